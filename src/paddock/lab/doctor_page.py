"""What the doctor says as a page: the findings, the board, and charts beside the other circuits."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape

from paddock.lab import charts
from paddock.lab.doctor import FIGURES, SHARES, Stretch, stretch_of
from paddock.lab.doctor_words import Doctor, figure
from paddock.lab.estimates import Estimate, percent
from paddock.lab.page import page, section
from paddock.scene.board_svg import board_svg


class DoctorPage:
    """A diagnosis to be shown in a browser."""

    def __init__(self, doctor: Doctor) -> None:
        self.doctor = doctor

    def html(self) -> str:
        """The findings as a page with the board and charts."""
        figures = [
            (self.doctor.say(f"doctor-figure-{name}"), figure(name, self.doctor.found.figure(name))) for name in FIGURES
        ]
        words = [self.doctor.say("doctor-findings"), self.doctor.say("doctor-advice")]
        told = [
            self._list(words[0], self.doctor.findings()),
            self._list(words[1], [each.text for each in self.doctor.advice()]),
        ]
        return page(
            self.doctor.lang, self.doctor.title, self.doctor.about, figures, [*told, self._board(), *self._charts()]
        )

    def _list(self, title: str, sentences: Sequence[str]) -> str:
        items = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
        return f"<section><h2>{escape(title)}</h2>{items}</section>"

    def _board(self) -> str:
        """The board; a disc on each stretch, the larger the more races see a pass there."""
        board = self.doctor.found.circuit.board(self.doctor.found.product, self.doctor.lang)
        places: dict[str, list[tuple[float, float]]] = {name: [] for name in self.doctor.found.stretches}
        for place in board.places:
            name = stretch_of(self.doctor.found.product, place.id)
            if place.path and name in places and "spot" not in place.id:
                places[name].append((place.x, place.y))
        discs = []
        for stretch, share in self.doctor.found.passing():
            spots = places[stretch.id]
            if spots and share.mean:
                x, y = spots[len(spots) // 2]
                told = escape(f"{self.doctor.name(stretch)}: {percent(share)}")
                radius = 12 + 40 * share.mean
                discs.append(
                    f'<circle cx="{x:g}" cy="{y:g}" r="{radius:.0f}" fill="#e11d48" fill-opacity=".55" stroke="#fff" '
                    f'stroke-width="3"><title>{told}</title></circle>'
                )
        title = escape(self.doctor.say("doctor-board"), quote=True)
        drawing = b64encode(board_svg(board, on_top=discs).encode()).decode()  # the page's own styles stay out of it
        picture = f'<img src="data:image/svg+xml;base64,{drawing}" alt="{title}" style="width:100%">'
        return f"<section><h2>{title}</h2>{picture}</section>"

    def _charts(self) -> list[str]:
        shown = (
            (self.doctor.found.passing(), "doctor-chart-passes"),
            (self.doctor.found.retiring(), "doctor-chart-retired"),
        )
        return [
            self._chart(self.doctor.say(key), ranked) for ranked, key in shown if ranked[0][1].mean
        ] + self._compared_charts()

    def _chart(self, title: str, ranked: Sequence[tuple[Stretch, Estimate]]) -> str:
        values = {self.doctor.name(stretch): 100 * share.mean for stretch, share in ranked if share.mean}
        rows = [[self.doctor.name(stretch), percent(share)] for stretch, share in ranked]
        return section(self.doctor.lang, title, charts.bars(title, values, "%"), ["", "%"], rows)

    def _compared_charts(self) -> list[str]:
        """Each figure beside that of the other circuits."""
        found = []
        for name in FIGURES if self.doctor.others else ():
            title = self.doctor.say(f"doctor-figure-{name}")
            own = {self.doctor.found.circuit.id: self.doctor.found.figure(name)}
            all_of_them: Mapping[str, Estimate] = own | {
                other: each[name] for other, each in self.doctor.others.items()
            }
            factor = 100 if name in SHARES else 1
            values = {circuit: factor * each.mean for circuit, each in all_of_them.items()}
            rows = [[circuit, figure(name, each)] for circuit, each in all_of_them.items()]
            found.append(section(self.doctor.lang, title, charts.bars(title, values, title), ["", title], rows))
        return found

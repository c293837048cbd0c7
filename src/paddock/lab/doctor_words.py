"""What the doctor says: findings in words, what to try, and a page with pictures."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from statistics import median

import paddock
from paddock.core import Text
from paddock.core.texts import render
from paddock.lab import charts
from paddock.lab.doctor import FIGURES, SHARES, Diagnosis, Stretch, known_figures, stretch_of
from paddock.lab.estimates import Estimate, amount, percent
from paddock.lab.page import page, section
from paddock.lab.plan import Plan
from paddock.lab.verdicts import speaker
from paddock.scene.board_svg import board_svg

MOST_NAMED = 4
"""Longer lists of stretches are cut."""
FAR = 1.3
"""A circuit stands out if it surely differs from the middle of the others by this factor."""
DANGEROUS = 0.25
"""More cars than this retire: too many for most clubs."""


class Doctor:
    """A diagnosis in one language."""

    def __init__(self, plan: Plan, found: Diagnosis, lang: str) -> None:
        self.plan = plan
        self.found = found
        self.lang = lang
        self.say = speaker(lang)
        self.others = {name: figures for name, figures in known_figures(plan.game).items() if name != found.circuit.id}

    @property
    def title(self) -> str:
        return self.say(
            "doctor-title", circuit=self.found.circuit.name, game=paddock.game(self.plan.game).title(self.lang)
        )

    @property
    def about(self) -> str:
        bots = ", ".join(dict.fromkeys(self.plan.bots))
        return self.say("doctor-about", races=f"{self.found.races:,}", seats=self.plan.seats, bots=bots)

    def name(self, stretch: Stretch) -> str:
        return render(stretch.name, self.lang) if isinstance(stretch.name, Text) else stretch.name

    def named(self, stretches: Sequence[Stretch]) -> str:
        names = [self.name(each) for each in stretches[:MOST_NAMED]]
        more = len(stretches) - len(names)
        return ", ".join([*names, self.say("doctor-more", count=more)] if more > 0 else names)

    def findings(self) -> list[str]:
        """Everything that the races say, a sentence each."""
        return [
            self.length(),
            *self.passing(),
            *self.retiring(),
            self.pole(),
            *self.left_out(),
            *self.compared(),
        ]

    def length(self) -> str:
        rounds, decisions = (amount(self.found.figure(name), 1) for name in ("rounds", "decisions"))
        return self.say("doctor-length", rounds=rounds, decisions=decisions)

    def passing(self) -> list[str]:
        """How often cars pass, where most, and where never."""
        said = [self.say("doctor-passes", passes=amount(self.found.figure("passes"), 1))]
        best, share = self.found.passing()[0]
        if share.mean:
            said.append(self.say("doctor-liveliest", where=self.name(best), share=percent(share)))
        quiet = self.found.quiet()
        if quiet:
            most = max(each.most for _, each in quiet)
            said.append(self.say("doctor-quiet", where=self.named([each for each, _ in quiet]), most=f"{most:.0%}"))
        return said

    def retiring(self) -> list[str]:
        said = [self.say("doctor-retired", share=percent(self.found.figure("retired")))]
        worst, share = self.found.retiring()[0]
        if share.mean:
            said.append(self.say("doctor-worst", where=self.name(worst), share=percent(share)))
        return said

    def pole(self) -> str:
        """What the best place on the grid is worth, against one win in as many races as there are seats."""
        pole, share = self.found.figure("pole"), 1 / self.plan.seats
        verdict = (
            "open" if not pole.known or pole.least <= share <= pole.most else "more" if pole.mean > share else "less"
        )
        return self.say(f"doctor-pole-{verdict}", won=percent(pole), share=f"{share:.0%}")

    def left_out(self) -> list[str]:
        """The lanes and spots that are never the right choice."""
        kind = "spot" if self.found.product == "sections" else "lane"
        return [
            self.say(f"doctor-unused-{kind}", lane=each.lane, where=self.name(each.stretch), share=percent(each.chosen))
            for each in self.found.left_out()[:MOST_NAMED]
        ]

    def standing_out(self) -> dict[str, tuple[Estimate, float]]:
        """The figures that surely differ from the middle of the other circuits, with that middle."""
        found = {}
        for name in FIGURES:
            middle = median(each[name].mean for each in self.others.values()) if self.others else 0.0
            own = self.found.figure(name)
            if middle and own.known and (own.least > middle * FAR or own.most < middle / FAR):
                found[name] = (own, middle)
        return found

    def compared(self) -> list[str]:
        """How the circuit compares with the others."""
        if not self.others:
            return [self.say("doctor-no-others")]
        said = [
            self.say(
                f"doctor-{'above' if own.mean > middle else 'below'}",
                what=self.say(f"doctor-figure-{name}"),
                own=show(name, own.mean),
                middle=show(name, middle),
                count=len(self.others),
            )
            for name, (own, middle) in self.standing_out().items()
        ]
        return said or [self.say("doctor-alike", count=len(self.others))]

    def advice(self) -> list[str]:
        """What to try, from what was found."""
        found, far = self.found, self.standing_out()
        said = []
        if "rounds" in far and far["rounds"][0].mean > far["rounds"][1]:
            said.append(self.say("try-shorter"))
        if quiet := found.quiet():
            said.append(self.say(f"try-passing-{found.product}", where=self.name(quiet[0][0])))
        retired = found.figure("retired")
        if retired.known and retired.least > DANGEROUS:
            said.append(self.say(f"try-safer-{found.product}", where=self.name(found.retiring()[0][0])))
        pole = found.figure("pole")
        if pole.known and pole.least > 1 / self.plan.seats:
            said.append(self.say(f"try-grid-{found.product}"))
        if unused := found.left_out():
            said.append(self.say(f"try-lane-{found.product}", lane=unused[0].lane, where=self.name(unused[0].stretch)))
        return said or [self.say("try-nothing")]

    def page(self) -> str:
        """The findings as a page with the board and charts."""
        figures = [(self.say(f"doctor-figure-{name}"), figure(name, self.found.figure(name))) for name in FIGURES]
        words = [self.say("doctor-findings"), self.say("doctor-advice")]
        told = [self._list(words[0], self.findings()), self._list(words[1], self.advice())]
        return page(self.lang, self.title, self.about, figures, [*told, self._board(), *self._charts()])

    def _list(self, title: str, sentences: Sequence[str]) -> str:
        items = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
        return f"<section><h2>{escape(title)}</h2>{items}</section>"

    def _board(self) -> str:
        """The board; a disc on each stretch, the larger the more races see a pass there."""
        board = self.found.circuit.board(self.found.product, self.lang)
        places: dict[str, list[tuple[float, float]]] = {name: [] for name in self.found.stretches}
        for place in board.places:
            name = stretch_of(self.found.product, place.id)
            if place.path and name in places and "spot" not in place.id:
                places[name].append((place.x, place.y))
        discs = []
        for stretch, share in self.found.passing():
            spots = places[stretch.id]
            if spots and share.mean:
                x, y = spots[len(spots) // 2]
                told = escape(f"{self.name(stretch)}: {percent(share)}")
                radius = 12 + 40 * share.mean
                discs.append(
                    f'<circle cx="{x:g}" cy="{y:g}" r="{radius:.0f}" fill="#e11d48" fill-opacity=".55" stroke="#fff" '
                    f'stroke-width="3"><title>{told}</title></circle>'
                )
        title = escape(self.say("doctor-board"), quote=True)
        drawing = b64encode(board_svg(board, on_top=discs).encode()).decode()  # the page's own styles stay out of it
        picture = f'<img src="data:image/svg+xml;base64,{drawing}" alt="{title}" style="width:100%">'
        return f"<section><h2>{title}</h2>{picture}</section>"

    def _charts(self) -> list[str]:
        shown = ((self.found.passing(), "doctor-chart-passes"), (self.found.retiring(), "doctor-chart-retired"))
        return [
            self._chart(self.say(key), ranked) for ranked, key in shown if ranked[0][1].mean
        ] + self._compared_charts()

    def _chart(self, title: str, ranked: Sequence[tuple[Stretch, Estimate]]) -> str:
        values = {self.name(stretch): 100 * share.mean for stretch, share in ranked if share.mean}
        rows = [[self.name(stretch), percent(share)] for stretch, share in ranked]
        return section(self.lang, title, charts.bars(title, values, "%"), ["", "%"], rows)

    def _compared_charts(self) -> list[str]:
        """Each figure beside that of the other circuits."""
        found = []
        for name in FIGURES if self.others else ():
            title = self.say(f"doctor-figure-{name}")
            own = {self.found.circuit.id: self.found.figure(name)}
            all_of_them: Mapping[str, Estimate] = own | {other: each[name] for other, each in self.others.items()}
            factor = 100 if name in SHARES else 1
            values = {circuit: factor * each.mean for circuit, each in all_of_them.items()}
            rows = [[circuit, figure(name, each)] for circuit, each in all_of_them.items()]
            found.append(section(self.lang, title, charts.bars(title, values, title), ["", title], rows))
        return found


def figure(name: str, estimate: Estimate) -> str:
    """A figure with its interval, as a share or as a number."""
    return percent(estimate) if name in SHARES else amount(estimate, 1)


def show(name: str, value: float) -> str:
    return f"{value:.0%}" if name in SHARES else f"{value:,.1f}"

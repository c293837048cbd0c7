"""The page of one race, to be shared: result, chances, luck and driving, awards; and the picture of its chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

import paddock
from paddock import Record, render
from paddock.analysis import Analysis
from paddock.analysis.words import ROOM, Line, Numbers, Told
from paddock.core.texts import message
from paddock.lab import charts
from paddock.lab.page import page, section, table_of
from paddock.scene.looks import colours


def race_page(analysis: Analysis, record: Record, told: Told, lang: str = "en", address: str = "") -> str:
    """The page of a race; with an address, to which a number is added, moments lead to the replay."""
    found = RacePage(analysis, record, lang, address)
    return page(lang, found.title, found.about, [], found.sections(told), found.hues)


def race_picture(analysis: Analysis, record: Record, lang: str = "en") -> str:
    """The chances as the race went, as a drawing of its own."""
    found = RacePage(analysis, record, lang)
    return charts.standalone(found.chances(()), found.hues)


class RacePage:
    """The parts of the page, in a language."""

    def __init__(self, analysis: Analysis, record: Record, lang: str, address: str = "") -> None:
        self.analysis = analysis
        self.address = address
        self.lang = lang
        self.write = Numbers(lang)
        match = paddock.replay(record)
        board = match.board(lang)
        self.scene = match.scene(None, lang)
        self.names = [name or str(seat + 1) for seat, name in enumerate(record.names)]
        self.hues = [colours()[player.colour].fill.removeprefix("#") for player in self.scene.players]
        winners = [self.names[seat] for seat in match.result.winners]
        race = " · ".join([self.scene.title, *([board.title] if board else [])])
        self.title = self.say("page-title", names=", ".join(winners), count=len(winners))
        self.about = self.say("page-about", race=race, drivers=len(self.names), decisions=analysis.curve[-1].number)

    def say(self, key: str, **args: Any) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def sections(self, told: Told) -> Iterator[str]:
        yield self.card("result-title", self.result())
        yield self.card("awards-title", paragraphs(told.awards))
        turning = f"<h2>{escape(self.say('turning-title'))}</h2>{self.moments(told.turning)}"
        yield self.wide("chances", f'<div class="chart">{self.chances(told.turning)}</div>', turning)
        note = f'<p class="note">{escape(self.say("account-note"))}</p>'
        yield self.wide("account-title", self.account(), paragraphs(told.verdicts) + note)
        for key, lines in (("costly-title", told.costly), ("lucky-title", told.lucky)):
            if lines:
                yield self.card(key, self.moments(lines))
        yield self.figures("lap-chart", self.lap_chart(), [list(map(str, each.order)) for each in self.analysis.curve])
        places = [[self.write.plain(place) for place in each.places] for each in self.analysis.curve]
        yield self.figures("places", self.expected(), places)
        yield f'<p class="note wide">{escape(self.say("page-end-linked" if self.address else "page-end"))}</p>'

    def card(self, title: str, inside: str, kind: str = "") -> str:
        return f"<section{kind}><h2>{escape(self.say(title))}</h2>{inside}</section>"

    def wide(self, title: str, left: str, right: str) -> str:
        """A card over the whole width, in two parts."""
        return self.card(title, f'<div class="split"><div>{left}</div><div>{right}</div></div>', ' class="wide"')

    def figures(self, title: str, picture: str, rows: Sequence[Sequence[str]]) -> str:
        """A chart with the table behind it."""
        numbered = [[str(each.number), *row] for each, row in zip(self.analysis.curve, rows, strict=True)]
        return section(self.lang, self.say(title), picture, [self.say("decisions"), *self.names], numbered)

    def result(self) -> str:
        """The classification, in the game's own words; a chip has the colour of the driver's lines."""
        rows = "".join(
            f"<tr><td>{each.place}</td><td>{self.chip(each.seat)} {escape(self.names[each.seat])}</td>"
            f"<td>{escape(each.text)}</td></tr>"
            for each in self.scene.standings
        )
        return f'<table class="words">{rows}</table>'

    def chip(self, seat: int) -> str:
        return f'<i style="background:#{self.hues[seat]}"></i>'

    def chances(self, turning: Sequence[Line]) -> str:
        wins = [[100 * win for win in each.wins] for each in self.analysis.curve]
        return self.chart("chances", "win", wins, marks=[float(line.number) for line in turning])

    def lap_chart(self) -> str:
        return self.chart("lap-chart", "place", [each.order for each in self.analysis.curve], places=True)

    def expected(self) -> str:
        return self.chart("places", "place", [each.places for each in self.analysis.curve], places=True)

    def chart(
        self,
        title: str,
        y_label: str,
        values: Sequence[Sequence[float]],
        places: bool = False,
        marks: Sequence[float] = (),
    ) -> str:
        """A line for each seat along the decisions, in the colour of its car."""
        numbers = [each.number for each in self.analysis.curve]
        series = {
            name: [(float(number), float(row[seat])) for number, row in zip(numbers, values, strict=True)]
            for seat, name in enumerate(self.unlike_names())
        }
        return charts.lines(self.say(title), series, self.say("decisions"), self.say(y_label), places, marks)

    def unlike_names(self) -> list[str]:
        """The names of the lines; those of the same name are told apart by their seats."""
        return [name if self.names.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(self.names, 1)]

    def account(self) -> str:
        """The account of each seat, which adds up."""
        head = [self.say(key) for key in ("driver", "expected", "luck", "driving", "place", "band", "given")]
        write = self.write
        rows = [
            [
                self.names[each.seat],
                write.plain(each.expected),
                write.signed(each.luck),
                write.signed(each.driving),
                write.place(each.place),
                write.plain(each.band),
                write.plain(each.given_each, 3),
            ]
            for each in sorted(self.analysis.accounts, key=lambda each: each.place)
        ]
        return table_of(head, rows)

    def moments(self, lines: Sequence[Line]) -> str:
        items = "".join(
            f"<li><b>{self.numbered(line.number)}</b><span>{escape(line.text)}</span></li>" for line in lines
        )
        return f'<ol class="moments">{items}</ol>'

    def numbered(self, number: int) -> str:
        """The number of a decision, which leads to the replay if there is one."""
        if not self.address:
            return str(number)
        about = escape(self.say("see-moment", number=number))
        return f'<a href="{escape(self.address)}{number}" aria-label="{about}">{number}</a>'


def paragraphs(sentences: Sequence[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)

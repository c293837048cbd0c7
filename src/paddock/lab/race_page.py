"""The page of one race, to be shared: chances, lap chart, luck and driving, awards; and the picture of its chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import paddock
from paddock import Record, render
from paddock.analysis import Analysis
from paddock.analysis.words import ROOM, Line, Told, amount, signed
from paddock.core.texts import message
from paddock.lab import charts
from paddock.lab.page import page, section


def race_page(analysis: Analysis, record: Record, told: Told, lang: str = "en") -> str:
    """The page of a race."""
    found = RacePage(analysis, record, told, lang)
    return page(lang, found.title, found.about, [], found.sections())


def race_picture(analysis: Analysis, record: Record, lang: str = "en") -> str:
    """The chances as the race went, as a drawing of its own."""
    return charts.standalone(RacePage(analysis, record, None, lang).chances())


class RacePage:
    """The parts of the page, in a language."""

    def __init__(self, analysis: Analysis, record: Record, told: Told | None, lang: str) -> None:
        self.analysis = analysis
        self.told = told
        self.lang = lang
        self.names = [name or str(seat + 1) for seat, name in enumerate(record.names)]
        self.title = self.say("page-title", game=paddock.game(record.game).title(lang))
        self.about = self.say("page-about", names=", ".join(self.names))

    def say(self, key: str, **args: Any) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def sections(self) -> Iterator[str]:
        assert self.told is not None
        head = [self.say("decisions"), *self.names]
        curve = self.analysis.curve
        rows = [[str(each.number), *(f"{100 * win:.0f}%" for win in each.wins)] for each in curve]
        yield section(self.lang, self.say("chances"), self.chances(), head, rows)
        yield self.account()
        rows = [[str(each.number), *map(str, each.order)] for each in curve]
        yield section(self.lang, self.say("lap-chart"), self.lap_chart(), head, rows)
        rows = [[str(each.number), *(f"{place:.1f}" for place in each.places)] for each in curve]
        yield section(self.lang, self.say("places"), self.expected(), head, rows)
        yield section(self.lang, self.say("awards-title"), "", [], [[award] for award in self.told.awards])
        for key, lines in (("turning", self.told.turning), ("costly", self.told.costly), ("lucky", self.told.lucky)):
            if lines:
                yield self.moments(key, lines)

    def chances(self) -> str:
        return self.chart("chances", "win", [[100 * win for win in each.wins] for each in self.analysis.curve])

    def lap_chart(self) -> str:
        return self.chart("lap-chart", "place", [each.order for each in self.analysis.curve], places=True)

    def expected(self) -> str:
        return self.chart("places", "place", [each.places for each in self.analysis.curve], places=True)

    def chart(self, title: str, y_label: str, values: Sequence[Sequence[float]], places: bool = False) -> str:
        """A line for each seat along the decisions."""
        numbers = [each.number for each in self.analysis.curve]
        series = {
            f"{seat + 1} {name}": [
                (float(number), float(row[seat])) for number, row in zip(numbers, values, strict=True)
            ]
            for seat, name in enumerate(self.names)
        }
        return charts.lines(self.say(title), series, self.say("decisions"), self.say(y_label), places)

    def account(self) -> str:
        """The account of each seat, which adds up."""
        head = [self.say(key) for key in ("driver", "expected", "luck", "band", "driving", "place", "given")]
        rows = [
            [
                self.names[each.seat],
                f"{each.expected:.1f}",
                signed(each.luck),
                f"{each.band:.1f}",
                signed(each.driving),
                amount(each.place),
                f"{each.given:.1f}",
            ]
            for each in sorted(self.analysis.accounts, key=lambda each: each.place)
        ]
        assert self.told is not None
        return section(self.lang, self.say("account-title"), "", head, rows, self.told.accounts)

    def moments(self, key: str, lines: Sequence[Line]) -> str:
        rows = [[str(line.number), line.text] for line in lines]
        return section(self.lang, self.say(f"{key}-title"), "", [self.say("moment"), self.say("what")], rows)

"""An analysis in words: who was lucky, who drove well, and the moments behind it."""

from collections.abc import Sequence
from typing import Any, Final

import paddock
from paddock import Match, Record, render
from paddock.analysis.account import Account
from paddock.analysis.race import Analysis, Choice, Throw
from paddock.core import Plain, message, replay

ROOM: Final = "paddock.analysis"
SHOWN: Final = 5
NOTABLE: Final = 0.02
"""Less than this much of a place is not worth a line."""


class Line(Plain):
    """A sentence about a moment of the race, with where the replay shows it."""

    number: int
    seat: int
    text: str


class Told(Plain):
    """An analysis in a language."""

    accounts: tuple[str, ...]
    turning: tuple[Line, ...]
    costly: tuple[Line, ...]
    lucky: tuple[Line, ...]
    awards: tuple[str, ...]


def told(analysis: Analysis, record: Record, lang: str = "en") -> Told:
    """The analysis of a record in words."""
    return Teller(analysis, record, lang).told()


class Teller:
    """Finds the words for an analysis; the race is played once more to know what happened when."""

    def __init__(self, analysis: Analysis, record: Record, lang: str) -> None:
        self.analysis = analysis
        self.record = record
        self.lang = lang
        self.ends: dict[int, int] = {}
        self.last, _ = replay(record, paddock.game(record.game), each=self._mark)
        self.names = tuple(name or str(seat + 1) for seat, name in enumerate(record.names))

    def _mark(self, match: Match) -> None:
        self.ends[match.moves] = len(match.events)

    def say(self, key: str, **args: Any) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def told(self) -> Told:
        analysis = self.analysis
        return Told(
            accounts=tuple(self.account(each) for each in sorted(analysis.accounts, key=lambda each: each.place)),
            turning=tuple(self.turning(moment.number, change) for moment, change in analysis.turning_points(SHOWN)),
            costly=tuple(self.costly(choice) for choice in analysis.costliest(most=SHOWN) if choice.cost > NOTABLE),
            lucky=tuple(self.lucky(seat, throw) for seat, throw in self.luckiest()),
            awards=tuple(self.awards()),
        )

    def account(self, each: Account) -> str:
        """`Ada finished 3rd; 2.5 was expected. Luck +0.2 (up to 0.7 is usual), driving -0.7: first by luck...`"""
        return self.say(
            "account",
            name=self.names[each.seat],
            place=amount(each.place),
            expected=f"{each.expected:.1f}",
            luck=signed(each.luck),
            band=f"{each.band:.1f}",
            driving=signed(each.driving),
            given=f"{each.given:.1f}",
            choices=each.choices,
            luck_place=self.ordinal(each.luck_rank),
            driving_place=self.ordinal(each.driving_rank),
        )

    def ordinal(self, number: int) -> str:
        return self.say("ordinal", number=number)

    def turning(self, number: int, change: float) -> Line:
        moment = next(each for each in self.analysis.curve if each.number == number)
        first = max(range(len(moment.wins)), key=lambda seat: moment.wins[seat])
        text = self.say(
            "turning", happened=self.happened(number), name=self.names[first], win=percent(moment.wins[first])
        )
        return Line(number, first, text)

    def costly(self, choice: Choice) -> Line:
        match = paddock.replay(self.record, until=choice.number)
        labels = {each.code: each.label(self.lang, self.names) for each in match.decision(choice.seat).options}
        text = self.say(
            "costly",
            name=self.names[choice.seat],
            played=labels[choice.code],
            best=labels[choice.best.code],
            places=f"{choice.cost:.2f}",
            points=percent(choice.cost_win),
        )
        return Line(choice.number, choice.seat, text)

    def luckiest(self) -> list[tuple[int, Throw]]:
        """The throws that meant most to any one seat, with that seat."""
        throws = self.analysis.throws
        found = [(max(range(len(each.places)), key=lambda seat: abs(each.places[seat])), each) for each in throws]
        found.sort(key=lambda pair: -abs(pair[1].places[pair[0]]))
        return [(seat, each) for seat, each in found[:SHOWN] if abs(each.places[seat]) > NOTABLE]

    def lucky(self, seat: int, throw: Throw) -> Line:
        happened = self.happened(throw.number)
        gain = throw.places[seat]
        key = "lucky" if throw.code else "secret"
        text = self.say(key, happened=happened, name=self.names[seat], places=signed(gain), good=str(gain > 0).lower())
        return Line(throw.number, seat, text)

    def happened(self, number: int) -> str:
        """What was told up to the next decision after this many of them."""
        before, end = self.ends.get(number - 1, 0), self.ends.get(number, 0)
        heard = [event.heard_by(None) for event in self.last.events[before:end]]
        lines = [event.label(self.lang, self.names) for event in heard if event is not None]
        return " ".join(lines[:2]) if lines else self.say("decision", number=number)

    def awards(self) -> Sequence[str]:
        """Who deserves to be named besides the winner."""
        accounts, found = self.analysis.accounts, []
        passes = passes_of(self.analysis)
        if max(passes) > 0:
            seat = passes.index(max(passes))
            found.append(self.say("award-passes", name=self.names[seat], count=passes[seat]))
        unlucky = min(accounts, key=lambda each: each.luck)
        if unlucky.luck < 0:
            found.append(self.say("award-unlucky", name=self.names[unlucky.seat], luck=signed(unlucky.luck)))
        clean = [each for each in accounts if each.choices]
        if clean:
            best = min(clean, key=lambda each: each.given / each.choices)
            found.append(self.say("award-clean", name=self.names[best.seat], given=f"{best.given:.1f}"))
        seat, least = comeback(self.analysis)
        found.append(self.say("award-comeback", name=self.names[seat], win=percent(least)))
        return found


def passes_of(analysis: Analysis) -> list[int]:
    """How often each seat got ahead of another."""
    seats = range(len(analysis.names))
    found = [0] * len(analysis.names)
    for before, after in zip(analysis.curve, analysis.curve[1:], strict=False):
        if before.order != after.order:
            for seat in seats:
                found[seat] += sum(
                    before.order[seat] > before.order[other] and after.order[seat] < after.order[other]
                    for other in seats
                )
    return found


def comeback(analysis: Analysis) -> tuple[int, float]:
    """The winner, and the least chance that it had on the way."""
    winner = min(analysis.accounts, key=lambda each: each.place).seat
    return winner, min(moment.wins[winner] for moment in analysis.curve)


def signed(value: float) -> str:
    """A number with its sign, as people write it."""
    return f"{value:+.1f}".replace("-", "\N{MINUS SIGN}")


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def amount(place: float) -> str:
    return f"{place:.0f}" if place == int(place) else f"{place:.1f}"

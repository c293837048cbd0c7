"""An analysis in words: who was lucky, who drove well, and the moments behind it."""

from collections.abc import Iterator
from typing import Any, Final

import paddock
from paddock import Match, Record, render
from paddock.analysis.account import Account
from paddock.analysis.race import Analysis, Choice, Throw
from paddock.core import Plain, message, replay
from paddock.scene import option_labels

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
    verdicts: tuple[str, ...]
    """The accounts in short, for a page that shows their figures in a table."""
    turning: tuple[Line, ...]
    costly: tuple[Line, ...]
    lucky: tuple[Line, ...]
    awards: tuple[str, ...]


def told(analysis: Analysis, record: Record, lang: str = "en") -> Told:
    """The analysis of a record in words."""
    return Teller(analysis, record, lang).told()


class Numbers:
    """Numbers as people of a language write them."""

    def __init__(self, lang: str) -> None:
        self.mark = render(message(ROOM, "decimal-mark"), lang)

    def plain(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace(".", self.mark)

    def signed(self, value: float, digits: int = 1) -> str:
        """With its sign, unless nothing is left of it."""
        text = f"{value:+.{digits}f}".replace("-", "\N{MINUS SIGN}").replace(".", self.mark)
        return text if text.strip(f"+\N{MINUS SIGN}0{self.mark}") else text[1:]

    def place(self, place: float) -> str:
        """A place; one that is shared may lie between two."""
        return self.plain(place, 0 if place == int(place) else 1)


class Teller:
    """Finds the words for an analysis; the race is played once more to know what happened when."""

    def __init__(self, analysis: Analysis, record: Record, lang: str) -> None:
        self.analysis = analysis
        self.record = record
        self.lang = lang
        self.write = Numbers(lang)
        self.ends: dict[int, int] = {}
        self.last, _ = replay(record, paddock.game(record.game), each=self._mark)
        self.names = tuple(name or str(seat + 1) for seat, name in enumerate(record.names))

    def _mark(self, match: Match) -> None:
        self.ends[match.moves] = len(match.events)

    def say(self, key: str, **args: Any) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def told(self) -> Told:
        analysis = self.analysis
        accounts = sorted(analysis.accounts, key=lambda each: each.place)
        turning = sorted(moment.number for moment, _ in analysis.turning_points(SHOWN))
        return Told(
            accounts=tuple(self.account(each) for each in accounts),
            verdicts=tuple(self.verdict(each) for each in accounts),
            turning=tuple(self.turning(number) for number in turning),
            costly=tuple(self.costly(choice) for choice in analysis.costliest(most=SHOWN) if choice.cost > NOTABLE),
            lucky=tuple(self.lucky(seat, throw) for seat, throw in self.luckiest()),
            awards=tuple(self.awards()),
        )

    def account(self, each: Account) -> str:
        """`Ada: place 3, where 2.5 was to be expected. Luck +0.2 (up to 0.7 is usual), driving -0.7...`"""
        return self.say(
            "account",
            name=self.names[each.seat],
            place=self.write.place(each.place),
            expected=self.write.plain(each.expected),
            luck=self.write.signed(each.luck),
            band=self.write.plain(each.band),
            driving=self.write.signed(each.driving),
            each=self.write.plain(each.given_each, 3),
            choices=each.choices,
            luck_place=self.ordinal(each.luck_rank),
            driving_place=self.ordinal(each.driving_rank),
        )

    def verdict(self, each: Account) -> str:
        """`Ada: first by luck, third by driving, and luckier than usual.`"""
        return self.say(
            "verdict",
            name=self.names[each.seat],
            luck="usual" if abs(each.luck) <= each.band else "good" if each.luck > 0 else "bad",
            luck_place=self.ordinal(each.luck_rank),
            driving_place=self.ordinal(each.driving_rank),
        )

    def ordinal(self, number: int) -> str:
        return self.say("ordinal", number=number)

    def turning(self, number: int) -> Line:
        """What happened, and the seat to whose chance to win it meant most."""
        curve = self.analysis.curve
        index = next(index for index, each in enumerate(curve) if each.number == number)
        before, after = curve[index - 1].wins, curve[index].wins
        seat = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
        text = self.say(
            "turning",
            happened=self.happened(number),
            name=self.names[seat],
            before=percent(before[seat]),
            after=percent(after[seat]),
        )
        return Line(number, seat, text)

    def costly(self, choice: Choice) -> Line:
        labels = option_labels(paddock.replay(self.record, until=choice.number), choice.seat, self.lang)
        text = self.say(
            "costly",
            name=self.names[choice.seat],
            played=labels[choice.code],
            best=labels[choice.best.code],
            places=self.write.plain(choice.cost, 2),
            points=max(0, round(100 * choice.cost_win)),
        )
        return Line(choice.number, choice.seat, text)

    def luckiest(self) -> list[tuple[int, Throw]]:
        """The throws that meant most to any one seat, with that seat."""
        throws = self.analysis.throws
        found = [(max(range(len(each.places)), key=lambda seat: abs(each.places[seat])), each) for each in throws]
        found.sort(key=lambda pair: -abs(pair[1].places[pair[0]]))
        return [(seat, each) for seat, each in found[:SHOWN] if abs(each.places[seat]) > NOTABLE]

    def lucky(self, seat: int, throw: Throw) -> Line:
        gain = throw.places[seat]
        text = self.say(
            "lucky" if throw.code else "secret",
            happened=self.happened(throw.number),
            name=self.names[seat],
            places=self.write.signed(gain, 2),
            good=str(gain > 0).lower(),
        )
        return Line(throw.number, seat, text)

    def happened(self, number: int) -> str:
        """What was told up to the next decision after this many of them."""
        before, end = self.ends.get(number - 1, 0), self.ends.get(number, 0)
        heard = [event.heard_by(None) for event in self.last.events[before:end]]
        lines = [event.label(self.lang, self.names) for event in heard if event is not None]
        return " ".join(lines[:2]) if lines else self.say("decision", number=number)

    def awards(self) -> Iterator[str]:
        """Who deserves to be named besides the winner."""
        passes = passes_of(self.analysis)
        if most := max(passes):
            names = [name for name, count in zip(self.names, passes, strict=True) if count == most]
            yield self.say("award-passes", name=", ".join(names), count=most)
        yield from self.lucky_awards()
        if choosers := [each for each in self.analysis.accounts if each.choices]:
            best = min(choosers, key=lambda each: each.given_each)
            yield self.say("award-clean", name=self.names[best.seat], each=self.write.plain(best.given_each, 3))
        seat, least, number = comeback(self.analysis)
        if least < 1 / len(self.names):
            yield self.say("award-comeback", name=self.names[seat], win=percent(least), number=number)

    def lucky_awards(self) -> Iterator[str]:
        """The luckiest and the unluckiest, if their luck is worth a word."""
        ordered = sorted(self.analysis.accounts, key=lambda each: each.luck)
        for key, each, luck in (
            ("award-lucky", ordered[-1], ordered[-1].luck),
            ("award-unlucky", ordered[0], -ordered[0].luck),
        ):
            if luck > each.band / 2:
                yield self.say(key, name=self.names[each.seat], luck=self.write.signed(each.luck))


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


def comeback(analysis: Analysis) -> tuple[int, float, int]:
    """The winner, the least chance that it had on the way, and after which decision."""
    winner = min(analysis.accounts, key=lambda each: each.place).seat
    worst = min(analysis.curve, key=lambda moment: moment.wins[winner])
    return winner, worst.wins[winner], worst.number


def percent(share: float) -> str:
    return f"{100 * share:.0f}"

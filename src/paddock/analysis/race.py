"""The analysis of a recorded race, by the definitions that backgammon settled.

The luck of a throw is the chance after it less the mean over all that could have fallen, so it is zero on average
whatever the model of the chances is worth. The model has learned from positions just after throws, in races of drivers
who answered them well, so the answer is in the chance, and all outcomes of a fork are judged by one measure. What a
choice gave away is the chance after the best option less that after the one played, from what its seat could know.
Where seats choose in secret, the others' answers are chance to each of them: what sensible drivers might have answered
is compared with what they did.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

import paddock
from paddock import Match, Option, Record
from paddock.analysis.account import Account, account_of, rank
from paddock.analysis.secret import Secret
from paddock.analysis.values import Value, chosen, expected, falls, mean, value_of, worlds_of
from paddock.core import Plain, beginning, message
from paddock.core.texts import TextError

MOST_OPTIONS: Final = 40
"""Of more options than this, only a part is weighed."""
FEW_OUTCOMES: Final = 12
"""How many outcomes of the chance after an option are weighed."""

Progress = Callable[[int, int], None]
"""Called with the decisions that were looked at, and their number."""


class Moment(Plain):
    """The chances after a number of decisions."""

    number: int
    wins: tuple[float, ...]
    places: tuple[float, ...]
    """The mean place of each seat."""
    order: tuple[int, ...]
    """The place of each seat as it stands."""


class Throw(Plain):
    """One fall of chance, and what it meant to every seat."""

    number: int
    """The decisions made before it: where the replay shows it."""
    seat: int | None
    """The seat after whose decision it fell; None before the first."""
    code: str
    """What fell; empty for the answers of a secret choice."""
    wins: tuple[float, ...]
    """What each seat gained in chance to win..."""
    places: tuple[float, ...]
    """...and in places."""


class Valued(Plain):
    """An option, and what it was worth to the seat that had it."""

    code: str
    win: float
    place: float


class Choice(Plain):
    """A choice between several options."""

    number: int
    """The decisions made before it."""
    seat: int
    code: str
    """What was played."""
    options: tuple[Valued, ...]
    """The options that were weighed, the best first."""

    @property
    def best(self) -> Valued:
        return self.options[0]

    @property
    def played(self) -> Valued:
        return next(option for option in self.options if option.code == self.code)

    @property
    def cost(self) -> float:
        """Places that the choice gave away."""
        return self.played.place - self.best.place

    @property
    def cost_win(self) -> float:
        """Chance to win that the choice gave away; less than nothing if the best place was not the best chance."""
        return self.best.win - self.played.win


class Analysis(Plain):
    """A race with its chances, its throws, its choices, and an account for each seat."""

    game: str
    names: tuple[str, ...]
    curve: tuple[Moment, ...]
    throws: tuple[Throw, ...]
    choices: tuple[Choice, ...]
    accounts: tuple[Account, ...]

    def costliest(self, seat: int | None = None, most: int = 5) -> list[Choice]:
        """The choices that gave away most."""
        own = [each for each in self.choices if seat in (None, each.seat) and each.cost > 0]
        return sorted(own, key=lambda choice: -choice.cost)[:most]

    def luckiest(self, seat: int, most: int = 5) -> list[Throw]:
        """The throws that meant most to a seat, good or bad."""
        return sorted(self.throws, key=lambda throw: -abs(throw.places[seat]))[:most]

    def turning_points(self, most: int = 5) -> list[tuple[Moment, float]]:
        """The moments before which the chances changed most, with half of the change of all seats together."""
        moved = [
            (after, sum(abs(new - old) for new, old in zip(after.wins, before.wins, strict=True)) / 2)
            for before, after in zip(self.curve, self.curve[1:], strict=False)
        ]
        return sorted(moved, key=lambda each: -each[1])[:most]


def analyse(record: Record | str, progress: Progress | None = None, choices: bool = True) -> Analysis:
    """Analyse a finished race; without `choices`, only its luck."""
    record = Record.parse(record) if isinstance(record, str) else record
    if not record.over:
        raise TextError(message("paddock.analysis", "not-over"))
    paddock.replay(record)  # refuses a record that does not lead to its end
    return Analyst(record, choices).analysis(progress)


class Analyst:
    """Plays a race again, and looks at every throw and every choice."""

    def __init__(self, record: Record, with_choices: bool) -> None:
        self.record = record
        self.with_choices = with_choices
        names = record.names
        self.match = beginning(record, paddock.game(record.game), listening=False)
        self.seats = range(len(names))
        self.random = Random(f"analysis/{record.digest}")
        self.start: Value | None = None
        self.curve: list[Moment] = []
        self.throws: list[Throw] = []
        self.choices: list[Choice] = []
        self.variance = [0.0] * len(names)
        self.secret: Secret | None = None
        self.number = 0

    def analysis(self, progress: Progress | None) -> Analysis:
        match, moves = self.match, self.record.moves
        self.start = expected(match, self.random)
        last: int | None = None
        for count, move in enumerate(moves):
            if move.seat is not None:
                self.decide(move.seat, move.code)
                last = move.seat
            for code in move.chance:
                self.fall(last, code)
            self.note()
            if progress is not None:
                progress(count + 1, len(moves))
        return Analysis(
            game=self.record.game,
            names=self.record.names,
            curve=tuple(self.curve),
            throws=tuple(self.throws),
            choices=tuple(self.choices),
            accounts=tuple(self.accounts()),
        )

    def note(self) -> None:
        """Keep the chances as they are now."""
        value, standing = value_of(self.match), self.match.game.result(self.match.race)
        order = tuple([standing.place(seat) for seat in self.seats])
        self.curve.append(Moment(self.number, tuple(value.wins), tuple(value.places), order))

    def decide(self, seat: int, code: str) -> None:
        """A decision as it was made."""
        match = self.match
        if len(match.to_move) > 1 and not match.chosen:
            self.secret = Secret(match.clone(), self.random)
        if self.secret is not None:
            self.secret.answer(seat, code, self.number)
        elif self.with_choices:
            self.weigh(seat, code)
        match.choose(seat, code)
        self.number += 1
        if self.secret is not None and self.secret.is_open:
            self.reveal(self.secret)
            self.secret = None

    def weigh(self, seat: int, code: str) -> None:
        """Keep what each option of a decision was worth."""
        choice = weigh(self.match, seat, code, self.number, self.random)
        if choice is not None:
            self.choices.append(choice)

    def fall(self, seat: int | None, code: str) -> None:
        """A fall of chance: what it gave each seat against the mean of all that could have fallen."""
        match = self.match
        fork = match.chance
        assert fork is not None, "the record says that chance falls here"
        if len(fork.kinds()) == 1:
            match.fall(code)
            return
        weighed = [(share, value_of(after)) for share, after in falls(match, self.random)]
        match.fall(code)
        self.throw(seat, code, value_of(match), weighed)

    def throw(self, seat: int | None, code: str, value: Value, weighed: list[tuple[float, Value]]) -> None:
        before = mean(weighed)
        wins, places = value.gain(before)
        self.throws.append(Throw(self.number, seat, code, wins, places))
        for each in self.seats:
            self.variance[each] += sum(
                [share * (may.places[each] - before.places[each]) ** 2 for share, may in weighed]
            )

    def reveal(self, secret: Secret) -> None:
        """Secret answers are open: to each seat, those of the others were chance."""
        value = expected(self.match, self.random)
        wins, places = [0.0] * len(self.seats), [0.0] * len(self.seats)
        for seat in self.seats:
            before, variance = secret.foreseen(seat)
            wins[seat], places[seat] = value.wins[seat] - before.wins[seat], before.places[seat] - value.places[seat]
            self.variance[seat] += variance
        self.throws.append(Throw(self.number, None, "", tuple(wins), tuple(places)))
        if self.with_choices:
            for seat, number, code, options in secret.weighed():
                valued = [Valued(option, each.wins[seat], each.places[seat]) for option, each in options]
                self.choices.append(Choice(number, seat, code, ranked(valued)))

    def accounts(self) -> Iterator[Account]:
        assert self.start is not None
        ended = value_of(self.match)
        made = []
        for seat in self.seats:
            luck = sum([throw.places[seat] for throw in self.throws])
            costs = [choice.cost for choice in self.choices if choice.seat == seat]
            made.append(account_of(seat, self.start.places[seat], ended.places[seat], luck, self.variance[seat], costs))
        lucks, drives = [each.luck for each in made], [each.driving for each in made]
        for each in made:
            yield replace(each, luck_rank=rank(lucks, each.luck), driving_rank=rank(drives, each.driving))


def weigh(match: Match, seat: int, code: str, number: int, random: Random | None = None) -> Choice | None:
    """What each option of a decision was worth to its seat, from what it could know; None if it had no choice."""
    options = options_to_weigh(match, seat, code)
    if len(options) < 2:
        return None
    worlds, random = worlds_of(match, seat, number), random or Random(number)
    found = []
    for option in options:
        after = [expected(chosen(world, seat, option), random, FEW_OUTCOMES) for world in worlds]
        value = mean([(1 / len(worlds), each) for each in after])
        found.append(Valued(option.code, value.wins[seat], value.places[seat]))
    return Choice(number, seat, code, ranked(found))


def options_to_weigh(match: Match, seat: int, code: str) -> list[Option]:
    """All options, or a part of many with the one that was played; none where the seat speaks for the whole table."""
    decision = match.decision(seat)
    if decision.for_table is not None:
        return []
    options = list(decision.options)
    if len(options) > MOST_OPTIONS:
        options = list(match.game.shortlist(match.race, decision.task, options))
        options = options[:: -(-len(options) // MOST_OPTIONS)]
    if all(option.code != code for option in options):
        options.append(next(option for option in decision.options if option.code == code))
    return options


def ranked(options: list[Valued]) -> tuple[Valued, ...]:
    """The options by the place that they promised, the best first."""
    return tuple(sorted(options, key=lambda option: (option.place, -option.win)))

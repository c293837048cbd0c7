"""What an option leads to: it is played out on an imagined table, through all that chance may bring.

It ends with the turn, or with the next question if the game does not guess answers. Later answers of the seat are those
that leave it the best position, as the game judges it. Equal ends are merged. If there are too many outcomes to list,
each branch draws one of them by its odds, and the result is an estimate.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from paddock.core.consequences import NOTHING, Consequences, Cost, Destination, Prospect
from paddock.core.dice import Dice
from paddock.core.tasks import RUN, SEALED, Chance, Choice, Option, Task

if TYPE_CHECKING:
    from paddock.core.game import Game
    from paddock.core.position import Position
    from paddock.core.texts import Text

ROOM: Final = 800
"""How many positions may be looked at for all options of a decision."""
LEAST_ROOM: Final = 24
"""How many of them an option has at least."""
WORLDS: Final = 3
"""How many tables are imagined if something is hidden from the seat."""


class Foresight:
    """Looks ahead for a seat from a decision of its own."""

    def __init__(self, game: Game, race: Position, seat: int, options: int) -> None:
        self.game = game
        self.seat = seat
        self.worlds = imagined_races(game, race, seat)
        self.room = max(LEAST_ROOM, ROOM // (options * len(self.worlds)))

    def consequences(self, option: Option) -> Consequences:
        """What follows from an option; nothing where the game does not look ahead."""
        task: Any = self.worlds[0].stack[-1]
        if task.kind == SEALED or self.game.turn(self.worlds[0]) is None:
            return NOTHING
        found = Endings(self.game, self.seat, task, len(self.worlds) > 1)
        for number, world in enumerate(self.worlds):
            Lookout(self.game, self.seat, found, self.room, Random(f"{number}")).play(
                world, option, 1.0 / len(self.worlds)
            )
        return found.summary()


def imagined_races(game: Game, race: Position, seat: int) -> list[Position]:
    """Tables as a seat may imagine them: a single one if it stands for all, or if nothing is hidden from the seat."""
    pooled = race.copy()
    if game.pool(pooled, seat):
        return [pooled]
    found: list[Position] = []
    for number in range(WORLDS):
        world = race.copy()
        game.imagine(world, seat, Dice(f"foresight/{number}"))
        if number == 1 and world == found[0]:
            break
        found.append(world)
    return found


class Endings:
    """Where the turn has ended so far, with all that happened, added up."""

    def __init__(self, game: Game, seat: int, task: Choice, is_hidden: bool) -> None:
        self.game = game
        self.seat = seat
        self.task = task
        self.exact = not is_hidden
        self.places: dict[str, float] = defaultdict(float)
        self.prices: dict[str, dict[tuple[str, int], float]] = defaultdict(lambda: defaultdict(float))
        self.costs: dict[tuple[str, int], float] = defaultdict(float)
        self.outcomes: dict[tuple[Text, bool], float] = defaultdict(float)
        self.reach: dict[str, None] = {}

    def offer(self, options: Sequence[Option]) -> None:
        """Note what the seat may touch to answer its next question."""
        for option in options:
            self.reach.update(dict.fromkeys(option.targets))

    def add(self, race: Position, start: dict[str, int], share: float) -> None:
        """Count an ending."""
        is_out = False
        named: dict[tuple[Text, bool], None] = {}
        for event in race.told or ():
            if event.whose() == self.seat:
                text = event.outcome()
                if text is not None:
                    named[text, event.ends_race] = None
                is_out = is_out or event.ends_race
        for key in named:
            self.outcomes[key] += share
        if is_out:
            return
        place = self.game.place_of(race, self.seat, self.task)
        if place:
            self.places[place] += share
        due = self.game.due(race, self.seat, self.task)
        for gauge, value in self.game.gauges(race, self.seat, self.task).items():
            change = value + due.get(gauge, 0) - start.get(gauge, value)
            if change:
                self.costs[gauge, change] += share
                self.prices[place][gauge, change] += share

    def summary(self) -> Consequences:
        """All endings as one record, the likeliest first."""
        places = sorted(self.places.items(), key=lambda item: -item[1])
        outcomes = sorted(self.outcomes.items(), key=lambda item: (not item[0][1], -item[1]))
        return Consequences(
            tuple(Destination(place, chance, costs_of(self.prices[place], chance)) for place, chance in places),
            costs_of(self.costs, 1.0),
            tuple(Prospect(text, chance, is_out) for (text, is_out), chance in outcomes),
            tuple(self.reach),
            self.exact,
        )


def costs_of(shares: dict[tuple[str, int], float], whole: float) -> tuple[Cost, ...]:
    """Changes of gauges with their chances, as parts of a whole."""
    return tuple(Cost(gauge, change, share / whole) for (gauge, change), share in shares.items())


class Lookout:
    """Plays an option out on one imagined table."""

    def __init__(self, game: Game, seat: int, found: Endings, room: int, random: Random) -> None:
        self.game = game
        self.seat = seat
        self.found = found
        self.room = room
        self.random = random
        self.turn: Any = None
        self.start: dict[str, int] = {}

    def play(self, world: Position, option: Option, share: float) -> None:
        """Play an option out from a table."""
        self.turn = self.game.turn(world)
        self.start = self.game.gauges(world, self.seat, self.found.task)
        race = world.copy()
        race.listen([], outcomes_only=True)
        choose(race, option)
        self.follow(race, share)

    def follow(self, race: Position, share: float) -> None:
        """Go on from a position to every end of the turn that chance may bring."""
        while True:
            task = self.settle(race)
            if task is None:
                self.found.add(race, self.start, share)
                return
            if isinstance(task, Chance):
                share = self.branch(race, task, share)
            elif isinstance(task, Choice) and self.game.plays_on:
                who = task.who(race)
                if who != self.seat:
                    self.found.exact = False
                choose(race, advised(self.game, race, task, who, self))
            else:
                self.stop(race, task, share)
                return

    def stop(self, race: Position, task: Task, share: float) -> None:
        """A question ends the look ahead; a secret one of several seats, in the middle of a turn, makes it a guess."""
        if isinstance(task, Choice):
            if task.who(race) == self.seat:
                self.found.offer(task.options(race))
        elif self.game.plays_on:
            self.found.exact = False
        self.found.add(race, self.start, share)

    def settle(self, race: Position) -> Task | None:
        """Run tasks until chance or a seat decides; None if the turn, or the seat's own race, is over."""
        stack = race.stack
        seen = 0
        while stack and self.game.turn(race) == self.turn:
            told = race.told
            assert told is not None
            for event in told[seen:]:
                if event.ends_race and event.whose() == self.seat:
                    return None
            seen = len(told)
            task = stack[-1]
            if task.kind != RUN and self.game.concerns(race, task, self.seat):
                return task
            stack.pop()
            if task.kind == RUN:
                task.run(race)
        return None

    def branch(self, race: Position, task: Chance, share: float) -> float:
        """Follow all outcomes but the last; the race goes on with that one, whose share is returned."""
        kinds = self.game.kinds(race, task, self.seat)
        total = sum([weight for _, weight in kinds])
        if len(kinds) > 1 and self.room <= 0:
            self.found.exact = False
            kinds = self.random.choices(kinds, [weight for _, weight in kinds])
            total = kinds[0][1]
        for outcome, weight in kinds[:-1]:
            self.room -= 1
            other = copied(race)
            fall(other, outcome)
            self.follow(other, share * weight / total)
        outcome, weight = kinds[-1]
        fall(race, outcome)
        return share * weight / total


def advised(game: Game, race: Position, task: Choice, seat: int, lookout: Lookout | None = None) -> Option:
    """The answer that leaves a seat the best position, as the game judges it."""
    options = game.shortlist(race, task, task.options(race))
    if len(options) == 1:
        return options[0]
    if lookout is not None:
        lookout.room -= len(options)
    return options[best_of([worth_of(game, race, option, seat) for option in options])]


def worth_of(game: Game, race: Position, option: Option, seat: int) -> float:
    """What a position is worth right after an answer, before chance or a seat decides again."""
    after = race.copy()
    choose(after, option)
    stack = after.stack
    while stack and stack[-1].kind == RUN:
        stack.pop().run(after)
    return game.worth(after, seat)


def best_of(worths: Sequence[float]) -> int:
    """The first of those that are worth most."""
    return worths.index(max(worths))


def copied(race: Position) -> Position:
    """A copy with all that was told so far."""
    other = race.copy()
    other.listen(race.told[:] if race.told is not None else None, outcomes_only=True)
    return other


def choose(race: Position, option: Option) -> None:
    """A seat answers the question on top of the stack."""
    task: Any = race.stack.pop()
    task.chosen(race, option)


def fall(race: Position, outcome: Any) -> None:
    """Chance decides what is on top of the stack."""
    task: Any = race.stack.pop()
    task.fell(race, outcome)

"""The options of a decision as numbers, by a look one choice ahead: what a small model decides by.

A row holds the kind of an option, how the position after it is judged for the own seat and for the best rival, and the
facts that people read off the board: now, after it, and the change. Numbers of other seats are drawn together, and
circuits only set the scale, so the rows of a game mean the same in every set-up. Everything lies between -1 and 1.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from math import sqrt
from types import ModuleType
from typing import Any, Final

from paddock import Game, Match, Option, PaddockError, Setup
from paddock.bots.greedy import fall_at
from paddock.core.seen import Amount, BySeat, Parts, share_of
from paddock.core.tasks import Word
from paddock.core.texts import kebab

JUDGED: Final = ("worth", "best", "worst", "rival", "over", "open", "choice")
SECRET: Final = 3
"""The number of imagined races in which a secret choice is tried; an open one needs no more than one."""
FEW: Final = 6
DRAWS: Final = 3
"""Up to a few outcomes of chance are all weighed; of more, some are drawn, evenly spread."""
CLOSE: Final = 5.0
"""Changes are small against the whole scale, so they are shown this many times as large."""
MOST_OPTIONS: Final = 40


class Outlook:
    """The features of options in a set-up, by name."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.widest = game.acts(setup).widest
        kinds = kinds_of(game)
        self._kind = {kind: index for index, kind in enumerate(kinds)}
        facts = game.seen(setup).parts.get("facts", Parts({}))
        self._facts = dict(facts.parts) if isinstance(facts, Parts) else {}
        shown = list(chain.from_iterable(named(name, part) for name, part in self._facts.items()))
        looks = [f"{when} {name}" for when in ("now", "after", "change") for name in shown]
        self.names = (*(f"kind={kind}" for kind in kinds), *JUDGED, *looks)
        self.size = len(self.names)

    def rows(self, options: Sequence[Option], seat: int, imagine: Callable[[int], Match]) -> list[list[float]]:
        """A row for each option, from imagined races with chance left open."""
        if len(options) > self.widest:
            raise PaddockError(f"a decision has {len(options)} options, but its game declares at most {self.widest}")
        world = imagine(0)
        now = self.summary(world, seat)
        worlds = SECRET if len(world.to_move) > 1 else 1
        seen = [Seen(len(now)) for _ in options]
        for number in range(worlds):
            if number:
                world = imagine(number)
            answered(world, seat, number)
            for index, option in enumerate(options):
                for share, match in looks(world, seat, option):
                    seen[index].add(share / worlds, match, seat, self.summary(match, seat))
        own, rival = [each.worth for each in seen], [each.rival for each in seen]
        choice = share_of(len(options) / MOST_OPTIONS)
        found = []
        for option, each, worth, theirs in zip(options, seen, spread(own), spread(rival), strict=True):
            judged = [worth, float(each.worth == max(own)), float(each.worth == min(own)), theirs]
            row = [0.0] * len(self._kind) + judged + [share_of(each.over), share_of(each.open), choice]
            row[self._kind[kind_of(option)]] = 1.0
            change = [share_of(CLOSE * (after - before)) for after, before in zip(each.facts, now, strict=True)]
            found.append(row + now + each.facts + change)
        return found

    def summary(self, match: Match, seat: int) -> list[float]:
        """The facts of a position: a number each, or the own one, the largest and the mean of the others."""
        facts = self.game.facts(match.race, seat)
        found: list[float] = []
        for name, part in self._facts.items():
            found += told(part, facts.get(name), seat)
        return found


class Seen:
    """What is seen after an option, on average over chance and imagined races."""

    __slots__ = ("facts", "open", "over", "rival", "worth")

    def __init__(self, facts: int) -> None:
        self.worth = self.rival = self.over = self.open = 0.0
        self.facts = [0.0] * facts

    def add(self, share: float, match: Match, seat: int, facts: list[float]) -> None:
        """Add a position that follows with this share."""
        self.worth += share * match.worth(seat)
        others = [match.worth(other) for other in range(match.setup.seats) if other != seat]
        self.rival += share * max(others)
        self.over += share * match.over
        self.open += share * (seat in match.to_move)
        self.facts = [sum_ + share * fact for sum_, fact in zip(self.facts, facts, strict=True)]


def answered(world: Match, seat: int, number: int) -> None:
    """In a secret choice, let the other seats answer, so that the choice of this seat takes effect."""
    for other in world.to_move:
        if other != seat:
            options = world.decision(other).options
            world.choose(other, options[(number * 7 + other) % len(options)])


def looks(world: Match, seat: int, option: Option) -> Iterable[tuple[float, Match]]:
    """The positions after an option and the chance that follows it, each with its share."""
    after = world.clone()
    after.choose(seat, option)
    fork = after.chance
    if fork is None:
        yield 1.0, after
        return
    kinds = fork.kinds()
    if len(kinds) <= FEW:
        for outcome, share in kinds:
            fallen = after.clone()
            fallen.fall(outcome)
            yield share, settled(fallen)
        return
    for draw in range(DRAWS):
        fallen = after.clone()
        fall_at(fallen, (draw + 0.5) / DRAWS)
        yield 1.0 / DRAWS, settled(fallen)


def settled(match: Match) -> Match:
    """The race up to the next decision; further chance is drawn."""
    return match if match.chance is None else match.rolled(0)


def spread(values: list[float]) -> list[float]:
    """Numbers by how far they lie from their mean, in a third of a standard deviation each."""
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return [share_of((value - mean) / (3.0 * deviation)) if deviation > 1e-9 else 0.0 for value in values]


def named(name: str, part: Any) -> list[str]:
    """The names of the numbers that a fact becomes."""
    return [f"{name} own", f"{name} most", f"{name} mean"] if isinstance(part, BySeat) else [name]


def told(part: Any, value: Any, seat: int) -> list[float]:
    """A fact as numbers; all zero if the race has not come so far."""
    if isinstance(part, Amount):
        return [share_of((value or 0.0) / part.most)]
    if value is None:
        return [0.0, 0.0, 0.0]
    most = part.each.most
    own = value[seat * part.cars]
    others = [each for index, each in enumerate(value) if index // part.cars != seat]
    return [share_of(each / most) for each in (own, max(others), sum(others) / len(others))]


def kind_of(option: Option) -> str:
    """The kind of an option: its word if it is one, else its class."""
    return option.word if isinstance(option, Word) else kebab(type(option).__name__)


def kinds_of(game: Game) -> list[str]:
    """All kinds of options of a game, in order."""
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{game.room}.")]
    return sorted({kind for module in modules for kind in kinds_in(module)})


def kinds_in(module: ModuleType) -> Iterable[str]:
    """The kinds of options that a module defines, as classes or as words."""
    for value in list(vars(module).values()):
        if isinstance(value, type) and issubclass(value, Option) and value not in (Option, Word):
            yield kebab(value.__name__)
        kept = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else [value]
        yield from (each.word for each in kept if isinstance(each, Word))

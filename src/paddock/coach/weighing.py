"""Options weighed against each other: each is tried in the same imagined races, to the end of the own turn.

What counts is the worth of the position then, term by term. The terms of an option are averages over the races, so
the difference between two options is the sum of the differences between their terms.
"""

from collections import defaultdict
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Final

from paddock import Match, Option
from paddock.bots.greedy import GLANCE, GreedyBot, fall_at, quick_guess
from paddock.bots.player import Player, options_of
from paddock.bots.search import GOLDEN, Horizon, collector_held

CANDIDATES: Final = 4
"""How many options are weighed: those that look best at once."""
WORLDS: Final = 32
"""In how many imagined races they are tried, if time allows."""
LEAST_WORLDS: Final = 2
TURNS: Final = 1
CLOSE_LOOK: Final = 12
"""How many options the own seat compares in its later decisions of the turn."""


class Weighed:
    """An option and what it was worth on average, by term."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.totals: list[float] = []
        """The worth in each imagined race, in the same order for every option."""
        self.sums: dict[str, float] = defaultdict(float)

    def add(self, terms: dict[str, float]) -> None:
        """Note how a race stood for the seat when its turn was over."""
        self.totals.append(sum(terms.values()))
        for name, value in terms.items():
            self.sums[name] += value

    @property
    def worth(self) -> float:
        return sum(self.totals) / len(self.totals)

    @property
    def terms(self) -> dict[str, float]:
        return {name: value / len(self.totals) for name, value in self.sums.items()}

    def lead(self, other: "Weighed") -> tuple[float, float]:
        """How much more it is worth than another option, and how far off that may be."""
        gaps = [own - theirs for own, theirs in zip(self.totals, other.totals, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


def weigh(
    player: Player, seed: int | str = 0, worlds: int = WORLDS, seconds: float = 0.0, about: tuple[str, ...] = ()
) -> list[Weighed]:
    """The options that look best, or those asked about, the best first; `seconds` bounds the time."""
    deadline = perf_counter() + seconds if seconds else inf
    random = Random(f"coach/{seed}")
    with collector_held():
        found = [Weighed(option) for option in likely(player, seed, about)]
        for number in range(worlds):
            began = perf_counter()
            world, luck = player.imagine(random.getrandbits(48), open_chance=True), random.getrandbits(48)
            for each in found:
                each.add(terms_after(world, player.seat, each.option, number, luck))
            now = perf_counter()
            if number + 1 >= LEAST_WORLDS and now + (now - began) > deadline:
                break
    return sorted(found, key=lambda each: -each.worth)


def likely(player: Player, seed: int | str, about: tuple[str, ...] = ()) -> list[Option]:
    """The options asked about, or those that look best at once."""
    options = options_of(player)
    if about:
        return [option for option in player.decision.options if option.code in about]
    if len(options) <= CANDIDATES:
        return list(options)
    worths = GreedyBot(seed).worths(player, options)
    ranked = sorted(range(len(options)), key=lambda index: -worths[index])
    return [options[index] for index in ranked[:CANDIDATES]]


def terms_after(world: Match, seat: int, option: Option, number: int, luck: int) -> dict[str, float]:
    """What the race is worth to a seat, by term, after an option and the rest of its turn."""
    match, secret = world.clone(), len(world.to_move) > 1
    match.choose(seat, option)
    if match.chance is not None:
        fall_at(match, (0.5 + number * GOLDEN) % 1.0)
    match, random = match.rolled(luck), Random(luck)
    view = Horizon(match, seat, TURNS, secret)
    while view.open:
        mover, secret = match.to_move[0], len(match.to_move) + len(match.chosen) > 1
        match.choose(mover, quick_guess(match, mover, random, glance=CLOSE_LOOK if mover == seat else GLANCE))
        view.moved(mover, secret)
    return match.terms(seat)

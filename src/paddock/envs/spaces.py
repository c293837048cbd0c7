"""Action and observation spaces of fixed size: numbered actions, and a vector with named places.

Both are learned once per set-up from a few seeded random races, so they are the same everywhere for a given revision of
a game. An action id stands for a code. Codes that did not occur in those races get a spare id for the decision in
which they come up: the first such option the first spare id, and so on; there are twice as many spare ids as the
largest decision had options. The vector holds the table of the seat's view, its own part first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import paddock
from paddock import Game, Match, Option, Setup
from paddock.core.plain import Plain
from paddock.envs.fields import Fields, Sample, Vector

RACES = 40
MOST_DECISIONS = 6_000
# Views are costly and change little by little: it is enough to look at every nth decision.
EVERY = 4
MOST_CODES = 4096
LEAST_SPARE = 16
# How much longer than the longest of those races a race may be.
LENGTH_MARGIN = 4

Mask = npt.NDArray[np.int8]


class Actions:
    """Action ids and their codes."""

    def __init__(self, codes: Sequence[str], spare: int) -> None:
        self.codes = tuple(codes)
        self.spare = spare
        self.size = len(self.codes) + spare
        self._index = {code: index for index, code in enumerate(self.codes)}

    def legal(self, options: Sequence[Option]) -> dict[int, Option]:
        """The ids of the options of a decision."""
        index = self._index
        free = len(self.codes)
        found: dict[int, Option] = {}
        for option in options:
            known = index.get(option.code, -1)
            if known < 0:
                if free == self.size:
                    continue
                known = free
                free += 1
            found[known] = option
        return found

    def mask(self, legal: Sequence[int] | dict[int, Option]) -> Mask:
        """One for each legal action, zero for the others."""
        mask = bytearray(self.size)  # filled four times as fast as a NumPy array
        for action in legal:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def name(self, action: int) -> str:
        """The code of an id."""
        return self.codes[action] if action < len(self.codes) else f"spare-{action - len(self.codes)}"


class Spaces(Plain):
    """The spaces of a set-up: actions, fields, and bounds."""

    setup: Setup
    revision: int
    actions: Actions
    fields: Fields
    longest: int
    """The most steps a race may have, chance included."""
    outcomes: int
    """The most outcomes a chance may have."""
    retires: bool
    """Whether cars can retire."""

    @property
    def game(self) -> Game:
        return paddock.game(self.setup.game)

    @property
    def version(self) -> str:
        """The name of an environment with these spaces: the game's id and the revision of its rules."""
        return f"{self.setup.game}-v{self.revision}"

    def new(self, seed: int | str | None, open_chance: bool = False) -> Match:
        """A race in this set-up."""
        return self.game.race(self.setup, seed, listening=False, open_chance=open_chance)

    def observe(self, match: Match, seat: int) -> Vector:
        """What a seat sees, as a vector."""
        asked = match.decision(seat).rule if seat in match.to_move else ""
        return self.fields.vector(match.game.view(match.race, seat), seat, asked)


def spaces(game: str, seats: int | None = None, circuit: str | None = None, **switches: Any) -> Spaces:
    """The spaces of a set-up. Switches are given by name, with underscores for dashes."""
    rules = paddock.game(game)
    setup = rules.setup(seats, circuit, {name.replace("_", "-"): value for name, value in switches.items()})
    return learned(rules.id, setup.seats, setup.circuit, tuple(sorted(setup.switches.items())))


@lru_cache(maxsize=64)
def learned(game: str, seats: int, circuit: str, switches: tuple[tuple[str, Any], ...]) -> Spaces:
    """Spaces from seeded random races."""
    rules = paddock.game(game)
    setup = rules.setup(seats, circuit, dict(switches))
    lesson = Lesson(seats)
    for number in range(RACES):
        if lesson.decisions < MOST_DECISIONS:
            lesson.race(rules, setup, number)
    codes = sorted(code for code, _ in lesson.codes.most_common(MOST_CODES))
    actions = Actions(codes, max(LEAST_SPARE, 2 * lesson.widest))
    longest = LENGTH_MARGIN * lesson.longest
    return Spaces(setup, rules.revision, actions, lesson.sample.fields(), longest, 2 * lesson.outcomes, lesson.retires)


class Lesson:
    """What the random races teach."""

    def __init__(self, seats: int) -> None:
        self.codes: Counter[str] = Counter()
        self.sample = Sample(seats)
        self.decisions = 0
        self.widest = 1
        self.longest = 1
        self.outcomes = 1
        self.retires = False

    def race(self, game: Game, setup: Setup, number: int) -> None:
        """Watch one race."""
        match = game.race(setup, listening=False, open_chance=True)
        random = Random(f"paddock-spaces-1/{number}")
        steps = 0
        while not match.over:
            steps += 1
            fork = match.chance
            if fork is None:
                self.decision(match, random)
            else:
                self.outcomes = max(self.outcomes, len(fork.outcomes))
                match.fall(random.choices(fork.outcomes, fork.weights)[0])
        for seat in range(setup.seats):
            self.sample.add(match.game.view(match.race, seat), seat, "")
        self.longest = max(self.longest, steps)
        self.retires |= any("retired" in placing.counts for placing in match.result.placings)

    def decision(self, match: Match, random: Random) -> None:
        seat = match.to_move[0]
        decision = match.decision(seat)
        self.sample.asked.add(decision.rule)
        if self.decisions % EVERY == 0:
            self.sample.add(match.game.view(match.race, seat), seat, decision.rule)
        self.codes.update(decision.codes)
        self.widest = max(self.widest, len(decision.options))
        self.decisions += 1
        match.choose(seat, random.choice(decision.options))

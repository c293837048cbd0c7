"""Races imagined from a seat, played on by guesses: what its owner may be asked in the next rounds."""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from paddock import Match
from paddock.bots.greedy import quick_guess

TRIES: Final = 100
ROUNDS: Final = 2
"""How many rounds a race is played on, the present one included, unless a plan holds longer."""
MOST_ROUNDS: Final = 4
MOST_DECISIONS: Final = 400
GLANCE: Final = 3
"""How many options a guess compares."""

Answer = Callable[[Match], str]
"""What the seat answers in an imagined race: a code; empty for a guess."""


def play_on(match: Match, seat: int, number: int, rounds: int, answer: Answer) -> None:
    """Imagine a race from a seat and play it for some rounds; `answer` is asked about every question of the seat."""
    random = Random(f"plan/{number}")
    world = match.imagine(seat, f"plan/{number}", unsealed=True)
    until = world.game.round(world.race) + rounds
    for _ in range(MOST_DECISIONS):
        if world.over or world.game.round(world.race) >= until:
            return
        mover = world.to_move[0]
        code = answer(world) if mover == seat else ""
        world.choose(mover, code or quick_guess(world, mover, random, glance=GLANCE))


class Stopwatch:
    """Ends a series of tries when its time is up; without a limit, never."""

    def __init__(self, seconds: float | None) -> None:
        self.until = None if seconds is None else time.perf_counter() + seconds

    @property
    def is_up(self) -> bool:
        return self.until is not None and time.perf_counter() > self.until

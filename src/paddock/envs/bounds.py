"""How long races are and how many outcomes a chance has, found by racing at random: bounds that OpenSpiel asks for."""

from __future__ import annotations

from random import Random

from paddock.core.plain import Plain
from paddock.envs.spaces import Spaces

RACES = 12
MOST_DECISIONS = 6_000
# How much longer than the longest of those races a race may be, and how many more outcomes a chance may have.
MARGIN = 4


class Bounds(Plain):
    """The most steps of a race, chance included, and the most outcomes of a chance."""

    longest: int
    outcomes: int


def bounds(spaces: Spaces) -> Bounds:
    """Bounds with a margin, the same every time."""
    random = Random("paddock-bounds")
    longest = outcomes = 1
    steps = 0
    for _ in range(RACES):
        match = spaces.new(0, open_chance=True)
        before = steps
        while not match.over:
            steps += 1
            fork = match.chance
            if fork is None:
                seat = match.to_move[0]
                match.choose(seat, random.choice(match.decision(seat).options))
            else:
                outcomes = max(outcomes, len(fork.outcomes))
                match.fall(random.choices(fork.outcomes, fork.weights)[0])
        longest = max(longest, steps - before)
        if steps > MOST_DECISIONS:
            break
    return Bounds(MARGIN * longest, MARGIN * outcomes)

"""Random play, for tests that look at many positions."""

from collections.abc import Iterator
from functools import cache
from random import Random

import paddock
from paddock.games import GAMES
from soak import start


def walk(game: str, seed: int, some: int | None = None) -> Iterator[paddock.Match]:
    """A whole race by random choices: yields the match before every decision, and when it is over.

    With `some`, it is yielded about that many times, evenly spread.
    """
    every = max(1, length(game, seed) // some) if some else 1
    match, random, count = start(game, seed), Random(seed), 0
    while not match.over:
        if count % every == 0:
            yield match
        step(match, random)
        count += 1
    yield match


@cache
def length(game: str, seed: int) -> int:
    """The number of decisions of the walk with this seed; cached for all tests."""
    match, random = start(game, seed, listening=False), Random(seed)
    while not match.over:
        step(match, random)
    return match.moves


def step(match: paddock.Match, random: Random) -> None:
    """One random decision by one of the seats that owe one."""
    seat = random.choice(match.to_move)
    match.choose(seat, random.choice(match.decision(seat).options))


def finish(match: paddock.Match, seed: int) -> paddock.Match:
    """Play on by random choices to the end."""
    random = Random(seed)
    while not match.over:
        step(match, random)
    return match


def quickest() -> str:
    """The shipped game whose races are shortest, for tests that need many races and no game in particular."""
    return min(GAMES, key=lambda game: sum(length(game, seed) for seed in range(3)))


def secret() -> paddock.Match:
    """A race in which several seats choose at once."""
    for game in paddock.games():
        for match in walk(game, 0):
            if len(match.to_move) > 1:
                return match
    raise AssertionError("no game has secret choices")

"""A picture of each game: a position of a real race, as SVG."""

import random
from functools import cache

import paddock

SEED = "a picture"
MAX_SEATS = 6
MAX_DECISIONS = 4000


@cache
def picture(game: str, lang: str) -> str:
    """A game a third into a random race, when the cars are still close together; each game on another circuit."""
    found = paddock.game(game)
    seats = min(MAX_SEATS, found.seats[-1])
    number = paddock.games().index(game)
    circuit = found.circuits[number % len(found.circuits)] if found.circuits else None
    length = _play_at_random(found.new(seats, circuit, seed=SEED, listening=False), MAX_DECISIONS)
    match = found.new(seats, circuit, seed=SEED)
    _play_at_random(match, max(1, length // 3))
    return match.scene(None, lang).vignette(match.board(lang))


def _play_at_random(match: paddock.Match, decisions: int) -> int:
    """Make random decisions until the race is over or there were enough; how many were made."""
    luck = random.Random(SEED)  # noqa: S311  a picture needs no secret
    for made in range(decisions):
        if match.over:
            return made
        seat = match.to_move[0]
        match.choose(seat, luck.choice(match.decision(seat).options))
    return decisions

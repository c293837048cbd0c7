"""The bots that may sit at a table."""

from functools import cache
from random import Random

from paddock import Match, Option
from paddock.cli.words import Voice

LEVELS = ("easy",)
NAMES = ("Alba", "Bruno", "Clelia", "Dino", "Elsa", "Fausto", "Gilda", "Ivo", "Livia", "Nello", "Olga", "Pino", "Rina")


@cache
def levels() -> tuple[str, ...]:
    """How well bots can play, the weakest first."""
    return LEVELS


def usual_level() -> str:
    """What a newcomer meets."""
    return levels()[0]


def level_name(level: str, say: Voice) -> str:
    """A level in words, where there are words for it."""
    return level


class Opponent:
    """A bot in a seat."""

    def __init__(self, level: str, seat: int, seed: str) -> None:
        self.seat = seat
        self.random = Random(f"{seed}/{seat}")

    def decide(self, match: Match) -> Option | str:
        """What it chooses now; it sees what its seat may see, and no more."""
        return self.random.choice(match.decision(self.seat).options)


def bot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    return next(name for name in NAMES if name not in taken)

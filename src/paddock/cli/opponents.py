"""The bots that may sit at a table."""

from itertools import chain, count

from paddock import LANGUAGES, Match, Option, PaddockError, seed_hash
from paddock.bots import Level, Player, bot, levels
from paddock.cli.words import spoken

NAMES = ("Alba", "Bruno", "Clelia", "Dino", "Elsa", "Fausto", "Gilda", "Ivo", "Livia", "Nello", "Olga", "Pino", "Rina")
USUAL = 1
"""Which of the levels a newcomer meets: one that plays with sense, and can be beaten."""


def level_ids() -> tuple[str, ...]:
    """How well bots can play, the easiest first."""
    return tuple(level.id for level in levels())


def usual_level() -> str:
    """What a newcomer meets."""
    return level_ids()[USUAL]


def read_level(word: str) -> str:
    """A level, or a bot by its name, from what somebody typed: `2`, `level-2`, `search:seconds=1`."""
    for level in levels():
        if word.casefold() in (str(level.number), level.id, *(level.name(lang).casefold() for lang in LANGUAGES)):
            return level.id
    try:
        bot(word)
    except PaddockError as error:
        offered = ", ".join(f"{level.number} ({level.name(spoken().lang)})" for level in levels())
        raise PaddockError(spoken()("levels", error=str(error), levels=offered)) from error
    return word


def level_of(level: str) -> Level | None:
    """The level of this id; None for a bot that is called by its name."""
    return next((each for each in levels() if each.id == level), None)


def level_name(level: str, lang: str) -> str:
    """How people call a level."""
    found = level_of(level)
    return level if found is None else found.name(lang)


class Opponent:
    """A bot in a seat."""

    def __init__(self, level: str, seat: int, seed: str) -> None:
        self.seat = seat
        self.bot = bot(level, seed=f"{seed_hash(seed)}/{seat}")  # luck of its own: the race's seed is not for bots

    def look(self, match: Match) -> Player:
        """The race as its seat may know it now, apart from the true one."""
        return Player(match, self.seat, seed=match.moves)

    def decide(self, player: Player) -> Option:
        """What it chooses."""
        return self.bot.decide(player)


def bot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    numbered = (f"{name} {number}" for number in count(2) for name in NAMES)
    return next(name for name in chain(NAMES, numbered) if name not in taken)

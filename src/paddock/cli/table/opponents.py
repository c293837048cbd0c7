"""The bots that people race against."""

from itertools import chain, count

from paddock import LANGUAGES, Match, Option, PaddockError, seed_hash
from paddock.bots import Level, Player, bot, levels
from paddock.cli.command import told
from paddock.cli.translator import translator

NAMES = ("Alba", "Bruno", "Clelia", "Dino", "Elsa", "Fausto", "Gilda", "Ivo", "Livia", "Nello", "Olga", "Pino", "Rina")


def level_ids() -> tuple[str, ...]:
    """The ids of all levels, the easiest first."""
    return tuple(level.id for level in levels())


def read_level(word: str) -> str:
    """The id of a level, or a bot, from what was typed: `2`, `level-2`, `search:seconds=1`."""
    for level in levels():
        if word.casefold() in (str(level.number), level.id, *(level.name(lang).casefold() for lang in LANGUAGES)):
            return level.id
    try:
        bot(word)
    except PaddockError as error:
        say = translator()
        offered = ", ".join(f"{level.number} ({level.name(say.lang)})" for level in levels())
        raise PaddockError(say("levels", error=told(error), levels=offered)) from error
    return word


def find_level(id: str) -> Level | None:  # noqa: A002
    """The level with this id; None for a bot given by name."""
    return next((level for level in levels() if level.id == id), None)


def level_name(id: str, lang: str) -> str:  # noqa: A002
    """The name of a level; a bot given by name is called that."""
    level = find_level(id)
    return id if level is None else level.name(lang)


class Opponent:
    """A bot in a seat."""

    def __init__(self, level: str, seat: int, seed: str) -> None:
        self.seat = seat
        self.bot = bot(level, seed=f"{seed_hash(seed)}/{seat}")  # its own dice: bots must not know the race's seed

    def look(self, match: Match) -> Player:
        """The race as its seat may know it, apart from the real one."""
        return Player(match, self.seat, seed=match.moves)

    def decide(self, player: Player) -> Option:
        return self.bot.decide(player)


def bot_name(taken: list[str]) -> str:
    """A name that is not taken."""
    numbered = (f"{name} {number}" for number in count(2) for name in NAMES)
    known = {name.casefold() for name in taken}
    return next(name for name in chain(NAMES, numbered) if name.casefold() not in known)

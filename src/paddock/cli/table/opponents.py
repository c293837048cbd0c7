"""The bots that people race against."""

from collections.abc import Collection
from itertools import chain, count
from random import SystemRandom

from paddock import LANGUAGES, Game, Match, Option, PaddockError, render, seed_hash
from paddock.bots import USUAL_LEVEL, Level, Player, bot, drawn, driver_and_level, drivers, levels
from paddock.cli.command import told
from paddock.cli.translator import translator

NAMES = ("Alba", "Bruno", "Clelia", "Dino", "Elsa", "Fausto", "Gilda", "Ivo", "Livia", "Nello", "Olga", "Pino", "Rina")


def level_ids() -> tuple[str, ...]:
    """The ids of all levels, the easiest first."""
    return tuple(level.id for level in levels())


def read_level(word: str, game: Game, taken: Collection[str] = ()) -> str:
    """The id of a level, a driver or a bot, from what was typed: `2`, `level-2`, `Ugo:3`, `any:3`, `search:seconds=1`.

    Of `any` driver, one is drawn, if possible none of those taken.
    """
    for level in levels():
        if word.casefold() in (str(level.number), level.id, *(level.name(lang).casefold() for lang in LANGUAGES)):
            return level.id
    word = drawn(word, game, SystemRandom(), taken)
    name, sign, rest = word.partition(":")
    for driver in drivers(game):
        if name.casefold() in (driver.id, driver.name.casefold()):
            return f"{driver.id}:{read_level(rest, game) if sign else USUAL_LEVEL}"
    try:
        bot(word, game=game)
    except PaddockError as error:
        say = translator()
        offered = ", ".join(f"{level.number} ({level.name(say.lang)})" for level in levels())
        raise PaddockError(say("levels", error=told(error), levels=offered)) from error
    return word


def find_level(id: str) -> Level | None:  # noqa: A002
    """The level with this id; None for a bot given by name."""
    return next((level for level in levels() if level.id == id), None)


def level_name(id: str, lang: str, game: Game) -> str:  # noqa: A002
    """The name of a level, of a driver with its level, or of a bot."""
    driver, rest = driver_and_level(id, game)
    level = find_level(rest)
    name = rest if level is None else level.name(lang)
    return name if driver is None else f"{driver.name}, {name}"


def about_bot(id: str, lang: str, game: Game) -> str:  # noqa: A002
    """What to expect of a level or a driver; nothing of another bot."""
    driver, rest = driver_and_level(id, game)
    if driver is not None:
        return render(game.driver_text(driver), lang)
    level = find_level(rest)
    return level.about(lang) if level else ""


class Opponent:
    """A bot in a seat."""

    def __init__(self, level: str, seat: int, seed: str, game: Game) -> None:
        self.seat = seat
        own = f"{seed_hash(seed)}/{seat}"  # its own dice: bots must not know the race's seed
        self.bot = bot(level, seed=own, game=game)

    def look(self, match: Match) -> Player:
        """The race as its seat may know it, apart from the real one."""
        return Player(match, self.seat, seed=match.moves)

    def decide(self, player: Player) -> Option:
        return self.bot.decide(player)


def level_there(id: str, game: Game, other: Game) -> str:  # noqa: A002
    """The same level, driver or bot in another game; the level alone if the driver does not drive there."""
    driver, rest = driver_and_level(id, game)
    return rest if driver is not None and driver.id not in other.manners.drivers else id


def bot_name(taken: list[str], level: str, game: Game) -> str:
    """The name of the driver, if it is one, or any other, that is not taken."""
    driver, _ = driver_and_level(level, game)
    if driver is not None and driver.name not in taken:
        return driver.name
    numbered = (f"{name} {number}" for number in count(2) for name in NAMES)
    known = {name.casefold() for name in taken}
    return next(name for name in chain(NAMES, numbered) if name.casefold() not in known)

"""Bots by name and by level.

A name may carry settings: `greedy:worlds=8`, `search:iterations=200,rollout=greedy`, `search:seconds=1.5`; in a game
also how much a term of its worth matters: `greedy:tyres=1.5`. A driver of a game is named alone or with a level:
`ugo:4`, and `any:4` is one of them by lot. A trained model is named after a colon: `model:crazy-race`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final, Protocol

import paddock
from paddock import Game, Option, PaddockError, Text, render
from paddock.bots.greedy import GreedyBot
from paddock.bots.player import Player
from paddock.bots.search import SearchBot
from paddock.bots.simple import RandomBot
from paddock.core.drivers import Driver
from paddock.core.plain import Plain
from paddock.core.showing import nearest_text
from paddock.core.texts import TextError, message, shortened

ROOM: Final = "paddock.bots"


class Bot(Protocol):
    """Decides for a seat."""

    def decide(self, player: Player) -> Option:
        """One of the options that the player is asked to choose from."""
        ...


class Level(Plain):
    """How well a bot plays, for people who choose an opponent."""

    number: int
    bot: str
    """The bot behind it, with its settings, in a game that does not say."""

    def bot_in(self, game: Game | None) -> str:
        """The bot behind it in a game."""
        behind = game.manners.levels if game is not None else ()
        return behind[self.number - 1] if behind else self.bot

    @property
    def id(self) -> str:
        """The level's name in commands and addresses."""
        return f"level-{self.number}"

    def name(self, lang: str = "en") -> str:
        """What people call it."""
        return render(Text(ROOM, f"level-{self.number}"), lang)

    def about(self, lang: str = "en") -> str:
        """What to expect of it, in one sentence."""
        return render(Text(ROOM, f"level-{self.number}-about"), lang)


LEVELS: Final = (
    Level(1, "greedy:noise=4"),
    Level(2, "greedy:noise=2"),
    Level(3, "greedy"),
    Level(4, "search:iterations=40,seconds=0.5"),
    Level(5, "search:iterations=300,seconds=2"),
)
USUAL_LEVEL: Final = "level-2"
"""The default opponent: it plays sensibly and can be beaten."""
ANY: Final = "any"
"""In place of a driver's name: one of them, by lot."""
LEAST_SECONDS: Final = 0.001
"""The shortest limit: time to see what looks best, and none to think ahead. Zero would be no limit."""
Maker = Callable[..., Bot]
MODEL: Final = "model"


def model_bot(seed: int | str = 0, name: str = "") -> Bot:
    """A trained model; NumPy is loaded only for it."""
    try:
        from paddock.bots.model import ModelBot
    except ModuleNotFoundError as error:
        raise PaddockError(
            f"a model needs {error.name}: pip install 'paddock[envs]', or '.[envs]' in a clone"
        ) from error
    return ModelBot(seed, name)


KINDS: Final[Mapping[str, tuple[Maker, Mapping[str, type[int] | type[float] | type[str]]]]] = {
    "random": (RandomBot, {}),
    "greedy": (GreedyBot, {"worlds": int, "slips": float, "noise": float, "odds": float}),
    "search": (
        SearchBot,
        {
            "iterations": int,
            "seconds": float,
            "rollout": str,
            "horizon": int,
            "glance": int,
            "noise": float,
            "odds": float,
        },
    ),
    MODEL: (model_bot, {"name": str}),
}


WEIGHED: Final = ("greedy", "search")
"""The bots that judge by the worth of a position."""


def levels() -> tuple[Level, ...]:
    """The levels, the easiest first."""
    return LEVELS


def kinds() -> tuple[str, ...]:
    """The names of the bots."""
    return tuple(KINDS)


def drivers(game: Game | str) -> tuple[Driver, ...]:
    """The drivers of a game."""
    return tuple(known_game(game).manners.drivers.values())


def known_game(game: Game | str) -> Game:
    """A game, given as it is or by its id."""
    return paddock.game(game) if isinstance(game, str) else game


def bot(
    name: str | int,
    seed: int | str = 0,
    clock: bool = True,
    limit: float | None = None,
    game: Game | str | None = None,
) -> Bot:
    """A bot by its name (`greedy`, `search:iterations=200`), level (`3`, `level-3`) or, in a game, driver (`ugo:3`).

    Without a `clock`, budgets in seconds are ignored, so that its decisions do not depend on the machine. With a
    `limit`, a bot that thinks ahead stops after this many seconds, whatever its own budget. A `game` decides what the
    levels are, and which drivers there are.
    """
    rules = None if game is None else known_game(game)
    text = str(name)
    if rules is not None and text.partition(":")[0] == ANY:
        text = drawn(text, rules, Random(f"driver/{seed}"))
    kind, settings, weights = parse(text, rules)
    if not clock:
        settings.pop("seconds", None)
    if limit is not None and "seconds" in KINDS[kind][1]:
        settings["seconds"] = max(LEAST_SECONDS, min(float(settings.get("seconds", limit)), limit))
    if settings.get("odds") and rules is not None and not rules.form_names:
        raise TextError(message(ROOM, "no-odds", game=rules.id))
    if rules is None or kind not in WEIGHED:
        return KINDS[kind][0](seed=seed, **settings)
    usual = rules.weights(weights) if weights else None
    return KINDS[kind][0](seed=seed, weights=usual, shares=rules.manners.errors, **settings)


Settings = dict[str, int | float | str]


def parse(name: str | int, game: Game | None = None) -> tuple[str, Settings, dict[str, float]]:
    """The kind, the settings and the weights behind a name; the error for an unknown name lists the known ones."""
    text = str(name)
    driver, text = driver_and_level(text, game)
    for level in LEVELS:
        if text in (str(level.number), level.id):
            text = level.bot_in(game)
    kind, _, given = text.partition(":")
    if kind not in KINDS:
        cast = (*game.manners.drivers, ANY) if game is not None else ()
        known = (*KINDS, *(level.id for level in LEVELS), *cast)
        raise TextError(message(ROOM, "no-bot", name=shortened(name), near=nearest_text(text, known, "there-are")))
    if kind == MODEL:
        return kind, {"name": given}, {}
    terms = game.judged_by if game is not None and kind in WEIGHED else ()
    settings: Settings = {}
    weights = dict(driver.weights) if driver is not None else {}
    for each in given.split(","):
        if each:
            setting, value = _setting(kind, each, terms)
            if setting in terms:
                weights[setting] = weights.get(setting, 1.0) * float(value)
            else:
                settings[setting] = value
    return kind, settings, weights


def drawn(name: str, game: Game, random: Random, taken: Collection[str] = ()) -> str:
    """A driver by lot for `any:3`, if possible none of those taken; every other name stays as it is."""
    word, _, rest = name.partition(":")
    if word != ANY:
        return name
    known = list(game.manners.drivers)
    free = [driver for driver in known if driver not in taken] or known
    return f"{random.choice(free)}:{rest or USUAL_LEVEL}" if free else rest or USUAL_LEVEL


def driver_and_level(text: str, game: Game | None) -> tuple[Driver | None, str]:
    """The driver that a name begins with, if any, and the level or bot that it drives like."""
    name, _, rest = text.partition(":")
    driver = game.manners.drivers.get(name) if game is not None else None
    return (None, text) if driver is None else (driver, rest or USUAL_LEVEL)


def _setting(kind: str, text: str, terms: Sequence[str]) -> tuple[str, int | float | str]:
    name, sign, value = text.partition("=")
    known: Mapping[str, type[int] | type[float] | type[str]] = {**KINDS[kind][1], **dict.fromkeys(terms, float)}
    if not sign or name not in known:
        raise TextError(message(ROOM, "no-setting", bot=kind, name=shortened(text), near=nearest_text(name, known)))
    try:
        read = known[name](value)
    except ValueError:
        raise TextError(message(ROOM, "setting-number", bot=kind, name=name, given=shortened(value))) from None
    if not isinstance(read, str) and not 0 <= read < float("inf"):
        raise TextError(message(ROOM, "bad-setting", bot=kind, name=name, given=shortened(value)))
    return name, read

"""Bots by name and by level.

A name may carry settings: `greedy:worlds=8`, `search:iterations=200,rollout=greedy`, `search:seconds=1.5`. A trained
model is named after a colon: `model:crazy-race`.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from paddock import Option, PaddockError, Text, render
from paddock.bots.greedy import GreedyBot
from paddock.bots.player import Player
from paddock.bots.search import SearchBot
from paddock.bots.simple import RandomBot
from paddock.core.plain import Plain
from paddock.core.showing import nearest, nearest_text
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
    """The bot behind it, with its settings."""

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
    Level(1, "greedy:slips=1"),
    Level(2, "greedy:slips=0.5"),
    Level(3, "greedy"),
    Level(4, "search:iterations=40,seconds=0.5"),
    Level(5, "search:iterations=300,seconds=3"),
)
USUAL_LEVEL: Final = "level-2"
"""The default opponent: it plays sensibly and can be beaten."""
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
    "greedy": (GreedyBot, {"worlds": int, "slips": float}),
    "search": (SearchBot, {"iterations": int, "seconds": float, "rollout": str, "horizon": int}),
    MODEL: (model_bot, {"name": str}),
}


def levels() -> tuple[Level, ...]:
    """The levels, the easiest first."""
    return LEVELS


def kinds() -> tuple[str, ...]:
    """The names of the bots."""
    return tuple(KINDS)


def bot(name: str | int, seed: int | str = 0, clock: bool = True, limit: float | None = None) -> Bot:
    """A bot by its name (`greedy`, `search:iterations=200`) or level (`3`, `level-3`).

    Without a `clock`, budgets in seconds are ignored, so that its decisions do not depend on the machine. With a
    `limit`, a bot that thinks ahead stops after this many seconds, whatever its own budget.
    """
    kind, settings = parse(name)
    if not clock:
        settings.pop("seconds", None)
    if limit is not None and "seconds" in KINDS[kind][1]:
        settings["seconds"] = max(LEAST_SECONDS, min(float(settings.get("seconds", limit)), limit))
    return KINDS[kind][0](seed=seed, **settings)


def parse(name: str | int) -> tuple[str, dict[str, int | float | str]]:
    """The kind and the settings behind a name; the error for an unknown name lists the known ones."""
    text = str(name)
    for level in LEVELS:
        if text in (str(level.number), level.id):
            text = level.bot
    kind, _, given = text.partition(":")
    if kind not in KINDS:
        near = nearest_text(text, (*KINDS, *(level.id for level in LEVELS)), "there-are")
        raise TextError(message(ROOM, "no-bot", name=shortened(name), near=near))
    if kind == MODEL:
        return kind, {"name": given}
    return kind, dict(_setting(kind, each) for each in given.split(",") if each)


def _setting(kind: str, text: str) -> tuple[str, int | float | str]:
    name, sign, value = text.partition("=")
    known = KINDS[kind][1]
    if not sign or name not in known:
        raise PaddockError(f"bot {kind} has no setting '{text}'; {nearest(name, known)}")
    try:
        read = known[name](value)
    except ValueError:
        raise PaddockError(f"bot {kind}: {name} is a number, not '{value}'") from None
    if not isinstance(read, str) and not 0 <= read < float("inf"):
        raise PaddockError(f"bot {kind}: {name} cannot be {value}")
    return name, read

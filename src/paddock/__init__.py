"""Paddock: racing board games, complete to the last rule.

This module is the window: everything outside a game's room looks at games through these names.
"""

from typing import TYPE_CHECKING

from paddock.core import (
    EVER,
    LANGUAGES,
    LENGTHS,
    Aftermath,
    Answer,
    BadData,
    Chances,
    Consequences,
    Corrected,
    Cost,
    Decision,
    Destination,
    Event,
    Fork,
    Game,
    IllegalChoice,
    Line,
    LogLine,
    Luck,
    Match,
    Option,
    PaddockError,
    Placing,
    Preset,
    Prospect,
    Question,
    Record,
    Referee,
    Refusal,
    Result,
    Rule,
    Setup,
    Switch,
    Text,
    bad,
    render,
    seed_hash,
)
from paddock.core import replay as _replay
from paddock.core.record import seedless as _seedless
from paddock.games import address, game, ids, load, register

if TYPE_CHECKING:
    from paddock.coach import Hint

__all__ = [
    "EVER",
    "LANGUAGES",
    "LENGTHS",
    "Aftermath",
    "Answer",
    "BadData",
    "Chances",
    "Consequences",
    "Corrected",
    "Cost",
    "Decision",
    "Destination",
    "Event",
    "Fork",
    "Game",
    "IllegalChoice",
    "Line",
    "LogLine",
    "Luck",
    "Match",
    "Option",
    "PaddockError",
    "Placing",
    "Preset",
    "Prospect",
    "Question",
    "Record",
    "Referee",
    "Refusal",
    "Result",
    "Rule",
    "Setup",
    "Switch",
    "Text",
    "address",
    "game",
    "games",
    "hint",
    "load",
    "register",
    "render",
    "replay",
    "seed_hash",
    "setup",
    "verify",
]


def games() -> list[str]:
    """The ids of all games."""
    return ids()


# The function hides the package; with this name `import paddock.games.crazy_race.position as p` still finds it.
games.__name__ = "paddock.games"


def setup(code: str) -> Setup:
    """The set-up behind a short code, as `game.code(setup)` writes it."""
    name, dot, _ = code.strip().partition(".")
    if not dot:
        raise bad("set-up code", f"a code is written 'game.seats.circuit', with switches after it, not '{name}'")
    return game(name).setup_from(code)


def replay(record: Record | str, until: int | None = None) -> Match:
    """The match of a record, verified by its checksums; `until` stops after that many decisions."""
    record = Record.parse(record) if isinstance(record, str) else record
    return _replay(record, game(record.game), until)[0]


def hint(match: Match, seat: int, seed: int | str = 0, seconds: float = 0.7) -> "Hint":
    """What a coach would do in a seat that has to decide, with reasons; it knows what the seat knows.

    A busy machine looks less far in the same time. With 0 seconds it takes the time it needs, and always says the same.
    """
    from paddock.coach import hint as advise  # the coach looks at games through this window

    return advise(match, seat, seed, seconds=seconds)


def verify(record: Record | str) -> Luck:
    """Whether the chance in a record follows from its seed, or was told at a real table and is possible."""
    record = Record.parse(record) if isinstance(record, str) else record
    if record.is_told:
        return _replay(record, game(record.game))[1]
    if record.seed is None:
        raise _seedless()
    return _replay(record, game(record.game))[1]

"""What a person chose last time, and the race they left."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from paddock.cli.table.plan import Entrant, Plan
from paddock.core import Plain
from paddock.core.folders import config_folder


class Preferences(Plain, rename={"entrants": "sitters"}):
    """Language, length of the commentary, last plan, and the race that can be resumed."""

    lang: str = ""
    commentary: Literal["headlines", "race", "detail"] = "race"
    plan: Plan | None = None
    left: str = ""
    """The path of the record of the race that was left."""
    entrants: tuple[Entrant, ...] = ()
    """Who drove in that race: a record does not say which of them are bots."""


def read_preferences() -> Preferences:
    """The saved preferences; defaults if they cannot be read."""
    try:
        return msgspec.json.decode(_path().read_bytes(), type=Preferences)
    except (OSError, msgspec.DecodeError):
        return Preferences()


def save_plan(lang: str, plan: Plan) -> None:
    """Save a plan for next time, without its seed."""
    _write(replace(read_preferences(), lang=lang, plan=replace(plan, seed="")))


def save_commentary(length: str) -> None:
    """Save the length of the commentary for next time."""
    _write(replace(read_preferences(), commentary=length))


def save_left_race(path: Path, entrants: tuple[Entrant, ...]) -> None:
    """Save where a race was left, to offer it next time."""
    _write(replace(read_preferences(), left=str(path), entrants=entrants))


def forget_left_race(path: Path) -> None:
    """Stop offering a race, now that it is over."""
    preferences = read_preferences()
    if preferences.left == str(path):
        _write(replace(preferences, left="", entrants=()))


def _write(preferences: Preferences) -> None:
    """Save preferences; if the directory is not writable, go on without."""
    try:
        _path().parent.mkdir(parents=True, exist_ok=True)
        _path().write_bytes(msgspec.json.encode(preferences))
    except OSError:
        return


def _path() -> Path:
    return config_folder() / "table.json"

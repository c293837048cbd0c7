"""What a person chose last time, and the races they left."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from paddock.cli.table.plan import Entrant, Plan
from paddock.core import Plain
from paddock.core.folders import config_folder

MOST_RACES = 200
"""How many races that were left are remembered."""


class LeftRace(Plain):
    """A race that was left: where its record is, and who drove, for a record does not say which of them are bots."""

    path: str
    race: str
    """What tells the race apart, wherever its record goes: game, seed and names."""
    entrants: tuple[Entrant, ...]


class Preferences(Plain):
    """Language, length of the commentary, last plan, and the races that can be resumed."""

    lang: str = ""
    commentary: Literal["headlines", "race", "detail"] = "race"
    plan: Plan | None = None
    races: tuple[LeftRace, ...] = ()
    """The races that were left, the last one first."""

    def entrants(self, race: str) -> tuple[Entrant, ...]:
        """Who drove in a race that was left; nobody if it is not known."""
        return next((each.entrants for each in self.races if each.race == race), ())


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


def save_left_race(path: Path, race: str, entrants: tuple[Entrant, ...]) -> None:
    """Save where a race was left and who drove, to resume it later."""
    preferences = read_preferences()
    others = [each for each in preferences.races if each.race != race and each.path != str(path)]
    _write(replace(preferences, races=(LeftRace(str(path), race, entrants), *others[: MOST_RACES - 1])))


def forget_left_race(race: str) -> None:
    """Stop offering a race, now that it is over."""
    preferences = read_preferences()
    races = tuple(each for each in preferences.races if each.race != race)
    if races != preferences.races:
        _write(replace(preferences, races=races))


def forget_record(path: str) -> None:
    """Stop offering the race of a record."""
    preferences = read_preferences()
    _write(replace(preferences, races=tuple(each for each in preferences.races if each.path != path)))


def _write(preferences: Preferences) -> None:
    """Save preferences; if the directory is not writable, go on without."""
    try:
        _path().parent.mkdir(parents=True, exist_ok=True)
        _path().write_bytes(msgspec.json.encode(preferences))
    except OSError:
        return


def _path() -> Path:
    return config_folder() / "table.json"

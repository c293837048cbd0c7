"""The season of a new championship: explained, easy to change, and ready to race as it is."""

from importlib.resources import files
from pathlib import Path

import paddock
from paddock.core import message
from paddock.core.texts import TextError, check_language
from paddock.league.season import SEASON

ROOM = "paddock.league"

SEATS = 4
"""How many drivers the first season has."""


def write_season(folder: Path, title: str, lang: str = "en") -> Path:
    """Write a new championship into its own folder, explained in a language."""
    path = folder / SEASON
    if path.exists():
        raise TextError(message(ROOM, "season-there", path=str(path)))
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(first_season(title, lang), encoding="utf-8")
    return path


def first_season(title: str, lang: str = "en") -> str:
    """Four drivers, and a race of every game that four can play."""
    check_language(lang)
    template = files(ROOM).joinpath("texts", f"season.{lang}.toml").read_text(encoding="utf-8")
    games = [paddock.game(id) for id in paddock.games()]  # noqa: A001
    races = [_race(game, lang) for game in games if SEATS in game.seats]
    return "\n".join([template.replace("{title}", title.replace("\\", "").replace('"', "'")), *races])


def _race(game: paddock.Game, lang: str) -> str:
    circuit = f'circuit = "{game.circuits[0]}"\n' if game.circuits else ""
    return f'[[races]]\nname = "{game.title(lang)}"\ngame = "{game.id}"\n{circuit}'

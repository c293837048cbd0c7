"""Decks in the user's folder: a set-up names one by its id, and from then on by its sheet.

paddock.game("crazy-race").new(3, switches={"deck": "slow"})     # decks/slow.deck in Paddock's data folder
"""

from pathlib import Path

from paddock.core import sheets
from paddock.core.decks import DeckKind, complaints_of, driven, heading
from paddock.core.errors import BadData
from paddock.core.folders import data_folder
from paddock.core.text_files import find, load, text_of

SUFFIX = ".deck"


def own_folder() -> Path:
    """The folder of the user's decks."""
    return data_folder() / "decks"


def files() -> dict[str, Path]:
    """Every deck file by id."""
    return find(own_folder(), SUFFIX)


def ids_for(game: str) -> list[str]:
    """The ids of the decks that are meant for a game."""
    return sorted(name for name, file in files().items() if heading(_text(file))[0] == game)


def sheet_of(kind: DeckKind, game: str, file: Path) -> str:
    """The sheet of a deck file. Raises BadData, with the name of the file, if it is not a deck of the game."""
    text = load(file)
    found = complaints_of(kind, text, game, origin=file.name)
    if found:
        raise BadData(found)
    return sheets.keep(driven(text))


def text_behind(sheet: str) -> str | None:
    """What is raced of the deck with this sheet; None if no file has it."""
    texts = (driven(_text(file)) for file in files().values())
    return next((text for text in texts if sheets.name_of(text) == sheet), None)


def _text(file: Path) -> str:
    """The text of a file; empty if it cannot be read."""
    try:
        return text_of(file)
    except (OSError, ValueError):
        return ""


sheets.sources.append(text_behind)

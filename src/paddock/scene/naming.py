"""Places in words: `main-15c` is a code, not a place to a driver."""

import re

from msgspec.structs import replace

from paddock.core import Match
from paddock.scene.model import Board, Pick, Scene


def in_words(scene: Scene, board: Board | None) -> Scene:
    """A scene whose options call places of the board by their names."""
    if board is None or not scene.options:
        return scene
    names = _names(board)
    return replace(scene, options=tuple(_named(pick, names) for pick in scene.options))


def option_labels(match: Match, seat: int, lang: str) -> dict[str, str]:
    """The options of a seat that is to decide, by code, with places in words."""
    names = _names(match.board(lang))
    options = match.decision(seat).options
    return {each.code: _renamed(each.label(lang, match.names), each.targets, names) for each in options}


def _names(board: Board | None) -> dict[str, str]:
    return {place.id: place.label for place in (board.places if board else ()) if place.label}


def _named(pick: Pick, names: dict[str, str]) -> Pick:
    """An option with the names of its targets; a note that says no more than that is left out."""
    label = _renamed(pick.label, pick.targets, names)
    if label == pick.label:
        return pick
    said = {names.get(target) for target in pick.targets}
    return replace(pick, label=label, notes=tuple(note for note in pick.notes if note not in said))


def _renamed(label: str, targets: tuple[str, ...], names: dict[str, str]) -> str:
    """A label with names for the ids of its targets; a name may begin it."""
    for target in targets:
        parts = re.split(rf"(?<![\w-]){re.escape(target)}(?![\w-])", label) if target in names else []
        if len(parts) > 1:
            named = names[target].join(parts)
            label = named[:1].upper() + named[1:]
    return label

"""The changes between two scenes: things that the browser has already are sent as their ids."""

from collections.abc import Iterable
from typing import Any

import msgspec

from paddock.scene import Area, Piece, Player, Scene


def changes(before: Scene | None, after: Scene) -> dict[str, Any]:
    """The fields that differ; in lists of things, an unchanged thing is its id.

    A piece may have moved from one area to another; its id means the piece wherever it was. If an id is not unique,
    the last piece with it counts on both sides: areas in their order, then the board.
    """
    if before is None:
        return msgspec.structs.asdict(after)
    found: dict[str, Any] = {}
    for name in Scene.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and old != new:
            found[name] = new
    if "areas" in found or "pieces" in found:
        pieces = {piece.id: piece for piece in before.all_pieces()}
    for name in {"players", "robots"} & found.keys():
        found[name] = _players(getattr(before, name), getattr(after, name))
    if "areas" in found:
        found["areas"] = _areas(before.areas, after.areas, pieces)
    if "pieces" in found:
        found["pieces"] = _pieces(after.pieces, pieces)
    return found


def _players(before: Iterable[Player], after: Iterable[Player]) -> list[Player | int]:
    known = {player.seat: player for player in before}
    return [player.seat if player == known.get(player.seat) else player for player in after]


def _areas(before: Iterable[Area], after: Iterable[Area], pieces: dict[str, Piece]) -> list[dict[str, Any] | str]:
    known = {area.id: area for area in before}
    return [
        area.id
        if area == known.get(area.id)
        else {**msgspec.structs.asdict(area), "pieces": _pieces(area.pieces, pieces)}
        for area in after
    ]


def _pieces(after: Iterable[Piece], known: dict[str, Piece]) -> list[Piece | str]:
    return [piece.id if piece == known.get(piece.id) else piece for piece in after]

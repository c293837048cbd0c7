"""The areas of a table: rows of cards, columns, grids."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from rich.text import Text

from paddock.cli.picture.grid import Grid
from paddock.cli.picture.pieces import GAP, Pointers, card, chip, grouped, wrapped_chips
from paddock.cli.picture.styles import glyph, tint
from paddock.scene.model import Area, Piece, Scene


def draw_areas(
    scene: Scene, width: int, pointers: Pointers, height: int | None = None, plain: bool = False
) -> list[Text]:
    """All areas: the viewer's own first beside a board, after the middle of the table without one; then the others'.

    The viewer's cards are drawn large if the height allows it; the areas of others may have to be scrolled to.
    """
    if not plain:
        near = replace(scene, areas=tuple(area for area in scene.areas if _is_near(scene, area)))
        for large in (_is_near, _is_own, partial(_is_targeted, pointers)):
            if height is None or len(_drawn(near, width, pointers, large)) <= height:
                return _drawn(scene, width, pointers, large)
    return _drawn(scene, width, pointers, lambda _scene, _area: False, plain)


def needed_rows(scene: Scene, width: int, pointers: Pointers) -> int:
    """How many lines the viewer's own areas need, and those that options point at, drawn small."""
    needed = tuple(area for area in scene.areas if _is_own(scene, area) or _has_targets(area, pointers))
    return len(_drawn(replace(scene, areas=needed), width, pointers, lambda _scene, _area: False))


def _has_targets(area: Area, pointers: Pointers) -> bool:
    return any(piece.id in pointers.numbers for piece in area.pieces)


def _is_own(scene: Scene, area: Area) -> bool:
    return area.owner is not None and area.owner == scene.seat


def _is_near(scene: Scene, area: Area) -> bool:
    return area.owner is None or _is_own(scene, area)


def _is_targeted(pointers: Pointers, scene: Scene, area: Area) -> bool:
    return _is_own(scene, area) and _has_targets(area, pointers)


def _drawn(
    scene: Scene, width: int, pointers: Pointers, large: Callable[[Scene, Area], bool], plain: bool = False
) -> list[Text]:
    lines: list[Text] = []
    last_owner: int | None = None
    shown = [area for area in scene.areas if area.pieces or _is_near(scene, area)]
    for area in sorted(shown, key=lambda area: _distance(scene, area)):
        if lines and (area.owner != last_owner or area.owner is None):
            lines.append(Text())
        last_owner = area.owner
        cards = large(scene, area) and area.layout == "row" and any(piece.kind == "card" for piece in area.pieces)
        lines += _cards(scene, area, width, pointers) if cards else _chips(scene, area, width, pointers, plain)
    return lines


def _distance(scene: Scene, area: Area) -> tuple[int, int]:
    if area.owner is None:
        return (1 if scene.board else 0, 0)
    if area.owner == scene.seat:
        return (0 if scene.board else 1, 0)
    return (2, area.owner)


def heading(scene: Scene, area: Area) -> Text:
    """The label of an area, with the symbol of its owner."""
    owner = next((player for player in scene.players if player.seat == area.owner), None)
    text = Text()
    if owner is not None:
        text.append(f"{glyph(owner.symbol)} ", tint(owner.colour))
    return text.append(area.label, "bold")


def _cards(scene: Scene, area: Area, width: int, pointers: Pointers) -> list[Text]:
    lines = [heading(scene, area)]
    row: list[list[Text]] = []
    for piece in area.pieces:
        drawn = card(piece, pointers)
        if row and sum(each[0].cell_len + 1 for each in row) + drawn[0].cell_len > width:
            lines += _beside(row)
            row = []
        row.append(drawn)
    return lines + _beside(row)


def _beside(row: list[list[Text]]) -> list[Text]:
    return [Text(GAP).join(parts) for parts in zip(*row, strict=True)]


def _chips(scene: Scene, area: Area, width: int, pointers: Pointers, plain: bool) -> list[Text]:
    if area.layout == "grid":
        return [heading(scene, area), *Grid(area, pointers, plain).lines(width)]
    if area.layout == "column":
        chips = [chip(piece, pointers, plain, count) for piece, count in grouped(area.pieces)]
        return [heading(scene, area), *(Text("  ") + each for each in chips)]
    return _row(heading(scene, area), area.pieces, width, pointers, plain)


def _row(head: Text, pieces: tuple[Piece, ...], width: int, pointers: Pointers, plain: bool) -> list[Text]:
    head = head + Text("  ")
    if not pieces:
        return [head + Text("–", "dim")]
    indent = min(head.cell_len, width // 3)
    chips = wrapped_chips(pieces, width - indent, pointers, plain)
    if head.cell_len > indent:
        return [head, *(Text(" " * indent) + line for line in chips)]
    return [head + chips[0], *(Text(" " * indent) + line for line in chips[1:])]

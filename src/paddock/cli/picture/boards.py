"""A board as a map: outlines in braille, cars as coloured letters, targets of options as numbers."""

import math
from string import ascii_uppercase

from rich.cells import cell_len
from rich.text import Text

from paddock.cli.picture.canvas import Canvas
from paddock.cli.picture.pieces import Pointers
from paddock.cli.picture.styles import glow, glyph, paint
from paddock.cli.picture.surfaces import surfaces
from paddock.scene.model import Board, Piece, Place, Scene
from paddock.scene.paths import segments

Window = tuple[float, float, float, float]
"""Left, top, width and height, in units of the board."""
DARK = 0x40
"""Colours with less green than this are invisible on a dark terminal; they are drawn hollow."""
SHADES = "█▓▒░"
"""Shades for colours, from the darkest."""
ROAD = ("asphalt",)
"""The styles of shapes that are drawn on the map."""
ZOOM_PIECES = 14.0
"""The width of the zoomed map, in car lengths."""


def draw_map(board: Board, columns: int, rows: int) -> list[Text]:
    """The whole board without cars."""
    return draw_board(Scene("", "", "", "", None, ()), board, columns, rows, Pointers())


def draw_board(
    scene: Scene, board: Board, columns: int, rows: int, pointers: Pointers, close: bool = False, plain: bool = False
) -> list[Text]:
    """The map within these columns and rows; close, the part around the viewer's car or what is highlighted.

    Plain, colours are shades, the darker the denser.
    """
    places = {place.id: place for place in board.places}
    spot = _spot(scene, places, pointers) if close else None
    window = _around(board, spot, columns, rows) if spot else _whole(scene, board, places, pointers)
    needed = math.ceil(columns * 2 / window[2] * window[3] / 4)
    canvas = Canvas(columns, max(1, min(rows, needed)), window)
    _outlines(canvas, board, is_close=spot is not None)
    for piece in sorted(_on_map(scene), key=lambda piece: piece.owner != scene.seat):
        if piece.at in places:
            canvas.sign(places[piece.at].x, places[piece.at].y, _sign(scene, piece), _style(piece, pointers))
    _targets(canvas, places, pointers)
    if spot is not None:
        _colours(canvas, places, board, plain)
    return canvas.lines("dim")


def _on_map(scene: Scene) -> list[Piece]:
    """The pieces to draw; markers of figures and tags are not, for what they say stands beside the players' names."""
    return [piece for piece in scene.pieces if piece.kind != "tag" and (piece.kind != "chip" or piece.owner is None)]


def _outlines(canvas: Canvas, board: Board, is_close: bool) -> None:
    """The edges of the road; zoomed, of every place on it."""
    road = [shape for shape in board.shapes if shape.style in ROAD]
    for shape in road:
        canvas.path(shape.path)
    for place in board.places:
        if is_close and place.path:
            if canvas.shows(place.x, place.y, margin=ZOOM_PIECES * board.piece):
                canvas.path(place.path)
        elif not road:
            canvas.dot(place.x, place.y)


def _colours(canvas: Canvas, places: dict[str, Place], board: Board, plain: bool) -> None:
    """Zoomed, the colour of each empty place."""
    for id, fill in surfaces(board).items():  # noqa: A001  the field's own name
        if plain:
            canvas.print(places[id].x, places[id].y, SHADES[int(fill[3:5], 16) * len(SHADES) // 0x100], "")
            continue
        is_dark = int(fill[3:5], 16) < DARK
        canvas.print(places[id].x, places[id].y, "▫" if is_dark else "▪", "white" if is_dark else fill)


def _targets(canvas: Canvas, places: dict[str, Place], pointers: Pointers) -> None:
    for id, place in places.items():  # noqa: A001  the field's own name
        number = pointers.number(id)
        if number or id in pointers.lit:
            lit = id in pointers.lit
            canvas.sign(place.x, place.y, number[-1:] or "✕", glow() if lit else "bold underline")


def _style(piece: Piece, pointers: Pointers) -> str:
    return glow() if piece.id in pointers.lit else f"bold {paint(piece.colour)}"


def _sign(scene: Scene, piece: Piece) -> str:
    """The letter of a car's driver, or the icon of another piece."""
    if piece.kind == "car" and piece.owner is not None:
        return letters(scene)[piece.owner]
    sign = glyph(piece.icon) if piece.icon else "■"
    return sign if cell_len(sign) == 1 else piece.icon[:1]  # the map has one column for each sign


def letters(scene: Scene) -> dict[int, str]:
    """A letter for each driver: the first of the name that is not taken."""
    found: dict[int, str] = {}
    for player in scene.players:
        own = [sign for sign in player.name.upper() if sign.isalpha()]
        free = [sign for sign in [*own, *ascii_uppercase] if sign not in found.values()]
        found[player.seat] = free[0]
    return found


def _spot(scene: Scene, places: dict[str, Place], pointers: Pointers) -> Place | None:
    lit = [places[target] for target in sorted(pointers.lit) if target in places]
    pieces = [piece for piece in _on_map(scene) if piece.at in places]
    own = [places[piece.at] for piece in pieces if piece.owner == scene.seat]
    waiting = [places[piece.at] for piece in pieces if piece.owner in scene.waiting]
    return next(iter([*own, *lit, *waiting]), None)


def _around(board: Board, spot: Place, columns: int, rows: int) -> Window:
    width = board.piece * ZOOM_PIECES
    height = width * (rows * 4) / (columns * 2)
    return (spot.x - width / 2, spot.y - height / 2, width, height)


def _whole(scene: Scene, board: Board, places: dict[str, Place], pointers: Pointers) -> Window:
    """The road with all pieces and targets beside it, without the rest of the paper."""
    seen = [piece.at for piece in _on_map(scene)] + [*pointers.numbers]
    points = [(places[id].x, places[id].y) for id in seen if id in places]  # noqa: A001  the field's own name
    roads = [end for shape in board.shapes if shape.style in ROAD for _, end in segments(shape.path)]
    points += roads or [(place.x, place.y) for place in board.places]
    if not points:
        return (0.0, 0.0, board.width, board.height)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    margin = board.piece
    return (left - margin, top - margin, width + 2 * margin, height + 2 * margin)

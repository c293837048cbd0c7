"""A board as a map: outlines in braille, cars as coloured letters, targets of options as numbers."""

import math
import re

from rich.cells import cell_len
from rich.text import Text

from paddock.cli.picture.canvas import Canvas
from paddock.cli.picture.pieces import Pointers
from paddock.cli.picture.signs import car_letters
from paddock.cli.picture.styles import glow, glyph, paint
from paddock.cli.picture.surfaces import surfaces
from paddock.scene.model import Board, Piece, Place, Scene
from paddock.scene.paths import Point, segments

Window = tuple[float, float, float, float]
"""Left, top, width and height, in units of the board."""
DARK = 0x40
"""Colours with less green than this are invisible on a dark terminal; they are drawn hollow."""
SHADES = "█▓▒░"
"""Shades for colours, from the darkest."""
ROAD = ("asphalt",)
"""The styles of shapes that are drawn on the map."""
WORD = re.compile(r"[^\W\d_]{2}")
NAMES = ("name", "straight-name")
"""The styles of texts that name a part of the road."""
LINE = "line-black"
"""The style of the black squares of the start and finish line."""
FINISH = "▞"
"""The sign of that line."""
EDGE = 2.0
"""How far from the road a piece may lie to be on the map, in car lengths."""
NAME_MARGIN = 4.0
"""How far outside the window the plate of a name may stand, in car lengths."""
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
    spot = _spot(scene, board, places, pointers) if close else None
    window = _around(board, spot, columns, rows) if spot else _whole(scene, board, places, pointers)
    needed = math.ceil(columns * 2 / window[2] * window[3] / 4)
    canvas = Canvas(columns, max(1, min(rows, needed)), window)
    _outlines(canvas, board, is_close=spot is not None)
    cars = car_letters(scene)
    for piece in sorted(_on_map(scene, board), key=lambda piece: piece.owner != scene.seat):
        if piece.at in places:
            sign = cars.get(piece.id) or map_sign(piece)
            canvas.sign(places[piece.at].x, places[piece.at].y, sign, _style(piece, pointers))
    _targets(canvas, places, pointers)
    _line(canvas, board)
    _names(canvas, board)
    if spot is not None:
        _colours(canvas, places, board, plain)
    return canvas.lines("dim")


def _on_map(scene: Scene, board: Board) -> list[Piece]:
    """The pieces on the road; markers of figures and of the turn, and tags, are not: they are told elsewhere."""
    places = {place.id: place for place in board.places}
    left, top, width, height = _road(board, margin=EDGE * board.piece)
    on_road = {
        place.id for place in places.values() if left <= place.x <= left + width and top <= place.y <= top + height
    }
    pieces = [piece for piece in scene.pieces if piece.kind != "chip" or piece.owner is None]
    pieces = [piece for piece in pieces if piece.kind != "tag"]
    return [piece for piece in pieces if piece.kind == "car" or piece.at in on_road]


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


def map_sign(piece: Piece) -> str:
    """The icon of a piece that is not a car."""
    sign = glyph(piece.icon) if piece.icon else "■"
    return sign if cell_len(sign) == 1 else piece.icon[:1]  # the map has one column for each sign


def _line(canvas: Canvas, board: Board) -> None:
    """The start and finish line, unless a car stands on it."""
    ends = [end for shape in board.shapes if shape.style == LINE for _, end in segments(shape.path)]
    if ends:
        xs, ys = [x for x, _ in ends], [y for _, y in ends]
        canvas.print((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, FINISH, "bold")


def _names(canvas: Canvas, board: Board) -> None:
    """The names of corners, then of straights, where there is room for them; otherwise their first words."""
    shapes = [shape for style in NAMES for shape in board.shapes if shape.style == style and WORD.search(shape.text)]
    for shape in shapes:
        if canvas.shows(shape.x, shape.y, margin=board.piece * NAME_MARGIN):
            any(canvas.write(shape.x, shape.y, text, "italic") for text in (shape.text, shape.text.split()[-1]))


def _spot(scene: Scene, board: Board, places: dict[str, Place], pointers: Pointers) -> Place | None:
    lit = [places[target] for target in sorted(pointers.lit) if target in places]
    pieces = [piece for piece in _on_map(scene, board) if piece.at in places]
    own = [places[piece.at] for piece in pieces if piece.owner == scene.seat]
    waiting = [places[piece.at] for piece in pieces if piece.owner in scene.waiting]
    return next(iter([*own, *lit, *waiting]), None)


def _around(board: Board, spot: Place, columns: int, rows: int) -> Window:
    width = board.piece * ZOOM_PIECES
    height = width * (rows * 4) / (columns * 2)
    return (spot.x - width / 2, spot.y - height / 2, width, height)


def _whole(scene: Scene, board: Board, places: dict[str, Place], pointers: Pointers) -> Window:
    """The road with all pieces and targets beside it, without the rest of the paper."""
    seen = [piece.at for piece in _on_map(scene, board)] + [*pointers.numbers]
    points = [(places[id].x, places[id].y) for id in seen if id in places]  # noqa: A001  the field's own name
    return _around_points([*points, *_road_points(board)], board, board.piece)


def _road(board: Board, margin: float) -> Window:
    return _around_points(_road_points(board), board, margin)


def _road_points(board: Board) -> list[Point]:
    roads = [end for shape in board.shapes if shape.style in ROAD for _, end in segments(shape.path)]
    return roads or [(place.x, place.y) for place in board.places]


def _around_points(points: list[Point], board: Board, margin: float) -> Window:
    if not points:
        return (0.0, 0.0, board.width, board.height)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    return (left - margin, top - margin, width + 2 * margin, height + 2 * margin)

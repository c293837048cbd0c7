"""The most telling part of a scene as a small picture: the closest pack of cars, or the middle of the table."""

from itertools import accumulate

from msgspec.structs import replace

from paddock.scene.model import Board, Scene, Shape
from paddock.scene.paths import ends
from paddock.scene.svg import FONT, GAP, at, middle_blocks, on_board

PACK = 22.0
"""The width of the part of a board that the picture shows, in car lengths."""
SHAPE = 1.5
"""The picture's ratio of width to height."""
LETTERING = ("title", "subtitle", "compass", "plate", "tab", "name", "straight-name", "fact", "leader", "panel", "slot")
"""How the styles of signs, names and tables begin: too small to read in a picture, and cut by its edges."""
FOOT = 0.18
"""The share of the picture, at its foot, that may be covered."""
Box = tuple[float, float, float, float]


def vignette(scene: Scene, board: Board | None = None) -> str:
    """The picture, as SVG."""
    if board:
        box = _pack(scene, board)
        content = on_board(scene, _cut(board, box))
    else:
        box, content = _middle(scene)
    left, top, width, height = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" font-family="{FONT}">{content}</svg>\n'
    )


def _middle(scene: Scene) -> tuple[Box, str]:
    """The shared areas, and the box that they fill."""
    blocks = middle_blocks(scene)
    starts = accumulate((block.width + GAP * 3 for block in blocks), initial=0.0)
    content = "".join(at(x, 0, block.svg()) for x, block in zip(starts, blocks, strict=False))
    across = sum(block.width + GAP * 3 for block in blocks) - GAP * 3
    height = (max((block.height for block in blocks), default=0.0) + GAP * 4) / (1 - FOOT)
    width = max(across + GAP * 4, height * SHAPE)
    return ((across - width) / 2, -GAP * 2, width, height), content


def _pack(scene: Scene, board: Board) -> Box:
    """The part of the board where most cars are together."""
    width = min(board.width, board.piece * PACK)
    height = min(board.height, width / SHAPE)
    places = {place.id: place for place in board.places}
    cars = [places[piece.at] for piece in scene.pieces if piece.kind == "car" and piece.at in places]
    middle = max(
        cars or board.places,
        key=lambda here: sum(abs(here.x - car.x) < width / 3 and abs(here.y - car.y) < height / 3 for car in cars),
    )
    left = min(max(0.0, middle.x - width / 2), board.width - width)
    top = min(max(0.0, middle.y - height / 2), board.height - height)
    return left, top, width, height


def _cut(board: Board, box: Box) -> Board:
    """The board without lettering, and without the shapes outside the box, which are about four fifths of them."""
    drawn = (shape for shape in board.shapes if not shape.style.startswith(LETTERING))
    return replace(board, shapes=tuple(shape for shape in drawn if is_seen(shape, box, 3 * board.piece)))


def is_seen(shape: Shape, box: Box, margin: float) -> bool:
    """Whether a shape, judging by its corners, reaches into a box or comes near it."""
    corners = list(ends(shape.path)) or [(shape.x, shape.y)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    left, top, width, height = box
    return (
        min(across) < left + width + margin
        and max(across) > left - margin
        and min(down) < top + height + margin
        and max(down) > top - margin
    )

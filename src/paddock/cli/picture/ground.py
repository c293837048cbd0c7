"""What lies under the places of a board: the colour that is printed there."""

from itertools import pairwise

from paddock.scene.board_styles import STYLES
from paddock.scene.model import Board, Shape
from paddock.scene.paths import Point, segments

GROUND = ("cell", "space", "section")
"""How the styles of shapes begin on which cars stand."""
_known: dict[str, dict[str, str]] = {}


def ground(board: Board) -> dict[str, str]:
    """The fill below each place, by the id of the place; found once for a board."""
    if board.id not in _known:
        grounds = [_Ground(shape) for shape in board.shapes if _is_ground(shape)]
        _known[board.id] = {
            place.id: each.fill for place in board.places for each in grounds if each.holds(place.x, place.y)
        }
    return _known[board.id]


def _is_ground(shape: Shape) -> bool:
    style = STYLES.get(shape.style)
    return shape.style.startswith(GROUND) and style is not None and style.fill.startswith("#")


class _Ground:
    """A filled shape, asked whether a point lies in it."""

    def __init__(self, shape: Shape) -> None:
        self.fill = STYLES[shape.style].fill
        self.points = [end for _, end in segments(shape.path)]
        self.edges = list(pairwise([*self.points, *self.points[:1]]))
        xs, ys = [x for x, _ in self.points] or [0.0], [y for _, y in self.points] or [0.0]
        self.box = (min(xs), min(ys), max(xs), max(ys))

    def holds(self, x: float, y: float) -> bool:
        """Whether a line from the point to the right leaves the shape an odd number of times."""
        left, top, right, bottom = self.box
        if not (left <= x <= right and top <= y <= bottom):
            return False
        return sum(_crosses(a, b, x, y) for a, b in self.edges) % 2 == 1


def _crosses(a: Point, b: Point, x: float, y: float) -> bool:
    if (a[1] > y) == (b[1] > y):
        return False
    return x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])

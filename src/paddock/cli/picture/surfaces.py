"""The colour under each place of a board."""

from itertools import pairwise

from paddock.scene.board_styles import STYLES
from paddock.scene.model import Board, Shape
from paddock.scene.paths import Point, segments

PREFIXES = ("cell", "space", "section")
"""Prefixes of the styles of shapes on which cars stand."""
_cache: dict[str, dict[str, str]] = {}


def surfaces(board: Board) -> dict[str, str]:
    """The fill under each place, by id; cached for each board."""
    if board.id not in _cache:
        shapes = [_Surface(shape) for shape in board.shapes if _is_surface(shape)]
        _cache[board.id] = {
            place.id: each.fill for place in board.places for each in shapes if each.holds(place.x, place.y)
        }
    return _cache[board.id]


def _is_surface(shape: Shape) -> bool:
    style = STYLES.get(shape.style)
    return shape.style.startswith(PREFIXES) and style is not None and style.fill.startswith("#")


class _Surface:
    """A filled shape, to test whether a point lies in it."""

    def __init__(self, shape: Shape) -> None:
        self.fill = STYLES[shape.style].fill
        self.points = [end for _, end in segments(shape.path)]
        self.edges = list(pairwise([*self.points, *self.points[:1]]))
        xs, ys = [x for x, _ in self.points] or [0.0], [y for _, y in self.points] or [0.0]
        self.box = (min(xs), min(ys), max(xs), max(ys))

    def holds(self, x: float, y: float) -> bool:
        """Whether a ray from the point to the right crosses the edges an odd number of times."""
        left, top, right, bottom = self.box
        if not (left <= x <= right and top <= y <= bottom):
            return False
        return sum(_crosses(a, b, x, y) for a, b in self.edges) % 2 == 1


def _crosses(a: Point, b: Point, x: float, y: float) -> bool:
    if (a[1] > y) == (b[1] > y):
        return False
    return x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])

"""Runs on straights and the shortest ways there: a run is legal if no shorter one leads to the same cell."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.masks import cells_of
from paddock.games.formula_de.tables import NOWHERE
from paddock.games.formula_de.track import Track

Numbers = dict[int, None]  # a set in order; unlike sets, dicts of numbers are no work for the garbage collector
NOTHING_CROSSED: Final = ((0, 0),)


@mypyc_attr(acyclic=True)
class Run:
    """A run on a straight: its first cell, the car that was driven through, and the dangers crossed, as a mask."""

    __slots__ = ("crossed", "lane", "number", "start", "through")

    def __init__(self, number: int, start: int, lane: int, through: int, crossed: int) -> None:
        self.number: int = number
        self.start: int = start
        self.lane: int = lane
        self.through: int = through
        self.crossed: int = crossed


NO_RUN: Final = Run(0, -1, -1, -1, 0)


@mypyc_attr(acyclic=True)
class Obstacles:
    """The other cars and the dangerous cells that a way could meet."""

    def __init__(self, track: Track, occupied: int, marked: int) -> None:
        self.occupied: Numbers = dict.fromkeys(cells_of(occupied))
        self.markers: Numbers = dict.fromkeys(cells_of(marked))
        self.straights: Numbers = {}  # straights with something on them
        self.dangerous: Numbers = {}  # straights with dangerous cells
        self.before: Numbers = {}  # places from which a step leads onto an obstacle
        self.shortest: dict[tuple[int, int], Shortest] = {}  # on these straights
        for cell in (*self.occupied, *self.markers):
            self.before.update(track.before[cell])
            self.straights[track.straight[cell]] = None
        for cell in self.markers:
            self.dangerous[track.straight[cell]] = None
        self.straights.pop(NOWHERE, None)
        self.dangerous.pop(NOWHERE, None)


@mypyc_attr(acyclic=True)
class Shortest:
    """The shortest ways on a straight from one cell, round the cars except one that was driven through
    (FD-STRAIGHT-05): for each cell the best of length and crossings."""

    __slots__ = ("edge", "length", "nearest", "obstacles", "start", "through", "track", "walls", "ways")

    def __init__(self, track: Track, walls: bool, obstacles: Obstacles, start: int, through: int) -> None:
        self.track = track
        self.walls = walls
        self.obstacles = obstacles
        self.start = start
        self.through = through
        self.length: int = 0
        self.edge: list[tuple[int, int]] = [(start, 0)]
        self.nearest: dict[int, int] = {start: 0}  # by cell, whatever is crossed
        self.ways: dict[int, list[tuple[int, int]]] = {}  # length and what is crossed, if anything can be

    def lengthen(self, length: int) -> None:
        """Find all shortest ways of up to this many steps."""
        straights = self.track.straight
        straight = straights[self.start]  # FD-STRAIGHT-17
        calm = not (self.walls or straight in self.obstacles.dangerous or self.through >= 0)
        while self.length < length:
            self.length += 1
            found = self._step_calmly() if calm else self._step()
            self.edge = [(to, crossed) for to, crossed in found if straights[to] == straight and to != self.start]

    def _step_calmly(self) -> list[tuple[int, int]]:
        """One step further where there is nothing to cross."""
        steps, occupied, nearest = self.track.steps, self.obstacles.occupied, self.nearest
        found: list[tuple[int, int]] = []
        for cell, _ in self.edge:
            for to in steps[cell]:
                if to not in nearest and to not in occupied:
                    nearest[to] = self.length
                    found.append((to, 0))
        return found

    def _step(self) -> list[tuple[int, int]]:
        """One step further from the longest ways."""
        steps, occupied = self.track.steps, self.obstacles.occupied
        found: list[tuple[int, int]] = []
        for cell, crossed in self.edge:
            for to in steps[cell]:
                if to not in occupied or to == self.through:
                    mask = crossed | crossed_by(self.track, self.walls, self.obstacles, cell, to)
                    if self._add(to, mask):
                        found.append((to, mask))
        return found

    def _add(self, to: int, mask: int) -> bool:
        """Add a way to a cell; False if one found earlier, hence no longer, crosses nothing more."""
        self.nearest.setdefault(to, self.length)
        ways = self.ways.setdefault(to, [])
        for _, crossed in ways:
            if crossed & ~mask == 0:
                return False
        ways.append((self.length, mask))
        return True

    def has_shorter(self, to: int, steps: int, crossed: int) -> bool:
        """Whether fewer steps lead to a cell and cross nothing else (FD-STRAIGHT-07, FD-STRAIGHT-15, FD-HAZ-04)."""
        if self.length < steps - 1:
            self.lengthen(steps - 1)
        if self.nearest.get(to, steps) >= steps:
            return False
        return any(shorter < steps and mask & ~crossed == 0 for shorter, mask in self.ways.get(to, NOTHING_CROSSED))


def crossed_by(track: Track, walls: bool, obstacles: Obstacles, cell: int, to: int) -> int:
    """The dangerous cell or the walled lane that a step crosses, as a mask (FD-STRAIGHT-11, FD-WALL-09)."""
    mask = track.bit[to] if to in obstacles.markers else 0
    if walls and track.wall[to] and track.lane[cell] != track.lane[to]:
        mask |= track.wall_bit
    return mask

"""Runs on straights and the shortest ways there: a run is legal if no shorter one leads to the same cell."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.masks import cells_of
from paddock.games.formula_de.tables import NOWHERE
from paddock.games.formula_de.track import Track

Numbers = dict[int, None]  # a set in order; unlike sets, dicts of numbers are no work for the garbage collector
NOTHING_CROSSED: Final = ((0, 0),)
MOST_PLACES: Final = 4096


@mypyc_attr(acyclic=True)
class Run:
    """A run on a straight: its first cell, the car that was driven through, and the dangers crossed, as a mask."""

    __slots__ = ("crossed", "lane", "number", "origin", "start", "straight", "through")

    def __init__(self, number: int, track: Track | None, start: int, through: int, crossed: int) -> None:
        self.number: int = number
        self.start: int = start
        self.straight: int = NOWHERE if track is None else track.straight[start]
        self.lane: int = NOWHERE if track is None else track.lane[start]
        self.through: int = through
        self.crossed: int = crossed
        self.origin: int = start * MOST_PLACES + through  # the same for runs with the same shortest ways


NO_RUN: Final = Run(0, None, NOWHERE, NOWHERE, 0)


@mypyc_attr(acyclic=True)
class Obstacles:
    """The other cars and the dangerous cells that a way could meet."""

    def __init__(self, track: Track, occupied: int, marked: int) -> None:
        self.occupied: Numbers = dict.fromkeys(cells_of(occupied))
        self.markers: Numbers = dict.fromkeys(cells_of(marked))
        self.cells: Numbers = {**self.occupied, **self.markers}
        self.straights: Numbers = {}  # straights with something on them
        self.dangerous: Numbers = {}  # straights with dangerous cells
        self.before: Numbers = {}  # places from which a step leads onto an obstacle
        self.shortest: dict[int, Shortest] = {}  # on these straights, by the origin of runs
        for cell in self.cells:
            self.before.update(track.before[cell])
            straight = track.straight[cell]
            if straight != NOWHERE:
                self.straights[straight] = None
                if cell in self.markers:
                    self.dangerous[straight] = None


@mypyc_attr(acyclic=True)
class Shortest:
    """The shortest ways on a straight from one cell, round the cars except one that was driven through
    (FD-STRAIGHT-05): for each cell the best of length and crossings."""

    __slots__ = (
        "calm",
        "crossing",
        "edge",
        "length",
        "markers",
        "nearest",
        "occupied",
        "run",
        "track",
        "walls",
        "ways",
    )

    def __init__(self, track: Track, walls: bool, obstacles: Obstacles, run: Run) -> None:
        self.track = track
        self.walls = walls
        self.occupied = obstacles.occupied  # and not the obstacles, which lead back here: nothing here is in a cycle
        self.markers = obstacles.markers
        self.run = run
        # Whether there is nothing to cross
        self.calm: bool = not (walls or run.straight in obstacles.dangerous or run.through >= 0)
        self.length: int = 0
        self.edge: list[int] = [run.start]  # the cells that the longest ways lead to,
        self.crossing: tuple[int, ...] = (0,)  # and what each of those ways crosses
        self.nearest: dict[int, int] = {run.start: 0}  # by cell, whatever is crossed
        self.ways: dict[int, tuple[tuple[int, int], ...]] = {}  # length and what is crossed, if anything can be

    def lengthen(self, length: int) -> None:
        """Find all shortest ways of up to this many steps, as far as the straight goes (FD-STRAIGHT-17)."""
        while self.length < length:
            self.length += 1
            if self.calm:
                self._step_calmly()
            else:
                self._step()

    def _step_calmly(self) -> None:
        """One step further where there is nothing to cross."""
        steps, straights, straight = self.track.steps, self.track.straight, self.run.straight
        occupied, nearest, length = self.occupied, self.nearest, self.length
        edge: list[int] = []
        for cell in self.edge:
            for to in steps[cell]:
                if to not in nearest and to not in occupied:
                    nearest[to] = length
                    if straights[to] == straight:
                        edge.append(to)
        self.edge = edge

    def _step(self) -> None:
        """One step further from the longest ways."""
        track, occupied, run = self.track, self.occupied, self.run
        edge: list[int] = []
        crossing: list[int] = []
        for cell, crossed in zip(self.edge, self.crossing, strict=True):
            for to in track.steps[cell]:
                if to not in occupied or to == run.through:
                    mask = crossed | crossed_by(track, self.walls, self.markers, cell, to)
                    if self._add(to, mask) and track.straight[to] == run.straight:
                        edge.append(to)
                        crossing.append(mask)
        self.edge, self.crossing = edge, tuple(crossing)

    def _add(self, to: int, mask: int) -> bool:
        """Add a way to a cell; False if one found earlier, hence no longer, crosses nothing more."""
        self.nearest.setdefault(to, self.length)
        ways = self.ways.get(to, ())
        for _, crossed in ways:
            if crossed & ~mask == 0:
                return False
        self.ways[to] = (*ways, (self.length, mask))
        return True

    def has_shorter(self, to: int, steps: int, crossed: int) -> bool:
        """Whether fewer steps lead to a cell and cross nothing else (FD-STRAIGHT-07, FD-STRAIGHT-15, FD-HAZ-04)."""
        self.lengthen(steps - 1)
        if self.nearest.get(to, steps) >= steps:
            return False
        return self.calm or any(
            shorter < steps and mask & ~crossed == 0 for shorter, mask in self.ways.get(to, NOTHING_CROSSED)
        )


def crossed_by(track: Track, walls: bool, markers: Numbers, cell: int, to: int) -> int:
    """The dangerous cell or the walled lane that a step crosses, as a mask (FD-STRAIGHT-11, FD-WALL-09)."""
    mask = track.bit[to] if to in markers else 0
    if walls and track.wall[to] and track.lane[cell] != track.lane[to]:
        mask |= track.wall_bit
    return mask

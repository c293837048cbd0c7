"""Ways that were begun: where they stand, what they have brought, and what holds for the car that drives them.

A label is a way that was begun. It is one whole number, made of all that decides how the way may go on and what it
costs: the cell, cells in a row by the kerb, the run on a straight with its length, and the trail. Most steps change
nothing but the cell, so what a way has brought besides is kept apart, in a trail that labels share. A search keeps
thousands of labels: as numbers they are quickly made, compared and forgotten.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.track import Track, bits

NO_KERB: Final = 0
KERB_PLUS: Final = 1
KERB_MINUS: Final = 2

Over = tuple[int, int, int, int]  # corner, cells beyond it, stops missing, lines touched before it was left
Key = tuple[object, ...]
CLEAR: Final = ((0, 0),)

# A label: three facts about its cell, then numbers, each in its place
INSIDE: Final = 1  # on a cell with another car: it cannot end here
FRESH: Final = 2  # claimed a kerb cell more or a double cell here: it cannot end here
FIRST: Final = 4  # on the first cell of a corner
KERB_SHIFT: Final = 3
CELL_SHIFT: Final = 6
LENGTH_SHIFT: Final = 18
RUN_SHIFT: Final = 25
TRAIL_SHIFT: Final = 41
CELL_SIZE: Final = 12
KERB_BITS: Final = 0x7
CELL_BITS: Final = 0xFFF
LENGTH_BITS: Final = 0x7F
RUN_BITS: Final = 0xFFFF

# A stage: a label with the units of its level below it
UNIT_SHIFT: Final = 7
UNIT_BITS: Final = 0x7F
NO_STAGE: Final = -1
NO_CORNER: Final = -1

Level = dict[int, int]  # the labels of so many units, and the stage that each was reached from


@mypyc_attr(acyclic=True)
class Terms:
    """What holds for one movement of one car: the board, what stands on it, and what the driver may do."""

    def __init__(self, track: Track, occupied: dict[int, int], markers: dict[int, int]) -> None:
        self.track = track
        self.occupied = occupied  # cells with other cars
        self.markers = markers
        self.walls: bool = False
        self.kerbs: bool = False
        self.high: bool = False
        self.lane_shift: int = 9
        self.stop_at_line: bool = False
        self.pit_open: bool = False
        self.box: int = -1  # which box a car in the pit lane drives to; -1 when it leaves
        self.stop_corner: int = -1  # the corner where the turn began, and the stops made in it
        self.stops_made: int = 0
        self.slip: bool = False
        self.force: bool = False

    def among(self, occupied: int, marked: int) -> "Terms":
        """The same with cars and dangerous cells, as bits, on the board."""
        if not (occupied or marked):
            return self
        terms = Terms(self.track, dict.fromkeys(bits(occupied), 1), dict.fromkeys(bits(marked), 1))
        terms.walls, terms.kerbs, terms.high, terms.lane_shift = self.walls, self.kerbs, self.high, self.lane_shift
        terms.stop_at_line, terms.pit_open, terms.box = self.stop_at_line, self.pit_open, self.box
        terms.stop_corner, terms.stops_made = self.stop_corner, self.stops_made
        terms.slip, terms.force = self.slip, self.force
        return terms

    def crossed_bit(self, cell: int, to: int) -> int:
        """FD-STRAIGHT-11, FD-WALL-09  The dangerous cell or the walled lane that a step crosses, as a bit."""
        track = self.track
        bit = 1 << to if to in self.markers else 0
        if self.walls and track.wall[to] and track.lane[cell] != track.lane[to]:
            bit |= 1 << track.size
        return bit


@mypyc_attr(acyclic=True)
class Trail:
    """What a way has brought so far. Once it is known to an atlas it never changes, and equal ones are one."""

    __slots__ = (
        "changes",
        "claimed",
        "crossed",
        "doubled",
        "entered",
        "forced",
        "hardship",
        "hazards",
        "into_pit",
        "kerb",
        "left",
        "lock",
        "longer",
        "mark",
        "number",
        "over_in",
        "roomy",
        "shorter",
        "since",
        "through",
        "walls",
    )

    def __init__(self) -> None:
        # Given by the atlas to which it is known
        self.number: int = 0
        self.shorter: int = -1  # the numbers of the same with a kerb cell claimed, as far as asked for
        self.longer: int = -1
        self.mark: int = 0  # the same for trails with the same outcome
        self.since: int = 0  # the units after which the first corner was overshot
        self.hardship: int = 0  # how many things it has brought that a driver would rather do without
        self.claimed: int = 0  # units that were claimed beyond its cells
        self.roomy: tuple[int, ...] = ()  # corners, or -1 for a straight, in which nothing new can be entered
        self.lock: bool = False
        self.kerb: int = NO_KERB
        self.doubled: tuple[int, ...] = ()
        self.left: tuple[Over, ...] = ()  # corners overshot; in place of the cells, the step before the first of them
        self.entered: tuple[int, ...] = ()
        self.over_in: tuple[int, ...] = ()
        self.hazards: tuple[int, ...] = ()
        self.walls: tuple[int, ...] = ()
        self.crossed: int = 0
        self.forced: bool = False
        self.through: int = -1  # the cell with the car that was driven through
        self.changes: int = 0  # lane changes of a slipstream
        self.into_pit: bool = False

    def copy(self) -> "Trail":
        """The same, to be changed."""
        trail = Trail()
        trail.lock = self.lock
        trail.kerb = self.kerb
        trail.doubled = self.doubled
        trail.left = self.left
        trail.entered = self.entered
        trail.over_in = self.over_in
        trail.hazards = self.hazards
        trail.walls = self.walls
        trail.crossed = self.crossed
        trail.forced = self.forced
        trail.through = self.through
        trail.changes = self.changes
        trail.into_pit = self.into_pit
        return trail

    def key(self) -> Key:
        """Everything that decides how a way may go on and what it costs."""
        return (
            self.lock,
            self.kerb,
            self.doubled,
            self.left,
            self.entered,
            self.over_in,
            self.hazards,
            self.walls,
            self.crossed,
            self.through,
            self.changes,
            self.into_pit,
        )

    def outcome(self) -> Key:
        """What tells two ways to one cell apart once they are driven, but for how long ago the first corner was
        overshot.

        Corners entered do not: two ways between the same cells enter the same, but for the one in which they begin.
        """
        overs = overs_of(self, self.left[0][1]) if self.left else ()
        return (self.hazards, self.walls, self.kerb, self.doubled, self.crossed, self.forced, overs)


@mypyc_attr(acyclic=True)
class Shortest:
    """FD-STRAIGHT-05  The shortest ways on a straight from the first cell of a run, round the cars (but for one that
    was driven through): for each cell the best of length and crossings."""

    __slots__ = ("edge", "length", "nearest", "occupied", "start", "through", "ways")

    def __init__(self, start: int, through: int, occupied: dict[int, int]) -> None:
        self.start: int = start
        self.through: int = through
        self.occupied = occupied
        self.length: int = 0
        self.edge: list[tuple[int, int]] = [(start, 0)]
        self.nearest: dict[int, int] = {start: 0}  # by cell, whatever is crossed
        self.ways: dict[int, list[tuple[int, int]]] = {}  # length and what is crossed, where anything is

    def lengthen(self, terms: Terms, calm: bool, length: int) -> None:
        """All shortest ways of up to so many steps; where it is calm, none of them crosses anything."""
        straights = terms.track.straight
        straight = straights[self.start]  # FD-STRAIGHT-17
        while self.length < length:
            self.length += 1
            found = self._step_calmly(terms.track.steps) if calm else self._step(terms)
            self.edge = [(to, crossed) for to, crossed in found if straights[to] == straight and to != self.start]

    def _step_calmly(self, steps: list[tuple[int, ...]]) -> list[tuple[int, int]]:
        """A step further from the longest ways, that crosses nothing."""
        occupied, nearest, length = self.occupied, self.nearest, self.length
        found: list[tuple[int, int]] = []
        for cell, _ in self.edge:
            for to in steps[cell]:
                if to not in nearest and to not in occupied:
                    nearest[to] = length
                    found.append((to, 0))
        return found

    def _step(self, terms: Terms) -> list[tuple[int, int]]:
        """A step further from the longest ways."""
        steps, occupied = terms.track.steps, self.occupied
        found: list[tuple[int, int]] = []
        for cell, crossed in self.edge:
            for to in steps[cell]:
                if to not in occupied or to == self.through:
                    bits = crossed | terms.crossed_bit(cell, to)
                    if self._add(to, bits):
                        found.append((to, bits))
        return found

    def _add(self, to: int, bits: int) -> bool:
        """One more way to a cell; False where one found earlier, hence no longer, crosses nothing more."""
        self.nearest.setdefault(to, self.length)
        ways = self.ways.setdefault(to, [])
        for _, crossed in ways:
            if crossed & ~bits == 0:
                return False
        ways.append((self.length, bits))
        return True

    def has_shorter(self, to: int, steps: int, crossed: int) -> bool:
        """FD-STRAIGHT-07, FD-STRAIGHT-15, FD-HAZ-04  Whether fewer steps lead to a cell and cross nothing else."""
        if self.nearest.get(to, steps) >= steps:
            return False
        return any(shorter < steps and bits & ~crossed == 0 for shorter, bits in self.ways.get(to, CLEAR))


@mypyc_attr(acyclic=True)
class Run:
    """A run on a straight: where it began, the car that was driven through, and what was crossed, as bits."""

    __slots__ = ("crossed", "lane", "number", "origin", "start", "through")

    def __init__(self, number: int, start: int, lane: int, through: int, crossed: int) -> None:
        self.number: int = number
        self.lane: int = lane
        self.origin: int = (start << TRAIL_SHIFT) + through  # start and through as one number
        self.start: int = start
        self.through: int = through
        self.crossed: int = crossed


NO_RUN: Final = Run(0, -1, -1, -1, 0)


@mypyc_attr(acyclic=True)
class Way:
    """A way that ends where it is, read out of its label, with what it costs in brakes besides those that shorten
    it."""

    __slots__ = ("_path", "cell", "charge", "code", "ended", "excess", "levels", "run", "stage", "stuck", "trail")

    def __init__(self, levels: list[Level], ended: Level, stage: int, trail: Trail, run: Run) -> None:
        self.levels = levels
        self.ended = ended
        self.stage = stage
        self.trail = trail
        self.run = run
        self.cell: int = stage >> UNIT_SHIFT + CELL_SHIFT & CELL_BITS
        self.excess: int = 0  # cells that a block leaves undriven
        self.charge: int = 0  # corners entered thanks to a slipstream
        self.stuck: bool = False
        self.code: str = ""  # what tells it from others to the same cell
        self._path: tuple[int, ...] | None = None

    @property
    def units(self) -> int:
        return self.stage & UNIT_BITS

    @property
    def steps(self) -> int:
        return (self.stage & UNIT_BITS) - self.trail.claimed

    @property
    def first_cell(self) -> int:
        """Where it stands, if that is the first cell of a corner."""
        return self.cell if self.stage >> UNIT_SHIFT & FIRST else -1

    @property
    def kerb_run(self) -> int:
        """Cells in a row by the kerb."""
        return self.stage >> UNIT_SHIFT + KERB_SHIFT & KERB_BITS

    @property
    def run_steps(self) -> int:
        """The steps of the run that it ends with."""
        return self.stage >> UNIT_SHIFT + LENGTH_SHIFT & LENGTH_BITS

    @property
    def path(self) -> tuple[int, ...]:
        """The cells driven."""
        path = self._path
        if path is None:
            cells: list[int] = []
            cell, before = self.cell, self.ended.get(self.stage, NO_STAGE)
            if before == NO_STAGE:
                before = self.levels[self.stage & UNIT_BITS][self.stage >> UNIT_SHIFT]
            while before != NO_STAGE:
                cells.append(cell)
                label = before >> UNIT_SHIFT
                cell = label >> CELL_SHIFT & CELL_BITS
                before = self.levels[before & UNIT_BITS][label]
            cells.reverse()
            path = tuple(cells)
            self._path = path
        return path

    @property
    def overs(self) -> tuple[Over, ...]:
        """FD-OVER-02  Corners that were overshot, with the cells driven beyond each."""
        return overs_of(self.trail, self.steps) if self.trail.left else ()


def overs_of(trail: Trail, steps: int) -> tuple[Over, ...]:
    """Corners that were overshot, with the cells driven beyond each when a way has so many."""
    return tuple([(corner, steps - left, missing, lines) for corner, left, missing, lines in trail.left])

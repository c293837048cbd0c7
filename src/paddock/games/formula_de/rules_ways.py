"""Ways that were begun: where they stand, what they have brought, and what holds for the car that drives them.

A label is a way that was begun: where it stands, and everything that decides how it may go on. Most steps change
nothing but the cell, so what a way has brought besides is kept apart, in a trail that labels share. None of them can
lead back to itself, which spares the collector of a compiled engine a look at hundreds of thousands.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.rules_track import Track

NO_KERB: Final = 0
KERB_PLUS: Final = 1
KERB_MINUS: Final = 2

Over = tuple[int, int, int, int]  # corner, cells beyond it, stops missing, lines touched before it was left
Key = tuple[object, ...]
CLEAR: Final = ((0, 0),)

# The places of numbers in the key of a label
KERB_SHIFT: Final = 2
CELL_SHIFT: Final = 5
TRAIL_SHIFT: Final = 17
RUN_SHIFT: Final = 37


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


@mypyc_attr(acyclic=True)
class Trail:
    """What a way has brought so far. Once it is known to a search it never changes, and equal ones are one."""

    __slots__ = (
        "changes",
        "crossed",
        "doubled",
        "entered",
        "first_cell",
        "forced",
        "hardship",
        "hazards",
        "into_pit",
        "kerb",
        "left",
        "lock",
        "mark",
        "number",
        "over_in",
        "through",
        "walls",
    )

    def __init__(self) -> None:
        # Given by the search to which it is known
        self.number: int = 0
        self.mark: int = 0  # the same for trails with the same outcome, but for corners overshot
        self.hardship: int = 0  # how many things it has brought that a driver would rather do without
        self.lock: bool = False
        self.kerb: int = NO_KERB
        self.doubled: tuple[int, ...] = ()
        self.left: tuple[Over, ...] = ()  # corners overshot; in place of the cells, the step before the first of them
        self.entered: tuple[int, ...] = ()
        self.first_cell: int = -1
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
        trail.first_cell = self.first_cell
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
            self.first_cell,
            self.over_in,
            self.hazards,
            self.walls,
            self.crossed,
            self.through,
            self.changes,
            self.into_pit,
        )

    def outcome(self) -> Key:
        """What tells two ways to one cell apart once they are driven, but for corners overshot.

        Corners entered do not: two ways between the same cells enter the same, but for the one in which they begin.
        """
        return (self.hazards, self.walls, self.kerb, self.doubled, self.crossed, self.forced)


class Start:
    """Where a segment begins, and what the segments before it have left."""

    def __init__(self, cell: int) -> None:
        self.cell: int = cell
        self.trail: Trail = Trail()
        self.run_a: int = -1  # the first cell of the run on a straight that goes on, -1 for none
        self.run_k: int = 0
        self.run_s: int = 0
        self.kerb_run: int = 0

    def key(self) -> Key:
        """Everything about the start that a search depends on."""
        return (self.cell, self.run_a, self.run_k, self.run_s, self.kerb_run, *self.trail.key())


@mypyc_attr(acyclic=True)
class Run:
    """FD-STRAIGHT-05  A run on a straight from its first cell, round the cars (but for one that was driven through):
    for each cell the best of length and crossings."""

    __slots__ = ("edge", "length", "nearest", "start", "through", "ways")

    def __init__(self, start: int, through: int) -> None:
        self.start: int = start
        self.through: int = through
        self.length: int = 0
        self.edge: list[tuple[int, int]] = [(start, 0)]
        self.nearest: dict[int, int] = {start: 0}  # by cell, whatever is crossed
        self.ways: dict[int, list[tuple[int, int]]] = {}  # length and what is crossed, where anything is

    def add(self, to: int, bits: int) -> bool:
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
class Label:
    """A way that was begun."""

    __slots__ = ("before", "cell", "fresh", "inside", "kerb_run", "run", "run_k", "run_s", "steps", "trail", "units")

    def __init__(
        self,
        cell: int,
        units: int,
        steps: int,
        before: "Label | None",
        trail: Trail,
        run: Run | None = None,
        run_k: int = 0,
        run_s: int = 0,
        kerb_run: int = 0,
    ) -> None:
        self.cell = cell
        self.units = units
        self.steps = steps
        self.before = before  # the same way, a step shorter
        self.trail = trail
        self.run = run
        self.run_k = run_k  # steps of the run
        self.run_s = run_s  # what it has crossed, as bits
        self.kerb_run = kerb_run
        self.fresh: bool = False  # claimed a kerb cell more or a double cell here: it cannot end here
        self.inside: bool = False  # on a cell with another car: it cannot end here

    def claiming(self, units: int, trail: Trail) -> "Label":
        """The same way with something claimed on its last cell, which makes that cell count otherwise."""
        units += self.units
        label = Label(self.cell, units, self.steps, self.before, trail, self.run, self.run_k, self.run_s)
        label.inside = self.inside
        return label

    @property
    def came_from(self) -> int:
        """The level from which the last step was made, -1 for the first label of all."""
        return -1 if self.before is None else self.before.units

    @property
    def path(self) -> tuple[int, ...]:
        """The cells driven."""
        cells: list[int] = []
        label: Label = self
        before = label.before
        while before is not None:
            cells.append(label.cell)
            label = before
            before = label.before
        cells.reverse()
        return tuple(cells)

    @property
    def overs(self) -> tuple[Over, ...]:
        """FD-OVER-02  Corners that were overshot, with the cells driven beyond each."""
        if not self.trail.left:
            return ()
        return tuple([(corner, self.steps - left, missing, lines) for corner, left, missing, lines in self.trail.left])

    @property
    def run_a(self) -> int:
        """The first cell of the run, -1 for none."""
        return -1 if self.run is None else self.run.start

    def key(self) -> int:
        """Everything that decides how the way may go on and what it costs, as one number."""
        key = self.trail.number << TRAIL_SHIFT | self.cell << CELL_SHIFT | self.kerb_run << KERB_SHIFT
        key |= self.fresh << 1 | self.inside
        if self.run is not None:
            key |= ((self.run_s << 7 | self.run_k) << 12 | self.run.start + 1) << RUN_SHIFT
        return key

    def on(self, run: Run | None) -> "Label":
        """The same way, its run measured on another road."""
        label = Label(self.cell, self.units, self.steps, self.before, self.trail, run, self.run_k, self.run_s)
        label.kerb_run, label.fresh, label.inside = self.kerb_run, self.fresh, self.inside
        return label

    def outcome(self) -> tuple[int, int, tuple[Over, ...]]:
        """What tells two ways apart once they are driven: the last cell and what follows from the way."""
        trail = self.trail
        return (self.cell, trail.mark, self.overs if trail.left else ())

"""What lies on the table: the cars, the markers, the sky, and the memory of the turn that is being driven."""

from typing import Annotated, ClassVar, Final

from mypy_extensions import mypyc_attr

from paddock.core import Cached, Owned, Position, Shared
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.regulations import Regulations
from paddock.games.formula_de.tables import (
    MEDIUM_LOAD,
    NO_DAMAGE,
    NO_RESTART,
    NOBODY,
    NOWHERE,
    OUT,
    RACING,
    SPUN,
    STALLED,
    WAITING,
    WIDTH,
    WRECKED,
)
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.way import Way

DRY: Final = 0
WETTED: Final = 1
VARIABLE_SKY: Final = 0
FAIR_SKY: Final = 1
RAIN_SKY: Final = 2
SKIES: Final = ("variable", "fair", "rain")


@mypyc_attr(acyclic=True)
class Drive:
    """The memory of a turn while it runs: what a segment of the movement must know of those before it."""

    def __init__(self, car: int = NOBODY, start: int = NOWHERE, like: "Drive | None" = None) -> None:
        if like is None:
            self.car: int = car  # whose turn it is; -1 between turns
            self.start: int = start  # the cell on which the turn began
            self.restart: int = NO_RESTART  # what the last turn left: nothing, a stall or a spin
            self.forced_gear: int = 0  # the gear that smoke demands, 0 for none
            self.launch: int = 0  # what the start table adds to the die
            self.cannon: bool = False
            self.face: int = 0  # the natural face of the gear die; 0 if none was rolled or a value was picked
            self.die: int = 0  # the value of the gear die; enriching gives a fifth of it
            self.ers_dice: int = 0  # declared ERS dice still to be rolled
            self.push_dice: int = 0  # declared push-to-pass die still to be rolled
            self.extra: int = 0  # the sum of ERS and push-to-pass dice
            self.first_face: int = 0  # the face before a reroll
            # The path is kept in two parts, because most paths are never looked at: cells, and ways not yet read out.
            self.driven: Annotated[tuple[int, ...], "path"] = ()
            self.ways: Cached[tuple[Way, ...]] = ()
            self.run_a: int = NOWHERE  # where the present path on a straight began, -1 in a corner
            self.run_k: int = 0  # its steps so far
            self.run_s: int = 0  # the dangerous cells that it has crossed, as bits
            self.lock: bool = False  # overshooting: the car cannot leave its lane
            self.overs: tuple[tuple[int, ...], ...] = ()  # overshot: corner, cells, stops missing, tyre points a cell
            self.kerb_run: int = 0  # kerb cells in a row
            self.kerb: int = 0  # kerb use: none, one more, one less
            self.doubled: tuple[int, ...] = ()  # corners whose first cell counted double
            self.entered: tuple[int, ...] = ()  # corners in which the car drove onto a cell
            self.first_cell: int = NOWHERE  # where the car stands, if that is the first cell of a corner it has entered
            self.over_in: tuple[int, ...] = ()  # corners entered by overshooting
            self.before_slip: tuple[int, ...] = ()  # corners reached without a slipstream
            self.slid: tuple[int, ...] = ()  # corners with a slide behind the car
            self.charged: tuple[int, ...] = ()  # corners for which a brake point was charged
            self.hazards: tuple[tuple[int, int], ...] = ()  # dangerous cells crossed, in order, each with its markers
            self.walls: tuple[int, ...] = ()  # cells where the car entered the walled lane
            self.after_slide: bool = False  # a slide was the last segment: no bonus may follow
            self.braked: bool = False
            self.slipped: bool = False
            self.must_slip: bool = False  # DRS or the oval cell was used: the slipstream is a duty
            self.low_used: bool = False  # the low-load bonus was taken
            self.tyre: int = 0  # tyre bonus cells left for this turn
            self.tyre_used: bool = False
            self.rich: bool = False  # the mixture was enriched
            self.rich_due: int = 0  # enrichment cells paid for and still to be driven
            self.boosted: bool = False
            self.drs: bool = False
            self.declared: bool = False  # pit entry was declared this turn
            self.from_pit: bool = False  # the turn began in the pit lane
            self.into_pit: bool = False
            self.forced: bool = False  # the car forced a block
            self.excess: int = 0  # cells not driven because of a block
            self.rammed: tuple[int, ...] = ()  # cars on the cells that a blocked car would enter next
            self.heavy_oil: bool = False  # three gears were skipped
            self.owed: tuple[int, ...] = ()  # components whose last point was paid while moving
            self.engine: bool = False  # the die calls an engine check
            self.hooks: tuple[int, ...] = ()  # cars that have hooked this one
            self.pulled: bool = False  # a harpoon pulls this car: it is not its turn
            self.ended: bool = False  # the movement is over
            return
        # Generated from the fields above by tools/fields.py
        self.car = like.car
        self.start = like.start
        self.restart = like.restart
        self.forced_gear = like.forced_gear
        self.launch = like.launch
        self.cannon = like.cannon
        self.face = like.face
        self.die = like.die
        self.ers_dice = like.ers_dice
        self.push_dice = like.push_dice
        self.extra = like.extra
        self.first_face = like.first_face
        self.driven = like.driven
        self.ways = like.ways
        self.run_a = like.run_a
        self.run_k = like.run_k
        self.run_s = like.run_s
        self.lock = like.lock
        self.overs = like.overs
        self.kerb_run = like.kerb_run
        self.kerb = like.kerb
        self.doubled = like.doubled
        self.entered = like.entered
        self.first_cell = like.first_cell
        self.over_in = like.over_in
        self.before_slip = like.before_slip
        self.slid = like.slid
        self.charged = like.charged
        self.hazards = like.hazards
        self.walls = like.walls
        self.after_slide = like.after_slide
        self.braked = like.braked
        self.slipped = like.slipped
        self.must_slip = like.must_slip
        self.low_used = like.low_used
        self.tyre = like.tyre
        self.tyre_used = like.tyre_used
        self.rich = like.rich
        self.rich_due = like.rich_due
        self.boosted = like.boosted
        self.drs = like.drs
        self.declared = like.declared
        self.from_pit = like.from_pit
        self.into_pit = like.into_pit
        self.forced = like.forced
        self.excess = like.excess
        self.rammed = like.rammed
        self.heavy_oil = like.heavy_oil
        self.owed = like.owed
        self.engine = like.engine
        self.hooks = like.hooks
        self.pulled = like.pulled
        self.ended = like.ended

    FIELDS: ClassVar[tuple[str, ...]] = (
        "car",
        "start",
        "restart",
        "forced_gear",
        "launch",
        "cannon",
        "face",
        "die",
        "ers_dice",
        "push_dice",
        "extra",
        "first_face",
        "path",
        "run_a",
        "run_k",
        "run_s",
        "lock",
        "overs",
        "kerb_run",
        "kerb",
        "doubled",
        "entered",
        "first_cell",
        "over_in",
        "before_slip",
        "slid",
        "charged",
        "hazards",
        "walls",
        "after_slide",
        "braked",
        "slipped",
        "must_slip",
        "low_used",
        "tyre",
        "tyre_used",
        "rich",
        "rich_due",
        "boosted",
        "drs",
        "declared",
        "from_pit",
        "into_pit",
        "forced",
        "excess",
        "rammed",
        "heavy_oil",
        "owed",
        "engine",
        "hooks",
        "pulled",
        "ended",
    )
    __slots__ = (
        "after_slide",
        "before_slip",
        "boosted",
        "braked",
        "cannon",
        "car",
        "charged",
        "declared",
        "die",
        "doubled",
        "driven",
        "drs",
        "ended",
        "engine",
        "entered",
        "ers_dice",
        "excess",
        "extra",
        "face",
        "first_cell",
        "first_face",
        "forced",
        "forced_gear",
        "from_pit",
        "hazards",
        "heavy_oil",
        "hooks",
        "into_pit",
        "kerb",
        "kerb_run",
        "launch",
        "lock",
        "low_used",
        "must_slip",
        "over_in",
        "overs",
        "owed",
        "pulled",
        "push_dice",
        "rammed",
        "restart",
        "rich",
        "rich_due",
        "run_a",
        "run_k",
        "run_s",
        "slid",
        "slipped",
        "start",
        "tyre",
        "tyre_used",
        "walls",
        "ways",
    )
    # End of generated code

    @property
    def path(self) -> tuple[int, ...]:
        """The cells driven this turn."""
        if self.ways:
            for way in self.ways:
                self.driven += way.path
            self.ways = ()
        return self.driven

    @path.setter
    def path(self, cells: tuple[int, ...]) -> None:
        self.driven = cells
        self.ways = ()

    @property
    def length(self) -> int:
        """How many cells the path has, without reading it out."""
        return len(self.driven) + sum([way.steps for way in self.ways])

    @property
    def moved(self) -> bool:
        """Whether the path has any cells, without reading it out."""
        return bool(self.driven) or any(way.steps for way in self.ways)

    def copy(self) -> "Drive":
        return self if self.car < 0 else Drive(like=self)  # between turns it never changes


IDLE: Final = Drive()


@mypyc_attr(acyclic=True)
class Book:
    """Facts about the cars that seldom change, by car. Copies of a race share it until one of them writes."""

    def __init__(self, count: int, like: "Book | None" = None) -> None:
        if like is None:
            self.laps: list[int] = [0] * count  # laps completed
            self.line: list[int] = [0] * count  # how often the line was touched
            self.prev: list[int] = [0] * count  # place in the last turn order
            self.tyre: list[int] = [0] * count  # compound
            self.tyre_lap: list[int] = [0] * count  # laps of the set, from 0
            self.soft_gone: list[int] = [0] * count  # the set has passed the mark of Soft tyres
            self.damaged: list[int] = [NO_DAMAGE] * count  # the component that caused the damaged marker
            self.fresh: list[int] = [0] * count  # its first turn is to come: of the race, or after a restart
            self.on_grid: list[int] = [0] * count  # has not left the start straight since the start
            self.pit: list[int] = [0] * count  # how far it has come with its pit stop
            self.pit_declared: list[int] = [0] * count
            self.pit_gear: list[int] = [0] * count  # the gear in which it entered the pit lane
            self.pit_line: list[int] = [0] * count  # the line count at the entry
            self.pit_lap: list[int] = [0] * count  # the lap was already counted in this visit
            self.free_lap: list[int] = [0] * count  # the next touch of the line completes no lap
            self.driver_used: list[int] = [0] * count  # a driver point was spent this round
            self.smoked: list[int] = [0] * count  # a smoke roll is due
            self.forced: list[int] = [0] * count  # has forced a block in this race
            self.sabotaged: list[int] = [0] * count  # first rolls that still take -1, as bits
            self.rerolls: list[int] = [0] * count  # free rerolls left
            self.out_line: list[int] = [0] * count  # the line count and
            self.out_rank: list[int] = [0] * count  # the rank at which it was eliminated
            self.out_by: list[int] = [0] * count  # the cause
            self.injury: list[int] = [0] * count
            self.reward: list[int] = [0] * count  # of a motivated driver
            self.duty: list[int] = [0] * count  # under yellow flags
            return
        # Generated from the fields above by tools/fields.py
        self.laps = like.laps[:]
        self.line = like.line[:]
        self.prev = like.prev[:]
        self.tyre = like.tyre[:]
        self.tyre_lap = like.tyre_lap[:]
        self.soft_gone = like.soft_gone[:]
        self.damaged = like.damaged[:]
        self.fresh = like.fresh[:]
        self.on_grid = like.on_grid[:]
        self.pit = like.pit[:]
        self.pit_declared = like.pit_declared[:]
        self.pit_gear = like.pit_gear[:]
        self.pit_line = like.pit_line[:]
        self.pit_lap = like.pit_lap[:]
        self.free_lap = like.free_lap[:]
        self.driver_used = like.driver_used[:]
        self.smoked = like.smoked[:]
        self.forced = like.forced[:]
        self.sabotaged = like.sabotaged[:]
        self.rerolls = like.rerolls[:]
        self.out_line = like.out_line[:]
        self.out_rank = like.out_rank[:]
        self.out_by = like.out_by[:]
        self.injury = like.injury[:]
        self.reward = like.reward[:]
        self.duty = like.duty[:]

    FIELDS: ClassVar[tuple[str, ...]] = (
        "laps",
        "line",
        "prev",
        "tyre",
        "tyre_lap",
        "soft_gone",
        "damaged",
        "fresh",
        "on_grid",
        "pit",
        "pit_declared",
        "pit_gear",
        "pit_line",
        "pit_lap",
        "free_lap",
        "driver_used",
        "smoked",
        "forced",
        "sabotaged",
        "rerolls",
        "out_line",
        "out_rank",
        "out_by",
        "injury",
        "reward",
        "duty",
    )
    __slots__ = FIELDS
    # End of generated code

    def copy(self) -> "Book":
        return Book(0, self)


class Race(Position):
    """The cars by number, each fact in a list of its own. Copies share what never changes in a race."""

    def __init__(self, rules: Regulations, track: Track, seats: int, like: "Race | None" = None) -> None:
        super().__init__(like)
        if like is None:
            count = rules.cars
            self.rules: Shared[Regulations] = rules
            self.track: Shared[Track] = track
            self.seats: int = seats
            self.cars: int = count
            self.driver: Shared[list[int]] = [car.seat for car in rules.entries]  # the seat that drives a car
            # Facts by car that seldom change
            self.team: Shared[list[int]] = list(range(count))
            self.box: Shared[list[int]] = [NOWHERE] * count
            self.load: Shared[list[int]] = [MEDIUM_LOAD] * count
            self.ers: Shared[list[int]] = [0] * count  # fitted or not
            self.tricks: Shared[list[tuple[int, ...]]] = [()] * count
            self.shown: Shared[list[tuple[int, ...]]] = [()] * count  # tricks that everybody has seen
            self.used: Shared[list[tuple[int, ...]]] = [()] * count  # uses of each trick; -1 lost
            self.full: Shared[list[int]] = [0] * (count * WIDTH)  # points at the start
            self.book: Shared[Book] = Book(count)
            self.is_book_shared: Cached[bool] = False  # with a copy of this race: it is copied before it changes
            # Cars in some order
            self.order: Shared[list[int]] = []  # turn order of this round
            self.grid: Shared[list[int]] = []  # cars as they start
            self.finished: Shared[list[int]] = []  # in the order of the flag
            self.retired: Shared[list[int]] = []  # eliminated, in the order in which it happened
            self.triggers: Shared[list[int]] = []  # cars whose die triggered a weather roll this round
            self.crossed: Shared[list[int]] = []  # cars waiting for the restart, in the order of the line
            self.began: Shared[list[int]] = []  # cars on their last lap, in the order in which they began it
            # Facts by car that change in every turn
            self.points: list[int] = [0] * (count * WIDTH)
            self.cell: list[int] = [NOWHERE] * count  # place on the board, -1 beside it
            self.gear: list[int] = [1] * count
            self.status: list[int] = [RACING] * count
            self.stops: list[int] = [0] * count  # stops made in the corner where the car stands
            self.moved: list[int] = [0] * count  # has had its turn in this round
            # The track
            self.at: dict[int, int] = {}  # cell of the track: car on it
            self.occupied: int = 0  # cells with cars, as bits
            self.markers: dict[int, int] = {}  # cell: debris, oil, nails
            self.marked: int = 0  # dangerous cells, as bits
            # The race
            self.drive: Owned[Drive] = Drive()
            self.round: int = 0
            self.sky: int = FAIR_SKY
            self.wet: int = DRY
            self.settled: bool = True  # the weather will not change any more
            self.yellow: int = 0  # 1 while yellow flags are out
            self.alarm: bool = False  # something this round calls for yellow flags
            self.time_up: bool = False
            self.sudden_rolls: int = 0
            self.sheets_open: bool = False
            self.over: bool = False
            return
        # Generated from the fields above by tools/fields.py
        self.rules = like.rules
        self.track = like.track
        self.seats = like.seats
        self.cars = like.cars
        self.driver = like.driver
        self.team = like.team
        self.box = like.box
        self.load = like.load
        self.ers = like.ers
        self.tricks = like.tricks
        self.shown = like.shown
        self.used = like.used
        self.full = like.full
        self.book = like.book
        self.is_book_shared = like.is_book_shared
        self.order = like.order
        self.grid = like.grid
        self.finished = like.finished
        self.retired = like.retired
        self.triggers = like.triggers
        self.crossed = like.crossed
        self.began = like.began
        self.points = like.points[:]
        self.cell = like.cell[:]
        self.gear = like.gear[:]
        self.status = like.status[:]
        self.stops = like.stops[:]
        self.moved = like.moved[:]
        self.at = like.at.copy()
        self.occupied = like.occupied
        self.markers = like.markers.copy()
        self.marked = like.marked
        self.drive = like.drive.copy()
        self.round = like.round
        self.sky = like.sky
        self.wet = like.wet
        self.settled = like.settled
        self.yellow = like.yellow
        self.alarm = like.alarm
        self.time_up = like.time_up
        self.sudden_rolls = like.sudden_rolls
        self.sheets_open = like.sheets_open
        self.over = like.over

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "rules",
        "track",
        "seats",
        "cars",
        "driver",
        "team",
        "box",
        "load",
        "ers",
        "tricks",
        "shown",
        "used",
        "full",
        "book",
        "order",
        "grid",
        "finished",
        "retired",
        "triggers",
        "crossed",
        "began",
        "points",
        "cell",
        "gear",
        "status",
        "stops",
        "moved",
        "at",
        "occupied",
        "markers",
        "marked",
        "drive",
        "round",
        "sky",
        "wet",
        "settled",
        "yellow",
        "alarm",
        "time_up",
        "sudden_rolls",
        "sheets_open",
        "over",
    )
    __slots__ = (
        "alarm",
        "at",
        "began",
        "book",
        "box",
        "cars",
        "cell",
        "crossed",
        "drive",
        "driver",
        "ers",
        "finished",
        "full",
        "gear",
        "grid",
        "is_book_shared",
        "load",
        "marked",
        "markers",
        "moved",
        "occupied",
        "order",
        "over",
        "points",
        "retired",
        "round",
        "rules",
        "seats",
        "settled",
        "sheets_open",
        "shown",
        "sky",
        "status",
        "stops",
        "sudden_rolls",
        "team",
        "time_up",
        "track",
        "tricks",
        "triggers",
        "used",
        "wet",
        "yellow",
    )
    # End of generated code

    def copy(self) -> "Race":
        race = Race(self.rules, self.track, self.seats, self)
        race.is_book_shared = self.is_book_shared = True
        return race

    def own(self) -> Book:
        """The book of this race alone, to write in."""
        if self.is_book_shared:
            self.book = self.book.copy()
            self.is_book_shared = False
        return self.book

    # Cars as events name them

    def car(self, number: int) -> Car:
        """The car with this number."""
        return self.rules.entries[number]

    def named(self, numbers: list[int]) -> tuple[Car, ...]:
        """The cars with these numbers."""
        return tuple([self.rules.entries[number] for number in numbers])

    # Points

    def has(self, car: int, component: int) -> int:
        """The points of a component that a car has left."""
        return self.points[car * WIDTH + component]

    def most(self, car: int, component: int) -> int:
        """The points of a component with which a car started: no more can be restored (FD-SETUP-18)."""
        return self.full[car * WIDTH + component]

    def take(self, car: int, component: int, count: int = 1) -> None:
        """Take points away, but never below zero (FD-SETUP-22, FD-FUEL-15, FD-FUEL-20)."""
        place = car * WIDTH + component
        self.points[place] = max(0, self.points[place] - count)

    def write_sheet(self, car: int, points: list[int]) -> None:
        """Set the points with which a car starts, from the first component on (FD-SETUP-04)."""
        first, last = car * WIDTH, car * WIDTH + len(points)
        self.full = self.full[:]  # copies of a race share it
        self.full[first:last] = self.points[first:last] = points

    def allot(self, car: int, component: int, points: int) -> None:
        """Set the points of a component with which a car starts."""
        self.write_points(car, component, points, points)

    def write_points(self, car: int, component: int, left: int, full: int) -> None:
        """Set the points of a component that a car has left, and those with which it started."""
        place = car * WIDTH + component
        self.full = self.full[:]  # copies of a race share it
        self.points[place], self.full[place] = left, full

    def refill(self, car: int, component: int, points: int) -> None:
        """Set the points of a component that a car has left."""
        self.points[car * WIDTH + component] = points

    def give(self, car: int, component: int, count: int) -> None:
        """Restore points, but never more than the car started with."""
        place = car * WIDTH + component
        self.points[place] = min(self.full[place], self.points[place] + count)

    # Cars on cells

    def put(self, car: int, place: int) -> None:
        """Put a car on a cell, or beside the track; on the track no two cars share a cell (FD-MOVE-13)."""
        at, track, old = self.at, self.track, self.cell[car]
        self.cell[car] = place
        if old in at and at[old] == car:
            del at[old]
            self.occupied ^= track.bit[old]
        if 0 <= place < track.size:
            at[place] = car
            self.occupied |= track.bit[place]

    def mark(self, cell: int, marker: int) -> None:
        """Lay a marker on a cell."""
        self.markers[cell] = self.markers.get(cell, 0) | marker
        self.marked |= self.track.bit[cell]

    def sweep(self, cell: int) -> None:
        """Clear the markers from all cells but one."""
        self.markers = {cell: self.markers[cell]}
        self.marked = self.track.bit[cell]

    def in_pit(self, car: int) -> bool:
        """Whether a car is in the pit lane or in its box."""
        return self.cell[car] >= self.track.size

    def is_running(self, car: int) -> bool:
        """Whether a car still takes turns."""
        return self.status[car] <= SPUN

    def is_helpless(self, car: int) -> bool:
        """Whether a car is stalled, spun or wrecked: it gives no slipstream and is hit more easily.

        FD-SLIP-23, FD-COLL-12
        """
        return self.status[car] in (STALLED, SPUN, WRECKED)

    def is_damaged(self, car: int) -> bool:
        """Whether a car has a damaged marker."""
        return self.book.damaged[car] != NO_DAMAGE

    def corner_of(self, car: int) -> int:
        """The corner in which a car stands, or -1."""
        cell = self.cell[car]
        return self.track.corner[cell] if 0 <= cell < self.track.size else NOWHERE

    def running(self) -> list[int]:
        """The cars that still take turns or wait for a restart."""
        return [car for car in range(self.cars) if self.status[car] in (RACING, STALLED, SPUN, WAITING)]

    @property
    def dark(self) -> bool:
        """Whether it is night, by rounds or by the leader's laps (FD-NIGHT-01)."""
        rules = self.rules
        if not rules.night:
            return False
        now = self.leader_lap() if rules.night_by_laps else self.round
        return rules.night_from <= now <= rules.night_to

    def leader_lap(self) -> int:
        """The lap, from 1, that the leader is driving; once there is a winner, the last one."""
        laps = max((self.book.laps[car] for car in range(self.cars) if self.status[car] != OUT), default=0)
        return min(laps + 1, self.rules.laps)

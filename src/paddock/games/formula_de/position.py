"""What lies on the table: the cars, the markers, the sky, and the memory of the turn that is being driven."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core import Position
from paddock.games.formula_de.regulations import Regulations
from paddock.games.formula_de.tables import NOWHERE, OUT, RACING, SPUN, STALLED, WAITING, WIDTH, WRECKED
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.way import Way

DRY: Final = 0
WETTED: Final = 1
VARIABLE_SKY: Final = 0
FAIR_SKY: Final = 1
RAIN_SKY: Final = 2
SKIES: Final = ("variable", "fair", "rain")


DRIVE_FIELDS: Final = (
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
UNREAD: Final = ("driven", "ways")
"""In place of the path: most are never looked at, so the cells of ways are read out when somebody asks."""


@mypyc_attr(acyclic=True)
class Drive:
    """The memory of a turn while it runs: what one segment of the movement must leave to the next."""

    __slots__ = (*[name for name in DRIVE_FIELDS if name != "path"], *UNREAD)

    def __init__(self) -> None:
        self.car: int = -1  # whose turn it is; -1 between turns
        self.start: int = -1  # the cell on which the turn began
        self.restart: int = 0  # what the last turn left: nothing, a stall or a spin
        self.forced_gear: int = 0  # the gear that smoke demands, 0 for none
        self.launch: int = 0  # what the start table adds to the die
        self.cannon: bool = False
        self.face: int = 0  # the natural face of the gear die; 0 where none was rolled or a value was picked
        self.die: int = 0  # the die of which a fifth can be had by enriching
        self.ers_dice: int = 0  # declared ERS dice still to be rolled
        self.push_dice: int = 0  # declared push-to-pass die still to be rolled
        self.extra: int = 0  # ERS and push-to-pass dice
        self.first_face: int = 0  # the face before a reroll
        self.driven: tuple[int, ...] = ()  # cells driven this turn, but for those
        self.ways: tuple[Way, ...] = ()  # of the last ways
        self.run_a: int = -1  # where the present path on a straight began, -1 in a corner
        self.run_k: int = 0  # its steps so far
        self.run_s: int = 0  # the dangerous cells that it has crossed, as bits
        self.lock: bool = False  # overshooting: the lane cannot be left
        self.overs: tuple[tuple[int, ...], ...] = ()  # overshot: corner, cells, stops missing, tyre points a cell
        self.kerb_run: int = 0  # kerb cells in a row
        self.kerb: int = 0  # kerb use: none, one more, one less
        self.doubled: tuple[int, ...] = ()  # corners whose first cell counted double
        self.entered: tuple[int, ...] = ()  # corners in which a cell was driven onto
        self.first_cell: int = -1  # where the car stands, if that is the first cell of a corner that it has entered
        self.over_in: tuple[int, ...] = ()  # corners entered by overshooting
        self.before_slip: tuple[int, ...] = ()  # corners that need no slipstream to be entered
        self.slid: tuple[int, ...] = ()
        self.charged: tuple[int, ...] = ()  # corners for which a brake point was charged
        self.hazards: tuple[tuple[int, int], ...] = ()  # dangerous cells crossed, in order, each with its markers
        self.walls: tuple[int, ...] = ()  # cells where the walled lane was entered
        self.after_slide: bool = False  # a slide was the last segment: no bonus may follow
        self.braked: bool = False
        self.slipped: bool = False
        self.must_slip: bool = False  # DRS or the oval cell was used: the slipstream is a duty
        self.low_used: bool = False  # the low-load bonus was taken
        self.tyre: int = 0  # tyre cells that can still be had this turn
        self.tyre_used: bool = False
        self.rich: bool = False
        self.boosted: bool = False
        self.drs: bool = False
        self.declared: bool = False  # pit entry was declared this turn
        self.from_pit: bool = False  # the turn began in the pit lane
        self.into_pit: bool = False
        self.forced: bool = False
        self.excess: int = 0  # cells not driven because of a block
        self.rammed: tuple[int, ...] = ()  # cars on the cells that a blocked car would have entered next
        self.heavy_oil: bool = False  # three gears were skipped
        self.owed: tuple[int, ...] = ()  # components whose last point was paid while moving
        self.engine: bool = False  # the die tries every engine
        self.hooks: tuple[int, ...] = ()  # cars that have hooked this one
        self.pulled: bool = False  # this is a harpoon move, not a turn
        self.ended: bool = False  # the movement is over

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
    def moved(self) -> bool:
        """Whether the path has any cells, without tracing it."""
        return bool(self.driven) or any(way.steps for way in self.ways)

    def copy(self) -> "Drive":
        if self.car < 0:
            return self  # an idle one never changes
        drive = Drive()
        drive.car = self.car
        drive.start = self.start
        drive.restart = self.restart
        drive.forced_gear = self.forced_gear
        drive.launch = self.launch
        drive.cannon = self.cannon
        drive.face = self.face
        drive.die = self.die
        drive.ers_dice = self.ers_dice
        drive.push_dice = self.push_dice
        drive.extra = self.extra
        drive.first_face = self.first_face
        drive.driven = self.driven
        drive.ways = self.ways
        drive.run_a = self.run_a
        drive.run_k = self.run_k
        drive.run_s = self.run_s
        drive.lock = self.lock
        drive.overs = self.overs
        drive.kerb_run = self.kerb_run
        drive.kerb = self.kerb
        drive.doubled = self.doubled
        drive.entered = self.entered
        drive.first_cell = self.first_cell
        drive.over_in = self.over_in
        drive.before_slip = self.before_slip
        drive.slid = self.slid
        drive.charged = self.charged
        drive.hazards = self.hazards
        drive.walls = self.walls
        drive.after_slide = self.after_slide
        drive.braked = self.braked
        drive.slipped = self.slipped
        drive.must_slip = self.must_slip
        drive.low_used = self.low_used
        drive.tyre = self.tyre
        drive.tyre_used = self.tyre_used
        drive.rich = self.rich
        drive.boosted = self.boosted
        drive.drs = self.drs
        drive.declared = self.declared
        drive.from_pit = self.from_pit
        drive.into_pit = self.into_pit
        drive.forced = self.forced
        drive.excess = self.excess
        drive.rammed = self.rammed
        drive.heavy_oil = self.heavy_oil
        drive.owed = self.owed
        drive.engine = self.engine
        drive.hooks = self.hooks
        drive.pulled = self.pulled
        drive.ended = self.ended
        return drive


IDLE: Final = Drive()
CAR_FIELDS: Final = (
    ("cell", -1),
    ("gear", 1),
    ("laps", 0),
    ("line", 0),
    ("prev", 0),
    ("tyre", 0),
    ("tyre_lap", 0),
    ("soft_gone", 0),
    ("damaged", -1),
    ("status", 0),
    ("stops", 0),
    ("fresh", 0),
    ("on_grid", 0),
    ("pit", 0),
    ("pit_declared", 0),
    ("pit_gear", 0),
    ("pit_line", 0),
    ("pit_lap", 0),
    ("free_lap", 0),
    ("driver_used", 0),
    ("smoked", 0),
    ("forced", 0),
    ("sabotaged", 0),
    ("rerolls", 0),
    ("out_line", 0),
    ("out_rank", 0),
    ("out_by", 0),
    ("injury", 0),
    ("reward", 0),
    ("duty", 0),
    ("moved", 0),
)


@mypyc_attr(acyclic=True)
class Book:
    """What seldom changes about the cars. Copies of a race share it until one of them writes."""

    def __init__(self, count: int) -> None:
        self.laps: list[int] = [0] * count  # laps completed
        self.line: list[int] = [0] * count  # how often the line was touched
        self.prev: list[int] = [0] * count  # place in the last turn order
        self.tyre: list[int] = [0] * count  # compound
        self.tyre_lap: list[int] = [0] * count  # laps of the set, from 0
        self.soft_gone: list[int] = [0] * count  # the soft mark was passed with this set
        self.damaged: list[int] = [-1] * count  # the component that caused the damaged marker
        self.fresh: list[int] = [
            0
        ] * count  # 1: its first turn is to come; 2: its first turn after a yellow-flag restart
        self.on_grid: list[int] = [0] * count  # has not left the start straight since the start
        self.pit: list[int] = [0] * count  # where it is in its visit to the box
        self.pit_declared: list[int] = [0] * count
        self.pit_gear: list[int] = [0] * count  # the gear in which the pit lane was entered
        self.pit_line: list[int] = [0] * count  # line count at the entry
        self.pit_lap: list[int] = [0] * count  # its lap was already counted in this visit
        self.free_lap: list[int] = [0] * count  # the next touch of the line completes no lap
        self.driver_used: list[int] = [0] * count  # a driver point was spent this round
        self.smoked: list[int] = [0] * count  # a smoke roll is due
        self.forced: list[int] = [0] * count  # has forced a block in this race
        self.sabotaged: list[int] = [0] * count  # first rolls that still take -1: 1 collision, 2 road holding, 4 engine
        self.rerolls: list[int] = [0] * count  # free rerolls left
        self.out_line: list[int] = [0] * count
        self.out_rank: list[int] = [0] * count  # where it was eliminated
        self.out_by: list[int] = [0] * count  # 1 overshooting, 2 emergency braking, 3 reliability
        self.injury: list[int] = [0] * count  # 1 dead, 2 trauma, 3 recovered, 4 motivated
        self.reward: list[int] = [0] * count  # 1 driver point, 2 reroll, 3 grid
        self.duty: list[int] = [0] * count  # yellow flags: 1 finish the lap, 2 waits

    def copy(self) -> "Book":
        book = Book(0)
        book.laps = self.laps[:]
        book.line = self.line[:]
        book.prev = self.prev[:]
        book.tyre = self.tyre[:]
        book.tyre_lap = self.tyre_lap[:]
        book.soft_gone = self.soft_gone[:]
        book.damaged = self.damaged[:]
        book.fresh = self.fresh[:]
        book.on_grid = self.on_grid[:]
        book.pit = self.pit[:]
        book.pit_declared = self.pit_declared[:]
        book.pit_gear = self.pit_gear[:]
        book.pit_line = self.pit_line[:]
        book.pit_lap = self.pit_lap[:]
        book.free_lap = self.free_lap[:]
        book.driver_used = self.driver_used[:]
        book.smoked = self.smoked[:]
        book.forced = self.forced[:]
        book.sabotaged = self.sabotaged[:]
        book.rerolls = self.rerolls[:]
        book.out_line = self.out_line[:]
        book.out_rank = self.out_rank[:]
        book.out_by = self.out_by[:]
        book.injury = self.injury[:]
        book.reward = self.reward[:]
        book.duty = self.duty[:]
        return book


class Race(Position):
    """The cars by number, each fact in a list of its own; what never changes in a race is shared by all copies."""

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

    def __init__(self, rules: Regulations, track: Track, seats: int, like: "Race | None" = None) -> None:
        super().__init__()
        self.rules = rules
        self.track = track
        self.seats = seats
        self.cars: int = rules.cars
        if like is None:
            self._lay_out(rules.cars)
        else:
            self._take_over(like)

    def _lay_out(self, count: int) -> None:
        """An empty table."""
        seats = self.seats
        # Replaced, never changed
        per_seat = count // seats
        self.driver: list[int] = [car // per_seat for car in range(count)]  # the seat that drives a car
        self.team: list[int] = list(range(count))
        self.box: list[int] = [NOWHERE] * count
        self.full: list[int] = [0] * (count * WIDTH)  # points at the start
        self.load: list[int] = [0] * count
        self.ers: list[int] = [0] * count  # fitted or not
        self.tricks: list[tuple[int, ...]] = [()] * count
        self.shown: list[tuple[int, ...]] = [()] * count  # tricks that everybody has seen
        self.used: list[tuple[int, ...]] = [()] * count  # uses of each trick; -1 lost
        self.order: list[int] = []  # turn order of this round
        self.grid: list[int] = []  # cars as they start
        self.finished: list[int] = []  # in the order of the flag
        self.retired: list[int] = []  # eliminated, in the order in which it happened
        self.triggers: list[int] = []  # cars whose die asked for a weather roll this round
        self.crossed: list[int] = []  # cars waiting for the restart, in the order of the line
        self.began: list[int] = []  # cars on their last lap, in the order in which they began it, for yellow flags
        # Changed in place
        self.points: list[int] = [0] * (count * WIDTH)
        self.at: dict[int, int] = {}  # cell of the track: car on it
        self.markers: dict[int, int] = {}  # cell: debris, oil, nails
        self.occupied: int = 0  # cells with cars, as bits
        self.marked: int = 0  # dangerous cells, as bits
        self.cell: list[int] = [-1] * count  # place on the board, -1 beside it
        self.gear: list[int] = [1] * count
        self.status: list[int] = [0] * count
        self.stops: list[int] = [0] * count  # stops made in the corner where the car stands
        self.moved: list[int] = [0] * count  # has had its turn in this round
        self.book: Book = Book(count)
        self.is_book_shared: bool = False
        # Of the race
        self.drive: Drive = Drive()
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

    def copy(self) -> "Race":
        return Race(self.rules, self.track, self.seats, self)

    def _take_over(self, like: "Race") -> None:
        """All that another table has; what can change is copied."""
        self.driver = like.driver
        self.team = like.team
        self.box = like.box
        self.full = like.full
        self.load = like.load
        self.ers = like.ers
        self.tricks = like.tricks
        self.shown = like.shown
        self.used = like.used
        self.order = like.order
        self.grid = like.grid
        self.finished = like.finished
        self.retired = like.retired
        self.triggers = like.triggers
        self.crossed = like.crossed
        self.began = like.began
        self.points = like.points[:]
        self.at = like.at.copy()
        self.markers = like.markers.copy()
        self.occupied = like.occupied
        self.marked = like.marked
        self.cell = like.cell[:]
        self.gear = like.gear[:]
        self.status = like.status[:]
        self.stops = like.stops[:]
        self.moved = like.moved[:]
        self.book = like.book
        self.is_book_shared = like.is_book_shared = True
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
        self.stack = like.stack[:]

    def own(self) -> Book:
        """The book, to write in."""
        if self.is_book_shared:
            self.book = self.book.copy()
            self.is_book_shared = False
        return self.book

    # Points

    def has(self, car: int, component: int) -> int:
        """The points that a car has left of a component."""
        return self.points[car * WIDTH + component]

    def most(self, car: int, component: int) -> int:
        """FD-SETUP-18  The points that it started with: no more can ever be restored."""
        return self.full[car * WIDTH + component]

    def take(self, car: int, component: int, count: int = 1) -> None:
        """FD-SETUP-22, FD-FUEL-15, FD-FUEL-20  Points are worn away; nothing falls below zero."""
        place = car * WIDTH + component
        self.points[place] = max(0, self.points[place] - count)

    def give(self, car: int, component: int, count: int) -> None:
        """Points are restored, never above what the car started with."""
        place = car * WIDTH + component
        self.points[place] = min(self.full[place], self.points[place] + count)

    # Cars on cells

    def put(self, car: int, place: int) -> None:
        """FD-MOVE-13  A car stands on one cell, and on the track no two share one."""
        at, track, old = self.at, self.track, self.cell[car]
        self.cell[car] = place
        if old in at and at[old] == car:
            del at[old]
            self.occupied ^= track.bit[old]
        if 0 <= place < track.size:
            at[place] = car
            self.occupied |= track.bit[place]

    def mark(self, cell: int, marker: int) -> None:
        """Something dangerous lies on a cell now."""
        self.markers[cell] = self.markers.get(cell, 0) | marker
        self.marked |= self.track.bit[cell]

    def in_pit(self, car: int) -> bool:
        """Whether a car is in the pit lane or in its box."""
        return self.cell[car] >= self.track.size

    def is_running(self, car: int) -> bool:
        """Whether a car still takes turns."""
        return self.status[car] <= SPUN

    def is_helpless(self, car: int) -> bool:
        """FD-SLIP-23, FD-COLL-12  Stalled, spun and wrecked cars give no slipstream and are hit more easily."""
        return self.status[car] in (STALLED, SPUN, WRECKED)

    def corner_of(self, car: int) -> int:
        """The corner in which a car stands, or -1."""
        cell = self.cell[car]
        return self.track.corner[cell] if 0 <= cell < self.track.size else NOWHERE

    def running(self) -> list[int]:
        """The cars that still take turns or wait for a restart."""
        return [car for car in range(self.cars) if self.status[car] in (RACING, STALLED, SPUN, WAITING)]

    @property
    def dark(self) -> bool:
        """FD-NIGHT-01  Whether this round, or the leader's lap, is one of the dark ones."""
        rules = self.rules
        if not rules.night:
            return False
        now = self.leader_lap() if rules.night_by_laps else self.round
        return rules.night_from <= now <= rules.night_to

    def leader_lap(self) -> int:
        """The lap, from 1, that the leader is driving; once there is a winner, the last one."""
        laps = max((self.book.laps[car] for car in range(self.cars) if self.status[car] != OUT), default=0)
        return min(laps + 1, self.rules.laps)

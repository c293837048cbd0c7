"""What lies on the table: the cars, the markers and the sky; `book` and `drive` hold the rest."""

from typing import ClassVar, Final

from paddock.core import Cached, Owned, Position, Shared
from paddock.games.formula_de.book import Book
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.drive import Drive
from paddock.games.formula_de.regulations import Regulations
from paddock.games.formula_de.tables import (
    MEDIUM_LOAD,
    NO_DAMAGE,
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

DRY: Final = 0
WETTED: Final = 1
VARIABLE_SKY: Final = 0
FAIR_SKY: Final = 1
RAIN_SKY: Final = 2
SKIES: Final = ("variable", "fair", "rain")


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

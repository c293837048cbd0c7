"""The road before a car: searches that are kept for as long as the same situation comes back.

What a search depends on is little: the cell, what the turn has brought so far, the cars and dangerous cells that a way
could meet, and those of the regulations that matter here. All of that is the key under which a road is kept with its
circuit. A free road comes back all the time and is kept while there is room; a crowded one hardly ever does, and is
kept for as long as its turn lasts. Roads, searches and menus lead back to themselves only by way of their circuit,
which is there for good: the collector of a compiled engine is spared the look at them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_event import LANE_SHIFT, WALLS
from paddock.games.formula_de.rules_offer import Menu, Ways
from paddock.games.formula_de.rules_search import Search
from paddock.games.formula_de.rules_track import Track
from paddock.games.formula_de.rules_ways import Key, Start, Terms
from paddock.games.formula_de.tables import HEADING, HIGH_LOAD, PC, PF

MOST_ROADS: Final = 2_000  # some 50 kB each
MOST_SEGMENTS: Final = 5_000
MOST_CROWDED: Final = 4
MOST_TRAILS: Final = 1_000  # of a road and all that was ever found on it
EXTENDING: Final = ("tyre", "rich", "boost", "drs")
CLAIMING: Final = ("main", "tyre", "rich", "boost")

# What matters of a situation besides the board, as bits.
KERBS: Final = 1
HIGH: Final = 2
FINISHING: Final = 8
PIT_OPEN: Final = 16
DECLARED: Final = 32
SLIP: Final = 64
FORCE: Final = 128
MOST_PLACES: Final = 4096
STOPS: Final = 12  # the place of each number; that of the lanes comes with the regulations
BOX: Final = 16
FOUR_BITS: Final = 15


@mypyc_attr(acyclic=True)
class Road:
    """A search, with the ways and menus that were made of it."""

    __slots__ = ("declared", "free", "free_depth", "menus", "search", "special", "ways")

    def __init__(self, search: Search, declared: bool, free: "Road | None" = None) -> None:
        self.search = search
        self.free = free  # the same road with nothing on it,
        self.free_depth: int = search.expanded  # and how far it is the same
        self.declared: bool = declared  # whoever can enter the pit lane must
        self.ways: dict[int, Ways] = {}  # by units
        self.menus: dict[int, Menu] = {}  # by cells and brake points
        self.special: dict[Key, Menu] = {}  # where slipstream or force have their say


def main_road(race: Race, car: int, cells: int) -> Road:
    """The road of the first stretch of a turn: nothing has happened yet, so that little tells it from others."""
    track, place = race.track, race.cell[car]
    state = state_of(race, car, "main", place, cells, False)
    free = free_road(race, car, state, place)
    met = free.search.touches(cells)
    if not (race.occupied | race.marked) & met:
        return free
    occupied, marked = race.occupied & met & ~own_bit(race, car), race.marked & met
    if not (occupied or marked):
        return free
    key: Key = (place, state, occupied, marked)
    known = track.crowded.get(key)
    if isinstance(known, Road):
        return known
    if len(free.search.trails) > MOST_TRAILS:
        track.roads.clear()
    search = free.search.fork(free.search.terms.among(occupied, marked), free.search.depth_before(occupied | marked))
    return keep(track.crowded, MOST_CROWDED, key, Road(search, free.declared, free))


def free_road(race: Race, car: int, state: int, place: int) -> Road:
    """The road of a first stretch with nothing on it."""
    track = race.track
    key = state * MOST_PLACES + place
    known = track.roads.get(key)
    if isinstance(known, Road):
        return known
    if len(track.roads) >= MOST_ROADS:
        track.roads.clear()
    search = Search(terms_of(track, state, place), start_of(race, car, "main")).begin()
    road = Road(search, bool(state & DECLARED))
    track.roads[key] = road
    return road


def road_of(race: Race, car: int, kind: str, cells: int, start: Start, force: bool) -> Road:
    """The road of any segment."""
    track = race.track
    reach = track.reach(start.cell, cells)
    state = state_of(race, car, kind, start.cell, cells, force)
    occupied, marked = race.occupied & reach & ~own_bit(race, car), race.marked & reach
    key: Key = (state, occupied, marked, *start.key())
    is_free = not (occupied or marked)
    roads = track.segments if is_free else track.crowded
    known = roads.get(key)
    if isinstance(known, Road):
        return known
    search = Search(terms_of(track, state, start.cell).among(occupied, marked), start).begin()
    return keep(roads, MOST_SEGMENTS if is_free else MOST_CROWDED, key, Road(search, bool(state & DECLARED)))


def own_bit(race: Race, car: int) -> int:
    """The own cell, which is never in the way."""
    place = race.cell[car]
    return race.track.bit[place] if place >= 0 else 0


def keep(roads: dict[Key, object], most: int, key: Key, road: Road) -> Road:
    """Keep a road until there are too many."""
    if len(roads) >= most:
        roads.clear()
    roads[key] = road
    return road


def terms_of(track: Track, state: int, place: int) -> Terms:
    """What holds on a road with nothing on it."""
    terms = Terms(track, {}, {})
    terms.kerbs, terms.high, terms.walls = bool(state & KERBS), bool(state & HIGH), bool(state & WALLS)
    terms.stop_at_line, terms.pit_open = bool(state & FINISHING), bool(state & PIT_OPEN)
    terms.slip, terms.force = bool(state & SLIP), bool(state & FORCE)
    terms.lane_shift = state >> LANE_SHIFT & FOUR_BITS
    terms.box = (state >> BOX) - 1
    if place < track.size:
        terms.stop_corner = track.corner[place]
        terms.stops_made = state >> STOPS & FOUR_BITS
    return terms


# What matters


def state_of(race: Race, car: int, kind: str, place: int, cells: int, force: bool) -> int:
    """Those of the regulations, and of what the car may do, that matter within reach."""
    track, drive = race.track, race.drive
    state = race.rules.road
    if force:
        state |= FORCE
    if kind == "slip":
        state |= SLIP
    if kind in CLAIMING and not drive.slipped:  # FD-KERB-07, FD-KERB-08, FD-SKID-09, FD-AERO-14, FD-SLIP-24
        if race.rules.kerbs and drive.kerb == 0:  # FD-KERB-02
            state |= KERBS
        if race.load[car] == HIGH_LOAD and not drive.from_pit:
            state |= HIGH
    if place < track.size and track.corner[place] >= 0:
        state |= stops_made(race, car, track.corner[place]) << STOPS
    if track.to_line[place] <= cells + 1 and is_finishing(race, car):
        state |= FINISHING
    # FD-SLIP-32
    if kind == "main" and is_near_entry(track, place, cells) and may_enter_pit(race, car):
        state |= PIT_OPEN | (race.box[car] + 1) << BOX | (DECLARED if drive.declared else 0)
    elif race.book.pit[car] == HEADING:  # FD-PIT-60
        state |= (race.box[car] + 1) << BOX
    return state


def is_near_entry(track: Track, place: int, cells: int) -> bool:
    """Whether the pit lane could be entered within so many cells (and one, by the kerb)."""
    return track.to_entry[place] <= cells + 1 or place in track.pit_entries


def stops_made(race: Race, car: int, corner: int) -> int:
    """FD-CORNER-03, FD-CORNER-07  Stops count in the corner where the turn began, and no more of them than it asks
    for."""
    start = race.drive.start
    if not 0 <= start < race.track.size or race.track.corner[start] != corner:
        return 0
    return min(race.stops[car], race.track.stops[corner])


def is_finishing(race: Race, car: int) -> bool:
    """FD-END-13, FD-YELLOW-23  Whether the next touch of the line ends the movement: last lap, or yellow flags."""
    if race.book.free_lap[car]:
        return False
    return race.book.laps[car] + 1 >= race.rules.laps or race.book.duty[car] == 1


def may_enter_pit(race: Race, car: int) -> bool:
    """FD-PIT-16 to FD-PIT-18, FD-PIT-48, FD-PIT-54, FD-START-20, FD-END-15  Whether the pit lane is open to a car."""
    drive = race.drive
    if race.book.laps[car] + 1 >= race.rules.laps or not race.rules.pit or race.yellow or race.book.on_grid[car]:
        return False
    return not (drive.pulled or drive.from_pit or drive.tyre_used or drive.low_used) and race.box[car] >= 0


def can_force(race: Race, car: int) -> bool:
    """FD-FORCE-01, FD-FORCE-12  Once a race, with a point of brakes and one of bodywork."""
    if not race.rules.force_block or race.book.forced[car] or race.drive.pulled:
        return False
    return race.has(car, PC) > 0 and race.has(car, PF) > 0


def start_of(race: Race, car: int, kind: str) -> Start:
    """FD-MOVE-09, FD-STRAIGHT-13, FD-DRS-11  Where a segment begins: bonus cells before a slipstream go on with the
    path, all else starts anew."""
    drive, track = race.drive, race.track
    start = Start(race.cell[car])
    cell, trail = start.cell, start.trail
    trail.lock = drive.lock
    # FD-OVER-13
    trail.left = tuple([(corner, -excess, missing, -factor) for corner, excess, missing, factor in drive.overs])
    trail.entered = drive.entered
    start.first = cell == drive.first_cell
    trail.over_in = drive.over_in
    if kind in EXTENDING and not drive.slipped and not drive.after_slide:
        start.run_a, start.run_k, start.run_s = drive.run_a, drive.run_k, drive.run_s
        start.kerb_run = drive.kerb_run
    on_straight = cell < track.size and track.corner[cell] < 0
    if start.run_a < 0 and on_straight and not drive.lock and kind != "slip":
        start.run_a = cell
    return start

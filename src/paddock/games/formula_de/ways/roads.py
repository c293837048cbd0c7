"""The road before a car: searches that are kept for as long as the same situation comes back.

What a search depends on is little: the cell, what the turn has brought so far, the cars and dangerous cells that a way
could meet, and those of the regulations that matter here. A first stretch on a free road comes back all the time and
is kept with its circuit, with the ways of each length as numbers in their order; of all others only the latest are
kept, for bots that try out one turn again and again. What is kept is small, since a turn that waits for memory is a
slow one. Roads, searches and menus lead back to themselves only by way of their circuit, which is there for good: the
collector of a compiled engine is spared the look at them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.regulations import LANE_SHIFT, WALLS
from paddock.games.formula_de.tables import BODYWORK, BRAKES, HEADING, HIGH_LOAD
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.atlas import Atlas, atlas_of
from paddock.games.formula_de.ways.labels import (
    CELL_BITS,
    CELL_SHIFT,
    NO_CORNER,
    TRAIL_SHIFT,
    UNIT_SHIFT,
    Key,
    Terms,
    Trail,
)
from paddock.games.formula_de.ways.offers import Menu, Stages, hardship_of
from paddock.games.formula_de.ways.search import Search

MOST_ROADS: Final = 4_000  # some 30 kB each
MOST_CROWDED: Final = 100
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
    """A search, with the ways that were found on it."""

    __slots__ = ("declared", "found", "free", "free_depth", "search", "special")

    def __init__(self, search: Search, declared: bool, free: "Road | None" = None) -> None:
        self.search = search
        self.free = free  # the same road with nothing on it,
        self.free_depth: int = search.expanded  # and how far it is the same
        self.declared: bool = declared  # whoever can enter the pit lane must
        self.found: list[Stages | None] = []  # by units, as far as asked for
        self.special: dict[Key, Menu] = {}  # menus in which slipstream or force have their say

    def ways(self, units: int) -> Stages:
        """The ways of one length; a blocked car has others."""
        found = self.found
        if units < len(found):
            known = found[units]
            if known is not None:
                return known
        elif self.free is not None and units <= self.free_depth:
            return self.free.ways(units)
        else:
            found.extend([None] * (units + 1 - len(found)))
        ways = ways_on(self.search, units)
        found[units] = ways
        return ways


def ways_on(search: Search, units: int) -> Stages:
    """FD-EMERG-02, FD-EMERG-19, FD-EMERG-23, FD-PIT-51, FD-SKID-13  The ways of full length; where there is none on the
    track, those of a blocked car. Those that cost nothing come first."""
    stages = search.results(units)
    if is_blocked(search, stages):
        stages += [~stage for stage in stuck_stages(search, units)]
    hard = [hardship_of(search, stage, units) for stage in stages]
    if any(hard):
        return tuple([stage for _, _, stage in sorted(zip(hard, range(len(stages)), stages, strict=True))])
    return tuple(stages)


def is_blocked(search: Search, stages: list[int]) -> bool:
    """Whether a driver who claims nothing has no way on the track: the pit lane is no way out of a block, and a kerb or
    a double cell need not be claimed (FD-EMERG-02, FD-EMERG-23, FD-PIT-51)."""
    trails = search.atlas.trails
    for stage in stages:
        trail = trails[stage >> UNIT_SHIFT + TRAIL_SHIFT]
        if not (trail.into_pit or trail.kerb or trail.doubled):
            return False
    return True


def stuck_stages(search: Search, units: int) -> list[int]:
    """FD-EMERG-01, FD-EMERG-05  A blocked car goes as far as it can; where every way goes on but none may end, the
    longest that may."""
    fits = [search.trail(stage) for stage in search.results(units)]
    claims = [(trail.kerb, trail.doubled) for trail in fits if not trail.into_pit]  # these bring the car to the end
    found = search.blocked(units)
    if claims:
        found = [stage for stage in found if (search.trail(stage).kerb, search.trail(stage).doubled) not in claims]
    for level in range(units - 1, -1, -1):
        if found:
            return found
        found = search.endings(level)
    return found or [search.first()]


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
    key: Key = (free.search.start, state, occupied, marked)
    known = track.crowded.get(key)
    if isinstance(known, Road):
        return known
    search = free.search.fork(free.search.terms.among(occupied, marked), free.search.depth_before(occupied | marked))
    return keep(track, key, Road(search, free.declared, free))


def free_road(race: Race, car: int, state: int, place: int) -> Road:
    """The road of a first stretch with nothing on it."""
    track = race.track
    key = state * MOST_PLACES + place
    known = track.roads.get(key)
    if isinstance(known, Road):
        return known
    if len(track.roads) >= MOST_ROADS:
        track.roads.clear()
    atlas = atlas_of(track)
    search = Search(atlas, terms_of(atlas, state, place), start_of(race, car, "main", atlas))
    road = Road(search, bool(state & DECLARED))
    track.roads[key] = road
    return road


def road_of(race: Race, car: int, kind: str, cells: int, atlas: Atlas, start: int, force: bool) -> Road:
    """The road of any segment, from the label where it starts."""
    track, place = race.track, start >> CELL_SHIFT & CELL_BITS
    reach = track.reach(place, cells)
    state = state_of(race, car, kind, place, cells, force)
    occupied, marked = race.occupied & reach & ~own_bit(race, car), race.marked & reach
    key: Key = (start, state, occupied, marked)
    known = track.crowded.get(key)
    if isinstance(known, Road):
        return known
    search = Search(atlas, terms_of(atlas, state, place).among(occupied, marked), start)
    return keep(track, key, Road(search, bool(state & DECLARED)))


def own_bit(race: Race, car: int) -> int:
    """The own cell, which is never in the way."""
    place = race.cell[car]
    return race.track.bit[place] if place >= 0 else 0


def keep(track: Track, key: Key, road: Road) -> Road:
    """Keep a road until there are too many; and a new atlas is begun where the old one is full."""
    if len(track.crowded) >= MOST_CROWDED:
        track.crowded.clear()
        if road.search.atlas.is_full():
            track.roads.clear()
            track.atlas = None
            return road
    track.crowded[key] = road
    return road


def terms_of(atlas: Atlas, state: int, place: int) -> Terms:
    """What holds on a road with nothing on it."""
    track = atlas.track
    stops = state >> STOPS & FOUR_BITS
    corner = track.corner[place] if stops else NO_CORNER  # where none was made, it is all the same
    key = (state & ~DECLARED) * MOST_PLACES + corner + 1
    terms = atlas.terms.get(key)
    if terms is None:
        terms = Terms(track, {}, {})
        terms.kerbs, terms.high, terms.walls = bool(state & KERBS), bool(state & HIGH), bool(state & WALLS)
        terms.stop_at_line, terms.pit_open = bool(state & FINISHING), bool(state & PIT_OPEN)
        terms.slip, terms.force = bool(state & SLIP), bool(state & FORCE)
        terms.lane_shift = state >> LANE_SHIFT & FOUR_BITS
        terms.box = (state >> BOX) - 1
        terms.stop_corner, terms.stops_made = corner, stops
        atlas.terms[key] = terms
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
    """FD-FORCE-01, FD-FORCE-12  Once a race, with a point of brakes and one of bodywork; also when being pulled."""
    if not race.rules.force_block or race.book.forced[car]:
        return False
    return race.has(car, BODYWORK) > 0 and race.has(car, BRAKES) > 0


def start_of(race: Race, car: int, kind: str, atlas: Atlas) -> int:
    """FD-MOVE-09, FD-STRAIGHT-13, FD-DRS-11  The label where a segment begins: bonus cells before a slipstream go on
    with the path, all else starts anew."""
    drive, track, cell = race.drive, race.track, race.cell[car]
    trail = atlas.blank
    if drive.lock or drive.overs or drive.entered or drive.over_in:
        trail = left_trail(race, atlas)
    first, on_straight = cell == drive.first_cell, cell < track.size and track.corner[cell] < 0
    if kind in EXTENDING and not drive.slipped and not drive.after_slide:
        label = atlas.label(cell, trail, first, drive.kerb_run)
        if drive.run_a >= 0:
            return label | atlas.run_label(drive.run_a, drive.run_k, drive.run_s)
    else:
        label = atlas.label(cell, trail, first, 0)
    if on_straight and not drive.lock and kind != "slip":
        label |= atlas.run_label(cell, 0, 0)
    return label


def left_trail(race: Race, atlas: Atlas) -> Trail:
    """What the segments before have brought."""
    drive = race.drive
    key = (drive.lock, drive.overs, drive.entered, drive.over_in)
    known = atlas.lasting.get(key)
    if known is None:
        trail = Trail()
        trail.lock, trail.entered, trail.over_in = drive.lock, drive.entered, drive.over_in
        # FD-OVER-13
        trail.left = tuple([(corner, -excess, missing, -factor) for corner, excess, missing, factor in drive.overs])
        known = atlas.trail(trail)
        atlas.lasting[key] = known
    return known

"""From a race to a road: everything about a race that the ways of a car depend on is read here.

That is little: the cell, what the turn has brought so far, the cars and dangerous cells that a way could meet, and what
the regulations and the car allow.
"""

from typing import Final

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BODYWORK, BRAKES, HEADING, WIDTH
from paddock.games.formula_de.tables import HIGH_LOAD as HIGH
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.cache import WaysCache, cache_of
from paddock.games.formula_de.ways.label import Label
from paddock.games.formula_de.ways.menu import Menu
from paddock.games.formula_de.ways.network import Network
from paddock.games.formula_de.ways.roads import Road
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.straights import MOST_PLACES, NO_RUN, Obstacles
from paddock.games.formula_de.ways.terms import BOXES, FINISHING, FORCE, HIGH_LOAD, KERBS, PIT_OPEN, SLIPSTREAM
from paddock.games.formula_de.ways.trail import Key, Trail, Trails

EXTENDING: Final = ("tyre", "rich", "boost", "drs")
MOST_STOPS: Final = 16
CLAIMING: Final = ("main", "tyre", "rich", "boost")


def first_menu(race: Race, car: int, cells: int) -> Menu:
    """The menu of the first stretch of a turn."""
    road = first_road(race, car, cells)
    road = crowded_road(race, car, cache_of(race.track), road, road.touches(cells))
    return road.menu(cells, race.points[car * WIDTH + BRAKES], race.drive.declared)


def first_road(race: Race, car: int, cells: int) -> Road:
    """The free road of the first stretch of a turn: nothing has happened yet, so little tells it from others."""
    place, cache = race.cell[car], cache_of(race.track)
    terms, stops = terms_of(race, car, "main", place, cells, False), stops_made(race, car, place)
    key = (terms * MOST_STOPS + stops) * MOST_PLACES + place
    road = cache.first.get(key)
    if road is None:
        network = cache.network(terms)
        road = free_road(cache, start_of(race, car, "main", network, stops), network)
        cache.first[key] = road
    return road


def can_reach_pit(race: Race, car: int, most: int) -> bool:
    """Whether a first stretch of at most this many cells may lead into the pit lane (FD-PIT-08)."""
    free = first_road(race, car, most)
    if not free.can_enter_pit(most):
        return False
    return crowded_road(race, car, cache_of(race.track), free, free.touches(most)).can_enter_pit(most)


def road_of(race: Race, car: int, kind: str, cells: int, force: bool) -> Road:
    """The road of any segment."""
    cache, place = cache_of(race.track), race.cell[car]
    network = cache.network(terms_of(race, car, kind, place, cells, force))
    return road_from(race, car, cells, network, start_of(race, car, kind, network, stops_made(race, car, place)))


def road_from(race: Race, car: int, cells: int, network: Network, start: Label) -> Road:
    """The road from a label."""
    cache = cache_of(race.track)
    free = free_road(cache, start, network)
    extended = is_extended(start)
    met = cache.reach(start.run.start, start.length + cells) if extended else free.touches(cells)
    return crowded_road(race, car, cache, free, met)


def is_extended(start: Label) -> bool:
    """Whether an earlier segment began the run: other runs from its first cell, which it is compared with, may meet
    cars beside or behind the one that moves (FD-MOVE-09, FD-STRAIGHT-11)."""
    return start.run is not NO_RUN and start.run.start != start.cell


def free_road(cache: WaysCache, start: Label, network: Network) -> Road:
    """The road from a label with nothing on it."""
    road = cache.free.get(start)
    if road is None:
        road = Road(Search(network, start, network.free))
        cache.keep_free(road)
    return road


def crowded_road(race: Race, car: int, cache: WaysCache, free: Road, met: int) -> Road:
    """The road with the cars and dangerous cells that stand on it; the own car is never in the way."""
    occupied, marked = race.occupied & met & ~race.track.bit[race.cell[car]], race.marked & met
    if not (occupied or marked):
        return free
    start = free.search.start
    crowd = (start, occupied, marked)
    road = cache.crowded.get(crowd)
    if road is None:
        obstacles = Obstacles(race.track, occupied, marked)
        depth = 0 if is_extended(start) else free.depth_before(occupied | marked)
        road = Road(free.search.fork(obstacles, depth), free)
        cache.keep_crowded(crowd, road)
    return road


# The terms


def terms_of(race: Race, car: int, kind: str, place: int, cells: int, force: bool) -> int:
    """The number of the terms: what the regulations and the car allow within reach."""
    track, drive, rules = race.track, race.drive, race.rules
    terms = rules.road
    if force:
        terms += FORCE
    if kind == "slip":
        terms += SLIPSTREAM
    if kind in CLAIMING and not drive.slipped:  # FD-KERB-07, FD-KERB-08, FD-SKID-09, FD-AERO-14, FD-SLIP-24
        if rules.kerbs and drive.kerb == 0:  # FD-KERB-02
            terms += KERBS
        if race.load[car] == HIGH and not drive.from_pit:
            terms += HIGH_LOAD
    if track.to_line[place] <= cells and is_finishing(race, car):
        terms += FINISHING
    # FD-SLIP-32
    if kind == "main" and is_near_entry(track, place, cells) and may_enter_pit(race, car):
        terms += PIT_OPEN + (race.box[car] + 1) * BOXES
    elif race.book.pit[car] == HEADING:  # FD-PIT-60
        terms += (race.box[car] + 1) * BOXES
    return terms


def is_near_entry(track: Track, place: int, cells: int) -> bool:
    """Whether the cell of the pit entry is within reach: a cell more by the kerb may lead on from it (FD-PIT-08)."""
    return track.to_entry[place] <= cells


def is_finishing(race: Race, car: int) -> bool:
    """Whether the next touch of the line ends the movement: last lap, or yellow flags (FD-END-13, FD-YELLOW-23)."""
    if race.book.free_lap[car]:
        return False
    return race.book.laps[car] + 1 >= race.rules.laps or race.book.duty[car] == 1


def may_enter_pit(race: Race, car: int) -> bool:
    """Whether the pit lane is open to a car (FD-PIT-16 to FD-PIT-18, FD-PIT-48, FD-PIT-54, FD-START-20, FD-END-15)."""
    drive = race.drive
    if race.book.laps[car] + 1 >= race.rules.laps or not race.rules.pit or race.yellow or race.book.on_grid[car]:
        return False
    return not (drive.pulled or drive.from_pit or drive.tyre_used or drive.low_used) and race.box[car] >= 0


def can_force(race: Race, car: int) -> bool:
    """Once a race, with a point of brakes and one of bodywork; also when being pulled (FD-FORCE-01, FD-FORCE-12)."""
    if not race.rules.force_block or race.book.forced[car]:
        return False
    return race.has(car, BODYWORK) > 0 and race.has(car, BRAKES) > 0


# Where a segment begins


def stops_made(race: Race, car: int, place: int) -> int:
    """The stops that count for the corner on this cell: those of the corner where the turn began, and no more than it
    asks for (FD-CORNER-03, FD-CORNER-07)."""
    track, begun = race.track, race.drive.start
    corner = track.corner[place] if place < track.size else -1
    if corner < 0 or not 0 <= begun < track.size or track.corner[begun] != corner:
        return 0
    return min(race.stops[car], track.stops[corner])


def start_of(race: Race, car: int, kind: str, network: Network, stops: int) -> Label:
    """The label where a segment begins: bonus cells before a slipstream go on with the path, everything else starts
    a new one (FD-MOVE-09, FD-STRAIGHT-13, FD-DRS-11, FD-KERB-03, FD-OVER-06, FD-CORNER-14, FD-CORNER-15)."""
    drive, track, cell = race.drive, race.track, race.cell[car]
    trail = network.trails.blank
    if drive.lock or drive.entered or drive.over_in:
        trail = trail_left(race, network.trails)
        if track.corner[cell] in trail.over_in:
            stops = 0
    extends = kind in EXTENDING and not drive.slipped and not drive.after_slide
    run, length = NO_RUN, 0
    if extends and drive.run_a >= 0:
        run, length = network.run(drive.run_a, -1, drive.run_s), drive.run_k
    elif cell < track.size and track.corner[cell] < 0 and not drive.lock and kind != "slip":
        run = network.run(cell, -1, 0)
    kerb_run = drive.kerb_run if extends else 0
    label = Label(cell, trail, run, length, kerb_run, stops)
    label.beyond = drive.overs[0][1] if drive.overs else 0
    label.first = cell == drive.first_cell
    return network.one(label)


def trail_left(race: Race, trails: Trails) -> Trail:
    """What earlier segments have brought."""
    drive = race.drive
    key: Key = (drive.lock, drive.overs, drive.entered, drive.over_in)
    known = trails.left_behind.get(key)
    if known is None:
        trail = Trail()
        trail.lock, trail.entered, trail.over_in = drive.lock, drive.entered, drive.over_in
        trail.left = tuple(  # FD-OVER-13
            [(corner, drive.overs[0][1] - over, missing, -factor) for corner, over, missing, factor in drive.overs]
        )
        known = trails.one(trail)
        trails.left_behind[key] = known
    return known

"""The ways that a driver may choose from: a menu for every segment, length and number of brake points."""

from typing import Final

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BRAKES, LOW_LOAD, SLIDE, WIDTH
from paddock.games.formula_de.ways.atlas import Atlas, atlas_of
from paddock.games.formula_de.ways.labels import Key, Trail, Way
from paddock.games.formula_de.ways.offers import Menu, looked_at, menu_of_ways, way_of
from paddock.games.formula_de.ways.roads import (
    Road,
    can_force,
    is_blocked,
    main_road,
    road_of,
    start_of,
    stuck_stages,
)
from paddock.games.formula_de.ways.search import Search

SLIP_CELLS: Final = 3
SLIP_GEAR: Final = 4


def menu_of(race: Race, car: int, kind: str, cells: int) -> Menu:
    """Every way to drive a segment, with every number of brake points."""
    asked = (car, kind, cells)
    menu = race.menu
    if menu is not None and race.menu_of == asked:
        return menu
    force = race.rules.force_block and can_force(race, car)
    if kind == "main" and not force and not race.drive.path and not race.drive.lock:
        found = plain_menu(main_road(race, car, cells), cells, race.points[car * WIDTH + BRAKES])
    else:
        found = segment_menu(race, car, kind, cells, force)
    race.menu = found
    race.menu_of = asked
    return found


def segment_menu(race: Race, car: int, kind: str, cells: int, force: bool) -> Menu:
    """FD-BRAKE-03, FD-SKID-10  The ways of any segment."""
    atlas = atlas_of(race.track)
    start = start_of(race, car, kind, atlas)
    road = road_of(race, car, kind, cells, atlas, start, False)
    if kind == "drs" or kind == "oval":
        return approach_menu(race, car, kind, cells, road.search)
    slipped = race.drive.slipped or kind == "slip"
    if not (slipped or force):
        return plain_menu(road, cells, race.has(car, BRAKES))
    key: Key = (kind, cells, race.has(car, BRAKES), known_corners(race, car) if slipped else None, force)
    menu = road.special.get(key)
    if menu is None:
        menu = special_menu(race, car, kind, cells, road)
        road.special[key] = menu
    return menu


# Menus that depend on the road alone


def plain_menu(road: Road, cells: int, brakes: int) -> Menu:
    """FD-BRAKE-01, FD-BRAKE-02, FD-BRAKE-04, FD-BRAKE-05, FD-BRAKE-11, FD-BRAKE-12, FD-OVER-12, FD-OVER-21,
    FD-EMERG-04  A brake point more adds the ways that it shortens to those that could be had without; more than there
    are cells add none."""
    search = road.search
    most = min(brakes, most_brakes(road, cells)) if brakes else 0
    parts = [road.ways(cells - spent) for spent in range(most + 1)]
    if road.declared or search.ended:
        bound = is_bound(road, cells)
        for spent, ways in enumerate(parts):
            parts[spent] = tuple([stage for stage in ways if is_left(search, bound, spent, stage)])
    return Menu(search, cells, parts)


def most_brakes(road: Road, cells: int) -> int:
    """FD-BRAKE-01, FD-BRAKE-13  As many as there are cells; inside the pit lane there is nothing to brake for."""
    search = road.search
    size = search.terms.track.size
    if search.cell(search.first()) >= size and all(search.cell(stage) >= size for stage in search.results(cells)):
        return 0
    return cells


def is_bound(road: Road, cells: int) -> bool:
    """FD-PIT-05, FD-PIT-07  Whoever has declared the pit lane, and can enter it, must."""
    search = road.search
    return road.declared and any(search.trail(stage).into_pit for stage in search.results(cells))


def is_left(search: Search, bound: bool, spent: int, stage: int) -> bool:
    """FD-PIT-05, FD-BRAKE-05  Whether a way can still be had for so many brake points: they change nothing for one that
    ends by itself."""
    if spent and stage in search.ended:
        return False
    return not bound or search.trail(stage if stage >= 0 else ~stage).into_pit


def stuck_way(search: Search, stage: int, units: int, charge: int) -> Way:
    """The way of a blocked car."""
    way = way_of(search, ~stage, units)
    way.charge = charge
    return way


# Menus in which slipstream or force have their say


def special_menu(race: Race, car: int, kind: str, cells: int, road: Road) -> Menu:
    """FD-SLIP-11, FD-SLIP-34, FD-SLIP-36  As a plain menu, but what a way costs besides, and a car driven through,
    depend on the brake points left."""
    brakes = race.has(car, BRAKES)
    most = min(brakes, SLIP_CELLS - 1 if kind == "slip" else most_brakes(road, cells))
    bound = is_bound(road, cells)
    parts: list[list[Way]] = []
    for spent in range(most + 1):
        ways = looked_at(special_ways(race, car, kind, cells - spent, brakes - spent, road.search))
        parts.append(
            [way for way in ways if is_left(road.search, bound, spent, ~way.stage if way.stuck else way.stage)]
        )
    return menu_of_ways(road.search, cells, parts)


def special_ways(race: Race, car: int, kind: str, units: int, brakes: int, search: Search) -> list[Way]:
    """FD-EMERG-02, FD-PIT-51, FD-FORCE-06, FD-OVER-05  The ways of full length; where there is none on the track, those
    of a blocked car."""
    stages = search.results(units)
    found = free_ways(race, car, kind, search, stages, brakes)
    if not is_blocked(search, stages):  # FD-SLIP-20: ways that cannot be paid for are no block
        return found
    if can_force(race, car) and brakes > 0:
        found += forced_ways(race, car, kind, units, brakes, search)
    return found + blocked_ways(race, car, kind, search, units, brakes)


def free_ways(race: Race, car: int, kind: str, search: Search, stages: list[int], brakes: int) -> list[Way]:
    found = []
    for stage in stages:
        charge = charges(race, car, kind, search.trail(stage))
        if charge <= brakes or kind == "slide":  # a slide is no choice: what cannot be paid is let off
            way = search.way(stage)
            way.charge = min(charge, brakes)
            found.append(way)
    return found


def blocked_ways(race: Race, car: int, kind: str, search: Search, units: int, brakes: int) -> list[Way]:
    """FD-EMERG-01, FD-SLIP-27, FD-SLIP-28  A blocked car goes as far as it can; a slipstream needs a free first
    step."""
    if kind == "slip" and not search.levels[1]:
        return []
    found = []
    for stage in stuck_stages(search, units):
        charge = charges(race, car, kind, search.trail(stage))
        if (charge <= brakes or kind == "slide") and (search.steps(stage) or kind != "slip"):
            found.append(stuck_way(search, stage, units, min(charge, brakes)))
    return found


def forced_ways(race: Race, car: int, kind: str, units: int, brakes: int, barred: Search) -> list[Way]:
    """FD-FORCE-02, FD-FORCE-09  Ways through one car; if a second block follows, as far as they lead."""
    search = road_of(race, car, kind, units, barred.atlas, barred.start, True).search
    stages = [stage for stage in search.results(units) if is_forced(search.way(stage), kind)]
    if stages:
        return free_ways(race, car, kind, search, stages, brakes - 1)
    stuck = [stuck_way(search, stage, units, 0) for stage in search.blocked(units)]
    return [way for way in stuck if is_forced(way, kind)]


def is_forced(way: Way, kind: str) -> bool:
    """FD-SLIP-28  Whether a way leads through a car; the first step of a slipstream must be free."""
    return way.trail.forced and (kind != "slip" or way.path[0] != way.trail.through)


def known_corners(race: Race, car: int) -> tuple[int, ...]:
    """FD-SLIP-16, FD-SLIP-18  Corners that the car was in before its first slipstream, or has paid for."""
    drive = race.drive
    if drive.slipped:
        return (*drive.before_slip, *drive.charged)
    return (*drive.entered, race.corner_of(car))


def charges(race: Race, car: int, kind: str, trail: Trail) -> int:
    """FD-SLIP-16, FD-SLIP-17, FD-SLIP-19  One brake point for each new corner entered by or after a slipstream."""
    if not (race.drive.slipped or kind == "slip" or kind == "oval"):
        return 0
    known = known_corners(race, car)
    return sum([1 for corner in trail.entered if corner not in known])


# Slipstream and what leads up to it


def slip_leader(race: Race, car: int, cell: int) -> int:
    """FD-SLIP-02 to FD-SLIP-04, FD-SLIP-23, FD-START-15, FD-SPIN-04, FD-OUT-06  The car ahead whose slipstream can be
    taken, or -1."""
    track = race.track
    if cell < 0 or cell >= track.size:
        return -1
    leader = race.at.get(track.front[cell], -1)
    if leader < 0 or leader == car or race.is_helpless(leader):
        return -1
    return leader if race.gear[car] >= race.gear[leader] >= SLIP_GEAR else -1


def approach_menu(race: Race, car: int, kind: str, cells: int, search: Search) -> Menu:
    """FD-DRS-03, FD-DRS-06, FD-DRS-14, FD-OVALSLIP-03  Cells that end behind a car whose slipstream can be taken."""
    ways: list[Way] = []
    for stage in search.results(cells):
        way = search.way(stage)
        way.charge = charges(race, car, kind, way.trail)
        if kind == "oval" and not is_ahead(race, car, way):
            continue
        if (
            way.charge <= race.has(car, BRAKES)
            and not way.trail.left
            and can_slip_from(race, car, kind, way, search.atlas)
        ):
            ways.append(way)
    return menu_of_ways(search, cells, [looked_at(ways)])


def is_ahead(race: Race, car: int, way: Way) -> bool:
    """FD-OVALSLIP-05  The oval cell is a step ahead in the lane."""
    return way.cell == race.track.front[race.cell[car]]


def can_slip_from(race: Race, car: int, kind: str, way: Way, atlas: Atlas) -> bool:
    """FD-DRS-14, FD-DRS-15  Whether the slipstream that becomes a duty could be begun, its brake points included."""
    track = race.track
    leader = slip_leader(race, car, way.cell)
    if leader < 0:
        return False
    if kind == "drs" and not (in_zone(race, way.cell) and in_zone(race, race.cell[leader])):
        return False
    trail = Trail()
    trail.entered = way.trail.entered
    start = atlas.label(way.cell, atlas.trail(trail), way.first_cell >= 0, 0)
    search = road_of(race, car, "slip", SLIP_CELLS, atlas, start, False).search
    brakes = race.has(car, BRAKES) - way.charge
    known = (*known_corners(race, car), *way.trail.entered, track.corner[way.cell])
    for spent in range(min(brakes, SLIP_CELLS - 1) + 1):
        for stage in search.results(SLIP_CELLS - spent) or search.blocked(SLIP_CELLS - spent):
            fresh = [corner for corner in search.trail(stage).entered if corner not in known]
            if search.steps(stage) and len(fresh) <= brakes - spent:
                return True
    return False


def in_zone(race: Race, cell: int) -> bool:
    return race.track.straight[cell] in race.rules.zones


# Slides


def slide_cells(race: Race, car: int) -> int:
    """FD-SKID-01 to FD-SKID-03, FD-SKID-05, FD-SKID-15, FD-SKID-19, FD-OVER-17  The cells of the slide that is owed
    here, 0 for none."""
    drive = race.drive
    corner = race.corner_of(car)
    # FD-SKID-07, FD-SKID-17
    if corner < 0 or corner not in drive.entered or corner in drive.over_in or corner in drive.slid or drive.pulled:
        return 0
    made = race.stops[car] if corner == race.track.corner[drive.start] else 0
    if made >= race.track.stops[corner]:  # FD-CORNER-03
        return 0
    # FD-TYRE-07, FD-TYRE-10, FD-TYRE-21, FD-TYRE-23 to FD-TYRE-25, FD-TYRE-29
    cells = SLIDE[race.book.tyre[car]][race.wet][min(race.book.tyre_lap[car], 2)]
    if race.load[car] == LOW_LOAD:  # FD-AERO-11
        cells += 1
    if race.dark and made == 0:  # FD-NIGHT-04
        cells += 1
    return cells

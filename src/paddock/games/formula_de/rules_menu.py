"""The ways that a driver may choose from: a menu for every segment, length and number of brake points."""

from typing import Final

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_offer import Menu, Ways, looked_at, untouched
from paddock.games.formula_de.rules_roads import Road, can_force, main_road, road_of, start_of
from paddock.games.formula_de.rules_search import Search
from paddock.games.formula_de.rules_ways import UNIT_SHIFT, Key, Start, Trail, Way
from paddock.games.formula_de.tables import LOW_LOAD, PF, SLIDE, WIDTH

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
        found = plain_menu(main_road(race, car, cells), cells, race.points[car * WIDTH + PF])
    else:
        found = segment_menu(race, car, kind, cells, force)
    race.menu = found
    race.menu_of = asked
    return found


def segment_menu(race: Race, car: int, kind: str, cells: int, force: bool) -> Menu:
    """FD-BRAKE-03, FD-SKID-10  The ways of any segment."""
    start = start_of(race, car, kind)
    if kind == "drs" or kind == "oval":
        return approach_menu(race, car, kind, cells, start)
    road = road_of(race, car, kind, cells, start, False)
    slipped = race.drive.slipped or kind == "slip"
    if not (slipped or force):
        return plain_menu(road, cells, race.has(car, PF))
    key: Key = (kind, cells, race.has(car, PF), known_corners(race, car) if slipped else None, force)
    menu = road.special.get(key)
    if menu is None:
        menu = special_menu(race, car, kind, cells, start, road)
        road.special[key] = menu
    return menu


# Menus that depend on the road alone


def plain_menu(road: Road, cells: int, brakes: int) -> Menu:
    """FD-BRAKE-01, FD-BRAKE-02, FD-BRAKE-04, FD-BRAKE-05, FD-BRAKE-11, FD-BRAKE-12, FD-OVER-12, FD-OVER-21,
    FD-EMERG-04  A brake point more adds the ways that it shortens to those that could be had without; more than there
    are cells add none."""
    if brakes > cells:
        brakes = cells
    key = cells << UNIT_SHIFT | brakes
    menu = road.menus.get(key)
    if menu is None:
        parts = plain_menu(road, cells, brakes - 1).parts if brakes else []
        if brakes == 0 or brakes <= most_brakes(road, cells):
            parts = [*parts, braked_ways(road, cells, brakes, plain_ways(road, cells - brakes))]
        menu = Menu(road.search.terms.track.names, parts)
        road.menus[key] = menu
    return menu


def most_brakes(road: Road, cells: int) -> int:
    """FD-BRAKE-01, FD-BRAKE-13  As many as there are cells; inside the pit lane there is nothing to brake for."""
    search = road.search
    size = search.terms.track.size
    if search.start.cell >= size and all(search.cell(stage) >= size for stage in search.results(cells)):
        return 0
    return cells


def braked_ways(road: Road, cells: int, spent: int, ways: Ways) -> Ways:
    """FD-PIT-05, FD-PIT-07  The ways that so many brake points leave: whoever has declared the pit lane, and can enter
    it, must; and braking changes nothing for a way that ends by itself."""
    search = road.search
    bound = road.declared and any(search.trail(stage).into_pit for stage in search.results(cells))
    if not bound and not (spent and search.ended):
        return ways
    kept: list[Way | None] = []
    for index in range(len(ways.made)):
        way = ways.at(index)
        by_itself = spent and not way.stuck and way.stage in search.ended
        if not by_itself and (way.trail.into_pit or not bound):
            kept.append(way)
    return Ways(search, [], kept)


def plain_ways(road: Road, units: int) -> Ways:
    """FD-EMERG-02, FD-EMERG-19, FD-EMERG-23, FD-PIT-51, FD-SKID-13  The ways of full length; where there is none on the
    track, those of a blocked car."""
    if road.free is not None and units <= road.free_depth:
        return plain_ways(road.free, units)
    ways = road.ways.get(units)
    if ways is None:
        search = road.search
        stages = search.results(units)
        if is_blocked(search, stages):
            stuck = [stuck_way(search, stage, units, 0) for stage in stuck_stages(search, units)]
            ways = looked_at(search, [*[search.way(stage) for stage in stages], *stuck])
        else:
            ways = untouched(search, stages)
        road.ways[units] = ways
    return ways


def is_blocked(search: Search, stages: list[int]) -> bool:
    """FD-PIT-51  The pit lane is no way out of a block."""
    return all(search.trail(stage).into_pit for stage in stages)


def stuck_stages(search: Search, units: int) -> list[int]:
    """FD-EMERG-01, FD-EMERG-05  A blocked car goes as far as it can; where every way goes on but none may end, the
    longest that may."""
    found = search.blocked(units)
    for level in range(units - 1, -1, -1):
        if found:
            return found
        found = search.endings(level)
    return found or [search.first()]


def stuck_way(search: Search, stage: int, units: int, charge: int) -> Way:
    """The way of a blocked car."""
    way = search.way(stage)
    way.stuck, way.excess, way.charge = True, units - way.units, charge
    return way


# Menus in which slipstream or force have their say


def special_menu(race: Race, car: int, kind: str, cells: int, start: Start, road: Road) -> Menu:
    """FD-SLIP-11, FD-SLIP-34, FD-SLIP-36  As a plain menu, but what a way costs besides, and a car driven through,
    depend on the brake points left."""
    brakes = race.has(car, PF)
    most = min(brakes, SLIP_CELLS - 1 if kind == "slip" else most_brakes(road, cells))
    parts: list[Ways] = []
    for spent in range(most + 1):
        ways = special_ways(race, car, kind, cells - spent, brakes - spent, start, road.search)
        parts.append(braked_ways(road, cells, spent, looked_at(road.search, ways)))
    return Menu(race.track.names, parts)


def special_ways(race: Race, car: int, kind: str, units: int, brakes: int, start: Start, search: Search) -> list[Way]:
    """FD-EMERG-02, FD-PIT-51, FD-FORCE-06, FD-OVER-05  The ways of full length; where there is none on the track, those
    of a blocked car."""
    stages = search.results(units)
    found = free_ways(race, car, kind, search, stages, brakes)
    if not is_blocked(search, stages):  # FD-SLIP-20: ways that cannot be paid for are no block
        return found
    if can_force(race, car) and brakes > 0:
        found += forced_ways(race, car, kind, units, brakes, start)
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


def forced_ways(race: Race, car: int, kind: str, units: int, brakes: int, start: Start) -> list[Way]:
    """FD-FORCE-02, FD-FORCE-09  Ways through one car; if a second block follows, as far as they lead."""
    search = road_of(race, car, kind, units, start, True).search
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


def approach_menu(race: Race, car: int, kind: str, cells: int, start: Start) -> Menu:
    """FD-DRS-03, FD-DRS-06, FD-DRS-14, FD-OVALSLIP-03  Cells that end behind a car whose slipstream can be taken."""
    search = road_of(race, car, kind, cells, start, False).search
    ways: list[Way] = []
    for stage in search.results(cells):
        way = search.way(stage)
        way.charge = charges(race, car, kind, way.trail)
        if kind == "oval" and not is_ahead(race, car, way):
            continue
        if way.charge <= race.has(car, PF) and not way.trail.left and can_slip_from(race, car, kind, way):
            ways.append(way)
    return Menu(race.track.names, [looked_at(search, ways)])


def is_ahead(race: Race, car: int, way: Way) -> bool:
    """FD-OVALSLIP-05  The oval cell is a step ahead in the lane."""
    return way.cell == race.track.front[race.cell[car]]


def can_slip_from(race: Race, car: int, kind: str, way: Way) -> bool:
    """FD-DRS-14, FD-DRS-15  Whether the slipstream that becomes a duty could be begun, its brake points included."""
    track = race.track
    leader = slip_leader(race, car, way.cell)
    if leader < 0:
        return False
    if kind == "drs" and not (in_zone(race, way.cell) and in_zone(race, race.cell[leader])):
        return False
    start = Start(way.cell)
    start.trail.entered = way.trail.entered
    start.first = way.first_cell >= 0
    search = road_of(race, car, "slip", SLIP_CELLS, start, False).search
    brakes = race.has(car, PF) - way.charge
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

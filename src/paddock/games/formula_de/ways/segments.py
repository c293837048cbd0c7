"""The menu of every kind of segment: main stretch, bonus cells, slides, slipstreams and what leads up to them."""

from typing import Final

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BRAKES
from paddock.games.formula_de.ways.cache import cache_of
from paddock.games.formula_de.ways.label import Label, blocked_at, units_of
from paddock.games.formula_de.ways.menu import Menu, in_order, menu_of_ways, way_of
from paddock.games.formula_de.ways.roads import Road, is_blocked, stuck_stages
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.situation import (
    can_force,
    can_reach_pit,
    first_menu,
    road_from,
    road_of,
    stops_made,
    terms_of,
)
from paddock.games.formula_de.ways.straights import NO_RUN
from paddock.games.formula_de.ways.trail import Key, Trail
from paddock.games.formula_de.ways.way import Way

SLIP_CELLS: Final = 3
SLIP_GEAR: Final = 4


def menu_of(race: Race, car: int, kind: str, cells: int) -> Menu:
    """Every way to drive a segment, with every number of brake points (FD-BRAKE-03, FD-SKID-10)."""
    drive = race.drive
    force = can_force(race, car)
    if kind == "main" and not (force or drive.lock or drive.ways or drive.driven):
        return first_menu(race, car, cells)
    road = road_of(race, car, kind, cells, False)
    if kind == "drs" or kind == "oval":
        return approach_menu(race, car, kind, cells, road.search)
    slipped = drive.slipped or kind == "slip"
    if not (slipped or force):
        return road.menu(cells, race.has(car, BRAKES), drive.declared)
    known = known_corners(race, car) if slipped else None
    key: Key = (kind, cells, race.has(car, BRAKES), known, force, drive.declared)
    charged = road.charged
    if charged is None:
        road.charged = charged = {}
    menu = charged.get(key)
    if menu is None:
        menu = charged_menu(race, car, kind, cells, road)
        charged[key] = menu
    return menu


def leads_into_pit(race: Race, car: int, most: int) -> bool:
    """Whether a main movement of at most this many cells may lead into the pit lane: on a free way, or through a car,
    which may be open to some lengths alone (FD-PIT-08, FD-FORCE-06)."""
    if can_reach_pit(race, car, most):
        return True
    if not can_force(race, car):
        return False
    return any(way.trail.into_pit for cells in range(most, 0, -1) for way in menu_of(race, car, "main", cells).ways)


# Menus affected by slipstreaming or forcing


def charged_menu(race: Race, car: int, kind: str, cells: int, road: Road) -> Menu:
    """As any menu, but extra costs, and whether a car can be driven through, depend on the brake points left
    (FD-SLIP-11, FD-SLIP-34, FD-SLIP-36, FD-PIT-05)."""
    brakes = race.has(car, BRAKES)
    most = min(brakes, SLIP_CELLS - 1 if kind == "slip" else road.most_brakes(cells))
    bound = race.drive.declared and road.can_enter_pit(cells)
    parts: list[list[Way]] = []
    for spent in range(most + 1):
        ways = in_order(charged_ways(race, car, kind, cells - spent, brakes - spent, road.search))
        parts.append([way for way in ways if road.is_left(bound, spent, way.stage)])
    return menu_of_ways(road.search, cells, parts)


def charged_ways(race: Race, car: int, kind: str, units: int, brakes: int, search: Search) -> list[Way]:
    """The ways of full length; if there is none on the track, those of a blocked car (FD-EMERG-02, FD-PIT-51,
    FD-FORCE-06, FD-OVER-05)."""
    stages = search.results(units)
    found = affordable_ways(race, car, kind, search, stages, brakes)
    if not is_blocked(
        [search.label(stage) for stage in stages]
    ):  # FD-SLIP-20: ways that cannot be paid for are no block
        return found
    if can_force(race, car) and brakes > 0:
        found += forced_ways(race, car, kind, units, brakes)
    return found + blocked_ways(race, car, kind, search, units, brakes)


def affordable_ways(race: Race, car: int, kind: str, search: Search, stages: list[int], brakes: int) -> list[Way]:
    """The ways whose extra cost the brake points cover; of a slide, which is no choice, the rest is let off."""
    found = []
    for stage in stages:
        charge = charge_of(race, car, kind, search.trail(stage))
        if charge <= brakes or kind == "slide":
            way = way_of(search, stage, units_of(stage))
            way.charge = min(charge, brakes)
            found.append(way)
    return found


def blocked_ways(race: Race, car: int, kind: str, search: Search, units: int, brakes: int) -> list[Way]:
    """A blocked car goes as far as it can; a slipstream needs a free first step (FD-EMERG-01, FD-SLIP-27,
    FD-SLIP-28)."""
    if kind == "slip" and not search.level(1):
        return []
    found = []
    for stage in stuck_stages(search, units):
        charge = charge_of(race, car, kind, search.trail(stage))
        if charge <= brakes or kind == "slide":
            way = way_of(search, blocked_at(stage), units)
            way.charge = min(charge, brakes)
            found.append(way)
    return found


def forced_ways(race: Race, car: int, kind: str, units: int, brakes: int) -> list[Way]:
    """Ways through one car; if a second block follows, as far as they lead (FD-FORCE-02, FD-FORCE-09)."""
    search = road_of(race, car, kind, units, True).search
    stages = [stage for stage in search.results(units) if is_forced(way_of(search, stage, units), kind)]
    if stages:
        return affordable_ways(race, car, kind, search, stages, brakes - 1)
    stuck = [way_of(search, blocked_at(stage), units) for stage in search.blocked(units)]
    return [way for way in stuck if is_forced(way, kind)]


def is_forced(way: Way, kind: str) -> bool:
    """Whether a way leads through a car; the first step of a slipstream must be free (FD-SLIP-28)."""
    return way.trail.forced and (kind != "slip" or way.path[0] != way.trail.through)


def known_corners(race: Race, car: int) -> tuple[int, ...]:
    """Corners that the car was in before its first slipstream, or has paid for (FD-SLIP-16, FD-SLIP-18)."""
    drive = race.drive
    if drive.slipped:
        return (*drive.before_slip, *drive.charged)
    return (*drive.entered, race.corner_of(car))


def charge_of(race: Race, car: int, kind: str, trail: Trail) -> int:
    """One brake point for each new corner entered by or after a slipstream (FD-SLIP-16, FD-SLIP-17, FD-SLIP-19)."""
    if not (race.drive.slipped or kind == "slip" or kind == "oval"):
        return 0
    known = known_corners(race, car)
    return sum([1 for corner in trail.entered if corner not in known])


# Slipstreams and what leads up to them


def slip_leader(race: Race, car: int, cell: int) -> int:
    """The car ahead whose slipstream can be taken, or -1 (FD-SLIP-02 to FD-SLIP-04, FD-SLIP-23, FD-START-15,
    FD-SPIN-04, FD-OUT-06)."""
    if cell < 0:
        return -1
    leader = race.at.get(race.track.front[cell], car)
    if leader == car or race.is_helpless(leader):
        return -1
    return leader if race.gear[car] >= race.gear[leader] >= SLIP_GEAR else -1


def approach_menu(race: Race, car: int, kind: str, cells: int, search: Search) -> Menu:
    """Cells that end behind a car whose slipstream can be taken (FD-DRS-03, FD-DRS-06, FD-DRS-14, FD-OVALSLIP-03)."""
    ways: list[Way] = []
    for stage in search.results(cells):
        way = way_of(search, stage, cells)
        way.charge = charge_of(race, car, kind, way.trail)
        if kind == "oval" and not is_ahead(race, car, way):
            continue
        if not way.trail.left and can_slip_from(race, car, kind, way):
            ways.append(way)
    return menu_of_ways(search, cells, [in_order(ways)])


def is_ahead(race: Race, car: int, way: Way) -> bool:
    """The oval cell is a step ahead in the lane (FD-OVALSLIP-05)."""
    return way.cell == race.track.front[race.cell[car]]


def can_slip_from(race: Race, car: int, kind: str, way: Way) -> bool:
    """Whether the slipstream that becomes a duty could be begun, its brake points included (FD-DRS-14, FD-DRS-15)."""
    leader = slip_leader(race, car, way.cell)
    if leader < 0:
        return False
    if kind == "drs" and not (in_zone(race, way.cell) and in_zone(race, race.cell[leader])):
        return False
    search = slip_search(race, car, way)
    brakes = race.has(car, BRAKES) - way.charge
    known = (*known_corners(race, car), *way.trail.entered, race.track.corner[way.cell])
    for spent in range(min(brakes, SLIP_CELLS - 1) + 1):
        for stage in search.results(SLIP_CELLS - spent) or search.blocked(SLIP_CELLS - spent):
            new = [corner for corner in search.trail(stage).entered if corner not in known]
            if search.cells_driven(stage) and len(new) <= brakes - spent:
                return True
    return False


def slip_search(race: Race, car: int, way: Way) -> Search:
    """The search for a slipstream that begins where a way ends."""
    network = cache_of(race.track).network(terms_of(race, car, "slip", way.cell, SLIP_CELLS, False))
    start = Label(way.cell, network.trails.blank, NO_RUN, 0, 0, stops_made(race, car, way.cell))
    return road_from(race, car, SLIP_CELLS, network, network.one(start)).search


def in_zone(race: Race, cell: int) -> bool:
    """Whether a cell is on a straight with a DRS zone."""
    return race.track.straight[cell] in race.rules.zones

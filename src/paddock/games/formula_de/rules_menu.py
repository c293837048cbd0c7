"""The ways that a driver may choose from: a menu for every segment, length and number of brake points."""

from typing import Final

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_roads import Menu, Road, Way, can_force, main_road, road_of, start_of
from paddock.games.formula_de.rules_search import Search
from paddock.games.formula_de.rules_track import Track
from paddock.games.formula_de.rules_ways import Ending, Key, Start
from paddock.games.formula_de.tables import LOW_LOAD, PF, SLIDE, WIDTH, WORST_EXCESS

SLIP_CELLS: Final = 3
SLIP_GEAR: Final = 4
MOST_BRAKES: Final = 64
KERB_WORDS: Final = ("", "+longer", "+shorter")


def menu_of(race: Race, car: int, kind: str, cells: int) -> Menu:
    """Every way to drive a segment, with every number of brake points."""
    asked = (car, kind, cells)
    menu = race.menu
    if isinstance(menu, Menu) and race.menu_of == asked:
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
    FD-EMERG-04  A brake point more adds the ways that it shortens to those that could be had without."""
    key = cells * MOST_BRAKES + brakes
    menu = road.menus.get(key)
    if menu is None:
        menu = plain_menu(road, cells, brakes - 1).copy() if brakes else Menu()
        if brakes == 0 or brakes <= most_brakes(road, cells):
            add_ways(menu, road, cells, brakes, plain_ways(road, cells - brakes))
        road.menus[key] = menu
    return menu


def most_brakes(road: Road, cells: int) -> int:
    """FD-BRAKE-01, FD-BRAKE-13  As many as there are cells; inside the pit lane there is nothing to brake for."""
    search = road.search
    size = search.terms.track.size
    if search.start.cell >= size and all(label.cell >= size for label in search.results(cells)):
        return 0
    return cells


def add_ways(menu: Menu, road: Road, cells: int, spent: int, ways: list[Way]) -> None:
    """The ways that so many brake points leave."""
    search = road.search
    track = search.terms.track
    bound = road.declared and any(label.trail.into_pit for label in search.results(cells))  # FD-PIT-05, FD-PIT-07
    for way in ways:
        if bound and not way.label.trail.into_pit:
            continue
        if spent and not way.stuck and search.ended and ended_early(search, way.label):
            continue  # braking changes nothing for a way that ends by itself
        menu.add(track, way, spent)


def ended_early(search: Search, label: Ending) -> bool:
    return any(other.label == label.label and other.units == label.units for other in search.ended)


def plain_ways(road: Road, units: int) -> list[Way]:
    """FD-EMERG-02, FD-EMERG-19, FD-EMERG-23, FD-PIT-51, FD-SKID-13  The ways of full length; where there is none on the
    track, those of a blocked car."""
    if road.free is not None and units <= road.free_depth:
        return plain_ways(road.free, units)
    ways = road.ways.get(units)
    if ways is None:
        labels = road.search.results(units)
        ways = [Way(label, 0, 0, False) for label in labels]
        if is_blocked(labels):
            ways += [Way(label, units - label.units, 0, True) for label in stuck_labels(road.search, units)]
        tell_apart(road.search.terms.track, ways)
        road.ways[units] = ways
    return ways


def is_blocked(labels: list[Ending]) -> bool:
    """FD-PIT-51  The pit lane is no way out of a block."""
    return all(label.trail.into_pit for label in labels)


def stuck_labels(search: Search, units: int) -> list[Ending]:
    """FD-EMERG-01, FD-EMERG-05  A blocked car goes as far as it can; where every way goes on but none may end, the
    longest that may."""
    found = search.blocked(units)
    for level in range(units - 1, -1, -1):
        if found:
            return found
        found = search.endings(level)
    return found or [search.first()]


def tell_apart(track: Track, ways: list[Way]) -> None:
    """Ways that cost nothing come first. Every way gets a code; those to one cell that look alike are told apart by a
    number."""
    if len(ways) > 1:
        ways.sort(key=hardship)
    seen: dict[str, int] = {}
    for way in ways:
        text = way_code(way)
        name = track.names[way.label.cell] + text
        count = seen.get(name, 0) + 1
        seen[name] = count
        way.code = text if count == 1 else f"{text}+way{count}"


def hardship(way: Way) -> int:
    """How many things a way brings that a driver would rather do without."""
    return way.label.trail.hardship + way.charge + way.excess


def way_code(way: Way) -> str:
    """What a way is like, beyond the cell that it leads to."""
    label, trail = way.label, way.label.trail
    if not (trail.hardship or trail.mark or way.charge or way.excess or trail.into_pit):
        return ""  # nothing has happened on it
    code = KERB_WORDS[trail.kerb]
    if trail.doubled:
        code += f"+double{len(trail.doubled)}"
    if trail.left:
        code += f"+over{sum([over[1] for over in label.overs])}"
    if trail.hazards:
        code += f"+risk{len(trail.hazards)}"
    if trail.walls:
        code += f"+wall{len(trail.walls)}"
    if way.charge:
        code += f"+charge{way.charge}"
    if way.excess:
        code += f"+block{way.excess}"
    if trail.forced:
        code += "+force"
    if trail.into_pit:
        code += "+pit"
    if way.excess > WORST_EXCESS or (trail.left and any(over[2] > 1 for over in trail.left)):
        code += "+out"
    return code


# Menus in which slipstream or force have their say


def special_menu(race: Race, car: int, kind: str, cells: int, start: Start, road: Road) -> Menu:
    """FD-SLIP-11, FD-SLIP-34, FD-SLIP-36  As a plain menu, but what a way costs besides, and a car driven through,
    depend on the brake points left."""
    menu = Menu()
    brakes = race.has(car, PF)
    most = min(brakes, SLIP_CELLS - 1 if kind == "slip" else most_brakes(road, cells))
    for spent in range(most + 1):
        ways = special_ways(race, car, kind, cells - spent, brakes - spent, start, road.search)
        tell_apart(race.track, ways)
        add_ways(menu, road, cells, spent, ways)
    return menu


def special_ways(race: Race, car: int, kind: str, units: int, brakes: int, start: Start, search: Search) -> list[Way]:
    """FD-EMERG-02, FD-PIT-51, FD-FORCE-06, FD-OVER-05  The ways of full length; where there is none on the track, those
    of a blocked car."""
    labels = search.results(units)
    found = free_ways(race, car, kind, labels, brakes)
    if not is_blocked(labels):  # FD-SLIP-20: ways that cannot be paid for are no block
        return found
    if can_force(race, car) and brakes > 0:
        found += forced_ways(race, car, kind, units, brakes, start)
    return found + blocked_ways(race, car, kind, search, units, brakes)


def free_ways(race: Race, car: int, kind: str, labels: list[Ending], brakes: int) -> list[Way]:
    found = []
    for label in labels:
        charge = charges(race, car, kind, label)
        if charge <= brakes or kind == "slide":  # a slide is no choice: what cannot be paid is let off
            found.append(Way(label, 0, min(charge, brakes), False))
    return found


def blocked_ways(race: Race, car: int, kind: str, search: Search, units: int, brakes: int) -> list[Way]:
    """FD-EMERG-01, FD-SLIP-27, FD-SLIP-28  A blocked car goes as far as it can; a slipstream needs a free first
    step."""
    if kind == "slip" and not search.levels[1]:
        return []
    found = []
    for label in stuck_labels(search, units):
        charge = charges(race, car, kind, label)
        if (charge <= brakes or kind == "slide") and (label.steps or kind != "slip"):
            found.append(Way(label, units - label.units, min(charge, brakes), True))
    return found


def forced_ways(race: Race, car: int, kind: str, units: int, brakes: int, start: Start) -> list[Way]:
    """FD-FORCE-02, FD-FORCE-09  Ways through one car; if a second block follows, as far as they lead."""
    search = road_of(race, car, kind, units, start, True).search
    labels = [label for label in search.results(units) if is_forced(label, kind)]
    if not labels:
        stuck = [label for label in search.blocked(units) if is_forced(label, kind)]
        return [Way(label, units - label.units, 0, True) for label in stuck]
    return free_ways(race, car, kind, labels, brakes - 1)


def is_forced(label: Ending, kind: str) -> bool:
    """FD-SLIP-28  Whether a way leads through a car; the first step of a slipstream must be free."""
    return label.trail.forced and (kind != "slip" or label.path[0] != label.trail.through)


def known_corners(race: Race, car: int) -> tuple[int, ...]:
    """FD-SLIP-16, FD-SLIP-18  Corners that the car was in before its first slipstream, or has paid for."""
    drive = race.drive
    if drive.slipped:
        return (*drive.before_slip, *drive.charged)
    return (*drive.entered, race.corner_of(car))


def charges(race: Race, car: int, kind: str, label: Ending) -> int:
    """FD-SLIP-16, FD-SLIP-17, FD-SLIP-19  One brake point for each new corner entered by or after a slipstream."""
    if not (race.drive.slipped or kind == "slip" or kind == "oval"):
        return 0
    known = known_corners(race, car)
    return sum(1 for corner in label.trail.entered if corner not in known)


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
    menu = Menu()
    ways: list[Way] = []
    if kind == "oval":
        search = road_of(race, car, kind, 1, start, False).search
        labels = [label for label in search.results(1) if is_ahead(race, car, label)]
    else:
        labels = road_of(race, car, kind, cells, start, False).search.results(cells)
    for label in labels:
        charge = charges(race, car, kind, label)
        if charge <= race.has(car, PF) and not label.trail.left and can_slip_from(race, car, kind, label, charge):
            ways.append(Way(label, 0, charge, False))
    tell_apart(race.track, ways)
    for way in ways:
        menu.add(race.track, way, 0)
    return menu


def is_ahead(race: Race, car: int, label: Ending) -> bool:
    """FD-OVALSLIP-05  The oval cell is a step ahead in the lane."""
    return label.cell == race.track.front[race.cell[car]]


def can_slip_from(race: Race, car: int, kind: str, label: Ending, charge: int) -> bool:
    """FD-DRS-14, FD-DRS-15  Whether the slipstream that becomes a duty could be begun, its brake points included."""
    track = race.track
    leader = slip_leader(race, car, label.cell)
    if leader < 0:
        return False
    if kind == "drs" and not (in_zone(race, label.cell) and in_zone(race, race.cell[leader])):
        return False
    start = Start(label.cell)
    start.trail.entered = label.trail.entered
    start.trail.first_cell = label.trail.first_cell
    search = road_of(race, car, "slip", SLIP_CELLS, start, False).search
    brakes = race.has(car, PF) - charge
    known = (*known_corners(race, car), *label.trail.entered, track.corner[label.cell])
    for spent in range(min(brakes, SLIP_CELLS - 1) + 1):
        labels = search.results(SLIP_CELLS - spent) or search.blocked(SLIP_CELLS - spent)
        for way in labels:
            if way.steps and sum(1 for corner in way.trail.entered if corner not in known) <= brakes - spent:
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

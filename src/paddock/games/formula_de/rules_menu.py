"""The ways that a driver may choose from: searches kept for as long as the same situation comes back."""

from typing import Final

from paddock.games.formula_de.options import Go
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_search import KERB_MINUS, KERB_PLUS, Key, Label, Search, Terms
from paddock.games.formula_de.rules_track import Track
from paddock.games.formula_de.tables import HIGH_LOAD, LOW_LOAD, PC, PF, SLIDE, WIDTH, WORST_EXCESS

FREE: Final = 0
BLOCK: Final = 1
MOST_SEARCHES: Final = 30_000
SLIP_CELLS: Final = 3
EXTENDING: Final = ("tyre", "rich", "boost", "drs")
CLAIMING: Final = ("main", "tyre", "rich", "boost")


class Way:
    """A way that can be chosen, with what it costs in brakes besides those that shorten it."""

    def __init__(self, label: Label, excess: int, charge: int, stuck: bool) -> None:
        self.label = label
        self.excess = excess  # cells that a block leaves undriven
        self.charge = charge  # corners entered thanks to a slipstream
        self.stuck = stuck


class Menu:
    """The options of a segment, and the way behind each."""

    def __init__(self) -> None:
        self.options: list[Go] = []
        self.ways: list[Way] = []
        self.codes: dict[str, int] = {}

    def add(self, track: Track, way: Way, brakes: int) -> None:
        """One more way; ways that look alike are told apart by a number."""
        text = way_code(way)
        name = track.names[way.label.cell]
        code = f"{name}+{brakes}{text}"
        self.codes[code] = self.codes.get(code, 0) + 1
        if self.codes[code] > 1:
            text += f"+way{self.codes[code]}"
        self.options.append(Go(name, brakes, text, len(self.ways)))
        self.ways.append(way)


def way_code(way: Way) -> str:
    """What tells a way from others to the same cell."""
    label = way.label
    words = []
    if label.kerb == KERB_PLUS:
        words.append("+longer")
    if label.kerb == KERB_MINUS:
        words.append("+shorter")
    for count, word in (
        (len(label.doubled), "double"),
        (sum(over[1] for over in label.overs), "over"),
        (len(label.hazards), "risk"),
        (len(label.walls), "wall"),
        (way.charge, "charge"),
        (way.excess, "block"),
    ):
        if count:
            words.append(f"+{word}{count}")
    if label.forced:
        words.append("+force")
    if label.into_pit:
        words.append("+pit")
    if way.excess > WORST_EXCESS or any(over[2] > 1 for over in label.overs):
        words.append("+out")
    return "".join(words)


# Searches


def bits(mask: int) -> list[int]:
    """The cells of a mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def surroundings(race: Race, car: int, place: int, cells: int) -> tuple[int, int]:
    """Cars and dangerous cells that a way of so many cells could meet, as bits."""
    reach = race.track.reach(place, cells)
    occupied = race.occupied & reach
    if occupied:
        own = race.cell[car]
        if 0 <= own < race.track.size:
            occupied &= ~(1 << own)
    return occupied, race.marked & reach


def search_of(race: Race, car: int, kind: str, cells: int, start: Label, force: bool) -> Search:
    """The search for a segment; the same situation is searched once."""
    track, rules, drive = race.track, race.rules, race.drive
    occupied, marked = surroundings(race, car, start.cell, cells)
    claims = kind in CLAIMING and not drive.slipped
    kerbs = rules.kerbs and claims and drive.kerb == 0
    high = claims and race.load[car] == HIGH_LOAD and not drive.from_pit
    stops_made = race.stops[car]
    stop_corner = track.corner[drive.start] if 0 <= drive.start < track.size else -1
    pit_open = kind == "main" and may_enter_pit(race, car)
    box = race.box[car] if race.pit[car] == 1 or pit_open else -1
    finishing = is_finishing(race, car)
    slip = kind == "slip"
    key: Key = (
        start.key(),
        occupied,
        marked,
        kerbs,
        high,
        rules.walls,
        rules.lane_shift,
        finishing,
        pit_open,
        box,
        stop_corner,
        stops_made,
        slip,
        force,
    )
    known = track.searches.get(key)
    if isinstance(known, Search):
        return known
    terms = Terms(track, dict.fromkeys(bits(occupied), 1), dict.fromkeys(bits(marked), 1))
    terms.kerbs, terms.high, terms.walls, terms.lane_shift = kerbs, high, rules.walls, rules.lane_shift
    terms.stop_at_line, terms.pit_open, terms.box = finishing, pit_open, box
    terms.stop_corner, terms.stops_made = stop_corner, stops_made
    terms.slip, terms.force = slip, force
    search = Search(terms, start)
    if len(track.searches) > MOST_SEARCHES:
        track.searches.clear()
    track.searches[key] = search
    return search


def is_finishing(race: Race, car: int) -> bool:
    """FD-END-13, FD-YELLOW-23  Whether the next touch of the line ends the movement: last lap, or yellow flags."""
    if race.free_lap[car]:
        return False
    return race.laps[car] + 1 >= race.rules.laps or race.duty[car] == 1


def may_enter_pit(race: Race, car: int) -> bool:
    """FD-PIT-16, FD-PIT-17, FD-PIT-48, FD-PIT-54, FD-START-20, FD-END-15  Whether the pit lane is open to a car."""
    drive = race.drive
    if race.laps[car] + 1 >= race.rules.laps or not race.rules.pit or race.yellow or race.on_grid[car]:
        return False
    return not (drive.pulled or drive.from_pit or drive.tyre_used or drive.low_used) and race.box[car] >= 0


def start_label(race: Race, car: int, kind: str) -> Label:
    """FD-MOVE-09  Where a segment begins: bonus cells before a slipstream go on with the path, all else starts anew."""
    drive, track = race.drive, race.track
    label = Label(race.cell[car])
    cell = label.cell
    on_straight = cell < track.size and track.corner[cell] < 0
    label.lock = drive.lock
    label.overs = tuple((corner, excess, missing, -factor) for corner, excess, missing, factor in drive.overs)
    label.entered = drive.entered
    label.first_cell = drive.first_cell
    label.over_in = drive.over_in
    if kind in EXTENDING and not drive.slipped and not drive.after_slide:
        label.run_a, label.run_k, label.run_s = drive.run_a, drive.run_k, drive.run_s
        label.kerb_run = drive.kerb_run
    elif on_straight and not drive.lock and kind != "slip":
        label.run_a = cell
    return label


# Menus


def menu_of(race: Race, car: int, kind: str, cells: int) -> Menu:
    """Every way to drive a segment, with every number of brake points."""
    asked = (car, kind, cells)
    menu = race.menu
    if isinstance(menu, Menu) and race.menu_of == asked:
        return menu
    if kind == "main" and not race.drive.path and not race.drive.lock:
        found = main_menu(race, car, cells)
    else:
        found = segment_menu(race, car, kind, cells)
    race.menu = found
    race.menu_of = asked
    return found


def main_menu(race: Race, car: int, cells: int) -> Menu:
    """The first stretch of a turn: what it depends on is little enough to look its ways up at once."""
    track, rules, drive = race.track, race.rules, race.drive
    place = race.cell[car]
    occupied, marked = surroundings(race, car, place, cells)
    pit_open = may_enter_pit(race, car)
    key: Key = (
        place,
        cells,
        race.points[car * WIDTH + PF],
        race.stops[car],
        occupied,
        marked,
        is_finishing(race, car),
        race.box[car] if pit_open or race.pit[car] == 1 else -1,
        pit_open,
        race.load[car] == HIGH_LOAD and not drive.from_pit,
        rules.kerbs,
        rules.walls,
        rules.lane_shift,
        can_force(race, car),
        drive.declared,
    )
    menu = track.menus.get(key)
    if isinstance(menu, Menu):
        return menu
    found = segment_menu(race, car, "main", cells)
    if len(track.menus) > MOST_SEARCHES:
        track.menus.clear()
    track.menus[key] = found
    return found


def segment_menu(race: Race, car: int, kind: str, cells: int) -> Menu:
    """The ways of any segment."""
    start = start_label(race, car, kind)
    if kind == "drs" or kind == "oval":
        return approach_menu(race, car, kind, cells, start)
    search = search_of(race, car, kind, cells, start, False)
    drive = race.drive
    key: Key = (
        kind,
        cells,
        race.has(car, PF),
        known_corners(race, car) if drive.slipped or kind == "slip" else None,
        can_force(race, car),
        drive.declared,
    )
    menu = search.menus.get(key)
    if isinstance(menu, Menu):
        return menu
    found = build_menu(race, car, kind, cells, start, search)
    search.menus[key] = found
    return found


def build_menu(race: Race, car: int, kind: str, cells: int, start: Label, search: Search) -> Menu:
    menu = Menu()
    brakes = race.has(car, PF)
    most = min(brakes, SLIP_CELLS - 1 if kind == "slip" else cells)
    if start.cell >= race.track.size and all(label.cell >= race.track.size for label in search.results(cells)):
        most = 0  # inside the pit lane there is nothing to brake for
    bound = race.drive.declared and any(label.into_pit for label in search.results(cells))  # FD-PIT-05, FD-PIT-07
    for spent in range(most + 1):
        ways = ways_of(race, car, kind, cells - spent, brakes - spent, start, search)
        for way in ways:
            if bound and not way.label.into_pit:
                continue
            if spent and not way.stuck and way.label.units <= cells - spent and ended_early(search, way.label):
                continue  # braking changes nothing for a way that ends by itself
            menu.add(race.track, way, spent)
    return menu


def ended_early(search: Search, label: Label) -> bool:
    return any(label is other for other in search.ended)


def ways_of(race: Race, car: int, kind: str, units: int, brakes: int, start: Label, search: Search) -> list[Way]:
    """FD-EMERG-02, FD-PIT-51  The ways of full length; where there is none on the track, those of a blocked car."""
    labels = search.results(units)
    found = free_ways(race, car, kind, labels, brakes)
    if any(not label.into_pit for label in labels):  # FD-SLIP-20: ways that cannot be paid for are no block
        return found
    if can_force(race, car) and brakes > 0:
        found += forced_ways(race, car, kind, units, brakes, start)
    return found + blocked_ways(race, car, kind, search, units, brakes)


def free_ways(race: Race, car: int, kind: str, labels: list[Label], brakes: int) -> list[Way]:
    found = []
    for label in labels:
        charge = charges(race, car, kind, label)
        if charge <= brakes:
            found.append(Way(label, 0, charge, False))
    return found


def blocked_ways(race: Race, car: int, kind: str, search: Search, units: int, brakes: int) -> list[Way]:
    """FD-EMERG-01, FD-SLIP-28  A blocked car goes as far as it can; a slipstream needs a free first step."""
    if kind == "slip" and not search.levels[1]:
        return []
    found = []
    for label in search.blocked(units) or fallback(search, units):
        charge = charges(race, car, kind, label)
        if charge <= brakes and (label.path or kind != "slip"):
            found.append(Way(label, units - label.units, charge, True))
    return found


def fallback(search: Search, units: int) -> list[Label]:
    """Where every way goes on but none may end, the longest that may."""
    for level in range(units - 1, -1, -1):
        found = [label for label in search.levels[level] if search.may_end(label)]
        if found:
            return found
    return search.levels[0]


def forced_ways(race: Race, car: int, kind: str, units: int, brakes: int, start: Label) -> list[Way]:
    """FD-FORCE-02, FD-FORCE-09  Ways through one car; if a second block follows, as far as they lead."""
    search = search_of(race, car, kind, units, start, True)
    labels = [label for label in search.results(units) if label.forced]
    if not labels:
        stuck = [label for label in search.blocked(units) if label.forced]
        return [Way(label, units - label.units, 0, True) for label in stuck]
    return free_ways(race, car, kind, labels, brakes - 1)


def can_force(race: Race, car: int) -> bool:
    """FD-FORCE-01, FD-FORCE-12  Once a race, with a point of brakes and one of bodywork."""
    if not race.rules.force_block or race.forced[car] or race.drive.pulled:
        return False
    return race.has(car, PC) > 0 and race.has(car, PF) > 0


def known_corners(race: Race, car: int) -> tuple[int, ...]:
    """FD-SLIP-16, FD-SLIP-18  Corners that the car was in before its first slipstream, or has paid for."""
    drive = race.drive
    if drive.slipped:
        return (*drive.before_slip, *drive.charged)
    return (*drive.entered, race.corner_of(car))


def charges(race: Race, car: int, kind: str, label: Label) -> int:
    """FD-SLIP-16, FD-SLIP-17, FD-SLIP-19  One brake point for each new corner entered by or after a slipstream."""
    if not (race.drive.slipped or kind == "slip" or kind == "oval"):
        return 0
    known = known_corners(race, car)
    return sum(1 for corner in label.entered if corner not in known)


# Slipstream and what leads up to it


def slip_leader(race: Race, car: int, cell: int) -> int:
    """FD-SLIP-02, FD-SLIP-03, FD-SLIP-04, FD-SLIP-23  The car ahead whose slipstream can be taken, or -1."""
    track = race.track
    if cell < 0 or cell >= track.size:
        return -1
    leader = race.at.get(track.front[cell], -1)
    if leader < 0 or leader == car or race.is_helpless(leader):
        return -1
    return leader if race.gear[car] >= race.gear[leader] >= 4 else -1


def approach_menu(race: Race, car: int, kind: str, cells: int, start: Label) -> Menu:
    """FD-DRS-03, FD-DRS-06, FD-DRS-14, FD-OVALSLIP-03  Cells that end behind a car whose slipstream can be taken."""
    menu = Menu()
    if kind == "oval":
        labels = [
            label for label in search_of(race, car, kind, 1, start, False).results(1) if is_ahead(race, car, label)
        ]
    else:
        labels = search_of(race, car, kind, cells, start, False).results(cells)
    for label in labels:
        charge = charges(race, car, kind, label)
        if charge <= race.has(car, PF) and not label.overs and can_slip_from(race, car, kind, label, charge):
            menu.add(race.track, Way(label, 0, charge, False), 0)
    return menu


def is_ahead(race: Race, car: int, label: Label) -> bool:
    """FD-OVALSLIP-05  The oval cell is a step ahead in the lane."""
    return label.cell == race.track.front[race.cell[car]]


def can_slip_from(race: Race, car: int, kind: str, label: Label, charge: int) -> bool:
    """FD-DRS-14  Whether the slipstream that becomes a duty could be begun, its brake points included."""
    track = race.track
    leader = slip_leader(race, car, label.cell)
    if leader < 0:
        return False
    if kind == "drs" and not (in_zone(race, label.cell) and in_zone(race, race.cell[leader])):
        return False
    start = Label(label.cell)
    start.entered = label.entered
    start.first_cell = label.first_cell
    search = search_of(race, car, "slip", SLIP_CELLS, start, False)
    brakes = race.has(car, PF) - charge
    known = (*known_corners(race, car), *label.entered, track.corner[label.cell])
    for spent in range(min(brakes, SLIP_CELLS - 1) + 1):
        labels = search.results(SLIP_CELLS - spent) or search.blocked(SLIP_CELLS - spent)
        for way in labels:
            if way.path and sum(1 for corner in way.entered if corner not in known) <= brakes - spent:
                return True
    return False


def in_zone(race: Race, cell: int) -> bool:
    return race.track.straight[cell] in race.rules.zones


# Slides


def slide_cells(race: Race, car: int) -> int:
    """FD-SKID-02, FD-SKID-03, FD-SKID-05, FD-SKID-15, FD-OVER-17  The cells of the slide that is owed
    here, 0 for none."""
    drive = race.drive
    corner = race.corner_of(car)
    if corner < 0 or corner not in drive.entered or corner in drive.over_in or corner in drive.slid or drive.pulled:
        return 0
    made = race.stops[car] if corner == race.track.corner[drive.start] else 0
    if made >= race.track.stops[corner]:
        return 0
    cells = SLIDE[race.tyre[car]][race.wet][min(race.tyre_lap[car], 2)]
    if race.load[car] == LOW_LOAD:
        cells += 1
    if race.dark and made == 0:
        cells += 1
    return cells

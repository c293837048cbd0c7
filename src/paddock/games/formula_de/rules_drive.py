"""Driving the chosen way: what it costs, the line, the pit entry, and what the turn remembers."""

from paddock.games.formula_de.commentary import running_order, tell_lap, tell_move, tell_passes
from paddock.games.formula_de.drive import Drive
from paddock.games.formula_de.events import LineTouched, PitEntered
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_tyres import overshoots, pass_soft_mark, tyre_bonus
from paddock.games.formula_de.tables import (
    AFTER_SPIN,
    AFTER_STALL,
    BODYWORK,
    BRAKES,
    ERS,
    FROM_GRID,
    FUEL,
    HEADING,
    JOINING,
    NOT_IN_PIT,
    NOWHERE,
    RACING,
    SOFT,
    STALLED,
    TO_FINISH,
    WAITS,
)
from paddock.games.formula_de.tricks.holding import renew_tricks
from paddock.games.formula_de.ways.segments import known_corners
from paddock.games.formula_de.ways.way import Way


def begin_drive(race: Race, car: int) -> None:
    """A turn begins with a fresh memory: a stall or spin is over, but the car must start again; tyres give nothing in
    the pit lane.

    FD-START-24, FD-SPIN-02, FD-TYRE-20, FD-PIT-14
    """
    race.drive = drive = Drive(car, race.cell[car])
    status = race.status[car]
    if status != RACING:
        drive.restart = AFTER_STALL if status == STALLED else AFTER_SPIN
        race.status[car] = RACING
    if drive.start >= race.track.size:
        drive.from_pit = True
    else:
        drive.tyre = tyre_bonus(race, car)


# A segment


def drive_way(race: Race, car: int, kind: str, cells: int, way: Way, brakes: int) -> None:
    """Drive a way, pay its brake points, and remember what later segments and tests need.

    FD-MOVE-09, FD-OVER-13, FD-EMERG-19
    """
    trail, drive = way.trail, race.drive
    if brakes:  # FD-BRAKE-01, FD-SLIP-21, FD-SKID-18
        race.take(car, BRAKES, brakes)
        drive.braked = True
    order: list[int] = []
    if race.commenting:
        order = running_order(race)
    charge = 0 if kind == "main" else charge_corners(race, car, kind, way)
    if race.commenting:
        tell_move(race, car, kind, way, brakes, charge)
    if trail.mark:
        apply_costs(race, car, way)
    from_cell = race.cell[car]
    drive.ways += (way,)
    if is_eventful(race, car, way):
        follow(race, car, way)
    race.put(car, way.cell)
    remember(race, way)
    if kind != "main":
        finish_segment(race, kind, cells, from_cell)
    if way.stuck:  # FD-EMERG-06
        drive.excess = way.excess
        drive.rammed = cars_ahead(race, way)
        drive.ended = True
    if race.commenting:
        tell_passes(race, car, order)


def charge_corners(race: Race, car: int, kind: str, way: Way) -> int:
    """A brake point for each new corner entered by or after a slipstream, once a corner; how many were charged.

    FD-SLIP-16, FD-SLIP-17, FD-SLIP-22, FD-BRAKE-09
    """
    drive = race.drive
    if (kind == "slip" or kind == "oval") and not drive.slipped:
        drive.before_slip = known_corners(race, car)
        drive.slipped = True
    if not drive.slipped:
        return 0
    known = known_corners(race, car)
    fresh = tuple(corner for corner in way.trail.entered if corner not in known)
    if fresh:
        race.take(car, BRAKES, len(fresh))
        drive.charged = (*drive.charged, *fresh)
    return len(fresh)


def apply_costs(race: Race, car: int, way: Way) -> None:
    """Pay for a forced block, and note for the tests: overshot corners, kerbs, dangerous cells, walls.

    FD-OVER-03, FD-OVER-13, FD-KERB-02, FD-KERB-06, FD-AERO-16, FD-HAZ-06 to FD-HAZ-08, FD-WALL-02,
    FD-WALL-06, FD-WALL-11
    """
    drive, trail = race.drive, way.trail
    if trail.forced:  # FD-FORCE-03, FD-FORCE-08
        drive.forced = True
        race.own().forced[car] = 1
        race.take(car, BRAKES)
        pay_body(race, car)
    drive.overs = overshoots(race, car, way) if trail.left else ()
    if trail.kerb:
        drive.kerb = trail.kerb
    if trail.doubled:
        drive.doubled = (*drive.doubled, *(corner for corner in trail.doubled if corner not in drive.doubled))
    if trail.hazards:
        drive.hazards = (*drive.hazards, *((cell, race.markers[cell]) for cell in trail.hazards))
    if trail.walls:
        drive.walls = (*drive.walls, *trail.walls)


def pay_body(race: Race, car: int) -> None:
    """A bodywork point paid while moving; the test for the last one waits for the end (FD-FORCE-10, FD-RELY-07)."""
    last = race.has(car, BODYWORK) <= 1
    race.take(car, BODYWORK)
    if last:
        race.drive.owed = (*race.drive.owed, BODYWORK)


def remember(race: Race, way: Way) -> None:
    """What the next segment needs to know of this one.

    FD-MOVE-09, FD-STRAIGHT-13, FD-KERB-03, FD-OVER-04, FD-OVER-06, FD-CORNER-14, FD-AERO-09
    """
    drive, label = race.drive, way.label
    trail, run = label.trail, label.run
    drive.run_a = run.start
    drive.run_k = label.length
    drive.run_s = run.crossed
    drive.kerb_run = label.kerb_run
    drive.lock = trail.lock
    drive.entered = trail.entered
    drive.first_cell = label.cell if label.first else NOWHERE
    drive.over_in = trail.over_in


def finish_segment(race: Race, kind: str, cells: int, from_cell: int) -> None:
    """What each kind of segment uses up, and the slipstream that it makes a duty.

    FD-OVALSLIP-02, FD-DRS-04, FD-DRS-07, FD-TYRE-19, FD-TYRE-20, FD-FUEL-12, FD-FUEL-23, FD-BOOST-04, FD-BOOST-07,
    FD-SKID-03, FD-SKID-07
    """
    drive = race.drive
    drive.after_slide = False
    if kind == "tyre":
        drive.tyre_used = True
        drive.tyre = drive.tyre - cells if race.rules.soft_use == "split" else 0
    elif kind == "rich":
        drive.rich_due = 0
    elif kind == "boost":
        drive.boosted = True
    elif kind == "slide":
        drive.slid = (*drive.slid, race.track.corner[from_cell])
        drive.after_slide = True
    elif kind == "drs":
        drive.drs = drive.must_slip = True
    elif kind == "oval":
        drive.must_slip = True
    elif kind == "slip":
        drive.must_slip = False


def cars_ahead(race: Race, way: Way) -> tuple[int, ...]:
    """The cars on the cells that a blocked car would enter next (FD-EMERG-21)."""
    track = race.track
    cell = way.cell
    steps = track.steps[cell]
    if way.trail.lock and track.ahead[cell] >= 0:
        steps = (track.ahead[cell],)
    return tuple(race.at[to] for to in steps if to in race.at)


# Cell by cell


def is_eventful(race: Race, car: int, way: Way) -> bool:
    """Whether a way touches the line or the pit lane, or the car watches for a mark: of Soft tyres, or of the grid.

    FD-MOVE-12, FD-PIT-09, FD-PIT-41, FD-TYRE-17, FD-COLL-18
    """
    trail, book = way.trail, race.book
    if trail.crossed or trail.into_pit or race.cell[car] >= race.track.size:
        return True
    return book.on_grid[car] > 0 or book.tyre[car] == SOFT


def follow(race: Race, car: int, way: Way) -> None:
    """The car goes cell by cell, so that the line takes effect when it is touched.

    FD-MOVE-12, FD-PIT-09, FD-PIT-41, FD-TYRE-17, FD-COLL-18
    """
    track, book, trail = race.track, race.book, way.trail
    if book.on_grid[car] and track.straight[way.cell] != track.start_straight:
        race.own().on_grid[car] = 0
    if trail.into_pit or race.cell[car] >= track.size or book.tyre[car] == SOFT:
        step_by_step(race, car, way.path)
    else:
        for _ in range(trail.crossed):
            touch_line(race, car, False)


def step_by_step(race: Race, car: int, path: tuple[int, ...]) -> None:
    """The pit lane, the mark of Soft tyres and the line, in the order in which they come.

    FD-PITORDER-06, FD-PIT-41, FD-PIT-50, FD-TYRE-17
    """
    track, cell = race.track, race.cell[car]
    is_soft = race.book.tyre[car] == SOFT
    for to in path:
        if to >= track.size > cell:
            enter_pit(race, car)
        if is_soft:
            pass_soft_mark(race, car, cell, to)
        if track.crosses(cell, to):
            touch_line(race, car, to >= track.size)
        if cell >= track.size > to:
            race.own().pit[car] = NOT_IN_PIT
        cell = to


def enter_pit(race: Race, car: int) -> None:
    """A car enters the pit lane: its gear and its line count are noted, and fuel is burnt.

    FD-PIT-06, FD-PIT-09, FD-PIT-15, FD-PIT-48, FD-PIT-52, FD-PIT-59, FD-FUEL-05
    """
    book = race.own()
    book.pit[car] = HEADING
    book.pit_lap[car] = 0
    book.pit_gear[car] = race.gear[car]
    book.pit_line[car] = book.line[car]
    book.pit_declared[car] = 1 if race.drive.declared else 0
    race.drive.into_pit = True
    if race.rules.fuel:
        race.take(car, FUEL, race.rules.fuel_per_lap)
    if race.commenting:
        race.tell(PitEntered(race.car(car)))


def touch_line(race: Race, car: int, in_pit: bool) -> None:
    """The line is touched; the first time after a grid that completes no lap.

    FD-END-02, FD-YELLOW-18, FD-YELLOW-24, FD-ERS-08
    """
    book = race.own()
    book.line[car] += 1
    if not book.free_lap[car]:  # FD-FUEL-21
        complete_lap(race, car, in_pit)
        return
    if book.free_lap[car] == FROM_GRID and race.rules.ers_first_crossing and race.ers[car]:
        refill_ers(race, car)
    book.free_lap[car] = 0
    begin_lap(race, car)
    if race.commenting:
        race.tell(LineTouched(race.car(car)))


def complete_lap(race: Race, car: int, in_pit: bool) -> None:
    """A lap is completed: fuel is burnt, ERS refilled, tyres are a lap older, and tricks can be used again.

    FD-END-01, FD-END-13, FD-END-14, FD-PIT-50, FD-TRICK-35, FD-YELLOW-05, FD-YELLOW-16, FD-YELLOW-23
    """
    book = race.own()
    book.laps[car] += 1
    begin_lap(race, car)
    if race.rules.fuel and not in_pit:  # FD-FUEL-04, FD-FUEL-06
        race.take(car, FUEL, race.rules.fuel_per_lap)
    if race.ers[car]:
        refill_ers(race, car)
    if not in_pit:  # FD-TYRE-05, FD-TYRE-06
        book.tyre_lap[car] += 1
    renew_tricks(race, car)
    if race.commenting:
        tell_lap(race, car)
    is_due = book.duty[car] == TO_FINISH
    if in_pit:
        book.pit_lap[car] = 1
    elif is_due or book.laps[car] >= race.rules.laps:
        race.drive.ended = True
    if is_due:
        book.duty[car] = JOINING if in_pit else WAITS


def begin_lap(race: Race, car: int) -> None:
    """The order in which cars begin their last lap counts under yellow flags (FD-YELLOW-24)."""
    if race.rules.yellow and race.book.laps[car] + 1 == race.rules.laps:
        race.began = [*race.began, car]


def refill_ers(race: Race, car: int) -> None:
    """Each lap brings the full ERS points; those left over are lost (FD-ERS-08)."""
    race.refill(car, ERS, race.rules.ers_points)

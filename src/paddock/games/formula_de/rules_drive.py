"""Driving a way that was chosen: the car goes, the turn remembers, and the line does what the line does."""

from paddock.games.formula_de.events import CarMoved, LapDone, LineTouched, PitEntered
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BODYWORK, BRAKES, ERS, FUEL, HARPOON, NAIL, OIL_FLOOD, SOFT, WIDTH
from paddock.games.formula_de.ways.segments import known_corners
from paddock.games.formula_de.ways.way import Way


def settle_way(race: Race, car: int, kind: str, cells: int, way: Way, brakes: int) -> None:
    """Drive a way, pay its brake points, and keep what later segments and tests ask for."""
    trail, drive = way.trail, race.drive
    if brakes:  # FD-BRAKE-01, FD-SLIP-21, FD-SKID-18
        race.take(car, BRAKES, brakes)
        drive.braked = True
    if kind != "main":
        charge(race, car, kind, way)
    if trail.mark or trail.hardship or drive.overs:
        bear(race, car, way)
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
    if race.listening:
        race.tell(CarMoved(car, kind, race.track.names[from_cell], race.track.names[way.cell], way.steps, brakes))


def bear(race: Race, car: int, way: Way) -> None:
    """What a way has brought is paid or kept for the tests: force, corners overshot, kerbs, dangerous cells, walls."""
    drive, trail = race.drive, way.trail
    if trail.forced and not drive.forced:  # FD-FORCE-03, FD-FORCE-08
        drive.forced = True
        race.own().forced[car] = 1
        race.take(car, BRAKES)
        pay_body(race, car)
    drive.overs = priced(race, car, way) if trail.left else ()
    if trail.kerb:
        drive.kerb = trail.kerb
    if trail.doubled:
        drive.doubled = (*drive.doubled, *(corner for corner in trail.doubled if corner not in drive.doubled))
    if trail.hazards:
        drive.hazards = (*drive.hazards, *((cell, race.markers[cell]) for cell in trail.hazards))
    if trail.walls:
        drive.walls = (*drive.walls, *trail.walls)


def charge(race: Race, car: int, kind: str, way: Way) -> None:
    """FD-SLIP-16, FD-SLIP-17, FD-SLIP-22, FD-BRAKE-09  A brake point for each new corner entered by or after a
    slipstream, once a corner."""
    drive = race.drive
    if (kind == "slip" or kind == "oval") and not drive.slipped:
        drive.before_slip = known_corners(race, car)
        drive.slipped = True
    if not drive.slipped:
        return
    known = known_corners(race, car)
    fresh = tuple(corner for corner in way.trail.entered if corner not in known)
    if fresh:
        race.take(car, BRAKES, len(fresh))
        drive.charged = (*drive.charged, *fresh)


def pay_body(race: Race, car: int) -> None:
    """FD-FORCE-10, FD-RELY-07  A bodywork point paid while moving; the test for the last one waits for the end."""
    last = race.has(car, BODYWORK) <= 1
    race.take(car, BODYWORK)
    if last:
        race.drive.owed = (*race.drive.owed, BODYWORK)


def is_eventful(race: Race, car: int, way: Way) -> bool:
    """Whether cells of a way do anything: the line, the pit lane, the mark of Soft tyres, the end of the grid."""
    trail, book = way.trail, race.book
    if trail.crossed or trail.into_pit or race.cell[car] >= race.track.size:
        return True
    return book.on_grid[car] > 0 or book.tyre[car] == SOFT


def follow(race: Race, car: int, way: Way) -> None:
    """FD-MOVE-12  The car goes cell by cell, so that the line acts when it is touched."""
    track, book, trail = race.track, race.book, way.trail
    if book.on_grid[car] and track.straight[way.cell] != track.start_straight:
        race.own().on_grid[car] = 0
    if trail.into_pit or race.cell[car] >= track.size or book.tyre[car] == SOFT:
        step_by_step(race, car, way.path)
    else:
        for _ in range(trail.crossed):
            touch_line(race, car, False)


def step_by_step(race: Race, car: int, path: tuple[int, ...]) -> None:
    """FD-PITORDER-06  The pit lane, the mark of Soft tyres and the line, in the order in which they come."""
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
            race.own().pit[car] = 0
        cell = to


def pass_soft_mark(race: Race, car: int, cell: int, to: int) -> None:
    """FD-TYRE-17, FD-TYRE-06  The bonus of Soft tyres ends when the mark is first passed with that set: in the lap of
    the set, not on the way from a grid to the line, nor in the pit lane where it was fitted."""
    if race.book.free_lap[car] or to >= race.track.size:
        return
    rank, mark = race.track.rank, race.rules.soft_rank
    ahead = rank[to] if rank[to] > rank[cell] else rank[to] + race.track.lap
    if rank[cell] < mark <= ahead:
        race.own().soft_gone[car] = 1


def enter_pit(race: Race, car: int) -> None:
    """FD-PIT-09, FD-PIT-52, FD-PIT-59, FD-FUEL-05  What is remembered, and burnt, when the pit lane is entered."""
    book = race.own()
    book.pit[car] = 1
    book.pit_lap[car] = 0
    book.pit_gear[car] = race.gear[car]
    book.pit_line[car] = book.line[car]
    book.pit_declared[car] = 1 if race.drive.declared else 0
    race.drive.into_pit = True
    if race.rules.fuel:
        race.take(car, FUEL, race.rules.fuel_per_lap)
    if race.listening:
        race.tell(PitEntered(car))


def touch_line(race: Race, car: int, in_pit: bool) -> None:
    """FD-END-01, FD-END-02, FD-PIT-50, FD-YELLOW-18  The line counts; but for the first time after a grid, a lap is
    done."""
    book = race.own()
    book.line[car] += 1
    if book.free_lap[car]:  # FD-FUEL-21
        if book.free_lap[car] == 1 and race.rules.ers_first_crossing and race.ers[car]:
            refill_ers(race, car)
        book.free_lap[car] = 0
        begin_lap(race, car)
        if race.listening:
            race.tell(LineTouched(car))
        return
    book.laps[car] += 1
    begin_lap(race, car)
    if race.rules.fuel and not in_pit:  # FD-FUEL-04, FD-FUEL-06
        race.take(car, FUEL, race.rules.fuel_per_lap)
    if race.ers[car]:
        refill_ers(race, car)
    if not in_pit:  # FD-TYRE-05, FD-TYRE-06
        book.tyre_lap[car] += 1
    renew_tricks(race, car)
    if race.listening:
        race.tell(LapDone(car, book.laps[car]))
    if in_pit:
        book.pit_lap[car] = 1
        book.duty[car] = 3 if book.duty[car] == 1 else book.duty[car]
    elif book.laps[car] >= race.rules.laps or book.duty[car] == 1:
        race.drive.ended = True
        book.duty[car] = 2 if book.duty[car] == 1 else book.duty[car]


def begin_lap(race: Race, car: int) -> None:
    """FD-YELLOW-24  Yellow flags ask in which order cars began their last lap."""
    if race.rules.yellow and race.book.laps[car] + 1 == race.rules.laps:
        race.began = [*race.began, car]


def refill_ers(race: Race, car: int) -> None:
    """FD-ERS-08  Every lap brings the full points; what was left is lost."""
    race.points[car * WIDTH + ERS] = race.rules.ers_points


def renew_tricks(race: Race, car: int) -> None:
    """FD-TRICK-35  Tricks that can be used so often a lap can be used anew."""
    if not race.tricks[car]:
        return
    kept = tuple(
        0 if trick in (OIL_FLOOD, NAIL, HARPOON) and used > 0 else used
        for trick, used in zip(race.tricks[car], race.used[car], strict=True)
    )
    race.used = [*race.used[:car], kept, *race.used[car + 1 :]]


def remember(race: Race, way: Way) -> None:
    """What one segment leaves to the next."""
    drive, label = race.drive, way.label
    trail, run = label.trail, label.run
    drive.run_a = run.start
    drive.run_k = label.length
    drive.run_s = run.crossed
    drive.kerb_run = label.kerb_run
    drive.lock = trail.lock
    drive.entered = trail.entered
    drive.first_cell = label.cell if label.first else -1
    drive.over_in = trail.over_in


def priced(race: Race, car: int, way: Way) -> tuple[tuple[int, int, int, int], ...]:
    """FD-TYRE-07, FD-TYRE-09, FD-TYRE-12, FD-TYRE-15, FD-TYRE-22, FD-TYRE-23, FD-TYRE-26, FD-TYRE-30, FD-TYRE-31,
    FD-TYRE-36  Overshot corners with tyre points a cell, by the lap of the set when each was left."""
    found = []
    for corner, excess, missing, lines in way.overs:
        cost = -lines  # already priced in an earlier segment
        if lines >= 0:
            lap = race.book.tyre_lap[car] + max(0, lines - (1 if race.book.free_lap[car] else 0))
            cost = race.rules.factor[race.book.tyre[car]][race.wet][min(lap, 2)]
        found.append((corner, excess, missing, cost))
    return tuple(found)


def finish_segment(race: Race, kind: str, cells: int, from_cell: int) -> None:
    """FD-OVALSLIP-02, FD-DRS-04, FD-DRS-07  What each kind of segment uses up, and whether it starts a new path."""
    drive = race.drive
    drive.after_slide = False
    if kind == "tyre":
        drive.tyre_used = True
        drive.tyre = drive.tyre - cells if race.rules.soft_use == "split" else 0
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
    """FD-EMERG-21  The cars on the cells that a blocked car would have entered next."""
    track = race.track
    cell = way.cell
    if cell >= track.size:
        return ()
    steps = track.steps[cell]
    if way.trail.lock and track.ahead[cell] >= 0:
        steps = (track.ahead[cell],)
    return tuple(race.at[to] for to in steps if to in race.at)

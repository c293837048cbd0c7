"""A driver's judgement of a position, for bots: turns to the flag, and what is left of the car."""

from typing import Final

from paddock.core.drivers import usual_weights
from paddock.games.formula_de.outlook import LAPS_AHEAD, Outlook, outlook
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_gears import ChooseGear
from paddock.games.formula_de.rules_hazards import SLIPPERY
from paddock.games.formula_de.rules_move import GoOn, Segment
from paddock.games.formula_de.tables import (
    BODYWORK,
    BRAKES,
    CREW,
    DRIVER,
    ENGINE,
    FINISHED,
    FUEL,
    LAST_TYRE_LAP,
    LOW_LOAD,
    NOWHERE,
    OUT,
    ROOM,
    SLIDE,
    SPUN,
    SUSPENSION,
    TYRES,
    WIDTH,
    WRECKED,
)

OUT_WORTH: Final = -400.0
OUT_LAP_WORTH: Final = -30.0  # a lap takes fewer turns: in a race of any length it is worse to be out than last
FLAG_WORTH: Final = 200.0
PLACE_WORTH: Final = 8.0
RIVAL_SHARE: Final = 0.1
SPIN_TURNS: Final = 2.5
STALL_TURNS: Final = 1.0
DAMAGE_TURNS: Final = 2.0
PIT_TURNS: Final = 4.0
CAREFUL_BELOW: Final = 3  # cells too far that the tyres could still pay for

# What the first, second, third... point left of a component is worth, in turns.
TYRES_TURNS: Final[list[float]] = [4.0, 2.2, 1.4, 1.0, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]
BRAKES_TURNS: Final[list[float]] = [1.8, 1.1, 0.8, 0.6, 0.5, 0.4]
HEALTH_TURNS: Final[list[float]] = [12.0, 8.0, 3.0, 1.0, 0.4, 0.2]
CREW_TURNS: Final[list[float]] = [1.2, 0.9]
NEIGHBOUR_TURNS: Final = 0.3  # a car beside or ahead in the same corner means rolls, now or in the next turn
DRIVER_TURNS: Final[list[float]] = [0.6, 0.5, 0.4]
EVENT_FACES: Final = 20
LAST_POINT_OUT: Final = 0.5  # the odds that the last point of a component is the end of the race; a crew helps
EMPTY_LAP_TURNS: Final = 3.0  # what a lap without fuel loses: there is no gear above the fourth
RICH_DOUBT: Final = 1.0  # the picture of a lap is often brighter than the best way, so cells are not bought for less
SPARE_FUEL_TURNS: Final = 0.15
MOST_SPARE_FUEL: Final = 4
TERMS: Final = (
    "turns",
    "tyres",
    "brakes",
    "engine",
    "bodywork",
    "suspension",
    "driver",
    "crew",
    "damage",
    "halt",
    "pit",
    "neighbours",
    "rival",
    "flag",
    "out",
    "fuel",
    "owed",
)
W_TURNS: Final = 0
W_TYRES: Final = 1
W_BRAKES: Final = 2
W_ENGINE: Final = 3
W_BODYWORK: Final = 4
W_SUSPENSION: Final = 5
W_DRIVER: Final = 6
W_CREW: Final = 7
W_DAMAGE: Final = 8
W_HALT: Final = 9
W_PIT: Final = 10
W_NEIGHBOURS: Final = 11
W_RIVAL: Final = 12
W_FLAG: Final = 13
W_OUT: Final = 14
W_FUEL: Final = 15
W_OWED: Final = 16
USUAL: Final = usual_weights(ROOM, "bots.toml", TERMS)


def worth(race: Race, seat: int, weights: list[float] = USUAL) -> float:
    """What a position is worth to a seat: its own cars against the best placed of the others."""
    own = 0.0
    driver = race.driver
    for car in range(race.cars):
        if driver[car] == seat:
            own += car_worth(race, car, weights)
    return own - weights[W_RIVAL] * RIVAL_SHARE * rival_worth(race, seat)


def terms(race: Race, seat: int) -> dict[str, float]:
    """What `worth` is made of, by name; the terms add up to it."""
    found = dict.fromkeys(TERMS, 0.0)
    for car in range(race.cars):
        if race.driver[car] == seat:
            for name, value in car_terms(race, car):
                found[name] += value
    found["rival"] = -USUAL[W_RIVAL] * RIVAL_SHARE * rival_worth(race, seat)
    return found


def rival_worth(race: Race, seat: int) -> float:
    """What the foremost car of the other seats is worth."""
    rival = first_rival(race, seat)
    return car_worth(race, rival, USUAL) if rival >= 0 else USUAL[W_OUT] * out_worth(race)


def out_worth(race: Race) -> float:
    """What a car that is out is worth."""
    return min(OUT_WORTH, OUT_LAP_WORTH * race.rules.laps)


def first_rival(race: Race, seat: int) -> int:
    """The foremost car of the other seats, -1 if none is left."""
    driver, status, cells, line = race.driver, race.status, race.cell, race.book.line
    rank, lap = race.track.rank, race.track.lap
    first, farthest = NOWHERE, -1
    for car in race.finished:
        if driver[car] != seat:
            return car
    for car in range(race.cars):
        if driver[car] != seat and status[car] <= SPUN:
            distance = line[car] * lap + (rank[cells[car]] if cells[car] >= 0 else 0)
            if distance > farthest:
                first, farthest = car, distance
    return first


def car_worth(race: Race, car: int, weights: list[float]) -> float:
    """What a car is worth, in turns."""
    status = race.status[car]
    if status > SPUN:
        if status in (OUT, WRECKED):
            return weights[W_OUT] * (out_worth(race) + race.book.out_line[car])
        if status == FINISHED:
            return weights[W_FLAG] * (FLAG_WORTH - PLACE_WORTH * race.finished.index(car))
    factor = tyre_factor(race, car)
    value = parts_worth(race, car, factor, weights) - weights[W_TURNS] * turns_to_go(
        race, car, factor, weights[W_TYRES]
    )
    if race.rules.fuel:
        value += weights[W_FUEL] * fuel_worth(race, car)
    drive = race.drive
    if drive.car == car and (drive.overs or drive.kerb or drive.hazards or drive.walls):
        value += weights[W_OWED] * owed_worth(race, car, factor)
    cell = race.cell[car]
    if cell >= 0:
        if status:
            value -= weights[W_HALT] * halt_turns(status)
        if race.book.pit[car]:
            value -= weights[W_PIT] * PIT_TURNS
        if cell < race.track.size and race.track.corner[cell] >= 0 and race.occupied & race.track.near_masks[cell]:
            value -= weights[W_NEIGHBOURS] * NEIGHBOUR_TURNS * neighbours(race, car)
    return value


def car_terms(race: Race, car: int) -> list[tuple[str, float]]:
    """What the worth of a car is made of."""
    status, cell = race.status[car], race.cell[car]
    if status in (OUT, WRECKED):
        return [("out", car_worth(race, car, USUAL))]
    if status == FINISHED:
        return [("flag", car_worth(race, car, USUAL))]
    factor = tyre_factor(race, car)
    halt = halt_turns(status) if status and cell >= 0 else 0.0
    pit = PIT_TURNS if race.book.pit[car] and cell >= 0 else 0.0
    in_corner = 0 <= cell < race.track.size and race.track.corner[cell] >= 0
    near = NEIGHBOUR_TURNS * neighbours(race, car) if in_corner else 0.0
    return [
        *part_terms(race, car, factor),
        ("turns", -USUAL[W_TURNS] * turns_to_go(race, car, factor, USUAL[W_TYRES])),
        ("halt", -USUAL[W_HALT] * halt),
        ("pit", -USUAL[W_PIT] * pit),
        ("neighbours", -USUAL[W_NEIGHBOURS] * near),
        ("fuel", USUAL[W_FUEL] * fuel_worth(race, car) if race.rules.fuel else 0.0),
        ("owed", USUAL[W_OWED] * owed_worth(race, car, factor) if race.drive.car == car else 0.0),
    ]


def part_terms(race: Race, car: int, factor: int) -> list[tuple[str, float]]:
    """What the points left of a car are worth, by component."""
    return [
        ("tyres", USUAL[W_TYRES] * BY_FACTOR[factor][race.has(car, TYRES)]),
        ("brakes", USUAL[W_BRAKES] * BY_BRAKES[race.has(car, BRAKES)]),
        ("engine", USUAL[W_ENGINE] * BY_HEALTH[race.has(car, ENGINE)]),
        ("bodywork", USUAL[W_BODYWORK] * BY_HEALTH[race.has(car, BODYWORK)]),
        ("suspension", USUAL[W_SUSPENSION] * BY_HEALTH[race.has(car, SUSPENSION)]),
        ("driver", USUAL[W_DRIVER] * BY_DRIVER[race.has(car, DRIVER)]),
        ("crew", USUAL[W_CREW] * BY_CREW[race.has(car, CREW)]),
        ("damage", -USUAL[W_DAMAGE] * DAMAGE_TURNS if race.book.damaged[car] >= 0 else 0.0),
    ]


def neighbours(race: Race, car: int) -> int:
    """The cars beside or ahead in the same corner, times the stops of the corner (FD-COLL-03)."""
    track, cell = race.track, race.cell[car]
    corner = track.corner[cell]
    count = 0
    for near in (track.front[cell], *track.side[cell]):
        if near in race.at and track.corner[near] == corner:
            count += track.stops[corner]
    return count


def summed(table: list[float], most: int) -> list[float]:
    """What a number of points is worth, for each number from 0 up."""
    return [sum(table[:points]) for points in range(most + 1)]


def tyres_worth(factor: int) -> list[float]:
    """What tyre points are worth if each cell too far costs `factor` of them; a part of a cell counts in part."""
    steps = summed(TYRES_TURNS, MOST_POINTS)
    found = []
    for points in range(MOST_POINTS + 1):
        whole = points // factor
        found.append(steps[whole] + (points % factor) / factor * (steps[min(whole + 1, MOST_POINTS)] - steps[whole]))
    return found


MOST_POINTS: Final = 99
BY_FACTOR: Final = [tyres_worth(max(1, factor)) for factor in range(7)]
BY_BRAKES: Final = summed(BRAKES_TURNS, MOST_POINTS)
BY_HEALTH: Final = summed(HEALTH_TURNS, MOST_POINTS)
BY_DRIVER: Final = summed(DRIVER_TURNS, MOST_POINTS)
BY_CREW: Final = summed(CREW_TURNS, MOST_POINTS)


def parts_worth(race: Race, car: int, factor: int, weights: list[float]) -> float:
    """What the points left of a car are worth."""
    points, base = race.points, car * WIDTH  # for each option of a bot: with `race.has` it takes twice as long
    health = BY_HEALTH
    left = weights[W_TYRES] * BY_FACTOR[factor][points[base + TYRES]]
    left += weights[W_BRAKES] * BY_BRAKES[points[base + BRAKES]]
    left += weights[W_ENGINE] * health[points[base + ENGINE]] + weights[W_BODYWORK] * health[points[base + BODYWORK]]
    left += weights[W_SUSPENSION] * health[points[base + SUSPENSION]]
    left += weights[W_DRIVER] * BY_DRIVER[points[base + DRIVER]] + weights[W_CREW] * BY_CREW[points[base + CREW]]
    return left - weights[W_DAMAGE] * DAMAGE_TURNS if race.book.damaged[car] >= 0 else left


def owed_worth(race: Race, car: int, factor: int) -> float:
    """What a car that may still go on will pay when it stops: corners left too early, kerbs, debris and walls."""
    top = race.stack[-1] if race.stack else None
    if not isinstance(top, (GoOn, Segment)) or top.car != car:
        return 0.0  # it has paid, or pays at once
    drive, owed = race.drive, 0.0
    if drive.overs:
        owed = overshoot_worth(race, car, factor, top.cells if isinstance(top, Segment) else 0)
    rolls = len(drive.hazards) + (1 if drive.kerb else 0)
    if rolls:
        owed -= rolls * SLIPPERY[race.wet] / EVENT_FACES * point_turns(race, car, SUSPENSION, USUAL[W_SUSPENSION])
    return owed - len(drive.walls) / EVENT_FACES * point_turns(race, car, BODYWORK, USUAL[W_BODYWORK])


def overshoot_worth(race: Race, car: int, factor: int, further: int) -> float:
    """Tyres, a spin, or the race; `further` are cells still to be driven (FD-OVER-03, FD-OVER-07, FD-OVER-10)."""
    points = left = race.has(car, TYRES)
    for _, excess, missing, each in race.drive.overs:
        cost = (excess + further) * each
        if missing > 1 or cost > max(left, 1):
            return USUAL[W_OUT] * out_worth(race)
        left = max(0, left - cost)
    lost = BY_FACTOR[factor][points] - BY_FACTOR[factor][left]
    return -USUAL[W_TYRES] * lost - (0.0 if left else USUAL[W_HALT] * SPIN_TURNS)


def point_turns(race: Race, car: int, component: int, weight: float) -> float:
    """What a point of the engine, the bodywork or the suspension costs; the last may be the end (FD-RELY-01)."""
    had = race.has(car, component)
    if had > 1:
        return weight * (BY_HEALTH[had] - BY_HEALTH[had - 1])
    return -out_worth(race) if race.is_damaged(car) else -LAST_POINT_OUT * out_worth(race)


def fuel_worth(race: Race, car: int) -> float:
    """What the fuel is worth: the laps up to the last burn most of it, that one needs a point, a few are to spare."""
    burnt = max(1, race.rules.fuel_per_lap)
    spare = race.has(car, FUEL) - 1 - burnt * max(0, race.rules.laps - race.book.laps[car] - 1)
    if spare < 0:
        return EMPTY_LAP_TURNS * spare / burnt
    return SPARE_FUEL_TURNS * min(spare, MOST_SPARE_FUEL)


def tyre_factor(race: Race, car: int) -> int:
    """The tyre points that each cell too far costs this car now."""
    book = race.book
    lap = book.tyre_lap[car]
    return race.rules.factor[book.tyre[car]][race.wet][min(LAST_TYRE_LAP, lap)]


def turns_to_go(race: Race, car: int, factor: int, saving: float) -> float:
    """Expected turns to the flag, also in the middle of a turn; who is saving tyres is careful sooner."""
    book = race.book
    careful = race.has(car, TYRES) < CAREFUL_BELOW * factor * saving
    picture = outlook(race.track, careful, slide_of(race, car))
    touches = race.rules.laps - book.laps[car]
    if race.cell[car] < 0:  # before the start, or waiting for a restart
        return touches * picture.turns_a_lap
    if book.free_lap[car]:
        touches += 1
    turns = row_turns(race, car, picture, touches)
    if touches > LAPS_AHEAD:
        turns += (touches - LAPS_AHEAD) * picture.turns_a_lap
    return turns


def halt_turns(status: int) -> float:
    """What it costs a car to get going again after a spin or a stall."""
    return SPIN_TURNS if status == SPUN else STALL_TURNS


def row_turns(race: Race, car: int, picture: Outlook, touches: int) -> float:
    """Turns to the end of this lap or of the next. In the car's own turn they depend on the gear engaged, and once the
    die has fallen on its cells."""
    track, cell, drive = race.track, race.cell[car], race.drive
    row = picture.cells[cell]
    if touches <= 1:
        row += picture.lap
    made = race.stops[car] if cell < track.size and track.corner[cell] >= 0 else 0
    gear = race.gear[car]
    if drive.car != car or drive.moved or drive.ended:
        table = picture.after[row]
    else:
        top = race.stack[-1] if race.stack else None
        if isinstance(top, Segment) and top.car == car:
            doubt = RICH_DOUBT if drive.rich_due else 0.0
            return doubt + picture.after_roll(row, made, gear, top.cells + drive.rich_due, race.has(car, BRAKES))
        table = picture.after[row] if isinstance(top, ChooseGear) else picture.rolling[row]
    return table[made][gear] if made < len(table) else table[-1][gear]


def slide_of(race: Race, car: int) -> int:
    """The cells that a car slides at a stop, by tyres, load and night."""
    book = race.book
    lap = book.tyre_lap[car]
    cells = SLIDE[book.tyre[car]][race.wet][min(LAST_TYRE_LAP, lap)]
    if race.load[car] == LOW_LOAD:
        cells += 1
    return cells + 1 if race.rules.night and race.dark else cells

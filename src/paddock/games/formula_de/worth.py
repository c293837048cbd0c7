"""A driver's judgement of a position, for bots: turns to the flag, and what is left of the car."""

from typing import Final

from paddock.games.formula_de.outlook import LAPS_AHEAD, Outlook, outlook
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_gears import ChooseGear
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.tables import (
    BODYWORK,
    BRAKES,
    CREW,
    DRIVER,
    ENGINE,
    FINISHED,
    LOW_LOAD,
    NOWHERE,
    OUT,
    SLIDE,
    SPUN,
    SUSPENSION,
    TYRES,
    WIDTH,
    WRECKED,
)

OUT_WORTH: Final = -400.0
FLAG_WORTH: Final = 200.0
PLACE_WORTH: Final = 8.0
RIVAL_SHARE: Final = 0.1
SPIN_TURNS: Final = 2.5
STALL_TURNS: Final = 1.0
DAMAGE_TURNS: Final = 2.0
PIT_TURNS: Final = 4.0

# What the first, second, third... point left of a component is worth, in turns.
TYRES_TURNS: Final[list[float]] = [4.0, 2.2, 1.4, 1.0, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]
BRAKES_TURNS: Final[list[float]] = [1.8, 1.1, 0.8, 0.6, 0.5, 0.4]
HEALTH_TURNS: Final[list[float]] = [12.0, 8.0, 3.0, 1.0, 0.4, 0.2]
CREW_TURNS: Final[list[float]] = [1.2, 0.9]
NEIGHBOUR_TURNS: Final = 0.3  # a car beside or ahead in the same corner means rolls, now or in the next turn
DRIVER_TURNS: Final[list[float]] = [0.6, 0.5, 0.4]


def worth(race: Race, seat: int) -> float:
    """The own cars against the best placed of the others: the race is won by being ahead, but first by arriving."""
    own = 0.0
    driver = race.driver
    for car in range(race.cars):
        if driver[car] == seat:
            own += car_worth(race, car)
    rival = first_rival(race, seat)
    return own - RIVAL_SHARE * (car_worth(race, rival) if rival >= 0 else OUT_WORTH)


def first_rival(race: Race, seat: int) -> int:
    """The car of another seat that has come farthest, -1 if none is left."""
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


def car_worth(race: Race, car: int) -> float:
    """How a car stands, in turns: more is better."""
    status = race.status[car]
    if status > SPUN:
        if status in (OUT, WRECKED):
            return OUT_WORTH + race.book.out_line[car]
        if status == FINISHED:
            return FLAG_WORTH - PLACE_WORTH * race.finished.index(car)
    factor = tyre_factor(race, car)
    value = parts_worth(race, car, factor) - turns_to_go(race, car, factor)
    cell = race.cell[car]
    if 0 <= cell < race.track.size and race.track.corner[cell] >= 0 and race.occupied & race.track.near_masks[cell]:
        value -= NEIGHBOUR_TURNS * neighbours(race, car)
    return value


def neighbours(race: Race, car: int) -> int:
    """FD-COLL-03  Cars beside or ahead in the same corner, each counted as often as the corner asks for stops."""
    track, cell = race.track, race.cell[car]
    corner = track.corner[cell]
    count = 0
    for near in (track.front[cell], *track.side[cell]):
        if near in race.at and track.corner[near] == corner:
            count += track.stops[corner]
    return count


def summed(table: list[float], most: int) -> list[float]:
    """What so many points are worth together."""
    return [sum(table[:points]) for points in range(most + 1)]


def tyres_worth(factor: int) -> list[float]:
    """By tyre points: they go as far as the factor lets them, parts of a cell in part."""
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


def parts_worth(race: Race, car: int, factor: int) -> float:
    """What is left of the car."""
    points, base = race.points, car * WIDTH
    health = BY_HEALTH
    left = BY_FACTOR[factor][points[base + TYRES]] + BY_BRAKES[points[base + BRAKES]]
    left += health[points[base + ENGINE]] + health[points[base + BODYWORK]] + health[points[base + SUSPENSION]]
    left += BY_DRIVER[points[base + DRIVER]] + BY_CREW[points[base + CREW]]
    return left - DAMAGE_TURNS if race.book.damaged[car] >= 0 else left


def tyre_factor(race: Race, car: int) -> int:
    """Tyre points that a cell too far costs this car now."""
    book = race.book
    lap = book.tyre_lap[car]
    return race.rules.factor[book.tyre[car]][race.wet][min(2, lap)]


def turns_to_go(race: Race, car: int, factor: int) -> float:
    """Expected turns to the flag from where the car is, in the middle of its turn too."""
    book = race.book
    careful = race.points[car * WIDTH + TYRES] < 3 * factor
    picture = outlook(race.track, careful, slide_of(race, car))
    touches = race.rules.laps - book.laps[car]
    if race.cell[car] < 0:  # before the start, or waiting for a restart
        return touches * picture.turns_a_lap
    if book.free_lap[car]:
        touches += 1
    turns = row_turns(race, car, picture, touches)
    if touches > LAPS_AHEAD:
        turns += (touches - LAPS_AHEAD) * picture.turns_a_lap
    status = race.status[car]
    if status:
        turns += SPIN_TURNS if status == SPUN else STALL_TURNS
    return turns + PIT_TURNS if book.pit[car] else turns


def row_turns(race: Race, car: int, picture: Outlook, touches: int) -> float:
    """Turns to the end of this lap or of the next, from the row's picture: in the car's own turn by the gear engaged
    while the die is still to fall, and by the cells that it has given."""
    track, cell, drive = race.track, race.cell[car], race.drive
    row = picture.rows[track.rank[cell]]
    if touches <= 1:
        row += picture.lap
    made = race.stops[car] if cell < track.size and track.corner[cell] >= 0 else 0
    gear = race.gear[car]
    if drive.car != car or drive.moved or drive.ended:
        table = picture.after[row]
    else:
        top = race.stack[-1] if race.stack else None
        if isinstance(top, Segment) and top.car == car:
            return picture.after_roll(row, made, gear, top.cells, race.points[car * WIDTH + BRAKES])
        table = picture.after[row] if isinstance(top, ChooseGear) else picture.rolling[row]
    return table[made][gear] if made < len(table) else table[-1][gear]


def slide_of(race: Race, car: int) -> int:
    """Cells slid at a stop, as tyres, load and night have it."""
    book = race.book
    lap = book.tyre_lap[car]
    cells = SLIDE[book.tyre[car]][race.wet][min(2, lap)]
    if race.load[car] == LOW_LOAD:
        cells += 1
    return cells + 1 if race.rules.night and race.dark else cells

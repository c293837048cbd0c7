"""A driver's judgement of a position, for bots: turns to the flag, and what is left of the car."""

from typing import Final

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_outlook import Outlook, outlook
from paddock.games.formula_de.tables import (
    FINISHED,
    LOW_LOAD,
    OUT,
    PC,
    PF,
    PG,
    PM,
    PP,
    PS,
    PX,
    SLIDE,
    SPUN,
    STALLED,
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
HEALTH_TURNS: Final[list[float]] = [5.0, 2.0, 1.0, 0.4, 0.2, 0.1]
CREW_TURNS: Final[list[float]] = [1.2, 0.9]
NEIGHBOUR_TURNS: Final = 0.3  # a car beside or ahead in the same corner means rolls, now or in the next turn
DRIVER_TURNS: Final[list[float]] = [0.6, 0.5, 0.4]


def worth(race: Race, seat: int) -> float:
    """The own cars against the best of the others: the race is won by being ahead, but first by arriving."""
    own = 0.0
    best = OUT_WORTH
    for car in range(race.cars):
        value = car_worth(race, car)
        if race.driver[car] == seat:
            own += value
        elif value > best:
            best = value
    return own - RIVAL_SHARE * best


def car_worth(race: Race, car: int) -> float:
    """How a car stands, in turns: more is better."""
    status = race.status[car]
    if status in (OUT, WRECKED):
        return OUT_WORTH + race.book.out_line[car]
    if status == FINISHED:
        return FLAG_WORTH - PLACE_WORTH * race.finished.index(car)
    return parts_worth(race, car) - turns_to_go(race, car) - NEIGHBOUR_TURNS * neighbours(race, car)


def neighbours(race: Race, car: int) -> int:
    """FD-COLL-03  Cars beside or ahead in the same corner, each counted as often as the corner asks for stops."""
    corner = race.corner_of(car)
    if corner < 0:
        return 0
    track, cell = race.track, race.cell[car]
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


def parts_worth(race: Race, car: int) -> float:
    """What is left of the car."""
    points, base = race.points, car * WIDTH
    left = BY_FACTOR[tyre_factor(race, car)][points[base + PG]] + BY_BRAKES[points[base + PF]]
    left += BY_HEALTH[points[base + PM]] + BY_HEALTH[points[base + PC]] + BY_HEALTH[points[base + PS]]
    left += BY_DRIVER[points[base + PP]] + BY_CREW[points[base + PX]]
    return left - DAMAGE_TURNS if race.book.damaged[car] >= 0 else left


def tyre_factor(race: Race, car: int) -> int:
    """Tyre points that a cell too far costs this car now."""
    return race.rules.factor[race.book.tyre[car]][race.wet][min(race.book.tyre_lap[car], 2)]


def turns_to_go(race: Race, car: int) -> float:
    """Expected turns to the flag from where the car is, in the middle of its turn too."""
    picture = outlook(race.track, race.has(car, PG) < 3 * tyre_factor(race, car), slide_of(race, car))
    if race.cell[car] < 0:  # before the start, or waiting for a restart
        return (race.rules.laps - race.book.laps[car]) * picture.turns_a_lap
    touches = race.rules.laps - race.book.laps[car] + (1 if race.book.free_lap[car] else 0)
    turns = row_turns(race, car, picture, touches)
    turns += max(0, touches - 2) * picture.turns_a_lap
    if race.status[car] == SPUN:
        turns += SPIN_TURNS
    elif race.status[car] == STALLED:
        turns += STALL_TURNS
    if race.book.pit[car]:
        turns += PIT_TURNS
    return turns


def row_turns(race: Race, car: int, picture: Outlook, touches: int) -> float:
    """Turns to the end of this lap or of the next, from the row's picture; before a roll, by the gear engaged."""
    place = picture.place(race.track.rank[race.cell[car]])
    row = place if touches > 1 else place + picture.lap
    rolling = race.drive.car == car and not race.drive.path and not race.drive.ended
    table = picture.rolling[row] if rolling else picture.after[row]
    made = race.stops[car] if race.corner_of(car) >= 0 else 0
    return table[min(made, len(table) - 1)][race.gear[car]]


def slide_of(race: Race, car: int) -> int:
    """Cells slid at a stop, as tyres, load and night have it."""
    cells = SLIDE[race.book.tyre[car]][race.wet][min(race.book.tyre_lap[car], 2)]
    if race.load[car] == LOW_LOAD:
        cells += 1
    return cells + (1 if race.dark else 0)

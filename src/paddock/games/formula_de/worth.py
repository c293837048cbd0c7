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
    WAITING,
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
TYRES: Final = (2.6, 1.3, 0.9, 0.7, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3)
BRAKES: Final = (0.8, 0.55, 0.45, 0.4, 0.35, 0.3)
HEALTH: Final = (5.0, 2.0, 0.9, 0.5, 0.3, 0.2)
CREW: Final = (2.5, 2.0)
NEIGHBOUR_TURNS: Final = 0.3  # a car beside or ahead in the same corner means rolls, now or in the next turn
DRIVER: Final = (0.6, 0.5, 0.4)


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
        return OUT_WORTH + race.out_line[car]
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


def parts_worth(race: Race, car: int) -> float:
    """What is left of the car; the nearer the flag, the less it matters."""
    left = (
        points_worth(race.has(car, PG) / tyre_factor(race, car), TYRES)
        + points_worth(race.has(car, PF), BRAKES)
        + points_worth(race.has(car, PM), HEALTH)
        + points_worth(race.has(car, PC), HEALTH)
        + points_worth(race.has(car, PS), HEALTH)
        + points_worth(race.has(car, PP), DRIVER)
        + points_worth(race.has(car, PX), CREW)
    )
    if race.damaged[car] >= 0:
        left -= DAMAGE_TURNS
    return left


def tyre_factor(race: Race, car: int) -> float:
    """Tyre points that a cell too far costs this car now."""
    return float(race.rules.factor[race.tyre[car]][race.wet][min(race.tyre_lap[car], 2)])


def points_worth(points: float, table: tuple[float, ...]) -> float:
    """The worth of so many points; parts of one count in part."""
    whole = int(points)
    value = sum(table[:whole])
    if whole < len(table):
        value += (points - whole) * table[whole]
    return value


def turns_to_go(race: Race, car: int) -> float:
    """Expected turns to the flag from where the car is, in the middle of its turn too."""
    cell = race.cell[car]
    if cell < 0:
        return race.rules.laps * 20.0 if race.status[car] != WAITING else (race.rules.laps - race.laps[car]) * 10.0
    picture = outlook(race.track, race.has(car, PG) < 3 * tyre_factor(race, car), slide_of(race, car))
    touches = race.rules.laps - race.laps[car] + (1 if race.free_lap[car] else 0)
    turns = row_turns(race, car, picture, touches)
    turns += max(0, touches - 2) * picture.turns_a_lap
    if race.status[car] == SPUN:
        turns += SPIN_TURNS
    elif race.status[car] == STALLED:
        turns += STALL_TURNS
    if race.pit[car]:
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
    cells = SLIDE[race.tyre[car]][race.wet][min(race.tyre_lap[car], 2)]
    if race.load[car] == LOW_LOAD:
        cells += 1
    return cells + (1 if race.dark else 0)

"""Who is ahead, in the race and at its end."""

from paddock.core import Result, placed
from paddock.games.automobiles.cards import CARS
from paddock.games.automobiles.position import NOWHERE, Race


def progress(race: Race, seat: int) -> int:
    """Laps first, then distance, in one number (AU-CARD-GEARBOX-05, AU-WIN-06)."""
    return race.crossed[seat] * race.road.columns + race.road.end[race.cars[seat]]


def is_ahead(race: Race, seat: int, other: int) -> bool:
    """Whether a car is ahead of another; of level cars, the one in the inner lane (AU-CARD-GEARBOX-04, AU-WIN-05)."""
    mine, theirs = progress(race, seat), progress(race, other)
    if mine != theirs:
        return mine > theirs
    return race.road.lane[race.cars[seat]] < race.road.lane[race.cars[other]]


def race_place(race: Race, seat: int) -> int:
    """The place in the race, 1 for the lead; cubes on the track count only once the car moves (AU-CARD-GEARBOX-03)."""
    place = 1
    for other in range(race.seats):
        if other != seat and is_ahead(race, other, seat):
            place += 1
    return place


def by_place(race: Race) -> list[int]:
    """The seats in the order of the race."""
    return sorted(range(race.seats), key=lambda seat: race_place(race, seat))


def laps_to_go(race: Race, seat: int) -> int:
    """What the lap marker shows: 1 is the final lap, 0 the finish. Crossing off the grid does not count (AU-CAR-07)."""
    return max(0, race.laps - max(0, race.crossed[seat]))


def is_finished(race: Race) -> bool:
    """Whether any lap marker has reached the finish (AU-CAR-05, AU-WIN-01, AU-WIN-10)."""
    return any(crossed >= race.laps for crossed in race.crossed)


def result(race: Race) -> Result:
    """Laps, then distance, then the inner lane, finished or not; nothing else (AU-WIN-03 to AU-WIN-06, AU-WIN-08)."""
    on_track = all(car != NOWHERE for car in race.cars)
    return placed([standing(race, seat) if on_track else (seat, (0,), {}) for seat in range(race.seats)])


def standing(race: Race, seat: int) -> tuple[int, tuple[int, ...], dict[str, int]]:
    """The ranking key of a seat, and the counts that people read."""
    road, car = race.road, race.cars[seat]
    on_lap = race.crossed[seat] >= 0
    counts = {
        "laps": max(0, race.crossed[seat]),
        "lengths": road.length[car] if on_lap else 0,
        "finished": int(race.crossed[seat] >= race.laps),  # AU-WIN-10
        "lane": road.lane[car] + 1,
    }
    return seat, (progress(race, seat), -road.lane[car]), counts


def car_name(race: Race, seat: int) -> str:
    """The colour of a seat's car."""
    return CARS[race.colours[seat]].name

"""What a learner can see and do: cells, gears, points, and the distances that a driver reads off the board."""

from typing import Any

from paddock.core import Setup
from paddock.core.seen import (
    Acts,
    Amount,
    BySeat,
    ByWord,
    Items,
    OneOf,
    Order,
    Parts,
    Seen,
    Several,
    distinct,
    made_in,
)
from paddock.games.formula_de import options, rules_emergency, rules_out
from paddock.games.formula_de.options import Allot, Cell, Count, Ram, Team, Trick
from paddock.games.formula_de.position import SKIES, Race
from paddock.games.formula_de.tables import (
    BOUGHT,
    COLOURS,
    COMPONENTS,
    COMPOUNDS,
    LOADS,
    MARKERS,
    NOWHERE,
    STATUS,
    TRICKS,
    WIDTH,
)
from paddock.games.formula_de.track import Track

MOST_ROUNDS = 200
MOST_FACE = 40
MOST_POINTS = 30
MOST_COUNT = 40
MOST_STOPS = 6
MOST_STOPS_NEEDED = 3
WIDEST = 800
WAYS = 48
"""The most ways to one cell that a decision offers; those along a wall of an oval are many."""
COUNTED = ("ers", "push", "rich", "tyre", "drs", "face")


def seen(setup: Setup, race: Race) -> Parts:
    """All that can be seen; sheets and tricks as far as they are open."""
    cells = tuple(race.track.names)
    cars = tuple(COLOURS[car] for car in range(race.cars))
    lap = Amount(laps(setup))
    return Parts(
        {
            "round": Amount(MOST_ROUNDS),
            "sky": OneOf(tuple(SKIES)),
            "wet": Amount(),
            "settled": Amount(),
            "dark": Amount(),
            "yellow": Amount(),
            "markers": ByWord(cells, Several(tuple(name for name, _ in MARKERS))),
            **{name: Order(cars) for name in ("order", "grid", "finished", "retired")},
            "weather_table": OneOf(("".join(race.rules.weather_faces),)),
            "turn": Parts(turn(cells, cars)),
            "cars": BySeat(Parts(car(setup, race, cells, cars)), cars=race.cars // race.seats),
            "facts": Parts(
                {
                    "to_flag": BySeat(Amount(laps(setup) + 1), cars=race.cars // race.seats),
                    "gap": BySeat(lap, cars=race.cars // race.seats),
                    "to_corner": BySeat(Amount(), cars=race.cars // race.seats),
                    "stops_needed": BySeat(Amount(MOST_STOPS_NEEDED), cars=race.cars // race.seats),
                }
            ),
        }
    )


def turn(cells: tuple[str, ...], cars: tuple[str, ...]) -> dict[str, Seen]:
    """The turn that is being driven."""
    return {
        "car": OneOf(cars),
        "declared": Amount(),
        "face": Amount(MOST_FACE),
        "extra": Amount(MOST_FACE),
        "path": Several(cells, 2),
        "excess": Amount(MOST_FACE),
    }


def car(setup: Setup, race: Race, cells: tuple[str, ...], cars: tuple[str, ...]) -> dict[str, Seen]:
    """One car."""
    return {
        "car": OneOf(cars),
        "seat": Amount(race.seats),
        "team": Amount(race.cars),
        "box": Amount(race.cars),
        "cell": OneOf(cells),
        "gear": Amount(6),
        "laps": Amount(laps(setup)),
        "line": Amount(laps(setup) + 1),
        "tyre": OneOf(COMPOUNDS),
        "tyre_lap": Amount(laps(setup) + 1),
        "status": OneOf(STATUS),
        "stops": Amount(MOST_STOPS),
        "damaged": OneOf(COMPONENTS),
        "points": ByWord(COMPONENTS, Items(Amount(MOST_POINTS), 2)),
        "spent": Items(Amount(MOST_POINTS), WIDTH),
        "load": OneOf(LOADS),
        "ers": Amount(),
        "tricks": Several(TRICKS[1:], 3),
        "sabotaged": Amount(race.cars),
    }


def laps(setup: Setup) -> int:
    return int(setup.switches["laps"])


def acts(race: Race) -> Acts:
    """All that can be done. The ways to a cell share its name."""
    cells = tuple(race.track.names)
    cars = race.rules.entries
    made = made_in(options, rules_emergency, rules_out)
    counts = [Count(what, count).code for what in COUNTED for count in range(MOST_COUNT + 1)]
    allotted = [Allot(part, points).code for part in range(BOUGHT) for points in range(MOST_POINTS + 1)]
    rivals = [option.code for car in cars for option in (Ram(car), Team((car,)))]
    tricks = [Trick(trick, target).code for trick in range(1, len(TRICKS)) for target in (None, *cars)]
    flooded = [Cell(name).code for name in cells]
    return Acts(distinct(made, counts, allotted, rivals, tricks, flooded), cells, WAYS, WIDEST, gauges(race))


def gauges(race: Race) -> tuple[str, ...]:
    """The points that an option may cost; of a seat with two cars, each names its car."""
    if race.cars == race.seats:
        return COMPONENTS
    return tuple(f"{COLOURS[car]}-{part}" for car in range(race.cars) for part in COMPONENTS)


def ahead(race: Race, seat: int, place: str) -> float:
    """How far ahead of the car that drives, or of the seat's own, a cell lies, in laps."""
    track, cell = race.track, track_place(race, place)
    car = race.drive.car if race.drive.car >= 0 else race.driver.index(seat)
    if cell < 0 or race.cell[car] < 0:
        return 0.0
    return ((track.rank[cell] - track.rank[race.cell[car]]) % track.lap) / track.lap


def track_place(race: Race, place: str) -> int:
    """The number of a cell by its name; -1 for a place that is none."""
    return race.track.index.get(place, NOWHERE)


def facts(race: Race, seat: int) -> dict[str, Any]:
    """Laps to the flag, the gap to the own car, the share of a lap to the next corner, and the stops still needed."""
    track, cars = race.track, range(race.cars)
    done = [distance(race, car) for car in cars]
    own = next((done[car] for car in cars if race.driver[car] == seat), 0.0)
    return {
        "to_flag": [max(0.0, race.rules.laps - each) for each in done],
        "gap": [each - own for each in done],
        "to_corner": [to_corner(track, race.cell[car]) for car in cars],
        "stops_needed": [stops_needed(race, car) for car in cars],
    }


def distance(race: Race, car: int) -> float:
    """Laps driven, with the part of the present one."""
    cell, line = race.cell[car], race.book.line[car]
    return line - 1 + (race.track.rank[cell] / race.track.lap if cell >= 0 else 0.0)


def to_corner(track: Track, cell: int) -> float:
    """The share of a lap to the next corner; nothing inside one."""
    if not 0 <= cell < track.size or track.corner[cell] >= 0:
        return 0.0
    gaps = [(start - track.rank[cell]) % track.lap for start in track.corner_starts]
    return min(gaps, default=0) / track.lap


def stops_needed(race: Race, car: int) -> int:
    """The stops that a car still has to make in its corner, or in the next one."""
    track, cell = race.track, race.cell[car]
    if not 0 <= cell < track.size or not track.stops:
        return 0
    corner = track.corner[cell]
    if corner >= 0:
        return max(0, track.stops[corner] - race.stops[car])
    return track.stops[next_corner(track, cell)]


def next_corner(track: Track, cell: int) -> int:
    """The first corner ahead of a cell."""
    gaps = [(start - track.rank[cell]) % track.lap for start in track.corner_starts]
    return gaps.index(min(gaps))

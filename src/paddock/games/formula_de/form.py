"""What tells how a race will end, in numbers by seat: turns to the flag, and what is left of the car."""

from typing import Final

from paddock.games.formula_de.outlook import LAPS_AHEAD, outlook
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import (
    BODYWORK,
    BRAKES,
    COMPOUNDS,
    CREW,
    DRIVER,
    ENGINE,
    FINISHED,
    GEARBOX,
    OUT,
    SPUN,
    STALLED,
    SUSPENSION,
    TYRES,
    WRECKED,
)
from paddock.games.formula_de.worth import neighbours, row_turns, slide_of, tyre_factor

PARTS: Final = (TYRES, BRAKES, GEARBOX, ENGINE, BODYWORK, SUSPENSION, CREW, DRIVER)
FRAIL: Final = (TYRES, ENGINE, BODYWORK, SUSPENSION)
"""Components whose last point may end the race of a car."""
SCARCE: Final = 4
USUAL_TURNS: Final = 10.0
NAMES: Final = (
    "turns",
    "laps",
    "gear",
    "moved",
    "moving",
    "order",
    "spun",
    "stalled",
    "pit",
    "halted",
    "neighbours",
    "factor",
    "overshoots",
    "slide",
    "damaged",
    "out",
    "out-late",
    *(f"part-{part}" for part in PARTS),
    *(f"scarce-{part}" for part in FRAIL),
    *(f"on-{compound}" for compound in COMPOUNDS),
)


def left(race: Race) -> float:
    """The share of the race that the leader has still to drive."""
    laps = race.rules.laps
    done = [laps_of(race, car) for car in range(race.cars)]
    return 0.0 if race.finished else min(1.0, max(0.0, 1.0 - max(done) / laps))


def form(race: Race) -> list[list[float]]:
    """A row for each seat: that of its most promising car."""
    rows = [form_of(race, car) for car in range(race.cars)]
    if race.cars == race.seats:
        return rows
    return [
        min([rows[car] for car in range(race.cars) if race.driver[car] == seat], key=lambda row: (row[15], row[0]))
        for seat in range(race.seats)
    ]


def settled(race: Race) -> list[int]:
    """The seats whose places are certain, best first: their cars have seen the flag."""
    return list(dict.fromkeys([race.driver[car] for car in race.finished]))


def laps_of(race: Race, car: int) -> float:
    """Laps driven, with the part of the present one."""
    cell, line = race.cell[car], race.book.line[car]
    return line - 1 + (race.track.rank[cell] / race.track.lap if cell >= 0 else 0.0)


def form_of(race: Race, car: int) -> list[float]:
    book, status = race.book, race.status[car]
    out, running = status in (OUT, WRECKED), status not in (OUT, WRECKED, FINISHED)
    factor = tyre_factor(race, car)
    row = [0.0] * len(NAMES)
    if out:
        row[15] = 1.0
        row[16] = (book.out_line[car] + book.out_rank[car] / race.track.lap) / race.rules.laps
        return row
    points = [race.has(car, part) for part in PARTS]
    cell = race.cell[car]
    in_corner = 0 <= cell < race.track.size and race.track.corner[cell] >= 0
    row[:15] = [
        turns_to_go(race, car, factor) / USUAL_TURNS if running else 0.0,
        laps_of(race, car),
        race.gear[car] / 6.0,
        float(race.moved[car]),
        float(race.drive.car == car),
        race.order.index(car) / race.cars if car in race.order else 0.5,
        float(status == SPUN),
        float(status == STALLED),
        float(book.pit[car] > 0),
        float(race.drive.car == car and race.drive.ended),
        neighbours(race, car) / 3.0 if in_corner else 0.0,
        factor / 3.0,
        points[0] / max(1, factor) / 6.0,
        slide_of(race, car) / 3.0,
        float(book.damaged[car] >= 0),
    ]
    row[17 : 17 + len(PARTS)] = [have / 6.0 for have in points]
    for index, part in enumerate(FRAIL):
        row[17 + len(PARTS) + index] = max(0, SCARCE - race.has(car, part)) ** 2 / 9.0
    row[17 + len(PARTS) + len(FRAIL) + book.tyre[car]] = 1.0
    return row


def turns_to_go(race: Race, car: int, factor: int) -> float:
    """Expected turns to the flag for a car that is not held up, also in the middle of a turn."""
    picture = outlook(race.track, race.has(car, TYRES) < SCARCE * factor, slide_of(race, car))
    touches = race.rules.laps - race.book.laps[car]
    if race.cell[car] < 0:  # before the start, or waiting for a restart
        return touches * picture.turns_a_lap
    if race.book.free_lap[car]:
        touches += 1
    turns = row_turns(race, car, picture, touches)
    return turns + max(0, touches - LAPS_AHEAD) * picture.turns_a_lap

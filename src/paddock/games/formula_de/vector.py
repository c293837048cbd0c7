"""What a seat sees, written straight into a learner's vector: the numbers of `view` and `facts`, without either."""

from collections.abc import Mapping
from typing import Any, Final, cast

from paddock.core.vectors import ONE, VectorWriter, add, numbered, one_of, put, ranks, seat_names, several
from paddock.games.formula_de.book import Book
from paddock.games.formula_de.position import SKIES, Race
from paddock.games.formula_de.sight import sees_sheet
from paddock.games.formula_de.spaces import (
    MOST_FACE,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_STOPS,
    MOST_STOPS_NEEDED,
    distance,
    next_corner,
)
from paddock.games.formula_de.tables import COLOURS, COMPONENTS, COMPOUNDS, LOADS, MARKERS, STATUS, TRICKS, WIDTH

PER_ROUND: Final = 1.0 / MOST_ROUNDS
PER_FACE: Final = 1.0 / MOST_FACE
PER_POINT: Final = 1.0 / MOST_POINTS
PER_STOP: Final = 1.0 / MOST_STOPS
PER_NEEDED: Final = 1.0 / MOST_STOPS_NEEDED
PER_GEAR: Final = 1.0 / 6
HALF: Final[Any] = 0.5
"""A cell may be driven over twice in a turn."""
THIRD: Final[Any] = 1.0 / 3
"""A car may have three tricks of a kind."""


class CarPlaces:
    """The places of a car's part."""

    def __init__(self, places: Mapping[str, Any], name: str, race: Race) -> None:
        path = f"cars.{name}"
        self.car = one_of(places, f"{path}.car", COLOURS[: race.cars])
        self.seat: Any = places[f"{path}.seat"]
        self.team: Any = places[f"{path}.team"]
        self.box: Any = places[f"{path}.box"]
        self.cell = one_of(places, f"{path}.cell", race.track.names)
        self.gear: Any = places[f"{path}.gear"]
        self.laps: Any = places[f"{path}.laps"]
        self.line: Any = places[f"{path}.line"]
        self.tyre = one_of(places, f"{path}.tyre", COMPOUNDS)
        self.tyre_lap: Any = places[f"{path}.tyre_lap"]
        self.status = one_of(places, f"{path}.status", STATUS)
        self.stops: Any = places[f"{path}.stops"]
        self.damaged = one_of(places, f"{path}.damaged", COMPONENTS)
        self.has = [places[f"{path}.points.{part}.0"] for part in COMPONENTS]
        self.most = [places[f"{path}.points.{part}.1"] for part in COMPONENTS]
        self.spent = numbered(places, f"{path}.spent", WIDTH)
        self.load = one_of(places, f"{path}.load", LOADS)
        self.ers: Any = places[f"{path}.ers"]
        self.tricks = [None, *several(places, f"{path}.tricks", TRICKS[1:])]
        self.sabotaged: Any = places[f"{path}.sabotaged"]
        self.to_flag: Any = places[f"facts.to_flag.{name}"]
        self.gap: Any = places[f"facts.gap.{name}"]
        self.to_corner: Any = places[f"facts.to_corner.{name}"]
        self.stops_needed: Any = places[f"facts.stops_needed.{name}"]


class Writer(VectorWriter):
    """Writes the table, the turn, and the cars from the viewer's own on."""

    def __init__(self, places: Mapping[str, Any], race: Race) -> None:
        cars, cells = COLOURS[: race.cars], race.track.names
        self.round: Any = places["round"]
        self.sky = one_of(places, "sky", SKIES)
        self.wet: Any = places["wet"]
        self.settled: Any = places["settled"]
        self.dark: Any = places["dark"]
        self.yellow: Any = places["yellow"]
        names = [name for name, _ in MARKERS]
        self.markers = [several(places, f"markers.{cell}", names) for cell in cells]
        self.order = several(places, "order", cars)
        self.grid = several(places, "grid", cars)
        self.finished = several(places, "finished", cars)
        self.retired = several(places, "retired", cars)
        self.ranks = ranks(race.cars)
        self.weather_table = one_of(places, "weather_table", ["".join(race.rules.weather_faces)])[0]
        self.car = one_of(places, "turn.car", cars)
        self.declared: Any = places["turn.declared"]
        self.face: Any = places["turn.face"]
        self.extra: Any = places["turn.extra"]
        self.path = several(places, "turn.path", cells)
        self.excess: Any = places["turn.excess"]
        self.a_seat = race.cars // race.seats
        self.cars = [CarPlaces(places, name, race) for name in seat_names(race.seats, self.a_seat)]
        track = race.track
        self.next_corner = [next_corner(track, cell) for cell in range(track.size)] if track.corner_starts else []
        self.per_seat = 1.0 / race.seats
        self.per_car = 1.0 / race.cars
        self.per_lap = 1.0 / race.rules.laps
        self.per_line = 1.0 / (race.rules.laps + 1)

    def write(self, race: Any, seat: int, found: Any) -> None:
        table = cast(Race, race)
        self.write_table(table, found)
        if table.drive.car >= 0:
            self.write_turn(table, found)
        cars, own = table.cars, seat * self.a_seat
        first = table.driver.index(seat) if seat in table.driver else -1
        start = distance(table, first) if first >= 0 else 0.0
        for car in range(cars):
            at = self.cars[car - own if car >= own else car - own + cars]
            self.write_car(table, car, seat, at, found)
            self.write_facts(table, car, start, at, found)

    def write_table(self, race: Race, found: Any) -> None:
        """What belongs to no car."""
        put(found, self.round, float(race.round), PER_ROUND)
        found[self.sky[race.sky]] = ONE
        if race.wet:
            found[self.wet] = ONE
        if race.settled:
            found[self.settled] = ONE
        if race.dark:
            found[self.dark] = ONE
        if race.yellow:
            found[self.yellow] = ONE
        for cell, marks in race.markers.items():
            at = self.markers[cell]
            for index in range(len(MARKERS)):
                if marks & MARKERS[index][1]:
                    found[at[index]] = ONE
        self.write_order(race.order, self.order, found)
        self.write_order(race.grid, self.grid, found)
        self.write_order(race.finished, self.finished, found)
        self.write_order(race.retired, self.retired, found)
        found[self.weather_table] = ONE

    def write_order(self, cars: list[int], at: list[Any], found: Any) -> None:
        """The ranks of cars in some order."""
        for rank in range(len(cars)):
            found[at[cars[rank]]] = self.ranks[rank]

    def write_turn(self, race: Race, found: Any) -> None:
        """The turn that is being driven, all of which is public."""
        drive = race.drive
        found[self.car[drive.car]] = ONE
        if drive.declared:
            found[self.declared] = ONE
        put(found, self.face, float(drive.face), PER_FACE)
        put(found, self.extra, float(drive.extra), PER_FACE)
        for cell in drive.path:
            add(found, self.path[cell], HALF)
        put(found, self.excess, float(drive.excess), PER_FACE)

    def write_car(self, race: Race, car: int, seat: int, at: CarPlaces, found: Any) -> None:
        """What all may know of a car, then what its sheet says (FD-SETUP-20, FD-SETUP-23)."""
        found[at.car[car]] = ONE
        put(found, at.seat, float(race.driver[car]), self.per_seat)
        put(found, at.team, float(race.team[car]), self.per_car)
        put(found, at.box, float(race.box[car]), self.per_car)
        cell = race.cell[car]
        if cell >= 0:
            found[at.cell[cell]] = ONE
        put(found, at.gear, float(race.gear[car]), PER_GEAR)
        found[at.status[race.status[car]]] = ONE
        put(found, at.stops, float(race.stops[car]), PER_STOP)
        self.write_book(race.book, car, at, found)
        points, full, first = race.points, race.full, car * WIDTH
        known = sees_sheet(race, seat, car)
        for part in range(WIDTH):
            has, most = points[first + part], full[first + part]
            if has != most:
                put(found, at.spent[part], float(most - has), PER_POINT)
            if known and most:
                put(found, at.has[part], float(has), PER_POINT)
                put(found, at.most[part], float(most), PER_POINT)
        if known:
            found[at.load[race.load[car]]] = ONE
            if race.ers[car]:
                found[at.ers] = ONE
        own = race.driver[car] == seat
        for trick in race.tricks[car]:
            if own or trick in race.shown[car]:
                add(found, at.tricks[trick], THIRD)

    def write_book(self, book: Book, car: int, at: CarPlaces, found: Any) -> None:
        """Laps, tyres and damage."""
        put(found, at.laps, float(book.laps[car]), self.per_lap)
        put(found, at.line, float(book.line[car]), self.per_line)
        found[at.tyre[book.tyre[car]]] = ONE
        put(found, at.tyre_lap, float(book.tyre_lap[car] + 1), self.per_line)
        damaged = book.damaged[car]
        if damaged >= 0:
            found[at.damaged[damaged]] = ONE
        put(found, at.sabotaged, float(book.sabotaged[car]), self.per_car)

    def write_facts(self, race: Race, car: int, start: float, at: CarPlaces, found: Any) -> None:
        """Laps to the flag, the gap to the own car, the share of a lap to the next corner, and the stops needed."""
        done = distance(race, car)
        laps = float(race.rules.laps)
        if done < laps:
            put(found, at.to_flag, laps - done, self.per_line)
        put(found, at.gap, done - start, self.per_lap)
        track, cell = race.track, race.cell[car]
        if not 0 <= cell < track.size or not self.next_corner:
            return
        corner = track.corner[cell]
        if corner >= 0:
            needed = track.stops[corner] - race.stops[car]
            if needed > 0:
                put(found, at.stops_needed, float(needed), PER_NEEDED)
            return
        corner = self.next_corner[cell]
        gap = (track.corner_starts[corner] - track.rank[cell]) % track.lap
        put(found, at.to_corner, gap / track.lap, 1.0)
        put(found, at.stops_needed, float(track.stops[corner]), PER_NEEDED)

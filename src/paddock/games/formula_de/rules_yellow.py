"""Yellow flags: the field drives to the line, lines up again, and restarts rolling."""

from collections.abc import Sequence

from paddock.core import Chance, Option, Task, Text
from paddock.core.plain import Plain
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import FlagsOut, MarkersCleared, Restarted
from paddock.games.formula_de.options import FITS, NONE, Fit
from paddock.games.formula_de.places import place_on
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_end import wait_for_restart
from paddock.games.formula_de.rules_tyres import change_tyres
from paddock.games.formula_de.tables import FUEL, JOINING, NEUTRAL, NO_DUTY, NOT_RESTARTED, RACING, TO_FINISH, WAITING


class YellowFlags(Task):
    """Yellow flags are shown at the end of a round that calls for them.

    FD-YELLOW-01, FD-YELLOW-02, FD-YELLOW-06, FD-YELLOW-17
    """

    def run(self, race: Race) -> None:
        tasks: list[Task] = []
        if not race.yellow and race.alarm and not is_too_late(race):
            show_flags(race)
            if len(race.markers) > 1:
                tasks.append(SweepTrack())
        race.alarm = False
        if race.yellow and all(race.status[car] == WAITING for car in race.running()):
            tasks.append(LineUp())
        race.then(*tasks)


def is_too_late(race: Race) -> bool:
    """Whether any car, still racing or not, has entered the first corner of its last lap.

    FD-YELLOW-06, FD-YELLOW-07
    """
    if race.finished or any(went_out_on_last_lap(race, car) for car in race.retired):
        return True
    return any(on_last_lap(race, car) and has_turned_in(race, car) for car in race.running())


def on_last_lap(race: Race, car: int) -> bool:
    return race.book.laps[car] + 1 >= race.rules.laps and not race.book.free_lap[car]


def has_turned_in(race: Race, car: int) -> bool:
    """Whether a car has reached the first corner of its lap."""
    track, cell = race.track, race.cell[car]
    return 0 <= cell < track.size and track.rank[cell] >= track.first_corner_rank


def went_out_on_last_lap(race: Race, car: int) -> bool:
    """Whether a car went out beyond the first corner of its last lap. It may have touched the line since."""
    book = race.book
    laps = book.laps[car] - (book.line[car] - book.out_line[car])
    is_last = laps + 1 >= race.rules.laps and not book.free_lap[car]
    return is_last and book.out_rank[car] >= race.track.first_corner_rank


def show_flags(race: Race) -> None:
    """The pit lane closes, and each car has a lap to complete.

    FD-YELLOW-03 to FD-YELLOW-05, FD-YELLOW-07, FD-YELLOW-24
    """
    race.yellow = 1
    if race.commenting:
        race.tell(FlagsOut())
    for car in race.running():
        race.own().duty[car] = JOINING if race.in_pit(car) and race.book.pit_lap[car] else TO_FINISH
    for car in cars_on_last_lap(race):
        if not race.in_pit(car):
            wait_for_restart(race, car)


def cars_on_last_lap(race: Race) -> list[int]:
    """The cars on their last lap in the order in which they began it, else in turn order (FD-YELLOW-24)."""
    found = [car for car in race.order if car in race.running() and on_last_lap(race, car)]
    return sorted(found, key=lambda car: race.began.index(car) if car in race.began else race.cars)


class Left(Plain):
    """The one dangerous cell that stays."""

    cell: int
    name: str

    @property
    def code(self) -> str:
        return self.name


class SweepTrack(Chance):
    """All dangerous cells are cleared, except for one chosen at random (FD-YELLOW-15)."""

    def outcomes(self, race: Race) -> Sequence[Left]:
        return [Left(cell, race.track.names[cell]) for cell in sorted(race.markers)]

    def fell(self, race: Race, outcome: Left) -> None:
        race.sweep(outcome.cell)
        if race.commenting:
            race.tell(MarkersCleared(place_on(race.track, outcome.cell)))

    def named(self, race: Race, outcome: Left) -> Text:
        return place_on(race.track, outcome.cell).text()


class LineUp(Task):
    """In the order in which they touched the line, drivers say whether they stop.

    FD-YELLOW-08, FD-YELLOW-09, FD-YELLOW-10
    """

    def run(self, race: Race) -> None:
        race.grid = race.crossed
        race.crossed = []
        race.then(*[YellowStop(car) for car in race.grid], Restart())


class YellowStop(CarChoice):
    """A fast stop costs the place: the car goes to the back of the grid.

    FD-YELLOW-10, FD-YELLOW-11, FD-YELLOW-12, FD-YELLOW-13
    """

    rule = "FD-YELLOW-10"

    def options(self, race: Race) -> Sequence[Option]:
        return [NONE, *[FITS[tyre] for tyre in race.rules.compounds]]

    def chosen(self, race: Race, option: Option) -> None:
        if not isinstance(option, Fit):
            return
        change_tyres(race, self.car, option.tyre)
        if race.rules.fuel:
            race.give(self.car, FUEL, race.rules.fuel_fast)
        race.grid = [*[car for car in race.grid if car != self.car], self.car]


class Restart(Task):
    """The cars stand on the grid again; the first touch of the line is neutral.

    FD-YELLOW-14, FD-YELLOW-18, FD-YELLOW-19, FD-YELLOW-21, FD-YELLOW-22
    """

    def run(self, race: Race) -> None:
        race.yellow = 0
        race.began = []
        book = race.own()
        for place, car in enumerate(race.grid):
            race.status[car] = RACING
            book.duty[car] = NO_DUTY
            book.line[car] -= 1
            book.free_lap[car] = NEUTRAL
            book.fresh[car] = NOT_RESTARTED
            book.on_grid[car] = 1
            race.stops[car] = 0
            book.prev[car] = place
            race.put(car, race.track.grid[place])
        if race.commenting:
            race.tell(Restarted(race.named(race.grid)))

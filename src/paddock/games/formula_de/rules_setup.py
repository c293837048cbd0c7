"""Before the race: the grid, boxes, tricks, tyres, and the cars on the grid."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Sealed, Task, Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import GridDrawn, SheetsOpened
from paddock.games.formula_de.notes import tyre_notes
from paddock.games.formula_de.options import FITS, Fit
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.regulations import PAIRS, TWO_CARS
from paddock.games.formula_de.rules_sheets import MakeSheets, car_of
from paddock.games.formula_de.rules_turn import Round
from paddock.games.formula_de.rules_tyres import first_set
from paddock.games.formula_de.rules_weather import FirstWeather
from paddock.games.formula_de.tables import COLOURS, FROM_GRID, INTERMEDIATE, MEDIUM, NOT_STARTED, ROOM, TRICK_POINTS
from paddock.games.formula_de.tricks.holding import DealTrick
from paddock.games.formula_de.tricks.sabotage import Saboteurs


class Drawn(Plain):
    """A car or a box that chance picks."""

    number: int
    name: str

    @property
    def code(self) -> str:
        return self.name


DRAWN: Final = [Drawn(car, colour) for car, colour in enumerate(COLOURS)]


class Prepare(Task):
    """Grid, sheets, boxes, tricks, weather, tyres, start: in this order (FD-SETUP-17, FD-SETUP-21)."""

    def run(self, race: Race) -> None:
        per_car = range(race.rules.cars_a_seat)
        sheets: list[Task] = [MakeSheets(which) for which in per_car]
        tyres: list[Task] = [PickTyres(tuple(range(race.seats)), which=which) for which in per_car]
        if race.rules.open_tyres:
            tyres = [OpenTyres()]
        race.then(DrawGrid(), *sheets, AssignBoxes(), BuyTricks(), FirstWeather(), *tyres, LineUpCars(), Round())


def teams(race: Race) -> list[int]:
    """The team of each car: its own, one with its neighbour, or one with the other car of its seat (FD-PIT-03)."""
    kind = race.rules.teams
    if kind == TWO_CARS:
        return list(race.driver)
    return [car // 2 if kind == PAIRS else car for car in range(race.cars)]


# The grid


class DrawGrid(Task):
    """The order of the grid: by lot, by seat, or by seat in reverse (FD-START-02)."""

    def run(self, race: Race) -> None:
        if race.rules.grid == "random":
            race.then(*[GridPlace() for _ in range(race.cars)], AdvanceOnGrid())
        else:
            cars = list(range(race.cars))
            race.grid = cars if race.rules.grid == "seats" else cars[::-1]
            race.then(AdvanceOnGrid())


class GridPlace(Chance):
    """The next place on the grid, from pole on (FD-START-02)."""

    def outcomes(self, race: Race) -> Sequence[Drawn]:
        return [DRAWN[car] for car in range(race.cars) if car not in race.grid]

    def fell(self, race: Race, outcome: Drawn) -> None:
        race.grid = [*race.grid, outcome.number]

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-grid-place", place=len(race.grid) + 1)

    def named(self, race: Race, outcome: Drawn) -> Text:
        return race.car(outcome.number).text()


class AdvanceOnGrid(Task):
    """A motivated driver with that advantage starts one place further up (FD-INJ-10)."""

    def run(self, race: Race) -> None:
        grid = list(race.grid)
        for car in list(grid):
            place = grid.index(car)
            if race.rules.grid_advances[car] and place:
                grid[place - 1], grid[place] = grid[place], grid[place - 1]
        race.grid = grid
        if race.commenting:
            race.tell(GridDrawn(race.named(grid)))


# Boxes and tricks


class AssignBoxes(Task):
    """A box for each team, by its number, by the grid or by lot; if there are too few boxes, teams share.

    FD-PIT-03, FD-PIT-47
    """

    def run(self, race: Race) -> None:
        count = len(race.track.box_places)
        if not race.rules.pit:
            return
        teams = sorted(set(race.team))
        if race.rules.boxes == "by-grid":
            teams = list(dict.fromkeys(race.team[car] for car in race.grid))
        if race.rules.boxes == "random":
            race.then(*[DrawBox(team) for team in teams])
            return
        race.box = [teams.index(race.team[car]) % count for car in range(race.cars)]


class DrawBox(Chance):
    """A team's box by lot, among those with the fewest teams (FD-PIT-03)."""

    team: int

    def outcomes(self, race: Race) -> Sequence[Drawn]:
        taken = [sum(1 for team in set(race.team) if race.box[race.team.index(team)] == box) for box in boxes(race)]
        return [Drawn(box, f"box-{box + 1}") for box in boxes(race) if taken[box] == min(taken)]

    def fell(self, race: Race, outcome: Drawn) -> None:
        race.box = [outcome.number if race.team[car] == self.team else race.box[car] for car in range(race.cars)]

    def asked(self, race: Race) -> Text:
        cars = [car for car in range(race.cars) if race.team[car] == self.team]
        return message(ROOM, "chance-draw-box", cars=race.named(cars))

    def named(self, race: Race, outcome: Drawn) -> Text:
        return message(ROOM, "box-drawn", box=outcome.number + 1)


def boxes(race: Race) -> range:
    """The boxes by number."""
    return range(len(race.track.box_places))


class BuyTricks(Task):
    """Each point spent on tricks deals one; sabotage happens before the weather is rolled.

    FD-TRICK-01, FD-TRICK-04
    """

    def run(self, race: Race) -> None:
        deals = [DealTrick(car) for car in race.grid for _ in range(race.most(car, TRICK_POINTS))]
        race.then(*deals, Saboteurs())


# Tyres


class PickTyres(Sealed):
    """After the weather roll, all choose tyres at once and in secret (FD-TYRE-01, FD-TYRE-02, FD-TYRE-04)."""

    rule = "FD-TYRE-02"

    which: int = 0

    def options(self, race: Race, seat: int) -> Sequence[Fit]:
        return [FITS[tyre] for tyre in race.rules.compounds]

    def opened(self, race: Race, answers: Sequence[Fit]) -> None:
        for seat, option in zip(self.seats, answers, strict=True):
            first_set(race, car_of(race, seat, self.which), option.tyre)

    def recommended(self, race: Race, seat: int) -> Fit:
        return tyre_for_the_sky(race)

    def notes(self, race: Race, seat: int, option: Fit) -> tuple[Text, ...]:
        return tyre_notes(race, option.tyre)


def tyre_for_the_sky(race: Race) -> Fit:
    """The tyre that suits the weather and forgives most; the first in use if that one is not (FD-TYRE-04)."""
    tyre = INTERMEDIATE if race.wet else MEDIUM
    return FITS[tyre if tyre in race.rules.compounds else race.rules.compounds[0]]


class OpenTyres(Task):
    """Tyres are chosen openly, in the order of the grid (FD-TYRE-02)."""

    def run(self, race: Race) -> None:
        race.then(*[PickTyre(car) for car in race.grid])


class PickTyre(CarChoice):
    """A driver chooses a compound and knows those of the cars ahead (FD-TYRE-02)."""

    rule = "FD-TYRE-02"

    def options(self, race: Race) -> Sequence[Fit]:
        return [FITS[tyre] for tyre in race.rules.compounds]

    def chosen(self, race: Race, option: Fit) -> None:
        first_set(race, self.car, option.tyre)

    def recommended(self, race: Race) -> Fit:
        return tyre_for_the_sky(race)

    def notes(self, race: Race, option: Fit) -> tuple[Text, ...]:
        return tyre_notes(race, option.tyre)


class LineUpCars(Task):
    """The cars stand on the grid; sheets that were hidden until the start are opened.

    FD-START-01, FD-START-26, FD-SETUP-17
    """

    def run(self, race: Race) -> None:
        before, book = race.track.grid_before_line, race.own()
        for place, car in enumerate(race.grid):
            race.put(car, race.track.grid[place])
            book.free_lap[car] = FROM_GRID if before else 0
            book.fresh[car] = NOT_STARTED
            book.on_grid[car] = 1
            book.prev[car] = place
        if race.rules.sheets != "hidden":
            race.sheets_open = True
            race.reveal()
            if race.commenting:
                race.tell(SheetsOpened())

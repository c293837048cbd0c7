"""Before the race: the grid, the sheets, boxes, tricks, weather, tyres."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Sealed, Task, Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.events import GridDrawn, SheetsOpened, TyresFitted
from paddock.games.formula_de.notes import sheet_notes, tyre_notes
from paddock.games.formula_de.options import (
    FITS,
    LOAD,
    NO,
    OWN_SHEET,
    SHEET,
    YES,
    Allot,
    Fit,
    Load,
    Sheet,
    component_text,
)
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.regulations import PAIRS, TWO_CARS, Regulations
from paddock.games.formula_de.rules_ask import CarChoice
from paddock.games.formula_de.rules_tricks import DealTrick, Saboteurs
from paddock.games.formula_de.rules_turn import Round
from paddock.games.formula_de.rules_weather import FirstWeather
from paddock.games.formula_de.tables import (
    BOUGHT,
    COLOURS,
    COMPOUNDS,
    DRIVER,
    ERS,
    FUEL,
    PUSH,
    ROOM,
    SHEETS,
    TRICK_POINTS,
    WIDTH,
)


class Drawn(Plain):
    """A car, or a box, that chance picks."""

    number: int
    name: str

    @property
    def code(self) -> str:
        return self.name


DRAWN: Final = [Drawn(car, colour) for car, colour in enumerate(COLOURS)]


class Prepare(Task):
    """Grid, sheets, boxes, tricks, weather, tyres, start: in this order (FD-SETUP-17, FD-SETUP-21)."""

    def run(self, race: Race) -> None:
        race.team = teams(race)
        per_car = range(race.rules.cars_a_seat)
        sheets: list[Task] = [MakeSheets(which) for which in per_car]
        tyres: list[Task] = [PickTyres(tuple(range(race.seats)), which=which) for which in per_car]
        if race.rules.open_tyres:
            tyres = [OpenTyres()]
        race.then(DrawGrid(), *sheets, AssignBoxes(), BuyTricks(), FirstWeather(), *tyres, LineUpCars(), Round())


def teams(race: Race) -> list[int]:
    """Every car its own team, neighbours in pairs, or both cars of a seat."""
    kind = race.rules.teams
    if kind == TWO_CARS:
        return list(race.driver)
    return [car // 2 if kind == PAIRS else car for car in range(race.cars)]


# The grid


class DrawGrid(Task):
    """The order of the grid: by lot, as the seats were given, or the other way round (FD-START-02)."""

    def run(self, race: Race) -> None:
        if race.rules.grid == "random":
            race.then(*[GridPlace() for _ in range(race.cars)], AdvanceOnGrid())
        else:
            cars = list(range(race.cars))
            race.grid = cars if race.rules.grid == "seats" else cars[::-1]
            race.then(AdvanceOnGrid())


class GridPlace(Chance):
    """The next place of the grid, from pole on (FD-START-02)."""

    def outcomes(self, race: Race) -> Sequence[Drawn]:
        return [DRAWN[car] for car in range(race.cars) if car not in race.grid]

    def fell(self, race: Race, outcome: Drawn) -> None:
        race.grid = [*race.grid, outcome.number]


class AdvanceOnGrid(Task):
    """A motivated driver with that advantage starts one place further up (FD-INJ-10)."""

    def run(self, race: Race) -> None:
        grid = list(race.grid)
        for car in list(grid):
            place = grid.index(car)
            if race.rules.grid_advances >> race.driver[car] & 1 and place:
                grid[place - 1], grid[place] = grid[place], grid[place - 1]
        race.grid = grid
        if race.listening:
            race.tell(GridDrawn(race.named(grid)))


# The sheets


class MakeSheets(Task):
    """Every driver shares out the points, all at the same time and in secret (FD-SETUP-03)."""

    which: int

    def run(self, race: Race) -> None:
        race.then(ChooseSheets(tuple(range(race.seats)), which=self.which), Extras(self.which))


def car_of(race: Race, seat: int, which: int) -> int:
    """The first or the second car of a seat."""
    return seat * race.rules.cars_a_seat + which


class ChooseSheets(Sealed):
    """A ready sheet, or points allotted one component after the other (FD-SETUP-03, FD-SETUP-05)."""

    rule = "FD-SETUP-03"

    which: int = 0

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        return [*SHEET, OWN_SHEET]

    def opened(self, race: Race, answers: Sequence[Option]) -> None:
        own = []
        for seat, option in zip(self.seats, answers, strict=True):
            if isinstance(option, Sheet):
                write_sheet(race, car_of(race, seat, self.which), ready_sheet(race.rules, option.sheet))
            else:
                own.append(seat)
        if own:
            parts = [part for part in range(BOUGHT) if race.rules.most[part] > 0]
            race.then(*[AllotPoints(tuple(own), component=part, which=self.which) for part in parts])

    def notes(self, race: Race, seat: int, option: Option) -> tuple[Text, ...]:
        return sheet_notes(ready_sheet(race.rules, option.sheet)) if isinstance(option, Sheet) else ()


def ready_sheet(rules: Regulations, name: str) -> list[int]:
    """A ready sheet under these regulations, worked out once."""
    if name not in rules.ready:
        rules.ready[name] = shared_out(rules, SHEETS[name])
    return rules.ready[name]


def shared_out(rules: Regulations, weights: list[int]) -> list[int]:
    """Points by weights, within all limits: the minima first, then point by point where the share is smallest."""
    points = list(rules.least)
    for _ in range(rules.points - sum(points)):
        open_parts = [n for n in range(BOUGHT) if points[n] < rules.most[n] and weights[n] > 0]
        open_parts = open_parts or [n for n in range(BOUGHT) if points[n] < rules.most[n] and rules.spend_all]
        if not open_parts:
            break
        poorest = min(open_parts, key=lambda n: (points[n] / max(weights[n], 1), -weights[n]))
        points[poorest] += 1
    return points


def write_sheet(race: Race, car: int, points: list[int]) -> None:
    """A point allotted is a point of the component (FD-SETUP-04)."""
    first, last = car * WIDTH, car * WIDTH + len(points)
    race.full = race.full[:]
    race.full[first:last] = race.points[first:last] = points


class AllotPoints(Sealed):
    """The points of one component, within its limits.

    FD-SETUP-04 to FD-SETUP-08, FD-SETUP-10 to FD-SETUP-13, FD-SETUP-16
    """

    rule = "FD-SETUP-04"

    component: int = 0
    which: int = 0

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        component = self.component
        low, high = bounds(race, car_of(race, seat, self.which), component)
        return [Allot(component, points) for points in range(low, high + 1)]

    def opened(self, race: Race, answers: Sequence[Allot]) -> None:
        race.full = race.full[:]
        for seat, option in zip(self.seats, answers, strict=True):
            place = car_of(race, seat, self.which) * WIDTH + self.component
            race.full[place] = race.points[place] = option.points

    def prompt(self, race: Race, seat: int) -> Text:
        car = car_of(race, seat, self.which)
        left = race.rules.points - spent(race, car, self.component)
        return message(ROOM, "prompt-allot-points", component=component_text(self.component), count=left)


def spent(race: Race, car: int, component: int) -> int:
    """Points on the sheet before this component."""
    return sum(race.full[car * WIDTH : car * WIDTH + component])


def bounds(race: Race, car: int, component: int) -> tuple[int, int]:
    """What a component may get: its limits, enough left for the minima, and none left over where all must be spent.

    FD-BOX-01
    """
    rules = race.rules
    left = rules.points - spent(race, car, component)
    high = min(rules.most[component], left - sum(rules.least[component + 1 :]))
    low = rules.least[component]
    if rules.spend_all:
        low = min(high, max(low, left - sum(rules.most[component + 1 :])))
    return low, high


class Extras(Task):
    """Load and ERS are free choices; push to pass and fuel are the same for all (FD-SETUP-14, FD-SETUP-15)."""

    which: int

    def run(self, race: Race) -> None:
        seats = tuple(range(race.seats))
        race.full = race.full[:]
        for seat in seats:
            self._fill(race, car_of(race, seat, self.which))
        if race.rules.ers:
            race.then(FitErs(seats, which=self.which))
        if race.rules.aero:
            race.then(ChooseLoad(seats, which=self.which))

    def _fill(self, race: Race, car: int) -> None:
        rules, base = race.rules, car * WIDTH
        race.full[base + PUSH] = race.points[base + PUSH] = rules.push_points if rules.push else 0
        race.full[base + FUEL] = race.points[base + FUEL] = rules.fuel_points if rules.fuel else 0
        if rules.free_points >> race.driver[car] & 1 and rules.driver:  # FD-INJ-10
            race.full[base + DRIVER] += 1
            race.points[base + DRIVER] += 1
        race.own().rerolls[car] = rules.free_rerolls >> race.driver[car] & 1


class ChooseLoad(Sealed):
    """Medium, high or low, for the whole race (FD-AERO-01, FD-AERO-02)."""

    rule = "FD-AERO-01"

    which: int = 0

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        return LOAD

    def opened(self, race: Race, answers: Sequence[Load]) -> None:
        race.load = race.load[:]
        for seat, option in zip(self.seats, answers, strict=True):
            race.load[car_of(race, seat, self.which)] = option.load


class FitErs(Sealed):
    """Fitted or not; a fitted car starts with its points (FD-ERS-01, FD-ERS-03)."""

    rule = "FD-ERS-01"

    which: int = 0

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        return [YES, NO]

    def opened(self, race: Race, answers: Sequence[Option]) -> None:
        race.ers, race.full = race.ers[:], race.full[:]
        for seat, option in zip(self.seats, answers, strict=True):
            car = car_of(race, seat, self.which)
            race.ers[car] = 1 if option == YES else 0
            points = race.rules.ers_points if option == YES else 0
            race.full[car * WIDTH + ERS] = race.points[car * WIDTH + ERS] = points


# Boxes and tricks


class AssignBoxes(Task):
    """A box for each team, by its number, by the grid or by lot; where boxes are few, teams share.

    FD-PIT-03, FD-PIT-47
    """

    def run(self, race: Race) -> None:
        count = len(race.track.box_places)
        if not race.rules.pit or not count:
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


def boxes(race: Race) -> range:
    return range(len(race.track.box_places))


class BuyTricks(Task):
    """Each point spent on tricks deals one; sabotage happens before the weather is rolled.

    FD-TRICK-01, FD-TRICK-04
    """

    def run(self, race: Race) -> None:
        deals = [DealTrick(car) for car in race.grid for _ in range(race.full[car * WIDTH + TRICK_POINTS])]
        race.then(*deals, Saboteurs())


# Tyres


class PickTyres(Sealed):
    """After the weather roll, all at once and in secret (FD-TYRE-01, FD-TYRE-02, FD-TYRE-04)."""

    rule = "FD-TYRE-02"

    which: int = 0

    def options(self, race: Race, seat: int) -> Sequence[Fit]:
        return [FITS[tyre] for tyre in race.rules.compounds]

    def opened(self, race: Race, answers: Sequence[Fit]) -> None:
        for seat, option in zip(self.seats, answers, strict=True):
            first_set(race, car_of(race, seat, self.which), option.tyre)

    def notes(self, race: Race, seat: int, option: Fit) -> tuple[Text, ...]:
        return tyre_notes(race, option.tyre)


class OpenTyres(Task):
    """Openly, in the order of the grid (FD-TYRE-02)."""

    def run(self, race: Race) -> None:
        race.then(*[PickTyre(car) for car in race.grid])


class PickTyre(CarChoice):
    """A compound, with those of the cars ahead in sight (FD-TYRE-02)."""

    rule = "FD-TYRE-02"

    def options(self, race: Race) -> Sequence[Fit]:
        return [FITS[tyre] for tyre in race.rules.compounds]

    def chosen(self, race: Race, option: Fit) -> None:
        first_set(race, self.car, option.tyre)

    def notes(self, race: Race, option: Fit) -> tuple[Text, ...]:
        return tyre_notes(race, option.tyre)


def first_set(race: Race, car: int, tyre: int) -> None:
    race.own().tyre[car] = tyre
    if race.listening:
        race.tell(TyresFitted(race.car(car), COMPOUNDS[tyre]))


class LineUpCars(Task):
    """The cars stand on the grid; sheets that were hidden until the start are opened (FD-START-01, FD-SETUP-17)."""

    def run(self, race: Race) -> None:
        before, book = race.track.board.grid_before_line, race.own()
        for place, car in enumerate(race.grid):
            race.put(car, race.track.grid[place])
            book.free_lap[car] = 1 if before else 0
            book.fresh[car] = 1
            book.on_grid[car] = 1
            book.prev[car] = place
        if race.rules.sheets != "hidden":
            race.sheets_open = True
            race.reveal()
            if race.listening:
                race.tell(SheetsOpened())

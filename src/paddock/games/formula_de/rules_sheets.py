"""The sheets: how drivers share out points, and what is fitted besides."""

from collections.abc import Sequence

from paddock.core import Option, Sealed, Task, Text, message
from paddock.games.formula_de.notes import sheet_notes
from paddock.games.formula_de.options import LOAD, NO, OWN_SHEET, SHEET, YES, Allot, Load, Sheet, component_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.regulations import Regulations
from paddock.games.formula_de.tables import BOUGHT, DRIVER, ERS, FUEL, PUSH, ROOM, SHEETS, WIDTH


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
                race.write_sheet(car_of(race, seat, self.which), ready_sheet(race.rules, option.sheet))
            else:
                own.append(seat)
        if own:
            parts = [part for part in range(BOUGHT) if race.rules.most[part] > 0]
            race.then(*[AllotPoints(tuple(own), component=part, which=self.which) for part in parts])

    def recommended(self, race: Race, seat: int) -> Option:
        """The first sheet suits everybody (FD-SETUP-03)."""
        return SHEET[0]

    def notes(self, race: Race, seat: int, option: Option) -> tuple[Text, ...]:
        return sheet_notes(ready_sheet(race.rules, option.sheet)) if isinstance(option, Sheet) else ()


def ready_sheet(rules: Regulations, name: str) -> list[int]:
    """A ready sheet under these regulations, worked out once."""
    if name not in rules.ready:
        rules.ready[name] = shared_out(rules, SHEETS[name])
    return rules.ready[name]


def shared_out(rules: Regulations, weights: list[int]) -> list[int]:
    """Points by weights and within all limits: the minima first, then point by point where the share is smallest.

    FD-SETUP-03, FD-SETUP-05 to FD-SETUP-08, FD-SETUP-16
    """
    points = list(rules.least)
    for _ in range(rules.points - sum(points)):
        open_parts = [n for n in range(BOUGHT) if points[n] < rules.most[n] and weights[n] > 0]
        open_parts = open_parts or [n for n in range(BOUGHT) if points[n] < rules.most[n] and rules.spend_all]
        if not open_parts:
            break
        poorest = min(open_parts, key=lambda n: (points[n] / max(weights[n], 1), -weights[n]))
        points[poorest] += 1
    return points


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
        for seat, option in zip(self.seats, answers, strict=True):
            race.allot(car_of(race, seat, self.which), self.component, option.points)

    def prompt(self, race: Race, seat: int) -> Text:
        car = car_of(race, seat, self.which)
        left = race.rules.points - spent(race, car, self.component)
        return message(ROOM, "prompt-allot-points", component=component_text(self.component), count=left)


def spent(race: Race, car: int, component: int) -> int:
    """The points on the sheet before this component."""
    return sum(race.full[car * WIDTH : car * WIDTH + component])


def bounds(race: Race, car: int, component: int) -> tuple[int, int]:
    """The least and most points of a component: its limits, with enough left for the other minima, and none left over
    if all must be spent.

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
        for seat in seats:
            self._fill(race, car_of(race, seat, self.which))
        if race.rules.ers:
            race.then(FitErs(seats, which=self.which))
        if race.rules.aero:
            race.then(ChooseLoad(seats, which=self.which))

    def _fill(self, race: Race, car: int) -> None:
        """Push-to-pass points, fuel, and what a motivated driver has more (FD-INJ-10)."""
        rules = race.rules
        race.allot(car, PUSH, rules.push_points if rules.push else 0)
        race.allot(car, FUEL, rules.fuel_points if rules.fuel else 0)
        if rules.driver and rules.free_points[car]:
            race.allot(car, DRIVER, race.most(car, DRIVER) + 1)
        race.own().rerolls[car] = rules.free_rerolls[car]


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
    """ERS is fitted or not; a car with ERS starts with its points (FD-ERS-01, FD-ERS-03)."""

    rule = "FD-ERS-01"

    which: int = 0

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        return [YES, NO]

    def opened(self, race: Race, answers: Sequence[Option]) -> None:
        race.ers = race.ers[:]
        for seat, option in zip(self.seats, answers, strict=True):
            car = car_of(race, seat, self.which)
            race.ers[car] = 1 if option == YES else 0
            race.allot(car, ERS, race.rules.ers_points if option == YES else 0)

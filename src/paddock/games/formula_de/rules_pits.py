"""The pit stop: tyres, fast or long, repairs, and the way out again."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text, message
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.drive import Drive
from paddock.games.formula_de.events import BoxReached, ExitFailed, PitStopMade, PointRestored, Repaired
from paddock.games.formula_de.notes import tyre_notes
from paddock.games.formula_de.options import FAST, FITS, LONG, NO, REPAIRS, YES, Fit, Repair
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, register
from paddock.games.formula_de.rules_gear_die import RollGear
from paddock.games.formula_de.rules_tyres import change_tyres
from paddock.games.formula_de.tables import (
    COMPONENTS,
    CREW,
    FREE,
    FUEL,
    LEAVING,
    NO_DAMAGE,
    RACING,
    ROOM,
    STOPPED,
    TYPICAL,
    TYRES,
)

LONG_STOP_POINTS: Final = 1
CREW_POINTS: Final = 2  # more for each crew point
CREW_HELP: Final = 5
DECLARED_HELP: Final = 3
ENTRY_PENALTY: Final = (0, 0, 0, 0, 0, 3, 6)  # by the gear in which the pit lane was entered
NEEDED_TO_LEAVE: Final = 11
EXIT_GEAR: Final = 3
STAYS: Final = 0
LEAVES: Final = 1


class ReachBox(Task):
    """In its box a car gets all tyre points back at once; then the driver decides about the stop.

    FD-PIT-19, FD-PIT-22, FD-PIT-39, FD-WX-24
    """

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        if not race.is_running(car):
            return
        race.give(car, TYRES, race.most(car, TYRES))
        if race.commenting:
            race.tell(BoxReached(race.car(car)))
        race.then(BoxTyres(car), StopKind(car))


class BoxTyres(CarChoice):
    """The tyres come first, the same compound or another, once a stop (FD-PIT-24, FD-PIT-27, FD-PIT-39, FD-PIT-40)."""

    rule = "FD-PIT-39"

    def options(self, race: Race) -> Sequence[Fit]:
        return [FITS[tyre] for tyre in race.rules.compounds]

    def chosen(self, race: Race, option: Fit) -> None:
        change_tyres(race, self.car, option.tyre)

    def notes(self, race: Race, option: Fit) -> tuple[Text, ...]:
        return tyre_notes(race, option.tyre)


class StopKind(CarChoice):
    """The driver declares a fast or a long stop at once (FD-PIT-23, FD-PIT-53, FD-FUEL-18)."""

    rule = "FD-PIT-23"

    def options(self, race: Race) -> Sequence[Option]:
        return [FAST, LONG]

    def chosen(self, race: Race, option: Option) -> None:
        car, rules = self.car, race.rules
        race.own().pit[car] = STOPPED
        if rules.fuel:  # FD-FUEL-16, FD-FUEL-17, FD-FUEL-19, FD-PIT-25, FD-PIT-32
            race.give(car, FUEL, rules.fuel_fast if option is FAST else rules.fuel_long)
        if race.commenting:
            fuel = (rules.fuel_fast if option is FAST else rules.fuel_long) if rules.fuel else 0
            race.tell(PitStopMade(race.car(car), "fast" if option is FAST else "long", fuel))
        if option is FAST and race.status[car] == RACING:
            race.then(TryExit(car))
        elif option is LONG:  # FD-PIT-28, FD-BOX-05
            race.then(Repairs(car, repair_points(race, car)))

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        if option is FAST:
            return (message(ROOM, "note-fast-stop"),)
        return (message(ROOM, "note-long-stop", points=repair_points(race, self.car)),)


def repair_points(race: Race, car: int) -> int:
    """What a long stop repairs (FD-PIT-28)."""
    return LONG_STOP_POINTS + CREW_POINTS * race.has(car, CREW)


class TryExit(CarChoice):
    """After a fast stop the driver may try to leave in the same turn, or roll in the next (FD-PIT-26, FD-PIT-46)."""

    rule = "FD-PIT-46"

    def options(self, race: Race) -> Sequence[Option]:
        return [YES, NO]

    def chosen(self, race: Race, option: Option) -> None:
        if option is YES:
            race.then(Roll(self.car, "exit"))


# Repairs


class Repairs(Task):
    """Repair points are used one by one; those left over are lost (FD-PIT-29, FD-PIT-30, FD-PIT-58)."""

    car: int
    points: int

    def run(self, race: Race) -> None:
        if self.points and repairable(race, self.car):
            race.then(RepairPoint(self.car), Repairs(self.car, self.points - 1))


def repairable(race: Race, car: int) -> list[int]:
    """A damaged car must first repair what damaged it; then any typical component that has lost points.

    FD-PIT-31, FD-RELY-11, FD-BRAKE-10, FD-GEAR-13, FD-ENGINE-17, FD-COLL-27, FD-SUSP-10, FD-BOX-02, FD-BOOST-15,
    FD-PTP-09
    """
    if race.is_damaged(car):
        return [race.book.damaged[car]]
    return [part for part in range(TYPICAL) if race.has(car, part) < race.most(car, part)]


class RepairPoint(CarChoice):
    """A point of a typical component is restored; the damaged marker goes with its component.

    FD-PIT-28, FD-RELY-10
    """

    rule = "FD-PIT-28"

    def options(self, race: Race) -> Sequence[Repair]:
        return [REPAIRS[part] for part in repairable(race, self.car)]

    def chosen(self, race: Race, option: Repair) -> None:
        car = self.car
        race.give(car, option.component, 1)
        if race.commenting:
            race.tell(PointRestored(race.car(car), COMPONENTS[option.component]))
        if race.book.damaged[car] == option.component:
            race.own().damaged[car] = NO_DAMAGE
            if race.commenting:
                race.tell(Repaired(race.car(car)))


# Leaving


class ExitTest(EventTest):
    name = "exit"
    words: tuple[str, ...] = ("stays", "leaves")
    good = LEAVES

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """11 or more leaves the box; a natural 1 never does.

        FD-PIT-06, FD-PIT-34 to FD-PIT-38, FD-DRIVER-15, FD-BOX-03
        """
        result = face + CREW_HELP * race.has(car, CREW) - ENTRY_PENALTY[race.book.pit_gear[car]]
        if race.book.pit_declared[car]:
            result += DECLARED_HELP
        return LEAVES if result >= NEEDED_TO_LEAVE and natural != 1 else STAYS

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The car leaves at once with a 3rd-gear die, or in its next turn without a roll.

        FD-PIT-34, FD-PIT-35, FD-PIT-44, FD-PIT-57
        """
        if verdict == STAYS:
            race.own().pit[car] = FREE
            if race.listening:
                race.tell(ExitFailed(race.car(car)))
            return
        race.own().pit[car] = LEAVING
        race.gear[car] = EXIT_GEAR
        leave_box(race.drive, race.cell[car])
        race.then(RollGear(car))


def leave_box(drive: Drive, box: int) -> None:
    """Leaving is a movement of its own: what was added to the die of the entry is used up.

    FD-PIT-13, FD-PIT-35, FD-PIT-55
    """
    drive.from_pit = True
    drive.start = box
    drive.extra = drive.launch = 0
    drive.cannon = False


register(ExitTest())

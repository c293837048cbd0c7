"""The box: tyres, fast or long, repairs, and the way out again."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text
from paddock.games.formula_de.events import BoxReached, ExitFailed, PointRestored, Repaired, TyresFitted
from paddock.games.formula_de.notes import tyre_notes
from paddock.games.formula_de.options import FAST, FITS, LONG, NO, REPAIRS, YES, Fit, Repair
from paddock.games.formula_de.position import Drive, Race
from paddock.games.formula_de.rules_ask import CarChoice
from paddock.games.formula_de.rules_dice import EventTest, Roll, know
from paddock.games.formula_de.rules_gears import RollGear
from paddock.games.formula_de.tables import (
    COMPONENTS,
    COMPOUNDS,
    CREW,
    FREE,
    FUEL,
    LEAVING,
    RACING,
    STOPPED,
    TYPICAL,
    TYRES,
)

CREW_HELP: Final = 5
DECLARED_HELP: Final = 3
ENTRY_PENALTY: Final = (0, 0, 0, 0, 0, 3, 6)
EXIT_GEAR: Final = 3


class ReachBox(Task):
    """On the own box cell all tyre points are back at once; then the stop is decided.

    FD-PIT-19, FD-PIT-22, FD-PIT-39, FD-WX-24
    """

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        if not race.is_running(car):
            return
        race.give(car, TYRES, race.most(car, TYRES))
        if race.listening:
            race.tell(BoxReached(race.car(car)))
        race.then(BoxTyres(car), StopKind(car))


class BoxTyres(CarChoice):
    """The tyres are named first, the same or others, once a stop (FD-PIT-24, FD-PIT-27, FD-PIT-39, FD-PIT-40)."""

    rule = "FD-PIT-39"

    def options(self, race: Race) -> Sequence[Fit]:
        return [FITS[tyre] for tyre in race.rules.compounds]

    def chosen(self, race: Race, option: Fit) -> None:
        fit(race, self.car, option.tyre)

    def notes(self, race: Race, option: Fit) -> tuple[Text, ...]:
        return tyre_notes(race, option.tyre)


def fit(race: Race, car: int, tyre: int) -> None:
    """A new set: its first lap, and all tyre points (FD-TYRE-03, FD-TYRE-06, FD-TYRE-32)."""
    book = race.own()
    book.tyre[car] = tyre
    book.tyre_lap[car] = 0
    book.soft_gone[car] = 0
    race.give(car, TYRES, race.most(car, TYRES))
    if race.listening:
        race.tell(TyresFitted(race.car(car), COMPOUNDS[tyre]))


class StopKind(CarChoice):
    """Fast or long is declared at once (FD-PIT-23, FD-PIT-53, FD-FUEL-18)."""

    rule = "FD-PIT-23"

    def options(self, race: Race) -> Sequence[Option]:
        return [FAST, LONG]

    def chosen(self, race: Race, option: Option) -> None:
        car, rules = self.car, race.rules
        race.own().pit[car] = STOPPED
        if rules.fuel:  # FD-FUEL-16, FD-FUEL-17, FD-FUEL-19, FD-PIT-25, FD-PIT-32
            race.give(car, FUEL, rules.fuel_fast if option is FAST else rules.fuel_long)
        if option is FAST and race.status[car] == RACING:
            race.then(TryExit(car))
        elif option is LONG:  # FD-PIT-28, FD-BOX-05
            race.then(Repairs(car, 1 + 2 * race.has(car, CREW)))


class TryExit(CarChoice):
    """After a fast stop the driver may try to leave in the same turn, or roll in the next (FD-PIT-26, FD-PIT-46)."""

    rule = "FD-PIT-46"

    def options(self, race: Race) -> Sequence[Option]:
        return [YES, NO]

    def chosen(self, race: Race, option: Option) -> None:
        if option is YES:
            race.then(Roll(self.car, "exit"))


class Repairs(Task):
    """Repair points one by one; those that cannot be used are lost (FD-PIT-29, FD-PIT-30, FD-PIT-58)."""

    car: int
    points: int

    def run(self, race: Race) -> None:
        if self.points and repairable(race, self.car):
            race.then(RepairPoint(self.car), Repairs(self.car, self.points - 1))


def repairable(race: Race, car: int) -> list[int]:
    """A damaged car restores first what damaged it; else any typical component below its start.

    FD-PIT-31, FD-RELY-11, FD-BRAKE-10, FD-GEAR-13, FD-ENGINE-17, FD-COLL-27, FD-SUSP-10, FD-BOX-02, FD-BOOST-15,
    FD-PTP-09
    """
    if race.book.damaged[car] >= 0:
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
        if race.listening:
            race.tell(PointRestored(race.car(car), COMPONENTS[option.component]))
        if race.book.damaged[car] == option.component:
            race.own().damaged[car] = -1
            if race.listening:
                race.tell(Repaired(race.car(car)))


# Leaving


class ExitTest(EventTest):
    name = "exit"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """11 and more leaves; a natural 1 never does.

        FD-PIT-06, FD-PIT-34 to FD-PIT-38, FD-DRIVER-15, FD-BOX-03
        """
        result = face + CREW_HELP * race.has(car, CREW) - ENTRY_PENALTY[race.book.pit_gear[car]]
        if race.book.pit_declared[car]:
            result += DECLARED_HELP
        return 1 if result >= 11 and natural != 1 else 0

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """Out at once by a 3rd-gear die, or next turn without a roll (FD-PIT-34, FD-PIT-35, FD-PIT-44, FD-PIT-57)."""
        if not verdict:
            race.own().pit[car] = FREE
            if race.listening:
                race.tell(ExitFailed(race.car(car)))
            return
        race.own().pit[car] = LEAVING
        race.gear[car] = EXIT_GEAR
        leave_box(race.drive, race.cell[car])
        race.then(RollGear(car))


def leave_box(drive: Drive, box: int) -> None:
    """A movement of its own: what was added to the die of the entry is used up (FD-PIT-13, FD-PIT-35, FD-PIT-55)."""
    drive.from_pit = True
    drive.start = box
    drive.extra = drive.launch = 0
    drive.cannon = False


know(ExitTest())

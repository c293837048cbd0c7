"""The gear die: rolling it, rolling it again, and how many cells it gives."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Task, Text, message
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import GearDieRolled
from paddock.games.formula_de.options import AGAIN, KEEP, NO, REROLL, YES, Count
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import Face, can_spend, spend
from paddock.games.formula_de.rules_move import MAIN, start_main
from paddock.games.formula_de.tables import (
    CANNON_CELLS,
    CAP,
    COLOURS,
    ENGINE_FACE,
    FACES,
    FUEL,
    HIGH_LOAD,
    HIGHEST,
    LOW_BONUS,
    LOW_LOAD,
    LOWEST,
    ROOM,
    TOP_GEAR,
    TRIGGERS,
    WEATHER_FACE,
    WET,
)
from paddock.games.formula_de.ways.segments import menu_of

NO_FACE: Final = 0  # no natural face: it triggers nothing
GEAR_PURPOSES: Final = [[f"gear-{gear}/{car}" for car in range(len(COLOURS))] for gear in range(TOP_GEAR + 1)]
GEAR_FACES: Final = [[Face(face) for face in sorted(set(faces))] for faces in FACES]
GEAR_WEIGHTS: Final = [[faces.count(face) for face in sorted(set(faces))] for faces in FACES]


# The die


class RollGear(Chance):
    """The die of the engaged gear (FD-GEAR-01, FD-MOVE-01)."""

    car: int
    second: bool = False
    """Rolled again for a driver point."""
    final: bool = False
    """Rolled again with a free reroll: the result stands."""

    def outcomes(self, race: Race) -> Sequence[Face]:
        return GEAR_FACES[race.gear[self.car]]

    def weights(self, race: Race) -> list[int] | None:
        return GEAR_WEIGHTS[race.gear[self.car]]

    def fell(self, race: Race, outcome: Face) -> None:
        """A driver with the means may roll again, in the pit lane too, but not a third time.

        FD-DRIVER-14, FD-DRIVER-18
        """
        car, drive, face = self.car, race.drive, outcome.face
        if race.commenting:
            race.tell(GearDieRolled(race.car(car), race.gear[car], face))
        if self.second:
            race.then(PickFace(car, face))
            return
        drive.face = drive.die = face
        if self.final:
            return
        if race.book.rerolls[car] or can_spend(race, car):
            race.then(KeepOrReroll(car), FixDie(car))
        else:
            use_die(race, car)

    def purpose(self, race: Race) -> str:
        car = self.car
        return GEAR_PURPOSES[race.gear[car]][car]

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-roll-gear", car=race.car(self.car), gear=race.gear[self.car])


class KeepOrReroll(CarChoice):
    """The gear die may be rolled again for a driver point, or once by a motivated driver (FD-DRIVER-04, FD-INJ-10)."""

    rule = "FD-DRIVER-04"

    def options(self, race: Race) -> Sequence[Option]:
        found: list[Option] = [KEEP]
        if can_spend(race, self.car):
            found.append(REROLL)
        if race.book.rerolls[self.car]:
            found.append(AGAIN)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if option is KEEP:
            return
        if option is REROLL:
            spend(race, self.car, "roll")
            race.drive.first_face = race.drive.face
            race.then(RollGear(self.car, second=True))
        else:
            race.own().rerolls[self.car] -= 1
            race.then(RollGear(self.car, final=True))

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-keep-or-reroll", face=race.drive.face, extra=race.drive.extra)


class PickFace(CarChoice):
    """The driver keeps the first face or the second; if they are the same, any value, which triggers nothing.

    FD-DRIVER-04 to FD-DRIVER-07, FD-WX-23, FD-ENGINE-14
    """

    rule = "FD-DRIVER-04"

    second: int

    def options(self, race: Race) -> Sequence[Option]:
        first, gear = race.drive.first_face, race.gear[self.car]
        if first != self.second:
            return [Count("face", first), Count("face", self.second)]
        return [Count("face", face) for face in range(LOWEST[gear], HIGHEST[gear] + 1)]

    def chosen(self, race: Race, option: Count) -> None:
        drive = race.drive
        drive.die = option.count
        drive.face = NO_FACE if drive.first_face == self.second else option.count


class FixDie(Task):
    """The driver is content with the die: it takes effect."""

    car: int

    def run(self, race: Race) -> None:
        use_die(race, self.car)


def use_die(race: Race, car: int) -> None:
    """The natural face may trigger something; then the cells are counted, or the driver says what to add to them.

    FD-WX-25, FD-NIGHT-06
    """
    drive, gear = race.drive, race.gear[car]
    if drive.face in TRIGGERS[gear]:
        trigger(race, car, gear)
    if is_slowed(race, car) and not drive.cannon:
        drive.die -= 1  # FD-FUEL-09, FD-TYRE-37
    if drive.launch > 0 or race.load[car] == LOW_LOAD:
        offer_cells(race, car)
    else:
        start_main(race, car, count_cells(race, car))


def trigger(race: Race, car: int, gear: int) -> None:
    """A face that asks for a weather roll, or for an engine check and a fuel point.

    FD-WX-08 to FD-WX-10, FD-ENGINE-02, FD-ENGINE-03, FD-FUEL-03
    """
    face = race.drive.face
    if face == WEATHER_FACE[gear]:
        race.triggers = [*race.triggers, car]
    if face == ENGINE_FACE[gear]:
        race.drive.engine = True
        race.take(car, FUEL)


# The number of cells


def offer_cells(race: Race, car: int) -> None:
    """The driver may add cells to the die; then the cells are counted (FD-START-09, FD-AERO-12)."""
    choices: list[Task] = []
    if race.drive.launch > 0:
        choices.append(TakeLaunch(car))
    if race.load[car] == LOW_LOAD and LOW_BONUS[race.gear[car]] and not is_bound_for_pit(race, car):
        choices.append(TakeLow(car))
    race.then(*choices, CountCells(car))


def is_bound_for_pit(race: Race, car: int) -> bool:
    """Whether a car is in the pit lane, or has declared it and can enter it: low load gives nothing there.

    FD-PIT-05, FD-PIT-14, FD-PIT-48, FD-AERO-15
    """
    if race.drive.from_pit or not race.drive.declared:
        return race.drive.from_pit
    cells = count_cells(race, car)
    return cells > 0 and any(way.trail.into_pit for way in menu_of(race, car, MAIN, cells).ways)


class TakeLaunch(CarChoice):
    """A good launch adds a cell, if the driver wants it (FD-START-09)."""

    rule = "FD-START-09"

    def options(self, race: Race) -> Sequence[Option]:
        return [YES, NO]

    def chosen(self, race: Race, option: Option) -> None:
        race.drive.launch = 1 if option is YES else 0


class TakeLow(CarChoice):
    """Low load gives one, two or four cells more in 4th, 5th or 6th gear: all or none (FD-AERO-12, FD-AERO-13)."""

    rule = "FD-AERO-12"

    def options(self, race: Race) -> Sequence[Option]:
        return [NO, YES]

    def chosen(self, race: Race, option: Option) -> None:
        race.drive.low_used = option is YES


class CountCells(Task):
    """From the die to the number of cells (FD-MOVE-08)."""

    car: int

    def run(self, race: Race) -> None:
        start_main(race, self.car, count_cells(race, self.car))


def count_cells(race: Race, car: int) -> int:
    """The cells of the main movement: the die with its penalties and cap, extra dice, and the low-load bonus.

    FD-MOVE-08, FD-AERO-04, FD-START-23
    """
    drive = race.drive
    value = CANNON_CELLS if drive.cannon else cells_of_die(race, car, drive.die + drive.launch)
    value += drive.extra
    if value < 0:
        value = 0  # FD-TYRE-28, FD-ERS-15, FD-SLIP-25
    return value + LOW_BONUS[race.gear[car]] if drive.low_used else value


def cells_of_die(race: Race, car: int, value: int) -> int:
    """The die with the penalty of the night and the cap of high load (FD-NIGHT-02, FD-PIT-55)."""
    if race.rules.night and race.dark:  # FD-NIGHT-03
        value -= 1
    if race.load[car] == HIGH_LOAD and not race.drive.from_pit:
        value = min(value, CAP[race.gear[car]])  # FD-AERO-03, FD-AERO-05, FD-AERO-06
    return value


def is_slowed(race: Race, car: int) -> bool:
    """Whether Wet tyres on a dry track take a cell off the gear die (FD-TYRE-27, FD-PIT-55)."""
    return race.book.tyre[car] == WET and not (race.wet or race.drive.from_pit)

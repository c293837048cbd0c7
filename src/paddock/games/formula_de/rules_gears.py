"""Gears, what is declared before the dice fall, the dice, and the number of cells."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Refusal, Task, Text, message
from paddock.games.formula_de.events import ExtraDieRolled, GearDieRolled, GearEngaged, PitDeclared
from paddock.games.formula_de.notes import gear_prompt
from paddock.games.formula_de.options import AGAIN, GEARS, KEEP, NO, REROLL, YES, Count, Gear
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_ask import CarChoice
from paddock.games.formula_de.rules_dice import Face, can_spend, spend
from paddock.games.formula_de.rules_move import MAIN, start_main
from paddock.games.formula_de.rules_tricks import HarpoonWindow
from paddock.games.formula_de.tables import (
    BRAKES,
    CAP,
    COLOURS,
    ENGINE,
    ENGINE_FACE,
    ERS,
    FACES,
    FREE,
    FUEL,
    GEARBOX,
    HIGH_LOAD,
    HIGHEST,
    LOW_BONUS,
    LOW_LOAD,
    LOWEST,
    PUSH,
    PUSH_SIDES,
    ROOM,
    TRIGGERS,
    WEATHER_FACE,
    WET,
    WIDTH,
)
from paddock.games.formula_de.ways.segments import menu_of
from paddock.games.formula_de.ways.situation import may_enter_pit

CANNON_CELLS: Final = 4
MOST_SKIPPED: Final = 3
SKIPPING: Final = (GEARBOX, BRAKES, ENGINE)
TOP_GEAR: Final = 6
UP_TO: Final = [GEARS[gear:0:-1] for gear in range(TOP_GEAR + 1)]
"""All gears from one down to the first."""
SHIFTS: Final = [
    [GEARS[min(gear + 1, TOP_GEAR) : max(gear - 2 - skipped, 0) : -1] for skipped in range(MOST_SKIPPED + 1)]
    for gear in range(TOP_GEAR + 1)
]
"""FD-GEAR-03, FD-GEAR-04  By gear, and by gears that can be skipped: one up, the same, one down, those below."""
GEAR_PURPOSES: Final = [[f"gear-{gear}/{car}" for car in range(len(COLOURS))] for gear in range(TOP_GEAR + 1)]
GEAR_FACES: Final = [[Face(face) for face in sorted(set(faces))] for faces in FACES]
GEAR_WEIGHTS: Final = [[faces.count(face) for face in sorted(set(faces))] for faces in FACES]
SMALL_DIE: Final = [[Face(face) for face in range(1, sides + 1)] for sides in range(4)]


# The gear


class ChooseGear(CarChoice):
    """FD-MOVE-01, FD-GEAR-02, FD-GEAR-03  The gear is chosen before the die is rolled, and kept for the turn."""

    rule = "FD-GEAR-03"

    def options(self, race: Race) -> Sequence[Gear]:
        return gears(race, self.car)

    def chosen(self, race: Race, option: Gear) -> None:
        engage(race, self.car, option.gear)

    def prompt(self, race: Race) -> Text:
        return gear_prompt(race, self.car)

    def notes(self, race: Race, option: Gear) -> tuple[Text, ...]:
        skipped = skipped_gears(race, self.car, option.gear)
        faces = message(ROOM, "note-die", low=LOWEST[option.gear], high=HIGHEST[option.gear])
        return (faces, message(ROOM, "note-skipped", count=skipped)) if skipped > 0 else (faces,)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        if not code.startswith("gear-") or not code[5:].isdigit():
            return None
        gear = int(code[5:])
        if gear > race.gear[self.car]:
            return Refusal(message(ROOM, "no-upshift", gear=gear), "FD-GEAR-04")
        return Refusal(message(ROOM, "no-downshift", gear=gear), "FD-GEAR-11")


CHOOSE_GEAR: Final = [ChooseGear(car) for car in range(len(COLOURS))]


def engage(race: Race, car: int, gear: int) -> None:
    """FD-GEAR-14  The gear is engaged and a heavy downshift paid."""
    if gear < race.gear[car] - 1:
        pay_downshift(race, car, skipped_gears(race, car, gear))
    race.gear[car] = gear
    if race.listening:
        race.tell(GearEngaged(car, gear))
    declare(race, car)


def gears(race: Race, car: int) -> list[Gear]:
    """FD-GEAR-05  All gears that may be engaged now, highest first."""
    if race.rules.fuel or race.drive.forced_gear or race.book.fresh[car] or race.in_pit(car):
        return limited_gears(race, car, top_gear(race, car))
    return SHIFTS[race.gear[car]][most_skipped(race, car)]


def limited_gears(race: Race, car: int, limit: int) -> list[Gear]:
    """FD-START-19, FD-YELLOW-14, FD-TRICK-11  The same where more than gear and points decides."""
    drive = race.drive
    if drive.forced_gear and not drive.from_pit:
        return [GEARS[min(drive.forced_gear, limit)]]
    if race.book.fresh[car]:
        return UP_TO[min(race.rules.rolling_gear, limit)]
    if race.in_pit(car):
        return pit_gears(race, car, limit)
    shifts = SHIFTS[min(race.gear[car], limit)][most_skipped(race, car)]
    return [option for option in shifts if option.gear <= limit]


def top_gear(race: Race, car: int) -> int:
    """FD-FUEL-13, FD-GEAR-17  Without fuel 4th is the highest."""
    empty = race.rules.fuel and race.has(car, FUEL) == 0
    return race.rules.fuel_gear if empty else TOP_GEAR


def pit_gears(race: Race, car: int, limit: int) -> list[Gear]:
    """FD-PIT-12, FD-PIT-45, FD-GEAR-15  In the lane: the same, one up, any down, 4th at most; from the box any up to
    4th."""
    most = min(race.rules.pit_gear, limit)
    if race.book.pit[car] != FREE or race.cell[car] not in race.track.box_places:
        most = min(most, race.gear[car] + 1)
    return UP_TO[most]


def skipped_gears(race: Race, car: int, gear: int) -> int:
    """FD-GEAR-19, FD-FUEL-14, FD-PIT-11  The gears between the old and the new one; the drop that an empty tank demands
    is free."""
    if race.in_pit(car) or race.book.fresh[car] or race.drive.forced_gear:
        return 0
    return max(0, min(race.gear[car], top_gear(race, car)) - gear - 1)


def most_skipped(race: Race, car: int) -> int:
    """FD-GEAR-06 to FD-GEAR-09, FD-GEAR-11, FD-GEAR-12, FD-BRAKE-06  Gearbox, then brakes, then engine: each gear
    skipped asks for one more."""
    points, first = race.points, car * WIDTH
    if not points[first + GEARBOX]:
        return 0
    if not points[first + BRAKES]:
        return 1
    return MOST_SKIPPED if points[first + ENGINE] else 2


def pay_downshift(race: Race, car: int, skipped: int) -> None:
    """FD-GEAR-10, FD-GEAR-14, FD-GEAR-18, FD-ENGINE-01, FD-SLIP-22  Paid when declared; three gears leave oil where the
    move ends."""
    for component in SKIPPING[:skipped]:
        race.take(car, component)
    if skipped == MOST_SKIPPED:
        race.drive.heavy_oil = True
        if race.has(car, ENGINE) == 0:
            race.drive.owed = (*race.drive.owed, ENGINE)


# What is declared


def declare(race: Race, car: int) -> None:
    """FD-PIT-04, FD-PIT-13, FD-ERS-05, FD-PTP-03, FD-TRICK-18  Before the dice: pit entry, ERS, push to pass, others'
    harpoons."""
    race.stack.append(ROLL_GEAR[car])
    if race.rules.adds:
        offer_extras(race, car)
    if can_declare(race, car):
        race.stack.append(DECLARE_PIT[car])


def offer_extras(race: Race, car: int) -> None:
    """FD-ERS-06, FD-TRICK-18  What is added to the gear die falls with it; before that, others throw their harpoons."""
    tasks = extras(race, car)
    dice: list[Task] = [RollExtras(car)] if tasks else []
    if race.rules.tricks:
        tasks.append(HarpoonWindow(car))
    race.then(*tasks, *dice)


def extras(race: Race, car: int) -> list[Task]:
    """FD-ERS-09, FD-PTP-07, FD-PTP-09, FD-PIT-13  Dice that may be added; none inside the pit lane."""
    found: list[Task] = []
    if race.in_pit(car):
        return found
    if race.ers[car] and race.has(car, ERS) > 0:
        found.append(DeclareErs(car))
    if race.rules.push and race.has(car, PUSH) > 0:
        found.append(DeclarePush(car))
    return found


def can_declare(race: Race, car: int) -> bool:
    """FD-PIT-05  Declaring makes sense where the entry could be reached with the best die."""
    if race.track.pit_gaps[race.cell[car]] > race.rules.farthest[race.gear[car]]:
        return False
    return not race.in_pit(car) and may_enter_pit(race, car)


class DeclarePit(CarChoice):
    """FD-PIT-05, FD-PIT-06  Whoever declares is bound to enter, and has it easier to leave."""

    rule = "FD-PIT-05"

    def options(self, race: Race) -> Sequence[Option]:
        return [NO, YES]

    def chosen(self, race: Race, option: Option) -> None:
        race.drive.declared = option is YES
        if race.drive.declared and race.listening:
            race.tell(PitDeclared(self.car))


DECLARE_PIT: Final = [DeclarePit(car) for car in range(len(COLOURS))]


class DeclareErs(CarChoice):
    """FD-ERS-05, FD-ERS-17  Any number of ERS points, spent when declared."""

    rule = "FD-ERS-05"

    def options(self, race: Race) -> Sequence[Option]:
        return [Count("ers", points) for points in range(race.has(self.car, ERS) + 1)]

    def chosen(self, race: Race, option: Count) -> None:
        race.take(self.car, ERS, option.count)
        race.drive.ers_dice = option.count


class DeclarePush(CarChoice):
    """FD-PTP-03, FD-PTP-05  At most one push-to-pass point a turn."""

    rule = "FD-PTP-03"

    def options(self, race: Race) -> Sequence[Option]:
        return [Count("push", points) for points in (0, 1)]

    def chosen(self, race: Race, option: Count) -> None:
        race.take(self.car, PUSH, option.count)
        race.drive.push_dice = option.count


# The dice


class RollExtras(Task):
    """FD-ERS-06, FD-PTP-04  The declared dice fall with the gear die and are added."""

    car: int

    def run(self, race: Race) -> None:
        drive = race.drive
        dice: list[Task] = [ExtraDie(self.car, race.rules.ers_die) for _ in range(drive.ers_dice)]
        dice += [ExtraDie(self.car, PUSH_SIDES) for _ in range(drive.push_dice)]
        drive.ers_dice = drive.push_dice = 0
        race.then(*dice)


class ExtraDie(Chance):
    """FD-ERS-04, FD-ERS-10, FD-PTP-08, FD-DRIVER-13  A small die that nothing can roll again."""

    car: int
    sides: int

    def outcomes(self, race: Race) -> Sequence[Face]:
        return SMALL_DIE[self.sides]

    def fell(self, race: Race, outcome: Face) -> None:
        race.drive.extra += outcome.face
        if race.listening:
            race.tell(ExtraDieRolled(self.car, outcome.face))

    def purpose(self, race: Race) -> str:
        return f"extra/{self.car}"


class RollGear(Chance):
    """FD-GEAR-01, FD-MOVE-01  The die of the engaged gear."""

    car: int
    second: bool = False
    """Rolled again, for a driver point."""
    final: bool = False
    """Rolled again, with a free reroll: this one stands."""

    def outcomes(self, race: Race) -> Sequence[Face]:
        return GEAR_FACES[race.gear[self.car]]

    def weights(self, race: Race) -> list[int] | None:
        return GEAR_WEIGHTS[race.gear[self.car]]

    def fell(self, race: Race, outcome: Face) -> None:
        """FD-DRIVER-14, FD-DRIVER-18  Whoever can may ask for another throw, in the pit lane too; there is no
        third."""
        car, drive, face = self.car, race.drive, outcome.face
        if race.listening:
            race.tell(GearDieRolled(car, race.gear[car], face))
        if self.second:
            race.then(PickFace(car, face))
            return
        drive.face = drive.die = face
        if self.final:
            return
        if race.book.rerolls[car] or can_spend(race, car):
            race.then(KeepOrReroll(car), FixDie(car))
        else:
            fix_die(race, car)

    def purpose(self, race: Race) -> str:
        car = self.car
        return GEAR_PURPOSES[race.gear[car]][car]


ROLL_GEAR: Final = [RollGear(car) for car in range(len(COLOURS))]


class KeepOrReroll(CarChoice):
    """FD-DRIVER-04, FD-INJ-10  The gear die may be rolled again for a driver point, or once by a motivated driver."""

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
            spend(race, self.car)
            race.drive.first_face = race.drive.face
            race.then(RollGear(self.car, True))
        else:
            race.own().rerolls[self.car] -= 1
            race.then(RollGear(self.car, False, True))

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-keep-or-reroll", face=race.drive.face, extra=race.drive.extra)


class PickFace(CarChoice):
    """FD-DRIVER-04 to FD-DRIVER-07, FD-WX-23, FD-ENGINE-14  Keep the first or the second; after a repeat any value,
    which triggers nothing."""

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
        drive.face = 0 if drive.first_face == self.second else option.count


# The number of cells


class FixDie(Task):
    """The driver is content with the die."""

    car: int

    def run(self, race: Race) -> None:
        fix_die(race, self.car)


def fix_die(race: Race, car: int) -> None:
    """FD-WX-25, FD-NIGHT-06  The natural face may change the weather, try the engines and burn fuel."""
    drive, gear = race.drive, race.gear[car]
    if drive.face in TRIGGERS[gear]:
        trigger(race, car, gear)
    if race.book.tyre[car] == WET and not (race.wet or drive.from_pit or drive.cannon):
        drive.die -= 1  # FD-FUEL-09, FD-TYRE-27, FD-TYRE-37
    if drive.launch > 0 or race.load[car] == LOW_LOAD:
        offer_cells(race, car)
    else:
        start_main(race, car, count_cells(race, car))


def trigger(race: Race, car: int, gear: int) -> None:
    """FD-WX-08 to FD-WX-10, FD-ENGINE-02, FD-ENGINE-03, FD-FUEL-03  A face that does something."""
    face = race.drive.face
    if face == WEATHER_FACE[gear]:
        race.triggers = [*race.triggers, car]
    if face == ENGINE_FACE[gear]:
        race.drive.engine = True
        race.take(car, FUEL)


def offer_cells(race: Race, car: int) -> None:
    """FD-START-09, FD-AERO-12  What the driver may add to the die; then the cells are counted."""
    choices: list[Task] = []
    if race.drive.launch > 0:
        choices.append(TakeLaunch(car))
    if race.load[car] == LOW_LOAD and LOW_BONUS[race.gear[car]] and not is_bound_for_pit(race, car):
        choices.append(TakeLow(car))
    race.then(*choices, CountCells(car))


def is_bound_for_pit(race: Race, car: int) -> bool:
    """FD-PIT-05, FD-PIT-14, FD-PIT-48, FD-AERO-15  Whoever is in the pit lane, or has declared it and can enter it:
    low load is of no use there."""
    if race.drive.from_pit or not race.drive.declared:
        return race.drive.from_pit
    cells = count_cells(race, car)
    return cells > 0 and any(way.trail.into_pit for way in menu_of(race, car, MAIN, cells).ways)


class TakeLaunch(CarChoice):
    """FD-START-09  A good launch adds a cell, if the driver wants it."""

    rule = "FD-START-09"

    def options(self, race: Race) -> Sequence[Option]:
        return [YES, NO]

    def chosen(self, race: Race, option: Option) -> None:
        race.drive.launch = 1 if option is YES else 0


class TakeLow(CarChoice):
    """FD-AERO-12, FD-AERO-13  Low load gives one, two or four cells more in 4th, 5th, 6th: all or none."""

    rule = "FD-AERO-12"

    def options(self, race: Race) -> Sequence[Option]:
        return [NO, YES]

    def chosen(self, race: Race, option: Option) -> None:
        race.drive.low_used = option is YES


class CountCells(Task):
    """FD-MOVE-08  From the die to the number of cells."""

    car: int

    def run(self, race: Race) -> None:
        start_main(race, self.car, count_cells(race, self.car))


def count_cells(race: Race, car: int) -> int:
    """FD-MOVE-08, FD-NIGHT-02, FD-AERO-04, FD-PIT-55, FD-START-23  Penalties, cap, extra dice, low-load bonus."""
    drive = race.drive
    value = CANNON_CELLS
    if not drive.cannon:
        value = drive.die + drive.launch
        if race.rules.night and race.dark:  # FD-NIGHT-03
            value -= 1
        if race.load[car] == HIGH_LOAD and not drive.from_pit:
            value = min(value, CAP[race.gear[car]])  # FD-AERO-03, FD-AERO-05, FD-AERO-06
    value += drive.extra
    if value < 0:
        value = 0  # FD-TYRE-28, FD-ERS-15, FD-SLIP-25
    return value + LOW_BONUS[race.gear[car]] if drive.low_used else value

"""The gear: which may be engaged, what a heavy downshift costs, and what is declared before the die falls."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, Task, Text, message, stacked
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import Downshifted, GearEngaged, PitDeclared
from paddock.games.formula_de.notes import gear_prompt
from paddock.games.formula_de.options import GEARS, NO, YES, Gear, component_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_extra_dice import extra_dice, most_extra
from paddock.games.formula_de.rules_gear_die import RollGear, cells_of_die, is_slowed
from paddock.games.formula_de.tables import (
    AFTER_SPIN,
    BRAKES,
    CANNON_CELLS,
    COLOURS,
    ENGINE,
    FREE,
    FUEL,
    GEARBOX,
    HIGHEST,
    LOWEST,
    ROOM,
    TOP_GEAR,
    WIDTH,
)
from paddock.games.formula_de.ways.segments import leads_into_pit
from paddock.games.formula_de.ways.situation import is_near_entry, may_enter_pit

MOST_SKIPPED: Final = 3
SKIPPING: Final = (GEARBOX, BRAKES, ENGINE)
"""What the first, second and third skipped gear cost a point of."""
UP_TO: Final = [GEARS[gear:0:-1] for gear in range(TOP_GEAR + 1)]
"""All gears from one down to the first."""
SHIFTS: Final = [
    [GEARS[min(gear + 1, TOP_GEAR) : max(gear - 2 - skipped, 0) : -1] for skipped in range(MOST_SKIPPED + 1)]
    for gear in range(TOP_GEAR + 1)
]
"""By gear and by gears that can be skipped: one up, the same, one down, and those below (FD-GEAR-03, FD-GEAR-04)."""


# The gear


class ChooseGear(CarChoice):
    """The gear is chosen before the die is rolled, and kept for the turn (FD-MOVE-01, FD-GEAR-02, FD-GEAR-03)."""

    rule = "FD-GEAR-03"

    def options(self, race: Race) -> Sequence[Gear]:
        """All gears that may be engaged now, highest first (FD-GEAR-05)."""
        car = self.car
        if race.rules.fuel or race.drive.forced_gear or race.book.fresh[car] or race.in_pit(car):
            return limited_gears(race, car, top_gear(race, car))
        return SHIFTS[race.gear[car]][most_skipped(race, car)]

    def chosen(self, race: Race, option: Gear) -> None:
        """The gear is engaged and a heavy downshift paid (FD-GEAR-14)."""
        car, gear = self.car, option.gear
        skipped = skipped_gears(race, car, gear) if gear < race.gear[car] - 1 else 0
        if skipped:
            pay_downshift(race, car, skipped)
        race.gear[car] = gear
        if race.commenting:
            named = race.car(car)
            race.tell(Downshifted(named, gear, skipped) if skipped else GearEngaged(named, gear))
        declare(race, car)

    def prompt(self, race: Race) -> Text:
        return gear_prompt(race, self.car)

    def notes(self, race: Race, option: Gear) -> tuple[Text, ...]:
        return (message(ROOM, "note-die", low=LOWEST[option.gear], high=HIGHEST[option.gear]),)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        if not code.startswith("gear-") or not code[5:].isdigit():
            return None
        return why_no_gear(race, self.car, int(code[5:]))


def why_no_gear(race: Race, car: int, gear: int) -> Refusal:
    """Why a gear cannot be engaged now."""
    limit, now = top_gear(race, car), race.gear[car]
    if not 1 <= gear <= TOP_GEAR:
        return Refusal(message(ROOM, "no-such-gear", gear=gear), "FD-GEAR-01")
    if race.drive.forced_gear and not race.drive.from_pit:
        return Refusal(message(ROOM, "no-gear-smoke", gear=race.drive.forced_gear), "FD-TRICK-11")
    if gear > limit:
        return Refusal(message(ROOM, "no-gear-fuel", gear=limit), "FD-FUEL-13")
    if race.book.fresh[car]:
        return Refusal(message(ROOM, "no-gear-start", gear=race.rules.rolling_gear), "FD-START-19")
    if race.in_pit(car) and gear > race.rules.pit_gear:
        return Refusal(message(ROOM, "no-gear-pit", gear=race.rules.pit_gear), "FD-PIT-12")
    if gear > now:
        return Refusal(message(ROOM, "no-upshift", gear=gear, now=now), "FD-GEAR-04")
    return why_no_downshift(race, car, now - gear - 1)


def why_no_downshift(race: Race, car: int, skipped: int) -> Refusal:
    """Which point is missing for a heavy downshift, or that it is too heavy for any."""
    if skipped > MOST_SKIPPED:
        return Refusal(message(ROOM, "no-gear-so-low", skipped=skipped), "FD-GEAR-11")
    missing = SKIPPING[most_skipped(race, car)]
    return Refusal(message(ROOM, "no-downshift", skipped=skipped, component=component_text(missing)), "FD-GEAR-11")


def limited_gears(race: Race, car: int, limit: int) -> list[Gear]:
    """The gears that may be engaged if fuel, smoke, a start or the pit lane limits them.

    FD-START-19, FD-YELLOW-14, FD-TRICK-11
    """
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
    """The highest gear there is; without fuel it is 4th (FD-FUEL-13, FD-GEAR-17)."""
    empty = race.rules.fuel and race.has(car, FUEL) == 0
    return race.rules.fuel_gear if empty else TOP_GEAR


def pit_gears(race: Race, car: int, limit: int) -> list[Gear]:
    """In the pit lane: the same, one up or any lower, 4th at most; from the box any up to 4th.

    FD-PIT-12, FD-PIT-45, FD-GEAR-15
    """
    most = min(race.rules.pit_gear, limit)
    if race.book.pit[car] != FREE or race.cell[car] not in race.track.box_places:
        most = min(most, race.gear[car] + 1)
    return UP_TO[most]


def skipped_gears(race: Race, car: int, gear: int) -> int:
    """The gears between the old and the new one; an empty tank forces a drop that is free.

    FD-GEAR-19, FD-FUEL-14, FD-PIT-11
    """
    if race.in_pit(car) or race.book.fresh[car] or race.drive.forced_gear:
        return 0
    return max(0, min(race.gear[car], top_gear(race, car)) - gear - 1)


def most_skipped(race: Race, car: int) -> int:
    """How many gears a car can skip: the first costs a gearbox point, the second also brakes, the third also engine.

    FD-GEAR-06 to FD-GEAR-09, FD-GEAR-11, FD-GEAR-12, FD-BRAKE-06
    """
    points, first = race.points, car * WIDTH  # in every turn: with `race.has` it takes 1.7 times as long
    if not points[first + GEARBOX]:
        return 0
    if not points[first + BRAKES]:
        return 1
    return MOST_SKIPPED if points[first + ENGINE] else 2


def pay_downshift(race: Race, car: int, skipped: int) -> None:
    """Skipped gears are paid at once; three of them leave oil where the move ends.

    FD-GEAR-10, FD-GEAR-14, FD-GEAR-18, FD-ENGINE-01, FD-SLIP-22
    """
    for component in SKIPPING[:skipped]:
        race.take(car, component)
    if skipped == MOST_SKIPPED:
        race.drive.heavy_oil = True
        if race.has(car, ENGINE) == 0:
            race.drive.owed = (*race.drive.owed, ENGINE)


# What is declared before the dice


def declare(race: Race, car: int) -> None:
    """Pit entry and extra dice are declared, and others throw harpoons; then the gear die is rolled.

    FD-PIT-04, FD-PIT-13, FD-ERS-05, FD-PTP-03, FD-TRICK-18
    """
    can_pit = can_declare(race, car)
    if race.rules.adds:
        tasks: list[Task] = [DeclarePit(car)] if can_pit else []
        race.then(*tasks, *extra_dice(race, car), RollGear(car))
    else:
        race.stack += DECLARE_AND_ROLL[car] if can_pit else ROLL[car]


def can_declare(race: Race, car: int) -> bool:
    """Whether the dice that may fall could lead into the pit lane (FD-PIT-05, FD-PIT-61)."""
    if not is_near_entry(race.track, race.cell[car], race.rules.farthest[race.gear[car]]):
        return False
    return may_enter_pit(race, car) and leads_into_pit(race, car, most_cells(race, car))


def most_cells(race: Race, car: int) -> int:
    """The most cells that a main movement into the pit lane could have, before any die has fallen: the highest face, or
    a cannon start, and every extra die (FD-MOVE-08, FD-START-10)."""
    if race.drive.restart == AFTER_SPIN:
        return CANNON_CELLS + most_extra(race, car)
    face = HIGHEST[race.gear[car]] - (1 if is_slowed(race, car) else 0)
    return cells_of_die(race, car, face) + most_extra(race, car)


class DeclarePit(CarChoice):
    """A driver who declares must enter, and leaves the box more easily (FD-PIT-05, FD-PIT-06)."""

    rule = "FD-PIT-05"

    def options(self, race: Race) -> Sequence[Option]:
        return [NO, YES]

    def chosen(self, race: Race, option: Option) -> None:
        race.drive.declared = option is YES
        if race.commenting and race.drive.declared:
            race.tell(PitDeclared(race.car(self.car)))


# What every turn puts on the stack, by car
CHOOSE_GEAR: Final = [stacked(ChooseGear(car)) for car in range(len(COLOURS))]
ROLL: Final = [stacked(RollGear(car)) for car in range(len(COLOURS))]
DECLARE_AND_ROLL: Final = [stacked(DeclarePit(car), RollGear(car)) for car in range(len(COLOURS))]

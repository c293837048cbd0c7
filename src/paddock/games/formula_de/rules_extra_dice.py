"""Dice that a driver may add to the gear die: ERS and push to pass."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Task, Text, message
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import ExtraDiceDeclared, ExtraDieRolled
from paddock.games.formula_de.options import Count
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import Face
from paddock.games.formula_de.tables import ERS, PUSH, PUSH_SIDES, ROOM
from paddock.games.formula_de.tricks.harpoon import HarpoonWindow

SMALL_DIE: Final = [[Face(face) for face in range(1, sides + 1)] for sides in range(4)]


def extra_dice(race: Race, car: int) -> list[Task]:
    """Extra dice are declared; then others may throw harpoons; then the extra dice fall, with the gear die.

    FD-ERS-06, FD-TRICK-18
    """
    declared = declarations(race, car)
    rolled: list[Task] = [RollExtras(car)] if declared else []
    return [*declared, *harpoons(race, car), *rolled]


def declarations(race: Race, car: int) -> list[Task]:
    """The extra dice that a car may add; there are none inside the pit lane.

    FD-ERS-09, FD-PTP-07, FD-PTP-09, FD-PIT-13
    """
    if race.in_pit(car):
        return []
    found: list[Task] = []
    if race.ers[car] and race.has(car, ERS) > 0:
        found.append(DeclareErs(car))
    if race.rules.push and race.has(car, PUSH) > 0:
        found.append(DeclarePush(car))
    return found


def most_extra(race: Race, car: int) -> int:
    """The most cells that the extra dice of a car could give (FD-ERS-05, FD-PTP-03)."""
    cells = race.has(car, ERS) * race.rules.ers_die if race.ers[car] else 0
    return cells + PUSH_SIDES if race.rules.push and race.has(car, PUSH) else cells


def harpoons(race: Race, car: int) -> list[Task]:
    """Before a car rolls, others may try to hook it (FD-TRICK-18)."""
    return [HarpoonWindow(car)] if race.rules.tricks else []


class DeclareErs(CarChoice):
    """Any number of ERS points, spent when declared (FD-ERS-05, FD-ERS-17)."""

    rule = "FD-ERS-05"

    def options(self, race: Race) -> Sequence[Option]:
        return [Count("ers", points) for points in range(race.has(self.car, ERS) + 1)]

    def chosen(self, race: Race, option: Count) -> None:
        race.take(self.car, ERS, option.count)
        race.drive.ers_dice = option.count
        if race.commenting and option.count:
            race.tell(ExtraDiceDeclared(race.car(self.car), "ers", option.count))


class DeclarePush(CarChoice):
    """At most one push-to-pass point a turn (FD-PTP-03, FD-PTP-05)."""

    rule = "FD-PTP-03"

    def options(self, race: Race) -> Sequence[Option]:
        return [Count("push", points) for points in (0, 1)]

    def chosen(self, race: Race, option: Count) -> None:
        race.take(self.car, PUSH, option.count)
        race.drive.push_dice = option.count
        if race.commenting and option.count:
            race.tell(ExtraDiceDeclared(race.car(self.car), "push", option.count))


class RollExtras(Task):
    """The declared dice fall with the gear die and are added to it (FD-ERS-06, FD-PTP-04)."""

    car: int

    def run(self, race: Race) -> None:
        drive = race.drive
        dice: list[Task] = [ExtraDie(self.car, race.rules.ers_die) for _ in range(drive.ers_dice)]
        dice += [ExtraDie(self.car, PUSH_SIDES) for _ in range(drive.push_dice)]
        drive.ers_dice = drive.push_dice = 0
        race.then(*dice)


class ExtraDie(Chance):
    """A small die that cannot be rolled again (FD-ERS-04, FD-ERS-10, FD-PTP-08, FD-DRIVER-13)."""

    car: int
    sides: int

    def outcomes(self, race: Race) -> Sequence[Face]:
        return SMALL_DIE[self.sides]

    def fell(self, race: Race, outcome: Face) -> None:
        race.drive.extra += outcome.face
        if race.commenting:
            race.tell(ExtraDieRolled(race.car(self.car), outcome.face))

    def purpose(self, race: Race) -> str:
        return f"extra/{self.car}"

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-extra-die", car=race.car(self.car), sides=self.sides)

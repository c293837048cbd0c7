"""Emergency braking: the bill of a blocked car, and the cars that it rams."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text, Word, message
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import CarRammed, EmergencyBraked
from paddock.games.formula_de.options import PLAIN, Ram
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import Spin, lay_marker, lose
from paddock.games.formula_de.rules_dice import can_spend, spend
from paddock.games.formula_de.rules_drive import pay_body
from paddock.games.formula_de.rules_out import eliminate
from paddock.games.formula_de.tables import (
    BODYWORK,
    BRAKES,
    BY_BRAKING,
    COMPONENTS,
    DEBRIS,
    EMERGENCY,
    NOBODY,
    ROOM,
    STARRED,
    TYRES,
    WORST_EXCESS,
)

BILL: Final = (BRAKES, TYRES, BODYWORK)
REPLACE: Final = [Word(ROOM, f"replace-{COMPONENTS[component]}") for component in BILL]
"""A driver point in place of one point of the bill."""


class PayEmergency(Task):
    """A blocked car pays for one to six cells by the table; it cannot pay for more (FD-EMERG-07, FD-EMERG-08)."""

    car: int

    def run(self, race: Race) -> None:
        car, excess = self.car, race.drive.excess
        if not excess or not race.is_running(car):
            return
        if excess > WORST_EXCESS or race.has(car, BRAKES) == 0:  # FD-EMERG-16, FD-EMERG-24, FD-BRAKE-07
            race.then(RamAhead(car))
        elif replacements(race, car):
            race.then(EmergencyBill(car))
        else:
            pay_bill(race, car, bill(excess))


def bill(excess: int) -> list[int]:
    """Points of brakes, tyres and bodywork for cells not driven, whatever the compound (FD-EMERG-07, FD-EMERG-09)."""
    return [points[excess - 1] for points in EMERGENCY]


def replacements(race: Race, car: int) -> list[Word]:
    """The points of the bill that a driver point could pay (FD-EMERG-10, FD-EMERG-11)."""
    excess = race.drive.excess
    if not can_spend(race, car):
        return []
    return [option for option, starred in zip(REPLACE, STARRED, strict=True) if starred[excess - 1]]


class EmergencyBill(CarChoice):
    """One starred point may be paid with a driver point (FD-EMERG-10, FD-DRIVER-11)."""

    rule = "FD-EMERG-10"

    def options(self, race: Race) -> Sequence[Option]:
        return [PLAIN, *replacements(race, self.car)]

    def chosen(self, race: Race, option: Word) -> None:
        due = bill(race.drive.excess)
        if option is not PLAIN:
            spend(race, self.car, option.word)
            due[REPLACE.index(option)] -= 1
        pay_bill(race, self.car, due)

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-emergency-bill", count=race.drive.excess)


def pay_bill(race: Race, car: int, due: list[int]) -> None:
    """A car pays all points or none: if one is missing, it rams the car ahead.

    FD-EMERG-12, FD-EMERG-13, FD-EMERG-17
    """
    if any(race.has(car, component) < points for component, points in zip(BILL, due, strict=True)):
        race.then(RamAhead(car))
        return
    brakes, tyres, body = due
    if race.listening:
        others = race.named(list(race.drive.rammed))
        race.tell(EmergencyBraked(race.car(car), race.drive.excess, others, brakes, tyres, body))
    race.take(car, BRAKES, brakes)
    if body:
        pay_body(race, car)
        lay_marker(race, race.cell[car], DEBRIS)
    if tyres:
        race.take(car, TYRES, tyres)
        if race.has(car, TYRES) == 0:
            race.then(Spin(car))


class RamAhead(Task):
    """A car that cannot brake runs into the one ahead; if there are several, its driver chooses.

    FD-EMERG-13, FD-EMERG-21
    """

    car: int

    def run(self, race: Race) -> None:
        rammed = race.drive.rammed
        if len(rammed) > 1:
            race.then(ChooseRammed(self.car))
        else:
            ram(race, self.car, rammed[0] if rammed else NOBODY)


class ChooseRammed(CarChoice):
    """The driver chooses which car to ram (FD-EMERG-21)."""

    rule = "FD-EMERG-21"

    def options(self, race: Race) -> Sequence[Ram]:
        return [Ram(race.car(car)) for car in race.drive.rammed]

    def chosen(self, race: Race, option: Ram) -> None:
        ram(race, self.car, option.car.number)


def ram(race: Race, car: int, rammed: int) -> None:
    """The rammed car loses bodywork, debris lies under both, and the ramming car is out.

    FD-EMERG-14, FD-EMERG-15, FD-EMERG-22
    """
    if race.commenting and rammed != NOBODY:
        race.tell(CarRammed(race.car(car), race.car(rammed)))
    lay_marker(race, race.cell[car], DEBRIS)
    eliminate(race, car, BY_BRAKING)
    if rammed == NOBODY:
        return
    lay_marker(race, race.cell[rammed], DEBRIS)
    lose(race, rammed, BODYWORK)

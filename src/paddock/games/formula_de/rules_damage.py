"""Lost points and what follows: markers on the track, spins, reliability tests."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import CarDamaged, CarSpun, MarkerPlaced, PointLost, SpinCancelled
from paddock.games.formula_de.options import CANCEL, SPIN
from paddock.games.formula_de.places import place_on
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, can_spend, register, spend
from paddock.games.formula_de.rules_out import eliminate
from paddock.games.formula_de.tables import (
    BODYWORK,
    BY_RELIABILITY,
    COMPONENTS,
    CREW,
    DEBRIS,
    ENGINE,
    NOWHERE,
    OIL,
    SPUN,
    SUSPENSION,
    TYRES,
)

CREW_HELP: Final = 5
RELY_OUT: Final = 0
RELY_SPIN: Final = 1
RELY_MARK: Final = 2


# Markers


def lay_marker(race: Race, cell: int, marker: int) -> None:
    """A cell becomes dangerous; no marker lies in the pit lane (FD-HAZ-03, FD-HAZ-14)."""
    if cell < 0 or cell >= race.track.size:
        return
    before = race.markers.get(cell, 0)
    race.mark(cell, marker)
    # FD-YELLOW-20, FD-YELLOW-25
    if not before and len(race.markers) >= race.cars > len(race.markers) - 1:  # FD-YELLOW-02
        race.alarm = True
    if race.commenting:
        race.tell(MarkerPlaced(place_on(race.track, cell), marker))


# Losses


def lose(race: Race, car: int, component: int, cell: int = NOWHERE) -> None:
    """A car loses a point by an event: the engine leaves oil, the bodywork debris, where the car stands or on `cell`.

    The last point of a component has consequences of its own (FD-SUSP-08).
    """
    if not race.is_running(car):  # FD-OUT-15
        return
    where = race.cell[car] if cell == NOWHERE else cell
    had = race.has(car, component)
    race.take(car, component)
    if race.commenting and had:
        race.tell(PointLost(race.car(car), COMPONENTS[component]))
    if component == ENGINE:  # FD-HAZ-02, FD-OIL-01
        lay_marker(race, where, OIL)
    elif component == BODYWORK:  # FD-HAZ-01, FD-COLL-07
        lay_marker(race, where, DEBRIS)
    # FD-RELY-08, FD-BRAKE-08, FD-COLL-26, FD-SUSP-09
    if component in (ENGINE, BODYWORK, SUSPENSION) and had <= 1:  # FD-RELY-01, FD-RELY-09
        race.then(Reliability(car, component))
    elif component == TYRES and had == 1:  # FD-TRICK-15
        race.then(Spin(car))


# Spins


class Spin(Task):
    """A car spins where it stands, unless its driver pays to keep it straight (FD-SPIN-06, FD-SPIN-08, FD-SPIN-10)."""

    car: int

    def run(self, race: Race) -> None:
        if race.status[self.car] >= SPUN:
            return
        if can_spend(race, self.car):
            race.then(SpinWindow(self.car))
        else:
            turn_round(race, self.car)


class SpinWindow(CarChoice):
    """A driver point cancels a spin, whatever caused it.

    FD-SPIN-06, FD-SPIN-07, FD-SPIN-12, FD-DRIVER-10, FD-OIL-07
    """

    rule = "FD-SPIN-06"

    def options(self, race: Race) -> Sequence[Option]:
        return [CANCEL, SPIN]

    def chosen(self, race: Race, option: Option) -> None:
        if option is CANCEL:
            spend(race, self.car, "spin")
            if race.commenting:
                race.tell(SpinCancelled(race.car(self.car)))
        else:
            turn_round(race, self.car)


def turn_round(race: Race, car: int) -> None:
    """A car that spins stays on its cell, in the way of others (FD-SPIN-01, FD-SPIN-09)."""
    race.status[car] = SPUN
    if race.listening:
        race.tell(CarSpun(race.car(car)))


# Reliability


class Reliability(Task):
    """The last point of engine, bodywork or suspension puts the car to the test; a damaged car is out.

    FD-RELY-01, FD-RELY-06
    """

    car: int
    component: int

    def run(self, race: Race) -> None:
        if not race.is_running(self.car):
            return
        if race.is_damaged(self.car):
            eliminate(race, self.car, BY_RELIABILITY)
        else:
            race.then(Roll(self.car, "reliability", (self.component,)))


class ReliabilityTest(EventTest):
    name = "reliability"
    words: tuple[str, ...] = ("out", "spin", "mark")
    good = RELY_MARK

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1 to 12 is out, 13 to 17 a spin and a marker, 18 or more a marker; each crew point adds 5.

        FD-RELY-02 to FD-RELY-05, FD-BOX-04
        """
        result = face + CREW_HELP * race.has(car, CREW)
        return RELY_OUT if result <= 12 else RELY_SPIN if result <= 17 else RELY_MARK

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The marker names its component, and stays even if the spin is cancelled (FD-RELY-12, FD-RELY-13)."""
        if verdict == RELY_OUT:
            eliminate(race, car, BY_RELIABILITY)
            return
        race.own().damaged[car] = args[0]
        if race.listening:
            race.tell(CarDamaged(race.car(car), COMPONENTS[args[0]]))
        if verdict == RELY_SPIN:
            race.then(Spin(car))


register(ReliabilityTest())

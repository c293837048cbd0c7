"""Points that are lost, and what follows: markers, spins, reliability tests, elimination, injuries."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task
from paddock.games.formula_de.events import (
    CarDamaged,
    CarSpun,
    DriverHurt,
    MarkerPlaced,
    PointLost,
    Retired,
    SpinCancelled,
)
from paddock.games.formula_de.options import CANCEL, SPIN, Word
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_ask import CarChoice
from paddock.games.formula_de.rules_dice import EventTest, Roll, can_spend, know, spend
from paddock.games.formula_de.rules_end import CheckEnd
from paddock.games.formula_de.tables import (
    BODYWORK,
    COMPONENTS,
    CREW,
    DEAD,
    DEBRIS,
    ENGINE,
    INJURIES,
    MOTIVATED,
    OIL,
    OUT,
    RECOVERED,
    REWARDS,
    SPUN,
    SUSPENSION,
    TRAUMA,
    TYRES,
    WRECKED,
)

BY_OVERSHOOTING: Final = 1
BY_BRAKING: Final = 2
BY_RELIABILITY: Final = 3
CAUSES: Final = ("", "overshooting", "braking", "reliability")
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
    if race.listening:
        race.tell(MarkerPlaced(race.track.names[cell], marker))


# Losses


def lose(race: Race, car: int, component: int, cell: int = -1) -> None:
    """A point is lost by an event: engine leaves oil, bodywork debris; last points have their consequences.

    FD-SUSP-08
    """
    if race.status[car] > SPUN:  # FD-OUT-15
        return
    where = race.cell[car] if cell < 0 else cell
    had = race.has(car, component)
    race.take(car, component)
    if race.listening and had:
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


class Spin(Task):
    """A car spins where it stands, unless its driver pays to keep it straight (FD-SPIN-06, FD-SPIN-08, FD-SPIN-10)."""

    car: int

    def run(self, race: Race) -> None:
        if race.status[self.car] >= SPUN:
            return
        if can_spend(race, self.car):
            race.then(SpinWindow(self.car))
        else:
            spin(race, self.car)


class SpinWindow(CarChoice):
    """A driver point cancels a spin, whatever caused it.

    FD-SPIN-06, FD-SPIN-07, FD-SPIN-12, FD-DRIVER-10, FD-OIL-07
    """

    rule = "FD-SPIN-06"

    def options(self, race: Race) -> Sequence[Option]:
        return [CANCEL, SPIN]

    def chosen(self, race: Race, option: Option) -> None:
        if option is CANCEL:
            spend(race, self.car)
            if race.listening:
                race.tell(SpinCancelled(race.car(self.car)))
        else:
            spin(race, self.car)


def spin(race: Race, car: int) -> None:
    """The car is turned round on its cell and stays in the way (FD-SPIN-01, FD-SPIN-09)."""
    race.status[car] = SPUN
    if race.listening:
        race.tell(CarSpun(race.car(car)))


# Reliability


class Reliability(Task):
    """A last point of engine, bodywork or suspension puts the car to the test; a damaged car is out.

    FD-RELY-01, FD-RELY-06
    """

    car: int
    component: int

    def run(self, race: Race) -> None:
        if race.status[self.car] > SPUN:
            return
        if race.book.damaged[self.car] >= 0:
            eliminate(race, self.car, BY_RELIABILITY)
        else:
            race.then(Roll(self.car, "reliability", (self.component,)))


class ReliabilityTest(EventTest):
    name = "reliability"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1-12 out, 13-17 spin and marker, 18 and more marker; +5 a crew point.

        FD-RELY-02 to FD-RELY-05, FD-BOX-04
        """
        result = face + CREW_HELP * race.has(car, CREW)
        return RELY_OUT if result <= 12 else RELY_SPIN if result <= 17 else RELY_MARK

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The marker remembers its component, and stays even where the spin is cancelled (FD-RELY-12, FD-RELY-13)."""
        if verdict == RELY_OUT:
            eliminate(race, car, BY_RELIABILITY)
            return
        race.own().damaged[car] = args[0]
        if race.listening:
            race.tell(CarDamaged(race.car(car), COMPONENTS[args[0]]))
        if verdict == RELY_SPIN:
            race.then(Spin(car))


know(ReliabilityTest())


# Elimination


def eliminate(race: Race, car: int, cause: int, corner: int = -1) -> None:
    """Out: off the track at once by overshooting, else at the end of the round.

    FD-OUT-01, FD-OUT-03, FD-OUT-04, FD-OUT-13
    """
    book = race.own()
    book.out_by[car] = cause
    book.out_line[car] = book.line[car]
    race.alarm = True  # FD-YELLOW-01
    race.retired = [*race.retired, car]
    if cause == BY_OVERSHOOTING:
        book.out_rank[car] = race.track.corner_ends[corner]
        if race.track.rank[race.cell[car]] < book.out_rank[car]:  # it had touched the line since
            book.out_line[car] -= 1
        race.put(car, -1)
        race.status[car] = OUT
    else:
        book.out_rank[car] = race.track.rank[race.cell[car]]
        race.status[car] = WRECKED  # FD-OUT-05
    if race.listening:
        race.tell(Retired(race.car(car), CAUSES[cause]))
    if race.rules.injuries and race.gear[car] >= 4:  # FD-INJ-02, FD-INJ-03, FD-INJ-09, FD-OUT-12
        race.then(Roll(car, "injury"), CheckEnd())
    else:
        race.then(CheckEnd())


class InjuryTest(EventTest):
    name = "injury"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1 dead, 2-3 trauma, 4-15 recovered, 16-20 motivated (FD-INJ-04, FD-INJ-05, FD-INJ-07, FD-INJ-08)."""
        return DEAD if face == 1 else TRAUMA if face <= 3 else RECOVERED if face <= 15 else MOTIVATED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """In a single race the result is only recorded; a motivated driver has an advantage in the next.

        FD-INJ-01, FD-INJ-08
        """
        race.own().injury[car] = verdict
        if race.listening:
            race.tell(DriverHurt(race.car(car), INJURIES[verdict]))
        if verdict == MOTIVATED:
            if race.rules.motivated == "choice":
                race.then(ChooseReward(car))
            else:
                race.own().reward[car] = REWARDS.index(race.rules.motivated)


know(InjuryTest())


class ChooseReward(CarChoice):
    """A motivated driver chooses the advantage for the next race (FD-INJ-08)."""

    rule = "FD-INJ-08"

    def options(self, race: Race) -> Sequence[Option]:
        return REWARD_OPTIONS

    def chosen(self, race: Race, option: Word) -> None:
        race.own().reward[self.car] = REWARDS.index(option.word.removeprefix("next-"))


REWARD_OPTIONS: Final = [Word(f"next-{reward}") for reward in REWARDS[1:]]

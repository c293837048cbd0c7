"""The rolls for what a way crossed: walls, debris, nails, oil and kerbs; and for the turbocharger."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import Spin, lose
from paddock.games.formula_de.rules_dice import FAILED, PASSED, EventTest, Throw, register
from paddock.games.formula_de.tables import (
    BODYWORK,
    BOOSTS,
    DEBRIS,
    ENGINE,
    NAILS,
    OIL,
    SUSPENSION,
    TYRES,
    WEAK_SUSPENSION,
)

SLIPPERY: Final = (4, 5)  # road holding fails at this and less, dry or wet
BOOST_BROKE: Final = 0
BOOST_SPENT: Final = 1
BOOST_KEPT: Final = 2


class WallRolls(Task):
    """One roll for each time the walled lane was entered, after collisions.

    FD-WALL-02, FD-WALL-06, FD-WALL-07, FD-WALL-11
    """

    car: int

    def run(self, race: Race) -> None:
        race.then(*[Throw(self.car, "wall", (cell,)) for cell in race.drive.walls])


class WallTest(EventTest):
    name = "wall"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        return FAILED if face == 1 else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """A 1 costs a bodywork point and leaves debris where the wall was touched.

        FD-WALL-03, FD-WALL-04, FD-HAZ-13, FD-COLL-29
        """
        if verdict == FAILED:
            lose(race, car, BODYWORK, args[0])


register(WallTest())


class HazardRolls(Task):
    """Road-holding rolls for debris and for the kerb, then rolls for nails, then for oil.

    FD-HAZ-06 to FD-HAZ-08, FD-HAZ-16, FD-KERB-06, FD-SUSP-02 to FD-SUSP-04, FD-OIL-02, FD-OIL-06
    """

    car: int

    def run(self, race: Race) -> None:
        car, drive = self.car, race.drive
        debris, nails, oil = 1 if drive.kerb else 0, 0, 0
        for _, marks in drive.hazards:
            debris += 1 if marks & DEBRIS else 0
            nails += 1 if marks & NAILS else 0
            oil += 1 if marks & OIL else 0
        rolls: list[Task] = [Throw(car, "road")] * debris
        if nails or oil:
            rolls += [Throw(car, "nails")] * nails + [Throw(car, "oil")] * oil
        race.then(*rolls)


class RoadHolding(EventTest):
    name = "road"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """4 or less fails on a dry track, 5 or less on a wet one (FD-SUSP-05, FD-SUSP-06, FD-SUSP-07)."""
        result = face - (1 if race.book.sabotaged[car] & WEAK_SUSPENSION else 0)
        return FAILED if result <= SLIPPERY[race.wet] else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """A failed roll costs a suspension point (FD-SUSP-01)."""
        if race.book.sabotaged[car] & WEAK_SUSPENSION:
            race.own().sabotaged[car] &= ~WEAK_SUSPENSION
        if verdict == FAILED:
            lose(race, car, SUSPENSION)


register(RoadHolding())


class NailsTest(EventTest):
    name = "nails"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1-10 costs a tyre point (FD-TRICK-13)."""
        return FAILED if face <= 10 else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if verdict == FAILED:
            lose(race, car, TYRES)


register(NailsTest())


class OilTest(EventTest):
    name = "oil"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """A roll below the engaged gear spins the car (FD-OIL-03, FD-OIL-04)."""
        return FAILED if face < race.gear[car] else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if verdict == FAILED:
            race.then(Spin(car))


register(OilTest())


class BoostTest(EventTest):
    name = "boost"
    words: tuple[str, ...] = ("broke", "spent", "kept")
    good = BOOST_KEPT

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1-4 costs boost and engine, 5-19 the boost point, 20 nothing (FD-BOOST-12, FD-BOOST-13, FD-BOOST-14)."""
        return BOOST_BROKE if face <= 4 else BOOST_SPENT if face <= 19 else BOOST_KEPT

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The boost point is spent; a broken turbocharger costs an engine point too, where the move ended.

        FD-ENGINE-01, FD-HAZ-12
        """
        if verdict != BOOST_KEPT:
            race.take(car, BOOSTS)
        if verdict == BOOST_BROKE:
            lose(race, car, ENGINE)


register(BoostTest())

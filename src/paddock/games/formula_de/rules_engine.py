"""The engine check of the whole field."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.events import EngineCheckCalled
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import lose
from paddock.games.formula_de.rules_dice import FAILED, PASSED, EventTest, Throw, register
from paddock.games.formula_de.rules_order import places_of
from paddock.games.formula_de.tables import ENGINE, RACING, SPUN, WEAK_ENGINE

TRIED_GEAR: Final = 4  # engines are tried in this gear and above
FAILS_AT: Final = 4


class EngineCheck(Task):
    """Every car in 4th gear or higher rolls, the last one first.

    FD-ENGINE-04, FD-ENGINE-05, FD-ENGINE-08, FD-ENGINE-15, FD-ENGINE-19
    """

    car: int

    def run(self, race: Race) -> None:
        tried = tried_cars(race)
        if race.commenting:
            race.tell(EngineCheckCalled(race.car(self.car), race.named(tried)))
        race.then(*[Throw(car, "engine") for car in tried])


def tried_cars(race: Race) -> list[int]:
    """The cars that roll, from the last on the track to the first (FD-ENGINE-08)."""
    places = places_of(race, [car for car in range(race.cars) if is_tried(race, car)])
    return [-place[5] for place in sorted(places)]


def is_tried(race: Race, car: int) -> bool:
    """Whether a car rolls: racing or spun, on the track, in 4th gear or higher.

    FD-ENGINE-06, FD-ENGINE-07, FD-ENGINE-18, FD-SPIN-11, FD-PIT-11
    """
    return race.status[car] in (RACING, SPUN) and race.gear[car] >= TRIED_GEAR and 0 <= race.cell[car] < race.track.size


class EngineTest(EventTest):
    name = "engine"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """4 or less fails; rain cools the engine, ERS strains it (FD-ENGINE-09 to FD-ENGINE-12, FD-ERS-02)."""
        result = face + race.wet - race.ers[car] - (1 if race.book.sabotaged[car] & WEAK_ENGINE else 0)
        return FAILED if result <= FAILS_AT else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """A failed check costs an engine point and leaves oil under the car.

        FD-ENGINE-01, FD-ENGINE-13, FD-ENGINE-16
        """
        if race.book.sabotaged[car] & WEAK_ENGINE:
            race.own().sabotaged[car] &= ~WEAK_ENGINE
        if verdict == FAILED:
            lose(race, car, ENGINE)


register(EngineTest())

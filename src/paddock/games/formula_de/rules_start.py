"""The standing start, and every restart after a spin or a stall."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.events import CleanStart, Launched, NotMoved
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, register
from paddock.games.formula_de.rules_extra_dice import RollExtras, declarations, harpoons
from paddock.games.formula_de.rules_gear_die import FixDie, RollGear
from paddock.games.formula_de.rules_gears import DeclarePit, can_declare
from paddock.games.formula_de.tables import STALLED

STALL: Final = 0
WHEELSPIN: Final = 1
NORMAL: Final = 2
GOOD: Final = 3
CANNON: Final = 4
LAUNCHES: Final = ("stall", "wheelspin", "normal", "good", "cannon")
LAUNCH_CELLS: Final = (0, -1, 0, 1, 0)  # added to the gear die


class StandingStart(Task):
    """The car takes 1st gear, its driver declares pit entry and extra dice, and the start table is rolled on.

    FD-PIT-05, FD-START-04, FD-START-11, FD-START-16, FD-ERS-11, FD-ERS-16, FD-PTP-10, FD-GEAR-16
    """

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        race.gear[car] = 1
        pit: list[Task] = [DeclarePit(car)] if can_declare(race, car) else []
        race.then(*pit, *declarations(race, car), *harpoons(race, car), Roll(car, "start"))


class StartTest(EventTest):
    name = "start"
    words: tuple[str, ...] = ()

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1 stalls, 2-3 is wheelspin, 4-17 normal, 18-19 good, 20 a cannon start.

        FD-START-05, FD-START-06, FD-START-08, FD-START-09, FD-START-10
        """
        if face == 1:
            return STALL
        return WHEELSPIN if face <= 3 else NORMAL if face <= 17 else GOOD if face <= 19 else CANNON

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """A stalled car stays; wheelspin and a good start change the die; a cannon start needs none.

        FD-START-05 to FD-START-10, FD-START-12, FD-START-23, FD-ERS-12 to FD-ERS-14, FD-TYRE-34
        """
        drive = race.drive
        if race.commenting:
            named = race.car(car)
            race.tell(CleanStart(named) if verdict == NORMAL else Launched(named, LAUNCHES[verdict]))
        if verdict == STALL:
            race.status[car] = STALLED
            drive.ended = True
            if race.commenting:
                race.tell(NotMoved(race.car(car)))
        elif verdict == CANNON:
            drive.cannon = True
            race.then(RollExtras(car), FixDie(car))
        else:
            drive.launch = LAUNCH_CELLS[verdict]
            race.then(RollExtras(car), RollGear(car))


register(StartTest())

"""Starting: the standing start and every restart after a spin or a stall."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.events import Launched, NotMoved
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, know
from paddock.games.formula_de.rules_gears import FixDie, RollExtras, RollGear, extras
from paddock.games.formula_de.rules_tricks import HarpoonWindow
from paddock.games.formula_de.tables import STALLED

STALL: Final = 0
WHEELSPIN: Final = 1
NORMAL: Final = 2
GOOD: Final = 3
CANNON: Final = 4
LAUNCHES: Final = ("stall", "wheelspin", "normal", "good", "cannon")


class StandingStart(Task):
    """1st gear; dice declared; then the start table.

    FD-START-04, FD-START-11, FD-START-16, FD-ERS-11, FD-ERS-16, FD-PTP-10, FD-GEAR-16
    """

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        race.gear[car] = 1
        tasks = extras(race, car)
        if race.rules.tricks:
            tasks.append(HarpoonWindow(car))
        race.then(*tasks, Roll(car, "start"))


class StartTest(EventTest):
    name = "start"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1, 2-3, 4-17, 18-19, 20 (FD-START-05, FD-START-06, FD-START-08, FD-START-09, FD-START-10)."""
        if face == 1:
            return STALL
        return WHEELSPIN if face <= 3 else NORMAL if face <= 17 else GOOD if face <= 19 else CANNON

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """What the start table brings.

        FD-START-05 to FD-START-10, FD-START-12, FD-START-23, FD-ERS-12 to FD-ERS-14, FD-TYRE-34
        """
        drive = race.drive
        if race.listening:
            race.tell(Launched(race.car(car), LAUNCHES[verdict]))
        if verdict == STALL:
            race.status[car] = STALLED
            drive.ended = True
            if race.listening:
                race.tell(NotMoved(race.car(car)))
        elif verdict == CANNON:
            drive.cannon = True
            race.then(RollExtras(car), FixDie(car))
        else:
            drive.launch = {WHEELSPIN: -1, NORMAL: 0, GOOD: 1}[verdict]
            race.then(RollExtras(car), RollGear(car))


know(StartTest())

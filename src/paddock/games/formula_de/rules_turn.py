"""The sequence of play: rounds, the turn of a car, and what the end of each brings."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.events import RoundStarted, TurnStarted
from paddock.games.formula_de.position import Drive, Race
from paddock.games.formula_de.rules_box import STOPPED, ReachBox
from paddock.games.formula_de.rules_dice import Roll
from paddock.games.formula_de.rules_end import SuddenDeath, wait_for_restart
from paddock.games.formula_de.rules_engine import EngineCheck
from paddock.games.formula_de.rules_gears import ChooseGear, Declare
from paddock.games.formula_de.rules_move import PULL, start_segment
from paddock.games.formula_de.rules_order import next_car, turn_order
from paddock.games.formula_de.rules_start import StandingStart
from paddock.games.formula_de.rules_tests import EndMovement
from paddock.games.formula_de.rules_tricks import OfferTricks
from paddock.games.formula_de.rules_weather import ChangeOfWeather
from paddock.games.formula_de.rules_yellow import JOINING, YellowFlags
from paddock.games.formula_de.tables import BONUS, MEDIUM, OUT, RACING, SOFT, SPUN, STALLED, WRECKED

NO_RESTART: Final = 0
AFTER_STALL: Final = 1
AFTER_SPIN: Final = 2


class Round(Task):
    """FD-ORDER-01, FD-ORDER-04  The turn order is fixed, then every car has its turn."""

    def run(self, race: Race) -> None:
        race.round += 1
        race.order = turn_order(race)
        race.triggers = []
        for car in range(race.cars):
            race.moved[car] = 0
            race.driver_used[car] = 0  # FD-DRIVER-03
        if race.listening:
            race.tell(RoundStarted(race.round))
        sudden = [SuddenDeath()] if race.rules.sudden_death else []
        race.then(*sudden, NextTurn(), EndRound())


class NextTurn(Task):
    """Whoever is next; nobody once all have moved."""

    def run(self, race: Race) -> None:
        car = next_car(race)
        if car >= 0:
            race.then(Turn(car), NextTurn())


class Turn(Task):
    """FD-START-24, FD-MOVE-10  Smoke, tricks, gear, dice, movement, box, tests, engines: one car's turn."""

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        race.moved[car] = 1
        begin_drive(race, car)
        if race.rules.driver_by_turn:
            race.driver_used = [0] * race.cars
        if race.listening:
            race.tell(TurnStarted(car))
        race.then(TakeTheWheel(car), ReachBox(car), EndMovement(car), EngineCheck(car), EndTurn(car))
        if race.rules.tricks:
            race.then(OfferTricks(car))
        if race.smoked[car]:
            race.smoked[car] = 0
            if race.drive.restart == NO_RESTART and not race.drive.from_pit:
                race.then(Roll(car, "smoke"))


def begin_drive(race: Race, car: int) -> None:
    """FD-START-24, FD-SPIN-02, FD-TYRE-20  A fresh memory; a stall or spin is over, but not what it demands."""
    drive = Drive()
    drive.car = car
    drive.start = race.cell[car]
    status = race.status[car]
    drive.restart = AFTER_STALL if status == STALLED else AFTER_SPIN if status == SPUN else NO_RESTART
    drive.from_pit = race.in_pit(car)
    drive.tyre = tyre_bonus(race, car)
    race.status[car] = RACING
    race.drive = drive


def tyre_bonus(race: Race, car: int) -> int:
    """FD-TYRE-11, FD-TYRE-14, FD-TYRE-17, FD-TYRE-20, FD-TYRE-33  Bonus cells, judged at the start of the turn."""
    tyre = race.tyre[car]
    if tyre not in (MEDIUM, SOFT) or race.in_pit(car) or (tyre == SOFT and race.soft_gone[car]):
        return 0
    return BONUS[tyre][race.wet][min(race.tyre_lap[car], 2)]


class TakeTheWheel(Task):
    """FD-START-04, FD-START-11, FD-START-13, FD-START-18, FD-PIT-33, FD-PIT-34  How this turn begins."""

    car: int

    def run(self, race: Race) -> None:
        car, drive = self.car, race.drive
        if not race.is_running(car):
            return
        if race.pit[car] == STOPPED:
            race.then(Roll(car, "exit"))
        elif drive.restart == AFTER_SPIN or (race.fresh[car] == 1 and not race.rules.rolling and not drive.restart):
            race.then(StandingStart(car))
        elif drive.restart == AFTER_STALL:
            race.gear[car] = 1
            race.then(Declare(car))
        else:
            race.then(ChooseGear(car))


class EndTurn(Task):
    """FD-CORNER-02, FD-CORNER-09, FD-CORNER-10, FD-TRICK-21  A turn ended in a corner is a stop; then harpoons pull."""

    car: int

    def run(self, race: Race) -> None:
        car, drive = self.car, race.drive
        race.fresh[car] = 0
        if race.is_running(car):
            race.stops[car] = stops_now(race, car)
            if race.duty[car] == JOINING and not race.in_pit(car):
                wait_for_restart(race, car)
        hooks, cells = drive.hooks, (len(drive.path) + 1) // 2
        race.drive = Drive()
        if cells:
            race.then(*[Pull(other, cells) for other in hooks])


def stops_now(race: Race, car: int) -> int:
    """FD-CORNER-07, FD-CORNER-08, FD-CORNER-15, FD-OVER-06  The stops made in the corner where the turn has ended."""
    drive, corner = race.drive, race.corner_of(car)
    if corner < 0 or corner in drive.over_in:
        return 0
    began = race.track.corner[drive.start] if 0 <= drive.start < race.track.size else -1
    return race.stops[car] + 1 if corner == began else 1


class Pull(Task):
    """FD-TRICK-20, FD-TRICK-21, FD-TRICK-38  A hooked car pulls the owner of the harpoon half as far, by the usual
    rules."""

    car: int
    cells: int

    def run(self, race: Race) -> None:
        car = self.car
        if race.status[car] != RACING or not 0 <= race.cell[car] < race.track.size:
            return
        begin_drive(race, car)
        race.drive.pulled = True
        race.drive.tyre = 0
        race.then(EndMovement(car), EndPull(car))
        start_segment(race, car, PULL, self.cells)


class EndPull(Task):
    """FD-TRICK-21  Being pulled is neither a turn nor a stop; a corner that was left is forgotten."""

    car: int

    def run(self, race: Race) -> None:
        drive = race.drive
        if race.corner_of(self.car) != race.track.corner[drive.start]:
            race.stops[self.car] = 0
        race.drive = Drive()


class EndRound(Task):
    """FD-OUT-04, FD-OUT-08, FD-ORDER-03  Wrecks are cleared, the order is remembered, then weather and flags."""

    def run(self, race: Race) -> None:
        for place, car in enumerate(race.order):
            race.prev[car] = place
        for car in range(race.cars):
            if race.status[car] == WRECKED:
                race.status[car] = OUT
                race.put(car, -1)
        flags = [YellowFlags()] if race.rules.yellow else []
        race.then(ChangeOfWeather(), *flags, Round())

"""The sequence of play: rounds, the turn of a car, and what the end of each brings."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.events import RoundStarted, TurnStarted
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_close import AFTER_SPIN, AFTER_STALL, NO_RESTART, NOT_STARTED, begin_drive
from paddock.games.formula_de.rules_dice import Roll
from paddock.games.formula_de.rules_end import SuddenDeath
from paddock.games.formula_de.rules_gears import CHOOSE_GEAR, declare
from paddock.games.formula_de.rules_order import next_car, turn_order
from paddock.games.formula_de.rules_start import StandingStart
from paddock.games.formula_de.rules_tests import END_MOVEMENT
from paddock.games.formula_de.rules_tricks import OfferTricks
from paddock.games.formula_de.rules_weather import ChangeOfWeather
from paddock.games.formula_de.rules_yellow import YellowFlags
from paddock.games.formula_de.tables import OUT, RACING, SPUN, STOPPED, WRECKED


class Round(Task):
    """The turn order is fixed, then every car has its turn (FD-ORDER-01, FD-ORDER-04)."""

    def run(self, race: Race) -> None:
        start_round(race)


def start_round(race: Race) -> None:
    race.round += 1
    race.order = turn_order(race)
    race.triggers = []
    race.moved = [0] * race.cars
    if race.rules.driver:
        race.own().driver_used = [0] * race.cars  # FD-DRIVER-03
    if race.listening:
        race.tell(RoundStarted(race.round))
    race.stack.append(END_ROUND)
    race.stack.append(NEXT_TURN)
    if race.rules.sudden_death:
        race.then(SuddenDeath())


class NextTurn(Task):
    """Whoever is next; nobody once all have moved."""

    def run(self, race: Race) -> None:
        car = next_car(race)
        if car >= 0:
            race.stack.append(NEXT_TURN)
            start_turn(race, car)


NEXT_TURN: Final = NextTurn()


class Turn(Task):
    """The turn of a car, out of the order."""

    car: int

    def run(self, race: Race) -> None:
        start_turn(race, self.car)


def start_turn(race: Race, car: int) -> None:
    """Smoke, tricks, gear, dice, movement, box, tests, engines: one car's turn (FD-START-24, FD-MOVE-10)."""
    race.moved[car] = 1
    begin_drive(race, car)
    rules = race.rules
    if rules.driver_by_turn:
        race.own().driver_used = [0] * race.cars
    if race.listening:
        race.tell(TurnStarted(race.car(car)))
    race.stack.append(END_MOVEMENT[car])
    if rules.tricks:
        offer_tricks(race, car)
    else:
        take_the_wheel(race, car)


def offer_tricks(race: Race, car: int) -> None:
    """What others have done to a car, and what it may do to them, comes before its turn (FD-TRICK-10)."""
    race.then(OfferTricks(car), TakeTheWheel(car))
    if race.book.smoked[car]:
        race.own().smoked[car] = 0
        if has_gear_to_drop(race, car):
            race.then(Roll(car, "smoke"))


def has_gear_to_drop(race: Race, car: int) -> bool:
    """Smoke does nothing to a car that starts or restarts, or is in the pit lane (FD-TRICK-10)."""
    return race.drive.restart == NO_RESTART and not race.drive.from_pit and not race.book.fresh[car]


class TakeTheWheel(Task):
    """The turn itself, once smoke and tricks are over."""

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        if not race.is_running(car):
            return
        if race.status[car] == SPUN:  # by a trick of its own, before it has moved
            race.status[car], race.drive.restart = RACING, AFTER_SPIN
        take_the_wheel(race, car)


def take_the_wheel(race: Race, car: int) -> None:
    """How this turn begins (FD-START-04, FD-START-11, FD-START-13, FD-START-18, FD-PIT-33, FD-PIT-34, FD-SPIN-02)."""
    book, restart = race.book, race.drive.restart
    if book.pit[car] == STOPPED:
        race.stack.append(Roll(car, "exit"))
    elif restart == AFTER_STALL:  # FD-START-25, FD-GEAR-16
        race.gear[car] = 1
        declare(race, car)
    elif restart or (book.fresh[car] == NOT_STARTED and not race.rules.rolling):
        race.stack.append(StandingStart(car))
    else:
        race.stack.append(CHOOSE_GEAR[car])


class EndRound(Task):
    """Wrecks are cleared, the order is remembered, then weather and flags (FD-OUT-04, FD-ORDER-03, FD-TYRE-35)."""

    def run(self, race: Race) -> None:
        prev = race.own().prev
        for place, car in enumerate(race.order):
            prev[car] = place
        if WRECKED in race.status:
            clear_wrecks(race)
        if race.triggers or race.rules.yellow:
            flags = [YellowFlags()] if race.rules.yellow else []
            race.then(ChangeOfWeather(), *flags, Round())
        else:
            start_round(race)


def clear_wrecks(race: Race) -> None:
    """Wrecks are taken off the track (FD-OUT-04, FD-OUT-08)."""
    for car in range(race.cars):
        if race.status[car] == WRECKED:
            race.status[car] = OUT
            race.put(car, -1)


END_ROUND: Final = EndRound()

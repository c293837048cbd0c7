"""The sequence of play: rounds and turns."""

from typing import Final

from paddock.core import Task, stacked
from paddock.games.formula_de.events import RoundStarted, TurnStarted
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import Roll
from paddock.games.formula_de.rules_drive import begin_drive
from paddock.games.formula_de.rules_end import SuddenDeath
from paddock.games.formula_de.rules_gears import CHOOSE_GEAR, declare
from paddock.games.formula_de.rules_order import next_car, turn_order
from paddock.games.formula_de.rules_start import StandingStart
from paddock.games.formula_de.rules_turn_end import END_MOVEMENT
from paddock.games.formula_de.rules_weather import ChangeOfWeather
from paddock.games.formula_de.rules_yellow import YellowFlags
from paddock.games.formula_de.tables import (
    AFTER_SPIN,
    AFTER_STALL,
    COLOURS,
    NO_RESTART,
    NOBODY,
    NOT_STARTED,
    NOWHERE,
    OUT,
    RACING,
    SPUN,
    STOPPED,
    WRECKED,
)
from paddock.games.formula_de.tricks.own_turn import OfferTricks

# The round


class Round(Task):
    """The turn order is fixed, then every car has its turn (FD-ORDER-01, FD-ORDER-04)."""

    def run(self, race: Race) -> None:
        race.round += 1
        race.order = turn_order(race)
        race.moved = [0] * race.cars
        if race.rules.driver:
            race.own().driver_used = [0] * race.cars  # FD-DRIVER-03
        if race.commenting:
            race.tell(RoundStarted(race.round))
        race.stack += TURNS
        if race.rules.sudden_death:
            race.then(SuddenDeath())


class NextTurn(Task):
    """The next car has its turn, until all have moved."""

    def run(self, race: Race) -> None:
        car = next_car(race)
        if car != NOBODY:
            race.stack += TURN[car]


class EndRound(Task):
    """Wrecks are cleared and the order is noted; then come the weather and yellow flags.

    FD-OUT-04, FD-ORDER-03, FD-TYRE-35
    """

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
            race.stack += ROUND


def clear_wrecks(race: Race) -> None:
    """Wrecks are taken off the track (FD-OUT-04, FD-OUT-08)."""
    for car in range(race.cars):
        if race.status[car] == WRECKED:
            race.status[car] = OUT
            race.put(car, NOWHERE)


# The turn


class Turn(Task):
    """A car's turn: smoke, tricks, gear, dice, movement, box, tests, engines (FD-START-24, FD-MOVE-10)."""

    car: int

    def run(self, race: Race) -> None:
        car, rules = self.car, race.rules
        race.moved[car] = 1
        begin_drive(race, car)
        if rules.driver_by_turn:
            race.own().driver_used = [0] * race.cars
        if race.commenting:
            race.tell(TurnStarted(race.car(car)))
        race.stack += END_MOVEMENT[car]
        if rules.tricks:
            offer_tricks(race, car)
        else:
            set_off(race, car)


def offer_tricks(race: Race, car: int) -> None:
    """Before it moves, a car rolls for the smoke of others and may use tricks of its own (FD-TRICK-10,
    FD-TRICK-12)."""
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
        set_off(race, car)


def set_off(race: Race, car: int) -> None:
    """A car leaves its box, starts again after a stall or a spin, makes a standing start, or engages a gear.

    FD-START-04, FD-START-11, FD-START-13, FD-START-18, FD-PIT-33, FD-PIT-34, FD-SPIN-02
    """
    book, restart = race.book, race.drive.restart
    if book.pit[car] == STOPPED:
        race.then(Roll(car, "exit"))
    elif restart == AFTER_STALL:  # FD-START-25, FD-GEAR-16
        race.gear[car] = 1
        declare(race, car)
    elif restart or (book.fresh[car] == NOT_STARTED and not race.rules.rolling):
        race.then(StandingStart(car))
    else:
        race.stack += CHOOSE_GEAR[car]


# What every round and turn puts on the stack
ROUND: Final = stacked(Round())
TURNS: Final = stacked(NextTurn(), EndRound())
TURN: Final = [stacked(Turn(car), NextTurn()) for car in range(len(COLOURS))]

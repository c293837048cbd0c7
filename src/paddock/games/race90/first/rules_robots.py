"""Robots: points by their kind, due stops, and late brakes that the orange flag orders."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Choice, Option, Task, Text, message, stacked
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_check import limit
from paddock.games.race90.first.rules_late import at_brake, attempt
from paddock.games.race90.first.rules_move import DriveOn, MoveDone, set_off
from paddock.games.race90.first.rules_out import due_chip, put_out
from paddock.games.race90.first.rules_pit import drop_back
from paddock.games.race90.first.rules_spots import EndOnSpot
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.events import MoveStarted
from paddock.games.race90.shared.options import LATE, NO_LATE
from paddock.games.race90.shared.position import MOST_CARS, NOBODY, NOWHERE
from paddock.games.race90.shared.rules_move import stop_cause
from paddock.games.race90.shared.rules_out import remove_chit
from paddock.games.race90.shared.rules_robots import ROBOT_POINTS, tell_order
from paddock.games.race90.shared.rules_table import without
from paddock.games.race90.shared.rules_target import LATE_BRAKE, odds_note


def drive_robot(race: FirstRace, car: int) -> None:
    """A robot makes a due stop, or moves (R1-ROB-01, R1-ROB-24, R1-FUEL-08, R1-FUEL-26, R1-OFF-22, R1-PIT-23)."""
    if car in race.off:
        if car in race.called:
            put_out(race, car, "fuel", due_chip(race, car))
            return
    elif car not in race.just_pit and (car in race.called or car in race.forced):
        why = stop_cause(race, car)
        refuel(race, car)
        drop_back(race, car, race.board.pit_time, why)
        race.just_pit += (car,)
        race.now.suspended = True
        return
    race.stack += AFTER_MOVING[car]
    set_robot_off(race, car)
    DRIVE_ON[car].run(race)


def refuel(race: FirstRace, car: int) -> None:
    """The chip that called the robot in is discarded (R1-FUEL-11, R1-FUEL-12, R1-FUEL-21)."""
    if car in race.called:
        remove_chit(race, due_chip(race, car))
        race.called = without(race.called, car)


def set_robot_off(race: FirstRace, car: int) -> None:
    """A robot's points, with the bonus of its spot.

    R1-ROB-02 to R1-ROB-05, R1-ROB-25, R1-OFF-21, R1-OFF-40, R1-TRAJ-09, R1-WX-11
    """
    now = race.now
    now.mp = ROBOT_POINTS[race.kinds[car]] - race.waste[car]
    if race.spot[car] != NOWHERE and not race.opening:
        now.mp += race.board.spots[race.spot[car]].bonus
    race.points = now.mp
    if race.listening:
        race.tell(MoveStarted(race.driver(car), max(0, now.mp)))
    set_off(race, car)


class OrderLate(Task):
    """The holder of the orange flag is asked before the robot takes a spot.

    R1-FLAG-18, R1-FLAG-26, R1-ROB-13, R1-ROB-14
    """

    car: int

    def run(self, race: FirstRace) -> None:
        if race.orange != NOBODY and race.points > 0 and at_brake(race, self.car):
            race.then(SendLate(self.car))


DRIVE_ON: Final = [DriveOn(car) for car in range(MOST_CARS)]
AFTER_MOVING: Final = [stacked(MoveDone(car), OrderLate(car), EndOnSpot(car)) for car in range(MOST_CARS)]


class SendLate(Choice):
    """Order this robot to brake late, or not (R1-FLAG-18)."""

    rule = "R1-FLAG-18"

    car: int

    def who(self, race: FirstRace) -> int:
        return race.orange

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [NO_LATE, LATE]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is LATE:
            tell_order(race, self.car, "late-brake")
            attempt(race, self.car)

    def prompt(self, race: FirstRace) -> Text:
        return message(ROOM, "prompt-force-late", driver=race.driver(self.car))

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        if option is not LATE:
            return ()
        printed = race.board.late_target[race.section(self.car)]
        return (odds_note(race, limit(race, self.car, LATE_BRAKE, printed)),)

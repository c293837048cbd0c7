"""Robots: no hand, no chart, no choice; only the holder of the orange flag can make them take risks."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Choice, Option, Task, Text, message, stacked
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_check import full_target
from paddock.games.race90.second.rules_end import can_brake_late, try_late
from paddock.games.race90.second.rules_move import DRIVE, start_moving, tell_move
from paddock.games.race90.second.rules_resolve import try_extreme
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.options import LATE, NO_LATE, NO_SPOT, TakeSpot
from paddock.games.race90.shared.position import MOST_CARS, NOBODY, NOWHERE, USED
from paddock.games.race90.shared.rules_robots import ROBOT_POINTS, seat_robot, stop_robot, tell_order
from paddock.games.race90.shared.rules_spots import occupy
from paddock.games.race90.shared.rules_table import behind_flag, free_spots, put
from paddock.games.race90.shared.rules_target import LATE_BRAKE, odds_note


def drive_robot(race: SecondRace, car: int) -> None:
    """A due stop, or the check of an extreme spot, the movement, and the end of the turn (R2-ROB-13 to R2-ROB-16)."""
    if (car in race.called or car in race.forced) and car not in race.just_pit:
        call_in(race, car)
        return
    spot = race.spot[car]
    if spot != NOWHERE and not race.opening:
        race.now.spot = spot
        race.now.use = USED
        if race.board.spots[spot].extreme:
            race.then(MOVE[car])
            try_extreme(race, car)
            return
    MOVE[car].run(race)


def call_in(race: SecondRace, car: int) -> None:
    """A robot goes back, loses its chit, and its turn waits.

    R2-FUEL-12, R2-FUEL-14 to R2-FUEL-16, R2-ROB-15, R2-ROB-53
    """
    stop_robot(race, car)
    race.now.suspended = True


class RobotMove(Task):
    """4, 3 or 2 points, and the bonus of the trajectory (R2-ROB-18, R2-ROB-21 to R2-ROB-26, R2-ROB-58, R2-WX-23)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        now.mp = ROBOT_POINTS[race.kinds[car]] + now.bonus - race.waste[car]
        if now.use == USED:
            now.mp += race.board.spots[now.spot].bonus
        if race.waste[car]:
            race.waste = put(race.waste, car, 0)
        start_moving(race, car)
        race.stack += END[car]
        DRIVE[car].run(race)


class RobotEnd(Task):
    """Only the orange flag makes a robot brake late or take an extreme spot (R2-ROB-45, R2-FLAG-31 to R2-FLAG-34)."""

    car: int

    def run(self, race: SecondRace) -> None:
        tell_move(race, self.car)
        if race.orange != NOBODY and can_brake_late(race, self.car):
            race.then(ForceLate(self.car), SPOT[self.car])
        else:
            SPOT[self.car].run(race)


class ForceLate(Choice):
    """The holder of the orange flag may order a late brake (R2-FLAG-31, R2-FLAG-33)."""

    rule = "R2-FLAG-31"

    car: int

    def who(self, race: SecondRace) -> int:
        return race.orange

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [NO_LATE, LATE]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if option is LATE:
            tell_order(race, self.car, "late-brake")
            try_late(race, self.car)

    def prompt(self, race: SecondRace) -> Text:
        return message(ROOM, "prompt-force-late", driver=race.driver(self.car))

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        if option is not LATE:
            return ()
        printed = race.board.late_modifier[race.section(self.car)]
        return (odds_note(race, full_target(race, self.car, LATE_BRAKE, printed)),)


class RobotSpot(Task):
    """The best free spot of the section in which the movement ended (R2-ROB-47 to R2-ROB-50, R2-F-21, R2-F-24).

    The holder of the orange flag may say otherwise.
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        if not now.moved or (now.failed and not now.left) or car in race.off or car in race.retired:
            return
        if not now.left:
            race.spot[car] = NOWHERE
        section = race.progress[car] % race.board.size
        if race.orange != NOBODY and not behind_flag(race, car) and free_extremes(race, section):
            race.then(ForceSpot(car))
        else:
            seat_robot(race, car)


# What robots do in every turn is made once.
MOVE: Final = [RobotMove(car) for car in range(MOST_CARS)]
END: Final = [stacked(RobotEnd(car)) for car in range(MOST_CARS)]
SPOT: Final = [RobotSpot(car) for car in range(MOST_CARS)]


def free_extremes(race: SecondRace, section: int) -> list[int]:
    return [spot for spot in free_spots(race, section) if race.board.spots[spot].extreme]


class ForceSpot(Choice):
    """The holder of the orange flag may put a robot onto an extreme spot (R2-FLAG-32, R2-ROB-49)."""

    rule = "R2-FLAG-32"

    car: int

    def who(self, race: SecondRace) -> int:
        return race.orange

    def options(self, race: SecondRace) -> Sequence[Option]:
        options: list[Option] = [NO_SPOT]
        for number in free_extremes(race, race.section(self.car)):
            spot = race.board.spots[number]
            options.append(TakeSpot(number, spot.name, spot.bonus, True))
        return options

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is TakeSpot:
            tell_order(race, self.car, "extreme")
            occupy(race, self.car, option.spot)
        else:
            seat_robot(race, self.car)

    def prompt(self, race: SecondRace) -> Text:
        return message(ROOM, "prompt-force-spot", driver=race.driver(self.car))

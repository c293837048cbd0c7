"""Robots: their points, the stops that chits and weather call them to, the spots they take."""

from typing import Final

from paddock.circuits.sections import RAIN, UNCERTAIN
from paddock.games.race90.shared.drivers import TYRE_NAMES
from paddock.games.race90.shared.events import RobotOrdered, RobotsStopped
from paddock.games.race90.shared.position import HARD, NOWHERE, WET, Race
from paddock.games.race90.shared.rules_move import move_back, stop_cause
from paddock.games.race90.shared.rules_spots import occupy
from paddock.games.race90.shared.rules_table import activation_order, behind_flag, put, standing, without

ROBOT_POINTS: Final[tuple[int, ...]] = (0, 4, 3, 2)
"""A robot's movement points, by its kind."""


def called_in(race: Race) -> tuple[int, ...]:
    """For each chit on this turn, the best-placed robot of its kind.

    R2-FUEL-12, R2-FUEL-13, R2-FUEL-22, R1-FUEL-08 to R1-FUEL-10, R1-FUEL-25, R1-ROB-23
    """
    due = [chit.kind for chit in race.chits if chit.turn == race.turn]
    if not due:
        return ()
    found: list[int] = []
    for car in standing(race):
        if race.kinds[car] in due:
            due.remove(race.kinds[car])
            found.append(car)
    return tuple(found)


def robots_want(race: Race) -> int:
    """The tyres that robots want now; in uncertain weather, those they are on (R1-TYRE-16, R1-TYRE-17)."""
    if race.state == UNCERTAIN:
        return race.robot_tyres
    return WET if race.state == RAIN else HARD


def tell_order(race: Race, car: int, risk: str) -> None:
    """The holder of the orange flag sends a robot into a risk."""
    if race.listening:
        race.tell(RobotOrdered(race.orange, race.driver(car), risk))


def stop_all_robots(race: Race) -> None:
    """All robots stop at once for the tyres they want; no chit is due any more (R2-WX-34 to R2-WX-36,
    R1-TYRE-16, R1-TYRE-18, R1-TYRE-22, R1-TYRE-23)."""
    race.robot_tyres = robots_want(race)
    race.chits = race.called = ()
    if race.listening:
        race.tell(RobotsStopped(TYRE_NAMES[race.robot_tyres]))
    for car in activation_order(race):
        if car >= race.seats:
            stop_robot(race, car)


def stop_robot(race: Race, car: int) -> None:
    """A robot goes back by the pit time and the time it lost off the track.

    R2-WX-34, R2-FUEL-15, R2-ROB-15, R1-PIT-23, R1-PIT-28
    """
    length, why = race.board.pit_time + race.waste[car], stop_cause(race, car)
    serve_chit(race, car)
    move_back(race, car, length, why)
    race.waste = put(race.waste, car, 0)
    race.forced = without(race.forced, car)
    if not race.acted[car] and car not in race.just_pit:
        race.just_pit += (car,)
    seat_robot(race, car)


def serve_chit(race: Race, car: int) -> None:
    """A robot that stops uses up the chit that called it in (R2-FUEL-14, R1-FUEL-11)."""
    if car not in race.called:
        return
    race.called = without(race.called, car)
    for chit in race.chits:
        if chit.kind == race.kinds[car] and chit.turn <= race.turn:
            race.chits = tuple(each for each in race.chits if each is not chit)
            return


def best_spot(race: Race, section: int) -> int:
    """The free standard spot with the highest bonus; the outermost of equals (R2-ROB-47, R2-ROB-48, R1-ROB-06,
    R1-ROB-07)."""
    best, bonus = NOWHERE, 0
    for number in race.board.spots_of[section]:  # from the outermost
        spot = race.board.spots[number]
        if not spot.extreme and spot.bonus > bonus and number not in race.spot:
            best, bonus = number, spot.bonus
    return best


def seat_robot(race: Race, car: int) -> None:
    """A robot takes the best free spot, unless a yellow flag is in the way (R2-ROB-47, R2-FLAG-37, R1-ROB-06,
    R1-FLAG-22)."""
    section = race.progress[car] % race.board.size
    if race.board.spots_of[section]:
        spot = best_spot(race, section)
        if spot != NOWHERE and not behind_flag(race, car):
            occupy(race, car, spot)

"""Weather: the pawn on its row, and the robots' tyres."""

from collections.abc import Sequence
from typing import Final

from paddock.circuits.sections import RAIN, STATES, UNCERTAIN
from paddock.core import Option, SeatChoice, Task, Text, message
from paddock.games.race90.cards import ROOM
from paddock.games.race90.drivers import TYRE_NAMES
from paddock.games.race90.events import PitStopMade, RobotsStopped, WeatherMoved
from paddock.games.race90.options import DRIER, STAY, WETTER
from paddock.games.race90.position import HARD, WET, Race
from paddock.games.race90.rules_move import move_back
from paddock.games.race90.rules_pledge import kept
from paddock.games.race90.rules_spots import seat_robot
from paddock.games.race90.rules_table import put, standing, without


class MoveWeather(SeatChoice):
    """R2-WX-04 to R2-WX-07  One slot to either side, or not at all; what it changes holds at once."""

    rule = "R2-WX-04"

    def options(self, race: Race) -> Sequence[Option]:
        options: list[Option] = [STAY]
        if race.weather > 0:
            options.append(DRIER)
        if race.weather < len(race.board.weather) - 1:
            options.append(WETTER)
        return kept(race, self.seat, self, options)

    def chosen(self, race: Race, option: Option) -> None:
        if option is STAY:
            return
        race.weather += 1 if option is WETTER else -1
        if race.listening:
            race.tell(WeatherMoved(race.weather + 1, STATES[race.state]))

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        slot = race.weather + (1 if option is WETTER else -1 if option is DRIER else 0)
        return (message(ROOM, "note-weather", state=STATES[race.board.weather[slot].state]),)


class WeatherStop(Task):
    """R2-WX-30 to R2-WX-36, R2-WX-38, R2-WX-39  After a turn that brought the wrong weather, all robots stop."""

    def run(self, race: Race) -> None:
        state = race.state
        wanted = WET if state == RAIN else HARD
        if state in (UNCERTAIN, race.now.weather) or race.robot_tyres == wanted:
            return
        race.robot_tyres = wanted
        race.chits = race.called = ()  # R2-WX-35
        if race.listening:
            race.tell(RobotsStopped(TYRE_NAMES[wanted]))
        for car in activation_order(race):
            if car >= race.seats:
                stop_robot(race, car)


def stop_robot(race: Race, car: int) -> None:
    """R2-WX-34, R2-FUEL-15, R2-ROB-15  A robot goes back by the pit time, and the time that it wasted off the track."""
    length = race.board.pit_time + race.waste[car]
    serve_chit(race, car)
    move_back(race, car, length)
    race.waste = put(race.waste, car, 0)
    race.forced = without(race.forced, car)
    if not race.acted[car] and car not in race.just_pit:
        race.just_pit += (car,)
    if race.listening:
        race.tell(PitStopMade(race.driver(car), length, race.board.names[race.section(car)]))
    seat_robot(race, car)


def serve_chit(race: Race, car: int) -> None:
    """R2-FUEL-14  The chit that called a robot in is gone once it stops."""
    if car not in race.called:
        return
    race.called = without(race.called, car)
    for chit in race.chits:
        if chit.kind == race.kinds[car] and chit.turn <= race.turn:
            race.chits = tuple(each for each in race.chits if each is not chit)
            return


def activation_order(race: Race) -> list[int]:
    """R2-ACT-08 to R2-ACT-10, R2-ACT-21 to R2-ACT-23  All cars from the Leader backwards round the circuit."""
    size = race.board.size
    lead = race.progress[race.leader]
    front = lane_place(race, race.leader)
    ranked: list[tuple[int, int, int]] = []
    for car in standing(race):
        back = (lead - race.progress[car]) % size
        place = lane_place(race, car)
        if back == 0 and place < front < OFF:
            back = size
        ranked.append((back, place, car))
    ranked.sort()
    return [each[2] for each in ranked]


OFF: Final = 99
"""Beyond every place in a section."""


def lane_place(race: Race, car: int) -> int:
    """A car's place in its section; off the track comes last, first off first."""
    return OFF + race.off.index(car) if car in race.off else race.lanes[race.section(car)].index(car)

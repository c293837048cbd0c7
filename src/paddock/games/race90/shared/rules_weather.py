"""Weather: the pawn on its row, and robots that stop for tyres or fuel."""

from paddock.circuits.sections import RAIN, STATES, UNCERTAIN
from paddock.core import Option, SeatChoice, Text, message
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.drivers import TYRE_NAMES
from paddock.games.race90.shared.events import PitStopMade, RobotsStopped, WeatherMoved
from paddock.games.race90.shared.options import DRIER, STAY, WETTER
from paddock.games.race90.shared.position import HARD, WET, Race
from paddock.games.race90.shared.rules_move import move_back
from paddock.games.race90.shared.rules_spots import seat_robot
from paddock.games.race90.shared.rules_table import activation_order, put, without


class WeatherChoice(SeatChoice):
    """Where the weather pawn goes; each edition says what may be chosen."""

    def chosen(self, race: Race, option: Option) -> None:
        if option is STAY:
            return
        race.weather += 1 if option is WETTER else -1
        if race.listening:
            race.tell(WeatherMoved(race.weather + 1, STATES[race.state]))

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        slot = race.weather + (1 if option is WETTER else -1 if option is DRIER else 0)
        return (message(ROOM, "note-weather", state=STATES[race.board.weather[slot].state]),)


def weather_options(race: Race) -> list[Option]:
    """One slot either way, or none; the row has two ends (R2-WX-04, R2-WX-05, R1-WX-03, R1-WX-12)."""
    options: list[Option] = [STAY]
    if race.weather > 0:
        options.append(DRIER)
    if race.weather < len(race.board.weather) - 1:
        options.append(WETTER)
    return options


def robots_want(race: Race) -> int:
    """The tyres that robots want now; in uncertain weather, those they are on."""
    if race.state == UNCERTAIN:
        return race.robot_tyres
    return WET if race.state == RAIN else HARD


def stop_all_robots(race: Race) -> None:
    """All robots stop at once for the tyres they want; no chit is due any more (R2-WX-34 to R2-WX-36)."""
    race.robot_tyres = robots_want(race)
    race.chits = race.called = ()
    if race.listening:
        race.tell(RobotsStopped(TYRE_NAMES[race.robot_tyres]))
    for car in activation_order(race):
        if car >= race.seats:
            stop_robot(race, car)


def stop_robot(race: Race, car: int) -> None:
    """A robot goes back by the pit time and the time it lost off the track.

    R2-WX-34, R2-FUEL-15, R2-ROB-15
    """
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
    """A robot that stops uses up the chit that called it in (R2-FUEL-14)."""
    if car not in race.called:
        return
    race.called = without(race.called, car)
    for chit in race.chits:
        if chit.kind == race.kinds[car] and chit.turn <= race.turn:
            race.chits = tuple(each for each in race.chits if each is not chit)
            return

"""Weather, first edition: robots change tyres the moment it turns against them."""

from collections.abc import Sequence

from paddock.circuits.sections import RAIN, UNCERTAIN
from paddock.core import Option
from paddock.games.race90.drivers import TYRE_NAMES
from paddock.games.race90.events import RobotsStopped
from paddock.games.race90.options import DRIER, STAY, WETTER
from paddock.games.race90.position import HARD, WET, Race
from paddock.games.race90.position_1 import FirstRace
from paddock.games.race90.rules_pledge_1 import held
from paddock.games.race90.rules_table import put, settle_lead
from paddock.games.race90.rules_weather import MoveWeather, activation_order, stop_robot


class ShiftWeather(MoveWeather):
    """R1-WX-03 to R1-WX-05, R1-WX-12, R1-WX-14  One box either way, or not at all; what it changes holds at once."""

    rule = "R1-WX-03"

    def options(self, race: Race) -> Sequence[Option]:
        assert isinstance(race, FirstRace)
        return held(race, self.seat, self, weather_options(race))

    def chosen(self, race: Race, option: Option) -> None:
        super().chosen(race, option)
        assert isinstance(race, FirstRace)
        change_robot_tyres(race)


def weather_options(race: FirstRace) -> list[Option]:
    """R1-WX-03, R1-WX-12  Either way, or not at all; the ends are walls."""
    options: list[Option] = [STAY]
    if race.weather > 0:
        options.append(DRIER)
    if race.weather < len(race.board.weather) - 1:
        options.append(WETTER)
    return options


def change_robot_tyres(race: FirstRace) -> None:
    """R1-TYRE-16 to R1-TYRE-18, R1-TYRE-22, R1-TYRE-23  On the wrong tyres all robots stop, for fuel too."""
    wanted = WET if race.state == RAIN else HARD
    if race.state == UNCERTAIN or race.robot_tyres == wanted:
        return
    race.robot_tyres = wanted
    race.chits = race.called = ()
    if race.listening:
        race.tell(RobotsStopped(TYRE_NAMES[wanted]))
    for car in activation_order(race):
        if car >= race.seats:
            race.waste = put(race.waste, car, 0)
            stop_robot(race, car)
    settle_lead(race, True)

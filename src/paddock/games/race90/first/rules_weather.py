"""Weather: robots change tyres the moment it turns against them."""

from collections.abc import Sequence

from paddock.core import Option
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_pledge import held
from paddock.games.race90.shared.options import WeatherStep
from paddock.games.race90.shared.position import Race
from paddock.games.race90.shared.rules_robots import robots_want, stop_all_robots
from paddock.games.race90.shared.rules_weather import WeatherChoice, weather_options


class ShiftWeather(WeatherChoice):
    """The pawn moves one box either way, or stays; any change holds at once.

    R1-WX-03 to R1-WX-05, R1-WX-12, R1-WX-14
    """

    rule = "R1-WX-03"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.seat, self, weather_options(race))

    def chosen(self, race: Race, option: WeatherStep) -> None:
        super().chosen(race, option)
        change_robot_tyres(race)


def change_robot_tyres(race: Race) -> None:
    """Robots on the wrong tyres all stop, for fuel too (R1-TYRE-16 to R1-TYRE-18, R1-TYRE-22, R1-TYRE-23)."""
    if robots_want(race) != race.robot_tyres:
        race.waste = (*race.waste[: race.seats], *[0] * (race.cars - race.seats))
        stop_all_robots(race)

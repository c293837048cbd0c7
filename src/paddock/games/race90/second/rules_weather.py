"""Weather: the pawn moves, and all robots may have to change tyres."""

from collections.abc import Sequence

from paddock.core import Option, Task
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_pledge import kept
from paddock.games.race90.shared.rules_robots import robots_want, stop_all_robots
from paddock.games.race90.shared.rules_weather import WeatherChoice, weather_options


class MoveWeather(WeatherChoice):
    """The pawn moves one slot either way, or stays; any change holds at once (R2-WX-04 to R2-WX-07)."""

    rule = "R2-WX-04"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.seat, self, weather_options(race))


class WeatherStop(Task):
    """All robots stop after a turn that brought the wrong weather (R2-WX-30 to R2-WX-36, R2-WX-38, R2-WX-39)."""

    def run(self, race: SecondRace) -> None:
        if race.state != race.now.weather and robots_want(race) != race.robot_tyres:
            stop_all_robots(race)  # R2-WX-35

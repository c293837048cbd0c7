"""The weather: before the race, and at the end of a round in which a die triggered a roll."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.events import WeatherSet
from paddock.games.formula_de.position import DRY, FAIR_SKY, RAIN_SKY, SKIES, VARIABLE_SKY, WETTED, Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, register

FIRST: Final = 0
LATER: Final = 1


class FirstWeather(Task):
    """The driver on pole rolls, unless the organiser has fixed the weather (FD-WX-01)."""

    def run(self, race: Race) -> None:
        mode = race.rules.weather
        if mode == "roll":
            race.then(Roll(race.grid[0], "weather", (FIRST,)))
            return
        race.sky = FAIR_SKY if mode == "fair" else RAIN_SKY if mode == "rain" else VARIABLE_SKY
        race.wet = WETTED if mode in ("rain", "variable-wet") else DRY
        race.settled = race.sky != VARIABLE_SKY
        if race.commenting:
            tell_sky(race)


class WeatherTest(EventTest):
    name = "weather"
    words: tuple[str, ...] = ()
    by_verdict = False

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """The die is read on the circuit's table, before the race and during it (FD-WX-02, FD-WX-12)."""
        return ("V", "F", "R").index(race.rules.weather_faces[face - 1])

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if args[0] == FIRST:
            first_weather(race, verdict, natural)
        else:
            change_weather(race, verdict)
        if race.commenting:
            tell_sky(race)


register(WeatherTest())


def first_weather(race: Race, sky: int, face: int) -> None:
    """Only variable weather can change; the track starts dry or wet, whichever the roll was nearer to.

    FD-WX-03, FD-WX-04, FD-WX-05, FD-WX-06, FD-WX-07
    """
    race.sky = sky
    race.settled = sky != VARIABLE_SKY
    wet = sky == RAIN_SKY or (sky == VARIABLE_SKY and race.rules.starts_wet[face])
    race.wet = WETTED if wet else DRY


def change_weather(race: Race, rolled: int) -> None:
    """Variable leaves the track as it is; fair or rain twice in a row settles it (FD-WX-13 to FD-WX-21)."""
    if rolled == VARIABLE_SKY:
        race.sky = VARIABLE_SKY
        return
    race.settled = race.sky == rolled
    race.sky = rolled
    race.wet = WETTED if rolled == RAIN_SKY else DRY


def tell_sky(race: Race) -> None:
    race.tell(WeatherSet(SKIES[race.sky], bool(race.wet), race.settled))


class ChangeOfWeather(Task):
    """One roll by the first car that triggered it, or one a trigger until the weather is settled (FD-WX-11)."""

    def run(self, race: Race) -> None:
        triggers = race.triggers if race.rules.each_trigger else race.triggers[:1]
        race.triggers = []
        race.then(*[WeatherRoll(car) for car in triggers])


class WeatherRoll(Task):
    """Once the weather is settled, no more rolls are made (FD-WX-07, FD-WX-17, FD-WX-21)."""

    car: int

    def run(self, race: Race) -> None:
        if not race.settled:
            race.then(Roll(self.car, "weather", (LATER,)))

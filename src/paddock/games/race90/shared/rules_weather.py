"""Weather: the pawn on its row, and robots that stop for tyres or fuel."""

from paddock.circuits.sections import STATES
from paddock.core import Option, SeatChoice, Text, message
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.events import WeatherMoved, WeatherTurned
from paddock.games.race90.shared.options import WeatherStep
from paddock.games.race90.shared.position import Race


class WeatherChoice(SeatChoice):
    """Where the weather pawn goes; each edition says what may be chosen (R2-WX-04, R2-WX-05, R1-WX-03, R1-WX-05)."""

    def chosen(self, race: Race, option: WeatherStep) -> None:
        if option.slot == race.weather:
            return
        before = race.state
        race.weather = option.slot
        if race.listening:
            kind = WeatherMoved if race.state == before else WeatherTurned
            race.tell(kind(self.seat, race.weather + 1, STATES[race.state]))

    def notes(self, race: Race, option: WeatherStep) -> tuple[Text, ...]:
        return (message(ROOM, "note-weather", state=STATES[race.board.weather[option.slot].state]),)


def weather_options(race: Race) -> list[Option]:
    """One slot either way, or none; the row has two ends (R2-WX-04, R2-WX-05, R1-WX-03, R1-WX-12)."""
    here = race.weather
    options: list[Option] = [WeatherStep("stay", here)]
    if here > 0:
        options.append(WeatherStep("drier", here - 1))
    if here < len(race.board.weather) - 1:
        options.append(WeatherStep("wetter", here + 1))
    return options

"""The oil flood, laid at the end of a movement."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.options import NONE, Cell
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import lay_marker
from paddock.games.formula_de.tables import OIL, OIL_FLOOD
from paddock.games.formula_de.tricks.holding import can_use, use

FLOOD: Final = 3  # cells in a row


class LayOil(Task):
    """When the movement is over, oil may be laid on three cells in a row of the way (FD-TRICK-06, FD-TRICK-39)."""

    car: int

    def run(self, race: Race) -> None:
        if race.is_running(self.car) and can_use(race, self.car, OIL_FLOOD) and is_long_enough(race):
            race.then(OilFlood(self.car))


def is_long_enough(race: Race) -> bool:
    """Whether the way has three cells of the track in a row; outside the pit lane its length tells.

    FD-TRICK-36, FD-TRICK-39
    """
    drive = race.drive
    if drive.from_pit or drive.into_pit:
        return len(flood_starts(race)) > 0
    return drive.length >= FLOOD


def flood_starts(race: Race) -> list[int]:
    """The places on the way from which three cells of the track follow each other (FD-TRICK-36, FD-TRICK-39)."""
    path, size = race.drive.path, race.track.size
    return [n for n in range(len(path) - FLOOD + 1) if max(path[n : n + FLOOD]) < size]


class OilFlood(CarChoice):
    """The driver names the first of three cells, or keeps the oil, and is not tested on it.

    FD-TRICK-06, FD-TRICK-07
    """

    rule = "FD-TRICK-06"

    def options(self, race: Race) -> Sequence[Option]:
        path, names = race.drive.path, race.track.names
        return [NONE, *[Cell(names[path[n]]) for n in flood_starts(race)]]

    def chosen(self, race: Race, option: Option) -> None:
        if not isinstance(option, Cell):
            return
        use(race, self.car, OIL_FLOOD)
        path = race.drive.path
        first = path.index(race.track.index[option.name])
        for cell in path[first : first + FLOOD]:
            lay_marker(race, cell, OIL)

"""What a driver who looks ahead watches: the turn, the cell, the points of the car."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.options import Go, component_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import Roll
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.tables import COLOURS, COMPONENTS, WIDTH

OWN_AFFAIRS: Final = ("engine", "injury")
"""Tests of a car that nobody else feels in the same turn."""
NO_LIMIT: Final = 99
HARD: Final = 2


def turn(race: Race) -> object:
    """The car whose turn it is; None before the first round."""
    return race.drive.car if race.round else None


def place_of(race: Race, task: Task) -> str:
    """The cell of the car that a question is about."""
    cell = race.cell[task.car] if isinstance(task, CarChoice) else -1
    return race.track.names[cell] if cell >= 0 else ""


def gauges(race: Race, seat: int, task: Task) -> dict[str, int]:
    """The points of the car that a question is about; if a seat has two cars, each gauge names its car."""
    if not isinstance(task, CarChoice):
        return {}
    car = task.car
    mine = f"{COLOURS[car]}-" if race.driver.count(seat) > 1 else ""
    return {f"{mine}{COMPONENTS[part]}": race.has(car, part) for part in range(WIDTH) if race.most(car, part)}


def concerns(race: Race, task: Task, seat: int) -> bool:
    """Engines and injuries of other cars do not matter."""
    return not (isinstance(task, Roll) and task.test in OWN_AFFAIRS and race.driver[task.car] != seat)


def shortlist(task: Task, options: Sequence[Option]) -> Sequence[Option]:
    """Of ways to a cell that are equally hard, the first; braking ends a point after the first way that needs no more.

    Ways are listed by brake points, those without hardship first.
    """
    if not isinstance(task, Segment) or len(options) == 1:
        return options
    found: dict[tuple[str, int], Go] = {}
    most = NO_LIMIT
    for index in range(len(options)):
        option = options[index]
        assert isinstance(option, Go)
        if option.brakes > most:
            break
        hard = hardness(option)
        found.setdefault((option.cell, hard), option)
        if hard < HARD:
            most = min(most, option.brakes + 1)
    return list(found.values())


def hardness(way: Go) -> int:
    """0 for an easy way, 1 if it brings rolls or costs, 2 or 3 if it overshoots or is blocked, 4 if it is the end."""
    words = way.way.split("+")[1:]
    if "out" in words:
        return 4
    hard = [word for word in words if word.startswith(("over", "block"))]
    return (HARD if hard else 0) + (1 if len(words) > len(hard) else 0)


def gauge_text(gauge: str) -> Text:
    """The name of a component, and of the car if the gauge names it."""
    return component_text(COMPONENTS.index(gauge.rpartition("-")[2]))

"""What a driver who looks ahead watches: the turn, the cell, the points of the car."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from paddock.core import Option, Task, Text
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.options import Go, component_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import Roll
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.tables import BODYWORK, COLOURS, COMPONENTS, WIDTH

COLLISION: Final = "collision"
OWN_AFFAIRS: Final = ("engine", "injury")
"""Tests of a car that nobody else feels in the same turn."""
NO_LIMIT: Final = 99
EASY: Final = 0
HARD: Final = 1
ENDS: Final = 2
MOST_WEIGHED: Final = 10
"""Ways of a segment that are compared, the easier ones first."""


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
    """Engines and injuries of other cars do not matter; nor does a collision that costs them a point of several."""
    if not isinstance(task, Roll) or race.driver[task.car] == seat:
        return True
    if task.test == COLLISION:
        return race.rules.tricks or race.has(task.car, BODYWORK) <= 1  # blades are tested by every hit
    return task.test not in OWN_AFFAIRS


def shortlist(task: Task, options: Sequence[Option]) -> Sequence[Option]:
    """Of ways to a cell that are equally hard, the first; braking ends a point after the first way that needs no more.

    Ways are listed by brake points, those without hardship first. Of many, the easiest are weighed.
    """
    if not isinstance(task, Segment) or len(options) == 1:
        return options
    found: dict[tuple[tuple[int, int, int], str], Go] = {}
    most = NO_LIMIT
    for index in range(len(options)):
        option = options[index]
        if not isinstance(option, Go) or option.brakes > most:  # enriching comes last, and is asked again later
            break
        hard = hardness(option.way)
        found.setdefault((hard, option.cell), option)
        if hard[0] == EASY:
            most = min(most, option.brakes + 1)
    easiest = sorted(found, key=lambda key: key[0])[:MOST_WEIGHED]
    return [found[key] for key in easiest]


@cache
def hardness(way: str) -> tuple[int, int, int]:
    """How hard a way is, by its words: whether it stays in bounds, by how many cells not, and what else it brings."""
    words = way.split("+")[1:]
    hard = [word for word in words if word.startswith(("over", "block"))]
    cells = sum(int(word.lstrip("overblck")) for word in hard)
    return ENDS if "out" in words else HARD if hard else EASY, cells, len(words) - len(hard)


def gauge_text(gauge: str) -> Text:
    """The name of a component, and of the car if the gauge names it."""
    return component_text(COMPONENTS.index(gauge.rpartition("-")[2]))

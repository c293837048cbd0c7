"""The cubes, and the cards that give them their effects; read once and shared by every race."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from paddock.core import Text, message
from paddock.core.plain import Plain

ROOM: Final = "paddock.games.automobiles"

# The colours of the cubes. The first four are gears, and the colours of spaces.
WHITE: Final = 0
LIGHT: Final = 1
DARK: Final = 2
BLACK: Final = 3
WEAR: Final = 4
YELLOW: Final = 5
PURPLE: Final = 6
RED: Final = 7
GREEN: Final = 8
BLUE: Final = 9

NOBODY: Final = -1
NO_CARD: Final = -1
NO_COLOUR: Final = -1


class Cube(Plain):
    """A colour of cubes; also an outcome of a draw."""

    index: int
    name: str
    letter: str
    count: int
    start: int

    @property
    def code(self) -> str:
        return self.name

    def text(self) -> Text:
        return message(ROOM, "cube-name", cube=self.name)


class Card(Plain):
    """The cost, the value and the effect of the cubes of a colour."""

    index: int
    id: str
    cube: int
    cost: int
    value: int

    @property
    def code(self) -> str:
        return self.id

    def text(self) -> Text:
        return message(ROOM, "card-name", card=self.id)


class Pile(Plain):
    """Some cubes, for people to read."""

    counts: tuple[int, ...]

    def text(self) -> Text:
        cubes = tuple(
            message(ROOM, "some-cubes", count=count, cube=CUBES[colour].name)
            for colour, count in enumerate(self.counts)
            if count
        )
        return message(ROOM, "pile", cubes=cubes) if cubes else message(ROOM, "no-cubes")


class CarColour(Plain):
    """A car, known by its colour."""

    index: int
    name: str

    def text(self) -> Text:
        return message(ROOM, "car-name", car=self.name)


def _cubes(data: dict[str, Any]) -> list[Cube]:
    named = enumerate(data["cubes"].items())
    return [Cube(index, name, cube["letter"], cube["count"], cube["start"]) for index, (name, cube) in named]


def _cards(data: dict[str, Any]) -> list[Card]:
    named = enumerate(data["cards"].items())
    return [Card(index, name, COLOUR[card["cube"]], card["cost"], card["value"]) for index, (name, card) in named]


def _with_cube(colour: int) -> list[Card]:
    return [card for card in CARDS if card.cube == colour]


_DATA = tomllib.loads(files(ROOM).joinpath("data", "cubes.toml").read_text(encoding="utf-8"))

CUBES: Final[list[Cube]] = _cubes(_DATA)
COLOURS: Final[int] = len(CUBES)
COLOUR: Final[dict[str, int]] = {cube.name: cube.index for cube in CUBES}
CARDS: Final[list[Card]] = _cards(_DATA)
COSTS: Final[list[int]] = [card.cost for card in CARDS]
VALUES: Final[list[int]] = [card.value for card in CARDS]
CARD: Final[dict[str, Card]] = {card.id: card for card in CARDS}
CARDS_OF: Final[list[list[Card]]] = [_with_cube(colour) for colour in range(COLOURS)]
"""By colour: one card for gears and wear, four for the others."""
CATEGORIES: Final[dict[str, int]] = {name: COLOUR[cube] for name, cube in _DATA["categories"].items()}
"""The five categories with one card in play each, with their colours."""
SETS: Final[dict[str, dict[str, Any]]] = _DATA["sets"]

ACTIVE: Final[int] = _DATA["active"]
FEWEST_LAPS, USUAL_LAPS, MOST_LAPS = (int(laps) for laps in _DATA["laps"])
WEAR_CHART: Final[list[int]] = _DATA["wear"]
CARS: Final = [CarColour(index, name) for index, name in enumerate(("blue", "purple", "green", "red", "yellow"))]

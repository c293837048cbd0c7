"""The cards, read once and shared by every race."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from paddock.core import Text, message
from paddock.core.plain import Plain

ROOM: Final = "paddock.games.crazy_race"
NO_COLOUR: Final = -1

# The boosters, by their names in the data.
NONE: Final = "none"
POLE: Final = "pole"
TURBO: Final = "turbo"
LAST_WORD: Final = "last-word"
DISGUISE: Final = "disguise"
SPEED_FIRST: Final = "speed-first"
SWAP: Final = "swap"


class Card:
    """A race card or a starter. Vehicles and colours are numbers, to be looked up in lists.

    Each card exists once. It is on the path of every decision, so cards are compared by identity.
    """

    def __init__(
        self,
        id: str,  # noqa: A002  as written in positions
        index: int,
        vehicle: int,
        colour: int,
        speed: int,
        full: int,
        left: bool,
        right: bool,
    ) -> None:
        self.id = id
        self.index = index
        self.vehicle = vehicle
        self.colour = colour
        self.speed = speed
        self.full = full
        self.left = left
        self.right = right

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (card_named, (self.id,))

    @property
    def code(self) -> str:
        return self.id

    @property
    def is_starter(self) -> bool:
        return self.colour == NO_COLOUR

    def text(self) -> Text:
        if self.is_starter:
            letter = self.id[-1].upper()  # some vehicles have two of them
            return message(ROOM, "starter-name", vehicle=VEHICLES[self.vehicle], letter=letter)
        return message(ROOM, "card-name", colour=COLOURS[self.colour], vehicle=VEHICLES[self.vehicle])


class Character(Plain):
    """A character: a colour with its booster."""

    index: int
    colour: str
    booster: str

    @property
    def code(self) -> str:
        return self.colour

    def text(self) -> Text:
        return message(ROOM, "character-name", colour=self.colour)


class Vehicle(Plain):
    """A kind of vehicle, for texts."""

    index: int

    def text(self) -> Text:
        return message(ROOM, "vehicle-name", vehicle=VEHICLES[self.index])


def _cards(data: dict[str, Any]) -> list[Card]:
    found: list[Card] = []
    for colour, name in enumerate(COLOURS):
        for vehicle, kind in enumerate(VEHICLES):
            speed, full, edges = data["colours"][name][kind]
            found.append(_card(f"{name}-{kind}", len(found), vehicle, colour, speed, full, edges))
    for name, (kind, full, edges) in data["starters"].items():
        found.append(_card(name, len(found), VEHICLES.index(kind), NO_COLOUR, 0, full, edges))
    return found


def _card(id: str, index: int, vehicle: int, colour: int, speed: int, full: int, edges: str) -> Card:  # noqa: A002
    left, right = edges in ("left", "both"), edges in ("right", "both")
    return Card(id, index, vehicle, colour, speed, full, left, right)


_DATA = tomllib.loads(files(ROOM).joinpath("data", "cards.toml").read_text(encoding="utf-8"))

VEHICLES: Final[list[str]] = _DATA["vehicles"]
COLOURS: Final[list[str]] = list(_DATA["colours"])
PURPLE: Final[int] = COLOURS.index("purple")
TRAIN: Final[int] = VEHICLES.index("train")
CHARACTERS: Final = [Character(index, name, _DATA["colours"][name]["booster"]) for index, name in enumerate(COLOURS)]
CARDS: Final = _cards(_DATA)
CARD: Final = {card.id: card for card in CARDS}
HANDS: Final = [[card for card in CARDS if card.colour == colour] for colour in range(len(COLOURS))]
STARTERS: Final = [card for card in CARDS if card.is_starter]
PAIR_WORTH: Final[list[int]] = [_DATA["pairs"].get(vehicle, 0) for vehicle in VEHICLES]


def card_named(id: str) -> Card:  # noqa: A002
    """The one card with this id."""
    return CARD[id]


def booster_of(card: Card) -> str:
    """The booster on the back of a card, that of its colour (CR-BOOST-30)."""
    return NONE if card.is_starter else CHARACTERS[card.colour].booster

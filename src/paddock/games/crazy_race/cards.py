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
        booster: str,
        deck: str,
    ) -> None:
        self.id = id
        self.index = index
        self.vehicle = vehicle
        self.colour = colour
        self.speed = speed
        self.full = full
        self.left = left
        self.right = right
        self.booster = booster
        """That on its back; starters have none."""
        self.deck = deck
        """The deck of a user's own that it belongs to; empty for the printed one."""

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return (card_named, (self.id, self.deck))

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


def made_cards(data: dict[str, Any], deck: str = "") -> list[Card]:
    """The cards of a deck: of every colour one for each vehicle, then the starters (CR-BOOST-30)."""
    found: list[Card] = []
    for colour, name in enumerate(COLOURS):
        for vehicle, kind in enumerate(VEHICLES):
            figures, booster = data["colours"][name][kind], data["colours"][name]["booster"]
            found.append(card_from(f"{name}-{kind}", len(found), vehicle, colour, figures, booster, deck))
    for name, (kind, full, edges) in data["starters"].items():
        found.append(card_from(name, len(found), VEHICLES.index(kind), NO_COLOUR, [0, full, edges], NONE, deck))
    return found


def card_from(
    id: str,  # noqa: A002
    index: int,
    vehicle: int,
    colour: int,
    figures: list[Any],
    booster: str,
    deck: str,
) -> Card:
    """A card from its speed, full stages and edges."""
    speed, full, edges = figures
    left, right = edges in ("left", "both"), edges in ("right", "both")
    return Card(id, index, vehicle, colour, speed, full, left, right, booster, deck)


DATA: Final = tomllib.loads(files(ROOM).joinpath("data", "cards.toml").read_text(encoding="utf-8"))

VEHICLES: Final[list[str]] = DATA["vehicles"]
COLOURS: Final[list[str]] = list(DATA["colours"])
PURPLE: Final[int] = COLOURS.index("purple")
TRAIN: Final[int] = VEHICLES.index("train")
CHARACTERS: Final = [Character(index, name, DATA["colours"][name]["booster"]) for index, name in enumerate(COLOURS)]
CARDS: Final = made_cards(DATA)
CARD: Final = {card.id: card for card in CARDS}
HANDS: Final = [[card for card in CARDS if card.colour == colour] for colour in range(len(COLOURS))]
STARTERS: Final = [card for card in CARDS if card.is_starter]
PAIR_WORTH: Final[list[int]] = [DATA["pairs"].get(vehicle, 0) for vehicle in VEHICLES]


def card_named(id: str, deck: str = "") -> Card:  # noqa: A002
    """The one card with this id, of the printed deck or of a user's own."""
    if not deck:
        return CARD[id]
    from paddock.games.crazy_race.decks import deck_of  # it is made of cards

    return deck_of(deck).by_id[id]

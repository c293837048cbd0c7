"""The options, with their codes and labels. Those for cards are made once."""

from typing import Final

from paddock.core import Option, Text, Word, message
from paddock.games.crazy_race.cards import (
    CARDS,
    CHARACTERS,
    PAIR_WORTH,
    ROOM,
    VEHICLES,
    Card,
    Character,
    Vehicle,
)


class Drive(Option):
    """Take a character."""

    character: Character

    @property
    def code(self) -> str:
        return f"drive-{self.character.colour}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"character-{self.character.colour}",)


class Play(Option):
    """Play a card from the hand."""

    card: Card

    @property
    def code(self) -> str:
        return f"play-{self.card.id}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.card.id,)


class Take(Option):
    """Take a card from the pool."""

    card: Card

    @property
    def code(self) -> str:
        return f"take-{self.card.id}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.card.id,)


class Lift(Option):
    """Put a vehicle on top of the hierarchy."""

    vehicle: int

    @property
    def code(self) -> str:
        return f"lift-{VEHICLES[self.vehicle]}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"rank-{VEHICLES[self.vehicle]}",)

    def text(self) -> Text:
        return message(ROOM, "option-lift", vehicle=Vehicle(self.vehicle))


class Swap(Option):
    """Give a card of the route for a card of the hand."""

    route: Card
    hand: Card

    @property
    def code(self) -> str:
        return f"swap-{self.route.id}+{self.hand.id}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.route.id, self.hand.id)


class Deck:
    """All cards of a race and the options for them, made once: as printed, or of a user's own."""

    def __init__(self, name: str, cards: list[Card], characters: list[Character], pairs: list[int]) -> None:
        self.name = name
        self.cards = cards
        self.characters = characters
        self.pairs = pairs
        """What a completed pair of halves is worth, by vehicle."""
        self.by_id = {card.id: card for card in cards}
        self.hands = [[card for card in cards if card.colour == each.index] for each in characters]
        self.starters = [card for card in cards if card.is_starter]
        self.drive = [Drive(character) for character in characters]
        self.play = [Play(card) for card in cards]
        self.take = [Take(card) for card in cards]

    def __repr__(self) -> str:
        return self.name or "printed"


PRINTED: Final = Deck("", CARDS, CHARACTERS, PAIR_WORTH)
DRIVE: Final = PRINTED.drive
PLAY: Final = PRINTED.play
TAKE: Final = PRINTED.take
LIFT: Final = [Lift(vehicle) for vehicle in range(len(VEHICLES))]
DECLINE: Final = Word(ROOM, "decline")

"""The options, with their codes and labels. Those for cards are made once."""

from typing import Final

from paddock.core import Option, Text, Word, message
from paddock.games.crazy_race.cards import CARDS, CHARACTERS, ROOM, VEHICLES, Card, Character, Vehicle


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


DRIVE: Final = [Drive(character) for character in CHARACTERS]
PLAY: Final = [Play(card) for card in CARDS]
TAKE: Final = [Take(card) for card in CARDS]
LIFT: Final = [Lift(vehicle) for vehicle in range(len(VEHICLES))]
DECLINE: Final = Word(ROOM, "decline")

"""What happens in a race."""

from paddock.core import DETAIL, HEADLINE, Event, Text, message
from paddock.games.crazy_race.cards import ROOM, Card, Character, Vehicle


class CharacterTaken(Event):
    """A player got a character, and with it five race cards."""

    seat: int
    character: Character


class PoolLaid(Event):
    """The first pool lies on the table."""

    length = DETAIL

    cards: tuple[Card, ...]


class RoundStarted(Event):
    """A round begins."""

    round: int


class CardsRevealed(Event):
    """All sealed cards were turned over at once."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]

    def text(self) -> Text:
        shown = (
            message(ROOM, "reveal", seat=seat, card=card) for seat, card in zip(self.seats, self.cards, strict=True)
        )
        return message(ROOM, "event-cards-revealed", cards=tuple(shown))


class CardPlayed(Event):
    """A player chose last, seeing all other cards."""

    seat: int
    card: Card


class OrderFixed(Event):
    """The order of the picks is fixed."""

    seats: tuple[int, ...]


class CardTaken(Event):
    """A player took a card from the pool."""

    seat: int
    card: Card


class HierarchyChanged(Event):
    """A vehicle moved in the hierarchy."""

    vehicle: Vehicle
    place: int
    """Counted from 1 at the top."""


class BoosterGained(Event):
    """The player of the lowest card has a booster."""

    seat: int
    booster: str


class BoosterDeclined(Event):
    """A player left a booster unused."""

    length = DETAIL

    seat: int


class CardsSwapped(Event):
    """A player exchanged a card of the route for one of the hand."""

    seat: int
    route: Card
    hand: Card


class RaceEnded(Event):
    """The last round is over."""

    length = HEADLINE

    winners: tuple[int, ...]

    def text(self) -> Text:
        return message(ROOM, "event-race-ended", seats=self.winners, shared="yes" if len(self.winners) > 1 else "no")

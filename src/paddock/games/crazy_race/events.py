"""What happens in a race."""

from paddock.core import DETAIL, HEADLINE, Event, Text, message
from paddock.core.texts import Seat
from paddock.games.crazy_race.cards import NONE, ROOM, Card, Character, Vehicle


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
    """The order of the picks is fixed; a booster may have bent it."""

    seats: tuple[int, ...]
    booster: str = NONE
    by_seat: int | None = None
    """Whose booster it was."""
    card: Card | None = None
    top: Vehicle | None = None
    """The vehicle that a disguised card counts as."""


class CardTaken(Event):
    """A player took a card from the pool, and the route counts more stages."""

    seat: int
    card: Card
    stages: int


class RoundLed(Event):
    """A round is over: the stages of every route so far, the most first."""

    length = HEADLINE

    round: int
    seats: tuple[int, ...]
    stages: tuple[int, ...]

    def text(self) -> Text:
        most = self.stages[0]
        counted = list(zip(self.seats, self.stages, strict=True))
        leaders = tuple(Seat(seat) for seat, stages in counted if stages == most)
        others = tuple(message(ROOM, "so-far", seat=seat, stages=each) for seat, each in counted if each < most)
        told = {"leaders": leaders, "others": others or None, "level": len(leaders) > 1}
        return message(ROOM, "event-round-led", round=self.round, stages=most, **told)


class HierarchyChanged(Event):
    """A vehicle moved in the hierarchy: by the card left over, or lifted by a booster."""

    vehicle: Vehicle
    place: int
    """Counted from 1 at the top."""
    card: Card | None = None
    """The card left over."""
    by_seat: int | None = None


class BoosterGained(Event):
    """The player of the lowest card has a booster."""

    seat: int
    booster: str
    card: Card


class BoosterMissed(Event):
    """The lowest card has no booster."""

    seat: int
    card: Card


class NothingToSwap(Event):
    """A player cannot use Swap."""

    seat: int


class BoosterDeclined(Event):
    """A player left a booster unused."""

    length = DETAIL

    seat: int


class CardsSwapped(Event):
    """A player exchanged a card of the route for one of the hand."""

    seat: int
    route: Card
    hand: Card


class RouteCounted(Event):
    """What a route is worth at the end."""

    seat: int
    place: int
    stages: int
    full: int
    pairs: int
    colour: int
    starters: int
    speed: int


class RaceEnded(Event):
    """The last round is over."""

    length = HEADLINE

    winners: tuple[int, ...]
    stages: int
    by_speed: bool
    """Whether only speed decided between equal stages."""

    def text(self) -> Text:
        won = "shared" if len(self.winners) > 1 else "by-speed" if self.by_speed else "by-stages"
        return message(ROOM, "event-race-ended", seats=self.winners, stages=self.stages, won=won)

"""What lies on the table."""

from typing import ClassVar, Final

from paddock.core import Position, Shared
from paddock.games.crazy_race.cards import NONE, VEHICLES, Card
from paddock.games.crazy_race.options import PRINTED, Deck

ROUNDS: Final = 5
NOBODY: Final = -1


class Race(Position):
    """The hierarchy in the middle, the pool beside it, and in front of every seat a character, a hand and a route.

    A race begins with the hierarchy as printed, without routes and without a booster (CR-SETUP-05, CR-SETUP-08).
    """

    def __init__(
        self, seats: int, lowest_by: str, any_halves: bool, like: "Race | None" = None, deck: Deck = PRINTED
    ) -> None:
        super().__init__(like)
        if like is None:
            self.seats: int = seats
            self.lowest_by: str = lowest_by
            self.any_halves: bool = any_halves
            self.deck: Shared[Deck] = deck
            self.round: int = 0
            self.hierarchy: list[int] = list(range(len(VEHICLES)))  # vehicles, top to bottom
            self.characters: list[int] = [NOBODY] * seats
            self.hands: list[list[Card]] = [[] for _ in range(seats)]
            self.routes: list[list[Card]] = [[] for _ in range(seats)]
            self.played: list[Card | None] = [None] * seats
            self.pool: list[Card] = []
            self.starters: Shared[list[Card]] = deck.starters  # not laid out
            self.order: Shared[list[int]] = []  # of the picks of this round, or of the last
            self.booster: str = NONE
            self.booster_seat: int = NOBODY
            return
        # Generated from the fields above by tools/fields.py
        self.seats = like.seats
        self.lowest_by = like.lowest_by
        self.any_halves = like.any_halves
        self.deck = like.deck
        self.round = like.round
        self.hierarchy = like.hierarchy[:]
        self.characters = like.characters[:]
        self.hands = list(map(list.copy, like.hands))
        self.routes = list(map(list.copy, like.routes))
        self.played = like.played[:]
        self.pool = like.pool[:]
        self.starters = like.starters
        self.order = like.order
        self.booster = like.booster
        self.booster_seat = like.booster_seat

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "seats",
        "lowest_by",
        "any_halves",
        "deck",
        "round",
        "hierarchy",
        "characters",
        "hands",
        "routes",
        "played",
        "pool",
        "starters",
        "order",
        "booster",
        "booster_seat",
    )
    __slots__ = FIELDS[len(Position.FIELDS) :]
    # End of generated code

    def copy(self) -> "Race":
        return Race(self.seats, self.lowest_by, self.any_halves, self)

    def card_of(self, seat: int) -> Card:
        """The card that a seat has played this round."""
        card = self.played[seat]
        assert card is not None, f"seat {seat} has not played in round {self.round}"
        return card

    def located(self, card: Card) -> tuple[str, int]:
        """Where a card lies, and whose it is: a hand, a route, played this round, the pool, or out of the game."""
        if card in self.pool:
            return "pool", NOBODY
        for seat in range(self.seats):
            if card in self.hands[seat]:
                return "hand", seat
            if card in self.routes[seat]:
                return "route", seat
            if card is self.played[seat]:
                return "played", seat
        return "out", NOBODY

    def taken_characters(self) -> list[int]:
        """The colours already taken."""
        return [character for character in self.characters if character != NOBODY]

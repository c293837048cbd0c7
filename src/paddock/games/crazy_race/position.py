"""What lies on the table."""

from typing import Final

from paddock.core import Position
from paddock.games.crazy_race.cards import NONE, STARTERS, VEHICLES, Card

ROUNDS: Final = 5
NOBODY: Final = -1


class Race(Position):
    """The hierarchy in the middle, the pool beside it, and before every seat a character, a hand and a route."""

    def __init__(
        self,
        seats: int,
        lowest_by: str,
        any_halves: bool,
        round: int,  # noqa: A002  the players' word
        hierarchy: list[int],
        characters: list[int],
        hands: list[list[Card]],
        routes: list[list[Card]],
        played: list[Card | None],
        pool: list[Card],
        starters: list[Card],
        order: list[int],
        booster: str,
        booster_seat: int,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.lowest_by = lowest_by
        self.any_halves = any_halves
        self.round = round
        self.hierarchy = hierarchy  # vehicles, top to bottom
        self.characters = characters
        self.hands = hands
        self.routes = routes
        self.played = played
        self.pool = pool
        self.starters = starters  # those not laid out; replaced, never changed
        self.order = order  # seats as they pick this round, or picked in the last; replaced, never changed
        self.booster = booster
        self.booster_seat = booster_seat

    def copy(self) -> "Race":
        race = Race(
            self.seats,
            self.lowest_by,
            self.any_halves,
            self.round,
            self.hierarchy[:],
            self.characters[:],
            [hand[:] for hand in self.hands],
            [route[:] for route in self.routes],
            self.played[:],
            self.pool[:],
            self.starters,
            self.order,
            self.booster,
            self.booster_seat,
        )
        race.stack = self.stack[:]
        return race

    def card_of(self, seat: int) -> Card:
        """The card that a seat has played this round."""
        card = self.played[seat]
        assert card is not None, f"seat {seat} has not played in round {self.round}"
        return card

    def taken_characters(self) -> list[int]:
        """The colours that somebody drives already."""
        return [character for character in self.characters if character != NOBODY]


def empty_table(seats: int, lowest_by: str, any_halves: bool) -> Race:
    """CR-SETUP-05, CR-SETUP-08  Before anything is dealt: the hierarchy as it starts, no route, no booster."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    routes: list[list[Card]] = [[] for _ in range(seats)]
    nobody = [NOBODY] * seats
    played: list[Card | None] = [None] * seats
    hierarchy = list(range(len(VEHICLES)))
    pool: list[Card] = []
    order: list[int] = []
    return Race(
        seats, lowest_by, any_halves, 0, hierarchy, nobody, hands, routes, played, pool, STARTERS, order, NONE, NOBODY
    )

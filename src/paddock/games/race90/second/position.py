"""The second edition's table: what it keeps besides what both editions keep."""

from typing import ClassVar, Final

from paddock.circuits.sections import SectionBoard
from paddock.core import Pile
from paddock.games.race90.shared.cards import Card, Deck
from paddock.games.race90.shared.position import Race

SIXTH_CHITS: Final = 3
STEADY_CARD: Final = 3
"""The movement points of a card that STEADY may discard for a point."""


class SecondRace(Race):
    """A race of the second edition."""

    def __init__(
        self,
        seats: int,
        board: SectionBoard,
        deck: Deck,
        turns: int,
        kinds: tuple[int, ...],
        reds: int,
        all_items: bool,
        like: "SecondRace | None" = None,
    ) -> None:
        super().__init__(seats, board, deck, turns, kinds, reds, like)
        if like is None:
            self.all_items: bool = all_items  # all strategies and skills, or those of the simpler game
            self.no_move: Pile[tuple[int, ...]] = ()  # cars with a NO MOVE chit
            # By seat
            self.sixth: tuple[int, ...] = (0,) * seats  # chits of SIXTH SENSE
            self.fresh: tuple[bool, ...] = (False,) * seats  # the chase began this turn
            self.reserve: tuple[tuple[Card, ...], ...] = ((),) * seats  # movement cards set aside for chasers
            self.chasers: tuple[tuple[int, ...], ...] = ((),) * seats  # who may still take one of them
            return
        # Generated from the fields above by tools/fields.py
        self.all_items = like.all_items
        self.no_move = like.no_move
        self.sixth = like.sixth
        self.fresh = like.fresh
        self.reserve = like.reserve
        self.chasers = like.chasers

    FIELDS: ClassVar[tuple[str, ...]] = (*Race.FIELDS, "all_items", "no_move", "sixth", "fresh", "reserve", "chasers")
    PILES: ClassVar[tuple[str, ...]] = (*Race.PILES, "no_move")
    __slots__ = FIELDS[len(Race.FIELDS) :]
    # End of generated code

    def copy(self) -> "SecondRace":
        return SecondRace(
            self.seats, self.board, self.deck, self.turns, self.kinds, self.bag_red, self.all_items, like=self
        )

    def cards_in_play(self) -> list[Card]:
        return [*super().cards_in_play(), *[card for cards in self.reserve for card in cards]]

    def set_aside(self, seat: int) -> tuple[Card, ...]:
        return self.reserve[seat]

    def stands_still(self, car: int) -> bool:
        return car in self.no_move

    def sixth_sense(self, seat: int) -> int:
        return self.sixth[seat]

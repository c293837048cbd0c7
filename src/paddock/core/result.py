"""How a race ends: placings, and what drivers carry into the next race."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core import showing
from paddock.core.errors import PaddockError
from paddock.core.plain import Plain
from paddock.core.texts import Text


class Placing(Plain):
    """Where a seat finished, with what the game counts."""

    seat: int
    place: int
    counts: dict[str, int]
    car: int = 0
    """Which car of a seat that has several, from 1; 0 for the only one."""


class Result(Plain):
    """The placings, best first; those that share a place are next to each other. A seat with two cars has two."""

    placings: tuple[Placing, ...]
    final: bool = True
    """Whether the race is over."""

    def place(self, seat: int) -> int:
        """The place of a seat; of a seat with several cars, the best."""
        return next(placing.place for placing in self.placings if placing.seat == seat)

    @property
    def by_seat(self) -> dict[int, Placing]:
        """Each seat's placing; of a seat with several cars, the best."""
        return {placing.seat: placing for placing in reversed(self.placings)}

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that won, or all that share the win; refused before the end of the race."""
        if not self.final:
            raise PaddockError("the race is not over, so nobody has won; `leaders` says who is in front")
        return self.leaders

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seat in front, or all that are level there."""
        return tuple(dict.fromkeys(placing.seat for placing in self.placings if placing.place == 1))

    def so_far(self) -> Result:
        """The same placings, before the race is over."""
        return Result(self.placings, final=False)

    def __repr__(self) -> str:
        return showing.result_line(self)

    def _repr_html_(self) -> str:
        return showing.result_page(self)


class Aftermath(Plain):
    """What a seat carries from a race into the next ones of a championship."""

    seat: int
    text: Text
    missed: int = 0
    """How many races its driver misses; `EVER` means all."""
    advantage: str = ""
    """A switch with a bit for every seat: the driver's bit is set in the next race."""
    car: int = 0
    """Whose driver is meant, in a seat with several cars, from 1; 0 for the only one."""


EVER = -1


def placed(scores: Sequence[tuple[int, tuple[int, ...], dict[str, int]]]) -> Result:
    """Placings from (seat, key, counts): the higher key is better, equal keys share a place."""
    ranked = sorted(scores, key=lambda score: score[1], reverse=True)
    keys = [key for _, key, _ in ranked]
    return Result(tuple(Placing(seat, keys.index(key) + 1, counts) for seat, key, counts in ranked))

"""The account of a seat's race, in places: start less finish is luck plus driving, to the last digit."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from paddock.core import Plain

SURE: Final = 1.96
"""Standard deviations on either side of no luck: as much luck, good or bad, in 19 of 20 races."""


class Account(Plain):
    """Where a seat's place came from. Gains are positive: a place won is 1."""

    seat: int
    expected: float
    """The place that it could expect at the start."""
    place: float
    """Its place at the end; the middle of the places that it shares."""
    luck: float
    """Places that chance gave it, in its own throws and in those of others."""
    driving: float
    """All the rest: its own choices, and those of the others."""
    given: float
    """Places that its own choices gave away against the best."""
    choices: int
    """How many choices it had between several options."""
    band: float
    """Luck up to this much, good or bad, is to be expected from this number of throws."""
    luck_rank: int
    """Its place among all seats by luck alone..."""
    driving_rank: int
    """...and by driving alone."""

    @property
    def gain(self) -> float:
        """Places gained from the start to the finish; always luck and driving together."""
        return self.expected - self.place

    @property
    def given_each(self) -> float:
        """Places that a choice of its own gave away, on average."""
        return self.given / self.choices if self.choices else 0.0


def account_of(
    seat: int, expected: float, place: float, luck: float, variance: float, costs: Sequence[float]
) -> Account:
    """An account before seats are compared."""
    return Account(
        seat=seat,
        expected=expected,
        place=place,
        luck=luck,
        driving=expected - place - luck,
        given=sum(costs),
        choices=len(costs),
        band=SURE * sqrt(variance),
        luck_rank=0,
        driving_rank=0,
    )


def rank(values: Sequence[float], own: float) -> int:
    """The place of a value among others, the largest first."""
    return 1 + sum(value > own for value in values)

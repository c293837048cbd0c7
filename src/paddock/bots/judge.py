"""How a driver judges a position: by the game's worth, and by the chances that were learned from many races.

Worth knows what a car has and where it stands; the chances know how such races ended. Together they judge better than
either alone.
"""

from typing import Final

from paddock import Match


class Judge:
    """The worth of a position to a driver."""

    __slots__ = ("odds", "weights")

    def __init__(self, weights: list[float] | None = None, odds: float = 0.0) -> None:
        self.weights = weights
        """How much each term of worth matters; None for the usual."""
        self.odds = odds
        """What it is worth to finish ahead of all others rather than behind them, in the game's measure of worth."""

    def worth(self, match: Match, seat: int) -> float:
        """What a race is worth to a seat, as far as the driver can judge."""
        found = match.worth(seat, self.weights)
        if self.odds:
            places = match.game.values(match.race)[1]
            found += self.odds * (len(places) - places[seat]) / (len(places) - 1)
        return found


USUAL: Final = Judge()
"""A driver who goes by worth alone."""

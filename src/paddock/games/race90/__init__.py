"""Race! Formula 90: the second edition."""

from paddock.games.race90.setup import GAME2

__all__ = ["GAME2"]

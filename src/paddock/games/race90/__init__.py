"""Race! Formula 90: two editions, and what they share."""

from paddock.games.race90.first.setup import GAME1
from paddock.games.race90.second.setup import GAME2

__all__ = ["GAME1", "GAME2"]

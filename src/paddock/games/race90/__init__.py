"""Race! Formula 90: both editions."""

from paddock.games.race90.setup import GAME2
from paddock.games.race90.setup_1 import GAME1

__all__ = ["GAME1", "GAME2"]

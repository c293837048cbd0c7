"""Automobiles: a race with bags of coloured cubes."""

from paddock.games.automobiles.setup import GAME

__all__ = ["GAME"]

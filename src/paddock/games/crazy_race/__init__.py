"""The untitled five-round card race."""

from paddock.games.crazy_race.setup import GAME

__all__ = ["GAME"]

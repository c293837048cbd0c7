"""Formula Dé with the rules of the LIUT league."""

from paddock.games.formula_de.setup import GAME

__all__ = ["GAME"]

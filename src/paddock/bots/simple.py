"""The random bot."""

from random import Random

from paddock import Option
from paddock.bots.player import Player, options_of


class RandomBot:
    """Decides at random."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(f"random/{seed}")

    def decide(self, player: Player) -> Option:
        """Any of the options."""
        return self._random.choice(options_of(player))

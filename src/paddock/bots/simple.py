"""The random bot."""

from random import Random

from paddock import Decision, Option
from paddock.bots.player import Player, open_to


class RandomBot:
    """Decides at random."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(f"random/{seed}")
        self.bits = self._random.getrandbits
        """The luck behind its choices."""

    def decide(self, player: Player) -> Option:
        """Any of the options."""
        return self.pick(player.decision)

    def pick(self, decision: Decision) -> Option:
        """Any of the options, by the question alone: it looks at nothing else."""
        return self._random.choice(open_to(decision))

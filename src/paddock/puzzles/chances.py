"""Winning chances of options, by racing on: quick drivers finish imagined races from each of them.

All options meet the same imagined races with the same luck, so their differences are known far better than the
chances themselves. An estimate always comes with how far off it may be.
"""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from paddock import Match
from paddock.bots.greedy import fall_at, quick_guess
from paddock.bots.player import Player
from paddock.bots.search import GOLDEN, collector_held

BLUNDER: Final = 0.10
"""A decision that gives away more winning chance than this becomes a puzzle."""
PASS: Final = 0.04
"""An answer that is worse than the best by no more than this is right."""
SURE: Final = 1.96
"""Standard errors on either side of an estimate: it holds 19 times in 20."""


class Tally:
    """How often a seat wins after each of some options."""

    def __init__(self, player: Player, codes: tuple[str, ...], seed: int | str = 0) -> None:
        self.player = player
        self.codes = codes
        self.wins: dict[str, list[float]] = {code: [] for code in codes}
        """For each imagined race 1 for a win, a share for a shared one, 0 otherwise."""
        self._random = Random(f"chances/{seed}")
        self.worlds = 0

    def race_on(self, worlds: int, deadline: float | None = None) -> None:
        """Finish some more imagined races from every option, as long as there is time for another."""
        with collector_held():
            for _ in range(worlds):
                began = perf_counter()
                world, luck = self._world()
                won = [won_after(world, self.player.seat, code, self.worlds, luck) for code in self.codes]
                for code, share in zip(self.codes, won, strict=True):
                    self.wins[code].append(share)
                self.worlds += 1
                now = perf_counter()
                if deadline is not None and now + (now - began) > deadline:
                    return

    def _world(self) -> tuple[Match, int]:
        luck = self._random.getrandbits(48)
        return self.player.imagine(luck, open_chance=True), luck

    def chance(self, code: str) -> float:
        """The share of the imagined races that the seat won after an option."""
        return sum(self.wins[code]) / max(1, self.worlds)

    @property
    def best(self) -> str:
        """The option that won most often."""
        return max(self.codes, key=self.chance)

    def loss(self, code: str, best: str = "") -> tuple[float, float]:
        """How much less often an option won than the best, and how far off that may be."""
        best = best or self.best
        gaps = [more - less for more, less in zip(self.wins[best], self.wins[code], strict=True)]
        if code == best or not gaps:
            return 0.0, 0.0
        mean = sum(gaps) / len(gaps)
        squares = sum((gap - mean) ** 2 for gap in gaps) + 1.0  # a few equal results do not prove certainty
        return mean, SURE * sqrt(squares) / len(gaps)


def won_after(world: Match, seat: int, code: str, number: int, luck: int) -> float:
    """The seat's share of the win after an option, if quick drivers race on from there."""
    match = world.clone()
    match.choose(seat, code)
    if match.chance is not None:
        fall_at(match, (0.5 + number * GOLDEN) % 1.0)
    match, random = match.rolled(luck), Random(luck)
    while not match.over:
        mover = match.to_move[0]
        match.choose(mover, quick_guess(match, mover, random))
    winners = match.result.winners
    return 1.0 / len(winners) if seat in winners else 0.0

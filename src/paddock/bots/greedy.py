"""The bot that looks one choice ahead."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from paddock import Match, Option
from paddock.bots.judge import USUAL, Judge
from paddock.bots.noise import errors
from paddock.bots.player import Player, options_of

# The number of imagined races in which an open choice is tried, and a secret one, where the answers of others vary.
OPEN: Final = 1
SECRET: Final = 4
# Up to this many outcomes of chance are all weighed by their odds; of more, a few are drawn.
LISTED: Final = 24
DRAWS: Final = 3
# The number of options a cheap guess compares.
GLANCE: Final = 5


class GreedyBot:
    """Takes the option with the best expected worth over the outcomes of the next chance."""

    def __init__(
        self,
        seed: int | str = 0,
        worlds: int = 0,
        slips: float = 0.0,
        noise: float = 0.0,
        weights: list[float] | None = None,
        shares: Mapping[str, float] | None = None,
        odds: float = 0.0,
    ) -> None:
        self._seed = seed
        self._random = Random(f"greedy/{seed}")
        self.worlds = worlds
        self.slips = slips
        self.noise = noise
        """The most by which it misjudges an option, in the game's measure of worth."""
        self.judge = Judge(weights, odds)
        self.shares = shares
        """The share of the noise that some options have, by the first word of their code."""

    def decide(self, player: Player) -> Option:
        """The best option, as far as it can judge; if it slips, one of the sensible ones."""
        options = options_of(player)
        if len(options) == 1:
            return options[0]
        worths = self.judged(player, options)
        if self.slips and self._random.random() < self.slips:
            return self._random.choice(sensible(options, worths))
        return best(options, worths, self._random)

    def judged(self, player: Player, options: tuple[Option, ...]) -> list[float]:
        """The worth of each option, with its errors."""
        worths = self.worths(player, options)
        if not self.noise:
            return worths
        wrong = errors(self.noise, self._seed, player.line, options, self.shares)
        return [worth + error for worth, error in zip(worths, wrong, strict=True)]

    def worths(self, player: Player, options: tuple[Option, ...]) -> list[float]:
        """The worth of each option, on average over the imagined races."""
        seat = player.seat
        first = player.imagine(self._luck(), open_chance=True)
        worlds = self.worlds or (SECRET if len(first.to_move) > 1 else OPEN)
        sums = [0.0] * len(options)
        for number in range(worlds):
            world = player.imagine(self._luck(), open_chance=True) if number else first
            answer_first(world, seat, self._random)
            luck = self._luck()
            world.decision(seat)  # lists the options once for all copies
            for index, option in enumerate(options):
                sums[index] += expected(chosen(world, seat, option), seat, luck, judge=self.judge)
        return [total / worlds for total in sums]

    def _luck(self) -> int:
        return self._random.getrandbits(48)


def answer_first(world: Match, seat: int, random: Random) -> None:
    """In a secret choice, let the other seats answer at random, so that the choice of this seat takes effect."""
    for other in world.to_move:
        if other != seat:
            world.choose(other, random.choice(world.decision(other).options))


def expected(match: Match, seat: int, luck: int, room: int = LISTED, judge: Judge = USUAL) -> float:
    """The expected worth of a position to a seat: exact while `room` lasts to list the outcomes, estimated beyond."""
    if match.to_move or match.over:
        return judge.worth(match, seat)
    fork = match.chance
    assert fork is not None, "a seat is to move, not chance"
    odds = fork.kinds()
    if len(odds) > room:
        draws = DRAWS if room == LISTED else 1
        return sum(judge.worth(match.rolled(luck + draw), seat) for draw in range(draws)) / draws
    found = 0.0
    for outcome, share in odds:
        after = match.clone()
        after.fall(outcome)
        found += share * expected(after, seat, luck, room // len(odds), judge)
    return found


def chosen(match: Match, seat: int, option: Option) -> Match:
    """The race after a seat chose this option."""
    match = match.clone()
    match.choose(seat, option)
    return match


def best(options: Sequence[Option], worths: list[float], random: Random) -> Option:
    """The option worth most; among equals, any."""
    most = max(worths)
    return random.choice([option for option, worth in zip(options, worths, strict=True) if worth == most])


def sensible(options: Sequence[Option], worths: list[float]) -> list[Option]:
    """The better half of the options, at least two."""
    ranked = sorted(zip(worths, range(len(options)), strict=True), reverse=True)
    return [options[index] for _, index in ranked[: max(2, (len(options) + 1) // 2)]]


def fall_at(match: Match, point: float) -> None:
    """Let chance fall as a point from 0 to 1 says: evenly spread points meet each outcome as often as its odds."""
    fork = match.chance
    assert fork is not None, "a seat is to move, not chance"
    kinds = fork.kinds()
    sums = accumulate(share for _, share in kinds)
    outcomes = (outcome for (outcome, _), reached in zip(kinds, sums, strict=True) if point < reached)
    match.fall(next(outcomes, kinds[0][0]))


def quick_worth(match: Match, seat: int, luck: int, weights: list[float] | None = None) -> float:
    """A cheap estimate of the worth of a position to a seat, over a few outcomes of the next chance."""
    if match.to_move or match.over:
        return match.worth(seat, weights)
    found = 0.0
    for draw in range(DRAWS):
        after = match.clone()
        fall_at(after, (draw + 0.5) / DRAWS)
        found += (after if after.to_move or after.over else after.rolled(luck)).worth(seat, weights)
    return found / DRAWS


def quick_guess(
    match: Match,
    seat: int,
    random: Random,
    options: Sequence[Option] = (),
    glance: int = GLANCE,
    weights: list[float] | None = None,
) -> Option:
    """A cheap guess at what a seat might answer: of a few options (`glance`), the one worth most to it at once.

    They are compared without knowing the next dice. A secret choice is guessed at random.
    """
    options = options or match.decision(seat).options
    if len(options) == 1:
        return options[0]
    if len(match.to_move) + len(match.chosen) > 1:
        return random.choice(options)
    if len(options) > glance:
        options = random.sample(options, glance)
    world = match.clone()
    world.dice = None
    luck = random.getrandbits(48)
    worths = [quick_worth(chosen(world, seat, option), seat, luck, weights) for option in options]
    return best(options, worths, random)

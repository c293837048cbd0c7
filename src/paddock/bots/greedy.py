"""The bot that looks one choice ahead."""

from random import Random
from typing import Final

from paddock import Match, Option
from paddock.bots.player import Player

# How many positions a decision may look at before it draws chance instead of listing it.
POSITIONS: Final = 300
# How many of its own answers in a row it follows: a gear, where to go, what to pay.
OWN_TURN: Final = 3
# How many answers of others it waits for until its secret choice shows what it was good for.
PATIENCE: Final = 24
# How many options a cheap guess compares.
GLANCE: Final = 5


class GreedyBot:
    """Takes the option with the best expected worth at the end of its turn, over all that chance may bring."""

    def __init__(self, seed: int | str = 0, worlds: int = 4, slips: float = 0.0, positions: int = POSITIONS) -> None:
        self._random = Random(f"greedy/{seed}")
        self.worlds = worlds
        self.slips = slips
        self.positions = positions

    def decide(self, player: Player) -> Option:
        """The best option; now and then, where it slips, any."""
        options = player.decision.options
        if len(options) == 1:
            return options[0]
        if self.slips and self._random.random() < self.slips:
            return self._random.choice(options)
        worths = self.worths(player, options)
        best = max(worths)
        return self._random.choice([option for option, worth in zip(options, worths, strict=True) if worth == best])

    def worths(self, player: Player, options: tuple[Option, ...]) -> list[float]:
        """What each option is worth, summed over a few imagined races."""
        sums = [0.0] * len(options)
        for _ in range(self.worlds):
            luck = self._random.getrandbits(48)
            world = player.imagine(luck, open_chance=True)
            allowance = max(1, self.positions // (self.worlds * len(options)))
            for index, option in enumerate(options):
                sums[index] += Lookahead(player.seat, allowance, luck).after(world, option)
        return sums


class Lookahead:
    """What follows from one option, up to the end of the turn. Every option meets the same luck."""

    def __init__(self, seat: int, allowance: int, luck: int) -> None:
        self.seat = seat
        self.allowance = allowance
        self.enough = -allowance  # from here on not even a guess is made
        self.random = Random(luck)

    def after(self, world: Match, option: Option) -> float:
        """The expected worth of an option."""
        match = world.clone()
        secret = len(match.to_move) + len(match.chosen) > 1
        match.choose(self.seat, option)
        return self.value(match, OWN_TURN, PATIENCE if secret else 0)

    def value(self, match: Match, own: int, patience: int) -> float:
        """The expected worth of a position, once the turn is played to its end."""
        while not match.over and self.allowance > self.enough:
            if not match.to_move:
                odds = odds_of(match)
                self.allowance -= len(odds)
                if self.allowance >= 0:
                    return sum(share * self.value(fallen(match, code), own, patience) for code, share in odds.items())
                match.fall(self.random.choices(list(odds), list(odds.values()))[0])
            elif self.seat in match.to_move:
                if own == 0:
                    break
                return self.best(match, own - 1)
            elif patience == 0:
                break
            else:
                patience -= 1
                self.allowance -= 1
                other = match.to_move[0]
                match.choose(other, likely(match, other, self.random))
        return match.worth(self.seat)

    def best(self, match: Match, own: int) -> float:
        """The worth of the best own answer; when there is no time left to look at all, of one that looks good."""
        options = match.decision(self.seat).options
        self.allowance -= len(options)
        if self.allowance < 0:
            match.choose(self.seat, likely(match, self.seat, self.random))
            return self.value(match, own, 0)
        return max(self.value(chosen(match, self.seat, option), own, 0) for option in options)


def odds_of(match: Match) -> dict[str, float]:
    """What chance may bring now, by code, with the probability of each."""
    fork = match.chance
    assert fork is not None, "somebody is to move"
    odds: dict[str, float] = {}
    for outcome, share in fork.odds():
        if share:
            odds[outcome.code] = odds.get(outcome.code, 0.0) + share
    return odds


def fallen(match: Match, code: str) -> Match:
    """The race after chance fell so."""
    match = match.clone()
    match.fall(code)
    return match


def chosen(match: Match, seat: int, option: Option) -> Match:
    """The race after a seat chose so."""
    match = match.clone()
    match.choose(seat, option)
    return match


def likely(match: Match, seat: int, random: Random) -> Option:
    """What a seat might answer, cheaply: of a few options the one that is worth most to it at once.

    A secret choice is anybody's guess.
    """
    options = match.decision(seat).options
    if len(options) == 1:
        return options[0]
    if len(match.to_move) + len(match.chosen) > 1:
        return random.choice(options)
    if len(options) > GLANCE:
        options = tuple(random.sample(options, GLANCE))
    worths = [chosen(match, seat, option).worth(seat) for option in options]
    best = max(worths)
    return random.choice([option for option, worth in zip(options, worths, strict=True) if worth == best])

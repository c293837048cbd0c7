"""The bot that searches: information-set Monte Carlo tree search for any number of seats.

Each iteration imagines one race that fits what the seat knows, walks down a tree of decisions that all those races
share, plays on from its edge, and records for every seat how well its choices did. The tree branches by decisions, not
by chance: chance is averaged over, which makes the most of few iterations. The nth try of every own option meets the
same imagined race, so that options differ by merit and not by luck. If several seats choose at once, each learns from
its own choices alone.
"""

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf, log, sqrt
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from paddock import Match, Option, PaddockError
from paddock.bots.greedy import GLANCE, GreedyBot, fall_at, quick_guess
from paddock.bots.judge import USUAL, Judge
from paddock.bots.noise import errors
from paddock.bots.player import Player, options_of

ITERATIONS: Final = 200
# How eagerly a seat tries options it knows little about, relative to how much its choices matter.
CURIOSITY: Final = 1.0
# How many tries the first estimate of an option counts for, at least and at most, and when luck makes as much of a
# difference in one try as the option was expected to.
LEAST_TRUST: Final = 2.0
MOST_TRUST: Final = 60.0
TRUST: Final = 2.0
# The weight of winning against losing a race, relative to the gains and losses before its end.
FINISH: Final = 3.0
# The number of iterations after which it checks whether the choice is clear.
PAUSE: Final = 8
# How many options a place in the tree considers after n visits: WIDTH * n ** WIDENING.
WIDTH: Final = 1.5
WIDENING: Final = 0.5
# An iteration looks ahead to the end of this many own turns, the current one included; then worth counts.
# All iterations stop at the end of a turn, so that they compare like with like.
HORIZON: Final = 2
# The most decisions a seat may make in a turn before the iteration stops.
LONG_TURN: Final = 12
TO_THE_END: Final = 1_000_000
# Steps of the golden ratio cover a range evenly, whatever their number.
GOLDEN: Final = 0.6180339887498949
ROLLOUTS: Final = ("random", "greedy")


class Arm:
    """What is known about one option of one seat at one place in the tree."""

    __slots__ = ("available", "error", "gain", "handicap", "visits")

    def __init__(self, handicap: float = 0.0, error: float = 0.0) -> None:
        self.visits = 0
        self.gain = 0.0
        self.available = 0
        self.handicap = handicap
        """How much less than the best it seemed worth at first."""
        self.error = error
        """By how much it is misjudged, however often it is tried."""


class Asked:
    """What is known about one seat's options at one place in the tree, and how much the choice matters."""

    __slots__ = ("arms", "expected", "gain", "squares", "visits")

    def __init__(self) -> None:
        self.arms: dict[str, Arm] = {}
        self.expected = 0.0
        """How much the choice was expected to matter: the median handicap."""
        self.visits = 0
        self.gain = 0.0
        self.squares = 0.0

    def learn(self, arm: Arm, gain: float) -> None:
        """Add the gain of an iteration that took this option."""
        arm.visits += 1
        arm.gain += gain
        self.visits += 1
        self.gain += gain
        self.squares += gain * gain

    def mean(self) -> float:
        """The average gain of the iterations through here."""
        return self.gain / self.visits if self.visits else 0.0

    def stake(self) -> float:
        """The spread of the gains of the iterations through here."""
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.visits - mean * mean)) if self.visits else 0.0

    def trust(self) -> float:
        """How many tries the first estimate counts for: more if there is more luck in a try."""
        if not self.expected:
            return LEAST_TRUST
        ratio = self.stake() / self.expected
        return min(MOST_TRUST, max(LEAST_TRUST, TRUST * ratio * ratio))


Known = tuple[Option, str, Arm]


class Node:
    """A place in the tree: the decisions of the seats here, and the places they lead to."""

    __slots__ = ("asked", "children", "visits")

    def __init__(self) -> None:
        self.asked: dict[int, Asked] = {}
        self.children: dict[str, Node] = {}
        self.visits = 0


class SearchBot:
    """Thinks ahead for a number of iterations or seconds, whichever ends first."""

    def __init__(
        self,
        seed: int | str = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        rollout: str = "greedy",
        horizon: int = HORIZON,
        glance: int = GLANCE,
        noise: float = 0.0,
        weights: list[float] | None = None,
        shares: Mapping[str, float] | None = None,
        odds: float = 0.0,
    ) -> None:
        if rollout not in ROLLOUTS:
            raise PaddockError(f"a rollout is one of: {' '.join(ROLLOUTS)}; not '{rollout}'")
        self._random = Random(f"search/{seed}")
        self._seed = seed
        self._prior = GreedyBot(seed, weights=weights, odds=odds)
        self.iterations = iterations or (0 if seconds else ITERATIONS)
        self.seconds = seconds
        self.rollout = rollout
        self.horizon = horizon
        self.glance = max(1, glance)
        """How many options it compares at each decision beyond the tree."""
        self.noise = noise
        """The most by which it misjudges an option, in the game's measure of worth."""
        self.shares = shares
        """The share of the noise that some options have, by the first word of their code."""

    def decide(self, player: Player) -> Option:
        """The option that the search tried most."""
        start = perf_counter()
        options = options_of(player)
        if len(options) == 1:
            return options[0]
        tree = Tree(player, self._random, self.rollout, self.horizon, self._prior.judge)
        tree.glance = self.glance
        wrong = [0.0] * len(options)
        if self.noise:
            wrong = errors(self.noise, self._seed, player.line, options, self.shares)
        tree.trust(self._prior.worths(player, options), wrong)
        if self.seconds:
            tree.deadline = start + self.seconds
        with collector_held():
            self._grow(tree, start)
        return tree.best

    def _grow(self, tree: "Tree", start: float) -> None:
        """Grow the tree until the budget is spent; an iteration that might not end in time is not begun."""
        iterations = 0
        longest = 0.0
        before = perf_counter()
        while not self.iterations or iterations < self.iterations:
            if self.seconds and before - start + longest > self.seconds:
                return
            if iterations % PAUSE == PAUSE - 1 and tree.is_clear:
                return
            tree.grow()
            iterations += 1
            now = perf_counter()
            longest = max(0.95 * longest, now - before)
            before = now


class Tree:
    """The decisions ahead, as one seat imagines them."""

    def __init__(self, player: Player, random: Random, rollout: str, horizon: int, judge: Judge = USUAL) -> None:
        self.player = player
        self.judge = judge
        """How the own seat judges; others are taken to judge as usual."""
        self.seat = player.seat
        self.options: Sequence[Option] = player.decision.options
        """The options of the seat now, most promising first."""
        self.random = random
        self.root = Node()
        self.root.asked[self.seat] = Asked()
        self.greedy = rollout == "greedy"
        self.horizon = horizon
        self.glance = GLANCE
        self.deadline = inf
        self.lucks: list[int] = []
        self.firsts: list[float] = []
        self.bases: list[float] = []
        self.scale = 1.0
        self.leaves = 0

    def trust(self, worths: list[float], wrong: Sequence[float] = ()) -> None:
        """Start from an estimate of the own options: the best come first, the others with a handicap.

        `wrong` says by how much each of them is misjudged throughout.
        """
        known = zip(worths, wrong or [0.0] * len(worths), range(len(worths)), strict=True)
        ranked = sorted(known, key=lambda each: (each[0] + each[1], each[2]), reverse=True)
        most = max(worths)
        arms = {self.options[index].code: Arm(most - worth, error) for worth, error, index in ranked}
        self.options = [self.options[index] for _, _, index in ranked]
        asked = self.root.asked[self.seat]
        asked.arms = arms
        asked.expected = median(sorted(arm.handicap for arm in arms.values())[1:])

    @property
    def best(self) -> Option:
        """The most promising own option so far."""
        asked = self.root.asked[self.seat]
        mean, trust = asked.mean(), asked.trust()
        return max(self.options, key=lambda option: merit(asked.arms[option.code], mean, trust))

    @property
    def is_clear(self) -> bool:
        """Whether no other option is likely to catch up with the best."""
        asked = self.root.asked[self.seat]
        mean, stake, trust = asked.mean(), asked.stake(), asked.trust()
        best = asked.arms[self.best.code]
        least = merit(best, mean, trust) - doubt(best, stake, trust)
        others = [arm for arm in asked.arms.values() if arm is not best]
        return all(merit(arm, mean, trust) + doubt(arm, stake, trust) < least for arm in others)

    def grow(self) -> None:
        """One iteration: down the tree, on to the horizon, and back with the gains."""
        node = self.root
        own = self.pick(node, self.seat, self.options)
        number = own[2].visits
        match = self.world(number)
        path: list[tuple[int, Asked, Arm]] = []
        key = self.step(node, match, path, own)
        match = self.fallen(match, number)
        view = Horizon(match, self.seat, self.horizon, len(path) > 1)
        while view.open:
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                if not self.play_out(match, view):
                    return  # an iteration cut short cannot be compared with others
                break
            node = child
            secret = len(match.to_move) > 1
            mover = match.to_move[0]
            key = self.step(node, match, path)
            view.moved(mover, secret)
        gains = self.gains(match)
        for seat, asked, arm in path:
            gain = gains[seat]
            asked.learn(arm, self.compared(number, gain) if arm is own[2] else gain)

    def step(self, node: Node, match: Match, path: list[tuple[int, Asked, Arm]], own: Known | None = None) -> str:
        """The seats to move choose; returns their choices, the key to the next place."""
        key = ""
        for seat in match.to_move:
            known = own if own is not None and seat == self.seat else None
            option, code, arm = known or self.pick(node, seat, match.decision(seat).options, match)
            path.append((seat, node.asked[seat], arm))
            key += f"{seat} {code} "
            match.choose(seat, option)
        node.visits += 1
        return key

    def world(self, number: int) -> Match:
        """The imagined race that each option meets in its nth try."""
        if number == len(self.lucks):
            self.lucks.append(self.random.getrandbits(48))
        return self.player.imagine(self.lucks[number], open_chance=True)

    def fallen(self, match: Match, number: int) -> Match:
        """The race with its own dice. Tries share the outcomes of chance right after the choice evenly."""
        if match.chance is not None:
            fall_at(match, (0.5 + number * GOLDEN) % 1.0)
        return match.rolled(self.lucks[number])

    def compared(self, number: int, gain: float) -> float:
        """How much more an own option gained than the first one tried in the same imagined race."""
        if number == len(self.firsts):
            self.firsts.append(gain)
        return gain - self.firsts[number]

    def pick(self, node: Node, seat: int, options: Sequence[Option], match: Match | None = None) -> Known:
        """The option most worth a try for a seat: among a few likely ones at first, more with every visit."""
        asked = node.asked.get(seat)
        if asked is None:
            asked = node.asked[seat] = Asked()
        arms = asked.arms
        tried: list[Known] = []
        untried: list[Option] = []
        for option in options:
            code = option.code
            arm = arms.get(code)
            if arm is None:
                arm = arms[code] = Arm()
            arm.available += 1
            if arm.visits:
                tried.append((option, code, arm))
            else:
                untried.append(option)
        if untried and len(tried) < WIDTH * (1 + node.visits) ** WIDENING:
            option = untried[0] if match is None else self.guess(match, seat, untried)
            return (option, option.code, arms[option.code])
        mean, eager, trust = asked.mean(), CURIOSITY * asked.stake(), asked.trust()
        return max(tried, key=lambda known: promise(known[2], mean, eager, trust))

    def guess(self, match: Match, seat: int, options: Sequence[Option]) -> Option:
        """What a seat might choose, without a search."""
        if self.greedy:
            weights = self.judge.weights if seat == self.seat else None
            return quick_guess(match, seat, self.random, options, self.glance, weights)
        return self.random.choice(options)

    def play_out(self, match: Match, view: "Horizon") -> bool:
        """Play on, at random or greedily, to the end or the horizon; False if time ran out before."""
        if not self.greedy and not self.horizon:
            match.play_out(self.random.getrandbits(31))
            return True
        while view.open:
            if perf_counter() >= self.deadline:
                return False
            seat, secret = match.to_move[0], len(match.to_move) + len(match.chosen) > 1
            match.choose(seat, self.guess(match, seat, match.decision(seat).options))
            view.moved(seat, secret)
        return True

    def gains(self, match: Match) -> list[float]:
        """For every seat, how much its position has gained in worth; at the end of the race, by its place."""
        if match.over:
            return [FINISH * self.scale * (2.0 * share - 1.0) for share in beaten(match)]
        seats = range(match.setup.seats)
        if not self.bases:
            self.bases = [self.worth(self.player.imagine(), seat) for seat in seats]
        gains = [self.worth(match, seat) - self.bases[seat] for seat in seats]
        self.leaves += 1
        self.scale += (max(map(abs, gains)) - self.scale) / self.leaves
        return gains

    def worth(self, match: Match, seat: int) -> float:
        """What a race is worth to a seat, in its own judgement."""
        return (self.judge if seat == self.seat else USUAL).worth(match, seat)


class Horizon:
    """How far an iteration looks: to the end of the race, or of a number of turns of one seat."""

    __slots__ = ("left", "match", "most", "seat")

    def __init__(self, match: Match, seat: int, turns: int, secret: bool = False) -> None:
        self.match = match
        self.seat = seat
        self.left = turns
        self.most = turns * LONG_TURN * match.setup.seats if turns else TO_THE_END
        self.moved(seat, secret)

    @property
    def open(self) -> bool:
        """Whether the horizon is not reached yet."""
        return self.most > 0 and not self.match.over

    def moved(self, seat: int, secret: bool) -> None:
        """A seat has decided. A turn ends when its seat has to wait for others; secret choices belong to no turn."""
        self.most -= 1
        if seat == self.seat and not secret and seat not in self.match.to_move:
            self.left -= 1
            if self.left == 0:
                self.most = 0


@contextmanager
def collector_held() -> Iterator[None]:
    """Hold off the garbage collector.

    A search makes many objects and no cycles. To scan them all, with everything that a game has cached, would interrupt
    it for a tenth of a second again and again.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


def beaten(match: Match) -> list[float]:
    """For every seat, the share of the others that finished behind it; a shared place counts half."""
    places = {seat: placing.place for seat, placing in match.result.by_seat.items()}
    found = []
    for seat in range(match.setup.seats):
        behind = sum((place > places[seat]) + 0.5 * (place == places[seat]) for place in places.values()) - 0.5
        found.append(behind / (len(places) - 1))
    return found


def merit(arm: Arm, mean: float, trust: float) -> float:
    """The value of an option: the first estimate, and with more tries the measured gain."""
    return (arm.gain + trust * (mean - arm.handicap)) / (arm.visits + trust) + arm.error


def doubt(arm: Arm, stake: float, trust: float) -> float:
    """How far off the merit of an option may be."""
    return stake / sqrt(arm.visits + trust)


def promise(arm: Arm, mean: float, eager: float, trust: float) -> float:
    """The merit of an option, plus a bonus for how little is known about it."""
    return merit(arm, mean, trust) + eager * sqrt(log(arm.available) / arm.visits)

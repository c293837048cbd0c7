"""The bot that searches: information-set Monte Carlo tree search for any number of seats.

Each round of the search imagines one race that fits what the seat knows, walks down a tree of decisions that all those
races share, plays on from its edge, and remembers for every seat how well its choices fared. The tree branches by what
is decided, not by what falls: chance is averaged over, which makes the most of few rounds. The n-th try of every own
option meets the same imagined race, so that options differ by what they are and not by their luck. Where several seats
choose at once, each learns from its own choices alone and none sees another's.
"""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf, log, sqrt
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from paddock import Match, Option, PaddockError
from paddock.bots.greedy import GreedyBot, fall_at, likely
from paddock.bots.player import Player

ITERATIONS: Final = 200
# How eagerly a seat tries what it knows little about, measured by how much its choices matter.
CURIOSITY: Final = 1.0
# How many tries the first opinion about an option counts for, at least and at most; and where luck makes as much of a
# difference in one try as the option was expected to.
LEAST_TRUST: Final = 2.0
MOST_TRUST: Final = 60.0
TRUST: Final = 2.0
# What a race won counts, and a race lost against it, measured by what is gained or lost before the end.
FINISH: Final = 3.0
# After so many rounds it asks itself whether there is anything left to think about.
PAUSE: Final = 8
# How many options a place in the tree considers after n visits: WIDTH * n ** WIDENING.
WIDTH: Final = 1.5
WIDENING: Final = 0.5
# A round looks ahead to the end of so many own turns, this one included; then the worth of what is reached counts.
# All rounds stop at the end of a turn, so that they compare like with like.
HORIZON: Final = 2
# How many decisions of each seat a turn may have; then a round stops wherever it is.
LONG_TURN: Final = 12
TO_THE_END: Final = 1_000_000
# Steps of the golden ratio cover a range evenly, however many there are.
GOLDEN: Final = 0.6180339887498949
ROLLOUTS: Final = ("random", "greedy")


class Arm:
    """What is known about one option of one seat at one place in the tree."""

    __slots__ = ("available", "gain", "handicap", "visits")

    def __init__(self, handicap: float = 0.0) -> None:
        self.visits = 0
        self.gain = 0.0
        self.available = 0
        self.handicap = handicap
        """What it seemed worth at first, less than the best."""


class Asked:
    """What is known about one seat's options at one place in the tree, and how much it matters which it takes."""

    __slots__ = ("arms", "expected", "gain", "squares", "visits")

    def __init__(self) -> None:
        self.arms: dict[str, Arm] = {}
        self.expected = 0.0
        """How much the choice was expected to matter: the handicap that is in the middle of all."""
        self.visits = 0
        self.gain = 0.0
        self.squares = 0.0

    def learn(self, arm: Arm, gain: float) -> None:
        """A round that went this way brought so much."""
        arm.visits += 1
        arm.gain += gain
        self.visits += 1
        self.gain += gain
        self.squares += gain * gain

    def mean(self) -> float:
        """What the rounds that came through here brought on average."""
        return self.gain / self.visits if self.visits else 0.0

    def stake(self) -> float:
        """How far the rounds that came through here lie apart."""
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.visits - mean * mean)) if self.visits else 0.0

    def trust(self) -> float:
        """How many tries the first opinion counts for: the more, the more luck there is in a try."""
        if not self.expected:
            return LEAST_TRUST
        ratio = self.stake() / self.expected
        return min(MOST_TRUST, max(LEAST_TRUST, TRUST * ratio * ratio))


Known = tuple[Option, str, Arm]


class Node:
    """A place in the tree: what every seat may be asked here, and what follows from what they choose."""

    __slots__ = ("asked", "children", "visits")

    def __init__(self) -> None:
        self.asked: dict[int, Asked] = {}
        self.children: dict[str, Node] = {}
        self.visits = 0


class SearchBot:
    """Thinks ahead for a number of rounds, or for a number of seconds, whichever ends first."""

    def __init__(
        self,
        seed: int | str = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        rollout: str = "greedy",
        horizon: int = HORIZON,
    ) -> None:
        if rollout not in ROLLOUTS:
            raise PaddockError(f"a rollout is one of: {' '.join(ROLLOUTS)}; not '{rollout}'")
        self._random = Random(f"search/{seed}")
        self._prior = GreedyBot(seed)
        self.iterations = iterations or (0 if seconds else ITERATIONS)
        self.seconds = seconds
        self.rollout = rollout
        self.horizon = horizon

    def decide(self, player: Player) -> Option:
        """The option that the search looked at most."""
        start = perf_counter()
        options = player.decision.options
        if len(options) == 1:
            return options[0]
        tree = Tree(player, self._random, self.rollout, self.horizon)
        tree.trust(self._prior.worths(player, options))
        if self.seconds:
            tree.deadline = start + self.seconds
        with collector_held():
            self._grow(tree, start)
        return tree.best

    def _grow(self, tree: "Tree", start: float) -> None:
        """Let the tree grow until the budget is spent; a round that might not end in time is not begun."""
        rounds = 0
        longest = 0.0
        before = perf_counter()
        while not self.iterations or rounds < self.iterations:
            if self.seconds and before - start + longest > self.seconds:
                return
            if rounds % PAUSE == PAUSE - 1 and tree.is_clear:
                return
            tree.grow()
            rounds += 1
            now = perf_counter()
            longest = max(0.95 * longest, now - before)
            before = now


class Tree:
    """The decisions ahead, as one seat imagines them."""

    def __init__(self, player: Player, random: Random, rollout: str, horizon: int) -> None:
        self.player = player
        self.seat = player.seat
        self.options: Sequence[Option] = player.decision.options
        """What the seat may choose now, the most promising first."""
        self.random = random
        self.root = Node()
        self.root.asked[self.seat] = Asked()
        self.greedy = rollout == "greedy"
        self.horizon = horizon
        self.deadline = inf
        self.lucks: list[int] = []
        self.firsts: list[float] = []
        self.bases: list[float] = []
        self.scale = 1.0
        self.leaves = 0

    def trust(self, worths: list[float]) -> None:
        """Begin with an opinion about the own options: the best of them come first, the others with a handicap."""
        ranked = sorted(zip(worths, range(len(worths)), strict=True), reverse=True)
        arms = {self.options[index].code: Arm(ranked[0][0] - worth) for worth, index in ranked}
        self.options = [self.options[index] for _, index in ranked]
        asked = self.root.asked[self.seat]
        asked.arms = arms
        asked.expected = median(arm.handicap for arm in list(arms.values())[1:])

    @property
    def best(self) -> Option:
        """The own option that promises most by now."""
        asked = self.root.asked[self.seat]
        mean, trust = asked.mean(), asked.trust()
        return max(self.options, key=lambda option: merit(asked.arms[option.code], mean, trust))

    @property
    def is_clear(self) -> bool:
        """Whether no other option can be expected to catch up with the best."""
        asked = self.root.asked[self.seat]
        mean, stake, trust = asked.mean(), asked.stake(), asked.trust()
        best = asked.arms[self.best.code]
        least = merit(best, mean, trust) - doubt(best, stake, trust)
        others = [arm for arm in asked.arms.values() if arm is not best]
        return all(merit(arm, mean, trust) + doubt(arm, stake, trust) < least for arm in others)

    def grow(self) -> None:
        """One round: down the tree, on to the horizon, and back with what it taught."""
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
                    return  # a round that was cut short compares with no other: it teaches nothing
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
        """Whoever is to move here chooses; what all chose, as a key to the next place."""
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
        """The imagined race that the options meet at their try of this number."""
        if number == len(self.lucks):
            self.lucks.append(self.random.getrandbits(48))
        return self.player.imagine(self.lucks[number], open_chance=True)

    def fallen(self, match: Match, number: int) -> Match:
        """The race with dice of its own. Of what chance may bring right after the choice, the tries get even shares."""
        if match.chance is not None:
            fall_at(match, (0.5 + number * GOLDEN) % 1.0)
        return match.rolled(self.lucks[number])

    def compared(self, number: int, gain: float) -> float:
        """How much more an own option brought than the first that met the same imagined race."""
        if number == len(self.firsts):
            self.firsts.append(gain)
        return gain - self.firsts[number]

    def pick(self, node: Node, seat: int, options: Sequence[Option], match: Match | None = None) -> Known:
        """The option that is most worth a try for a seat: few at first, the likely ones, more with every visit."""
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
            return likely(match, seat, self.random, options)
        return self.random.choice(options)

    def play_out(self, match: Match, view: "Horizon") -> bool:
        """Play on, by chance or greedily, to the end or to the horizon; False where time ran out before."""
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
        """For every seat, what its position is worth more than at first; at the end of the race, its place."""
        if match.over:
            return [FINISH * self.scale * (2.0 * share - 1.0) for share in beaten(match)]
        seats = range(match.setup.seats)
        if not self.bases:
            self.bases = [self.player.imagine().worth(seat) for seat in seats]
        gains = [match.worth(seat) - self.bases[seat] for seat in seats]
        self.leaves += 1
        self.scale += (max(map(abs, gains)) - self.scale) / self.leaves
        return gains


class Horizon:
    """How far a round looks: to the end of the race, or of so many turns of a seat that has just moved."""

    __slots__ = ("left", "match", "most", "seat")

    def __init__(self, match: Match, seat: int, turns: int, secret: bool = False) -> None:
        self.match = match
        self.seat = seat
        self.left = turns
        self.most = turns * LONG_TURN * match.setup.seats if turns else TO_THE_END
        self.moved(seat, secret)

    @property
    def open(self) -> bool:
        """Whether there is more to look at."""
        return self.most > 0 and not self.match.over

    def moved(self, seat: int, secret: bool) -> None:
        """Somebody has decided. A turn ends where its seat has to wait for others; secret choices are nobody's turn."""
        self.most -= 1
        if seat == self.seat and not secret and seat not in self.match.to_move:
            self.left -= 1
            if self.left == 0:
                self.most = 0


@contextmanager
def collector_held() -> Iterator[None]:
    """Hold the garbage collector off. A thought makes many objects and no cycles; to look through all of them, and all
    that a game has worked out and kept, would interrupt it for a tenth of a second, again and again."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


def beaten(match: Match) -> list[float]:
    """For every seat, the share of the others that came in behind it; to be level counts half."""
    places = {placing.seat: placing.place for placing in match.result.placings}
    found = []
    for seat in range(match.setup.seats):
        behind = sum((place > places[seat]) + 0.5 * (place == places[seat]) for place in places.values()) - 0.5
        found.append(behind / (len(places) - 1))
    return found


def merit(arm: Arm, mean: float, trust: float) -> float:
    """What an option brings: as it seemed at first, and more and more as it proved."""
    return (arm.gain + trust * (mean - arm.handicap)) / (arm.visits + trust)


def doubt(arm: Arm, stake: float, trust: float) -> float:
    """How far off the merit of an option may be."""
    return stake / sqrt(arm.visits + trust)


def promise(arm: Arm, mean: float, eager: float, trust: float) -> float:
    """What an option brings, and how little is known about it."""
    return merit(arm, mean, trust) + eager * sqrt(log(arm.available) / arm.visits)

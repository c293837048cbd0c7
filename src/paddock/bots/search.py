"""The bot that searches: information-set Monte Carlo tree search for any number of seats.

Each round of the search imagines one race that fits what the seat knows, walks down a tree of decisions that all those
races share, plays on from its edge, and remembers for every seat how well its choices fared. The tree branches by what
is decided, not by what falls: chance is averaged over, which makes the most of few rounds. Where several seats choose
at once, each learns from its own choices alone and none sees another's.
"""

from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from paddock import Match, Option, PaddockError
from paddock.bots.greedy import GreedyBot, likely
from paddock.bots.player import Player

ITERATIONS: Final = 200
# How eagerly a seat tries what it knows little about.
CURIOSITY: Final = 0.7
# How many options a place in the tree considers after n visits: WIDTH * n ** WIDENING.
WIDTH: Final = 3.0
WIDENING: Final = 0.5
# How many decisions of each seat a round plays on beyond the tree, before the worth of what is reached counts.
HORIZON: Final = 8
TO_THE_END: Final = 1_000_000
ROLLOUTS: Final = ("random", "greedy")


class Arm:
    """What is known about one option of one seat at one place in the tree."""

    __slots__ = ("available", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.available = 0


Known = tuple[Option, str, Arm]


class Node:
    """A place in the tree: the options of every seat that may be asked here, and what follows from what they choose."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, dict[str, Arm]] = {}
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
        tree = Tree(player.seat, self._random, self.rollout, self.horizon)
        tree.trust(options, self._prior.worths(player, options))
        self._grow(tree, player, start)
        return max(options, key=tree.merit)

    def _grow(self, tree: "Tree", player: Player, start: float) -> None:
        """Let the tree grow until the budget is spent; a round that might not end in time is not begun."""
        rounds = 0
        longest = 0.0
        before = perf_counter()
        while not self.iterations or rounds < self.iterations:
            if self.seconds and before - start + longest > self.seconds:
                return
            tree.grow(player.imagine(self._random.getrandbits(48)))
            rounds += 1
            now = perf_counter()
            longest = max(0.95 * longest, now - before)
            before = now


class Tree:
    """The decisions ahead, as one seat imagines them."""

    def __init__(self, seat: int, random: Random, rollout: str, horizon: int) -> None:
        self.seat = seat
        self.random = random
        self.root = Node()
        self.greedy = rollout == "greedy"
        self.horizon = horizon or TO_THE_END
        self.spread = 0.0
        self.leaves = 0

    def trust(self, options: tuple[Option, ...], worths: list[float]) -> None:
        """Begin with an opinion about the options at the root: the best of them come first, and with credit."""
        ranked = sorted(zip(worths, range(len(options)), strict=True), reverse=True)
        arms = self.root.arms.setdefault(self.seat, {})
        for place, (_, index) in enumerate(ranked):
            arm = arms[options[index].code] = Arm()
            if place == 0 and ranked[0][0] > ranked[-1][0]:
                arm.visits, arm.value = 1, 1.0

    def merit(self, option: Option) -> tuple[int, float]:
        """How much an option at the root was looked at, and how well it fared."""
        arm = self.root.arms[self.seat][option.code]
        return arm.visits, arm.value

    def grow(self, match: Match) -> None:
        """One round: down the tree, on to the end, and back with what it taught."""
        node = self.root
        path: list[tuple[int, Arm]] = []
        while not match.over:
            node.visits += 1
            key = ""
            for seat in match.to_move:
                option, code, arm = self.pick(node, seat, match)
                path.append((seat, arm))
                key += f"{seat} {code} "
                match.choose(seat, option)
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                break
            node = child
        self.play_out(match)
        values = self.values(match)
        for seat, arm in path:
            arm.visits += 1
            arm.value += values[seat]

    def pick(self, node: Node, seat: int, match: Match) -> Known:
        """The option that is most worth a try for a seat: few at first, more with every visit."""
        arms = node.arms.setdefault(seat, {})
        here: list[Known] = []
        tried = 0
        for option in match.decision(seat).options:
            code = option.code
            arm = arms.get(code)
            if arm is None:
                arm = arms[code] = Arm()
            arm.available += 1
            tried += arm.visits > 0
            here.append((option, code, arm))
        if tried < len(here) and tried < WIDTH * node.visits**WIDENING:
            return self.untried(here, seat, match, tried)
        return max(here, key=promise)

    def untried(self, here: list[Known], seat: int, match: Match, tried: int) -> Known:
        """An option that was not tried here yet: first the one that looks best, then any."""
        if tried == 0 and self.greedy and len(here) > 1:
            good = likely(match, seat, self.random)
            return next(each for each in here if each[0] is good)
        return self.random.choice([each for each in here if not each[2].visits])

    def play_out(self, match: Match) -> None:
        """Play on, by chance or greedily, to the end or to the horizon."""
        most = self.horizon * match.setup.seats
        if not self.greedy:
            match.play_out(self.random.getrandbits(31), most)
            return
        for _ in range(most):
            if match.over:
                return
            seat = match.to_move[0]
            match.choose(seat, likely(match, seat, self.random))

    def values(self, match: Match) -> list[float]:
        """For every seat, the share of the others that it has beaten; or, before the end, that it is likely to beat."""
        seats = range(match.setup.seats)
        if match.over:
            places = [0.0] * len(seats)
            for placing in match.result.placings:
                places[placing.seat] = -float(placing.place)
            return [beaten(places, seat, 0.0) for seat in seats]
        worths = [match.worth(seat) for seat in seats]
        self.leaves += 1
        self.spread += (max(worths) - min(worths) - self.spread) / self.leaves
        return [beaten(worths, seat, self.spread) for seat in seats]


def beaten(merits: list[float], seat: int, spread: float) -> float:
    """The share of the others that a seat is ahead of; within the spread, by how much counts."""
    own = merits[seat]
    found = 0.0
    for other, merit in enumerate(merits):
        if other != seat:
            lead = own - merit
            if spread:
                found += 1.0 / (1.0 + exp(max(-30.0, min(30.0, -3.0 * lead / spread))))
            else:
                found += (lead > 0) + 0.5 * (lead == 0)
    return found / (len(merits) - 1)


def promise(found: Known) -> float:
    """How well an option fared, and how little is known about it."""
    arm = found[2]
    if not arm.visits:
        return -1.0
    return arm.value / arm.visits + CURIOSITY * sqrt(log(arm.available) / arm.visits)

"""Train a small model for any game by masked PPO, against itself or against bots, with NumPy alone.

python examples/train.py --game crazy-race --minutes 5 --out crazy.npz --curve crazy.svg
python examples/train.py --game automobiles --opponents self greedy --seats 3 --out automobiles.npz
paddock simulate crazy-race --bots model:crazy.npz greedy

The policy scores options, so what it learns in one set-up it can do in every other of its game. The first policy does
what the game's own judgement of positions says (`--trust 0` starts from nothing). Every race gives each of its seats
one reward at its end: how many of the others it has beaten.
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock.bots.model import LAYERS, Model
from paddock.envs.opponents import SELF
from paddock.envs.vector import RaceVectorEnv
from paddock.lab import charts
from paddock.lab.estimates import Estimate, Share, percent

Numbers = npt.NDArray[np.float32]
Weights = dict[str, Numbers]
CLIP = 0.2
EPOCHS = 4
BATCH = 1024
VALUE = ("seen", "seen_bias", "value")
RIVALS = ("random", "level-1", "greedy")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crazy-race")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--circuit")
    parser.add_argument("--opponents", nargs="+", default=[SELF], help="self, bots, or both")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn; tests do not count")
    parser.add_argument("--races", type=int, default=64, help="how many races run at once")
    parser.add_argument("--decisions", type=int, default=6000, help="how many decisions to learn from at a time")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tests", type=int, default=200, help="how many races each test has")
    parser.add_argument("--times", type=int, default=8, help="how often to test on the way")
    parser.add_argument("--trust", type=float, default=6.0, help="in the game's own judgement, at first")
    parser.add_argument("--rate", type=float, default=1e-3, help="the step size of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw the curves: an .svg file")
    parser.add_argument("--out", type=Path, help="where to keep the best model: an .npz file")
    args = parser.parse_args()
    train(args)
    return 0


def train(args: argparse.Namespace) -> None:
    """Learn for the given time; every test on the way keeps the curves, and the model that did best so far."""
    setup = {"seats": args.seats, "circuit": args.circuit}
    bots = [name for name in args.opponents if name != SELF]
    learner = Learner(args, setup)
    against: list[Any] = [SELF] * (SELF in args.opponents) + [bots] * bool(bots)
    tables = [Table(args, setup, each) for each in against]
    points: list[tuple[float, dict[str, Estimate]]] = []
    best = (-1.0, learner.model())
    learned = 0.0
    while True:
        if learned >= len(points) * args.minutes * 60 / args.times:
            model = learner.model()
            found = {rival: measured(model, rival, args.tests, args.processes, setup) for rival in RIVALS}
            points.append((learned / 60, found))
            line = "  ".join(f"{rival} {percent(each)}" for rival, each in found.items())
            print(f"{learned:6.0f} s  {learner.decisions:>9,} decisions  {line}", flush=True)
            score = found["greedy"].mean + found["level-1"].mean / 4
            best = max(best, (score, learner.model()), key=lambda each: each[0])
            keep(args, points, best[1])
        if learned >= args.minutes * 60:
            break
        begin = perf_counter()
        decisions = [each for table in tables for each in table.play(learner, args.decisions // len(tables))]
        learner.learn(decisions)
        learned += perf_counter() - begin
    for table in tables:
        table.races.close()


def keep(args: argparse.Namespace, points: list[tuple[float, dict[str, Estimate]]], best: Model) -> None:
    """Write what was found so far, so that training may be stopped at any time."""
    if args.curve:
        args.curve.write_text(drawn(points, args.game), encoding="utf-8")
    if args.out:
        best.save(args.out)


class Decision:
    """A decision that was made: its options, the one chosen, how likely that was, and later what the race brought."""

    __slots__ = ("chosen", "likely", "reward", "rows")

    def __init__(self, rows: Numbers, chosen: int, likely: float) -> None:
        self.rows = rows
        self.chosen = chosen
        self.likely = likely
        self.reward = 0.0


class Table:
    """Many races at once in which the learner gathers decisions."""

    def __init__(self, args: argparse.Namespace, setup: dict[str, Any], opponents: Any) -> None:
        processes = min(args.processes, args.races)
        self.races = RaceVectorEnv(
            args.game,
            args.races,
            processes=processes,
            opponents=opponents,
            by_option="looks",
            autoreset_mode="SameStep",
            copy=False,
            **setup,
        )
        self.seen, self.infos = self.races.reset(seed=args.seed)
        self.open: list[list[tuple[int, Decision]]] = [[] for _ in range(args.races)]

    def play(self, learner: "Learner", count: int) -> list[Decision]:
        """Race on until races with that many decisions have ended; returns the decisions with their rewards."""
        found: list[Decision] = []
        while len(found) < count:
            seats = self.infos["seat"]
            made = learner.decide(self.seen)
            for lane, seat, each in zip(self.open, seats, made, strict=True):
                lane.append((int(seat), each))
            self.seen, _, ended, _, self.infos = self.races.step([each.chosen for each in made])
            for index in np.flatnonzero(ended):
                for seat, each in self.open[index]:
                    each.reward = float(self.infos["returns"][index][seat])
                    if len(each.rows) > 1:
                        found.append(each)
                self.open[index] = []
        return found


class Learner:
    """A policy over options and an estimate of what a race will bring, both improved by PPO."""

    def __init__(self, args: argparse.Namespace, setup: dict[str, Any]) -> None:
        probe = RaceVectorEnv(args.game, 1, by_option="looks", **setup)
        self.names = probe.features
        self.game = args.game
        self.rate = args.rate
        self.random = np.random.default_rng(args.seed)
        size = len(self.names)
        self.weights = fresh(size, self.random)
        self.weights["straight"][self.names.index("worth")] = args.trust
        self.moments = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}
        self.steps = 0
        self.decisions = 0

    def model(self) -> Model:
        """The policy as it is now."""
        return Model(self.game, self.names, {name: self.weights[name].copy() for name in LAYERS})

    def decide(self, seen: dict[str, Any]) -> list[Decision]:
        """An option for each race, drawn from the policy."""
        counts = np.count_nonzero(seen["action_mask"], axis=1)
        rows = np.concatenate([options[:count] for options, count in zip(seen["options"], counts, strict=True)])
        starts = np.cumsum(counts) - counts
        shares, _ = softmax(Model(self.game, self.names, self.weights).scores(rows), starts, counts)
        made = []
        for start, count in zip(starts, counts, strict=True):
            odds = shares[start : start + count].astype(np.float64)
            chosen = int(self.random.choice(count, p=odds / odds.sum()))
            made.append(Decision(rows[start : start + count], chosen, float(np.log(odds[chosen] + 1e-12))))
        return made

    def learn(self, decisions: list[Decision]) -> None:
        """Some rounds of PPO over decisions whose races have ended."""
        self.decisions += len(decisions)
        means = np.array([each.rows.mean(axis=0) for each in decisions])
        rewards = np.array([each.reward for each in decisions], np.float32)
        gains = rewards - self.expected(means)[0]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(decisions))
            for cut in range(0, len(order), BATCH):
                some = order[cut : cut + BATCH]
                slopes = self.policy_slopes([decisions[index] for index in some], gains[some])
                self.step(slopes | self.value_slopes(means[some], rewards[some]))

    def policy_slopes(self, decisions: list[Decision], gains: Numbers) -> Weights:
        """The slopes of PPO's loss, with a little reward for staying undecided."""
        w = self.weights
        rows = np.concatenate([each.rows for each in decisions])
        counts = np.array([len(each.rows) for each in decisions])
        starts = np.cumsum(counts) - counts
        first = np.tanh(rows @ w["hidden"] + w["hidden_bias"])
        second = np.tanh(first @ w["second"] + w["second_bias"])
        shares, logs = softmax(second @ w["score"] + rows @ w["straight"], starts, counts)
        chosen = starts + np.array([each.chosen for each in decisions])
        ratio = np.exp(logs[chosen] - np.array([each.likely for each in decisions]))
        kept = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.repeat(-gains * ratio * kept, counts)
        taken = np.zeros(len(rows), np.float32)
        taken[chosen] = 1.0
        undecided = np.repeat(np.add.reduceat(shares * logs, starts), counts)
        slope = (push * (taken - shares) + 0.01 * shares * (logs - undecided)) / len(decisions)
        slope = slope.astype(np.float32)
        back = np.outer(slope, w["score"]) * (1 - second**2)
        front = back @ w["second"].T * (1 - first**2)
        return {
            "score": second.T @ slope,
            "straight": rows.T @ slope,
            "second": first.T @ back,
            "second_bias": back.sum(axis=0),
            "hidden": rows.T @ front,
            "hidden_bias": front.sum(axis=0),
        }

    def expected(self, means: Numbers) -> tuple[Numbers, Numbers]:
        """What a race will bring, judged by the mean of the options; and the layer before it."""
        w = self.weights
        layer = np.tanh(means @ w["seen"] + w["seen_bias"])
        return layer @ w["value"], layer

    def value_slopes(self, means: Numbers, rewards: Numbers) -> Weights:
        """The slopes of the squared error of that judgement."""
        guess, layer = self.expected(means)
        slope = (guess - rewards) / len(rewards)
        back = np.outer(slope, self.weights["value"]) * (1 - layer**2)
        return {"value": layer.T @ slope, "seen": means.T @ back, "seen_bias": back.sum(axis=0)}

    def step(self, slopes: Weights) -> None:
        """One step of Adam."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((each**2).sum()) for each in slopes.values())))
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            slope = slope * min(1.0, 0.5 / (norm + 1e-9))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.weights[name] -= (self.rate * fair * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def fresh(size: int, random: np.random.Generator) -> Weights:
    """Weights before learning."""
    shapes = {"hidden": (size, 48), "second": (48, 24), "seen": (size, 48)}
    found = {name: random.normal(0, shape[0] ** -0.5, shape) for name, shape in shapes.items()}
    flat = {"hidden_bias": 48, "second_bias": 24, "score": 24, "straight": size, "seen_bias": 48, "value": 48}
    found |= {name: np.zeros(count) for name, count in flat.items()}
    return {name: each.astype(np.float32) for name, each in found.items()}


def softmax(scores: Numbers, starts: Any, counts: Any) -> tuple[Numbers, Numbers]:
    """The shares of options within each decision, and their logarithms."""
    level = scores - np.repeat(np.maximum.reduceat(scores, starts), counts)
    logs = level - np.repeat(np.log(np.add.reduceat(np.exp(level), starts)), counts)
    return np.exp(logs), logs


def measured(
    model: Model, rival: str, count: int, processes: int, setup: dict[str, Any], seed: int = 1_000_000
) -> Estimate:
    """The share of rivals that finish behind the model in races of its own luck; one half is as good as they are."""
    races = RaceVectorEnv(
        model.game, count, processes=processes, opponents=rival, by_option="looks", copy=False, **setup
    )
    seen, _ = races.reset(seed=seed)
    points = Share()
    running = np.ones(count, bool)
    while running.any():
        counts = np.count_nonzero(seen["action_mask"], axis=1)
        some = np.flatnonzero(counts > 1)
        actions = np.zeros(count, np.int64)
        for index in some[running[some]]:
            actions[index] = np.argmax(model.scores(seen["options"][index, : counts[index]]))
        seen, rewards, ended, _, _ = races.step(actions)
        for index in np.flatnonzero(ended & running):
            points.add((float(rewards[index]) + 1) / 2)
        running &= ~ended
    races.close()
    return points.estimate


def drawn(points: list[tuple[float, dict[str, Estimate]]], game: str) -> str:
    """The learning curves as a picture."""
    series = {f"against {rival}": [(minutes, 100 * found[rival].mean) for minutes, found in points] for rival in RIVALS}
    series["as good as they are"] = [(points[0][0], 50.0), (points[-1][0], 50.0)]
    return charts.standalone(charts.lines(f"Learning {game}", series, "minutes of learning", "% of rivals beaten"))


if __name__ == "__main__":
    sys.exit(main())

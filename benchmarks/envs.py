"""Random play through the adapters beside the libraries' own games: `python benchmarks/envs.py`.

PettingZoo, wrapped as its own games are, beside `texas_holdem_v4`; OpenSpiel beside `python_team_dominoes`; and many
races at once on two processes, by the clock on the wall, beside one race at a time and beside `texas_holdem_v4`. All
take turns in short slices; the best slice counts, and only ratios are claimed. `--game` measures some games only.
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np
import pyspiel

import paddock
from measure import best_rates, print_build
from paddock.envs import spiel
from paddock.envs.aec import env
from paddock.envs.single import SoloEnv
from paddock.envs.vector import RaceVectorEnv

ROUNDS = 6
PEER = "texas_holdem_v4"
MANY = 128
PROCESSES = 2


class Zoo:
    """A PettingZoo environment; actions are drawn from the mask, as is usual."""

    def __init__(self, name: str, environment: Any, clock: Callable[[], float] = process_time) -> None:
        self.name = name
        self.env = environment
        self.clock = clock
        self.env.reset(seed=1)

    def slice(self, seconds: float) -> float:
        decisions = 0
        clock = self.clock
        begin = clock()
        environment = self.env
        while clock() - begin < seconds:
            environment.reset()
            for agent in environment.agent_iter():
                seen, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                else:
                    environment.step(environment.action_space(agent).sample(seen["action_mask"]))
                    decisions += 1
        return decisions / (clock() - begin)


class Spiel:
    """An OpenSpiel game; chance is drawn too, but does not count as a decision."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = pyspiel.load_game(name)
        self.random = Random(1)

    def slice(self, seconds: float) -> float:
        decisions = 0
        choice, choices = self.random.choice, self.random.choices
        begin = process_time()
        while process_time() - begin < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, shares)[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
        return decisions / (process_time() - begin)


class Solo:
    """One learner against random opponents, one race at a time."""

    def __init__(self, game: str, clock: Callable[[], float]) -> None:
        self.name = f"{game}, one"
        self.clock = clock
        self.env = SoloEnv(game)
        self.env.reset(seed=1)
        self.random = Random(1)

    def slice(self, seconds: float) -> float:
        steps = 0
        environment, choice = self.env, self.random.choice
        begin = self.clock()
        while self.clock() - begin < seconds:
            legal = np.flatnonzero(environment.action_masks())
            done = environment.step(choice(legal))[2]
            steps += 1
            if done:
                environment.reset()
        return steps / (self.clock() - begin)


class Many:
    """Many races at once, against random opponents or with all seats driven by the learner."""

    def __init__(self, game: str, opponents: str, processes: int, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.name = f"{game}, {MANY} at once" + (", all seats" if opponents == "self" else "")
        self.env = RaceVectorEnv(game, MANY, processes=processes, opponents=opponents, copy=False)
        self.seen, _ = self.env.reset(seed=1)
        self.random = np.random.default_rng(1)

    def slice(self, seconds: float) -> float:
        steps = 0
        begin = self.clock()
        while self.clock() - begin < seconds:
            self.seen, _, ended, _, _ = self.env.step(drawn(self.seen["action_mask"], self.random))
            steps += MANY - int(ended.sum())
        return steps / (self.clock() - begin)


def drawn(mask: Any, random: np.random.Generator) -> Any:
    """A random legal action for each race."""
    races, width = mask.shape
    found = np.flatnonzero(mask.view(np.bool_))
    starts = np.searchsorted(found, np.arange(races + 1) * width)
    counts = np.diff(starts)
    chosen = starts[:-1] + (random.random(races) * counts).astype(np.int64)
    asked = np.flatnonzero(counts)
    actions = np.zeros(races, np.int64)
    actions[asked] = found[chosen[asked]] - asked * width
    return actions


def compare_many(games: list[str], environment: Any, seconds: float, processes: int) -> None:
    """Print the rates of many races at once, as ratios to one at a time and to the peer."""
    clock = perf_counter if processes else process_time
    peer = Zoo(PEER, environment, clock)
    where = f"{processes} processes" if processes else "one process"
    print(f"\n{f'Gymnasium, {where}':40}{'steps/s':>10}{'to one':>9}{f'to {PEER}':>20}")
    for game in games:
        many = [Many(game, opponents, processes, clock) for opponents in ("random", "self")]
        contenders: list[Zoo | Solo | Many] = [peer, Solo(game, clock), *many]
        best = best_rates(contenders, seconds, ROUNDS)
        for contender in contenders[1:]:
            rate = best[contender.name]
            one, other = rate / best[contenders[1].name], rate / best[peer.name]
            print(f"{contender.name:40}{rate:10,.0f}{one:8.1f}x{other:19.1f}x", flush=True)
        for each in many:
            each.env.close()


def compare(contenders: list[Any], seconds: float) -> None:
    """Print the rate of each; the first is the peer."""
    best = best_rates(contenders, seconds, ROUNDS)
    for name, rate in best.items():
        print(f"{name:32}{rate:12,.0f}{rate / best[contenders[0].name]:7.1f}x")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slice", type=float, default=0.6, help="seconds per slice")
    parser.add_argument("--game", action="append", choices=paddock.games(), help="only this game; may be repeated")
    parser.add_argument("--many", action="store_true", help="only many races at once")
    parser.add_argument("--processes", type=int, default=PROCESSES, help="for many races; 0: none, by processor time")
    args = parser.parse_args()
    games = args.game or paddock.games()
    print_build()
    from pettingzoo.classic import texas_holdem_v4

    if not args.many:
        print(f"{'PettingZoo, wrapped':32}{'decisions/s':>12}{'ratio':>8}")
        compare([Zoo(PEER, texas_holdem_v4.env()), *(Zoo(game, env(game)) for game in games)], args.slice)
        print(f"\n{'OpenSpiel':32}{'decisions/s':>12}{'ratio':>8}")
        from open_spiel.python.games import team_dominoes  # noqa: F401  registers itself

        names = [spiel.register(game) for game in games]
        compare([Spiel("python_team_dominoes"), *(Spiel(name) for name in names)], args.slice)
    compare_many(games, texas_holdem_v4.env(), args.slice, args.processes)
    return 0


if __name__ == "__main__":
    sys.exit(main())

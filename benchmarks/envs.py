"""Random play through the adapters beside the libraries' own games: `python benchmarks/envs.py`.

PettingZoo, wrapped as its own games are, beside `texas_holdem_v4`; OpenSpiel beside `python_team_dominoes`. All take
turns in short slices of processor time; the best slice counts, and only ratios are claimed.
"""

import argparse
import sys
from random import Random
from time import process_time
from typing import Any

import pyspiel

import paddock
import paddock.envs
from measure import best_rates, print_build
from paddock.envs.aec import env

ROUNDS = 6


class Zoo:
    """A PettingZoo environment; actions are drawn from the mask, as is usual."""

    def __init__(self, name: str, environment: Any) -> None:
        self.name = name
        self.env = environment
        self.env.reset(seed=1)

    def slice(self, seconds: float) -> float:
        decisions = 0
        begin = process_time()
        environment = self.env
        while process_time() - begin < seconds:
            environment.reset()
            for agent in environment.agent_iter():
                seen, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                else:
                    environment.step(environment.action_space(agent).sample(seen["action_mask"]))
                    decisions += 1
        return decisions / (process_time() - begin)


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


def compare(contenders: list[Any], seconds: float) -> None:
    """Print the rate of each; the first is the peer."""
    best = best_rates(contenders, seconds, ROUNDS)
    for name, rate in best.items():
        print(f"{name:32}{rate:12,.0f}{rate / best[contenders[0].name]:7.1f}x")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slice", type=float, default=0.6, help="seconds per slice")
    args = parser.parse_args()
    print_build()
    from pettingzoo.classic import texas_holdem_v4

    print(f"{'PettingZoo, wrapped':32}{'decisions/s':>12}{'ratio':>8}")
    compare(
        [Zoo("texas_holdem_v4", texas_holdem_v4.env()), *(Zoo(game, env(game)) for game in paddock.games())], args.slice
    )
    print(f"\n{'OpenSpiel':32}{'decisions/s':>12}{'ratio':>8}")
    from open_spiel.python.games import team_dominoes  # noqa: F401  registers itself

    names = [name for name in paddock.envs.register() if name.startswith("paddock_")]
    compare([Spiel("python_team_dominoes"), *(Spiel(name) for name in names)], args.slice)
    return 0


if __name__ == "__main__":
    sys.exit(main())

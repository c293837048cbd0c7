"""Bots at work: `python benchmarks/bots.py`.

Three measurements:

* Races by greedy bots alone, beside their time limit in plain CPython: the median processor time of a few races.
* Full-playout searches per second, beside a peer. A round copies the race at its first decision, descends the tree and
  plays on at random to the end. Catanatron copies its game and plays at random to the end, without a tree.
* By how much a thousand search decisions overran their time budget.
"""

import argparse
import sys
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import paddock
from measure import best_rates, print_build
from paddock.bots import GreedyBot, Player, SearchBot
from paddock.bots.search import Tree
from peers import Catanatron

ROUNDS = 6
# A typical race of each game: seats, circuit, switches, and the time limit for greedy bots in seconds.
RACES: dict[str, tuple[int, str | None, dict[str, Any], float]] = {
    "automobiles": (4, None, {}, 0.5),
    "crazy-race": (4, None, {}, 0.1),
    "formula-de": (6, "monza", {"laps": 2}, 0.5),
    "race90-1": (4, "monza", {}, 1.0),
    "race90-2": (4, "monza", {}, 1.0),
}


def greedy_race(game: str, seed: int) -> tuple[float, int]:
    """The seconds and the decisions of a race by greedy bots."""
    seats, circuit, switches, _ = RACES[game]
    match = paddock.game(game).new(seats, circuit, switches, seed=seed, listening=False)
    bots = [GreedyBot(f"{seed}/{seat}") for seat in range(seats)]
    begin = process_time()
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, bots[seat].decide(Player(match, seat, seed)))
    return process_time() - begin, match.moves


class Searches:
    """Rounds of our search, in one game."""

    def __init__(self, game: str) -> None:
        self.name = game
        rules = paddock.game(game)
        match = rules.new(min(4, rules.seats[-1]), seed=5, listening=False)
        self.tree = Tree(Player(match, match.to_move[0]), Random(1), "random", 0)

    def slice(self, seconds: float) -> float:
        rounds = 0
        begin = perf_counter()
        while perf_counter() - begin < seconds:
            self.tree.grow()
            rounds += 1
        return rounds / (perf_counter() - begin)


class PeerSearches:
    """Copies of the peer's game played to the end."""

    name = "catanatron"

    def __init__(self) -> None:
        self.game: Any = Catanatron().new(1)

    def slice(self, seconds: float) -> float:
        rounds = 0
        begin = perf_counter()
        while perf_counter() - begin < seconds or not rounds:
            game = self.game.copy()
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
            rounds += 1
        return rounds / (perf_counter() - begin)


def overshoots(game: str, decisions: int, seconds: float) -> list[float]:
    """By what share of the budget each decision overran it; negative if it was in time."""
    rules = paddock.game(game)
    found: list[float] = []
    race = 0
    while len(found) < decisions:
        match = rules.new(min(4, rules.seats[-1]), seed=race, listening=False)
        bots = [SearchBot(f"{race}/{seat}", seconds=seconds) for seat in range(match.setup.seats)]
        race += 1
        while not match.over and len(found) < decisions:
            seat = match.to_move[0]
            player = Player(match, seat)
            begin = perf_counter()
            option = bots[seat].decide(player)
            if len(player.decision.options) > 1:
                found.append((perf_counter() - begin) / seconds - 1)
            match.choose(seat, option)
    return sorted(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slice", type=float, default=0.6, help="seconds per slice; 0 skips the searches")
    parser.add_argument("--races", type=int, default=5, help="greedy races per game")
    parser.add_argument("--decisions", type=int, default=1000, help="search decisions to time; 0 skips them")
    parser.add_argument("--budget", type=float, default=0.1, help="the time budget of a decision, in seconds")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    args = parser.parse_args()
    games = args.game or paddock.games()
    print_build()
    print_greedy(games, args.races)
    if args.slice:
        print_searches(games, args.slice)
    if args.decisions:
        print_overshoots(games, args.decisions, args.budget)
    return 0


def print_greedy(games: list[str], races: int) -> None:
    """Print the times of races by greedy bots."""
    print(f"{'':14}{'greedy race, s':>16}{'limit':>10}{'decisions':>11}{'ms each':>9}")
    for game in games:
        found = [greedy_race(game, seed) for seed in range(races)]
        seconds, decisions = median(each[0] for each in found), median(each[1] for each in found)
        each = 1000 * sum(each[0] for each in found) / sum(each[1] for each in found)
        print(f"{game:14}{seconds:16.2f}{RACES[game][3]:10.1f}{decisions:11,.0f}{each:9.2f}")


def print_searches(games: list[str], seconds: float) -> None:
    """Print full-playout searches beside the peer's."""
    contenders: list[Searches | PeerSearches] = [PeerSearches(), *(Searches(game) for game in games)]
    best = best_rates(contenders, seconds, ROUNDS)
    print(f"\n{'':14}{'searches/s':>12}{'ratio':>8}")
    for name, rate in best.items():
        print(f"{name:14}{rate:12,.1f}{rate / best['catanatron']:7.1f}x")


def print_overshoots(games: list[str], decisions: int, budget: float) -> None:
    """Print by how much search decisions overran their budget."""
    print(f"\n{decisions:,} decisions of {budget:g} s: overshoot, % of the budget")
    print(f"{'':14}{'median':>12}{'p99':>8}{'worst':>8}")
    for game in games:
        found = overshoots(game, decisions, budget)
        shown = found[len(found) // 2], found[int(0.99 * len(found))], found[-1]
        print(f"{game:14}{shown[0]:12.1%}{shown[1]:8.1%}{shown[2]:8.1%}")


if __name__ == "__main__":
    sys.exit(main())

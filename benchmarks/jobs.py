"""How much faster two jobs simulate than one: `python benchmarks/jobs.py`.

Times the whole command, from start to printed figures, alternating between one job and two; the best of each counts.
On a shared machine look at the processor seconds: they show what two jobs cost beyond one.
"""

import argparse
import os
import subprocess
import sys
from time import perf_counter

COMMAND = [sys.executable, "-m", "paddock.cli", "simulate"]


def timed(game: str, games: int, jobs: int) -> tuple[float, float]:
    """Elapsed seconds and processor seconds of one simulation."""
    before = os.times()
    begin = perf_counter()
    subprocess.run([*COMMAND, game, f"--games={games}", f"--jobs={jobs}"], check=True, stdout=subprocess.DEVNULL)
    took = perf_counter() - begin
    after = os.times()
    return took, after.children_user + after.children_system - before.children_user - before.children_system


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crazy-race")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    found: dict[int, list[tuple[float, float]]] = {1: [], arguments.jobs: []}
    for _ in range(arguments.rounds):
        for jobs, runs in found.items():
            runs.append(timed(arguments.game, arguments.games, jobs))
    print(f"{arguments.games:,} races of {arguments.game}, the best of {arguments.rounds} rounds\n")
    print(f"{'jobs':>4}{'seconds':>10}{'races/s':>10}{'processor s':>13}   all rounds")
    for jobs, runs in found.items():
        best = min(took for took, _ in runs)
        cost = min(cost for _, cost in runs)
        rounds = " ".join(f"{took:.1f}" for took, _ in runs)
        print(f"{jobs:4}{best:10.1f}{arguments.games / best:10,.0f}{cost:13.1f}   {rounds}")
    one, more = (min(took for took, _ in runs) for runs in found.values())
    print(f"\n{arguments.jobs} jobs are {one / more:.2f} times as fast as one")
    return 0


if __name__ == "__main__":
    sys.exit(main())

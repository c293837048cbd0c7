"""Show that luck is measured fairly, on races of bots.

    python tools/check_luck.py crazy-race --races 400
    python tools/check_luck.py crazy-race --races 400 --bots level-1 level-2 level-3

Prints the mean luck of a seat with its standard error, which is zero on average; the share of who-finished-where that
luck explains; and how far off the strength of a bot is guessed from a few races, by the places as they were and by the
places less luck.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from multiprocessing import Pool
from random import Random
from statistics import fmean, pvariance, stdev
from typing import Any

import paddock
from paddock.analysis import analyse
from paddock.bots import Player, bot

FEW = 4
"""From how many races the strength of a bot is guessed."""
GUESSES = 4000
Row = tuple[str, float, float, float]
"""A bot's race: its name, the places that it gained, its luck in places, and the luck to be expected."""


def raced(job: tuple[str, int, tuple[str, ...]]) -> list[Row]:
    """One race, and the luck of every seat."""
    game, number, bots = job
    names = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    match = paddock.game(game).new(len(bots), seed=f"luck/{number}", listening=False)
    drivers = [bot(name, f"{number}/{seat}", clock=False) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, match.moves)))
    found = analyse(match.record(), choices=False)
    return [(names[each.seat], each.gain, each.luck, each.band) for each in found.accounts]


def guessed(rows: Sequence[Row], adjusted: bool) -> float:
    """How far off, on average, a guess at each bot's mean gain from a few of its races is."""
    random, errors = Random(1), []
    for name in {row[0] for row in rows}:
        own = [row for row in rows if row[0] == name]
        truth = fmean(row[1] for row in own)
        for _ in range(GUESSES):
            drawn = random.choices(own, k=FEW)
            errors.append((fmean(row[1] - (row[2] if adjusted else 0.0) for row in drawn) - truth) ** 2)
    return float(fmean(errors) ** 0.5)


def show(game: str, races: list[list[Row]]) -> None:
    rows = [row for race in races for row in race]
    first = [race[0][2] for race in races]
    gains = [row[1] for row in rows]
    explained = 1.0 - pvariance([row[1] - row[2] for row in rows]) / pvariance(gains)
    error = stdev(first) / len(first) ** 0.5
    usual = fmean(abs(row[2]) <= row[3] for row in rows)
    print(f"{game}: {len(races)} races of {len(races[0])} seats")
    print(f"  mean luck of the first seat {fmean(first):+.3f} places, standard error {error:.3f}")
    print(f"  luck within the band in {usual:.0%} of the races")
    print(f"  share of the places that luck explains: {explained:.0%}")
    raw, less = guessed(rows, False), guessed(rows, True)
    print(f"  a bot's strength from {FEW} races is off by {raw:.3f} places by results, {less:.3f} by results less luck")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=paddock.games())
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument(
        "--bots", nargs="+", default=["level-3", "level-3"], help="a bot for each seat; they change seats"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    began, found = time.monotonic(), []
    jobs: list[Any] = [(arguments.game, number, tuple(arguments.bots)) for number in range(arguments.races)]
    with Pool(arguments.processes) as pool:
        for race in pool.imap_unordered(raced, jobs):
            found.append(race)
            if time.monotonic() - began > arguments.seconds:
                pool.terminate()
                break
    show(arguments.game, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())

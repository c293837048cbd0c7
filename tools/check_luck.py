"""Show that luck is measured fairly, on races of bots.

    python tools/check_luck.py crazy-race --races 400
    python tools/check_luck.py crazy-race --races 400 --bots level-1 level-2 level-3

Prints the mean luck of a seat with its standard error, which is zero on average; the share of who-finished-where that
luck explains, with luck counted in full and with the share of it that fits best; and how far off the strength of a bot
is guessed from a few races, by the places as they were and by the places less luck. The share that fits best is found
on one half of the races and used on the other, so no race has a hand in its own figure.
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
    drivers = [bot(name, f"{number}/{seat}", clock=False, game=game) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, match.moves)))
    found = analyse(match.record(), choices=False)
    return [(names[each.seat], each.gain, each.luck, each.band) for each in found.accounts]


def share_that_fits(rows: Sequence[Row]) -> float:
    """How much of the measured luck to take off the places, so that what is left varies least."""
    lucks, gains = [row[2] for row in rows], [row[1] for row in rows]
    mean_luck, mean_gain = fmean(lucks), fmean(gains)
    both = fmean((luck - mean_luck) * (gain - mean_gain) for luck, gain in zip(lucks, gains, strict=True))
    return both / max(pvariance(lucks), 1e-9)


def fitted(races: Sequence[Sequence[Row]]) -> list[Row]:
    """All rows, their luck times the share that fits the other half of the races."""
    found: list[Row] = []
    for half in (0, 1):
        share = share_that_fits([row for race in races[1 - half :: 2] for row in race])
        found += [(name, gain, share * luck, band) for race in races[half::2] for name, gain, luck, band in race]
    return found


def explained(rows: Sequence[Row]) -> float:
    """How much less the places vary without luck."""
    return 1.0 - pvariance([row[1] - row[2] for row in rows]) / pvariance([row[1] for row in rows])


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
    rows, best = [row for race in races for row in race], fitted(races)
    first = [race[0][2] for race in races]
    error = stdev(first) / len(first) ** 0.5
    usual = fmean(abs(row[2]) <= row[3] for row in rows)
    print(f"{game}: {len(races)} races of {len(races[0])} seats")
    print(f"  mean luck of the first seat {fmean(first):+.3f} places, standard error {error:.3f}")
    print(f"  luck within the band in {usual:.0%} of the races")
    print(
        f"  share of the places that luck explains: {explained(rows):.0%} in full, {explained(best):.0%} by the share"
    )
    print(f"  the share of the luck that fits best: {share_that_fits(rows):.2f}")
    raw, less, part = guessed(rows, False), guessed(rows, True), guessed(best, True)
    print(
        f"  a bot's strength from {FEW} races is off by {raw:.3f} places by results, {less:.3f} by results less luck,"
    )
    print(f"  {part:.3f} by results less the share of the luck")


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

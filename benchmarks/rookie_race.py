"""How long the first race of a newcomer takes, in every game: decisions at a newcomer's pace, and bots at theirs.

    .venv/bin/python benchmarks/rookie_race.py [--races 10] [--seconds 10]

A bot of the usual level stands for the newcomer, who takes `--seconds` for every decision with more than one option.
Bots take as long as the service lets them. The command fails if an average race takes more than half an hour.
"""

import argparse
import sys
from collections.abc import Sequence

import paddock
from paddock import bots
from paddock.server.bots.pace import allowance
from paddock.server.config import Config

MOST_MINUTES = 30
NEWCOMER = 0


def race(game: paddock.Game, seed: int, seconds: float) -> tuple[int, float]:
    """A race: the newcomer's decisions, and the minutes it takes."""
    first = game.rookie_race
    match = game.new(first.seats, preset=first.preset or None, seed=seed, listening=False)
    drivers = [bots.bot(bots.USUAL_LEVEL, seed=f"{seed}/{seat}", game=game) for seat in range(first.seats)]
    own, took, last, in_a_row = 0, 0.0, NEWCOMER, 0
    while not match.over:
        seat = match.to_move[0]
        options = match.decision(seat).options
        in_a_row = in_a_row + 1 if seat == last else 0
        last = seat
        if seat != NEWCOMER:
            took += pause(match.to_move, in_a_row)
        elif len(options) > 1:
            own, took = own + 1, took + seconds
        player = bots.Player(match, seat, seed)
        match.choose(seat, options[0] if len(options) == 1 else drivers[seat].decide(player))
    return own, took / 60


def pause(to_move: Sequence[int], in_a_row: int) -> float:
    """The seconds of a bot's decision."""
    return min(Config().bot_pace, allowance(in_a_row, len(to_move)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    print(f"{'game':12} {'race':14} {'seats':>5} {'decisions':>9} {'minutes':>8} {'stated':>7}")
    longest = 0.0
    for id in paddock.games():  # noqa: A001
        game = paddock.game(id)
        races = [race(game, seed, given.seconds) for seed in range(given.races)]
        decisions, minutes = (sum(each) / given.races for each in zip(*races, strict=True))
        first = game.rookie_race
        name = first.preset or "standard"
        print(f"{id:12} {name:14} {first.seats:5} {decisions:9.0f} {minutes:8.1f} {first.minutes:7}")
        longest = max(longest, minutes)
    return 0 if longest <= MOST_MINUTES else 1


if __name__ == "__main__":
    sys.exit(main())

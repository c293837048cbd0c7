"""How long the analysis of a race takes: `python benchmarks/analysis.py`.

A race of each game by bots of level 4, with its decisions and the processor time of its analysis.
"""

from time import process_time

import paddock
from measure import print_build
from paddock.analysis import analyse
from paddock.bots import Player, bot

SEATS = {"automobiles": 2, "crazy-race": 6, "formula-de": 4, "race90-1": 4, "race90-2": 3}
"""For some 300 decisions or more; a card race has fewer."""


def raced(game: str) -> paddock.Match:
    """A finished race."""
    seats = SEATS[game]
    match = paddock.game(game).new(seats, seed="analysis")
    drivers = [bot("level-4", str(seat), clock=False, game=game) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, match.moves)))
    return match


def main() -> None:
    """Race, analyse and print."""
    print_build()
    for game in SEATS:
        match = raced(game)
        record = match.game.record(match)
        begin = process_time()
        analyse(record)
        print(f"{game:14}{match.moves:6,} decisions{process_time() - begin:8.1f} s")


if __name__ == "__main__":
    main()

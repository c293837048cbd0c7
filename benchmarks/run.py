"""Speed and memory of every game beside Catanatron, as ratios of one run: `make bench`.

Machines are shared and noisy: peer and games take turns in short slices of processor time, the best slice of each
counts, and only ratios are claimed.
"""

import argparse
import sys
import tracemalloc
from time import process_time

import paddock
from measure import best_rates, print_build
from peers import Catanatron, seconds_each

ROUNDS = 8


class Ours:
    """A game of ours, four random drivers."""

    def __init__(self, game: paddock.Game) -> None:
        self.game = game
        self.name = game.id
        self.setup = game.setup(min(4, game.seats[-1]))
        self.races = 0
        self.middle = middle_of(game, self.setup)

    def slice(self, seconds: float) -> float:
        """Decisions per second of random play."""
        decisions = 0
        begin = process_time()
        while process_time() - begin < seconds:
            decisions += self.game.race(self.setup, self.races, listening=False).play_out(self.races)
            self.races += 1
        return decisions / (process_time() - begin)

    def clone(self) -> float:
        return seconds_each(self.middle.clone)

    def options(self) -> float:
        return seconds_each(self.list_options)

    def list_options(self) -> None:
        """List the options anew, as after a choice."""
        self.middle._decision = None
        self.middle.decision(self.middle.to_move[0])

    def kilobytes(self) -> float:
        """What one more match takes, in the middle of a race."""
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [self.middle.clone() for _ in range(200)]
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (after - before) / len(kept) / 1024


def middle_of(game: paddock.Game, setup: paddock.Setup) -> paddock.Match:
    """A match half way through a race, where a seat has to decide."""
    whole = game.race(setup, 5, listening=False).play_out(7)
    half = game.race(setup, 5, listening=False)
    half.play_out(7, whole // 2)
    return half


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.4, help="how long a slice lasts")
    parser.add_argument("--game", action="append", help="only this game (again for more)")
    arguments = parser.parse_args()
    print_build()
    peer = Catanatron()
    ours = [Ours(paddock.game(name)) for name in arguments.game or paddock.games()]
    rates = best_rates([peer, *ours], arguments.seconds, ROUNDS)
    clone, options = peer.clone(), peer.options()
    print(f"{'':14}{'decisions/s':>12}{'ratio':>8}{'clone us':>10}{'ratio':>8}{'options us':>12}{'ratio':>8}{'kB':>8}")
    for game in ours:
        own_clone, own_options = game.clone(), game.options()
        print(
            f"{game.name:14}{rates[game.name]:12,.0f}{rates[game.name] / rates[peer.name]:7.1f}x"
            f"{own_clone * 1e6:10.2f}{f'1/{clone / own_clone:.0f}':>8}"
            f"{own_options * 1e6:12.2f}{f'1/{options / own_options:.1f}':>8}{game.kilobytes():8.1f}"
        )
    print(f"{peer.name:14}{rates[peer.name]:12,.0f}{'':8}{clone * 1e6:10.2f}{'':8}{options * 1e6:12.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

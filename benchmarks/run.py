"""Speed and memory of every game beside Catanatron, as ratios of one run: `make bench`.

Machines are noisy: peer and games take turns in short slices of processor time, the best slice of each counts, and only
ratios are claimed. A decision is an answer with at least two options. Our games rarely ask for an answer with only one;
Catanatron asks its players to roll the dice and to end their turns.
"""

import argparse
import sys
import tracemalloc
from random import Random
from time import process_time

import paddock
from measure import best_rates, print_build
from peers import Catanatron, seconds_each

ROUNDS = 8
RACES = 4


class Ours:
    """A game of ours, four random drivers."""

    def __init__(self, game: paddock.Game) -> None:
        self.game = game
        self.name = game.id
        self.setup = game.setup(min(4, game.seats[-1]))
        self.races = 0
        self.middle = middle_of(game, self.setup)

    def slice(self, seconds: float) -> float:
        """Answers per second of random play."""
        answers = 0
        begin = process_time()
        while process_time() - begin < seconds:
            answers += self.game.race(self.setup, self.races, listening=False).play_out(self.races)
            self.races += 1
        return answers / (process_time() - begin)

    def share_decided(self) -> float:
        """The share of answers that are decisions."""
        random = Random(1)
        counts: list[int] = []
        for seed in range(RACES):
            match = self.game.race(self.setup, seed, listening=False)
            while not match.over:
                options = match.decision(match.to_move[0]).options
                counts.append(len(options))
                match.choose(match.to_move[0], options[random.randrange(len(options))])
        return sum(count > 1 for count in counts) / len(counts)

    def clone(self) -> float:
        return seconds_each(self.middle.clone)

    def options(self) -> float:
        return seconds_each(self.list_options)

    def list_options(self) -> None:
        """List the options afresh, as after a choice."""
        self.middle._decision = None
        self.middle.decision(self.middle.to_move[0])

    def kilobytes(self) -> float:
        """The memory of one more match, in the middle of a race."""
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
    parser.add_argument("--seconds", type=float, default=0.4, help="seconds per slice")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    arguments = parser.parse_args()
    print_build()
    peer = Catanatron()
    ours = [Ours(paddock.game(name)) for name in arguments.game or paddock.games()]
    rates = best_rates([peer, *ours], arguments.seconds, ROUNDS)
    answers, decisions = rates[peer.name], rates[peer.name] * peer.share_decided()
    clone, options = peer.clone(), peer.options()
    print(
        f"{'':14}{'decisions/s':>12}{'ratio':>8}{'answers/s':>11}{'ratio':>8}"
        f"{'clone us':>10}{'ratio':>8}{'options us':>12}{'ratio':>8}{'kB':>8}"
    )
    for game in ours:
        rate = rates[game.name]
        chosen, own_clone, own_options = rate * game.share_decided(), game.clone(), game.options()
        print(
            f"{game.name:14}{chosen:12,.0f}{chosen / decisions:7.1f}x{rate:11,.0f}{rate / answers:7.1f}x"
            f"{own_clone * 1e6:10.2f}{f'1/{clone / own_clone:.0f}':>8}"
            f"{own_options * 1e6:12.2f}{f'1/{options / own_options:.1f}':>8}{game.kilobytes():8.1f}"
        )
    print(f"{peer.name:14}{decisions:12,.0f}{'':8}{answers:11,.0f}{'':8}{clone * 1e6:10.2f}{'':8}{options * 1e6:12.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

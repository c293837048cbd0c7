"""How long it takes to tell what follows from every option of a decision: `python benchmarks/consequences.py`.

Races by greedy bots, as people play them; at a decision with a choice, all its options are asked about. That may take
50 ms in plain CPython, by the processor's clock: more than one in a hundred that takes longer is a failure.
"""

import argparse
import sys
from statistics import median
from time import process_time

import paddock
from bots import RACES
from measure import print_build
from paddock.bots import GreedyBot, Player

LIMIT = 0.050


def decisions(game: str, seed: int, every: int) -> list[tuple[float, int, int]]:
    """For every nth decision of a race: how long telling took, of how many options, and how many were exact."""
    seats, circuit, switches, _ = RACES[game]
    match = paddock.game(game).new(seats, circuit, switches, seed=seed, listening=False)
    bots = [GreedyBot(f"{seed}/{seat}") for seat in range(seats)]
    found = []
    while not match.over:
        seat = match.to_move[0]
        decision = match.decision(seat)
        if len(decision.options) > 1 and match.moves % every == 0:
            begin = process_time()
            told = [decision.consequences(option) for option in decision.options]
            found.append((process_time() - begin, len(told), sum(each.exact for each in told)))
        match.choose(seat, bots[seat].decide(Player(match, seat, seed)))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=2, help="how many races, of each game")
    parser.add_argument("--every", type=int, default=3, help="ask about every nth decision")
    parser.add_argument("--game", action="append", help="only this game (again for more)")
    args = parser.parse_args()
    print_build()
    is_slow = False
    for game in args.game or paddock.games():
        found = [each for seed in range(args.races) for each in decisions(game, seed, args.every)]
        times = sorted(seconds for seconds, _, _ in found)
        late = sum(seconds > LIMIT for seconds in times)
        exact = sum(count for *_, count in found) / sum(options for _, options, _ in found)
        print(
            f"{game:<12} {len(times):>5} decisions   median {median(times) * 1000:6.2f} ms"
            f"   slowest {times[-1] * 1000:6.1f} ms   over 50 ms {late:>3}   exact {exact:.0%}"
        )
        is_slow = is_slow or late * 100 > len(times)
    return 1 if is_slow else 0


if __name__ == "__main__":
    sys.exit(main())

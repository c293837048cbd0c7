"""Play very many races of a game and check what must always hold: random ones, or by a bot of the house.

    python tools/soak.py crazy-race --games 20000
    python tools/soak.py crazy-race --games 1000 --bots greedy

Every race has seats, circuit and switches drawn by its number. A race that fails is named, so that it can be played
again: `--first 4711 --games 1`.
"""

import argparse
import os
import sys
from collections import Counter
from multiprocessing import Pool
from random import Random
from typing import Any

import paddock
from paddock.bots import Bot, Player, bot

MOST_DECISIONS = 100_000
FEW = 20
"""How many decisions are made before everything is counted again."""


def race(task: tuple[str, int, str]) -> tuple[int, int, str]:
    """One race: its number, how many decisions it had, and what went wrong, if anything."""
    game, number, bots = task
    try:
        return (number, check(game, number, bots), "")
    except Exception as error:
        return (number, 0, f"{type(error).__name__}: {error}")


def check(game: str, number: int, bots: str) -> int:
    """Play a race to the end and look at it on the way."""
    match, random = start(game, number, listening=False), Random(number)
    drivers = [bot(bots, f"{number}/{seat}", clock=False) for seat in range(match.setup.seats)] if bots else []
    rules = match.game
    pieces = Counter(rules.pieces(match.race))
    made = 0
    while not match.over:
        assert match.to_move, "nobody can choose"
        assert made < MOST_DECISIONS, "the race does not end"
        made += drive(match, drivers, random) if bots else match.play_out(random.randrange(10**9), most=FEW)
        assert Counter(rules.pieces(match.race)) == pieces, f"a piece was made or lost: {match.position}"
    placed = sorted(placing.seat for placing in match.result.placings)
    assert placed == list(range(match.setup.seats)), f"not everybody is placed: {match.position}"
    assert match.position == rules.at(match.position).position
    return made


def drive(match: paddock.Match, drivers: list[Bot], random: Random) -> int:
    """A few decisions by bots, who see what their seats may see; how many it were."""
    for made in range(FEW):
        if match.over:
            return made
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, random.getrandbits(48))))
    return FEW


def start(game: str, seed: int, **options: Any) -> paddock.Match:
    """A match with seats, circuit and switches drawn by the seed; drawn anew, with fewer, where they contradict."""
    rules = paddock.game(game)
    random = Random(f"{game}/{seed}")
    share = 0.5
    while True:
        switches = some_switches(rules, random, share)
        circuit = random.choice(rules.circuits) if rules.circuits else None
        try:
            return rules.new(random.choice(rules.seats), circuit, switches, seed=seed, **options)
        except paddock.PaddockError:
            share *= 0.9


def some_switches(rules: paddock.Game, random: Random, share: float) -> dict[str, Any]:
    """Some of the switches, set to anything that they can be."""
    switches: dict[str, Any] = {}
    for switch in rules.switches:
        if random.random() < share:
            values = switch.values or range(switch.least, switch.most + 1)
            switches[switch.name] = random.choice(values)
    return switches


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=paddock.games())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first race")
    parser.add_argument("--bots", default="", help="who drives, as in 'greedy'; without it, chance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    tasks = [(arguments.game, arguments.first + number, arguments.bots) for number in range(arguments.games)]
    with Pool(arguments.jobs) as pool:
        found = pool.map(race, tasks, chunksize=max(1, min(100, arguments.games // 20)))
    wrong = [(number, why) for number, _, why in found if why]
    decisions = sum(made for _, made, _ in found)
    for number, why in wrong[:20]:
        print(f"race {number}: {why}")
    print(f"{arguments.game}: {len(found)} races, {decisions:,} decisions, {len(wrong)} went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

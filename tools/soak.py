"""Play thousands of races of a game and check the invariants.

    python tools/soak.py crazy-race --games 20000
    python tools/soak.py formula-de --games 2000 --bots greedy --set laps=1

The number of a race determines its seats, circuit and switches. A race that fails is reported with its number, to be
played again: `--first 4711 --games 1`.
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
LOOK_EVERY = 20

Task = tuple[str, int, str, dict[str, Any]]


def race(task: Task) -> tuple[int, int, str]:
    """Play one race; returns its number, its decisions and the error, if any."""
    try:
        return (task[1], check(*task), "")
    except Exception as error:
        return (task[1], 0, f"{type(error).__name__}: {error}")


def check(game: str, number: int, bots: str, fixed: dict[str, Any]) -> int:
    """Play a race to the end, checking it on the way."""
    match, random = start(game, number, fixed, listening=False), Random(number)
    seats = range(match.setup.seats if bots != "random" else 0)
    players = [bot(bots, f"{number}/{seat}", clock=False, game=game) for seat in seats]
    rules = match.game
    pieces = Counter(rules.pieces(match.race))
    made = 0
    while not match.over:
        assert match.to_move, "no seat can choose"
        assert made < MOST_DECISIONS, "the race does not end"
        made += decide(match, players, number) if players else match.play_out(random.randrange(10**9), most=LOOK_EVERY)
        assert Counter(rules.pieces(match.race)) == pieces, f"a piece appeared or vanished: {match.position}"
    assert sorted(match.result.by_seat) == list(range(match.setup.seats)), (
        f"not every seat has a place: {match.position}"
    )
    assert match.position == rules.at(match.position).position
    return made


def decide(match: paddock.Match, players: list[Bot], number: int) -> int:
    """Let the bots decide a few times; returns how often they did."""
    for made in range(LOOK_EVERY):
        if match.over:
            return made
        seat = match.to_move[0]
        match.choose(seat, players[seat].decide(Player(match, seat, number)))
    return LOOK_EVERY


def start(game: str, seed: int, fixed: dict[str, Any] | None = None, **options: Any) -> paddock.Match:
    """A match with seats, circuit and switches drawn from the seed; redrawn with fewer switches if they contradict."""
    rules = paddock.game(game)
    random = Random(f"{game}/{seed}")
    share = 0.5
    while True:
        switches = some_switches(rules, random, share) | (fixed or {})
        circuit = random.choice(rules.circuits) if rules.circuits else None
        try:
            return rules.new(random.choice(rules.seats), circuit, switches, seed=seed, **options)
        except paddock.PaddockError:
            share *= 0.9


def some_switches(rules: paddock.Game, random: Random, share: float) -> dict[str, Any]:
    """Random values for some of the switches."""
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
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bots", default="random", help="the bots: random, greedy, or any other by name")
    parser.add_argument(
        "--set", action="append", default=[], metavar="SWITCH=VALUE", help="fix a switch (may be repeated)"
    )
    arguments = parser.parse_args()
    fixed = {
        name: int(value) if value.isdigit() else value for name, _, value in (w.partition("=") for w in arguments.set)
    }
    tasks = [(arguments.game, arguments.first + number, arguments.bots, fixed) for number in range(arguments.games)]
    with Pool(arguments.jobs) as pool:
        found = pool.map(race, tasks, chunksize=max(1, min(100, arguments.games // 20)))
    wrong = [(number, why) for number, _, why in found if why]
    decisions = sum(made for _, made, _ in found)
    for number, why in wrong[:20]:
        print(f"race {number}: {why}")
    print(f"{arguments.game}: {len(found)} races, {decisions:,} decisions, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""Show where races are decided: at which kinds of chance and of choices the chances move, and where bots toss coins.

    python tools/where_decided.py formula-de --races 40

Two equal bots race with everything as it is by default. For each kind of chance (`~`) and of decision it prints how far
the chances of a race moved there, how much of the result that was (the shares add up to one), and how often another
driver of the same level, with another seed, would have chosen otherwise.
"""

import argparse
import sys
import time
from collections import Counter
from random import Random

import numpy as np

import paddock
from paddock.bots import Player, bot
from paddock.bots.greedy import fall_at


class Watched:
    """One race, with what its moments changed for the first seat, in places."""

    def __init__(self, game: str, level: str, number: int) -> None:
        self.match = paddock.game(game).new(2, listening=False, open_chance=True)
        self.random = Random(f"where/{number}")
        seats = range(2)
        self.drivers = [bot(level, f"{number}/{seat}", clock=False, game=game) for seat in seats]
        self.twins = [bot(level, f"twin {number}/{seat}", clock=False, game=game) for seat in seats]
        self.moved: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.differed: Counter[str] = Counter()
        self.start = self.now = self.place()

    def place(self) -> float:
        return self.match.game.values(self.match.race)[1][0]

    def note(self, kind: str) -> None:
        place = self.place()
        self.moved[kind] += self.now - place  # type: ignore[assignment]
        self.now = place

    def falls(self) -> None:
        while (fork := self.match.chance) is not None:
            fall_at(self.match, self.random.random())
            self.note(f"~{fork.kind}")

    def drive(self) -> None:
        """To the end of the race."""
        match, count = self.match, 0
        self.falls()
        while not match.over:
            seat = match.to_move[0]
            decision = match.decision(seat)
            option = self.drivers[seat].decide(Player(match, seat, count))
            if len(decision.options) > 1:
                other = self.twins[seat].decide(Player(match, seat, f"twin {count}"))
                self.asked[decision.kind] += 1
                self.differed[decision.kind] += option.code != other.code
            match.choose(seat, option)
            self.note(decision.kind)
            count += 1
            self.falls()


def show(game: str, level: str, races: list[Watched]) -> None:
    gains = np.array([race.start - race.now for race in races])
    asked, differed = sum([race.asked for race in races], Counter()), sum([race.differed for race in races], Counter())
    found = []
    for kind in sorted({kind for race in races for kind in race.moved}):
        moved = np.array([race.moved[kind] for race in races], float)
        found.append((float(np.cov(moved, gains)[0, 1] / gains.var(ddof=1)), float(moved.std()), kind))
    chance = sum(share for share, _, kind in found if kind.startswith("~"))
    print(f"{game}, {level}: {len(races)} races; {chance:.0%} of the result at chance, {1 - chance:.0%} at choices")
    print(f"  a twin chooses otherwise in {differed.total() / max(1, asked.total()):.0%} of {asked.total()} choices")
    for share, spread, kind in sorted(found, reverse=True):
        twins = f", a twin otherwise in {differed[kind] / asked[kind]:.0%} of {asked[kind]}" if asked[kind] else ""
        if abs(share) >= 0.02:
            print(f"  {kind:20} {share:+.2f} of the result, {spread:.2f} places{twins}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=paddock.games())
    parser.add_argument("--races", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument("--level", default="level-4", help="who drives; level 4 misjudges nothing on purpose")
    given = parser.parse_args()
    began, races = time.monotonic(), list[Watched]()
    while len(races) < given.races and time.monotonic() - began < given.seconds:
        races.append(Watched(given.game, given.level, len(races)))
        races[-1].drive()
    show(given.game, given.level, races)
    return 0


if __name__ == "__main__":
    sys.exit(main())

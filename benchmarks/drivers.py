"""What the drivers of a game do differently: `python benchmarks/drivers.py formula-de --games 200`.

Every driver races against one without habits, at two seats, each deal of luck from both. Printed are how often the
driver is ahead, and the figures of its races that differ from those of the other by more than luck, the clearest first:
events, results, what is left in the end, and the terms of `worth` on average over its decisions.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator

from paddock.bots import Player, drivers
from paddock.lab.estimates import LEVEL, Estimate, Mean, joint
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.race import Entry, Watch
from paddock.lab.tournament import Pairing

SHOWN = 6
LEAST = 0.05
"""Figures that are smaller than this for both are too rare to say anything."""
Figures = dict[str, float]


def main() -> None:
    """Race every driver, and print what is different."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--like", default="greedy", help="the bot or level that they drive like")
    parser.add_argument("--only", nargs="*", help="these drivers, or weights such as tyres=2,damage=0.5")
    given = parser.parse_args()
    for name in given.only or [driver.id for driver in drivers(given.game)]:
        own = f"{given.like}:{name}" if "=" in name else f"{name}:{given.like}"
        print_driver(make_plan(given.game, seats=2, bots=(own, given.like), games=given.games, deals=True))


def print_driver(plan: Plan) -> None:
    """What the first bot of a plan does differently from the second."""
    ahead, changes = Pairing(), defaultdict[str, Pair](Pair)
    for number in range(plan.games):
        (place, own), (other_place, usual) = (seen for _, seen in sorted(raced(plan, number).items()))
        ahead.add(plan.deal(number), (place < other_place) + 0.5 * (place == other_place))
        for figure in {**own, **usual}:
            changes[figure].add(own.get(figure, 0.0), usual.get(figure, 0.0))
    for pair in changes.values():
        for _ in range(plan.games - pair.change.count):
            pair.add(0.0, 0.0)  # races in which neither had it
    share = ahead.share(LEVEL)
    print(f"{plan.bots[0]}: ahead in {share.mean:.1%} ({share.least:.1%} … {share.most:.1%}) of {plan.games} races")
    known = {figure: pair for figure, pair in changes.items() if pair.largest >= LEAST}
    level = joint(LEVEL, len(known))
    clear = {figure: pair for figure, pair in known.items() if pair.change.within(level).is_clear}
    for figure, pair in sorted(clear.items(), key=lambda each: -each[1].clearness)[:SHOWN]:
        print(f"    {figure:<28} {pair.own.mean:8.2f}   without habits {pair.usual.mean:8.2f}")


class Pair:
    """A figure of both, race by race."""

    def __init__(self) -> None:
        self.own, self.usual, self.change = Mean(), Mean(), Mean()

    def add(self, own: float, usual: float) -> None:
        self.own.add(own)
        self.usual.add(usual)
        self.change.add(own - usual)

    @property
    def largest(self) -> float:
        """The larger of the two, without its sign."""
        return max(abs(self.own.mean), abs(self.usual.mean))

    @property
    def clearness(self) -> float:
        """By how many margins of error they differ."""
        change: Estimate = self.change.estimate
        return abs(change.mean) / (change.most - change.mean)


def raced(plan: Plan, number: int) -> dict[bool, tuple[int, Figures]]:
    """A race: the place and the figures of the second bot's car (True) and of the first's (False)."""
    match, seated = plan.match(number), plan.drivers(number)
    watch = Watch(match)
    held = [defaultdict[str, Mean](Mean) for _ in range(plan.seats)]
    while not match.over:
        seat = match.to_move[0]
        for term, value in match.terms(seat).items():
            held[seat][f"worth: {term}"].add(value)
        match.choose(seat, seated[seat].decide(Player(match, seat, plan.luck(number))))
        watch.note(seat)
    rows = watch.entries(plan, number)
    means = [{term: mean.mean for term, mean in terms.items()} for terms in held]
    return {row.bot == plan.bots[1]: (row.place, {**dict(figures_of(row)), **means[row.seat]}) for row in rows}


def figures_of(row: Entry) -> Iterator[tuple[str, float]]:
    """What happened to a seat, and what it had in the end."""
    yield from row.events.items()
    yield from row.counts.items()
    yield from ((f"left: {name}", value) for name, value in row.end.items())


if __name__ == "__main__":
    main()

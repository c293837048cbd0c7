"""What the drivers of a game do differently: `python benchmarks/drivers.py formula-de --games 40`.

Every driver races against one without habits, at two seats, each deal of luck from both. Printed are how often the driver
is ahead, and the figures of its races that differ most from those of the other.
"""

import argparse
from collections import defaultdict
from statistics import fmean

from paddock.bots import drivers
from paddock.lab.plan import plan as make_plan
from paddock.lab.race import Entry, run_race

PLAIN = "greedy"
SHOWN = 6
LEAST = 0.3
"""Figures below this on average are too rare to say anything."""


def main() -> None:
    """Race every driver, and print what is different."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    arguments = parser.parse_args()
    for driver in drivers(arguments.game):
        name = f"{driver.id}:{PLAIN}"
        plan = make_plan(arguments.game, seats=2, bots=(name, PLAIN), games=arguments.games, deals=True)
        ahead, figures = [], defaultdict[str, dict[str, list[float]]](lambda: {name: [], PLAIN: []})
        for number in range(plan.games):
            rows = {row.bot: row for row in run_race(plan, number)}
            own, other = rows[name].place, rows[PLAIN].place
            ahead.append((own < other) + 0.5 * (own == other))
            for bot, row in rows.items():
                for figure, value in figures_of(row).items():
                    figures[figure][bot].append(value)
        print(f"{driver.name}: ahead in {fmean(ahead):.0%} of {plan.games} races")
        for figure, own, other in most_different(figures, name, plan.games):
            print(f"    {figure:<28} {own:8.2f}   without habits {other:8.2f}")


def figures_of(row: Entry) -> dict[str, float]:
    """What happened to a seat, and what it had in the end."""
    return {**row.events, **row.counts, **{f"left: {name}": value for name, value in row.end.items()}}


def most_different(figures: dict[str, dict[str, list[float]]], name: str, games: int) -> list[tuple[str, float, float]]:
    """The figures that differ most, by their means over all races."""
    means = [(figure, sum(by[name]) / games, sum(by[PLAIN]) / games) for figure, by in figures.items()]
    common = [each for each in means if max(each[1:]) >= LEAST]
    return sorted(common, key=lambda each: -abs(each[1] - each[2]) / (abs(each[2]) + 0.5))[:SHOWN]


if __name__ == "__main__":
    main()

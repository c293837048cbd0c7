"""What the drivers of a game do differently: `python benchmarks/drivers.py formula-de --games 40`.

Every driver races against one without habits, at two seats, each deal of luck from both. Printed are how often the
driver is ahead, and the figures of its races that differ most from those of the other.
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
        print_driver(arguments.game, driver.id, arguments.games)


def print_driver(game: str, driver: str, games: int) -> None:
    """What one driver does differently."""
    name = f"{driver}:{PLAIN}"
    plan = make_plan(game, seats=2, bots=(name, PLAIN), games=games, deals=True)
    ahead: list[float] = []
    figures = defaultdict[str, dict[str, float]](lambda: {name: 0.0, PLAIN: 0.0})
    for number in range(plan.games):
        rows = {row.bot: row for row in run_race(plan, number)}
        own, other = rows[name].place, rows[PLAIN].place
        ahead.append((own < other) + 0.5 * (own == other))
        for bot, row in rows.items():
            for figure, value in figures_of(row).items():
                figures[figure][bot] += value / plan.games
    print(f"{driver}: ahead in {fmean(ahead):.0%} of {plan.games} races")
    means = [(figure, by[name], by[PLAIN]) for figure, by in figures.items() if max(by.values()) >= LEAST]
    for figure, mine, usual in sorted(means, key=difference)[:SHOWN]:
        print(f"    {figure:<28} {mine:8.2f}   without habits {usual:8.2f}")


def difference(mean: tuple[str, float, float]) -> float:
    """Sorts the figures that differ most to the front."""
    return -abs(mean[1] - mean[2]) / (abs(mean[2]) + 0.5)


def figures_of(row: Entry) -> dict[str, float]:
    """What happened to a seat, and what it had in the end."""
    return {**row.events, **row.counts, **{f"left: {name}": value for name, value in row.end.items()}}


if __name__ == "__main__":
    main()

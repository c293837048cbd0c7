"""How often bots do what a good driver would not: `python benchmarks/judgement.py race90-2 --races 20 --level level-4`.

Bots of one level race at two seats with the usual rules, or others (`--switch fuel=on`). Counted are decisions that
were once misjudged: what was chosen, and what was chosen for nothing.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any

from paddock import Decision, Match, Option
from paddock.bots import Player
from paddock.cli.setup import read_switches
from paddock.lab.plan import plan as make_plan

LATE = 5
"""The last turns of a race."""
GEARS = ("white", "light", "dark", "black")
Counts = Counter[str]
Look = Callable[[Match, Decision, Option, Counts], None]


def automobiles(match: Match, decision: Decision, option: Option, counts: Counts) -> None:
    """Turns without a movement, and the Manager and the Engineer called for nothing."""
    race: Any = match.race
    if decision.kind == "action" and option.code == "end-action":
        stood = not race.trail
        counts["turns ended by choice"] += 1
        counts["... without a movement"] += stood
        counts["... ... though a gear would have fitted"] += stood and any(
            each.code.startswith(GEARS) for each in decision.options
        )
    elif decision.kind == "dismiss-cube":
        counts["manager called"] += 1
        counts["manager called for nothing"] += option.code == "done"
    elif decision.kind == "shed-cubes" and not race.stack[-1].moved:
        counts["engineer called"] += 1
        counts["engineer called for nothing"] += option.code == "done"


def race90(match: Match, decision: Decision, option: Option, counts: Counts) -> None:
    """Strategies, fuel, and stops near the end."""
    race: Any = match.race
    if "strategy" in decision.kind or "fuel" in decision.kind:
        counts[f"{decision.kind}: {option.code}"] += 1
    elif option.code == "pit":
        counts["stops"] += 1
        counts[f"stops in the last {LATE} turns"] += race.turns - race.turn < LATE
        counts["stops with fuel to the end"] += race.fuel[match.to_move[0]] > race.turns


def formula_de(match: Match, decision: Decision, option: Option, counts: Counts) -> None:
    """Enriching, and braking away what was gained."""
    codes = decision.codes
    race: Any = match.race
    counts["could enrich"] += "enrich" in codes
    counts["enriched"] += option.code == "enrich"
    if decision.kind == "segment" and race.drive.rich_due:
        counts["braked with enriched cells to drive"] += "+b" in option.code


LOOKS: dict[str, Look] = {
    "automobiles": automobiles,
    "race90-1": race90,
    "race90-2": race90,
    "formula-de": formula_de,
}


def main() -> None:
    """Race, and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=LOOKS)
    parser.add_argument("--races", type=int, default=20)
    parser.add_argument("--level", default="level-4")
    parser.add_argument("--switch", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    switches = read_switches(given.switch)
    plan = make_plan(given.game, seats=2, bots=(given.level,), games=given.races, seed="judgement", switches=switches)
    counts: Counts = Counter()
    for number in range(plan.games):
        match, drivers = plan.match(number), plan.drivers(number)
        while not match.over:
            seat = match.to_move[0]
            decision = match.decision(seat)
            option = drivers[seat].decide(Player(match, seat, plan.luck(number)))
            LOOKS[given.game](match, decision, option, counts)
            match.choose(seat, option)
        for cause in (event for event in match.events if type(event).__name__ == "Retired"):
            counts[f"retired: {getattr(cause, 'cause', '')}"] += 1
    print(f"{given.game}, {given.level}: {plan.games} races, {2 * plan.games} cars")
    for what, count in sorted(counts.items()):
        print(f"  {count:6,}  {what}")


if __name__ == "__main__":
    main()

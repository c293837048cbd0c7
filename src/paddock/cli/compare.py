"""`paddock compare`: the same races under different settings, and what the difference is."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.batch import LAB, add_races, batch_command, bot_words, run_plans, settings_of
from paddock.cli.command import add_command
from paddock.cli.text_table import print_table
from paddock.cli.translator import Translator, translator

if TYPE_CHECKING:
    from paddock.lab.compare import Difference


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "compare", say("help-compare"), run)
    add_races(parser, say, games=200, bots="greedy")
    parser.add_argument("--vary", required=True, metavar="NAME=A,B", help=say("help-vary"))


@batch_command
def run(arguments: Namespace) -> None:
    """Run the races for every value with the same luck, and compare each value with the first."""
    from paddock.lab.compare import Variation, differences, measured

    variation = Variation.parse(arguments.vary)
    settings = {**settings_of(arguments), "seats": arguments.seats, "bots": bot_words(arguments.bots)}
    plans = variation.plans(settings)
    tell = Translator(arguments.lang, room=LAB)
    title = paddock.game(arguments.game).title(tell.lang)
    with TemporaryDirectory() as folder:
        stores = run_plans(arguments, plans, Path(folder))
        for index, value in enumerate(variation.values[1:], start=1):
            names = {"name": variation.name, "first": variation.values[0], "second": value}
            print(tell("compare-title", game=title, races=f"{plans[0].games:,}", **names) + "\n")
            sides = (measured(stores[side].tables(), plans[side]) for side in (0, index))
            print_differences(differences(*sides), names, tell)
            print()


def print_differences(found: list[Difference], names: dict[str, str], tell: Translator) -> None:
    """Print the differences as a table with a verdict in words."""
    heads = [tell(f"column-{key}") for key in ("measure", "difference", "range", "verdict")]
    values = [f"{names['name']}={names[side]}" for side in ("first", "second")]
    print_table([heads[0], *values, *heads[1:]], [row(each, names["second"], tell) for each in found])


def row(found: Difference, second: str, tell: Translator) -> list[str]:
    """One measure: both values, the difference with its interval, and whether it may be chance."""
    change = found.change
    verdict = "same" if not change.is_clear else "more" if change.mean > 0 else "fewer"
    return [
        tell(f"measure-{found.measure.replace('_', '-')}"),
        f"{found.first.mean:.2f}",
        f"{found.second.mean:.2f}",
        f"{change.mean:+.2f}",
        f"{change.least:+.2f} … {change.most:+.2f}",
        tell(f"verdict-{verdict}", by=f"{abs(change.mean):.2f}", second=second),
    ]

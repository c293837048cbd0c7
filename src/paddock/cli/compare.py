"""`paddock compare`: the same races under different settings, and what the difference is."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from paddock.cli.batch import (
    LAB,
    add_outputs,
    add_races,
    batch_command,
    bot_words,
    check_report,
    results_folder,
    run_plans,
    settings_of,
    write_report,
)
from paddock.cli.command import add_command
from paddock.cli.text_table import print_table
from paddock.cli.translator import Translator, translator


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "compare", say("help-compare"), run)
    add_races(parser, say, games=200)
    parser.add_argument("--vary", required=True, metavar="NAME=A,B", help=say("help-vary"))
    add_outputs(parser, say)


@batch_command
def run(arguments: Namespace) -> None:
    """Run the races for every value with the same luck, and compare each value with the first."""
    from paddock.lab.compare import Variation, differences, measured
    from paddock.lab.verdicts import Comparison, comparison_page

    variation = Variation.parse(arguments.vary)
    plans = variation.plans({**settings_of(arguments), "seats": arguments.seats, "bots": bot_words(arguments.bots)})
    check_report(arguments)
    names = [f"{variation.name}-{value}" for value in variation.values]
    found = []
    with results_folder(arguments) as folder:
        stores = run_plans(arguments, plans, [folder / f"{name}.parquet" for name in names])
        for index, value in enumerate(variation.values[1:], start=1):
            sides = (measured(stores[side].tables(), plans[side]) for side in (0, index))
            values = (variation.name, variation.values[0], value)
            found.append(Comparison(plans[0], *values, differences(*sides)))
    for comparison in found:
        print(comparison.title(arguments.lang) + "\n")
        print_table(comparison.head(arguments.lang), comparison.rows(arguments.lang))
        print()
    print(Translator(arguments.lang, room=LAB)("compare-joint"))
    write_report(arguments, lambda: comparison_page(plans, found, arguments.lang))

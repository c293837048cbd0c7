"""`paddock ladder`: how often each level of bots beats the next lower one."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from paddock.cli.batch import add_duels, batch_command, results_folder, run_plans, settings_of
from paddock.cli.command import add_command
from paddock.cli.text_table import print_table
from paddock.cli.tournament import all_races
from paddock.cli.translator import translator

ABOVE: Final = (2, 3, 4, 5)
"""The levels that have one below them."""


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "ladder", say("help-ladder"), run)
    add_duels(parser, say, games=200)
    parser.add_argument(
        "--levels", type=int, nargs="+", choices=ABOVE, default=(), metavar="LEVEL", help=say("help-ladder-levels")
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("help-results-folder"))


@batch_command
def run(arguments: Namespace) -> None:
    """Race every level against the next lower one, at two seats, the same luck from both."""
    from paddock.lab.ladder import duel_of, steps
    from paddock.lab.verdicts import duel_head, duel_rows

    plans = steps(settings_of(arguments), arguments.levels)
    with results_folder(arguments) as folder:
        files = [folder / f"{plan.bots[0]}-{plan.bots[1]}.parquet" for plan in plans]
        stores = run_plans(arguments, plans, files)
        duels = [duel_of(plan, all_races(store, plan.seats)) for plan, store in zip(plans, stores, strict=True)]
    print_table(duel_head(arguments.lang), duel_rows(duels, arguments.lang))

"""`paddock sweep`: how a race depends on its settings, or which settings make the race one wants."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

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

if TYPE_CHECKING:
    from paddock.lab.sweep import Cell, Target


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "sweep", say("help-sweep"), run)
    add_races(parser, say, games=100)
    parser.add_argument("--vary", action="append", required=True, metavar="NAME=A,B|1..4", help=say("help-sweep-vary"))
    parser.add_argument("--target", action="append", default=[], metavar="MEASURE=VALUE", help=say("help-target"))
    parser.add_argument("--pace", type=float, default=15.0, metavar="SECONDS", help=say("help-pace"))
    add_outputs(parser, say)


@batch_command
def run(arguments: Namespace) -> None:
    """Race every combination, or search for the one nearest to the targets."""
    from paddock.lab.compare import Variation
    from paddock.lab.sweep import MEASURES, Target, best, cells, rounds
    from paddock.lab.sweep_page import sweep_head, sweep_page, sweep_rows

    variations = [Variation.parse(text) for text in arguments.vary]
    settings = {**settings_of(arguments), "seats": arguments.seats, "bots": bot_words(arguments.bots)}
    found = cells(variations, settings)
    targets = [Target.parse(text, [*MEASURES, *found[0].plan.measures]) for text in arguments.target]
    check_report(arguments)
    with results_folder(arguments) as folder:
        for count, games in rounds(len(found), arguments.games) if targets else [(len(found), arguments.games)]:
            found = best(found, targets, count) if found[0].raced else found
            race(arguments, found, games, folder)
    found = best(found, targets, len(found))
    names = [variation.name for variation in variations]
    print_table(sweep_head(names, found, arguments.lang), sweep_rows(found))
    for target in targets:
        print_target(found[0], target, arguments.lang)
    write_report(arguments, lambda: sweep_page(names, found, targets, arguments.lang))


def race(arguments: Namespace, found: list[Cell], games: int, folder: Path) -> None:
    """Race the cells until each has been raced this often."""
    todo = [cell for cell in found if cell.raced < games]
    parts = [replace(cell.plan, first=cell.raced, games=games - cell.raced) for cell in todo]
    files = [folder / f"{'-'.join(cell.values)}-{cell.raced}.parquet" for cell in todo]
    for cell, store in zip(todo, run_plans(arguments, parts, files), strict=True):
        cell.add(store.tables(), arguments.pace)


def print_target(cell: Cell, target: Target, lang: str) -> None:
    """Say whether the nearest combination reaches a target."""
    from paddock.lab.estimates import amount

    tell = Translator(lang, room=LAB)
    key = "target-met" if cell.meets(target) else "target-missed"
    print(tell(key, measure=target.measure, value=f"{target.value:g}", found=amount(cell.estimate(target.measure))))

"""`paddock tournament`: a round robin of bots, every deal of luck from each seat, and their ratings."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock
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
    from paddock.lab.plan import Plan
    from paddock.lab.store import Store
    from paddock.lab.tournament import Table


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "tournament", say("help-tournament"), run)
    add_races(parser, say, games=100, bots="random greedy search")
    parser.add_argument("--until-clear", action="store_true", help=say("help-until-clear"))
    add_outputs(parser, say)


@batch_command
def run(arguments: Namespace) -> None:
    """Run every pairing of bots, and print ratings and duels."""
    from paddock.lab.tournament import Table, plans, stages
    from paddock.lab.verdicts import duel_head, duel_rows, rating_head, rating_rows, tournament_page

    bots = bot_words(arguments.bots)
    seats = paddock.game(arguments.game).seats[0] if arguments.seats is None else arguments.seats
    tables = plans(bots, seats, settings_of(arguments))
    check_report(arguments)
    looks = stages(tables[0].games, seats) if arguments.until_clear else [tables[0].games]
    table = Table(bots, len(looks))
    with results_folder(arguments) as folder:
        raced = run_stages(arguments, tables, looks, table, folder)
    print_table(rating_head(arguments.lang), rating_rows(table.standing()))
    print()
    print_table(duel_head(arguments.lang), duel_rows(table.duels(), arguments.lang))
    if raced < tables[0].games:
        print("\n" + Translator(arguments.lang, room=LAB)("tournament-clear", races=f"{raced:,}"))
    write_report(arguments, lambda: tournament_page(tables[0], table, arguments.lang))


def run_stages(arguments: Namespace, tables: list[Plan], looks: list[int], table: Table, folder: Path) -> int:
    """Run the tables stage by stage until all duels are clear; returns the number of races at each table."""
    from paddock.lab.tournament import continued, interleaved

    seats = tables[0].seats
    done = 0
    for until in looks:
        parts = [continued(plan, done, until) for plan in tables]
        files = [folder / f"{'-'.join(map(file_word, plan.bots))}-{plan.first}.parquet" for plan in parts]
        stores = run_plans(arguments, parts, files)
        for race in interleaved([all_races(store, seats) for store in stores], seats):
            table.add(race, tables[0].deal(race[0]["race"]))
        done = until
        if table.is_clear:
            break
    return done


def file_word(bot: str) -> str:
    """The name of a bot as a part of a file's name."""
    return "".join(sign if sign.isalnum() else "-" for sign in bot)


def all_races(store: Store, seats: int) -> Iterator[list[dict[str, Any]]]:
    """The rows of a store, grouped by race."""
    from paddock.lab.summary import races_of

    for table in store.tables():
        yield from races_of(table, seats)

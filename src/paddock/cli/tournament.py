"""`paddock tournament`: a round robin of bots with rotated seats, and their ratings."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.batch import LAB, add_races, batch_command, bot_words, run_plans, settings_of
from paddock.cli.command import add_command
from paddock.cli.text_table import print_table
from paddock.cli.translator import Translator, translator

if TYPE_CHECKING:
    from paddock.lab.store import Store
    from paddock.lab.tournament import Table


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "tournament", say("help-tournament"), run)
    add_races(parser, say, games=100, bots="random greedy search")


@batch_command
def run(arguments: Namespace) -> None:
    """Run every pairing of bots, and print ratings and duels."""
    from paddock.lab.tournament import Table, interleaved, plans

    bots = bot_words(arguments.bots)
    seats = paddock.game(arguments.game).seats[0] if arguments.seats is None else arguments.seats
    tables = plans(bots, seats, settings_of(arguments))
    table = Table(bots)
    with TemporaryDirectory() as folder:
        stores = run_plans(arguments, tables, Path(folder))
        for race in interleaved([all_races(store, seats) for store in stores]):
            table.add(race)
    tell = Translator(arguments.lang, room=LAB)
    print_ratings(table, tell)
    print()
    print_duels(table, tell)


def all_races(store: Store, seats: int) -> Iterator[list[dict[str, Any]]]:
    """The rows of a store, grouped by race."""
    from paddock.lab.summary import races_of

    for table in store.tables():
        yield from races_of(table, seats)


def print_ratings(table: Table, tell: Translator) -> None:
    """Print the rating of every bot."""
    rows = []
    for each in table.standing():
        rating = f"{each.mu:.2f}", f"± {2 * each.sigma:.2f}"
        rows.append([each.bot, *rating, f"{each.races:,}", f"{each.won / each.races:.1%}", f"{each.mean_place:.2f}"])
    print_table([tell(f"rating-{name}") for name in ("bot", "mu", "range", "races", "won", "place")], rows)


def print_duels(table: Table, tell: Translator) -> None:
    """Print which bot beats which, and whether it may be luck."""
    rows = []
    for duel in table.duels():
        least, most = duel.bounds
        verdict = tell("duel-clear" if duel.is_clear else "duel-luck")
        rows.append([f"{duel.first} > {duel.second}", f"{duel.share:.1%}", f"{least:.1%} … {most:.1%}", verdict])
    print_table([tell(f"duel-{name}") for name in ("pair", "share", "range", "verdict")], rows)

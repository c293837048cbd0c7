"""`paddock tournament`: a round robin of bots with rotated seats, and their ratings."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import paddock
from paddock.lab.console import (
    add_race_arguments,
    after,
    command,
    language,
    print_table,
    progress_bar,
    say,
    settings_of,
    words,
)
from paddock.lab.plan import Plan


def add_parser(subparsers: Any) -> None:
    """Add the command to the others."""
    parser = subparsers.add_parser("tournament", help="rate bots by racing them", description=__doc__)
    add_race_arguments(parser)
    parser.add_argument("--bots", default="random greedy search", help="who takes part ('random greedy search')")
    parser.add_argument("--games", type=int, default=100, help="how many races for each table of bots (100)")
    parser.set_defaults(run=tournament)


@command
def tournament(args: Namespace) -> int:
    """Race every table of bots, and print ratings and duels."""
    from paddock.lab.tournament import Table, interleaved, plans

    bots = words(args.bots)
    seats = paddock.game(args.game).seats[0] if args.seats is None else args.seats
    tables = plans(bots, seats, settings_of(args))
    table = Table(bots)
    with TemporaryDirectory() as folder:
        for race in interleaved(raced(args, tables, Path(folder))):
            table.add(race)
    print_ratings(table, language(args))
    return 0


def raced(args: Namespace, plans: list[Plan], folder: Path) -> list[Iterator[list[dict[str, Any]]]]:
    """All races, table by table."""
    from paddock.lab.run import run
    from paddock.lab.store import Store

    found = []
    with progress_bar(sum(plan.games for plan in plans), args.game) as progress:
        for index, plan in enumerate(plans):
            store = Store(folder / f"{index}.parquet", plan)
            run(plan, store, jobs=args.jobs, on=args.on, progress=after(index * plan.games, progress))
            found.append(all_races(store, plan.seats))
    return found


def all_races(store: Any, seats: int) -> Iterator[list[dict[str, Any]]]:
    """The rows of a store, race by race."""
    from paddock.lab.summary import races_of

    for table in store.tables():
        yield from races_of(table, seats)


def print_ratings(table: Any, lang: str) -> None:
    """The ratings, and who beats whom."""
    rows = []
    for each in table.standing():
        rating = f"{each.mu:.2f}", f"± {2 * each.sigma:.2f}"
        rows.append([each.bot, *rating, f"{each.races:,}", f"{each.won / each.races:.1%}", f"{each.mean_place:.2f}"])
    print_table([say(f"rating-{name}", lang) for name in ("bot", "mu", "range", "races", "won", "place")], rows)
    print()
    rows = []
    for duel in table.duels():
        least, most = duel.bounds
        verdict = say("duel-clear" if duel.is_clear else "duel-luck", lang)
        rows.append([f"{duel.first} > {duel.second}", f"{duel.share:.1%}", f"{least:.1%} … {most:.1%}", verdict])
    print_table([say(f"duel-{name}", lang) for name in ("pair", "share", "range", "verdict")], rows)

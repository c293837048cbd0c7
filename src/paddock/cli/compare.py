"""`paddock compare`: the same races with something changed, and what that changes."""

from __future__ import annotations

from argparse import Namespace
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
    parser = subparsers.add_parser("compare", help="what a switch, circuit or bot changes", description=__doc__)
    add_race_arguments(parser)
    parser.add_argument(
        "--vary", required=True, metavar="NAME=A,B", help="a switch, or circuit, preset, seats or bot, and its values"
    )
    parser.add_argument("--bots", default="greedy", help="a bot for each seat; fewer take turns (greedy)")
    parser.add_argument("--games", type=int, default=200, help="how many races for each value (200)")
    parser.set_defaults(run=compare)


@command
def compare(args: Namespace) -> int:
    """Race every value under the same luck, and tell each from the first."""
    from paddock.lab.compare import Variation

    variation = Variation.parse(args.vary)
    plans = variation.plans({**settings_of(args), "seats": args.seats, "bots": words(args.bots)})
    with TemporaryDirectory() as folder:
        stores = raced(args, plans, Path(folder))
        for value, plan, store in list(zip(variation.values, plans, stores, strict=True))[1:]:
            told(args, (variation.name, variation.values[0], value), (plans[0], plan), (stores[0], store))
    return 0


def raced(args: Namespace, plans: list[Plan], folder: Path) -> list[Any]:
    """All races of all plans."""
    from paddock.lab.run import run
    from paddock.lab.store import Store

    stores = []
    with progress_bar(sum(plan.games for plan in plans), args.game) as progress:
        for index, plan in enumerate(plans):
            store = Store(folder / f"{index}.parquet", plan)
            run(plan, store, jobs=args.jobs, on=args.on, progress=after(index * plan.games, progress))
            stores.append(store)
    return stores


def told(args: Namespace, names: tuple[str, str, str], plans: tuple[Plan, Plan], stores: tuple[Any, Any]) -> None:
    """What differs, in a table that ends in words."""
    from paddock.lab.compare import differences, measured

    lang = language(args)
    name, first, second = names
    title = paddock.game(plans[0].game).title(lang)
    races = f"{plans[0].games:,}"
    print(say("compare-title", lang, game=title, name=name, first=first, second=second, races=races))
    print()
    rows = []
    for found in differences(*(measured(store.tables(), plan) for store, plan in zip(stores, plans, strict=True))):
        change = found.change
        verdict = "same" if not change.is_clear else "more" if change.mean > 0 else "fewer"
        label = say(f"measure-{found.measure.replace('_', '-')}", lang)
        in_words = say(f"verdict-{verdict}", lang, by=f"{abs(change.mean):.2f}", second=second)
        bounds = f"{change.least:+.2f} … {change.most:+.2f}"
        values = f"{found.first.mean:.2f}", f"{found.second.mean:.2f}", f"{change.mean:+.2f}"
        rows.append([label, *values, bounds, in_words])
    heads = [say(f"column-{key}", lang) for key in ("measure", "difference", "range", "verdict")]
    print_table([heads[0], f"{name}={first}", f"{name}={second}", *heads[1:]], rows)
    print()

"""`paddock compare`: the same races with something changed, and what that changes."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.command import add_command
from paddock.cli.racing import LAB, add_races, bot_words, print_table, raced, races, settings_of
from paddock.cli.words import Voice, spoken

if TYPE_CHECKING:
    from paddock.lab.compare import Difference


def add_parser(subparsers: Any) -> None:
    """Offer the command."""
    say = spoken()
    parser = add_command(subparsers, "compare", say("help-compare"), run)
    add_races(parser, say, games=200, bots="greedy")
    parser.add_argument("--vary", required=True, metavar="NAME=A,B", help=say("help-vary"))


@races
def run(arguments: Namespace) -> None:
    """Race every value under the same luck, and tell each from the first."""
    from paddock.lab.compare import Variation, differences, measured

    variation = Variation.parse(arguments.vary)
    settings = {**settings_of(arguments), "seats": arguments.seats, "bots": bot_words(arguments.bots)}
    plans = variation.plans(settings)
    tell = Voice(arguments.lang, room=LAB)
    title = paddock.game(arguments.game).title(tell.lang)
    with TemporaryDirectory() as folder:
        stores = raced(arguments, plans, Path(folder))
        for index, value in enumerate(variation.values[1:], start=1):
            names = {"name": variation.name, "first": variation.values[0], "second": value}
            print(tell("compare-title", game=title, races=f"{plans[0].games:,}", **names) + "\n")
            sides = (measured(stores[side].tables(), plans[side]) for side in (0, index))
            print_differences(differences(*sides), names, tell)
            print()


def print_differences(found: list[Difference], names: dict[str, str], tell: Voice) -> None:
    """What differs, in a table that ends in words."""
    heads = [tell(f"column-{key}") for key in ("measure", "difference", "range", "verdict")]
    values = [f"{names['name']}={names[side]}" for side in ("first", "second")]
    print_table([heads[0], *values, *heads[1:]], [row(each, names["second"], tell) for each in found])


def row(found: Difference, second: str, tell: Voice) -> list[str]:
    """One measure: both values, the difference and its range, and in words whether it may be chance."""
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

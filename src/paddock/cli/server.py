"""`paddock server`: for the owner of a service: what takes room in its database, and tidying it."""

import argparse
from typing import TYPE_CHECKING, Any

from paddock.cli.command import add_command, add_language
from paddock.cli.translator import Translator, translator

if TYPE_CHECKING:
    from paddock.server.store import Store


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "server", say("help-server"), show_usage)
    actions = parser.add_subparsers(title=say("commands"), metavar=say("command"), required=True)
    for name, about, run in (("usage", say("help-usage"), show_usage), ("tidy", say("help-tidy"), tidy)):
        action = actions.add_parser(name, help=about, description=about)
        add_language(action, say)
        action.add_argument("--database", default="", metavar="URL", help=say("help-database"))
        action.add_argument("--keep", action="append", default=[], metavar="WHAT=DAYS", help=say("help-keep"))
        action.set_defaults(run=run)
    actions.choices["tidy"].add_argument("--dry-run", action="store_true", help=say("help-dry-run"))


def _open(arguments: argparse.Namespace) -> "Store":
    """The store of an existing service, brought up to date."""
    from paddock.server import Config  # imported here: other commands start faster without it
    from paddock.server.store import Store
    from paddock.server.store.database import check_database

    url = Config(database=arguments.database).database_url
    check_database(url)
    store = Store(url)
    store.database.migrate()
    return store


def show_usage(arguments: argparse.Namespace) -> int:
    """Print what takes room, who takes most of it, and what the policy would remove."""
    from paddock.server.retention import read_keep

    say, keep, store = Translator(arguments.lang), read_keep(arguments.keep), _open(arguments)
    usage = store.housekeeping.usage()
    print(say("usage-total", size=size(usage.bytes)))
    for room in usage.rooms:
        if room.rows:
            print(f"  {room.name:<18}{room.rows:>12,}{size(room.bytes):>12}")
    counts = {name: usage.tables.get(name, 0) for name in ("open", "running", "over")}
    print(say("usage-tables", **counts))
    print(say("usage-users", accounts=usage.accounts, guests=usage.guests))
    if usage.holders:
        print(say("usage-holders"))
        for holder in usage.holders:
            print(f"  {holder.id:<18}{holder.name:<26}{holder.tables:>8,}{holder.entries:>12,}")
    print(say("usage-tidy"))
    _print_counts(store.housekeeping.tidy(keep, dry=True))
    store.close()
    return 0


def tidy(arguments: argparse.Namespace) -> int:
    """Remove what the policy does not keep."""
    from paddock.server.retention import read_keep

    keep, store = read_keep(arguments.keep), _open(arguments)
    _print_counts(store.housekeeping.tidy(keep, dry=arguments.dry_run))
    store.close()
    return 0


def _print_counts(removed: dict[str, int]) -> None:
    for name, count in removed.items():
        print(f"  {name:<18}{count:>12,}")


def size(amount: int | None) -> str:
    """An amount of bytes that people can read; empty if it is not known."""
    if amount is None:
        return ""
    for unit in ("B", "kB", "MB"):
        if amount < 10_000:
            return f"{amount:,} {unit}"
        amount //= 1000
    return f"{amount:,} GB"

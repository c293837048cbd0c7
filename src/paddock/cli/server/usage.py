"""What takes room in the database of a service, and tidying it."""

import argparse

from paddock.cli.server.opening import open_store
from paddock.cli.translator import Translator


def show_usage(arguments: argparse.Namespace) -> int:
    """Print what takes room, who takes most of it, and what the policy would remove."""
    from paddock.server.retention import read_keep

    say, keep, store = Translator(arguments.lang), read_keep(arguments.keep), open_store(arguments)
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

    keep, store = read_keep(arguments.keep), open_store(arguments)
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

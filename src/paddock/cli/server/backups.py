"""Backing a service up while it runs, and restoring it."""

import argparse
from pathlib import Path

from paddock.cli.server.opening import database_url
from paddock.cli.translator import Translator


def backup(arguments: argparse.Namespace) -> int:
    """Write a backup, and print what is in it."""
    from paddock.server.store.backup import write_backup

    rows = write_backup(database_url(arguments), Path(arguments.file))
    say = Translator(arguments.lang)
    print(say("server-backed-up", file=arguments.file, rows=sum(rows.values())))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Restore a backup into an empty database, and print what was in it."""
    from paddock.server.store.backup import restore_backup

    rows = restore_backup(Path(arguments.file), database_url(arguments))
    say = Translator(arguments.lang)
    print(say("server-restored", file=arguments.file, rows=sum(rows.values())))
    return 0

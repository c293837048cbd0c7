"""`paddock replay`: step through a record."""

import argparse
from pathlib import Path
from typing import Any

from paddock.cli.command import UsageError, add_command, add_commentary, has_screen
from paddock.cli.translator import Translator, translator


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "replay", say("help-replay"), run)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))
    parser.add_argument("--move", type=int, metavar="N", help=say("help-move"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("help-seat"))
    add_commentary(parser, say)
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))


def run(arguments: argparse.Namespace) -> int:
    """Open a record and step through it."""
    from paddock.cli.lines.replay import replay_in_lines
    from paddock.cli.table.records import read_record
    from paddock.cli.table.replay import ReplayCursor

    say = Translator(arguments.lang)
    cursor = ReplayCursor(read_record(arguments.file))
    if arguments.seat is not None:
        if not 1 <= arguments.seat <= cursor.seats:
            raise UsageError(say("no-seat", seats=cursor.seats))
        cursor.viewer = arguments.seat - 1
    if arguments.move is not None:
        cursor.go(arguments.move)
    if arguments.plain or not has_screen():
        return replay_in_lines(cursor, say, arguments.commentary or "race")
    from paddock.cli.screens.app import replay

    return replay(cursor, say, arguments.commentary)

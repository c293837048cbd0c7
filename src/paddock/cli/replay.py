"""`paddock replay`: step through a record."""

import argparse
from pathlib import Path
from typing import Any

from paddock.cli.command import BadUse, add_command, has_screen
from paddock.cli.words import Voice, spoken


def add_parser(subparsers: Any) -> None:
    """Offer the command."""
    say = spoken()
    parser = add_command(subparsers, "replay", say("help-replay"), run)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))
    parser.add_argument("--move", type=int, metavar="N", help=say("help-move"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("help-seat"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))


def run(arguments: argparse.Namespace) -> int:
    """Open the record and let somebody leaf through it."""
    from paddock.cli.keeping import read_record
    from paddock.cli.leafing import Leaves, leaf_in_lines

    say = Voice(arguments.lang)
    leaves = Leaves(read_record(arguments.file))
    if arguments.seat is not None:
        if not 1 <= arguments.seat <= leaves.seats:
            raise BadUse(say("no-seat", seats=leaves.seats))
        leaves.viewer = arguments.seat - 1
    if arguments.move is not None:
        leaves.go(arguments.move)
    if arguments.plain or not has_screen():
        return leaf_in_lines(leaves, say)
    from paddock.cli.screens.app import leaf

    return leaf(leaves, say)

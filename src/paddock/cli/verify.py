"""`paddock verify`: prove that the chance in a record follows from its seed."""

import argparse
from pathlib import Path
from typing import Any

import paddock
from paddock.cli.command import FAILED, add_command
from paddock.cli.words import Voice, spoken


def add_parser(subparsers: Any) -> None:
    """Offer the command."""
    say = spoken()
    parser = add_command(subparsers, "verify", say("help-verify"), run)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))


def run(arguments: argparse.Namespace) -> int:
    """Say whether the luck was the seed's: 0 where it was, 1 where not."""
    from paddock.cli.keeping import read_record

    say = Voice(arguments.lang)
    record = read_record(arguments.file)
    luck = paddock.verify(record)
    moves = sum(move.seat is not None for move in record.moves)
    if luck.first_wrong is not None:
        print(say("verify-wrong", file=str(arguments.file), number=luck.first_wrong))
        return FAILED
    print(say("verify-right", file=str(arguments.file), moves=moves, drawn=luck.drawn, seed=record.seed or ""))
    return 0

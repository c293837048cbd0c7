"""`paddock verify`: prove that the chance in a record follows from its seed."""

import argparse
from pathlib import Path
from typing import Any

import paddock
from paddock.cli.command import FAILED, add_command
from paddock.cli.translator import Translator, translator


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "verify", say("help-verify"), run)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))


def run(arguments: argparse.Namespace) -> int:
    """Check the luck: exit status 0 if it follows from the seed, or was told and is possible; 1 if not."""
    from paddock.cli.table.records import read_record

    say = Translator(arguments.lang)
    record = read_record(arguments.file)
    luck = paddock.verify(record)
    moves = sum(move.seat is not None for move in record.moves)
    if luck.first_wrong is not None:
        print(say("verify-wrong", file=str(arguments.file), number=luck.first_wrong))
        return FAILED
    if record.is_told:
        print(say("verify-told", file=str(arguments.file), moves=moves, drawn=luck.drawn))
        return 0
    print(say("verify-right", file=str(arguments.file), moves=moves, drawn=luck.drawn, seed=record.seed or ""))
    return 0

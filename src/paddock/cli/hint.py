"""`paddock hint`: what the coach would do at a decision of a recorded race."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.command import UsageError, add_command
from paddock.cli.translator import Translator, translator

if TYPE_CHECKING:
    from paddock.coach import Hint


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "hint", say("help-hint"), run)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))
    parser.add_argument("--move", type=int, metavar="N", help=say("help-hint-move"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("help-hint-seat"))


def run(arguments: argparse.Namespace) -> None:
    """Print the question, the best options and the reasons."""
    from paddock.cli.table.records import read_record

    say = Translator(arguments.lang)
    record = read_record(arguments.file)
    last = sum(move.seat is not None for move in record.moves)
    if arguments.move is not None and not 0 <= arguments.move <= last:
        raise UsageError(say("no-move", last=last))
    match = paddock.replay(record, arguments.move)
    if not match.to_move:
        raise UsageError(say("hint-over", last=last))
    seat = match.to_move[0] if arguments.seat is None else arguments.seat - 1
    if seat not in match.to_move:
        raise UsageError(say("hint-not-asked", seats=" ".join(str(each + 1) for each in match.to_move)))
    name = match.names[seat] or str(seat + 1)
    print(f"{name}: {match.decision(seat).ask(say.lang, match.names)}")
    print(*hint_lines(paddock.hint(match, seat), say.lang, match.names), sep="\n")


def hint_lines(hint: "Hint", lang: str, names: tuple[str, ...]) -> list[str]:
    """A hint line by line, the best option first."""
    lines = []
    for number, each in enumerate(hint.lines(lang, names), start=1):
        reasons = "; ".join(each.reasons)
        lines.append(f"{number:>4}  {each.label}  [{each.code}]" + (f": {reasons}" if reasons else ""))
    return lines

"""`paddock draw`: a position as a picture."""

import argparse
import sys
from pathlib import Path
from typing import Any

import paddock
from paddock import Match
from paddock.cli.command import UsageError, add_command, told
from paddock.cli.setup import add_setup, read_switches
from paddock.cli.translator import Translator, translator
from paddock.core import PaddockError


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "draw", say("help-draw"), run)
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=say("help-file"))
    parser.add_argument("--game", metavar="GAME", help=say("help-one-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seat-count"))
    add_setup(parser, say)
    parser.add_argument("--position", metavar="LINE", help=say("help-position"))
    parser.add_argument("--move", type=int, metavar="N", help=say("help-move"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("help-seat"))
    parser.add_argument("--close", action="store_true", help=say("help-close"))
    parser.add_argument("-o", "--output", type=Path, metavar="FILE.svg", help=say("help-output"))


def run(arguments: argparse.Namespace) -> int:
    """Write the picture to a file, or print it."""
    from paddock.scene.svg import draw

    say = Translator(arguments.lang)
    if arguments.output is not None and str(arguments.output) != "-" and arguments.output.suffix.lower() != ".svg":
        raise UsageError(say("not-svg", path=str(arguments.output)))
    match = position(arguments, say)
    seat = None if arguments.seat is None else arguments.seat - 1
    if seat is not None and seat not in range(match.setup.seats):
        raise UsageError(say("no-seat", seats=match.setup.seats))
    picture = draw(match.scene(seat, say.lang), match.board(say.lang), arguments.close)
    if arguments.output is None or str(arguments.output) == "-":
        print(picture)
        return 0
    arguments.output.write_text(picture, encoding="utf-8")
    print(say("drawn", path=str(arguments.output)), file=sys.stderr)
    return 0


def position(arguments: argparse.Namespace, say: Translator) -> Match:
    """The race to draw: from a record, from a position, or at its start."""
    if arguments.file is not None:
        from paddock.cli.table.records import read_record

        return paddock.replay(read_record(arguments.file), arguments.move)
    if not arguments.game:
        raise UsageError(say("draw-what"))
    try:
        game = paddock.game(arguments.game)
        seed = arguments.seed or 0
        if arguments.position:
            return game.at(arguments.position, seed)
        switches = read_switches(arguments.switch)
        return game.new(arguments.seats, arguments.circuit, switches, seed, preset=arguments.preset)
    except PaddockError as error:
        raise UsageError(told(error)) from error

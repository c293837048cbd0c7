"""`paddock play`: a race at this keyboard, with people and bots."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.command import BadUse, add_command, has_screen
from paddock.cli.setup import add_setup, read_switches
from paddock.cli.words import Voice, spoken
from paddock.core import PaddockError

if TYPE_CHECKING:
    from paddock.cli.table import Plan, Table


def add_parser(subparsers: Any) -> None:
    """Offer the command."""
    say = spoken()
    parser = add_command(subparsers, "play", say("help-play"), run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-game"))
    add_setup(parser, say)
    parser.add_argument("--seats", nargs="+", default=[], metavar="NAME", help=say("help-seats"))
    parser.add_argument("--bots", nargs="+", default=[], metavar="LEVEL", help=say("help-bots"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("help-resume"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("help-record"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))


def run(arguments: argparse.Namespace) -> int:
    """Play: straight away where a game is named, from the start menu otherwise."""
    from paddock.cli.keeping import check_place, habits, take_up

    say = Voice(arguments.lang)
    if arguments.record:
        check_place(arguments.record)
    if arguments.resume:
        table = take_up(arguments.resume, say)
        return sit_down(table, say, arguments.record or arguments.resume, arguments.plain)
    if arguments.game or arguments.plain or not has_screen():
        return sit_down(_planned(arguments, say), say, arguments.record, arguments.plain)
    from paddock.cli.screens.app import play

    remembered = "" if spoken().is_asked else habits().lang
    return play(None, Voice(remembered or say.lang), arguments.record)


def sit_down(table: "Table", say: Voice, path: Path | None, is_plain: bool) -> int:
    """Race at a table, on a full screen where there is one and nobody wants lines; the record is kept at the path."""
    if is_plain or not has_screen():
        from paddock.cli.lines import Lines

        return Lines(table, say, path).play()
    from paddock.cli.screens.app import play

    return play(table, say, path)


def _planned(arguments: argparse.Namespace, say: Voice) -> "Table":
    try:
        plan = plan_from(arguments, say)
        plan.check()
        return plan.start()
    except PaddockError as error:
        raise BadUse(str(error)) from error


def plan_from(arguments: argparse.Namespace, say: Voice) -> "Plan":
    """What the command line asks for."""
    from paddock.cli.table import Plan, own_name, read_sitters

    if not arguments.game:
        raise BadUse(say("which-game", games=" ".join(paddock.games())))
    return Plan(
        arguments.game,
        read_sitters(arguments.game, arguments.seats, arguments.bots, own_name(say)),
        arguments.circuit or "",
        arguments.preset or "",
        read_switches(arguments.switch),
        arguments.seed or "",
    )

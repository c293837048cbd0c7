"""`paddock play`: a race at one keyboard, with people and bots."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.command import UsageError, add_command, add_commentary, has_screen, told
from paddock.cli.setup import add_setup, read_switches
from paddock.cli.translator import Translator, translator
from paddock.core import PaddockError

if TYPE_CHECKING:
    from paddock.cli.table import Plan, Table


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "play", say("help-play"), run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-game"))
    add_setup(parser, say)
    parser.add_argument("--seats", nargs="+", default=[], metavar="NAME", help=say("help-seats"))
    parser.add_argument("--bots", nargs="+", default=[], metavar="LEVEL", help=say("help-bots"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("help-resume"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("help-record"))
    add_commentary(parser, say)
    parser.add_argument("--server", default="", metavar="URL", help=say("help-on-server"))
    parser.add_argument("--table", default="", metavar="ID", help=say("help-table"))
    parser.add_argument("--plan", nargs="*", metavar="WORD", help=say("help-plan"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))


def run(arguments: argparse.Namespace) -> int:
    """Start a race, resume one, or open the start menu if no game is named."""
    from paddock.cli.table.preferences import read_preferences
    from paddock.cli.table.records import check_record_path, resume_table

    say = Translator(arguments.lang)
    if arguments.plan is not None and not arguments.server:
        raise UsageError(say("plan-needs-server"))
    if arguments.server:
        return _play_on_server(arguments, say)
    if arguments.record:
        check_record_path(arguments.record)
    if arguments.resume:
        check_resumed(arguments, say)
        table = resume_table(arguments.resume, say, arguments.seats, arguments.bots)
        return play_table(table, say, arguments.record or arguments.resume, arguments.plain, arguments.commentary)
    if arguments.game or arguments.plain or not has_screen():
        table = _new_table(arguments, say)
        return play_table(table, say, arguments.record, arguments.plain, arguments.commentary)
    from paddock.cli.screens.app import play

    saved = "" if translator().is_explicit else read_preferences().lang
    return play(None, Translator(saved or say.lang), arguments.record, arguments.commentary)


def check_resumed(arguments: argparse.Namespace, say: Translator) -> None:
    """Refuse what a race that is resumed would ignore: it keeps its game, circuit, rules and luck."""
    from paddock.cli.table.records import read_record

    game = arguments.game if read_record(arguments.resume).game != arguments.game else None
    settings = {"GAME": game, "--circuit": arguments.circuit, "--preset": arguments.preset}
    settings |= {"--switch": arguments.switch, "--seed": arguments.seed}
    ignored = [name for name, value in settings.items() if value]
    if ignored:
        raise UsageError(say("resume-ignores", words=" ".join(ignored)))


def _play_on_server(arguments: argparse.Namespace, say: Translator) -> int:
    from paddock.cli.remote.race import plan_on_server, play_on_server

    token = os.environ.get("PADDOCK_TOKEN", "")
    if not token:
        raise UsageError(say("remote-no-token"))
    if arguments.plan is not None:
        return plan_on_server(arguments.server, token, arguments.table, arguments.plan, say)
    return play_on_server(arguments.server, token, arguments.table, say)


def play_table(table: "Table", say: Translator, path: Path | None, is_plain: bool, commentary: str = "") -> int:
    """Race on the full screen, or in lines if asked to or if there is no terminal; the record goes to the path."""
    if is_plain or not has_screen():
        from paddock.cli.lines.race import LineRace

        return LineRace(table, say, path, commentary or "race").play()
    from paddock.cli.screens.app import play

    return play(table, say, path, commentary)


def _new_table(arguments: argparse.Namespace, say: Translator) -> "Table":
    from paddock.cli.table import Table

    try:
        plan = read_plan(arguments, say)
        plan.check()
        return Table.start(plan)
    except PaddockError as error:
        raise UsageError(told(error)) from error


def read_plan(arguments: argparse.Namespace, say: Translator) -> "Plan":
    """The plan of a command line."""
    from paddock.cli.table import Plan, default_name, read_entrants

    if not arguments.game:
        raise UsageError(say("which-game", games=" ".join(paddock.games())))
    return Plan(
        arguments.game,
        read_entrants(arguments.game, arguments.seats, arguments.bots, default_name(say)),
        arguments.circuit or "",
        arguments.preset or "",
        read_switches(arguments.switch),
        arguments.seed or "",
    )

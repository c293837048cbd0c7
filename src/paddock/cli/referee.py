"""`paddock referee`: keep the book of a race at a real table, where people roll the dice and draw the cards."""

import argparse
from pathlib import Path
from typing import Any

import paddock
from paddock.cli.command import UsageError, add_command, told
from paddock.cli.setup import add_setup, read_switches
from paddock.cli.translator import Translator, translator
from paddock.core import PaddockError


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "referee", say("help-referee"), run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-game"))
    add_setup(parser, say, seed=False)
    parser.add_argument("--seats", nargs="+", default=[], metavar="NAME", help=say("help-drivers"))
    parser.add_argument("--open-hands", action="store_true", help=say("help-open-hands"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("help-resume"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("help-record"))


def run(arguments: argparse.Namespace) -> int:
    """Ask what came and what was decided, to the end of the race."""
    from paddock.cli.lines.referee import RefereeRace
    from paddock.cli.table.records import check_record_path

    say = Translator(arguments.lang)
    if arguments.record:
        check_record_path(arguments.record)
    referee = _resumed(arguments, say) if arguments.resume else _new(arguments, say)
    return RefereeRace(referee, say, arguments.record or arguments.resume).play()


def _new(arguments: argparse.Namespace, say: Translator) -> paddock.Referee:
    from paddock.cli.table.plan import check_names

    if not arguments.game:
        raise UsageError(say("which-game", games=" ".join(paddock.games())))
    if not arguments.seats:
        raise UsageError(say("referee-who"))
    try:
        game, names = paddock.game(arguments.game), tuple(arguments.seats)
        check_names(list(names))
        switches = read_switches(arguments.switch)
        setup = game.setup(len(names), arguments.circuit, switches, preset=arguments.preset, names=names)
    except PaddockError as error:
        raise UsageError(told(error)) from error
    return paddock.Referee(game, setup, open_hands=arguments.open_hands)


def _resumed(arguments: argparse.Namespace, say: Translator) -> paddock.Referee:
    from paddock.cli.table.records import read_record

    given = {"GAME": arguments.game, "--circuit": arguments.circuit, "--preset": arguments.preset}
    given |= {"--switch": arguments.switch, "--seats": arguments.seats}
    ignored = [name for name, value in given.items() if value]
    if ignored:
        raise UsageError(say("resume-ignores", words=" ".join(ignored)))
    record = read_record(arguments.resume)
    if record.over:
        raise UsageError(say("race-was-over", path=str(arguments.resume)))
    if not record.is_told:
        raise UsageError(say("referee-not-told", path=str(arguments.resume)))
    return paddock.Referee.of_record(record, paddock.game(record.game), open_hands=arguments.open_hands)

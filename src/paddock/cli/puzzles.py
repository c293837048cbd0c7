"""`paddock puzzles`: the puzzle of the day, any other, those of a race of one's own, and a search for new ones."""

from __future__ import annotations

import argparse
import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.command import UsageError, add_command
from paddock.cli.hint import hint_lines
from paddock.cli.setup import read_switches
from paddock.cli.translator import Translator, translator

if TYPE_CHECKING:
    from paddock.puzzles import Puzzle
    from paddock.puzzles.puzzle import Judged

TODAY = "today"
COUNT = 10
RACES = 200
"""How many races are searched at most."""


def add_parser(subparsers: Any) -> None:
    """Add the command and its subcommands."""
    say = translator()
    parser = add_command(subparsers, "puzzles", say("help-puzzles"), lambda arguments: solve(arguments, TODAY))
    commands = parser.add_subparsers(title=say("commands"), metavar=say("command"))
    add_command(commands, "list", say("help-puzzles-list"), show_list)
    one = add_command(commands, "solve", say("help-puzzles-solve"), lambda arguments: solve(arguments, arguments.id))
    one.add_argument("id", metavar="ID", help=say("help-puzzles-id"))
    one.add_argument("--answer", metavar="CODE", help=say("help-puzzles-answer"))
    race = add_command(commands, "race", say("help-puzzles-race"), from_race)
    race.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))
    race.add_argument("--seat", type=int, required=True, metavar="N", help=say("help-puzzles-seat"))
    race.add_argument("--seconds", type=float, default=60.0, help=say("help-puzzles-seconds"))
    make = add_command(commands, "make", say("help-puzzles-make"), search)
    make.add_argument("game", metavar="GAME", help=say("help-game"))
    make.add_argument("--preset", help=say("help-preset"))
    make.add_argument("--circuit", help=say("help-circuit"))
    make.add_argument("--switch", action="append", default=[], metavar="NAME=VALUE", help=say("help-switch"))
    make.add_argument("--seats", type=int, metavar="N", help=say("help-seat-count"))
    make.add_argument("--first", type=int, default=1, metavar="SEED", help=say("help-puzzles-first"))
    make.add_argument("--count", type=int, default=COUNT, metavar="N", help=say("help-puzzles-count"))
    make.add_argument("--races", type=int, default=RACES, metavar="N", help=say("help-puzzles-races"))
    make.add_argument("--out", type=Path, required=True, metavar="FILE", help=say("help-puzzles-out"))


def show_list(arguments: argparse.Namespace) -> None:
    """Print all puzzles, by game."""
    from paddock.puzzles import puzzles_of

    say = Translator(arguments.lang)
    total = 0
    for game in paddock.games():
        found = puzzles_of(game)
        total += len(found)
        if found:
            print(f"{paddock.game(game).title(arguments.lang)}: {' '.join(each.id for each in found)}")
    print(say("puzzles-total", count=total))


def solve(arguments: argparse.Namespace, name: str) -> None:
    """Show a puzzle, take an answer, and say whether it is right and why."""
    from paddock.cli.lines.printer import Printer
    from paddock.cli.table import Table
    from paddock.cli.table.plan import Entrant
    from paddock.puzzles import daily, puzzle

    say = Translator(arguments.lang)
    found = daily(datetime.datetime.now(datetime.UTC).date()) if name == TODAY else puzzle(name)
    match = found.match()
    names = tuple(say("puzzle-seat", number=seat + 1) for seat in range(match.setup.seats))
    table = Table(match, tuple(map(Entrant, names)))
    scene = match.scene(found.seat, arguments.lang)
    show = Printer()
    show(say("puzzle-title", id=found.id), "")
    show.scene(scene, table)
    show("", scene.prompt)
    for number, option in enumerate(scene.options, start=1):
        show(f"{number:>4}  {option.code}  {option.label}")
    answer = getattr(arguments, "answer", None) or input("> ").strip()
    codes = [option.code for option in scene.options]
    code = codes[int(answer) - 1] if answer.isdigit() and 1 <= int(answer) <= len(codes) else answer
    if code not in codes:
        raise UsageError(say("lines-number", count=len(codes)))
    show(*verdict(found, code, match, say))


def verdict(judged: Judged, code: str, match: paddock.Match, say: Translator) -> list[str]:
    """Whether an answer is right, the chance of each option, and the reasons of the coach."""
    from paddock.bots import Player
    from paddock.coach import hint_for

    lines = [say("puzzle-right" if judged.passes(code) else "puzzle-wrong")]
    for each, value in judged.values.items():
        mark = "→" if each == code else " "
        percent, loss, doubt = (round(100 * share) for share in (value.chance, value.loss, value.doubt))
        lines.append(f"  {mark} {say('puzzle-value', code=each, percent=percent, loss=loss, doubt=doubt)}")
    about = tuple(dict.fromkeys((judged.solution, code)))
    if len(about) == 2:
        told = hint_for(Player(match, judged.seat), about=about)
        lines += ["", say("puzzle-reasons"), *hint_lines(told, say.lang, match.names)]
    return lines


def from_race(arguments: argparse.Namespace) -> None:
    """Look for decisions of a seat that gave away winning chance, and print them."""
    from paddock.cli.table.records import read_record
    from paddock.puzzles import moments, reviewed

    say = Translator(arguments.lang)
    record = read_record(arguments.file)
    seats = len(record.names)
    if not 1 <= arguments.seat <= seats:
        raise UsageError(say("no-seat", seats=seats))
    seat = arguments.seat - 1
    suspects = moments(record, seat)
    found = 0
    for moment in suspects:
        blunder = reviewed(record, seat, moment, arguments.seconds / len(suspects))
        if blunder is not None:
            found += 1
            match = paddock.replay(record, moment.number)
            print(f"{moment.number}. {match.decision(seat).ask(say.lang, match.names)}")
            print(*verdict(blunder, blunder.played, match, say), "", sep="\n")
    print(say("puzzles-of-race", count=found, looked=len(suspects)))


def search(arguments: argparse.Namespace) -> None:
    """Search races of bots for puzzles, and write them to a file as they are found; a file is continued."""
    from paddock.puzzles import Finder, read_puzzles, write_puzzles

    say = Translator(arguments.lang)
    game = paddock.game(arguments.game)
    rookie = game.rookie_race
    preset = arguments.preset or rookie.preset or None
    switches = read_switches(arguments.switch)
    setup = game.setup(arguments.seats or rookie.seats, arguments.circuit, switches, preset=preset)
    known = read_puzzles(arguments.out.read_text(encoding="utf-8")) if arguments.out.exists() else []
    wanted = len(known) + arguments.count
    finder = Finder(setup)
    for seed in range(arguments.first, arguments.first + arguments.races):
        if len(known) >= wanted:
            break
        for puzzle in finder.search(seed):
            known.append(numbered(puzzle, game.id, known))
            write_puzzles(arguments.out, game.id, known)
            print(say("puzzle-found", id=known[-1].id, seed=seed, code=known[-1].solution), flush=True)
    print(say("puzzles-total", count=len(known)))


def numbered(puzzle: Puzzle, game: str, known: list[Puzzle]) -> Puzzle:
    """A puzzle with the next free id."""
    from msgspec.structs import replace

    last = max((int(each.id.rpartition("-")[2]) for each in known), default=0)
    return replace(puzzle, id=f"{game}-{last + 1}")

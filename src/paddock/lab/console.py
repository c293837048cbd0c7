"""What the laboratory's commands share: arguments, a progress bar, and errors in one line."""

from __future__ import annotations

import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from paddock import LANGUAGES, PaddockError, render
from paddock.core.texts import message
from paddock.lab.run import Progress, Stopped

ROOM = "paddock.lab"
INTERRUPTED = 130


def add_race_arguments(parser: ArgumentParser) -> None:
    """Which race, under which rules."""
    parser.add_argument("game", metavar="GAME", help="the game, by its id")
    parser.add_argument("--circuit", help="where to race; without it, the game's first circuit")
    parser.add_argument("--preset", help="a set of switches by name")
    parser.add_argument(
        "--switch", action="append", default=[], metavar="NAME=VALUE", help="a switch of the rules; may be repeated"
    )
    parser.add_argument("--seats", type=int, help="how many seats")
    parser.add_argument("--seed", default="0", help="what all luck comes from (0)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes race at once (1)")
    parser.add_argument("--on", default="", metavar="ray|ray://HOST:PORT", help="race on a Ray cluster")
    parser.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help="the language of what is printed")


def settings_of(args: Namespace) -> dict[str, Any]:
    """The arguments as a plan takes them."""
    switches = {}
    for text in args.switch:
        name, sign, value = text.partition("=")
        if not sign:
            raise PaddockError(f"a switch is written name=value, not '{text}'")
        switches[name] = value
    return {
        "game": args.game,
        "circuit": args.circuit,
        "preset": args.preset,
        "switches": switches,
        "games": args.games,
        "seed": args.seed,
    }


def words(text: str) -> list[str]:
    """Bots from one argument, separated by blanks or commas: `random,search:iterations=50,rollout=greedy`."""
    found: list[str] = []
    for word in text.replace(",", " ").split():
        if found and "=" in word and ":" not in word:  # one more setting of the bot before it
            found[-1] += f",{word}"
        else:
            found.append(word)
    return found


def language(args: Namespace) -> str:
    """The language that was asked for, by this command or before it."""
    return str(getattr(args, "lang", None) or "en")


def say(key: str, lang: str, **args: Any) -> str:
    """A text of the laboratory."""
    return render(message(ROOM, key, **args), lang)


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Progress]:
    """A bar with the rate and the time left, on the error stream; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    rate = TextColumn("{task.fields[rate]}")
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn()]
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=False) as bar:
        task = bar.add_task(what, total=total, rate="")

        def report(done: int) -> None:
            speed = bar.tasks[task].speed
            bar.update(task, completed=done, rate="" if not speed else f"{speed:,.1f}/s")

        yield report


def after(before: int, progress: Progress) -> Progress:
    """A part of a longer way: what was done before it counts too."""
    return lambda done: progress(before + done)


def command(function: Callable[[Namespace], int]) -> Callable[[Namespace], int]:
    """A command whose errors are one clear line, and exit status 2."""

    def run(args: Namespace) -> int:
        try:
            return function(args)
        except PaddockError as error:
            print(f"paddock: {error}", file=sys.stderr)
            return 2
        except ModuleNotFoundError as error:
            print(f"paddock: {error.name} is not installed: pip install 'paddock[lab]'", file=sys.stderr)
            return 2
        except Stopped as stopped:
            print(f"paddock: {stopped}; the same command goes on from there", file=sys.stderr)
            return INTERRUPTED
        except KeyboardInterrupt:
            print("paddock: stopped; what was finished is kept", file=sys.stderr)
            return INTERRUPTED

    return run


def print_table(head: list[str], rows: list[list[str]]) -> None:
    """Columns of text, the first to the left and the others to the right."""
    widths = [max(len(row[index]) for row in [head, *rows]) for index in range(len(head))]
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [cell.ljust(widths[0]) if index == 0 else cell.rjust(widths[index]) for index, cell in enumerate(row)]
        print("  ".join(cells).rstrip())

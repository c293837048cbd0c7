"""What the commands that race bots many times share: arguments, a progress bar, tables, and how they stop."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paddock import PaddockError
from paddock.cli.command import INTERRUPTED, BadUse, complain
from paddock.cli.setup import add_setup, read_switches
from paddock.cli.words import Voice, spoken
from paddock.lab.plan import Plan
from paddock.lab.run import Progress, Stopped

if TYPE_CHECKING:
    from paddock.lab.store import Store

LAB = "paddock.lab"
"""The room whose words tables of figures speak in."""


def add_races(parser: ArgumentParser, say: Voice, games: int, bots: str) -> None:
    """Which races, under which rules, by whom, how often, and where."""
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    add_setup(parser, say)
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seat-count"))
    parser.add_argument("--bots", default=bots, metavar="BOTS", help=say("help-bot-words", usual=bots))
    parser.add_argument("--games", type=int, default=games, metavar="N", help=say("help-races", usual=games))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("help-jobs"))
    parser.add_argument("--on", default="", metavar="ray|ray://HOST:PORT", help=say("help-on"))


def settings_of(arguments: Namespace) -> dict[str, Any]:
    """The arguments as a plan takes them."""
    return {
        "game": arguments.game,
        "circuit": arguments.circuit,
        "preset": arguments.preset,
        "switches": read_switches(arguments.switch),
        "games": arguments.games,
        "seed": arguments.seed or "0",
    }


def bot_words(text: str) -> list[str]:
    """Bots from one argument, separated by blanks or commas: `random,search:iterations=50,rollout=greedy`."""
    found: list[str] = []
    for word in text.replace(",", " ").split():
        if found and "=" in word and ":" not in word:  # one more setting of the bot before it
            found[-1] += f",{word}"
        else:
            found.append(word)
    return found


def races(command: Callable[[Namespace], None]) -> Callable[[Namespace], int]:
    """A command that races: what it is given is checked first, and Ctrl-C stops it in order."""

    def run(arguments: Namespace) -> int:
        try:
            command(arguments)
        except PaddockError as error:
            raise BadUse(str(error)) from error
        except ModuleNotFoundError as error:
            extra = "ray" if error.name == "ray" else "lab"
            raise BadUse(spoken()("not-installed", package=str(error.name), extra=extra)) from error
        except Stopped as stopped:
            return complain(spoken()("stopped", what=str(stopped)), INTERRUPTED)
        return 0

    return run


def raced(arguments: Namespace, plans: list[Plan], folder: Path) -> list[Store]:
    """All races of all plans under one progress bar; a store for each plan."""
    from paddock.lab.run import run
    from paddock.lab.store import Store

    stores = [Store(folder / f"{index}.parquet", plan) for index, plan in enumerate(plans)]
    with progress_bar(sum(plan.games for plan in plans), arguments.game) as progress:
        before = 0
        for plan, store in zip(plans, stores, strict=True):
            run(plan, store, jobs=arguments.jobs, on=arguments.on, progress=after(before, progress))
            before += plan.games
    return stores


def after(before: int, progress: Progress) -> Progress:
    """A part of a longer way: what was done before it counts too."""
    return lambda done: progress(before + done)


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


def print_table(head: list[str], rows: list[list[str]]) -> None:
    """Columns of text, the first to the left and the others to the right."""
    widths = [max(len(row[index]) for row in [head, *rows]) for index in range(len(head))]
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [cell.ljust(widths[0]) if index == 0 else cell.rjust(widths[index]) for index, cell in enumerate(row)]
        print("  ".join(cells).rstrip())

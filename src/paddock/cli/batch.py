"""What the commands for many races of bots share: arguments, a progress bar, and how they stop."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from paddock import PaddockError
from paddock.cli.command import INTERRUPTED, UsageError, print_error, told
from paddock.cli.setup import add_setup, read_switches
from paddock.cli.translator import Translator, translator
from paddock.lab.plan import USUAL_BOT, Plan
from paddock.lab.run import Progress, Stopped

if TYPE_CHECKING:
    from paddock.lab.store import Store

LAB = "paddock.lab"
"""The package whose texts tables of figures use."""


def add_races(parser: ArgumentParser, say: Translator, games: int, bots: str = USUAL_BOT) -> None:
    """Add the options: game, set-up, seats and bots, number of races, and where to run them."""
    add_duels(parser, say, games)
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seat-count"))
    parser.add_argument("--bots", default=bots, metavar="BOTS", help=say("help-bot-words", usual=bots))


def add_duels(parser: ArgumentParser, say: Translator, games: int) -> None:
    """Add the options of races with given seats and bots: game, set-up, number of races, and where to run them."""
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    add_setup(parser, say, several=True)
    parser.add_argument("--games", type=int, default=games, metavar="N", help=say("help-races", usual=games))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("help-jobs"))
    parser.add_argument("--measure", action="append", default=[], metavar="NAME", help=say("help-measure"))
    parser.add_argument("--on", default="", metavar="ray|ray://HOST:PORT", help=say("help-on"))


def settings_of(arguments: Namespace) -> dict[str, Any]:
    """The arguments of a plan."""
    return {
        "game": arguments.game,
        "circuit": " ".join(arguments.circuit) if arguments.circuit else None,
        "preset": arguments.preset,
        "switches": read_switches(arguments.switch),
        "games": arguments.games,
        "seed": arguments.seed or "0",
        "measures": arguments.measure,
    }


def add_outputs(parser: ArgumentParser, say: Translator) -> None:
    """Add the options for results of several plans: a folder of files, and a report."""
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("help-results-folder"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("help-report"))


def check_report(arguments: Namespace) -> None:
    """Refuse a report that is a folder, or lies in one that is not there, before any race is run."""
    if arguments.report and arguments.report.is_dir():
        raise UsageError(translator()("report-is-folder", path=str(arguments.report)))
    if arguments.report and not arguments.report.parent.is_dir():
        raise UsageError(translator()("no-report-folder", folder=str(arguments.report.parent)))


def write_report(arguments: Namespace, report: Callable[[], str]) -> None:
    """Write the report if one is wanted."""
    if arguments.report:
        arguments.report.write_text(report(), encoding="utf-8")


@contextmanager
def results_folder(arguments: Namespace) -> Iterator[Path]:
    """The folder of `--out`, made if need be; without it, one that lasts as long as the command."""
    if arguments.out is None:
        with TemporaryDirectory() as folder:
            yield Path(folder)
        return
    if arguments.out.exists() and not arguments.out.is_dir():
        raise UsageError(translator()("no-results-folder", path=str(arguments.out)))
    arguments.out.mkdir(parents=True, exist_ok=True)
    yield arguments.out


def bot_words(text: str) -> list[str]:
    """Bots from one argument, separated by spaces or commas: `random,search:iterations=50,rollout=greedy`."""
    found: list[str] = []
    for word in text.replace(",", " ").split():
        if found and "=" in word and ":" not in word:  # another setting of the previous bot
            found[-1] += f",{word}"
        else:
            found.append(word)
    return found


def batch_command(command: Callable[[Namespace], None]) -> Callable[[Namespace], int]:
    """A command that runs races: errors in its arguments are usage errors, and Ctrl-C stops it cleanly."""

    def run(arguments: Namespace) -> int:
        try:
            command(arguments)
        except PaddockError as error:
            raise UsageError(told(error)) from error
        except ModuleNotFoundError as error:
            extra = "ray" if error.name == "ray" else "lab"
            raise UsageError(translator()("not-installed", package=str(error.name), extra=extra)) from error
        except Stopped as stopped:
            return print_error(translator()("stopped", what=str(stopped)), INTERRUPTED)
        return 0

    return run


def run_plans(arguments: Namespace, plans: list[Plan], files: list[Path]) -> list[Store]:
    """Run the races of all plans with one progress bar; a store for each plan, in its file."""
    from paddock.lab.run import run
    from paddock.lab.store import Store

    stores = [Store(file, plan) for file, plan in zip(files, plans, strict=True)]
    with progress_bar(sum(plan.games for plan in plans), arguments.game) as progress:
        before = 0
        for plan, store in zip(plans, stores, strict=True):
            run(plan, store, jobs=arguments.jobs, on=arguments.on, progress=offset(before, progress))
            store.clear()
            before += plan.games
    return stores


def offset(before: int, progress: Progress) -> Progress:
    """Progress of one part of a longer run, counted on from what was done before."""
    return lambda done: progress(before + done)


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Progress]:
    """A bar with the rate and the time left on standard error, if it is a terminal."""
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

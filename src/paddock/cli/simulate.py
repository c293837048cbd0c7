"""`paddock simulate`: many races of bots, their results as a table and as a report."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from paddock.cli.batch import (
    LAB,
    add_races,
    batch_command,
    bot_words,
    check_report,
    progress_bar,
    settings_of,
    write_report,
)
from paddock.cli.command import add_command
from paddock.cli.text_table import print_table
from paddock.cli.translator import Translator, translator
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan

if TYPE_CHECKING:
    from paddock.lab.summary import Summary


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "simulate", say("help-simulate"), run)
    add_races(parser, say, games=100)
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-results"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("help-report"))


@batch_command
def run(arguments: Namespace) -> None:
    """Run the races, store the results, write the report, print a summary."""
    plan = make_plan(**settings_of(arguments), seats=arguments.seats, bots=bot_words(arguments.bots))
    check_report(arguments)
    if arguments.out:
        simulate(arguments, plan, arguments.out)
        return
    with TemporaryDirectory() as folder:
        simulate(arguments, plan, Path(folder) / "races.parquet")


def simulate(arguments: Namespace, plan: Plan, out: Path) -> None:
    """Run the races into a file and print a summary."""
    from paddock.lab import run
    from paddock.lab.store import Store
    from paddock.lab.summary import Summary

    store, summary = Store(out, plan), Summary(plan.seats)
    with progress_bar(plan.games, plan.game) as progress:
        run.run(plan, store, jobs=arguments.jobs, on=arguments.on, progress=progress, seen=summary.add_table)
    from paddock.lab.report import report

    write_report(arguments, lambda: report(plan, summary, arguments.lang))
    store.clear()
    print_summary(plan, summary, arguments.lang)


def print_summary(plan: Plan, summary: Summary, lang: str) -> None:
    """Print the main figures of the races and of each bot, and whether the race is fair."""
    from paddock.lab.estimates import amount, percent
    from paddock.lab.report import Report

    tell = Translator(lang, room=LAB)
    told = Report(plan, summary, lang)
    print(told.about)
    print()
    for name, figure in told.figures():
        print(f"  {name:24} {figure}")
    print()
    measures = ("place", "overtakes")
    head = [tell("bot"), tell("bot-won"), tell("bot-retired"), *(tell(f"bot-{name}") for name in measures)]
    ranked = sorted(summary.bots.items(), key=lambda item: -item[1].won.mean)
    rows = [
        [
            bot,
            percent(each.won),
            percent(each.retired.estimate),
            *(amount(each.means[name].estimate) for name in measures),
        ]
        for bot, each in ranked
    ]
    print_table(head, rows)
    answers = summary.fairness.answers()
    if answers:
        print()
    for answer in answers:
        print(told.fair_words(answer))

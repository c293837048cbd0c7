"""`paddock simulate`: many races of bots, their results as a table and as a report."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from paddock.cli.batch import LAB, add_races, batch_command, bot_words, progress_bar, settings_of
from paddock.cli.command import UsageError, add_command
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
    add_races(parser, say, games=100, bots="random")
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-results"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("help-report"))


@batch_command
def run(arguments: Namespace) -> None:
    """Run the races, store the results, write the report, print a summary."""
    plan = make_plan(**settings_of(arguments), seats=arguments.seats, bots=bot_words(arguments.bots))
    if arguments.report and not arguments.report.parent.is_dir():
        raise UsageError(translator()("no-report-folder", folder=str(arguments.report.parent)))
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
    if arguments.report:
        from paddock.lab.report import report

        arguments.report.write_text(report(plan, summary, arguments.lang), encoding="utf-8")
    store.clear()
    print_summary(plan, summary, arguments.lang)


def print_summary(plan: Plan, summary: Summary, lang: str) -> None:
    """Print the main figures of the races and of each bot."""
    from paddock.lab.report import Page, amount, share

    tell = Translator(lang, room=LAB)
    print(Page(plan, summary, lang).about)
    print()
    for name in ("race_decisions", "race_lead_changes", "race_overtakes", "race_retired", "decisions"):
        print(f"  {tell(name.replace('_', '-')):24} {amount(summary.measures[name].estimate)}")
    print()
    measures = ("place", "overtakes", "retired")
    head = [tell("bot"), tell("bot-won"), *(tell(f"bot-{name}") for name in measures)]
    rows = [
        [bot, share(each["won"]), *(amount(each[name].estimate) for name in measures)]
        for bot, each in sorted(summary.bots.items(), key=lambda item: -item[1]["won"].mean)
    ]
    print_table(head, rows)

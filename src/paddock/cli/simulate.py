"""`paddock simulate`: many races by bots, kept in a table, with a report."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from paddock import PaddockError
from paddock.lab.console import add_race_arguments, command, language, print_table, progress_bar, settings_of, words
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan

if TYPE_CHECKING:
    from paddock.lab.summary import Summary


def add_parser(subparsers: Any) -> None:
    """Add the command to the others."""
    parser = subparsers.add_parser("simulate", help="race many times by bots, and report", description=__doc__)
    add_race_arguments(parser)
    parser.add_argument("--bots", default="random", help="a bot for each seat, as in 'greedy random'; fewer take turns")
    parser.add_argument("--games", type=int, default=100, help="how many races (100)")
    parser.add_argument("--out", type=Path, help="where to keep the results: a .parquet or .csv file")
    parser.add_argument("--report", type=Path, help="where to write the report: one HTML page")
    parser.set_defaults(run=simulate)


@command
def simulate(args: Namespace) -> int:
    """Race, keep, report, and print the figures."""
    plan = make_plan(**settings_of(args), seats=args.seats, bots=words(args.bots))
    if args.report and not args.report.parent.is_dir():
        raise PaddockError(f"there is no folder '{args.report.parent}' to write the report into")
    if args.out:
        simulated(args, plan, args.out)
    else:
        with TemporaryDirectory() as folder:
            simulated(args, plan, Path(folder) / "races.parquet")
    return 0


def simulated(args: Namespace, plan: Plan, out: Path) -> None:
    """Race into a file, and tell what came of it."""
    from paddock.lab.run import run
    from paddock.lab.store import Store
    from paddock.lab.summary import Summary

    store, summary = Store(out, plan), Summary(plan.seats)
    with progress_bar(plan.games, plan.game) as progress:
        run(plan, store, jobs=args.jobs, on=args.on, progress=progress, seen=summary.add_table)
    if args.report:
        from paddock.lab.report import report

        args.report.write_text(report(plan, summary, language(args)), encoding="utf-8")
    store.clear()
    print_summary(plan, summary, language(args))


def print_summary(plan: Plan, summary: Summary, lang: str) -> None:
    """The figures of the report's head, and the bots'."""
    from paddock.lab.report import Page, amount, share

    page = Page(plan, summary, lang)
    print(page.about)
    print()
    for name in ("race_decisions", "race_lead_changes", "race_overtakes", "race_retired", "decisions"):
        print(f"  {page.say(name.replace('_', '-')):24} {amount(summary.measures[name].estimate)}")
    print()
    measures = ("place", "overtakes", "retired")
    head = [page.say("bot"), page.say("bot-won"), *(page.say(f"bot-{name}") for name in measures)]
    rows = [
        [bot, share(each["won"]), *(amount(each[name].estimate) for name in measures)]
        for bot, each in sorted(summary.bots.items(), key=lambda item: -item[1]["won"].mean)
    ]
    print_table(head, rows)

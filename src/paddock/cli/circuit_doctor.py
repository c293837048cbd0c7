"""`paddock circuit doctor`: races of bots on a circuit, and what they say about it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import paddock
from paddock.circuits import circuit
from paddock.cli.batch import batch_command, bot_words, progress_bar
from paddock.cli.command import UsageError, add_command
from paddock.cli.setup import read_switches
from paddock.cli.translator import Translator, translator
from paddock.lab.plan import USUAL_BOT
from paddock.lab.plan import plan as make_plan

RACES = 200
SEATS = 4


def add_doctor(commands: Any, say: Translator) -> None:
    """Add the subcommand."""
    parser = add_command(commands, "doctor", say("help-doctor"), examine_circuit)
    parser.add_argument("circuit", metavar="ID", help=say("help-doctor-circuit"))
    parser.add_argument("--game", required=True, metavar="GAME", help=say("help-game"))
    parser.add_argument("--games", type=int, default=RACES, metavar="N", help=say("help-races", usual=RACES))
    parser.add_argument("--seats", type=int, default=SEATS, metavar="N", help=say("help-seat-count"))
    parser.add_argument("--bots", default=USUAL_BOT, metavar="BOTS", help=say("help-bot-words", usual=USUAL_BOT))
    parser.add_argument("--preset", metavar="NAME", help=say("help-preset"))
    parser.add_argument("--switch", action="append", default=[], metavar="NAME=VALUE", help=say("help-switch"))
    parser.add_argument("--seed", default="0", metavar="SEED", help=say("help-seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("help-jobs"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-doctor-out"))


@batch_command
def examine_circuit(arguments: Namespace) -> None:
    """Race, then print the findings and what to try; with `--out` also a page."""
    from paddock.lab.doctor import Diagnosis, examine, product_of
    from paddock.lab.doctor_page import DoctorPage
    from paddock.lab.doctor_words import Doctor

    if not paddock.game(arguments.game).circuits:
        raise UsageError(translator()("doctor-no-board", game=arguments.game))
    if arguments.out and not arguments.out.parent.is_dir():
        raise UsageError(translator()("no-report-folder", folder=str(arguments.out.parent)))
    plan = make_plan(
        arguments.game,
        circuit=arguments.circuit,
        preset=arguments.preset,
        switches=read_switches(arguments.switch),
        games=arguments.games,
        seed=arguments.seed,
        seats=arguments.seats,
        bots=bot_words(arguments.bots),
    )
    found = Diagnosis(circuit(plan.circuit), product_of(plan), plan.seats)
    with progress_bar(plan.games, plan.circuit) as progress:
        examine(plan, found, arguments.jobs, progress)
    doctor = Doctor(plan, found, arguments.lang)
    print_findings(doctor)
    if arguments.out:
        arguments.out.write_text(DoctorPage(doctor).html(), encoding="utf-8")


def print_findings(doctor: Any) -> None:
    """The findings as text."""
    print(doctor.title)
    print(doctor.about)
    for title, sentences in (
        ("doctor-findings", doctor.findings()),
        ("doctor-advice", [each.text for each in doctor.advice()]),
    ):
        print(f"\n{doctor.say(title)}")
        for sentence in sentences:
            print(f"  * {sentence}")

"""`paddock analyse`: the chances of a finished race, its luck and its driving."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from paddock.analysis import Analysis, analyse
from paddock.analysis.words import Line, Told, told
from paddock.cli.batch import progress_bar
from paddock.cli.command import add_command
from paddock.cli.translator import Translator, translator
from paddock.core import Record

ROOM = "paddock.analysis"


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "analyse", say("help-analyse"), run)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))
    parser.add_argument("--out", type=Path, metavar="FILE.html", help=say("help-analyse-out"))
    parser.add_argument("--picture", type=Path, metavar="FILE.svg", help=say("help-analyse-picture"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("help-analyse-json"))


def run(arguments: argparse.Namespace) -> None:
    """Analyse a record; print it in words, and write what was asked for."""
    from paddock.cli.table.records import read_record

    record = read_record(arguments.file)
    with progress_bar(len(record.moves), str(arguments.file)) as progress:
        found = analyse(record, lambda done, _: progress(done))
    words = told(found, record, arguments.lang)
    write_files(arguments, found, record, words)
    tell = Translator(arguments.lang, room=ROOM)
    print(*words.accounts, sep="\n")
    for key, lines in (("turning", words.turning), ("costly", words.costly), ("lucky", words.lucky)):
        print_lines(tell(f"{key}-title"), lines)
    print()
    print(*words.awards, sep="\n")


def write_files(arguments: argparse.Namespace, found: Analysis, record: Record, words: Told) -> None:
    """The page, the picture and the data, where they were asked for."""
    from paddock.lab.race_page import race_page, race_picture

    if arguments.out:
        arguments.out.write_text(race_page(found, record, words, arguments.lang), encoding="utf-8")
    if arguments.picture:
        arguments.picture.write_text(race_picture(found, record, arguments.lang), encoding="utf-8")
    if arguments.json:
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))


def print_lines(title: str, lines: tuple[Line, ...]) -> None:
    """Moments of the race with their numbers, for `paddock replay --move`."""
    if lines:
        print(f"\n{title}")
        for line in lines:
            print(f"{line.number:>6}  {line.text}")

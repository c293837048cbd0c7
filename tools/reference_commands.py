"""The page of every command, from the parsers that read the command line."""

import argparse
import os
import re
from collections.abc import Iterator
from unittest.mock import patch

from paddock.cli.command import parser

WIDTH = "100"
INTRODUCTION = """# Command reference

Every command with every argument, as `paddock help COMMAND` prints it (`--lang it`: in Italian). [Paddock in the
terminal](../terminal.md) shows how to play; [Simulate](../simulate.md), [Championships](../championships.md),
[Add a circuit](../add-a-circuit.md) and [Run it for others](../self-host.md) explain the others at work.

An error is one line on standard error. The exit status is 0 if all went well, 1 if a file is wrong or something failed,
2 if the command line is wrong, and 130 after Ctrl-C.
"""
DATA = (
    "the folder of everything that Paddock keeps: circuits, records, preferences, and the database if `--database` "
    "names no other. Without it, the system's usual folders"
)
VARIABLES = f"""## Environment variables

| variable | what it does |
| --- | --- |
| `PADDOCK_DATA` | {DATA} |
| `PADDOCK_SMTP` | the mail server of `paddock serve`, with its password: see `--smtp` |
| `PADDOCK_TOKEN` | the key with which `paddock play --server` plays for you |
| `PADDOCK_LETTERS` | letters instead of emoji in the terminal; empty for emoji, whatever the terminal |
| `LC_ALL`, `LC_MESSAGES`, `LANG` | the language, unless `--lang` names one |
| `RAY_ADDRESS` | the cluster of `--on ray` |
"""


def command_page() -> str:
    """The page."""
    with patch.dict(os.environ, {"COLUMNS": WIDTH, "NO_COLOR": "1"}):
        top = parser(["--lang", "en"])
        top.prog = "paddock"
        lines = [INTRODUCTION, *section(top, 2)]
    return "\n".join([*lines, VARIABLES])


def section(command: argparse.ArgumentParser, level: int) -> Iterator[str]:
    """A command, its arguments, and the commands below it."""
    yield f"{'#' * level} {command.prog}\n"
    yield f"{command.description or ''}\n"
    usage = re.sub(r"\x1b\[[0-9;]*m", "", command.format_usage())
    yield f"```text\n{usage.removeprefix('usage: ').removeprefix('uso: ').strip()}\n```\n"
    below = [action for action in command._actions if isinstance(action, argparse._SubParsersAction)]
    rows = [row(action) for action in command._actions if action not in below and action.dest != "help"]
    if rows:
        yield "\n".join(["| argument | what it does |", "| --- | --- |", *rows]) + "\n"
    for action in below:
        for each in action.choices.values():
            yield from section(each, level + 1 if level > 2 or command.prog != "paddock" else level)


def row(action: argparse.Action) -> str:
    """An argument and its help."""
    metavar = action.metavar if isinstance(action.metavar, str) else ""
    values = metavar or ("\\|".join(map(str, action.choices)) if action.choices else "")
    takes_value = action.nargs != 0 and action.option_strings
    names = ", ".join(f"`{name}`" for name in action.option_strings) or f"`{values or action.dest}`"
    shown = f"{names} {values}" if takes_value and values else names
    return f"| {shown} | {cell(action.help or '')} |"


def cell(text: str) -> str:
    """A text within a table."""
    return re.sub(r"([*_<>|\[\]$])", r"\\\1", " ".join(text.split()))

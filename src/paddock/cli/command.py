"""The command line: one module per command, imported on demand; an error is one line and an exit status."""

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, NoReturn

from paddock.cli.translator import Translator, set_language, translator
from paddock.core import LANGUAGES, LENGTHS, BadData, PaddockError

ROOM = "paddock.cli"
COMMANDS = (
    "play",
    "games",
    "rules",
    "replay",
    "hint",
    "puzzles",
    "verify",
    "draw",
    "circuit",
    "simulate",
    "compare",
    "sweep",
    "tournament",
    "league",
    "serve",
    "server",
)
"""Each is a module of this package with `add_parser(subparsers)`."""

FAILED, BAD_USAGE, INTERRUPTED = 1, 2, 130
Command = Callable[[argparse.Namespace], int | None]
"""Runs a command; the exit status, None for 0."""


class UsageError(PaddockError):
    """The command line is wrong: exit status 2."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see '{self.prog} --help')")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        return run(arguments)
    except BrokenPipeError:
        # The reader of our output has closed it; so that Python's own flush at exit succeeds:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, EOFError):
        print(f"\n{translator()('goodbye')}", file=sys.stderr)
        return INTERRUPTED
    except UsageError as error:
        return print_error(str(error), BAD_USAGE)
    except BadData as error:
        return print_error("\npaddock: ".join(str(each) for each in error.complaints), FAILED)
    except PaddockError as error:
        return print_error(str(error), FAILED)
    except OSError as error:
        return print_error(f"{error.filename or 'system'}: {error.strerror or error}", BAD_USAGE)


def print_error(message: str, status: int) -> int:
    """Print an error on one line; the exit status."""
    print(f"paddock: {message}", file=sys.stderr)
    return status


def run(argv: list[str]) -> int:
    """Parse the command line and run the command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if argv[:1] == ["help"]:
        argv = [*argv[1:], "--help"]
    arguments = parser(argv).parse_args(argv)
    status: int | None = arguments.run(arguments)
    sys.stdout.flush()
    return status or 0


def parser(argv: list[str]) -> Parser:
    """The parser for a command line; it imports only the command that is named, which keeps the start fast."""
    say = set_language(argv)
    if argv and not argv[0].startswith("-") and argv[0] not in COMMANDS:
        raise UsageError(say("no-command", command=argv[0], commands=" ".join(COMMANDS)))
    top = Parser(prog="paddock", description=say("about"), epilog=say("epilog"))
    top.add_argument("--version", action="version", version=f"paddock {version('paddock')}", help=say("help-version"))
    add_language(top, say)
    top.set_defaults(run=open_browser)
    commands = top.add_subparsers(title=say("commands"), metavar=say("command"))
    named = [word for word in argv if word in COMMANDS][:1]
    for name in named or COMMANDS:
        importlib.import_module(f"{ROOM}.{name}").add_parser(commands)
    return top


def has_screen() -> bool:
    """Whether both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_browser(arguments: argparse.Namespace) -> int:
    """Without a command: open Paddock in the browser."""
    from paddock.cli.serve import open_local

    return open_local(arguments)


def add_command(subparsers: Any, name: str, summary: str, run: Command) -> argparse.ArgumentParser:
    """A parser for a command, with its help and `--lang`."""
    parser: argparse.ArgumentParser = subparsers.add_parser(name, help=summary, description=summary)
    add_language(parser, translator())
    parser.set_defaults(run=run)
    return parser


def add_language(parser: argparse.ArgumentParser, say: Translator) -> None:
    """Add `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default=say.lang, help=say("help-lang"))


def add_commentary(parser: argparse.ArgumentParser, say: Translator) -> None:
    """Add `--commentary`."""
    parser.add_argument("--commentary", choices=LENGTHS, default="", help=say("help-commentary"))

"""The command line: one module a command, loaded when it is asked for; errors are one clear line and an exit status."""

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, NoReturn

from paddock.cli.words import Voice, listen, spoken
from paddock.core import LANGUAGES, BadData, PaddockError

ROOM = "paddock.cli"
COMMANDS = (
    "play",
    "games",
    "rules",
    "replay",
    "verify",
    "draw",
    "circuit",
    "simulate",
    "compare",
    "tournament",
    "league",
    "serve",
)
"""Each is a module of this room with `add_parser(subparsers)`."""

FAILED, BAD_USE, INTERRUPTED = 1, 2, 130
Command = Callable[[argparse.Namespace], int | None]
"""What a command does; None is a good end too."""


class BadUse(PaddockError):  # noqa: N818  reads as what it is
    """The command was given something that it cannot take."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        raise BadUse(f"{message} (see '{self.prog} --help')")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return run(words)
    except BrokenPipeError:
        # Whoever read our output has seen enough; what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, EOFError):
        print(f"\n{spoken()('goodbye')}", file=sys.stderr)
        return INTERRUPTED
    except BadUse as error:
        return complain(str(error), BAD_USE)
    except BadData as error:
        return complain("\npaddock: ".join(str(each) for each in error.complaints), FAILED)
    except PaddockError as error:
        return complain(str(error), FAILED)
    except OSError as error:
        return complain(f"{error.filename or 'system'}: {error.strerror or error}", BAD_USE)


def complain(message: str, status: int) -> int:
    """Say what is wrong, in one line."""
    print(f"paddock: {message}", file=sys.stderr)
    return status


def run(words: list[str]) -> int:
    """Find the command, read its arguments, do it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if words[:1] == ["help"]:
        words = [*words[1:], "--help"]
    arguments = parser(words).parse_args(words)
    status: int | None = arguments.run(arguments)
    sys.stdout.flush()
    return status or 0


def parser(words: list[str]) -> Parser:
    """The parser for these words: it knows one command where one is named, so that starting stays quick."""
    say = listen(words)
    if words and not words[0].startswith("-") and words[0] not in COMMANDS:
        raise BadUse(say("no-command", command=words[0], commands=" ".join(COMMANDS)))
    top = Parser(prog="paddock", description=say("about"), epilog=say("epilog"))
    top.add_argument("--version", action="version", version=f"paddock {version('paddock')}", help=say("help-version"))
    add_language(top, say)
    top.set_defaults(run=open_browser)
    commands = top.add_subparsers(title=say("commands"), metavar=say("command"))
    named = [word for word in words if word in COMMANDS][:1]
    for name in named or COMMANDS:
        importlib.import_module(f"{ROOM}.{name}").add_parser(commands)
    return top


def has_screen() -> bool:
    """Whether a person sits at a terminal: no pipe, no script."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_browser(arguments: argparse.Namespace) -> int:
    """Whoever names no command wants to race, and the browser is where most people do."""
    from paddock.cli.serve import open_local

    return open_local(arguments)


def add_command(subparsers: Any, name: str, summary: str, run: Command) -> argparse.ArgumentParser:
    """Offer a command: what it says of itself, its language, and what it does."""
    parser: argparse.ArgumentParser = subparsers.add_parser(name, help=summary, description=summary)
    add_language(parser, spoken())
    parser.set_defaults(run=run)
    return parser


def add_language(parser: argparse.ArgumentParser, say: Voice) -> None:
    """The option that every command that speaks has."""
    parser.add_argument("--lang", choices=LANGUAGES, default=say.lang, help=say("help-lang"))

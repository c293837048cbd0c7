"""The command line: one module a command, loaded when it is asked for; errors are one clear line and an exit status."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from importlib.util import find_spec
from typing import NoReturn

from paddock.cli.words import Voice, listen, spoken
from paddock.core import BadData, PaddockError

ROOM = "paddock.cli"
COMMANDS = (
    "play",
    "replay",
    "verify",
    "rules",
    "games",
    "draw",
    "circuit",
    "simulate",
    "compare",
    "tournament",
    "serve",
)
"""Each is a module of this room with `add_parser(subparsers)`; one that is not installed is not offered."""

FAILED, BAD_USE, INTERRUPTED = 1, 2, 130


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
    if not words:  # whoever says nothing more wants to race, and the browser is where most people do
        return importlib.import_module(f"{ROOM}.serve").open_local()  # type: ignore[no-any-return]
    arguments = parser(words).parse_args(words)
    status: int | None = arguments.run(arguments)
    sys.stdout.flush()
    return status or 0


def parser(words: list[str]) -> Parser:
    """The parser for these words: it knows one command where one is named, so that starting stays quick."""
    say = listen(words)
    named = next((word for word in words if not word.startswith("-")), "")
    if words and named == words[0] and named not in available():
        raise BadUse(say("no-command", command=named, commands=" ".join(available())))
    top = Parser(prog="paddock", description=say("about"), epilog=say("epilog"))
    top.add_argument("--version", action="version", version=f"paddock {version('paddock')}", help=say("help-version"))
    commands = top.add_subparsers(title=say("commands"), metavar=say("command"), required=True)
    for name in [named] if named in available() else available():
        importlib.import_module(f"{ROOM}.{name}").add_parser(commands)
    return top


def available() -> list[str]:
    """The commands that are installed."""
    return [name for name in COMMANDS if find_spec(f"{ROOM}.{name}") is not None]


def add_language(parser: argparse.ArgumentParser, say: Voice) -> None:
    """The option that every command that speaks has."""
    parser.add_argument("--lang", choices=("en", "it"), default=say.lang, help=say("help-lang"))

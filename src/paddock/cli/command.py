"""The command line: one module per command, imported on demand; an error is one line and an exit status."""

import argparse
import importlib
import os
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from errno import errorcode
from importlib.metadata import version
from itertools import pairwise
from typing import Any, NoReturn

from paddock.cli.argparse_words import translate_argparse
from paddock.cli.translator import Translator, set_language, translator
from paddock.core import LANGUAGES, LENGTHS, BadData, PaddockError
from paddock.core.texts import TextError

ROOM = "paddock.cli"
COMMANDS = (
    "play",
    "referee",
    "learn",
    "games",
    "rules",
    "book",
    "glossary",
    "card",
    "print",
    "replay",
    "hint",
    "analyse",
    "puzzles",
    "verify",
    "draw",
    "circuit",
    "deck",
    "simulate",
    "compare",
    "sweep",
    "tournament",
    "ladder",
    "tune",
    "league",
    "serve",
    "server",
)
"""Each is a module of this package with `add_parser(subparsers)`."""

HELP = "help"
FAILED, BAD_USAGE, INTERRUPTED = 1, 2, 130
Command = Callable[[argparse.Namespace], int | None]
"""Runs a command; the exit status, None for 0."""


class UsageError(PaddockError):
    """The command line is wrong: exit status 2."""


class HelpFormatter(argparse.HelpFormatter):
    """Lays help out without breaking words at their hyphens: a code is one word."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return textwrap.indent("\n".join(self._split_lines(text, width)), indent)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"formatter_class": HelpFormatter, **settings})

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} {see_help(self.prog)}")


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
        return print_error(told(error), BAD_USAGE)
    except PaddockError as error:
        return print_error(told(error), FAILED)
    except OSError as error:
        return print_error(told_by_system(error), BAD_USAGE)


def print_error(message: str, status: int) -> int:
    """Print an error, on one line for each thing that is wrong; the exit status."""
    for line in message.splitlines():
        print(f"paddock: {line}", file=sys.stderr)
    return status


def told(error: Exception, lang: str = "") -> str:
    """An error in a language, by default that of the command, if it can be told in it."""
    return error.label(lang or translator().lang) if isinstance(error, TextError | BadData) else str(error)


def told_by_system(error: OSError) -> str:
    """An error of the operating system, in the language of the command if it is a common one."""
    name, why = str(error.filename or "system"), error.strerror or str(error)
    return translator()("system-error", name=name, code=errorcode.get(error.errno or 0, ""), why=why)


def see_help(prog: str) -> str:
    """Where to read more, at the end of an error."""
    return translator()("see-help", command=f"{prog} --help")


def run(argv: list[str]) -> int:
    """Parse the command line and run the command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if first_word(argv) == HELP:
        argv.remove(HELP)
        argv = [*argv, "--help"]
    top = parser(argv)
    arguments, unknown = top.parse_known_args(argv)
    if unknown:
        raise unknown_words(top, unknown, first_word(argv))
    status: int | None = arguments.run(arguments)
    sys.stdout.flush()
    return status or 0


def first_word(argv: list[str]) -> str:
    """The first word that is neither an option nor the language: the command."""
    words = [word for before, word in pairwise(["", *argv]) if before != "--lang" and not word.startswith("-")]
    return next(iter(words), "")


def parser(argv: list[str]) -> Parser:
    """The parser for a command line; it imports only the command that is named, which keeps the start fast."""
    say = set_language(argv)
    translate_argparse()
    named = first_word(argv)
    if named and named not in COMMANDS:
        raise unknown_command(named)
    top = Parser(prog="paddock", description=say("about"), epilog=say("epilog"))
    top.add_argument("--version", action="version", version=f"paddock {version('paddock')}", help=say("help-version"))
    add_language(top, say)
    top.set_defaults(run=open_browser)
    commands = top.add_subparsers(title=say("commands"), metavar=say("command"))
    for name in [named] if named else COMMANDS:
        importlib.import_module(f"{ROOM}.{name}").add_parser(commands)
    return top


def unknown_command(name: str) -> UsageError:
    """The error for a command that does not exist: the nearest one, or all."""
    say, near = translator(), get_close_matches(name, COMMANDS, 1)
    if near:
        return UsageError(f"{say('no-command-near', command=name, near=near[0])} {see_help('paddock')}")
    return UsageError(f"{say('no-command', command=name, commands=' '.join(COMMANDS))} {see_help('paddock')}")


def unknown_words(top: argparse.ArgumentParser, words: list[str], command: str) -> UsageError:
    """The error for words that no command takes, with the nearest option if there is one."""
    prog = f"{top.prog} {command}".strip()
    say, known = translator(), [*options_of(top)]
    near = [found for word in words for found in get_close_matches(word.partition("=")[0], known, 1)]
    hint = f"; {say('did-you-mean', name=near[0])}" if near else ""
    return UsageError(f"{say('arg-unknown', words=' '.join(words))}{hint} {see_help(prog)}")


def options_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The options of a parser and of all its commands."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from options_of(each)


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


def add_group(subparsers: Any, name: str, summary: str) -> Any:
    """A command that has commands of its own, one of which must be named; where these are added."""
    say = translator()
    parser = subparsers.add_parser(name, help=summary, description=summary)
    add_language(parser, say)
    return parser.add_subparsers(title=say("commands"), metavar=say("command"), required=True)


def add_language(parser: argparse.ArgumentParser, say: Translator) -> None:
    """Add `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default=say.lang, help=say("help-lang"))


def add_commentary(parser: argparse.ArgumentParser, say: Translator) -> None:
    """Add `--commentary`."""
    parser.add_argument("--commentary", choices=LENGTHS, default="", help=say("help-commentary"))

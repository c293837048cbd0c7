"""The options that set up a race, for every command that needs one."""

import argparse

from paddock.cli.command import UsageError
from paddock.cli.translator import Translator, translator


def add_setup(parser: argparse.ArgumentParser, say: Translator, seed: bool = True, several: bool = False) -> None:
    """Add circuit (or several), preset, switches and, where the race has dice of its own, seed."""
    if several:
        parser.add_argument("--circuit", action="append", metavar="CIRCUIT", help=say("help-circuits-in-turn"))
    else:
        parser.add_argument("--circuit", metavar="CIRCUIT", help=say("help-circuit"))
    parser.add_argument("--preset", metavar="PRESET", help=say("help-preset"))
    parser.add_argument("--switch", action="append", default=[], metavar="NAME=VALUE", help=say("help-switch"))
    if seed:
        parser.add_argument("--seed", metavar="SEED", help=say("help-seed"))


def read_switches(words: list[str]) -> dict[str, str]:
    """The switches of a command line, each written NAME=VALUE."""
    for word in words:
        if "=" not in word:
            raise UsageError(translator()("bad-switch", word=word))
    return {word.split("=", 1)[0]: word.split("=", 1)[1] for word in words}

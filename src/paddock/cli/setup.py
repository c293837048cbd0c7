"""What sets a race up, as the commands that need a race take it."""

import argparse

from paddock.cli.command import BadUse
from paddock.cli.words import Voice, spoken


def add_setup(parser: argparse.ArgumentParser, say: Voice) -> None:
    """The options that set a race up."""
    parser.add_argument("--circuit", metavar="CIRCUIT", help=say("help-circuit"))
    parser.add_argument("--preset", metavar="PRESET", help=say("help-preset"))
    parser.add_argument("--switch", action="append", default=[], metavar="NAME=VALUE", help=say("help-switch"))
    parser.add_argument("--seed", metavar="SEED", help=say("help-seed"))


def read_switches(words: list[str]) -> dict[str, str]:
    """Switches as they are written on a command line."""
    for word in words:
        if "=" not in word:
            raise BadUse(spoken()("bad-switch", word=word))
    return {word.split("=", 1)[0]: word.split("=", 1)[1] for word in words}

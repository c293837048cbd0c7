"""The words of argparse itself, in the language of the command."""

import argparse

from paddock.cli.translator import Translator, translator


def words_of_argparse(say: Translator) -> dict[str, str]:
    """What argparse says, by its own words; the signs with a per cent are filled in by argparse."""
    return {
        "usage: ": f"{say('arg-usage')} ",
        "options": say("arg-options"),
        "positional arguments": say("arg-arguments"),
        "show this help message and exit": say("arg-help"),
        "argument %(argument_name)s: %(message)s": say("arg-argument"),
        "invalid choice: %(value)r (choose from %(choices)s)": say("arg-choice"),
        "invalid %(type)s value: %(value)r": say("arg-type"),
        "expected one argument": say("arg-one"),
        "expected at least one argument": say("arg-some"),
        "expected at most one argument": say("arg-most-one"),
        "ignored explicit argument %r": say("arg-none"),
        "not allowed with argument %s": say("arg-not-with"),
        "one of the arguments %s is required": say("arg-one-of"),
        "the following arguments are required: %s": say("arg-missing"),
        "ambiguous option: %(option)s could match %(matches)s": say("arg-ambiguous"),
    }


def translated(words: str) -> str:
    """The words of argparse in the language of the running command; those that are not listed stay English."""
    return words_of_argparse(translator()).get(words, words)


def translate_argparse() -> None:
    """Let argparse look its words up here: it calls `_` for every one, as gettext would have it."""
    setattr(argparse, "_", translated)  # noqa: B010  the name is not public, so type checkers do not know it

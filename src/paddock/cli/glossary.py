"""`paddock glossary`: what a term means."""

import argparse
import textwrap
from collections.abc import Iterator
from typing import Any

import paddock
from paddock import learn
from paddock.cli.command import FAILED, add_command, print_error
from paddock.cli.rules import folded, selected_games
from paddock.cli.translator import Translator, translator
from paddock.learn import Term

TEXT_WIDTH = 88


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "glossary", say("help-glossary"), run)
    parser.add_argument("term", nargs="*", metavar="TERM", help=say("help-term"))
    parser.add_argument("--game", metavar="GAME", help=say("help-one-game"))


def run(arguments: argparse.Namespace) -> int:
    """List all terms, or print those that are meant."""
    say = Translator(arguments.lang)
    asked = " ".join(arguments.term)
    found = [
        (heading, game, meant)
        for heading, game, terms in sections(arguments.game, say)
        if (meant := [term for term in learn.sorted_terms(terms, say.lang) if is_meant(term, asked, say.lang)])
    ]
    for heading, game, terms in found:
        print(heading, *(line for term in terms for line in lines_of(game, term, say)), "", sep="\n")
    return 0 if found else print_error(say("glossary-none", term=asked), FAILED)


def sections(game: str | None, say: Translator) -> Iterator[tuple[str, str, tuple[Term, ...]]]:
    """Headings with their terms, and the game they belong to: those of Paddock itself first, unless a game is named."""
    games = selected_games(game)
    for heading, terms in learn.general_terms().items() if game is None else ():
        yield say("glossary-heading", heading=heading), "", terms
    for each in games:
        yield paddock.game(each).title(say.lang), each, learn.glossary(each)


def is_meant(term: Term, asked: str, lang: str) -> bool:
    """Whether one of the term's forms begins as what is asked for; all do if nothing is."""
    return any(folded(form).startswith(folded(asked)) for form in term.forms[lang])


def lines_of(game: str, term: Term, say: Translator) -> list[str]:
    """A term, its meaning, its rules, and where the book tells more."""
    lines = [f"  {term.word(say.lang)}"]
    lines += textwrap.wrap(
        term.text[say.lang], TEXT_WIDTH, initial_indent="      ", subsequent_indent="      ", break_on_hyphens=False
    )
    facts = [" ".join(term.rules)] if term.rules else []
    facts += [say("glossary-told", game=game, chapter=term.chapter)] if term.chapter else []
    return lines + [f"      {fact}" for fact in facts]

"""`paddock rules`: finds rules by ID or by words."""

import argparse
import shutil
import textwrap
from collections.abc import Iterator
from typing import Any
from unicodedata import combining, normalize

import paddock
from paddock import Game, Rule
from paddock.cli.command import FAILED, UsageError, add_command, print_error
from paddock.cli.translator import Translator, translator

MAX_WIDTH = 110


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "rules", say("help-rules"), run)
    parser.add_argument("words", nargs="*", metavar="ID|WORDS", help=say("help-words"))
    parser.add_argument("--game", metavar="GAME", help=say("help-one-game"))
    parser.add_argument("--rulings", action="store_true", help=say("help-rulings"))


def run(arguments: argparse.Namespace) -> int:
    """Print the chapters, or the rules that match."""
    say = Translator(arguments.lang)
    games = [paddock.game(id) for id in selected_games(arguments.game)]  # noqa: A001
    if not (arguments.words or arguments.game or arguments.rulings):
        for game in games:
            print_chapters(game, say)
        return 0
    found = [(game, rule) for game in games for rule in matching(game, arguments.words, say.lang)]
    if arguments.rulings:
        found = [(game, rule) for game, rule in found if not rule.is_printed]
    print_rules(found, say)
    return 0 if found else print_error(say("rules-none", words=" ".join(arguments.words)), FAILED)


def selected_games(game: str | None) -> list[str]:
    """The id of the named game, or of all games."""
    if game is not None and game not in paddock.games():
        raise UsageError(translator()("no-game", game=game, games=" ".join(paddock.games())))
    return [game] if game else paddock.games()


def matching(game: Game, words: list[str], lang: str) -> Iterator[Rule]:
    """The rule with this ID, or the rules whose ID begins with a word or whose text contains it."""
    asked = [folded(word) for word in words]
    rules = game.rules_in(lang).values()
    for rule in rules:
        if asked == [folded(rule.id)]:
            yield rule
            return
    for rule in rules:
        text = folded(f"{rule.chapter} {rule.text}")
        if all(word in text or folded(rule.id).startswith(word) for word in asked):
            yield rule


def folded(text: str) -> str:
    """A text without capitals and accents, so that `velocita` finds `Velocità`."""
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter)).casefold()


def print_chapters(game: Game, say: Translator) -> None:
    """The chapters of a game's rules with their IDs."""
    chapters: dict[str, list[str]] = {}
    for rule in game.rules_in(say.lang).values():
        chapters.setdefault(rule.chapter, []).append(rule.id)
    print(f"{game.title(say.lang)} ({game.id})")
    for chapter, ids in chapters.items():
        print(f"  {chapter:<44} {ids[0]} … {ids[-1]}")
    print()


def print_rules(found: list[tuple[Game, Rule]], say: Translator) -> None:
    """Rules under the headings of game and chapter."""
    heading = ""
    width = min(shutil.get_terminal_size().columns, MAX_WIDTH)
    for game, rule in found:
        above = f"{game.title(say.lang)}: {rule.chapter}"
        if above != heading:
            print(f"\n{above}" if heading else above)
            heading = above
        indent = " " * 16
        mark = "" if rule.is_printed else f" [{say('rule-origin', origin=rule.origin)}]"
        text = f"  {rule.id:<13} {rule.text}{mark}"
        print(textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False))

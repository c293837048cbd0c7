"""`paddock book`: the rules of a game as a book, chapter by chapter."""

import argparse
import sys
import textwrap
from typing import Any

from msgspec.structs import replace

import paddock
from paddock import Match, learn
from paddock.cli.command import FAILED, UsageError, add_command
from paddock.cli.lines.printer import MAP_ROWS, WIDTH, Printer
from paddock.cli.picture import Pointers, draw_areas, draw_board, draw_players
from paddock.cli.rules import selected_games
from paddock.cli.translator import Translator, translator
from paddock.learn import Block, Chapter, Example
from paddock.learn.example import after, before

TEXT_WIDTH = 88
WHOLE = "all"
GAUGES = "gauges"


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "book", say("help-book"), run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-game"))
    parser.add_argument("chapter", nargs="?", metavar="CHAPTER", help=say("help-chapter"))
    parser.add_argument("--check", action="store_true", help=say("help-book-check"))


def run(arguments: argparse.Namespace) -> int:
    """List the chapters of one book or of all, print what is asked for, or check the examples."""
    say = Translator(arguments.lang)
    games = [game for game in selected_games(arguments.game) if learn.book(game)]
    if not games:
        raise UsageError(say("no-book", game=arguments.game))
    if arguments.check:
        return check(games, say)
    if not arguments.chapter:
        for game in games:
            list_chapters(game, say)
        return 0
    chapters = wanted(games[0], arguments.chapter, say)
    print(say("book-title", title=paddock.game(games[0]).title(say.lang)), end="\n\n")
    for chapter in chapters:
        ReadAloud(chapter, say).print()
    return 0


def wanted(game: str, name: str, say: Translator) -> tuple[Chapter, ...]:
    """The chapter by its id or number, or the whole book."""
    book = learn.book(game)
    if name == WHOLE:
        return book
    if name.isdecimal() and 1 <= int(name) <= len(book):
        return (book[int(name) - 1],)
    found = tuple(each for each in book if each.id == name)
    if not found:
        raise UsageError(say("no-chapter", game=game, chapter=name, chapters=" ".join(each.id for each in book)))
    return found


def list_chapters(game: str, say: Translator) -> None:
    """The contents of a book."""
    print(say("book-chapters", title=paddock.game(game).title(say.lang), game=game))
    for chapter in learn.book(game):
        print(f"  {chapter.number:>2}  {chapter.title[say.lang]:<48} {chapter.id}")
    print()


def check(games: list[str], say: Translator) -> int:
    """Play every example, and print what is not true."""
    examples = [
        (chapter, part.example)
        for game in games
        for chapter in learn.book(game)
        for part in chapter.parts
        if part.example
    ]
    found = [(chapter, text) for chapter, each in examples for text in learn.example_complaints(chapter.game, each)]
    for chapter, text in found:
        print(f"{chapter.game}/{chapter.id}: {text}", file=sys.stderr)
    if not found:
        print(say("book-examples-true", count=len(examples)))
    return FAILED if found else 0


class ReadAloud:
    """A chapter printed to the terminal."""

    def __init__(self, chapter: Chapter, say: Translator) -> None:
        self.chapter = chapter
        self.say = say
        self.show = Printer()

    def print(self) -> None:
        """The whole chapter, and which one follows."""
        title = f"{self.chapter.number}. {self.chapter.title[self.say.lang]}"
        self.show(title, "═" * len(title))
        for part in self.chapter.parts:
            for block in learn.blocks(part.text[self.say.lang]):
                self.show("", *lines_of(block))
            if part.example is not None:
                self.example(part.example)
            if part.rules:
                rules = self.say("book-rules", rules=" ".join(part.rules))
                wrapped = textwrap.wrap(rules, TEXT_WIDTH - 4, break_on_hyphens=False)
                self.show("", *(f"    {line}" for line in wrapped))
        self.show("")
        for each in learn.book(self.chapter.game)[self.chapter.number : self.chapter.number + 1]:
            self.show(self.say("book-next", title=each.title[self.say.lang], game=each.game, chapter=each.id), "")

    def example(self, example: Example) -> None:
        """The table, what is chosen, and what comes of it."""
        game, lang = self.chapter.game, self.say.lang
        self.show("")
        self.table(before(game, example), example)
        self.show("", *textwrap.wrap(example.caption[lang], TEXT_WIDTH))
        played = learn.shown(game, example, lang)
        if played.choice:
            self.show("", f"  ▸ {played.choice}", *(f"    {line}" for line in played.told))
        if example.after:
            self.show("")
            self.table(after(game, example), example)

    def table(self, match: Match, example: Example) -> None:
        """What an example shows of a table."""
        scene = match.scene(example.seat, self.say.lang, log=0)
        board = match.board(self.say.lang)
        shown = replace(scene, areas=tuple(area for area in scene.areas if area.id in example.show))
        if board is not None and any(name.endswith("board") for name in example.show):
            close = "board" in example.show
            size = (min(self.show.width, WIDTH), MAP_ROWS)
            self.show(*draw_board(shown, board, *size, Pointers(), close=close, plain=not self.show.is_terminal))
        if shown.areas:
            self.show(*draw_areas(shown, self.show.width - 1, Pointers(), plain=not self.show.is_terminal))
        if GAUGES in example.show:
            self.show(*draw_players(shown, self.show.width - 1))


def lines_of(block: Block) -> list[str]:
    """A block as lines of text."""
    if block.rows:
        return _table(block.rows)
    if block.items:
        return [line for item in block.items for line in _item(item)]
    return textwrap.wrap(block.text, TEXT_WIDTH)


def _item(text: str) -> list[str]:
    return textwrap.wrap(text, TEXT_WIDTH, initial_indent="  - ", subsequent_indent="    ")


def _table(rows: tuple[tuple[str, ...], ...]) -> list[str]:
    """A table whose last column is wrapped."""
    widths = [max(len(row[column]) for row in rows) + 2 for column in range(len(rows[0]) - 1)]
    lines: list[str] = []
    for row in rows:
        head = "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        lines += textwrap.wrap(
            f"  {head}{row[-1]}", TEXT_WIDTH, subsequent_indent=" " * (2 + sum(widths)), drop_whitespace=True
        )
    return lines

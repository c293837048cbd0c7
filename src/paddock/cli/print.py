"""`paddock print`: the board, the cards and the reference card of a game on paper, in true size."""

import argparse
import sys
from pathlib import Path
from typing import Any

import paddock
from paddock import Game, PaddockError, Setup, learn
from paddock.cli.card import body
from paddock.cli.command import UsageError, add_command, told
from paddock.cli.rules import selected_games
from paddock.cli.setup import add_setup, read_switches
from paddock.cli.translator import Translator, translator
from paddock.scene.paper import PAPERS, RULER, Sheet, board_pages, card_pages, document, paper_size, tiles

PARTS = ("board", "cards", "sheet")
CAR = 18.0


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "print", say("help-print"), run)
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    add_setup(parser, say)
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seat-count"))
    parser.add_argument("--paper", choices=sorted(PAPERS), default="a4", help=say("help-paper"))
    parser.add_argument("--poster", action="store_true", help=say("help-poster"))
    parser.add_argument("--car", type=float, default=CAR, metavar="MM", help=say("help-car", usual=f"{CAR:g}"))
    parser.add_argument("--only", choices=PARTS, help=say("help-print-only"))
    parser.add_argument("-o", "--out", type=Path, metavar="FILE.html", help=say("help-print-out"))


def run(arguments: argparse.Namespace) -> int:
    """Write the pages into a file, and say where it is and how to print it."""
    say = Translator(arguments.lang)
    game = paddock.game(selected_games(arguments.game)[0])
    try:
        setup = game.setup(arguments.seats, arguments.circuit, read_switches(arguments.switch), preset=arguments.preset)
        text, count = pages_of(game, setup, arguments, say)
    except PaddockError as error:
        raise UsageError(told(error)) from error
    target = arguments.out or Path("-".join(filter(None, (game.id, setup.circuit))) + ".html")
    target.write_text(text, encoding="utf-8")
    print(target)
    print(say("print-how", count=count, percent="100%"), file=sys.stderr)
    return 0


def pages_of(game: Game, setup: Setup, arguments: argparse.Namespace, say: Translator) -> tuple[str, int]:
    """The document, and how many sheets it has."""
    wanted = (arguments.only,) if arguments.only else PARTS
    board = game.board(setup, say.lang) if "board" in wanted else None
    sheets: list[Sheet] = []
    pages: list[str] = []
    if board is not None:
        laid = tiles(board, arguments.paper, arguments.car, arguments.poster)
        sheets.append(laid.sheet)
        pages += board_pages(board, laid, say("print-ruler", length=f"{RULER:g}"))
    width, height = paper_size(arguments.paper)
    cards = game.printed(setup, say.lang) if "cards" in wanted else ()
    if cards:
        sheets.append(Sheet("cards", width, height))
        pages += card_pages(cards, arguments.paper)
    card = learn.card(game.id) if "sheet" in wanted else None
    if card is not None:
        sheet = Sheet("reference", width, height)
        sheets.append(sheet)
        pages.append(sheet.page(body(game, card, say.lang)))
    if not pages:
        raise UsageError(say("print-nothing", game=game.id, part=arguments.only))
    return document(game.title(say.lang), say.lang, board, sheets, pages), len(pages)

"""`paddock card`: the reference card of a game, as a page to print."""

import argparse
import sys
from html import escape
from pathlib import Path
from typing import Any

import paddock
from paddock import Game, learn
from paddock.cli.command import UsageError, add_command
from paddock.cli.rules import selected_games
from paddock.cli.translator import Translator, translator
from paddock.learn import Card

STYLE = """
@page { size: A4; margin: 10mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 190mm; padding: 8mm 0; font: 9.6pt/1.28 Barlow, "Segoe UI", "DejaVu Sans", sans-serif;
  color: #23262b }
header { border-bottom: 3px solid #c8322b; padding-bottom: 2mm; margin-bottom: 3mm }
h1 { margin: 0; font: italic 800 20pt/1 "Barlow Condensed", "Arial Narrow", sans-serif; text-transform: uppercase }
h2 { margin: 0 0 1mm; font: italic 800 11.5pt/1.1 "Barlow Condensed", "Arial Narrow", sans-serif; color: #b02620;
  text-transform: uppercase }
p { margin: 1mm 0 0 }
main { columns: 2; column-gap: 8mm }
section { break-inside: avoid; padding-bottom: 2.5mm }
ul { margin: 0; padding-left: 4mm }
li { margin: 0.3mm 0 }
@media print { body { padding: 0; max-width: none } }
"""


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "card", say("help-card"), run)
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--html", action="store_true", help=say("help-card-html"))
    parser.add_argument("-o", "--output", type=Path, metavar="FILE.html", help=say("help-card-output"))


def run(arguments: argparse.Namespace) -> int:
    """Print the card in lines, or as a page."""
    say = Translator(arguments.lang)
    game = paddock.game(selected_games(arguments.game)[0])
    card = learn.card(game.id)
    if card is None:
        raise UsageError(say("no-card", game=game.id))
    if arguments.output is not None:
        arguments.output.write_text(page(game, card, say.lang), encoding="utf-8")
        print(say("card-written", path=str(arguments.output)), file=sys.stderr)
    else:
        print(page(game, card, say.lang) if arguments.html else lines(game, card, say.lang), end="")
    return 0


def lines(game: Game, card: Card, lang: str) -> str:
    """The card as plain text."""
    told = [game.title(lang), card.about[lang]]
    for part in card.part:
        told += ["", part.title[lang], *(f"  - {line.text[lang]}" for line in part.line)]
    return "\n".join([*told, ""])


def page(game: Game, card: Card, lang: str) -> str:
    """The card as one page to print."""
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(game.title(lang))}</title>'
        f"<style>{STYLE}</style></head>\n<body>{body(game, card, lang)}</body></html>\n"
    )


def body(game: Game, card: Card, lang: str) -> str:
    """What stands on the card: a heading and its parts in columns."""
    parts = "\n".join(
        f"<section><h2>{escape(part.title[lang])}</h2><ul>"
        + "".join(f"<li>{escape(line.text[lang])}</li>" for line in part.line)
        + "</ul></section>"
        for part in card.part
    )
    heading = f"<header><h1>{escape(game.title(lang))}</h1><p>{escape(card.about[lang])}</p></header>"
    return f"{heading}\n<main>\n{parts}\n</main>"

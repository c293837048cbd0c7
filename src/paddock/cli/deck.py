"""`paddock deck`: lists, shows, checks and creates decks."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import paddock
from paddock import BadData, Game
from paddock.cli.command import FAILED, UsageError, add_command, add_group, print_error
from paddock.cli.translator import Translator, translator
from paddock.core.deck_files import SUFFIX, files, own_folder
from paddock.core.decks import DeckKind, bad_heading, complaints_of, heading, printed_text, renamed, rows_of
from paddock.core.errors import Complaint, bad
from paddock.core.text_files import ID, create, is_title, load
from paddock.scene import Piece


def add_parser(subparsers: Any) -> None:
    """Add the command and its subcommands."""
    say = translator()
    commands = add_group(subparsers, "deck", say("help-decks"))
    add_list(commands, say)
    add_show(commands, say)
    add_check(commands, say)
    add_new(commands, say)


def add_list(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "list", say("help-deck-list"), list_decks)
    parser.add_argument("--game", metavar="GAME", help=say("help-deck-game"))


def add_show(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "show", say("help-deck-show"), show_deck)
    parser.add_argument("deck", metavar="ID|FILE|GAME", help=say("help-deck"))
    parser.add_argument("--circuit", default="", metavar="CIRCUIT", help=say("help-deck-track"))
    parser.add_argument("--text", action="store_true", help=say("help-deck-text"))


def add_check(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "check", say("help-deck-check"), check_decks)
    parser.add_argument("decks", nargs="*", metavar="ID|FILE", help=say("help-deck-files"))
    parser.add_argument("--circuit", default="", metavar="CIRCUIT", help=say("help-deck-circuit"))


def add_new(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "new", say("help-deck-new"), new_deck)
    parser.add_argument("id", metavar="ID", help=say("help-circuit-id"))
    parser.add_argument("--like", required=True, metavar="GAME|ID|FILE", help=say("help-deck-like"))
    parser.add_argument("--name", metavar="NAME", help=say("help-deck-name"))
    parser.add_argument("--circuit", default="", metavar="CIRCUIT", help=say("help-deck-track"))


class Deck(NamedTuple):
    """A deck as text, with the game that it is for."""

    text: str
    origin: str
    """What complaints call it."""
    game: Game
    kind: DeckKind

    @property
    def name(self) -> str:
        return heading(self.text)[1]

    def complaints(self, circuit: str = "") -> list[Complaint]:
        """All that is wrong with it, on a circuit if one is named."""
        return complaints_of(self.kind, self.text, self.game.id, circuit, self.origin)

    def check(self, circuit: str = "") -> Deck:
        """The deck, if nothing is wrong with it."""
        found = self.complaints(circuit)
        if found:
            raise BadData(found)
        return self

    def cards(self, lang: str) -> list[Piece]:
        return [piece for _, piece in self.kind.pieces(rows_of(self.text)[1:], lang)]

    def suits(self) -> list[str]:
        """The circuits of its game that it suits."""
        return [circuit for circuit in self.game.circuits if not self.complaints(circuit)]


def kinds() -> dict[str, tuple[Game, DeckKind]]:
    """The games that can be raced with decks of one's own, and what they know about decks."""
    games = [paddock.game(name) for name in paddock.games()]
    return {game.id: (game, game.decks) for game in games if game.decks is not None}


def read_deck(word: str, circuit: str = "") -> Deck:
    """The printed deck of a game, with the track cards of a circuit if one is named; or the user's, by id or file."""
    if word in kinds():
        game, kind = kinds()[word]
        return Deck(printed_text(kind, game.id, game.title(translator().lang), on(game, circuit)), word, game, kind)
    file = file_of(word)
    text = load(file)
    if heading(text)[0] not in kinds():
        raise bad(file.name, bad_heading(" | ".join(kinds())), 1)
    return Deck(text, file.name, *kinds()[heading(text)[0]])


def file_of(word: str) -> Path:
    """The file of a deck: its path, or one of the user's by its id."""
    if word.endswith(SUFFIX) or "/" in word or "\\" in word:
        return Path(word)
    if word not in files():
        raise UsageError(translator()("no-deck", name=word, decks=" ".join([*kinds(), *files()])))
    return files()[word]


def on(game: Game, circuit: str) -> str:
    """The circuit that was asked for, as set-ups call it; refuses one that the game is not raced on."""
    if circuit and not game.circuits:
        raise UsageError(translator()("deck-no-board", game=game.id))
    if circuit:
        return game.setup(circuit=circuit).circuit
    return ""


def list_decks(arguments: argparse.Namespace) -> int:
    """One line per deck: id, name, game, and whether it is printed or the user's own."""
    say = Translator(arguments.lang)
    if arguments.game and arguments.game not in kinds():
        raise UsageError(say("no-deck-game", game=arguments.game, games=" ".join(kinds())))
    for word in [*kinds(), *files()]:
        try:
            deck = read_deck(word).check()
        except BadData as error:
            first = error.complaints[0].label(say.lang)
            print(f"{word:14} {say('deck-broken', count=len(error.complaints))}: {first}")
            continue
        if arguments.game in (None, deck.game.id):
            print(
                f"{word:14} {deck.name:36} {deck.game.id:12} {say('deck-printed' if word in kinds() else 'deck-own')}"
            )
    return 0


def show_deck(arguments: argparse.Namespace) -> int:
    """Every card in words, or the text of the deck."""
    deck = read_deck(arguments.deck, arguments.circuit)
    if arguments.text:
        print(deck.text.rstrip("\n"))
        return 0
    cards = deck.check(on(deck.game, arguments.circuit)).cards(arguments.lang)
    width = max(len(card.id) for card in cards)
    print(summary(deck, Translator(arguments.lang)))
    for card in cards:
        print(f"  {card.id:{width}}  {card.label}")
    return 0


def check_decks(arguments: argparse.Namespace) -> int:
    """Print all mistakes of every deck, each with its line, or a summary if there are none."""
    status = 0
    for word in arguments.decks or [*kinds(), *files()]:
        try:
            deck = read_deck(word)
            print(summary(deck.check(on(deck.game, arguments.circuit)), Translator(arguments.lang)))
        except BadData as error:
            for each in error.complaints:
                status = print_error(each.label(arguments.lang), FAILED)
    return status


def summary(deck: Deck, say: Translator) -> str:
    """A deck on one line: id, game, name, cards, and the circuits that it suits if that is not all."""
    suited = deck.suits()
    only = "" if len(suited) == len(deck.game.circuits) else f"; {say('deck-suits', circuits=' '.join(suited) or '-')}"
    count = say("deck-cards", count=len(deck.cards(say.lang)))
    return f"{Path(deck.origin).stem:14} {deck.game.id:12} {deck.name}: {count}{only}"


def new_deck(arguments: argparse.Namespace) -> int:
    """Create a deck in the user's own folder; an existing file is never overwritten."""
    say = translator()
    if not ID.fullmatch(arguments.id) or arguments.id in kinds():
        raise UsageError(say("bad-circuit-id", name=arguments.id))
    if arguments.id in files():
        raise UsageError(say("deck-there", name=arguments.id, path=str(files()[arguments.id])))
    name = arguments.id.replace("_", " ").title() if arguments.name is None else arguments.name
    if not name or not is_title(name):
        raise UsageError(say("bad-circuit-name"))
    text = renamed(read_deck(arguments.like, arguments.circuit).text, name)
    file = own_folder() / f"{arguments.id}{SUFFIX}"
    create(file, text)
    print(file)
    return 0

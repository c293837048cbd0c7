"""Decks of users' own: race cards, track cards, or both, as lines of a text.

deck race90-2 "Wet weekend"
race
  1 speed 4 1 tyres 2                  number, kind, movement points, check value, what is printed on it
track
  1 speed 4 8 tyres 2 void-late        corner, kind, movement points, check value, what is printed on it
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar, Final

from paddock.core import Text, message
from paddock.core.decks import DeckKind, Row, bad_figure, flaw, rows_behind
from paddock.core.errors import BadData, Complaint
from paddock.core.sheets import is_sheet
from paddock.games.race90.shared.cards import (
    EVENTS,
    KINDS,
    ROOM,
    Card,
    read_card,
    rows,
    twins_marked,
)
from paddock.games.race90.shared.deck_check import odds_complaints
from paddock.games.race90.shared.own_deck import own_rows
from paddock.games.race90.shared.scene import card_piece
from paddock.games.race90.shared.setup import MOST_DECKS, sections_of
from paddock.scene import Piece

PRINTED: Final = "printed"
"""What a set-up calls the deck as printed."""
PARTS: Final = ("race", "track")
MOST_MP: Final = {"race": 4, "track": 5}
MOST_NUMBER: Final = 999
LETTERS: Final = "abcdefgh"
FIGURES: Final = {"tyres": 3, "damage": 2, "discard": 3, "draw": 3}
CHECKS: Final = ("check", "blind")
SYMBOLS: Final = ("any-pair", "overtake", "double", "void-late", "void-extreme")
LATER: Final = ("discard", "blind", "void-extreme")
"""What the first edition does not know."""


def said(key: str, **args: Any) -> Text:
    return message(ROOM, f"deck-{key}", **args)


class Reader:
    """The cards of a deck, with all that is wrong with its lines."""

    def __init__(self, lines: list[Row], edition: int) -> None:
        self.edition = edition
        self.complaints: list[Complaint] = []
        self.race: list[Card] = []
        self.track: list[Card] = []
        self.heads: dict[str, int] = {}
        """The lines on which the parts begin."""
        self.lines: dict[str, int] = {}
        """The line of each card, by its id."""
        part = ""
        for line, words in lines:
            if len(words) == 1 and words[0] in PARTS and words[0] not in self.heads:
                part = words[0]
                self.heads[part] = line
            else:
                self.read(part, line, words)
        self.check_parts()

    def say(self, line: int, key: str, **args: Any) -> None:
        self.complaints.append(flaw(line, said(key, **args)))

    def read(self, part: str, line: int, words: list[str]) -> None:
        """One card; only one without complaints is taken."""
        before = len(self.complaints)
        if not part:
            self.say(line, "part")
        elif len(words) < 4 or words[1] not in KINDS:
            self.say(line, "card", kinds=" ".join(KINDS))
        else:
            self.check_figures(part, line, words)
        if len(self.complaints) > before:
            return
        if part == "race":
            self.take(self.race, read_card(words, len(self.race), f"r{int(words[0])}", 0, "deck", line), line)
        else:
            self.take_track(line, words)

    def check_figures(self, part: str, line: int, words: list[str]) -> None:
        most = MOST_NUMBER if part == "race" else 99
        self.figure(line, "number" if part == "race" else "corner", words[0], 1, most)
        self.figure(line, "points", words[2], 1, MOST_MP[part])
        self.figure(line, "check", words[3], 1, 99)
        known = self.printable(part)
        rest = iter(words[4:])
        for word in rest:
            if word not in known:
                self.say(line, "word", word=word[:40], known=" ".join(known))
            if word in FIGURES:
                self.figure(line, word, next(rest, ""), 1, FIGURES[word])
            elif word in CHECKS:
                self.figure(line, "modifier", next(rest, "").lstrip("+"), -50, 50)

    def printable(self, part: str) -> list[str]:
        """What may be printed on the cards of a part: symbols on track cards alone."""
        known = (*FIGURES, *CHECKS, *EVENTS, *(SYMBOLS if part == "track" else ()))
        return [word for word in known if self.edition > 1 or word not in LATER]

    def figure(self, line: int, what: str, word: str, least: int, most: int) -> None:
        digits = word.removeprefix("-") if least < 0 else word
        if not (digits.isascii() and digits.isdigit() and len(digits) < 5 and least <= int(word) <= most):
            self.complaints.append(flaw(line, bad_figure(said(f"what-{what}"), least, most, word)))

    def take(self, cards: list[Card], card: Card, line: int) -> None:
        if card.id in self.lines:
            self.say(line, "twice", number=card.id[1:])
        self.lines[card.id] = line
        cards.append(card)

    def take_track(self, line: int, words: list[str]) -> None:
        """A track card, with a letter for each of its corner."""
        corner = int(words[0])
        before = sum(card.corner == corner for card in self.track)
        if before == len(LETTERS):
            self.say(line, "many", corner=corner)
            return
        card_id = f"t{corner}{LETTERS[before]}"
        self.take(self.track, read_card(words, len(self.track), card_id, corner, "deck", line), line)

    def check_parts(self) -> None:
        """A race part makes the odds right; a part is not empty, and one of the two is there."""
        if not self.heads:
            self.say(0, "part")
        for part, cards in (("race", self.race), ("track", self.track)):
            if part in self.heads and not cards and not self.complaints:
                self.say(self.heads[part], "empty")
        if "race" in self.heads and not self.complaints:
            for text in odds_complaints(self.race):
                self.complaints.append(flaw(self.heads["race"], text))

    def check_circuit(self, circuit: str) -> None:
        """The corners of track cards exist, and none is left out (R2-DATA-06, R2-DATA-07)."""
        if "track" not in self.heads:
            return
        corners = {number for number in sections_of(circuit).corner if number}
        for card in self.track:
            if card.corner not in corners:
                known = " ".join(map(str, sorted(corners)))
                self.say(self.lines[card.id], "no-corner", corner=card.corner, known=known)
        for number in sorted(corners - {card.corner for card in self.track}):
            self.say(self.heads["track"], "corner-bare", corner=number)


@lru_cache(MOST_DECKS)
def own_cards_of(name: str, game: str, edition: int) -> tuple[list[Card], list[Card]] | None:
    """The race cards and the track cards of a deck of a user's own, each empty if it is as printed; None for none."""
    if not is_sheet(name):
        return None
    reader = Reader(rows_behind(name, game), edition)
    if reader.complaints:
        raise BadData(reader.complaints)
    return twins_marked(reader.race), reader.track


def check_own(name: str, game: str, edition: int, circuit: str) -> None:
    """Refuse a deck that does not suit the corners of a circuit."""
    reader = Reader(rows_behind(name, game), edition)
    reader.check_circuit(circuit)
    if reader.complaints:
        raise BadData(reader.complaints)


def with_own(name: str, game: str, edition: int, race: list[Card], track: list[Card]) -> tuple[list[Card], list[Card]]:
    """The cards of a race: printed, but for the parts that a deck of a user's own has."""
    own = own_cards_of(name, game, edition)
    if own is None:
        return race, track
    race = own[0] or race
    return race, [replace(card, index=len(race) + n) for n, card in enumerate(own[1] or track)]


class RaceDecks(DeckKind):
    """Decks of an edition."""

    choices: ClassVar = (KINDS, EVENTS, SYMBOLS, CHECKS)
    columns: ClassVar = {"": ("", "kind", "points", "check")}
    extras: ClassVar = (*(f"{word} 1" for word in FIGURES), *(f"{word} 0" for word in CHECKS), *EVENTS, *SYMBOLS)

    def __init__(self, folder: str, edition: int) -> None:
        self.folder = folder
        self.edition = edition

    def printed(self, circuit: str) -> str:
        return "\n".join(self._lines(circuit)) + "\n"

    def _lines(self, circuit: str) -> Iterator[str]:
        yield "race"
        yield from ("  " + " ".join(words) for _, words in rows(self.folder, "race-cards.txt"))
        if circuit:
            yield "track"
            yield from ("  " + " ".join(words) for words in self._track(circuit))

    def _track(self, circuit: str) -> list[list[str]]:
        if is_sheet(circuit):
            return [[word for word in row if word] for row in own_rows(sections_of(circuit), self.edition)]
        return [words for _, words in rows(self.folder, f"track-cards-{circuit}.txt")]

    def complaints(self, lines: list[Row], circuit: str) -> list[Complaint]:
        reader = Reader(lines, self.edition)
        if circuit:
            reader.check_circuit(circuit)
        return reader.complaints

    def pieces(self, lines: list[Row], lang: str) -> list[tuple[int, Piece]]:
        reader = Reader(lines, self.edition)
        return [(reader.lines[card.id], card_piece(lang, card, None)) for card in (*reader.race, *reader.track)]

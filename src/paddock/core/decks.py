"""Decks of users' own: texts that a set-up names as it names a circuit, read by the game that they are for.

deck race90-2 "Wet weekend"     # a heading, then a line for each card; everything after a # is a comment
"""

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from msgspec.structs import replace

from paddock.core import sheets
from paddock.core.errors import BadData, Complaint, bad, complaint
from paddock.core.text_files import MOST_TITLE
from paddock.core.texts import CORE, Text, message, shortened

TOKEN = re.compile(r'"(?P<text>[^"]*)"|(?P<comment>#.*)|(?P<word>[^\s"#]+)')
HEADING = re.compile(r'^\s*deck\s+(?P<game>[a-z0-9-]{1,40})\s+"(?P<name>[^"]{1,60})"\s*(#.*)?$')
ORIGIN = "deck"
MOST_LINES = 1500
Row = tuple[int, list[str]]
"""The number of a line, and its words."""


class DeckKind(ABC):
    """What a game knows about decks of users' own."""

    switch: ClassVar[str] = "deck"
    """The switch that names one."""
    choices: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Words that can stand for one another in a line."""
    extras: ClassVar[tuple[str, ...]] = ()
    """What else may be printed on a card: words to add to its line, some with a number."""

    columns: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What the words of a line are, in their order, by its first word; empty for all other lines. `deck-column-NAME`
    is the text of each; empty where the word speaks for itself."""

    @abstractmethod
    def printed(self, circuit: str) -> str:
        """The lines of the printed deck, to start from."""

    @abstractmethod
    def complaints(self, rows: list[Row], circuit: str) -> list[Complaint]:
        """All that is wrong with the lines below the heading; on a circuit, if one is named."""

    @abstractmethod
    def pieces(self, rows: list[Row], lang: str) -> list[tuple[int, Any]]:
        """The cards of lines without complaints, to be drawn, with the numbers of their lines."""


def rows_of(text: str) -> list[Row]:
    """The words of every line that has any; quotes are kept."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        tokens = [token for token in TOKEN.finditer(line) if token["comment"] is None]
        words = [token["word"] or f'"{token["text"]}"' for token in tokens]
        if words:
            found.append((number, words))
    return found


def heading(text: str) -> tuple[str, str]:
    """The game and the name of a deck; both empty if it has no heading."""
    for line in text.splitlines():
        if line.strip() and not line.strip().startswith("#"):
            found = HEADING.match(line)
            return (found["game"], found["name"]) if found else ("", "")
    return "", ""


def printed_text(kind: DeckKind, game: str, name: str, circuit: str = "") -> str:
    """The printed deck of a game as a text, with the track cards of a circuit if one is named."""
    return f'deck {game} "{name[:MOST_TITLE]}"\n{kind.printed(circuit)}'


def renamed(text: str, name: str) -> str:
    """A deck under another name; its comments stay."""
    lines = text.splitlines(keepends=True)
    for n, line in enumerate(lines):
        if found := HEADING.match(line):
            start, end = found.span("name")
            lines[n] = f"{line[:start]}{name}{line[end:]}"
            break
    return "".join(lines)


def is_deck(text: str) -> bool:
    """Whether a text is meant as a deck."""
    first = next((words for _, words in rows_of(text[: sheets.MOST_LETTERS])), [])
    return first[:1] == ["deck"]


def flaw(line: int, text: Text) -> Complaint:
    """A complaint about a line."""
    return complaint(ORIGIN, text, line)


def bad_heading(game: str) -> Text:
    return message(CORE, "deck-heading", game=shortened(game))


def bad_figure(what: Text, least: int, most: int, found: str) -> Text:
    """A word that should be a number within bounds."""
    return message(CORE, "deck-figure", what=what, least=str(least), most=str(most), found=shortened(found))


def complaints_of(kind: DeckKind, text: str, game: str, circuit: str = "", origin: str = ORIGIN) -> list[Complaint]:
    """All that is wrong with a deck of a game, in the order of its lines; complaints name its origin."""
    found = sorted(_complaints(kind, text, game, circuit), key=lambda each: each.line)
    return found if origin == ORIGIN else [replace(each, source=origin) for each in found]


def _complaints(kind: DeckKind, text: str, game: str, circuit: str) -> list[Complaint]:
    if len(text) > sheets.MOST_LETTERS or len(text.splitlines()) > MOST_LINES:
        return [flaw(0, message(CORE, "deck-large", letters=str(sheets.MOST_LETTERS), lines=str(MOST_LINES)))]
    found = [
        flaw(number, message(CORE, "deck-line-long", letters=str(sheets.LONGEST_LINE)))
        for number, words in rows_of(text)
        if len(" ".join(words)) > sheets.LONGEST_LINE
    ]
    rows = rows_of(text)
    if heading(text)[0] != game:
        found.append(flaw(rows[0][0] if rows else 0, bad_heading(game)))
    return found + kind.complaints(rows[1:], circuit)


def driven(text: str) -> str:
    """What is raced of a deck: without comments, blank lines and spaces that say nothing."""
    return "\n".join(" ".join(words) for _, words in rows_of(text))


def keep(kind: DeckKind, text: str, game: str, circuit: str = "") -> str:
    """Check a deck and keep what is raced of it; its name. Raises BadData with all complaints at once."""
    found = complaints_of(kind, text, game, circuit)
    if found:
        raise BadData(found)
    return sheets.keep(driven(text))


def rows_behind(name: str, game: str) -> list[Row]:
    """The lines of a kept deck below its heading."""
    text = sheets.find(name)
    if text is None:
        raise bad(ORIGIN, message(CORE, "deck-unknown", name=shortened(name)))
    if heading(text)[0] != game:
        raise bad(ORIGIN, bad_heading(game))
    return rows_of(text)[1:]


def deck_title(name: str) -> str:
    """The name of a kept deck; empty if it is not known."""
    return heading(sheets.find(name) or "")[1]

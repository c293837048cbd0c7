"""Sheets: texts that a set-up names by their fingerprint, such as a circuit of one's own.

The name of a sheet follows from its text, so that it means the same for ever and everywhere. A record encloses the
sheets of its race; a process keeps the latest it has seen, and asks its sources for any other.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Iterable
from hashlib import sha256
from threading import Lock

SHEET = re.compile(r"own-[0-9a-f]{32}")
MOST_LETTERS = 64_000
LONGEST_LINE = 450
"""So that a line of a sheet fits on a line of a record."""
MOST_KEPT = 4_000_000
"""How many letters of sheets are kept in memory."""

Source = Callable[[str], str | None]

sources: list[Source] = []
"""Where sheets are looked up that are not in memory, such as the database of a service."""
_kept: OrderedDict[str, str] = OrderedDict()
_lock = Lock()


def is_sheet(word: object) -> bool:
    """Whether a word is the name of a sheet."""
    return isinstance(word, str) and SHEET.fullmatch(word) is not None


def name_of(text: str) -> str:
    """The name of a sheet: 128 bits of a fingerprint, so that no second text can be made for it."""
    return "own-" + sha256(text.encode()).hexdigest()[:32]


def keep(text: str) -> str:
    """Keep a sheet in memory, and drop the least recently used ones if they are too many; its name."""
    name = name_of(text)
    with _lock:
        _kept[name] = text
        _kept.move_to_end(name)
        while len(_kept) > 1 and sum(map(len, _kept.values())) > MOST_KEPT:
            _kept.popitem(last=False)
    return name


def find(name: str) -> str | None:
    """The text of a sheet; None if neither memory nor any source has it."""
    with _lock:
        found = _kept.get(name)
        if found is not None:
            _kept.move_to_end(name)
            return found
    for source in sources:
        text = source(name)
        if text is not None and name_of(text) == name:
            keep(text)
            return text
    return None


def enclosed(words: Iterable[object]) -> tuple[str, ...]:
    """The texts of all sheets that are named by some words."""
    texts = (find(str(word)) for word in words if is_sheet(word))
    return tuple(dict.fromkeys(text for text in texts if text is not None))

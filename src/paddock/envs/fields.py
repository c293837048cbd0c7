"""A view as a vector. The parts of a view are learned from samples; then every view is written into the same places.

A number is divided by the largest one seen. A word takes one place for each word seen there; so does a list of words,
which holds their ranks if it always has the same words in some order, and their counts otherwise. A list with an entry
for each seat is rotated so that the viewer's own comes first. Everything lies between -1 and 1.
"""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

OWN = "self"
# Inside the part of one seat, no list has an entry for each seat, whatever its length.
ONE_SEAT = 0
Vector = npt.NDArray[np.float32]
# A vector while it is written: an array takes single numbers three times as fast as NumPy.
Places: TypeAlias = "array[float]"


class Fields:
    """The places of a vector, by name."""

    def __init__(self, names: list[str], root: Node, asked: dict[str, int], seat: int) -> None:
        self.names = tuple(names)
        self.size = len(names)
        self._root = root
        self._asked = asked
        self._seat = seat
        self._empty = bytes(4 * self.size)

    def vector(self, table: dict[str, Any], seat: int, asked: str) -> Vector:
        """The vector of what a seat sees, and of the rule that asks it."""
        found: Places = array("f", self._empty)
        found[self._seat + seat] = 1.0
        place = self._asked.get(asked, -1)
        if place >= 0:
            found[place] = 1.0
        self._root.write(table, found, seat)
        return np.frombuffer(found, np.float32)


class Node:
    """A part of a view, and its places."""

    def write(self, value: Any, found: Places, seat: int) -> None:
        raise NotImplementedError


class Number(Node):
    def __init__(self, at: int, scale: float) -> None:
        self.at = at
        self.scale = scale

    def write(self, value: Any, found: Places, seat: int) -> None:
        if isinstance(value, (int, float)):
            found[self.at] = share_of(value, self.scale)


def share_of(value: float, scale: float) -> float:
    """A number between -1 and 1."""
    share = value / scale
    if -1.0 <= share <= 1.0:
        return share
    return 1.0 if share > 0.0 else -1.0


def words_of(value: Any) -> Any:
    """A list of words; empty if the value is something else."""
    return value if isinstance(value, list) and (not value or isinstance(value[0], str)) else ()


class Word(Node):
    def __init__(self, places: dict[str, int]) -> None:
        self.places = places

    def write(self, value: Any, found: Places, seat: int) -> None:
        at = self.places.get(value, -1) if isinstance(value, str) else -1
        if at >= 0:
            found[at] = 1.0


class Words(Node):
    """The count of each word in a list."""

    def __init__(self, places: dict[str, int], scale: float) -> None:
        self.places = places
        self.share = 1.0 / scale

    def write(self, value: Any, found: Places, seat: int) -> None:
        places, share = self.places, self.share
        for word in words_of(value):
            at = places.get(word, -1)
            if at >= 0:
                found[at] = 1.0 if share == 1.0 else min(1.0, found[at] + share)


class Ranks(Node):
    """The rank of each word in a list; the first is one."""

    def __init__(self, places: dict[str, int]) -> None:
        self.places = places

    def write(self, value: Any, found: Places, seat: int) -> None:
        places, step = self.places, 1.0 / len(self.places)
        share = 1.0
        for word in words_of(value):
            at = places.get(word, -1)
            if at >= 0:
                found[at] = share
            share -= step


class Entry(Node):
    """The parts of a record. Most are numbers, mostly zero, and written directly."""

    def __init__(self, parts: list[tuple[str, Node]]) -> None:
        self.numbers = [(name, part.at, part.scale) for name, part in parts if isinstance(part, Number)]
        self.parts = [(name, part) for name, part in parts if not isinstance(part, Number)]

    def write(self, value: Any, found: Places, seat: int) -> None:
        if not isinstance(value, dict):
            return
        for name, at, scale in self.numbers:
            number = value.get(name)
            if number and isinstance(number, (int, float)):
                found[at] = share_of(number, scale)
        for name, part in self.parts:
            inner = value.get(name)
            if inner is not None:
                part.write(inner, found, seat)


class Row(Node):
    """The parts of a list; if each belongs to a seat, the viewer's own comes first."""

    def __init__(self, parts: list[Node], by_seat: bool) -> None:
        self.parts = parts
        self.by_seat = by_seat

    def write(self, value: Any, found: Places, seat: int) -> None:
        if not isinstance(value, (list, tuple)):
            return
        if self.by_seat:
            value = [*value[seat:], *value[:seat]]
        for part, inner in zip(self.parts, value, strict=False):
            if inner is not None:
                part.write(inner, found, seat)


class Numbers(Node):
    """A list of numbers."""

    def __init__(self, parts: list[Number]) -> None:
        self.places = [(part.at, part.scale) for part in parts]

    def write(self, value: Any, found: Places, seat: int) -> None:
        if not isinstance(value, (list, tuple)):
            return
        for (at, scale), number in zip(self.places, value, strict=False):
            if number and isinstance(number, (int, float)):
                found[at] = share_of(number, scale)


class Sample:
    """The views seen so far."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.root = Seen()
        self.asked: set[str] = set()

    def add(self, table: dict[str, Any], seat: int, asked: str) -> None:
        self.root.add(table)
        if asked:
            self.asked.add(asked)

    def fields(self) -> Fields:
        """The places for all parts seen."""
        names = [f"seat={seat}" for seat in range(self.seats)]
        asked = {rule: len(names) + index for index, rule in enumerate(sorted(self.asked))}
        names += [f"asked={rule}" for rule in asked]
        return Fields(names, self.root.node("", names, self.seats), asked, 0)


class Seen:
    """All the values that one part of a view has had."""

    def __init__(self) -> None:
        self.largest = 0.0
        self.is_number = False
        self.words: set[str] = set()
        self.listed: set[str] = set()
        self.most_of_one = 1
        self.always: frozenset[str] | None = None  # the words of a list, as long as it had no others
        self.is_ranking = True
        self.lengths: set[int] = set()
        self.items: list[Seen] = []
        self.parts: dict[str, Seen] = {}

    def add(self, value: Any) -> None:
        if isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, (int, float)):
            self.is_number = True
            self.largest = max(self.largest, abs(value))
        elif isinstance(value, dict):
            for name, inner in value.items():
                self.parts.setdefault(str(name), Seen()).add(inner)
        elif isinstance(value, (list, tuple)):
            self.add_list(list(value))

    def add_list(self, value: list[Any]) -> None:
        self.lengths.add(len(value))
        if value and all(isinstance(each, str) for each in value):
            self.add_words(value)
            return
        if self.listed:  # a list of words that is empty here
            self.is_ranking = False
        while len(self.items) < len(value):
            self.items.append(Seen())
        for item, each in zip(self.items, value, strict=False):
            item.add(each)

    def add_words(self, value: list[str]) -> None:
        words = frozenset(value)
        if self.lengths != {len(value)} or len(words) < len(value) or self.always not in (None, words):
            self.is_ranking = False
        self.always = words
        self.listed |= words
        self.most_of_one = max(self.most_of_one, *Counter(value).values())

    def node(self, path: str, names: list[str], seats: int) -> Node:
        """The node for this part; adds the names of its places."""
        if self.parts:
            dot = f"{path}." if path else ""
            parts = [(name, inner.node(f"{dot}{name}", names, seats)) for name, inner in sorted(self.parts.items())]
            return Entry(parts)
        if self.listed:
            places = self._places(path, names, self.listed, " has ")
            return Ranks(places) if self.is_ranking and len(places) > 1 else Words(places, self.most_of_one)
        if self.items:
            return self._row(path, names, seats)
        if self.is_number:
            names.append(path)
            return Number(len(names) - 1, max(1.0, self.largest))
        return Word(self._places(path, names, self.words, "="))

    def _row(self, path: str, names: list[str], seats: int) -> Node:
        by_seat = self.lengths == {seats}
        inside = ONE_SEAT if by_seat else seats
        called = [OWN, *(f"next-{n}" for n in range(1, seats))] if by_seat else [str(n) for n in range(len(self.items))]
        parts = [inner.node(f"{path}.{name}", names, inside) for name, inner in zip(called, self.items, strict=True)]
        numbers = [part for part in parts if isinstance(part, Number)]
        return Numbers(numbers) if len(numbers) == len(parts) and not by_seat else Row(parts, by_seat)

    def _places(self, path: str, names: list[str], words: set[str], sign: str) -> dict[str, int]:
        places = {word: len(names) + index for index, word in enumerate(sorted(words))}
        names += [f"{path}{sign}{word}" for word in places]
        return places

"""A view as a vector: what a game declares to be seen, each in its place.

A number is divided by its largest value. A word takes one place for each word that may stand there; so does a list of
words, which holds their counts, or their ranks where the order matters. A list with entries for each seat is rotated so
that the viewer's own come first. Everything lies between -1 and 1: a number that outgrows its bound is shown as the
bound. A word that a game shows but has not declared is an error.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from paddock import PaddockError
from paddock.core.seen import Amount, BySeat, ByWord, Items, OneOf, Order, Parts, Seen, Several

OWN = "self"
Vector = npt.NDArray[np.float32]
# A vector while it is written: an array takes single numbers three times as fast as NumPy.
Places: TypeAlias = "array[float]"


class UnseenError(PaddockError):
    """A view shows something that its game has not declared."""


class Fields:
    """The places of a vector, by name."""

    def __init__(self, seen: Parts, rules: Sequence[str], seats: int) -> None:
        names = [f"seat={seat}" for seat in range(seats)]
        self._asked = {rule: len(names) + index for index, rule in enumerate(rules)}
        names += [f"asked={rule}" for rule in self._asked]
        self._root = node(seen, "", names, seats)
        self.names = tuple(names)
        self.size = len(names)
        self._empty = bytes(4 * self.size)

    def vector(self, table: dict[str, Any], seat: int, asked: str) -> Vector:
        """The vector of what a seat sees, and of the rule that asks it."""
        return np.frombuffer(self.places(table, seat, asked), np.float32)

    def places(self, table: dict[str, Any], seat: int, asked: str) -> Places:
        """The same as plain numbers."""
        found: Places = array("f", self._empty)
        found[seat] = 1.0
        if asked:
            place = self._asked.get(asked, -1)
            if place < 0:
                raise UnseenError(f"rule {asked} asks, but is not declared")
            found[place] = 1.0
        self._root.write(table, found, seat)
        return found


class Node:
    """A part of a view, and its places."""

    def write(self, value: Any, found: Places, seat: int) -> None:
        raise NotImplementedError


class Number(Node):
    def __init__(self, path: str, at: int, most: float) -> None:
        self.path = path
        self.at = at
        self.share = 1.0 / most

    def write(self, value: Any, found: Places, seat: int) -> None:
        if not value:
            return
        found[self.at] = share_of(value * self.share)


def share_of(value: float) -> float:
    """A number, kept between -1 and 1."""
    return value if -1.0 <= value <= 1.0 else 1.0 if value > 0.0 else -1.0


class Word(Node):
    def __init__(self, path: str, places: dict[str, int]) -> None:
        self.path = path
        self.places = places

    def write(self, value: Any, found: Places, seat: int) -> None:
        if value is None:
            return
        at = self.places.get(value, -1)
        if at < 0:
            raise unknown(self.path, value)
        found[at] = 1.0


class Words(Node):
    """The count of each word in a list."""

    def __init__(self, path: str, places: dict[str, int], most: int) -> None:
        self.path = path
        self.places = places
        self.share = 1.0 / most

    def write(self, value: Any, found: Places, seat: int) -> None:
        places, share = self.places, self.share
        for word in value:
            if word is None:
                continue
            at = places.get(word, -1)
            if at < 0:
                raise unknown(self.path, word)
            found[at] += share


class Ranks(Node):
    """The rank of each word in a list; the first is one."""

    def __init__(self, path: str, places: dict[str, int]) -> None:
        self.path = path
        self.places = places

    def write(self, value: Any, found: Places, seat: int) -> None:
        places, step = self.places, 1.0 / len(self.places)
        share = 1.0
        for word in value:
            at = places.get(word, -1)
            if at < 0:
                raise unknown(self.path, word)
            found[at] = share
            share -= step


class Entry(Node):
    """The parts of a record. Most are numbers, mostly zero, and written directly."""

    def __init__(self, path: str, parts: Iterable[tuple[str, Node]]) -> None:
        self.path = path
        self.parts = dict(parts)

    def write(self, value: Any, found: Places, seat: int) -> None:
        parts = self.parts
        for name, inner in value.items():
            part = parts.get(name)
            if part is None:
                raise unknown(self.path, name)
            if inner:
                part.write(inner, found, seat)


class Row(Node):
    """The parts of a list; entries of the seats come first, the viewer's own before all."""

    def __init__(self, path: str, parts: Sequence[Node], turned: int, cars: int) -> None:
        self.path = path
        self.parts = parts
        self.turned = turned
        self.cars = cars

    def write(self, value: Any, found: Places, seat: int) -> None:
        if len(value) > len(self.parts):
            raise UnseenError(f"{self.path} has {len(value)} entries, but {len(self.parts)} are declared")
        own, turned = seat * self.cars, self.turned
        ordered = value if not own or not turned else [*value[own:turned], *value[:own], *value[turned:]]
        for part, inner in zip(self.parts, ordered, strict=False):
            if inner:
                part.write(inner, found, seat)


def unknown(path: str, word: Any) -> UnseenError:
    return UnseenError(f"'{word}' is seen at {path or 'the top'}, but is not declared")


def node(seen: Seen, path: str, names: list[str], seats: int) -> Node:
    """The node of a declared part; adds the names of its places."""
    dot = f"{path}." if path else ""
    match seen:
        case Amount():
            names.append(path)
            return Number(path, len(names) - 1, seen.most)
        case OneOf():
            return Word(path, places(path, names, seen.words, "="))
        case Several():
            return Words(path, places(path, names, seen.words, " has "), seen.most)
        case Order():
            return Ranks(path, places(path, names, seen.words, " has "))
        case Parts():
            return Entry(path, [(name, node(part, f"{dot}{name}", names, seats)) for name, part in seen.parts.items()])
        case ByWord():
            return Entry(path, [(word, node(seen.each, f"{dot}{word}", names, seats)) for word in seen.words])
        case BySeat():
            called = [*seat_names(seats, seen.cars), *(f"other-{index}" for index in range(seen.others))]
            return Row(
                path, [node(seen.each, f"{dot}{name}", names, seats) for name in called], seats * seen.cars, seen.cars
            )
        case Items():
            return Row(path, [node(seen.each, f"{dot}{index}", names, seats) for index in range(seen.most)], 0, 0)


def seat_names(seats: int, cars: int) -> list[str]:
    """What the entries of the seats are called, as the viewer sees them."""
    turned = [OWN, *(f"next-{number}" for number in range(1, seats))]
    return turned if cars == 1 else [f"{name}-{car}" for name in turned for car in range(cars)]


def places(path: str, names: list[str], words: Sequence[str], sign: str) -> dict[str, int]:
    """A place for each word."""
    found = {word: len(names) + index for index, word in enumerate(words)}
    names += [f"{path}{sign}{word}" for word in found]
    return found

"""A view as a vector: what a game declares to be seen, each in its place.

A number is divided by its largest value. A word takes one place for each word that may stand there; so does a list of
words, which holds their counts, or their ranks where the order matters. A list with entries for each seat is rotated so
that the viewer's own come first. Everything lies between -1 and 1: a number that outgrows its bound is shown as the
bound. A word that a game shows but has not declared is an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock.core.seen import Amount, BySeat, ByWord, Items, OneOf, Order, Parts, Seen, Several, UnseenError
from paddock.core.vectors import seat_names
from paddock.envs.nodes import Entry, Node, Number, Ranks, Row, Word, Words, mark_asked

__all__ = ["Fields", "UnseenError", "Vector"]

Vector = npt.NDArray[np.float32]


class Fields:
    """The places of a vector, by name."""

    def __init__(self, seen: Parts, rules: Sequence[str], seats: int) -> None:
        names = [f"seat={seat}" for seat in range(seats)]
        self.asked = {rule: len(names) + index for index, rule in enumerate(rules)}
        """The place of each rule that may ask something."""
        names += [f"asked={rule}" for rule in self.asked]
        self.root = node(seen, "", names, seats)
        self.names = tuple(names)
        self.size = len(names)

    def vector(self, table: dict[str, Any], seat: int, asked: str) -> Vector:
        """The vector of a table as a seat sees it, and of the rule that asks it."""
        found = np.zeros(self.size, np.float32)
        mark_asked(found.data, seat, asked, self.asked)
        self.root.write(table, found.data, seat)
        return found


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
            return Entry(path, {name: node(part, f"{dot}{name}", names, seats) for name, part in seen.parts.items()})
        case ByWord():
            return Entry(path, {word: node(seen.each, f"{dot}{word}", names, seats) for word in seen.words})
        case BySeat():
            called = [*seat_names(seats, seen.cars), *(f"other-{index}" for index in range(seen.others))]
            return Row(
                path, [node(seen.each, f"{dot}{name}", names, seats) for name in called], seats * seen.cars, seen.cars
            )
        case Items():
            return Row(path, [node(seen.each, f"{dot}{index}", names, seats) for index in range(seen.most)], 0, 0)


def places(path: str, names: list[str], words: Sequence[str], sign: str) -> dict[str, int]:
    """A place for each word."""
    found = {word: len(names) + index for index, word in enumerate(dict.fromkeys(words))}
    names += [f"{path}{sign}{word}" for word in found]
    return found

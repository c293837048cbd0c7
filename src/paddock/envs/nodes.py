"""The parts of a view, each written into its places of a vector, and the ids of options.

All of it is compiled with the engine, and so without NumPy.

A vector is a memory view of numbers, which takes single numbers faster than an array of NumPy; `core/vectors.py` says
how it is written.
"""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from paddock.core.errors import PaddockError
from paddock.core.seen import UnseenError, share_of
from paddock.core.tasks import Option
from paddock.core.vectors import ONE, VectorWriter


def unknown(path: str, word: Any) -> UnseenError:
    return UnseenError(f"'{word}' is seen at {path or 'the top'}, but is not declared")


class Node:
    """A part of a view, and its places. An empty value is not written."""

    def __init__(self, path: str) -> None:
        self.path = path

    def write(self, value: Any, found: Any, seat: int) -> None:
        raise NotImplementedError


class Number(Node):
    """A number, or yes and no."""

    def __init__(self, path: str, at: Any, most: float) -> None:
        super().__init__(path)
        self.at = at
        self.share = 1.0 / most

    def write(self, value: Any, found: Any, seat: int) -> None:
        number: float = float(value) * self.share
        found[self.at] = number if -1.0 <= number <= 1.0 else share_of(number)


class Word(Node):
    """One of some words."""

    def __init__(self, path: str, places: dict[str, Any]) -> None:
        super().__init__(path)
        self.places = places

    def write(self, value: Any, found: Any, seat: int) -> None:
        at = self.places.get(value)
        if at is None:
            raise unknown(self.path, value)
        found[at] = ONE


class Words(Node):
    """The count of each word in a list."""

    def __init__(self, path: str, places: dict[str, Any], most: int) -> None:
        super().__init__(path)
        self.places = places
        self.share = 1.0 / most
        self.once: Any = self.share

    def write(self, value: Any, found: Any, seat: int) -> None:
        places, once = self.places, self.once
        for word in value:
            if word is None:
                continue
            at = places.get(word)
            if at is None:
                raise unknown(self.path, word)
            found[at] = found[at] + once


class Ranks(Node):
    """The rank of each word in a list; the first is one."""

    def __init__(self, path: str, places: dict[str, Any]) -> None:
        super().__init__(path)
        self.places = places
        self.step = 1.0 / len(places)

    def write(self, value: Any, found: Any, seat: int) -> None:
        places, step = self.places, self.step
        share = 1.0
        for word in value:
            at = places.get(word)
            if at is None:
                raise unknown(self.path, word)
            found[at] = share
            share -= step


class Entry(Node):
    """The parts of a record."""

    def __init__(self, path: str, parts: dict[str, Node]) -> None:
        super().__init__(path)
        self.parts = parts

    def write(self, value: Any, found: Any, seat: int) -> None:
        parts = self.parts
        for name, inner in cast(dict[str, Any], value).items():
            if inner:
                part = parts.get(name)
                if part is None:
                    raise unknown(self.path, name)
                part.write(inner, found, seat)


class Row(Node):
    """The parts of a list; entries of the seats come first, the viewer's own before all."""

    def __init__(self, path: str, parts: list[Node], turned: int, cars: int) -> None:
        super().__init__(path)
        self.parts = parts
        self.turned = turned
        self.cars = cars

    def write(self, value: Any, found: Any, seat: int) -> None:
        parts, turned = self.parts, self.turned
        entries = cast(list[Any], value)
        if len(entries) > len(parts):
            raise UnseenError(f"{self.path} has {len(entries)} entries, but {len(parts)} are declared")
        own = seat * self.cars
        for index in range(len(entries)):
            inner = entries[index]
            if inner:
                at = index
                if index < turned:
                    at = index - own if index >= own else index - own + turned
                parts[at].write(inner, found, seat)


class ViewWriter(VectorWriter):
    """Writes what a view and the facts of a game show: the way of games that have no writer of their own."""

    def __init__(self, game: Any, root: Node) -> None:
        self.game = game
        self.root = root

    def write(self, race: Any, seat: int, found: Any) -> None:
        table: dict[str, Any] = self.game.view(race, seat)
        table["facts"] = self.game.facts(race, seat)
        self.root.write(table, found, seat)


def mark_asked(found: Any, seat: int, rule: str, asked: dict[str, Any]) -> None:
    """Mark the seat that sees, and the rule that asks it, if one does."""
    at: Any = seat
    found[at] = ONE
    if rule:
        at = asked.get(rule)
        if at is None:
            raise UnseenError(f"rule {rule} asks, but is not declared")
        found[at] = ONE


class Ids:
    """The ids of acts: one each, or several for an act that options of one decision may share."""

    def __init__(self, index: dict[str, Any], shared: dict[str, int], alike: int) -> None:
        self.index = index
        self.shared = shared
        self.alike = alike

    def legal(self, options: Sequence[Option]) -> dict[Any, Option]:
        """The options of a decision by their ids."""
        index = self.index
        found: dict[Any, Option] = {}
        for option in options:
            act = option.act
            known = index.get(act)
            if known is None:
                known = self.next(act, found)
            found[known] = option
        return found

    def next(self, act: str, found: dict[Any, Option]) -> Any:
        """The first id of a shared act that is not taken yet."""
        first = self.shared.get(act, -1)
        if first < 0:
            raise PaddockError(f"an option has the act '{act}', which its game does not declare")
        for action in range(first, first + self.alike):
            if action not in found:
                return action
        raise PaddockError(f"more than {self.alike} options share the act '{act}', as many as are declared")


def mark(mask: Any, before: Iterable[Any], now: Iterable[Any]) -> None:
    """Make the ids of a mask that were legal before zero, and those that are legal now one."""
    for each in before:
        mask[each] = 0
    for each in now:
        mask[each] = 1

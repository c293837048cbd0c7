"""What can be seen and done in a game, declared: the parts of a view, and the actions of a driver.

A learner needs a place for everything that may ever come up, known before the first race. A game declares it from its
board, cards and tables: `seen` has the shape of `view`, with every word and the largest number of each part.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from types import ModuleType
from typing import TypeAlias

from paddock.core.errors import PaddockError
from paddock.core.plain import Plain
from paddock.core.tasks import Option


class UnseenError(PaddockError):
    """A view shows something that its game has not declared."""


class Amount(Plain):
    """A number, or yes and no; it is never larger than this, whatever its sign."""

    most: float = 1.0


class OneOf(Plain):
    """One of these words, or none."""

    words: tuple[str, ...]


class Several(Plain):
    """A list of these words, each at most `most` times."""

    words: tuple[str, ...]
    most: int = 1


class Order(Plain):
    """Some of these words, in an order that counts."""

    words: tuple[str, ...]


class Parts(Plain):
    """Parts by name."""

    parts: Mapping[str, Seen]


class ByWord(Plain):
    """The same part for each of some words that it may be listed under."""

    words: tuple[str, ...]
    each: Seen


class BySeat(Plain):
    """A list with a number of entries for every seat, then those that belong to none."""

    each: Seen
    cars: int = 1
    others: int = 0


class Items(Plain):
    """A list of entries that belong to no seat, up to a number of them."""

    each: Seen
    most: int


Seen: TypeAlias = Amount | OneOf | Several | Order | Parts | ByWord | BySeat | Items


class Acts(Plain):
    """The actions of a game: the `act` of every option there may be."""

    names: tuple[str, ...]
    shared: tuple[str, ...] = ()
    """Those that several options of one decision may have: the first, the second and so on each get an id."""
    alike: int = 1
    """How many options may share one."""
    widest: int = 64
    """The most options of one decision."""
    gauges: tuple[str, ...] = ()
    """The gauges that options may cost, as in `Game.gauges`."""


def made_in(*modules: ModuleType) -> list[str]:
    """The acts of all options that these modules make once and keep, alone or in lists."""
    found: list[str] = []
    for module in modules:
        for value in vars(module).values():
            kept = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else [value]
            found += [each.act for each in kept if isinstance(each, Option)]
    return found


def distinct(*lists: Iterable[str]) -> tuple[str, ...]:
    """All names once, in order."""
    return tuple(dict.fromkeys(chain(*lists)))


def share_of(value: float) -> float:
    """A number, kept between -1 and 1."""
    return value if -1.0 <= value <= 1.0 else 1.0 if value > 0.0 else -1.0

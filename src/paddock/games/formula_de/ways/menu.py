"""What a driver is offered: a menu of ways.

A way stays a stage of the search until it is looked at: most never are.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.options import Go
from paddock.games.formula_de.ways.label import is_blocked_at, units_of
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.way import Way, numbered, way_code

Stages = tuple[int, ...]  # where the ways of one length end, in the order in which they are offered


@mypyc_attr(acyclic=True)
class Menu:
    """The options of a segment and the way behind each: first those without brakes, then with one brake point, and so
    on. A menu depends on nothing but the search behind it, and offers the same to every race that meets it.

    It is a sequence in all but its bases: a class of the compiled engine has none from outside.
    """

    __slots__ = ("_charged", "brakes", "cells", "declared", "parts", "search", "size")

    def __init__(self, search: Search, cells: int, parts: tuple[Stages, ...]) -> None:
        self.search = search
        self.cells: int = cells
        self.brakes: int = 0  # the brake points of the driver, and whether the pit entry was declared,
        self.declared: bool = False  # if the menu is one for any race that meets it
        self.parts = parts
        size = 0
        for part in parts:
            size += len(part)
        self.size: int = size
        self._charged: tuple[Way, ...] = ()  # all ways, if extra costs are attached to them

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> Go:
        brakes, way = self._look(index)
        text = "" if self._charged else way_code(way)
        if text:  # if nothing has happened, there is one way to a cell
            way.code = numbered(text, 1 + self._alike(way, text, index, brakes))
        return self._option(way, brakes, index)

    def __iter__(self) -> Iterator[Go]:
        """All options, each way looked at once, however many look alike."""
        found: list[Go] = []
        seen: dict[tuple[int, int, str], int] = {}
        for index in range(self.size):
            brakes, way = self._look(index)
            text = "" if self._charged else way_code(way)
            if text:
                alike = seen.get((brakes, way.cell, text), 0) + 1
                seen[(brakes, way.cell, text)] = alike
                way.code = numbered(text, alike)
            found.append(self._option(way, brakes, index))
        return iter(found)

    def _option(self, way: Way, brakes: int, index: int) -> Go:
        """The option for a way with its code."""
        option = Go(self.search.network.track.names[way.cell], brakes, way.code, index)
        way.option = option
        LOOKED.way = way
        return option

    def _alike(self, way: Way, text: str, index: int, brakes: int) -> int:
        """How many of the ways offered before it lead to the same cell with as many brakes, and look alike."""
        first = sum([len(part) for part in self.parts[:brakes]])
        before = [self._look(other)[1] for other in range(first, index)]
        return sum([1 for other in before if other.cell == way.cell and way_code(other) == text])

    def way(self, index: int) -> Way:
        """The way behind an option."""
        return self._look(index)[1]

    @property
    def ways(self) -> list[Way]:
        """The ways behind all options."""
        return [self.way(index) for index in range(self.size)]

    def _look(self, index: int) -> tuple[int, Way]:
        """The brake points of an option, and its way."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        brakes, place = 0, index
        while place >= len(self.parts[brakes]):
            place -= len(self.parts[brakes])
            brakes += 1
        if self._charged:
            return brakes, self._charged[index]
        return brakes, way_of(self.search, self.parts[brakes][place], self.cells - brakes)


class Looked:
    """The way behind the option that was looked at last: drivers mostly choose that one."""

    def __init__(self) -> None:
        self.way: Way | None = None


LOOKED: Final = Looked()


def way_behind(option: Go) -> Way | None:
    """The way behind an option that was just looked at. An option is made by one menu, for one way."""
    way = LOOKED.way
    return way if way is not None and way.option is option else None


def menu_of_ways(search: Search, cells: int, parts: list[list[Way]]) -> Menu:
    """A menu of ways with extra costs attached."""
    menu = Menu(search, cells, tuple([tuple([way.stage for way in part]) for part in parts]))
    for part in parts:
        menu._charged += tuple(part)
    return menu


def way_of(search: Search, stage: int, units: int) -> Way:
    """The way to a stage that was found when ways of this many units were asked for."""
    way = Way(search, search.label(stage), stage)
    if is_blocked_at(stage):
        way.stuck = True
        way.excess = units - units_of(stage)
    return way


def in_order(ways: list[Way]) -> list[Way]:
    """Ways with extra costs attached, in the order in which they are offered and with their codes."""
    ways.sort(key=hardship)
    seen: dict[tuple[int, str], int] = {}
    for way in ways:
        text = way_code(way)
        alike = seen.get((way.cell, text), 0) + 1
        seen[(way.cell, text)] = alike
        way.code = numbered(text, alike)
    return ways


def hardship(way: Way) -> int:
    """What ways are sorted by: those that cost nothing come first."""
    return way.hardship

"""What a driver is offered: a menu of ways.

A way stays a stage of the search until it is looked at: most never are.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.options import Go
from paddock.games.formula_de.ways.search import Search, Stage
from paddock.games.formula_de.ways.way import Way, numbered, way_code

Found = tuple[
    int, int, bool
]  # the label where a way ends, after how many units, and whether it is that of a blocked car
NONE_EARLY: Final[dict[int, Found]] = {}


@mypyc_attr(acyclic=True)
class Part:
    """The ways of one length, in the order in which they are offered."""

    __slots__ = ("early", "labels", "units")

    def __init__(self, labels: tuple[int, ...], units: int, early: dict[int, Found] = NONE_EARLY) -> None:
        self.labels = labels  # where they end
        self.units = units
        self.early = early  # those that end before their time, by place

    def way(self, place: int) -> Found:
        """The way at a place."""
        return self.early[place] if place in self.early else (self.labels[place], self.units, False)

    def ways(self) -> list[Found]:
        """All of them."""
        return [self.way(place) for place in range(len(self.labels))]


def part_of(ways: list[Found], units: int) -> Part:
    """Ways of one length, of which some may end before it."""
    early = {place: way for place, way in enumerate(ways) if way[1] != units or way[2]}
    return Part(tuple([label for label, _, _ in ways]), units, early)


@mypyc_attr(acyclic=True)
class Menu:
    """The options of a segment and the way behind each: first those without brakes, then with one brake point, and so
    on. A menu depends on nothing but the search behind it, and offers the same to every race that meets it.

    It is a sequence in all but its bases: a class of the compiled engine has none from outside.
    """

    __slots__ = ("_charged", "_gos", "cells", "parts", "search", "size")

    def __init__(self, search: Search, cells: int, parts: list[Part]) -> None:
        self.search = search
        self.cells = cells
        self.parts = parts
        size = 0
        for part in parts:
            size += len(part.labels)
        self.size = size
        self._gos: dict[int, Go] = {}  # those that were looked at
        self._charged: list[Way] = []  # all ways, if extra costs are attached to them

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> Go:
        go = self._gos.get(index)
        if go is None:
            brakes, place = self._place_of(index)
            way = self._read(index, brakes, place)
            go = Go(self.search.network.track.names[way.cell], brakes, way.code, index)
            self._gos[index] = go
        return go

    def __iter__(self) -> Iterator[Go]:
        return iter([self[index] for index in range(self.size)])

    def way(self, index: int) -> Way:
        """The way behind an option."""
        brakes, place = self._place_of(index)
        return self._read(index, brakes, place)

    @property
    def ways(self) -> list[Way]:
        """The ways behind all options."""
        return [self.way(index) for index in range(self.size)]

    def _place_of(self, index: int) -> tuple[int, int]:
        """The brake points of an option, and its place among those with as many."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        brakes = 0
        while index >= len(self.parts[brakes].labels):
            index -= len(self.parts[brakes].labels)
            brakes += 1
        return brakes, index

    def _read(self, index: int, brakes: int, place: int) -> Way:
        """The way behind an option, with its code."""
        if self._charged:
            return self._charged[index]
        part, units = self.parts[brakes], self.cells - brakes
        way = way_of(self.search, part.way(place), units)
        text = way_code(way)
        if text:  # if nothing has happened, there is one way to a cell
            way.code = numbered(text, 1 + self._alike(way, text, part.ways()[:place], units))
        return way

    def _alike(self, way: Way, text: str, others: list[Found], units: int) -> int:
        """How many of the ways before it lead to the same cell and look alike."""
        cells = self.search.network.cells
        same = [found for found in others if cells[found[0]] == way.cell]
        return sum([1 for found in same if way_code(way_of(self.search, found, units)) == text])


def menu_of_ways(search: Search, cells: int, parts: list[list[Way]]) -> Menu:
    """A menu of ways with extra costs attached."""
    menu = Menu(search, cells, [Part(tuple([way.label.number for way in part]), 0) for part in parts])
    for part in parts:
        menu._charged += part
    return menu


def way_to(search: Search, stage: Stage) -> Way:
    """The way to a stage."""
    return Way(search, search.network.labels[stage[0]], stage[1])


def way_of(search: Search, found: Found, units: int) -> Way:
    """A way that was found when ways of so many units were asked for."""
    label, driven, stuck = found
    way = way_to(search, (label, driven))
    if stuck:
        way.stuck = True
        way.excess = units - driven
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

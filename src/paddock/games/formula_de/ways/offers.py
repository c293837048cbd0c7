"""What a driver is offered: menus of ways.

A way stays the number that the search has found until somebody looks at it: most never are. That of a blocked car,
which ends before its time, is the same number with all its bits turned over.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.options import Go
from paddock.games.formula_de.tables import WORST_EXCESS
from paddock.games.formula_de.ways.labels import UNIT_BITS, Way
from paddock.games.formula_de.ways.search import Search

KERB_WORDS: Final = ("", "+longer", "+shorter")

Stages = tuple[int, ...]  # the ways of one length, in the order in which they are offered


@mypyc_attr(acyclic=True)
class Menu:
    """The options of a segment, and the way behind each: those without brakes, with one brake point, and so on.

    It is a sequence in all but its bases: a class of the compiled engine has none from outside.
    """

    __slots__ = ("_gos", "_ways", "cells", "parts", "search")

    def __init__(self, search: Search, cells: int, parts: list[Stages]) -> None:
        self.search = search
        self.cells = cells
        self.parts = parts
        size = 0
        for part in parts:
            size += len(part)
        # As far as somebody has looked
        self._gos: list[Go | None] = [None] * size
        self._ways: list[Way | None] = [None] * size

    def __len__(self) -> int:
        return len(self._gos)

    def __getitem__(self, index: int) -> Go:
        go = self._gos[index]
        return self._look(index) if go is None else go

    def __iter__(self) -> Iterator[Go]:
        return iter([self[index] for index in range(len(self._gos))])

    def way(self, index: int) -> Way:
        """The way behind an option."""
        way = self._ways[index]
        if way is None:
            self._look(index)
            way = self._ways[index]
            assert way is not None
        return way

    def _look(self, index: int) -> Go:
        """Look at an option for the first time."""
        parts, brakes, place = self.parts, 0, index
        while place >= len(parts[brakes]):
            place -= len(parts[brakes])
            brakes += 1
        way = self._ways[index]
        if way is None:
            way = way_of(self.search, parts[brakes][place], self.cells - brakes)
            text = way_code(way)
            if text:  # where nothing has happened, there is one way to a cell
                way.code = numbered(text, 1 + self._alike(way, text, parts[brakes][:place], self.cells - brakes))
            self._ways[index] = way
        go = Go(self.search.terms.track.names[way.cell], brakes, way.code, index)
        self._gos[index] = go
        return go

    def _alike(self, way: Way, text: str, others: Stages, units: int) -> int:
        """How many of those before it lead to the same cell and look alike."""
        search = self.search
        same = [stage for stage in others if search.cell(stage if stage >= 0 else ~stage) == way.cell]
        return sum([1 for stage in same if way_code(way_of(search, stage, units)) == text])

    @property
    def ways(self) -> list[Way]:
        """The ways behind all options."""
        return [self.way(index) for index in range(len(self._ways))]


def menu_of_ways(search: Search, cells: int, parts: list[list[Way]]) -> Menu:
    """A menu of ways of which something was said beyond what the search has found."""
    menu = Menu(search, cells, [tuple([way.stage for way in part]) for part in parts])
    found: list[Way | None] = []
    for part in parts:
        found += part
    menu._ways = found
    return menu


def way_of(search: Search, stage: int, units: int) -> Way:
    """A way of so many units, or that of a blocked car that should have had so many."""
    if stage >= 0:
        return search.way(stage)
    way = search.way(~stage)
    way.stuck = True
    way.excess = units - (~stage & UNIT_BITS)
    return way


def hardship_of(search: Search, stage: int, units: int) -> int:
    """How many things such a way brings that a driver would rather do without."""
    if stage >= 0:
        return search.trail(stage).hardship
    return search.trail(~stage).hardship + units - (~stage & UNIT_BITS)


def looked_at(ways: list[Way]) -> list[Way]:
    """Ways of which something was said beyond what the search has found, in the order in which they are offered."""
    ways.sort(key=hardship)
    seen: dict[tuple[int, str], int] = {}
    for way in ways:
        text = way_code(way)
        alike = seen.get((way.cell, text), 0) + 1
        seen[(way.cell, text)] = alike
        way.code = numbered(text, alike)
    return ways


def numbered(text: str, alike: int) -> str:
    """The code of the first, second... way to a cell that looks like this."""
    return text if alike == 1 else f"{text}+way{alike}"


def hardship(way: Way) -> int:
    """The same of a way, with what was said of it."""
    return way.trail.hardship + way.charge + way.excess


def way_code(way: Way) -> str:
    """What a way is like, beyond the cell that it leads to."""
    trail = way.trail
    if not (trail.hardship or trail.mark or way.charge or way.excess or trail.into_pit):
        return ""  # nothing has happened on it
    code = KERB_WORDS[trail.kerb]
    if trail.doubled:
        code += f"+double{len(trail.doubled)}"
    if trail.left:
        code += f"+over{sum([over[1] for over in way.overs])}"
    if trail.hazards:
        code += f"+risk{len(trail.hazards)}"
    if trail.walls:
        code += f"+wall{len(trail.walls)}"
    if way.charge:
        code += f"+charge{way.charge}"
    if way.excess:
        code += f"+block{way.excess}"
    if trail.forced:
        code += "+force"
    if trail.into_pit:
        code += "+pit"
    if way.excess > WORST_EXCESS or (trail.left and any(over[2] > 1 for over in trail.left)):
        code += "+out"
    return code

"""What a driver is offered: the ways of one length in their order, and menus made of them.

A way stays the number that the search has found until somebody looks at it: most never are.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.options import Go
from paddock.games.formula_de.rules_search import Search
from paddock.games.formula_de.rules_ways import Way
from paddock.games.formula_de.tables import WORST_EXCESS

KERB_WORDS: Final = ("", "+longer", "+shorter")


@mypyc_attr(acyclic=True)
class Ways:
    """The ways of one length, in the order in which they are offered."""

    __slots__ = ("made", "search", "stages")

    def __init__(self, search: Search, stages: list[int], made: list[Way | None]) -> None:
        self.search = search
        self.stages = stages
        self.made = made  # as far as somebody has looked

    def at(self, index: int) -> Way:
        """One of them."""
        way = self.made[index]
        if way is None:
            way = self.search.way(self.stages[index])
            way.code = self._numbered(way, index)
            self.made[index] = way
        return way

    def _numbered(self, way: Way, index: int) -> str:
        """Ways to one cell that look alike are told apart by a number."""
        text, search = way_code(way), self.search
        alike = 1
        for stage in self.stages[:index]:
            if search.cell(stage) == way.cell and way_code(search.way(stage)) == text:
                alike += 1
        return numbered(text, alike)


def untouched(search: Search, stages: list[int]) -> Ways:
    """Ways that nothing was said of yet; those that cost nothing come first."""
    if len(stages) > 1:
        stages.sort(key=search.hardship)
    return Ways(search, stages, [None] * len(stages))


def looked_at(search: Search, ways: list[Way]) -> Ways:
    """Ways of which something was said beyond what the search has found."""
    ways.sort(key=hardship)
    seen: dict[tuple[int, str], int] = {}
    for way in ways:
        text = way_code(way)
        alike = seen.get((way.cell, text), 0) + 1
        seen[(way.cell, text)] = alike
        way.code = numbered(text, alike)
    return Ways(search, [], [*ways])


def numbered(text: str, alike: int) -> str:
    """The code of the first, second... way to a cell that looks like this."""
    return text if alike == 1 else f"{text}+way{alike}"


def hardship(way: Way) -> int:
    """How many things a way brings that a driver would rather do without."""
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


@mypyc_attr(acyclic=True)
class Menu:
    """The options of a segment, and the way behind each: those without brakes, with one brake point, and so on.

    It is a sequence in all but its bases: a class of the compiled engine has none from outside.
    """

    __slots__ = ("_gos", "_ways", "names", "parts")

    def __init__(self, names: list[str], parts: list[Ways]) -> None:
        self.names = names
        self.parts = parts
        size = sum([len(ways.made) for ways in parts])
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
        place = index
        for brakes, ways in enumerate(self.parts):
            if place < len(ways.made):
                way = ways.at(place)
                go = Go(self.names[way.cell], brakes, way.code, index)
                self._gos[index], self._ways[index] = go, way
                return go
            place -= len(ways.made)
        raise IndexError(index)

    @property
    def ways(self) -> list[Way]:
        """The ways behind all options."""
        return [self.way(index) for index in range(len(self._gos))]

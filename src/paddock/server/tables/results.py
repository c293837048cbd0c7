"""The results of finished races, cached: they never change, and lists of tables show them again and again."""

from collections import OrderedDict

from paddock.core import Plain, Text

MOST_KEPT = 5000


class Placed(Plain):
    """A line of a result, in any language."""

    seat: int
    place: int
    text: Text


class Results:
    """The results that were asked for last, by table."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, tuple[Placed, ...]] = OrderedDict()

    def __contains__(self, table: str) -> bool:
        return table in self._found

    def get(self, table: str) -> tuple[Placed, ...] | None:
        if table in self._found:
            self._found.move_to_end(table)
        return self._found.get(table)

    def add(self, table: str, lines: tuple[Placed, ...]) -> None:
        self._found[table] = lines
        if len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)

"""Roads: a search from one label, with the menus that were made of it.

A road depends on its network, its first label and the obstacles on it, and on nothing else of a race.
"""

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.menu import Found, Menu, Part, part_of
from paddock.games.formula_de.ways.search import Search, Stage
from paddock.games.formula_de.ways.trail import Key


@mypyc_attr(acyclic=True)
class Road:
    """A search, with the ways and menus that were found on it."""

    __slots__ = ("charged", "found", "free", "free_depth", "key", "menus", "search")

    def __init__(self, search: Search, free: "Road | None" = None) -> None:
        self.search = search
        self.key: tuple[int, int] = (search.network.terms.number, search.start.number)
        self.free = free  # the same road with nothing on it,
        self.free_depth: int = len(search.levels)  # and the units up to which the two are the same
        self.found: dict[int, Part] = {}  # by units
        self.menus: dict[tuple[int, int, bool], Menu] = {}  # by cells, brake points and whether the pit is declared
        self.charged: dict[Key, Menu] = {}  # menus affected by slipstreaming or forcing

    def menu(self, cells: int, brakes: int, declared: bool) -> Menu:
        """Every way of this length, and every shorter one that brake points can buy."""
        key = (cells, brakes, declared)
        menu = self.menus.get(key)
        if menu is None:
            menu = self._new_menu(cells, brakes, declared)
            self.menus[key] = menu
        return menu

    def _new_menu(self, cells: int, brakes: int, declared: bool) -> Menu:
        """A brake point more adds the ways that it shortens; more points than cells add none.

        FD-BRAKE-01, FD-BRAKE-02, FD-BRAKE-04, FD-BRAKE-05, FD-BRAKE-11, FD-BRAKE-12, FD-OVER-12, FD-OVER-21,
        FD-EMERG-04
        """
        most = min(brakes, self.most_brakes(cells)) if brakes else 0
        parts = [self.ways(cells - spent) for spent in range(most + 1)]
        if declared or self.search.ended:
            bound = declared and self.can_enter_pit(cells)
            for spent, part in enumerate(parts):
                left = [found for found in part.ways() if self.is_left(bound, spent, found)]
                parts[spent] = part_of(left, cells - spent)
        return Menu(self.search, cells, parts)

    def ways(self, units: int) -> Part:
        """The ways of one length; a blocked car has others."""
        if self.free is not None and units <= self.free_depth:
            return self.free.ways(units)
        ways = self.found.get(units)
        if ways is None:
            ways = ways_on(self.search, units)
            self.found[units] = ways
        return ways

    def most_brakes(self, cells: int) -> int:
        """As many as there are cells; inside the pit lane there is nothing to brake for (FD-BRAKE-01, FD-BRAKE-13)."""
        search = self.search
        size = search.network.track.size
        if search.start.cell >= size and all(search.network.cells[label] >= size for label, _ in search.results(cells)):
            return 0
        return cells

    def can_enter_pit(self, cells: int) -> bool:
        """Whether a way leads into the pit lane: a driver who has declared it must then enter it (FD-PIT-05,
        FD-PIT-07)."""
        return any(self.search.trail(stage).into_pit for stage in self.search.results(cells))

    def is_left(self, bound: bool, spent: int, found: Found) -> bool:
        """Whether a way can still be had for this many brake points: they change nothing for one that ends by itself
        (FD-PIT-05, FD-BRAKE-05)."""
        label, units, stuck = found
        if spent and not stuck and (label, units) in self.search.ended:
            return False
        return not bound or self.search.trail((label, units)).into_pit


def ways_on(search: Search, units: int) -> Part:
    """The ways of full length; if there is none on the track, those of a blocked car. Those that cost nothing come
    first.

    FD-EMERG-02, FD-EMERG-19, FD-EMERG-23, FD-PIT-51, FD-SKID-13
    """
    labels = search.endings(units)
    if search.ended or is_blocked(search, labels):
        return part_of(early_ways(search, units), units)
    hardship = search.network.hardship
    if any(hardship[label] for label in labels):
        labels.sort(key=lambda label: hardship[label])
    return Part(tuple(labels), units)


def early_ways(search: Search, units: int) -> list[Found]:
    """The ways of one length if some end before it."""
    found: list[Found] = [(label, driven, False) for label, driven in search.results(units)]
    if is_blocked(search, [label for label, _, _ in found]):
        found += [(label, driven, True) for label, driven in stuck_stages(search, units)]
    hardship = search.network.hardship
    found.sort(key=lambda way: hardship[way[0]] + (units - way[1] if way[2] else 0))
    return found


def is_blocked(search: Search, labels: list[int]) -> bool:
    """Whether no way is left on the track: the pit lane is no way out of a block (FD-PIT-51)."""
    for label in labels:
        if not search.network.labels[label].trail.into_pit:
            return False
    return True


def stuck_stages(search: Search, units: int) -> list[Stage]:
    """A blocked car goes as far as it can; if every way goes on but none may end, the longest that may (FD-EMERG-01,
    FD-EMERG-05)."""
    found = search.blocked(units)
    for level in range(units - 1, -1, -1):
        if found:
            return found
        found = [(label, level) for label in search.level(level) if search.network.may_end[label]]
    return found or [(search.start.number, 0)]

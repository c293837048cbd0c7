"""Roads: a search from one label, with the menus that were made of it.

A road depends on its network, its first label and the obstacles on it, and on nothing else of a race.
"""

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.label import Label, blocked_at, is_blocked_at, stage_of, stages_of, units_of
from paddock.games.formula_de.ways.menu import Menu, Stages
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.trail import Key


@mypyc_attr(acyclic=True)
class Road:
    """A search, with the ways and menus that were found on it."""

    __slots__ = ("charged", "found", "free", "free_depth", "latest", "search", "touched")

    def __init__(self, search: Search, free: "Road | None" = None) -> None:
        self.search = search
        self.free = free  # the same road with nothing on it,
        self.free_depth: int = len(search.levels)  # and the units up to which the two are the same
        self.touched: tuple[int, ...] = (0,)  # the cells that steps from the first levels lead to, as masks
        self.found: tuple[Stages | None, ...] = ()  # ways by units, as far as they were asked for
        self.latest: Menu | None = None  # nearly always the one that is asked for next
        self.charged: dict[Key, Menu] | None = None  # menus affected by slipstreaming or forcing

    def touches(self, depth: int) -> int:
        """The cells that the steps of the first levels lead to, as a mask."""
        touched = self.touched
        if len(touched) <= depth:
            search = self.search
            masks = search.network.track.step_masks
            search.explore(depth)
            for level in search.levels[len(touched) - 1 : depth]:
                mask = touched[-1]
                for label in level:
                    mask |= masks[label.cell]
                touched = (*touched, mask)
            self.touched = touched
        return touched[depth]

    def depth_before(self, obstacles: int) -> int:
        """How many of the levels that were asked for have no step onto one of these cells."""
        low, high = 0, len(self.touched)
        while high - low > 1:
            middle = (low + high) // 2
            if self.touched[middle] & obstacles:
                high = middle
            else:
                low = middle
        return low

    # Menus

    def menu(self, cells: int, brakes: int, declared: bool) -> Menu:
        """Every way of this length, and every shorter one that brake points can buy."""
        menu = self.latest
        if menu is None or menu.cells != cells or menu.brakes != brakes or menu.declared != declared:
            menu = self._new_menu(cells, brakes, declared)
            self.latest = menu
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
            for spent, stages in enumerate(parts):
                parts[spent] = tuple([stage for stage in stages if self.is_left(bound, spent, stage)])
        menu = Menu(self.search, cells, tuple(parts))
        menu.brakes, menu.declared = brakes, declared
        return menu

    def ways(self, units: int) -> Stages:
        """The ways of one length; a blocked car has others."""
        free, found = self.free, self.found
        if free is not None and units <= self.free_depth:
            return free.ways(units)
        ways = found[units] if units < len(found) else None
        if ways is None:
            ways = ways_on(self.search, units)
            known = [*found, *([None] * (units + 1 - len(found)))]
            known[units] = ways
            self.found = tuple(known)
        return ways

    def most_brakes(self, cells: int) -> int:
        """As many as there are cells; inside the pit lane there is nothing to brake for (FD-BRAKE-01, FD-BRAKE-13)."""
        search, size = self.search, self.search.network.track.size
        if search.start.cell < size:
            return cells
        return 0 if all(search.label(stage).cell >= size for stage in search.results(cells)) else cells

    def can_enter_pit(self, cells: int) -> bool:
        """Whether a way of this length leads into the pit lane, which more cells only lead further into: a driver who
        has declared it must then enter it (FD-PIT-05, FD-PIT-07)."""
        search = self.search
        nearest = search.network.track.to_entry[search.start.cell]
        return any(label.trail.into_pit for units in range(nearest, cells + 1) for label in search.level(units))

    def is_left(self, bound: bool, spent: int, stage: int) -> bool:
        """Whether a way can still be had for this many brake points: they change nothing for one that ends by itself
        (FD-PIT-05, FD-BRAKE-05)."""
        if spent and stage in self.search.ended:
            return False
        return not bound or self.search.trail(stage).into_pit


def ways_on(search: Search, units: int) -> Stages:
    """The ways of full length; if there is none on the track, those of a blocked car. Those that cost nothing come
    first.

    FD-EMERG-02, FD-EMERG-19, FD-EMERG-23, FD-PIT-51, FD-SKID-13
    """
    labels = search.endings(units)
    if search.ended or is_blocked(labels):
        return early_ways(search, units)
    for label in labels:
        if label.trail.hardship:
            labels.sort(key=hardship)
            break
    return tuple(stages_of(labels, units))


def hardship(label: Label) -> int:
    """What labels are sorted by: those that cost nothing come first."""
    return label.trail.hardship


def early_ways(search: Search, units: int) -> Stages:
    """The ways of one length if some may end before it."""
    found = search.results(units)
    if is_blocked([search.label(stage) for stage in found]):
        found += [blocked_at(stage) for stage in stuck_stages(search, units)]
    excess = [units - units_of(stage) if is_blocked_at(stage) else 0 for stage in found]
    costs = [search.trail(stage).hardship + more for stage, more in zip(found, excess, strict=True)]
    places = sorted(range(len(found)), key=costs.__getitem__)
    return tuple([found[place] for place in places])


def is_blocked(labels: list[Label]) -> bool:
    """Whether a driver who claims nothing has no way on the track: the pit lane is no way out of a block, and a kerb or
    a double cell need not be claimed (FD-EMERG-02, FD-EMERG-23, FD-PIT-51)."""
    for label in labels:
        trail = label.trail
        if not (trail.into_pit or trail.kerb or trail.doubled):
            return False
    return True


def stuck_stages(search: Search, units: int) -> list[int]:
    """A blocked car goes as far as it can on the track; if every way goes on but none may end, the longest that may
    (FD-EMERG-01, FD-EMERG-05, FD-PIT-51)."""
    found = search.blocked(units)
    while units > 1 and not found:
        units -= 1
        labels = [label for label in search.level(units) if label.may_end and not label.trail.into_pit]
        found = stages_of(labels, units)
    return found or [stage_of(search.start, 0)]

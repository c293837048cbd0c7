"""Where a car can go: the exact search for legal ways, level by level in units of movement.

A level is the set of labels that ways of so many units lead to. Two ways of one level with the same label are one, and
the one found first is kept.
"""

from collections.abc import Collection
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.label import Label, Steps
from paddock.games.formula_de.ways.network import Network
from paddock.games.formula_de.ways.straights import Numbers, Obstacles
from paddock.games.formula_de.ways.trail import Trail
from paddock.games.formula_de.ways.way import Explored

Stage = tuple[int, int]  # the number of a label and the units after which it is reached

LONGEST_STEP: Final = 2  # units of one step at most, with a cell that counts double


@mypyc_attr(acyclic=True)
class Search(Explored):
    """All legal ways from one label, explored as deep as they are asked for."""

    def __init__(self, network: Network, start: Label, obstacles: Obstacles) -> None:
        self.network = network
        self.start = start
        self.obstacles = obstacles
        self.levels: list[tuple[int, ...]] = []  # those that were expanded
        self.open: list[Numbers] = [{start.number: None}, {}, {}]  # the levels that follow, as far as they are known
        self.ended: dict[Stage, None] = {}  # those that end by themselves
        self.dead: list[Stage] = []  # those from which nothing leads on
        self.touched: list[int] = [0]  # the cells that steps from the first levels lead to, as masks

    def fork(self, obstacles: Obstacles, depth: int) -> "Search":
        """The same search with obstacles that no step of the first levels leads to: they are taken over."""
        search = Search(self.network, self.start, obstacles)
        if depth:
            search.levels = self.levels[:depth]
            search.open = [{}, {}, {}]
            search.ended = {stage: None for stage in self.ended if stage[1] <= depth}
            search.dead = [stage for stage in self.dead if stage[1] < depth]
            for units in range(max(0, depth - LONGEST_STEP), depth):
                for label in search.levels[units]:
                    search._take_over(label, units, depth)
        return search

    def _take_over(self, label: int, units: int, depth: int) -> None:
        """The steps from a level that was taken over to those that were not."""
        steps = self.steps_of(label)
        if units + 1 == depth:
            self.open[0].update(steps.ahead)
        for cost, claimed in steps.claims:
            if units + cost >= depth:
                self.open[units + cost - depth][claimed] = None

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

    def touches(self, depth: int) -> int:
        """The cells that the steps of the first levels lead to, as a mask."""
        touched, masks, cells = self.touched, self.network.track.step_masks, self.network.cells
        if len(touched) <= depth:
            self.explore(depth)
            for level in self.levels[len(touched) - 1 : depth]:
                mask = touched[-1]
                for label in level:
                    mask |= masks[cells[label]]
                touched.append(mask)
        return touched[depth]

    def explore(self, depth: int) -> None:
        """Go on until every way of `depth` units is known."""
        while len(self.levels) < depth:
            level = self.open[0]
            labels = list(level)
            self._expand(labels)
            while len(labels) < len(level):  # a claimed cell that costs nothing has lengthened its own level
                more = list(level)[len(labels) :]
                self._expand(more)
                labels += more
            self.levels.append(tuple(labels))
            self.open = [self.open[1], self.open[2], {}]

    def _expand(self, labels: list[int]) -> None:
        """One step further from labels of the first open level."""
        units, ahead, near = len(self.levels), self.open[1], self.obstacles.near
        plain, cells = self.network.plain, self.network.cells
        for label in labels:
            following = plain[label]
            if following is not None and cells[label] not in near:
                ahead.update(following)
                continue
            steps = self.steps_of(label)
            ahead.update(steps.ahead)
            for cost, claimed in steps.claims:
                self.open[cost][claimed] = None
            for cost, end in steps.ends:
                self.ended[(end, units + cost)] = None
            if not steps.lead_on():
                self.dead.append((label, units))

    def steps_of(self, label: int) -> Steps:
        """What follows a label."""
        if self.network.cells[label] in self.obstacles.near:
            return self.network.steps(label, self.obstacles)
        return self.network.free_steps(label)

    # What was found

    def level(self, units: int) -> Collection[int]:
        """The labels that ways of so many units lead to."""
        self.explore(units)
        return self.levels[units] if units < len(self.levels) else self.open[0]

    def results(self, units: int) -> list[Stage]:
        """The ways of exactly so many units that may end where they are, and those that ended before."""
        found = [(label, units) for label in self.endings(units)]
        if self.ended:
            found = self._distinct(found + [stage for stage in self.ended if stage[1] <= units])
        return found

    def endings(self, units: int) -> list[int]:
        """The labels of a level where a way may end, one for each outcome (FD-STRAIGHT-16)."""
        may_end, outcome = self.network.may_end, self.network.outcome
        found: dict[int, int] = {}
        for label in self.level(units):
            if may_end[label]:
                found.setdefault(outcome[label], label)
        return list(found.values())

    def blocked(self, units: int) -> list[Stage]:
        """The longest ways, in cells, among those that could not go on (FD-EMERG-03, FD-EMERG-20)."""
        self.explore(units)
        labels = self.network.labels
        stuck = [stage for stage in self.dead if stage[1] < units and not labels[stage[0]].inside]
        longest = max([self.cells_driven(stage) for stage in stuck], default=0)
        return self._distinct([stage for stage in stuck if self.cells_driven(stage) == longest])

    def cells_driven(self, stage: Stage) -> int:
        """The cells driven up to a stage."""
        return stage[1] - self.trail(stage).claimed

    def trail(self, stage: Stage) -> Trail:
        """What the way to a stage has brought."""
        return self.network.labels[stage[0]].trail

    def _distinct(self, stages: list[Stage]) -> list[Stage]:
        """One way for each outcome (FD-STRAIGHT-16)."""
        found: dict[int, Stage] = {}
        for stage in stages:
            found.setdefault(self.network.outcome[stage[0]], stage)
        return list(found.values())

    def path_to(self, label: int, units: int) -> tuple[int, ...]:
        """The cells on the way to a label that was found after so many units."""
        cells: list[int] = []
        while label != self.start.number:
            cells.append(self.network.cells[label])
            label, units = self._before(label, units)
        cells.reverse()
        return tuple(cells)

    def _before(self, label: int, units: int) -> Stage:
        """The stage from which a label was first reached."""
        for level in range(max(0, units - LONGEST_STEP), units + 1):
            for before in self.level(level):
                if before != label and self.steps_of(before).lead_to(label, units - level):
                    return before, level
        raise AssertionError(f"no way leads to cell {self.network.cells[label]} in {units} units")

"""Where a car can go: the exact search for legal ways, level by level in units of movement.

A level is the set of labels that ways of one length lead to. Two ways of one level with the same label are one, and
the one found first is kept.
"""

from collections.abc import Collection
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.label import Label, Steps, label_of, stage_of, stages_of, units_of
from paddock.games.formula_de.ways.network import Network
from paddock.games.formula_de.ways.straights import Numbers, Obstacles
from paddock.games.formula_de.ways.trail import Trail
from paddock.games.formula_de.ways.way import Explored

LONGEST_STEP: Final = 2  # units of one step at most, with a cell that counts double


@mypyc_attr(acyclic=True)
class Search(Explored):
    """All legal ways from one label, explored as deep as they are asked for."""

    def __init__(self, network: Network, start: Label, obstacles: Obstacles) -> None:
        self.network = network
        self.start = start
        self.obstacles = obstacles
        self.begin()

    def begin(self) -> None:
        """Know nothing but the start. A search that was finished forgets in this way what it can find again."""
        self.obstacles.shortest.clear()
        self.levels: list[tuple[int, ...]] = []  # those that were expanded
        self.level_now: Numbers = {self.start.number: None}  # the level to be expanded next, and the two after it,
        self.level_next: Numbers = {}  # as far as they are known
        self.level_later: Numbers = {}
        self.ended: Numbers = {}  # stages that end by themselves
        self.dead: Numbers = {}  # stages from which nothing leads on

    def fork(self, obstacles: Obstacles, depth: int) -> "Search":
        """The same search with obstacles that no step of the first levels leads to: they are taken over."""
        search = Search(self.network, self.start, obstacles)
        if depth:
            search.levels = self.levels[: max(0, depth - LONGEST_STEP)]
            search.ended = {stage: None for stage in self.ended if units_of(stage) <= depth}
            search.dead = {stage: None for stage in self.dead if units_of(stage) < depth}
            for level in self.levels[len(search.levels) : depth]:
                search.level_now = dict.fromkeys(level)
                search._expand(list(level))
                search._close(level)
        return search

    def explore(self, depth: int) -> None:
        """Go on until every way of `depth` units is known."""
        while len(self.levels) < depth:
            labels = list(self.level_now)
            self._expand(labels)
            while len(labels) < len(self.level_now):  # a claimed cell that costs nothing has lengthened its own level
                more = list(self.level_now)[len(labels) :]
                self._expand(more)
                labels += more
            self._close(tuple(labels))

    def _expand(self, labels: list[int]) -> None:
        """One step further from labels of a level."""
        network, obstacles, units, ahead = self.network, self.obstacles, len(self.levels), self.level_next
        plain, cells, inner = network.plain, network.cells, {} if obstacles.dangerous else network.inner
        before, crowded, straights = obstacles.before, obstacles.straights, network.straights
        for label in labels:
            following = plain[label]
            if straights[label] in crowded:
                if label in inner:
                    if not network.follow_straight(label, obstacles, ahead):
                        self.dead[stage_of(label, units)] = None
                    continue
            elif following is not None and cells[label] not in before:
                ahead.update(following)
                continue
            steps = self.steps_of(label)
            ahead.update(steps.ahead)
            for cost, claimed in steps.claims:
                (self.level_later if cost else self.level_now)[claimed] = None
            for cost, end in steps.ends:
                self.ended[stage_of(end, units + cost)] = None
            if not steps.lead_on():
                self.dead[stage_of(label, units)] = None

    def _close(self, level: tuple[int, ...]) -> None:
        """A level was expanded: the next comes up."""
        self.levels.append(level)
        self.level_now, self.level_next, self.level_later = self.level_next, self.level_later, {}

    def steps_of(self, label: int) -> Steps:
        """What follows a label."""
        network, obstacles = self.network, self.obstacles
        if network.cells[label] in obstacles.before or network.straights[label] in obstacles.straights:
            return network.steps(label, obstacles)
        return network.free_steps(label)

    # What was found

    def level(self, units: int) -> Collection[int]:
        """The labels that ways of this many units lead to."""
        self.explore(units)
        return self.levels[units] if units < len(self.levels) else self.level_now

    def results(self, units: int) -> list[int]:
        """The stages of ways of exactly this many units that may end where they are, and of those that ended before."""
        found = stages_of(self.endings(units), units)
        if self.ended:
            found = self._distinct(found + [stage for stage in self.ended if units_of(stage) <= units])
        return found

    def endings(self, units: int) -> list[int]:
        """The labels of a level where a way may end, one for each outcome (FD-STRAIGHT-16)."""
        may_end, outcome = self.network.may_end, self.network.outcome
        found: dict[int, int] = {}
        for label in self.level(units):
            if may_end[label]:
                found.setdefault(outcome[label], label)
        return list(found.values())

    def blocked(self, units: int) -> list[int]:
        """The longest ways, in cells, among those that could not go on (FD-EMERG-03, FD-EMERG-20)."""
        self.explore(units)
        labels = self.network.labels
        stuck = [stage for stage in self.dead if units_of(stage) < units and not labels[label_of(stage)].inside]
        longest = max([self.cells_driven(stage) for stage in stuck], default=0)
        return self._distinct([stage for stage in stuck if self.cells_driven(stage) == longest])

    def _distinct(self, stages: list[int]) -> list[int]:
        """One stage for each outcome (FD-STRAIGHT-16)."""
        found: dict[int, int] = {}
        for stage in stages:
            found.setdefault(self.network.outcome[label_of(stage)], stage)
        return list(found.values())

    def cells_driven(self, stage: int) -> int:
        """The cells driven up to a stage."""
        return units_of(stage) - self.trail(stage).claimed

    def trail(self, stage: int) -> Trail:
        """What the way to a stage has brought."""
        return self.network.labels[label_of(stage)].trail

    def path_to(self, stage: int) -> tuple[int, ...]:
        """The cells on the way to a stage that was found."""
        cells: list[int] = []
        label, units = label_of(stage), units_of(stage)
        self.explore(units)  # claims that cost nothing are found with the level after theirs
        while label != self.start.number:
            cells.append(self.network.cells[label])
            label, units = self._before(label, units)
        cells.reverse()
        return tuple(cells)

    def _before(self, label: int, units: int) -> tuple[int, int]:
        """The label, and its units, from which another was first reached."""
        for level in range(max(0, units - LONGEST_STEP), units + 1):
            for before in self.level(level):
                if before != label and self.steps_of(before).lead_to(label, units - level):
                    return before, level
        raise AssertionError(f"no way leads to cell {self.network.cells[label]} in {units} units")

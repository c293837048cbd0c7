"""Where a car can go: the exact search for legal ways, level by level in units of movement.

A level is the set of labels that ways of one length lead to. Two ways of one level with the same label are one, and
the one found first is kept.
"""

from collections.abc import Collection
from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.label import Label, Labels, Steps, number_of, stage_of, stages_of, units_of
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
        self.levels: tuple[tuple[Label, ...], ...] = ()  # those that were expanded
        # For each, the labels that shorter ways lead to, and those of the next level that were known before it
        self.begun: tuple[tuple[int, int], ...] = ()
        self.level_now: Labels = {start: None}  # the level to be expanded next, and the two after it,
        self.level_next: Labels = {}  # as far as they are known
        self.level_later: Labels = {}
        self.ended: Numbers = {}  # stages that end by themselves
        self.dead: Numbers = {}  # stages from which nothing leads on

    def fork(self, obstacles: Obstacles, depth: int) -> "Search":
        """The same search with obstacles that no step of the first levels leads to: they are taken over."""
        search = Search(self.network, self.start, obstacles)
        self.explore(depth + 1)
        own, claimed = self.begun[depth]
        search.levels, search.begun = self.levels[:depth], self.begun[:depth]
        search.level_now = dict.fromkeys(self.levels[depth][:own])
        if claimed:
            search.level_next = dict.fromkeys(tuple(self.level(depth + 1))[:claimed])
        if self.ended:
            search.ended = {stage: None for stage in self.ended if units_of(stage) <= depth}
        if self.dead:
            search.dead = {stage: None for stage in self.dead if units_of(stage) < depth}
        return search

    def explore(self, depth: int) -> None:
        """Go on until every way of `depth` units is known."""
        while len(self.levels) < depth:
            level = tuple(self.level_now)
            self.begun += ((len(level), len(self.level_next)),)
            self._expand(level)
            while len(level) < len(self.level_now):  # a claimed cell that costs nothing has lengthened its own level
                more = tuple(self.level_now)[len(level) :]
                self._expand(more)
                level += more
            self.levels += (level,)
            self.level_now, self.level_next, self.level_later = self.level_next, self.level_later, {}

    def _expand(self, labels: tuple[Label, ...]) -> None:
        """One step further from labels of a level."""
        network, obstacles, ahead = self.network, self.obstacles, self.level_next
        before, crowded = obstacles.before, obstacles.straights
        near = Steps(ahead)  # from labels that something stands near
        for label in labels:
            if label.straight in crowded or label.cell in before:
                if not network.steps(label, obstacles, near):
                    self.dead[stage_of(label, len(self.levels))] = None
                elif near.claims or near.ends:
                    self._branch(near)
                    near = Steps(ahead)
                continue
            steps = label.free
            if steps is None:
                steps = network.free_steps(label)
            ahead.update(steps.ahead)
            if steps.claims or steps.ends:
                self._branch(steps)
            elif not steps.ahead:
                self.dead[stage_of(label, len(self.levels))] = None

    def _branch(self, steps: Steps) -> None:
        """Steps that lead to another level than the next, or end."""
        for cost, claimed in steps.claims:
            (self.level_later if cost else self.level_now)[claimed] = None
        for cost, end in steps.ends:
            self.ended[stage_of(end, len(self.levels) + cost)] = None

    def steps_of(self, label: Label) -> Steps:
        """What follows a label."""
        obstacles = self.obstacles
        if label.cell not in obstacles.before and label.straight not in obstacles.straights:
            return self.network.free_steps(label)
        steps = Steps({})
        self.network.steps(label, obstacles, steps)
        return steps

    # What was found

    def level(self, units: int) -> Collection[Label]:
        """The labels that ways of this many units lead to."""
        self.explore(units)
        return self.levels[units] if units < len(self.levels) else self.level_now

    def results(self, units: int) -> list[int]:
        """The stages of ways of exactly this many units that may end where they are, and of those that ended before."""
        found = stages_of(self.endings(units), units)
        if self.ended:
            found = self._distinct(found + [stage for stage in self.ended if units_of(stage) <= units])
        return found

    def endings(self, units: int) -> list[Label]:
        """The labels of a level where a way may end, one for each outcome (FD-STRAIGHT-16)."""
        found: dict[int, Label] = {}
        for label in self.level(units):
            if label.may_end:
                found.setdefault(label.outcome, label)
        return list(found.values())

    def blocked(self, units: int) -> list[int]:
        """The longest ways, in cells, among those that could not go on (FD-EMERG-03, FD-EMERG-20)."""
        self.explore(units)
        stuck = [stage for stage in self.dead if units_of(stage) < units and not self.label(stage).inside]
        longest = max([self.cells_driven(stage) for stage in stuck], default=0)
        return self._distinct([stage for stage in stuck if self.cells_driven(stage) == longest])

    def _distinct(self, stages: list[int]) -> list[int]:
        """One stage for each outcome (FD-STRAIGHT-16)."""
        found: dict[int, int] = {}
        for stage in stages:
            found.setdefault(self.label(stage).outcome, stage)
        return list(found.values())

    def label(self, stage: int) -> Label:
        """The label of a stage."""
        return self.network.labels[number_of(stage)]

    def cells_driven(self, stage: int) -> int:
        """The cells driven up to a stage."""
        return units_of(stage) - self.trail(stage).claimed

    def trail(self, stage: int) -> Trail:
        """What the way to a stage has brought."""
        return self.label(stage).trail

    def path_to(self, stage: int) -> tuple[int, ...]:
        """The cells on the way to a stage that was found."""
        cells: list[int] = []
        label, units = self.label(stage), units_of(stage)
        self.explore(units)  # claims that cost nothing are found with the level after theirs
        while label is not self.start:
            cells.append(label.cell)
            label, units = self._before(label, units)
        cells.reverse()
        return tuple(cells)

    def _before(self, label: Label, units: int) -> tuple[Label, int]:
        """The label, and its units, from which another was first reached."""
        for level in range(max(0, units - LONGEST_STEP), units + 1):
            for before in self.level(level):
                if self.steps_of(before).lead_to(label, units - level):
                    return before, level
        raise AssertionError(f"no way leads to cell {label.cell} in {units} units")

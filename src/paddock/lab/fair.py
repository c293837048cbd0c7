"""Is it fair? Whether the place on the grid, the seat or the car decides who wins, by more than luck explains.

If nothing but luck and driving counts, every car wins its share of the races: one in four with four seats. What each
group of cars won is held against that share. Several groups are asked about at once, so the intervals are made
to hold together.
"""

from __future__ import annotations

from collections import defaultdict
from math import ceil
from typing import Any

from paddock.core.plain import Plain
from paddock.lab.estimates import LEVEL, Estimate, Share, joint, student

KINDS = ("grid", "seat", "car")
# A group may win this much more or less than its share, as a part of it, before people would call it unfair.
TOLERANCE = 0.2
# With fewer expected wins than this, a group is not judged.
LEAST_WINS = 5

UNFAIR, FAIR, OPEN = "unfair", "fair", "open"


class Group(Plain):
    """Cars that have one thing in common, and how often one of them wins."""

    name: str
    won: Estimate
    """The share of races won by a car of the group; the bounds hold for all groups of the question together."""
    share: float
    """What it would win if the group made no difference."""

    @property
    def verdict(self) -> str:
        if not self.won.known:
            return OPEN
        if not self.won.least <= self.share <= self.won.most:
            return UNFAIR
        slack = TOLERANCE * self.share
        inside = self.share - slack <= self.won.least and self.won.most <= self.share + slack
        return FAIR if inside else OPEN


class Answer(Plain):
    """The answer to one question: does this kind of group make a difference?"""

    kind: str
    groups: tuple[Group, ...]
    """The most favoured first."""
    more: int
    """About how many more races would settle it; 0 if it is settled."""

    @property
    def verdict(self) -> str:
        found = {group.verdict for group in self.groups}
        return UNFAIR if UNFAIR in found else OPEN if OPEN in found else FAIR

    @property
    def worst(self) -> Group:
        """The group that is furthest from its share; among unfair ones if there are any."""
        unfair = [group for group in self.groups if group.verdict == UNFAIR]
        return max(unfair or self.groups, key=lambda group: abs(group.won.mean - group.share) / group.share)


class Wins:
    """The wins of a group, race by race."""

    def __init__(self) -> None:
        self.won = Share()
        self.cars = 0
        self.expected = 0.0


class Fairness:
    """Gathers who won, by every kind of group."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.has_grid = False
        """Whether the grid is ever another order than that of the seats."""
        self.wins: dict[str, dict[str, Wins]] = {kind: defaultdict(Wins) for kind in KINDS}

    def add(self, race: list[dict[str, Any]], wins: list[float]) -> None:
        """Add the rows of a race, and the part of the win of each."""
        self.has_grid = self.has_grid or any(row["grid"] != row["seat"] + 1 for row in race)
        for kind, groups in self.wins.items():
            members: dict[str, list[float]] = defaultdict(list)
            for row, won in zip(race, wins, strict=True):
                name = name_of(row, kind)
                if name:
                    members[name].append(won)
            for name, parts in members.items():
                group = groups[name]
                group.won.add(sum(parts), fixed=len(parts) == self.seats)
                group.cars += len(parts)
                group.expected += len(parts) / self.seats

    def answers(self) -> list[Answer]:
        """An answer for every kind of group that the races have."""
        found = (self._answer(kind, groups) for kind, groups in self.wins.items() if kind != "grid" or self.has_grid)
        return [answer for answer in found if answer is not None]

    def _answer(self, kind: str, groups: dict[str, Wins]) -> Answer | None:
        judged = {name: wins for name, wins in groups.items() if wins.expected >= LEAST_WINS}
        if len(judged) < 2:
            return None
        level = joint(LEVEL, len(judged))
        found = [self._group(name, wins, level) for name, wins in judged.items()]
        ranked = sorted(found, key=lambda group: (-group.won.mean, group.name))
        answer = Answer(kind, tuple(ranked), 0)
        more = max(still_needed(group, level) for group in found) if answer.verdict == OPEN else 0
        return Answer(kind, tuple(ranked), more)

    def _group(self, name: str, wins: Wins, level: float) -> Group:
        per_race = wins.cars / wins.won.count
        return Group(name, wins.won.within(level).scaled(1 / per_race), 1 / self.seats)


def name_of(row: dict[str, Any], kind: str) -> str:
    """The group of a row; empty if it has none."""
    return str(row["seat"] + 1) if kind == "seat" else str(row[kind])


def still_needed(group: Group, level: float) -> int:
    """About how many more races it takes until the interval is narrow enough to tell.

    An interval that reaches no further than halfway to the limit settles the question for a group that is fair.
    """
    if group.verdict != OPEN:
        return 0
    wanted = TOLERANCE * group.share / 2
    quantile = student(max(1, group.won.count - 1), level)
    races = quantile**2 * group.share * (1 - group.share) / wanted**2
    return round_up(max(0.0, races - group.won.count))


def round_up(races: float) -> int:
    """A number of races with two figures that count."""
    unit: int = 10 ** max(0, len(str(int(races))) - 2)
    return max(unit, ceil(races / unit) * unit)

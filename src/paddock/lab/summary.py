"""Figures over many races, gathered row by row; memory does not grow with the number of races."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from math import sqrt
from operator import add
from typing import Any

from paddock.core.plain import Plain
from paddock.lab.race import CHECKPOINTS

NORMAL_95 = 1.959964


class Estimate(Plain):
    """A mean with its 95% bounds."""

    mean: float
    margin: float
    count: int

    @property
    def least(self) -> float:
        return self.mean - self.margin

    @property
    def most(self) -> float:
        return self.mean + self.margin

    @property
    def is_clear(self) -> bool:
        """Whether it differs from zero by more than luck explains."""
        return self.count > 1 and (self.least > 0 or self.most < 0)


class Mean:
    """A running mean with its spread (Welford's algorithm)."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def estimate(self) -> Estimate:
        if self.count < 2:
            return Estimate(self.mean, 0.0, self.count)
        deviation = sqrt(self.squares / (self.count - 1))
        return Estimate(self.mean, student_95(self.count - 1) * deviation / sqrt(self.count), self.count)


def student_95(freedom: int) -> float:
    """The two-sided 95% point of Student's t, by an expansion in the degrees of freedom (within 1% from 4 on)."""
    z = NORMAL_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


RACE_MEASURES = ("race_decisions", "race_lead_changes", "race_overtakes", "race_retired")


class Trace:
    """The mean places of a group along the race."""

    __slots__ = ("races", "sums")

    def __init__(self) -> None:
        self.races = 0
        self.sums = [0] * (CHECKPOINTS + 1)

    def add(self, standing: list[int]) -> None:
        self.races += 1
        self.sums = list(map(add, self.sums, standing))

    @property
    def means(self) -> list[float]:
        return [total / self.races for total in self.sums]


class Summary:
    """The figures behind a report. Rows come race by race, all seats of a race together."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.races = 0
        self.measures: dict[str, Mean] = defaultdict(Mean)
        self.lengths: Counter[int] = Counter()
        self.grid_places: Counter[tuple[int, int]] = Counter()
        self.grid_wins: dict[int, Mean] = defaultdict(Mean)
        self.bots: dict[str, dict[str, Mean]] = defaultdict(lambda: defaultdict(Mean))
        self.causes: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.standing_by_grid: dict[int, Trace] = defaultdict(Trace)
        self.standing_by_bot: dict[str, Trace] = defaultdict(Trace)
        self.start: dict[str, Mean] = defaultdict(Mean)
        self.end: dict[str, Mean] = defaultdict(Mean)
        self.first_race: list[dict[str, Any]] = []

    def add_table(self, table: Any) -> None:
        """Add a table of whole races."""
        for race in races_of(table, self.seats):
            self.add(race)

    def add(self, race: list[dict[str, Any]]) -> None:
        """Add the rows of one race, seat by seat."""
        assert len(race) == self.seats, "the seats of a race stand together"
        if not self.races:
            self.first_race = race
        self.races += 1
        for name in RACE_MEASURES:
            self.measures[name].add(race[0][name])
        self.lengths[race[0]["race_decisions"]] += 1
        winners = sum(row["place"] == 1 for row in race)
        for row in race:
            self._entry(row, (row["place"] == 1) / winners)

    def _entry(self, row: Mapping[str, Any], won: float) -> None:
        self.measures["decisions"].add(row["decisions"])
        self.grid_places[row["grid"], row["place"]] += 1
        self.grid_wins[row["grid"]].add(won)
        bot = self.bots[row["bot"]]
        bot["won"].add(won)
        for name in ("place", "overtakes", "retired", "decisions"):
            bot[name].add(row[name])
        for name, value in row["counts"]:
            bot[f"count {name}"].add(value)
        if row["retired"]:
            self.causes[row["cause"] or "unknown"] += 1
        for name, value in row["events"]:
            self.events[name] += value
        for name, value in row["start"]:
            self.start[name].add(value)
        for name, value in row["end"]:
            self.end[name].add(value)
        self.standing_by_grid[row["grid"]].add(row["standing"])
        self.standing_by_bot[row["bot"]].add(row["standing"])

    @property
    def grid_advantage(self) -> float:
        """By how much pole position wins more often than an equal share."""
        first = self.grid_wins.get(1)
        return 0.0 if first is None else first.mean - 1 / self.seats


def races_of(table: Any, seats: int) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table, race by race."""
    rows = table.to_pylist()
    for first in range(0, len(rows), seats):
        yield rows[first : first + seats]

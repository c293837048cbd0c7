"""Figures over many races, gathered race by race; memory does not grow with the number of races."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import add
from typing import Any

from paddock.lab.estimates import Estimate, Mean, Share
from paddock.lab.fair import Fairness
from paddock.lab.race import CHECKPOINTS

RACE_MEASURES = ("race_decisions", "race_lead_changes", "race_overtakes", "race_retired")
BOT_MEASURES = ("place", "overtakes", "decisions")


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


class BotFigures:
    """How the seats of one bot fared; all its seats in a race are one value."""

    def __init__(self) -> None:
        self._wins = Share()
        self._seats = 1
        self.retired = Share()
        self.means: dict[str, Mean] = defaultdict(Mean)

    def add(self, rows: Sequence[Mapping[str, Any]], won: float, seats: int) -> None:
        """Add a race: the rows of the bot's seats, and which part of the win is theirs."""
        self._seats = len(rows)
        self._wins.add(won, fixed=len(rows) == seats)
        self.retired.add(mean_of(row["retired"] for row in rows))
        for name in BOT_MEASURES:
            self.means[name].add(mean_of(row[name] for row in rows))
        for name, value in mean_items(row["counts"] for row in rows).items():
            self.means[f"count {name}"].add(value)

    @property
    def won(self) -> Estimate:
        """The share of races that a seat of this bot wins."""
        return self._wins.estimate.scaled(1 / self._seats)


class Summary:
    """The figures behind a report. Rows come race by race, all seats of a race together."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.races = 0
        self.measures: dict[str, Mean] = defaultdict(Mean)
        self.lengths: Counter[int] = Counter()
        self.grid_places: Counter[tuple[int, int]] = Counter()
        self.bots: dict[str, BotFigures] = defaultdict(BotFigures)
        self.causes: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.standing_by_grid: dict[int, Trace] = defaultdict(Trace)
        self.standing_by_bot: dict[str, Trace] = defaultdict(Trace)
        self.start: dict[str, Mean] = defaultdict(Mean)
        self.end: dict[str, Mean] = defaultdict(Mean)
        self.own: dict[str, Mean] = defaultdict(Mean)
        self.fairness = Fairness(seats)
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
        self.measures["decisions"].add(mean_of(row["decisions"] for row in race))
        self.lengths[race[0]["race_decisions"]] += 1
        for kept, column in ((self.start, "start"), (self.end, "end"), (self.own, "own")):
            for name, value in mean_items(row[column] for row in race).items():
                kept[name].add(value)
        wins = wins_of(race)
        self.fairness.add(race, wins)
        for bot in dict.fromkeys(row["bot"] for row in race):
            self._add_bot(bot, race, wins)
        for row in race:
            self._count(row)

    def _add_bot(self, bot: str, race: list[dict[str, Any]], wins: list[float]) -> None:
        rows = [row for row in race if row["bot"] == bot]
        won = sum(part for row, part in zip(race, wins, strict=True) if row["bot"] == bot)
        self.bots[bot].add(rows, won, self.seats)

    def _count(self, row: Mapping[str, Any]) -> None:
        self.grid_places[row["grid"], row["place"]] += 1
        if row["retired"]:
            self.causes[row["cause"] or "unknown"] += 1
        for name, value in row["events"]:
            self.events[name] += value
        self.standing_by_grid[row["grid"]].add(row["standing"])
        self.standing_by_bot[row["bot"]].add(row["standing"])


def wins_of(race: list[dict[str, Any]]) -> list[float]:
    """The part of the win that each seat has: one in all, shared between those who are level."""
    first = [row["place"] == 1 for row in race]
    return [won / sum(first) for won in first]


def mean_of(values: Iterable[float]) -> float:
    """The mean of the values of one race."""
    found = list(values)
    return sum(found) / len(found)


def mean_items(rows: Iterable[Iterable[tuple[str, float]]]) -> dict[str, float]:
    """The mean of each named value over those rows of a race that have it."""
    found: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for name, value in row:
            found[name].append(value)
    return {name: mean_of(values) for name, values in found.items()}


def races_of(table: Any, seats: int) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table, race by race."""
    rows = table.to_pylist()
    for first in range(0, len(rows), seats):
        yield rows[first : first + seats]

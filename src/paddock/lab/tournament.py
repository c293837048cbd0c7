"""A round robin of bots: every combination of bots at a table, seats rotated, and ratings with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from typing import Any

from paddock import PaddockError
from paddock.core.plain import Plain
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.summary import NORMAL_95


class Rating(Plain):
    """The strength of a bot: within one `sigma` of `mu`, two times out of three."""

    bot: str
    mu: float
    sigma: float
    races: int
    won: float
    mean_place: float


class Duel(Plain):
    """How often one bot finished ahead of another at the same table."""

    first: str
    second: str
    races: int
    ahead: float
    """A shared place counts half."""

    @property
    def share(self) -> float:
        return self.ahead / self.races

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95% bounds of the true share (Wilson's interval)."""
        z, n, p = NORMAL_95, self.races, self.share
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        margin = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return centre - margin, centre + margin

    @property
    def is_clear(self) -> bool:
        """Whether it is more than luck."""
        least, most = self.bounds
        return least > 0.5 or most < 0.5


class Table:
    """The tournament so far."""

    def __init__(self, bots: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.ratings = {bot: self.model.rating(name=bot) for bot in bots}
        self.places: dict[str, list[float]] = {bot: [0.0, 0.0, 0.0] for bot in bots}  # races, wins, sum of places
        self.ahead: dict[tuple[str, str], list[float]] = {pair: [0.0, 0.0] for pair in combinations(bots, 2)}

    def add(self, race: Sequence[dict[str, Any]]) -> None:
        """Add one race, a row for each seat."""
        places = {row["bot"]: row["place"] for row in race}
        names = list(places)
        rated = self.model.rate([[self.ratings[name]] for name in names], ranks=[places[name] for name in names])
        for name, team in zip(names, rated, strict=True):
            self.ratings[name] = team[0]
        winners = sum(place == 1 for place in places.values())
        for name, place in places.items():
            kept = self.places[name]
            kept[0] += 1
            kept[1] += (place == 1) / winners
            kept[2] += place
        for (one, two), score in self.ahead.items():
            if one in places and two in places:
                score[0] += 1
                score[1] += (places[one] < places[two]) + 0.5 * (places[one] == places[two])

    def standing(self) -> list[Rating]:
        """The ratings, strongest first."""
        found = []
        for bot, rating in self.ratings.items():
            races, won, places = self.places[bot]
            found.append(Rating(bot, rating.mu, rating.sigma, int(races), won, places / max(1, races)))
        return sorted(found, key=lambda rating: -rating.mu)

    def duels(self) -> list[Duel]:
        """Every pair, the bot that finished ahead more often first."""
        found = []
        for (one, two), (races, ahead) in self.ahead.items():
            duel = Duel(one, two, int(races), ahead)
            found.append(duel if ahead * 2 >= races else Duel(two, one, int(races), races - ahead))
        return found


def plans(bots: Sequence[str], seats: int, settings: dict[str, Any]) -> list[Plan]:
    """A plan for every table: each bot meets every other equally often."""
    if len(set(bots)) < len(bots):
        raise PaddockError("name each bot once: a bot cannot race against itself for a rating")
    if len(bots) < max(2, seats):
        raise PaddockError(f"a tournament at tables of {seats} needs at least {max(2, seats)} bots, not {len(bots)}")
    return [make_plan(**settings, seats=seats, bots=table) for table in combinations(bots, seats)]


def interleaved(tables: Iterable[Iterable[Sequence[dict[str, Any]]]]) -> Iterable[Sequence[dict[str, Any]]]:
    """One race of every table in turn: ratings should not depend on which pair met first."""
    for races in zip(*tables, strict=True):
        yield from races

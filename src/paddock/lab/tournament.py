"""A round robin of bots: every combination of bots at a table, seats rotated, and ratings with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from typing import Any, TypeVar

from msgspec.structs import replace

from paddock.core.plain import Plain
from paddock.lab.estimates import LEVEL, Estimate, Share, joint
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.wrong import wrong

Raced = TypeVar("Raced")


class Rating(Plain):
    """The strength of a bot: within one `sigma` of `mu`, two times out of three."""

    bot: str
    mu: float
    sigma: float
    races: int
    won: float
    mean_place: float


class Duel(Plain):
    """How often one bot finished ahead of another at the same table; a shared place counts half."""

    first: str
    second: str
    races: int
    ahead: Estimate
    """The share, with bounds made of one value a deal: races with the same luck count once."""

    @property
    def is_clear(self) -> bool:
        """Whether it is more than luck."""
        return self.ahead.known and (self.ahead.least > 0.5 or self.ahead.most < 0.5)


class Pairing:
    """The races of a pair so far, deal by deal."""

    def __init__(self) -> None:
        self.races = 0
        self._deals = Share()
        self._deal: object = None
        self._open: list[float] = []

    def add(self, deal: object, ahead: float) -> None:
        """Add a race; those of one deal come one after the other."""
        if self._open and deal != self._deal:
            self._close()
        self._deal = deal
        self._open.append(ahead)
        self.races += 1

    def _close(self) -> None:
        self._deals.add(sum(self._open) / len(self._open))
        self._open = []

    def share(self, level: float) -> Estimate:
        """How often the first was ahead."""
        if self._open:
            self._close()
        return self._deals.within(level)


class Table:
    """The tournament so far."""

    def __init__(self, bots: Sequence[str], looks: int = 1) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.ratings = {bot: self.model.rating(name=bot) for bot in bots}
        self.places: dict[str, list[float]] = {bot: [0.0, 0.0, 0.0] for bot in bots}  # races, wins, sum of places
        self.ahead = {pair: Pairing() for pair in combinations(bots, 2)}
        self.level = joint(LEVEL, looks * len(self.ahead))

    def add(self, race: Sequence[dict[str, Any]], deal: object) -> None:
        """Add one race, a row for each seat, and which deal of luck it had."""
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
        for (one, two), pairing in self.ahead.items():
            if one in places and two in places:
                pairing.add(deal, (places[one] < places[two]) + 0.5 * (places[one] == places[two]))

    def standing(self) -> list[Rating]:
        """The ratings, strongest first."""
        found = []
        for bot, rating in self.ratings.items():
            races, won, places = self.places[bot]
            found.append(Rating(bot, rating.mu, rating.sigma, int(races), won, places / max(1, races)))
        return sorted(found, key=lambda rating: -rating.mu)

    def duels(self) -> list[Duel]:
        """Every pair, the bot that finished ahead more often first."""
        return [self._duel(one, two, pairing) for (one, two), pairing in self.ahead.items()]

    def _duel(self, one: str, two: str, pairing: Pairing) -> Duel:
        ahead = pairing.share(self.level)
        if ahead.mean >= 0.5:
            return Duel(one, two, pairing.races, ahead)
        turned = Estimate(1 - ahead.mean, 1 - ahead.most, 1 - ahead.least, ahead.count, ahead.fixed)
        return Duel(two, one, pairing.races, turned)

    @property
    def is_clear(self) -> bool:
        """Whether it is known of every pair which of the two is better."""
        return all(duel.is_clear for duel in self.duels())


def plans(bots: Sequence[str], seats: int, settings: dict[str, Any]) -> list[Plan]:
    """A plan for every table: each bot meets every other equally often, each deal from every seat."""
    if len(set(bots)) < len(bots):
        raise wrong("bot-twice")
    if len(bots) < max(2, seats):
        raise wrong("few-bots", seats=seats, least=max(2, seats), bots=len(bots))
    games = whole_deals(settings.get("games", 0), seats)
    whole = {**settings, "games": games, "deals": True}
    return [make_plan(**whole, seats=seats, bots=table) for table in combinations(bots, seats)]


def whole_deals(games: int, seats: int) -> int:
    """The number of races, rounded up so that every deal is raced from each seat."""
    return -(-games // seats) * seats


def stages(games: int, seats: int) -> list[int]:
    """The number of races after which to look whether the answer is clear: an eighth, a quarter, a half, all."""
    found = [whole_deals(games // part, seats) for part in (8, 4, 2, 1)]
    return sorted({count for count in found if count})


def continued(plan: Plan, done: int, until: int) -> Plan:
    """The races of a plan from one stage to the next."""
    return replace(plan, first=done, games=until - done)


def interleaved(tables: Iterable[Iterable[Raced]], seats: int) -> Iterator[Raced]:
    """One deal of every table in turn: ratings should not depend on which pair met first."""
    sources = [iter(races) for races in tables]
    while True:
        for source in sources:
            deal = list(islice(source, seats))
            if not deal:
                return
            yield from deal

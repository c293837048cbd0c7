"""Points and standings."""

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.core import Plain
from paddock.league.season import Outcome, Placed, Season


class Row(Plain):
    """A driver, or a team, in the standings."""

    name: str
    place: int
    points: int
    scores: tuple[int | None, ...]
    """Points by race, those of two cars together; None if it did not take part."""
    dropped: tuple[int, ...] = ()
    """The races, from 0, whose points do not count."""
    adjusted: int = 0
    finishes: tuple[int, ...] = ()
    """How often it came first, second, and so on: the tie-break."""


class Standings(Plain):
    """Drivers and teams after a number of races."""

    drivers: tuple[Row, ...]
    teams: tuple[Row, ...]

    def place(self, driver: str) -> int:
        """Where a driver stands."""
        return next(row.place for row in self.drivers if row.name == driver)


def standings(season: Season, outcomes: Sequence[Outcome]) -> Standings:
    """The standings after these races. More wins break a tie, then more second places, and so on."""
    drivers = [_driver_row(season, driver.name, outcomes) for driver in season.drivers]
    teams = [
        _team_row(season, team, drivers) for team in dict.fromkeys(driver.team for driver in season.drivers) if team
    ]
    return Standings(_ranked(drivers), _ranked(teams))


def points_for(season: Season, placed: Placed) -> int:
    """The points for a place; drivers who share it get the same."""
    if placed.retired and not season.retired:
        return 0
    return season.points[placed.place - 1] if placed.place <= len(season.points) else 0


def _driver_row(season: Season, name: str, outcomes: Sequence[Outcome]) -> Row:
    placed = [outcome.all_placed(name) for outcome in outcomes]
    scores = tuple(sum(points_for(season, each) for each in cars) if cars else None for cars in placed)
    dropped = _dropped(scores, season.best)
    adjusted = sum(each.points for each in season.adjustments if season.driver(each.driver) == season.driver(name))
    points = sum(score or 0 for index, score in enumerate(scores) if index not in dropped) + adjusted
    places = [each.place for cars in placed for each in cars if season.retired or not each.retired]
    finishes = tuple(places.count(place) for place in range(1, max(places, default=0) + 1))
    return Row(name, 0, points, scores, dropped, adjusted, finishes)


def _dropped(scores: Sequence[int | None], best: int) -> tuple[int, ...]:
    """The worst results, if only the best count; of equal ones the later."""
    raced = [index for index, score in enumerate(scores) if score is not None]
    if not best:
        return ()
    by_worth = sorted(raced, key=lambda index: (-(scores[index] or 0), index))
    return tuple(sorted(by_worth[best:]))


def _team_row(season: Season, team: str, drivers: Sequence[Row]) -> Row:
    """A team has the points of its drivers."""
    own = {driver.name for driver in season.drivers if driver.team == team}
    rows = [row for row in drivers if row.name in own]
    scores = tuple(_together(race) for race in zip(*(row.scores for row in rows), strict=True))
    length = max(len(row.finishes) for row in rows)
    finishes = tuple(sum(_at(row.finishes, place) for row in rows) for place in range(length))
    adjusted = sum(row.adjusted for row in rows)
    return Row(team, 0, sum(row.points for row in rows), scores, (), adjusted, finishes)


def _together(scores: Sequence[int | None]) -> int | None:
    counted = [score for score in scores if score is not None]
    return sum(counted) if counted else None


def _at(counts: Sequence[int], index: int) -> int:
    return counts[index] if index < len(counts) else 0


def _ranked(rows: list[Row]) -> tuple[Row, ...]:
    """Best first; equals share a place."""
    longest = max((len(row.finishes) for row in rows), default=0)
    keyed = [([row.points, *(_at(row.finishes, place) for place in range(longest))], row) for row in rows]
    keyed.sort(key=lambda pair: pair[0], reverse=True)
    keys = [key for key, _ in keyed]
    return tuple(replace(row, place=keys.index(key) + 1) for key, row in keyed)

"""Points and standings."""

import heapq
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from paddock.core import Plain
from paddock.league.classification import classified, points_lost
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
    """Points that the stewards gave or took."""
    finishes: tuple[int, ...] = ()
    """How often it came first, second, and so on: the tie-break."""
    totals: tuple[int, ...] = ()
    """Points after each race."""


class Standings(Plain):
    """Drivers and teams after a number of races."""

    drivers: tuple[Row, ...]
    teams: tuple[Row, ...]
    categories: dict[str, tuple[Row, ...]] = {}
    """The drivers of each class, placed among themselves."""

    def place(self, driver: str) -> int:
        """Where a driver stands."""
        return next(row.place for row in self.drivers if row.name == driver)


Cars = Mapping[str, Sequence[Placed]]
"""The cars of each driver in a race."""


def standings(season: Season, outcomes: Sequence[Outcome]) -> Standings:
    """The standings after these races. More wins break a tie, then more second places, and so on."""
    races = [_by_driver(classified(outcome, season)) for outcome in outcomes]
    taken = [points_lost(outcome) for outcome in outcomes]
    given = _adjustments(season)
    drivers = [_driver_row(season, driver.name, races, taken, given.get(driver.name, 0)) for driver in season.drivers]
    by_name = {row.name: row for row in drivers}
    teams = [_team_row(season, [by_name[name] for name in own], team) for team, own in _groups(season, "team").items()]
    ranked = ranked_rows(drivers)
    categories = {
        name: ranked_rows([row for row in ranked if row.name in own])
        for name, own in ((name, set(own)) for name, own in _groups(season, "category").items())
    }
    return Standings(ranked, ranked_rows(teams), categories)


def _by_driver(placings: Iterable[Placed]) -> Cars:
    found: dict[str, list[Placed]] = {}
    for each in placings:
        found.setdefault(each.driver, []).append(each)
    return found


def _adjustments(season: Season) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in season.adjustments:
        driver = season.driver(each.driver)
        if driver is not None:
            found[driver.name] = found.get(driver.name, 0) + each.points
    return found


def _groups(season: Season, what: str) -> dict[str, list[str]]:
    """The drivers of each team or class."""
    found: dict[str, list[str]] = {}
    for driver in season.drivers:
        if getattr(driver, what):
            found.setdefault(getattr(driver, what), []).append(driver.name)
    return found


def points_for(season: Season, placed: Placed) -> int:
    """The points for a place and the bonus points; drivers who share a place get the same."""
    bonus = season.bonus
    extra = bonus.pole * (placed.grid == 1) + bonus.fastest * placed.fastest
    if placed.retired and not season.retired:
        return extra
    if placed.grid:
        extra += bonus.gained * max(0, placed.grid - placed.place)
    return extra + (season.points[placed.place - 1] if placed.place <= len(season.points) else 0)


def _driver_row(
    season: Season, name: str, races: Sequence[Cars], taken: Sequence[Mapping[str, int]], given: int
) -> Row:
    placed = [race.get(name, ()) for race in races]
    scores = tuple(sum(points_for(season, each) for each in cars) if cars else None for cars in placed)
    dropped = _dropped(scores, season.best)
    lost = [each.get(name, 0) for each in taken]
    adjusted = given - sum(lost)
    points = sum(score or 0 for index, score in enumerate(scores) if index not in dropped) + adjusted
    places = [each.place for cars in placed for each in cars if season.retired or not each.retired]
    finishes = [0] * max(places, default=0)
    for place in places:
        finishes[place - 1] += 1
    return Row(name, 0, points, scores, dropped, adjusted, tuple(finishes), _totals(scores, lost, given, season.best))


def _totals(scores: Sequence[int | None], lost: Sequence[int], given: int, best: int) -> tuple[int, ...]:
    """The points after each race, with only the best results so far counted."""
    counted: list[int] = []
    total, found = given, []
    for score, less in zip(scores, lost, strict=True):
        total -= less
        if score is not None:
            total += score
            heapq.heappush(counted, score)
            if best and len(counted) > best:
                total -= heapq.heappop(counted)
        found.append(total)
    return tuple(found)


def _dropped(scores: Sequence[int | None], best: int) -> tuple[int, ...]:
    """The worst results, if only the best count; of equal ones the later."""
    raced = [index for index, score in enumerate(scores) if score is not None]
    if not best:
        return ()
    by_worth = sorted(raced, key=lambda index: (-(scores[index] or 0), index))
    return tuple(sorted(by_worth[best:]))


def _team_row(season: Season, rows: Sequence[Row], team: str) -> Row:
    """A team has the points of its drivers, or of its best in each race."""
    scores = tuple(_together(race, season.team_best) for race in zip(*(row.scores for row in rows), strict=True))
    length = max(len(row.finishes) for row in rows)
    finishes = tuple(sum(_at(row.finishes, place) for row in rows) for place in range(length))
    adjusted = sum(row.adjusted for row in rows)
    if not season.team_best:
        totals = tuple(sum(race) for race in zip(*(row.totals for row in rows), strict=True))
        return Row(team, 0, sum(row.points for row in rows), scores, (), adjusted, finishes, totals)
    points = sum(score or 0 for score in scores) + adjusted
    total, running = adjusted, []
    for score in scores:
        total += score or 0
        running.append(total)
    return Row(team, 0, points, scores, (), adjusted, finishes, tuple(running))


def _together(scores: Sequence[int | None], best: int) -> int | None:
    counted = sorted((score for score in scores if score is not None), reverse=True)
    return sum(counted[: best or None]) if counted else None


def _at(counts: Sequence[int], index: int) -> int:
    return counts[index] if index < len(counts) else 0


def ranked_rows(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Best first; equals share a place."""
    found: list[Row] = []
    for number, row in enumerate(sorted(rows, key=_key, reverse=True), start=1):
        is_level = bool(found) and _key(row) == _key(found[-1])
        found.append(replace(row, place=found[-1].place if is_level else number))
    return tuple(found)


def _key(row: Row) -> tuple[int, ...]:
    """Points, then the number of wins, of second places, and so on; no places further back are as good as none."""
    last = len(row.finishes)
    while last and not row.finishes[last - 1]:
        last -= 1
    return (row.points, *row.finishes[:last])

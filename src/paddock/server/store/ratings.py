"""Ratings as they are stored: entered race by race, and recomputed from all races."""

import threading
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from paddock.server.ratings.book import (
    BOT,
    LEAST_OPPONENTS,
    WINDOW_DAYS,
    Book,
    Change,
    RatedRace,
    Result,
    Standing,
    entered,
    rate,
)
from paddock.server.ratings.model import DAY, Strength
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Row
from paddock.server.store.schema import finished, placings, rating_changes, ratings, users

LOCK = 7_102_021
"""The key of the lock under which one process at a time enters races."""
LISTED = 100


class Rated(Row):
    """A line of a leaderboard."""

    driver: str
    name: str
    standing: Standing


class HistoryPoint(Row):
    """A rating after a race."""

    table_id: str
    ended: float
    place: int
    after: Strength


class RatingStore:
    """The ratings of all games."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._lock = threading.Lock()

    # Entering races

    def enter_new(self) -> int:
        """Enter the rated races that are not in the book yet, in the order of their ends; how many they were."""
        with self._lock, self.database.write() as connection:
            self._lock_book(connection)
            new = (finished.c.rated == 1) & (finished.c.rated_as == 0)
            number = connection.execute(sa.select(sa.func.coalesce(sa.func.max(finished.c.rated_as), 0))).scalar_one()
            waiting = self._races(connection, new, (finished.c.ended, finished.c.table_id))
            for game, race in waiting:
                number += 1
                which = finished.c.table_id == race.id
                connection.execute(finished.update().where(which).values(rated_as=number))
                self._enter(connection, game, race, number)
        return len(waiting)

    def _lock_book(self, connection: sa.Connection) -> None:
        if self.database.is_postgres:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))

    def _races(
        self, connection: sa.Connection, which: sa.ColumnElement[bool], order: Sequence[sa.Column[Any]]
    ) -> list[tuple[str, RatedRace]]:
        """Finished races with their results, each with its game."""
        found = connection.execute(
            sa.select(finished.c.table_id, finished.c.game, finished.c.ended).where(which).order_by(*order)
        ).all()
        source = placings.join(finished, finished.c.table_id == placings.c.table_id)
        columns = (placings.c.table_id, placings.c.user, placings.c.bot, placings.c.place)
        query = sa.select(*columns).select_from(source).where(which).order_by(placings.c.table_id, placings.c.seat)
        results: dict[str, list[Result]] = {}
        for table, user, bot, place in connection.execute(query):
            results.setdefault(table, []).append(Result(user or BOT + bot, place))
        return [(game, RatedRace(table, ended, tuple(results[table]))) for table, game, ended in found]

    def _enter(self, connection: sa.Connection, game: str, race: RatedRace, number: int) -> None:
        known = self._standings(connection, game, race.drivers)
        changes = rate(race, known, lambda one, two: _meetings(connection, game, race.ended, one, two))
        connection.execute(rating_changes.insert(), [_change_values(game, number, race, each) for each in changes])
        for change in changes:
            met = _count_opponents(connection, game, change.driver)
            after = entered(known.get(change.driver, Standing()), change, race.ended, met)
            which = (ratings.c.game == game) & (ratings.c.driver == change.driver)
            values = _standing_values(after)
            if not connection.execute(ratings.update().where(which).values(**values)).rowcount:
                connection.execute(ratings.insert().values(game=game, driver=change.driver, **values))

    def _standings(self, connection: sa.Connection, game: str, drivers: Iterable[str]) -> dict[str, Standing]:
        query = sa.select(ratings).where((ratings.c.game == game) & ratings.c.driver.in_(list(drivers)))
        return {row.driver: _standing(row) for row in connection.execute(query)}

    # Recomputing

    def recompute(self) -> tuple[int, int]:
        """Compute all ratings again from the races, and store them; how many races, and how many ratings changed."""
        with self._lock, self.database.write() as connection:
            self._lock_book(connection)
            counted = (finished.c.rated == 1) & (finished.c.rated_as > 0)
            query = sa.select(finished.c.table_id, finished.c.rated_as).where(counted)
            numbers = {row.table_id: row.rated_as for row in connection.execute(query)}
            books: dict[str, Book] = {}
            for game, race in self._races(connection, counted, (finished.c.rated_as,)):
                books.setdefault(game, Book()).add(race)
            before = {(row.game, row.driver): _standing(row) for row in connection.execute(sa.select(ratings))}
            after = {
                (game, driver): standing for game, book in books.items() for driver, standing in book.standings.items()
            }
            self._replace(connection, books, numbers, after)
        changed = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
        return len(numbers), changed

    def _replace(
        self,
        connection: sa.Connection,
        books: dict[str, Book],
        numbers: dict[str, int],
        standings: dict[tuple[str, str], Standing],
    ) -> None:
        connection.execute(ratings.delete())
        connection.execute(rating_changes.delete())
        rows = [
            {"game": game, "driver": driver, **_standing_values(each)} for (game, driver), each in standings.items()
        ]
        changes = [
            _change_values(game, numbers[race.id], race, change)
            for game, book in books.items()
            for race, made in book.changes
            for change in made
        ]
        for table, values in ((ratings, rows), (rating_changes, changes)):
            if values:
                connection.execute(table.insert(), values)

    # Reading

    @reads
    def of(self, driver: str) -> dict[str, Standing]:
        """The ratings of a driver by game."""
        with self.database.read() as connection:
            rows = connection.execute(sa.select(ratings).where(ratings.c.driver == driver)).all()
        return {row.game: _standing(row) for row in rows}

    @reads
    def of_several(self, game: str, drivers: Iterable[str]) -> dict[str, Standing]:
        """The ratings of several drivers in one game."""
        with self.database.read() as connection:
            return self._standings(connection, game, drivers)

    @reads
    def leaders(self, game: str) -> list[Rated]:
        """The strongest users of a game who have met enough others; those who were deleted are left out."""
        source = ratings.join(users, users.c.id == ratings.c.driver)
        query = sa.select(ratings, users.c.name).select_from(source)
        query = query.where((ratings.c.game == game) & (users.c.name != "") & (ratings.c.opponents >= LEAST_OPPONENTS))
        query = query.order_by(ratings.c.mu.desc(), ratings.c.driver).limit(LISTED * 2)
        with self.database.read() as connection:
            return [Rated(row.driver, row.name, _standing(row)) for row in connection.execute(query)]

    @reads
    def history(self, driver: str) -> dict[str, list[HistoryPoint]]:
        """How the ratings of a driver went, by game."""
        query = sa.select(rating_changes).where(rating_changes.c.driver == driver).order_by(rating_changes.c.number)
        found: dict[str, list[HistoryPoint]] = {}
        with self.database.read() as connection:
            for row in connection.execute(query):
                point = HistoryPoint(row.table_id, row.ended, row.place, Strength(row.mu, row.sigma))
                found.setdefault(row.game, []).append(point)
        return found


def _meetings(connection: sa.Connection, game: str, until: float, one: str, two: str) -> int:
    """How many rated races of a game two drivers had in the window before a moment."""
    other = rating_changes.alias("other")
    lately = (rating_changes.c.ended > until - WINDOW_DAYS * DAY) & (rating_changes.c.ended <= until)
    which = (rating_changes.c.game == game) & lately & (rating_changes.c.driver == one)
    both = (other.c.table_id == rating_changes.c.table_id) & (other.c.driver == two)
    query = sa.select(sa.func.count()).select_from(rating_changes.join(other, both)).where(which)
    return int(connection.execute(query).scalar_one())


def _count_opponents(connection: sa.Connection, game: str, driver: str) -> int:
    """How many different people a driver has met in rated races of a game."""
    other = rating_changes.alias("other")
    both = (other.c.table_id == rating_changes.c.table_id) & (other.c.driver != driver)
    which = (rating_changes.c.game == game) & (rating_changes.c.driver == driver) & ~other.c.driver.startswith(BOT)
    query = sa.select(sa.func.count(other.c.driver.distinct())).select_from(rating_changes.join(other, both))
    return int(connection.execute(query.where(which)).scalar_one())


def _standing(row: Any) -> Standing:
    return Standing(Strength(row.mu, row.sigma), row.races, row.last, row.opponents)


def _standing_values(each: Standing) -> dict[str, Any]:
    values = {"mu": each.strength.mu, "sigma": each.strength.sigma, "races": each.races}
    return values | {"last": each.last, "opponents": each.opponents}


def _change_values(game: str, number: int, race: RatedRace, change: Change) -> dict[str, Any]:
    values = {"table_id": race.id, "driver": change.driver, "game": game, "number": number, "ended": race.ended}
    values |= {"place": change.place, "weight": change.weight}
    values |= {"mu_before": change.before.mu, "sigma_before": change.before.sigma}
    return values | {"mu": change.after.mu, "sigma": change.after.sigma}

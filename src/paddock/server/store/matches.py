"""Duplicate matches as they are stored: teams, and the run of each team in each seat."""

import time
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

import paddock
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Row
from paddock.server.store.schema import match_runs, matches, tables, users
from paddock.server.store.seasons import Also
from paddock.server.store.tables import read_setup, write_json

LISTED = 50
AT_ONCE = 20
_read_teams = msgspec.json.Decoder(tuple[str, ...]).decode


class DuplicateMatch(Row):
    """A match: one set-up and one seed, driven at as many tables as there are teams."""

    id: str
    club: str
    title: str
    teams: tuple[str, ...]
    setup: paddock.Setup
    preset: str
    seed: str
    """Secret until the match is over."""
    created: float
    ended: float = 0.0
    """When the last table was over; 0 before."""


class MatchRun(Row):
    """The run of a team in a seat."""

    match_id: str
    team: int
    seat: int
    user: str | None
    bot: str
    name: str
    """That of the user as it is now, or of the bot; empty for a user who was deleted."""
    table_id: str
    ended: float = 0.0
    """0 until its result is known."""
    place: int = 0
    """0 if its table was removed before the end."""
    gap: int = 0


class MatchStore:
    """The duplicate matches of clubs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, match: DuplicateMatch, runs: Iterable[MatchRun], also: Also) -> None:
        """Store a new match, and in the same transaction its tables."""
        values: dict[str, Any] = {name: getattr(match, name) for name in DuplicateMatch.__struct_fields__}
        values |= {"setup": write_json(match.setup), "teams": msgspec.json.encode(match.teams).decode()}
        with self.database.write() as connection:
            connection.execute(matches.insert().values(**values))
            rows = [{name: getattr(run, name) for name in MatchRun.__struct_fields__} for run in runs]
            connection.execute(match_runs.insert(), rows)
            also(connection)

    @reads
    def get(self, id: str) -> DuplicateMatch | None:  # noqa: A002
        found = self._select(matches.c.id == id)
        return found[0] if found else None

    @reads
    def of_club(self, club: str) -> list[DuplicateMatch]:
        """The matches of a club, the newest first."""
        return self._select(matches.c.club == club)

    def _select(self, which: sa.ColumnElement[bool]) -> list[DuplicateMatch]:
        columns = [matches.c[name] for name in DuplicateMatch.__struct_fields__]
        query = sa.select(*columns).where(which).order_by(matches.c.created.desc(), matches.c.id).limit(LISTED)
        with self.database.read() as connection:
            rows = connection.execute(query).mappings().all()
        return [
            DuplicateMatch(**{**row, "setup": read_setup(row["setup"]), "teams": _read_teams(row["teams"])})
            for row in rows
        ]

    @reads
    def runs(self, ids: Iterable[str]) -> list[MatchRun]:
        """The runs of matches, by seat and team."""
        name = sa.case((match_runs.c.user.is_(None), match_runs.c.name), else_=sa.func.coalesce(users.c.name, ""))
        columns = [name if each == "name" else match_runs.c[each] for each in MatchRun.__struct_fields__]
        source = match_runs.outerjoin(users, users.c.id == match_runs.c.user)
        query = sa.select(*columns).select_from(source).where(match_runs.c.match_id.in_(list(ids)))
        query = query.order_by(match_runs.c.match_id, match_runs.c.seat, match_runs.c.team)
        with self.database.read() as connection:
            return [MatchRun(*row) for row in connection.execute(query)]

    # Results

    @reads
    def to_settle(self) -> list[tuple[str, str]]:
        """Tables whose results are to be noted, each with its match: those that are over, closed or removed."""
        source = match_runs.outerjoin(tables, tables.c.id == match_runs.c.table_id)
        is_done = tables.c.status.is_(None) | tables.c.status.in_(("over", "closed"))
        query = sa.select(match_runs.c.match_id, match_runs.c.table_id).select_from(source).distinct()
        query = query.where((match_runs.c.ended == 0) & is_done).limit(AT_ONCE)
        with self.database.read() as connection:
            return [(match, table) for match, table in connection.execute(query)]

    @reads
    def to_end(self) -> list[str]:
        """The matches all of whose results are noted, and which are not over yet."""
        is_on = sa.exists().where((match_runs.c.match_id == matches.c.id) & (match_runs.c.ended == 0))
        query = sa.select(matches.c.id).where((matches.c.ended == 0) & ~is_on).limit(AT_ONCE)
        with self.database.read() as connection:
            return list(connection.execute(query).scalars())

    def settle(self, match: str, table: str, results: dict[int, tuple[int, int]]) -> None:
        """Note place and margin of every seat of a table; without them the table does not count."""
        here = (match_runs.c.match_id == match) & (match_runs.c.table_id == table) & (match_runs.c.ended == 0)
        with self.database.write() as connection:
            for seat, (place, gap) in results.items():
                change = match_runs.update().where(here & (match_runs.c.seat == seat))
                connection.execute(change.values(ended=time.time(), place=place, gap=gap))
            if not results:
                connection.execute(match_runs.update().where(here).values(ended=time.time()))

    def end(self, match: str) -> None:
        """Note that a match is over."""
        with self.database.write() as connection:
            which = (matches.c.id == match) & (matches.c.ended == 0)
            connection.execute(matches.update().where(which).values(ended=time.time()))

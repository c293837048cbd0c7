"""Duplicate matches as they are stored: teams, and the run of each team in each seat."""

import time
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

import paddock
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Row, TableSettings
from paddock.server.store.schema import NEVER, match_runs, matches, tables, users
from paddock.server.store.tables import read_setup

LISTED = 50
AT_ONCE = 20
MatchState = Literal["waiting", "held", "running", "over", "off"]
_read_teams = msgspec.json.Decoder(tuple[str, ...]).decode
_read_settings = msgspec.json.Decoder(TableSettings).decode


class DuplicateMatch(Row):
    """A match: one set-up and one seed, driven at as many tables as there are teams."""

    id: str
    club: str
    title: str
    teams: tuple[str, ...]
    setup: paddock.Setup
    preset: str
    settings: TableSettings
    """What the organiser chose for its tables."""
    created: float
    at: float = 0.0
    """The date for which it was called; 0 for one that was opened at once."""
    reserve_at: float = 0.0
    """To which date it moves if a driver is missing; 0 without one."""
    due: float = 0.0
    """When its tables are to be opened; `NEVER` if it waits for an organiser, 0 once they are."""
    moved: int = 0
    """How often it was given another date."""
    seed: str = ""
    """Drawn when its tables open, and secret until the match is over."""
    ended: float = 0.0
    """When the last table was over, or when the match was called off; 0 before."""

    @property
    def has_reserve_date(self) -> bool:
        """Whether it has a reserve date still to come."""
        return self.due > 0 and self.reserve_at > self.at

    @property
    def state(self) -> MatchState:
        """How far it is: `held` if its date has passed and a driver is missing, `off` if it was called off."""
        if self.due:
            return "held" if self.due >= NEVER else "waiting"
        if not self.ended:
            return "running"
        return "over" if self.seed else "off"


class MatchRun(Row):
    """The run of a team in a seat."""

    match_id: str
    team: int
    seat: int
    user: str | None
    bot: str
    name: str
    """That of the user as it is now, or of the bot; empty for a user who was deleted."""
    table_id: str = ""
    """Empty until the tables are open."""
    ended: float = 0.0
    """0 until its result is known."""
    place: int = 0
    """0 if its table was removed before the end."""
    gap: int = 0
    comes: int | None = None
    """Whether the user said that they come; None without an answer."""


class MatchStore:
    """The duplicate matches of clubs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, match: DuplicateMatch, runs: Iterable[MatchRun]) -> None:
        """Store a new match, which waits."""
        values: dict[str, Any] = {name: getattr(match, name) for name in DuplicateMatch.__struct_fields__}
        values |= {name: msgspec.json.encode(values[name]).decode() for name in ("setup", "settings", "teams")}
        with self.database.write() as connection:
            connection.execute(matches.insert().values(**values))
            _insert_runs(connection, runs)

    @reads
    def get(self, id: str) -> DuplicateMatch | None:  # noqa: A002
        found = self._select(matches.c.id == id)
        return found[0] if found else None

    @reads
    def of_club(self, club: str) -> list[DuplicateMatch]:
        """The matches of a club, the newest first."""
        return self._select(matches.c.club == club)

    @reads
    def count(self, club: str) -> int:
        """How many matches a club has."""
        query = sa.select(sa.func.count()).select_from(matches).where(matches.c.club == club)
        with self.database.read() as connection:
            return int(connection.execute(query).scalar_one())

    def _select(self, which: sa.ColumnElement[bool]) -> list[DuplicateMatch]:
        columns = [matches.c[name] for name in DuplicateMatch.__struct_fields__]
        query = sa.select(*columns).where(which).order_by(matches.c.created.desc(), matches.c.id).limit(LISTED)
        with self.database.read() as connection:
            rows = connection.execute(query).mappings().all()
        return [_match(row) for row in rows]

    @reads
    def runs(self, ids: Iterable[str]) -> list[MatchRun]:
        """The runs of matches, by seat and team."""
        with self.database.read() as connection:
            return _runs_in(connection, ids)

    # Waiting: everything here does nothing, and returns False, once the tables are open or the match is called off

    @reads
    def due(self) -> list[DuplicateMatch]:
        """The matches whose tables are to be opened."""
        return self._select((matches.c.due > 0) & (matches.c.due <= self.database.now()))[:AT_ONCE]

    def open(self, id: str, seed: str, seat_all: Callable[[sa.Connection, list[MatchRun]], None]) -> bool:  # noqa: A002
        """Give a match its luck and, in the same transaction, its tables: `seat_all` stores them for its runs."""
        with self.database.write() as connection:
            is_first = _if_waiting(connection, id, seed=seed, due=0.0)
            if is_first:
                seat_all(connection, _runs_in(connection, [id]))
            return is_first

    def seat(self, connection: sa.Connection, run: MatchRun, table: str) -> None:
        """Note at which table a run is driven."""
        connection.execute(match_runs.update().where(_is_run(run)).values(table_id=table))

    def put_off(self, match: DuplicateMatch, due: float) -> None:
        """Look at a match again later, unless it was given another date meanwhile."""
        with self.database.write() as connection:
            which = (matches.c.id == match.id) & (matches.c.due == match.due)
            connection.execute(matches.update().where(which).values(due=due))

    def postpone(self, match: DuplicateMatch) -> None:
        """Move a match to its reserve date, unless it was given another date meanwhile."""
        with self.database.write() as connection:
            which = (matches.c.id == match.id) & (matches.c.due == match.due)
            values = {"at": match.reserve_at, "due": match.reserve_at, "moved": matches.c.moved + 1}
            connection.execute(matches.update().where(which).values(**values))

    def move(self, id: str, at: float) -> bool:  # noqa: A002
        """Give a match another date."""
        with self.database.write() as connection:
            return _if_waiting(connection, id, at=at, due=at, moved=matches.c.moved + 1)

    def call_off(self, id: str) -> bool:  # noqa: A002
        with self.database.write() as connection:
            return _if_waiting(connection, id, due=0.0, ended=time.time())

    def set_drivers(self, id: str, runs: Iterable[MatchRun]) -> bool:  # noqa: A002
        """Give a match other drivers; those who drive still have said what they said."""
        with self.database.write() as connection:
            if not _if_waiting(connection, id):
                return False
            said = {run.user: run.comes for run in _runs_in(connection, [id])}
            connection.execute(match_runs.delete().where(match_runs.c.match_id == id))
            _insert_runs(connection, (msgspec.structs.replace(run, comes=said.get(run.user)) for run in runs))
            return True

    def answer(self, id: str, user: str, comes: bool) -> bool:  # noqa: A002
        """Note whether a driver comes."""
        with self.database.write() as connection:
            own = (match_runs.c.match_id == id) & (match_runs.c.user == user)
            is_on = _if_waiting(connection, id)
            return is_on and bool(connection.execute(match_runs.update().where(own).values(comes=int(comes))).rowcount)

    # Results

    @reads
    def to_settle(self) -> list[tuple[str, str]]:
        """Tables whose results are to be noted, each with its match: those that are over, closed or removed."""
        source = match_runs.outerjoin(tables, tables.c.id == match_runs.c.table_id)
        is_done = tables.c.status.is_(None) | tables.c.status.in_(("over", "closed"))
        query = sa.select(match_runs.c.match_id, match_runs.c.table_id).select_from(source).distinct()
        is_open = (match_runs.c.table_id != "") & (match_runs.c.ended == 0)
        query = query.where(is_open & is_done).limit(AT_ONCE)
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


def _match(row: Any) -> DuplicateMatch:
    read: dict[str, Any] = {"setup": read_setup, "settings": _read_settings, "teams": _read_teams}
    return DuplicateMatch(**{**row, **{name: reader(row[name]) for name, reader in read.items()}})


def _runs_in(connection: sa.Connection, ids: Iterable[str]) -> list[MatchRun]:
    name = sa.case((match_runs.c.user.is_(None), match_runs.c.name), else_=sa.func.coalesce(users.c.name, ""))
    columns = [name if each == "name" else match_runs.c[each] for each in MatchRun.__struct_fields__]
    source = match_runs.outerjoin(users, users.c.id == match_runs.c.user)
    query = sa.select(*columns).select_from(source).where(match_runs.c.match_id.in_(list(ids)))
    query = query.order_by(match_runs.c.match_id, match_runs.c.seat, match_runs.c.team)
    return [MatchRun(*row) for row in connection.execute(query)]


def _insert_runs(connection: sa.Connection, runs: Iterable[MatchRun]) -> None:
    rows = [{name: getattr(run, name) for name in MatchRun.__struct_fields__} for run in runs]
    connection.execute(match_runs.insert(), rows)


def _is_run(run: MatchRun) -> sa.ColumnElement[bool]:
    is_team = (match_runs.c.match_id == run.match_id) & (match_runs.c.team == run.team)
    return is_team & (match_runs.c.seat == run.seat)


def _if_waiting(connection: sa.Connection, id: str, **values: Any) -> bool:  # noqa: A002
    """Change a match that waits, and keep other processes from it until the transaction ends; False if it does not."""
    which = (matches.c.id == id) & (matches.c.due > 0)
    change = matches.update().where(which).values(**{"due": matches.c.due, **values})
    return bool(connection.execute(change).rowcount)

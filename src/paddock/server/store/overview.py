"""What owners and moderators see: users and tables with what matters about them."""

from typing import Any

import sqlalchemy as sa

from paddock.core import Plain
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Access, Role, Status
from paddock.server.store.schema import bans, entries, reports, seats, tables, users

LISTED = 100


class KnownUser(Plain):
    """A user, as moderators see them."""

    id: str
    name: str
    account: str
    role: Role
    created: float
    seen: float
    network: str
    tables: int
    """At how many tables they sit."""
    reports: int
    """How many open reports there are about them."""
    banned: bool


class KnownTable(Plain):
    """A table, as moderators see it."""

    id: str
    game: str
    status: Status
    access: Access
    created: float
    changed: float
    host: str
    host_name: str
    names: str
    """Who sits there."""
    entries: int


class Counts(Plain):
    """The service in figures."""

    accounts: int
    guests: int
    tables: dict[str, int]
    reports: int
    """Open ones."""


class OverviewStore:
    """Lists for the owner's page and commands."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def counts(self) -> Counts:
        status = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        people = sa.select(sa.func.count(), sa.func.count(users.c.account)).where(users.c.name != "")
        waiting = sa.select(sa.func.count()).select_from(reports).where(reports.c.closed == 0)
        with self.database.read() as connection:
            total, accounts = connection.execute(people).one()
            by_status = {str(name): int(count) for name, count in connection.execute(status)}
            return Counts(accounts, total - accounts, by_status, connection.execute(waiting).scalar_one())

    @reads
    def users(self, wanted: str = "") -> list[KnownUser]:
        """The users whose name, account, id or network contains a text; those who came last first."""
        columns = (users.c.name, users.c.account, users.c.id, users.c.network)
        return self._users(_contains(columns, wanted) & (users.c.name != ""))

    @reads
    def user(self, id: str) -> KnownUser | None:  # noqa: A002
        found = self._users(users.c.id == id)
        return found[0] if found else None

    def _users(self, which: sa.ColumnElement[bool]) -> list[KnownUser]:
        sits = sa.select(sa.func.count()).where(seats.c.user == users.c.id).scalar_subquery()
        about = (reports.c.subject == users.c.id) & (reports.c.closed == 0)
        told = sa.select(sa.func.count()).where(about).scalar_subquery()
        banned = sa.exists().where((bans.c.subject == users.c.id) & (bans.c.until > self.database.now()))
        known = [users.c[name] for name in ("id", "name", "account", "role", "created", "seen", "network")]
        query = sa.select(*known, sits, told, banned).where(which)
        latest = sa.case((users.c.seen > users.c.created, users.c.seen), else_=users.c.created)
        with self.database.read() as connection:
            rows = connection.execute(query.order_by(latest.desc(), users.c.id).limit(LISTED)).all()
        return [
            KnownUser(id, name, account or "", role, created, seen, network, sits, told, bool(banned))
            for id, name, account, role, created, seen, network, sits, told, banned in rows  # noqa: A001
        ]

    @reads
    def tables(self, wanted: str = "") -> list[KnownTable]:
        """The tables whose id, game, host or players contain a text; those that changed last first."""
        named = sa.select(seats.c.table_id).where(_contains((seats.c.name, seats.c.user), wanted))
        which = _contains((tables.c.id, tables.c.game, tables.c.host), wanted) | tables.c.id.in_(named)
        return self._tables(which)

    @reads
    def tables_of(self, user: str) -> list[KnownTable]:
        """The tables where a user sits, or which they host."""
        own = sa.select(seats.c.table_id).where(seats.c.user == user)
        return self._tables(tables.c.id.in_(own) | (tables.c.host == user))

    def _tables(self, which: sa.ColumnElement[bool]) -> list[KnownTable]:
        source = tables.join(users, users.c.id == tables.c.host)
        made = sa.select(sa.func.count()).where(entries.c.table_id == tables.c.id).scalar_subquery()
        known = [tables.c[name] for name in ("id", "game", "status", "access", "created", "changed", "host")]
        query = sa.select(*known, users.c.name, made).select_from(source).where(which)
        with self.database.read() as connection:
            rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(LISTED)).all()
            sitting = sa.select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_([row[0] for row in rows]))
            named: dict[str, list[str]] = {}
            for table, name in connection.execute(sitting.order_by(seats.c.seat)):
                named.setdefault(table, []).append(name)
        return [KnownTable(*row[:8], ", ".join(filter(None, named.get(row[0], []))), row[8]) for row in rows]


def _contains(columns: tuple[sa.Column[Any], ...], wanted: str) -> sa.ColumnElement[bool]:
    if not wanted:
        return sa.true()
    return sa.or_(*(sa.func.lower(column).contains(wanted.lower(), autoescape=True) for column in columns))

"""What takes room in the database, and what the owner's policy removes."""

import sqlalchemy as sa

from paddock.core import Plain
from paddock.server.retention import NETWORK_DAYS, REPORT_DAYS, Keep
from paddock.server.store.database import Database
from paddock.server.store.finished import forget_results
from paddock.server.store.outbox import FAILED_DAYS
from paddock.server.store.schema import (
    broadcasts,
    calls,
    chat,
    circuits,
    club_members,
    commentary,
    commentators,
    consents,
    contacts,
    entries,
    holidays,
    ignored,
    match_runs,
    metadata,
    muted_tables,
    outbox,
    plans,
    presence,
    presets,
    push_subscriptions,
    records,
    reports,
    season_drivers,
    season_words,
    seats,
    seeks,
    sessions,
    shared_replays,
    tables,
    tokens,
    users,
    watched_races,
)

DAY = 86400.0
AT_ONCE = 200
"""How many things are removed in one transaction, so that players do not wait for it."""
LISTED = 10
SESSION_DAYS = 92.0
"""After how long without a visit a session has expired for certain."""


class Room(Plain):
    """What one kind of row takes."""

    name: str
    rows: int
    bytes: int | None
    """With its indexes; None if the database does not tell."""


class Holder(Plain):
    """A user who takes much room."""

    id: str
    name: str
    tables: int
    entries: int


class Usage(Plain):
    """What takes room."""

    bytes: int
    rooms: tuple[Room, ...]
    tables: dict[str, int]
    """The tables by status."""
    guests: int
    accounts: int
    holders: tuple[Holder, ...]
    """Those with the most stored decisions."""


class Housekeeping:
    """Counts and removes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def usage(self) -> Usage:
        """What takes room now."""
        with self.database.read() as connection:
            rooms = [self._room(connection, table) for table in metadata.sorted_tables]
            status = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
            people = sa.select(sa.func.count(), sa.func.count(users.c.account)).select_from(users)
            total, accounts = connection.execute(people).one()
            return Usage(
                self._size(connection),
                tuple(sorted(rooms, key=lambda room: (-(room.bytes or 0), -room.rows, room.name))),
                {str(name): int(count) for name, count in connection.execute(status)},
                total - accounts,
                accounts,
                tuple(self._holders(connection)),
            )

    def _room(self, connection: sa.Connection, table: sa.Table) -> Room:
        rows = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        if self.database.is_postgres:
            size = connection.execute(sa.select(sa.func.pg_total_relation_size(table.name))).scalar_one()
            return Room(table.name, rows, size)
        names = [table.name, *(str(index.name) for index in table.indexes)]
        pages = sa.text("SELECT sum(pgsize) FROM dbstat WHERE name IN :names")
        try:
            found = connection.execute(pages.bindparams(sa.bindparam("names", names, expanding=True))).scalar()
        except sa.exc.OperationalError:  # a SQLite without these statistics
            found = None
        return Room(table.name, rows, found)

    def _size(self, connection: sa.Connection) -> int:
        if self.database.is_postgres:
            return int(connection.execute(sa.text("SELECT pg_database_size(current_database())")).scalar_one())
        pages, size = (
            connection.execute(sa.text(f"PRAGMA {name}")).scalar_one() for name in ("page_count", "page_size")
        )
        return int(pages) * int(size)

    def _holders(self, connection: sa.Connection) -> list[Holder]:
        made = sa.select(entries.c.table_id, sa.func.count().label("made")).group_by(entries.c.table_id).subquery()
        total = sa.func.coalesce(sa.func.sum(made.c.made), 0)
        source = tables.join(users, users.c.id == tables.c.host).outerjoin(made, made.c.table_id == tables.c.id)
        query = sa.select(users.c.id, users.c.name, sa.func.count(), total).select_from(source)
        query = query.group_by(users.c.id, users.c.name).order_by(total.desc(), users.c.id).limit(LISTED)
        return [Holder(id, name, count, int(made)) for id, name, count, made in connection.execute(query)]  # noqa: A001

    # Tidying

    def tidy(self, keep: Keep, dry: bool = False) -> dict[str, int]:
        """Remove what the policy does not keep; how many of each kind. If `dry`, only count them."""
        removed = {}
        for name, which in self._stale_tables(keep).items():
            removed[name] = self._remove_all(tables, which, dry)
        days = DAY * keep.records
        removed["records"] = self._remove_all(records, self._older(records.c.used, days), dry) if keep.records else 0
        if not dry:
            self._forget()
        removed["guests"] = self._remove_all(users, self._stale_guests(keep), dry) if keep.guests else 0
        return removed

    def _forget(self) -> None:
        """Forget from where users came who have not come for a while, and old reports and undelivered messages."""
        old = (users.c.network != "") & self._older(users.c.seen, DAY * NETWORK_DAYS)
        closed = (reports.c.closed > 0) & self._older(reports.c.closed, DAY * REPORT_DAYS)
        with self.database.write() as connection:
            connection.execute(users.update().where(old).values(network=""))
            connection.execute(reports.delete().where(closed))
            failed = (outbox.c.state == "failed") & self._older(outbox.c.due, DAY * FAILED_DAYS)
            connection.execute(outbox.delete().where(failed))
            connection.execute(sessions.delete().where(self._older(sessions.c.seen, DAY * SESSION_DAYS)))

    def _stale_tables(self, keep: Keep) -> dict[str, sa.ColumnElement[bool]]:
        """The tables that are not kept, by kind; those to which a user is connected are."""
        found: dict[str, sa.ColumnElement[bool]] = {}
        for name, status, days in (
            ("open", ("open",), keep.open),
            ("running", ("running", "closed"), keep.running),
            ("finished", ("over",), keep.finished),
        ):
            if days:
                watched = sa.select(presence.c.table_id).where(presence.c.connected == 1)
                old = tables.c.status.in_(status) & self._older(tables.c.changed, DAY * days)
                found[name] = old & tables.c.id.not_in(watched)
        return found

    def _stale_guests(self, keep: Keep) -> sa.ColumnElement[bool]:
        old = users.c.account.is_(None) & self._older(users.c.created, DAY * keep.guests)
        members = (
            *(club_members.c.user, season_drivers.c.user, season_words.c.user, match_runs.c.user),
            circuits.c.user,
        )
        shown = (broadcasts.c.user, commentators.c.user, commentary.c.user, shared_replays.c.leader)
        for column in (seats.c.user, tables.c.host, records.c.owner, presence.c.user, *members, *shown):
            old &= ~sa.exists().where(column == users.c.id)
        return old

    def _older(self, column: sa.Column[float], seconds: float) -> sa.ColumnElement[bool]:
        return column < self.database.now() - seconds

    def _remove_all(self, table: sa.Table, which: sa.ColumnElement[bool], dry: bool) -> int:
        if dry:
            with self.database.read() as connection:
                return int(connection.execute(sa.select(sa.func.count()).select_from(table).where(which)).scalar_one())
        total = 0
        while count := self._remove_some(table, which):
            total += count
        return total

    def _remove_some(self, table: sa.Table, which: sa.ColumnElement[bool]) -> int:
        """Remove a few; other processes learn of removed tables."""
        with self.database.write() as connection:
            ids = connection.execute(sa.select(table.c.id).where(which).limit(AT_ONCE)).scalars().all()
            if table is tables:
                for each in (shared_replays, muted_tables, calls, plans, presence, chat, entries, seats):
                    connection.execute(each.delete().where(each.c.table_id.in_(ids)))
                forget_results(connection, ids)
            if table is users:
                connection.execute(ignored.delete().where(ignored.c.user.in_(ids) | ignored.c.other.in_(ids)))
                for each in (
                    outbox,
                    calls,
                    plans,
                    holidays,
                    muted_tables,
                    push_subscriptions,
                    contacts,
                    sessions,
                    tokens,
                    seeks,
                    consents,
                    watched_races,
                    presets,
                ):
                    connection.execute(each.delete().where(each.c.user.in_(ids)))
            connection.execute(table.delete().where(table.c.id.in_(ids)))
            if table is tables:
                for id in ids:  # noqa: A001
                    self.database.notify(connection, id)
        return len(ids)

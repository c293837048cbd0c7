"""Tables as they are stored."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

import paddock
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Seat, Status, Table, TableSettings
from paddock.server.store.schema import seats, tables
from paddock.server.store.seats import read_seat, seat_values, select_seats

# Made at import, before there are threads: two threads that inspect a record type at once would crash the process.
read_setup = msgspec.json.Decoder(paddock.Setup).decode
_read_settings = msgspec.json.Decoder(TableSettings).decode
JSON_COLUMNS = {"setup": read_setup, "settings": _read_settings}
COLUMNS = Table.__struct_fields__
LIST_LENGTH = 60


class TableStore:
    """Tables and their lists."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, table: Table, seated: Iterable[Seat]) -> None:
        with self.database.write() as connection:
            self.insert(connection, table, seated)

    def insert(self, connection: sa.Connection, table: Table, seated: Iterable[Seat]) -> None:
        """Add a table as part of a transaction."""
        values = {name: getattr(table, name) for name in COLUMNS}
        values |= {name: write_json(values[name]) for name in JSON_COLUMNS}
        values |= {"game": table.setup.game, "lease_owner": "", "lease_until": 0.0}
        connection.execute(tables.insert().values(**values))
        connection.execute(seats.insert(), [{"table_id": table.id, **seat_values(seat)} for seat in seated])

    @reads
    def get(self, id: str) -> Table | None:  # noqa: A002
        self.database.quarantine.check(id)
        found = self._select(tables.c.id == id)
        self.database.quarantine.check(id)
        return found[0] if found else None

    def _select(self, which: sa.ColumnElement[bool], limit: int = 1) -> list[Table]:
        columns = [tables.c[name] for name in COLUMNS]
        query = sa.select(*columns).where(which).order_by(tables.c.changed.desc()).limit(limit)
        with self.database.read() as connection:
            rows = connection.execute(query).all()
        return sound_tables(self.database, rows)

    @reads
    def of_user(self, user: str) -> list[Table]:
        """The tables where a user has a seat, the latest first; without races that are over and that the user left."""
        own = sa.select(seats.c.table_id).where(seats.c.user == user)
        present = own.where(seats.c.away == 0)
        which = tables.c.id.in_(own) & (tables.c.status != "closed")
        which &= (tables.c.status != "over") | tables.c.id.in_(present)
        return self._select(which, LIST_LENGTH)

    @reads
    def public(self) -> list[Table]:
        """The tables that any user may join or watch, the latest first."""
        return self._select((tables.c.access == "public") & tables.c.status.in_(("open", "running")), LIST_LENGTH)

    @reads
    def count_running(self, host: str) -> int:
        """How many races of a host are running."""
        return self._count((tables.c.host == host) & (tables.c.status == "running"))

    @reads
    def count_unfinished(self, host: str) -> int:
        """How many races of a host are running or waiting to be started."""
        return self._count((tables.c.host == host) & tables.c.status.in_(("open", "running")))

    def _count(self, which: sa.ColumnElement[bool]) -> int:
        query = sa.select(sa.func.count()).select_from(tables).where(which)
        with self.database.read() as connection:
            return int(connection.execute(query).scalar_one())

    def change(self, id: str, expected: Status | None = None, **values: Any) -> bool:  # noqa: A002
        """Change a table if its status is as expected; False if it is not."""
        values["changed"] = time.time()
        values |= {name: write_json(values[name]) for name in JSON_COLUMNS if name in values}
        which = tables.c.id == id
        if expected is not None:
            which &= tables.c.status == expected
        with self.database.write(id) as connection:
            return bool(connection.execute(tables.update().where(which).values(**values)).rowcount)

    def keep_seats(self, before: list[Seat], kept: list[Seat], after: Table) -> bool:
        """Keep only some seats of an open table, in their order, with its new set-up; False if it has changed."""
        here = seats.c.table_id == after.id
        values = {"setup": write_json(after.setup), "changed": time.time(), "due": 0.0}
        with self.database.write(after.id) as connection:
            which = (tables.c.id == after.id) & (tables.c.status == "open")
            is_open = connection.execute(tables.update().where(which).values(**values)).rowcount
            if not is_open or [read_seat(*row[1:]) for row in connection.execute(select_seats(here))] != before:
                connection.rollback()
                return False
            connection.execute(seats.delete().where(here & seats.c.seat.not_in([seat.seat for seat in kept])))
            for number, seat in enumerate(kept):
                connection.execute(seats.update().where(here & (seats.c.seat == seat.seat)).values(seat=number))
            return True

    @reads
    def final(self, id: str) -> bytes | None:  # noqa: A002
        """The last position of a race that is over; None if its version stored none."""
        with self.database.read() as connection:
            return connection.execute(sa.select(tables.c.final).where(tables.c.id == id)).scalar()

    def upgrade(self, before: Table, after: Table) -> bool:
        """Note that a race goes on under other rules; False if another process has done so."""
        which = (tables.c.id == before.id) & (tables.c.revision == before.revision)
        with self.database.write(before.id) as connection:
            change = tables.update().where(which).values(revision=after.revision, start=after.start)
            return bool(connection.execute(change).rowcount)

    def claim_rematch(self, id: str, successor: str) -> str:  # noqa: A002
        """Set the table of the rematch unless there is one; the one that counts."""
        with self.database.write(id) as connection:
            which = (tables.c.id == id) & (tables.c.rematch == "")
            connection.execute(tables.update().where(which).values(rematch=successor))
            return str(connection.execute(sa.select(tables.c.rematch).where(tables.c.id == id)).scalar_one())

    def touch(self, ids: Iterable[str]) -> None:
        """Update the time of the last change; tables locked by another process are skipped, as it does the same."""
        with self.database.write() as connection:
            free = unlocked(tables.c.id.in_(list(ids)))
            connection.execute(tables.update().where(tables.c.id.in_(free)).values(changed=time.time()))


def unlocked(which: sa.ColumnElement[bool], order: sa.Column[Any] = tables.c.id) -> sa.Select[tuple[str]]:
    """The tables that no other process has locked; it waits for none of them, so that there is no deadlock."""
    return sa.select(tables.c.id).where(which).order_by(order).with_for_update(skip_locked=True)


def sound_tables(database: Database, rows: Iterable[Sequence[Any]]) -> list[Table]:
    """Tables from their columns; damaged ones are put in quarantine."""
    found = (sound_table(database, row) for row in rows)
    return [table for table in found if table is not None]


def sound_table(database: Database, row: Sequence[Any]) -> Table | None:
    """A table from its columns; None if they are damaged."""
    try:
        return read_table(row)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        database.quarantine.add(str(row[COLUMNS.index("id")]), error)
        return None


def read_table(row: Sequence[Any]) -> Table:
    """A table from its columns."""
    values = dict(zip(COLUMNS, row, strict=True))
    return Table(**values | {name: read(values[name]) for name, read in JSON_COLUMNS.items()})


def write_json(value: msgspec.Struct) -> str:
    """A value as it is stored in a column."""
    return msgspec.json.encode(value).decode()

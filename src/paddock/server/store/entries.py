"""Entries as they are stored: every action at a table, in order."""

from collections.abc import Container, Iterable
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Entry
from paddock.server.store.schema import entries

ENTRIES_ADDED = "entries/"
"""How processes tell each other that a table has new entries and nothing else: this and its id."""


class EntryStore:
    """The entries of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add_all(self, given: Iterable[tuple[str, Entry]], driven: Container[str] = ()) -> list[bool]:
        """Store entries of several tables in one transaction; False for each whose number was taken.

        Tables that this process does not drive are due from now on.
        """
        wanted = list(given)
        rows = [(table, *msgspec.structs.astuple(entry)) for table, entry in wanted]
        rows.sort(key=lambda row: row[:2])  # the same order in all processes, so that there is no deadlock
        add = _add_sql(len(rows), self.database.is_postgres)
        with self.database.write() as connection:
            added = {tuple(row) for row in connection.exec_driver_sql(add, tuple(chain.from_iterable(rows)))}
            written = sorted({table for table, _ in added})
            self._wake(connection, [table for table in written if table not in driven])
            self.database.notify(connection, *(ENTRIES_ADDED + table for table in written))
        return _first_added(wanted, added)

    def _wake(self, connection: sa.Connection, ids: list[str]) -> None:
        """Make tables due that were not."""
        if ids:
            connection.exec_driver_sql(_wake_sql(len(ids), self.database.is_postgres), tuple(ids))

    @reads
    def of_table(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        columns = [entries.c[name] for name in Entry.__struct_fields__]
        query = sa.select(*columns).where((entries.c.table_id == table) & (entries.c.number > after))
        with self.database.read() as connection:
            return [Entry(*row) for row in connection.execute(query.order_by(entries.c.number))]


# Every decision comes by here, so that these two are written out: composing them took longer than running them.


@cache
def _add_sql(count: int, is_postgres: bool) -> str:
    names = ("table_id", *Entry.__struct_fields__)
    row = f"({_marks(len(names), is_postgres)})"
    values = ", ".join([row] * count)
    start = f"INSERT INTO entries ({', '.join(names)}) VALUES {values}"  # noqa: S608  names of columns, and marks
    return f"{start} ON CONFLICT DO NOTHING RETURNING table_id, number"


@cache
def _wake_sql(count: int, is_postgres: bool) -> str:
    """Rows are locked in the same order in all processes."""
    lock = " FOR UPDATE" if is_postgres else ""
    which = f"due > 0 AND id IN ({_marks(count, is_postgres)}) ORDER BY id{lock}"
    return f"UPDATE tables SET due = 0 WHERE id IN (SELECT id FROM tables WHERE {which})"  # noqa: S608  marks alone


def _marks(count: int, is_postgres: bool) -> str:
    return ", ".join(["%s" if is_postgres else "?"] * count)


def _first_added(wanted: list[tuple[str, Entry]], added: set[tuple[Any, ...]]) -> list[bool]:
    """Which entries were added; of two with the same number in one batch, the first was."""
    results = []
    for table, entry in wanted:
        results.append((table, entry.number) in added)
        added.discard((table, entry.number))
    return results

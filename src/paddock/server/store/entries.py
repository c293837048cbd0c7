"""Entries as they are stored: every action at a table, in order."""

from collections.abc import Container, Iterable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Entry
from paddock.server.store.schema import entries, tables

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
        rows = [{"table_id": table, **msgspec.structs.asdict(entry)} for table, entry in wanted]
        rows.sort(key=_key)  # the same order in all processes, so that there is no deadlock
        insert = pg_insert if self.database.is_postgres else sqlite_insert
        add = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
        with self.database.write() as connection:
            added = {(row.table_id, row.number) for row in connection.execute(add, rows)}
            written = {table for table, _ in added}
            self._wake(connection, [table for table in sorted(written) if table not in driven])
            self.database.notify(connection, *(ENTRIES_ADDED + table for table in written))
        return _first_added(wanted, added)

    def _wake(self, connection: sa.Connection, ids: list[str]) -> None:
        """Make tables due that were not; in the same order in all processes."""
        if ids:
            resting = sa.select(tables.c.id).where(tables.c.id.in_(ids) & (tables.c.due > 0))
            found = connection.execute(resting.order_by(tables.c.id).with_for_update()).scalars().all()
            if found:
                connection.execute(tables.update().where(tables.c.id.in_(found)).values(due=0.0))

    @reads
    def of_table(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        columns = [entries.c[name] for name in Entry.__struct_fields__]
        query = sa.select(*columns).where((entries.c.table_id == table) & (entries.c.number > after))
        with self.database.read() as connection:
            return [Entry(*row) for row in connection.execute(query.order_by(entries.c.number))]


def _key(row: Mapping[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]


def _first_added(wanted: list[tuple[str, Entry]], added: set[tuple[str, int]]) -> list[bool]:
    """Which entries were added; of two with the same number in one batch, the first was."""
    results = []
    for table, entry in wanted:
        results.append((table, entry.number) in added)
        added.discard((table, entry.number))
    return results

"""Which tables are due, and the leases of the processes that drive their bots and clocks. All times are the database's.

A SQLite database belongs to one process, which needs no leases.
"""

from collections.abc import Set as AbstractSet

import sqlalchemy as sa

from paddock.server.store.database import Database
from paddock.server.store.schema import NEVER, entries, tables
from paddock.server.store.tables import unlocked


class LeaseStore:
    """The leases of this process on running tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.is_running = tables.c.status == "running"

    def renew(self, seconds: float) -> None:
        """Renew all leases of this process at once."""
        if self.database.is_postgres:
            own = self.is_running & (tables.c.lease_owner == self.database.process)
            with self.database.write() as connection:
                later = tables.update().where(tables.c.id.in_(unlocked(own)))
                connection.execute(later.values(lease_until=self.database.now() + seconds))

    def claim_due(self, seconds: float, most: int, held: AbstractSet[str]) -> list[str]:
        """Take the leases of tables that are due and that no process holds, the longest due first."""
        due = self.is_running & (tables.c.due <= self.database.now())
        if not self.database.is_postgres:
            query = sa.select(tables.c.id).where(due).order_by(tables.c.due).limit(most + len(held))
            with self.database.read() as connection:
                return [id for id in connection.execute(query).scalars() if id not in held][:most]  # noqa: A001
        which = unlocked(due & self._is_free(), tables.c.due).limit(most)
        return self._claim(which, seconds)

    def claim(self, table: str, seconds: float) -> bool:
        """Take the lease of one table, due or not; False if another process holds it."""
        if not self.database.is_postgres:
            return True
        return bool(self._claim(unlocked((tables.c.id == table) & self._is_free()), seconds))

    def _is_free(self) -> sa.ColumnElement[bool]:
        return (tables.c.lease_owner == self.database.process) | (tables.c.lease_until < self.database.now())

    def _claim(self, which: sa.Select[tuple[str]], seconds: float) -> list[str]:
        values = {"lease_owner": self.database.process, "lease_until": self.database.now() + seconds}
        with self.database.write() as connection:
            claimed = tables.update().where(tables.c.id.in_(which)).values(**values)
            return list(connection.execute(claimed.returning(tables.c.id)).scalars())

    def rest(self, table: str, number: int, due: float | None) -> None:
        """Give a lease back until a table is due (None: until something happens), unless it has newer entries."""
        is_newer = (entries.c.table_id == table) & (entries.c.number > number)
        which = (tables.c.id == table) & ~sa.exists().where(is_newer)
        values = {"due": NEVER if due is None else due, "lease_owner": "", "lease_until": 0.0}
        with self.database.write() as connection:
            connection.execute(tables.update().where(which).values(**values))

    def release(self) -> None:
        """Give all leases back, so that another process can take them at once."""
        own = tables.c.lease_owner == self.database.process
        with self.database.write() as connection:
            connection.execute(tables.update().where(own).values(lease_owner="", lease_until=0.0))

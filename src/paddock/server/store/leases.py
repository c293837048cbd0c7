"""Leases: which process drives the bots and clocks of a running table."""

import time

import sqlalchemy as sa

from paddock.server.store.database import Database
from paddock.server.store.schema import tables
from paddock.server.store.tables import unlocked


class LeaseStore:
    """The leases of this process on running tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def claim(self, seconds: float) -> list[str]:
        """Take every free lease and renew those held; the tables of all of them.

        A SQLite database belongs to one process, which drives every running table.
        """
        running = tables.c.status == "running"
        if not self.database.is_postgres:
            with self.database.read() as connection:
                return list(connection.execute(sa.select(tables.c.id).where(running)).scalars())
        now, process = time.time(), self.database.process
        free = (tables.c.lease_owner == process) | (tables.c.lease_until < now)
        with self.database.write() as connection:
            which = tables.c.id.in_(unlocked(running & free))
            claimed = tables.update().where(which).values(lease_owner=process, lease_until=now + seconds)
            return list(connection.execute(claimed.returning(tables.c.id)).scalars())

    def release(self) -> None:
        """Give all leases back, so that another process can take them at once."""
        own = tables.c.lease_owner == self.database.process
        with self.database.write() as connection:
            connection.execute(tables.update().where(own).values(lease_owner="", lease_until=0.0))

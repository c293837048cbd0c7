"""Who is connected to which table, through any process. All times are the database's."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from paddock.server.store.database import Database, reads
from paddock.server.store.schema import presence

GRACE_SECONDS = 60.0
"""How long a user who has disconnected still counts as present."""
REFRESH_SECONDS = 20.0
"""How often a process confirms its connections; one that has died is known by its silence."""
FORGET_SECONDS = 3600.0


class PresenceStore:
    """The connections of users to tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def arrive(self, table: str, user: str) -> None:
        """A user has connected to a table through this process."""
        self._note(table, user, connected=1)

    def leave(self, table: str, user: str) -> None:
        """A user has no connection through this process any more."""
        self._note(table, user, connected=0)

    def _note(self, table: str, user: str, connected: int) -> None:
        insert = pg_insert if self.database.is_postgres else sqlite_insert
        now = self.database.now()
        key = {"table_id": table, "user": user, "process": self.database.process}
        with self.database.write(table) as connection:
            add = insert(presence).values(**key, connected=connected, seen=now)
            changes = {"connected": connected, "seen": now}
            connection.execute(add.on_conflict_do_update(index_elements=list(presence.primary_key), set_=changes))

    def recover(self) -> None:
        """Forget the connections of a process that died, where there can be no other process: in a SQLite file."""
        if not self.database.is_postgres:
            with self.database.write() as connection:
                connection.execute(presence.update().where(presence.c.connected == 1).values(connected=0))

    def refresh(self) -> None:
        """Confirm all connections of this process, and forget those of long ago."""
        now, own = self.database.now(), presence.c.process == self.database.process
        with self.database.write() as connection:
            connection.execute(presence.update().where(own & (presence.c.connected == 1)).values(seen=now))
            connection.execute(presence.delete().where(presence.c.seen < now - FORGET_SECONDS))

    @reads
    def elsewhere(self, table: str) -> frozenset[str]:
        """The users who are connected to a table through other processes."""
        others = (presence.c.process != self.database.process) & (presence.c.connected == 1)
        query = sa.select(presence.c.user).where((presence.c.table_id == table) & others & self._recent())
        with self.database.read() as connection:
            return frozenset(connection.execute(query).scalars())

    @reads
    def is_connected(self, table: str, user: str) -> bool:
        """Whether a user is connected to a table now, through any process."""
        which = (presence.c.table_id == table) & (presence.c.user == user) & (presence.c.connected == 1)
        with self.database.read() as connection:
            return connection.execute(sa.select(presence.c.seen).where(which & self._recent())).first() is not None

    @reads
    def is_present(self, table: str, user: str) -> bool:
        """Whether a user is connected to a table, or was less than the grace ago."""
        which = (presence.c.table_id == table) & (presence.c.user == user) & self._recent()
        with self.database.read() as connection:
            return connection.execute(sa.select(presence.c.seen).where(which)).first() is not None

    def _recent(self) -> sa.ColumnElement[bool]:
        return presence.c.seen > self.database.now() - GRACE_SECONDS

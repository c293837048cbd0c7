"""Bans as they are stored."""

import time

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Ban, Scope
from paddock.server.store.schema import NEVER, bans

FOR_EVER = NEVER
"""The end of a ban that does not end."""


class BanStore:
    """Bans of users and networks. Those that have ended stay, so that moderators see them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def active(self) -> list[Ban]:
        """The bans that have not ended."""
        return self._select(bans.c.until > time.time())

    @reads
    def of(self, subject: str) -> list[Ban]:
        """All bans of a user or a network, the newest first."""
        return self._select(bans.c.subject == subject)

    def _select(self, which: sa.ColumnElement[bool]) -> list[Ban]:
        with self.database.read() as connection:
            rows = connection.execute(sa.select(bans).where(which).order_by(bans.c.id.desc())).mappings()
            return [Ban(**row) for row in rows]

    def add(self, connection: sa.Connection, subject: str, scope: Scope, until: float, reason: str) -> None:
        """Ban a user or a network; an earlier ban of the same scope ends."""
        self.end(connection, subject, scope)
        row = {"subject": subject, "scope": scope, "until": until, "reason": reason[:500], "at": time.time()}
        connection.execute(bans.insert().values(**row))

    def end(self, connection: sa.Connection, subject: str, scope: Scope | None = None) -> int:
        """End the bans of a user or a network; how many there were."""
        now = time.time()
        which = (bans.c.subject == subject) & (bans.c.until > now)
        which = which if scope is None else which & (bans.c.scope == scope)
        return int(connection.execute(bans.update().where(which).values(until=now)).rowcount)

"""The audit log: what owners and moderators did, to whom, when and why. It is only added to."""

import time

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Act
from paddock.server.store.schema import audit

LISTED = 200
AUDIT_LOCK = 7_221_091


class AuditStore:
    """The audit log. Processes follow it, to act on what others did."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(
        self, connection: sa.Connection, actor: str, act: str, subject: str, detail: str = "", reason: str = ""
    ) -> None:
        """Add a line, as part of the transaction that does what it says."""
        if self.database.is_postgres:
            # One writer at a time, so that lines become visible in the order of their numbers.
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({AUDIT_LOCK})"))
        row = {"at": time.time(), "actor": actor, "act": act, "subject": subject}
        connection.execute(audit.insert().values(**row, detail=detail[:200], reason=reason[:500]))

    @reads
    def last(self) -> int:
        """The number of the last line; 0 without any."""
        with self.database.read() as connection:
            return int(connection.execute(sa.select(sa.func.coalesce(sa.func.max(audit.c.id), 0))).scalar_one())

    @reads
    def after(self, number: int) -> list[Act]:
        """The lines after a number, the oldest first."""
        return self._select(sa.select(audit).where(audit.c.id > number).order_by(audit.c.id))

    @reads
    def latest(self, before: int = 0, subject: str = "") -> list[Act]:
        """The last lines, the newest first: those before a number, and about one subject, if asked for."""
        query = sa.select(audit).order_by(audit.c.id.desc()).limit(LISTED)
        query = query.where(audit.c.id < before) if before else query
        return self._select(query.where(audit.c.subject == subject) if subject else query)

    def _select(self, query: sa.Select[tuple[object, ...]]) -> list[Act]:
        with self.database.read() as connection:
            return [Act(**row) for row in connection.execute(query).mappings()]

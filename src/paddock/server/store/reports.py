"""Reports as they are stored."""

import time

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Report, ReportKind
from paddock.server.store.schema import reports

LISTED = 200


class ReportStore:
    """What users reported."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, reporter: str, subject: str, kind: ReportKind, reason: str, table: str, context: str) -> None:
        """Store a report. A second one about the same, while the first is open, replaces it."""
        row = {"reporter": reporter, "subject": subject, "kind": kind, "table_id": table}
        same = sa.and_(reports.c.closed == 0, *(reports.c[name] == value for name, value in row.items()))
        with self.database.write() as connection:
            connection.execute(reports.delete().where(same))
            values = {**row, "reason": reason, "context": context, "at": time.time(), "closed": 0.0}
            connection.execute(reports.insert().values(**values))

    @reads
    def listed(self, open_only: bool = True) -> list[Report]:
        """The latest reports, the newest first."""
        return self._select(reports.c.closed == 0 if open_only else sa.true())

    @reads
    def get(self, id: int) -> Report | None:  # noqa: A002
        found = self._select(reports.c.id == id)
        return found[0] if found else None

    def _select(self, which: sa.ColumnElement[bool]) -> list[Report]:
        query = sa.select(reports).where(which).order_by(reports.c.id.desc()).limit(LISTED)
        with self.database.read() as connection:
            return [Report(**row) for row in connection.execute(query).mappings()]

    def close(self, connection: sa.Connection, id: int) -> bool:  # noqa: A002
        """Close a report; False if it is not open."""
        which = (reports.c.id == id) & (reports.c.closed == 0)
        return bool(connection.execute(reports.update().where(which).values(closed=time.time())).rowcount)

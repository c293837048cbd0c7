"""Tables to join and to watch, as they are stored."""

from collections.abc import Iterable

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.presence import GRACE_SECONDS
from paddock.server.store.rows import Table
from paddock.server.store.schema import presence, seats, tables
from paddock.server.store.tables import COLUMNS, sound_tables

MOST = 200


class FindingStore:
    """Public tables by what users look for."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def open(self, game: str = "") -> list[Table]:
        """Public tables with a free seat, the latest first."""
        free = sa.exists().where((seats.c.table_id == tables.c.id) & seats.c.user.is_(None) & (seats.c.bot == ""))
        return self._select((tables.c.status == "open") & free, game)

    @reads
    def running(self, game: str = "") -> list[Table]:
        """Public races under way, the latest first."""
        return self._select(tables.c.status == "running", game)

    def _select(self, which: sa.ColumnElement[bool], game: str) -> list[Table]:
        which &= tables.c.access == "public"
        if game:
            which &= tables.c.game == game
        columns = [tables.c[name] for name in COLUMNS]
        query = sa.select(*columns).where(which).order_by(tables.c.changed.desc()).limit(MOST)
        with self.database.read() as connection:
            return sound_tables(self.database, connection.execute(query).all())

    @reads
    def watching(self, ids: Iterable[str]) -> dict[str, int]:
        """How many users watch each of some tables without driving there, through any process."""
        drives = sa.exists().where((seats.c.table_id == presence.c.table_id) & (seats.c.user == presence.c.user))
        recent = (presence.c.connected == 1) & (presence.c.seen > self.database.now() - GRACE_SECONDS)
        which = presence.c.table_id.in_(list(ids)) & recent & ~drives
        count = sa.func.count(presence.c.user.distinct())
        query = sa.select(presence.c.table_id, count).where(which).group_by(presence.c.table_id)
        with self.database.read() as connection:
            return {table: int(number) for table, number in connection.execute(query)}

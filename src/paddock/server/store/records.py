"""Uploaded records as they are stored."""

import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paddock.server.store.database import Database, reads
from paddock.server.store.schema import records


class RecordStore:
    """Records of races that were run elsewhere, by the hash of their text."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, id: str, text: str) -> None:  # noqa: A002
        """Store a record; the same one again changes nothing."""
        try:
            with self.database.write() as connection:
                connection.execute(records.insert().values(id=id, text=text, created=time.time()))
        except IntegrityError:
            return

    @reads
    def get(self, id: str) -> str | None:  # noqa: A002
        with self.database.read() as connection:
            return connection.execute(sa.select(records.c.text).where(records.c.id == id)).scalar()

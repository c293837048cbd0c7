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

    def add(self, id: str, text: str, owner: str = "", frames: bytes | None = None) -> None:  # noqa: A002
        """Store a record of a user, with its positions; the same one again changes nothing."""
        at = time.time()
        try:
            with self.database.write() as connection:
                values = {"id": id, "text": text, "created": at, "used": at, "owner": owner, "frames": frames}
                connection.execute(records.insert().values(**values))
        except IntegrityError:
            return

    @reads
    def get(self, id: str) -> str | None:  # noqa: A002
        with self.database.read() as connection:
            return connection.execute(sa.select(records.c.text).where(records.c.id == id)).scalar()

    @reads
    def frames(self, id: str) -> bytes | None:  # noqa: A002
        """The positions of a record; None if its version stored none."""
        with self.database.read() as connection:
            return connection.execute(sa.select(records.c.frames).where(records.c.id == id)).scalar()

    def touch(self, id: str) -> None:  # noqa: A002
        """Note that a record was watched."""
        with self.database.write() as connection:
            connection.execute(records.update().where(records.c.id == id).values(used=time.time()))

    @reads
    def count(self, owner: str) -> int:
        """How many records a user has brought."""
        query = sa.select(sa.func.count()).where(records.c.owner == owner)
        with self.database.read() as connection:
            return int(connection.execute(query).scalar_one())

"""Whose races may be part of the archive for research."""

import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paddock.server.store.database import Database, reads
from paddock.server.store.schema import consents


class ConsentStore:
    """The users who consent."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def is_given(self, user: str) -> bool:
        with self.database.read() as connection:
            return connection.execute(sa.select(consents.c.at).where(consents.c.user == user)).first() is not None

    def set(self, user: str, is_given: bool) -> None:
        """Note that a user consents, or no longer does."""
        if not is_given:
            with self.database.write() as connection:
                connection.execute(consents.delete().where(consents.c.user == user))
            return
        try:
            with self.database.write() as connection:
                connection.execute(consents.insert().values(user=user, at=time.time()))
        except IntegrityError:
            return  # already given

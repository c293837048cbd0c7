"""Users as they are stored."""

import time
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import User
from paddock.server.store.schema import users


class AccountTakenError(Exception):
    """Another user has an account of this name."""


class UserStore:
    """Guests and accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, user: User) -> None:
        with self.database.write() as connection:
            connection.execute(users.insert().values(id=user.id, name=user.name, epoch=0, created=time.time()))

    @reads
    def get(self, id: str) -> User | None:  # noqa: A002
        return self._first(users.c.id == id)

    def _first(self, which: sa.ColumnElement[bool]) -> User | None:
        columns = [users.c[name] for name in User.__struct_fields__]
        with self.database.read() as connection:
            row = connection.execute(sa.select(*columns).where(which)).first()
        return None if row is None else User(*row)

    @reads
    def by_account(self, account: str) -> tuple[User, str] | None:
        """The owner of an account and the hash of the password."""
        user = self._first(users.c.account == account)
        if user is None:
            return None
        with self.database.read() as connection:
            query = sa.select(users.c.password).where(users.c.id == user.id)
            return user, str(connection.execute(query).scalar_one())

    @reads
    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of users by id; other ids, and users who were deleted, are left out."""
        query = sa.select(users.c.id, users.c.name).where(users.c.id.in_(list(ids)) & (users.c.name != ""))
        with self.database.read() as connection:
            return {id: name for id, name in connection.execute(query)}  # noqa: A001, C416

    def note_visit(self, user: str, network: str) -> None:
        """Note when a user came last, and from which network."""
        with self.database.write() as connection:
            seen = users.update().where(users.c.id == user).values(seen=time.time(), network=network)
            connection.execute(seen)

    def change(self, id: str, **values: Any) -> None:  # noqa: A002
        try:
            with self.database.write() as connection:
                connection.execute(users.update().where(users.c.id == id).values(**values))
        except IntegrityError as error:
            raise AccountTakenError from error

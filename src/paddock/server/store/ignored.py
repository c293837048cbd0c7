"""Whom users have muted or blocked."""

import time
from collections.abc import Iterable

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Ignored, IgnoreKind
from paddock.server.store.schema import ignored, users

IGNORED_CHANGED = "ignored/"
"""How processes tell each other that a user has muted or blocked another: this and the user's id."""


class IgnoredStore:
    """Mutes and blocks."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def of(self, user: str) -> list[Ignored]:
        """Whom a user ignores, by name."""
        source = ignored.join(users, users.c.id == ignored.c.other)
        query = sa.select(users.c.id, users.c.name, ignored.c.kind).select_from(source).where(ignored.c.user == user)
        with self.database.read() as connection:
            return [Ignored(*row) for row in connection.execute(query.order_by(users.c.name, users.c.id))]

    @reads
    def ids(self, user: str) -> frozenset[str]:
        """The ids of those whom a user ignores."""
        with self.database.read() as connection:
            return frozenset(connection.execute(sa.select(ignored.c.other).where(ignored.c.user == user)).scalars())

    def set(self, user: str, other: str, kind: IgnoreKind | None, most: int) -> bool:
        """Mute or block another user, or neither; False if the user ignores as many as a user may."""
        pair = (ignored.c.user == user) & (ignored.c.other == other)
        with self.database.write(IGNORED_CHANGED + user) as connection:
            connection.execute(ignored.delete().where(pair))
            count = sa.select(sa.func.count()).where(ignored.c.user == user)
            if kind is not None and connection.execute(count).scalar_one() >= most:
                return False
            if kind is not None:
                connection.execute(ignored.insert().values(user=user, other=other, kind=kind, at=time.time()))
        return True

    @reads
    def between(self, user: str, others: Iterable[str]) -> list[tuple[str, str]]:
        """The blocks between a user and some others: who has blocked, and who is blocked."""
        named = list(others)
        mine = (ignored.c.user == user) & ignored.c.other.in_(named)
        theirs = (ignored.c.other == user) & ignored.c.user.in_(named)
        query = sa.select(ignored.c.user, ignored.c.other).where((ignored.c.kind == "block") & (mine | theirs))
        with self.database.read() as connection:
            return [(by, other) for by, other in connection.execute(query)]

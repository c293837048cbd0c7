"""Wishes for a race as they are stored: one a user."""

import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Row
from paddock.server.store.schema import seeks

LIVE_SECONDS = 90.0
"""How long a wish for a live race counts after its user's browser was last heard of."""
DAYS_SECONDS = 14 * 86400.0
"""How long a wish for a race over days counts."""
CLAIM_SECONDS = 30
Length = Literal["short", "full"]
SeekPace = Literal["live", "days"]


class Wish(Row):
    """The race that a user looks for."""

    game: str
    drivers: int
    length: Length = "full"
    pace: SeekPace = "live"
    rated: bool = False
    least: int = 0
    most: int = 9999
    """The ratings that the others may have."""


class Seek(Row):
    """A wish, and what became of it."""

    user: str
    wish: Wish
    at: float
    seen: float
    table_id: str = ""
    """The table that was opened for it; empty while it waits."""


class SeekStore:
    """Users who look for a race."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def put(self, user: str, wish: Wish) -> None:
        """Note a wish, in place of the user's last one."""
        at = time.time()
        values = {**msgspec.structs.asdict(wish), "rated": int(wish.rated)}
        with self.database.write() as connection:
            connection.execute(seeks.delete().where(seeks.c.user == user))
            connection.execute(seeks.insert().values(user=user, **values, at=at, seen=at, claim="", table_id=""))

    def remove(self, user: str) -> None:
        with self.database.write() as connection:
            connection.execute(seeks.delete().where(seeks.c.user == user))

    def hear(self, user: str) -> Seek | None:
        """The wish of a user whose browser asks for it; it is still wanted."""
        with self.database.write() as connection:
            connection.execute(seeks.update().where(seeks.c.user == user).values(seen=time.time()))
            row = connection.execute(sa.select(seeks).where(seeks.c.user == user)).first()
        return None if row is None else _seek(row)

    @reads
    def waiting(self, game: str = "") -> list[Seek]:
        """The wishes that wait for others, the oldest first."""
        query = sa.select(seeks).where(self._is_waiting()).order_by(seeks.c.at, seeks.c.user)
        if game:
            query = query.where(seeks.c.game == game)
        with self.database.read() as connection:
            return [_seek(row) for row in connection.execute(query)]

    def _is_waiting(self) -> sa.ColumnElement[bool]:
        now = time.time()
        fresh = (seeks.c.pace == "live") & (seeks.c.seen > now - LIVE_SECONDS)
        fresh |= (seeks.c.pace == "days") & (seeks.c.at > now - DAYS_SECONDS)
        unclaimed = (seeks.c.claim == "") | (seeks.c.claim < f"{now - CLAIM_SECONDS:.0f}")
        return (seeks.c.table_id == "") & fresh & unclaimed

    def claim(self, users: Sequence[str], name: str) -> bool:
        """Take several wishes off the list at once, for a table to be opened; False if another was faster."""
        change = seeks.update().where(seeks.c.user.in_(users) & self._is_waiting())
        with self.database.engine.connect() as connection:
            taken = connection.execute(change.values(claim=f"{time.time():.0f}-{name}")).rowcount
            if taken != len(users):
                connection.rollback()
                return False
            connection.commit()
        return True

    def settle(self, users: Sequence[str], table: str) -> None:
        """Note the table that was opened for some users; without one, they wait again."""
        with self.database.write() as connection:
            connection.execute(seeks.update().where(seeks.c.user.in_(users)).values(claim="", table_id=table))

    def forget_old(self) -> None:
        """Remove wishes that nobody has asked about for long."""
        with self.database.write() as connection:
            connection.execute(seeks.delete().where(seeks.c.seen < time.time() - 2 * DAYS_SECONDS))


def _seek(row: Any) -> Seek:
    wish = Wish(row.game, row.drivers, row.length, row.pace, bool(row.rated), row.least, row.most)
    return Seek(row.user, wish, row.at, row.seen, row.table_id)

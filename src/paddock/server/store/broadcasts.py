"""Broadcasts and their commentary as they are stored."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Broadcast, Comment
from paddock.server.store.schema import broadcasts, commentary, commentators, users

HISTORY = 300
"""How many lines of commentary a broadcast keeps."""
_read_tables = msgspec.json.Decoder(tuple[str, ...]).decode


def _write_tables(tables: tuple[str, ...]) -> str:
    return msgspec.json.encode(tables).decode()


class BroadcastStore:
    """Events on one page."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, broadcast: Broadcast) -> None:
        values = {name: getattr(broadcast, name) for name in Broadcast.__struct_fields__}
        with self.database.write() as connection:
            connection.execute(broadcasts.insert().values(**{**values, "tables": _write_tables(broadcast.tables)}))

    @reads
    def get(self, id: str) -> Broadcast | None:  # noqa: A002
        found = self._select(broadcasts.c.id == id)
        return found[0] if found else None

    @reads
    def of_user(self, user: str) -> list[Broadcast]:
        """The broadcasts that a user organises, the latest first."""
        return self._select(broadcasts.c.user == user)

    @reads
    def of_season(self, season: str) -> dict[int, str]:
        """The first broadcast of each round of a season."""
        return {each.race: each.id for each in self._select(broadcasts.c.season == season)}

    def _select(self, which: sa.ColumnElement[bool]) -> list[Broadcast]:
        columns = [broadcasts.c[name] for name in Broadcast.__struct_fields__]
        query = sa.select(*columns).where(which).order_by(broadcasts.c.created.desc())
        with self.database.read() as connection:
            rows = [dict(zip(Broadcast.__struct_fields__, row, strict=True)) for row in connection.execute(query)]
        return [Broadcast(**{**row, "tables": _read_tables(row["tables"])}) for row in rows]

    def change(self, id: str, title: str, tables: tuple[str, ...]) -> None:  # noqa: A002
        with self.database.write() as connection:
            values: dict[str, Any] = {"title": title, "tables": _write_tables(tables)}
            connection.execute(broadcasts.update().where(broadcasts.c.id == id).values(**values))

    def remove(self, id: str) -> None:  # noqa: A002
        with self.database.write() as connection:
            remove_broadcasts(connection, broadcasts.c.id == id)

    # Commentators

    def appoint(self, id: str, user: str) -> None:  # noqa: A002
        if user not in self.commentators(id):
            with self.database.write() as connection:
                connection.execute(commentators.insert().values(broadcast=id, user=user))

    @reads
    def commentators(self, id: str) -> dict[str, str]:  # noqa: A002
        """The names of commentators by user."""
        source = commentators.join(users, users.c.id == commentators.c.user)
        query = sa.select(users.c.id, users.c.name).select_from(source).where(commentators.c.broadcast == id)
        with self.database.read() as connection:
            return {user: name for user, name in connection.execute(query.order_by(users.c.name))}  # noqa: C416

    # Commentary

    def say(self, id: str, user: str, table: str, number: int, text: str) -> None:  # noqa: A002
        values = {"broadcast": id, "user": user, "table_id": table, "number": number, "text": text, "at": time.time()}
        with self.database.write() as connection:
            connection.execute(commentary.insert().values(**values))
            own = sa.select(commentary.c.id).where(commentary.c.broadcast == id)
            kept = own.order_by(commentary.c.id.desc()).limit(HISTORY)
            old = (commentary.c.broadcast == id) & commentary.c.id.not_in(kept)
            connection.execute(commentary.delete().where(old))

    def unsay(self, id: str, line: int) -> None:  # noqa: A002
        with self.database.write() as connection:
            which = (commentary.c.broadcast == id) & (commentary.c.id == line)
            connection.execute(commentary.delete().where(which))

    @reads
    def lines(self, id: str) -> list[Comment]:  # noqa: A002
        """The last lines of a broadcast, the newest first."""
        columns = [commentary.c[name] for name in Comment.__struct_fields__ if name != "name"]
        source = commentary.join(users, users.c.id == commentary.c.user)
        query = sa.select(*columns, users.c.name).select_from(source).where(commentary.c.broadcast == id)
        with self.database.read() as connection:
            rows = connection.execute(query.order_by(commentary.c.id.desc()).limit(HISTORY)).all()
        return [Comment(*tuple(row)) for row in rows]


def remove_broadcasts(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    """Remove broadcasts with all that was written about them."""
    gone = sa.select(broadcasts.c.id).where(which)
    for each in (commentary, commentators):
        connection.execute(each.delete().where(each.c.broadcast.in_(gone)))
    connection.execute(broadcasts.delete().where(which))

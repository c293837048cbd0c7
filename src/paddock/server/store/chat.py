"""Chat as it is stored."""

import time

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Said, User
from paddock.server.store.schema import chat

HISTORY = 200
"""How many lines of chat a table shows and keeps."""


class ChatStore:
    """The chat of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, table: str, user: User, text: str, after: int | None = None) -> None:
        """Store a line, unless the same one was stored after the line `after`: its sender did not hear that it was."""
        row = {"table_id": table, "user": user.id, "name": user.name, "text": text, "at": time.time()}
        with self.database.write(table) as connection:
            if after is not None and self._is_stored(connection, table, user, text, after):
                return
            connection.execute(chat.insert().values(**row))
            ids = sa.select(chat.c.id).where(chat.c.table_id == table).order_by(chat.c.id.desc())
            oldest = ids.limit(1).offset(HISTORY).scalar_subquery()
            connection.execute(chat.delete().where((chat.c.table_id == table) & (chat.c.id <= oldest)))

    def _is_stored(self, connection: sa.Connection, table: str, user: User, text: str, after: int) -> bool:
        same = (chat.c.table_id == table) & (chat.c.id > after) & (chat.c.user == user.id) & (chat.c.text == text)
        return connection.execute(sa.select(chat.c.id).where(same).limit(1)).first() is not None

    @reads
    def of_table(self, table: str, after: int = 0) -> list[Said]:
        """The latest lines of a table after an id, the oldest first."""
        columns = [chat.c[name] for name in Said.__struct_fields__]
        query = sa.select(*columns).where((chat.c.table_id == table) & (chat.c.id > after))
        with self.database.read() as connection:
            rows = connection.execute(query.order_by(chat.c.id.desc()).limit(HISTORY)).all()
        return [Said(*row) for row in reversed(rows)]

"""Keys of programs as they are stored: their hashes."""

import hashlib
import secrets
import time

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Token, User
from paddock.server.store.schema import tokens, users
from paddock.server.store.sessions import SESSION_CHANGED

PREFIX = "paddock_"
"""How a key begins, so that one that was published by mistake is recognised."""
TOKEN_SESSION = "token-"  # noqa: S105  the name of a kind of session
USED_SECONDS = 3600.0
"""How exactly it is known when a key was last used."""


class TokenStore:
    """The keys with which programs play for users."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, user: str, name: str) -> str:
        """A new key, which is shown once."""
        id, secret = secrets.token_hex(8), secrets.token_hex(24)  # noqa: A001
        row = {"id": id, "user": user, "name": name, "hash": _hash(secret), "created": time.time(), "used": 0.0}
        with self.database.write() as connection:
            connection.execute(tokens.insert().values(**row))
        return f"{PREFIX}{id}_{secret}"

    def user_of(self, text: str) -> tuple[User, str] | None:
        """The user whose program has a key, and the key's id; None if there is no such key."""
        id, _, secret = text.removeprefix(PREFIX).partition("_")  # noqa: A001
        columns = [users.c[name] for name in User.__struct_fields__]
        which = (tokens.c.id == id) & (tokens.c.hash == _hash(secret)) & (tokens.c.user == users.c.id)
        with self.database.read() as connection:
            row = connection.execute(sa.select(*columns, tokens.c.used).where(which)).first()
        if row is None or not text.startswith(PREFIX):
            return None
        if row[-1] < time.time() - USED_SECONDS:
            with self.database.write() as connection:
                connection.execute(tokens.update().where(tokens.c.id == id).values(used=time.time()))
        return User(*row[:-1]), id

    def revoke(self, user: str, id: str) -> bool:  # noqa: A002
        """Revoke a key; False if the user has no such key."""
        with self.database.write(f"{SESSION_CHANGED}{TOKEN_SESSION}{id}") as connection:
            gone = tokens.delete().where((tokens.c.id == id) & (tokens.c.user == user))
            return bool(connection.execute(gone).rowcount)

    @reads
    def of(self, user: str) -> list[Token]:
        columns = [tokens.c[name] for name in Token.__struct_fields__]
        query = sa.select(*columns).where(tokens.c.user == user).order_by(tokens.c.created)
        with self.database.read() as connection:
            return [Token(*row) for row in connection.execute(query)]


def _hash(secret: str) -> str:
    """A random secret of 24 bytes needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()

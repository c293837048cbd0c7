"""Revoked sessions, and the users of those that are not."""

import time

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Device, User
from paddock.server.store.schema import push_subscriptions, revoked_sessions, sessions, tokens, users

SESSION_CHANGED = "session/"
"""How processes tell each other that a session has ended: this and its id, in place of a table."""
USER_CHANGED = "user/"
"""The same for all sessions of a user."""


class SessionStore:
    """Which sessions were ended before they expired."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def user(self, user: str, session: str) -> User | None:
        """The user of a session; None if there is no such user or the session was revoked."""
        columns = [users.c[name] for name in User.__struct_fields__]
        ended = sa.exists().where(revoked_sessions.c.id == session)
        with self.database.read() as connection:
            row = connection.execute(sa.select(*columns).where((users.c.id == user) & ~ended)).first()
        return None if row is None else User(*row)

    def revoke(self, session: str, until: float) -> None:
        """End a session, and forget those that have expired by themselves."""
        with self.database.write(SESSION_CHANGED + session) as connection:
            connection.execute(revoked_sessions.delete().where(revoked_sessions.c.until < time.time()))
            connection.execute(sessions.delete().where(sessions.c.id == session))
            if connection.execute(sa.select(revoked_sessions.c.id).where(revoked_sessions.c.id == session)).first():
                return
            connection.execute(revoked_sessions.insert().values(id=session, until=until))

    def revoke_all(self, user: User) -> None:
        """End all sessions of a user, and revoke the keys of their programs."""
        with self.database.write(USER_CHANGED + user.id) as connection:
            connection.execute(users.update().where(users.c.id == user.id).values(epoch=user.epoch + 1))
            forget_sessions(connection, user.id)

    def note(self, session: str, user: str, device: str) -> None:
        """Note where a user is signed in, or that they were seen there again."""
        now = time.time()
        with self.database.write() as connection:
            again = sessions.update().where(sessions.c.id == session).values(user=user, device=device, seen=now)
            if not connection.execute(again).rowcount:
                row = {"id": session, "user": user, "device": device, "started": now, "seen": now}
                connection.execute(sessions.insert().values(**row))

    @reads
    def devices(self, user: str) -> list[Device]:
        """Where a user is signed in, the latest first."""
        columns = [sessions.c[name] for name in Device.__struct_fields__]
        query = sa.select(*columns).where(sessions.c.user == user).order_by(sessions.c.seen.desc())
        with self.database.read() as connection:
            return [Device(*row) for row in connection.execute(query)]


def forget_sessions(connection: sa.Connection, user: str) -> None:
    """Forget where a user was signed in, with the browsers that show notifications and the keys of programs."""
    for table in (sessions, tokens, push_subscriptions):
        connection.execute(table.delete().where(table.c.user == user))

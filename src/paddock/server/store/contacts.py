"""How users want to be called: channels, pace, quiet hours, browsers, and the tables they have muted."""

import hashlib
import time

import msgspec
import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Contact, PushSubscription
from paddock.server.store.schema import calls, contacts, muted_tables, push_subscriptions

MOST_SUBSCRIPTIONS = 5
"""How many browsers of a user are told; the oldest makes room."""
_FLAGS = ("mail_on", "push_on", "hook_on")


class ContactStore:
    """The contacts of users."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def get(self, user: str) -> Contact:
        """The contact of a user; one with everything off if there is none."""
        columns = [contacts.c[name] for name in Contact.__struct_fields__]
        with self.database.read() as connection:
            row = connection.execute(sa.select(*columns).where(contacts.c.user == user)).mappings().first()
        if row is None:
            return Contact()
        return Contact(**{**row, **{name: bool(row[name]) for name in _FLAGS}})

    def set(self, user: str, contact: Contact) -> None:
        """Store a contact; what waits for the user is timed again."""
        values = msgspec.structs.asdict(contact)
        values |= {name: int(values[name]) for name in _FLAGS}
        with self.database.write() as connection:
            change = contacts.update().where(contacts.c.user == user).values(**values)
            if not connection.execute(change).rowcount:
                connection.execute(contacts.insert().values(user=user, **values))
            self._look_again(connection, user)

    def _look_again(self, connection: sa.Connection, user: str) -> None:
        """Time a user's calls again."""
        later = (calls.c.user == user) & (calls.c.state != "reminded") & (calls.c.due > self.database.now())
        connection.execute(calls.update().where(later).values(due=self.database.now()))

    @reads
    def with_mail(self, mail: str) -> list[str]:
        """The ids of the users with a confirmed address."""
        with self.database.read() as connection:
            return list(connection.execute(sa.select(contacts.c.user).where(contacts.c.mail == mail)).scalars())

    # Browsers

    def subscribe(self, user: str, session: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Add a browser, or renew it; it belongs to the user who came last."""
        id = hashlib.sha256(endpoint.encode()).hexdigest()[:32]  # noqa: A001
        row = {"user": user, "session": session, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        own = push_subscriptions.c.user == user
        with self.database.write() as connection:
            connection.execute(push_subscriptions.delete().where(push_subscriptions.c.id == id))
            connection.execute(push_subscriptions.insert().values(id=id, at=time.time(), **row))
            latest = sa.select(push_subscriptions.c.id).where(own).order_by(push_subscriptions.c.at.desc())
            kept = connection.execute(latest.limit(MOST_SUBSCRIPTIONS)).scalars().all()
            connection.execute(push_subscriptions.delete().where(own & push_subscriptions.c.id.not_in(kept)))

    def unsubscribe(self, id: str) -> None:  # noqa: A002
        """Forget a browser."""
        with self.database.write() as connection:
            connection.execute(push_subscriptions.delete().where(push_subscriptions.c.id == id))

    def end_session(self, session: str) -> None:
        """Forget the browser of a session that has ended."""
        with self.database.write() as connection:
            connection.execute(push_subscriptions.delete().where(push_subscriptions.c.session == session))

    @reads
    def subscriptions(self, user: str) -> list[PushSubscription]:
        return self._subscriptions(push_subscriptions.c.user == user)

    @reads
    def subscription(self, id: str) -> PushSubscription | None:  # noqa: A002
        return next(iter(self._subscriptions(push_subscriptions.c.id == id)), None)

    def _subscriptions(self, which: sa.ColumnElement[bool]) -> list[PushSubscription]:
        columns = [push_subscriptions.c[name] for name in PushSubscription.__struct_fields__]
        query = sa.select(*columns).where(which).order_by(push_subscriptions.c.at)
        with self.database.read() as connection:
            return [PushSubscription(*row) for row in connection.execute(query)]

    # Muted tables

    def mute(self, user: str, table: str, is_muted: bool) -> None:
        """Call a user for a table, or do not."""
        which = (muted_tables.c.user == user) & (muted_tables.c.table_id == table)
        with self.database.write() as connection:
            connection.execute(muted_tables.delete().where(which))
            if is_muted:
                connection.execute(muted_tables.insert().values(user=user, table_id=table))
            self._look_again(connection, user)

    @reads
    def muted(self, user: str) -> frozenset[str]:
        """The tables that a user has muted."""
        with self.database.read() as connection:
            query = sa.select(muted_tables.c.table_id).where(muted_tables.c.user == user)
            return frozenset(connection.execute(query).scalars())

"""What owners and moderators do. Every act is stored together with its line of the audit log."""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from paddock.server.errors import RequestError
from paddock.server.moderation.bans import moment
from paddock.server.store import Store
from paddock.server.store.bans import FOR_EVER
from paddock.server.store.finished import forget_results
from paddock.server.store.rows import Role, Scope, Status, User
from paddock.server.store.schema import (
    calls,
    chat,
    circuits,
    entries,
    muted_tables,
    presence,
    seats,
    shared_replays,
    tables,
    users,
)
from paddock.server.store.sessions import USER_CHANGED, forget_sessions
from paddock.server.store.tables import read_setup
from paddock.server.users.names import clean_name

CONSOLE = "console"
"""Who acts by command: the owner of the machine."""
DAY = 86400.0
PASSWORD_BYTES = 9


class Acts:
    """What one actor does. Every call blocks, as the store does."""

    def __init__(self, store: Store, actor: str = CONSOLE) -> None:
        self.store = store
        self.database = store.database
        self.actor = actor

    @contextmanager
    def _act(self, act: str, subject: str, detail: str = "", reason: str = "") -> Iterator[sa.Connection]:
        """A transaction that does something, and says so in the audit log."""
        with self.database.write() as connection:
            yield connection
            self.store.audit.add(connection, self.actor, act, subject, detail, reason)

    # Users

    def set_role(self, user: User, role: Role, reason: str = "") -> None:
        """Make a user an owner or a moderator, or neither."""
        if role and not user.account:
            raise RequestError("role-needs-account")
        with self._act("role", user.id, role or "none", reason) as connection:
            connection.execute(users.update().where(users.c.id == user.id).values(role=role))

    def rename(self, user: User, name: str, reason: str = "") -> None:
        """Give a user another name, in all races and chats."""
        name = clean_name(name)
        with self._act("rename", user.id, reason=reason) as connection:
            self.store.names.rename(connection, user.id, name)

    def reset_password(self, user: User, hashed: Callable[[str], str], reason: str = "") -> str:
        """Give an account a new password and end its sessions; the password."""
        if not user.account:
            raise RequestError("no-account")
        password = secrets.token_urlsafe(PASSWORD_BYTES)
        with self._act("reset-password", user.id, reason=reason) as connection:
            values = {"password": hashed(password), "epoch": users.c.epoch + 1}
            connection.execute(users.update().where(users.c.id == user.id).values(**values))
            forget_sessions(connection, user.id)
            self.database.notify(connection, USER_CHANGED + user.id)
        return password

    # Bans

    def ban(self, subject: str, scope: Scope, days: float, reason: str) -> None:
        """Ban a user or a network for some days; 0 is for ever."""
        until = time.time() + days * DAY if days else FOR_EVER
        detail = f"{scope}, {moment(until) if days else 'for ever'}"
        with self._act("ban", subject, detail, reason) as connection:
            self.store.bans.add(connection, subject, scope, until, reason)
            if scope == "full" and "/" not in subject:
                self._unseat(connection, subject)

    def lift(self, subject: str, reason: str = "") -> None:
        """End the bans of a user or a network; 409 if there are none."""
        with self._act("lift", subject, reason=reason) as connection:
            if not self.store.bans.end(connection, subject):
                raise RequestError("not-banned")

    def _unseat(self, connection: sa.Connection, user: str) -> None:
        """Bots take over in running races; seats at open tables are free again."""
        own = sa.select(tables.c.id).where(tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.user == user)))
        for status, values in (
            ("running", {"away": 1}),
            ("open", {"user": None, "name": "", "away": 0}),
        ):
            ids = connection.execute(own.where(tables.c.status == status)).scalars().all()
            which = (seats.c.user == user) & seats.c.table_id.in_(ids)
            connection.execute(seats.update().where(which).values(**values))
            connection.execute(tables.update().where(tables.c.id.in_(ids)).values(due=0.0))
            for id in ids:  # noqa: A001
                self.database.notify(connection, id)

    # Tables

    def close_table(self, id: str, reason: str = "") -> None:  # noqa: A002
        """Close a table: nobody plays, watches or chats there."""
        with self._act("close-table", id, reason=reason) as connection:
            self._set_status(connection, id, "closed")

    def reopen_table(self, id: str, reason: str = "") -> None:  # noqa: A002
        """Open a closed table again, as it was."""
        with self._act("reopen-table", id, reason=reason) as connection:
            query = sa.select(tables.c.setup, tables.c.final).where((tables.c.id == id) & (tables.c.status == "closed"))
            row = connection.execute(query).first()
            if row is None:
                raise RequestError("no-such-table", 404)
            is_started = bool(read_setup(row.setup).names)
            self._set_status(connection, id, "over" if row.final else "running" if is_started else "open")

    def _set_status(self, connection: sa.Connection, id: str, status: Status) -> None:  # noqa: A002
        change = tables.update().where((tables.c.id == id) & (tables.c.status != status)).values(status=status, due=0.0)
        if not connection.execute(change).rowcount:
            raise RequestError("no-such-table", 404)
        self.database.notify(connection, id)

    def delete_table(self, id: str, reason: str = "") -> None:  # noqa: A002
        """Delete a table with its race, its result and its chat, for good; recomputed ratings forget the race."""
        with self._act("delete-table", id, reason=reason) as connection:
            for each in (shared_replays, muted_tables, calls, presence, chat, entries, seats):
                connection.execute(each.delete().where(each.c.table_id == id))
            forget_results(connection, [id], even_rated=True)
            if not connection.execute(tables.delete().where(tables.c.id == id)).rowcount:
                raise RequestError("no-such-table", 404)
            self.database.notify(connection, id)

    # Circuits

    def withdraw_circuit(self, id: str, reason: str = "") -> None:  # noqa: A002
        """Take a published circuit back for good; its maker keeps it, and races on it stay."""
        with self._act("withdraw-circuit", id, reason=reason) as connection:
            values = {"published": 0.0, "withdrawn": time.time()}
            if not connection.execute(circuits.update().where(circuits.c.id == id).values(**values)).rowcount:
                raise RequestError("no-such-circuit", 404)

    # Reports

    def close_report(self, id: int, reason: str = "") -> None:  # noqa: A002
        """Close a report, with the moderator's verdict; 404 if it is not open."""
        report = self.store.reports.get(id)
        if report is None:
            raise RequestError("no-such-report", 404)
        with self._act("close-report", report.subject, f"report {id}", reason) as connection:
            if not self.store.reports.close(connection, id):
                raise RequestError("no-such-report", 404)


def check_power(actor: User, over: User) -> None:
    """403 if an actor may not act on a user: moderators have no power over each other, and nobody over themselves."""
    if actor.id == over.id:
        raise RequestError("that-is-you", 422)
    if over.role and actor.role != "owner":
        raise RequestError("owner-only", 403)

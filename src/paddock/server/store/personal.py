"""What is stored about users: which columns hold it, how it is exported, and how it is deleted.

`PERSONAL` names every column that says something about a user. A test compares it with the schema, and the page for
users lists it.
"""

from typing import Any

import msgspec
import sqlalchemy as sa

from paddock.server.store.audit import AuditStore
from paddock.server.store.broadcasts import remove_broadcasts
from paddock.server.store.clubs import leave_all_clubs
from paddock.server.store.database import Database, reads
from paddock.server.store.names import NameStore
from paddock.server.store.rows import User
from paddock.server.store.schema import (
    audit,
    bans,
    broadcasts,
    calls,
    chat,
    circuits,
    club_members,
    commentary,
    commentators,
    consents,
    contacts,
    entries,
    holidays,
    ignored,
    match_runs,
    muted_tables,
    outbox,
    placings,
    plans,
    presence,
    presets,
    push_subscriptions,
    rating_changes,
    ratings,
    records,
    reports,
    season_drivers,
    season_log,
    season_words,
    seats,
    seeks,
    sessions,
    shared_replays,
    tables,
    tokens,
    tries,
    users,
    watched_races,
)
from paddock.server.store.seasons import forget_driver
from paddock.server.store.sessions import USER_CHANGED

PERSONAL: dict[str, tuple[str, ...]] = {
    "people": ("id", "name", "account", "password", "epoch", "created", "role", "network", "seen", "hides"),
    "tables": ("setup", "host", "start", "came_from", "rematch"),
    "seats": ("person", "away", "name"),
    "entries": ("seat", "code", "at"),
    "presence": ("person", "connected", "seen"),
    "chat": ("person", "name", "text", "at"),
    "records": ("text", "created", "owner", "used"),
    "revoked_sessions": ("id", "until"),
    "ignored": ("person", "other", "kind", "at"),
    "reports": ("at", "reporter", "subject", "kind", "reason", "table_id", "context", "closed"),
    "bans": ("subject", "scope", "until", "reason", "at"),
    "audit": ("at", "actor", "act", "subject", "detail", "reason"),
    "sessions": ("id", "person", "device", "started", "seen"),
    "tokens": ("person", "name", "hash", "created", "used"),
    "contacts": (
        *("person", "lang", "zone", "pace", "daily_at", "quiet_from", "quiet_until", "mail", "mail_on"),
        *("push_on", "hook", "hook_kind", "hook_secret", "hook_on"),
    ),
    "push_subscriptions": ("person", "session", "endpoint", "p256dh", "auth", "at"),
    "muted_tables": ("person", "table_id"),
    "calls": ("seat", "asked", "person", "state", "due"),
    "plans": ("seat", "person", "content", "at"),
    "holidays": ("person", "first", "last", "zone"),
    "outbox": ("person", "channel", "target", "kind", "content", "created", "due", "tries", "state", "note"),
    "placings": ("person", "place"),
    "ratings": ("game", "driver", "mu", "sigma", "races", "last", "opponents"),
    "rating_changes": ("driver", "ended", "place", "weight", "mu_before", "sigma_before", "mu", "sigma"),
    "seeks": ("person", "game", "drivers", "length", "pace", "rated", "least", "most", "at", "seen"),
    "consents": ("person", "at"),
    "tries": ("challenge", "person", "table_id", "began", "ended", "place", "gap", "track"),
    "club_members": ("club", "person", "organiser", "steward", "joined"),
    "circuits": ("person", "name", "text", "origin", "created", "changed", "published", "withdrawn"),
    "sheets": ("text",),
    "presets": ("person", "name", "code"),
    "match_runs": ("match_id", "team", "seat", "person", "name", "table_id", "ended", "place", "gap", "comes"),
    "season_drivers": ("season", "driver", "person", "name"),
    "season_log": ("at", "actor", "content"),
    "season_records": ("text",),
    "season_words": ("person", "salt", "text"),
    "watched_races": ("person", "race", "at"),
    "shared_replays": ("leader", "number", "speed", "pointer", "at"),
    "broadcasts": ("person", "title", "season", "race", "tables", "created"),
    "commentators": ("broadcast", "person"),
    "commentary": ("broadcast", "person", "table_id", "number", "text", "at"),
}
"""The columns that say something about a user, by table, as they are called in the database."""
IMPERSONAL: dict[str, tuple[str, ...]] = {
    "facts": ("name", "value"),
    "outages": ("began", "ended"),
    "tables": (
        *("id", "game", "revision", "plan", "access", "status", "seed", "created", "changed", "final"),
        *("driver", "driver_until", "due"),
    ),
    "seats": ("table_id", "seat", "bot"),
    "entries": ("table_id", "number", "kind", "actor", "frame"),
    "presence": ("table_id", "process"),
    "chat": ("id", "table_id"),
    "records": ("id", "frames"),
    "reports": ("id",),
    "bans": ("id",),
    "audit": ("id",),
    "push_subscriptions": ("id",),
    "tokens": ("id",),
    "calls": ("table_id",),
    "plans": ("id", "table_id"),
    "holidays": ("id",),
    "outbox": ("id", "key", "owner", "until"),
    "finished": ("table_id", "game", "circuit", "seats", "ended", "rated", "rated_as"),
    "placings": ("table_id", "seat", "bot"),
    "rating_changes": ("table_id", "game", "number"),
    "seeks": ("claim", "table_id"),
    "challenges": (*("id", "setup", "preset", "seed", "seat", "level", "begins", "ends", "champion", "champion_due"),),
    "clubs": ("id", "name", "about", "access", "invite", "created", "closed"),
    "club_presets": ("club", "name", "code"),
    "circuits": ("id", "club", "sheet", "games", "outline"),
    "sheets": ("id", "at"),
    "seasons": ("id", "club", "title", "settings", "created", "due", "table_id"),
    "matches": (
        *("id", "club", "title", "teams", "setup", "preset", "settings", "seed", "created", "ended"),
        *("at", "reserve_at", "due", "moved"),
    ),
    "match_runs": ("bot",),
    "season_log": ("season", "number", "hash"),
    "season_records": ("season", "race"),
    "season_words": ("season", "digest"),
    "shared_replays": ("table_id",),
    "broadcasts": ("id", "invite"),
    "commentary": ("id",),
}
"""The other columns: keys, rules, positions, and what the service needs to run."""

NOBODY: dict[str, Any] = {
    "name": "",
    "role": "",
    "network": "",
    "seen": 0.0,
    "created": 0.0,
    "account": None,
    "password": None,
    "hides": 0,
}
"""What is left of a user who was deleted, besides an id."""


class PersonalStore:
    """The data of one user, to hand out or to delete."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.names = NameStore(database)
        self.audit = AuditStore(database)

    # Export

    @reads
    def export(self, user: str) -> dict[str, Any]:
        """Everything stored about a user. Of reports about them it has what was reported, but not by whom."""
        with self.database.read() as connection:
            return {
                "you": self._you(connection, user),
                "tables": self._tables(connection, user),
                "decisions": self._decisions(connection, user),
                "chat": _rows(connection, chat, chat.c.user == user),
                "records": _rows(connection, records, records.c.owner == user, without=("frames",)),
                "connections": _rows(connection, presence, presence.c.user == user),
                "ignored": _rows(connection, ignored, ignored.c.user == user),
                "reports_by_you": _rows(connection, reports, reports.c.reporter == user),
                "reports_about_you": _rows(
                    connection, reports, reports.c.subject == user, without=("reporter", "context")
                ),
                "bans": _rows(connection, bans, bans.c.subject == user),
                "devices": _rows(connection, sessions, sessions.c.user == user),
                "keys": _rows(connection, tokens, tokens.c.user == user, without=("hash",)),
                "contact": _rows(connection, contacts, contacts.c.user == user, without=("hook_secret",)),
                "browsers": _rows(connection, push_subscriptions, push_subscriptions.c.user == user),
                "muted_tables": _rows(connection, muted_tables, muted_tables.c.user == user),
                "calls": _rows(connection, calls, calls.c.user == user),
                "plans": _rows(connection, plans, plans.c.user == user),
                "holidays": _rows(connection, holidays, holidays.c.user == user),
                "messages": _rows(connection, outbox, outbox.c.user == user, without=("content",)),
                "results": _rows(connection, placings, placings.c.user == user),
                "ratings": _rows(connection, ratings, ratings.c.driver == user),
                "rating_changes": _rows(connection, rating_changes, rating_changes.c.driver == user),
                "wishes": _rows(connection, seeks, seeks.c.user == user),
                "consents": _rows(connection, consents, consents.c.user == user),
                "tries": _rows(connection, tries, tries.c.user == user),
                "clubs": _rows(connection, club_members, club_members.c.user == user),
                "circuits": _rows(connection, circuits, circuits.c.user == user, without=("outline",)),
                "presets": _rows(connection, presets, presets.c.user == user),
                "seasons": _rows(connection, season_drivers, season_drivers.c.user == user),
                "matches": _rows(connection, match_runs, match_runs.c.user == user),
                "season_log": _rows(connection, season_log, season_log.c.actor == user),
                "season_words": _rows(connection, season_words, season_words.c.user == user),
                "watched_races": _rows(connection, watched_races, watched_races.c.user == user),
                "shared_replays": _rows(connection, shared_replays, shared_replays.c.leader == user),
                "broadcasts": _rows(connection, broadcasts, broadcasts.c.user == user),
                "commentator_of": _rows(connection, commentators, commentators.c.user == user),
                "commentary": _rows(connection, commentary, commentary.c.user == user),
                "audit": _rows(connection, audit, (audit.c.subject == user) | (audit.c.actor == user)),
            }

    def _you(self, connection: sa.Connection, user: str) -> dict[str, Any]:
        [found] = _rows(connection, users, users.c.id == user)
        return {**found, "password": "kept as a hash only" if found["password"] else None}

    def _tables(self, connection: sa.Connection, user: str) -> list[dict[str, Any]]:
        """The tables where a user sits, or which they host; the seed of a race that is not over stays secret."""
        own = sa.select(seats.c.table_id).where(seats.c.user == user)
        which = tables.c.id.in_(own) | (tables.c.host == user)
        found = _rows(connection, tables, which, without=("final", "seed", "start", "driver", "driver_until", "due"))
        sitting = _rows(connection, seats, seats.c.user == user)
        return [
            {
                **each,
                "setup": msgspec.json.decode(each["setup"]),
                "plan": msgspec.json.decode(each["plan"]),
                "seats": [seat for seat in sitting if seat["table_id"] == each["id"]],
            }
            for each in found
        ]

    def _decisions(self, connection: sa.Connection, user: str) -> list[dict[str, Any]]:
        own = (seats.c.table_id == entries.c.table_id) & (seats.c.seat == entries.c.seat) & (seats.c.user == user)
        which = sa.exists().where(own) & entries.c.actor.in_(("person", "plan"))
        return _rows(connection, entries, which, without=("frame",))

    # Deletion

    def delete(self, user: User, former: str, actor: str, reason: str = "") -> None:
        """Delete a user: their races stay, driven by a former player; everything else about them goes.

        Their circuits go too, except those of clubs; races keep what they were driven on.

        Bans, the audit log and the logs of seasons keep the id, which then belongs to nobody; so do results and the
        ratings that were computed with them, which no list shows any more.
        """
        with self.database.write(USER_CHANGED + user.id) as connection:
            self.names.rename_seats(connection, user.id, former)
            self._leave_tables(connection, user.id)
            self._delete_rows(connection, user.id)
            self._redact_reports(connection, user.id)
            leave_all_clubs(connection, user.id)
            forget_driver(connection, user.id, former)
            blank: dict[str, Any] = {
                "name": "",
                "account": None,
                "password": None,
                "epoch": users.c.epoch + 1,
                "role": "",
            }
            blank |= {"network": "", "seen": 0.0, "created": 0.0, "hides": 0}
            connection.execute(users.update().where(users.c.id == user.id).values(**blank))
            self.audit.add(connection, actor, "delete-user", user.id, reason=reason)

    def _leave_tables(self, connection: sa.Connection, user: str) -> None:
        """Bots drive on in running races; seats at open tables are free."""
        for status, values in (("running", {"away": 1}), ("open", {"user": None, "name": "", "away": 0})):
            ids = sa.select(tables.c.id).where(tables.c.status == status)
            which = (seats.c.user == user) & seats.c.table_id.in_(ids)
            own = sa.select(seats.c.table_id).where(seats.c.user == user)
            connection.execute(tables.update().where(tables.c.id.in_(own)).values(due=0.0))
            connection.execute(seats.update().where(which).values(**values))
        waiting = (tables.c.host == user) & (tables.c.status == "open")
        connection.execute(tables.update().where(waiting).values(status="closed"))

    def _delete_rows(self, connection: sa.Connection, user: str) -> None:
        for table, which in (
            (chat, chat.c.user == user),
            (presence, presence.c.user == user),
            (records, records.c.owner == user),
            (ignored, (ignored.c.user == user) | (ignored.c.other == user)),
            (reports, reports.c.reporter == user),
            (sessions, sessions.c.user == user),
            (tokens, tokens.c.user == user),
            (contacts, contacts.c.user == user),
            (push_subscriptions, push_subscriptions.c.user == user),
            (muted_tables, muted_tables.c.user == user),
            (calls, calls.c.user == user),
            (plans, plans.c.user == user),
            (holidays, holidays.c.user == user),
            (outbox, outbox.c.user == user),
            (seeks, seeks.c.user == user),
            (consents, consents.c.user == user),
            (watched_races, watched_races.c.user == user),
            (shared_replays, shared_replays.c.leader == user),
            (commentary, commentary.c.user == user),
            (commentators, commentators.c.user == user),
            (presets, presets.c.user == user),
            (circuits, (circuits.c.user == user) & circuits.c.club.is_(None)),
        ):
            connection.execute(table.delete().where(which))
        remove_broadcasts(connection, broadcasts.c.user == user)
        connection.execute(circuits.update().where(circuits.c.user == user).values(user=None))

    def _redact_reports(self, connection: sa.Connection, user: str) -> None:
        """Reports about the user go; those about others lose the user's lines of chat."""
        connection.execute(reports.delete().where(reports.c.subject == user))
        quoted = sa.select(reports.c.id, reports.c.context).where(reports.c.context.contains(user, autoescape=True))
        for id, context in connection.execute(quoted).all():  # noqa: A001
            seen = msgspec.json.decode(context)
            seen["chat"] = [line for line in seen["chat"] if line["person"] != user]
            change = reports.update().where(reports.c.id == id)
            connection.execute(change.values(context=msgspec.json.encode(seen).decode()))


def _rows(
    connection: sa.Connection, table: sa.Table, which: sa.ColumnElement[bool], without: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    """Rows as they are in the database, by the names of their columns there."""
    columns = [column.label(column.name) for column in table.columns if column.name not in without]
    query = sa.select(*columns).where(which).order_by(*table.primary_key)
    return [dict(row) for row in connection.execute(query).mappings()]

"""Decides when a user is called for which decisions, and puts the messages in the outbox."""

import asyncio
import logging
import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from paddock.server.background import Background
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.notify.owed import follows_own_answer, owed_at
from paddock.server.notify.settings import Calling
from paddock.server.notify.times import remind_at, send_at
from paddock.server.store import Store
from paddock.server.store.outbox import NewLetter
from paddock.server.store.rows import CalledFor, CallState, Channel, Contact, Entry, LetterKind, Owed
from paddock.server.store.schema import NEVER
from paddock.server.tables.clocks import deadline, reminder_moment
from paddock.server.tables.live import LiveTable
from paddock.server.tables.registry import TableRegistry

USERS_AT_ONCE = 50
LOOK_AGAIN_SECONDS = 30.0
"""How soon a user who has the table open is looked for again."""
OPEN_TAB_SECONDS = 600.0
"""How long an open tab holds a call back in a race over days: it may be one that nobody looks at."""
LOOK_AWAY_SECONDS = 300.0
"""How soon a user on holiday, or a table that is paused, is looked at again."""
LEFT_SECONDS = 24 * 3600.0
"""After how long without a clock a user is called who has answered a question and left the next one."""
SOON = 0.5
log = logging.getLogger(__name__)


class Ready(NamedTuple):
    """A decision to call for now."""

    call: CalledFor
    is_reminder: bool
    next: float | None
    """When to look at it again."""


class Caller:
    """Looks every second for users to call. Several processes may: each call is made by one."""

    def __init__(self, calling: Calling, store: Store, background: Background, tables: TableRegistry) -> None:
        self.calling = calling
        self.store = store
        self.background = background
        self.tables = tables

    async def work(self) -> None:
        """Call users until cancelled."""
        while True:
            try:
                for user in await self.background.run(self.store.calls.users_due, USERS_AT_ONCE):
                    await self.call(user)
            except (OSError, SQLAlchemyError, RequestError) as error:
                log.error("calling failed", exc_info=error)
            await asyncio.sleep(self.calling.step)

    async def call(self, user: str) -> None:
        """Put one message for all that a user has to be called for now in the outbox."""
        run, store = self.background.run, self.store
        contact = await run(store.contacts.get, user)
        muted = await run(store.contacts.muted, user)
        targets = await self._targets(user, contact)
        ready = []
        for call in await run(store.calls.of, user):
            if call.due <= now() + SOON:
                found = await self._look_at(call, contact, bool(targets) and call.table_id not in muted)
                ready += [] if found is None else [found]
        if ready:
            made = [(each.call, _state_after(each), each.next) for each in ready]
            await run(store.calls.post, made, self._letters(user, targets, ready))

    async def _targets(self, user: str, contact: Contact) -> list[tuple[Channel, str]]:
        """The channels by which a user is called, with the browsers for pushes."""
        found: list[tuple[Channel, str]] = []
        if self.calling.has_mail and contact.mail_on and contact.mail:
            found.append(("mail", ""))
        if self.calling.has_hooks and contact.hook_on and contact.hook:
            found.append(("hook", ""))
        if self.calling.has_push and contact.push_on:
            subscriptions = await self.background.run(self.store.contacts.subscriptions, user)
            found += [("push", each.id) for each in subscriptions]
        return found

    def _letters(self, user: str, targets: list[tuple[Channel, str]], ready: list[Ready]) -> list[NewLetter]:
        kind: LetterKind = "reminder" if any(each.is_reminder for each in ready) else "turn"
        owed = [Owed(each.call.table_id, each.call.seat, each.call.asked, user) for each in ready]
        content = msgspec.json.encode(owed).decode()
        return [NewLetter(secrets.token_hex(12), user, *target, kind, content) for target in targets]

    async def _look_at(self, call: CalledFor, contact: Contact, is_wanted: bool) -> Ready | None:
        """What is to be done about a call: withdraw it, put it off, or make it now."""
        live = await self._table(call)
        if live is None or Owed(call.table_id, call.seat, call.asked, call.user) not in owed_at(live):
            await self.background.run(self.store.calls.drop, call)
            return None
        away = live.race.standing.away_until(call.seat, now())
        if away is not None:
            await self.background.run(self.store.calls.put_off, call, min(away, now() + LOOK_AWAY_SECONDS))
            return None
        reminder = _reminder(live, call.seat, contact)
        when = _moment(live, call, contact, reminder) if is_wanted else NEVER
        later = when if when > now() + SOON else await self._busy_until(live, call)
        if later is not None:
            await self.background.run(self.store.calls.put_off, call, later)
            return None
        is_reminder = reminder is not None and reminder <= now() + SOON
        return Ready(call, is_reminder or call.state == "called", None if is_reminder else reminder)

    async def _table(self, call: CalledFor) -> LiveTable | None:
        try:
            live = await self.tables.get(call.table_id)
        except RequestError:  # it was removed or closed, or is damaged
            return None
        await live.refresh()  # the answer may have come through another process a moment ago
        return live

    async def _busy_until(self, live: LiveTable, call: CalledFor) -> float | None:
        """Until when a user is taken to be at the table, and is not called; None if they are not."""
        if call.state == "waiting":
            decided = (entry.at for entry in reversed(live.entries) if _is_by(entry, call.seat))
            until = next(decided, 0.0) + self.calling.active
            if until > now():
                return until
        is_live = live.table.settings.clock.kind in ("decision", "bank")
        if not is_live and now() > live.race.since[call.seat] + OPEN_TAB_SECONDS:
            return None
        is_here = call.user in live.presence.here()
        if is_here or await self.background.run(self.store.presence.is_connected, live.id, call.user):
            return now() + LOOK_AGAIN_SECONDS
        return None


def _is_by(entry: Entry, seat: int) -> bool:
    return entry.seat == seat and entry.actor == "person"


def _reminder(live: LiveTable, seat: int, contact: Contact) -> float | None:
    """When to remind a user of a decision; None without a clock, or if it would only disturb."""
    until = deadline(live.race, live.loaded, seat)
    if until is None:
        return None
    return remind_at(contact, live.race.since[seat], reminder_moment(live.race, seat, until), until)


def _moment(live: LiveTable, call: CalledFor, contact: Contact, reminder: float | None) -> float:
    """When a call wants to be made: when its user likes, or at the latest as a reminder.

    A question that follows from the user's own answer is part of the same call: they have seen it.
    """
    last = NEVER if reminder is None else reminder
    if call.state != "waiting":
        return last
    if not follows_own_answer(live.entries, call.seat, call.asked):
        return min(send_at(contact, now()), last)
    left = live.race.since[call.seat] + LEFT_SECONDS
    return last if reminder is not None else send_at(contact, max(now(), left))


def _state_after(ready: Ready) -> CallState:
    return "reminded" if ready.is_reminder else "called"

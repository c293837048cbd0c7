"""Delivers messages to a chat room or a program by a webhook.

A room has many readers, so that a message says only what spectators may know: whose turn it is, and where.
"""

import base64
import hashlib
import hmac
import time

import msgspec
from msgspec.structs import replace

from paddock.core import Plain
from paddock.server.background import Background
from paddock.server.errors import translate
from paddock.server.notify.letters import owed_in
from paddock.server.notify.news import NewsDesk, TurnNews
from paddock.server.notify.outside import Outside
from paddock.server.notify.postman import DeliveryError
from paddock.server.store import Store
from paddock.server.store.rows import Contact, HookKind, Letter

GONE = (404, 410)
DISCORD_LENGTH = 2000


class TurnHook(Plain, tag="turn", tag_field="type"):
    """A decision that is owed, as a program reads it."""

    table: str
    seat: int
    asked: int
    title: str
    name: str
    status: str
    link: str
    until: str
    is_reminder: bool


class HookCarrier:
    """Posts to webhooks."""

    def __init__(self, store: Store, background: Background, desk: NewsDesk, outside: Outside) -> None:
        self.store = store
        self.background = background
        self.desk = desk
        self.outside = outside

    async def carry(self, letter: Letter) -> None:
        contact = await self.background.run(self.store.contacts.get, letter.user)
        if not (contact.hook_on and contact.hook):
            return
        if letter.kind == "trial":
            body = trial_body(contact.hook_kind, translate("hook-trial", contact.lang))
        else:
            turns = [turn for owed in owed_in(letter) if (turn := await self.desk.of(owed, contact))]
            if not turns:
                return
            body = hook_body(contact.hook_kind, turns, contact.lang, letter.kind == "reminder")
        await self._post(letter, contact, body)

    async def _post(self, letter: Letter, contact: Contact, body: bytes) -> None:
        headers = {"content-type": "application/json", "user-agent": "Paddock"}
        headers |= signature(letter.key, int(time.time()), body, contact.hook_secret)
        reply = await self.outside.post(contact.hook, headers, body)
        if reply.status in GONE:
            await self.background.run(self.store.contacts.set, letter.user, replace(contact, hook_on=False))
            raise DeliveryError(f"{reply.status}: there is no such webhook any more", is_final=True)
        if not 200 <= reply.status < 300:
            raise DeliveryError(f"{reply.status} {reply.text[:100]}".strip())


def signature(key: str, at: int, body: bytes, secret: str) -> dict[str, str]:
    """The headers by which a program knows a message of ours, and one that comes again (Standard Webhooks 1.0)."""
    signed = hmac.new(base64.b64decode(secret), f"{key}.{at}.".encode() + body, hashlib.sha256).digest()
    return {
        "webhook-id": key,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(signed).decode()}",
    }


def trial_body(kind: HookKind, text: str) -> bytes:
    """A message that only says that messages arrive."""
    return msgspec.json.encode(_wrapped(kind, text) if kind != "plain" else {"type": "trial", "text": text})


def hook_body(kind: HookKind, turns: list[TurnNews], lang: str, is_reminder: bool) -> bytes:
    """Decisions that are owed, in the format of a service."""
    if kind == "plain":
        facts = [
            TurnHook(
                turn.table,
                turn.seat,
                turn.asked,
                turn.title,
                turn.name,
                turn.status,
                turn.link,
                turn.until,
                is_reminder,
            )
            for turn in turns
        ]
        return msgspec.json.encode({"type": "turns", "turns": facts})
    return msgspec.json.encode(_wrapped(kind, "\n".join(_line(turn, lang, is_reminder) for turn in turns)))


def _line(turn: TurnNews, lang: str, is_reminder: bool) -> str:
    key = "hook-reminder" if is_reminder else "hook-turn"
    said = translate(key, lang, name=turn.name, table=turn.title, until=turn.until or "none")
    return f"{said} {turn.link}"


def _wrapped(kind: HookKind, text: str) -> dict[str, object]:
    """A text as a service takes it. Names that users have chosen must not ring for a whole room."""
    if kind == "discord":
        return {"content": text[:DISCORD_LENGTH], "allowed_mentions": {"parse": []}}
    return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}

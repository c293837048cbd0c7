"""Delivers messages to browsers, encrypted, through the push services of their makers."""

from urllib.parse import urlsplit

import msgspec

from paddock.core import Plain
from paddock.server.background import Background
from paddock.server.errors import translate
from paddock.server.notify.letters import owed_in
from paddock.server.notify.news import NewsDesk, TurnNews
from paddock.server.notify.outside import Outside
from paddock.server.notify.postman import DeliveryError
from paddock.server.notify.settings import Calling
from paddock.server.notify.web_push import (
    MAX_PAYLOAD,
    authorization,
    encrypted,
    new_key,
    public_bytes,
    read_key,
    to_text,
)
from paddock.server.store import Store
from paddock.server.store.rows import Contact, Letter

GONE = (404, 410)
KEEP_SECONDS = 12 * 3600
"""How long a push service keeps a message for a browser that is not running."""
LINE_LENGTH = 300


class PushNote(Plain):
    """What the browser shows; without a title, it closes what it shows with this tag."""

    title: str
    body: str
    url: str
    tag: str
    """A later note with the same tag replaces an earlier one."""
    count: int = 0
    """How many tables wait."""


class PushCarrier:
    """Sends notes to subscribed browsers."""

    def __init__(
        self, calling: Calling, store: Store, background: Background, desk: NewsDesk, outside: Outside
    ) -> None:
        self.store = store
        self.background = background
        self.desk = desk
        self.outside = outside
        self.key = read_key(store.facts.get_or_add("vapid-key", new_key()))
        self.public_key = to_text(public_bytes(self.key))
        self.contact = f"mailto:{calling.mail_from}" if calling.mail_from else calling.address

    async def carry(self, letter: Letter) -> None:
        run, contacts = self.background.run, self.store.contacts
        contact = await run(contacts.get, letter.user)
        subscription = await run(contacts.subscription, letter.target)
        if subscription is None or subscription.user != letter.user or not contact.push_on:
            return
        if letter.kind == "done" and is_of_apple(subscription.endpoint):
            return
        note = await self._note(letter, contact)
        if note is None:
            return
        body = encrypted(msgspec.json.encode(note)[:MAX_PAYLOAD], subscription.p256dh, subscription.auth)
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "authorization": authorization(subscription.endpoint, self.key, self.contact),
            "ttl": str(KEEP_SECONDS),
            "urgency": "normal",
            "topic": note.tag[:32],
        }
        reply = await self.outside.post(subscription.endpoint, headers, body)
        if reply.status in GONE:
            await run(contacts.unsubscribe, subscription.id)
            raise DeliveryError(f"{reply.status}: this browser takes no notifications any more", is_final=True)
        if not 200 <= reply.status < 300:
            raise DeliveryError(f"{reply.status} {reply.text[:100]}".strip())

    async def _note(self, letter: Letter, contact: Contact) -> PushNote | None:
        """What to show; None if nobody needs it any more."""
        if letter.kind == "trial":
            return PushNote("Paddock", translate("push-trial", contact.lang), "/me", "trial")
        if letter.kind == "done":
            waiting = await self.background.run(self.store.calls.of, letter.user)
            return PushNote("", "", "", letter.content, len({call.table_id for call in waiting}))
        turns = [turn for owed in owed_in(letter) if (turn := await self.desk.of(owed, contact))]
        return push_note(turns, contact.lang, letter.kind == "reminder") if turns else None


def is_of_apple(endpoint: str) -> bool:
    """Whether a browser is Safari, which takes permission away after pushes that show nothing."""
    return (urlsplit(endpoint).hostname or "").endswith("push.apple.com")


def push_note(turns: list[TurnNews], lang: str, is_reminder: bool) -> PushNote:
    """A note about decisions that are owed."""
    key, first = ("mail-reminder" if is_reminder else "mail-turn"), turns[0]
    if len(turns) > 1:
        body = "\n".join(turn.title for turn in turns)
        return PushNote(
            translate(f"{key}-several", lang, count=len(turns)), body[:LINE_LENGTH], "/", "turns", len(turns)
        )
    plan = [translate("mail-plan", lang, why=first.plan)] if first.plan else []
    body = "\n".join([*plan, *first.lines[-2:], first.question])
    return PushNote(
        translate(key, lang, table=first.title), body[:LINE_LENGTH], f"/table/{first.table}", first.table, 1
    )

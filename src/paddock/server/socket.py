"""The conversation with a browser at a table: orders in, replies and the race as its seat sees it out."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddock.server import messages as m
from paddock.server import views
from paddock.server.errors import Sorry
from paddock.server.hub import Hub
from paddock.server.languages import known_language, language
from paddock.server.limits import Bucket
from paddock.server.live import LiveTable, Viewer
from paddock.server.metrics import REFUSED, VIEWERS
from paddock.server.people import COOKIE, People, printable
from paddock.server.rows import Person
from paddock.server.security import comes_from_here
from paddock.server.why import why_not

MESSAGE_BYTES = 16 * 1024
MOST_REFUSED = 200
"""How many orders in a row may be refused before whoever sends them is let go."""
CHAT_LENGTH = 500
NOT_ALLOWED, GOING, TOO_SLOW = 4403, 1001, 4408
log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(m.Orders)
encoder = msgspec.json.Encoder()


async def play(websocket: WebSocket) -> None:
    """Serve one browser at one table until it goes."""
    hub: Hub = websocket.app.state.hub
    people: People = websocket.app.state.people
    if not comes_from_here(websocket.headers, hub.config):
        await websocket.close(NOT_ALLOWED)
        return
    cookie = websocket.cookies.get(COOKIE)
    person = await hub.run(people.read_cookie, cookie) if cookie else None
    await websocket.accept()
    lang = language(websocket)
    try:
        live = await hub.table(websocket.path_params["table"])
        _may_look(live, person)
    except Sorry as sorry:
        await websocket.send_text(encoder.encode(m.Refused(0, sorry.key, sorry.text(lang))).decode())
        await websocket.close(NOT_ALLOWED, sorry.key)
        return
    await Conversation(websocket, hub, live, person, lang).hold()


def _may_look(live: LiveTable, person: Person | None) -> None:
    table = live.table
    watching = table.plan.spectators and table.access != "hot-seat"
    if not watching and not live.seats_of(person) and (person is None or person.id != table.host):
        raise Sorry("no-spectators", 403)


class Conversation:
    """One browser at one table."""

    def __init__(self, websocket: WebSocket, hub: Hub, live: LiveTable, person: Person | None, lang: str) -> None:
        self.websocket = websocket
        self.hub = hub
        self.live = live
        self.person = person
        self.viewer = Viewer(person, None, lang)
        self.bucket = Bucket(hub.config.messages_per_second, hub.config.messages_per_second * 3)
        self.refused = 0
        self.table: m.TableView | None = None
        """The table as the browser knows it."""

    async def hold(self) -> None:
        """Talk and listen until either side has enough."""
        self.live.welcome(self.viewer)
        VIEWERS.inc()
        if self.live.said:
            self.viewer.tell(views.talk(self.live.said))
        talking = asyncio.create_task(self._talk())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((talking, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.part(self.viewer)
            VIEWERS.dec()
            for task in (talking, listening):
                task.cancel()
            for ended in await asyncio.gather(talking, listening, return_exceptions=True):
                _report(ended)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(GOING if self.hub.closing else TOO_SLOW)

    # Talking

    async def _talk(self) -> None:
        viewer = self.viewer
        viewer.wake.set()
        while not viewer.closed:
            await viewer.wake.wait()
            viewer.wake.clear()
            while viewer.replies:
                reply = viewer.replies.popleft()
                await self._send(reply)
                if isinstance(reply, m.Goodbye):
                    return
            await self._send_table()
            if not viewer.is_current:
                viewer.is_current = True
                view = self.live.view(viewer)
                if view is not None:
                    await self._send(view)

    async def _send_table(self) -> None:
        """Who sits where and the like, where that is not known to the browser already."""
        table = self.live.about(self.person, self.viewer.lang)
        if table != self.table:
            self.table = table
            await self._send(table)

    async def _send(self, reply: m.Reply) -> None:
        await self.websocket.send_text(encoder.encode(reply).decode())

    # Listening

    async def _listen(self) -> None:
        while self.refused < MOST_REFUSED:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._hear(text if text is not None else message.get("bytes") or b"")

    async def _hear(self, said: str | bytes) -> None:
        order_id = 0
        try:
            if len(said) > MESSAGE_BYTES:
                raise Sorry("too-large", 413)
            if not self.bucket.take():
                raise Sorry("too-fast", 429)
            order = _read(said)
            order_id = order.id
            await asyncio.shield(asyncio.ensure_future(self._obey(order)))
            self.refused = 0
        except Sorry as sorry:
            self.refused += 1
            REFUSED.labels(sorry.key).inc()
            self.viewer.tell(m.Refused(order_id, sorry.key, sorry.text(self.viewer.lang), sorry.rule))

    async def _obey(self, order: m.Orders) -> None:
        match order:
            case m.Choose():
                number = await self.live.decide(self._own(order.seat), order.asked, order.code)
                self.viewer.tell(m.Done(order.id, number))
            case m.Undo():
                self.viewer.tell(m.Done(order.id, await self.live.undo(self._own(order.seat), order.asked)))
            case m.Back():
                self.viewer.tell(m.Done(order.id, await self.live.back(self._own(order.seat), order.say)))
            case m.Look():
                lang = known_language(order.lang)
                self.viewer.look(None if order.seat is None else self._own(order.seat), lang)
                self.viewer.tell(m.Done(order.id, 0))
            case m.Why():
                self.viewer.tell(self._why(order))
            case m.Chat():
                await self._chat(order)
            case m.Ping():
                self.viewer.tell(m.Pong(order.id))

    def _own(self, seat: int) -> int:
        """A seat that belongs to whoever is here."""
        if seat not in self.live.seats_of(self.person):
            raise Sorry("not-your-seat", 403)
        return seat

    def _why(self, order: m.Why) -> m.Because:
        seat, match = self._own(order.seat), self.live.race.match
        refusal = why_not(match, seat, order.target)
        if refusal is None:
            return m.Because(order.id, "")
        return m.Because(order.id, refusal.label(self.viewer.lang, match.names), refusal.rule)

    async def _chat(self, order: m.Chat) -> None:
        if self.person is None:
            raise Sorry("chat-needs-name", 401)
        text = printable(order.text)[:CHAT_LENGTH]
        if not text:
            raise Sorry("no-text", 422)
        live = self.live
        await self.hub.run(self.hub.store.say, live.id, self.person, text)
        last = live.said[-1].id if live.said else 0
        said = await self.hub.run(self.hub.store.said, live.id, last)
        live.hear([line for line in said if not live.said or line.id > live.said[-1].id])
        self.viewer.tell(m.Done(order.id, 0))


def _report(ended: BaseException | None) -> None:
    """Log what should not have happened; that somebody goes, may."""
    if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | ConnectionError):
        log.error("a conversation broke off", exc_info=ended)


def _read(said: str | bytes) -> m.Orders:
    try:
        order: m.Orders = decoder.decode(said)
        return order
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Sorry("bad-message", 400, why=str(error)[:200]) from None

"""The WebSocket between a table and a browser: orders come in; replies, the table and the race go out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddock.server import messages as m
from paddock.server.api import ID, session_of
from paddock.server.errors import RequestError
from paddock.server.faults import database_error
from paddock.server.languages import check_language, requested_language
from paddock.server.metrics import REFUSED, VIEWERS
from paddock.server.moderation.ignoring import check_may_chat
from paddock.server.networks import client_address, network_of
from paddock.server.rate_limits import TokenBucket
from paddock.server.security import is_same_origin
from paddock.server.service import Service
from paddock.server.tables.access import check_may_watch
from paddock.server.tables.live import LiveTable
from paddock.server.tables.viewer import Viewer
from paddock.server.users.names import printable
from paddock.server.users.sessions import Session
from paddock.server.watching import sharing
from paddock.server.watching.hiding import hiding_of

MAX_MESSAGE_BYTES = 16 * 1024
MAX_REFUSED = 200
"""How many orders in a row may be refused before the browser is disconnected."""
BURST_SECONDS = 3
"""How many seconds' worth of messages may come at once."""
CHAT_LENGTH = 500
NOT_ALLOWED, SIGNED_OUT, GOING_AWAY, TOO_SLOW, TRY_AGAIN = 4403, 4401, 1001, 4408, 1013
log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(m.Orders)
encoder = msgspec.json.Encoder()


async def play(websocket: WebSocket) -> None:
    """Serve one browser at one table until it disconnects."""
    with contextlib.suppress(WebSocketDisconnect):  # it may leave at any moment, even before it is let in
        await _let_in(websocket)


async def _let_in(websocket: WebSocket) -> None:
    service: Service = websocket.app.state.service
    address = client_address(websocket, service.config)
    if not service.rate_limits.requests.take(address) or not is_same_origin(websocket, service.config):
        await websocket.close(NOT_ALLOWED)  # before it is accepted: browsers see no code, and try again later
        return
    await websocket.accept()
    lang = requested_language(websocket)
    try:
        service.sockets.check_room(address, None)
        session = await session_of(websocket, service)
        service.sockets.check_room(address, session)
        live = await service.tables.get(table_id(websocket.path_params["table"]))
        user = None if session is None else session.user
        service.bans.check(user, network_of(address))
        check_may_watch(live.table, live.seats, user)
        ignored = frozenset() if user is None else await service.run(service.store.ignored.ids, user.id)
        hiding = await hiding_of(service, user, websocket)
        if live.table.status == "over":
            await sharing.load(service, live)
    except RequestError as error:
        await _turn_away(websocket, error, lang)
    except SQLAlchemyError as error:
        await _turn_away(websocket, database_error(error), lang)
    else:
        connection = Connection(websocket, service, live, session, address, lang)
        connection.viewer.ignored = ignored
        connection.hides = hiding.hides_table(live.table, live.seats)
        await connection.serve()


def table_id(text: str) -> str:
    """The id of a table in an address; 404 if it cannot be one."""
    if not re.fullmatch(ID, text):
        raise RequestError("no-such-table", 404)
    return text


async def _turn_away(websocket: WebSocket, error: RequestError, lang: str) -> None:
    """Say why there is no connection to the table, and close; the browser may try again if it is not its fault."""
    await websocket.send_text(encoder.encode(m.Refused(0, error.key, error.text(lang))).decode())
    await websocket.close(TRY_AGAIN if error.status in (429, 503) else NOT_ALLOWED, error.key)


class Connection:
    """One browser at one table."""

    def __init__(
        self,
        websocket: WebSocket,
        service: Service,
        live: LiveTable,
        session: Session | None,
        address: str,
        lang: str,
    ) -> None:
        self.websocket = websocket
        self.service = service
        self.live = live
        self.session = session
        self.address = address
        self.user = None if session is None else session.user
        self.viewer = Viewer(self.user, None, lang)
        self.viewer.has_looked = websocket.query_params.get("from") == "stands"
        self.receiver: asyncio.Task[None] | None = None
        self.close_code = TOO_SLOW
        rate = service.config.messages_per_second
        self.bucket = TokenBucket(rate, rate * BURST_SECONDS)
        self.refused = 0
        self.table: m.TableView | None = None
        """The table as the browser knows it."""
        self.hides = False
        """Whether the race was over before the browser came, and its user hides the result: no race, and no chat."""
        self.replays = websocket.query_params.get("from") == "replay"
        """Whether the browser shows a replay, and does not need the race."""
        self.heard = 0
        """The last line of chat that a delayed viewer has read."""

    async def serve(self) -> None:
        """Send and receive until either ends."""
        self.live.connect(self.viewer)
        self.service.tables.wake(self.live)
        self.service.sockets.add(self)
        VIEWERS.inc()
        if self.live.said:
            self.viewer.tell(m.Talk(tuple(self.live.said), whole=True))
        sharing.tell(self.live, self.viewer)
        self.receiver = asyncio.create_task(self._receive_all())
        tasks = asyncio.create_task(self._send_all()), self.receiver
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.service.sockets.remove(self)
            self.live.disconnect(self.viewer)
            VIEWERS.dec()
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                _log_unexpected(result)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(GOING_AWAY if self.service.is_closing else self.close_code)

    def sign_out(self) -> None:
        """Close the connection: its session has ended."""
        self.close_code = SIGNED_OUT
        if self.receiver is not None:
            self.receiver.cancel()

    async def ignoring_changed(self) -> None:
        """The user has muted or blocked another, or no longer does: send the chat again."""
        assert self.user is not None
        self.viewer.ignored = await self.service.run(self.service.store.ignored.ids, self.user.id)
        self.viewer.tell(m.Talk(tuple(self.live.said), whole=True))

    # Sending

    def _heard(self, reply: m.Reply) -> m.Reply | None:
        """A reply without chat that this user ignores, or that would tell how a race went they have not seen."""
        if not isinstance(reply, m.Talk):
            return reply
        if self.hides:
            return None
        may_read = {line.id for line in self.live.heard_by(self.viewer)}
        lines = [line for line in reply.lines if line.user not in self.viewer.ignored and line.id in may_read]
        self.heard = max([self.heard, *(line.id for line in lines)])
        return m.Talk(tuple(lines), reply.whole) if lines or reply.whole else None

    def _tell_late_chat(self) -> None:
        """Queue the lines of chat that the race of a delayed viewer has caught up with."""
        if self.live.table.settings.delay and not self.hides:
            late = tuple(line for line in self.live.heard_by(self.viewer) if line.id > self.heard)
            if late:
                self.viewer.replies.append(m.Talk(late))

    async def _send_all(self) -> None:
        viewer = self.viewer
        viewer.wake.set()
        while not viewer.closed:
            await viewer.wake.wait()
            viewer.wake.clear()
            self._tell_late_chat()
            while viewer.replies:
                reply = self._heard(viewer.replies.popleft())
                if reply is None:
                    continue
                await self._send(reply)
                if isinstance(reply, m.Goodbye):
                    return
            await self._send_table()
            await self._send_race()

    async def _send_table(self) -> None:
        """Send the table if it has changed since the browser got it."""
        table = self.live.projection.table_view(self.user, self.viewer.lang)
        if self.hides:
            table = replace(table, hidden=True)
        elif table.status == "over" and self.live.is_delayed(self.viewer):
            table = replace(table, status="running")
        if table is not self.table and table != self.table:
            self.table = table
            await self._send(table)

    async def _send_race(self) -> None:
        """Send what is new in the race, if anything is."""
        if self.viewer.is_current or self.hides or self.replays:
            return
        self.viewer.is_current = True
        news = self.live.projection.race_news(self.viewer)
        if news is not None:
            await self.websocket.send_text(news)

    async def _send(self, reply: m.Reply) -> None:
        await self.websocket.send_text(encoder.encode(reply).decode())

    # Receiving

    async def _receive_all(self) -> None:
        while self.refused < MAX_REFUSED:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._receive(text if text is not None else message.get("bytes") or b"")

    async def _receive(self, message: str | bytes) -> None:
        order_id = 0
        try:
            if len(message) > MAX_MESSAGE_BYTES:
                raise RequestError("too-large", 413)
            if not self.bucket.take():
                raise RequestError("too-fast", 429)
            order = _decode(message)
            order_id = order.id
            # A decision that is being stored is finished even if the browser disconnects.
            await asyncio.shield(asyncio.ensure_future(self._carry_out(order)))
            self.refused = 0
        except RequestError as error:
            self._refuse(order_id, error)
        except SQLAlchemyError as error:
            self._refuse(order_id, database_error(error))

    def _refuse(self, order_id: int, error: RequestError) -> None:
        self.refused += 1
        REFUSED.labels(error.key).inc()
        self.viewer.tell(m.Refused(order_id, error.key, error.text(self.viewer.lang), error.rule))

    async def _carry_out(self, order: m.Orders) -> None:
        """Do what the order asks for; its reply is queued before the sender wakes up to send the change."""
        self.viewer.tell(await self._reply_to(order))

    async def _reply_to(self, order: m.Orders) -> m.Reply:
        match order:
            case m.Choose():
                return m.Done(order.id, await self.live.decide(self._own(order.seat), order.asked, order.code))
            case m.Undo():
                return m.Done(order.id, await self.live.undo(self._own(order.seat), order.asked))
            case m.Back():
                return m.Done(order.id, await self.live.take_back(self._own(order.seat), order.say))
            case m.Look():
                return self._look(order)
            case m.Watch():
                return self._watch(order)
            case m.Why():
                return self._why(order)
            case m.Chat():
                return await self._chat(order)
            case m.Pace():
                return self._pace(order)
            case m.Lead():
                await sharing.lead(self.service, self.live, self.user, order.number, order.speed, order.pointer)
                return m.Done(order.id, order.number)
            case m.Hand():
                await sharing.hand_over(self.service, self.live, self.user, order.seat)
                return m.Done(order.id, 0)
            case m.Ping():
                return m.Pong(order.id)

    def _own(self, seat: int) -> int:
        """A seat of this user; 403 if it is not."""
        if seat not in self.live.seats_of(self.user):
            raise RequestError("not-your-seat", 403)
        return seat

    def _look(self, order: m.Look) -> m.Done:
        lang = check_language(order.lang)
        self.viewer.look(None if order.seat is None else self._own(order.seat), lang)
        return m.Done(order.id, 0)

    def _watch(self, order: m.Watch) -> m.Done:
        if order.visible and not self.viewer.is_visible:
            self.viewer.refresh()
        self.viewer.is_visible = order.visible
        return m.Done(order.id, 0)

    def _why(self, order: m.Why) -> m.Because:
        seat, match = self._own(order.seat), self.live.race.match
        refusal = match.why_not_thing(seat, order.target)
        if refusal is None:
            return m.Because(order.id, "")
        return m.Because(order.id, refusal.label(self.viewer.lang, match.names), refusal.rule)

    def _pace(self, order: m.Pace) -> m.Done:
        if self.user is None or not self.live.seats_of(self.user):
            raise RequestError("no-seat-here", 403)
        self.live.set_speed(self.user, order.speed)
        return m.Done(order.id, 0)

    async def _chat(self, order: m.Chat) -> m.Done:
        if self.user is None:
            raise RequestError("chat-needs-name", 401)
        self.service.bans.check_chat(self.user, network_of(self.address))
        await check_may_chat(self.service, self.live, self.user)
        text = printable(order.text)[:CHAT_LENGTH]
        if not text:
            raise RequestError("no-text", 422)
        await self.live.say(self.user, text, order.after)
        return m.Done(order.id, 0)


def _log_unexpected(result: BaseException | None) -> None:
    """Log unexpected errors; disconnects are expected."""
    if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | ConnectionError):
        log.error("a connection failed", exc_info=result)


def _decode(message: str | bytes) -> m.Orders:
    try:
        order: m.Orders = decoder.decode(message)
        return order
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError("bad-message", 400, why=str(error)[:200]) from None

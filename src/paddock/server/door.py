"""The door: how many connections come in, and how long each may take to send and to receive.

uvicorn waits for the rest of a request for ever. These two protocols are uvicorn's own with deadlines and counts added:
a client that sends half a request, or does not read what it is sent, is closed in time, without a proxy's help.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from paddock.server.config import Config
from paddock.server.garbage import LITTER
from paddock.server.metrics import CONNECTIONS, TURNED_AWAY
from paddock.server.networks import address_key

REASON = b"Too many connections. Try again in a while."
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n\r\n%b" % (len(REASON), REASON)
)


TURN_SECONDS = 0.01
PER_TURN = 8
"""How many new connections are served in a turn; the first request of a connection costs as much as a decision."""


class Door:
    """Counts the open connections, in all and by address, and serves newcomers a few at a time."""

    def __init__(self, max_open: int, config: Config) -> None:
        self.config = config
        self.max_open = max_open
        self.max_per_address = None if config.trust_proxy else config.connections_per_address
        """None where all connections come from a proxy."""
        self.open = 0
        self.by_address: Counter[str] = Counter()
        self.waiting: OrderedDict[HttpProtocol, None] = OrderedDict()
        """Those that have not sent the head of a request yet, the oldest first."""
        self.newcomers: deque[tuple[HttpProtocol, bytes]] = deque()
        """Those who have begun their first request and wait for their turn, with what they have sent."""
        self.served = 0
        """How many newcomers have been served in this turn."""

    def admit(self, protocol: HttpProtocol, data: bytes) -> None:
        """Serve a newcomer, now or in a later turn: thousands who come at once do not stop those who are here."""
        if self.newcomers or self.served == PER_TURN:
            protocol.transport.pause_reading()
            self.newcomers.append((protocol, data))
            return
        if not self.served:
            protocol.loop.call_later(TURN_SECONDS, self._next_turn, protocol.loop)
        self.served += 1
        protocol.receive(data)

    def _next_turn(self, loop: asyncio.AbstractEventLoop) -> None:
        self.served = 0
        while self.newcomers and self.served < PER_TURN:
            protocol, data = self.newcomers.popleft()
            if not protocol.transport.is_closing():
                self.served += 1
                protocol.transport.resume_reading()
                protocol.receive(data)
        if self.served:
            loop.call_later(TURN_SECONDS, self._next_turn, loop)

    def enter(self, address: str) -> bool:
        """Let a connection in; False if there is no room. A full house first closes one that has asked for nothing."""
        if self.max_per_address is not None and self.by_address[address] >= self.max_per_address:
            self._turn_away(address)
            return False
        if self.open >= self.max_open:
            if not self.waiting:
                self._turn_away(address)
                return False
            self.waiting.popitem(last=False)[0].abort()
        self.open += 1
        self.by_address[address] += 1
        CONNECTIONS.set(self.open)
        return True

    def _turn_away(self, address: str) -> None:
        TURNED_AWAY.inc()
        if not self.by_address[address]:
            del self.by_address[address]

    def leave(self, address: str) -> None:
        self.open -= 1
        LITTER.closed += 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]
        CONNECTIONS.set(self.open)


class Place:
    """A connection's place inside, given up once."""

    def __init__(self, door: Door, address: str) -> None:
        self.door = door
        self.address = address
        self.is_inside = door.enter(address)

    def give_up(self) -> None:
        if self.is_inside:
            self.is_inside = False
            self.door.leave(self.address)


class HttpProtocol(H11Protocol):
    """HTTP with a deadline for what the client has to send or to read."""

    door: Door

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.place: Place | None = None
        self.awaited: object = None
        """What the client has begun to send: the head or the body of a request, as a state of h11."""
        self.deadline: asyncio.TimerHandle | None = None
        self.read_deadline: asyncio.TimerHandle | None = None
        self.is_new = True
        """Whether nothing of its first request has arrived."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = Place(self.door, address_key(self.client[0] if self.client else ""))
        if self.place.is_inside:
            self._watch()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_read_timer()
        super().connection_lost(exc)
        if self.place is not None:
            self.place.give_up()

    def data_received(self, data: bytes) -> None:
        if self.place is None or not self.place.is_inside:
            return
        if self.is_new:
            self.is_new = False
            self.door.admit(self, data)
        else:
            self.receive(data)

    def receive(self, data: bytes) -> None:
        """Take what the client has sent."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection and its place inside to the WebSocket."""
        self._stop_waiting()
        self._stop_read_timer()
        super().handle_websocket_upgrade(event)
        successor = self.transport.get_protocol()
        if isinstance(successor, WebSocketProtocol):
            successor.place, self.place = self.place, None

    def _watch(self) -> None:
        """Set the deadline for what the client still has to send.

        Between requests, while nothing of the next has arrived, uvicorn's own timer runs.
        """
        state = self.conn.their_state
        awaited = state if state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None else None
        if awaited is self.awaited:
            return
        self._stop_waiting()
        self.awaited = awaited
        if awaited is not None and self.place is not None and not self.transport.is_closing():
            config = self.door.config
            seconds = config.head_seconds if awaited is h11.IDLE else config.body_seconds
            self.deadline = self.loop.call_later(seconds, self.abort)
            if awaited is h11.IDLE:
                self.door.waiting[self] = None

    def _stop_waiting(self) -> None:
        self.awaited = None
        self.door.waiting.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.read_deadline is None:
            self.read_deadline = self.loop.call_later(self.door.config.read_seconds, self.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_read_timer()

    def _stop_read_timer(self) -> None:
        if self.read_deadline is not None:
            self.read_deadline.cancel()
            self.read_deadline = None

    def abort(self) -> None:
        """Close the connection without a word: the client was too slow."""
        if not self.transport.is_closing():
            TURNED_AWAY.inc()
            self.transport.abort()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that keeps its place inside until it closes; uvicorn closes those that do not answer a ping."""

    place: Place | None = None

    async def send(self, message: Any) -> None:
        if self.transport.is_closing() and not self.handshake_complete:
            raise ClientDisconnected  # uvicorn would accept nothing, and call the next message an error
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.place is not None:
            self.place.give_up()


def protocols(door: Door) -> tuple[type[HttpProtocol], type[WebSocketProtocol]]:
    """The protocols of a server with this door."""
    return type("HttpProtocol", (HttpProtocol,), {"door": door}), WebSocketProtocol

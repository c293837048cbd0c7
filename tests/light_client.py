"""A WebSocket client that costs little, for loads and storms: the processor time should go to the server."""

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Wire(asyncio.Protocol):
    """One connection, with frames as they come; it takes only what a server sends: whole, unmasked messages."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.request = request
        self.hear = hear
        self.lost = lost
        self.buffer = bytearray()
        self.is_open = False
        self.ends = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, mark, _ = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head:
                self.fail(head[:200].decode())
                return
            del self.buffer[: len(head) + 4]
            self.is_open = True
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer, if it is complete."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 127, 2
        if size > 125:
            at = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:at], "big")
        if len(buffer) < at + size:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.fail(f"closed: {int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}")
        return True

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        self.transport.write(framed(payload, kind))

    def connection_lost(self, exc: Exception | None) -> None:
        self.fail(f"the connection was lost: {exc}")

    def fail(self, why: str) -> None:
        """Say once that the connection is gone."""
        if not self.ends:
            self.close()
            self.lost(why)

    def close(self) -> None:
        self.ends = True
        self.transport.close()


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame of a client, masked with zeros: the payload as it is."""
    size = len(payload)
    if size < 126:
        head = bytes((128 | kind, 128 | size))
    elif size < 65_536:
        head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
    else:
        head = bytes((128 | kind, 255)) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


def upgrade(url: str, table: str, cookie: str) -> bytes:
    """The request for the WebSocket of a table."""
    lines = (
        f"GET /api/tables/{table}/play HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Origin: {url}",
        *([f"Cookie: {cookie}"] if cookie else []),
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connect(
    url: str, table: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[str], None], source: str = ""
) -> Wire:
    """A connection to a table, from another address of this machine if one is given."""
    at = urlsplit(url)
    request = upgrade(url, table, cookie)
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(request, hear, lost), at.hostname or "", at.port or 0, local_addr=(source, 0) if source else None
    )
    return wire

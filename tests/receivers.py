"""Real receivers of messages on this machine: a mail server, a webhook, a push service."""

import asyncio
import contextlib
import email
import email.policy
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from email.message import EmailMessage
from typing import Any, Literal

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from paddock.server.notify.web_push import to_text
from paddock.server.run import free_port

Mode = Literal["take", "refuse", "gone", "hang", "flood", "redirect", "drop"]


async def until(is_so: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    limit = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < limit
        await asyncio.sleep(0.02)


class Received(msgspec.Struct):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Receiver:
    """An HTTP server that keeps what is posted to it, and answers as told."""

    def __init__(self) -> None:
        self.mode: Mode = "take"
        self.port = free_port("127.0.0.1", 0)
        self.got: list[Received] = []
        self.tried = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.tried += 1
            await self._answer(reader, writer, Received(first.split()[1], headers, body))
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, received: Received) -> None:
        if self.mode == "hang":
            await reader.read()  # until the other side gives up
        elif self.mode == "flood":
            writer.write(b"HTTP/1.1 500 Flood\r\n\r\n")
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()
        elif self.mode == "redirect":
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
        elif self.mode in ("refuse", "gone"):
            status = b"500 No" if self.mode == "refuse" else b"410 Gone"
            writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\n\r\n")
        elif self.mode == "take":
            self.got.append(received)
            writer.write(b"HTTP/1.1 204 OK\r\nContent-Length: 0\r\n\r\n")


@contextlib.asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver of webhooks, or the push service of a browser's maker."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver._serve, "127.0.0.1", receiver.port)
    try:
        yield receiver
    finally:
        server.close()


class Browser:
    """A browser's keys for pushes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    @property
    def p256dh(self) -> str:
        return to_text(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def read(self, received: Received) -> Any:
        """What a push says: decrypted by another implementation than ours."""
        return msgspec.json.decode(http_ece.decrypt(received.body, private_key=self.key, auth_secret=self.auth))


class Mailbox:
    """A mail server's handler that keeps what arrives."""

    def __init__(self) -> None:
        self.mode: Literal["take", "later", "never"] = "take"
        self.got: list[EmailMessage] = []
        self.tried = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.tried += 1
        if self.mode != "take":
            return "451 Try later" if self.mode == "later" else "550 No such mailbox"
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.got.append(message)
        return "250 OK"

    def texts(self) -> list[str]:
        return [_body(message, "plain") for message in self.got]


def _body(message: EmailMessage, kind: str) -> str:
    part = message.get_body((kind,))
    assert isinstance(part, EmailMessage)
    return str(part.get_content())


@contextlib.contextmanager
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    """A real mail server, and the URL to send mail to it."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port("127.0.0.1", 0))
    controller.start()
    try:
        yield box, f"smtp+plain://127.0.0.1:{controller.port}"
    finally:
        controller.stop()

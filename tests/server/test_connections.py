"""Connections that are slow, many or for nothing: they are closed in time, and others are served meanwhile."""

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets
from websockets.exceptions import ConnectionClosed

from light_client import upgrade
from paddock.server.background import Background
from paddock.server.door import PER_TURN, TURN_SECONDS, Door, protocols
from paddock.server.errors import RequestError
from paddock.server.logs import SAMPLES, Sampled
from paddock.server.store import Store
from paddock.server.tables.entry_writer import EntryWriter
from paddock.server.tables.registry import TableRegistry
from serving import Guest, Server, config, serving

HALVES = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half a head": b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name": "A',
    "half a second request": b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short deadlines and few places."""
    limits = {"head_seconds": 1.0, "body_seconds": 1.5, "read_seconds": 1.0}
    places = {"connections_per_address": 30, "sockets_per_user": 3}
    with serving(config(tmp_path_factory.mktemp("strict"), **limits, **places)) as running:
        yield running


def opened(server: Server) -> socket.socket:
    return socket.create_connection((server.settings.host, server.settings.port))


def closes_within(line: socket.socket, seconds: float) -> bool:
    """Whether the server closes a connection in time."""
    until = time.monotonic() + seconds
    with contextlib.suppress(ConnectionResetError):
        while time.monotonic() < until:
            line.settimeout(max(0.01, until - time.monotonic()))
            try:
                if not line.recv(65536):
                    return True
            except TimeoutError:
                return False
        return False
    return True


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_closed_in_time(strict: Server, half: str) -> None:
    lines = [opened(strict) for _ in range(20)]
    for line in lines:
        line.sendall(HALVES[half])
    assert 200 == httpx.get(f"{strict.url}/health").status_code
    assert all(closes_within(line, 8) for line in lines)
    for line in lines:
        line.close()


def test_a_request_that_trickles_is_closed_in_time(strict: Server) -> None:
    """Each byte comes in time; the whole does not."""
    with opened(strict) as line:
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            for byte in (HALVES["half a head"] * 20)[:200]:
                line.sendall(bytes([byte]))
                time.sleep(0.1)
                if time.monotonic() - began > 8:
                    break
        assert time.monotonic() - began < 5


def test_a_reply_that_nobody_reads_is_closed_in_time(strict: Server) -> None:
    with opened(strict) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        ask = b"GET /api/games/formula-de/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
        began = time.monotonic()
        line.settimeout(10)
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < 10:
                line.sendall(ask)
        assert time.monotonic() - began < 9


def test_an_address_has_so_many_connections(strict: Server) -> None:
    lines = [opened(strict) for _ in range(40)]
    time.sleep(0.3)
    refused = 0
    for line in lines:
        line.settimeout(0.05)
        with contextlib.suppress(TimeoutError, ConnectionError):
            refused += b" 503 " in line.recv(100)
    assert 10 <= refused <= 11
    for line in lines:
        line.close()
    time.sleep(0.2)
    assert 200 == httpx.get(f"{strict.url}/health").status_code


async def test_a_user_has_so_many_sockets(strict: Server) -> None:
    ann = await Guest(strict.url, "Ann").arrive()
    table = (await ann.open_table("crazy-race", ["me", "level-1"]))["id"]
    async with contextlib.AsyncExitStack() as stack:
        places = [await stack.enter_async_context(ann.at(table)) for _ in range(3)]
        for place in places:
            assert "table" == (await place.hear())["type"]
        extra = await stack.enter_async_context(ann.at(table))
        assert "too-many-sockets" == (await extra.hear())["error"]
        with pytest.raises(ConnectionClosed):
            await extra.hear()
    async with ann.at(table) as place:
        assert "table" == (await place.hear())["type"]
    await ann.close()


async def test_a_socket_gives_its_place_back(strict: Server) -> None:
    """More come and go, one after the other, than may be open at once; some of them are refused."""
    address = f"{strict.url.replace('http', 'ws')}/api/tables/none/play"
    for number in range(45):
        headers = {"Origin": "http://elsewhere.example"} if number % 3 == 0 else {}
        with contextlib.suppress(websockets.InvalidStatus):
            async with websockets.connect(address, additional_headers=headers) as line:
                assert "no-such-table" in str(await line.recv())
    await asyncio.sleep(0.3)
    async with httpx.AsyncClient() as client:
        report = (await client.get(f"{strict.url}/metrics")).text
    assert "paddock_connections 1.0" in report


async def test_ids_without_a_table_are_not_kept(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.database.migrate()
    background = Background()
    tables = TableRegistry(store, background, EntryWriter(store.entries, background, lambda: None))
    for number in range(50):
        with pytest.raises(RequestError, match="no-such-table"):
            await tables.get(f"none-{number}")
    await asyncio.sleep(0)
    assert ({}, {}) == (tables.loading, tables.tables)
    background.close()
    store.close()


async def test_clients_who_leave_in_the_middle_are_no_errors(tmp_path: Path) -> None:
    """Half a body, an upgrade that nobody waits for: both are everyday."""
    log = tmp_path / "log"
    with serving(config(tmp_path, log_level="info"), log=log) as server:
        for _ in range(5):
            with opened(server) as line:
                line.sendall(HALVES["half a body"])
                time.sleep(0.05)
            with opened(server) as line:
                line.sendall(upgrade(server.url, "x" * 4000, ""))
        assert 200 == httpx.get(f"{server.url}/health").status_code
        await asyncio.sleep(0.5)
    assert "Traceback" not in log.read_text(encoding="utf-8")


def test_logs_stay_short_under_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("paddock.server.logs.time.monotonic", lambda: now)
    sampled = Sampled()

    def passes(message: str) -> tuple[bool, int]:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, message, (), None)
        return sampled.filter(record), getattr(record, "suppressed", 0)

    assert SAMPLES == sum(passes("Invalid HTTP request received.")[0] for _ in range(1000))
    assert (True, 0) == passes("another message")
    now = 200.0
    assert (True, 1000 - SAMPLES) == passes("Invalid HTTP request received.")
    for number in range(5000):
        passes(f"message {number}")
    assert len(sampled.seen) <= 1001


async def test_a_full_house_closes_those_who_ask_for_nothing(tmp_path: Path) -> None:
    door = Door(3, config(tmp_path, connections_per_address=100))
    server = await _listen(door)
    address = server.sockets[0].getsockname()[:2]
    busy = [await asyncio.open_connection(*address) for _ in range(2)]
    for _, writer in busy:
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await asyncio.sleep(0.1)
    idle = [await asyncio.open_connection(*address) for _ in range(3)]
    await asyncio.sleep(0.1)
    assert (3, 1) == (door.open, len(door.waiting))
    assert [b"", b""] == [await reader.read() for reader, _ in idle[:2]]
    assert not idle[2][0].at_eof()
    for _, writer in (*busy, *idle):
        writer.close()
    await asyncio.sleep(0.1)
    assert (0, {}, {}) == (door.open, dict(door.by_address), dict(door.waiting))
    server.close()


async def _listen(door: Door) -> asyncio.Server:
    """A server whose application never answers."""
    never = asyncio.Event()

    async def app(scope: object, receive: object, send: object) -> None:
        await never.wait()

    http, websocket = protocols(door)
    settings = uvicorn.Config(app, http=http, ws=websocket, log_config=None, lifespan="off")
    state = uvicorn.Server(settings).server_state
    make = lambda: http(config=settings, server_state=state, app_state={})  # noqa: E731
    return await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)


async def test_an_address_opens_so_many_sockets_a_second(tmp_path: Path) -> None:
    """Opening one costs as much as a request, and counts like one."""
    with serving(config(tmp_path, requests_per_second=0.3)) as server:
        address = f"{server.url.replace('http', 'ws')}/api/tables/none/play"
        refused = []
        for _ in range(10):
            try:
                async with websockets.connect(address) as line:
                    assert "no-such-table" in str(await line.recv())
            except websockets.InvalidStatus as error:
                refused.append(error.response.status_code)
    assert {403} == set(refused)
    assert len(refused) < 10, "a few are let in"


class Newcomer:
    """A connection that has begun its first request."""

    def __init__(self) -> None:
        self.loop, self.transport = asyncio.get_running_loop(), self
        self.received: list[bytes] = []
        self.is_paused = self.has_left = False

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return self.has_left

    def receive(self, data: bytes) -> None:
        self.received.append(data)


async def test_newcomers_are_served_a_few_at_a_time(tmp_path: Path) -> None:
    door, crowd = Door(100, config(tmp_path)), [Newcomer() for _ in range(2 * PER_TURN + 3)]
    for each in crowd:
        door.admit(each, b"GET")  # type: ignore[arg-type]
    assert [each.received == [b"GET"] for each in crowd] == [True] * PER_TURN + [False] * (PER_TURN + 3)
    assert all(each.is_paused for each in crowd[PER_TURN:]), "what they send waits in the system"

    crowd[PER_TURN].has_left = True
    while door.newcomers or door.served:
        await asyncio.sleep(TURN_SECONDS)
    assert [] == crowd[PER_TURN].received
    assert all(each.received == [b"GET"] and not each.is_paused for each in crowd[PER_TURN + 1 :])

    late = Newcomer()
    door.admit(late, b"GET")  # type: ignore[arg-type]
    assert [b"GET"] == late.received, "one who comes alone is served at once"

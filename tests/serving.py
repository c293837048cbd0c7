"""A real server and clients with real connections, for the tests of the service and of the browser table."""

import asyncio
import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
import websockets

from paddock.games import GAMES
from paddock.server.config import Config
from paddock.server.run import free_port
from paddock.server.store import Store

SERVED = sorted(GAMES)
"""The games of the package."""
RUNNER = """
import sys, msgspec, paddock
from paddock.server import Config, serve
for address in sys.argv[2:]:
    paddock.register(paddock.load(address))
sys.exit(serve(msgspec.json.decode(sys.argv[1], type=Config)))
"""


def config(folder: Path, **values: Any) -> Config:
    """The settings of a test server with a database in a folder, and without limits."""
    usual: dict[str, Any] = {
        "port": free_port("127.0.0.1", 0),
        "database": f"sqlite:///{folder / 'test.sqlite'}",
        "log_level": "warning",
        "warm": False,
        "bot_pace": 0.0,
        "messages_per_second": 1e6,
        "requests_per_second": 1e6,
        "sign_ins_per_minute": 1e6,
        "running_tables": 10_000,
        "tables_per_user": 10_000,
        "records_per_user": 10_000,
        "tables_per_day": 1e6,
        "records_per_day": 1e6,
    }
    return Config(**usual | values)


def new_database(url: str) -> str:
    """The URL of a database of its own on a PostgreSQL server."""
    name = f"test_{secrets.token_hex(6)}"
    server = Store(url)
    with server.database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    server.close()
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)


class Server:
    """A server in a process of its own."""

    def __init__(self, settings: Config, log: Path | None = None, games: tuple[str, ...] = ()) -> None:
        self.games = games
        """The addresses of games that the server offers besides those of the package."""
        self.settings = settings
        self.url = f"http://{settings.host}:{settings.port}"
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        command = [sys.executable, "-c", RUNNER, msgspec.json.encode(self.settings).decode(), *self.games]
        out = self.log.open("ab") if self.log else None
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(command, stderr=out, env=env)
        if out:
            out.close()
        for _ in range(400):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(self.url + "/ready").status_code == 200:
                    return self
            assert self.process.poll() is None, "the server ended before it was ready"
            time.sleep(0.05)
        raise AssertionError("the server is not ready after 20 seconds")

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, number: int) -> None:
        assert self.process is not None
        os.kill(self.process.pid, number)
        self.process.wait(20)


@contextlib.contextmanager
def serving(settings: Config, log: Path | None = None, games: tuple[str, ...] = ()) -> Iterator[Server]:
    """A running server."""
    server = Server(settings, log, games).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Guest:
    """A guest with an HTTP client, at another address of this machine if one is given."""

    def __init__(self, url: str, name: str, source: str = "") -> None:
        limits = httpx.Limits(keepalive_expiry=2)
        transport = httpx.AsyncHTTPTransport(verify=False, limits=limits, local_address=source or None)
        self.http = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)
        self.name = name
        self.url = url
        self.source = source

    async def arrive(self) -> "Guest":
        (await self.http.post("/api/guests", json={"name": self.name})).raise_for_status()
        return self

    @property
    def cookie(self) -> str:
        return f"paddock={self.http.cookies['paddock']}"

    async def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        reply = await self.http.get(path, params=query)
        assert reply.status_code == expect, reply.text
        return reply.json() if "json" in reply.headers["content-type"] else reply.text

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        reply = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert reply.status_code == expect if expect else reply.is_success, reply.text
        return reply.json()

    async def open_table(self, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
        """A table with seats written `me`, `open`, `level-1`."""
        sitting = [{"kind": "bot", "level": seat} if seat.startswith("level") else {"kind": seat} for seat in seats]
        setup = {"game": game, "seats": len(seats), **more.pop("setup", {})}
        table: dict[str, Any] = await self.post("/api/tables", {"setup": setup, "seats": sitting, **more})
        return table

    @contextlib.asynccontextmanager
    async def at(self, table: str, lang: str = "en") -> AsyncIterator["Place"]:
        """A WebSocket connection to a table."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/play?lang={lang}"
        headers = {"Cookie": self.cookie, "Origin": self.url}
        place: dict[str, Any] = {"local_addr": (self.source, 0)} if self.source else {}
        async with websockets.connect(address, additional_headers=headers, max_size=None, **place) as socket:
            yield Place(socket)

    async def close(self) -> None:
        await self.http.aclose()


Arrive = Callable[..., Awaitable[Guest]]


async def two_at_a_table(arrive: Arrive, **more: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    """Ann and Bob at a table that Ann opened, in a card race that has started."""
    ann, bob = await arrive("Ann"), await arrive("Bob")
    table = await ann.open_table("crazy-race", ["me", "open"], **more)
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    return ann, bob, table


class Place:
    """A connection to a table."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.orders = 0
        self.view: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[str] = []
        self.lengths: list[int] = []
        """The length of the commentary that has each line of the log."""
        self.bytes = b""
        self.keeps = False
        """Whether to record all bytes received."""

    async def hear(self, seconds: float = 20) -> dict[str, Any]:
        """The next message of the service."""
        raw = await asyncio.wait_for(self.socket.recv(), seconds)
        if self.keeps:
            self.bytes += raw.encode() if isinstance(raw, str) else raw
        said: dict[str, Any] = json.loads(raw)
        if said["type"] == "view":
            self.scene = said["scene"] = changed(self.scene, said["scene"])
            self.view = said
            self.log[said["log_from"] :] = [line["text"] for line in said["log"]]
            self.lengths[said["log_from"] :] = [line["length"] for line in said["log"]]
        elif said["type"] == "table":
            self.table = said
        return said

    async def send(self, kind: str, **more: Any) -> int:
        self.orders += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.orders, **more}))
        return self.orders

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send an order and wait for its reply."""
        number = await self.send(kind, **more)
        while True:
            said = await self.hear()
            if said.get("id") == number and said["type"] in ("done", "refused", "because", "pong"):
                return said

    async def choose(self, code: str, seat: int | None = None, asked: int | None = None) -> dict[str, Any]:
        seat = self.view["seat"] if seat is None else seat
        return await self.ask("choose", seat=seat, asked=self.view["asked"] if asked is None else asked, code=code)

    async def until(self, is_so: Any, seconds: float = 60) -> dict[str, Any]:
        """Receive messages until a view fulfils a condition."""
        while not (self.view and is_so(self.view)):
            await self.hear(seconds)
        return self.view

    @property
    def codes(self) -> list[str]:
        return [option["code"] for option in self.view["scene"]["options"]]


async def until_closed(place: Place) -> None:
    """Receive messages until the server closes the connection."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await place.hear()


def changed(before: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """A scene from the previous one and its changes: an unchanged thing is sent as its id."""
    areas = {area["id"]: area for area in before.get("areas", ())}
    lay = [*(piece for area in areas.values() for piece in area["pieces"]), *before.get("pieces", ())]
    pieces = {piece["id"]: piece for piece in lay}
    seats = {player["seat"]: player for player in (*before.get("players", ()), *before.get("robots", ()))}
    after = {**before, **news}
    for name, known in (("players", seats), ("robots", seats), ("areas", areas), ("pieces", pieces)):
        after[name] = [each if isinstance(each, dict) else known[each] for each in after[name]]
    for area in after["areas"]:
        area["pieces"] = [each if isinstance(each, dict) else pieces[each] for each in area["pieces"]]
    return after


def owes(view: dict[str, Any]) -> bool:
    """Whether the seat that sees this view is to move, or the race is over."""
    return bool(view["scene"]["options"]) or bool(view["over"])


async def with_account(arrive: Arrive, name: str) -> Guest:
    """A user with an account."""
    guest = await arrive(name)
    account = f"{name.lower()}-{secrets.token_hex(4)}"
    await guest.post("/api/accounts", {"account": account, "password": "correct horse battery"})
    return guest


async def drive(guest: Guest, table: str) -> None:
    """Take the first option until the race is over."""
    async with guest.at(table) as place:
        while not (await place.until(owes))["over"]:
            said = await place.choose(place.codes[0])
            await place.until(lambda view, number=said["number"]: view["number"] >= number)

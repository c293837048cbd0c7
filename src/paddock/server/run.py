"""Runs the service: for `paddock serve`, or on a player's own machine with a browser beside it."""

import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser

import uvicorn
from msgspec.structs import replace

import paddock
from paddock.server.app import create_app
from paddock.server.config import Config
from paddock.server.connection import MAX_MESSAGE_BYTES
from paddock.server.descriptors import raise_limit
from paddock.server.door import Door, protocols
from paddock.server.errors import translate
from paddock.server.logs import set_up
from paddock.server.store.database import check_database

ACCEPTED_AT_ONCE = 8
"""How many new connections are taken in one turn of the event loop: players who are connected wait for no more."""
BACKLOG = 1024
"""How many wait meanwhile."""
SWITCH_SECONDS = 0.0005
"""After what time a thread that computes lets the event loop go on: it waits for that after every call of the system.

With Python's 5 ms, a record that is played again in another thread made others wait twice as long for their scenes.
"""
log = logging.getLogger(__name__)


def build_server(config: Config) -> uvicorn.Server:
    """A uvicorn server; its WebSocket protocol takes half the CPU time per message of the default one."""
    http, websocket = protocols(Door(raise_limit(), config))
    settings = uvicorn.Config(
        create_app(config),
        host=config.host,
        port=config.port,
        backlog=ACCEPTED_AT_ONCE,
        http=http,
        ws=websocket,
        ws_max_size=MAX_MESSAGE_BYTES * 4,
        ws_per_message_deflate=False,  # messages hold only what is new; compressing one costs more than building it
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=False,  # whether a proxy is trusted is for `--https` to say
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return Server(settings)


class Server(uvicorn.Server):
    """A server at whose door more may wait than are let in at once; asyncio has one figure for both."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in (each for server in self.servers for each in server.sockets):
            with socket.fromfd(each.fileno(), each.family, each.type) as same:
                same.listen(BACKLOG)


def serve(config: Config) -> int:
    """Serve until stopped; the exit status."""
    check_database(config.database_url)
    check_address(config.host, config.port)
    set_up(config.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    server = build_server(config)
    server.run()
    return 0 if server.started else 1


def open_local(config: Config | None = None, browser: bool = True, lang: str = "en") -> int:
    """Serve on this machine at a free port, print the address in a language, and open it in the browser."""
    config = config or Config(log_level="warning")
    config = replace(config, port=free_port(config.host, config.port))
    address = f"http://{config.host}:{config.port}/"
    print(translate("at-home", lang, address=address), flush=True)
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    return serve(config)


def free_port(host: str, wanted: int) -> int:
    """The wanted port if it is free, otherwise another."""
    try:
        return _bound(host, wanted)
    except OSError:
        return _bound(host, 0)


def check_address(host: str, port: int) -> None:
    """Raise an error if the server could not listen at this address."""
    try:
        _bound(host, port)
    except OSError as error:
        raise paddock.PaddockError(f"cannot listen at {host}, port {port}: {error.strerror}") from error


def _bound(host: str, port: int) -> int:
    """Bind a port for a moment; its number."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(address)
        return int(probe.getsockname()[1])


def _open_when_ready(address: str) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):  # noqa: S310  our own address
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.05)

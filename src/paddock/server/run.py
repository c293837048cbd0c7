"""Running the service: in the foreground for `paddock serve`, beside a browser for a player at home."""

import logging
import socket
import threading
import time
import urllib.request
import webbrowser

import uvicorn
from msgspec.structs import replace

import paddock
from paddock.server.app import create_app
from paddock.server.config import Config
from paddock.server.errors import say
from paddock.server.logs import set_up
from paddock.server.socket import MESSAGE_BYTES
from paddock.server.store import reach

log = logging.getLogger(__name__)


def server(config: Config) -> uvicorn.Server:
    """A server that is ready to run. Its WebSocket protocol needs half the work per message of the usual one."""
    settings = uvicorn.Config(
        create_app(config),
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES * 4,
        ws_per_message_deflate=False,  # what is sent is what is new, and packing it costs more than making it
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return uvicorn.Server(settings)


def serve(config: Config) -> int:
    """Serve until told to stop."""
    reach(config.database_url)
    check_address(config.host, config.port)
    set_up(config.log_level)
    running = server(config)
    running.run()
    return 0 if running.started else 1


def open_local(config: Config | None = None, browser: bool = True, lang: str = "en") -> int:
    """Start Paddock on this machine, at a free port, say so in a language, and open it in the browser."""
    config = config or Config(log_level="warning")
    config = replace(config, port=free_port(config.host, config.port))
    address = f"http://{config.host}:{config.port}/"
    print(say("at-home", lang, address=address), flush=True)
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    return serve(config)


def free_port(host: str, wanted: int) -> int:
    """The port that was wanted if nobody uses it, or else another."""
    try:
        return _bound(host, wanted)
    except OSError:
        return _bound(host, 0)


def check_address(host: str, port: int) -> None:
    """Refuse, before anything is served, an address at which nobody can listen here."""
    try:
        _bound(host, port)
    except OSError as error:
        raise paddock.PaddockError(f"nobody can listen at {host}, port {port}: {error.strerror}") from error


def _bound(host: str, port: int) -> int:
    """A port that was taken for a moment, to see that it can be."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(address)
        return int(probe.getsockname()[1])


def _open_when_ready(address: str) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.05)

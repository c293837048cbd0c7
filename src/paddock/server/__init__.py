"""The web service: tables, seats, storage, clocks. No game is mentioned in it.

What runs the service is loaded when it is asked for: the processes in which bots think need none of it.
"""

from typing import TYPE_CHECKING

from paddock.server.config import Config

if TYPE_CHECKING:
    from starlette.applications import Starlette

__all__ = ["Config", "create_app", "open_local", "serve"]


def create_app(config: Config | None = None) -> "Starlette":
    """The service as an ASGI application."""
    from paddock.server.app import create_app as create

    return create(config)


def serve(config: Config) -> int:
    """Serve until told to stop."""
    from paddock.server.run import serve as run

    return run(config)


def open_local(config: Config | None = None, browser: bool = True, lang: str = "en") -> int:
    """Start Paddock on this machine and open it in the browser; in the terminal it speaks a language."""
    from paddock.server.run import open_local as run

    return run(config, browser, lang)

"""The web service: tables, seats, storage, clocks. It knows no game.

The service itself is imported on demand: the processes in which bots think do not need it.
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
    """Serve until stopped; the exit status."""
    from paddock.server.run import serve as run

    return run(config)


def open_local(config: Config | None = None, browser: bool = True, lang: str = "en") -> int:
    """Serve on this machine and open the browser; `lang` is the language of what is printed."""
    from paddock.server.run import open_local as run

    return run(config, browser, lang)

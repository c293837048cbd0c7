"""The web service: tables, seats, storage, clocks. No game is mentioned in it."""

from paddock.server.app import create_app
from paddock.server.config import Config
from paddock.server.run import open_local, serve

__all__ = ["Config", "create_app", "open_local", "serve"]

"""The HTTP API, one module for each subject; importing a module registers its endpoints."""

from paddock.server.api import ENDPOINTS
from paddock.server.endpoints import coach, games, lessons, owner, people, privacy, replays, tables, users

__all__ = ["ENDPOINTS", "coach", "games", "lessons", "owner", "people", "privacy", "replays", "tables", "users"]

"""The HTTP API, one module for each subject; importing a module registers its endpoints."""

from paddock.server.api import ENDPOINTS
from paddock.server.endpoints import (
    account,
    games,
    lessons,
    notices,
    owner,
    people,
    privacy,
    replays,
    tables,
    turns,
    users,
)

__all__ = [
    "ENDPOINTS",
    "account",
    "games",
    "lessons",
    "notices",
    "owner",
    "people",
    "privacy",
    "replays",
    "tables",
    "turns",
    "users",
]

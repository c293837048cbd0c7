"""The HTTP API, one module for each subject; importing a module registers its endpoints."""

from paddock.server.api import ENDPOINTS
from paddock.server.endpoints import (
    account,
    coach,
    games,
    holidays,
    lessons,
    notices,
    owner,
    people,
    plans,
    privacy,
    replays,
    tables,
    turns,
    users,
)

__all__ = [
    "ENDPOINTS",
    "account",
    "coach",
    "games",
    "holidays",
    "lessons",
    "notices",
    "owner",
    "people",
    "plans",
    "privacy",
    "replays",
    "tables",
    "turns",
    "users",
]

"""The HTTP API, one module for each subject; importing a module registers its endpoints."""

from paddock.server.api import ENDPOINTS
from paddock.server.endpoints import (
    account,
    books,
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
    "books",
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

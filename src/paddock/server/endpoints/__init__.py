"""The HTTP API, one module for each subject; importing a module registers its endpoints."""

from paddock.server.api import ENDPOINTS
from paddock.server.endpoints import (
    account,
    archive,
    challenges,
    coach,
    finding,
    games,
    lessons,
    notices,
    owner,
    people,
    privacy,
    ratings,
    replays,
    tables,
    turns,
    users,
)

__all__ = [
    "ENDPOINTS",
    "account",
    "archive",
    "challenges",
    "coach",
    "finding",
    "games",
    "lessons",
    "notices",
    "owner",
    "people",
    "privacy",
    "ratings",
    "replays",
    "tables",
    "turns",
    "users",
]

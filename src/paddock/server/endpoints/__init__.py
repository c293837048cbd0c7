"""The HTTP API, one module for each subject; importing a module registers its endpoints."""

from paddock.server.api import ENDPOINTS
from paddock.server.clubs import club_endpoints, season_endpoints, sheet_endpoints, steward_endpoints
from paddock.server.endpoints import (
    account,
    archive,
    books,
    challenges,
    coach,
    finding,
    games,
    holidays,
    lessons,
    notices,
    owner,
    people,
    plans,
    privacy,
    ratings,
    replays,
    tables,
    turns,
    users,
)
from paddock.server.workshop import circuit_endpoints

__all__ = [
    "ENDPOINTS",
    "account",
    "archive",
    "books",
    "challenges",
    "circuit_endpoints",
    "club_endpoints",
    "coach",
    "finding",
    "games",
    "holidays",
    "lessons",
    "notices",
    "owner",
    "people",
    "plans",
    "privacy",
    "ratings",
    "replays",
    "season_endpoints",
    "sheet_endpoints",
    "steward_endpoints",
    "tables",
    "turns",
    "users",
]

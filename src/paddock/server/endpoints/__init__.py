"""The HTTP API, one module for each subject; importing a module registers its endpoints."""

from paddock.server.api import ENDPOINTS
from paddock.server.clubs import club_endpoints, season_endpoints, sheet_endpoints, steward_endpoints
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
    "club_endpoints",
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
    "season_endpoints",
    "sheet_endpoints",
    "steward_endpoints",
    "tables",
    "turns",
    "users",
]

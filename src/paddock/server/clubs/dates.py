"""Dates that organisers set: written in any time zone, kept as moments, and shown to all users in their own."""

from datetime import UTC, datetime

from paddock.league.season import moment
from paddock.server.clock import now
from paddock.server.errors import RequestError

MOST_DAYS = 366
"""How far ahead a date may be."""
DAY = 86400.0
GRACE_SECONDS = 60.0
"""A date has no seconds: the minute that has just begun counts still."""


def read_date(text: str) -> float:
    """A date to come as a moment; 422 if it is none, has passed, or is more than a year away."""
    found = moment(text)
    if found is None:
        raise RequestError("bad-date", 422)
    at = found.timestamp()
    if at < now() - GRACE_SECONDS:
        raise RequestError("date-passed", 422)
    if at > now() + MOST_DAYS * DAY:
        raise RequestError("date-far", 422, days=MOST_DAYS)
    return at


def written_date(at: float) -> str:
    """A moment as the calendars of seasons have it; empty without one."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%SZ}" if at else ""

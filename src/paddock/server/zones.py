"""Time zones, and times of day as moments: also on the days when summer time begins or ends."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

DAY_MINUTES = 24 * 60


@cache
def zone_of(name: str) -> tzinfo:
    """A time zone by name; UTC if this machine does not know it."""
    return ZoneInfo(name) if is_zone(name) else UTC


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def is_zone(name: str) -> bool:
    return name in _zones()


def minute_of_day(at: float, zone: tzinfo) -> int:
    local = datetime.fromtimestamp(at, zone)
    return local.hour * 60 + local.minute


def next_time_of_day(at: float, minute: int, zone: tzinfo) -> float:
    """The first moment from `at` on with a time of day; one that summer time skips counts when it would have been."""
    day = datetime.fromtimestamp(at, zone).date()
    days = (day + timedelta(days=ahead) for ahead in range(-1, 3))
    return min(found for each in days for found in _moments_of(each, minute, zone) if found >= at)


def _moments_of(day: date, minute: int, zone: tzinfo) -> list[float]:
    """A time of day as a moment, or as two on the day when its hour comes twice."""
    first, second = (moment_of(day, minute, zone, fold) for fold in (0, 1))
    return [first, second] if second > first else [first]


def moment_of(day: date, minute: int, zone: tzinfo, fold: int = 0) -> float:
    """A time of day as a moment; of an hour that comes twice, the first."""
    ahead, left = divmod(minute, DAY_MINUTES)
    local = datetime.combine(day + timedelta(days=ahead), time(left // 60, left % 60, fold=fold), zone)
    return local.timestamp()

"""When a user wants to be called: at once or in one message an hour or a day, and never in quiet hours.

Times of day are those of the user's own time zone, across changes of summer time.
"""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from paddock.server.errors import translate
from paddock.server.store.rows import Contact

HOUR = 3600.0
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


def send_at(contact: Contact, at: float) -> float:
    """The first moment from `at` on at which a user wants to be called."""
    if contact.pace == "hourly":
        at = -(-at // HOUR) * HOUR
    elif contact.pace == "daily":
        at = next_time_of_day(at, contact.daily_at, zone_of(contact.zone))
    return quiet_end(contact, at) or at


def remind_at(contact: Contact, asked: float, moment: float, deadline: float) -> float | None:
    """When to remind of a decision whose time is nearly gone at `moment`; None if it would always be in quiet hours.

    A reminder that falls in quiet hours comes after them if that is early enough, otherwise before them.
    """
    end = quiet_end(contact, moment)
    if end is None:
        return moment
    if end < deadline:
        return end
    begin = _quiet_begin(contact, moment)
    return begin if begin > asked else None


def quiet_end(contact: Contact, at: float) -> float | None:
    """When the quiet hours end in which a moment lies; None if it lies in none."""
    zone = zone_of(contact.zone)
    minute, begin, end = minute_of_day(at, zone), contact.quiet_from, contact.quiet_until
    is_quiet = begin <= minute < end if begin < end else begin != end and not end <= minute < begin
    return next_time_of_day(at, end, zone) if is_quiet else None


def _quiet_begin(contact: Contact, at: float) -> float:
    """When the quiet hours began in which a moment lies."""
    zone = zone_of(contact.zone)
    day = datetime.fromtimestamp(at, zone).date()
    starts = (moment_of(day - timedelta(days=back), contact.quiet_from, zone) for back in range(3))
    return next(start for start in starts if start <= at)


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


def spoken(at: float, contact: Contact) -> str:
    """A moment in a user's own time and language, such as Tuesday 17 November, 14:30."""
    local = datetime.fromtimestamp(at, zone_of(contact.zone))
    weekday = translate(f"weekday-{local.weekday()}", contact.lang)
    month = translate(f"month-{local.month}", contact.lang)
    return translate("moment", contact.lang, weekday=weekday, day=local.day, month=month, time=f"{local:%H:%M}")

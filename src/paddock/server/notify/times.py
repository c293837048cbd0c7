"""When a user wants to be called: at once or in one message an hour or a day, and never in quiet hours.

Times of day are those of the user's own time zone, across changes of summer time.
"""

from datetime import datetime, timedelta

from paddock.server.errors import translate
from paddock.server.store.rows import Contact
from paddock.server.zones import minute_of_day, moment_of, next_time_of_day, zone_of

HOUR = 3600.0


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


def spoken(at: float, contact: Contact) -> str:
    """A moment in a user's own time and language, such as Tuesday 17 November, 14:30."""
    local = datetime.fromtimestamp(at, zone_of(contact.zone))
    weekday = translate(f"weekday-{local.weekday()}", contact.lang)
    month = translate(f"month-{local.month}", contact.lang)
    return translate("moment", contact.lang, weekday=weekday, day=local.day, month=month, time=_time(local))


def _time(local: datetime) -> str:
    """A time of day; a user who has named no time zone reads which one it is."""
    return f"{local:%H:%M} UTC" if str(local.tzinfo) == "UTC" else f"{local:%H:%M}"

"""Clocks that stand still on days off and at night, by the calendar of a table."""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from functools import lru_cache

from paddock.server.store.rows import Calendar
from paddock.server.zones import DAY_MINUTES, moment_of, zone_of

MOST_DAYS = 1000
"""How far ahead a clock is followed: farther than the longest clock takes by the emptiest calendar."""
Span = tuple[float, float]
LEAST_DAYS, LEAST_MINUTES = 2, 8 * 60
"""How many days of a week, and how much of a day, must count."""


def has_open_hours(calendar: Calendar) -> bool:
    """Whether enough time of a week counts."""
    minutes = sum(end - begin for begin, end in _open_minutes(calendar))
    return len({*calendar.days_off}) <= 7 - LEAST_DAYS and minutes >= LEAST_MINUTES


@lru_cache(4096)
def after(calendar: Calendar, since: float, seconds: float, off: tuple[Span, ...] = ()) -> float:
    """The moment when a time has passed, of which only open hours count that are not off."""
    if not calendar.zone and not off:
        return since + seconds
    end = since
    for begin, end in _without(_open_hours(calendar, since), off):
        if end - begin >= seconds:
            return begin + seconds
        seconds -= end - begin
    return end


def elapsed(calendar: Calendar, since: float, until: float, off: tuple[Span, ...] = ()) -> float:
    """How much of the time between two moments counts."""
    if not calendar.zone and not off:
        return until - since
    total = 0.0
    for begin, end in _without(_open_hours(calendar, since), off):
        if begin >= until:
            break
        total += min(end, until) - begin
    return total


def _without(stretches: Iterable[Span], off: tuple[Span, ...]) -> Iterator[Span]:
    """Stretches of time without what is off in them; both are in order."""
    for begin, end in stretches:
        for start, stop in off:
            if start < end and stop > begin:
                if begin < start:
                    yield begin, start
                begin = max(begin, stop)
        if begin < end:
            yield begin, end


def _open_hours(calendar: Calendar, since: float) -> Iterator[Span]:
    """The stretches of time that count, from a moment on."""
    if not calendar.zone:
        yield since, since + MOST_DAYS * 86400.0
        return
    zone = zone_of(calendar.zone)
    first = datetime.fromtimestamp(since, zone).date()
    for ahead in range(MOST_DAYS):
        day = first + timedelta(days=ahead)
        if day.weekday() in calendar.days_off:
            continue
        for start, stop in _open_minutes(calendar):
            begin, end = max(since, moment_of(day, start, zone)), moment_of(day, stop, zone)
            if begin < end:
                yield begin, end


def _open_minutes(calendar: Calendar) -> list[tuple[int, int]]:
    """The parts of a day that are not night."""
    begin, end = calendar.night_from, calendar.night_until
    if begin == end:
        return [(0, DAY_MINUTES)]
    return [(end, begin)] if end < begin else [(0, begin), (end, DAY_MINUTES)]

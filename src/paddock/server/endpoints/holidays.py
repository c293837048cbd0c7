"""Endpoints for time that people live with: holidays of a user, and pauses of a table."""

from datetime import date, datetime, timedelta
from typing import Annotated

from msgspec import Meta

from paddock.core import Plain
from paddock.server.api import Body, Call, endpoint
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.messages import TableView
from paddock.server.store.rows import HolidayDays
from paddock.server.tables.holidays import sync_holidays
from paddock.server.tables.pausing import Say, pause
from paddock.server.zones import is_zone, zone_of

MOST_HOLIDAYS = 5
MOST_DAYS = 60
"""How many days of holiday a user may have set."""
FARTHEST_DAYS = 365
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class HolidayBody(Body):
    """The first and the last day of a holiday."""

    first: Day
    last: Day


class HolidaysBody(Body):
    """All holidays of the current user, in the days of a time zone."""

    zone: Annotated[str, Meta(max_length=64)]
    holidays: Annotated[tuple[HolidayBody, ...], Meta(max_length=MOST_HOLIDAYS)]


class Holidays(Plain):
    """When the clocks of the current user stand still in races over days."""

    holidays: tuple[HolidayDays, ...]
    most_days: int = MOST_DAYS


class PauseBody(Body):
    say: Say


@endpoint("GET", "/api/me/holidays", reply=Holidays)
async def show_holidays(call: Call) -> Holidays:
    """The holidays of the current user that are not over."""
    user, run = call.current_user(), call.service.run
    found = (await run(call.service.store.holidays.of, [user.id])).get(user.id, [])
    return Holidays(tuple(each for each in found if each.last >= _today(each.zone).isoformat()))


@endpoint("POST", "/api/me/holidays", body=HolidaysBody, reply=Holidays)
async def set_holidays(call: Call, body: HolidaysBody) -> Holidays:
    """Replace the holidays of the current user; at all their tables over days, their clock stands still then."""
    user, service = call.current_user(), call.service
    if not is_zone(body.zone):
        raise RequestError("bad-zone", 422, given=body.zone)
    days = sorted((_checked(each, body.zone) for each in body.holidays), key=lambda each: each.first)
    if sum(map(_length, days)) > MOST_DAYS:
        raise RequestError("long-holidays", 422, most=MOST_DAYS)
    if not service.rate_limits.holidays.take(user.id):
        raise RequestError("too-fast", 429)
    await service.run(service.store.holidays.set, user.id, days)
    for table in await service.run(service.store.tables.of_user, user.id):
        if table.status == "running" and table.settings.clock.kind == "days":
            await sync_holidays(await service.tables.get(table.id))
    return await show_holidays(call)


def _today(zone: str) -> date:
    return datetime.fromtimestamp(now(), zone_of(zone)).date()


def _checked(body: HolidayBody, zone: str) -> HolidayDays:
    """A holiday that ends after it begins, soon; 422 if it does not."""
    try:
        first, last = date.fromisoformat(body.first), date.fromisoformat(body.last)
    except ValueError:
        raise RequestError("bad-holiday", 422) from None
    today = _today(zone)
    if not first <= last or last < today or last > today + timedelta(days=FARTHEST_DAYS):
        raise RequestError("bad-holiday", 422)
    return HolidayDays(body.first, body.last, zone)


def _length(days: HolidayDays) -> int:
    return (date.fromisoformat(days.last) - date.fromisoformat(days.first)).days + 1


@endpoint("POST", "/api/tables/{table}/pause", body=PauseBody, reply=TableView)
async def pause_table(call: Call, table: str, body: PauseBody) -> TableView:
    """Ask for a pause of the table, answer such a request, or end the pause: all must agree, anyone may end it."""
    live = await call.service.tables.get(table)
    await pause(live, call.current_user(), body.say)
    return live.projection.table_view(call.user, call.lang)

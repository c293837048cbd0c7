"""The holidays of a table's users, written into its entries, so that all clocks agree on them."""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import partial

from paddock.server.clock import now
from paddock.server.store.rows import Entry, HolidayDays
from paddock.server.tables.live import LiveTable
from paddock.server.tables.standing import Holiday, holiday_code
from paddock.server.zones import moment_of, zone_of


def holiday_of(days: HolidayDays) -> Holiday:
    """A holiday as moments: from the beginning of its first day to the end of its last one."""
    zone = zone_of(days.zone)
    begin = moment_of(date.fromisoformat(days.first), 0, zone)
    end = moment_of(date.fromisoformat(days.last) + timedelta(days=1), 0, zone)
    return Holiday(begin, end, days.first, days.last)


async def sync_holidays(live: LiveTable) -> None:
    """Bring a table's entries up to date with its users' holidays, if its clock is in days."""
    if live.table.settings.clock.kind != "days" or live.table.status != "running" or live.ledger is None:
        return
    users = {seat.user for seat in live.seats if seat.user is not None}
    days = await live.background.run(live.store.holidays.of, users)
    for seat in live.seats:
        wanted = [holiday_of(each) for each in days.get(seat.user or "", ())]
        if not live.race.match.over:
            await live.append(partial(_entry, live, seat.seat, wanted))


def _entry(live: LiveTable, seat: int, wanted: list[Holiday]) -> Entry | int:
    """An entry with the holidays to come, unless they are known."""
    at = now()
    known = _to_come(live.race.standing.holidays.get(seat, ()), at)
    coming = _to_come(wanted, at)
    if [each.end for each in known] == [each.end for each in coming] and _begins(known, at) == _begins(coming, at):
        return live.race.number
    return live.entry("holiday", seat, holiday_code(tuple(coming)), actor="clock")


def _to_come(holidays: Iterable[Holiday], at: float) -> list[Holiday]:
    return [each for each in holidays if each.end > at]


def _begins(holidays: list[Holiday], at: float) -> list[float]:
    return [max(at, each.begin) for each in holidays]

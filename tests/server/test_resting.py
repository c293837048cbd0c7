"""Time that people live with: holidays of a user, across summer time, and pauses of the table by consent."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

import paddock
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store.rows import Calendar, Clock, Entry, HolidayDays, TableSettings, User
from paddock.server.tables import lobby
from paddock.server.tables.calendars import after, elapsed
from paddock.server.tables.clocks import deadline
from paddock.server.tables.commentary import Commentary
from paddock.server.tables.holidays import holiday_of, sync_holidays
from paddock.server.tables.ledger import ledger_of
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import NewSeat
from paddock.server.tables.pausing import pause
from paddock.server.tables.standing import Standing, holiday_code
from serving import Arrive, config

DAY = 86400.0
ROME = "Europe/Rome"


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ROME)).timestamp()


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    running = Service(config(tmp_path))
    await running.open()
    yield running
    await running.close()


async def race(service: Service, *names: str) -> tuple[LiveTable, list[User]]:
    users = [await service.run(service.users.add_guest, name) for name in names]
    seats = [NewSeat("me"), *(NewSeat("open") for _ in names[1:])]
    setup = paddock.game("crazy-race").setup(len(names))
    settings = TableSettings(Clock("days", DAY))
    live = await lobby.create(service, users[0], setup, seats, "link", settings, "en")
    for user in users[1:]:
        await lobby.join(service, live, user, None)
    await lobby.start(service, live, users[0])
    return live, users


def log(live: LiveTable, lang: str = "en") -> list[str]:
    return [line.text for line in Commentary(None, lang).update(live.race)]


# Holidays


def test_a_holiday_lasts_from_the_first_midnight_to_the_last_in_the_users_zone() -> None:
    """In the week in which summer time ends, it is an hour longer; when it begins, an hour shorter."""
    week = holiday_of(HolidayDays("2026-10-19", "2026-10-25", ROME))
    assert (moment("2026-10-19T00:00"), moment("2026-10-26T00:00")) == (week.begin, week.end)
    assert 7 * DAY + 3600 == week.end - week.begin
    spring = holiday_of(HolidayDays("2026-03-23", "2026-03-29", ROME))
    assert 7 * DAY - 3600 == spring.end - spring.begin


def test_time_off_does_not_count_with_a_calendar_or_without() -> None:
    holiday = (moment("2026-10-24T00:00"), moment("2026-10-27T00:00"))
    asked = moment("2026-10-23T12:00")
    assert moment("2026-10-27T12:00") == after(Calendar(), asked, DAY, (holiday,))
    weekends = Calendar(ROME, days_off=(5, 6))
    assert moment("2026-10-27T12:00") == after(weekends, asked, DAY, (holiday,))
    assert DAY / 2 == elapsed(weekends, asked, moment("2026-10-27T00:00"), (holiday,))
    assert 0.0 == elapsed(Calendar(), holiday[0], holiday[1], (holiday,))


def test_what_was_taken_of_a_holiday_stays_when_it_is_cut_short() -> None:
    """Time that has passed counts alike before and after the change."""
    standing = Standing()
    holiday = holiday_of(HolidayDays("2026-08-10", "2026-08-24", ROME))
    begin, middle = holiday.begin - DAY, holiday.begin + 3 * DAY
    standing.add(Entry(1, "holiday", 0, holiday_code((holiday,)), "clock", begin), went_back=False)
    assert ((holiday.begin, holiday.end),) == standing.off(0)
    standing.add(Entry(2, "holiday", 0, holiday_code(()), "clock", middle), went_back=False)
    assert ((holiday.begin, middle),) == standing.off(0)
    assert () == standing.off(1)


async def test_the_clock_of_a_user_on_holiday_stands_still_and_all_see_it(service: Service) -> None:
    live, [ann, _] = await race(service, "Ann", "Bob")
    before = [deadline(live.race, live.loaded, seat) for seat in (0, 1)]
    today = datetime.now(ZoneInfo(ROME)).date()
    days = HolidayDays(today.isoformat(), today.isoformat(), ROME)
    await service.run(service.store.holidays.set, ann.id, [days])
    await sync_holidays(live)
    after_ = [deadline(live.race, live.loaded, seat) for seat in (0, 1)]
    assert before[1] == after_[1]
    assert before[0] is not None
    assert after_[0] is not None
    assert after_[0] > holiday_of(days).end
    assert "Ann is on holiday" in log(live)[-1]
    assert "Ann è in vacanza" in log(live, "it")[-1]
    assert live.race.standing.on_holiday(0, live.race.since[0] + 60) is not None

    number = live.race.number
    await sync_holidays(live)
    assert number == live.race.number, "nothing new, no entry"
    assert ledger_of(live.table, live.entries).deadline(0) == live.race.deadline(0)

    await service.run(service.store.holidays.set, ann.id, [])
    await sync_holidays(live)
    assert "Ann has no more holidays." == log(live)[-1]


async def test_a_race_that_starts_in_a_holiday_knows_it(service: Service) -> None:
    ann = await service.run(service.users.add_guest, "Ann")
    today = datetime.now(ZoneInfo(ROME)).date().isoformat()
    await service.run(service.store.holidays.set, ann.id, [HolidayDays(today, today, ROME)])
    setup = paddock.game("crazy-race").setup(2)
    settings, seats = TableSettings(Clock("days", DAY)), [NewSeat("me"), NewSeat("bot", "level-1")]
    live = await lobby.create(service, ann, setup, seats, "link", settings, "en")
    await lobby.start(service, live, ann)
    assert live.race.standing.holidays[0]


async def test_holidays_over_the_api(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    today = datetime.now(ZoneInfo(ROME)).date().isoformat()
    assert [] == (await ann.get("/api/me/holidays"))["holidays"]
    set_ = await ann.post("/api/me/holidays", {"zone": ROME, "holidays": [{"first": today, "last": today}]})
    assert [{"first": today, "last": today, "zone": ROME}] == set_["holidays"]
    for holiday, error in (
        ({"first": today, "last": "2020-01-01"}, "bad-holiday"),
        ({"first": "2026-02-30", "last": "2026-03-01"}, "bad-holiday"),
        ({"first": "2020-01-01", "last": today}, "long-holidays"),
    ):
        reply = await ann.post("/api/me/holidays", {"zone": ROME, "holidays": [holiday]}, 422)
        assert error == reply["error"]
    await ann.post("/api/me/holidays", {"zone": "Moon/Base", "holidays": []}, 422)
    assert [] == (await ann.post("/api/me/holidays", {"zone": ROME, "holidays": []}))["holidays"]


# Pauses


async def test_a_pause_needs_all_and_ends_by_any(service: Service) -> None:
    live, [ann, bob, cleo] = await race(service, "Ann", "Bob", "Cleo")
    left = live.race.deadline(0)
    await pause(live, ann, "ask")
    assert live.race.standing.ask is not None
    assert (1, 2) == live.race.standing.ask.waiting
    await pause(live, bob, "agree")
    assert not live.race.standing.paused
    with pytest.raises(RequestError, match="nobody-asks-pause"):
        await pause(live, bob, "agree")
    await pause(live, cleo, "agree")
    assert live.race.standing.paused
    assert live.race.deadline(0) is None
    with pytest.raises(RequestError, match="table-paused"):
        await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])
    await asyncio.sleep(0.2)
    await pause(live, bob, "end")
    until = live.race.deadline(0)
    assert left is not None
    assert until is not None
    [(begin, end)] = live.race.standing.pauses
    assert abs(until - left - (end - begin)) < 1e-3, "the pause costs nobody time"
    await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])
    assert ledger_of(live.table, live.entries).used == live.race.used
    assert "Bob ends the pause." in log(live)


async def test_one_no_is_enough_and_who_has_left_is_not_asked(service: Service) -> None:
    live, [ann, bob, cleo] = await race(service, "Ann", "Bob", "Cleo")
    await pause(live, ann, "ask")
    await pause(live, bob, "refuse")
    assert live.race.standing.ask is None
    await lobby.leave(service, live, cleo)
    await pause(live, ann, "ask")
    await pause(live, bob, "agree")
    assert live.race.standing.paused


async def test_a_pause_over_the_api(arrive: Arrive) -> None:
    ann, bob = await arrive("Ann"), await arrive("Bob")
    table = await ann.open_table("crazy-race", ["me", "open"], clock={"kind": "days", "seconds": 86400})
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    path = f"/api/tables/{table['id']}/pause"
    await ann.post(path, {"say": "ask"})
    async with bob.at(table["id"]) as place:
        await place.until(lambda view: view["days"] and view["days"]["pause"])
        assert {"seat": 0, "waiting": [1]} == place.view["days"]["pause"]
        await bob.post(path, {"say": "agree"})
        await place.until(lambda view: view["days"] and view["days"]["is_paused"])
        await ann.post(path, {"say": "end"})
        await place.until(lambda view: view["days"] is None)
    stranger = await arrive("Eve")
    await stranger.post(path, {"say": "ask"}, 403)

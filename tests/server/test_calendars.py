"""Clocks in days with a calendar: weekends and nights off, a bank, summer time, and a host who extends."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

import paddock
from paddock.server.store.rows import Calendar, Clock, Entry, Table, TableSettings
from paddock.server.tables.calendars import after, elapsed, has_open_hours
from paddock.server.tables.clocks import reminder_moment
from paddock.server.tables.ledger import EXTENDED, Ledger
from serving import Arrive, Server, two_at_a_table

HOUR, DAY = 3600.0, 86400.0
WEEKENDS = Calendar("Europe/Rome", (5, 6))
NIGHTS = Calendar("Europe/Rome", (), 22 * 60, 8 * 60)


def at(text: str, zone: str = "Europe/Rome") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_without_a_calendar_all_time_counts() -> None:
    assert 100.0 + DAY == after(Calendar(), 100.0, DAY)
    assert DAY == elapsed(Calendar(), 100.0, 100.0 + DAY)


def test_weekends_off() -> None:
    """13 November 2026 is a Friday."""
    assert at("2026-11-16T18:00") == after(WEEKENDS, at("2026-11-13T18:00"), DAY)
    assert at("2026-11-17T00:00") == after(WEEKENDS, at("2026-11-14T12:00"), DAY), "asked on a Saturday"
    assert DAY == elapsed(WEEKENDS, at("2026-11-13T18:00"), at("2026-11-16T18:00"))
    assert 0.0 == elapsed(WEEKENDS, at("2026-11-14T01:00"), at("2026-11-15T23:00"))


def test_nights_off() -> None:
    assert at("2026-11-17T09:00") == after(NIGHTS, at("2026-11-16T21:00"), 2 * HOUR)
    assert at("2026-11-17T10:00") == after(NIGHTS, at("2026-11-16T23:30"), 2 * HOUR)
    early = Calendar("Europe/Rome", (), 60, 6 * 60)
    assert at("2026-11-17T06:30") == after(early, at("2026-11-17T00:30"), HOUR)


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-28", 23), ("2026-10-24", 25)], ids=["summer time begins", "summer time ends"]
)
def test_a_day_over_a_change_of_summer_time_has_its_own_hours(day: str, hours: int) -> None:
    """The clock counts real time: the Sunday of the change has 23 or 25 hours."""
    everyday = Calendar("Europe/Rome", (2,))
    midnight = at(f"{day}T00:00")
    following = after(everyday, midnight, DAY + hours * HOUR)
    assert (0, 0) == (datetime.fromtimestamp(following, ZoneInfo("Europe/Rome")).hour, int(following) % 3600)
    assert DAY + hours * HOUR == elapsed(everyday, midnight, following)


def test_nights_are_nights_of_the_clock_on_the_wall_across_summer_time() -> None:
    assert at("2026-03-29T09:00") == after(NIGHTS, at("2026-03-28T21:00"), 2 * HOUR)
    assert 2 * HOUR == elapsed(NIGHTS, at("2026-03-28T21:00"), at("2026-03-29T09:00"))


def test_a_week_has_two_days_that_count_and_a_day_eight_hours() -> None:
    assert has_open_hours(WEEKENDS)
    assert not has_open_hours(Calendar("Europe/Rome", (0, 1, 2, 3, 4, 5)))
    assert not has_open_hours(Calendar("Europe/Rome", (), 8 * 60, 7 * 60))


def ledger(clock: Clock, began: float) -> Ledger:
    setup = paddock.game("crazy-race").setup(2, names=("Ann", "Bob"))
    return Ledger(Table("t", setup, 1, TableSettings(clock), "ann", "link", "running", "7", began, began))


def test_a_bank_beside_the_days_is_used_when_a_decision_takes_longer() -> None:
    friday = at("2026-11-13T18:00")
    race = ledger(Clock("days", DAY, 2 * DAY, WEEKENDS), friday)
    assert at("2026-11-18T18:00") == race.deadline(0), "a day and two of the bank, without the weekend"
    assert at("2026-11-18T03:36") == reminder_moment(race, 0, race.deadline(0) or 0.0)
    race.apply(Entry(1, "choose", 0, race.match.decision(0).codes[0], "person", at("2026-11-17T18:00")))
    assert DAY == race.used[0], "Saturday and Sunday were free"


def test_a_host_extends_and_the_log_says_so() -> None:
    race = ledger(Clock("days", DAY), 1000.0)
    race.apply(Entry(1, "pause", 0, EXTENDED, "person", 1000.0 + DAY / 2))
    assert 1000.0 + 1.5 * DAY == race.deadline(1)
    assert ["log-extended"] == [note.text.key for note in race.notes]


async def test_only_the_host_extends(server: Server, arrive: Arrive) -> None:
    clock = {"kind": "days", "seconds": DAY, "bank": DAY, "calendar": {"zone": "Europe/Rome", "days_off": [5, 6]}}
    ann, bob, table = await two_at_a_table(arrive, clock=clock)
    path = f"/api/tables/{table['id']}"
    assert [5, 6] == (await ann.get(path))["clock"]["calendar"]["days_off"]
    await bob.post(f"{path}/extend", expect=403)
    await ann.post(f"{path}/extend")
    async with bob.at(table["id"]) as place:
        await place.until(lambda view: view["number"] >= 1)
        assert "Ann extends the time for everyone." in place.log
    plain = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await ann.post(f"/api/tables/{plain['id']}/extend", expect=409)


@pytest.mark.parametrize("calendar", [{"zone": "No/Where"}, {"zone": "UTC", "days_off": [0, 1, 2, 3, 4, 5, 6]}])
async def test_a_calendar_that_cannot_be_is_refused(arrive: Arrive, calendar: dict[str, object]) -> None:
    ann = await arrive("Ann")
    body = {
        "setup": {"game": "crazy-race", "seats": 2},
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "clock": {"kind": "days", "seconds": DAY, "calendar": calendar},
    }
    await ann.post("/api/tables", body, expect=422)

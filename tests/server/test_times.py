"""When users are called: pace, quiet hours and reminders, in their own time zone and across summer time."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from paddock.server.notify.times import quiet_end, remind_at, send_at, spoken
from paddock.server.store.rows import Contact
from paddock.server.zones import next_time_of_day, zone_of

ROME = ZoneInfo("Europe/Rome")
NIGHT = Contact(zone="Europe/Rome", quiet_from=22 * 60, quiet_until=7 * 60 + 30)


def at(text: str, zone: ZoneInfo = ROME, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone, fold=fold).timestamp()


def test_at_once_is_at_once_outside_quiet_hours() -> None:
    assert at("2026-11-16T21:59") == send_at(NIGHT, at("2026-11-16T21:59"))
    assert at("2026-11-17T07:30") == send_at(NIGHT, at("2026-11-16T22:00"))
    assert at("2026-11-17T07:30") == send_at(NIGHT, at("2026-11-17T07:29:59"))
    assert at("2026-11-17T07:30") == send_at(NIGHT, at("2026-11-17T07:30"))


def test_quiet_hours_may_lie_within_a_day() -> None:
    lunch = Contact(zone="Europe/Rome", quiet_from=12 * 60, quiet_until=14 * 60)
    assert quiet_end(lunch, at("2026-11-16T11:59")) is None
    assert at("2026-11-16T14:00") == quiet_end(lunch, at("2026-11-16T12:00"))
    assert quiet_end(lunch, at("2026-11-16T14:00")) is None
    assert quiet_end(Contact(), at("2026-11-16T03:00")) is None


def test_one_message_an_hour_comes_at_the_full_hour() -> None:
    hourly = Contact(zone="Europe/Rome", pace="hourly")
    assert at("2026-11-16T15:00") == send_at(hourly, at("2026-11-16T14:00:01"))
    assert at("2026-11-16T15:00") == send_at(hourly, at("2026-11-16T15:00"))


def test_one_message_a_day_comes_at_its_time_after_quiet_hours() -> None:
    daily = Contact(zone="Europe/Rome", pace="daily", daily_at=6 * 60, quiet_from=22 * 60, quiet_until=7 * 60)
    assert at("2026-11-17T07:00") == send_at(daily, at("2026-11-16T10:00"))


@pytest.mark.parametrize(
    ("zone", "day"), [("Europe/Rome", "2026-03-28"), ("Europe/Rome", "2026-10-24"), ("America/New_York", "2026-03-07")]
)
def test_a_day_over_a_change_of_summer_time_still_begins_at_the_same_hour(zone: str, day: str) -> None:
    """Such a day has 23 or 25 hours."""
    daily = Contact(zone=zone, pace="daily", daily_at=8 * 60)
    evening = at(f"{day}T20:00", ZoneInfo(zone))
    local = datetime.fromtimestamp(send_at(daily, evening), ZoneInfo(zone))
    assert (8, 0) == (local.hour, local.minute)
    assert datetime.fromisoformat(day).date() + timedelta(days=1) == local.date()
    assert 12 * 3600 != send_at(daily, evening) - evening


def test_an_hour_that_summer_time_skips_counts_when_it_would_have_been() -> None:
    assert at("2026-03-29T03:30") == next_time_of_day(at("2026-03-29T01:00"), 2 * 60 + 30, ROME)


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_end_for_good() -> None:
    """Half past two comes twice on the day summer time ends."""
    quiet = Contact(zone="Europe/Rome", quiet_from=0, quiet_until=2 * 60 + 30)
    assert at("2026-10-25T02:30") == quiet_end(quiet, at("2026-10-25T01:00"))
    assert at("2026-10-25T02:30", fold=1) == quiet_end(quiet, at("2026-10-25T02:10", fold=1))


def test_a_reminder_in_quiet_hours_comes_after_them_or_before() -> None:
    asked = at("2026-11-16T10:00")
    assert at("2026-11-16T20:00") == remind_at(NIGHT, asked, at("2026-11-16T20:00"), at("2026-11-16T23:00"))
    assert at("2026-11-17T07:30") == remind_at(NIGHT, asked, at("2026-11-17T03:00"), at("2026-11-17T09:00"))
    assert at("2026-11-16T22:00") == remind_at(NIGHT, asked, at("2026-11-17T03:00"), at("2026-11-17T07:00"))
    late = at("2026-11-16T23:00")
    assert remind_at(NIGHT, late, at("2026-11-17T03:00"), at("2026-11-17T05:00")) is None


def test_a_moment_is_spoken_in_the_users_language_and_zone() -> None:
    moment = at("2026-11-17T14:30")
    assert "Tuesday 17 November, 14:30" == spoken(moment, Contact(zone="Europe/Rome"))
    assert "martedì 17 novembre, ore 13:30" == spoken(moment, Contact(zone="Europe/London", lang="it"))
    assert "UTC" == str(zone_of("No/Such"))
    assert "Tuesday 17 November, 13:30 UTC" == spoken(moment, Contact())

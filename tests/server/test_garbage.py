"""Garbage is collected when nobody waits for an answer."""

import gc

import pytest

from paddock.server.garbage import MAX_INTERVAL, MIN_INTERVAL, QUIET_SECONDS, THRESHOLDS, GarbageCollector


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test sets."""
    now = [1000.0]
    monkeypatch.setattr("paddock.server.garbage.time.monotonic", lambda: now[0])
    monkeypatch.setattr("paddock.server.garbage.gc.collect", lambda: 0)
    return now


def test_it_waits_for_a_quiet_moment(clock: list[float]) -> None:
    collector = GarbageCollector()
    clock[0] += MIN_INTERVAL + 1
    collector.note_activity()
    assert not collector.collect_if_due()
    clock[0] += QUIET_SECONDS + 0.1
    assert collector.collect_if_due()
    assert not collector.collect_if_due()


def test_it_does_not_wait_for_ever(clock: list[float]) -> None:
    collector = GarbageCollector()
    clock[0] += MAX_INTERVAL
    collector.note_activity()
    assert collector.collect_if_due()


def test_what_python_does_by_itself_is_put_back() -> None:
    before = gc.get_threshold()
    collector = GarbageCollector()
    collector.take_over()
    try:
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > 0
    finally:
        collector.hand_back()
    assert (before, 0) == (gc.get_threshold(), gc.get_freeze_count())

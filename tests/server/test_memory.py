"""Garbage is looked for when nobody waits."""

import gc

import pytest

from paddock.server import memory
from paddock.server.memory import LEAST_SECONDS, MOST_SECONDS, QUIET_SECONDS, Memory


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test sets."""
    now = [1000.0]
    monkeypatch.setattr("paddock.server.memory.time.monotonic", lambda: now[0])
    monkeypatch.setattr("paddock.server.memory.gc.collect", lambda: 0)
    return now


def test_it_waits_for_a_quiet_moment(clock: list[float]) -> None:
    mind = Memory()
    clock[0] += LEAST_SECONDS + 1
    mind.use()
    assert not mind.tidy()
    clock[0] += QUIET_SECONDS + 0.1
    assert mind.tidy()
    assert not mind.tidy()


def test_it_does_not_wait_for_ever(clock: list[float]) -> None:
    mind = Memory()
    clock[0] += MOST_SECONDS
    mind.use()
    assert mind.tidy()


def test_what_python_does_by_itself_is_put_back() -> None:
    before = gc.get_threshold()
    mind = Memory()
    mind.settle()
    try:
        assert gc.get_threshold()[2] == memory.NEVER
        assert gc.get_freeze_count() > 0
    finally:
        mind.leave()
    assert (before, 0) == (gc.get_threshold(), gc.get_freeze_count())

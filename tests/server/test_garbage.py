"""Garbage is collected when nobody waits for an answer."""

import gc
import weakref

import pytest

from paddock.server.garbage import (
    LITTER,
    MAX_CLOSED,
    MAX_INTERVAL,
    MIN_INTERVAL,
    QUIET_SECONDS,
    THRESHOLDS,
    GarbageCollector,
)


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


def test_many_closed_connections_are_not_left_lying(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LITTER, "closed", MAX_CLOSED - 1)
    collector = GarbageCollector()
    assert not collector.collect_if_due()
    LITTER.closed += 1
    assert collector.collect_if_due()
    assert not collector.collect_if_due()


def test_a_sweep_frees_new_cycles_and_leaves_old_objects_alone() -> None:
    class Node:
        """Something that refers to itself."""

        def __init__(self) -> None:
            self.itself = self

    freed: list[str] = []
    old, new = Node(), Node()
    gc.collect()
    new = Node()
    weakref.finalize(old, freed.append, "old")
    weakref.finalize(new, freed.append, "new")
    del old, new
    GarbageCollector().sweep()
    assert ["new"] == freed
    gc.collect()
    assert ["new", "old"] == freed


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

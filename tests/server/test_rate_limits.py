"""Rate limits allow a burst, and then a steady rate, to each key by itself."""

import pytest

from paddock.server import rate_limits
from paddock.server.rate_limits import RateLimit, TokenBucket


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test sets."""
    now = [1000.0]
    monkeypatch.setattr("paddock.server.rate_limits.time.monotonic", lambda: now[0])
    return now


def test_a_bucket_allows_a_burst_and_then_its_rate(clock: list[float]) -> None:
    bucket = TokenBucket(rate=2.0, capacity=3.0)

    assert [True, True, True, False] == [bucket.take() for _ in range(4)]
    clock[0] += 0.5
    assert [True, False] == [bucket.take() for _ in range(2)]
    clock[0] += 60.0
    assert [True, True, True, False] == [bucket.take() for _ in range(4)]


def test_keys_have_limits_of_their_own_and_the_oldest_is_dropped(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "MAX_KEYS", 2)
    limit = RateLimit(rate=0.0, capacity=1.0)

    assert [True, False] == [limit.take("ann"), limit.take("ann")]
    assert limit.take("bob")
    assert not limit.take("ann"), "used again, so that bob is the oldest now"
    assert limit.take("cleo")
    assert ["ann", "cleo"] == list(limit.buckets)

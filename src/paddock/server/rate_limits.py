"""Rate limits: token buckets that allow short bursts."""

import time
from collections import OrderedDict

from paddock.server.config import Config
from paddock.server.networks import network_of

MAX_KEYS = 20_000
BURST_SECONDS = 8
"""How many seconds' worth of requests may come at once."""

EXPORTS_PER_HOUR = 10.0
"""How often users may ask for a copy of their data."""
MAILS_PER_HOUR = 6.0
"""How many mails to addresses that are not confirmed a user may ask for."""
HOLIDAYS_PER_HOUR = 30.0
"""How often users may change their holidays, which is written into all their tables."""
TRIALS_PER_HOUR = 60.0
"""How many first messages to webhooks and browsers a user, and an address, may ask for."""
SKETCHES_PER_SECOND = 4.0
"""How often a circuit may be drawn while a user edits it."""
NETWORK_SHARE = 3.0
"""How many times the sign-ins of an address its network may make."""
ACCOUNT_SHARE = 0.5
"""How many times the sign-ins of an address may be tried on one account, from all addresses together."""


class TokenBucket:
    """Holds up to `capacity` tokens and gains `rate` tokens a second."""

    __slots__ = ("capacity", "rate", "tokens", "updated")

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate = rate
        self.capacity = capacity
        self.tokens = capacity
        self.updated = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True


class RateLimit:
    """A token bucket per key, such as an address; the least recently used keys are dropped."""

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate = rate
        self.capacity = capacity
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token of this key; False if there is none."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self.rate, self.capacity)
            while len(self.buckets) > MAX_KEYS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take()


class RateLimits:
    """The limits of a service: per address, per network and per account."""

    def __init__(self, config: Config) -> None:
        self.requests = RateLimit(config.requests_per_second, config.requests_per_second * BURST_SECONDS)
        attempts = config.sign_ins_per_minute
        self.sign_ins = RateLimit(attempts / 60, attempts)
        self.network_sign_ins = RateLimit(attempts * NETWORK_SHARE / 60, attempts * NETWORK_SHARE)
        self.reports = RateLimit(config.reports_per_minute / 60, config.reports_per_minute)
        self.exports = RateLimit(EXPORTS_PER_HOUR / 3600, EXPORTS_PER_HOUR)
        self.sketches = RateLimit(SKETCHES_PER_SECOND, SKETCHES_PER_SECOND * BURST_SECONDS)
        self.mails = RateLimit(MAILS_PER_HOUR / 3600, MAILS_PER_HOUR)
        self.holidays = RateLimit(HOLIDAYS_PER_HOUR / 3600, HOLIDAYS_PER_HOUR)
        self.trials = RateLimit(TRIALS_PER_HOUR / 3600, TRIALS_PER_HOUR)
        self.account_sign_ins = RateLimit(attempts * ACCOUNT_SHARE / 60, attempts * ACCOUNT_SHARE)

    def may_sign_in(self, address: str) -> bool:
        """Whether an address and its network may try a password or register a guest now."""
        return self.sign_ins.take(address) and self.network_sign_ins.take(network_of(address))

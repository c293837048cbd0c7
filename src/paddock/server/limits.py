"""How often somebody may do something: a bucket that fills steadily and pours in bursts."""

import time
from collections import OrderedDict

MOST_KEYS = 20_000


class Bucket:
    """Holds up to `most` drops, and `rate` more of them a second."""

    __slots__ = ("at", "drops", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.drops = most
        self.at = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        """Whether there was enough; if so, it is taken."""
        now = time.monotonic()
        self.drops = min(self.most, self.drops + (now - self.at) * self.rate)
        self.at = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True


class Limit:
    """A bucket for each of many: addresses, people. The longest unused are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.most)
            while len(self.buckets) > MOST_KEYS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take()

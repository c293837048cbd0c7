"""When to run the garbage collector: looking at all objects takes 100 ms or more, so not while users play.

Almost all memory is freed without it; what it finds are cycles, such as those of closed connections. Python looks at
new objects once 20,000 of them have been added, less those freed meanwhile: in a busy service these can be hundreds of
thousands, which took up to 26 ms, and 66 ms the second time. So new objects are looked at four times a second, when
there are few, and old ones only in a quiet moment, or when many connections have been closed.
"""

import gc
import time

THRESHOLDS = 200_000, 1_000_000, 1_000_000
"""The thresholds of the three generations: the youngest is collected by `sweep`, the others by `collect_if_due`."""
SWEEP_SECONDS = 0.25
QUIET_SECONDS = 2.0
MIN_INTERVAL = 60.0
MAX_INTERVAL = 1800.0
MAX_CLOSED = 5000
"""After how many closed connections everything is looked at: each leaves a few kilobytes."""


class Litter:
    """What is known to leave cycles behind."""

    def __init__(self) -> None:
        self.closed = 0
        """How many connections have been closed since everything was last looked at."""


LITTER = Litter()


class GarbageCollector:
    """Looks at new objects often, and at everything in a quiet moment, and at least twice an hour."""

    def __init__(self) -> None:
        self.last_collection = self.last_activity = time.monotonic()
        self.default_thresholds = gc.get_threshold()

    def take_over(self) -> None:
        """Exempt everything loaded so far, and stop automatic collections."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    def hand_back(self) -> None:
        """Let Python collect as usual again."""
        gc.set_threshold(*self.default_thresholds)
        gc.unfreeze()

    def note_activity(self) -> None:
        """A decision was made: wait until it is quiet again."""
        self.last_activity = time.monotonic()

    def sweep(self) -> None:
        """Look at the objects that are new since the last time."""
        gc.collect(0)

    def collect_if_due(self) -> bool:
        """Look at everything if it is quiet or long overdue, or if there must be much to find; False if not."""
        now = time.monotonic()
        age = now - self.last_collection
        is_quiet = now - self.last_activity > QUIET_SECONDS and age > MIN_INTERVAL
        if not is_quiet and age < MAX_INTERVAL and LITTER.closed < MAX_CLOSED:
            return False
        self.last_collection = now
        LITTER.closed = 0
        gc.collect()
        return True

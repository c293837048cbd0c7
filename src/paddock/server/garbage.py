"""When to run the garbage collector: a full collection stops everything for 100 ms or more, so not while users play."""

import gc
import time

THRESHOLDS = 20_000, 5, 1_000_000
"""The thresholds of the three generations; the oldest is never collected automatically."""
QUIET_SECONDS = 2.0
MIN_INTERVAL = 60.0
MAX_INTERVAL = 1800.0


class GarbageCollector:
    """Runs a full collection in a quiet moment, and at least twice an hour."""

    def __init__(self) -> None:
        self.last_collection = self.last_activity = time.monotonic()
        self.default_thresholds = gc.get_threshold()

    def take_over(self) -> None:
        """Exempt everything loaded so far, and stop automatic full collections."""
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

    def collect_if_due(self) -> bool:
        """Collect if it is quiet or long overdue; False if not."""
        now = time.monotonic()
        age = now - self.last_collection
        is_quiet = now - self.last_activity > QUIET_SECONDS and age > MIN_INTERVAL
        if not is_quiet and age < MAX_INTERVAL:
            return False
        self.last_collection = now
        gc.collect()
        return True

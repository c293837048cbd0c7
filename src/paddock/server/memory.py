"""When to look for garbage. A full look holds everything up for a tenth of a second and more: not while people play."""

import gc
import time

OFTEN, SOMETIMES, NEVER = 700, 5, 1_000_000
"""After how much that is new the youngest, and then the next generation are looked at; the oldest not by itself."""
QUIET_SECONDS = 2.0
LEAST_SECONDS = 60.0
MOST_SECONDS = 1800.0


class Memory:
    """Looks at all that is in memory when nobody has decided anything for a moment, or else twice an hour."""

    def __init__(self) -> None:
        self.looked = self.used = time.monotonic()
        self.before = gc.get_threshold()

    def settle(self) -> None:
        """What was loaded so far stays for good, and is not looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(OFTEN, SOMETIMES, NEVER)

    def leave(self) -> None:
        """Let Python do as it usually does."""
        gc.set_threshold(*self.before)
        gc.unfreeze()

    def use(self) -> None:
        """Somebody is playing."""
        self.used = time.monotonic()

    def tidy(self) -> bool:
        """Look for garbage, if this is the moment; whether it was."""
        now = time.monotonic()
        is_quiet = now - self.used > QUIET_SECONDS and now - self.looked > LEAST_SECONDS
        if not is_quiet and now - self.looked < MOST_SECONDS:
            return False
        self.looked = now
        gc.collect()
        return True

"""The time of the service: the wall clock's, but it never jumps unnoticed.

Within a process time goes on by the monotonic clock. Once a second it is compared with the wall clock, of which other
processes know as well: small differences are evened out, and after a large one it follows, and clocks get grace.
"""

import time
from collections.abc import Callable

TOLERANCE_SECONDS = 2.0
EVENED_OUT = 0.1
"""The share of a small difference that is evened out at every comparison."""


class ServiceClock:
    """Seconds since 1970."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.elapsed = elapsed
        self.offset = wall() - elapsed()
        self.corrected = 0.0
        """When it last followed the wall clock over a large difference."""

    def now(self) -> float:
        return self.elapsed() + self.offset

    def compare(self) -> bool:
        """Compare it with the wall clock; True if they disagreed and it had to follow."""
        difference = self.wall() - self.now()
        if abs(difference) <= TOLERANCE_SECONDS:
            self.offset += difference * EVENED_OUT
            return False
        self.offset += difference
        self.corrected = self.now()
        return True


CLOCK = ServiceClock()


def now() -> float:
    """The time of this process."""
    return CLOCK.now()

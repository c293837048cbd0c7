"""Weighing: what may follow from each option of a decision is worked out a little at a time, so that nobody waits."""

import time

from paddock.server.tables.ledger import Ledger

AT_ONCE_SECONDS = 0.002
"""How long the first look may take before the scene is sent; most decisions are done by then."""


class Weighing:
    """The decision of one seat, and how far its options have been looked at."""

    def __init__(self, ledger: Ledger, seat: int) -> None:
        self.match, self.number = ledger.match, ledger.number
        self.decision = ledger.match.decision(seat)
        self.left = [*reversed(self.decision.options)]
        self.is_begun = False

    def is_of(self, ledger: Ledger | None) -> bool:
        """Whether the race is still where the decision is owed."""
        return ledger is not None and ledger.match is self.match and ledger.number == self.number

    def begin(self) -> bool:
        """Weigh options for a moment; whether all are done. The second time, only look."""
        until = time.perf_counter() + (0.0 if self.is_begun else AT_ONCE_SECONDS)
        self.is_begun = True
        while self.left and time.perf_counter() < until:
            self.go_on()
        return not self.left

    def go_on(self) -> None:
        """Weigh one option."""
        self.decision.consequences(self.left.pop())

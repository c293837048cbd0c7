"""Weighing: what may follow from each option of a decision is worked out a little at a time, so that nobody waits."""

import time

from paddock.scene import Pick, Stage
from paddock.server.tables.ledger import Ledger

AT_ONCE_SECONDS = 0.002
"""How much processor time the first look may take before the scene is sent; most decisions are done by then."""


class Weighing:
    """The decision of one seat, and how far its options have been looked at."""

    def __init__(self, ledger: Ledger, seat: int) -> None:
        self.match, self.seat = ledger.match, seat
        self.number, self.asked = ledger.number, ledger.asked[seat]
        self.decision = ledger.match.decision(seat)
        self.left = [*reversed(self.decision.options)]
        self.is_begun = False
        self._picks: dict[str, tuple[Pick, ...]] = {}

    def is_of(self, ledger: Ledger | None) -> bool:
        """Whether the race is where the decision is owed; what others choose in secret changes nothing about it."""
        if ledger is None or ledger.match is not self.match:
            return False
        return ledger.number == self.number or (not self.left and ledger.asked[self.seat] == self.asked)

    def picks(self, lang: str) -> tuple[Pick, ...]:
        """The options with all that was found out, in a language."""
        found = self._picks.get(lang)
        if found is None:
            found = self._picks[lang] = Stage(self.match, self.seat, lang).picks(self.decision)
        return found

    def bare_picks(self, lang: str) -> tuple[Pick, ...]:
        return Stage(self.match, self.seat, lang).bare_picks(self.decision)

    def begin(self) -> bool:
        """Weigh options for a moment; whether all are done. The second time, only look."""
        if not self.is_begun:
            self.is_begun = True
            until, by_clock = time.thread_time() + AT_ONCE_SECONDS, time.perf_counter() + AT_ONCE_SECONDS
            # The time of the thread costs a call of the system, so it is asked only when the clock says it may be over.
            while self.left and (time.perf_counter() < by_clock or time.thread_time() < until):
                self.go_on()
        return not self.left

    def go_on(self) -> None:
        """Weigh one option."""
        self.decision.consequences(self.left.pop())

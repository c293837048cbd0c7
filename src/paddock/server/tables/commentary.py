"""The log of a race for one seat in one language, extended line by line."""

from collections.abc import Sequence

import paddock
from paddock import LogLine
from paddock.server.tables.ledger import Ledger


class Commentary:
    """The rendered lines for one seat."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.lines: list[LogLine] = []
        self._events = 0
        self._notes = 0
        self._rewinds = 0

    def update(self, ledger: Ledger) -> list[LogLine]:
        """All lines up to now; begins again after the race went back."""
        if ledger.rewinds != self._rewinds:
            self.lines, self._events, self._notes, self._rewinds = [], 0, 0, ledger.rewinds
        events = ledger.match.race.told or []
        for number in range(self._events, len(events)):
            self._add_notes(ledger, number)
            heard = events[number].heard_by(self.seat)
            if heard is not None:
                self.lines.append(LogLine(heard.label(self.lang, ledger.match.names), heard.length))
        self._events = len(events)
        self._add_notes(ledger, len(events))
        return self.lines

    def _add_notes(self, ledger: Ledger, events: int) -> None:
        notes = ledger.notes
        while self._notes < len(notes) and notes[self._notes].after <= events:
            self.lines.append(LogLine(paddock.render(notes[self._notes].text, self.lang)))
            self._notes += 1


def common_prefix(old: Sequence[LogLine], new: Sequence[LogLine]) -> int:
    """How many lines two logs share from the start."""
    count = 0
    for left, right in zip(old, new, strict=False):
        if left != right:
            break
        count += 1
    return count

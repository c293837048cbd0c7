"""The log of a race as a seat hears it, kept up to date line by line."""

from collections.abc import Sequence

import paddock
from paddock.server.ledger import Ledger


class Commentary:
    """The lines for one seat in one language."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.lines: list[str] = []
        self._told = 0
        self._noted = 0
        self._rewinds = 0

    def update(self, ledger: Ledger) -> list[str]:
        """The lines as they are now."""
        if ledger.rewinds != self._rewinds:
            self.lines, self._told, self._noted, self._rewinds = [], 0, 0, ledger.rewinds
        events = ledger.match.events
        names = ledger.match.names
        for number in range(self._told, len(events)):
            self._say_notes(ledger, number)
            heard = events[number].heard_by(self.seat)
            if heard is not None:
                self.lines.append(paddock.render(heard.text(), self.lang, names))
        self._told = len(events)
        self._say_notes(ledger, len(events))
        return self.lines

    def _say_notes(self, ledger: Ledger, told: int) -> None:
        notes = ledger.notes
        while self._noted < len(notes) and notes[self._noted].after <= told:
            self.lines.append(paddock.render(notes[self._noted].text, self.lang))
            self._noted += 1


def shared(old: Sequence[str], new: Sequence[str]) -> int:
    """How many lines two logs have in common from the start."""
    count = 0
    for left, right in zip(old, new, strict=False):
        if left != right:
            break
        count += 1
    return count

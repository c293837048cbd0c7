"""The race at a table as it follows from the table's entries: processes with the same entries agree on everything."""

from collections.abc import Iterable

import paddock
from paddock.core import Plain
from paddock.server.errors import ROOM
from paddock.server.store.rows import Entry, Table
from paddock.server.tables.opening import opening_match


class Ask(Plain):
    """A seat asks the others to let it take a decision back."""

    seat: int
    waiting: tuple[int, ...]
    """The seats that have not agreed yet."""


class Note(Plain):
    """A line of the log that is no event of the race: a take-back, a clock that ran out."""

    after: int
    """How many events come before it."""
    text: paddock.Text


class Ledger:
    """The match, the clocks, and the number of the decision that each seat is asked.

    The number is that of the last entry that changed what the seat is asked. It stays the same while others choose in
    secret, and changes once the seat has answered or is asked something else. So an answer that arrives twice or too
    late is recognised.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = opening_match(table)
        self.given = self.match.moves
        """How many decisions were made before this table was opened: more than none in a fork."""
        seats = table.setup.seats
        self.number = 0
        self.began = 0.0
        """When the first decision was made; 0 before it."""
        self.asked = [0] * seats
        self.since = [table.changed] * seats
        """When each seat was asked."""
        self.used = [0.0] * seats
        """How much of its time bank each seat has used."""
        self.answered: dict[int, tuple[int, str, int]] = {}
        """The last answer of each seat: the number of the decision, the code, the number of the entry."""
        self.ask: Ask | None = None
        self.notes: list[Note] = []
        self.rewinds = 0
        """How often the race went back, after which earlier log lines may have changed."""

    def apply_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Apply an entry, which was legal when it was stored."""
        assert entry.number == self.number + 1, f"{self.table.id}: entry {entry.number} after {self.number}"
        self.began = self.began or entry.at
        before = self.match.to_move
        if entry.kind in ("choose", "change", "undo"):
            self._decide(entry)
            affected = {entry.seat, *(seat for seat in self.match.to_move if seat not in before)}
        else:
            affected = set(range(len(self.asked))) if self._take_back(entry) else set()
        self.number = entry.number
        for seat in affected:
            self.asked[seat] = entry.number
            self.since[seat] = entry.at

    def _decide(self, entry: Entry) -> None:
        match, seat = self.match, entry.seat
        self.ask = None
        if entry.kind in ("change", "undo"):
            match.undo(seat)
            self.rewinds += 1
        if entry.kind == "undo":
            self._note("log-undo", seat)
            self.answered.pop(seat, None)
            return
        self.answered[seat] = (self.asked[seat], entry.code, entry.number)
        spent = entry.at - self.since[seat]
        self.used[seat] = max(0.0, self.used[seat] + spent - self.table.settings.clock.seconds)
        if entry.actor == "clock":
            self._note("log-time-out", seat)
        match.choose(seat, entry.code)

    # Take-backs

    def can_ask_back(self, seat: int) -> bool:
        """Whether a seat has made a decision at this table that the others could let it take back."""
        return self.ask is None and not self.match.over and any(who == seat for who, _ in self._decisions())

    def _decisions(self) -> list[tuple[int, str]]:
        """The decisions made at this table: seat and code."""
        return [(seat, code) for seat, code in self.match.history if seat >= 0][self.given :]

    def _take_back(self, entry: Entry) -> bool:
        """Apply a request, an agreement or a refusal; True if the race went back."""
        if entry.kind == "ask-back":
            others = tuple(int(seat) for seat in entry.code.split(",") if seat)
            self.ask = Ask(entry.seat, others)
        elif entry.kind == "refuse-back":
            self.ask = None
        elif self.ask is not None:
            waiting = tuple(seat for seat in self.ask.waiting if seat != entry.seat)
            self.ask = Ask(self.ask.seat, waiting)
        if self.ask is None or self.ask.waiting:
            return False
        self._rewind(self.ask.seat)
        self.ask = None
        return True

    def _rewind(self, seat: int) -> None:
        """Go back to the last decision of a seat."""
        decisions = self._decisions()
        last = max(index for index, (who, _) in enumerate(decisions) if who == seat)
        self.match = opening_match(self.table)
        for who, code in decisions[:last]:
            self.match.choose(who, code)
        self.rewinds += 1
        self.answered.clear()
        self._note("log-taken-back", seat)

    def _note(self, key: str, seat: int) -> None:
        events = len(self.match.events)
        self.notes = [note for note in self.notes if note.after <= events]
        names = self.table.setup.names
        name = names[seat] if seat < len(names) else str(seat + 1)
        self.notes.append(Note(events, paddock.Text(ROOM, key, (("name", name),))))

    # Clocks

    def deadline(self, seat: int) -> float | None:
        """When a seat that is to move runs out of time; None without a clock."""
        clock = self.table.settings.clock
        if clock.kind == "none" or seat not in self.match.to_move:
            return None
        if clock.kind == "bank":
            return self.since[seat] + clock.bank - self.used[seat] + clock.seconds
        return self.since[seat] + clock.seconds

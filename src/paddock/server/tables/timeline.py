"""What still counts of a table's entries: decisions that were taken back are gone, and need not be played again."""

from collections.abc import Iterator
from typing import NamedTuple

from paddock.core import Plain
from paddock.server.store.rows import Entry

DECISIONS = ("choose", "change")
TOLD = ("tell", "hold", "correct")
"""What people at a real table say besides their decisions."""


class Ask(Plain):
    """A seat asks the others to let it take a decision back."""

    seat: int
    waiting: tuple[int, ...]
    """The seats that have not agreed yet."""
    at: float = 0.0
    """When it asked."""

    def agreed(self, seat: int) -> "Ask":
        """The same request after one more seat has agreed."""
        return Ask(self.seat, tuple(each for each in self.waiting if each != seat), self.at)


class Step(NamedTuple):
    """A decision that counts, the place where one was taken back, a pause of the clocks or of the table, a holiday."""

    entry: Entry
    seat: int
    undone: Entry | None = None
    """The decision that this entry took back or changed, if a seat did so alone."""

    @property
    def is_decision(self) -> bool:
        return self.entry.kind in DECISIONS


class Timeline:
    """The steps of a race in order. Which decisions an entry takes back follows from the entries alone."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.ask: Ask | None = None

    def copy(self) -> "Timeline":
        twin = Timeline()
        twin.steps, twin.ask = self.steps[:], self.ask
        return twin

    def decided(self, seat: int) -> bool:
        """Whether a seat has made a decision at this table."""
        return next(self._decisions_of(seat), None) is not None

    def add(self, entry: Entry) -> int:
        """Add an entry; the index of the first step that is not as it was."""
        if entry.kind == "choose":
            self.ask = None
            self.steps.append(Step(entry, entry.seat))
            return len(self.steps) - 1
        if entry.kind in ("change", "undo"):
            self.ask = None
            first = self._last(entry.seat)
            self.steps.append(Step(entry, entry.seat, self.steps.pop(first).entry))
            return first
        if entry.kind == "plan":
            return len(self.steps)
        if entry.kind in ("pause", "holiday", "rest", *TOLD):
            self.steps.append(Step(entry, entry.seat))
            return len(self.steps) - 1
        return self._take_back(entry)

    def _take_back(self, entry: Entry) -> int:
        """Add a request, an agreement or a refusal; once all have agreed, the race goes back."""
        if entry.kind == "ask-back":
            self.ask = Ask(entry.seat, tuple(int(seat) for seat in entry.code.split(",") if seat), entry.at)
        elif entry.kind == "refuse-back":
            self.ask = None
        elif self.ask is not None:
            self.ask = self.ask.agreed(entry.seat)
        if self.ask is None or self.ask.waiting:
            return len(self.steps)
        seat, self.ask = self.ask.seat, None
        first = self._last(seat)
        self.steps[first:] = [Step(entry, seat)]
        return first

    def _last(self, seat: int) -> int:
        """The index of the last decision of a seat."""
        return next(self._decisions_of(seat))

    def _decisions_of(self, seat: int) -> Iterator[int]:
        """The indices of a seat's decisions, the last first."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.seat == seat and step.is_decision:
                yield index

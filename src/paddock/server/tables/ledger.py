"""The race at a table as it follows from the table's entries: processes with the same entries agree on everything."""

import copy
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

import paddock
from paddock.core import Mark, Plain
from paddock.server.errors import ROOM
from paddock.server.store.rows import Calendar, Entry, Table
from paddock.server.tables.calendars import after, elapsed
from paddock.server.tables.opening import opening_match, saved_start
from paddock.server.tables.standing import Standing, holidays_in
from paddock.server.tables.telling import referee_of, tell
from paddock.server.tables.timeline import TOLD, Ask, Step, Timeline

CHECKPOINT_EVERY = 4
"""Every nth step has a checkpoint: it is a copy of the position, and most are never gone back to."""
RECENT = 6
"""How many of them are kept; of those before, only those of every nth step."""
OLD_EVERY = 32
EXTENDED = "extended"
"""The code of a pause by which the host gives all drivers their time again."""
FEW_STEPS = 8
"""How many steps of a race are played on the event loop, at most: a step takes up to a millisecond."""


class Note(Plain):
    """A line of the log that is no event of the race: a take-back, a clock that ran out."""

    after: int
    """How many events come before it."""
    text: paddock.Text


class Checkpoint(NamedTuple):
    """A ledger before one of its steps, to go back to when that step is taken back."""

    step: int
    mark: Mark
    asked: list[int]
    since: list[float]
    used: list[float]
    answered: dict[int, tuple[int, str, int]]
    notes: list[Note]


class Ledger:
    """The match, the clocks, and the number of the decision that each seat is asked.

    The number is that of the last entry that changed what the seat is asked. It stays the same while others choose in
    secret, and changes once the seat has answered or is asked something else. So an answer that arrives twice or too
    late is recognised.

    All of it follows from the steps of the timeline, so that a ledger which has lived through a decision and its
    take-back is equal to one which was loaded after both and has played neither.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.referee = referee_of(table)
        """Who keeps the book where people roll and draw themselves; None at all other tables."""
        self.match = opening_match(table) if self.referee is None else self.referee.match
        self.corrected: paddock.Corrected | None = None
        """What became of later answers when one was last corrected."""
        self.timeline = Timeline()
        self.standing = Standing()
        self.played = 0
        """How many steps of the timeline have been played."""
        self.checkpoints: list[Checkpoint] = []
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
        self.notes: list[Note] = []
        saved = saved_start(table)
        if saved is not None:
            self.number = saved.number
            self.asked = [saved.number] * seats
            self.since = [saved.at] * seats
            self.used = list(saved.used)
        self.rewinds = 0
        """How often the race went back, after which earlier log lines may have changed."""

    def copy(self) -> "Ledger":
        """An independent copy."""
        twin = copy.copy(self)
        twin.referee = None if self.referee is None else self.referee.copy()
        twin.match = self.match.clone() if twin.referee is None else twin.referee.match
        twin.timeline, twin.standing = self.timeline.copy(), self.standing.copy()
        twin.checkpoints = self.checkpoints[:]
        twin.asked, twin.since, twin.used = self.asked[:], self.since[:], self.used[:]
        twin.answered, twin.notes = self.answered.copy(), self.notes[:]
        return twin

    @property
    def ask(self) -> Ask | None:
        """Who asks to take a decision back."""
        return self.timeline.ask

    def apply(self, entry: Entry) -> None:
        """Apply an entry, which was legal when it was stored."""
        self.apply_all((entry,))

    def apply_all(self, entries: Iterable[Entry]) -> None:
        """Apply entries in order; what later ones take back is not played."""
        first = self.played
        for entry in entries:
            assert entry.number == self.number + 1, f"{self.table.id}: entry {entry.number} after {self.number}"
            before = len(self.timeline.steps)
            changed = self.timeline.add(entry)
            self.standing.add(entry, changed < before)
            first = min(first, changed)
            self.number = entry.number
            self.began = self.began or entry.at
        if first < self.played:
            self._go_back(first)
        for step in self.timeline.steps[self.played :]:
            if self.referee is None:
                self._keep_checkpoint()
            self._play(step)
            self.played += 1

    # Steps

    def _play(self, step: Step) -> None:
        before = self.match.to_move
        if self.referee is not None and step.entry.kind in ("choose", *TOLD):
            self._tell(self.referee, step)
            return
        if step.entry.kind == "holiday":
            self._note_holidays(step)
            return
        if step.entry.kind == "rest":
            self._note(f"log-rest-{step.entry.code.partition(' ')[0]}", step.seat)
            return
        if step.entry.kind == "pause":
            if step.entry.code == EXTENDED:
                self._note("log-extended", step.seat)
            lost = seconds_lost(step.entry)
            self.since = [step.entry.at if lost is None else min(step.entry.at, each + lost) for each in self.since]
            return
        if step.is_decision:
            self._decide(step)
            affected = {step.seat, *(seat for seat in self.match.to_move if seat not in before)}
        elif step.undone is not None:
            self._undo(step)
            affected = {step.seat}
        else:
            self.answered.clear()
            self._note("log-taken-back", step.seat)
            affected = set(range(len(self.asked)))
        for seat in affected:
            self.asked[seat] = step.entry.number
            self.since[seat] = step.entry.at

    def _tell(self, referee: paddock.Referee, step: Step) -> None:
        """People at a real table say what came, what they decide, or what was wrong."""
        entry, asked = step.entry, self.asked[step.seat]
        self.corrected = tell(referee, entry)
        self.answered = {step.seat: (asked, entry.code, entry.number)}
        self.rewinds += referee.match is not self.match
        self.match = referee.match
        if self.corrected is not None:
            self.notes = [note for note in self.notes if note.after <= len(self.match.events)]
            self._note("log-corrected", entry.seat)
        self.asked = [entry.number] * len(self.asked)
        self.since = [entry.at] * len(self.since)

    def _decide(self, step: Step) -> None:
        entry, seat = step.entry, step.seat
        asked = self.asked[seat] if step.undone is None else step.undone.number
        self.answered[seat] = (asked, entry.code, entry.number)
        spent = self._spent(seat, entry.at)
        self.used[seat] = max(0.0, self.used[seat] + spent - self.table.settings.clock.seconds)
        if entry.actor in ("clock", "plan"):
            self._note("log-time-out" if entry.actor == "clock" else "log-plan", seat)
        self.match.choose(seat, entry.code)

    def _undo(self, step: Step) -> None:
        """A seat has taken a decision back: it is asked again, and the time it thought is spent."""
        assert step.undone is not None
        self.used[step.seat] += self._spent(step.seat, step.undone.at)
        self.answered.pop(step.seat, None)
        self._note("log-undo", step.seat)

    def _spent(self, seat: int, until: float) -> float:
        """How much of the time since a seat was asked counts."""
        return elapsed(self.table.settings.clock.calendar, self.since[seat], until, self.standing.off(seat))

    def _note_holidays(self, step: Step) -> None:
        holidays = holidays_in(step.entry)
        for each in holidays:
            self._note("log-holiday", step.seat, first=day_text(each.first), last=day_text(each.last))
        if not holidays:
            self._note("log-no-holiday", step.seat)

    def _note(self, key: str, seat: int, **more: paddock.Text) -> None:
        names = self.table.setup.names
        name = names[seat] if seat < len(names) else str(seat + 1)
        note = Note(len(self.match.events), paddock.Text(ROOM, key, (("name", name), *more.items())))
        if note not in takewhile(lambda each: each.after == note.after, reversed(self.notes)):
            self.notes.append(note)

    # Going back

    def _keep_checkpoint(self) -> None:
        if self.played % CHECKPOINT_EVERY:
            return
        lists = self.asked[:], self.since[:], self.used[:], self.answered.copy(), self.notes[:]
        self.checkpoints.append(Checkpoint(self.played, self.match.mark(), *lists))
        oldest = len(self.checkpoints) - RECENT - 1
        if oldest >= 0 and self.checkpoints[oldest].step % OLD_EVERY:
            del self.checkpoints[oldest]

    def _go_back(self, step: int) -> None:
        """Go back to the last checkpoint that is not after a step."""
        while self.checkpoints[-1].step > step:
            self.checkpoints.pop()
        found = self.checkpoints.pop()
        self.played = found.step
        self.match = self.match.back_to(found.mark)
        self.asked, self.since, self.used = found.asked[:], found.since[:], found.used[:]
        self.answered, self.notes = found.answered.copy(), found.notes[:]
        self.rewinds += 1

    def cost_of(self, entries: Sequence[Entry]) -> int:
        """How many steps it takes to apply entries: those left to play, and those to play again."""
        if self.referee is not None:
            is_short = not self.referee.holds_hidden and all(entry.kind in ("choose", "tell") for entry in entries)
            return len(entries) if is_short else FEW_STEPS + 1
        if all(entry.kind == "choose" for entry in entries):
            return len(entries)
        line, first = self.timeline.copy(), self.played
        for entry in entries:
            first = min(first, line.add(entry))
        if first < self.played:
            first = max(each.step for each in self.checkpoints if each.step <= first)
        return len(line.steps) - first

    def without_last(self, seat: int) -> paddock.Match:
        """The match as it would be without the last decision of a seat."""
        twin = self.copy()
        twin.apply(Entry(self.number + 1, "undo", seat, "", "person", self.since[seat]))
        return twin.match

    def can_ask_back(self, seat: int) -> bool:
        """Whether a seat has made a decision at this table that the others could let it take back."""
        return self.ask is None and not self.match.over and self.timeline.decided(seat)

    # Clocks

    def deadline(self, seat: int) -> float | None:
        """When a seat that is to move runs out of time; None without a clock."""
        clock = self.table.settings.clock
        if clock.kind == "none" or seat not in self.match.to_move or self.standing.paused:
            return None
        return self.moment_after(seat, self.allowed(seat))

    def moment_after(self, seat: int, seconds: float) -> float:
        """When a seat has thought for a time, of which only what counts is counted."""
        calendar = self.table.settings.clock.calendar if self.table.settings.clock.kind == "days" else Calendar()
        return after(calendar, self.since[seat], seconds, self.standing.off(seat))

    def allowed(self, seat: int) -> float:
        """How long a seat may think now: the time of each decision, and what is left of its bank."""
        clock = self.table.settings.clock
        if clock.kind == "decision":
            return clock.seconds
        left = clock.bank - self.used[seat]
        return clock.seconds + (left if clock.kind == "bank" else max(0.0, left))


def day_text(day: str) -> paddock.Text:
    """A day such as 2026-08-10 in words."""
    _, month, number = day.split("-")
    return paddock.Text(ROOM, "day", (("day", int(number)), ("month", paddock.Text(ROOM, f"month-{int(month)}"))))


def seconds_lost(pause: Entry) -> float | None:
    """How long the service was down, which costs nobody time; None if all time since the question is given back."""
    return float(pause.code.partition("+")[2]) if "+" in pause.code else None


def ledger_of(table: Table, entries: Iterable[Entry]) -> Ledger:
    """The race at a table after some entries. It can take long: not for the event loop."""
    ledger = Ledger(table)
    ledger.apply_all(entries)
    return ledger

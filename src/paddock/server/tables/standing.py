"""What follows from a table's entries and no take-back undoes: plans, holidays, and pauses of the table."""

import copy

import msgspec

from paddock.core import Plain
from paddock.plans import Ending
from paddock.server.store.rows import Entry
from paddock.server.tables.timeline import Ask

Span = tuple[float, float]
"""When clocks stand still: from, until."""
STANDING = ("plan", "holiday", "rest")
"""The kinds of entries that are about it."""
FOR_EVER = 1e12


class PlanState(Plain):
    """A plan of a seat: armed, or ended."""

    id: str
    round: int
    """The round in which it was armed."""
    acted: int = 0
    ended: Ending | None = None
    over: int = 0
    """The number of the entry with which it ended."""


class Holiday(Plain):
    """A holiday of a seat's user: when it begins and ends, and its first and last day in their time zone."""

    begin: float
    end: float
    first: str
    last: str


# Made at import, before there are threads: two threads that inspect a record type at once would crash the process.
_read_ending = msgspec.json.Decoder(Ending).decode
_read_holidays = msgspec.json.Decoder(tuple[Holiday, ...]).decode


def arm_code(plan: str, round_: int) -> str:
    return f"arm {plan} {round_}"


def end_code(ending: Ending) -> str:
    return f"end {msgspec.json.encode(ending).decode()}"


def holiday_code(holidays: tuple[Holiday, ...]) -> str:
    return msgspec.json.encode(holidays).decode()


def holidays_in(entry: Entry) -> tuple[Holiday, ...]:
    return _read_holidays(entry.code)


class Standing:
    """The plans of the seats, their users' holidays, and whether the table is paused."""

    def __init__(self) -> None:
        self.plans: dict[int, PlanState] = {}
        self.holidays: dict[int, tuple[Holiday, ...]] = {}
        """Those that are not over, or were not when they were last changed."""
        self.past: dict[int, tuple[Span, ...]] = {}
        """Earlier holidays, as far as they were taken."""
        self.pauses: tuple[Span, ...] = ()
        """The pauses of the table that are over."""
        self.paused = 0.0
        """Since when the table is paused; 0 if it is not."""
        self.ask: Ask | None = None
        """Who asks for a pause."""

    def copy(self) -> "Standing":
        twin = copy.copy(self)
        twin.plans, twin.holidays, twin.past = self.plans.copy(), self.holidays.copy(), self.past.copy()
        return twin

    def add(self, entry: Entry, went_back: bool) -> None:
        """Take note of an entry, and of whether the race has gone back with it."""
        if entry.kind == "plan":
            self._plan(entry)
        elif entry.kind == "holiday":
            self._holiday(entry)
        elif entry.kind == "rest":
            self._rest(entry)
        elif went_back and entry.kind != "change":
            seats = [entry.seat] if entry.kind == "undo" else list(self.plans)
            for seat in seats:
                self._taken_back(seat, entry.number)
        elif entry.actor == "plan" and entry.seat in self.plans:
            state = self.plans[entry.seat]
            self.plans[entry.seat] = msgspec.structs.replace(state, acted=state.acted + 1)

    def armed(self, seat: int) -> PlanState | None:
        """The armed plan of a seat."""
        state = self.plans.get(seat)
        return state if state is not None and state.ended is None else None

    def off(self, seat: int) -> tuple[Span, ...]:
        """When the clock of a seat stands still, besides the table's calendar; in order."""
        holidays = ((each.begin, each.end) for each in self.holidays.get(seat, ()))
        paused = ((self.paused, FOR_EVER),) if self.paused else ()
        return _merged((*self.past.get(seat, ()), *holidays, *self.pauses, *paused))

    def away_until(self, seat: int, at: float) -> float | None:
        """Until when a seat's user is on holiday, or the table is paused; None if neither."""
        return next((end for begin, end in self.off(seat) if begin <= at < end), None)

    def on_holiday(self, seat: int, at: float) -> Holiday | None:
        return next((each for each in self.holidays.get(seat, ()) if each.begin <= at < each.end), None)

    def _plan(self, entry: Entry) -> None:
        word, _, rest = entry.code.partition(" ")
        if word == "arm":
            plan, round_ = rest.split()
            self.plans[entry.seat] = PlanState(plan, int(round_))
        elif word == "end" and entry.seat in self.plans:
            self._end(entry.seat, _read_ending(rest), entry.number)
        else:
            self.plans.pop(entry.seat, None)

    def _end(self, seat: int, ending: Ending, number: int) -> None:
        self.plans[seat] = msgspec.structs.replace(self.plans[seat], ended=ending, over=number)

    def _taken_back(self, seat: int, number: int) -> None:
        """A plan that has acted ends: otherwise it would choose the same again at once."""
        state = self.armed(seat)
        if state is not None and state.acted:
            self._end(seat, Ending("taken-back"), number)

    def _holiday(self, entry: Entry) -> None:
        """Holidays are set for the time to come: what has been taken of earlier ones stays."""
        seat, at = entry.seat, entry.at
        taken = tuple((each.begin, min(at, each.end)) for each in self.holidays.get(seat, ()) if each.begin < at)
        self.past[seat] = self.past.get(seat, ()) + taken
        self.holidays[seat] = tuple(
            msgspec.structs.replace(each, begin=max(at, each.begin)) for each in holidays_in(entry) if each.end > at
        )

    def _rest(self, entry: Entry) -> None:
        word, _, rest = entry.code.partition(" ")
        if word == "ask":
            self.ask = Ask(entry.seat, tuple(int(seat) for seat in rest.split(",") if seat), entry.at)
        elif word == "agree" and self.ask is not None:
            self.ask = self.ask.agreed(entry.seat)
        elif word == "refuse":
            self.ask = None
        elif word == "end" and self.paused:
            self.pauses, self.paused = (*self.pauses, (self.paused, entry.at)), 0.0
        if self.ask is not None and not self.ask.waiting:
            self.ask, self.paused = None, entry.at


def _merged(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """Spans in order, without those that overlap."""
    found: list[Span] = []
    for begin, end in sorted(span for span in spans if span[0] < span[1]):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return tuple(found)

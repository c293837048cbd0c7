"""Clocks, with grace after a restart."""

from collections.abc import Iterable

from paddock.server.clock import CLOCK, now
from paddock.server.messages import ClockView
from paddock.server.tables.ledger import Ledger

GRACE_SECONDS = 30.0
"""How long every clock runs at least after a restart: the service's downtime is not the players'."""
REMINDER_SHARE = 0.8
"""How much of the time for a decision is gone when its user is reminded."""
CORRECTION_GRACE_SECONDS = 600.0
"""How long every clock runs at least after the time of the service was corrected."""


def deadline(ledger: Ledger, loaded: float, seat: int) -> float | None:
    """When a seat runs out of time, given when the table was loaded; None without a clock."""
    until = ledger.deadline(seat)
    if until is None:
        return None
    since = ledger.since[seat]
    if since < loaded:
        until = max(until, loaded + GRACE_SECONDS)
    if since < CLOCK.corrected:
        until = max(until, CLOCK.corrected + CORRECTION_GRACE_SECONDS)
    return until


def reminder_moment(ledger: Ledger, seat: int, until: float) -> float:
    """When four fifths of a seat's time are gone."""
    since, clock = ledger.since[seat], ledger.table.settings.clock
    if clock.kind == "days":
        return min(until, ledger.moment_after(seat, REMINDER_SHARE * ledger.allowed(seat)))
    return since + REMINDER_SHARE * (until - since)


def next_deadline(ledger: Ledger, loaded: float) -> float | None:
    """When the first of the seats to move runs out of time."""
    deadlines = (deadline(ledger, loaded, seat) for seat in ledger.match.to_move)
    return min((until for until in deadlines if until is not None), default=None)


def is_out_of_time(ledger: Ledger, loaded: float, seat: int) -> bool:
    until = deadline(ledger, loaded, seat)
    return until is not None and now() >= until


def answer_by_clock(ledger: Ledger, seat: int) -> str | None:
    """The code that the race clock answers in place of a seat; None if the seat answers by itself."""
    if len(ledger.match.to_move) > 1:
        return None  # they choose in secret, which no clock does; listing their options after every change is wasted
    minutes = (now() - ledger.began) / 60 if ledger.began else 0.0
    option = ledger.match.decision(seat).by_clock(minutes)
    return None if option is None else option.code


def clock_views(ledger: Ledger, loaded: float) -> Iterable[ClockView]:
    """The remaining time of every seat that has a clock."""
    clock = ledger.table.settings.clock
    if clock.kind == "none":
        return
    for seat in range(ledger.table.setup.seats):
        until = deadline(ledger, loaded, seat)
        if until is not None:
            yield ClockView(seat, max(0.0, until - now()), True)
        elif clock.kind == "bank":
            yield ClockView(seat, max(0.0, clock.bank - ledger.used[seat]), False)

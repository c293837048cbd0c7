"""From what the service knows to what a browser may know. Built up from nothing, never cut down."""

import time
from collections.abc import Iterable
from typing import Any

import paddock
from paddock.server.errors import say
from paddock.server.ledger import Ledger
from paddock.server.messages import AskView, ClockView, SeatView, TableView, Talk, View
from paddock.server.rows import Person, Said, Seat, Table
from paddock.server.setups import setup_code

GRACE = 30.0
"""How long a clock runs at least after a restart: nobody loses time because the service was away."""


def view(ledger: Ledger, loaded: float, seat: int | None, scene: dict[str, Any], start: int, lines: list[str]) -> View:
    """The race as a seat sees it: what is new in its scene, and the lines of its log from `start` on."""
    match = ledger.match
    own = seat is not None
    return View(
        number=ledger.number,
        seat=seat,
        asked=0 if seat is None else ledger.asked[seat],
        scene=scene,
        log_from=start,
        log=tuple(lines[start:]),
        can_undo=own and match.can_undo(seat or 0),
        can_ask_back=own and ledger.can_ask_back(seat or 0),
        own_choice="" if seat is None else match.own_choice(seat),
        ask=None if ledger.ask is None else AskView(ledger.ask.seat, ledger.ask.waiting),
        clocks=tuple(clocks(ledger, loaded)),
        over=match.over,
        seed=ledger.table.seed if match.over else "",
    )


def clocks(ledger: Ledger, loaded: float) -> Iterable[ClockView]:
    """The time of every seat."""
    clock = ledger.table.plan.clock
    if clock.kind == "none":
        return
    for seat in range(ledger.table.setup.seats):
        until = deadline(ledger, loaded, seat)
        if until is not None:
            yield ClockView(seat, max(0.0, until - time.time()), True)
        elif clock.kind == "bank":
            yield ClockView(seat, max(0.0, clock.bank - ledger.used[seat]), False)


def deadline(ledger: Ledger, loaded: float, seat: int) -> float | None:
    """When a seat's time is out, with grace after a restart."""
    until = ledger.deadline(seat)
    if until is None:
        return None
    return max(until, loaded + GRACE) if ledger.since[seat] < loaded else until


def talk(said: Iterable[Said]) -> Talk:
    return Talk(tuple(said))


def table_view(
    table: Table,
    seats: Iterable[Seat],
    person: Person | None,
    lang: str,
    online: frozenset[str] = frozenset(),
    spectators: int = 0,
) -> TableView:
    """A table as everybody may know it; who is who is told by name only."""
    game = paddock.game(table.setup.game)
    me = person.id if person else None
    return TableView(
        id=table.id,
        game=game.id,
        title=game.title(lang),
        circuit=table.setup.circuit,
        setup_code=setup_code(table.setup),
        access=table.access,
        status=table.status,
        clock=table.plan.clock,
        seats=tuple(_seat(seat, me, table.host, online) for seat in seats),
        host=me == table.host,
        seed_hash=paddock.seed_hash(table.seed),
        changed=table.changed,
        came_from=table.came_from,
        rematch=table.rematch,
        spectators=spectators,
        note="" if table.revision == game.revision else say("other-rules", lang),
    )


def _seat(seat: Seat, me: str | None, host: str, online: frozenset[str]) -> SeatView:
    return SeatView(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        free=seat.is_free,
        away=seat.away,
        mine=me is not None and seat.person == me,
        host=seat.person == host,
        online=seat.person in online,
    )

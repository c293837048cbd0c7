"""Messages about a table, built up from what a viewer may know; never cut down from everything."""

from collections.abc import Iterable
from typing import Any, Literal

import paddock
from paddock.server.catalogue import circuit_title
from paddock.server.clock import now
from paddock.server.errors import translate
from paddock.server.messages import AskView, DaysView, HolidayView, SeatView, TableView, View
from paddock.server.setups import changed_switches, is_rookie_race, preset_title, setup_code
from paddock.server.store.rows import Seat, Table, User
from paddock.server.tables.access import shows_names, shows_seed
from paddock.server.tables.clocks import clock_views
from paddock.server.tables.coaching import allows_coach, is_contest
from paddock.server.tables.ledger import Ledger
from paddock.server.tables.opening import SAVED


def race_view(
    ledger: Ledger, loaded: float, seat: int | None, scene: dict[str, Any], log_from: int, log: list[paddock.LogLine]
) -> View:
    """The race as a seat sees it: the changes of its scene, and the lines of its log from `log_from` on."""
    match = ledger.match
    return View(
        number=ledger.number,
        seat=seat,
        asked=0 if seat is None else ledger.asked[seat],
        scene=scene,
        log_from=log_from,
        log=tuple(log[log_from:]),
        can_undo=seat is not None and _can_undo(ledger, seat),
        can_ask_back=seat is not None
        and ledger.referee is None
        and not is_contest(ledger.table)
        and ledger.can_ask_back(seat),
        own_choice="" if seat is None else match.own_choice(seat),
        ask=None if ledger.ask is None else AskView(ledger.ask.seat, ledger.ask.waiting),
        clocks=tuple(clock_views(ledger, loaded)),
        over=match.over,
        seed=ledger.table.seed if match.over and not ledger.referee and shows_seed(ledger.table) else "",
        days=None if match.over else _days_view(ledger, seat),
    )


def _can_undo(ledger: Ledger, seat: int) -> bool:
    """Whether a seat may take back its last choice; at a real table, any answer can be taken back."""
    return ledger.match.can_undo(seat) if ledger.referee is None else bool(ledger.referee.told)


NO_DAYS = DaysView()


def _days_view(ledger: Ledger, seat: int | None) -> DaysView | None:
    """Plan, pause and holidays as a seat may know of them; None if there are none."""
    standing = ledger.standing
    ask = None if standing.ask is None else AskView(standing.ask.seat, standing.ask.waiting)
    view = DaysView(_plan_word(ledger, seat), bool(standing.paused), ask, tuple(_holidays(ledger)))
    return None if view == NO_DAYS else view


def _plan_word(ledger: Ledger, seat: int | None) -> Literal["", "armed", "ended"]:
    """Whether a seat has a plan; nobody else learns of it."""
    state = None if seat is None else ledger.standing.plans.get(seat)
    if state is None:
        return ""
    return "armed" if state.ended is None else "ended"


def _holidays(ledger: Ledger) -> Iterable[HolidayView]:
    """The seats whose users are on holiday now."""
    for seat in range(ledger.table.setup.seats):
        holiday = ledger.standing.on_holiday(seat, now())
        if holiday is not None:
            yield HolidayView(seat, holiday.last)


def table_view(
    table: Table,
    seats: Iterable[Seat],
    user: User | None,
    lang: str,
    online: frozenset[str] = frozenset(),
    spectators: int = 0,
    speed: float = 1.0,
) -> TableView:
    """What every user may know about a table; other users appear by name only."""
    game = paddock.game(table.setup.game)
    user_id = user.id if user else None
    seats = list(seats)
    names = shows_names(table, seats, user)
    return TableView(
        id=table.id,
        game=game.id,
        title=game.title(lang),
        circuit=table.setup.circuit,
        setup_code=setup_code(table.setup),
        access=table.access,
        status=table.status,
        clock=table.settings.clock,
        seats=tuple(_seat_view(seat, user_id, table, online, names) for seat in seats),
        host=user_id == table.host,
        seed_hash="" if table.settings.told else paddock.seed_hash(table.seed),
        changed=table.changed,
        came_from=table.came_from,
        rematch=table.rematch,
        spectators=spectators,
        note=translate("rules-changed", lang) if table.start.startswith(SAVED) else "",
        circuit_title=circuit_title(table.setup.circuit) if table.setup.circuit else "",
        preset=preset_title(game, table.settings.preset, lang),
        switches=tuple(changed_switches(game, table.setup, table.settings.preset, lang)),
        delay=table.settings.delay,
        is_rookie=is_rookie_race(game, table.setup, table.settings.preset),
        speed=speed,
        coach=allows_coach(table, seats),
        rated=table.settings.rated,
        challenge=table.settings.challenge,
        told=table.settings.told,
    )


def _seat_view(seat: Seat, user_id: str | None, table: Table, online: frozenset[str], shows_name: bool) -> SeatView:
    return SeatView(
        seat=seat.seat,
        name=seat.name if shows_name else "",
        bot=seat.bot,
        free=seat.is_free,
        away=seat.away and table.status != "open",
        mine=user_id is not None and seat.user == user_id,
        host=seat.user == table.host,
        online=seat.user in online,
        invited=seat.away and table.status == "open",
    )

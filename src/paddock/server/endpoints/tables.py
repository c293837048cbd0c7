"""Endpoints for tables: list, open, join, start, leave, rematch, fork."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

import paddock
from paddock.core import Plain
from paddock.scene import Board
from paddock.server.api import Body, Call, SeatNumber, Word, endpoint
from paddock.server.endpoints.games import SetupBody, board_reply
from paddock.server.errors import RequestError
from paddock.server.messages import TableView
from paddock.server.networks import client_address
from paddock.server.store.rows import Access, Clock, CoachKind, Seat, Table, TableSettings
from paddock.server.tables import lobby, successors, views
from paddock.server.tables.access import check_may_watch, shows_seed
from paddock.server.tables.calendars import has_open_hours
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import NewSeat
from paddock.server.tables.news import TableNews, news_of
from paddock.server.tables.opening import SAVED
from paddock.server.zones import is_zone

MAX_CLOCK_SECONDS = 30 * 24 * 3600.0


class SeatBody(Body):
    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    level: Word = ""
    name: Annotated[str, Meta(max_length=80)] = ""


Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]


class CalendarBody(Body):
    """When the time of a clock in days does not count."""

    zone: Annotated[str, Meta(max_length=64)] = ""
    days_off: Annotated[tuple[Annotated[int, Meta(ge=0, le=6)], ...], Meta(max_length=7)] = ()
    night_from: Minute = 0
    night_until: Minute = 0


class ClockBody(Body):
    kind: Annotated[str, Meta(pattern="^(none|decision|bank|days)$")] = "none"
    seconds: Annotated[float, Meta(ge=0, le=MAX_CLOCK_SECONDS)] = 0.0
    bank: Annotated[float, Meta(ge=0, le=MAX_CLOCK_SECONDS)] = 0.0
    calendar: CalendarBody = CalendarBody()


class TableBody(Body):
    """A new table."""

    setup: SetupBody
    seats: Annotated[tuple[SeatBody, ...], Meta(max_length=99)]
    access: Access = "link"
    clock: ClockBody = ClockBody()
    stand_in: Word = ""
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    spectators: bool = True
    coach: CoachKind = "auto"
    rated: bool = False
    told: bool = False
    """Whether people roll and draw at a real table, and tell what came."""
    open_hands: bool = False
    """Whether they also tell what they draw to their hands."""
    start: bool = False


class JoinBody(Body):
    seat: SeatNumber | None = None
    anyway: bool = False
    """Whether to sit down although a user sits there whom this one has blocked."""


class BotBody(Body):
    """A bot for a seat; without a level the seat is cleared."""

    seat: SeatNumber
    level: Word = ""


class FillBody(Body):
    """The level of the bots; empty for the usual one."""

    level: Word = ""


class StandInBody(Body):
    seat: SeatNumber


class ForkBody(Body):
    """Play on from a moment, in a seat, against bots of a level."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: Word = ""


class Tables(Plain):
    mine: tuple[TableView, ...]
    public: tuple[TableView, ...]
    news: dict[str, TableNews] = {}
    """How things stand at the user's tables, by table."""


@endpoint("GET", "/api/tables", reply=Tables)
async def list_tables(call: Call) -> Tables:
    """The current user's tables, and the public ones."""
    store, run = call.service.store, call.service.run
    mine = await run(store.tables.of_user, call.user.id) if call.user else []
    public = await run(store.tables.public)
    public = await _without_blocked_hosts(call, public)
    seats = await run(store.seats.of_tables, [table.id for table in (*mine, *public)])
    news = await news_of(call.service, mine, seats, call.user, call.lang) if call.user else {}
    return Tables(_table_views(call, mine, seats), _table_views(call, public, seats), news)


async def listed_tables(call: Call, tables: list[Table]) -> tuple[TableView, ...]:
    """Public tables for a list, without those of users who want nothing to do with this one, or the other way round."""
    shown = await _without_blocked_hosts(call, tables)
    seats = await call.service.run(call.service.store.seats.of_tables, [table.id for table in shown])
    return _table_views(call, shown, seats)


async def _without_blocked_hosts(call: Call, tables: list[Table]) -> list[Table]:
    if call.user is None:
        return tables
    hosts = {table.host for table in tables} - {call.user.id}
    blocks = await call.service.run(call.service.store.ignored.between, call.user.id, hosts)
    apart = {each for pair in blocks for each in pair} - {call.user.id}
    return [table for table in tables if table.host not in apart]


def _table_views(call: Call, tables: list[Table], seats: dict[str, list[Seat]]) -> tuple[TableView, ...]:
    playable = (table for table in tables if table.setup.game in paddock.games())
    found = (_listed(call, table, seats.get(table.id, [])) for table in playable)
    return tuple(view for view in found if view is not None)


def _listed(call: Call, table: Table, seats: list[Seat]) -> TableView | None:
    """A table in the list; None if its rows contradict each other."""
    try:
        if len(seats) != table.setup.seats:
            raise paddock.PaddockError(f"{len(seats)} of {table.setup.seats} seats are stored")
        return views.table_view(table, seats, call.user, call.lang)
    except (paddock.PaddockError, LookupError, TypeError, ValueError) as error:
        call.service.store.database.quarantine.add(table.id, error)
        return None


def read_clock(body: ClockBody) -> Clock:
    """A clock as requested; 422 if its times make no sense."""
    clock = msgspec.convert(msgspec.to_builtins(body), Clock)
    if clock.calendar.zone and not is_zone(clock.calendar.zone):
        raise RequestError("bad-zone", 422, given=clock.calendar.zone)
    if not has_open_hours(clock.calendar):
        raise RequestError("bad-calendar", 422)
    if clock.kind != "none" and not (clock.bank if clock.kind == "bank" else clock.seconds):
        raise RequestError("bad-clock", 422)
    return clock


@endpoint("POST", "/api/tables", body=TableBody, reply=TableView, status=201)
async def open_table(call: Call, body: TableBody) -> TableView:
    """Open a table, and start the race at once if asked to."""
    _note_table(call)
    setup = await asyncio.to_thread(body.setup.checked)
    if len(body.seats) != setup.seats:
        raise RequestError("bad-seats", 422, seats=setup.seats, given=len(body.seats))
    seats = [msgspec.convert(msgspec.structs.asdict(seat), NewSeat) for seat in body.seats]
    settings = TableSettings(
        read_clock(body.clock),
        body.stand_in,
        body.delay,
        body.setup.preset or "",
        body.spectators,
        body.coach,
        body.rated,
        told=body.told,
        open_hands=body.open_hands,
    )
    live = await lobby.create(call.service, call.current_user(), setup, seats, body.access, settings, call.lang)
    if body.start:
        await lobby.start(call.service, live, call.current_user())
    return _table_view(call, live)


def _note_table(call: Call) -> None:
    """429 if this address has opened too many tables today."""
    call.service.quotas.note_table(client_address(call.request, call.service.config))


def _table_view(call: Call, live: LiveTable) -> TableView:
    return live.projection.table_view(call.user, call.lang)


@endpoint("GET", "/api/tables/{table}", reply=TableView)
async def show_table(call: Call, table: str) -> TableView:
    """A table: its seats and its status."""
    live = await call.service.tables.get(table)
    is_hidden = (await call.hiding()).hides_table(live.table, live.seats)
    return msgspec.structs.replace(_table_view(call, live), hidden=is_hidden)


@endpoint("POST", "/api/tables/{table}/join", body=JoinBody, reply=TableView)
async def join_table(call: Call, table: str, body: JoinBody) -> TableView:
    """Take a free seat, or take over from the bot in one's own."""
    live = await call.service.tables.get(table)
    await lobby.join(call.service, live, call.current_user(), body.seat, body.anyway)
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/leave", reply=TableView)
async def leave_table(call: Call, table: str) -> TableView:
    """Leave: before the start the seat is free again, afterwards a bot takes over."""
    live = await call.service.tables.get(table)
    await lobby.leave(call.service, live, call.current_user())
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/bot", body=BotBody, reply=TableView)
async def seat_bot(call: Call, table: str, body: BotBody) -> TableView:
    """Put a bot in a seat, or clear the seat, before the start."""
    live = await call.service.tables.get(table)
    await lobby.seat_bot(call.service, live, call.current_user(), body.seat, body.level, call.lang)
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/fill", body=FillBody, reply=TableView)
async def fill_seats(call: Call, table: str, body: FillBody) -> TableView:
    """Put bots in all free seats, before the start."""
    live = await call.service.tables.get(table)
    await lobby.fill(call.service, live, call.current_user(), body.level, call.lang)
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/drop-empty", reply=TableView)
async def drop_empty_seats(call: Call, table: str) -> TableView:
    """Take all empty seats away, before the start: the others race without them."""
    live = await call.service.tables.get(table)
    await lobby.drop_empty(call.service, live, call.current_user())
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/stand-in", body=StandInBody, reply=TableView)
async def stand_in(call: Call, table: str, body: StandInBody) -> TableView:
    """Let a bot take over for a user who has disconnected."""
    live = await call.service.tables.get(table)
    await lobby.stand_in(call.service, live, call.current_user(), body.seat)
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/start", reply=TableView)
async def start_race(call: Call, table: str) -> TableView:
    """Start the race, once no seat is free."""
    live = await call.service.tables.get(table)
    await lobby.start(call.service, live, call.current_user())
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/extend", reply=TableView)
async def extend_clocks(call: Call, table: str) -> TableView:
    """Give all drivers their whole time for the present question again; for the host."""
    live = await call.service.tables.get(table)
    await lobby.extend(live, call.current_user())
    return _table_view(call, live)


@endpoint("POST", "/api/tables/{table}/rematch", reply=TableView)
async def rematch(call: Call, table: str) -> TableView:
    """Ask for the same race again, or agree to it; it starts when all users of the table have agreed."""
    _note_table(call)
    live = await call.service.tables.get(table)
    return _table_view(call, await successors.rematch(call.service, live, call.current_user()))


@endpoint("POST", "/api/tables/{table}/again", reply=TableView, status=201)
async def race_again(call: Call, table: str) -> TableView:
    """Start the same race at a new table, with bots in place of the other users."""
    _note_table(call)
    live = await call.service.tables.get(table)
    return _table_view(call, await successors.again(call.service, live, call.current_user(), call.lang))


@endpoint("POST", "/api/tables/{table}/fork", body=ForkBody, reply=TableView, status=201)
async def fork_race(call: Call, table: str, body: ForkBody) -> TableView:
    """Play on against bots from a moment of a finished race, or of one's own."""
    _note_table(call)
    live = await call.service.tables.get(table)
    forked = await successors.fork(call.service, live, call.current_user(), body.number, body.seat, body.level)
    await lobby.start(call.service, forked, call.current_user())
    return _table_view(call, forked)


@endpoint("GET", "/api/tables/{table}/board", reply=Board | None)
async def show_board(call: Call, table: str) -> Response:
    """The board of a race, if it has one."""
    live = await call.service.tables.get(table)
    check_may_watch(live.table, live.seats, call.user)
    match = live.race.match
    return await board_reply(call, match.setup.game, await asyncio.to_thread(match.board, call.lang))


@endpoint("GET", "/api/tables/{table}/record", reply=str, media="text/plain; charset=utf-8")
async def download_record(call: Call, table: str) -> str:
    """The record of a finished race, with its seed."""
    live = await call.service.tables.get(table)
    check_may_watch(live.table, live.seats, call.user)
    (await call.hiding()).check(live.table, live.seats)
    match = live.race.match
    if not match.over:
        raise RequestError("not-over")
    if live.table.start.startswith(SAVED):
        raise RequestError("no-record-across-rules")
    return str(match.record(with_seed=not live.table.start and shows_seed(live.table)))

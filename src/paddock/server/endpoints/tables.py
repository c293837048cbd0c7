"""Tables: opened, joined, started, left, raced at again, played on from."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

import paddock
from paddock.core import Plain
from paddock.scene import Board
from paddock.server import lobby, views
from paddock.server.api import Body, Call, SeatNumber, Word, endpoint
from paddock.server.endpoints.offers import SetupBody, board_reply
from paddock.server.errors import Sorry
from paddock.server.live import LiveTable
from paddock.server.lobby import NewSeat
from paddock.server.messages import TableView
from paddock.server.rows import Access, Clock, Plan, Seat, Table

LONGEST_CLOCK = 30 * 24 * 3600.0


class SeatBody(Body):
    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    level: Word = ""
    name: Annotated[str, Meta(max_length=80)] = ""


class ClockBody(Body):
    kind: Annotated[str, Meta(pattern="^(none|decision|bank|days)$")] = "none"
    seconds: Annotated[float, Meta(ge=0, le=LONGEST_CLOCK)] = 0.0
    bank: Annotated[float, Meta(ge=0, le=LONGEST_CLOCK)] = 0.0


class TableBody(Body):
    """A table to be opened."""

    setup: SetupBody
    seats: Annotated[tuple[SeatBody, ...], Meta(max_length=99)]
    access: Access = "link"
    clock: ClockBody = ClockBody()
    stand_in: Word = ""
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    spectators: bool = True
    start: bool = False


class JoinBody(Body):
    seat: SeatNumber | None = None


class BotBody(Body):
    """A bot for a seat; without a level the seat is free again."""

    seat: SeatNumber
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


@endpoint("GET", "/api/tables", reply=Tables)
async def list_tables(call: Call) -> Tables:
    """My tables, and tables that anybody may join or watch."""
    store, run = call.hub.store, call.hub.run
    mine = await run(store.tables_of, call.person.id) if call.person else []
    public = await run(store.public_tables)
    seats = await run(store.seats_of, [table.id for table in (*mine, *public)])
    return Tables(_shown(call, mine, seats), _shown(call, public, seats))


def _shown(call: Call, tables: list[Table], seats: dict[str, list[Seat]]) -> tuple[TableView, ...]:
    known = (table for table in tables if table.setup.game in paddock.games())
    return tuple(views.table_view(table, seats[table.id], call.person, call.lang) for table in known)


def _clock(body: ClockBody) -> Clock:
    clock = msgspec.convert(msgspec.structs.asdict(body), Clock)
    if clock.kind != "none" and not (clock.bank if clock.kind == "bank" else clock.seconds):
        raise Sorry("bad-clock", 422)
    return clock


@endpoint("POST", "/api/tables", body=TableBody, reply=TableView, status=201)
async def open_table(call: Call, body: TableBody) -> TableView:
    """Open a table, and start the race at once where that is wanted."""
    setup = body.setup.checked()
    if len(body.seats) != setup.seats:
        raise Sorry("bad-seats", 422, seats=setup.seats, given=len(body.seats))
    seats = [msgspec.convert(msgspec.structs.asdict(seat), NewSeat) for seat in body.seats]
    plan = Plan(_clock(body.clock), body.stand_in, body.delay, body.setup.preset or "", body.spectators)
    live = await lobby.create(call.hub, call.me(), setup, seats, body.access, plan, call.lang)
    if body.start:
        await lobby.start(call.hub, live, call.me(), call.lang)
    return _table(call, live)


def _table(call: Call, live: LiveTable) -> TableView:
    return live.about(call.person, call.lang)


@endpoint("GET", "/api/tables/{table}", reply=TableView)
async def show_table(call: Call, table: str) -> TableView:
    """A table: who sits where, and how far it has come."""
    return _table(call, await call.hub.table(table))


@endpoint("POST", "/api/tables/{table}/join", body=JoinBody, reply=TableView)
async def join_table(call: Call, table: str, body: JoinBody) -> TableView:
    """Take a free seat, or take the wheel again in one's own."""
    live = await call.hub.table(table)
    await lobby.join(call.hub, live, call.me(), body.seat)
    return _table(call, live)


@endpoint("POST", "/api/tables/{table}/leave", reply=TableView)
async def leave_table(call: Call, table: str) -> TableView:
    """Leave: before the start the seat is free again, afterwards a bot takes over."""
    live = await call.hub.table(table)
    await lobby.leave(call.hub, live, call.me())
    return _table(call, live)


@endpoint("POST", "/api/tables/{table}/bot", body=BotBody, reply=TableView)
async def seat_bot(call: Call, table: str, body: BotBody) -> TableView:
    """Give a seat to a bot, or free it, before the start."""
    live = await call.hub.table(table)
    await lobby.seat_bot(call.hub, live, call.me(), body.seat, body.level, call.lang)
    return _table(call, live)


@endpoint("POST", "/api/tables/{table}/stand-in", body=StandInBody, reply=TableView)
async def stand_in(call: Call, table: str, body: StandInBody) -> TableView:
    """Let a bot take over for somebody who has gone."""
    live = await call.hub.table(table)
    await lobby.stand_in(call.hub, live, call.me(), body.seat)
    return _table(call, live)


@endpoint("POST", "/api/tables/{table}/start", reply=TableView)
async def start_race(call: Call, table: str) -> TableView:
    """Start the race; bots take the seats that are free."""
    live = await call.hub.table(table)
    await lobby.start(call.hub, live, call.me(), call.lang)
    return _table(call, live)


@endpoint("POST", "/api/tables/{table}/rematch", reply=TableView)
async def rematch(call: Call, table: str) -> TableView:
    """The same race again; all who ask come to the same table."""
    return _table(call, await lobby.rematch(call.hub, await call.hub.table(table), call.me()))


@endpoint("POST", "/api/tables/{table}/fork", body=ForkBody, reply=TableView, status=201)
async def fork_race(call: Call, table: str, body: ForkBody) -> TableView:
    """Play on from a moment of a finished race, or of one's own, against bots."""
    live = await call.hub.table(table)
    forked = await lobby.fork(call.hub, live, call.me(), body.number, body.seat, body.level)
    await lobby.start(call.hub, forked, call.me(), call.lang)
    return _table(call, forked)


@endpoint("GET", "/api/tables/{table}/board", reply=Board | None)
async def show_board(call: Call, table: str) -> Response:
    """The board of a race, where there is one."""
    match = (await call.hub.table(table)).race.match
    return await board_reply(call, match.setup.game, await asyncio.to_thread(match.board, call.lang))


@endpoint("GET", "/api/tables/{table}/record", reply=str, media="text/plain; charset=utf-8")
async def download_record(call: Call, table: str) -> str:
    """The record of a finished race, with its seed."""
    live = await call.hub.table(table)
    match = live.race.match
    if not match.over:
        raise Sorry("not-over")
    return str(match.record(with_seed=not live.table.start))

"""The HTTP API: who one is, what can be raced, tables, and races to watch again."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from starlette.responses import Response

import paddock
from paddock.core import Plain
from paddock.scene import Board
from paddock.server import lobby, views
from paddock.server.api import Call, Endpoint, Handler, Id, Nothing, Query
from paddock.server.catalogue import (
    Catalogue,
    Looks,
    RuleInfo,
    board_of,
    catalogue,
    game_of,
    looks,
    picture,
    rules_of,
)
from paddock.server.errors import Sorry
from paddock.server.live import LiveTable
from paddock.server.lobby import NewSeat
from paddock.server.messages import TableView
from paddock.server.replays import Reel, Reels, ReplayInfo, ReplayView
from paddock.server.rows import Access, Clock, Person, Plan, Seat, Table
from paddock.server.setups import checked, read_setup, setup_code

LONGEST_CLOCK = 30 * 24 * 3600.0
RECORD_BYTES = 4_500_000
ENDPOINTS: list[Endpoint] = []
H = TypeVar("H", bound=Handler)
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Word = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


def endpoint(method: str, path: str, **traits: Any) -> Callable[[H], H]:
    """Register a function at an address."""

    def register(handler: H) -> H:
        ENDPOINTS.append(Endpoint(method, path, handler, **traits))
        return handler

    return register


class Body(Plain, forbid_unknown_fields=True):
    """The base of what is sent."""


# People


class Me(Plain):
    """Whoever asks; `id` is empty for somebody who has not said yet."""

    id: str
    name: str
    account: str


class NameBody(Body):
    name: Name


class AccountBody(Body):
    account: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


def _me(person: Person | None) -> Me:
    return Me("", "", "") if person is None else Me(person.id, person.name, person.account or "")


@endpoint("GET", "/api/me", reply=Me)
async def who_am_i(call: Call) -> Me:
    """Who the cookie says that I am."""
    return _me(call.person)


@endpoint("POST", "/api/guests", body=NameBody, reply=Me, is_costly=True)
async def become_guest(call: Call, body: NameBody) -> Me:
    """Choose a name; whoever has one changes it."""
    if call.person is not None:
        return _me(await call.hub.run(call.people.rename, call.person, body.name))
    person = await call.hub.run(call.people.welcome, body.name)
    call.remember(person)
    return _me(person)


@endpoint("POST", "/api/accounts", body=AccountBody, reply=Me, is_costly=True)
async def register(call: Call, body: AccountBody) -> Me:
    """Turn a guest into the owner of an account."""
    return _me(await call.hub.run(call.people.register, call.me(), body.account, body.password))


@endpoint("POST", "/api/sign-in", body=AccountBody, reply=Me, is_costly=True)
async def sign_in(call: Call, body: AccountBody) -> Me:
    """Come as the owner of an account."""
    person = await call.hub.run(call.people.sign_in, body.account, body.password)
    call.remember(person)
    return _me(person)


@endpoint("POST", "/api/sign-out")
async def sign_out(call: Call) -> None:
    """Leave this device."""
    call.cookie = ""


@endpoint("POST", "/api/sign-out-everywhere")
async def sign_out_everywhere(call: Call) -> None:
    """Leave all devices."""
    await call.hub.run(call.people.sign_out_everywhere, call.me())
    call.cookie = ""


# What can be raced


class SetupBody(Body):
    """A race as somebody wants it."""

    game: Id
    seats: Annotated[int, Meta(ge=1, le=99)] | None = None
    circuit: Word | None = None
    preset: Word | None = None
    switches: dict[Word, bool | int | Word] = {}


class SetupView(Plain):
    """A race as the game accepts it, with its code."""

    code: str
    game: str
    seats: int
    circuit: str
    switches: dict[str, bool | int | str]


class CodeBody(Body):
    code: Annotated[str, Meta(min_length=1, max_length=2000)]


def _setup_view(setup: paddock.Setup) -> SetupView:
    return SetupView(setup_code(setup), setup.game, setup.seats, setup.circuit, setup.switches)


@endpoint("GET", "/api/catalogue", reply=Catalogue)
async def show_catalogue(call: Call) -> Response:
    """All games with circuits, switches and presets, and the levels of bots."""
    return await call.lasting(("catalogue",), lambda: catalogue(call.lang))


@endpoint("GET", "/api/looks", reply=Looks)
async def show_looks(call: Call) -> Response:
    """Icons and colours by name."""
    return await call.lasting(("looks",), looks)


@endpoint("GET", "/api/games/{game}/rules", reply=tuple[RuleInfo, ...])
async def show_rules(call: Call, game: str) -> Response:
    """Every rule of a game in one sentence each."""
    found = game_of(game).id
    return await call.lasting(("rules", found), lambda: rules_of(found))


@endpoint("GET", "/api/games/{game}/picture", reply=str, media="image/svg+xml")
async def show_picture(call: Call, game: str) -> Response:
    """A position of a real race, drawn."""
    found = game_of(game).id
    return await call.lasting(("picture", found), lambda: picture(found, call.lang))


@endpoint("GET", "/api/games/{game}/circuits/{circuit}", reply=Board)
async def show_circuit(call: Call, game: str, circuit: str) -> Response:
    """The board of a circuit."""
    if circuit not in game_of(game).circuits:
        raise Sorry("no-such-page", 404)
    board = await asyncio.to_thread(board_of, game, circuit, call.lang)
    if board is None:
        raise Sorry("no-such-page", 404)
    return await _board(call, game, board)


async def _board(call: Call, game: str, board: Board | None) -> Response:
    """A board, which its id stands for as long as the service runs."""
    return await call.lasting(("board", game, board.id if board else ""), lambda: board)


@endpoint("POST", "/api/setups", body=SetupBody, reply=SetupView)
async def check_setup(call: Call, body: SetupBody) -> SetupView:
    """A set-up completed with what is usual, and its code."""
    return _setup_view(checked(body.game, body.seats, body.circuit, body.switches, body.preset))


@endpoint("POST", "/api/setups/read", body=CodeBody, reply=SetupView)
async def read_setup_code(call: Call, body: CodeBody) -> SetupView:
    """The set-up behind a code."""
    return _setup_view(read_setup(body.code))


# Tables


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
    seat: Annotated[int, Meta(ge=0, le=98)] | None = None


class BotBody(Body):
    """A bot for a seat; without a level the seat is free again."""

    seat: Annotated[int, Meta(ge=0, le=98)]
    level: Word = ""


class StandInBody(Body):
    seat: Annotated[int, Meta(ge=0, le=98)]


class ForkBody(Body):
    """Play on from a moment, in a seat, against bots of a level."""

    number: Number
    seat: Annotated[int, Meta(ge=0, le=98)]
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
    wanted = body.setup
    setup = checked(wanted.game, wanted.seats, wanted.circuit, wanted.switches, wanted.preset)
    if len(body.seats) != setup.seats:
        raise Sorry("bad-seats", 422, seats=setup.seats, given=len(body.seats))
    seats = [msgspec.convert(msgspec.structs.asdict(seat), NewSeat) for seat in body.seats]
    plan = Plan(_clock(body.clock), body.stand_in, body.delay, wanted.preset or "", body.spectators)
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
    return await _board(call, match.setup.game, await asyncio.to_thread(match.board, call.lang))


@endpoint("GET", "/api/tables/{table}/record", reply=str, media="text/plain; charset=utf-8")
async def download_record(call: Call, table: str) -> str:
    """The record of a finished race, with its seed."""
    live = await call.hub.table(table)
    match = live.race.match
    if not match.over:
        raise Sorry("not-over")
    return str(match.record(with_seed=not live.table.start))


# Races to watch again


class RecordBody(Body):
    text: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class RecordView(Plain):
    id: str


class ReplayQuery(Query):
    seat: Annotated[int, Meta(ge=0, le=98)] | None = None


@endpoint("POST", "/api/records", body=RecordBody, reply=RecordView, status=201, most=RECORD_BYTES)
async def bring_record(call: Call, body: RecordBody) -> RecordView:
    """Bring a record from a file, to watch it."""
    return RecordView(await asyncio.to_thread(_reels(call).bring, body.text))


def _reels(call: Call) -> Reels:
    reels: Reels = call.request.app.state.reels
    return reels


async def _reel(call: Call, race: str) -> tuple[Reel, tuple[int, ...]]:
    """A race and the seats from which it may be seen: all once it is over, one's own before."""
    if race.startswith("r-"):
        reel = await asyncio.to_thread(_reels(call).of_record, race)
        return reel, tuple(range(reel.last.setup.seats))
    live = await call.hub.table(race)
    seats = tuple(range(live.table.setup.seats)) if live.race.match.over else tuple(live.seats_of(call.person))
    if not seats:
        raise Sorry("not-over", 403)
    return await asyncio.to_thread(_reels(call).of_table, live.table, live.race), seats


@endpoint("GET", "/api/replays/{race}", reply=ReplayInfo)
async def show_replay(call: Call, race: str) -> ReplayInfo:
    """What there is to watch: decisions, moments, and whether the luck was honest."""
    reel, seats = await _reel(call, race)
    return await asyncio.to_thread(reel.info, call.lang, seats)


@endpoint("GET", "/api/replays/{race}/board", reply=Board | None)
async def show_replay_board(call: Call, race: str) -> Response:
    """The board of a race to watch, where there is one."""
    reel, _ = await _reel(call, race)
    return await _board(call, reel.last.setup.game, await asyncio.to_thread(reel.board, call.lang))


@endpoint("GET", "/api/replays/{race}/moments/{number}", reply=ReplayView, query=ReplayQuery)
async def show_moment(call: Call, race: str, number: str) -> ReplayView:
    """One moment of a race, from a seat."""
    reel, seats = await _reel(call, race)
    assert isinstance(call.query, ReplayQuery)
    seat = call.query.seat
    if not reel.last.over and seat is None:
        seat = seats[0]
    if seat is not None and seat not in seats:
        raise Sorry("not-your-seat", 403)
    if not number.isdecimal() or len(number) > 6:
        raise Sorry("no-such-moment", 404)
    return await asyncio.to_thread(reel.view, int(number), seat, call.lang)


__all__ = ["ENDPOINTS", "Nothing"]

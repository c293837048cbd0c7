"""Endpoints for replays: of a table, or of an uploaded record."""

import asyncio
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from paddock.core import Plain
from paddock.scene import Board
from paddock.server.api import Body, Call, Query, SeatNumber, endpoint
from paddock.server.endpoints.games import board_reply
from paddock.server.errors import RequestError
from paddock.server.replays.replay import Replay, ReplayInfo, ReplayView
from paddock.server.tables.access import check_may_watch

MAX_RECORD_BODY = 4_500_000


class RecordBody(Body):
    text: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class RecordView(Plain):
    id: str


class ReplayQuery(Query):
    seat: SeatNumber | None = None


@endpoint("POST", "/api/records", body=RecordBody, reply=RecordView, status=201, max_body=MAX_RECORD_BODY)
async def bring_record(call: Call, body: RecordBody) -> RecordView:
    """Upload a record, to watch it."""
    return RecordView(await asyncio.to_thread(call.service.replays.upload, body.text))


async def _replay(call: Call, race: str) -> tuple[Replay, tuple[int, ...]]:
    """A replay and the seats from which this user may see it: all once the race is over, their own before."""
    if race.startswith("r-"):
        replay = await asyncio.to_thread(call.service.replays.of_record, race)
        return replay, tuple(range(replay.last.setup.seats))
    live = await call.service.tables.get(race)
    check_may_watch(live.table, live.seats, call.user)
    seats = tuple(range(live.table.setup.seats)) if live.race.match.over else tuple(live.seats_of(call.user))
    if not seats:
        raise RequestError("not-over", 403)
    return await asyncio.to_thread(call.service.replays.of_table, live.table, live.race), seats


@endpoint("GET", "/api/replays/{race}", reply=ReplayInfo)
async def show_replay(call: Call, race: str) -> ReplayInfo:
    """A replay in outline: its decisions, its turning points, and the check of its luck."""
    replay, seats = await _replay(call, race)
    return await asyncio.to_thread(replay.info, call.lang, seats)


@endpoint("GET", "/api/replays/{race}/board", reply=Board | None)
async def show_replay_board(call: Call, race: str) -> Response:
    """The board of a replay, if it has one."""
    replay, _ = await _replay(call, race)
    return await board_reply(call, replay.last.setup.game, await asyncio.to_thread(replay.board, call.lang))


@endpoint("GET", "/api/replays/{race}/moments/{number}", reply=ReplayView, query=ReplayQuery)
async def show_moment(call: Call, race: str, number: str) -> ReplayView:
    """A replay after a decision, as a seat saw it."""
    replay, seats = await _replay(call, race)
    assert isinstance(call.query, ReplayQuery)
    seat = call.query.seat
    if not replay.last.over and seat is None:
        seat = seats[0]
    if seat is not None and seat not in seats:
        raise RequestError("not-your-seat", 403)
    if not number.isdecimal() or len(number) > 6:
        raise RequestError("no-such-moment", 404)
    return await asyncio.to_thread(replay.view, int(number), seat, call.lang)

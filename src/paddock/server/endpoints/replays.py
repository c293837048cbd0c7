"""Races to watch again: of a table, or of a record that somebody brings."""

import asyncio
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from paddock.core import Plain
from paddock.scene import Board
from paddock.server.api import Body, Call, Query, SeatNumber, endpoint
from paddock.server.endpoints.offers import board_reply
from paddock.server.errors import Sorry
from paddock.server.replays import Reel, Reels, ReplayInfo, ReplayView

RECORD_BYTES = 4_500_000


class RecordBody(Body):
    text: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class RecordView(Plain):
    id: str


class ReplayQuery(Query):
    seat: SeatNumber | None = None


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
    return await board_reply(call, reel.last.setup.game, await asyncio.to_thread(reel.board, call.lang))


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

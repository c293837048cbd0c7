"""Endpoints for replays: of a table, or of an uploaded record."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, TypeVar

from msgspec import Meta
from starlette.responses import Response

import paddock
from paddock.core import Plain
from paddock.scene import Board
from paddock.server.api import Body, Call, Query, SeatNumber, endpoint
from paddock.server.challenges.challenges import check_may_replay
from paddock.server.endpoints.games import board_reply
from paddock.server.errors import RequestError
from paddock.server.networks import client_address
from paddock.server.replays.chances import ChancesView, ChoiceView, chances_view, choice_view
from paddock.server.replays.replay import Replay, ReplayInfo, ReplayView, without_future
from paddock.server.replays.reports import POLICY
from paddock.server.replays.stored import StoredReplay
from paddock.server.replays.story import Story, story_of
from paddock.server.tables.access import check_may_watch
from paddock.server.tables.opening import SAVED

R = TypeVar("R")
MAX_RECORD = 500_000
"""The longest record; the longest race in the tests takes a fifth of it."""


class RecordBody(Body):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]


class RecordView(Plain):
    id: str


class ReplayQuery(Query):
    seat: SeatNumber | None = None


@endpoint("POST", "/api/records", body=RecordBody, reply=RecordView, status=201, max_body=MAX_RECORD * 5 // 4)
async def bring_record(call: Call, body: RecordBody) -> RecordView:
    """Upload a record, to watch it."""
    user, quotas = call.current_user(), call.service.quotas
    quotas.note_record(client_address(call.request, call.service.config))
    await call.service.run(quotas.check_records, user)
    return RecordView(await _play(call, lambda: call.service.replays.upload(body.text, user.id)))


async def _play(call: Call, work: Callable[[], R]) -> R:
    """Do work that plays a race again, when it is the turn of this request's address."""
    return await call.service.replays.run(client_address(call.request, call.service.config), work)


async def _source(
    call: Call, race: str, even_hidden: bool = False
) -> tuple[Callable[[], Replay], tuple[int, ...] | None]:
    """A replay to be made, and the seats from which this user may see it: all (None) once the race is over."""
    replays = call.service.replays
    if race.startswith("r-"):
        return lambda: replays.of_record(race), None
    live = await call.service.tables.get(race)
    if not even_hidden:
        (await call.hiding()).check(live.table, live.seats)
    if live.table.settings.challenge:
        await check_may_replay(call.service, live, call.user)
    else:
        check_may_watch(live.table, live.seats, call.user)
    ledger = live.race
    own = tuple(live.seats_of(call.user))
    if not ledger.match.over and not own:
        raise RequestError("not-over", 403)
    table, number, match = live.table, ledger.number, ledger.match.clone()
    if table.start.startswith(SAVED):
        run, store = call.service.run, call.service.store
        entries, final = await run(store.entries.of_table, race), await run(store.tables.final, race)
        stored = partial(StoredReplay, table, entries, final, match)
        return lambda: replays.of_frames(table, number, stored), None if match.over else own
    return lambda: replays.of_table(table, number, match), None if match.over else own


async def record_of_race(call: Call, race: str) -> paddock.Record:
    """The record of a finished race; 409 if it is not over, or if no record leads through it."""
    source, seats = await _source(call, race)
    if seats is not None:
        raise RequestError("not-over")
    record = await _play(call, lambda: source().record)
    if record is None:
        raise RequestError("no-record-across-rules")
    return record


def _seats(replay: Replay, seats: tuple[int, ...] | None) -> tuple[int, ...]:
    return tuple(range(replay.last.setup.seats)) if seats is None else seats


@endpoint("GET", "/api/replays/{race}", reply=ReplayInfo)
async def show_replay(call: Call, race: str) -> ReplayInfo:
    """A replay in outline: its decisions, its turning points, and the check of its luck.

    If its result is hidden, neither how long it is nor what happens in it.
    """
    source, seats = await _source(call, race, even_hidden=True)
    is_hidden = await _is_hidden(call, race)

    def look() -> ReplayInfo:
        replay = source()
        info = replay.info(call.lang, _seats(replay, seats))
        return without_future(info) if is_hidden else info

    return await _play(call, look)


async def _is_hidden(call: Call, race: str) -> bool:
    """Whether a race is one whose result the current user has not seen, and hides."""
    hiding = await call.hiding()
    if not hiding.on or race.startswith("r-"):
        return False
    live = await call.service.tables.get(race)
    return hiding.hides_table(live.table, live.seats)


@endpoint("GET", "/api/replays/{race}/story", reply=Story)
async def show_story(call: Call, race: str) -> Story:
    """A race in short: the places from round to round, and the moments that decided it."""
    source, _ = await _source(call, race)
    return await _play(call, lambda: story_of(source(), call.lang))


@endpoint("GET", "/api/replays/{race}/chances", reply=ChancesView)
async def show_chances(call: Call, race: str) -> ChancesView:
    """The chances to win as a finished race went; while it runs, nobody may know all of it."""
    source = await _finished(call, race)
    return await _play(call, lambda: chances_view(source(), call.lang))


@endpoint("GET", "/api/replays/{race}/choices/{number}", reply=ChoiceView)
async def show_choice(call: Call, race: str, number: str) -> ChoiceView:
    """What each option of a decision of a finished race was worth, from what its seat could know."""
    source = await _finished(call, race)
    if not number.isdecimal() or len(number) > 6:
        raise RequestError("no-such-moment", 404)
    return await _play(call, lambda: choice_view(source(), int(number), call.lang))


@endpoint("GET", "/api/replays/{race}/report", reply=str, media="text/html; charset=utf-8")
async def show_report(call: Call, race: str) -> Response:
    """A finished race as a page to share: chances, luck and driving, its turning points and awards."""
    record = await record_of_race(call, race)
    page = await call.service.reports.page(race, record, call.lang, client_address(call.request, call.service.config))
    return Response(page, headers={"content-security-policy": POLICY}, media_type="text/html; charset=utf-8")


async def _finished(call: Call, race: str) -> Callable[[], Replay]:
    """The replay of a race that is over; 409 otherwise."""
    source, seats = await _source(call, race)
    if seats is not None:
        raise RequestError("not-over")
    return source


@endpoint("GET", "/api/replays/{race}/board", reply=Board | None)
async def show_replay_board(call: Call, race: str) -> Response:
    """The board of a replay, if it has one."""
    source, _ = await _source(call, race, even_hidden=True)

    def look() -> tuple[str, Board | None]:
        replay = source()
        return replay.last.setup.game, replay.board(call.lang)

    return await board_reply(call, *await _play(call, look))


@endpoint("GET", "/api/replays/{race}/moments/{number}", reply=ReplayView, query=ReplayQuery)
async def show_moment(call: Call, race: str, number: str) -> ReplayView:
    """A replay after a decision, as a seat saw it."""
    source, seats = await _source(call, race, even_hidden=True)
    assert isinstance(call.query, ReplayQuery)
    seat = call.query.seat
    if not number.isdecimal() or len(number) > 6:
        raise RequestError("no-such-moment", 404)

    def look() -> ReplayView:
        replay = source()
        allowed = _seats(replay, seats)
        looks_from = allowed[0] if seat is None and not replay.last.over else seat
        if looks_from is not None and looks_from not in allowed:
            raise RequestError("not-your-seat", 403)
        return replay.view(int(number), looks_from, call.lang)

    return await _play(call, look)

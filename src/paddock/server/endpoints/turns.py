"""Endpoints to play without a WebSocket: read what a seat is asked, and answer it."""

from typing import Annotated

from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.scene import Scene
from paddock.server.api import Body, Call, Query, SeatNumber, endpoint
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.tables.access import check_may_watch
from paddock.server.tables.clocks import deadline
from paddock.server.tables.commentary import Commentary

COMMENTARY = paddock.LENGTHS["race"]


class OptionView(Plain):
    """An option of a decision."""

    code: str
    label: str
    notes: tuple[str, ...]


class Turn(Plain):
    """What one of the user's seats is asked."""

    seat: int
    asked: int
    """The number of the decision, to be sent back with the answer."""
    question: str
    rule: str
    options: tuple[OptionView, ...]
    left: float | None
    """The seconds left to answer; null without a clock."""


class Turns(Plain):
    """The decisions that the user owes at a table."""

    number: int
    """How many entries the table has; it grows with everything that happens."""
    status: str
    over: bool
    turns: tuple[Turn, ...]


class SceneQuery(Query):
    seat: SeatNumber | None = None
    after: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """How many lines of the commentary are known."""


class SceneView(Plain):
    """A table as a seat sees it."""

    number: int
    scene: Scene
    log: tuple[str, ...]


class ChoiceBody(Body):
    seat: SeatNumber
    asked: Annotated[int, Meta(ge=0, le=2**31)]
    code: Annotated[str, Meta(min_length=1, max_length=2000)]


class Decided(Plain):
    """The number under which a decision is stored."""

    number: int


@endpoint("GET", "/api/tables/{table}/turns", reply=Turns)
async def show_turns(call: Call, table: str) -> Turns:
    """The decisions that the current user owes at a table, with their options."""
    live = await call.service.tables.get(table)
    own = live.seats_of(call.current_user())
    if not own:
        raise RequestError("no-seat-here", 403)
    ledger = live.race
    scenes = {seat: ledger.match.scene(seat, call.lang, log=0) for seat in ledger.match.to_move if seat in own}
    turns = []
    for seat, scene in scenes.items():
        until = deadline(ledger, live.loaded, seat)
        options = tuple(OptionView(pick.code, pick.label, pick.notes) for pick in scene.options)
        left = None if until is None else max(0.0, until - now())
        turns.append(Turn(seat, ledger.asked[seat], scene.prompt, scene.rule, options, left))
    status = ledger.match.scene(None, call.lang, log=0).status
    return Turns(ledger.number, status, ledger.match.over, tuple(turns))


@endpoint("GET", "/api/tables/{table}/scene", reply=SceneView, query=SceneQuery)
async def show_scene(call: Call, table: str) -> SceneView:
    """What a seat of the current user sees, or a spectator, and the commentary after some lines."""
    assert isinstance(call.query, SceneQuery)
    live, seat = await call.service.tables.get(table), call.query.seat
    check_may_watch(live.table, live.seats, call.user)
    own = live.seats_of(call.user)
    if seat is not None and seat not in own:
        raise RequestError("not-your-seat", 403)
    (await call.hiding()).check(live.table, live.seats)
    if not own and live.table.settings.delay:
        raise RequestError("no-seat-here", 403)
    ledger = live.race
    lines = [line.text for line in Commentary(seat, call.lang).update(ledger) if line.length <= COMMENTARY]
    scene = ledger.match.scene(seat, call.lang, log=0)
    return SceneView(ledger.number, scene, tuple(lines[call.query.after :]))


@endpoint("POST", "/api/tables/{table}/choose", body=ChoiceBody, reply=Decided)
async def choose(call: Call, table: str, body: ChoiceBody) -> Decided:
    """Answer a decision; the same answer again is stored once."""
    live = await call.service.tables.get(table)
    if body.seat not in live.seats_of(call.current_user()):
        raise RequestError("not-your-seat", 403)
    return Decided(await live.decide(body.seat, body.asked, body.code))

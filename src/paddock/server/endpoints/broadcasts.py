"""Endpoints for events on one page: all tables of a round, or of a list, with commentary in writing."""

import secrets
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from paddock.core import Plain
from paddock.server.api import Body, Call, Id, endpoint
from paddock.server.clock import now
from paddock.server.clubs.access import as_organiser, season_club
from paddock.server.errors import RequestError
from paddock.server.messages import TableView
from paddock.server.store.rows import Broadcast, Comment
from paddock.server.tables.access import check_may_watch
from paddock.server.tables.lobby import ID_CHARACTERS, ID_LENGTH
from paddock.server.tables.viewer import Viewer
from paddock.server.users.names import printable
from paddock.server.watching.broadcasts import Found, find, organised, readable, tables_of

MAX_TABLES = 16
"""How many tables one page shows: a browser has a connection to each."""
MAX_BROADCASTS = 20
MAX_COMMENTATORS = 20
Title = Annotated[str, Meta(min_length=1, max_length=80)]


class BroadcastBody(Body, kw_only=True):
    """An event: a round of a season, or some tables."""

    title: Title
    season: Annotated[str, Meta(max_length=24)] = ""
    race: Annotated[int, Meta(ge=0, le=200)] = 0
    tables: Annotated[tuple[Id, ...], Meta(max_length=MAX_TABLES)] = ()


class EventTablesBody(Body, kw_only=True):
    title: Title
    tables: Annotated[tuple[Id, ...], Meta(max_length=MAX_TABLES)] = ()


class CommentatorKeyBody(Body):
    key: Annotated[str, Meta(max_length=32)]


class CommentBody(Body, kw_only=True):
    """A line about an event, or about a moment of a race: a decision, or what the commentator sees now."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    table: Annotated[str, Meta(max_length=24)] = ""
    moment: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class CommentView(Plain):
    id: int
    name: str
    text: str
    at: float
    table: str
    moment: int
    """The decision of the race after which it was written."""
    mine: bool


class BroadcastView(Plain):
    """An event: its tables, and what commentators have written, the newest first."""

    id: str
    title: str
    season: str
    race: int
    is_organiser: bool
    is_commentator: bool
    commentators: tuple[str, ...]
    invite: str
    """The key by which commentators join, for the organiser."""
    tables: tuple[TableView, ...]
    comments: tuple[CommentView, ...]
    named: tuple[str, ...]
    """The tables as the organiser named them."""


class BroadcastLine(Plain):
    id: str
    title: str
    created: float


class BroadcastList(Plain):
    """The events that the current user organises."""

    events: tuple[BroadcastLine, ...]


@endpoint("GET", "/api/events", reply=BroadcastList)
async def list_broadcasts(call: Call) -> BroadcastList:
    """The events that the current user organises, the latest first."""
    found = await call.service.run(call.service.store.broadcasts.of_user, call.current_user().id)
    return BroadcastList(tuple(BroadcastLine(each.id, each.title, each.created) for each in found))


@endpoint("POST", "/api/events", body=BroadcastBody, reply=BroadcastView, status=201)
async def open_broadcast(call: Call, body: BroadcastBody) -> BroadcastView:
    """Put a round of a season, or some tables, on one page. A round has one page, which its club's organisers open."""
    user, service = call.current_user(), call.service
    service.quotas.note_table(call.address)
    store = service.store.broadcasts
    if body.season:
        await as_organiser(call, await season_club(call, body.season))
        races = await service.run(service.keeper.look, body.season, lambda found: len(found.book.season.races))
        if not 1 <= body.race <= races:
            raise RequestError("no-such-race", 404)
        known = await service.run(store.of_season, body.season)
        if body.race in known:
            return await show_broadcast(call, known[body.race])
    elif not body.tables:
        raise RequestError("no-tables", 422)
    if len(await service.run(store.of_user, user.id)) >= MAX_BROADCASTS:
        raise RequestError("too-many-events", 409, most=MAX_BROADCASTS)
    await _check_tables(call, body.tables)
    id = "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))  # noqa: A001
    tables = () if body.season else body.tables
    race = body.race if body.season else 0
    made = Broadcast(id, user.id, _title(body.title), body.season, race, tables, secrets.token_urlsafe(12), now())
    await service.run(store.add, made)
    return await show_broadcast(call, id)


def _title(text: str) -> str:
    title = printable(text)
    if not title:
        raise RequestError("no-text", 422)
    return title


async def _check_tables(call: Call, tables: tuple[str, ...]) -> None:
    """404 or 403 if there is no such table, or the organiser may not watch it."""
    for each in tables:
        live = await call.service.tables.get(each)
        check_may_watch(live.table, live.seats, call.user)


@endpoint("GET", "/api/events/{event}", reply=BroadcastView)
async def show_broadcast(call: Call, event: str) -> BroadcastView:
    """An event: its tables, and the commentary as far as the viewer has seen the races."""
    found = await find(call, event)
    broadcast, hiding, service = found.broadcast, await call.hiding(), call.service
    tables = await tables_of(call, broadcast)
    lines = await service.run(service.store.broadcasts.lines, event)
    views = (
        replace(live.projection.table_view(call.user, call.lang), hidden=hiding.hides_table(live.table, live.seats))
        for live in tables
    )
    return BroadcastView(
        broadcast.id,
        broadcast.title,
        broadcast.season,
        broadcast.race,
        found.is_organiser,
        found.is_commentator,
        tuple(found.commentators.values()),
        broadcast.invite if found.is_organiser else "",
        tuple(views),
        tuple(_comment(each, call) for each in readable(lines, tables, call, hiding)),
        broadcast.tables if found.is_organiser else (),
    )


@endpoint("POST", "/api/events/{event}/change", body=EventTablesBody, reply=BroadcastView)
async def change_broadcast(call: Call, event: str, body: EventTablesBody) -> BroadcastView:
    """Change the title of an event, and its tables if it is not a round of a season."""
    found = await organised(call, event)
    if not found.broadcast.season and not body.tables:
        raise RequestError("no-tables", 422)
    await _check_tables(call, body.tables)
    tables = () if found.broadcast.season else body.tables
    await call.service.run(call.service.store.broadcasts.change, event, _title(body.title), tables)
    return await show_broadcast(call, event)


@endpoint("POST", "/api/events/{event}/remove", reply=BroadcastList)
async def remove_broadcast(call: Call, event: str) -> BroadcastList:
    """Remove an event with its commentary; the races stay."""
    await organised(call, event)
    await call.service.run(call.service.store.broadcasts.remove, event)
    return await list_broadcasts(call)


@endpoint("POST", "/api/events/{event}/commentate", body=CommentatorKeyBody, reply=BroadcastView)
async def become_commentator(call: Call, event: str, body: CommentatorKeyBody) -> BroadcastView:
    """Become a commentator of an event, with the key that its organiser gives."""
    user, found = call.current_user(), await find(call, event)
    if not secrets.compare_digest(body.key.encode(), found.broadcast.invite.encode()):
        raise RequestError("wrong-key", 403)
    if len(found.commentators) >= MAX_COMMENTATORS:
        raise RequestError("too-many-commentators", 409, most=MAX_COMMENTATORS)
    await call.service.run(call.service.store.broadcasts.appoint, event, user.id)
    return await show_broadcast(call, event)


@endpoint("POST", "/api/events/{event}/comments", body=CommentBody, reply=BroadcastView)
async def comment(call: Call, event: str, body: CommentBody) -> BroadcastView:
    """Write a line of commentary, about a moment of a race or about the event."""
    user, found, service = call.current_user(), await find(call, event), call.service
    if not found.is_commentator:
        raise RequestError("not-a-commentator", 403)
    service.bans.check_chat(user, call.network)
    text = printable(body.text)
    if not text:
        raise RequestError("no-text", 422)
    moment = await _moment(call, found, body)
    await service.run(service.store.broadcasts.say, event, user.id, body.table, moment, text)
    return await show_broadcast(call, event)


async def _moment(call: Call, found: Found, body: CommentBody) -> int:
    """The moment of a race that a line is about: the one that was named, or else the one that the commentator sees."""
    if not body.table:
        return 0
    live = next((each for each in await tables_of(call, found.broadcast) if each.id == body.table), None)
    if live is None:
        raise RequestError("no-such-table", 404)
    now_seen = live.projection.moves_seen(Viewer(call.user, None, call.lang))
    return now_seen if body.moment is None else min(body.moment, now_seen)


def _comment(line: Comment, call: Call) -> CommentView:
    is_mine = call.user is not None and call.user.id == line.user
    return CommentView(line.id, line.name, line.text, line.at, line.table_id, line.number, is_mine)


@endpoint("POST", "/api/events/{event}/comments/{line}/remove", reply=BroadcastView)
async def remove_comment(call: Call, event: str, line: str) -> BroadcastView:
    """Remove a line of commentary: one's own, or any as the organiser."""
    user, found = call.current_user(), await find(call, event)
    number = int(line) if line.isdecimal() and len(line) < 12 else 0
    lines = await call.service.run(call.service.store.broadcasts.lines, event)
    if not any(each.id == number and (found.is_organiser or each.user == user.id) for each in lines):
        raise RequestError("no-such-line", 404)
    await call.service.run(call.service.store.broadcasts.unsay, event, number)
    return await show_broadcast(call, event)

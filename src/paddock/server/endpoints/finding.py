"""Endpoints for finding a race: tables to join, wishes, and races to watch."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.server.api import Body, Call, Query, Word, endpoint
from paddock.server.endpoints.tables import listed_tables
from paddock.server.errors import RequestError
from paddock.server.finding import seeking
from paddock.server.messages import TableView
from paddock.server.store.rows import Table
from paddock.server.store.seeks import Length, Seek, SeekPace, Wish

Points = Annotated[int, Meta(ge=0, le=9999)]


class FindQuery(Query):
    game: Word = ""
    pace: Literal["any", "live", "days"] = "any"
    rated: Literal["any", "yes", "no"] = "any"


class RaceList(Plain):
    """Tables that any user may join or watch."""

    tables: tuple[TableView, ...]


class SeekBody(Body):
    """A wish for a race."""

    game: Word
    drivers: Annotated[int, Meta(ge=2, le=20)]
    length: Length = "full"
    pace: SeekPace = "live"
    rated: bool = False
    least: Points = 0
    most: Points = 9999


class WishView(Plain):
    """A race that users wait for."""

    game: str
    title: str
    drivers: int
    length: Length
    pace: SeekPace
    rated: bool
    waiting: int
    """How many wait."""
    mine: bool
    least: int = 0
    most: int = 9999


class SeekList(Plain):
    """What users wait for now, and what became of the current user's wish."""

    wishes: tuple[WishView, ...]
    table: str = ""
    """The table that was opened for the current user."""


def _suits(table: Table, query: FindQuery) -> bool:
    is_days = table.settings.clock.kind == "days"
    pace = query.pace == "any" or (query.pace == "days") == is_days
    return pace and (query.rated == "any" or (query.rated == "yes") == table.settings.rated)


def _query(call: Call) -> FindQuery:
    assert isinstance(call.query, FindQuery)
    return call.query


@endpoint("GET", "/api/races/open", query=FindQuery, reply=RaceList)
async def list_open(call: Call) -> RaceList:
    """Public tables with a free seat, by game, pace and whether they are rated."""
    query, run = _query(call), call.service.run
    found = await run(call.service.store.finding.open, query.game)
    return RaceList(await listed_tables(call, [table for table in found if _suits(table, query)]))


@endpoint("GET", "/api/races/live", query=FindQuery, reply=RaceList)
async def list_live(call: Call) -> RaceList:
    """Public races under way that may be watched, the most watched first."""
    query, run, store = _query(call), call.service.run, call.service.store
    found = await run(store.finding.running, query.game)
    found = [table for table in found if _suits(table, query) and table.settings.spectators]
    watching = await run(store.finding.watching, [table.id for table in found])
    views = await listed_tables(call, found)
    counted = [replace(view, spectators=watching.get(view.id, 0)) for view in views]
    return RaceList(tuple(sorted(counted, key=lambda view: -view.spectators)))


@endpoint("GET", "/api/seeks", reply=SeekList)
async def list_seeks(call: Call) -> SeekList:
    """What users wait for now; the current user's wish stays alive while it is asked for."""
    run, store = call.service.run, call.service.store
    own = None if call.user is None else await run(store.seeks.hear, call.user.id)
    waiting = await run(store.seeks.waiting)
    return SeekList(_wishes(waiting, own, call.lang), "" if own is None else own.table_id)


def _wishes(waiting: list[Seek], own: Seek | None, lang: str) -> tuple[WishView, ...]:
    """The wishes for the same race are one line."""
    groups: dict[Wish, int] = {}
    for each in waiting:
        if each.wish.game in paddock.games():
            groups[each.wish] = groups.get(each.wish, 0) + 1
    return tuple(
        WishView(
            wish.game,
            paddock.game(wish.game).title(lang),
            wish.drivers,
            wish.length,
            wish.pace,
            wish.rated,
            count,
            own is not None and not own.table_id and own.wish == wish,
            wish.least,
            wish.most,
        )
        for wish, count in groups.items()
    )


@endpoint("POST", "/api/seeks", body=SeekBody, reply=SeekList)
async def seek(call: Call, body: SeekBody) -> SeekList:
    """Look for a race; it starts when enough users want the same."""
    if body.game not in paddock.games():
        raise RequestError("no-such-game", 404, game=body.game[:40], known=" ".join(paddock.games()))
    call.service.quotas.note_table(call.address)
    wish = Wish(body.game, body.drivers, body.length, body.pace, body.rated, body.least, body.most)
    await seeking.seek(call.service, call.current_user(), wish)
    return await list_seeks(call)


@endpoint("POST", "/api/seeks/stop", reply=SeekList, even_banned=True)
async def stop_seeking(call: Call) -> SeekList:
    """Look for a race no longer."""
    await call.service.run(call.service.store.seeks.remove, call.current_user().id)
    return await list_seeks(call)

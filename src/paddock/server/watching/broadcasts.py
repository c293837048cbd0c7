"""Events on one page: who may see and change them, their tables, and which commentary a viewer may read yet."""

from collections.abc import Iterable

from paddock.core import Plain
from paddock.server.api import Call
from paddock.server.clubs.access import find_club, season_club
from paddock.server.clubs.keeper import Season
from paddock.server.errors import RequestError
from paddock.server.store.rows import Broadcast, Comment
from paddock.server.tables.access import is_member, is_private
from paddock.server.tables.live import LiveTable
from paddock.server.tables.viewer import Viewer
from paddock.server.watching.hiding import Hiding


class Found(Plain):
    """A broadcast, and what the current user may do there."""

    broadcast: Broadcast
    is_organiser: bool
    commentators: dict[str, str]
    """Their names by user."""
    is_commentator: bool


async def find(call: Call, id: str) -> Found:  # noqa: A002
    """A broadcast; 404 if there is none, or it is one of a club that the user may not see."""
    store, run = call.service.store.broadcasts, call.service.run
    broadcast = await run(store.get, id)
    if broadcast is None:
        raise RequestError("no-such-event", 404)
    if broadcast.season:
        await find_club(call, await season_club(call, broadcast.season))
    named = await run(store.commentators, id)
    me = "" if call.user is None else call.user.id
    is_organiser = me == broadcast.user
    return Found(broadcast, is_organiser, named, is_organiser or me in named)


async def organised(call: Call, id: str) -> Found:  # noqa: A002
    """A broadcast that the current user organises; 401, 403 or 404 if not."""
    call.current_user()
    found = await find(call, id)
    if not found.is_organiser:
        raise RequestError("not-your-event", 403)
    return found


async def tables_of(call: Call, broadcast: Broadcast) -> list[LiveTable]:
    """The tables of a broadcast that the current user may watch; those of a season's round are found as they open."""
    ids: Iterable[str] = broadcast.tables
    if broadcast.season:
        ids = await call.service.run(
            call.service.keeper.look, broadcast.season, lambda season: season_tables(season, broadcast.race)
        )
    found = []
    for each in dict.fromkeys(ids):
        try:
            live = await call.service.tables.get(each)
        except RequestError:
            continue  # it was removed or closed
        if not is_private(live.table) or is_member(live.table, live.seats, call.user):
            found.append(live)
    return found


def season_tables(season: Season, race: int) -> tuple[str, ...]:
    """The tables of a round of a season."""
    return tuple(each.table for each in season.book.tables.get(race, ()))


def readable(lines: list[Comment], tables: list[LiveTable], call: Call, hiding: Hiding) -> list[Comment]:
    """The lines that tell a viewer nothing they have not seen: of delayed and of hidden races."""
    viewer, until = Viewer(call.user, None, call.lang), dict[str, int]()
    for live in tables:
        if hiding.hides_table(live.table, live.seats):
            until[live.id] = -1
        elif live.is_delayed(viewer):
            until[live.id] = live.projection.moves_seen(viewer)
    known = {live.id for live in tables}
    return [
        line
        for line in lines
        if not line.table_id or (line.table_id in known and line.number <= until.get(line.table_id, line.number))
    ]

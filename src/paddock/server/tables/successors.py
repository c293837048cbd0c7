"""Tables that follow from another: the rematch, and the fork that plays on from a moment of a race."""

import secrets

from msgspec.structs import replace

from paddock.server.errors import RequestError
from paddock.server.moderation.ignoring import without_blocked
from paddock.server.service import Service
from paddock.server.store.rows import Seat, TableSettings, User
from paddock.server.tables.access import check_may_watch, is_private
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import add_table, check_levels, seat_at
from paddock.server.tables.opening import FORK_AT_POSITION, FORK_OF_RECORD, SAVED
from paddock.server.users.names import unique_names


async def rematch(service: Service, live: LiveTable, user: User) -> LiveTable:
    """The same race again with the same users; everyone who asks gets the same table."""
    if live.table.status != "over":
        raise RequestError("not-over")
    if not live.seats_of(user):
        raise RequestError("no-seat-here", 403)
    if not live.table.rematch:
        table = live.table
        seats = await without_blocked(service, [replace(seat, away=False) for seat in live.seats], user)
        setup = replace(table.setup, names=())
        successor = await add_table(service, user, setup, seats, table.access, table.settings, came_from=table.id)
        await service.run(service.store.tables.claim_rematch, live.id, successor.id)
        await live.refresh()
    return await service.tables.get(live.table.rematch)


async def fork(service: Service, live: LiveTable, user: User, number: int, seat: int, level: str) -> LiveTable:
    """Play on against bots from a moment of a finished race, or from now in one's own seat of a running one."""
    check_may_watch(live.table, live.seats, user)
    check_levels([level])
    seat_at(live, seat)
    start = _moment(live, number) if live.race.match.over else _imagined(live, user, seat)
    names = list(live.table.setup.names)
    names[seat] = user.name
    setup = replace(live.table.setup, names=tuple(unique_names(names)))
    seats = [Seat(each, None, level, name=name) for each, name in enumerate(names)]
    seats[seat] = Seat(seat, user.id, name=user.name)
    settings = TableSettings(stand_in=level, spectators=not is_private(live.table))
    return await add_table(service, user, setup, seats, "link", settings, start, came_from=f"{live.id}/{number}")


def _moment(live: LiveTable, number: int) -> str:
    """The start of a fork from a moment of a finished race."""
    match = live.race.match
    if not 0 <= number <= match.moves:
        raise RequestError("no-such-moment", 404)
    if live.table.start.startswith(SAVED):
        raise RequestError("no-record-across-rules")
    if live.table.start.startswith(FORK_AT_POSITION):
        raise RequestError("no-fork-of-position")
    return f"{FORK_OF_RECORD}{number}\n{match.record(with_seed=False)}"


def _imagined(live: LiveTable, user: User, seat: int) -> str:
    """The start of a fork from a running race; what the seat cannot know is dealt at random."""
    if seat not in live.seats_of(user):
        raise RequestError("not-over", 403)
    return FORK_AT_POSITION + live.race.match.imagine(seat, secrets.token_hex(8)).position

"""Tables that follow from another: the rematch, and the fork that plays on from a moment of a race."""

import secrets

from msgspec.structs import replace

from paddock.core.texts import ENGLISH
from paddock.server.errors import RequestError
from paddock.server.moderation.ignoring import without_blocked
from paddock.server.service import Service
from paddock.server.store.rows import Clock, Seat, TableSettings, User
from paddock.server.tables.access import check_may_watch, is_private
from paddock.server.tables.coaching import allows_coach, is_contest
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import add_table, agree, bot_seat, check_levels, seat_at, start
from paddock.server.tables.opening import FORK_AT_POSITION, FORK_OF_RECORD, SAVED
from paddock.server.users.names import unique_names


async def rematch(service: Service, live: LiveTable, user: User) -> LiveTable:
    """The same race again with the same users and bots, who draw for their seats; it starts when all have agreed.

    The first who asks opens the table and the others are invited; each of them agrees by asking as well.
    """
    if live.table.status != "over":
        raise RequestError("not-over")
    if not live.seats_of(user):
        raise RequestError("no-seat-here", 403)
    if live.table.settings.challenge:
        raise RequestError("one-try", 409)
    if not live.table.rematch:
        table = live.table
        seats = drawn_again(await without_blocked(service, live.seats, user), user)
        setup = replace(table.setup, names=())
        successor = await add_table(service, user, setup, seats, table.access, table.settings, came_from=table.id)
        await service.run(service.store.tables.claim_rematch, live.id, successor.id)
        await live.refresh()
    successor = await service.tables.get(live.table.rematch)
    if successor.table.status == "open":
        await agree(service, successor, user)
    return successor


def drawn_again(seats: list[Seat], user: User) -> list[Seat]:
    """Those who sat here, in seats drawn by lot; all users but one have yet to agree."""
    drawn = secrets.SystemRandom().sample(seats, len(seats))
    return [
        replace(seat, seat=number, away=seat.user is not None and seat.user != user.id)
        for number, seat in enumerate(drawn)
    ]


async def again(service: Service, live: LiveTable, user: User, lang: str) -> LiveTable:
    """The same race at once against bots, for a user who does not want to wait for the others to finish."""
    own = live.seats_of(user)
    if not own:
        raise RequestError("no-seat-here", 403)
    seats = [seat if seat.seat in own or seat.bot else _as_bot(live, seat, lang) for seat in live.seats]
    table = live.table
    setup = replace(table.setup, names=())
    settings = replace(table.settings, clock=Clock(), rated=False, challenge="")
    successor = await add_table(service, user, setup, drawn_again(seats, user), table.access, settings)
    await start(service, successor, user)
    return successor


def _as_bot(live: LiveTable, seat: Seat, lang: str) -> Seat:
    """A bot in place of another user."""
    others = [each for each in live.seats if each.bot]
    return bot_seat(seat.seat, live.table.settings.stand_in, live.table.setup.game, others, lang)


async def fork(service: Service, live: LiveTable, user: User, number: int, seat: int, level: str) -> LiveTable:
    """Play on against bots from a moment of a finished race, or from now in one's own seat of a running one."""
    check_may_watch(live.table, live.seats, user)
    if is_contest(live.table) and not live.race.match.over:
        raise RequestError("no-fork-in-contest", 403)
    check_levels([level], live.table.setup.game)
    seat_at(live, seat)
    start = _moment(live, number) if live.race.match.over else _imagined(live, user, seat)
    names = list(live.table.setup.names)
    names[seat] = user.name
    setup = replace(live.table.setup, names=tuple(unique_names(names)))
    game = live.table.setup.game
    seats = [replace(bot_seat(each, level, game, [], ENGLISH), name=name) for each, name in enumerate(names)]
    seats[seat] = Seat(seat, user.id, name=user.name)
    may_ask = live.race.match.over or allows_coach(live.table, live.seats)  # else a fork would be a way around
    settings = TableSettings(stand_in=level, spectators=not is_private(live.table), coach="auto" if may_ask else "off")
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

"""Who sits where: open a table, join it, start the race, leave, come back."""

import secrets
from typing import Literal

from msgspec.structs import replace

import paddock
from paddock.bots import ANY, USUAL_LEVEL, drawn, driver_and_level
from paddock.core import Plain
from paddock.core.sheets import enclosed
from paddock.server.bots.pool import driver_ids, level_ids
from paddock.server.clock import now
from paddock.server.errors import RequestError, translate
from paddock.server.moderation.ignoring import check_may_join
from paddock.server.ratings.conditions import check_rated_driver, check_rated_table
from paddock.server.service import Service
from paddock.server.setups import checked_setup
from paddock.server.store.rows import Access, Seat, Table, TableSettings, User
from paddock.server.tables.holidays import sync_holidays
from paddock.server.tables.live import LiveTable
from paddock.server.tables.telling import check_told_table
from paddock.server.users.names import clean_name, unique_names

ID_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
BOT_NAMES = 10


class NewSeat(Plain):
    """A seat of a new table, as the host wants it."""

    kind: Literal["me", "open", "bot"] = "open"
    level: str = ""
    name: str = ""


# Opening a table


async def create(
    service: Service,
    host: User,
    setup: paddock.Setup,
    seats: list[NewSeat],
    access: Access,
    settings: TableSettings,
    lang: str,
) -> LiveTable:
    """A new table, open until its host starts the race."""
    if access != "hot-seat" and sum(seat.kind == "me" for seat in seats) > 1:
        raise RequestError("one-seat-each", 422)
    check_levels([seat.level for seat in seats if seat.kind == "bot"] + [settings.stand_in], setup.game)
    if settings.told:
        check_told_table(access, settings, [seat.kind == "me" for seat in seats])
    if settings.rated:
        check_rated_table(access, [seat.kind != "bot" for seat in seats])
        check_rated_driver(host)
    taken: list[Seat] = []
    for number, seat in enumerate(seats):
        taken.append(_seat(number, seat, host, lang, setup.game, taken))
    return await add_table(service, host, setup, taken, access, settings)


def check_levels(levels: list[str], game: str) -> None:
    """422 if there is no such bot level or driver; empty is the default level."""
    for level in levels:
        driver, _, rest = level.rpartition(":")
        if (rest and rest not in level_ids()) or (driver and driver not in (ANY, *driver_ids(game))):
            known = [*level_ids(), *(f"{each}:{USUAL_LEVEL}" for each in (ANY, *driver_ids(game)))]
            raise RequestError("no-such-level", 422, level=level[:40], known=" ".join(known))


def _seat(number: int, seat: NewSeat, host: User, lang: str, game: str, taken: list[Seat]) -> Seat:
    if seat.kind == "me":
        return Seat(number, host.id, name=clean_name(seat.name or host.name))
    if seat.kind == "bot":
        bot = bot_seat(number, seat.level, game, taken, lang)
        return replace(bot, name=clean_name(seat.name)) if seat.name else bot
    return Seat(number)


def bot_seat(number: int, level: str, game: str, others: list[Seat], lang: str) -> Seat:
    """A seat for a bot of a level, or for a driver, who brings a name; `any` driver is one by lot who is not here."""
    rules = paddock.game(game)
    here = [each.bot.partition(":")[0] for each in others if each.bot]
    level = drawn(level or USUAL_LEVEL, rules, secrets.SystemRandom(), here)
    driver, _ = driver_and_level(level, rules)
    return Seat(number, None, level, name=bot_name(number, lang) if driver is None else driver.name)


def bot_name(seat: int, lang: str) -> str:
    """The name of the bot in a seat."""
    return translate(f"bot-{seat % BOT_NAMES}", lang)


async def add_table(
    service: Service,
    host: User,
    setup: paddock.Setup,
    seats: list[Seat],
    access: Access,
    settings: TableSettings,
    start: str = "",
    came_from: str = "",
    seed: str = "",
) -> LiveTable:
    """Store a new table and load it."""
    await service.run(service.quotas.check_tables, host)
    at = now()
    table = Table(
        id="".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH)),
        setup=setup,
        revision=paddock.game(setup.game).revision,
        settings=settings,
        host=host.id,
        access=access,
        status="open",
        seed=seed or secrets.token_hex(16),
        created=at,
        changed=at,
        start=start,
        came_from=came_from,
    )
    await service.run(service.store.sheets.keep, enclosed((setup.circuit, *setup.switches.values())))
    await service.run(service.store.tables.add, table, seats)
    return await service.tables.get(table.id)


# Before the start


async def join(service: Service, live: LiveTable, user: User, seat: int | None, anyway: bool = False) -> None:
    """Take a free seat, agree to race again, or come back to one's own seat."""
    if live.seats_of(user):
        await (agree if live.table.status == "open" else come_back)(service, live, user)
        return
    if live.table.access == "hot-seat":
        raise RequestError("hot-seat-is-private", 403)
    _require_open(live)
    free = [each for each in live.seats if each.is_free and seat in (None, each.seat)]
    if not free:
        raise RequestError("no-free-seat")
    if live.table.settings.rated:
        check_rated_driver(user)
    await check_may_join(service, live, user, anyway)
    await _change_seat(service, live, free[0], Seat(free[0].seat, user.id, name=user.name))


async def agree(service: Service, live: LiveTable, user: User) -> None:
    """Agree to race again; when the last of those invited agrees, the race starts."""
    is_invited = any(live.seats[seat].away for seat in live.seats_of(user))
    await come_back(service, live, user)
    is_rematch = bool(live.table.came_from) and not live.table.start
    if (is_invited or user.id == live.table.host) and is_rematch and not empty_seats(live):
        host = await service.run(service.store.users.get, live.table.host)
        await start(service, live, host or user)


def empty_seats(live: LiveTable) -> list[Seat]:
    """The seats that are free, or whose users have not agreed yet to race again."""
    return [seat for seat in live.seats if seat.is_free or seat.away]


async def seat_bot(service: Service, live: LiveTable, user: User, seat: int, level: str, lang: str) -> None:
    """Put a bot in a seat, or clear the seat if there is no level."""
    _require_host(live, user)
    _require_open(live)
    game = live.table.setup.game
    check_levels([level], game)
    before = seat_at(live, seat)
    if before.user == user.id:
        raise RequestError("own-seat")
    after = bot_seat(seat, level, game, live.seats, lang) if level else Seat(seat)
    await _change_seat(service, live, before, after)


async def fill(service: Service, live: LiveTable, user: User, level: str, lang: str) -> None:
    """Put bots in all seats that are free, or whose users have not agreed to race again."""
    _require_host(live, user)
    _require_open(live)
    game = live.table.setup.game
    check_levels([level], game)
    for seat in empty_seats(live):
        await _change_seat(service, live, seat, bot_seat(seat.seat, level, game, live.seats, lang))


async def drop_empty(service: Service, live: LiveTable, user: User) -> None:
    """Take the empty seats away; 400 if the game needs more drivers, 409 if the seats are those of another race."""
    _require_host(live, user)
    _require_open(live)
    if live.table.start:
        raise RequestError("seats-are-given")
    empty, setup = empty_seats(live), live.table.setup
    kept = [seat for seat in live.seats if seat not in empty]
    fewer = checked_setup(setup.game, len(kept), setup.circuit, setup.switches)
    table = replace(live.table, setup=fewer)
    is_changed = await service.run(service.store.tables.keep_seats, live.seats, kept, table)
    await live.refresh()
    if not is_changed:
        raise RequestError("seat-changed")


async def start(service: Service, live: LiveTable, user: User) -> None:
    """Start the race; 409 if a seat is free, or its user has not agreed yet."""
    _require_host(live, user)
    _require_open(live)
    if empty_seats(live):
        raise RequestError("empty-seats", 409, count=len(empty_seats(live)))
    if live.table.settings.rated:
        check_rated_table(live.table.access, [seat.user is not None for seat in live.seats])
    if await service.run(service.store.tables.count_running, user.id) >= service.config.running_tables:
        raise RequestError("too-many-races", 409, most=service.config.running_tables)
    names = unique_names([seat.name for seat in live.seats])
    setup = replace(live.table.setup, names=tuple(names))
    revision = paddock.game(setup.game).revision
    if not await service.run(
        service.store.tables.change, live.id, "open", status="running", setup=setup, revision=revision
    ):
        raise RequestError("started-already")
    await live.refresh()
    await sync_holidays(live)


# During the race


async def leave(service: Service, live: LiveTable, user: User) -> None:
    """Leave: before the start the seat is free again, during the race a bot takes over.

    A race that is over leaves the user's list.
    """
    own = live.seats_of(user)
    if not own:
        raise RequestError("no-seat-here", 403)
    for number in own:
        before = live.seats[number]
        after = Seat(number) if live.table.status == "open" else replace(before, away=True)
        await _change_seat(service, live, before, after)


async def come_back(service: Service, live: LiveTable, user: User) -> None:
    """Take over from the bot again."""
    for number in live.seats_of(user):
        before = live.seats[number]
        if before.away:
            await _change_seat(service, live, before, replace(before, away=False))


async def stand_in(service: Service, live: LiveTable, user: User, seat: int) -> None:
    """Let a bot take over for another user who has been disconnected, from every process, for a while."""
    if not live.seats_of(user):
        raise RequestError("no-seat-here", 403)
    before = seat_at(live, seat)
    if before.user is None or before.user in live.presence.here() or live.table.status != "running":
        raise RequestError("not-gone")
    if await service.run(service.store.presence.is_present, live.id, before.user):
        raise RequestError("not-gone")
    await _change_seat(service, live, before, replace(before, away=True))


async def extend(live: LiveTable, user: User) -> None:
    """Let the host give all drivers their time again; 409 without a clock."""
    _require_host(live, user)
    if live.table.settings.clock.kind == "none" or live.race.match.over:
        raise RequestError("no-clock")
    seats = live.seats_of(user)
    if not seats:
        raise RequestError("no-seat-here", 403)
    await live.extend_clocks(seats[0])


async def _change_seat(service: Service, live: LiveTable, before: Seat, after: Seat) -> None:
    """Change a seat; 409 if another request changed it first."""
    is_changed = await service.run(service.store.seats.change, live.id, before, after)
    await live.refresh()
    if not is_changed:
        raise RequestError("seat-changed")


def _require_host(live: LiveTable, user: User) -> None:
    if live.table.host != user.id:
        raise RequestError("host-only", 403)


def _require_open(live: LiveTable) -> None:
    if live.table.status != "open":
        raise RequestError("started-already")


def seat_at(live: LiveTable, seat: int) -> Seat:
    """A seat by its number; 404 if the table has fewer."""
    if not 0 <= seat < len(live.seats):
        raise RequestError("no-such-seat", 404)
    return live.seats[seat]

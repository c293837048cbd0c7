"""What is done around a race: set up a table, take a seat, start, leave, come back, race again, play on."""

import secrets
import time
from typing import Literal

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.server.bot_pool import USUAL_LEVEL, level_ids
from paddock.server.errors import Sorry, say
from paddock.server.hub import Hub
from paddock.server.ledger import FORK_AT_POSITION, FORK_OF_RECORD
from paddock.server.live import LiveTable
from paddock.server.people import tidy
from paddock.server.rows import Access, Person, Plan, Seat, Table

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class NewSeat(Plain):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "bot"] = "open"
    level: str = ""
    name: str = ""


async def create(
    hub: Hub, host: Person, setup: paddock.Setup, seats: list[NewSeat], access: Access, plan: Plan, lang: str
) -> LiveTable:
    """A new table, open until its host starts it."""
    if access != "hot-seat" and sum(seat.kind == "me" for seat in seats) > 1:
        raise Sorry("one-seat-each", 422)
    _check_levels([seat.level for seat in seats if seat.kind == "bot"] + [plan.stand_in])
    sitting = [_sitting(number, seat, host, lang) for number, seat in enumerate(seats)]
    return await _open(hub, host, setup, sitting, access, plan)


def _check_levels(levels: list[str]) -> None:
    for level in levels:
        if level and level not in level_ids():
            raise Sorry("no-such-level", 422, level=level[:40], known=" ".join(level_ids()))


def _sitting(number: int, seat: NewSeat, host: Person, lang: str) -> Seat:
    if seat.kind == "me":
        return Seat(number, host.id, name=tidy(seat.name or host.name))
    if seat.kind == "bot":
        return Seat(number, None, seat.level or USUAL_LEVEL, name=tidy(seat.name or bot_name(number, lang)))
    return Seat(number)


def bot_name(number: int, lang: str) -> str:
    """Bots are called after the racing drivers of no age in particular."""
    return say(f"bot-{number % 10}", lang)


async def _open(
    hub: Hub,
    host: Person,
    setup: paddock.Setup,
    sitting: list[Seat],
    access: Access,
    plan: Plan,
    start: str = "",
    came_from: str = "",
) -> LiveTable:
    now = time.time()
    table = Table(
        id=new_id(),
        setup=setup,
        revision=paddock.game(setup.game).revision,
        plan=plan,
        host=host.id,
        access=access,
        status="open",
        seed=secrets.token_hex(16),
        created=now,
        changed=now,
        start=start,
        came_from=came_from,
    )
    await hub.run(hub.store.add_table, table, sitting)
    return await hub.table(table.id)


def new_id() -> str:
    """An address that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


# Before the start


async def join(hub: Hub, live: LiveTable, person: Person, seat: int | None) -> None:
    """Take a free seat, or one's own again."""
    if live.seats_of(person):
        await come_back(hub, live, person)
        return
    if live.table.access == "hot-seat":
        raise Sorry("hot-seat-is-private", 403)
    if live.table.status != "open":
        raise Sorry("started-already")
    free = [each for each in live.seats if each.is_free and seat in (None, each.seat)]
    if not free:
        raise Sorry("no-free-seat")
    await _sit(hub, live, free[0], Seat(free[0].seat, person.id, name=person.name))


async def seat_bot(hub: Hub, live: LiveTable, person: Person, seat: int, level: str, lang: str) -> None:
    """The host gives a seat to a bot, or frees it, before the start."""
    _must_host(live, person)
    _must_be_open(live)
    _check_levels([level])
    before = _seat(live, seat)
    if before.person == person.id:
        raise Sorry("own-seat")
    after = Seat(seat, None, level, name=bot_name(seat, lang)) if level else Seat(seat)
    await _sit(hub, live, before, after)


async def start(hub: Hub, live: LiveTable, person: Person, lang: str) -> None:
    """The race begins; seats that are still free are taken by bots."""
    _must_host(live, person)
    _must_be_open(live)
    for seat in [each for each in live.seats if each.is_free]:
        await _sit(hub, live, seat, Seat(seat.seat, None, USUAL_LEVEL, name=bot_name(seat.seat, lang)))
    names = _different([seat.name for seat in live.seats])
    setup = replace(live.table.setup, names=tuple(names))
    if not await hub.run(hub.store.change_table, live.id, "open", status="running", setup=setup):
        raise Sorry("started-already")
    await live.refresh()
    hub.drive(live.id)


def _different(names: list[str]) -> list[str]:
    """Names that can be told apart."""
    found: list[str] = []
    for name in names:
        count, unlike = 2, name
        while unlike in found:
            unlike, count = f"{name} {count}", count + 1
        found.append(unlike)
    return found


# While it runs


async def leave(hub: Hub, live: LiveTable, person: Person) -> None:
    """Leave the table: before the start the seat is free, afterwards a bot takes over."""
    own = live.seats_of(person)
    if not own:
        raise Sorry("no-seat-here", 403)
    for number in own:
        before = live.seats[number]
        after = Seat(number) if live.table.status == "open" else replace(before, away=True)
        await _sit(hub, live, before, after)


async def come_back(hub: Hub, live: LiveTable, person: Person) -> None:
    """Take the wheel again."""
    for number in live.seats_of(person):
        if live.seats[number].away:
            await _sit(hub, live, live.seats[number], replace(live.seats[number], away=False))


async def stand_in(hub: Hub, live: LiveTable, person: Person, seat: int) -> None:
    """Whoever is at the table lets a bot take over for somebody who has gone."""
    if not live.seats_of(person):
        raise Sorry("no-seat-here", 403)
    before = _seat(live, seat)
    if before.person is None or before.person in live.online() or live.table.status != "running":
        raise Sorry("not-gone")
    await _sit(hub, live, before, replace(before, away=True))


async def _sit(hub: Hub, live: LiveTable, before: Seat, after: Seat) -> None:
    if not await hub.run(hub.store.change_seat, live.id, before, after):
        await live.refresh()
        raise Sorry("seat-changed")
    await live.refresh()


def _must_host(live: LiveTable, person: Person) -> None:
    if live.table.host != person.id:
        raise Sorry("host-only", 403)


def _must_be_open(live: LiveTable) -> None:
    if live.table.status != "open":
        raise Sorry("started-already")


def _seat(live: LiveTable, seat: int) -> Seat:
    if not 0 <= seat < len(live.seats):
        raise Sorry("no-such-seat", 404)
    return live.seats[seat]


# And then again


async def rematch(hub: Hub, live: LiveTable, person: Person) -> LiveTable:
    """The same race again with the same people; all who ask come to the same table."""
    if live.table.status != "over":
        raise Sorry("not-over")
    if not live.seats_of(person):
        raise Sorry("no-seat-here", 403)
    if not live.table.rematch:
        table = live.table
        seats = [replace(seat, away=False) for seat in live.seats]
        setup = replace(table.setup, names=())
        following = await _open(hub, person, setup, seats, table.access, table.plan, came_from=table.id)
        await hub.run(hub.store.claim_rematch, live.id, following.id)
        await live.refresh()
    return await hub.table(live.table.rematch)


async def fork(hub: Hub, live: LiveTable, person: Person, number: int, seat: int, level: str) -> LiveTable:
    """Play on from a moment: of any finished race, or of one's own while it runs, with what one may know of it."""
    _check_levels([level])
    _seat(live, seat)
    begin = _moment(live, number) if live.race.match.over else _as_known(live, person, seat)
    names = list(live.table.setup.names)
    names[seat] = person.name
    setup = replace(live.table.setup, names=tuple(_different(names)))
    seats = [Seat(each, None, level, name=name) for each, name in enumerate(names)]
    seats[seat] = Seat(seat, person.id, name=person.name)
    plan = Plan(stand_in=level)
    return await _open(hub, person, setup, seats, "link", plan, begin, came_from=f"{live.id}/{number}")


def _moment(live: LiveTable, number: int) -> str:
    """A moment of a finished race, as a fork begins."""
    match = live.race.match
    if not 0 <= number <= match.moves:
        raise Sorry("no-such-moment", 404)
    if live.table.start.startswith(FORK_AT_POSITION):
        raise Sorry("no-fork-of-position")
    return f"{FORK_OF_RECORD}{number}\n{match.record(with_seed=False)}"


def _as_known(live: LiveTable, person: Person, seat: int) -> str:
    """A race that still runs, as a fork begins: what the seat cannot know is dealt anew."""
    if seat not in live.seats_of(person):
        raise Sorry("not-over", 403)
    return FORK_AT_POSITION + live.race.match.imagine(seat, secrets.token_hex(8)).position

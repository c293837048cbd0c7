"""Opens the tables of a race when its day has come, and files the result when all of them are over."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from msgspec.structs import replace

import paddock
from paddock.league.book import Start, outcome_of, wrong
from paddock.league.events import Event, Moved, Opened, Result, Seated, Split
from paddock.league.folder import BETWEEN, digest
from paddock.league.season import Outcome, moment
from paddock.league.splits import together
from paddock.server.clock import now
from paddock.server.clubs.keeper import Season
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store.rows import Seat, Table
from paddock.server.store.schema import NEVER
from paddock.server.tables.lobby import ID_CHARACTERS, ID_LENGTH
from paddock.server.tables.opening import SAVED

AGAIN_SECONDS = 60.0
"""When a race is looked at again whose tables could not be opened, or whose result could not be filed."""
PutOff = Callable[[float], Awaitable[None]]
"""Notes when to look at something again."""
log = logging.getLogger(__name__)


async def step(service: Service) -> None:
    """Do what is due: open tables, file results. Several processes may try; each thing is done once."""
    for season in await service.run(service.store.seasons.due):
        await attempt(open_if_enough(service, season), _again(service, season, has_table=False), season=season)
    for season in await service.run(service.store.seasons.finished):
        await attempt(file_result(service, season), _again(service, season, has_table=True), season=season)


def _again(service: Service, season: str, has_table: bool) -> PutOff:
    return lambda due: service.run(service.store.seasons.set_due, season, due, has_table)


async def attempt(work: Awaitable[None], put_off: PutOff, **what: str) -> None:
    """Do what is due for a race; if it cannot be done now, look at it again in a minute."""
    try:
        await work
    except (RequestError, paddock.PaddockError) as error:
        text = error.text() if isinstance(error, RequestError) else str(error)
        log.warning("a race of a club waits", extra={**what, "error": text})
        await put_off(now() + AGAIN_SECONDS)


# Opening a table


async def open_if_enough(service: Service, season: str) -> None:
    """Open the tables of the next race; if too few come, the race moves to its reserve date, or waits for one."""
    count, least, reserve = await service.run(service.keeper.look, season, _outlook)
    if count >= least:
        row = await service.run(service.store.seasons.get, season)
        assert row is not None
        await open_tables(service, season, await host_of(service, row.club))
    elif reserve:
        await service.run(service.keeper.add, season, "", _to_reserve_date)
    else:
        await service.run(service.store.seasons.set_due, season, NEVER, False)


def _outlook(season: Season) -> tuple[int, int, str]:
    """How many drivers come to the next race, how many it needs, and its reserve date if that is later."""
    book = season.book
    race = book.season.races[book.next - 1]
    first, second = moment(race.at), moment(race.reserve_at)
    is_later = first is not None and second is not None and second > first
    return (
        len(book.coming(book.next, season.away())),
        min(paddock.game(race.game).seats),
        race.reserve_at if is_later else "",
    )


def _to_reserve_date(season: Season) -> Event:
    book = season.book
    race = book.season.races[book.next - 1]
    if race.at == race.reserve_at or book.tables.get(book.next):
        raise wrong("moved-already")
    return Moved(book.next, race.reserve_at)


async def host_of(service: Service, club: str) -> str:
    """The organiser who joined first."""
    members = await service.run(service.store.clubs.members, club)
    found = next((each.user for each in members if each.organiser), None)
    if found is None:
        raise RequestError("club-closed", 410)
    return found


async def open_tables(service: Service, season: str, host: str, actor: str = "") -> None:
    """Open the tables of the next race, usually one, and start them, with the drivers who come."""
    seen: list[tuple[Season, dict[str, Start]]] = []

    def make(found: Season) -> Event:
        book = found.book
        if not book.over and book.next in book.tables:
            raise wrong("open-already")
        starts = {_new_id(): start for start in book.starts(found.away())}
        seen[:] = [(found, starts)]
        seated = tuple(Seated(table, start.setup.names) for table, start in starts.items())
        return Opened(book.next, seated[0].table, seated[0].drivers) if len(seated) == 1 else Split(book.next, seated)

    def also(connection: sa.Connection) -> None:
        found, starts = seen[0]
        for id, start in starts.items():  # noqa: A001
            service.store.tables.insert(connection, *_table(id, start, found, host))

    await service.run(service.keeper.add, season, actor, make, also)
    for id in seen[0][1]:  # noqa: A001
        service.tables.notify(id)


def _new_id() -> str:
    return "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))


def _table(id: str, start: Start, season: Season, host: str) -> tuple[Table, list[Seat]]:  # noqa: A002
    """A table on which the race runs, and its seats."""
    at = now()
    seats = []
    for number, driver in enumerate(start.drivers):
        name, user = season.names[driver.name], season.users.get(driver.name)
        seats.append(Seat(number, None if driver.bot else user, driver.bot, name=name))
    setup = replace(start.setup, names=tuple(seat.name for seat in seats))
    table = Table(
        id=id,
        setup=setup,
        revision=paddock.game(setup.game).revision,
        settings=replace(season.row.settings, preset=start.race.preset, coach="off", goes_on=True),
        host=host,
        access="link",
        status="running",
        seed=secrets.token_hex(16),
        created=at,
        changed=at,
    )
    return table, seats


# Filing a result


async def file_result(service: Service, season: str) -> None:
    """File the result of the race whose tables are all over, with its records."""
    race, tables = await service.run(service.keeper.look, season, _tables)
    results = []
    for each in tables:
        live = await service.tables.get(each.table)
        match, has_record = live.race.match, not live.table.start.startswith(SAVED)
        if not match.over:
            await service.run(service.store.seasons.wait_for, season, each.table)
            return
        results.append(await asyncio.to_thread(_result, match, each.drivers, has_record))
    if not results:
        return
    outcome = together([each[0] for each in results])
    text = BETWEEN.join(each[1] for each in results) if all(each[1] for each in results) else ""

    def make(found: Season) -> Event:
        if found.book.next != race:
            raise wrong("filed-already")
        return Result(race, outcome, digest(text) if text else "")

    def also(connection: sa.Connection) -> None:
        if text:
            service.store.seasons.add_record(connection, season, race, text)

    await service.run(service.keeper.add, season, "", make, also)


def _tables(season: Season) -> tuple[int, tuple[Seated, ...]]:
    """The next race and its tables."""
    return season.book.next, season.book.tables.get(season.book.next, ())


def _result(match: paddock.Match, keys: tuple[str, ...], has_record: bool) -> tuple[Outcome, str]:
    """The outcome of a race, and its record with keys in place of names; empty if no record leads through it."""
    return outcome_of(match, keys), str(replace(match.record(), names=keys)) if has_record else ""

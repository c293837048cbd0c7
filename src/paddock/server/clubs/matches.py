"""Duplicate matches: each team drives each seat once with the same luck, so that luck is taken out of the result.

A match of n teams is raced at n tables with one seed. At table t, seat s is driven by team (s + t) mod n: over all
tables every team has every seat once. Nobody drives at two tables, so nobody knows the luck before.

A match with a date waits for it as a round of a season does; its luck is drawn when its tables open.
"""

import logging
import secrets
from collections.abc import Iterable, Sequence
from functools import partial

import sqlalchemy as sa
from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.core.sheets import enclosed
from paddock.server.challenges.tracks import gap_of
from paddock.server.clock import now
from paddock.server.clubs.racing import PutOff, attempt, host_of
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store.matches import DuplicateMatch, MatchRun
from paddock.server.store.rows import Seat, Table, TableSettings
from paddock.server.store.schema import NEVER
from paddock.server.tables.access import MATCH
from paddock.server.tables.lobby import ID_CHARACTERS, ID_LENGTH
from paddock.server.users.names import unique_names

WIN, LEVEL = 2, 1
"""The points for each other team that did worse in the same seat, and for each that did as well."""
BUSY = 503
log = logging.getLogger(__name__)


class MatchDriver(Plain):
    """Who drives a seat for a team: a user, or a bot."""

    user: str | None
    bot: str
    name: str


class Team(Plain):
    """A team and its drivers by seat."""

    name: str
    drivers: tuple[MatchDriver, ...]


def table_of(team: int, seat: int, teams: int) -> int:
    """The number of the table at which a team has a seat, from 0."""
    return (team - seat) % teams


# Waiting


async def add_match(
    service: Service,
    club: str,
    title: str,
    setup: paddock.Setup,
    teams: Sequence[Team],
    settings: TableSettings,
    at: float = 0.0,
    reserve_at: float = 0.0,
) -> DuplicateMatch:
    """Store a match that waits for its date; one without a date is due now."""
    names = tuple(team.name for team in teams)
    due = at or now()
    match = DuplicateMatch(_new_id(), club, title, names, setup, settings.preset, settings, now(), at, reserve_at, due)
    await service.run(service.store.sheets.keep, enclosed((setup.circuit, *setup.switches.values())))
    runs = runs_of(match.id, [team.drivers for team in teams])
    await service.run(service.store.matches.add, match, runs)
    return match


def runs_of(match: str, teams: Iterable[Sequence[MatchDriver]]) -> list[MatchRun]:
    """The runs of a match whose tables are not open yet, from its drivers by team."""
    return [
        MatchRun(match, team, seat, each.user, each.bot, each.name if each.bot else "")
        for team, drivers in enumerate(teams)
        for seat, each in enumerate(drivers)
    ]


def missing_in(runs: Iterable[MatchRun], members: Iterable[str]) -> list[MatchRun]:
    """The runs without a driver: who said that they do not come, or is no member of the club any more."""
    known = {*members}
    return [run for run in runs if run.user and (run.comes == 0 or run.user not in known)]


# Opening


async def open_due(service: Service) -> None:
    """Open the tables of the matches whose date has come. Several processes may try; each match is opened once."""
    for match in await service.run(service.store.matches.due):
        await attempt(open_if_complete(service, match), _again(service, match), match=match.id)


def _again(service: Service, match: DuplicateMatch) -> PutOff:
    return lambda due: service.run(service.store.matches.put_off, match, due)


async def open_if_complete(service: Service, match: DuplicateMatch) -> None:
    """Open the tables of a match; if a driver is missing, it moves to its reserve date, or waits for an organiser."""
    runs = await service.run(service.store.matches.runs, [match.id])
    members = await service.run(service.store.clubs.members, match.club)
    if not missing_in(runs, (each.user for each in members)):
        await open_tables(service, match, await host_of(service, match.club))
    elif match.has_reserve_date:
        await service.run(service.store.matches.postpone, match)
    else:
        await service.run(service.store.matches.put_off, match, NEVER)


async def open_tables(service: Service, match: DuplicateMatch, host: str) -> None:
    """Draw the luck of a match, open its tables and start them; nothing if another process did."""
    ids = [_new_id() for _ in match.teams]
    drawn = replace(match, seed=secrets.token_hex(16))

    def seat_all(connection: sa.Connection, runs: list[MatchRun]) -> None:
        for number, id in enumerate(ids):  # noqa: A001
            here = [run for run in runs if table_of(run.team, run.seat, len(ids)) == number]
            seats = [Seat(run.seat, run.user, run.bot, name=run.name) for run in here]
            service.store.tables.insert(connection, _table(id, drawn, seats, host), seats)
            for run in here:
                service.store.matches.seat(connection, run, id)

    if await service.run(service.store.matches.open, match.id, drawn.seed, seat_all):
        for id in ids:  # noqa: A001
            service.tables.notify(id)


def _new_id() -> str:
    return "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))


def _table(id: str, match: DuplicateMatch, seats: list[Seat], host: str) -> Table:  # noqa: A002
    at = now()
    return Table(
        id=id,
        setup=replace(match.setup, names=tuple(unique_names([seat.name for seat in seats]))),
        revision=paddock.game(match.setup.game).revision,
        settings=replace(match.settings, spectators=False, coach="off", goes_on=True, challenge=f"{MATCH}{match.id}"),
        host=host,
        access="link",
        status="running",
        seed=match.seed,
        created=at,
        changed=at,
    )


# Results


async def step(service: Service) -> None:
    """Open tables, note the results of those that are over, and open all to spectators after the last one."""
    store = service.store.matches
    await open_due(service)
    for match, table in await service.run(store.to_settle):
        results = await _results(service, table)
        if results is not None:
            await service.run(store.settle, match, table, results)
    for match in await service.run(store.to_end):
        await _end(service, match)


async def _results(service: Service, table: str) -> dict[int, tuple[int, int]] | None:
    """Place and margin by seat; empty if the table is gone and counts for nobody, None if it cannot be told now."""
    try:
        live = await service.tables.get(table)
        match = live.race.match.clone()
    except RequestError as error:
        if error.status == BUSY:
            return None
        log.warning("a table of a match does not count", extra={"table": table, "error": error.text()})
        return {}
    seats = range(match.setup.seats)
    return await service.background.play(
        lambda: {seat: (match.result.place(seat), gap_of(match, seat)) for seat in seats}
    )


async def _end(service: Service, match: str) -> None:
    """The match is over: its tables can be watched, and their seed is shown."""
    runs = await service.run(service.store.matches.runs, [match])
    for each in {run.table_id for run in runs}:
        table = await service.run(service.store.tables.get, each)
        if table is not None:
            settings = replace(table.settings, spectators=True)
            await service.run(partial(service.store.tables.change, each, settings=settings))
            service.tables.notify(each)
    await service.run(service.store.matches.end, match)


def points(run: MatchRun, runs: Iterable[MatchRun]) -> int:
    """The points of a run: two for each other team that did worse in the same seat, one for each that did as well.

    The place decides, and between equal places the margin over the best other driver, as in the race of the day.
    """
    if not run.place:
        return 0
    others = [each for each in runs if each.seat == run.seat and each.team != run.team and each.place]
    own = (run.place, -run.gap)
    return sum(WIN * (own < (each.place, -each.gap)) + LEVEL * (own == (each.place, -each.gap)) for each in others)

"""Endpoints for what leaves the browser: calendar feed, CSV, JSON, a page to embed, export and import."""

import asyncio
from collections.abc import Callable
from itertools import chain, takewhile
from typing import Annotated, Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Meta
from msgspec.structs import replace
from starlette.responses import Response

import paddock
from paddock.core import Plain
from paddock.league.book import Book
from paddock.league.events import Agreed, Entered, Event, Line, Result
from paddock.league.folder import digest, files_of, read_files, records_of, text_of
from paddock.league.naming import renamed_outcome, renamed_season
from paddock.server.api import Body, Call, Query, endpoint
from paddock.server.clubs.access import as_organiser, find_club, season_club
from paddock.server.clubs.feeds import Dated, calendar, feed_key, match_dates, season_dates
from paddock.server.clubs.keeper import Season
from paddock.server.clubs.season_endpoints import MAX_DRIVERS, add_season, show_season
from paddock.server.clubs.sheets import embedded, packed, standings_csv, unpacked
from paddock.server.clubs.views import SeasonPage
from paddock.server.errors import RequestError
from paddock.server.store.rows import Club, Entrant, TableSettings
from paddock.server.users.names import clean_name

MAX_ZIP = 8_000_000
CALENDAR = "text/calendar; charset=utf-8"
R = TypeVar("R")
EMBED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *"
"""A page of text and nothing else may stand in any frame."""


class FeedQuery(Query):
    key: Annotated[str, Meta(max_length=40)] = ""


class LogQuery(Query):
    after: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class ImportBody(Body):
    """A folder of `paddock league` as a zip."""

    zip: bytes


class LogLineView(Plain):
    """A line of the log."""

    number: int
    at: float
    actor: str
    """The name of the user; empty for the service."""
    type: str
    event: dict[str, Any]
    hash: str


class SeasonLog(Plain):
    lines: tuple[LogLineView, ...]
    names: dict[str, str]
    """The names of drivers by key."""


async def _feed_allowed(call: Call, club: str) -> Club:
    """Calendars and frames send no cookies: those of a private club have a key in their address."""
    found = await call.service.run(call.service.store.clubs.get, club)
    if found is None:
        raise RequestError("no-such-club", 404)
    key = call.query.key if isinstance(call.query, FeedQuery) else ""
    if key != feed_key(found):
        await find_club(call, found.id)
    return found


@endpoint("GET", "/api/seasons/{season}/calendar.ics", reply=str, query=FeedQuery, media=CALENDAR)
async def season_calendar(call: Call, season: str) -> str:
    """The dates of a season, for calendars to subscribe to."""
    await _feed_allowed(call, await season_club(call, season))
    return await _look(
        call,
        season,
        lambda found: calendar(found.book.season.title, season_dates(found, _server(call), call.lang)),
    )


@endpoint("GET", "/api/clubs/{club}/calendar.ics", reply=str, query=FeedQuery, media=CALENDAR)
async def club_calendar(call: Call, club: str) -> str:
    """All dates of a club, for calendars to subscribe to: the rounds of its seasons, and its matches."""
    found = await _feed_allowed(call, club)
    store, run = call.service.store, call.service.run
    see: Callable[[Season], list[Dated]] = lambda season: season_dates(season, _server(call), call.lang)  # noqa: E731
    dates = match_dates(await run(store.matches.of_club, club), _server(call), call.lang)
    for row in await run(store.seasons.of_club, club):
        dates += await _look(call, row.id, see)
    return calendar(found.name, sorted(dates, key=lambda each: each.at))


def _server(call: Call) -> str:
    """The address of this server, as the calendar has found it."""
    return f"{call.request.url.scheme}://{call.request.url.netloc}"


async def _look(call: Call, season: str, see: Callable[[Season], R]) -> R:
    return await call.service.run(call.service.keeper.look, season, see, await call.hiding())


@endpoint("GET", "/api/seasons/{season}/page", reply=str, query=FeedQuery, media="text/html; charset=utf-8")
async def season_embedded(call: Call, season: str) -> Response:
    """Standings and calendar as one page, for a frame on a club's own site."""
    await _feed_allowed(call, await season_club(call, season))
    html = await _look(call, season, lambda found: embedded(found, call.lang))
    headers = {"content-security-policy": EMBED_POLICY, "cross-origin-resource-policy": "cross-origin"}
    return Response(html, headers=headers, media_type="text/html; charset=utf-8")


@endpoint("GET", "/api/seasons/{season}/standings.csv", reply=str, media="text/csv; charset=utf-8")
async def season_csv(call: Call, season: str) -> Response:
    """The standings for a spreadsheet."""
    await find_club(call, await season_club(call, season))
    text = await _look(call, season, lambda found: standings_csv(found, call.lang))
    return _download(text.encode(), f"{season}.csv", "text/csv; charset=utf-8")


@endpoint("GET", "/api/seasons/{season}/log", reply=SeasonLog, query=LogQuery)
async def season_log(call: Call, season: str) -> SeasonLog:
    """The log of a season, from which everything follows; each hash covers all lines up to it."""
    await find_club(call, await season_club(call, season))
    assert isinstance(call.query, LogQuery)
    store, run = call.service.store, call.service.run
    hidden = await run(call.service.keeper.look, season, lambda found: found.hidden_from, await call.hiding())
    lines = await run(store.seasons.lines, season, 0 if hidden else call.query.after)
    if hidden:
        lines = [line for line in before_result(lines, hidden) if line.number > call.query.after]
    names = await run(store.users.names, {line.actor for line in lines})
    drivers = {key: each.name for key, each in (await run(store.seasons.entrants, season)).items()}
    plain = (
        LogLineView(
            line.number,
            line.at,
            names.get(line.actor, ""),
            type(line.event).__name__.lower(),
            _plain(line.event),
            line.hash,
        )
        for line in lines
    )
    return SeasonLog(tuple(plain), drivers)


def before_result(lines: list[Line], race: int) -> list[Line]:
    """The lines up to the result of a race that is hidden: what follows depends on it."""
    return list(takewhile(lambda line: not (isinstance(line.event, Result) and line.event.race >= race), lines))


def _plain(event: Event) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(event)
    return {name: value for name, value in found.items() if name not in ("type", "season", "outcome", "words")}


@endpoint("GET", "/api/seasons/{season}/export", reply=str, media="application/zip")
async def export_season(call: Call, season: str) -> Response:
    """The whole season as the folder of `paddock league`, with its log."""
    await find_club(call, await season_club(call, season))
    if await call.service.run(call.service.keeper.look, season, lambda found: found.hidden_from, await call.hiding()):
        raise RequestError("results-hidden", 403)
    content = await call.service.run(_export, call, season)
    return _download(content, f"{season}.zip", "application/zip")


def _export(call: Call, season: str) -> bytes:
    store = call.service.store
    records = {race: records_of(text) for race, text in store.seasons.records(season).items()}

    def see(found: Season) -> bytes:
        lines = store.seasons.lines(season)[: found.book.number]
        return packed(files_of(found.book, found.names, records, lines))

    return call.service.keeper.look(season, see)


def _download(content: bytes, name: str, media: str) -> Response:
    return Response(content, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type=media)


# Import


@endpoint(
    "POST", "/api/clubs/{club}/import", body=ImportBody, reply=SeasonPage, status=201, max_body=MAX_ZIP * 4 // 3 + 1000
)
async def import_season(call: Call, club: str, body: ImportBody) -> SeasonPage:
    """Bring the folder of a season; its drivers are names until an organiser says which member drives."""
    await as_organiser(call, club)
    call.service.quotas.note_record(call.address)
    try:
        book, records = await asyncio.to_thread(lambda: read_files(unpacked(body.zip)))
    except paddock.PaddockError as error:
        raise RequestError("league-says", 422, why=str(error)[:2000]) from error
    if len(book.season.drivers) > MAX_DRIVERS:
        raise RequestError("too-many-drivers", 409, most=MAX_DRIVERS)
    for _ in chain.from_iterable(records.values()):  # those of every table
        call.service.quotas.note_record(call.address)
    keys = {driver.name: f"driver-{number}" for number, driver in enumerate(book.season.drivers, start=1)}
    texts = {race: text_of(raced, keys) for race, raced in records.items()}
    also = _drivers_and_records(call, keys, texts)
    season = await add_season(call, club, _events(book, keys, texts), TableSettings(), also)
    return await show_season(call, season)


def _events(book: Book, keys: dict[str, str], texts: dict[int, str]) -> list[Event]:
    """The log of an imported season: its rules, its drivers, its results."""
    season = renamed_season(book.season, keys)
    found: list[Event] = [Agreed(replace(season, drivers=())), *(Entered(driver) for driver in season.drivers)]
    for number, outcome in enumerate(book.outcomes, start=1):
        record = digest(texts[number]) if number in texts else ""
        found.append(Result(number, renamed_outcome(outcome, keys), record))
    return found


def _drivers_and_records(call: Call, keys: dict[str, str], texts: dict[int, str]) -> Any:
    store = call.service.store.seasons

    def also(connection: sa.Connection, season: str) -> None:
        for name, key in keys.items():
            store.set_entrant(connection, season, Entrant(key, None, clean_name(name)))
        for race, text in texts.items():
            store.add_record(connection, season, race, text)

    return also

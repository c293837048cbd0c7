"""Endpoints for the archive: finished public races, and all of them for research."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import StreamingResponse

import paddock
from paddock.core import Plain
from paddock.server.api import Body, Call, Query, Word, endpoint
from paddock.server.catalogue import circuit_title
from paddock.server.errors import RequestError
from paddock.server.finding.research import research_line
from paddock.server.store.finished import PAGE, FinishedRace, Outcome
from paddock.server.watching.hiding import Hiding


class ArchivedSeat(Plain):
    """A seat of a finished race."""

    seat: int
    name: str
    bot: str
    place: int
    driver: str = ""
    """The id of a user."""


class ArchivedRace(Plain):
    """A finished race that anybody may watch."""

    id: str
    game: str
    title: str
    circuit: str
    circuit_title: str
    ended: float
    rated: bool
    seats: tuple[ArchivedSeat, ...]
    """The best first; by seat and without places if the result is hidden."""
    hidden: bool = False
    """Whether the user hides its result."""


class Archive(Plain):
    """A page of the archive, the latest race first."""

    races: tuple[ArchivedRace, ...]
    more: bool
    """Whether there may be older ones."""
    download: bool
    """Whether the owner of the server offers the archive for research."""


class ArchiveQuery(Query):
    game: Word = ""
    circuit: Word = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    outcome: Outcome = "any"
    before: float | None = None


class ConsentBody(Body):
    research: bool


class ConsentView(Plain):
    """Whether the current user's races may be part of the archive for research."""

    research: bool
    offered: bool
    """Whether this server offers such an archive."""


def archived(race: FinishedRace, lang: str, hiding: Hiding) -> ArchivedRace:
    """A finished race for everybody who may know its result."""
    setup, is_hidden = race.table.setup, is_hidden_race(race, hiding)
    placings = sorted(race.placings, key=lambda each: each.seat) if is_hidden else race.placings
    seats = tuple(
        ArchivedSeat(each.seat, race.names[each.seat], each.bot, 0 if is_hidden else each.place, each.user or "")
        for each in placings
    )
    circuit = circuit_title(setup.circuit) if setup.circuit else ""
    title = paddock.game(setup.game).title(lang)
    return ArchivedRace(
        race.table.id,
        setup.game,
        title,
        setup.circuit,
        circuit,
        race.ended,
        race.table.settings.rated,
        seats,
        is_hidden,
    )


def is_hidden_race(race: FinishedRace, hiding: Hiding) -> bool:
    """Whether a user hides the result of a finished race."""
    return hiding.hides(race.table.id, race.ended, (each.user for each in race.placings))


@endpoint("GET", "/api/archive", query=ArchiveQuery, reply=Archive)
async def search_archive(call: Call) -> Archive:
    """Finished public races by game, circuit, driver and result."""
    query = call.query
    assert isinstance(query, ArchiveQuery)
    store, run = call.service.store, call.service.run
    found = await run(
        store.finished.archive, query.game, query.circuit, query.name.strip(), query.outcome, query.before
    )
    hiding = await call.hiding()
    shown = [race for race in found if race.table.setup.game in paddock.games()]
    if query.outcome != "any":  # that a race is among those that a driver won tells who won
        shown = [race for race in shown if not is_hidden_race(race, hiding)]
    races = tuple(archived(race, call.lang, hiding) for race in shown)
    return Archive(races, len(found) == PAGE, call.service.config.research)


@endpoint("GET", "/api/archive/download", reply=str, media="application/x-ndjson")
async def download_archive(call: Call) -> StreamingResponse:
    """All public races whose drivers all consent, a JSON object a line; the owner of the server switches it on."""
    service = call.service
    if not service.config.research:
        raise RequestError("no-research", 404)
    if (await call.hiding()).on:
        raise RequestError("results-hidden", 403)
    if not service.rate_limits.exports.take(call.address):
        raise RequestError("too-fast", 429)
    salt = await service.run(service.store.facts.get_or_add, "research-salt", service.sessions.new_id())

    def lines() -> Iterator[bytes]:
        for race, entries in service.store.finished.for_research():
            yield msgspec.json.encode(research_line(race, entries, salt)) + b"\n"

    headers = {"content-disposition": 'attachment; filename="paddock-archive.jsonl"'}
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=headers)


@endpoint("GET", "/api/me/consent", reply=ConsentView)
async def show_consent(call: Call) -> ConsentView:
    """Whether the current user's races may be part of the archive for research."""
    service = call.service
    is_given = await service.run(service.store.consents.is_given, call.current_user().id)
    return ConsentView(is_given, service.config.research)


@endpoint("POST", "/api/me/consent", body=ConsentBody, reply=ConsentView, even_banned=True)
async def set_consent(call: Call, body: ConsentBody) -> ConsentView:
    """Consent that one's races are part of the archive for research, or no longer."""
    await call.service.run(call.service.store.consents.set, call.current_user().id, body.research)
    return await show_consent(call)

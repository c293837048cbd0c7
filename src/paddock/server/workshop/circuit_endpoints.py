"""Endpoints for circuits and decks of users' own: list, keep, change, publish, fork, download, report."""

import asyncio
import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import asdict, replace
from starlette.responses import Response

from paddock.core.decks import is_deck
from paddock.core.sheets import MOST_LETTERS
from paddock.server.api import Body, Call, Id, Query, endpoint
from paddock.server.clock import now
from paddock.server.clubs.access import as_organiser
from paddock.server.errors import RequestError
from paddock.server.moderation.reporting import Evidence
from paddock.server.store.rows import OwnCircuit
from paddock.server.tables.lobby import ID_CHARACTERS, ID_LENGTH
from paddock.server.users.names import printable
from paddock.server.workshop.access import find_circuit, may_change, own_circuit
from paddock.server.workshop.examine import Examined
from paddock.server.workshop.views import CircuitLine, CircuitList, CircuitPage, built_in, built_in_text, printed_decks

CircuitText = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
BODY_BYTES = 6 * MOST_LETTERS + 1000
"""A letter takes up to six bytes in JSON."""
SHOWN_FLAWS = 5
BYTE_ORDER_MARK = "\ufeff"
"""What some editors write before a text in UTF-8."""


class NewCircuitBody(Body, kw_only=True):
    """A new circuit; with a club it belongs to that."""

    text: CircuitText
    club: Id | None = None
    origin: Id | None = None
    """The circuit that it was made from."""


class CircuitBody(Body, kw_only=True):
    text: CircuitText


class ForkCircuitBody(Body, kw_only=True):
    """The club that the copy belongs to; none for the current user."""

    club: Id | None = None


class ReportCircuitBody(Body, kw_only=True):
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class CircuitQuery(Query):
    find: Annotated[str, Meta(max_length=60)] = ""
    kind: Literal["circuit", "deck"] = "circuit"


@endpoint("GET", "/api/circuits", reply=CircuitList, query=CircuitQuery)
async def list_circuits(call: Call) -> CircuitList:
    """The circuits, or the decks, that the current user can see: built in, one's own, one's clubs', published ones."""
    assert isinstance(call.query, CircuitQuery)
    store, run, decks = call.service.store.circuits, call.service.run, call.query.kind == "deck"
    find = call.query.find.strip()
    mine = await run(store.of_user, call.user.id, decks) if call.user else []
    clubs = await run(store.of_clubs, call.user.id, decks) if call.user else []
    published = await run(store.published, find, decks)
    ready = await asyncio.to_thread(printed_decks, call.lang) if decks else await asyncio.to_thread(built_in)
    return CircuitList(
        tuple(each for each in ready if find.lower() in each.name.lower()),
        await _lines(call, [each for each in mine if find.lower() in each.name.lower()]),
        await _lines(call, [each for each in clubs if find.lower() in each.name.lower()]),
        await _lines(call, [each for each in published if each not in mine and each not in clubs]),
    )


async def _lines(call: Call, circuits: list[OwnCircuit]) -> tuple[CircuitLine, ...]:
    store, run = call.service.store, call.service.run
    names = await run(store.users.names, {each.user for each in circuits if each.user})
    clubs = {club: await run(store.clubs.get, club) for club in {each.club for each in circuits if each.club}}
    titles = {id: club.name for id, club in clubs.items() if club is not None}  # noqa: A001
    return tuple([_line(each, names, titles, await may_change(call, each)) for each in circuits])


def _line(circuit: OwnCircuit, names: dict[str, str], clubs: dict[str, str], mine: bool) -> CircuitLine:
    return CircuitLine(
        id=circuit.id,
        name=circuit.name,
        circuit=circuit.sheet,
        games=tuple(circuit.games.split()),
        outline=circuit.outline,
        mine=mine,
        by=names.get(circuit.user or "", ""),
        club=circuit.club or "",
        club_name=clubs.get(circuit.club or "", ""),
        published=bool(circuit.published),
        withdrawn=bool(circuit.withdrawn),
        origin=circuit.origin,
        changed=circuit.changed,
    )


@endpoint("GET", "/api/circuits/{circuit}", reply=CircuitPage)
async def show_circuit_text(call: Call, circuit: str) -> CircuitPage:
    """A circuit, or a deck, with its text."""
    ready = [*await asyncio.to_thread(built_in), *await asyncio.to_thread(printed_decks, call.lang)]
    line = next((each for each in ready if each.id == circuit), None)
    if line is not None:
        return CircuitPage(**asdict(line), text=await asyncio.to_thread(built_in_text, circuit))
    return await _page(call, await find_circuit(call, circuit))


async def _page(call: Call, circuit: OwnCircuit) -> CircuitPage:
    [line] = await _lines(call, [circuit])
    return CircuitPage(**asdict(line), text=circuit.text)


@endpoint("POST", "/api/circuits", body=NewCircuitBody, reply=CircuitPage, status=201, max_body=BODY_BYTES)
async def keep_circuit(call: Call, body: NewCircuitBody) -> CircuitPage:
    """Keep a circuit or a deck: drawn, written, or brought as a file. 422 with its flaws if it cannot be raced."""
    return await _keep(call, body.text, body.club, body.origin or "")


async def _keep(call: Call, text: str, club: str | None, origin: str) -> CircuitPage:
    user, service, text = call.current_user(), call.service, text.removeprefix(BYTE_ORDER_MARK)
    if club is not None:
        await as_organiser(call, club)
    await service.run(service.quotas.check_circuits, user, club)
    found = await _examined(call, text)
    at = now()
    circuit = OwnCircuit(
        id="".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH)),
        user=user.id,
        club=club,
        name=found.name,
        text=text,
        sheet=found.sheet,
        games=" ".join(found.games),
        outline=found.outline,
        origin=origin,
        created=at,
        changed=at,
    )
    await service.run(service.store.circuits.add, circuit, found.driven)
    return await _page(call, circuit)


async def _examined(call: Call, text: str) -> Examined:
    """A text as a circuit, found in a process that is killed if it takes too long; 422 if it is none."""
    call.service.quotas.note_circuit(call.address)
    if not text.isprintable() and any(not (char.isprintable() or char in "\r\n\t") for char in text):
        raise RequestError("circuit-unprintable", 422)
    found = await call.service.driver.bots.examine(text, call.current_user().id)
    if found.flaws:
        shown = "; ".join(f"{flaw.line}: {flaw.text}" for flaw in found.flaws[:SHOWN_FLAWS])
        raise RequestError("bad-deck" if is_deck(text) else "bad-circuit", 422, count=len(found.flaws), why=shown)
    if not found.name.strip():
        raise RequestError("circuit-without-name", 422)
    return found


@endpoint("PUT", "/api/circuits/{circuit}", body=CircuitBody, reply=CircuitPage, max_body=BODY_BYTES)
async def change_circuit(call: Call, circuit: str, body: CircuitBody) -> CircuitPage:
    """Change a circuit; races that were begun on it stay as they are."""
    before, text = await own_circuit(call, circuit), body.text.removeprefix(BYTE_ORDER_MARK)
    found = await _examined(call, text)
    if bool(found.outline) != bool(before.outline):
        raise RequestError("other-kind", 422)
    after = replace(
        before,
        name=found.name,
        text=text,
        sheet=found.sheet,
        games=" ".join(found.games),
        outline=found.outline,
        changed=now(),
    )
    if not await call.service.run(call.service.store.circuits.change, after, found.driven):
        raise RequestError("no-such-circuit", 404)
    return await _page(call, after)


@endpoint("DELETE", "/api/circuits/{circuit}")
async def delete_circuit(call: Call, circuit: str) -> None:
    """Delete a circuit; races that were begun on it stay as they are, and so do copies."""
    found = await own_circuit(call, circuit)
    await call.service.run(call.service.store.circuits.remove, found.id)


@endpoint("POST", "/api/circuits/{circuit}/publish", reply=CircuitPage)
async def publish_circuit(call: Call, circuit: str) -> CircuitPage:
    """Let all users see a circuit, race on it and copy it."""
    found = await own_circuit(call, circuit)
    if found.withdrawn:
        raise RequestError("circuit-withdrawn", 403)
    return await _published(call, found, found.published or now())


@endpoint("POST", "/api/circuits/{circuit}/unpublish", reply=CircuitPage)
async def unpublish_circuit(call: Call, circuit: str) -> CircuitPage:
    """Take a circuit back from all other users; races and copies stay."""
    return await _published(call, await own_circuit(call, circuit), 0.0)


async def _published(call: Call, circuit: OwnCircuit, at: float) -> CircuitPage:
    await call.service.run(call.service.store.circuits.set_published, circuit.id, at)
    return await _page(call, replace(circuit, published=at))


@endpoint("POST", "/api/circuits/{circuit}/fork", body=ForkCircuitBody, reply=CircuitPage, status=201)
async def fork_circuit(call: Call, circuit: str, body: ForkCircuitBody) -> CircuitPage:
    """Copy a circuit that one can see, to change the copy."""
    call.current_user()
    text = (await show_circuit_text(call, circuit)).text
    return await _keep(call, text, body.club, circuit)


@endpoint("GET", "/api/circuits/{circuit}/file", reply=str, media="text/plain; charset=utf-8")
async def download_circuit(call: Call, circuit: str) -> Response:
    """The text of a circuit as a file, which `paddock circuit` and this service read."""
    page = await show_circuit_text(call, circuit)
    kind = "circuit" if page.outline else "deck"
    name = page.id if page.built_in else f"{kind}-{page.id}"
    headers = {"content-disposition": f'attachment; filename="{name}.{kind}"'}
    return Response(page.text, headers=headers, media_type="text/plain; charset=utf-8")


@endpoint("POST", "/api/circuits/{circuit}/report", body=ReportCircuitBody)
async def report_circuit(call: Call, circuit: str, body: ReportCircuitBody) -> None:
    """Report a circuit of another user to the moderators, with its names as they are now."""
    user, service = call.current_user(), call.service
    if not service.rate_limits.reports.take(user.id):
        raise RequestError("too-fast", 429)
    found = await find_circuit(call, circuit)
    reason = printable(body.reason)
    if found.user == user.id:
        raise RequestError("that-is-you", 422)
    if not reason:
        raise RequestError("no-text", 422)
    service.quotas.note_report(call.address)
    seen = Evidence(found.name, user.name, "", 0, None, (), circuit=found.id)
    evidence = msgspec.json.encode(seen).decode()
    await service.run(service.store.reports.add, user.id, found.user or "", "circuit", reason, "", evidence)

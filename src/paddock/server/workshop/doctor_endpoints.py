"""The endpoint of the track doctor: races in the background, and a report after every few of them."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import StreamingResponse

import paddock
from paddock.circuits import circuit, keep
from paddock.lab.doctor import REFERENCE, Diagnosis, product_of
from paddock.lab.doctor_report import DoctorReport, report
from paddock.lab.doctor_words import Doctor
from paddock.lab.plan import plan
from paddock.server.api import Call, Problem, endpoint
from paddock.server.endpoints.workshop import MOST_BYTES, SketchBody, cut_of
from paddock.server.errors import RequestError
from paddock.server.setups import reason

SEATS = 4
MOST_RACES = 2000
STREAM = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""So that no proxy keeps the reports until the last."""


class DoctorBody(SketchBody, kw_only=True):
    """A circuit, the game to race in, and how many races."""

    races: Annotated[int, Meta(ge=10, le=MOST_RACES)] = 200


@endpoint(
    "POST",
    "/api/workshop/doctor",
    body=DoctorBody,
    reply=DoctorReport,
    max_body=MOST_BYTES,
    media="text/event-stream",
)
async def ask_doctor(call: Call, body: DoctorBody) -> StreamingResponse:
    """Race bots on a circuit: an event with a report after every few races; closing the connection stops them."""
    if await asyncio.to_thread(cut_of, body.game) is None:
        raise RequestError("no-such-page", 404)
    call.service.clinic.check(call.address)
    async with call.service.drawing_board.turn(call.address):
        doctor = await asyncio.to_thread(_prepared, body, call.lang)
    call.service.clinic.check(call.address)  # again: preparing takes a while
    return StreamingResponse(_events(call, doctor), media_type="text/event-stream", headers=STREAM)


async def _events(call: Call, doctor: Doctor) -> AsyncIterator[bytes]:
    """A report after every batch of races; if the races fail, a problem ends them."""
    clinic, races = call.service.clinic, doctor.plan
    try:
        with clinic.admitted(call.address):
            async for batch in clinic.checkups(races, call.address):
                for each in batch:
                    doctor.found.add(each)
                yield _event("report", await asyncio.to_thread(report, doctor, races.games))
    except RequestError as error:
        yield _event("problem", Problem(error.key, error.text(call.lang)))


def _event(name: str, content: object) -> bytes:
    return b"event: " + name.encode() + b"\ndata: " + msgspec.json.encode(content) + b"\n\n"


def _prepared(body: DoctorBody, lang: str) -> Doctor:
    """The doctor before the first race; 422 if the text is no circuit that the game can be raced on."""
    try:
        races = plan(body.game, circuit=keep(body.text), seats=SEATS, bots=(REFERENCE,), games=body.races)
        found = Diagnosis(circuit(races.circuit), product_of(races), SEATS)
    except paddock.PaddockError as error:
        raise RequestError("bad-setup", 422, why=reason(error)) from error
    return Doctor(races, found, lang, body.text)

"""Endpoints of the workshop: a circuit file is examined and drawn; nothing is stored."""

import asyncio
from functools import cache
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

import paddock
from paddock.circuits.library import OURS
from paddock.circuits.reader import MOST_LETTERS
from paddock.circuits.sketch import Sketch, sketch
from paddock.core import Plain
from paddock.core.text_files import load
from paddock.server.api import Body, Call, Id, endpoint
from paddock.server.errors import RequestError

MOST_BYTES = 6 * MOST_LETTERS + 1000
"""A letter takes up to six bytes in JSON."""


class SketchBody(Body):
    """A circuit file, and the game whose board to draw."""

    text: Annotated[str, Meta(max_length=MOST_LETTERS)]
    game: Id


class CircuitText(Plain):
    """A circuit file to start from."""

    text: str


class Cut(Plain):
    """How the board of a game is cut."""

    product: str
    edition: int = 0


@cache
def cut_of(game: str) -> Cut | None:
    """How the board of a game is cut, as the name of one of its boards says; None for a game without circuits."""
    if game not in paddock.games() or not paddock.game(game).circuits:
        return None
    found = paddock.game(game)
    setup = found.setup()
    board = found.board(setup, "en")
    if board is None:
        return None
    product, _, *edition = board.id.removeprefix(f"{setup.circuit}-").split("-")
    return Cut(product, int(edition[0]) if edition else 0)


@endpoint("POST", "/api/workshop", body=SketchBody, reply=Sketch, max_body=MOST_BYTES)
async def draw_circuit(call: Call, body: SketchBody) -> Sketch:
    """What a circuit file describes: its board as a game draws it, and all complaints at their places."""
    cut = await asyncio.to_thread(cut_of, body.game)
    if cut is None:
        raise RequestError("no-such-page", 404)
    if not call.service.rate_limits.sketches.take(call.address):
        raise RequestError("too-fast", 429)
    async with call.service.drawing_board.turn(call.address):
        return await asyncio.to_thread(sketch, body.text, cut.product, call.lang, cut.edition)


@endpoint("GET", "/api/workshop", reply=CircuitText)
async def start_circuit(call: Call) -> Response:
    """The file of a small new circuit, which suits every game with a board."""
    return await call.cached(("new-circuit",), lambda: CircuitText(load(OURS / "workshop.template")))

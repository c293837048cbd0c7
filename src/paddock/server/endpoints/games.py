"""Endpoints for games: catalogue, circuits, rules, pictures and set-ups."""

import asyncio
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

import paddock
from paddock.circuits import own_stamp
from paddock.core import Plain
from paddock.scene import Board
from paddock.server.api import Body, Call, Id, Word, endpoint
from paddock.server.catalogue import (
    Catalogue,
    Looks,
    RuleInfo,
    board_of,
    catalogue,
    game_of,
    looks,
    rules_of,
)
from paddock.server.errors import RequestError
from paddock.server.pictures import picture
from paddock.server.setups import checked_setup, read_setup, setup_code


class SetupBody(Body):
    """A set-up as requested."""

    game: Id
    seats: Annotated[int, Meta(ge=1, le=99)] | None = None
    circuit: Word | None = None
    preset: Word | None = None
    switches: dict[Word, bool | int | Word] = {}

    def checked(self) -> paddock.Setup:
        """The set-up as the game completes it; 400 if it does not accept it."""
        return checked_setup(self.game, self.seats, self.circuit, self.switches, self.preset)


class SetupView(Plain):
    """A set-up as the game completes it, with its code."""

    code: str
    game: str
    seats: int
    circuit: str
    switches: dict[str, bool | int | str]


class CodeBody(Body):
    code: Annotated[str, Meta(min_length=1, max_length=2000)]


def _setup_view(setup: paddock.Setup) -> SetupView:
    return SetupView(setup_code(setup), setup.game, setup.seats, setup.circuit, setup.switches)


@endpoint("GET", "/api/catalogue", reply=Catalogue)
async def show_catalogue(call: Call) -> Response:
    """All games with their circuits, switches and presets, and the levels of bots."""
    stamp = await asyncio.to_thread(own_stamp)
    return await call.cached(("catalogue", stamp), lambda: catalogue(call.lang))


@endpoint("GET", "/api/looks", reply=Looks)
async def show_looks(call: Call) -> Response:
    """Icons and colours by name."""
    return await call.cached(("looks",), looks)


@endpoint("GET", "/api/games/{game}/rules", reply=tuple[RuleInfo, ...])
async def show_rules(call: Call, game: str) -> Response:
    """Every rule of a game."""
    found = game_of(game).id
    return await call.cached(("rules", found), lambda: rules_of(found, call.lang))


@endpoint("GET", "/api/games/{game}/picture", reply=str, media="image/svg+xml")
async def show_picture(call: Call, game: str) -> Response:
    """A picture of a game, as SVG."""
    found = game_of(game).id
    return await call.cached(("picture", found), lambda: picture(found, call.lang))


@endpoint("GET", "/api/games/{game}/circuits/{circuit}", reply=Board)
async def show_circuit(call: Call, game: str, circuit: str) -> Response:
    """The board of a circuit."""
    if not await asyncio.to_thread(game_of(game).accepts, circuit):
        raise RequestError("no-such-page", 404)
    named = await asyncio.to_thread(game_of(game).circuit_named, circuit)
    board = await asyncio.to_thread(board_of, game, named, call.lang)
    if board is None:
        raise RequestError("no-such-page", 404)
    return await board_reply(call, game, board)


async def board_reply(call: Call, game: str, board: Board | None) -> Response:
    """A board; its id never means another board while the service runs."""
    return await call.cached(("board", game, board.id if board else ""), lambda: board)


@endpoint("POST", "/api/setups", body=SetupBody, reply=SetupView)
async def check_setup(call: Call, body: SetupBody) -> SetupView:
    """Check a set-up and complete it with defaults."""
    return _setup_view(await asyncio.to_thread(body.checked))


@endpoint("POST", "/api/setups/read", body=CodeBody, reply=SetupView)
async def read_setup_code(call: Call, body: CodeBody) -> SetupView:
    """The set-up of a code."""
    return _setup_view(await asyncio.to_thread(read_setup, body.code))

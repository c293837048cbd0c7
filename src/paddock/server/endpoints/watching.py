"""Endpoints for the switch that hides results."""

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from paddock.core import Plain
from paddock.server.api import Body, Call, Id, endpoint
from paddock.server.users.sessions import COOKIE_SECONDS
from paddock.server.watching.hiding import COOKIE, MOST_IN_COOKIE, read_cookie

MAX_SEEN = 20


class WatchingBody(Body):
    """Turn the switch, or say which races one has seen to their ends."""

    hide: bool | None = None
    seen: Annotated[tuple[Id, ...], Meta(max_length=MAX_SEEN)] = ()


class Watching(Plain):
    """Whether results stay hidden until a race was watched."""

    hide: bool


@endpoint("GET", "/api/watching", reply=Watching)
async def show_watching(call: Call) -> Watching:
    """Whether results stay hidden from the current user, or in this browser."""
    return Watching((await call.hiding()).on)


@endpoint("POST", "/api/watching", body=WatchingBody, reply=Watching, even_banned=True)
async def set_watching(call: Call, body: WatchingBody) -> Response:
    """Hide results, or no longer; say which races one has watched. Without a session the browser remembers it."""
    store, run = call.service.store.watching, call.service.run
    hides = (await call.hiding()).on if body.hide is None else body.hide
    if call.user is not None:
        if hides != call.user.hides:
            await run(store.set_hides, call.user.id, hides)
        if body.seen:
            await run(store.note_watched, call.user.id, body.seen)
    reply = Response(msgspec.json.encode(Watching(hides)), media_type="application/json")
    races = [*read_cookie(call.request)[1:], *body.seen][-MOST_IN_COOKIE:]
    cookie = ".".join(["1", *dict.fromkeys(races)]) if hides and call.user is None else ""
    age, is_secure = COOKIE_SECONDS if cookie else 0, call.service.config.secure_cookies
    reply.set_cookie(COOKIE, cookie, max_age=age, httponly=True, samesite="lax", secure=is_secure)
    return reply

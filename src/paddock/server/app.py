"""The service as an ASGI application.

Starlette, because the service needs routing, WebSockets and little else: messages are msgspec records in both
directions, and a framework with models of its own would only translate them twice.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from paddock.server import metrics
from paddock.server.api import problem
from paddock.server.config import Config
from paddock.server.connection import NOT_ALLOWED, play
from paddock.server.endpoints import ENDPOINTS
from paddock.server.errors import RequestError
from paddock.server.languages import DEFAULT_LANGUAGE, requested_language
from paddock.server.notify.pages import ROUTES as LINK_PAGES
from paddock.server.openapi import openapi
from paddock.server.security import AllowedHosts, SecurityHeaders
from paddock.server.service import Service
from paddock.server.users.sessions import cookie_name

STATIC = Path(__file__).parent / "static"
INDEX = STATIC / "index.html"
"""The one page of the browser table."""
PAGES = (
    "/",
    "/new",
    "/table/{id}",
    "/tv/{id}",
    "/replay/{id}",
    "/rules/{id}",
    "/puzzles",
    "/puzzles/{id}",
    "/learn",
    "/learn/{id}",
    "/learn/{id}/{lesson}",
    "/card/{id}",
    "/book/{id}",
    "/book/{id}/{chapter}",
    "/glossary",
    "/glossary/{id}",
    "/me",
    "/turn",
    "/owner",
    "/find",
    "/ratings",
    "/driver/{id}",
    "/archive",
    "/challenges",
    "/privacy",
    "/clubs",
    "/club/{id}",
    "/season/{id}",
    "/match/{id}",
    "/event/{id}",
    "/circuits",
    "/decks",
    "/decks/{id}",
    "/workshop",
    "/workshop/{id}",
)
"""The paths of the browser table; `web/src/App.svelte` shows a page for each."""
FILE_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}")


def create_app(config: Config | None = None) -> Starlette:
    """The application; it opens its database when it starts."""
    config = config or Config()
    app = Starlette(
        routes=_routes(),
        middleware=[
            Middleware(SecurityHeaders, config=config),
            Middleware(AllowedHosts, config=config, refusal=_wrong_host),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={HTTPException: _not_found},
        lifespan=_lifespan,
    )
    app.state.config = config
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    service = Service(app.state.config)
    await service.open()
    app.state.service = service
    try:
        yield
    finally:
        await service.close()


def _routes() -> list[BaseRoute]:
    return [
        Route("/health", _health),
        Route("/ready", _ready),
        Route("/metrics", _metrics),
        Route("/api/openapi.json", _openapi),
        *(point.route() for point in ENDPOINTS),
        WebSocketRoute("/api/tables/{table}/play", play),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        *LINK_PAGES,
        *(Route(path, _page) for path in PAGES),
        Route("/{name}", _file),
    ]


async def _health(request: Request) -> Response:
    """The process is up."""
    return PlainTextResponse("ok\n")


async def _ready(request: Request) -> Response:
    """The process can serve: its database stores what it is given."""
    service: Service = request.app.state.service
    if not await service.readiness.is_ready():
        return problem(RequestError("not-ready", 503), DEFAULT_LANGUAGE)
    return PlainTextResponse("ready\n")


async def _metrics(request: Request) -> Response:
    return Response(metrics.report(), media_type="text/plain; version=0.0.4")


async def _openapi(request: Request) -> Response:
    return Response(
        msgspec.json.encode(openapi(ENDPOINTS, cookie_name(request.app.state.config))), media_type="application/json"
    )


async def _page(request: Request) -> Response:
    """The same file for every page: the browser table reads the path."""
    if not INDEX.exists():
        return PlainTextResponse("The browser table was not built. Run: make setup\n", 503)
    return FileResponse(INDEX, headers={"cache-control": "no-cache"})


async def _file(request: Request) -> Response:
    """A file beside the page, such as the icon or the manifest."""
    name = request.path_params["name"]
    file = STATIC / name
    if not FILE_NAME.fullmatch(name) or not file.is_file():
        raise HTTPException(404)
    return FileResponse(file, headers={"cache-control": "max-age=3600"})


async def _wrong_host(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request for another server."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(NOT_ALLOWED)
        return
    host = Request(scope).headers.get("host", "")[:100]
    response = problem(RequestError("wrong-host", 421, host=host), requested_language(Request(scope)))
    await response(scope, receive, send)


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    is_page = "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and is_page and INDEX.exists():
        return FileResponse(INDEX, 404)
    key = "wrong-method" if error.status_code == 405 else "no-such-page"
    response = problem(RequestError(key, error.status_code), requested_language(request))
    response.headers.update(error.headers or {})
    return response


class Assets(StaticFiles):
    """Files with a hash of their content in the name, which browsers may cache for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response

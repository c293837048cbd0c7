"""HTTP endpoints as typed functions: path, query and body go in, a message or an error comes out."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from paddock.core import LANGUAGES, Plain
from paddock.server.errors import RequestError
from paddock.server.faults import database_error
from paddock.server.languages import requested_language
from paddock.server.metrics import REFUSED, REQUESTS
from paddock.server.networks import client_address, network_of
from paddock.server.security import is_same_origin
from paddock.server.service import Service
from paddock.server.store.rows import User
from paddock.server.users.devices import device_name
from paddock.server.users.sessions import COOKIE_SECONDS, Session, cookie_name
from paddock.server.watching.hiding import Hiding, hiding_of

log = logging.getLogger(__name__)
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
ID = r"[a-z0-9-]{1,40}"
Id = Annotated[str, Meta(pattern=f"^{ID}$")]
Word = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
MAX_BODY = 64 * 1024


class Problem(Plain):
    """Why a request was refused."""

    error: str
    text: str
    rule: str = ""


class Query(Plain, forbid_unknown_fields=True):
    """The query parameters of every endpoint."""

    lang: Language = "en"


class Body(Plain, forbid_unknown_fields=True):
    """The base of request bodies."""


class Nothing(Plain):
    """An empty reply."""


class Call:
    """One request: its user, its language and its query."""

    def __init__(self, request: Request, session: Session | None, query: Query) -> None:
        self.request = request
        self.service: Service = request.app.state.service
        self.session = session
        self.user = None if session is None else session.user
        self.query = query
        self.lang: str = query.lang
        self.cookie: str | None = None
        """The session cookie to set; empty to delete it."""

    @property
    def address(self) -> str:
        """The address of the client."""
        return client_address(self.request, self.service.config)

    @property
    def network(self) -> str:
        """The network of the client."""
        return network_of(self.address)

    async def cached(self, key: tuple[str, ...], build: Callable[[], Any]) -> Response:
        """A reply that is the same for all users of this language."""
        return await self.service.cached_replies.reply(self.request, (*key, self.lang), build)

    async def hiding(self) -> Hiding:
        """Which results the current user does not want to learn yet."""
        return await hiding_of(self.service, self.user, self.request)

    def current_user(self) -> User:
        """The current user; 401 if unknown."""
        if self.user is None:
            raise RequestError("who-are-you", 401)
        return self.user

    async def start_session(self, user: User) -> None:
        """Sign a user in on this device."""
        await self._issue(user, self.service.sessions.new_id())

    async def renew_session(self) -> None:
        """Issue the cookie of an old session again."""
        if self.session is not None and self.session.is_old:
            await self._issue(self.session.user, self.session.id)

    async def _issue(self, user: User, session: str) -> None:
        device = device_name(self.request.headers.get("user-agent", ""))
        await self.service.run(self.service.store.sessions.note, session, user.id, device)
        self.cookie = self.service.sessions.issue(user, session)

    def forget_cookie(self) -> None:
        self.cookie = ""


Handler = Callable[..., Awaitable[Any]]


class Endpoint(Plain):
    """A handler at a path."""

    method: str
    path: str
    handler: Handler
    body: Any = None
    """The type of the body; None without one."""
    reply: Any = Nothing
    query: type[Query] = Query
    status: int = 200
    max_body: int = MAX_BODY
    """The largest body, in bytes."""
    media: str = "application/json"
    is_costly: bool = False
    """Whether it could be used to guess passwords or to fill the database: its rate limit is lower."""
    even_banned: bool = False
    """Whether users who are banned may change things with it, such as their own data."""

    @property
    def names(self) -> list[str]:
        """The path parameters, which are the first arguments of the handler."""
        return re.findall(r"{(\w+)}", self.path)

    @property
    def allows_token(self) -> bool:
        """Whether a program may use it with a key of its user: to play and to read, not to change the account."""
        is_own = self.path.startswith(("/api/me/", "/api/owner"))
        return not is_own and (self.method == "GET" or self.path.startswith(("/api/tables", "/api/setups")))

    def route(self) -> Route:
        return Route(self.path, self._respond, methods=[self.method])

    async def _respond(self, request: Request) -> Response:
        began = time.perf_counter()
        try:
            response = await self._handle(request)
        except (RequestError, SQLAlchemyError) as error:
            refusal = error if isinstance(error, RequestError) else database_error(error)
            REFUSED.labels(refusal.key).inc()
            response = problem(refusal, requested_language(request))
        facts = {"method": self.method, "path": self.path, "status": response.status_code}
        log.debug("request", extra={**facts, "seconds": round(time.perf_counter() - began, 4)})
        REQUESTS.labels(self.method, response.status_code).inc()
        return response

    async def _handle(self, request: Request) -> Response:
        self._check_allowed(request)
        session = await _session(request)
        query = _decoded(lambda: msgspec.convert(dict(request.query_params), self.query, strict=False))
        if session is not None and session.is_token and not self.allows_token:
            raise RequestError("not-by-token", 403)
        call = Call(request, session, query)
        if self.method != "GET" and not self.even_banned:
            call.service.bans.check(call.user, call.network)
        body: list[Any] = [] if self.body is None else [await self._read_body(request)]
        path = [_path_value(request.path_params[name]) for name in self.names]
        return self._response(call, await self.handler(call, *path, *body))

    def _check_allowed(self, request: Request) -> None:
        service: Service = request.app.state.service
        config, limits = service.config, service.rate_limits
        address = client_address(request, config)
        if not limits.requests.take(address) or (self.is_costly and not limits.may_sign_in(address)):
            raise RequestError("too-fast", 429)
        if self.method != "GET" and not is_same_origin(request, config):
            raise RequestError("wrong-origin", 403)

    async def _read_body(self, request: Request) -> Any:
        kind = request.headers.get("content-type", "")
        if kind.split(";")[0].strip().lower() != "application/json":
            raise RequestError("not-json", 415)
        body = b""
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > self.max_body:
                    raise RequestError("too-large", 413)
        except ClientDisconnect:
            raise RequestError("bad-message", 400, why="half a body") from None
        return _decoded(lambda: msgspec.json.decode(body, type=self.body))

    def _response(self, call: Call, content: Any) -> Response:
        if isinstance(content, Response):
            response = content
        elif isinstance(content, str):
            response = Response(content, self.status, media_type=self.media)
        else:
            body = msgspec.json.encode(Nothing() if content is None else content)
            response = Response(body, self.status, media_type="application/json")
        if call.cookie is not None:
            config = call.service.config
            name, secure = cookie_name(config), config.secure_cookies
            age = COOKIE_SECONDS if call.cookie else 0
            response.set_cookie(name, call.cookie, max_age=age, httponly=True, samesite="lax", secure=secure)
        return response


ENDPOINTS: list[Endpoint] = []
H = TypeVar("H", bound=Handler)


def endpoint(method: str, path: str, **traits: Any) -> Callable[[H], H]:
    """Register a handler at a path."""

    def register(handler: H) -> H:
        ENDPOINTS.append(Endpoint(method, path, handler, **traits))
        return handler

    return register


def _path_value(value: str) -> str:
    if not re.fullmatch(ID, value):
        raise RequestError("no-such-page", 404)
    return value


def _decoded(decode: Callable[[], Any]) -> Any:
    """What `decode` returns; 422 if the content is not valid, 400 if it cannot be read at all."""
    try:
        return decode()
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        status = 422 if isinstance(error, msgspec.ValidationError) else 400
        raise RequestError("bad-message", status, why=str(error)[:300]) from None


async def _session(request: Request) -> Session | None:
    service: Service = request.app.state.service
    return await session_of(request, service)


async def session_of(connection: HTTPConnection, service: Service) -> Session | None:
    """The session of a browser by its cookie, or of a program by the key in its header; 401 if the key is wrong."""
    header = connection.headers.get("authorization")
    if header is not None:
        found = await service.run(service.sessions.of_token, header)
        if found is None:
            raise RequestError("bad-token", 401)
        return found
    cookie = connection.cookies.get(cookie_name(service.config))
    return await service.run(service.sessions.find, cookie) if cookie else None


def problem(error: RequestError, lang: str) -> Response:
    """An error as a response."""
    body = msgspec.json.encode(Problem(error.key, error.text(lang), error.rule))
    headers = {"Retry-After": "2"} if error.status in (429, 503) else None
    return Response(body, error.status, headers, media_type="application/json")

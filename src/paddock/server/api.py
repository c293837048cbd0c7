"""HTTP endpoints as typed functions: what they take, what they give, and how they refuse."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paddock.core import Plain
from paddock.server.errors import Sorry
from paddock.server.hub import Hub
from paddock.server.languages import language
from paddock.server.lasting import Lasting
from paddock.server.limits import Limit
from paddock.server.metrics import REFUSED, REQUESTS
from paddock.server.people import COOKIE, COOKIE_SECONDS, People
from paddock.server.rows import Person
from paddock.server.security import address, comes_from_here

log = logging.getLogger(__name__)
Language = Literal["en", "it"]
ID = r"[a-z0-9-]{1,40}"
Id = Annotated[str, Meta(pattern=f"^{ID}$")]
Word = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
USUAL_BODY = 64 * 1024


class Problem(Plain):
    """Why something could not be done."""

    error: str
    text: str
    rule: str = ""


class Query(Plain, forbid_unknown_fields=True):
    """What every address may be asked with."""

    lang: Language = "en"


class Body(Plain, forbid_unknown_fields=True):
    """The base of what is sent."""


class Nothing(Plain):
    """An empty reply."""


class Call:
    """One request: who asks, in which language, with what."""

    def __init__(self, request: Request, person: Person | None, query: Query) -> None:
        self.request = request
        self.hub: Hub = request.app.state.hub
        self.people: People = request.app.state.people
        self.person = person
        self.query = query
        self.lang: str = query.lang
        self.cookie: str | None = None

    async def lasting(self, key: tuple[str, ...], make: Callable[[], Any]) -> Response:
        """A reply that is the same for everybody who reads this language."""
        lasting: Lasting = self.request.app.state.lasting
        return await lasting.reply(self.request, (*key, self.lang), make)

    def me(self) -> Person:
        """Whoever asks; refused where nobody knows who that is."""
        if self.person is None:
            raise Sorry("who-are-you", 401)
        return self.person

    def remember(self, person: Person) -> None:
        """Send a cookie that proves who this is."""
        self.cookie = self.people.cookie(person)


Handler = Callable[..., Awaitable[Any]]


class Endpoint(Plain):
    """A function that answers at an address."""

    method: str
    path: str
    handler: Handler
    body: Any = None
    """What must be sent, as a type; None where nothing is."""
    reply: Any = Nothing
    query: type[Query] = Query
    status: int = 200
    most: int = USUAL_BODY
    """How many bytes may be sent."""
    media: str = "application/json"
    is_costly: bool = False
    """Whether it is a door for guessing passwords or for filling the database."""

    @property
    def names(self) -> list[str]:
        """The parts of the address that are given to the function."""
        return re.findall(r"{(\w+)}", self.path)

    def route(self) -> Route:
        return Route(self.path, self._answer, methods=[self.method])

    async def _answer(self, request: Request) -> Response:
        began = time.perf_counter()
        try:
            response = await self._do(request)
        except Sorry as sorry:
            REFUSED.labels(sorry.key).inc()
            response = problem(sorry, language(request))
        facts = {"method": self.method, "path": self.path, "status": response.status_code}
        log.debug("request", extra={**facts, "seconds": round(time.perf_counter() - began, 4)})
        REQUESTS.labels(self.method, response.status_code).inc()
        return response

    async def _do(self, request: Request) -> Response:
        self._check_rate(request)
        person = await _person(request)
        query = _read(lambda: msgspec.convert(dict(request.query_params), self.query, strict=False))
        call = Call(request, person, query)
        given: list[Any] = [] if self.body is None else [await self._body(request)]
        path = [_path_value(request.path_params[name]) for name in self.names]
        said = await self.handler(call, *path, *given)
        return self._response(call, said)

    def _check_rate(self, request: Request) -> None:
        config = request.app.state.hub.config
        limits: dict[str, Limit] = request.app.state.limits
        if not limits["requests"].take(address(request, config)):
            raise Sorry("too-fast", 429)
        if self.is_costly and not limits["sign-ins"].take(address(request, config)):
            raise Sorry("too-fast", 429)
        if self.method != "GET" and not comes_from_here(request.headers, config):
            raise Sorry("wrong-origin", 403)

    async def _body(self, request: Request) -> Any:
        kind = request.headers.get("content-type", "")
        if kind.split(";")[0].strip().lower() != "application/json":
            raise Sorry("not-json", 415)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > self.most:
                raise Sorry("too-large", 413)
        return _read(lambda: msgspec.json.decode(body, type=self.body))

    def _response(self, call: Call, said: Any) -> Response:
        if isinstance(said, Response):
            response = said
        elif isinstance(said, str):
            response = Response(said, self.status, media_type=self.media)
        else:
            content = msgspec.json.encode(Nothing() if said is None else said)
            response = Response(content, self.status, media_type="application/json")
        if call.cookie is not None:
            secure = call.hub.config.secure_cookies
            age = COOKIE_SECONDS if call.cookie else 0
            response.set_cookie(COOKIE, call.cookie, max_age=age, httponly=True, samesite="lax", secure=secure)
        return response


ENDPOINTS: list[Endpoint] = []
H = TypeVar("H", bound=Handler)


def endpoint(method: str, path: str, **traits: Any) -> Callable[[H], H]:
    """Register a function at an address."""

    def register(handler: H) -> H:
        ENDPOINTS.append(Endpoint(method, path, handler, **traits))
        return handler

    return register


def _path_value(value: str) -> str:
    if not re.fullmatch(ID, value):
        raise Sorry("no-such-page", 404)
    return value


def _read(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Sorry("bad-message", 422 if isinstance(error, msgspec.ValidationError) else 400, why=str(error)) from None


async def _person(request: Request) -> Person | None:
    cookie = request.cookies.get(COOKIE)
    if not cookie:
        return None
    hub: Hub = request.app.state.hub
    return await hub.run(request.app.state.people.read_cookie, cookie)


def problem(sorry: Sorry, lang: str) -> Response:
    """A refusal as a response."""
    content = msgspec.json.encode(Problem(sorry.key, sorry.text(lang), sorry.rule))
    headers = {"Retry-After": "2"} if sorry.status in (429, 503) else None
    return Response(content, sorry.status, headers, media_type="application/json")

"""The pages of the HTTP API and of the WebSocket, from the service's own definitions."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from msgspec import inspect as mi

import paddock.server.endpoints  # noqa: F401  endpoints register themselves
from message_types import expression, structs, type_name
from paddock.server import connection
from paddock.server.api import ENDPOINTS, Endpoint, Nothing, Problem
from paddock.server.messages import Order, Orders, Replies

HTTP = """# HTTP API

What the browser table uses, and what you can use: JSON over HTTP at the address where `paddock` or `paddock serve`
runs. A running service describes itself as OpenAPI 3.1 at `/api/openapi.json`; this page is written from the same
definitions. A race itself is played over the [WebSocket](websocket.md).

* **Who you are** is a cookie: `POST /api/guests` with a name answers with one. Send it with every later request.
* **Requests that change something** carry `Content-Type: application/json` and, if they come from a browser,
  the service's own origin.
* **Refusals** are answered with a status of 4xx, or 503 while the database is away, and a [`Problem`](#problem): a
  code for programs, a sentence for people, and the rule behind it if there is one.
* **Language**: `?lang=en` or `?lang=it`.
* **Compatibility**: fields may be added, none changes its meaning within a minor version ([Versions](../versions.md)).
* Besides, `GET /health`, `/ready` and `/metrics` are for [operators](../self-host.md#operation).

`examples/client.py` in the repository races against bots with nothing but these two pages: run it while `paddock` runs.
"""
SOCKET = """# WebSocket API

`ws://ADDRESS/api/tables/TABLE/play`, with the cookie of the [HTTP API](http.md), is the conversation at one table.
Every message is a JSON object; its `type` is the name below in lower case.

1. On connecting, the service sends a [`table`](#table), then a [`view`](#view): all of the scene, as changes.
2. Send orders. Each may have an `id`, which comes back in [`done`](#done) or [`refused`](#refused). A choice is stored
   before it is acknowledged.
3. Whenever something happens, a `view` brings what has changed since the last one: `server/changes.py` says how
   changes are written.

| close code | meaning |
| --- | --- |
"""
CODES = {
    "NOT_ALLOWED": "the request came from another origin, or the table is closed to you",
    "SIGNED_OUT": "the session has ended",
    "TOO_SLOW": "the client does not read what it is sent",
    "GOING_AWAY": "the service is going down: connect again",
    "TRY_AGAIN": "there is no room, or the database is away: try again later",
}


def http_page() -> str:
    """Every endpoint by topic, then every type."""
    lines = [HTTP]
    for topic in dict.fromkeys(topic_of(point) for point in ENDPOINTS):
        lines.append(f"## {topic}\n")
        for point in (point for point in ENDPOINTS if topic_of(point) == topic):
            lines += endpoint(point)
    known = structs([Problem, *(each for point in ENDPOINTS for each in (point.body, point.reply) if each is not None)])
    return "\n".join([*lines, "## Types\n", *types(known)])


def topic_of(point: Endpoint) -> str:
    """The docstring of the module in which an endpoint stands, up to its first stop."""
    about = (inspect.getdoc(inspect.getmodule(point.handler)) or "").split("\n")[0]
    return about.removeprefix("Endpoints ").split(":")[0].split(".")[0].removeprefix("for ").capitalize()


def endpoint(point: Endpoint) -> Iterator[str]:
    """One endpoint."""
    yield f"### `{point.method} {point.path}`\n"
    yield (inspect.getdoc(point.handler) or "").split("\n")[0] + "\n"
    query = [field.encode_name for field in mi.type_info(point.query).fields if field.encode_name != "lang"]  # type: ignore[attr-defined]
    facts = [f"takes {shown(point.body)}"] if point.body is not None else []
    facts += [f"query: {', '.join(f'`{name}`' for name in query)}"] if query else []
    answer = "`application/json`, empty" if point.reply is Nothing else shown(point.reply, point.media)
    yield f"* {'; '.join([*facts, f'answers {point.status} with {answer}'])}\n"


def websocket_page() -> str:
    """Every order and every reply, then the types within them."""
    codes = [f"| {getattr(connection, name)} | {text} |" for name, text in CODES.items()]
    orders, replies = structs([Orders]), structs([Replies])
    sent = [orders[type_name(each)] for each in get_args(Orders)]
    heard = [replies[type_name(each)] for each in get_args(Replies)]
    within = {name: each for name, each in replies.items() if each not in heard}
    parts = [
        *["## Orders\n", *(line for each in sent for line in struct(tag_of(each), each))],
        *["## Replies\n", *(line for each in heard for line in struct(tag_of(each), each))],
        *["## Types\n", *types(within)],
    ]
    return "\n".join([SOCKET + "\n".join(codes) + "\n", *parts])


def tag_of(each: mi.StructType) -> str:
    return str(each.tag)


def types(known: dict[str, mi.StructType]) -> Iterator[str]:
    """Every type by name."""
    for name in sorted(known):
        yield from struct(name, known[name])


def struct(name: str, each: mi.StructType) -> Iterator[str]:
    """A type: what it is, and its fields."""
    yield f"### {name}\n"
    doc = each.cls.__dict__.get("__doc__") or ""
    yield f"{inspect.cleandoc(doc).splitlines()[0] if doc else ''}\n"
    if not each.fields:
        return
    notes = field_notes(each.cls)
    yield "| field | type | |\n| --- | --- | --- |"
    for field in each.fields:
        told = notes.get(field.name, "")
        if is_order(each.cls) and field.name == "id":
            told = "comes back in the reply"
        mark = "optional. " if is_request(each.cls) and not field.required else ""
        yield f"| `{field.encode_name}` | {shown_type(field.type)} | {mark}{cell(told)} |"
    yield ""


def is_order(cls: type) -> bool:
    return issubclass(cls, Order)


def is_request(cls: type) -> bool:
    """Whether clients send it, so that fields with defaults may be left out."""
    return is_order(cls) or any(cls is point.body for point in ENDPOINTS)


@cache
def field_notes(cls: type) -> dict[str, str]:
    """The docstrings below the fields of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for node, after in zip(body.body, body.body[1:], strict=False):
        is_note = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_note:
            found[node.target.id] = " ".join(str(after.value.value).split())  # type: ignore[attr-defined]
    return found


def shown(kind: Any, media: str = "") -> str:
    """A type as a link."""
    return f"`{media}`" if kind is str else shown_type(mi.type_info(kind))


def shown_type(each: mi.Type) -> str:
    """A type in the words of TypeScript; types of ours are links to their sections."""
    match each:
        case mi.StructType():
            return f"[`{type_name(each.cls)}`](#{type_name(each.cls).lower()})"
        case mi.VarTupleType() | mi.ListType() if "StructType" in type(each.item_type).__name__:
            return f"list of {shown_type(each.item_type)}"
        case mi.UnionType() if any(isinstance(part, mi.StructType) for part in each.types):
            return " or ".join(shown_type(part) for part in each.types)
        case mi.DictType() if isinstance(each.value_type, mi.StructType):
            return f"{shown_type(each.value_type)} by name"
        case mi.Metadata():
            return shown_type(each.type)
    return f"`{cell(expression(each))}`"


def cell(text: str) -> str:
    return text.replace("|", "\\|")

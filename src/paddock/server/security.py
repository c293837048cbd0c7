"""Which origins may send requests, and the security headers of every response."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.config import Config

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HSTS = "max-age=31536000"
LAN_SUFFIXES = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Names that nobody can register on the internet, so that no stranger can point one at this server."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_same_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether a request comes from a page of this service, or from a program that is not a browser.

    Browsers send the origin with every request that changes something and with every WebSocket; other sites cannot
    forge it. Together with SameSite cookies and bodies that must be JSON, this prevents cross-site request forgery.
    """
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    is_https = config.secure_cookies or connection.scope["scheme"] in ("https", "wss")
    return origin in config.origins or origin == f"{'https' if is_https else 'http'}://{headers.get('host')}"


def allowed_hosts(config: Config) -> frozenset[str]:
    """The names of this server: those its owner gave it, and this machine's own."""
    machine = socket.gethostname()
    origins = (urlsplit(origin).hostname or "" for origin in config.origins)
    names = (*config.hosts, config.host, *origins, "localhost", machine)
    return frozenset(name.lower().rstrip(".") for name in names)


def is_allowed_host(header: str, allowed: frozenset[str]) -> bool:
    """Whether a Host header names this server. A page elsewhere whose name points here would name itself.

    Addresses and names of local networks cannot be such a page.
    """
    try:
        name = (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return name in allowed or (name and "." not in name) or name.endswith(LAN_SUFFIXES) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class AllowedHosts:
    """Middleware that refuses requests for other names than this server's."""

    def __init__(self, app: ASGIApp, config: Config, refusal: ASGIApp) -> None:
        self.app = app
        self.refusal = refusal
        """Answers what is refused."""
        self.allowed = allowed_hosts(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            host = HTTPConnection(scope).headers.get("host", "")
            if host and not is_allowed_host(host, self.allowed):
                await self.refusal(scope, receive, send)
                return
        await self.app(scope, receive, send)


class SecurityHeaders:
    """Middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.headers = {**HEADERS, "strict-transport-security": HSTS} if config.secure_cookies else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in self.headers.items()]
                if scope["path"].startswith("/api/"):
                    extra.append((b"cache-control", b"no-store"))
                present = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in extra if each[0] not in present)]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)

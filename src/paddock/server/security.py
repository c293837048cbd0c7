"""Which origins may send requests, and the security headers of every response."""

from collections.abc import Mapping
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
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_same_origin(headers: Mapping[str, str], config: Config) -> bool:
    """Whether a request comes from a page of this service, or from a program that is not a browser.

    Browsers send the origin with every request that changes something and with every WebSocket; other sites cannot
    forge it. Together with SameSite cookies and bodies that must be JSON, this prevents cross-site request forgery.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in config.origins or urlsplit(origin).netloc == headers.get("host")


def client_address(connection: HTTPConnection, config: Config) -> str:
    """The IP address of the client."""
    forwarded = connection.headers.get("x-forwarded-for")
    if config.trust_proxy and forwarded:
        return forwarded.rsplit(",", 1)[-1].strip()
    return connection.client.host if connection.client else "unknown"


class SecurityHeaders:
    """Middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if scope["path"].startswith("/api/"):
                    extra.append((b"cache-control", b"no-store"))
                present = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in extra if each[0] not in present)]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)

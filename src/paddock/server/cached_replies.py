"""Replies that are the same for all users while the service runs: built and compressed once."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paddock.core import Plain

Key = tuple[str, ...]
MOST_REPLIES = 600


class CachedReply(Plain):
    """A reply, plain and compressed, with its ETag."""

    media: str
    etag: str
    body: bytes
    compressed: bytes


class CachedReplies:
    """Replies by key; the least recently used are dropped, since users make circuits of their own."""

    def __init__(self) -> None:
        self.replies: OrderedDict[Key, CachedReply] = OrderedDict()

    async def reply(self, request: Request, key: Key, build: Callable[[], Any]) -> Response:
        """The reply stored under a key, built in a thread at the first request."""
        cached = self.replies.get(key)
        if cached is None:
            cached = self.replies[key] = await asyncio.to_thread(lambda: encode(build()))
            if len(self.replies) > MOST_REPLIES:
                self.replies.popitem(last=False)
        elif key in self.replies:
            self.replies.move_to_end(key)
        headers = {"etag": cached.etag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
        if cached.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(cached.body, headers=headers, media_type=cached.media)
        return Response(cached.compressed, headers={**headers, "content-encoding": "gzip"}, media_type=cached.media)


def encode(content: Any) -> CachedReply:
    """A string as SVG, anything else as JSON."""
    media = "image/svg+xml" if isinstance(content, str) else "application/json"
    body = content.encode() if isinstance(content, str) else msgspec.json.encode(content)
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return CachedReply(media, etag, body, gzip.compress(body, 6, mtime=0))

"""Replies that are the same for everybody as long as the service runs: made and packed once, and known again."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paddock.core import Plain

Key = tuple[str, ...]


class Packed(Plain):
    """A reply as it travels, and the mark by which a browser knows that it has it already."""

    media: str
    mark: str
    plain: bytes
    zipped: bytes


class Lasting:
    """The replies that were asked for so far. Only what exists is kept, so there are no more than there are boards."""

    def __init__(self) -> None:
        self.known: dict[Key, Packed] = {}

    async def reply(self, request: Request, key: Key, make: Callable[[], Any]) -> Response:
        """The reply that is kept under a key, made beside everything else when it is wanted first."""
        packed = self.known.get(key)
        if packed is None:
            packed = self.known[key] = await asyncio.to_thread(lambda: pack(make()))
        headers = {"etag": packed.mark, "cache-control": "no-cache", "vary": "Accept-Encoding"}
        if packed.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(packed.plain, headers=headers, media_type=packed.media)
        return Response(packed.zipped, headers={**headers, "content-encoding": "gzip"}, media_type=packed.media)


def pack(said: Any) -> Packed:
    """A text is a drawing; everything else travels as JSON."""
    media = "image/svg+xml" if isinstance(said, str) else "application/json"
    plain = said.encode() if isinstance(said, str) else msgspec.json.encode(said)
    mark = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Packed(media, mark, plain, gzip.compress(plain, 6, mtime=0))

"""Signed links in messages: each says what it is for and until when, and cannot be changed or made by others."""

import base64
import hashlib
import hmac
import secrets
import time
from typing import Literal

import msgspec

from paddock.server.store.facts import FactStore

Purpose = Literal["answer", "stop", "mail", "recover", "plan"]
MAX_LENGTH = 2000
SIGNATURE_BYTES = 20


class Links:
    """Signs and reads links. The key is in the database, so that all processes agree and a restart changes nothing."""

    def __init__(self, facts: FactStore) -> None:
        self.key = bytes.fromhex(facts.get_or_add("link-key", secrets.token_hex(32)))

    def sign(self, purpose: Purpose, *fields: str | int, seconds: float) -> str:
        """A token for a link that works for a while."""
        body = msgspec.json.encode([purpose, int(time.time() + seconds), *fields])
        return _text(body + self._signature(body))

    def read(self, purpose: Purpose, token: str) -> list[str | int] | None:
        """The fields of a token; None if it is forged, expired or for another purpose."""
        raw = _bytes(token)
        body, signature = raw[:-SIGNATURE_BYTES], raw[-SIGNATURE_BYTES:]
        if not hmac.compare_digest(signature, self._signature(body)):
            return None
        found, until, *fields = msgspec.json.decode(body)
        return fields if found == purpose and until >= time.time() else None

    def _signature(self, body: bytes) -> bytes:
        return hmac.new(self.key, body, hashlib.sha256).digest()[:SIGNATURE_BYTES]


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """The bytes of a token; none if it is not one."""
    try:
        return base64.urlsafe_b64decode(text[:MAX_LENGTH] + "=" * (-len(text) % 4))
    except ValueError:
        return b""

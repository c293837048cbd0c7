"""Sessions: signed cookies that prove who a user is."""

import hashlib
import hmac
import secrets
import time

from paddock.server.store import Store
from paddock.server.store.database import reads
from paddock.server.store.rows import User

COOKIE = "paddock"
COOKIE_SECONDS = 400 * 24 * 3600


class Sessions:
    """Issues, checks and revokes session cookies. Every call blocks, as the store does."""

    def __init__(self, store: Store) -> None:
        self.users = store.users
        self.key = bytes.fromhex(store.facts.get_or_add("cookie-key", secrets.token_hex(32)))

    def issue(self, user: User) -> str:
        """A cookie for a new session."""
        body = f"{user.id}.{user.epoch}.{int(time.time())}"
        return f"{body}.{self._sign(body)}"

    @reads
    def user_of(self, cookie: str) -> User | None:
        """The user of a session; None if the cookie is forged, expired or revoked."""
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        user_id, epoch, issued = body.split(".")
        user = self.users.get(user_id)
        if user is None or str(user.epoch) != epoch or int(issued) + COOKIE_SECONDS < time.time():
            return None
        return user

    def revoke_all(self, user: User) -> None:
        """Revoke all sessions of a user."""
        self.users.change(user.id, epoch=user.epoch + 1)

    def _sign(self, body: str) -> str:
        return hmac.new(self.key, body.encode(), hashlib.sha256).hexdigest()[:40]

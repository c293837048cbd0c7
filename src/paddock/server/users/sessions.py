"""Sessions: signed cookies that prove who a user is, until they expire or the user signs out."""

import hashlib
import hmac
import secrets
import time

from paddock.core import Plain
from paddock.server.config import Config
from paddock.server.store import Store
from paddock.server.store.database import reads
from paddock.server.store.rows import User
from paddock.server.store.tokens import TOKEN_SESSION

COOKIE = "paddock"
COOKIE_SECONDS = 90 * 24 * 3600
"""How long a session lasts after the last visit."""
RENEW_SECONDS = 24 * 3600
"""How old a cookie is when it is issued again."""
ID_LENGTH = 16


def cookie_name(config: Config) -> str:
    """The name of the cookie; browsers accept the prefix over HTTPS only, and from this host, not from its siblings."""
    return f"__Host-{COOKIE}" if config.secure_cookies else COOKIE


class Session(Plain):
    """A user signed in on one device."""

    user: User
    id: str
    issued: int
    is_token: bool = False
    """Whether a program has it, by a key that the user made: it may play, and not change the account."""

    @property
    def is_old(self) -> bool:
        """Whether its cookie should be issued again."""
        return self.issued + RENEW_SECONDS < time.time()


class Sessions:
    """Issues, checks and revokes session cookies. Every call blocks, as the store does."""

    def __init__(self, store: Store) -> None:
        self.store = store.sessions
        self.tokens = store.tokens
        self.key = bytes.fromhex(store.facts.get_or_add("cookie-key", secrets.token_hex(32)))

    def new_id(self) -> str:
        """The id of a new session."""
        return secrets.token_hex(ID_LENGTH // 2)

    def issue(self, user: User, session: str = "") -> str:
        """A cookie for a session; for a new one if none is named."""
        body = f"{user.id}.{user.epoch}.{int(time.time())}.{session or self.new_id()}"
        return f"{body}.{self._sign(body)}"

    def of_token(self, header: str) -> Session | None:
        """The session of a program with a key in its Authorization header; None if there is no such key."""
        kind, _, text = header.partition(" ")
        found = self.tokens.user_of(text.strip()) if kind.lower() == "bearer" else None
        return None if found is None else Session(found[0], TOKEN_SESSION + found[1], int(time.time()), is_token=True)

    @reads
    def find(self, cookie: str) -> Session | None:
        """The session of a cookie; None if it is forged, expired or revoked."""
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        # Cookies issued by the first version name no session; their signature does.
        user_id, epoch, issued, session = [*body.split("."), signature[:ID_LENGTH]][:4]
        if int(issued) + COOKIE_SECONDS < time.time():
            return None
        user = self.store.user(user_id, session)
        return None if user is None or str(user.epoch) != epoch else Session(user, session, int(issued))

    @reads
    def user_of(self, cookie: str) -> User | None:
        """The user of a session; None if there is none."""
        found = self.find(cookie)
        return None if found is None else found.user

    def revoke(self, session: Session) -> None:
        """End a session, for good and in all processes."""
        self.store.revoke(session.id, time.time() + COOKIE_SECONDS)

    def revoke_all(self, user: User) -> None:
        """End all sessions of a user."""
        self.store.revoke_all(user)

    def _sign(self, body: str) -> str:
        return hmac.new(self.key, body.encode(), hashlib.sha256).hexdigest()[:40]

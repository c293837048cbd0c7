"""Who is kept out, and who may not chat: known to every process, checked without the database."""

import ipaddress
import time
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime

from paddock.server.errors import RequestError
from paddock.server.store.bans import FOR_EVER
from paddock.server.store.rows import Ban, Scope, User


class Bans:
    """The bans that have not ended.

    A ban of a network concerns strangers and guests only: neighbours with an account are banned one by one.
    """

    def __init__(self) -> None:
        self.by_subject: defaultdict[str, list[Ban]] = defaultdict(list)

    def replace(self, bans: Iterable[Ban]) -> None:
        """Forget all bans but these."""
        self.by_subject = defaultdict(list)
        for ban in bans:
            self.by_subject[ban.subject].append(ban)

    def find(self, scope: Scope, user: User | None, network: str) -> Ban | None:
        """The ban of a scope that concerns a user who comes from a network."""
        found = [] if user is None else self.by_subject.get(user.id, [])
        if user is None or not user.account:
            found = [*found, *self.by_subject.get(network, [])]
        now = time.time()
        return next((ban for ban in found if ban.scope == scope and ban.until > now), None)

    def check(self, user: User | None, network: str) -> None:
        """403 if a user may not do anything here."""
        ban = self.find("full", user, network)
        if ban is not None:
            raise refusal(ban)

    def check_chat(self, user: User, network: str) -> None:
        """403 if a user may not chat."""
        self.check(user, network)
        ban = self.find("chat", user, network)
        if ban is not None:
            raise refusal(ban)


def refusal(ban: Ban) -> RequestError:
    """A ban as an error that says why, and until when."""
    kind = "chat-banned" if ban.scope == "chat" else "banned"
    if ban.until >= FOR_EVER:
        return RequestError(f"{kind}-for-good", 403, reason=ban.reason)
    return RequestError(kind, 403, reason=ban.reason, until=moment(ban.until))


def moment(at: float) -> str:
    """A time that all readers understand."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def read_network(text: str) -> str | None:
    """A network as bans name it; None if it is none, or so wide that it would shut half the world out."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    bits = 24 if found.version == 4 else 64
    return str(found.supernet(new_prefix=bits)) if found.prefixlen >= bits else None

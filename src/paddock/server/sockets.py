"""The open WebSockets of this process: whose they are, and how to close them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from paddock.server.store.sessions import SESSION_CHANGED, USER_CHANGED

if TYPE_CHECKING:
    from paddock.server.connection import Connection


class Sockets:
    """Connections by what may end them: a session that is revoked, a user who signs out everywhere."""

    def __init__(self) -> None:
        self.open: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> None:
        for key in _keys(connection):
            self.open[key].add(connection)

    def remove(self, connection: Connection) -> None:
        for key in _keys(connection):
            self.open[key].discard(connection)
            if not self.open[key]:
                del self.open[key]

    def end(self, key: str) -> None:
        """Close the connections of a session or user."""
        for connection in list(self.open.get(key, ())):
            connection.sign_out()


def _keys(connection: Connection) -> list[str]:
    session = connection.session
    return [] if session is None else [SESSION_CHANGED + session.id, USER_CHANGED + session.user.id]

"""The open WebSockets of this process: whose they are, and how many they are and how to close them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from paddock.server.config import Config
from paddock.server.errors import RequestError
from paddock.server.store.sessions import SESSION_CHANGED, USER_CHANGED

if TYPE_CHECKING:
    from paddock.server.connection import Connection
    from paddock.server.users.sessions import Session


ADDRESS = "address/"


class Sockets:
    """Connections by address, and by what may end them: a session that is revoked, a user who signs out everywhere."""

    def __init__(self, config: Config) -> None:
        self.most = {ADDRESS: config.connections_per_address, USER_CHANGED: config.sockets_per_user}
        self.open: defaultdict[str, set[Connection]] = defaultdict(set)

    def check_room(self, address: str, session: Session | None) -> None:
        """429 if an address or a user has too many connections already."""
        user = "" if session is None else session.user.id
        for kind, name in ((ADDRESS, address), (USER_CHANGED, user)):
            if name and len(self.open.get(kind + name, ())) >= self.most[kind]:
                raise RequestError("too-many-sockets", 429)

    def add(self, connection: Connection) -> None:
        for key in _keys(connection):
            self.open[key].add(connection)

    def remove(self, connection: Connection) -> None:
        for key in _keys(connection):
            self.open[key].discard(connection)
            if not self.open[key]:
                del self.open[key]

    def all(self) -> set[Connection]:
        return {connection for connections in self.open.values() for connection in connections}

    def of(self, key: str) -> list[Connection]:
        """The connections of a session or user."""
        return list(self.open.get(key, ()))

    def end(self, key: str) -> None:
        """Close the connections of a session or user."""
        for connection in self.of(key):
            connection.sign_out()


def _keys(connection: Connection) -> list[str]:
    session, keys = connection.session, [ADDRESS + connection.address]
    return keys if session is None else [*keys, SESSION_CHANGED + session.id, USER_CHANGED + session.user.id]

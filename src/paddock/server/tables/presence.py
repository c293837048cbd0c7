"""Presence: which browsers are connected to a table through this process, and which users through others."""

import asyncio
from collections.abc import Container

from paddock.server.messages import Reply
from paddock.server.tables.viewer import Viewer


class Presence:
    """The viewers of a table."""

    def __init__(self) -> None:
        self.viewers: list[Viewer] = []
        self.lock = asyncio.Lock()
        """Held while presence is stored, so that the last change is stored last."""
        self.elsewhere: frozenset[str] = frozenset()
        """The ids of the users who are connected through other processes."""

    def users(self) -> frozenset[str]:
        """The ids of all connected users."""
        return self.here() | self.elsewhere

    def here(self) -> frozenset[str]:
        """The ids of the users who are connected through this process."""
        return frozenset(viewer.user.id for viewer in self.viewers if viewer.user is not None)

    def spectators(self, seated: Container[str]) -> int:
        """How many viewers have no seat."""
        return sum(viewer.user is None or viewer.user.id not in seated for viewer in self.viewers)

    def tell_all(self, reply: Reply) -> None:
        for viewer in self.viewers:
            viewer.tell(reply)

    def wake_all(self) -> None:
        """Let every connection check what has changed about the table."""
        for viewer in self.viewers:
            viewer.wake.set()

    def refresh_all(self, first: int | None = None) -> None:
        """Send the latest state of the race to everyone, to the viewer of one seat first."""
        for viewer in sorted(self.viewers, key=lambda viewer: viewer.seat != first):
            viewer.refresh()

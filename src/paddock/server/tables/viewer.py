"""A browser at a table: from which seat it looks, and what waits to be sent to it."""

import asyncio
from collections import deque

from paddock import LogLine
from paddock.scene import Scene
from paddock.server.messages import Reply
from paddock.server.store.rows import User

MAX_QUEUED = 200
"""How many replies may be queued for a slow browser before it is disconnected."""


class Viewer:
    """One connected browser."""

    def __init__(self, user: User | None, seat: int | None, lang: str) -> None:
        self.user = user
        self.seat = seat
        self.has_looked = False
        """Whether the browser asked for this seat; otherwise it follows the user's own seat."""
        self.lang = lang
        self.is_visible = True
        """Whether the browser shows the table; for a tab in the background, options are not weighed."""
        self.wake = asyncio.Event()
        self.replies: deque[Reply] = deque()
        self.log: list[LogLine] = []
        """The log of which the browser has the first lines; shared, and longer than that while news wait to be sent."""
        self.lines = 0
        """How many lines of it the browser has."""
        self.scene: Scene | None = None
        """The scene the browser has."""
        self.is_current = False
        """Whether the browser has the latest state of the race."""
        self.ignored: frozenset[str] = frozenset()
        """The ids of users whose chat this one does not want to read."""
        self.was_delayed = False
        """Whether the viewer was behind a second ago: the end comes once they are not."""
        self.closed = False

    def tell(self, reply: Reply) -> None:
        """Queue a reply."""
        self.replies.append(reply)
        self.closed = self.closed or len(self.replies) > MAX_QUEUED
        self.wake.set()

    def refresh(self) -> None:
        """Send the latest state as soon as the connection is free."""
        self.is_current = False
        self.wake.set()

    def look(self, seat: int | None, lang: str) -> None:
        """Look from another seat or in another language; everything is sent again."""
        self.seat, self.lang, self.scene, self.has_looked = seat, lang, None, True
        self.log, self.lines = [], 0
        self.refresh()

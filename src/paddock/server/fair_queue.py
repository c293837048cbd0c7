"""A queue in front of something scarce, fair by key: users take turns, however much each of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from paddock.server.errors import RequestError

MAX_KEYS = 1000
"""How many keys may wait at once, where the number of those who wait is limited."""


class FairQueue:
    """Lets a few in at a time. Of those who wait, each key is served in turn, and each key first come, first served."""

    def __init__(self, places: int, per_key: int | None = None) -> None:
        self.free = places
        self.per_key = per_key
        """How many may wait under one key; None for any number."""
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a place and hold it; 503 if too many wait already."""
        await self._enter(key)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, key: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn = self._line_up(key)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            else:
                self._forget(key, turn)
            raise

    def _line_up(self, key: str) -> asyncio.Future[None]:
        line = self.waiting.get(key)
        if self.per_key is not None and (len(self.waiting) >= MAX_KEYS if line is None else len(line) >= self.per_key):
            raise RequestError("busy", 503)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, deque()).append(turn)
        return turn

    def _leave(self) -> None:
        """Let the first of the next key in."""
        while self.waiting:
            key, line = self.waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self.waiting[key] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def _forget(self, key: str, turn: asyncio.Future[None]) -> None:
        line = self.waiting.get(key)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self.waiting[key]

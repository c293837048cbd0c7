"""Whether the service can serve: something was stored a moment ago."""

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from paddock.server.background import Pool
from paddock.server.store import Database

FRESH_SECONDS = 1.0
"""How long a result is good for: many questions cause one write."""
PATIENCE = 3.0
"""How many seconds a write may take."""


class Readiness:
    """Tries a write, in a thread that nothing else uses."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.pool = Pool("readiness", 1)
        self.attempt: asyncio.Future[bool] | None = None
        self.tried = 0.0

    async def is_ready(self) -> bool:
        """Whether a write succeeds in time."""
        now = time.monotonic()
        if self.attempt is None or (self.attempt.done() and now - self.tried > FRESH_SECONDS):
            self.tried = now
            self.attempt = asyncio.ensure_future(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self.attempt), PATIENCE)
        except TimeoutError:
            return False

    async def _try(self) -> bool:
        try:
            await self.pool.run(self.database.try_write)
        except SQLAlchemyError:
            return False
        return True

    def close(self) -> None:
        self.pool.close()

"""Stores entries in batches: everything that arrives during one transaction, and shortly after, goes into the next."""

import asyncio
import logging
from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from paddock.server.background import Background
from paddock.server.errors import RequestError
from paddock.server.store.entries import EntryStore
from paddock.server.store.rows import Entry

MAX_BATCH = 100
GATHER_SECONDS = 0.015
"""The shortest time from one transaction to the next: under load they grow larger, not more."""
log = logging.getLogger(__name__)


class Pending(NamedTuple):
    """An entry that is not stored yet, and the future that tells when it is."""

    table: str
    entry: Entry
    stored: asyncio.Future[bool]


class EntryWriter:
    """Writes the entries of all tables, one transaction at a time."""

    def __init__(self, store: EntryStore, background: Background, on_write: Callable[[], None]) -> None:
        self.store = store
        self.background = background
        self.on_write = on_write
        self.queue: list[Pending] = []
        self.is_writing = False
        self.driven: Container[str] = ()
        """The tables that this process drives: the others are due when an entry is stored."""
        self.touched: set[str] = set()
        """Tables with new entries since `take_touched`."""

    async def write(self, table: str, entry: Entry) -> bool:
        """Store an entry; False if its number is taken, 503 if the database fails."""
        pending = Pending(table, entry, asyncio.get_running_loop().create_future())
        self.queue.append(pending)
        self.on_write()
        if not self.is_writing:
            self.is_writing = True
            self.background.spawn(self._write_all())
        return await pending.stored

    def take_touched(self) -> set[str]:
        """The tables written since the last call. Their rows are updated once a second, not with every entry."""
        touched, self.touched = self.touched, set()
        return touched

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.queue:
            began = loop.time()
            batch, self.queue = self.queue[:MAX_BATCH], self.queue[MAX_BATCH:]
            try:
                results = await self._store([(pending.table, pending.entry) for pending in batch])
            except SQLAlchemyError as error:
                log.error("cannot store entries", exc_info=error)
                _resolve(batch, [RequestError("not-ready", 503)] * len(batch))
            else:
                self.touched.update(pending.table for pending in batch)
                _resolve(batch, results)
            await asyncio.sleep(max(0.0, began + GATHER_SECONDS - loop.time()))
        self.is_writing = False

    async def _store(self, entries: list[tuple[str, Entry]]) -> list[bool]:
        """Store entries, with one retry: those stored by the first attempt are refused by their number."""
        try:
            return await self.background.run(self.store.add_all, entries, self.driven)
        except OperationalError as error:
            log.warning("retrying to store entries", extra={"error": str(error.orig)})
            return await self.background.run(self.store.add_all, entries, self.driven)


def _resolve(batch: list[Pending], results: Sequence[bool | Exception]) -> None:
    for pending, result in zip(batch, results, strict=True):
        if pending.stored.done():
            continue
        if isinstance(result, Exception):
            pending.stored.set_exception(result)
        else:
            pending.stored.set_result(result)

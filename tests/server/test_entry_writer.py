"""Entries are stored in batches, and every caller learns what became of its own."""

import asyncio
from collections.abc import AsyncIterator, Container, Iterable

import pytest
from sqlalchemy.exc import OperationalError

from paddock.server.background import Background
from paddock.server.errors import RequestError
from paddock.server.store.entries import EntryStore
from paddock.server.store.rows import Entry
from paddock.server.tables.entry_writer import GATHER_SECONDS, MAX_BATCH, EntryWriter


class MemoryStore(EntryStore):
    """Stores entries in memory, and fails as often as it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[tuple[str, Entry]]] = []
        self.stored: set[tuple[str, int]] = set()
        self.failures = 0

    def add_all(self, given: Iterable[tuple[str, Entry]], driven: Container[str] = ()) -> list[bool]:
        if self.failures:
            self.failures -= 1
            raise OperationalError("INSERT", {}, Exception("the database is away"))
        self.batches.append(list(given))
        results = [(table, entry.number) not in self.stored for table, entry in self.batches[-1]]
        self.stored |= {(table, entry.number) for table, entry in self.batches[-1]}
        return results


def entry(number: int) -> Entry:
    return Entry(number, "choose", 0, "gear-3", "person", 0.0)


@pytest.fixture
async def background() -> AsyncIterator[Background]:
    running = Background()
    yield running
    await running.cancel()
    running.close()


async def test_what_arrives_together_is_stored_together_but_not_too_much_at_once(background: Background) -> None:
    store = MemoryStore()
    writes: list[None] = []
    writer = EntryWriter(store, background, on_write=lambda: writes.append(None))

    results = await asyncio.gather(*(writer.write("table", entry(number)) for number in range(1, MAX_BATCH + 6)))

    assert all(results)
    assert [MAX_BATCH, 5] == [len(batch) for batch in store.batches]
    assert len(results) == len(writes)
    assert {"table"} == writer.take_touched()
    assert set() == writer.take_touched()


async def test_a_number_that_is_taken_is_refused(background: Background) -> None:
    writer = EntryWriter(MemoryStore(), background, on_write=lambda: None)

    assert await writer.write("one", entry(1))
    assert not await writer.write("one", entry(1))
    assert await writer.write("two", entry(1))


async def test_a_failed_transaction_is_tried_once_more_and_then_reported(background: Background) -> None:
    store = MemoryStore()
    writer = EntryWriter(store, background, on_write=lambda: None)

    store.failures = 1
    assert await writer.write("table", entry(1))

    store.failures = 2
    with pytest.raises(RequestError, match="not-ready"):
        await writer.write("table", entry(2))
    assert await writer.write("table", entry(2)), "the next one is stored again"


async def test_under_load_transactions_grow_larger_and_not_more(background: Background) -> None:
    store = MemoryStore()
    writer = EntryWriter(store, background, on_write=lambda: None)
    for number in range(1, 41):
        asyncio.get_running_loop().create_task(writer.write("table", entry(number)))
        await asyncio.sleep(GATHER_SECONDS / 10)
    await writer.write("table", entry(41))

    assert 1 == len(store.batches[0]), "the first does not wait"
    assert len(store.batches) <= 25
    assert 41 == sum(map(len, store.batches))

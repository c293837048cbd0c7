"""Tables are loaded once, and evicted when nobody needs them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import paddock
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store.rows import TableSettings
from paddock.server.tables import lobby
from paddock.server.tables.live import LiveTable
from paddock.server.tables.registry import IDLE_SECONDS
from paddock.server.tables.viewer import Viewer
from serving import config


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    running = Service(config(tmp_path))
    await running.open()
    yield running
    await running.close()


async def open_table(service: Service) -> LiveTable:
    ann = await service.run(service.users.add_guest, "Ann")
    seats = [lobby.NewSeat("me"), lobby.NewSeat("open")]
    setup = paddock.game("crazy-race").setup(2)
    return await lobby.create(service, ann, setup, seats, "link", TableSettings(), "en")


async def test_a_table_is_loaded_once_by_all_who_ask_at_the_same_time(service: Service) -> None:
    live = await open_table(service)
    service.tables.tables.clear()

    loaded = await asyncio.gather(*(service.tables.get(live.id) for _ in range(5)))

    assert 1 == len(set(map(id, loaded)))
    assert {} == service.tables.loading


async def test_an_unknown_table_is_404(service: Service) -> None:
    with pytest.raises(RequestError, match="no-such-table"):
        await service.tables.get("nowhere")


async def test_an_idle_table_is_evicted_unless_it_is_watched_or_pinned(service: Service) -> None:
    live = await open_table(service)

    service.tables.evict_idle(pinned=())
    assert [live.id] == service.tables.ids(), "it was just used"

    live.used -= IDLE_SECONDS + 1
    service.tables.evict_idle(pinned=(live.id,))
    assert [live.id] == service.tables.ids()

    viewer = Viewer(None, None, "en")
    live.connect(viewer)
    service.tables.evict_idle(pinned=())
    assert [live.id] == service.tables.ids()

    live.disconnect(viewer)
    service.tables.evict_idle(pinned=())
    assert [] == service.tables.ids()


async def test_what_changes_while_a_table_is_loaded_is_not_missed(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notification comes after the seats were read, and before the table is in memory."""
    opened = await open_table(service)
    service.tables.tables.clear()
    load = service.tables._load

    async def slow(id: str) -> LiveTable:  # noqa: A002
        live = await load(id)
        await service.run(service.store.chat.add, id, (await service.run(service.users.add_guest, "Bob")), "Hello")
        service.tables.notify(id)
        return live

    monkeypatch.setattr(service.tables, "_load", slow)
    live = await service.tables.get(opened.id)
    for _ in range(100):
        if live.said:
            break
        await asyncio.sleep(0.02)

    assert ["Hello"] == [line.text for line in live.said]
    assert {} == service.tables.changed


async def test_new_entries_cost_one_query_and_many_notices_one_refresh(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await open_table(service)
    live.connect(Viewer(None, None, "en"))
    asked: list[bool] = []

    async def refresh(_live: LiveTable, only_entries: bool = False) -> None:
        asked.append(only_entries)

    monkeypatch.setattr(LiveTable, "refresh", refresh)
    for _ in range(5):
        service.tables.notify(live.id, only_entries=True)
    await asyncio.sleep(0.05)
    assert [True] == asked

    service.tables.notify(live.id, only_entries=True)
    service.tables.notify(live.id)
    await asyncio.sleep(0.05)
    assert [True, False] == asked, "one of the two needs everything"

    service.tables.notify("unknown")
    assert {} == service.tables.changed


async def test_a_change_during_a_refresh_is_refreshed_again(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await open_table(service)
    live.connect(Viewer(None, None, "en"))
    asked: list[bool] = []

    async def refresh(_live: LiveTable, only_entries: bool = False) -> None:
        asked.append(only_entries)
        if len(asked) < 3:
            service.tables.notify(live.id, only_entries=True)
            await asyncio.sleep(0)

    monkeypatch.setattr(LiveTable, "refresh", refresh)
    service.tables.notify(live.id)
    await asyncio.sleep(0.05)

    assert [False, True, True] == asked
    assert {} == service.tables.changed

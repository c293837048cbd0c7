"""Presence: known to all processes, with a minute's grace; users who are away are still asked."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import paddock
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store import Store
from paddock.server.store.presence import GRACE_SECONDS
from paddock.server.store.rows import TableSettings, User
from paddock.server.store.schema import presence
from paddock.server.tables import lobby
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import NewSeat
from paddock.server.tables.viewer import Viewer
from serving import config


@pytest.fixture(params=["sqlite", "postgres"])
async def services(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Service, Service]]:
    """Two processes on PostgreSQL; on SQLite, the only one twice."""
    if request.param == "sqlite":
        only = Service(config(tmp_path))
        await only.open()
        yield only, only
        await only.close()
        return
    url = request.getfixturevalue("postgres")
    one, two = Service(config(tmp_path, database=url)), Service(config(tmp_path, database=url))
    await one.open()
    await two.open()
    yield one, two
    await one.close()
    await two.close()


async def two_players(service: Service) -> tuple[LiveTable, User, User]:
    ann, bob = [await service.run(service.users.add_guest, name) for name in ("Ann", "Bob")]
    seats = [NewSeat("me"), NewSeat("open")]
    live = await lobby.create(service, ann, paddock.game("crazy-race").setup(2), seats, "link", TableSettings(), "en")
    await lobby.join(service, live, bob, None)
    await lobby.start(service, live, ann)
    return live, ann, bob


def age(store: Store, seconds: float) -> None:
    """Let all presence be so much older."""
    with store.database.write() as connection:
        connection.execute(presence.update().values(seen=presence.c.seen - seconds))


async def settle(live: LiveTable) -> None:
    await asyncio.sleep(0.05)
    async with live.presence.lock:
        pass


async def test_nobody_is_replaced_who_is_connected_to_another_process_or_was_a_minute_ago(
    services: tuple[Service, Service],
) -> None:
    here, there = services
    live, ann, bob = await two_players(here)
    remote = await there.tables.get(live.id)
    viewer = Viewer(bob, 1, "en")
    remote.connect(viewer)
    await settle(remote)

    with pytest.raises(RequestError, match="not-gone"):
        await lobby.stand_in(here, live, ann, 1)
    await live.refresh()
    assert bob.id in live.presence.users()
    assert live.projection.table_view(ann, "en").seats[1].online

    remote.disconnect(viewer)
    await settle(remote)
    with pytest.raises(RequestError, match="not-gone"):
        await lobby.stand_in(here, live, ann, 1)
    await live.refresh()
    assert bob.id not in live.presence.users(), "not connected any more, but not gone either"

    age(here.store, GRACE_SECONDS + 1)
    await lobby.stand_in(here, live, ann, 1)
    assert live.seats[1].away


async def test_a_connection_is_confirmed_and_a_dead_process_known_by_its_silence(
    services: tuple[Service, Service],
) -> None:
    here, there = services
    live, _, bob = await two_players(here)
    remote = await there.tables.get(live.id)
    remote.connect(Viewer(bob, 1, "en"))
    await settle(remote)
    age(here.store, GRACE_SECONDS + 1)
    assert not here.store.presence.is_present(live.id, bob.id)

    there.store.presence.refresh()
    assert here.store.presence.is_present(live.id, bob.id)


async def test_users_who_are_away_are_still_asked(services: tuple[Service, Service]) -> None:
    here, _ = services
    live, _, bob = await two_players(here)
    await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])
    await lobby.leave(here, live, bob)

    await live.take_back(0, "ask")

    assert live.race.ask is not None
    assert (1,) == live.race.ask.waiting
    await live.take_back(1, "agree")
    assert 0 in live.race.match.to_move

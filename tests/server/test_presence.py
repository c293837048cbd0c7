"""Presence: known to all processes, with a minute's grace; users who are away are still asked."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

import paddock
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store import Store
from paddock.server.store.database import reads
from paddock.server.store.entries import EntryStore
from paddock.server.store.presence import GRACE_SECONDS
from paddock.server.store.rows import Entry, TableSettings, User
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


async def asking_for_a_decision_back(service: Service) -> LiveTable:
    """A table where Ann asks Bob, who leaves his seat to a bot, to let her take a decision back."""
    live, _, bob = await two_players(service)
    await decide(live)
    await live.take_back(0, "ask")
    await lobby.leave(service, live, bob)
    return live


def has_chosen(service: Service, live: LiveTable, seat: int) -> bool:
    return any(each.kind == "choose" and each.seat == seat for each in service.store.entries.of_table(live.id))


async def test_a_bot_waits_until_a_request_is_answered(services: tuple[Service, Service]) -> None:
    live = await asking_for_a_decision_back(services[0])
    with pytest.raises(RequestError, match="late"):
        await live.decide(1, live.race.asked[1], live.race.match.decision(1).codes[0], "bot")
    assert not has_chosen(services[0], live, 1)

    await live.take_back(1, "refuse")
    await until(lambda: has_chosen(services[0], live, 1))


async def test_a_bot_does_not_wait_for_ever(services: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.tables.live.ANSWER_SECONDS", 0.3)
    live = await asking_for_a_decision_back(services[0])
    await until(lambda: has_chosen(services[0], live, 1))


async def decide(live: LiveTable) -> None:
    seat = live.race.match.to_move[0]
    await live.decide(seat, live.race.asked[seat], live.race.match.decision(seat).codes[0])


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(1000):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it is still not so")


async def test_a_table_is_driven_where_it_is_played_and_sleeps_elsewhere(
    services: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = services
    live, ann, bob = await two_players(one)
    there = await two.tables.get(live.id)
    for user in (ann, bob):
        there.connect(Viewer(user, None, "en"))
    await decide(there)
    if one is two:
        await until(lambda: live.id in one.driver.tasks)
        return
    await until(lambda: live.id in two.driver.tasks and live.id not in one.driver.tasks)
    while live.race.number < there.race.number:  # the first process reads all there is before we count
        await one.tables.get(live.id)
        await asyncio.sleep(0.02)

    asked, read = Counter[str](), EntryStore.of_table

    @reads
    def counted(store: EntryStore, table: str, after: int = 0) -> list[Entry]:
        asked[table] += 1
        return read(store, table, after)

    monkeypatch.setattr(EntryStore, "of_table", counted)
    await decide(there)
    await until(lambda: live.id in one.tables.changed)
    await decide(there)
    assert not asked, "a process where nobody plays reads no entries"
    assert live.race.number < there.race.number

    assert live is await one.tables.get(live.id)
    assert live.race.number == there.race.number == 3


async def test_a_browser_that_comes_to_a_sleeping_table_sees_it_as_it_is(services: tuple[Service, Service]) -> None:
    one, two = services
    live, ann, bob = await two_players(one)
    there = await two.tables.get(live.id)
    there.connect(Viewer(bob, None, "en"))
    await decide(there)
    if one is two:
        return
    await until(lambda: live.id in two.driver.tasks and live.id not in one.driver.tasks)
    await decide(there)
    await until(lambda: live.id in one.tables.changed)

    live.connect(Viewer(ann, None, "en"))
    one.tables.wake(live)
    await until(lambda: live.race.number == there.race.number)
    await decide(there)
    await until(lambda: live.race.number == there.race.number)

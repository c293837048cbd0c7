"""Bots and clocks: owners take turns, bots pause while no one watches, and dormant tables cost nothing."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

import paddock
from paddock.server.bots import driver
from paddock.server.bots.pool import BotPool
from paddock.server.bots.worker import Question
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store import Store
from paddock.server.store.rows import Clock, Entry, Seat, Table, TableSettings, User
from paddock.server.store.schema import NEVER, tables
from paddock.server.tables import lobby
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import NewSeat
from paddock.server.tables.viewer import Viewer
from serving import config

GAME = "crazy-race"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    running = Service(config(tmp_path))
    await running.open()
    yield running
    await running.close()


async def race(service: Service, *seats: str, clock: Clock | None = None) -> tuple[LiveTable, User]:
    """A race that has started, with seats `me` and `bot`."""
    ann = await service.run(service.users.add_guest, "Ann")
    wanted = [NewSeat("me") if seat == "me" else NewSeat("bot", "level-1") for seat in seats]
    settings = TableSettings(clock or Clock())
    setup = paddock.game(GAME).setup(len(seats))
    live = await lobby.create(service, ann, setup, wanted, "link", settings, "en")
    await lobby.start(service, live, ann)
    return live, ann


async def until(is_so: object, seconds: float = 15.0) -> None:
    limit = time.monotonic() + seconds
    while not is_so():  # type: ignore[operator]
        assert time.monotonic() < limit
        await asyncio.sleep(0.02)


def due(service: Service, table: str) -> float:
    with service.store.database.read() as connection:
        row = connection.execute(tables.select().where(tables.c.id == table)).mappings().one()
    return float(row["due"])


async def test_owners_take_turns_however_many_tables_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, 5.0)
    asked: list[str] = []

    async def ask(question: Question) -> str:
        asked.append(question.level)
        await asyncio.sleep(0.001)
        return ""

    monkeypatch.setattr(pool, "_ask", ask)
    match = paddock.game(GAME).new(2, seed="1")
    greedy = [asyncio.ensure_future(pool.decide(match, 0, "greedy", "greedy")) for _ in range(120)]
    await asyncio.sleep(0)
    await pool.decide(match, 0, "modest", "modest")

    assert len(asked) <= 3
    assert "modest" == asked[-1]
    await asyncio.gather(*greedy)
    assert 121 == len(asked)


async def test_bots_pause_where_nobody_watches(service: Service) -> None:
    live, _ = await race(service, "bot", "bot")
    await until(lambda: NEVER == due(service, live.id))
    assert 0 == live.race.number

    viewer = Viewer(None, None, "en")
    live.connect(viewer)
    await until(lambda: live.race.number >= 2)
    live.disconnect(viewer)
    await until(lambda: live.id not in service.driver.tasks)
    number = live.race.number
    await asyncio.sleep(0.2)
    assert number == live.race.number


async def test_a_race_that_all_players_have_left_pauses_too(service: Service) -> None:
    live, ann = await race(service, "me", "bot")
    await until(lambda: live.race.number == 1)

    await lobby.leave(service, live, ann)
    await until(lambda: live.id not in service.driver.tasks)
    assert live.race.number <= 3

    await lobby.come_back(service, live, ann)
    while not sum(entry.seat == 1 for entry in live.entries) >= 2:
        await until(lambda: 0 in live.race.match.to_move)
        await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])


async def test_an_idle_table_rests_until_something_happens(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LINGER_SECONDS", 0.05)
    live, _ = await race(service, "me", "bot")
    await until(lambda: live.race.number == 1 and NEVER == due(service, live.id))
    service.tables.tables.clear()

    live = await service.tables.get(live.id)
    codes = live.race.match.decision(0).codes
    await live.decide(0, live.race.asked[0], codes[0])
    assert 0.0 == due(service, live.id), "due in the same transaction: the next process would find it"
    while not sum(entry.seat == 1 for entry in live.entries) >= 2:
        await until(lambda: 0 in live.race.match.to_move)
        await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])


async def test_a_resting_table_wakes_when_its_clock_runs_out(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LINGER_SECONDS", 0.05)
    live, _ = await race(service, "me", "bot", clock=Clock("decision", 1.5))
    await until(lambda: live.race.number == 1 and live.id not in service.driver.tasks)
    assert 0.0 < due(service, live.id) < time.time() + 1.5
    service.tables.tables.clear()

    await until(lambda: live.id in service.tables.tables, 5)
    again = await service.tables.get(live.id)
    again.loaded -= 60  # no grace
    await until(lambda: any(entry.actor == "clock" for entry in again.entries))


async def test_a_user_has_so_many_races_at_once(service: Service) -> None:
    service.config = replace(service.config, running_tables=2)
    live, ann = await race(service, "me", "bot")
    seats = [NewSeat("me"), NewSeat("bot", "level-1")]
    two = [await lobby.create(service, ann, live.table.setup, seats, "link", TableSettings(), "en") for _ in range(2)]
    await lobby.start(service, two[0], ann)
    with pytest.raises(RequestError, match="too-many-races"):
        await lobby.start(service, two[1], ann)


def fill(store: Store, count: int, due: float) -> None:
    """Running races of two users who are in no hurry."""
    store.users.add(User("ann", "Ann"))
    setup = paddock.game(GAME).setup(2, names=("Ann", "Bob"))
    table = Table("t", setup, paddock.game(GAME).revision, TableSettings(), "ann", "public", "running", "7", 0.0, 0.0)
    store.tables.add(table, [Seat(0, "ann"), Seat(1, "ann")])
    store.entries.add_all([("t", Entry(1, "choose", 0, "x", "person", 0.0))])
    with store.database.write() as connection:
        row = connection.execute(tables.select()).mappings().one()
        values = {column.key: row[column] for column in tables.c} | {"due": due}
        rows = [values | {"id": f"t{number}"} for number in range(count)]
        connection.execute(tables.insert(), rows)
        connection.execute(tables.update().where(tables.c.id == "t").values(due=due))


async def test_ten_thousand_dormant_tables_cost_nothing(tmp_path: Path) -> None:
    settings = config(tmp_path)
    store = Store(settings.database_url)
    store.database.migrate()
    fill(store, 10_000, NEVER)
    store.close()

    began = time.perf_counter()
    service = Service(settings)
    await service.open()
    await service.driver.claim()

    assert time.perf_counter() - began < 2.0
    assert not service.tables.tables
    assert not service.driver.tasks
    await service.close()


def test_leases_are_taken_by_one_process_and_renewed_together(postgres: str) -> None:
    one, two = Store(postgres, "one"), Store(postgres, "two")
    one.database.migrate()
    fill(one, 30, 0.0)

    first = one.leases.claim_due(5.0, 20, set())
    second = two.leases.claim_due(5.0, 20, set())
    assert (20, 11) == (len(first), len(second))
    assert not set(first) & set(second)
    assert not two.leases.claim(first[0], 5.0)
    assert one.leases.claim(first[0], 5.0), "one's own can be claimed again"

    statements: list[str] = []
    sa.event.listen(one.database.engine, "before_cursor_execute", lambda *what: statements.append(what[2]))
    one.leases.renew(5.0)
    assert 1 == len(statements)

    one.leases.rest(first[0], 0, None)
    assert two.leases.claim(first[0], 5.0)
    one.leases.release()
    two.leases.release()
    with one.database.write() as connection:
        connection.execute(tables.update().values(status="over"))
    one.close()
    two.close()

"""Downtime is not the players': it is taken from nobody's time bank."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

import paddock
from paddock.server.clock import now
from paddock.server.config import Config
from paddock.server.service import Service
from paddock.server.store import Store
from paddock.server.store.outages import HEARTBEAT, OUTAGE_SECONDS
from paddock.server.store.rows import Clock, TableSettings
from paddock.server.store.schema import entries, facts, outages, tables
from paddock.server.tables import lobby
from paddock.server.tables.ledger import ledger_of
from paddock.server.tables.lobby import NewSeat
from serving import config, new_database

BANK = Clock("bank", 5.0, 300.0)
DOWN = 7200.0


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    more = {} if request.param == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
    return config(tmp_path, **more)


def let_time_pass(store: Store, seconds: float, is_down: bool) -> None:
    """Everything that is stored happened earlier; the last heartbeat as well if the service was down since."""
    with store.database.write() as connection:
        connection.execute(entries.update().values(at=entries.c.at - seconds))
        connection.execute(tables.update().values(changed=tables.c.changed - seconds, due=0.0))
        if is_down:
            beat = sa.select(facts.c.value).where(facts.c.name == HEARTBEAT)
            earlier = float(connection.execute(beat).scalar_one()) - seconds
            connection.execute(facts.update().where(facts.c.name == HEARTBEAT).values(value=str(earlier)))


async def opened(settings: Config) -> tuple[Service, str]:
    """A service with a race of two people with time banks, one decision old."""
    service = Service(settings)
    await service.open()
    ann, bob = [await service.run(service.users.add_guest, name) for name in ("Ann", "Bob")]
    seats, table = [NewSeat("me"), NewSeat("open")], TableSettings(BANK)
    live = await lobby.create(service, ann, paddock.game("crazy-race").setup(2), seats, "link", table, "en")
    await lobby.join(service, live, bob, None)
    await lobby.start(service, live, ann)
    seat = live.race.match.to_move[0]
    await live.decide(seat, live.race.asked[seat], live.race.match.decision(seat).codes[0])
    return service, live.id


@pytest.mark.parametrize("is_down", [True, False])
async def test_downtime_is_not_charged_to_time_banks(settings: Config, is_down: bool) -> None:
    service, table = await opened(settings)
    await service.close()
    store = Store(settings.database_url)
    let_time_pass(store, DOWN, is_down)
    store.close()

    service = Service(settings)
    await service.open()
    live = await service.tables.get(table)
    seat = live.race.match.to_move[0]
    left = live.race.deadline(seat)
    assert left is not None
    if is_down:
        assert 290 < left - now() <= 306, "the bank is as full as it was"
        await live.decide(seat, live.race.asked[seat], live.race.match.decision(seat).codes[0])
        assert max(live.race.used) < 30
        assert 1 == sum(entry.kind == "pause" for entry in live.entries)
    else:
        assert left < now(), "who thinks for two hours while the service runs has used the bank up"
    numbers = [entry.number for entry in live.entries]
    assert list(range(1, len(numbers) + 1)) == numbers
    assert live.race.used == ledger_of(live.table, live.entries).used
    await service.close()

    service = Service(settings)  # the same outage does not count twice
    await service.open()
    again = await service.tables.get(table)
    assert sum(entry.kind == "pause" for entry in again.entries) == int(is_down)
    await service.close()


async def test_two_processes_note_an_outage_once(settings: Config) -> None:
    service, table = await opened(settings)
    let_time_pass(service.store, DOWN, is_down=True)
    service.tables.tables.clear()
    found = await asyncio.gather(*(service.run(service.store.outages.beat) for _ in range(4)))
    assert 1 == sum(found)
    with service.store.database.read() as connection:
        [(began, ended)] = connection.execute(sa.select(outages)).all()
    assert abs(ended - began - DOWN) < OUTAGE_SECONDS
    live = await service.tables.get(table)
    await asyncio.gather(*(live.account_for_outages() for _ in range(3)))
    assert 1 == sum(entry.kind == "pause" for entry in live.entries)
    await service.close()

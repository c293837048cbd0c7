"""Time: a step of the wall clock plays nobody's decisions and takes nobody's time."""

import asyncio
import time
from pathlib import Path

import pytest

import paddock
from paddock.server.clock import CLOCK, ServiceClock
from paddock.server.service import Service
from paddock.server.store.rows import Clock, TableSettings
from paddock.server.tables import lobby
from paddock.server.tables.clocks import deadline
from paddock.server.tables.ledger import ledger_of
from paddock.server.tables.lobby import NewSeat
from serving import config


class Times:
    """A wall clock and a monotonic one, by hand."""

    wall = 1000.0
    elapsed = 5.0

    def clock(self) -> ServiceClock:
        return ServiceClock(lambda: self.wall, lambda: self.elapsed)

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_time_goes_on_until_the_clocks_are_compared_and_then_follows(step: float) -> None:
    times = Times()
    clock = times.clock()
    times.pass_by(10)
    assert not clock.compare()
    times.wall += step
    assert 1010.0 == clock.now()
    assert clock.compare()
    assert 1010.0 + step == clock.now() == clock.corrected
    times.pass_by(1)
    assert not clock.compare()
    assert 1011.0 + step == clock.now()


def test_small_differences_are_evened_out() -> None:
    times = Times()
    clock = times.clock()
    times.wall += 1.0
    for _ in range(60):
        assert not clock.compare()
    assert abs(clock.now() - times.wall) < 0.01
    assert 0.0 == clock.corrected


@pytest.mark.parametrize("step", [7200.0, -7200.0])
@pytest.mark.parametrize("clock", [Clock("decision", 60.0), Clock("bank", 5.0, 120.0), Clock("days", 3600.0)])
async def test_a_step_of_the_wall_clock_plays_nobodys_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: float, clock: Clock
) -> None:
    monkeypatch.setattr(CLOCK, "offset", CLOCK.offset)
    monkeypatch.setattr(CLOCK, "corrected", CLOCK.corrected)
    service = Service(config(tmp_path))
    await service.open()
    ann = await service.run(service.users.add_guest, "Ann")
    setup = paddock.game("crazy-race").setup(2)
    seats = [NewSeat("me"), NewSeat("me", name="Bob")]
    live = await lobby.create(service, ann, setup, seats, "hot-seat", TableSettings(clock), "en")
    await lobby.start(service, live, ann)
    for _ in range(100):
        await asyncio.sleep(0.02)
        if live.id in service.driver.tasks:
            break

    monkeypatch.setattr(CLOCK, "wall", lambda: time.time() + step)
    for _ in range(200):
        await asyncio.sleep(0.02)
        if live.race.number:
            break

    assert ["pause"] == [entry.kind for entry in live.entries]
    until = deadline(live.race, live.loaded, 0)
    assert until is not None
    assert until > CLOCK.now() + min(clock.seconds + clock.bank, 600) - 5
    await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])
    assert live.race.used[0] < 5.0
    assert live.race.used == ledger_of(live.table, live.entries).used
    await service.close()

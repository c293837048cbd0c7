"""Drives the bots and clocks of the tables on which this process holds a lease."""

import asyncio
import time

from paddock.server.background import Background
from paddock.server.bots.pool import BotPool
from paddock.server.config import Config
from paddock.server.errors import RequestError
from paddock.server.store.leases import LeaseStore
from paddock.server.tables.clocks import is_out_of_time, next_deadline
from paddock.server.tables.live import LiveTable
from paddock.server.tables.registry import TableRegistry

RETRY_SECONDS = 0.01


class Driver:
    """Decides for bots, and for users who are away or out of time. One task per table."""

    def __init__(self, config: Config, leases: LeaseStore, background: Background, tables: TableRegistry) -> None:
        self.config = config
        self.leases = leases
        self.background = background
        self.tables = tables
        self.bots = BotPool(config.bot_workers, config.bot_seconds)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        """The tables being driven."""

    async def claim(self) -> None:
        """Renew the leases, take free ones, and drive their tables."""
        for id in await self.background.run(self.leases.claim, self.config.lease):  # noqa: A001
            self.drive(id)

    def drive(self, id: str) -> None:  # noqa: A002
        """Drive a table until its race is over."""
        if id not in self.tasks and id not in self.leases.database.quarantine:
            task = self.background.spawn(self._drive(id))
            self.tasks[id] = task
            task.add_done_callback(lambda _: self.tasks.pop(id, None))

    async def close(self) -> None:
        """Stop the bots and give the leases back; the tasks have been cancelled before."""
        await self.bots.close()
        await self.background.run(self.leases.release)

    async def _drive(self, id: str) -> None:  # noqa: A002
        try:
            live = await self.tables.get(id)
        except RequestError:
            return  # it is damaged, which is in the log
        while live.ledger is not None and not live.ledger.match.over:
            live.race_event.clear()
            seat = _seat_due(live)
            if seat is None:
                await _wait(live)
            else:
                await self._decide_for(live, seat)

    async def _decide_for(self, live: LiveTable, seat: int) -> None:
        race, taken = live.race, live.seats[seat]
        asked, number = race.asked[seat], race.number
        code = await self.bots.decide(race.match, seat, taken.bot or live.table.settings.stand_in)
        await self._keep_pace(live)
        if number != race.number and asked != race.asked[seat]:
            return
        try:
            await live.decide(seat, asked, code, "bot" if taken.is_driven else "clock")
        except RequestError:
            await asyncio.sleep(RETRY_SECONDS)  # the race or the seat has changed meanwhile

    async def _keep_pace(self, live: LiveTable) -> None:
        """Wait until viewers have had time to see the last decision."""
        if live.presence.viewers and len(live.race.match.to_move) == 1:
            since = live.entries[-1].at if live.entries else 0.0
            await asyncio.sleep(max(0.0, since + self.config.bot_pace - time.time()))


def _seat_due(live: LiveTable) -> int | None:
    """A seat for which a bot decides now: its own, or one that is out of time."""
    for seat in live.race.match.to_move:
        if live.seats[seat].is_driven or is_out_of_time(live.race, live.loaded, seat):
            return seat
    return None


async def _wait(live: LiveTable) -> None:
    """Wait until the table changes or a clock runs out."""
    until = next_deadline(live.race, live.loaded)
    seconds = None if until is None else max(0.0, until - time.time())
    try:
        await asyncio.wait_for(live.race_event.wait(), seconds)
    except TimeoutError:
        return

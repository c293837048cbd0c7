"""All tables of this process: loaded when somebody comes, looked after while bots or clocks run, let go when idle."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError

import paddock
from paddock.server import views
from paddock.server.bot_pool import BotPool
from paddock.server.catalogue import catalogue, picture
from paddock.server.config import Config
from paddock.server.errors import Sorry
from paddock.server.ledger import opening
from paddock.server.live import LiveTable
from paddock.server.memory import Memory
from paddock.server.messages import Goodbye
from paddock.server.metrics import LIVE_TABLES
from paddock.server.rows import Entry
from paddock.server.store import Store

P = ParamSpec("P")
R = TypeVar("R")
IDLE_SECONDS = 300.0
SWEEP_SECONDS = 1.0
MOST_TOGETHER = 100
log = logging.getLogger(__name__)


def _answer(batch: list[tuple[str, Entry, asyncio.Future[bool]]], answers: Sequence[bool | Exception]) -> None:
    for (_, _, kept), answer in zip(batch, answers, strict=True):
        if kept.done():
            continue
        if isinstance(answer, Exception):
            kept.set_exception(answer)
        else:
            kept.set_result(answer)


class Hub:
    """The tables of this process, and the means to store, think and wake."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database_url)
        self.name = secrets.token_hex(6)
        self.store.origin = self.name
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="store")
        self.unwritten: list[tuple[str, Entry, asyncio.Future[bool]]] = []
        self.is_writing = False
        self.touched: set[str] = set()
        self.bots = BotPool(config.bot_workers, config.bot_seconds)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.memory = Memory()

    async def run(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call something that blocks, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: do(*args, **kwargs))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; its failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def keep(self, table: str, entry: Entry) -> bool:
        """Store an entry; False where its number is taken. What comes while the disk is busy is stored together."""
        kept: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.unwritten.append((table, entry, kept))
        self.memory.use()
        if not self.is_writing:
            self.is_writing = True
            self.spawn(self._write())
        return await kept

    async def _write(self) -> None:
        while self.unwritten:
            batch, self.unwritten = self.unwritten[:MOST_TOGETHER], self.unwritten[MOST_TOGETHER:]
            try:
                kept = await self._store([(table, entry) for table, entry, _ in batch])
            except SQLAlchemyError as error:
                log.error("entries cannot be stored", exc_info=error)
                _answer(batch, [Sorry("not-ready", 503)] * len(batch))
            else:
                self.touched.update(table for table, _, _ in batch)
                _answer(batch, kept)
        self.is_writing = False

    async def _store(self, entries: list[tuple[str, Entry]]) -> list[bool]:
        """Store entries; once more where the database was away for a moment: what it has, it refuses by its number."""
        try:
            return await self.run(self.store.add_entries, entries)
        except OperationalError as error:
            log.warning("entries are stored once more", extra={"error": str(error.orig)})
            return await self.run(self.store.add_entries, entries)

    async def _touch(self) -> None:
        """Note which tables were played at: not with every decision, for that would be twice the work."""
        some, self.touched = self.touched, set()
        if some:
            await self.run(self.store.touch, some)

    # From start to end

    async def open(self) -> None:
        """Prepare the database and take up what was being played."""
        await self.run(self.store.migrate)
        if self.store.is_postgres:
            from paddock.server.listener import Listener  # its driver is installed where PostgreSQL is used

            Listener(self).start()
        self.spawn(self._sweep())
        self.spawn(self._warm_up())

    async def _warm_up(self) -> None:
        """Make what the first visitor wants to see before somebody waits for it."""
        for lang in paddock.LANGUAGES if self.config.warm else ():
            await asyncio.to_thread(catalogue, lang)
            for game in paddock.games():
                await asyncio.to_thread(picture, game, lang)
        self.memory.settle()

    async def close(self) -> None:
        """Say goodbye and leave the tables to others."""
        self.closing = True
        self.memory.leave()
        for table in self.live.values():
            for viewer in table.viewers:
                viewer.tell(Goodbye())
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        await self.run(self.store.release, self.name)
        self.threads.shutdown()
        self.store.close()

    # Tables

    async def table(self, id: str) -> LiveTable:  # noqa: A002
        """A table by its id, in memory."""
        found = self.live.get(id)
        if found is None:
            async with self.loading.setdefault(id, asyncio.Lock()):
                found = self.live.get(id) or await self._load(id)
            self.loading.pop(id, None)
        found.used = time.time()
        return found

    async def _load(self, id: str) -> LiveTable:  # noqa: A002
        table = await self.run(self.store.table, id)
        if table is None:
            raise Sorry("no-such-table", 404)
        live = LiveTable(self, table, await self.run(self.store.seats, id), await self.run(self.store.said, id))
        if table.status != "open":
            await asyncio.to_thread(opening, table)
            live.open_race(await self.run(self.store.entries, id))
        if live.ledger is not None and live.ledger.match.over and table.status == "running":
            await self.run(self.store.change_table, id, "running", status="over")
        self.live[id] = live
        LIVE_TABLES.set(len(self.live))
        return live

    def wake(self, id: str) -> None:  # noqa: A002
        """Another process changed a table."""
        live = self.live.get(id)
        if live is not None and not self.closing:
            self.spawn(live.refresh())

    # Bots and clocks

    async def _sweep(self) -> None:
        """Every second: take on tables that nobody looks after, let go of those that nobody needs."""
        while True:
            try:
                for id in await self.run(self.store.claim, self.name, self.config.lease):  # noqa: A001
                    self.drive(id)
                await self._touch()
                self._let_go()
                self._move_the_delayed()
                self.memory.tidy()
            except (OSError, SQLAlchemyError) as error:
                log.error("sweep failed", exc_info=error)
            await asyncio.sleep(SWEEP_SECONDS)

    def _let_go(self) -> None:
        limit = time.time() - IDLE_SECONDS
        for id, live in list(self.live.items()):  # noqa: A001
            if not live.viewers and live.used < limit and id not in self.drivers:
                del self.live[id]
        LIVE_TABLES.set(len(self.live))

    def _move_the_delayed(self) -> None:
        for live in self.live.values():
            for viewer in live.viewers:
                if live.is_delayed(viewer):
                    viewer.refresh()

    def drive(self, id: str) -> None:  # noqa: A002
        """Look after the bots and the clocks of a table."""
        if id not in self.drivers:
            task = self.spawn(self._drive(id))
            self.drivers[id] = task
            task.add_done_callback(lambda _: self.drivers.pop(id, None))

    async def _drive(self, id: str) -> None:  # noqa: A002
        live = await self.table(id)
        while live.ledger is not None and not live.ledger.match.over:
            live.stirred.clear()
            seat = self._due(live)
            if seat is None:
                await self._wait(live)
            else:
                await self._decide_for(live, seat)

    def _due(self, live: LiveTable) -> int | None:
        """A seat that a bot decides for now: its own, or one whose time is out."""
        ledger = live.race
        for seat in ledger.match.to_move:
            if live.seats[seat].is_driven or self._is_out_of_time(live, seat):
                return seat
        return None

    @staticmethod
    def _is_out_of_time(live: LiveTable, seat: int) -> bool:
        until = views.deadline(live.race, live.loaded, seat)
        return until is not None and time.time() >= until

    @staticmethod
    async def _wait(live: LiveTable) -> None:
        """Until something changes at the table, or somebody's time is out."""
        ends = (views.deadline(live.race, live.loaded, seat) for seat in live.race.match.to_move)
        until = min((end for end in ends if end is not None), default=None)
        seconds = None if until is None else max(0.0, until - time.time())
        try:
            await asyncio.wait_for(live.stirred.wait(), seconds)
        except TimeoutError:
            return

    async def _decide_for(self, live: LiveTable, seat: int) -> None:
        race, sitting = live.race, live.seats[seat]
        asked, number = race.asked[seat], race.number
        code = await self.bots.decide(race.match, seat, sitting.bot or live.table.plan.stand_in)
        if live.viewers and len(race.match.to_move) == 1:
            since = live.entries[-1].at if live.entries else 0.0
            await asyncio.sleep(max(0.0, since + self.config.bot_pace - time.time()))
        if number == race.number or asked == race.asked[seat]:
            try:
                await live.decide(seat, asked, code, "bot" if sitting.is_driven else "clock")
            except Sorry:
                await asyncio.sleep(0.01)  # somebody decided, undid or came back meanwhile: look again

"""The service as a whole: what it is made of, how it starts and stops, and what it does every second."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

import paddock
from paddock.core import sheets
from paddock.server.background import Background
from paddock.server.bots.driver import Driver
from paddock.server.cached_replies import CachedReplies
from paddock.server.catalogue import catalogue
from paddock.server.clock import CLOCK
from paddock.server.clubs.keeper import Keeper
from paddock.server.coach.reviews import Reviews
from paddock.server.config import Config
from paddock.server.fair_queue import FairQueue
from paddock.server.garbage import SWEEP_SECONDS, GarbageCollector
from paddock.server.moderation.bans import Bans
from paddock.server.moderation.follower import Follower
from paddock.server.notify.office import PostOffice
from paddock.server.notify.owed import Noting
from paddock.server.pictures import picture
from paddock.server.quotas import Quotas
from paddock.server.rate_limits import RateLimits
from paddock.server.readiness import Readiness
from paddock.server.replays.cache import ReplayCache
from paddock.server.replays.reports import Reports
from paddock.server.sockets import Sockets
from paddock.server.store import Store
from paddock.server.store.entries import ENTRIES_ADDED
from paddock.server.store.ignored import IGNORED_CHANGED
from paddock.server.store.outages import BEAT_SECONDS
from paddock.server.store.presence import REFRESH_SECONDS
from paddock.server.store.rows import User
from paddock.server.store.sessions import SESSION_CHANGED, USER_CHANGED
from paddock.server.store.watching import REPLAY_MOVED
from paddock.server.tables.entry_writer import EntryWriter
from paddock.server.tables.registry import TableRegistry
from paddock.server.tables.results import Results
from paddock.server.users.accounts import Accounts
from paddock.server.users.sessions import Session, Sessions
from paddock.server.users.users import Users
from paddock.server.workshop.clinic import Clinic

if TYPE_CHECKING:
    from paddock.server.store.listener import Listener

MAINTENANCE_SECONDS = 1.0
TIDY_SECONDS = 3600.0
log = logging.getLogger(__name__)


class Service:
    """One process of the service."""

    sessions: Sessions
    """Made by `open`: its key is in the database."""
    office: PostOffice
    """The same."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.background = Background()
        self.store = Store(config.database_url, process=secrets.token_hex(6))
        self.garbage = GarbageCollector()
        self.writer = EntryWriter(self.store.entries, self.background, on_write=self.garbage.note_activity)
        self.tables = TableRegistry(self.store, self.background, self.writer)
        calling = config.calling
        noting = Noting(self.store.calls, self.background, calling.delay, calling.is_on)
        self.driver = Driver(config, self.store.leases, self.background, self.tables, noting)
        self.writer.driven = self.tables.driven = self.driver.tasks
        self.users = Users(self.store)
        self.keeper = Keeper(self.store)
        self.replays = ReplayCache(self.store.records)
        self.results = Results()
        self.reviews = Reviews(self.background)
        self.reports = Reports()
        self.quotas = Quotas(config, self.store)
        self.cached_replies = CachedReplies()
        self.rate_limits = RateLimits(config)
        self.accounts = Accounts(self.store, self.background, self.rate_limits.account_sign_ins)
        self.drawing_board = FairQueue(1, per_key=2)
        """Whose circuit is drawn: one at a time, so that races go on."""
        self.clinic = Clinic()
        self.sockets = Sockets(config)
        self.bans = Bans()
        self.follower = Follower(self)
        self.readiness = Readiness(self.store.database)
        self.run = self.background.run
        self.listener: Listener | None = None
        self.is_closing = False

    async def open(self) -> None:
        """Claim and migrate the database, and start the background tasks."""
        self.store.database.claim()
        await self.run(self.store.database.migrate)
        sheets.sources.append(self.store.sheets.text)
        self.sessions = await self.run(Sessions, self.store)
        self.office = await self.run(PostOffice, self.config.calling, self.store, self.background, self.tables)
        await self.follower.start()
        await self.run(self.store.outages.beat)
        await self.run(self.store.presence.recover)
        await self.run(self.store.ratings.enter_new)  # races that ended as a process died
        if self.store.database.is_postgres:
            from paddock.server.store.listener import Listener  # needs a driver that SQLite users need not install

            self.listener = Listener(self.store.database, self.tables.ids, self._concerns, self.changed)
            self.listener.start()
        self.background.spawn(self._maintain())
        self.background.spawn(self._refresh_presence())
        self.background.spawn(self._beat())
        self.background.spawn(self._tidy())
        self.background.spawn(self._hold_races())
        self.background.spawn(self._warm_up())
        self.office.start()

    def changed(self, name: str) -> None:
        """A table was changed by another process, sessions were ended, or a user ignores others."""
        if name.startswith((SESSION_CHANGED, USER_CHANGED)):
            self.sockets.end(name)
        elif name.startswith(IGNORED_CHANGED):
            for connection in self.sockets.of(USER_CHANGED + name.removeprefix(IGNORED_CHANGED)):
                self.background.spawn(connection.ignoring_changed())
        elif name.startswith(REPLAY_MOVED):
            self.background.spawn(self._replay_moved(name.removeprefix(REPLAY_MOVED)))
        else:
            self.tables.notify(name.removeprefix(ENTRIES_ADDED), only_entries=name.startswith(ENTRIES_ADDED))

    async def _replay_moved(self, table: str) -> None:
        """The leader of a shared replay has moved, through another process."""
        from paddock.server.watching.sharing import load  # it needs tables, which need the service

        if table in self.tables.tables:
            await load(self, self.tables.tables[table])

    def _concerns(self, name: str) -> bool:
        """Whether a change matters to this process: all but those of tables that are not in its memory."""
        table = name.removeprefix(ENTRIES_ADDED).removeprefix(REPLAY_MOVED)
        return "/" in table or self.tables.knows(table)

    async def end_session(self, session: Session) -> None:
        """Sign out on one device."""
        await self.run(self.sessions.revoke, session)
        await self.run(self.store.contacts.end_session, session.id)
        self.sockets.end(SESSION_CHANGED + session.id)

    async def end_all_sessions(self, user: User) -> None:
        """Sign out on all devices."""
        await self.run(self.sessions.revoke_all, user)
        self.sockets.end(USER_CHANGED + user.id)

    async def _warm_up(self) -> None:
        """Build what the first visitors will ask for."""
        if self.config.warm:
            await self.driver.bots.warm(paddock.games())
        for lang in paddock.LANGUAGES if self.config.warm else ():
            await asyncio.to_thread(catalogue, lang)
            for game in paddock.games():
                await asyncio.to_thread(picture, game, lang)
        self.garbage.take_over()
        self.background.spawn(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.garbage.sweep()

    async def _maintain(self) -> None:
        """Every second: renew leases, note which tables changed, drop idle ones, collect garbage if it is quiet."""
        while True:
            try:
                self._check_clock()
                await self.driver.claim()
                await self._touch_tables()
                await self.follower.catch_up()
                self.tables.evict_idle(pinned=self.driver.tasks)
                self.tables.refresh_delayed_viewers()
                self.garbage.collect_if_due()
            except (OSError, SQLAlchemyError) as error:
                log.error("maintenance failed", exc_info=error)
            await asyncio.sleep(MAINTENANCE_SECONDS)

    def _check_clock(self) -> None:
        if CLOCK.compare():
            log.warning("the clock of this machine was set; players' clocks are paused")
            self.driver.pause_clocks()

    async def _beat(self) -> None:
        """Note every few seconds that this process serves; after a gap, players get their time back."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if await self.run(self.store.outages.beat):
                    for live in list(self.tables):
                        self.background.spawn(live.account_for_outages())
            except (OSError, SQLAlchemyError) as error:
                log.error("no heartbeat", exc_info=error)

    async def _hold_races(self) -> None:
        """Open the tables of clubs' races when their day comes, and file the results of races and matches."""
        from paddock.server.clubs import matches, racing  # they need tables, which need the service

        while True:
            try:
                await racing.step(self)
                await matches.step(self)
            except (OSError, SQLAlchemyError) as error:
                log.error("a season cannot go on", exc_info=error)
            await asyncio.sleep(MAINTENANCE_SECONDS)

    async def _tidy(self) -> None:
        """Remove every hour what the owner's policy does not keep."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.tidy()
            except (OSError, SQLAlchemyError) as error:
                log.error("tidying failed", exc_info=error)

    async def tidy(self) -> None:
        removed = await self.run(self.store.housekeeping.tidy, self.config.keep)
        await self.run(self.store.seeks.forget_old)
        removed["sheets"] = await self.run(self.store.sheets.tidy)
        if any(removed.values()):
            log.info("tidied: %s", " ".join(f"{name}={count}" for name, count in removed.items() if count))
            for live in list(self.tables):
                if live.id not in self.driver.tasks:
                    self.tables.notify(live.id)
                    self.tables.wake(live)  # it may be gone

    async def _refresh_presence(self) -> None:
        """Confirm from time to time which users are connected."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.run(self.store.presence.refresh)
            except (OSError, SQLAlchemyError) as error:
                log.error("presence is not confirmed", exc_info=error)

    async def _touch_tables(self) -> None:
        touched = self.writer.take_touched()
        if touched:
            await self.run(self.store.tables.touch, touched)

    async def close(self) -> None:
        """Say goodbye to browsers and leave the tables to other processes."""
        self.is_closing = True
        sheets.sources[:] = [source for source in sheets.sources if source != self.store.sheets.text]
        if self.listener is not None:
            self.listener.stop()
        self.garbage.hand_back()
        self.tables.close()
        await self.office.close()
        await self.background.cancel()
        await self.driver.close()
        await self.reviews.close()
        await self.reports.close()
        await self.clinic.close()
        self.replays.close()
        self.background.close()
        self.readiness.close()
        self.accounts.close()
        self.store.close()

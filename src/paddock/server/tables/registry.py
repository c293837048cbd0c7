"""The tables in this process's memory: loaded on request, evicted when idle."""

import asyncio
from collections.abc import Callable, Container, Iterator

from sqlalchemy.exc import SQLAlchemyError

import paddock
from paddock.server.background import Background
from paddock.server.challenges.ghosts import stored_ghosts
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.messages import Goodbye
from paddock.server.metrics import LIVE_TABLES
from paddock.server.store import Store
from paddock.server.tables.entry_writer import EntryWriter
from paddock.server.tables.holidays import sync_holidays
from paddock.server.tables.live import LiveTable

IDLE_SECONDS = 300.0


class TableRegistry:
    """All tables in memory, by id."""

    def __init__(self, store: Store, background: Background, writer: EntryWriter) -> None:
        self.store = store
        self.background = background
        self.writer = writer
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.changed: dict[str, bool] = {}
        """Tables that other processes have changed, until they are refreshed; whether only entries were added."""
        self.driven: Container[str] = ()
        """The tables that this process drives."""
        self.is_closed = False
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        """Called for every table when its race or its presence changes."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(self.tables.values())

    def ids(self) -> list[str]:
        return list(self.tables)

    async def get(self, id: str) -> LiveTable:  # noqa: A002
        """A table, loaded if it is not in memory and brought up to date if it slept; 404 if there is none."""
        live = self.tables.get(id)
        if live is not None and id in self.changed:
            await self._refresh(id)
            live = self.tables.get(id)
        if live is None:
            live = await asyncio.shield(self.loading.get(id) or self._begin_to_load(id))
        live.used = now()
        return live

    def _begin_to_load(self, id: str) -> asyncio.Future[LiveTable]:  # noqa: A002
        """Load a table, once for all who ask meanwhile; an id without a table is not kept."""
        loading = self.loading[id] = asyncio.ensure_future(self._load_sound(id))
        loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return loading

    async def _load_sound(self, id: str) -> LiveTable:  # noqa: A002
        """Load a table; one that cannot be loaded is put in quarantine."""
        try:
            live = await self._load(id)
        except (RequestError, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            self.store.database.quarantine.add(id, error)
            raise RequestError("damaged-table") from error
        self.tables[id] = live
        LIVE_TABLES.set(len(self.tables))
        return live

    async def _load(self, id: str) -> LiveTable:  # noqa: A002
        run, store = self.background.run, self.store
        table = await run(store.tables.get, id)
        if table is None:
            raise RequestError("no-such-table", 404)
        if table.status == "closed":
            raise RequestError("table-closed", 410)
        seats, said = await run(store.seats.of_table, id), await run(store.chat.of_table, id)
        if len(seats) != table.setup.seats:
            raise paddock.PaddockError(f"{len(seats)} of {table.setup.seats} seats are stored")
        live = LiveTable(store, self.background, self.writer, table, seats, said)
        if table.status != "open":
            await live.load_race()
        if live.ledger is not None and live.ledger.match.over and table.status == "running":
            await live.store_end()
        await live.account_for_outages()
        await sync_holidays(live)
        live.presence.elsewhere = await run(store.presence.elsewhere, id)
        live.on_change = self.on_change
        if table.settings.challenge:
            live.ghosts = await run(stored_ghosts, store.challenges, table.settings.challenge)
        return live

    def knows(self, id: str) -> bool:  # noqa: A002
        """Whether a table is in memory, or is being loaded."""
        return id in self.tables or id in self.loading

    def notify(self, id: str, only_entries: bool = False) -> None:  # noqa: A002
        """Another process changed a table, or only added entries: refresh it if it is in memory, or will be.

        One that nobody watches or drives here sleeps on, until it is wanted.
        """
        if not self.knows(id) or self.is_closed:
            return
        is_noted = id in self.changed
        self.changed[id] = only_entries and self.changed.get(id, True)
        if not is_noted and not self._sleeps(id):
            self.background.spawn(self._refresh(id))

    def _sleeps(self, id: str) -> bool:  # noqa: A002
        live = self.tables.get(id)
        return live is not None and not live.presence.viewers and id not in self.driven

    def wake(self, live: LiveTable) -> None:
        """A browser has come to a table: refresh it if it slept through changes."""
        if live.id in self.changed:
            self.background.spawn(self._refresh(live.id))

    async def _refresh(self, id: str) -> None:  # noqa: A002
        """Refresh a table, once for all changes noted by then."""
        try:
            live = self.tables.get(id) or await self.get(id)
        except RequestError:  # it was removed, or is damaged
            self.changed.pop(id, None)
            return
        if id not in self.changed:
            return
        try:
            await self._refresh_live(live, only_entries=self.changed.pop(id))
        except SQLAlchemyError:
            if self._sleeps(id):
                self.changed[id] = False
            raise

    async def _refresh_live(self, live: LiveTable, only_entries: bool = False) -> None:
        try:
            await live.refresh(only_entries)
        except RequestError:  # it was removed or closed
            self.tables.pop(live.id, None)

    async def reload(self, live: LiveTable) -> None:
        """Load a table again whose names or chat were changed."""
        await self._refresh_live(live)
        if live.id in self.tables:
            await live.reload_chat()

    def evict_idle(self, pinned: Container[str]) -> None:
        """Drop tables without viewers that were not used for a while; pinned ones stay."""
        limit = now() - IDLE_SECONDS
        for live in list(self):
            if not live.presence.viewers and live.used < limit and live.id not in pinned:
                del self.tables[live.id]
                self.changed.pop(live.id, None)
        LIVE_TABLES.set(len(self.tables))

    def refresh_delayed_viewers(self) -> None:
        """Let spectators of delayed tables see what has become old enough."""
        for live in self:
            for viewer in live.presence.viewers if live.table.settings.delay else ():
                is_delayed = live.is_delayed(viewer)
                if is_delayed or viewer.was_delayed:
                    viewer.refresh()
                viewer.was_delayed = is_delayed

    def close(self) -> None:
        """Tell all browsers that the service is going down."""
        self.is_closed = True
        for live in self:
            live.is_closed = True
            live.presence.tell_all(Goodbye())

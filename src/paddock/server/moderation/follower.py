"""Follows the audit log: what one process or a command has done takes effect in every process within a second."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from paddock.server.networks import network_of
from paddock.server.store.rows import Act
from paddock.server.store.sessions import USER_CHANGED

if TYPE_CHECKING:
    from paddock.server.service import Service

BANS = ("ban", "lift")
NAMES = ("rename", "delete-user")
ENDS_SESSIONS = ("reset-password", "delete-user")
TABLES = ("close-table", "reopen-table", "delete-table")


class Follower:
    """Acts on new lines of the audit log."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.number = 0
        """The last line that was acted on."""
        self.lock = asyncio.Lock()

    async def start(self) -> None:
        """Learn who is banned; what was done before needs no action."""
        self.number = await self.service.run(self.service.store.audit.last)
        await self._load_bans()

    async def catch_up(self) -> None:
        """Act on what is new."""
        async with self.lock:
            acts = await self.service.run(self.service.store.audit.after, self.number)
            for act in acts:
                await self._take_effect(act)
                self.number = act.id

    async def _take_effect(self, act: Act) -> None:
        service = self.service
        if act.act in BANS:
            await self._load_bans()
            await self._refresh_tables_of(act.subject)
            self._end_banned()
        if act.act in NAMES:
            await service.replays.forget_all()
            await self._refresh_tables_of(act.subject)
        if act.act in ENDS_SESSIONS:
            service.sockets.end(USER_CHANGED + act.subject)
        if act.act in TABLES:
            service.store.database.quarantine.forget(act.subject)
            live = service.tables.tables.get(act.subject)
            if live is not None:
                await service.tables.reload(live)

    async def _load_bans(self) -> None:
        self.service.bans.replace(await self.service.run(self.service.store.bans.active))

    def _end_banned(self) -> None:
        """Close the connections of those who may not be here."""
        for connection in self.service.sockets.all():
            if self.service.bans.find("full", connection.user, network_of(connection.address)) is not None:
                connection.sign_out()

    async def _refresh_tables_of(self, user: str) -> None:
        """Load again what has changed at the tables in memory where a user sits or has chatted."""
        for live in list(self.service.tables):
            if any(seat.user == user for seat in live.seats) or any(line.user == user for line in live.said):
                await self.service.tables.reload(live)

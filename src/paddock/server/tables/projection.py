"""What each viewer sees of a table; scenes, logs and table views are cached for viewers who see the same."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from paddock.scene import Scene
from paddock.server.challenges.tracks import round_of, with_ghosts
from paddock.server.changes import changes
from paddock.server.clock import now
from paddock.server.messages import TableView, View
from paddock.server.store.rows import Entry, User
from paddock.server.tables import views
from paddock.server.tables.commentary import Commentary, common_prefix
from paddock.server.tables.ledger import FEW_STEPS, Ledger, ledger_of
from paddock.server.tables.telling import seat_asked, told_scene
from paddock.server.tables.viewer import Viewer

if TYPE_CHECKING:
    from paddock.server.tables.live import LiveTable

Outlook = tuple[int | None, str, bool]
"""Seat, language, and whether the viewer is behind: viewers with the same outlook see the same."""


class Projection:
    """The views of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._delayed: Ledger | None = None
        """The race as delayed spectators see it."""
        self._is_loading = False
        self._logs: dict[Outlook, Commentary] = {}
        self._scenes: dict[Outlook, Scene] = {}
        self._table_views: dict[tuple[str, str], TableView] = {}

    def race_changed(self) -> None:
        self._scenes.clear()

    def table_changed(self) -> None:
        self._table_views.clear()

    def table_view(self, user: User | None, lang: str) -> TableView:
        """The table as a user may know it; it changes far less often than the race."""
        key = (user.id if user else "", lang)
        view = self._table_views.get(key)
        if view is None:
            view = self._table_views[key] = self._table_view(user, lang)
        return view

    def _table_view(self, user: User | None, lang: str) -> TableView:
        live = self.live
        spectators = live.presence.spectators({seat.user for seat in live.seats if seat.user})
        return views.table_view(live.table, live.seats, user, lang, live.presence.users(), spectators, live.speed)

    def race_view(self, viewer: Viewer) -> View | None:
        """What is new for a viewer since the last call; None before the start."""
        live = self.live
        if live.ledger is None:
            return None
        self._follow_seat(viewer)
        is_delayed = live.is_delayed(viewer)
        ledger = self._delayed_ledger() if is_delayed else live.ledger
        outlook = (viewer.seat, viewer.lang, is_delayed)
        heard: Outlook = outlook if ledger.referee is None else (None, viewer.lang, is_delayed)
        log = self._logs.setdefault(heard, Commentary(heard[0], viewer.lang)).update(ledger)
        log_from = viewer.lines if log is viewer.log else common_prefix(viewer.log[: viewer.lines], log)
        viewer.log, viewer.lines = log, len(log)
        before, viewer.scene = viewer.scene, self._scene(ledger, outlook)
        return views.race_view(ledger, live.loaded, viewer.seat, changes(before, viewer.scene), log_from, log)

    def _follow_seat(self, viewer: Viewer) -> None:
        """Look from the user's only seat unless told otherwise, and never from another user's."""
        own = self.live.seats_of(viewer.user)
        ledger = self.live.ledger
        if ledger is not None and ledger.referee is not None:
            if own and not (viewer.has_looked and viewer.seat is None):  # one device keeps the book for all
                viewer.seat = seat_asked(ledger.referee)
            return
        if not viewer.has_looked and len(own) == 1:
            viewer.seat = own[0]
        elif viewer.seat is not None and viewer.seat not in own:
            viewer.look(None, viewer.lang)

    def _scene(self, ledger: Ledger, outlook: Outlook) -> Scene:
        scene = self._scenes.get(outlook)
        if scene is None:
            seat, lang, _ = outlook
            if ledger.referee is None:
                scene = ledger.match.scene(seat, lang, log=0)
            else:
                scene = told_scene(ledger.referee, lang, is_keeper=seat is not None)
            if self.live.ghosts:
                scene = with_ghosts(scene, round_of(ledger.match), self.live.ghosts)
            self._scenes[outlook] = scene
        return scene

    async def load_delayed(self) -> None:
        """Play the race, off the loop, as far as delayed spectators may see it."""
        live, old = self.live, self._old_entries(0)
        delayed = await live.background.play(lambda: ledger_of(live.table, old))
        delayed.rewinds = 0 if self._delayed is None else self._delayed.rewinds + 1
        self._delayed = delayed
        self._scenes.clear()

    def _old_entries(self, after: int) -> list[Entry]:
        """The entries after a number that are older than the table's delay."""
        until = now() - self.live.table.settings.delay
        return list(takewhile(lambda entry: entry.at <= until, self.live.entries[after - self.live.first :]))

    def moves_seen(self, viewer: Viewer) -> int:
        """How many decisions of the race a viewer has seen."""
        if self.live.ledger is None:
            return 0
        ledger = self._delayed_ledger() if self.live.is_delayed(viewer) else self.live.ledger
        return ledger.match.moves

    def _delayed_ledger(self) -> Ledger:
        """The race as it was before the table's delay."""
        assert self._delayed is not None
        old = self._old_entries(self._delayed.number)
        if old and self._delayed.cost_of(old) <= FEW_STEPS:
            self._delayed.apply_all(old)
            self._scenes.clear()
        elif old and not self._is_loading:
            self._is_loading = True
            self.live.background.spawn(self._reload_delayed())
        return self._delayed

    async def _reload_delayed(self) -> None:
        try:
            await self.load_delayed()
        finally:
            self._is_loading = False
        self.live.presence.refresh_all()

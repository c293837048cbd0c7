"""What each viewer sees of a table; scenes, logs and table views are cached for viewers who see the same."""

from __future__ import annotations

import asyncio
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import replace

from paddock.scene import Pick, Scene
from paddock.scene.frame import without_options
from paddock.server.challenges.tracks import round_of, with_ghosts
from paddock.server.changes import changes
from paddock.server.clock import now
from paddock.server.messages import TableView
from paddock.server.store.rows import Entry, User
from paddock.server.tables import views
from paddock.server.tables.commentary import Commentary, common_prefix
from paddock.server.tables.ledger import FEW_STEPS, Ledger, ledger_of
from paddock.server.tables.telling import seat_asked, told_scene
from paddock.server.tables.viewer import Viewer
from paddock.server.tables.weighing import Weighing

if TYPE_CHECKING:
    from paddock.server.tables.live import LiveTable

Outlook = tuple[int | None, str, bool, bool]
"""Seat, language, whether the viewer is behind, and whether they look: viewers with the same outlook see the same."""
Moment = tuple[Outlook, int, int, int, int]
"""An outlook, the number of the race, the identity of the scene that a browser has; of its log, what stays, and all."""
encoder = msgspec.json.Encoder()


class Said(NamedTuple):
    """A message that others can be sent as well."""

    before: Scene | None
    """The scene that they had; it is kept, so that no other takes its identity."""
    text: str


class Projection:
    """The views of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._delayed: Ledger | None = None
        """The race as delayed spectators see it."""
        self._is_loading = False
        self._logs: dict[tuple[int | None, str, bool], Commentary] = {}
        self._scenes: dict[Outlook, Scene] = {}
        self._said: dict[Moment, Said] = {}
        """What was sent to viewers who had the same before."""
        self._weighings: dict[int, Weighing] = {}
        """The decisions that seats owe now, and how far they have been looked at."""
        self._table_views: dict[tuple[str, str], TableView] = {}

    def race_changed(self) -> None:
        """Forget all scenes; decisions that are still owed stay weighed."""
        self._scenes.clear()
        self._said.clear()

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

    def race_news(self, viewer: Viewer) -> str | None:
        """What is new for a viewer since the last call, as a message; None before the start."""
        live = self.live
        if live.ledger is None:
            return None
        self._follow_seat(viewer)
        is_delayed = live.is_delayed(viewer)
        ledger = self._delayed_ledger() if is_delayed else live.ledger
        outlook = (viewer.seat, viewer.lang, is_delayed, viewer.is_visible or viewer.seat is None)
        heard = (viewer.seat if ledger.referee is None else None, viewer.lang, is_delayed)
        log = self._logs.setdefault(heard, Commentary(heard[0], viewer.lang)).update(ledger)
        log_from = viewer.lines if log is viewer.log else common_prefix(viewer.log[: viewer.lines], log)
        viewer.log, viewer.lines = log, len(log)
        before, viewer.scene = viewer.scene, self._scene(ledger, outlook)
        moment = (outlook, ledger.number, id(before), log_from, len(log))
        said = self._said.get(moment)
        if said is None:
            news = changes(before, viewer.scene)
            view = views.race_view(ledger, live.loaded, viewer.seat, news, log_from, log)
            said = Said(before, encoder.encode(view).decode())
            if not view.clocks and view.days is None:  # those go by the time
                self._said[moment] = said
        return said.text

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
            seat, lang, _, looks = outlook
            if ledger.referee is None:
                scene = self._drawn(ledger, seat, lang, looks)
            else:
                scene = told_scene(ledger.referee, lang, is_keeper=seat is not None)
            if self.live.ghosts:
                scene = with_ghosts(scene, round_of(ledger.match), self.live.ghosts)
            self._scenes[outlook] = scene
        return scene

    def _drawn(self, ledger: Ledger, seat: int | None, lang: str, looks: bool) -> Scene:
        """A scene; what options lead to is in it if the viewer looks and it takes no time, or is known by now."""
        match = ledger.match
        with without_options():
            scene = match.scene(seat, lang, log=0)
        if seat is None or seat not in match.to_move:
            return scene
        return replace(scene, options=self._picks(ledger, seat, lang, looks))

    def _picks(self, ledger: Ledger, seat: int, lang: str, looks: bool) -> tuple[Pick, ...]:
        weighing = self._weighings.get(seat)
        if weighing is None or not weighing.is_of(ledger):
            weighing = self._weighings[seat] = Weighing(ledger, seat)
        if looks:
            is_first = not weighing.is_begun
            if weighing.begin():
                return weighing.picks(lang)
            if is_first:
                self.live.background.spawn(self._weigh(weighing))
        return weighing.bare_picks(lang)

    async def _weigh(self, weighing: Weighing) -> None:
        """Weigh the rest, with everybody else taking turns; then those who look from the seat get its options again."""
        while weighing.left:
            await asyncio.sleep(0)
            if not weighing.is_of(self.live.ledger):
                return
            weighing.go_on()
        self.race_changed()
        for viewer in self.live.presence.viewers:
            if viewer.seat == weighing.seat and viewer.is_visible:
                viewer.refresh()

    async def load_delayed(self) -> None:
        """Play the race, off the loop, as far as delayed spectators may see it."""
        live, old = self.live, self._old_entries(0)
        delayed = await live.background.play(lambda: ledger_of(live.table, old))
        delayed.rewinds = 0 if self._delayed is None else self._delayed.rewinds + 1
        self._delayed = delayed
        self.race_changed()

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
            self.race_changed()
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

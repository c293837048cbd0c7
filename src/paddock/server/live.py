"""A table that is being played at: its race in memory, whoever looks on, and the one way to decide."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

from msgspec.structs import replace

import paddock
from paddock.scene import Scene
from paddock.server import views
from paddock.server.changes import changes
from paddock.server.commentary import Commentary, shared
from paddock.server.errors import Illegal, Sorry
from paddock.server.ledger import Ledger, opening
from paddock.server.messages import Reply, TableView, View
from paddock.server.metrics import DECISION_SECONDS, DECISIONS
from paddock.server.rows import Actor, Entry, EntryKind, Person, Said, Seat, Table

if TYPE_CHECKING:
    from paddock.server.hub import Hub

MOST_WAITING = 200
"""How many replies may wait for a slow browser before it is let go."""
TRIES = 5


class Viewer:
    """Somebody's browser at a table."""

    def __init__(self, person: Person | None, seat: int | None, lang: str) -> None:
        self.person = person
        self.seat = seat
        self.has_looked = False
        """Whether the seat was asked for; otherwise it is one's own as soon as one has one."""
        self.lang = lang
        self.wake = asyncio.Event()
        self.replies: deque[Reply] = deque()
        self.lines: list[str] = []
        self.scene: Scene | None = None
        """The scene that the browser has."""
        self.is_current = False
        """Whether it has the race as it is now."""
        self.closed = False

    def tell(self, reply: Reply) -> None:
        """Leave a message for the browser."""
        self.replies.append(reply)
        self.closed = self.closed or len(self.replies) > MOST_WAITING
        self.wake.set()

    def refresh(self) -> None:
        """Let the browser have the race as it is now, as soon as it can take it."""
        self.is_current = False
        self.wake.set()

    def look(self, seat: int | None, lang: str) -> None:
        """Look from elsewhere."""
        self.seat, self.lang, self.lines, self.scene, self.has_looked = seat, lang, [], None, True
        self.refresh()


class LiveTable:
    """A table in the memory of this process."""

    def __init__(self, hub: Hub, table: Table, seats: list[Seat], said: list[Said]) -> None:
        self.hub = hub
        self.table = table
        self.seats = seats
        self.said = said
        self.ledger: Ledger | None = None
        self.behind: Ledger | None = None
        """The race as delayed spectators see it."""
        self.entries: list[Entry] = []
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.stirred = asyncio.Event()
        """Set whenever anything changed: whoever drives bots and clocks looks again."""
        self.loaded = self.used = time.time()
        self._logs: dict[tuple[int | None, str, bool], Commentary] = {}
        self._scenes: dict[tuple[int | None, str, bool], Scene] = {}
        self._abouts: dict[tuple[str, str], TableView] = {}

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def race(self) -> Ledger:
        """The race, where it has started and this version can play it."""
        if self.ledger is None:
            raise Sorry("not-started" if self.table.status == "open" else "other-rules", 409)
        return self.ledger

    def open_race(self, entries: list[Entry]) -> None:
        """Play what was done so far."""
        if self.table.revision != paddock.game(self.table.setup.game).revision:
            return
        self.ledger = Ledger(self.table)
        self.ledger.apply_all(entries)
        self.entries = entries[:]

    # Deciding

    async def decide(self, seat: int, asked: int, code: str, actor: Actor = "person") -> int:
        """Store a decision, then play it; the number under which it is stored."""
        began = time.perf_counter()
        async with self.lock:
            for _ in range(TRIES):
                known = self.race.answered.get(seat)
                if known is not None and known[:2] == (asked, code):
                    return known[2]
                entry = self._answer(seat, asked, code, actor)
                if await self._keep(entry):
                    DECISIONS.labels(actor).inc()
                    DECISION_SECONDS.observe(time.perf_counter() - began)
                    return entry.number
        raise Sorry("busy", 503)

    def _answer(self, seat: int, asked: int, code: str, actor: Actor) -> Entry:
        """The entry for a decision that is legal now."""
        race = self.race
        match = race.match
        if asked != race.asked[seat]:
            raise Sorry("late")
        if seat in match.chosen and match.can_undo(seat):
            return self._change(seat, code, actor)
        refusal = match.why_not(seat, code)
        if refusal is not None:
            raise Illegal(refusal, match.names)
        return self._entry("choose", seat, code, actor)

    def _change(self, seat: int, code: str, actor: Actor) -> Entry:
        """A secret choice is changed before the last has come."""
        before = self.race.match.clone()
        before.undo(seat)
        refusal = before.why_not(seat, code)
        if refusal is not None:
            raise Illegal(refusal, before.names)
        return self._entry("change", seat, code, actor)

    def _entry(self, kind: EntryKind, seat: int, code: str, actor: Actor = "person") -> Entry:
        return Entry(self.race.number + 1, kind, seat, code, actor, time.time())

    async def _keep(self, entry: Entry) -> bool:
        """Store an entry and do what it says; False where another was first, which is then known here."""
        if not await self.hub.keep(self.id, entry):
            await self._catch_up()
            return False
        self._apply(entry)
        if self.race.match.over:
            await self.hub.run(self.hub.store.change_table, self.id, "running", status="over")
            self.table = replace(self.table, status="over")
            self._abouts.clear()
        self.changed(entry.seat)
        return True

    def _apply(self, entry: Entry) -> None:
        self.race.apply(entry)
        self.entries.append(entry)

    async def undo(self, seat: int, asked: int) -> int:
        """Take a choice back, where the race allows it."""
        async with self.lock:
            for _ in range(TRIES):
                if asked != self.race.asked[seat]:
                    raise Sorry("late")
                if not self.race.match.can_undo(seat):
                    raise Sorry("no-undo")
                entry = self._entry("undo", seat, "")
                if await self._keep(entry):
                    return entry.number
        raise Sorry("busy", 503)

    async def back(self, seat: int, say: str) -> int:
        """Ask for a decision back, or answer somebody who asks."""
        async with self.lock:
            for _ in range(TRIES):
                entry = self._ask(seat) if say == "ask" else self._agree(seat, say == "agree")
                if await self._keep(entry):
                    return entry.number
        raise Sorry("busy", 503)

    def _ask(self, seat: int) -> Entry:
        if not self.race.can_ask_back(seat):
            raise Sorry("nothing-to-take-back")
        me = self.seats[seat].person
        people = (other for other in self.seats if other.person is not None and not other.away and other.person != me)
        return self._entry("ask-back", seat, ",".join(str(other.seat) for other in people))

    def _agree(self, seat: int, agrees: bool) -> Entry:
        ask = self.race.ask
        if ask is None or seat not in ask.waiting:
            raise Sorry("nobody-asks")
        return self._entry("agree-back" if agrees else "refuse-back", seat, "")

    # Keeping up with other processes

    async def refresh(self) -> None:
        """Look into the database for what other processes did."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        store, run = self.hub.store, self.hub.run
        table = await run(store.table, self.id)
        assert table is not None
        self.table = table
        self.seats = await run(store.seats, self.id)
        self._abouts.clear()
        said = await run(store.said, self.id, self.said[-1].id if self.said else 0)
        if self.ledger is None and table.status != "open":
            await asyncio.to_thread(opening, table)  # makes boards that nobody needed yet, beside everything else
            self.open_race(await run(store.entries, self.id))
        elif self.ledger is not None:
            for entry in await run(store.entries, self.id, self.ledger.number):
                self._apply(entry)
        if said:
            self.hear(said)
        self.changed()

    def hear(self, said: list[Said]) -> None:
        """Lines of chat came."""
        self.said = [*self.said, *said][-200:]
        for viewer in self.viewers:
            viewer.tell(views.talk(said))

    # Looking

    def welcome(self, viewer: Viewer) -> None:
        """Somebody comes to the table; the others see it."""
        self.viewers.append(viewer)
        self._people_changed()

    def part(self, viewer: Viewer) -> None:
        """Somebody goes; the others see it."""
        self.viewers.remove(viewer)
        self._people_changed()

    def _people_changed(self) -> None:
        self._abouts.clear()
        for viewer in self.viewers:
            viewer.wake.set()

    def changed(self, seat: int | None = None) -> None:
        """Something changed: everybody looks again, whoever sits where it was changed before the others."""
        self._scenes.clear()
        self.used = time.time()
        self.stirred.set()
        for viewer in sorted(self.viewers, key=lambda each: each.seat != seat):
            viewer.refresh()

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats of a person."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person.id]

    def online(self) -> frozenset[str]:
        """Everybody who is here."""
        return frozenset(viewer.person.id for viewer in self.viewers if viewer.person is not None)

    def about(self, person: Person | None, lang: str) -> TableView:
        """The table as somebody may know it; it changes far more seldom than the race."""
        key = (person.id if person else "", lang)
        found = self._abouts.get(key)
        if found is None:
            found = self._abouts[key] = self._about(person, lang)
        return found

    def _about(self, person: Person | None, lang: str) -> TableView:
        watching = sum(not self.seats_of(viewer.person) for viewer in self.viewers)
        return views.table_view(self.table, self.seats, person, lang, self.online(), watching)

    def is_delayed(self, viewer: Viewer) -> bool:
        """Whether somebody sees the race later than it happens."""
        return bool(self.table.plan.delay) and not self.seats_of(viewer.person) and self.table.status != "over"

    def view(self, viewer: Viewer) -> View | None:
        """The race as somebody sees it now; None before it has started."""
        if self.ledger is None:
            return None
        own = self.seats_of(viewer.person)
        if not viewer.has_looked and len(own) == 1:
            viewer.seat = own[0]
        elif viewer.seat is not None and viewer.seat not in own:
            viewer.look(None, viewer.lang)
        delayed = self.is_delayed(viewer)
        ledger = self._delayed() if delayed else self.ledger
        key = (viewer.seat, viewer.lang, delayed)
        lines = self._logs.setdefault(key, Commentary(viewer.seat, viewer.lang)).update(ledger)
        start = shared(viewer.lines, lines)
        viewer.lines = lines[:]
        before, viewer.scene = viewer.scene, self._scene(ledger, key)
        return views.view(ledger, self.loaded, viewer.seat, changes(before, viewer.scene), start, lines)

    def _scene(self, ledger: Ledger, key: tuple[int | None, str, bool]) -> Scene:
        """The scene for a seat in a language, made once for all who look from there."""
        scene = self._scenes.get(key)
        if scene is None:
            scene = self._scenes[key] = replace(ledger.match.scene(key[0], key[1]), log=())
        return scene

    def _delayed(self) -> Ledger:
        """The race as it was a while ago."""
        if self.behind is None:
            self.behind = Ledger(self.table)
        until = time.time() - self.table.plan.delay
        for entry in self.entries[self.behind.number :]:
            if entry.at > until:
                break
            self.behind.apply(entry)
            self._scenes.clear()
        return self.behind

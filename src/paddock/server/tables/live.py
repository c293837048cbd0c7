"""A table in memory: its race, and the only way to change it. Every entry is stored before it is applied."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import NoReturn

from msgspec.structs import replace

import paddock
from paddock.server.background import Background
from paddock.server.challenges.tracks import Ghost
from paddock.server.clock import now
from paddock.server.errors import IllegalChoiceError, RequestError
from paddock.server.messages import Goodbye, Refused, Talk
from paddock.server.metrics import DECISION_SECONDS, DECISIONS
from paddock.server.store import Store
from paddock.server.store.chat import HISTORY
from paddock.server.store.finished import Placed
from paddock.server.store.outages import Outage
from paddock.server.store.rows import Actor, Entry, EntryKind, Owed, Said, Seat, SharedReplay, Table, User
from paddock.server.tables.clocks import answer_by_clock
from paddock.server.tables.coaching import is_contest
from paddock.server.tables.entry_writer import EntryWriter
from paddock.server.tables.frames import FrameWriter
from paddock.server.tables.ledger import EXTENDED, FEW_STEPS, Ledger, ledger_of
from paddock.server.tables.presence import Presence
from paddock.server.tables.projection import Projection
from paddock.server.tables.rehearsal import rehearse
from paddock.server.tables.upgrade import start_number, upgraded
from paddock.server.tables.viewer import Viewer

MAX_ATTEMPTS = 5
SKEW_SECONDS = 10.0
"""How far the clock of the database may be from this machine's."""
TAKE_BACKS = ("change", "undo", "ask-back", "agree-back", "refuse-back", "correct")
MAX_TAKE_BACKS = 3000
"""How many entries of a table may be take-backs, and requests for them."""
ANSWER_SECONDS = 30.0
"""How long bots and plans wait for the answers to a request to take back; their next decision ends the request."""
MAX_ENTRIES = 50_000
"""How many entries a table may have when something is taken back: then it is decided again."""
MAX_EXTENDED = 200
"""How often a host may give all drivers their time again."""


class LiveTable:
    """A table, its seats, its chat and its race."""

    def __init__(
        self,
        store: Store,
        background: Background,
        writer: EntryWriter,
        table: Table,
        seats: list[Seat],
        said: list[Said],
    ) -> None:
        self.store = store
        self.background = background
        self.writer = writer
        self.table = table
        self.seats = seats
        self.said = said
        self.ledger: Ledger | None = None
        self.entries: list[Entry] = []
        self.first = 0
        """The number of the entry before the first of `entries`."""
        self.frames = FrameWriter()
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.projection = Projection(self)
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        """Called when the race or the presence changes: there may be something to drive."""
        self.race_event = asyncio.Event()
        """Set at every change, for the driver of bots and clocks."""
        self.loaded = self.used = now()
        self.rested: tuple[int, float | None] | None = None
        """The number of the race and its next deadline when its driver left it, with nothing due before."""
        self.made_here = -1
        """The number of the last entry that this process has stored."""
        self.refused = 0.0
        """When this process last asked in vain for the lease."""
        self.left_by_plan: dict[int, int] = {}
        """The number of the decision that a seat's plan has looked at and left to its owner."""
        self.noted: set[Owed] = set()
        """The decisions owed here that this process has noted, so that their users are called."""
        self.is_settled = False
        """Whether this process has withdrawn the calls for what was decided here before it loaded the table."""
        self.speed = 1.0
        """How many times as fast as usual bots drive."""
        self.ghosts: tuple[Ghost, ...] = ()
        """Other runs at the same challenge, to be seen on the board."""
        self.shared: SharedReplay | None = None
        """Where the leader is whose replay all watch together."""
        self.is_closed = False
        """Whether the service goes down."""

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def race(self) -> Ledger:
        """The race; 409 if it has not started or its rules have changed since."""
        if self.ledger is None:
            raise RequestError("not-started" if self.table.status == "open" else "other-rules", 409)
        return self.ledger

    async def load_race(self) -> None:
        """Replay the stored entries off the loop; a race of other rules goes on under those of this version."""
        entries = await self.background.run(self.store.entries.of_table, self.id)
        if self.table.revision != paddock.game(self.table.setup.game).revision:
            await self._upgrade(entries)
        table, self.first = self.table, start_number(self.table)
        self.entries = [entry for entry in entries if entry.number > self.first]
        ledger = await self.background.play(lambda: _rehearsed(ledger_of(table, self.entries)))
        if table.settings.delay:
            await self.projection.load_delayed()
        self.ledger = ledger

    async def _upgrade(self, entries: list[Entry]) -> None:
        run, before = self.background.run, self.table
        final = await run(self.store.tables.final, self.id)
        after = await self.background.play(lambda: upgraded(before, entries, final))
        if not await run(self.store.tables.upgrade, before, after):
            stored = await run(self.store.tables.get, self.id)  # another process was faster
            assert stored is not None
            after = stored
        self.table = after

    # Decisions

    async def decide(self, seat: int, asked: int, code: str, actor: Actor = "person") -> int:
        """Store a decision, then apply it; the number of its entry. The same answer again is stored once."""
        began = time.perf_counter()
        if self.race.referee is not None:
            return await self._answer_told(seat, asked, code)
        number, is_new = await self.append(lambda: self._answer(seat, asked, code, actor))
        if is_new:
            DECISIONS.labels(actor).inc()
            DECISION_SECONDS.observe(time.perf_counter() - began)
        return number

    async def undo(self, seat: int, asked: int) -> int:
        """Take a choice back, if the race allows it; at a real table, the last answer."""
        if self.race.referee is not None:
            last = len(self.race.referee.told) - 1
            if asked != self.race.asked[seat] or last < 0:
                raise RequestError("late" if last >= 0 else "no-undo")
            return await self.tell("correct", seat, str(last))
        return (await self.append(lambda: self._undo(seat, asked)))[0]

    async def _answer_told(self, seat: int, asked: int, code: str) -> int:
        """What came, or what a seat decides or holds, at a real table."""
        race = self.race
        assert race.referee is not None
        earlier = race.answered.get(seat)
        if earlier is not None and earlier[:2] == (asked, code):
            return earlier[2]
        if asked != race.asked[seat]:
            raise RequestError("late")
        return await self.tell("tell" if race.match.chance is not None else "choose", seat, code)

    async def tell(self, kind: EntryKind, seat: int, code: str) -> int:
        """Try what people at a real table say on a copy of the race, off the loop; if it fits, store and apply it."""
        if kind == "correct":
            self._check_take_backs()
        twin, entry = self.race.copy(), self.entry(kind, seat, code)
        try:
            await self.background.play(lambda: twin.apply(entry))
        except paddock.IllegalChoice as error:
            raise self._not_told(kind, seat, code, error) from error
        return (await self.append(lambda: self._still(entry)))[0]

    def _still(self, entry: Entry) -> Entry:
        """The entry, if nothing was told meanwhile."""
        if entry.number != self.race.number + 1:
            raise RequestError("late")
        return self.entry(entry.kind, entry.seat, entry.code)

    def _not_told(self, kind: EntryKind, seat: int, code: str, error: paddock.IllegalChoice) -> RequestError:
        """Why something that was told is not possible."""
        match, referee = self.race.match, self.race.referee
        if kind == "choose" and seat in match.to_move:
            assert referee is not None
            card = next((each.text for each in referee.holdable(seat) if each.code == code), None)
            if card is not None:
                return RequestError("told-card", 422, match.decision(seat).rule, card=card)
            refusal = match.why_not(seat, code)
            if refusal is not None:
                return IllegalChoiceError(refusal, match.names)
        return RequestError("told-impossible", 422, why=str(error))

    async def take_back(self, seat: int, say: str) -> int:
        """Ask the others for a decision back, or answer such a request."""
        make = (lambda: self._ask(seat)) if say == "ask" else (lambda: self._agree(seat, say == "agree"))
        return (await self.append(make))[0]

    @property
    def is_asked_back(self) -> bool:
        """Whether the others may still answer a seat that asks for its decision back."""
        return self.race.ask is not None and now() < self.race.ask.at + ANSWER_SECONDS

    async def hear_answers(self) -> None:
        """Wait until something happens, at most as long as the others may answer such a request."""
        rest = self.race.ask.at + ANSWER_SECONDS - now() if self.race.ask is not None else 0.0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(rest):
                await self.race_event.wait()

    async def pause_clocks(self) -> None:
        """Let all clocks go on from now: the time before was not the players'."""
        if self.table.settings.clock.kind != "none" and not self.race.match.over:
            await self.append(lambda: self.entry("pause", 0, actor="clock"))

    async def extend_clocks(self, seat: int) -> None:
        """The host gives all drivers their whole time for the present question again."""
        if sum(entry.kind == "pause" and entry.code == EXTENDED for entry in self.entries) >= MAX_EXTENDED:
            raise RequestError("too-many-pauses", most=MAX_EXTENDED)
        await self.append(lambda: self.entry("pause", seat, EXTENDED))

    async def account_for_outages(self) -> None:
        """Give back, once, the time in which the service was down since the last entry."""
        if self.table.settings.clock.kind == "none" or self.table.status != "running" or self.ledger is None:
            return
        last = self.entries[-1].at if self.entries else self.table.changed
        outages = await self.background.run(self.store.outages.after, last - SKEW_SECONDS)
        for outage in outages:
            await self.append(partial(self._outage, outage))

    def _outage(self, outage: Outage) -> Entry | int:
        """An entry that gives back the time of an outage, unless there is one."""
        name = f"{outage.began:.3f}+"
        if any(entry.kind == "pause" and entry.code.startswith(name) for entry in self.entries):
            return self.race.number
        return self.entry("pause", 0, f"{name}{outage.seconds:.3f}", actor="clock")

    async def append(self, make: Callable[[], Entry | int]) -> tuple[int, bool]:
        """Make an entry and store it, again if another process took its number; its number, and whether it is new.

        Instead of an entry, `make` may return the number of an earlier one that says the same.
        """
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                entry = make()
                if isinstance(entry, int):
                    return entry, False
                if await self._store(entry):
                    return entry.number, True
        raise RequestError("busy", 503)

    async def _store(self, entry: Entry) -> bool:
        """Store an entry and apply it; if its number is taken, catch up and return False."""
        if not await self.writer.write(self.id, entry):
            await self._catch_up()
            return False
        self.frames.stored()
        self.made_here = entry.number
        await self._apply([entry])
        if self.race.match.over:
            await self.store_end()
            self.table = replace(self.table, status="over")
            self.projection.table_changed()
        self._race_changed(entry.seat)
        return True

    async def store_end(self) -> None:
        """Note that the race is over, with its last position and its result."""
        final, places = self.frames.last(self.race), self.race.match.result.by_seat
        results = [Placed(seat.seat, seat.user, seat.bot, places[seat.seat].place) for seat in self.seats]
        await self.background.run(self.store.finished.finish, self.table, final, results)

    async def _apply(self, entries: list[Entry]) -> None:
        """Apply stored entries; what takes long is played off the loop, on a copy that then replaces the race."""
        race = self.race
        if race.cost_of(entries) <= FEW_STEPS:
            race.apply_all(entries)
        else:
            twin = race.copy()
            await self.background.play(lambda: twin.apply_all(entries))
            self.ledger = twin
        self.entries += entries

    # The entries for what a seat wants

    def entry(self, kind: EntryKind, seat: int, code: str = "", actor: Actor = "person") -> Entry:
        return Entry(self.race.number + 1, kind, seat, code, actor, now(), self.frames.write(self.race))

    def _answer(self, seat: int, asked: int, code: str, actor: Actor) -> Entry | int:
        match = self.race.match
        earlier = self.race.answered.get(seat)
        if earlier is not None and earlier[:2] == (asked, code):
            return earlier[2]
        if asked != self.race.asked[seat] or (actor == "plan" and self.race.standing.armed(seat) is None):
            raise RequestError("late")
        if self.race.standing.paused:
            raise RequestError("table-paused")
        if self.is_asked_back and (actor == "plan" or (actor == "bot" and self.seats[seat].is_driven)):
            raise RequestError("late")
        if seat in match.chosen and match.can_undo(seat):
            return self._change(seat, code, actor)
        _check_choice(match, seat, code)
        if actor == "person" and answer_by_clock(self.race, seat) is not None:
            raise RequestError("late")  # the race clock answers, and not the driver
        return self.entry("choose", seat, code, actor)

    def _change(self, seat: int, code: str, actor: Actor) -> Entry:
        """Replace a secret choice before the last seat has chosen."""
        self._check_take_backs()
        _check_choice(self.race.without_last(seat), seat, code)
        return self.entry("change", seat, code, actor)

    def _undo(self, seat: int, asked: int) -> Entry:
        if asked != self.race.asked[seat]:
            raise RequestError("late")
        if not self.race.match.can_undo(seat):
            raise RequestError("no-undo")
        self._check_take_backs()
        return self.entry("undo", seat)

    def _ask(self, seat: int) -> Entry:
        """Ask all other users, those who are away as well."""
        if is_contest(self.table):
            raise RequestError("no-back-in-contest", 403)
        if not self.race.can_ask_back(seat):
            raise RequestError("nothing-to-take-back")
        self._check_take_backs()
        user = self.seats[seat].user
        others = (other for other in self.seats if other.user is not None and other.user != user)
        return self.entry("ask-back", seat, ",".join(str(other.seat) for other in others))

    def _check_take_backs(self) -> None:
        """A race has an end, but decisions can be taken back and made again: there is a limit to that."""
        many = sum(entry.kind in TAKE_BACKS for entry in self.entries) >= MAX_TAKE_BACKS
        if many or len(self.entries) >= MAX_ENTRIES:
            raise RequestError("too-many-take-backs")

    def _agree(self, seat: int, agrees: bool) -> Entry:
        ask = self.race.ask
        if ask is None or seat not in ask.waiting:
            raise RequestError("nobody-asks")
        return self.entry("agree-back" if agrees else "refuse-back", seat)

    # The pace of bots

    def set_speed(self, user: User, speed: float) -> None:
        """Let bots drive this many times as fast as usual; 409 if another user is still racing."""
        out = out_of_race(self.race.match)
        others = (seat for seat in self.seats if seat.user is not None and seat.user != user.id)
        if not all(seat.away or seat.seat in out for seat in others):
            raise RequestError("not-alone")
        self.speed = speed
        self._presence_changed()

    # Keeping up with other processes

    async def refresh(self, only_entries: bool = False) -> None:
        """Load what other processes have stored: everything, or only new entries."""
        async with self.lock:
            await self._catch_up(only_entries)

    async def _catch_up(self, only_entries: bool = False) -> None:
        store, run = self.store, self.background.run
        if only_entries and self.ledger is not None:
            await self._apply(await run(store.entries.of_table, self.id, self.ledger.number))
            self._race_changed()
            return
        table = await run(store.tables.get, self.id)
        if table is None or table.status == "closed":
            self._shut(RequestError("no-such-table", 404) if table is None else RequestError("table-closed", 410))
        is_renamed = table.setup.names != self.table.setup.names and self.ledger is not None
        self.table = table
        self.seats = await run(store.seats.of_table, self.id)
        self.presence.elsewhere = await run(store.presence.elsewhere, self.id)
        self.projection.table_changed()
        said = await run(store.chat.of_table, self.id, self._last_said())
        if is_renamed or (self.ledger is None and table.status != "open"):
            await self._load_race_again()
        elif self.ledger is not None:
            await self._apply(await run(store.entries.of_table, self.id, self.ledger.number))
        self._hear(said)
        self._race_changed()

    async def _load_race_again(self) -> None:
        """Load a race that has started meanwhile, or whose names have changed; its log begins again."""
        rewinds = 0 if self.ledger is None else self.ledger.rewinds + 1
        await self.load_race()
        if self.ledger is not None:
            self.ledger.rewinds = rewinds

    def _shut(self, why: RequestError) -> NoReturn:
        """The table was removed or closed: say so to everyone who is here, and to the caller."""
        self.is_closed, self.ledger = True, None
        for viewer in self.presence.viewers:
            viewer.tell(Refused(0, why.key, why.text(viewer.lang)))
            viewer.tell(Goodbye())
        raise why

    # Chat

    async def reload_chat(self) -> None:
        """Send the chat again: lines were changed or removed."""
        self.said = await self.background.run(self.store.chat.of_table, self.id)
        self.presence.tell_all(Talk(tuple(self.said), whole=True))

    async def say(self, user: User, text: str, after: int | None = None) -> None:
        """Store a line of chat, once after the line `after`, and send it to everyone."""
        await self.background.run(self.store.chat.add, self.id, user, text, after)
        self._hear(await self.background.run(self.store.chat.of_table, self.id, self._last_said()))

    def _hear(self, said: list[Said]) -> None:
        news = [line for line in said if line.id > self._last_said()]
        if news:
            self.said = [*self.said, *news][-HISTORY:]
            self.presence.tell_all(Talk(tuple(news)))

    def _last_said(self) -> int:
        return self.said[-1].id if self.said else 0

    # Viewers

    def connect(self, viewer: Viewer) -> None:
        """A browser connects; the others learn who is present."""
        is_new = viewer.user is not None and viewer.user.id not in self.presence.here()
        self.presence.viewers.append(viewer)
        self._presence_changed()
        if is_new and viewer.user is not None:
            self.background.spawn(self._note_presence(viewer.user.id))

    def disconnect(self, viewer: Viewer) -> None:
        """A browser disconnects; the others learn who is present."""
        self.presence.viewers.remove(viewer)
        self._presence_changed()
        if viewer.user is not None and viewer.user.id not in self.presence.here() and not self.is_closed:
            self.background.spawn(self._note_presence(viewer.user.id))

    async def _note_presence(self, user: str) -> None:
        """Store whether a user is connected through this process; other processes are notified."""
        async with self.presence.lock:
            store = self.store.presence
            is_here = user in self.presence.here()
            await self.background.run(store.arrive if is_here else store.leave, self.id, user)

    def _presence_changed(self) -> None:
        self.projection.table_changed()
        self.presence.wake_all()
        self.race_event.set()
        self.on_change(self)

    def _race_changed(self, seat: int | None = None) -> None:
        """Send the race to everyone, to the seat that changed it first."""
        self.projection.race_changed()
        self.used = now()
        self.race_event.set()
        self.presence.refresh_all(first=seat)
        self.on_change(self)

    def seats_of(self, user: User | None) -> list[int]:
        """The seats of a user."""
        return [] if user is None else [seat.seat for seat in self.seats if seat.user == user.id]

    def is_delayed(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the race with the table's delay, which holds until they have seen its end."""
        delay = self.table.settings.delay
        if not delay or self.ledger is None or self.seats_of(viewer.user):
            return False
        return self.table.status != "over" or (bool(self.entries) and self.entries[-1].at > now() - delay)

    def heard_by(self, viewer: Viewer) -> list[Said]:
        """The lines of chat that a viewer may read: not those that are ahead of the race they see."""
        until = now() - self.table.settings.delay
        return [line for line in self.said if line.at <= until] if self.is_delayed(viewer) else self.said


def _rehearsed(ledger: Ledger) -> Ledger:
    if ledger.referee is None:
        rehearse(ledger.match)
    return ledger


def out_of_race(match: paddock.Match) -> set[int]:
    """The seats whose race is over before the end."""
    return {player.seat for player in match.scene(None, "en").players if "out" in player.tags}


def _check_choice(match: paddock.Match, seat: int, code: str) -> None:
    """Refuse a code that is not an option of a seat, with the reason."""
    refusal = match.why_not(seat, code)
    if refusal is not None:
        raise IllegalChoiceError(refusal, match.names)

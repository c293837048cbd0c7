"""Races that are over, moment by moment: from any seat, with what changed and whether the luck was honest."""

import hashlib
from collections import OrderedDict
from threading import Lock

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.scene import Board, Scene
from paddock.server.errors import Sorry, say
from paddock.server.ledger import FORK_AT_POSITION, Ledger, opening
from paddock.server.rows import Table
from paddock.server.store import Store

MOST_REELS = 12


class Moment(Plain):
    """A moment worth jumping to."""

    number: int
    text: str


class ReplayInfo(Plain):
    """A race that can be watched again."""

    game: str
    title: str
    circuit: str
    names: tuple[str, ...]
    moves: tuple[int, ...]
    """For each decision, the seat that made it."""
    moments: tuple[Moment, ...]
    over: bool
    seats: tuple[int, ...]
    """The seats from which it may be seen."""
    seed: str
    seed_hash: str
    verified: bool | None
    """Whether all chance follows from the seed; None where there is no seed to check."""
    drawn: int
    has_board: bool
    can_fork: bool


class ReplayView(Plain):
    """One moment of a race."""

    number: int
    scene: Scene
    log: tuple[str, ...]
    """What happened up to here..."""
    news: int
    """...of which the last so many with this decision."""


class Reel:
    """Every moment of a race."""

    def __init__(self, frames: list[paddock.Match], record: paddock.Record | None) -> None:
        self.frames = frames
        self.record = record
        self.told = [len(frame.events) for frame in frames]
        self._luck: paddock.Luck | None = None

    @classmethod
    def of_record(cls, record: paddock.Record) -> "Reel":
        """Play a record, verified by its checksums, and keep every moment."""
        paddock.replay(record)
        game = paddock.game(record.game)
        match = game.new(len(record.names), record.circuit, dict(record.switches), names=record.names, open_chance=True)
        frames: list[paddock.Match] = []
        for move in record.moves:
            if move.seat is not None:
                if not frames:
                    frames.append(match.clone())
                match.choose(move.seat, move.code)
            for code in move.chance:
                match.fall(code)
            frames.append(match.clone())
        return cls(frames or [match], record)

    @classmethod
    def of_table(cls, table: Table, ledger: Ledger) -> "Reel":
        """A race that was, or is being, played here."""
        if not table.start.startswith(FORK_AT_POSITION):
            return cls.of_record(ledger.match.record(with_seed=not table.start and ledger.match.over))
        match = opening(table)
        frames = [match.clone()]
        for seat, code in ledger.match.history:
            if seat >= 0:
                match.choose(seat, code)
                frames.append(match.clone())
        return cls(frames, None)

    @property
    def last(self) -> paddock.Match:
        return self.frames[-1]

    def luck(self) -> paddock.Luck | None:
        """Whether chance followed from the seed; None where there is no seed."""
        if self.record is None or self.record.seed is None:
            return None
        if self._luck is None:
            self._luck = paddock.verify(self.record)
        return self._luck

    def view(self, number: int, seat: int | None, lang: str) -> ReplayView:
        """One moment from a seat."""
        if not 0 <= number < len(self.frames):
            raise Sorry("no-such-moment", 404)
        frame = self.frames[number]
        heard = [paddock.render(each.text(), lang, frame.names) for each in frame.heard(seat)]
        before = self.told[number - 1] if number else 0
        news = len(frame.heard(seat, before))
        scene = frame.scene(seat, lang)
        return ReplayView(number, replace(scene, log=(), options=(), prompt="", rule=""), tuple(heard), news)

    def board(self, lang: str) -> Board | None:
        return self.last.board(lang)

    def info(self, lang: str, seats: tuple[int, ...]) -> ReplayInfo:
        """What there is to watch."""
        match, setup, luck = self.last, self.last.setup, self.luck()
        decided = tuple(seat for seat, _ in match.history if seat >= 0)
        return ReplayInfo(
            game=setup.game,
            title=match.game.title(lang),
            circuit=setup.circuit,
            names=setup.names,
            moves=decided[len(decided) - len(self.frames) + 1 :],
            moments=tuple(self.moments(lang)),
            over=match.over,
            seats=seats,
            seed=(self.record.seed or "") if self.record else "",
            seed_hash=self.record.seed_hash if self.record else "",
            verified=None if luck is None else luck.first_wrong is None,
            drawn=luck.drawn if luck else 0,
            has_board=self.board(lang) is not None,
            can_fork=self.record is not None,
        )

    def moments(self, lang: str) -> list[Moment]:
        """Where a new chapter of the race begins, and where the lead changes."""
        found: list[Moment] = []
        status, leader = "", -1
        for number, frame in enumerate(self.frames):
            scene = frame.scene(None, lang)
            first = [player for player in scene.players if player.place == 1]
            if len(first) == 1 and first[0].seat != leader:
                if leader >= 0:
                    found.append(Moment(number, say("moment-lead", lang, name=first[0].name)))
                leader = first[0].seat
            if scene.status != status and not frame.over:
                status = scene.status
                found.append(Moment(number, status))
        if self.last.over:
            found.append(Moment(len(self.frames) - 1, say("moment-end", lang)))
        return found


class Reels:
    """The races that are being watched; the longest unwatched are put away. Everything here blocks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Reel] = OrderedDict()
        self.lock = Lock()

    def of_record(self, id: str) -> Reel:  # noqa: A002
        """The race of a record that somebody brought."""
        with self.lock:
            if id not in self.known:
                text = self.store.record(id)
                if text is None:
                    raise Sorry("no-such-record", 404)
                self._keep(id, Reel.of_record(paddock.Record.parse(text)))
            self.known.move_to_end(id)
            return self.known[id]

    def of_table(self, table: Table, ledger: Ledger) -> Reel:
        """The race of a table, as far as it has come."""
        key = f"{table.id}/{ledger.number}"
        with self.lock:
            if key not in self.known:
                self._keep(key, Reel.of_table(table, ledger))
            self.known.move_to_end(key)
            return self.known[key]

    def bring(self, text: str) -> str:
        """Take a record in, if it holds together; the id under which it can be watched."""
        try:
            reel = Reel.of_record(paddock.Record.parse(text))
        except paddock.PaddockError as error:
            raise Sorry("bad-record", 422, why=str(error)[:500]) from None
        id = "r-" + hashlib.sha256(text.encode()).hexdigest()[:20]  # noqa: A001
        self.store.keep_record(id, text)
        with self.lock:
            self._keep(id, reel)
        return id

    def _keep(self, key: str, reel: Reel) -> None:
        self.known[key] = reel
        while len(self.known) > MOST_REELS:
            self.known.popitem(last=False)

"""A race at every decision, as any seat saw it, with its turning points and the check of its luck."""

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.scene import Board, Scene
from paddock.server.errors import RequestError, translate
from paddock.server.store.rows import Table
from paddock.server.tables.ledger import Ledger
from paddock.server.tables.opening import FORK_AT_POSITION, opening_match


class Moment(Plain):
    """A moment worth jumping to."""

    number: int
    text: str


class ReplayInfo(Plain):
    """A race to watch again."""

    game: str
    title: str
    circuit: str
    names: tuple[str, ...]
    moves: tuple[int, ...]
    """The seat that made each decision."""
    moments: tuple[Moment, ...]
    over: bool
    seats: tuple[int, ...]
    """The seats from which this user may see it."""
    seed: str
    seed_hash: str
    verified: bool | None
    """Whether all chance follows from the seed; None without a seed."""
    drawn: int
    has_board: bool
    can_fork: bool


class ReplayView(Plain):
    """A race after one decision."""

    number: int
    scene: Scene
    log: tuple[str, ...]
    """What happened up to here."""
    news: int
    """How many of the last lines came with this decision."""


class Replay:
    """A race with a copy of the match at every decision."""

    def __init__(self, frames: list[paddock.Match], record: paddock.Record | None) -> None:
        self.frames = frames
        self.record = record
        self.events_at = [len(frame.events) for frame in frames]
        self._luck: paddock.Luck | None = None

    @classmethod
    def of_record(cls, record: paddock.Record) -> "Replay":
        """The replay of a record, which is checked first."""
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
    def of_table(cls, table: Table, ledger: Ledger) -> "Replay":
        """The replay of a race at a table, as far as it has come."""
        if not table.start.startswith(FORK_AT_POSITION):
            return cls.of_record(ledger.match.record(with_seed=not table.start and ledger.match.over))
        match = opening_match(table)
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
        """The check of the luck, made once; None without a seed."""
        if self.record is None or self.record.seed is None:
            return None
        if self._luck is None:
            self._luck = paddock.verify(self.record)
        return self._luck

    def view(self, number: int, seat: int | None, lang: str) -> ReplayView:
        """The race after a decision, as a seat saw it."""
        if not 0 <= number < len(self.frames):
            raise RequestError("no-such-moment", 404)
        frame = self.frames[number]
        heard = [paddock.render(each.text(), lang, frame.names) for each in frame.heard(seat)]
        before = self.events_at[number - 1] if number else 0
        news = len(frame.heard(seat, before))
        scene = frame.scene(seat, lang)
        return ReplayView(number, replace(scene, log=(), options=(), prompt="", rule=""), tuple(heard), news)

    def board(self, lang: str) -> Board | None:
        return self.last.board(lang)

    def info(self, lang: str, seats: tuple[int, ...]) -> ReplayInfo:
        """The replay in outline, for a user who may see it from these seats."""
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
        """Where the lead or the status of the race changes, and the finish."""
        found: list[Moment] = []
        status, leader = "", -1
        for number, frame in enumerate(self.frames):
            scene = frame.scene(None, lang)
            first = [player for player in scene.players if player.place == 1]
            if len(first) == 1 and first[0].seat != leader:
                if leader >= 0:
                    found.append(Moment(number, translate("moment-lead", lang, name=first[0].name)))
                leader = first[0].seat
            if scene.status != status and not frame.over:
                status = scene.status
                found.append(Moment(number, status))
        if self.last.over:
            found.append(Moment(len(self.frames) - 1, translate("moment-end", lang)))
        return found

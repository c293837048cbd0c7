"""A race at every decision, as any seat saw it, with its turning points and the check of its luck."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

import paddock
from paddock.core import Mark, Plain
from paddock.core import replay as replayed
from paddock.scene import Board, Scene
from paddock.server.errors import RequestError, translate
from paddock.server.store.rows import Table
from paddock.server.tables.access import shows_seed
from paddock.server.tables.opening import FORK_AT_POSITION, opening_match

MARK_EVERY = 16
"""How many decisions lie between two marks: as many are played again to show a moment."""
BYTES_PER_MARK = 5000
"""What a mark takes in memory, about: a copy of a position."""
BYTES_PER_STEP = 300
"""What a decision or an outcome takes, with its events, about."""


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
    hidden: bool = False
    """Whether the user hides the result: nothing is told of what comes, and the replay goes on until it ends."""
    told: bool = False
    """Whether the chance was told at a real table."""


class ReplayView(Plain):
    """A race after one decision."""

    number: int
    scene: Scene
    log: tuple[paddock.LogLine, ...]
    """What happened up to here."""
    news: int
    """How many of the last lines came with this decision."""
    last: bool = False
    """Whether nothing follows."""


class Replay:
    """A race that can be shown after every decision: played again from the nearest of its marks."""

    def __init__(self, marks: "Marks", last: paddock.Match, record: paddock.Record | None, luck: paddock.Luck | None):
        self.marks = marks.marks
        self.last = last
        self.record = record
        self.luck = luck
        """The check of the luck; None without a seed."""
        self.history = last.history
        self.ends = _frame_ends(self.history, marks.given)
        """How much of the history lies behind each frame: the opening, then one for every decision."""
        self.bytes = BYTES_PER_MARK * len(self.marks) + BYTES_PER_STEP * len(self.history)
        self._moments: dict[str, tuple[Moment, ...]] = {}

    @classmethod
    def of_record(cls, record: paddock.Record) -> "Replay":
        """The replay of a record, which is checked first."""
        marks = Marks()
        match, luck = replayed(record, paddock.game(record.game), each=marks.see)
        match.dice = None
        return cls(marks, match, record, None if record.seed is None else luck)

    @classmethod
    def of_table(cls, table: Table, played: paddock.Match) -> "Replay":
        """The replay of a race at a table, as far as it has come."""
        if not table.start.startswith(FORK_AT_POSITION):
            return cls.of_record(played.record(with_seed=not table.start and played.over and shows_seed(table)))
        match = opening_match(table)
        match.dice = None
        marks = Marks(given=match.moves)
        marks.see(match)
        for seat, code in played.history[len(match.history) :]:
            _make(match, seat, code)
            marks.see(match)
        return cls(marks, match, None, None)

    def frame(self, number: int) -> paddock.Match:
        """The race after a decision."""
        end = self.ends[number]
        mark = self.marks[bisect_right(self.marks, end, key=lambda mark: mark.made) - 1]
        match = self.last.back_to(mark)
        for seat, code in self.history[mark.made : end]:
            _make(match, seat, code)
        return match

    def frames(self) -> Iterator[paddock.Match]:
        """The race after every decision, one after the other, played once."""
        match = self.frame(0)
        yield match
        for begin, end in pairwise(self.ends):
            for seat, code in self.history[begin:end]:
                _make(match, seat, code)
            yield match

    def view(self, number: int, seat: int | None, lang: str) -> ReplayView:
        """The race after a decision, as a seat saw it."""
        if not 0 <= number < len(self.ends):
            raise RequestError("no-such-moment", 404)
        frame = self.frame(max(0, number - 1))
        before = len(frame.events) if number else 0
        for who, code in self.history[self.ends[max(0, number - 1)] : self.ends[number]]:
            _make(frame, who, code)
        log = frame.log(seat, lang, "detail")
        news = len(frame.heard(seat, before))
        scene = frame.scene(seat, lang)
        shown = replace(scene, log=(), options=(), prompt="", rule="")
        return ReplayView(number, shown, tuple(log), news, number == len(self.ends) - 1)

    def board(self, lang: str) -> Board | None:
        return self.last.board(lang)

    def info(self, lang: str, seats: tuple[int, ...]) -> ReplayInfo:
        """The replay in outline, for a user who may see it from these seats."""
        match, setup, luck = self.last, self.last.setup, self.luck
        decided = tuple(seat for seat, _ in self.history if seat >= 0)
        return ReplayInfo(
            game=setup.game,
            title=match.game.title(lang),
            circuit=setup.circuit,
            names=setup.names,
            moves=decided[len(decided) - len(self.ends) + 1 :],
            moments=self.moments(lang),
            over=match.over,
            seats=seats,
            seed=(self.record.seed or "") if self.record else "",
            seed_hash=self.record.seed_hash if self.record else "",
            verified=None if luck is None else luck.first_wrong is None,
            drawn=luck.drawn if luck else 0,
            has_board=self.board(lang) is not None,
            can_fork=self.record is not None,
            told=self.record is not None and self.record.is_told,
        )

    def moments(self, lang: str) -> tuple[Moment, ...]:
        """Where the lead or the status of the race changes, and the finish; found once in each language."""
        if lang not in self._moments:
            self._moments[lang] = tuple(self._find_moments(lang))
        return self._moments[lang]

    def _find_moments(self, lang: str) -> Iterator[Moment]:
        status, leader = "", -1
        for number, frame in enumerate(self.frames()):
            scene = frame.scene(None, lang)
            first = [player for player in scene.players if player.place == 1]
            if len(first) == 1 and first[0].seat != leader:
                if leader >= 0:
                    yield Moment(number, translate("moment-lead", lang, name=first[0].name))
                leader = first[0].seat
            if scene.status != status and not frame.over:
                status = scene.status
                yield Moment(number, status)
        if self.last.over:
            yield Moment(len(self.ends) - 1, translate("moment-end", lang))


def without_future(info: ReplayInfo) -> ReplayInfo:
    """A replay in outline for a user who hides its result: its length and its moments would tell how it goes."""
    return replace(info, moves=(), moments=(), seed="", verified=None, drawn=0, can_fork=False, hidden=True)


class Marks:
    """Marks of a match that is being played, one every few decisions."""

    def __init__(self, given: int = 0) -> None:
        self.given = given
        """How many decisions were made before the first frame."""
        self.marks: list[Mark] = []
        self.seen = 0

    def see(self, match: paddock.Match) -> None:
        """A move was made."""
        if self.seen % MARK_EVERY == 0:
            self.marks.append(match.mark())
        self.seen += 1


def _make(match: paddock.Match, seat: int, code: str) -> None:
    """Decide, or let chance fall, as it was."""
    if seat < 0:
        match.fall(code)
    else:
        match.choose(seat, code)


def _frame_ends(history: list[tuple[int, str]], given: int) -> list[int]:
    decisions = [index for index, (seat, _) in enumerate(history) if seat >= 0]
    return [*decisions[given:], len(history)]

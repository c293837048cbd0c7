"""The replay of a race whose rules have changed: from the positions that were stored with it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

import paddock
from paddock.core import beginning
from paddock.server.errors import RequestError
from paddock.server.replays.replay import BYTES_PER_STEP, Moment, Replay, ReplayView
from paddock.server.store.rows import Entry, Table
from paddock.server.tables.frames import Frame, frame_of_match, pack_frames, read_frame, read_frames, read_packed
from paddock.server.tables.timeline import Timeline

Heard = tuple[paddock.Text, int]
"""What spectators heard, with the length of commentary that tells it."""


class FrameReplay(Replay):
    """A race that is shown from its frames."""

    def __init__(
        self,
        setup: paddock.Setup,
        history: list[tuple[int, str]],
        shown: list[Frame | None],
        told: list[list[Heard]],
        last: paddock.Match,
    ) -> None:
        self.setup = setup
        self.last = last
        self.record = self.luck = None
        self.history = history
        self.shown = shown
        """The opening, then the position after each decision."""
        self.told = told
        """What spectators heard before each of them."""
        self.ends = list(range(len(shown)))
        self.bytes = BYTES_PER_STEP * len(shown) * 4
        self._moments: dict[str, tuple[Moment, ...]] = {}

    def frame(self, number: int) -> paddock.Match:
        """The race after a decision; one whose position this version cannot read looks like the one before it."""
        for index in range(number, -1, -1):
            frame = self.shown[index]
            try:
                if frame is not None:
                    return _match_at(self.setup, frame)
            except paddock.PaddockError:
                continue
        return self.last.clone()

    def frames(self) -> Iterator[paddock.Match]:
        return map(self.frame, self.ends)

    def view(self, number: int, seat: int | None, lang: str) -> ReplayView:
        """The race after a decision, as a seat sees it, with what spectators heard."""
        if not 0 <= number < len(self.ends):
            raise RequestError("no-such-moment", 404)
        lines = [[*_rendered(heard, lang, self.setup.names)] for heard in self.told[: number + 1]]
        scene = replace(self.frame(number).scene(seat, lang), log=(), options=(), prompt="", rule="")
        log = tuple(line for each in lines for line in each)
        return ReplayView(number, scene, log, len(lines[-1]) if number else 0)


class StoredReplay(FrameReplay):
    """A race at a table, from the frames of its entries."""

    def __init__(self, table: Table, entries: Sequence[Entry], final: bytes | None, last: paddock.Match) -> None:
        timeline = Timeline()
        for entry in entries:
            timeline.add(entry)
        decisions = [step.entry for step in timeline.steps if step.is_decision]
        found = read_frames(entries)
        end = read_frame(final) if final else None
        shown = _without_gaps([*(found.get(entry.number) for entry in decisions), end])
        told = _told([entry.number for entry in decisions], found, end)
        super().__init__(table.setup, [(entry.seat, entry.code) for entry in decisions], shown, told, last)


class RecordedReplay(FrameReplay):
    """A race of an uploaded record, from the frames that were stored with it."""

    def __init__(self, record: paddock.Record, packed: bytes) -> None:
        frames = read_packed(packed)
        setup = beginning(record, paddock.game(record.game), listening=False).setup
        decided = [(move.seat, move.code) for move in record.moves if move.seat is not None]
        told = [frame.lines() for frame in frames]
        super().__init__(setup, decided, list(frames), told, _match_at(setup, frames[-1]))


def pack(replay: Replay) -> bytes:
    """The frames of a replay."""
    return pack_frames(frame_of_match(match, told) for match, told in _with_told(replay))


def _with_told(replay: Replay) -> Iterator[tuple[paddock.Match, int]]:
    """Each frame of a replay, and how many events were told before it."""
    told = 0
    for match in replay.frames():
        yield match, told
        told = len(match.events)


def _match_at(setup: paddock.Setup, frame: Frame) -> paddock.Match:
    return paddock.game(setup.game).at(frame.position, names=setup.names, open_chance=True)


def _without_gaps(frames: list[Frame | None]) -> list[Frame | None]:
    """The frames, each that is missing replaced by the next one; those of the first versions are missing."""
    following: Frame | None = None
    for index in range(len(frames) - 1, -1, -1):
        following = frames[index] = frames[index] or following
    return frames


def _told(numbers: list[int], frames: dict[int, Frame], end: Frame | None) -> list[list[Heard]]:
    """What was told before each decision since the one before it, and at last."""
    told: list[list[Heard]] = []
    before = 0
    for number in numbers:
        told.append([line for each in range(before + 1, number + 1) if each in frames for line in frames[each].lines()])
        before = number
    told.append(end.lines() if end else [])
    return told


def _rendered(heard: list[Heard], lang: str, names: tuple[str, ...]) -> Iterator[paddock.LogLine]:
    """Lines in a language; those that this version does not know any more are left out."""
    for text, length in heard:
        try:
            yield paddock.LogLine(paddock.render(text, lang, names), length)
        except (paddock.PaddockError, LookupError, AssertionError):
            continue

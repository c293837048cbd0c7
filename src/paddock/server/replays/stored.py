"""The replay of a race whose rules have changed: from the positions that were stored with it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

import paddock
from paddock.server.errors import RequestError
from paddock.server.replays.replay import BYTES_PER_STEP, Moment, Replay, ReplayView
from paddock.server.store.rows import Entry, Table
from paddock.server.tables.frames import Frame, read_frame, read_frames
from paddock.server.tables.timeline import Timeline


class StoredReplay(Replay):
    """A race that is shown from its frames."""

    def __init__(self, table: Table, entries: Sequence[Entry], final: bytes | None, last: paddock.Match) -> None:
        timeline = Timeline()
        for entry in entries:
            timeline.add(entry)
        decisions = [step.entry for step in timeline.steps if step.is_decision]
        found = read_frames(entries)
        end = read_frame(final) if final else None
        self.table = table
        self.last = last
        self.record = self.luck = None
        self.history = [(entry.seat, entry.code) for entry in decisions]
        self.shown = _without_gaps([*(found.get(entry.number) for entry in decisions), end])
        self.told = _told([entry.number for entry in decisions], found, end)
        self.ends = list(range(len(self.shown)))
        self.bytes = BYTES_PER_STEP * len(self.shown) * 4
        self._moments: dict[str, tuple[Moment, ...]] = {}

    def frame(self, number: int) -> paddock.Match:
        """The race after a decision; one whose position this version cannot read looks like the one before it."""
        for index in range(number, -1, -1):
            frame = self.shown[index]
            try:
                if frame is not None:
                    game = paddock.game(self.table.setup.game)
                    return game.at(frame.position, names=self.table.setup.names, open_chance=True)
            except paddock.PaddockError:
                continue
        return self.last.clone()

    def frames(self) -> Iterator[paddock.Match]:
        return map(self.frame, self.ends)

    def view(self, number: int, seat: int | None, lang: str) -> ReplayView:
        """The race after a decision, as a seat sees it, with what spectators heard."""
        if not 0 <= number < len(self.ends):
            raise RequestError("no-such-moment", 404)
        lines = [[*_rendered(texts, lang, self.table.setup.names)] for texts in self.told[: number + 1]]
        scene = replace(self.frame(number).scene(seat, lang), log=(), options=(), prompt="", rule="")
        log = tuple(line for each in lines for line in each)
        return ReplayView(number, scene, log, len(lines[-1]) if number else 0)


def _without_gaps(frames: list[Frame | None]) -> list[Frame | None]:
    """The frames, each that is missing replaced by the next one; those of the first versions are missing."""
    following: Frame | None = None
    for index in range(len(frames) - 1, -1, -1):
        following = frames[index] = frames[index] or following
    return frames


def _told(numbers: list[int], frames: dict[int, Frame], end: Frame | None) -> list[list[paddock.Text]]:
    """What was told before each decision since the one before it, and at last."""
    told: list[list[paddock.Text]] = []
    before = 0
    for number in numbers:
        told.append([text for each in range(before + 1, number + 1) if each in frames for text in frames[each].texts()])
        before = number
    told.append(end.texts() if end else [])
    return told


def _rendered(texts: list[paddock.Text], lang: str, names: tuple[str, ...]) -> Iterator[str]:
    """Texts in a language; those that this version does not know any more are left out."""
    for text in texts:
        try:
            yield paddock.render(text, lang, names)
        except (paddock.PaddockError, LookupError, AssertionError):
            continue

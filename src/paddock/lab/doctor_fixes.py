"""What the doctor would write: changes of numbers in a circuit file, offered only if the file stays a circuit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from paddock.circuits import check
from paddock.circuits.circuit import Draft, examine
from paddock.circuits.mend import mended
from paddock.circuits.source import LANE_LETTERS, SectionText
from paddock.circuits.words import Complaints
from paddock.core import BadData
from paddock.core.plain import Plain

LEAST_TURNS = 22
FEWER_TURNS = 2
SAFER = 10
"""By how much a late-brake value is raised."""
LEAST_STEP = 1.0
Edit = tuple[int, str, str]
"""The line of a file, the pattern to look for in it, and what to write in its place."""


class Change(Plain):
    """A line of the file, as it is and as it would be."""

    line: int
    old: str
    new: str


class Fix(Plain):
    """Something that can be changed by a number."""

    label: str
    """The words that change: `stops 2 → stops 1`."""
    changes: tuple[Change, ...]


def fix(text: str, product: str, what: str, where: str, lane: str) -> Fix | None:
    """How to write an advice into a file; None if no number says it, or if the file would not be a circuit any more."""
    if (product, what) not in EDITS:
        return None
    writer = Writer(examine(text, Complaints("circuit")), where, lane)
    lines = text.splitlines()
    labels, changes = [], []
    for number, pattern, new in EDITS[product, what](writer):
        old = lines[number - 1]
        found = re.search(pattern, old)
        if found is None:
            return None
        labels.append(f"{found.group().strip()} → {found.expand(new).strip()}")
        lines[number - 1] = old[: found.start()] + found.expand(new) + old[found.end() :]
        changes.append(Change(number, old, lines[number - 1]))
    return Fix(labels[0], tuple(changes)) if changes and is_sound("\n".join(lines)) else None


def is_sound(text: str) -> bool:
    """Whether a text is a circuit once what follows from it is written."""
    try:
        check(mended(text))
    except BadData:
        return False
    return True


class Writer:
    """Finds what to change for an advice about a stretch, or a lane of it, of a file."""

    def __init__(self, draft: Draft, where: str, lane: str) -> None:
        self.draft = draft
        self.where = where
        self.lane = lane

    def fewer_stops(self) -> Iterator[Edit]:
        """One stop less in a corner that has several."""
        for corner in self.draft.source.cells.corners if self.draft.source.cells else ():
            if corner.zone == self.where and corner.stops > 1:
                yield corner.line, r"\bstops\s+\d+", f"stops {corner.stops - 1}"

    def shorter_lane(self) -> Iterator[Edit]:
        """One cell less in a lane of a corner."""
        for corner in self.draft.source.cells.corners if self.draft.source.cells else ():
            n = LANE_LETTERS.index(self.lane)
            if corner.zone == self.where and n < len(corner.lanes):
                cells = [count - (each == n) for each, count in enumerate(corner.lanes)]
                yield corner.line, r"\blanes\s+[\d/]+", f"lanes {'/'.join(map(str, cells))}"

    def closer_grid(self) -> Iterator[Edit]:
        """Half a cell less between the cars of the grid."""
        grid = self.draft.source.cells.grid if self.draft.source.cells else None
        if grid and grid.step > LEAST_STEP:
            step = f"{max(LEAST_STEP, grid.step - 0.5):g}"
            yield grid.line, r"\bgrid\s+\d+(\s+step\s+[\d.]+)?", f"grid {grid.cars} step {step}"

    def sections(self) -> list[tuple[str, SectionText]]:
        """The sections in driving order, with their names."""
        return [*zip(self.draft.laying.board.names, self.draft.laying.texts, strict=True)] if self.draft.laying else []

    def lower_contest(self) -> Iterator[Edit]:
        """The contest modifier of all sections of a corner, lower by one."""
        for _, section in self.sections():
            if section.kind == "corner" and str(section.corner) == self.where:
                value = f"contest {section.contest - 1:+d}".replace("+0", "0")
                yield section.line, r"\bcontest\s+[+-]?\d+", value

    def higher_late(self) -> Iterator[Edit]:
        """The late-brake values before a corner, higher by ten."""
        for name, section in self.sections():
            if name == f"b{self.where.removeprefix('b')}" and section.late:
                target, modifier = (value + SAFER for value in section.late)
                value = f"late {target}/{modifier}"
                yield section.line, r"\blate\s+\d+/[+-]?\d+", value

    def richer_spot(self) -> Iterator[Edit]:
        """The bonus of a spot, higher by one."""
        name, _, number = self.lane.rpartition("-spot")
        for each, section in self.sections():
            if each == name and 0 < int(number) <= len(section.spots):
                before = rf"(\bspots(?:\s+\S+){{{int(number) - 1}}}\s+)\+\d"
                yield section.line, before, rf"\g<1>+{section.spots[int(number) - 1].bonus + 1}"

    def fewer_turns(self) -> Iterator[Edit]:
        """Two turns less, in the last stage."""
        part = self.draft.source.sections
        if part is None or part.turns is None or part.stages is None or part.laps is not None:
            return
        line, turns, _ = part.turns
        last = part.stages[1][-1]
        if turns - FEWER_TURNS >= LEAST_TURNS and last > FEWER_TURNS:
            yield line, r"\bturns\s+\d+", f"turns {turns - FEWER_TURNS}"
            stages = " ".join(map(str, (*part.stages[1][:-1], last - FEWER_TURNS)))
            yield part.stages[0], r"\bstages(\s+\d+)+", f"stages {stages}"

    def more_money(self) -> Iterator[Edit]:
        """One more for the last place of the grid."""
        part = self.draft.source.spaces
        if part and part.money:
            line, amounts = part.money
            written = " ".join(map(str, (*amounts[:-1], amounts[-1] + 1)))
            yield line, r"\bmoney(\s+\d+)+", f"money {written}"


EDITS: dict[tuple[str, str], Callable[[Writer], Iterator[Edit]]] = {
    ("cells", "passing"): Writer.fewer_stops,
    ("cells", "safer"): Writer.fewer_stops,
    ("cells", "grid"): Writer.closer_grid,
    ("cells", "lane"): Writer.shorter_lane,
    ("sections", "shorter"): Writer.fewer_turns,
    ("sections", "passing"): Writer.lower_contest,
    ("sections", "safer"): Writer.higher_late,
    ("sections", "lane"): Writer.richer_spot,
    ("spaces", "grid"): Writer.more_money,
}

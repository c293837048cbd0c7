"""Writes into a circuit file what follows from the rest of it: who draws a corner need not count its cells.

Lines for zones that have come are added, lines for zones that have gone are removed, and the ways through corners are
counted. Everything else stays as it is, comments too.
"""

import math
import re

from paddock.circuits.circuit import broken_parts, examine
from paddock.circuits.line import Line
from paddock.circuits.reader import read_source
from paddock.circuits.source import CellsPart, SectionsPart, Source, SpacesPart, Stretch, Zone
from paddock.circuits.words import Complaints
from paddock.core.errors import BadData

PATH = re.compile(r"(\bpath\s+)[0-9]+-[0-9]+")
MOST_OVER = 8
"""The most zones that one line of sections may cover."""
CELLS_A_SPACE = 4.0
"""How long a default space for two cars is on the track."""


class Edits:
    """Changes of lines, applied together so that numbers of lines stay true meanwhile."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines(keepends=True)
        self.gone: set[int] = set()
        self.after: dict[int, list[str]] = {}

    def replace(self, line: int, pattern: str | re.Pattern[str], new: str) -> None:
        """Change the first match in a line."""
        self.lines[line - 1] = re.sub(pattern, new, self.lines[line - 1], count=1)

    def remove(self, line: int) -> None:
        self.gone.add(line)

    def add(self, line: int, text: str) -> None:
        """Add a line after another."""
        self.after.setdefault(line, []).append(f"{text}\n")

    def text(self) -> str:
        """The whole file."""
        parts = []
        for number, line in enumerate(self.lines, 1):
            more = self.after.get(number, [])
            if number not in self.gone:
                parts.append(line if line.endswith("\n") or not more else f"{line}\n")
            parts += more
        return "".join(parts)


def mended(text: str) -> str:
    """The file with all that follows from the rest of it; unchanged if nothing does, or if it cannot be told."""
    try:
        complaints = Complaints("circuit")
        source = read_source(text, "circuit", complaints)
    except BadData:
        return text
    broken = broken_parts(source, complaints)
    if "track" in broken or not source.zones:
        return text
    edits = Edits(text)
    draft = examine(text, Complaints("circuit"))
    if draft.ground is None:
        return text
    if source.cells is not None and "cells" not in broken:
        mend_cells(edits, source, source.cells, draft.ground)
    if source.sections is not None and "sections" not in broken:
        mend_sections(edits, source, source.sections)
    if source.spaces is not None and "spaces" not in broken:
        mend_spaces(edits, source, source.spaces, draft.ground)
    return count_ways(edits.text())


def count_ways(text: str) -> str:
    """The file with the true lengths of the ways through its corners."""
    draft = examine(text, Complaints("circuit"))
    if draft.cutting is None:
        return text
    edits = Edits(text)
    declared = {corner.zone: corner for corner in draft.cutting.part.corners}
    for corner in draft.cutting.board.corners:
        wanted = declared[corner.id]
        if corner.shortest and (wanted.shortest, wanted.longest) != (corner.shortest, corner.longest):
            edits.replace(wanted.line, PATH, rf"\g<1>{corner.shortest}-{corner.longest}")
    return edits.text()


def mend_cells(edits: Edits, source: Source, part: CellsPart, ground: Line) -> None:
    """One line for every corner, in driving order after the line of the corner before."""
    corners = {zone.id for zone in source.zones if zone.is_corner}
    lines = {corner.zone: corner.line for corner in part.corners}
    for corner in part.corners:
        if corner.zone not in corners:
            edits.remove(corner.line)
    last = part.at
    for n, zone in enumerate(source.zones):
        if zone.is_corner and zone.id in lines:
            last = lines[zone.id]
        elif zone.is_corner:
            counts = "/".join(str(count) for count in cells_of(ground, n))
            edits.add(last, f"  corner {zone.id} stops 1 lanes {counts} path 1-1")


def cells_of(ground: Line, zone: int) -> list[int]:
    """How many cells fit into each lane of a corner."""
    pieces = [
        (piece, curve)
        for piece, curve, n in zip(ground.pieces, ground.curves, ground.zone_of, strict=True)
        if n == zone
    ]
    lengths = [sum(piece.length * (1 - curve * offset) for piece, curve in pieces) for offset in ground.offsets]
    return [min(40, max(1, round(length))) for length in lengths]


def mend_sections(edits: Edits, source: Source, part: SectionsPart) -> None:
    """A zone without sections joins those of the zone before; the sections of a zone that has gone go too."""
    wanted = [zone.id for zone in source.zones]
    if not part.stretches:
        return
    covered = {name: n for n, stretch in enumerate(part.stretches) for name in stretch.zones}
    zones = [[name for name in stretch.zones if name in wanted] for stretch in part.stretches]
    for n, name in enumerate(wanted):
        if name in covered:
            continue
        before = wanted[n - 1] if n else ""
        home = covered.get(before, 0)
        if len(zones[home]) < MOST_OVER:
            zones[home].insert(zones[home].index(before) + 1 if before in zones[home] else 0, name)
            covered[name] = home
    for stretch, names in zip(part.stretches, zones, strict=True):
        if not names:
            remove_stretch(edits, stretch)
        elif tuple(names) != stretch.zones:
            edits.replace(stretch.line, r"\bover\b[^#\n]*?(?=\s*(#|$))", f"over {' '.join(names)}")


def remove_stretch(edits: Edits, stretch: Stretch) -> None:
    for line in (stretch.line, *(section.line for section in stretch.sections)):
        edits.remove(line)


def mend_spaces(edits: Edits, source: Source, part: SpacesPart, ground: Line) -> None:
    """One row for every zone, in driving order after the row of the zone before."""
    known = {zone.id for zone in source.zones}
    lines = {row.zone: row.line for row in part.rows}
    for row in part.rows:
        if row.zone not in known:
            edits.remove(row.line)
    last = min(lines.values(), default=0) - 1 if lines else max(part.at, *head_lines(part))
    for n, zone in enumerate(source.zones):
        if zone.id in lines:
            last = lines[zone.id]
        else:
            edits.add(last, f"  row {zone.id} {spaces_of(ground, n, zone)}")


def head_lines(part: SpacesPart) -> list[int]:
    """The lines of the part that come before its rows."""
    marks = [part.line.line if part.line else 0]
    return [*marks, part.grid[0] if part.grid else 0, part.money[0] if part.money else 0]


def spaces_of(ground: Line, n: int, zone: Zone) -> str:
    """Light grey spaces for two cars, white ones inside a corner."""
    count = max(1, math.floor((ground.zone_ends[n] - ground.zone_starts[n]) / CELLS_A_SPACE + 0.5))
    lane, inside = " ".join(["L2"] * count), " ".join(["W1 W1"] * count)
    lanes = [lane] * ground.lanes
    if zone.is_corner:
        bend = sum(piece.angle for piece in zone.pieces)
        lanes[0 if bend > 0 else -1] = inside
    return " | ".join(lanes)

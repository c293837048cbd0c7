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
LATE = re.compile(r"\s+late\s+[0-9]+/[+-]?[0-9]+")
MOST_CORNERS = 100
MOST_OVER = 8
"""The most zones that one line of sections may cover."""
LEAST_DOUBLES = 2
"""How many spaces of two colours a board has at least."""
LEAST_BLACK = 2
"""How many zones of a board have black spaces at least."""
CELLS_A_SECTION = 5.0
"""How long a straight section is on the track, by default."""
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
        mend_sections(edits, source, source.sections, draft.ground)
    if source.spaces is not None and "spaces" not in broken:
        mend_spaces(edits, source, source.spaces, draft.ground)
    return count_ways(mend_brakes(edits.text()))


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


def mend_sections(edits: Edits, source: Source, part: SectionsPart, ground: Line) -> None:
    """A zone without sections gets its own if a number is free for its corner, else it joins the zone before; the
    sections of a zone that has gone go too.
    """
    if not part.stretches:
        return
    wanted = [zone.id for zone in source.zones]
    stretch_of = {name: n for n, stretch in enumerate(part.stretches) for name in stretch.zones}
    zones = [[name for name in stretch.zones if name in wanted] for stretch in part.stretches]
    last, home = 0, next((stretch_of[name] for name in wanted if name in stretch_of), 0)
    for n, zone in enumerate(source.zones):
        if zone.id in stretch_of:
            home = stretch_of[zone.id]
            last = max(last, *(section.corner for section in part.stretches[home].sections), 0)
        elif not zone.is_corner or last + 1 < next_corner(source, part, stretch_of, n):
            last += zone.is_corner
            end = part.stretches[home].sections[-1].line if part.stretches[home].sections else part.stretches[home].line
            for line in new_sections(zone, last, ground.zone_ends[n] - ground.zone_starts[n]):
                edits.add(end, line)
        elif len(zones[home]) < MOST_OVER:
            before = wanted[n - 1]
            zones[home].insert(zones[home].index(before) + 1 if before in zones[home] else len(zones[home]), zone.id)
    for stretch, names in zip(part.stretches, zones, strict=True):
        if not names:
            remove_stretch(edits, stretch)
        elif tuple(names) != stretch.zones:
            edits.replace(stretch.line, r"\bover\b[^#\n]*?(?=\s*(#|$))", f"over {' '.join(names)}")


def next_corner(source: Source, part: SectionsPart, stretch_of: dict[str, int], n: int) -> int:
    """The number of the first corner after a zone that has sections already."""
    for zone in source.zones[n + 1 :]:
        if zone.id in stretch_of:
            numbers = [each.corner for each in part.stretches[stretch_of[zone.id]].sections if each.corner]
            if numbers:
                return min(numbers)
    return MOST_CORNERS


def new_sections(zone: Zone, number: int, length: float) -> list[str]:
    """The sections of a zone that has none: straights, or a brake and a corner."""
    if not zone.is_corner:
        return [f"  over {zone.id}", *["    straight"] * max(1, math.floor(length / CELLS_A_SECTION + 0.5))]
    return [f"  over {zone.id}", "    brake late 55/0 spots +1g", f"    corner {number} contest 0"]


def mend_brakes(text: str) -> str:
    """A brake without a corner after it becomes a straight; every other one has its off-track line, and no more."""
    draft = examine(text, Complaints("circuit"))
    laying = draft.laying
    if laying is None:
        return text
    edits = Edits(text)
    offs = {off.corner: off.line for off in laying.part.off_tracks}
    end = max([*offs.values(), *(section.line for section in laying.texts)])
    for n, section in enumerate(laying.texts):
        if section.kind != "brake":
            continue
        corner = laying.texts[(n + 1) % len(laying.texts)].corner
        if not corner:
            edits.replace(section.line, LATE, "")
            edits.replace(section.line, r"\bbrake\b", "straight")
        elif offs.pop(corner, None) is None:
            name = laying.board.names[(n + 1) % len(laying.texts)]
            edits.add(end, f"  off {corner} check 0 pass time 1 at {name} fail tyres 1 time 2 at {name}")
    for line in offs.values():
        edits.remove(line)
    return edits.text()


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
    kept = [[space.colours for lane in row.lanes for space in lane] for row in part.rows if row.zone in known]
    doubles = sum(len(colours) > 1 for row in kept for colours in row)
    blacks = sum(any("K" in colours for colours in row) for row in kept)
    for n, zone in enumerate(source.zones):
        if zone.id in lines:
            last = lines[zone.id]
            continue
        spaces = spaces_of(ground, n, zone, doubles < LEAST_DOUBLES, blacks < LEAST_BLACK)
        doubles += spaces.count("LD")
        blacks += "K" in spaces
        edits.add(last, f"  row {zone.id} {spaces}")


def head_lines(part: SpacesPart) -> list[int]:
    """The lines of the part that come before its rows."""
    marks = [part.line.line if part.line else 0]
    return [*marks, part.grid[0] if part.grid else 0, part.money[0] if part.money else 0]


def spaces_of(ground: Line, n: int, zone: Zone, is_double: bool, is_black: bool) -> str:
    """Light grey spaces for two cars, white ones inside a corner, darker ones outside on a straight.

    On a short straight they are dark or of two colours only if the board still needs it.
    """
    count = max(1, math.floor((ground.zone_ends[n] - ground.zone_starts[n]) / CELLS_A_SPACE + 0.5))
    lanes = [" ".join(["L2"] * count)] * ground.lanes
    if zone.is_corner:
        bend = sum(piece.angle for piece in zone.pieces)
        lanes[0 if bend > 0 else -1] = " ".join(["W1 W1"] * count)
    else:
        outer = "K" if is_black or count > 2 else "D" if count > 1 else "L"
        lanes[0 if ground.clockwise else -1] = filled(outer, min(count, 3), count)
        if is_double:
            lanes[1] = filled("LD", min(count, 2), count)
    return " | ".join(lanes)


def filled(colours: str, size: int, count: int) -> str:
    """A lane as long as `count` spaces for two cars: one as long as `size` of them in these colours, the rest light."""
    return f"{colours}{2 * size}{' L2' * (count - size)}"

"""Where the lines of a circuit file lie on the track, so that a complaint can be shown at its place."""

import re
from collections.abc import Iterable, Iterator

from paddock.circuits.circuit import Draft
from paddock.circuits.line import Line
from paddock.circuits.reader import MOST_LINES
from paddock.circuits.source import CellsPart, SectionsPart, SpacesPart
from paddock.core.errors import Complaint
from paddock.core.plain import Plain

NAMED = re.compile(r"\b([a-z0-9_]+)-[0-9]+[a-d]?\b")
"""The name of a cell, a section or a space: its zone comes first."""


class Span(Plain):
    """A line of the file, and a stretch of the lap that it is about."""

    line: int
    start: float
    """In cells from the start of the first zone."""
    end: float


def spans(draft: Draft) -> list[Span]:
    """The stretches that the lines of a file are about; a line without a place on the track has none."""
    ground, source = draft.ground, draft.source
    if ground is None:
        return []
    found = list(track_spans(draft, ground))
    if source.cells is not None:
        found += cell_spans(draft, ground, source.cells)
    if source.sections is not None:
        found += section_spans(draft, ground, source.sections)
    if source.spaces is not None:
        found += space_spans(draft, ground, source.spaces)
    return found


def track_spans(draft: Draft, ground: Line) -> Iterator[Span]:
    """Zones and their pieces."""
    ends = [*ground.starts[1:], ground.length]
    for n, zone in enumerate(draft.source.zones):
        yield Span(zone.line, ground.zone_starts[n], ground.zone_ends[n])
    for piece, start, end in zip(ground.pieces, ground.starts, ends, strict=True):
        if piece.line:
            yield Span(piece.line, start, end)


def over(draft: Draft, ground: Line, line: int, zones: Iterable[str]) -> Iterator[Span]:
    """A line that names zones lies along each of them."""
    for name in zones:
        zone = draft.source.zone(name)
        if zone >= 0:
            yield Span(line, ground.zone_starts[zone], ground.zone_ends[zone])


def cell_spans(draft: Draft, ground: Line, part: CellsPart) -> Iterator[Span]:
    """The line, the grid behind it, the pit lane around it, corners, walls and flaps."""
    home = [part.line.zone] if part.line else []
    finish, pit = (draft.cutting.finish, draft.cutting.pit_borders) if draft.cutting else (None, [])
    if part.line and finish is not None:
        yield Span(part.line.line, finish, finish)
    elif part.line:
        yield from over(draft, ground, part.line.line, home)
    if part.grid and finish is not None:
        start = ground.zone_starts[ground.zone_of[ground.piece_at(finish)]]
        yield Span(part.grid.line, max(start, finish - part.grid.cars * part.grid.step), finish)
    elif part.grid:
        yield from over(draft, ground, part.grid.line, home)
    if part.pit and pit:
        yield Span(part.pit.line, pit[0], pit[-1])
    elif part.pit:
        yield from over(draft, ground, part.pit.line, home)
    if part.soft:
        yield from over(draft, ground, part.soft.line, [part.soft.corner])
    if part.drs:
        yield from over(draft, ground, part.drs.line, part.drs.zones)
    for corner in part.corners:
        yield from over(draft, ground, corner.line, [corner.zone])
    for wall in part.walls:
        yield from over(draft, ground, wall.line, wall.zones)


def section_spans(draft: Draft, ground: Line, part: SectionsPart) -> Iterator[Span]:
    """Stretches, their sections, and the off-track lines at their brakes."""
    for stretch in part.stretches:
        yield from over(draft, ground, stretch.line, stretch.zones)
    laying = draft.laying
    if laying is None:
        return
    for text, start, end in zip(laying.texts, laying.starts, laying.ends, strict=True):
        yield Span(text.line, start, end)
    firsts = {text.corner: n for n, text in reversed(list(enumerate(laying.texts))) if text.corner}
    for off in part.off_tracks:
        if off.corner in firsts:
            brake = firsts[off.corner] - 1
            yield Span(off.line, laying.starts[brake], laying.ends[brake])
    for extreme in part.extremes:
        if extreme.corner in firsts:
            corner = firsts[extreme.corner]
            yield Span(extreme.line, laying.starts[corner], laying.ends[corner])


def space_spans(draft: Draft, ground: Line, part: SpacesPart) -> Iterator[Span]:
    """Rows along their zones; the line, the grid and its money on the straight of the line."""
    for row in part.rows:
        yield from over(draft, ground, row.line, [row.zone])
    if part.line is None:
        return
    for line in (part.line.line, part.grid[0] if part.grid else 0, part.money[0] if part.money else 0):
        if line:
            yield from over(draft, ground, line, [part.line.zone])


def place_of(complaint: Complaint, draft: Draft, known: list[Span], written: str) -> float | None:
    """Where on the lap a complaint belongs: at its line, at the first place that it or its line names, or in the zone
    that the line stands in.
    """
    for span in known:
        if span.line == complaint.line:
            return (span.start + span.end) / 2
    zone = named_zone(draft, NAMED.findall(complaint.message) + written.split("#")[0].split()[1:])
    if zone < 0 and complaint.line < first_part(draft):
        zone = sum(each.line < complaint.line for each in draft.source.zones) - 1
    if draft.ground is None or zone < 0:
        return None
    return (draft.ground.zone_starts[zone] + draft.ground.zone_ends[zone]) / 2


def named_zone(draft: Draft, names: Iterable[str]) -> int:
    """The first zone of the track among some words, or -1."""
    return next((zone for zone in map(draft.source.zone, names) if zone >= 0), -1)


def first_part(draft: Draft) -> int:
    """The line where the track ends and how it is cut begins."""
    parts = (draft.source.cells, draft.source.sections, draft.source.spaces)
    return min((part.at for part in parts if part is not None), default=MOST_LINES + 1)

"""Cuts the track into cells and finds each cell's neighbours."""

import itertools

from paddock.circuits.cells import CellBoard
from paddock.circuits.cells_check import check_board
from paddock.circuits.cells_furnish import furnish
from paddock.circuits.cells_ways import derive_ways
from paddock.circuits.finish import NO_STRAIGHT, line_straight
from paddock.circuits.line import Line
from paddock.circuits.source import LANE_LETTERS, CellsPart, CornerCells, Source
from paddock.circuits.words import Complaints

INWARDS_UNTIL = 0.45
OUTWARDS_FROM = 0.6
"""The parts of a bend where arrows lead inwards and outwards."""
LEAST_PROGRESS = 0.22
LEAST_TOUCH = 0.1
TINY = 1e-9


class Cutting:
    """The board under construction, with the two ends of every cell along the centre line."""

    def __init__(self, source: Source, part: CellsPart, line: Line, complaints: Complaints) -> None:
        self.source = source
        self.part = part
        self.line = line
        self.complaints = complaints
        self.board = CellBoard(source.id, source.kind, source.lanes)
        self.counts: list[list[int]] = []
        """By zone and lane: how many cells."""
        self.lanes: list[list[int]] = [[] for _ in range(source.lanes)]
        """The cells of each lane in driving order."""
        self.starts: list[float] = []
        self.ends: list[float] = []
        self.line_zone = 0
        self.finish = 0.0
        self.pit_borders: list[float] = []

    def middle(self, cell: int) -> float:
        return (self.starts[cell] + self.ends[cell]) / 2

    def step_of(self, zone: int) -> float:
        """The length of a cell of this straight along the centre line."""
        return (self.line.zone_ends[zone] - self.line.zone_starts[zone]) / self.counts[zone][0]

    def holding(self, lane: int, s: float) -> int:
        """The cell of this lane that holds this abscissa."""
        return self.lanes[lane][cell_at(self, lane, s)]


def compile_cells(source: Source, line: Line, complaints: Complaints, is_draft: bool = False) -> Cutting | None:
    """The board of cells with its places on the track, or None with complaints.

    A draft is returned with complaints too, if the track can be cut at all.
    """
    part = source.cells
    if part is None:
        return None
    before = len(complaints.list)
    cutting = Cutting(source, part, line, complaints)
    if not count_cells(cutting) or not find_line(cutting):
        return None
    cut(cutting)
    draw_arrows(cutting)
    find_sides(cutting)
    derive_ways(cutting.board)
    furnish(cutting.board, cutting)
    check_board(cutting.board, part, complaints)
    return cutting if is_draft or len(complaints.list) == before else None


def count_cells(cutting: Cutting) -> bool:
    """The number of cells in each lane of each zone: as declared in corners, as many as fit on straights."""
    source, line = cutting.source, cutting.line
    declared = {corner.zone: corner for corner in cutting.part.corners}
    before = len(cutting.complaints.list)
    for corner in cutting.part.corners:
        check_declared(cutting, corner)
    for n, zone in enumerate(source.zones):
        if zone.is_corner and zone.id not in declared:
            example = f"corner {zone.id} stops 1 lanes {'/'.join('5' * source.lanes)} path 5-5"
            cutting.complaints.say(cutting.part.at, "corner-missing", corner=zone.id, example=example)
        if zone.is_corner and zone.id in declared:
            cutting.counts.append(list(declared[zone.id].lanes))
        else:
            fits = max(1, round(line.zone_ends[n] - line.zone_starts[n]))
            cutting.counts.append([fits] * source.lanes)
    return len(cutting.complaints.list) == before


def check_declared(cutting: Cutting, corner: CornerCells) -> None:
    zone = cutting.source.zone(corner.zone)
    if zone < 0 or not cutting.source.zones[zone].is_corner:
        corners = " ".join(zone.id for zone in cutting.source.zones if zone.is_corner)
        cutting.complaints.say(corner.line, "no-corner", corner=corner.zone, known=corners)
    if len(corner.lanes) != cutting.source.lanes:
        counts = "/".join(map(str, corner.lanes))
        cutting.complaints.say(corner.line, "corner-lanes", counts=counts, lanes=cutting.source.lanes)


def find_line(cutting: Cutting) -> bool:
    """Place the finish line, a number of cells into its straight."""
    mark, zone = cutting.part.line, line_straight(cutting.source, cutting.part, "line main 10", cutting.complaints)
    if mark is None or zone == NO_STRAIGHT:
        return False
    if not 1 <= mark.distance < cutting.counts[zone][0]:
        most = cutting.counts[zone][0] - 1
        cutting.complaints.say(mark.line, "line-place", most=most, zone=mark.zone)
        return False
    cutting.line_zone = zone
    cutting.finish = cutting.line.zone_starts[zone] + mark.distance * cutting.step_of(zone)
    return True


def shift_before(cutting: Cutting, zone: int) -> float:
    """How far into a zone the shifted lanes begin: half a cell of the straight next to the border."""
    last = (zone - 1) % len(cutting.counts)
    for straight in (zone, last):
        if not cutting.source.zones[straight].is_corner:
            return cutting.step_of(straight) / 2
    return (cutting.step_of(zone) + cutting.step_of(last)) / 4


def cut(cutting: Cutting) -> None:
    """Cells of a straight are equal along the centre line, so that neighbouring lanes stay half a cell apart in bends
    too; cells of a corner are equal along their own lane, so that the inside of each bend of a chicane gets fewer.
    """
    board, line = cutting.board, cutting.line
    declared = {corner.zone: corner for corner in cutting.part.corners}
    for zone in cutting.source.zones:
        if zone.is_corner:
            board.add_corner_zone(zone.id, zone.name, declared[zone.id].stops)
        else:
            board.add_straight_zone(zone.id, zone.name)
    board.lap = round(10 * line.length)
    for lane, offset in enumerate(line.offsets):
        for n, zone in enumerate(cutting.source.zones):
            following = (n + 1) % len(cutting.counts)
            start = line.zone_starts[n] + (shift_before(cutting, n) if lane % 2 else 0.0)
            end = line.zone_ends[n] + (shift_before(cutting, following) if lane % 2 else 0.0)
            along = offset if zone.is_corner else 0.0
            even = line.cuts if zone.is_corner else even_cuts
            borders = even(start, end, along, cutting.counts[n][lane])
            for i, (a, b) in enumerate(itertools.pairwise(borders), 1):
                add_cell(cutting, f"{zone.id}-{i}{LANE_LETTERS[lane]}", lane, n, a, b)
    board.size = len(board.names)
    mark_finish(cutting)


def even_cuts(start: float, end: float, _offset: float, count: int) -> list[float]:
    return [start + (end - start) * n / count for n in range(count + 1)]


def add_cell(cutting: Cutting, name: str, lane: int, zone: int, start: float, end: float) -> None:
    """Rank: tenths of a cell from the line to the middle; a cell whose middle lies on the line has rank 0."""
    ahead = ((start + end) / 2 - cutting.finish + TINY) % cutting.line.length
    rank = round(10 * ahead)
    cutting.lanes[lane].append(cutting.board.add(name, lane, zone, rank))
    cutting.starts.append(start)
    cutting.ends.append(end)


def mark_finish(cutting: Cutting) -> None:
    """The finish cell of a lane is the first whose front edge lies beyond the line: the one with the lowest rank."""
    board = cutting.board
    for cells in cutting.lanes:
        first = min(cells, key=lambda cell: board.rank[cell])
        board.is_finish[first] = True
        board.finish.append(first)


def cell_at(cutting: Cutting, lane: int, s: float) -> int:
    """The place in its lane's list of the cell of this lane that holds this abscissa."""
    cells = cutting.lanes[lane]
    first = cutting.starts[cells[0]]
    wanted = (s - first) % cutting.line.length + first + TINY
    low, high = 0, len(cells) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if cutting.starts[cells[middle]] <= wanted:
            low = middle
        else:
            high = middle - 1
    return low


def draw_arrows(cutting: Cutting) -> None:
    """Steps ahead everywhere; lane changes from every cell of a straight, and in corners where the bend allows."""
    board = cutting.board
    for lane, cells in enumerate(cutting.lanes):
        for i, cell in enumerate(cells):
            following = cells[(i + 1) % len(cells)]
            board.front[cell] = board.ahead[cell] = following
            if lane > 0:
                board.left[cell] = diagonal(cutting, cell, lane - 1, 1.0)
            if lane < board.lanes - 1:
                board.right[cell] = diagonal(cutting, cell, lane + 1, -1.0)


def diagonal(cutting: Cutting, cell: int, lane: int, side: float) -> int:
    """The cell of the next lane beside this one's front edge, or the one after it if that is not ahead."""
    cells, length = cutting.lanes[lane], cutting.line.length
    i = cell_at(cutting, lane, cutting.ends[cell])
    gained = (cutting.middle(cells[i]) - cutting.middle(cell) + length / 2) % length - length / 2
    if gained < LEAST_PROGRESS * (cutting.ends[cell] - cutting.starts[cell]):
        i = (i + 1) % len(cells)
    return cells[i] if may_change(cutting, cell, cells[i], side) else -1


def may_change(cutting: Cutting, cell: int, to: int, side: float) -> bool:
    """Arrows are printed on corner cells only: inwards at the start of a bend, outwards at its end."""
    board = cutting.board
    if board.corner[cell] < 0:
        return True
    bend, done = cutting.line.bend_at(corner_place(cutting, cell))
    if board.corner[to] < 0:
        return side != bend
    return done < INWARDS_UNTIL if side == bend else done > OUTWARDS_FROM


def corner_place(cutting: Cutting, cell: int) -> float:
    """The front edge of a corner cell, kept inside the corner if a shifted lane reaches beyond it."""
    zone = cutting.board.zone[cell]
    return min(cutting.ends[cell], cutting.line.zone_ends[zone] - TINY)


def find_sides(cutting: Cutting) -> None:
    """Cells of neighbouring lanes touch where they overlap by more than a tenth of the shorter one."""
    board = cutting.board
    touching: list[list[int]] = [[] for _ in range(board.size)]
    for lane in range(board.lanes - 1):
        for cell in cutting.lanes[lane]:
            for other in overlapping(cutting, cell, lane + 1):
                touching[cell].append(other)
                touching[other].append(cell)
    for cell in range(board.size):
        board.side[cell] = tuple(sorted(touching[cell]))


def overlapping(cutting: Cutting, cell: int, lane: int) -> list[int]:
    cells, length = cutting.lanes[lane], cutting.line.length
    start, end = cutting.starts[cell], cutting.ends[cell]
    first = cell_at(cutting, lane, start)
    found = []
    for i in range(len(cells)):
        other = cells[(first + i) % len(cells)]
        size = cutting.ends[other] - cutting.starts[other]
        away = (cutting.starts[other] - start + length / 2) % length - length / 2
        if away >= end - start:
            break
        overlap = min(end - start, away + size) - max(0.0, away)
        if overlap > LEAST_TOUCH * min(size, end - start):
            found.append(other)
    return found

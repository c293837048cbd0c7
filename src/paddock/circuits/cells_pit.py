"""The pit lane: a row of cells beside the straight of the line, with boxes."""

import itertools
import math
from typing import TYPE_CHECKING

from paddock.circuits.cells import NOWHERE, Box, CellBoard, PitLane
from paddock.circuits.source import Pit

if TYPE_CHECKING:
    from paddock.circuits.cells_compile import Cutting

TRAPEZOID = 1.5
"""The first and last pit cells are half as long again: each leads from or to two cells of the edge lane."""
PIT_DEPTH = 1.7
"""How far pit lane and boxes reach beyond the edge of the track."""
TINY = 1e-6


def lay_pit(board: CellBoard, side: str, ranks: list[int], entries: list[int], exits: list[int], boxes: int) -> None:
    """Add a pit lane with cells of these ranks, joined to the track at both ends; the lowest rank follows the line."""
    zone = board.zone[entries[0]]
    cells = [board.add(f"pit-{n + 1}", NOWHERE, zone, rank) for n, rank in enumerate(ranks)]
    pit = PitLane(side, cells)
    pit.entries, pit.exits, pit.limit = entries, exits, board.rank[entries[1]]
    pit.finish = min(range(len(ranks)), key=lambda n: ranks[n])
    for entry in entries:
        board.pit_entry[entry] = cells[0]
    for cell, following in itertools.pairwise(cells):
        board.front[cell] = board.ahead[cell] = following
        board.behind[following] = cell
        board.steps[cell] = (following,)
    board.steps[cells[-1]] = tuple(exits)
    pit.boxes = [add_box(board, cells, n, boxes) for n in range(boxes)]
    board.pit = pit


def add_box(board: CellBoard, cells: list[int], n: int, boxes: int) -> Box:
    """Add the boxes, spread evenly along the cells between the trapezoids."""
    before = 1 + n * (len(cells) - 2) // boxes
    place = board.add(f"box-{n + 1}", NOWHERE, board.zone[cells[0]], board.rank[cells[before]])
    return Box(place, cells[before], cells[before + 1])


def build_pit(board: CellBoard, cutting: "Cutting", pit: Pit) -> None:
    """The pit lane of a file: from one border of the edge lane to another, on the straight of the line."""
    lane = 0 if pit.side == "left" else board.lanes - 1
    edge = [cell for cell in cutting.lanes[lane] if board.zone[cell] == cutting.line_zone]
    inner = pit.end - pit.start - int(2 * TRAPEZOID)
    if not has_room(cutting, pit, len(edge), inner):
        return
    step = cutting.step_of(cutting.line_zone)
    start, end = cutting.starts[edge[pit.start]], cutting.ends[edge[pit.end - 1]]
    cutting.pit_borders = [start, *(start + (TRAPEZOID + n) * step for n in range(inner + 1)), end]
    ranks = [rank_of(cutting, n) for n in range(inner + 2)]
    lay_pit(board, pit.side, ranks, edge[pit.start - 1 : pit.start + 1], edge[pit.end - 1 : pit.end + 1], pit.boxes)
    check_pit(cutting, pit)


def rank_of(cutting: "Cutting", n: int) -> int:
    """Pit cells have ranks, so that cars there keep their place in the order: by their middle, 0 at the line."""
    start, end = cutting.pit_borders[n], cutting.pit_borders[n + 1]
    ahead = (start + end) / 2 - cutting.finish
    if end > cutting.finish + TINY:
        ahead = max(0.0, ahead)
    return round(10 * (ahead % cutting.line.length))


def has_room(cutting: "Cutting", pit: Pit, size: int, inner: int) -> bool:
    before = len(cutting.complaints.list)
    if pit.start < 1 or pit.end > size - 1:
        cutting.complaints.say(pit.line, "pit-ends", most=size - 1)
    if inner < pit.boxes:
        least, length = pit.boxes + int(2 * TRAPEZOID), pit.end - pit.start
        cutting.complaints.say(pit.line, "pit-length", boxes=pit.boxes, least=least, length=length)
    return len(cutting.complaints.list) == before


def check_pit(cutting: "Cutting", pit: Pit) -> None:
    """The pit lane crosses the line and overlaps no other part of the track."""
    if cutting.pit_borders[-2] < cutting.finish + TINY or cutting.pit_borders[0] > cutting.finish - TINY:
        cutting.complaints.say(pit.line, "pit-line")
    if runs_into_track(cutting, 1 if pit.side == "left" else -1):
        cutting.complaints.say(pit.line, "pit-track")


def runs_into_track(cutting: "Cutting", side: float) -> bool:
    """Whether the boxes would lie on another part of the track."""
    line, first, last = cutting.line, cutting.pit_borders[0], cutting.pit_borders[-1]
    outside = side * (line.half + PIT_DEPTH)
    boxes = [line.at(first + (last - first) * n / 40, outside) for n in range(41)]
    count = int(line.length / 0.4)
    for n in range(count):
        s = n * line.length / count
        if (s - first + 4) % line.length < last - first + 8:
            continue
        x, y = line.at(s)
        if any(math.hypot(x - bx, y - by) < line.half + 0.15 for bx, by in boxes):
            return True
    return False

"""What stands on and beside the cells: kerbs, walls, the grid, the pit lane, marks, the weather table."""

import itertools
import math
from typing import TYPE_CHECKING

from paddock.circuits.cells import Box, CellBoard, PitLane
from paddock.circuits.source import Pit

if TYPE_CHECKING:
    from paddock.circuits.cells_compile import Cutting

TRAPEZOID = 1.5
"""The first and last pit cells are half as long again: each leads from or to two cells of the edge lane."""
TWO_THIRDS = 2 / 3
PIT_DEPTH = 1.7
"""How far pit lane and boxes reach beyond the edge of the track."""


def furnish(board: CellBoard, cutting: "Cutting") -> None:
    """All of it; what is not written in the file gets its usual place."""
    find_start(board)
    lay_kerbs(board)
    build_walls(board, cutting)
    mark_grid(board, cutting)
    mark_soft(board, cutting)
    mark_drs(board, cutting)
    if cutting.part.weather is not None:
        board.weather = list(cutting.part.weather[1])
    if cutting.part.pit is not None:
        build_pit(board, cutting, cutting.part.pit)


def find_start(board: CellBoard) -> None:
    """The straight of the line, and the first corner after it."""
    zone = next(board.zone[cell] for cell in range(board.size) if board.is_finish[cell])
    board.start_straight = board.zone_straight[zone]
    zones = len(board.zone_names)
    for n in range(zones):
        corner = board.zone_corner[(zone + 1 + n) % zones]
        if corner >= 0:
            board.first_corner = corner
            break
    for n, corner in enumerate(board.zone_corner):
        if corner >= 0:
            board.corners[corner].after = (n + 1) % zones


def lay_kerbs(board: CellBoard) -> None:
    """A kerb runs along both edges of every corner."""
    for cell in range(board.size):
        board.kerb[cell] = board.corner[cell] >= 0 and board.lane[cell] in (0, board.lanes - 1)


def build_walls(board: CellBoard, cutting: "Cutting") -> None:
    for wall in cutting.part.walls:
        lane = 0 if wall.side == "left" else board.lanes - 1
        for name in wall.zones:
            zone = cutting.source.zone(name)
            if zone < 0:
                cutting.complaints.say(wall.line, f"there is no zone {name} to put a wall along")
            for cell in range(board.size):
                if board.zone[cell] == zone and board.lane[cell] == lane:
                    board.wall[cell] = True


def mark_grid(board: CellBoard, cutting: "Cutting") -> None:
    """The cars stand behind the line in the two edge lanes by turns, the pole on the outside of the lap."""
    grid = cutting.part.grid
    if grid is None:
        cutting.complaints.say(cutting.part.at, "the grid is missing in cells, for example: grid 10 step 1.5")
        return
    outer = 0 if cutting.line.clockwise else board.lanes - 1
    edges = (outer, board.lanes - 1 - outer)
    step = grid.step * cutting.step_of(cutting.line_zone)
    for car in range(grid.cars):
        lane = edges[car % 2]
        board.grid.append(last_before(cutting, lane, cutting.finish - car * step))
    zones = {board.straight[cell] for cell in board.grid}
    if zones != {board.start_straight} or len(set(board.grid)) < grid.cars:
        cutting.complaints.say(
            grid.line,
            f"{grid.cars} cars do not find room behind the line on its straight: "
            f"move the line on, make the straight longer, or lessen the step ({grid.step:g})",
        )


def last_before(cutting: "Cutting", lane: int, s: float) -> int:
    """The cell of this lane that ends at this abscissa or is the last to end before it."""
    cell = cutting.holding(lane, s)
    over = (cutting.ends[cell] - s + cutting.line.length / 2) % cutting.line.length - cutting.line.length / 2
    return cell if over < 1e-6 else cutting.holding(lane, cutting.starts[cell] - 1e-6)


def rank_at(cutting: "Cutting", s: float) -> int:
    return round(10 * ((s - cutting.finish) % cutting.line.length))


def mark_soft(board: CellBoard, cutting: "Cutting") -> None:
    """The corner line that the file names, else the one nearest to two thirds of the lap."""
    soft, line = cutting.part.soft, cutting.line
    lines = {
        (zone.id, at_exit): rank_at(cutting, line.zone_ends[n] if at_exit else line.zone_starts[n])
        for n, zone in enumerate(cutting.source.zones)
        if zone.is_corner
        for at_exit in (False, True)
    }
    if soft is None:
        board.soft = min(lines.values(), key=lambda rank: abs(rank - TWO_THIRDS * board.lap))
    elif (soft.corner, soft.at_exit) in lines:
        board.soft = lines[soft.corner, soft.at_exit]
        if not 0.5 < board.soft / board.lap < 0.8:
            share = board.soft / board.lap
            cutting.complaints.say(soft.line, f"the soft mark lies at {share:.0%} of the lap: about two thirds wanted")
    else:
        cutting.complaints.say(soft.line, f"there is no corner {soft.corner} for the soft mark")


def mark_drs(board: CellBoard, cutting: "Cutting") -> None:
    """The straights that the file names, else the start straight and the longest other one."""
    drs = cutting.part.drs
    if drs is None:
        others = [n for n in range(len(board.straights)) if n != board.start_straight]
        longest = max(others, key=lambda n: len(board.straights[n].cells), default=board.start_straight)
        board.drs = list(dict.fromkeys((board.start_straight, longest)))
        return
    for name in drs.zones:
        zone = cutting.source.zone(name)
        if zone < 0 or board.zone_straight[zone] < 0:
            cutting.complaints.say(drs.line, f"there is no straight {name} for the flap")
        else:
            board.drs.append(board.zone_straight[zone])


def build_pit(board: CellBoard, cutting: "Cutting", pit: Pit) -> None:
    """A lane of cells beside the start straight from one border of the edge lane to another."""
    zone = cutting.line_zone
    lane = 0 if pit.side == "left" else board.lanes - 1
    edge = [cell for cell in cutting.lanes[lane] if board.zone[cell] == zone]
    first, last = pit.start, pit.end
    inner = last - first - int(2 * TRAPEZOID)
    if not is_pit_sound(cutting, pit, len(edge), inner):
        return
    step = cutting.step_of(zone)
    start, end = cutting.starts[edge[first]], cutting.ends[edge[last - 1]]
    borders = [start, *(start + (TRAPEZOID + n) * step for n in range(inner + 1)), end]
    cutting.pit_borders = borders
    lane_cells = [add_pit_cell(board, cutting, zone, n) for n in range(inner + 2)]
    made = PitLane(pit.side, lane_cells)
    made.entries = [edge[first - 1], edge[first]]
    made.limit = board.rank[edge[first]]
    made.exits = [edge[last - 1], edge[last]]
    made.finish = next((n for n, s in enumerate(borders[1:]) if s > cutting.finish + 1e-6), len(lane_cells))
    for a, b in itertools.pairwise(lane_cells):
        board.front[a] = board.ahead[a] = b
        board.behind[b] = a
        board.steps[a] = (b,)
    board.steps[lane_cells[-1]] = tuple(made.exits)
    for n in range(pit.boxes):
        before = 1 + n * inner // pit.boxes
        place = board.add(f"box-{n + 1}", -1, zone, board.rank[lane_cells[before]])
        made.boxes.append(Box(place, lane_cells[before], lane_cells[before + 1]))
    board.pit = made
    if runs_into_track(cutting, 1 if pit.side == "left" else -1):
        complaint = "the pit lane runs into another part of the track: shorten it, move it, or use the other side"
        cutting.complaints.say(pit.line, complaint)
    if not made.finish < len(lane_cells) - 1:
        cutting.complaints.say(pit.line, "the pit lane must end beyond the line: move its end on or the line back")


def is_pit_sound(cutting: "Cutting", pit: Pit, size: int, inner: int) -> bool:
    before = len(cutting.complaints.list)
    if pit.start < 1 or pit.end > size - 1:
        cutting.complaints.say(
            pit.line,
            f"the pit lane must begin and end on the straight, at least a cell from its ends: from 1 to {size - 1}",
        )
    if inner < pit.boxes:
        cutting.complaints.say(
            pit.line,
            f"{pit.boxes} boxes need a pit lane of {pit.boxes + 3} cells at least, this one has {pit.end - pit.start}",
        )
    return len(cutting.complaints.list) == before


def runs_into_track(cutting: "Cutting", side: float) -> bool:
    """True if the boxes would lie on some part of the track that is farther along than the pit lane itself."""
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


def add_pit_cell(board: CellBoard, cutting: "Cutting", zone: int, n: int) -> int:
    """Pit cells take part in the order of the cars: ranks by their middle, from 0 for the one that the line cuts."""
    start, end = cutting.pit_borders[n], cutting.pit_borders[n + 1]
    ahead = (start + end) / 2 - cutting.finish
    if end > cutting.finish + 1e-6:
        ahead = max(0.0, ahead)
    return board.add(f"pit-{n + 1}", -1, zone, round(10 * (ahead % cutting.line.length)))

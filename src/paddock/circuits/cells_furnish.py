"""Adds what stands on and beside the cells: kerbs, walls, grid, pit lane, marks, weather table."""

from typing import TYPE_CHECKING

from paddock.circuits.cells import NOWHERE, CellBoard
from paddock.circuits.cells_pit import build_pit

if TYPE_CHECKING:
    from paddock.circuits.cells_compile import Cutting

TWO_THIRDS = 2 / 3


def furnish(board: CellBoard, cutting: "Cutting") -> None:
    """Add everything; what the file does not mention gets its usual place."""
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
    """The straight of the line, the first corner after it, and what follows every corner."""
    zone, zones = board.zone[board.finish[0]], len(board.zone_names)
    board.start_straight = max(0, board.zone_straight[zone])
    following = [board.zone_corner[(zone + 1 + n) % zones] for n in range(zones)]
    board.first_corner = next((corner for corner in following if corner != NOWHERE), NOWHERE)
    for n, corner in enumerate(board.zone_corner):
        if corner != NOWHERE:
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
                cutting.complaints.say(wall.line, "wall-zone", zone=name)
            for cell in range(board.size):
                if board.zone[cell] == zone and board.lane[cell] == lane:
                    board.wall[cell] = True


def mark_grid(board: CellBoard, cutting: "Cutting") -> None:
    """Cars stand behind the line, alternating between the two edge lanes, with pole on the outside of the lap."""
    grid = cutting.part.grid
    if grid is None:
        cutting.complaints.say(cutting.part.at, "grid-missing")
        return
    outer = 0 if cutting.line.clockwise else board.lanes - 1
    edges = (outer, board.lanes - 1 - outer)
    step = grid.step * cutting.step_of(cutting.line_zone)
    for car in range(grid.cars):
        lane = edges[car % 2]
        board.grid.append(last_before(cutting, lane, cutting.finish - car * step))
    zones = {board.straight[cell] for cell in board.grid}
    if zones != {board.start_straight} or len(set(board.grid)) < grid.cars:
        cutting.complaints.say(grid.line, "grid-room", cars=grid.cars, step=f"{grid.step:g}")


def last_before(cutting: "Cutting", lane: int, s: float) -> int:
    """The cell of this lane that ends at this abscissa, or the last one before it."""
    cell = cutting.holding(lane, s)
    over = (cutting.ends[cell] - s + cutting.line.length / 2) % cutting.line.length - cutting.line.length / 2
    return cell if over < 1e-6 else cutting.holding(lane, cutting.starts[cell] - 1e-6)


def rank_at(cutting: "Cutting", s: float) -> int:
    return round(10 * ((s - cutting.finish) % cutting.line.length))


def mark_soft(board: CellBoard, cutting: "Cutting") -> None:
    """The corner line named in the file, else the one nearest to two thirds of the lap."""
    soft, line = cutting.part.soft, cutting.line
    lines = {
        (zone.id, at_exit): rank_at(cutting, line.zone_ends[n] if at_exit else line.zone_starts[n])
        for n, zone in enumerate(cutting.source.zones)
        if zone.is_corner
        for at_exit in (False, True)
    }
    if soft is None:
        board.soft = min(lines.values(), key=lambda rank: abs(rank - TWO_THIRDS * board.lap), default=0)
    elif (soft.corner, soft.at_exit) in lines:
        board.soft = lines[soft.corner, soft.at_exit]
        if not 0.5 < board.soft / board.lap < 0.8:
            share = board.soft / board.lap
            cutting.complaints.say(soft.line, "soft-place", share=f"{share:.0%}")
    else:
        cutting.complaints.say(soft.line, "soft-corner", corner=soft.corner)


def mark_drs(board: CellBoard, cutting: "Cutting") -> None:
    """The straights named in the file, else the start straight and the longest other one."""
    drs = cutting.part.drs
    if drs is None:
        others = [n for n in range(len(board.straights)) if n != board.start_straight]
        longest = max(others, key=lambda n: len(board.straights[n].cells), default=board.start_straight)
        board.drs = list(dict.fromkeys((board.start_straight, longest)))
        return
    for name in drs.zones:
        zone = cutting.source.zone(name)
        if zone < 0 or board.zone_straight[zone] < 0:
            cutting.complaints.say(drs.line, "flap-straight", zone=name)
        else:
            board.drs.append(board.zone_straight[zone])

"""What games rely on when they play on cells; a board that breaks any of it is refused."""

import itertools

from paddock.circuits.cells import NOWHERE, CellBoard
from paddock.circuits.source import CellsPart
from paddock.circuits.words import Complaints, wrong
from paddock.core.texts import Text


def check_board(board: CellBoard, part: CellsPart, complaints: Complaints) -> None:
    """Run all checks; each complaint names cells, which lead to the line of the file."""
    check_ranks(board, part, complaints)
    check_reach(board, part, complaints)
    check_half_cells(board, part, complaints)
    check_corners(board, part, complaints)
    check_order(board, part, complaints)
    check_weather(part, complaints)


def names(board: CellBoard, cells: list[int]) -> Text | str:
    shown = " ".join(board.names[cell] for cell in cells[:6])
    return wrong("and-more", shown=shown, more=len(cells) - 6) if len(cells) > 6 else shown


def check_ranks(board: CellBoard, part: CellsPart, complaints: Complaints) -> None:
    """Every step leads forward, except the one over the line, which leads to the first ranks."""
    stuck = [
        cell
        for cell in range(board.size)
        for step in board.steps[cell]
        if not 0 < (board.rank[step] - board.rank[cell]) % board.lap < board.lap // 2
    ]
    if stuck:
        complaints.say(part.at, "cells-stuck", cells=names(board, stuck))


def check_reach(board: CellBoard, part: CellsPart, complaints: Complaints) -> None:
    """No dead end; every cell can be reached from every other."""
    back: list[list[int]] = [[] for _ in range(board.size)]
    for cell in range(board.size):
        for step in board.steps[cell]:
            back[step].append(cell)
    there = reached(0, board.steps, board.size)
    home = reached(0, [tuple(cells) for cells in back], board.size)
    lost = [cell for cell in range(board.size) if not (there[cell] and home[cell])]
    if lost:
        complaints.say(part.at, "cells-lost", cells=names(board, lost))


def reached(start: int, steps: list[tuple[int, ...]], size: int) -> list[bool]:
    seen = [False] * size
    seen[start] = True
    todo = [start]
    while todo:
        for step in steps[todo.pop()]:
            if step < size and not seen[step]:
                seen[step] = True
                todo.append(step)
    return seen


def check_half_cells(board: CellBoard, part: CellsPart, complaints: Complaints) -> None:
    """On a straight two opposite lane changes gain one cell, exactly as one step ahead does."""
    weavers = []
    for cell in range(board.size):
        straight = board.straight[cell]
        ways = ((board.left[cell], board.right), (board.right[cell], board.left))
        for aside, back in ways:
            if straight == NOWHERE or aside == NOWHERE or board.straight[aside] != straight:
                continue
            if board.straight[back[aside]] == straight and back[aside] != board.front[cell]:
                weavers.append(cell)
    if weavers:
        complaints.say(part.at, "cells-apart", cells=names(board, weavers))


def check_corners(board: CellBoard, part: CellsPart, complaints: Complaints) -> None:
    """The declared lengths of a corner's ways are the real ones."""
    declared = {corner.zone: corner for corner in part.corners}
    for corner in board.corners:
        wanted = declared[corner.id]
        if (wanted.shortest, wanted.longest) != (corner.shortest, corner.longest):
            complaints.say(
                wanted.line,
                "corner-path",
                corner=corner.id,
                shortest=corner.shortest,
                longest=corner.longest,
                given=f"{wanted.shortest}-{wanted.longest}",
            )


def check_order(board: CellBoard, part: CellsPart, complaints: Complaints) -> None:
    """One finish cell per lane; grid places in falling ranks."""
    finish = [board.lane[cell] for cell in range(board.size) if board.is_finish[cell]]
    if sorted(finish) != list(range(board.lanes)):
        complaints.say(part.at, "line-cuts")
    ranks = [board.rank[cell] for cell in board.grid]
    if part.grid is not None and any(a <= b for a, b in itertools.pairwise(ranks)):
        complaints.say(part.grid.line, "grid-order")


def check_weather(part: CellsPart, complaints: Complaints) -> None:
    """Variable weather lies between the other two, and all three occur."""
    if part.weather is None:
        return
    line, faces = part.weather
    blocks = "".join(face for n, face in enumerate(faces) if n == 0 or faces[n - 1] != face)
    if blocks not in ("RVF", "FVR"):
        complaints.say(line, "weather-order")

"""Derives from the cells and arrows of a board: lists of steps, entries and exits, ways through corners."""

from paddock.circuits.cells import NOWHERE, CellBoard, Corner


def derive_ways(board: CellBoard) -> None:
    """Fill in everything the arrows imply. Call it once, when all arrows are set."""
    for cell in range(board.size):
        kinds = (board.ahead[cell], board.left[cell], board.right[cell])
        board.steps[cell] = tuple(step for step in kinds if step != NOWHERE)
        if board.front[cell] != NOWHERE:
            board.behind[board.front[cell]] = cell
        if board.corner[cell] != NOWHERE:
            board.corners[board.corner[cell]].cells.append(cell)
        else:
            board.straights[board.straight[cell]].cells.append(cell)
    for number, corner in enumerate(board.corners):
        find_gates(board, number, corner)
        find_paths(board, number, corner)


def find_gates(board: CellBoard, number: int, corner: Corner) -> None:
    """The cells where a corner is entered and left."""
    entries = {
        step
        for cell in range(board.size)
        if board.corner[cell] != number
        for step in board.steps[cell]
        if board.corner[step] == number
    }
    corner.entries = sorted(entries)
    corner.exits = [c for c in corner.cells if any(board.corner[step] != number for step in board.steps[c])]


def find_paths(board: CellBoard, number: int, corner: Corner) -> None:
    """The fewest and the most cells of a way through, counted backwards from the exit."""
    order = corner_order(board, corner)
    shortest: dict[int, int] = {}
    longest: dict[int, int] = {}
    for cell in order:
        inside = [step for step in board.steps[cell] if board.corner[step] == number]
        leaves = len(inside) < len(board.steps[cell])
        few = [shortest[step] for step in inside if step in shortest]
        many = [longest[step] for step in inside if step in longest]
        if leaves:
            few.append(0)
            many.append(0)
        if few:
            shortest[cell] = 1 + min(few)
            longest[cell] = 1 + max(many)
    ways = [cell for cell in corner.entries if cell in shortest]
    corner.shortest = min((shortest[cell] for cell in ways), default=0)
    corner.longest = max((longest[cell] for cell in ways), default=0)


def corner_order(board: CellBoard, corner: Corner) -> list[int]:
    """The corner's cells, each after those its arrows lead to: ranks grow along arrows, so the last come first."""
    return sorted(corner.cells, key=lambda cell: -board.rank[cell])

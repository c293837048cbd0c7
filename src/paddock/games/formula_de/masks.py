"""Sets of cells as whole numbers: a cell is in the set if its bit is set. No other module shifts bits."""

from collections.abc import Iterable


def bit_of(cell: int) -> int:
    """The set of one cell."""
    return 1 << cell


def mask_of(cells: Iterable[int]) -> int:
    """The set of these cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

"""An area laid out as a grid, fitted to the width of the screen."""

from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from paddock.cli.picture.pieces import Pointers, wrapped_chips
from paddock.cli.picture.styles import fit
from paddock.scene.model import Area, Piece

MIN_CELL = 8
"""Cells are not made narrower than this."""
WIDE, NARROW = "  ", " "


class Grid:
    """The pieces of an area by row and column."""

    def __init__(self, area: Area, pointers: Pointers, plain: bool) -> None:
        self.pointers, self.plain = pointers, plain
        self.cells: dict[tuple[int, int], list[Piece]] = {}
        for piece in area.pieces:
            column, row = (int(word) for word in piece.at.split(","))
            self.cells.setdefault((row, column), []).append(piece)
        self.rows = range(max((row for row, _ in self.cells), default=0) + 1)
        self.columns = range(max((column for _, column in self.cells), default=0) + 1)
        self.has_heads = bool(area.columns)
        self.heads = [area.columns[column] if column < len(area.columns) else "" for column in self.columns]

    def lines(self, width: int) -> list[Text]:
        """The grid within a width, if possible."""
        drawn, widths = self.squeezed(width)
        gap = WIDE if _total(widths) <= width else NARROW
        heads = gap.join(fit(head, size) for head, size in zip(self.heads, widths, strict=True))
        lines = [Text(heads, "dim")] if self.has_heads else []
        for row in self.rows:
            lines += _row([drawn.get((row, column), []) for column in self.columns], widths, gap)
        return lines

    def squeezed(self, width: int) -> tuple[dict[tuple[int, int], list[Text]], list[int]]:
        """The cells, with chips wrapped until all columns fit, and the widths of the columns."""
        limit = width
        while True:
            drawn = {at: wrapped_chips(pieces, limit, self.pointers, self.plain) for at, pieces in self.cells.items()}
            widths = [self.width(drawn, column) for column in self.columns]
            if _total(widths) <= width or limit <= MIN_CELL:
                return drawn, widths
            limit = min(limit, max(widths)) - 1

    def width(self, drawn: dict[tuple[int, int], list[Text]], column: int) -> int:
        """The width that a column needs."""
        lengths = [line.cell_len for at, lines in drawn.items() if at[1] == column for line in lines]
        return max([cell_len(self.heads[column]), *lengths])


def _total(widths: list[int]) -> int:
    return sum(widths) + len(WIDE) * (len(widths) - 1)


def _row(cells: list[list[Text]], widths: list[int], gap: str) -> list[Text]:
    rows = []
    for parts in zip_longest(*cells, fillvalue=Text()):
        padded = [part + Text(" " * (width - part.cell_len)) for part, width in zip(parts, widths, strict=True)]
        rows.append(Text(gap).join(padded))
    return rows or [Text()]

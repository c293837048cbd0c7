"""Lines and points in braille: each character has two by four dots."""

import math
from collections.abc import Iterator
from itertools import groupby, product
from operator import itemgetter

from rich.text import Text

from paddock.scene.paths import Point, segments

# The bit of each dot in a braille character, by row and column.
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
BRAILLE = 0x2800
STEPS = sorted(product(range(-3, 4), repeat=2), key=lambda step: (abs(step[1]) * 2 + abs(step[0]), step))
"""How far from its point a text may stand, in columns and rows, the nearest first."""


class Canvas:
    """A grid of characters that shows a window of a board, in the units of the board."""

    def __init__(self, columns: int, rows: int, window: tuple[float, float, float, float]) -> None:
        self.columns, self.rows = columns, rows
        left, top, width, height = window
        self.scale = min(columns * 2 / width, rows * 4 / height)
        self.left = left - (columns * 2 / self.scale - width) / 2
        self.top = top - (rows * 4 / self.scale - height) / 2
        self.bits = [[0] * columns for _ in range(rows)]
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def dot_at(self, x: float, y: float) -> tuple[int, int]:
        """The dot for a point of the board."""
        return int((x - self.left) * self.scale), int((y - self.top) * self.scale)

    def dot(self, x: float, y: float) -> None:
        """Draw a dot; nothing outside the window."""
        column, row = self.dot_at(x, y)
        if 0 <= column < self.columns * 2 and 0 <= row < self.rows * 4:
            self.bits[row // 4][column // 2] |= DOTS[row % 4][column % 2]

    def shows(self, x: float, y: float, margin: float) -> bool:
        """Whether a point is in the window, give or take a margin."""
        column, row = self.dot_at(x, y)
        space = margin * self.scale
        return -space <= column <= self.columns * 2 + space and -space <= row <= self.rows * 4 + space

    def line(self, start: Point, end: Point) -> None:
        """Draw a straight line."""
        steps = max(1, math.ceil(max(abs(end[0] - start[0]), abs(end[1] - start[1])) * self.scale))
        for step in range(min(steps, 4000) + 1):
            share = step / steps
            self.dot(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)

    def path(self, path: str) -> None:
        """Draw an SVG path."""
        for start, end in segments(path):
            self.line(start, end)

    def sign(self, x: float, y: float, text: str, style: str) -> None:
        """Put a letter over the dots at a point of the board, or beside it if that is taken."""
        column, row = self.dot_at(x, y)
        at = (column // 2, row // 4)
        spot = next((spot for spot in around(at) if spot not in self.signs and self._is_inside(spot)), None)
        if spot is not None and self._is_inside(at):
            self.signs[spot] = (text[:1], style)

    def print(self, x: float, y: float, text: str, style: str) -> None:
        """Put a character at a point of the board, if nothing is there."""
        column, row = self.dot_at(x, y)
        spot = (column // 2, row // 4)
        if self._is_inside(spot):
            self.signs.setdefault(spot, (text, style))

    def write(self, x: float, y: float, text: str, style: str) -> bool:
        """Write a text at a point of the board, or near it, where nothing is drawn; False if there is no room."""
        column, row = self.dot_at(x, y)
        left = max(0, min(column // 2 - len(text) // 2, self.columns - len(text)))
        top = max(0, min(row // 4, self.rows - 1))
        for dx, dy in STEPS:
            spots = [(left + dx + index, top + dy) for index in range(-1, len(text) + 1)]
            inner = spots[1:-1]
            if all(map(self._is_free, inner)) and not any(spot in self.signs for spot in spots):
                self.signs |= {spot: (sign, style) for spot, sign in zip(inner, text, strict=True)}
                return True
        return False

    def _is_free(self, spot: tuple[int, int]) -> bool:
        return self._is_inside(spot) and not self.bits[spot[1]][spot[0]] and spot not in self.signs

    def _is_inside(self, spot: tuple[int, int]) -> bool:
        return 0 <= spot[0] < self.columns and 0 <= spot[1] < self.rows

    def lines(self, style: str) -> list[Text]:
        """The drawing, line by line, with this style for dots."""
        return [self._row(row, style) for row in range(self.rows)]

    def _row(self, row: int, style: str) -> Text:
        dots = ((chr(BRAILLE + bits) if bits else " ", style) for bits in self.bits[row])
        signs = [self.signs.get((column, row), dot) for column, dot in enumerate(dots)]
        runs = groupby(signs, key=itemgetter(1))  # a few long spans are drawn much faster than many short ones
        return Text.assemble(*(("".join(sign for sign, _ in run), look) for look, run in runs))


def around(spot: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """A spot and those around it, the nearest first."""
    column, row = spot
    yield spot
    for step in (1, 2):
        yield from ((column + step, row), (column - step, row), (column, row - step), (column, row + step))

"""Signs beside the track: finds free room for each, near what it names and off everything else."""

import math

from paddock.circuits.drawing_pen import UNIT, Pen, box, disc, spot, text_width
from paddock.circuits.line import Point

CROWDED = 320.0
"""Above this cost a sign is shortened."""
SQUARE = 10.0
"""The squares in which free room is counted, in units of the board."""
Rect = tuple[float, float, float, float]


class Room:
    """Which parts of the board are taken, counted in small squares so that a rectangle costs four look-ups."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.columns = math.ceil(pen.width / SQUARE)
        self.rows = math.ceil(pen.floor / SQUARE)
        self.taken = [[0] * self.columns for _ in range(self.rows)]
        self.sums: list[list[int]] = []
        self.signs: list[Rect] = []
        line = pen.line
        count = int(line.length / 0.2)
        self.track = [(n * line.length / count, pen.at(n * line.length / count)) for n in range(count)]
        for _, point in self.track[::2]:
            self.take_disc(point, (line.half + 0.22) * UNIT)

    def take_disc(self, point: Point, radius: float) -> None:
        x, y = point
        first, last = max(0, int((y - radius) / SQUARE)), min(self.rows - 1, int((y + radius) / SQUARE))
        for row in range(first, last + 1):
            reach = math.sqrt(max(0.0, radius**2 - ((row + 0.5) * SQUARE - y) ** 2))
            left, right = max(0, int((x - reach) / SQUARE)), min(self.columns, int((x + reach) / SQUARE) + 1)
            if right > left:
                self.taken[row][left:right] = [1] * (right - left)
        self.sums = []

    def take_rect(self, rect: Rect) -> None:
        """Reserve a rectangle."""
        self.signs.append(rect)

    def count(self) -> None:
        """Sums over all rectangles from the origin, once the track and its surroundings are drawn."""
        above = [0] * (self.columns + 1)
        self.sums = [above]
        for row in self.taken:
            sums, total = [0], 0
            for column, square in enumerate(row):
                total += square
                sums.append(above[column + 1] + total)
            self.sums.append(sums)
            above = sums

    def covered(self, rect: Rect) -> float:
        """The share of a rectangle that is taken."""
        if not self.sums:
            self.count()
        left, top = max(0, int(rect[0] / SQUARE)), max(0, int(rect[1] / SQUARE))
        right, bottom = min(self.columns, int(rect[2] / SQUARE) + 1), min(self.rows, int(rect[3] / SQUARE) + 1)
        if right <= left or bottom <= top:
            return 1.0
        inside = self.sums[bottom][right] - self.sums[top][right] - self.sums[bottom][left] + self.sums[top][left]
        return inside / ((right - left) * (bottom - top))

    def cost(self, rect: Rect, enough: float = 1e9) -> float:
        """The cost of a place for a sign: overlap with track, signs and the paper's edge; stops at `enough`."""
        cost = 2200 * self.covered(rect)
        if cost > enough:
            return cost
        for other in self.signs:
            wide = min(rect[2], other[2]) - max(rect[0], other[0]) + 6
            high = min(rect[3], other[3]) - max(rect[1], other[1]) + 6
            if wide > 0 and high > 0:
                cost += 500 + wide * high / 10
        beyond = max(0, 10 - rect[0]) + max(0, rect[2] - self.pen.width + 10)
        beyond += max(0, 10 - rect[1]) + max(0, rect[3] - self.pen.floor + 10)
        return cost + 80 * beyond

    def nearest(self, point: Point) -> float:
        """The approximate abscissa of the track nearest to a point."""
        return min((math.dist(point, at), s) for s, at in self.track[::5])[1]

    def find(self, start: float, end: float, width: float, height: float) -> tuple[Rect, Point, float]:
        """The best rectangle of this size beside a stretch of track, the point it refers to, and its cost."""
        half = self.pen.line.half
        found: list[tuple[float, Rect, Point]] = []
        enough = 1e9
        for share in (0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95):
            s = start + share * (end - start)
            for side in (1, -1):
                for far in (0.45, 0.8, 1.2, 1.7, 2.3, 3.0, 4.0, 5.2, 6.8, 8.6):
                    x, y = self.pen.at(s, side * (half + far))
                    at = self.pen.at(s, side * half)
                    for dx in (0.0, 0.5, 1.0):
                        for dy in (0.0, 0.5, 1.0):
                            rect = (x - dx * width, y - dy * height, x + (1 - dx) * width, y + (1 - dy) * height)
                            bad = 24 * far + 40 * abs(share - 0.5) + 0.12 * distance(at, rect)
                            if bad < enough:
                                bad += self.cost(rect, enough - bad)
                            found.append((bad, rect, at))
                            enough = min(enough, bad + 140)
        found.sort(key=lambda way: way[0])
        best = min(found[:40], key=lambda way: way[0] + self.strangeness(way[1], start, end))
        return best[1], best[2], best[0]

    def strangeness(self, rect: Rect, start: float, end: float) -> float:
        """An extra cost for a sign nearer to another part of the track."""
        s = self.nearest(((rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2))
        length = self.pen.line.length
        inside = (s - start + 2) % length < end - start + 4
        return 0 if inside else 110


def distance(point: Point, rect: Rect) -> float:
    """From a point to the nearest point of a rectangle."""
    dx = max(rect[0] - point[0], 0, point[0] - rect[2])
    dy = max(rect[1] - point[1], 0, point[1] - rect[3])
    return math.hypot(dx, dy)


class Fact:
    """A line of a sign: words with their styles, one after the other."""

    def __init__(self, size: float, *words: tuple[str, str]) -> None:
        self.size = size
        self.words = words

    def width(self) -> float:
        return sum(text_width(text, self.size) for _, text in self.words) + 0.35 * self.size * (len(self.words) - 1)


def shortened(line: Fact) -> Fact:
    """The same line in smaller letters, for small paper."""
    return Fact(0.82 * line.size, *line.words)


class Sign:
    """A sign for a stretch of track: a tab (style, style of letters, text) and lines, fewer if crowded."""

    def __init__(self, start: float, end: float, tab: tuple[str, str, str], lines: list[Fact]) -> None:
        self.start = start
        self.end = end
        self.tab = tab
        self.lines = lines
        self.brief: list[Fact] = []
        self.id = ""
        """The id of a place at the corner of the plate, for a piece to lie there."""

    def tab_width(self, pen: Pen) -> float:
        size = tab_size(pen)
        return max(1.25 * size, text_width(self.tab[2], size) + 1.6 * padding(pen)) if self.tab[2] else 0.0

    def size(self, pen: Pen) -> Point:
        """Width and height of the plate."""
        width = max(line.width() for line in self.lines) + 2.2 * padding(pen)
        height = sum(line.size * 1.28 for line in self.lines) + 1.2 * padding(pen)
        return self.tab_width(pen) + width, max(height, 1.4 * tab_size(pen))


def padding(pen: Pen) -> float:
    return pen.size(6 if pen.form.details else 4)


def tab_size(pen: Pen) -> float:
    return pen.size(19 if pen.form.details else 15)


def put_signs(pen: Pen, room: Room, signs: list[Sign]) -> None:
    """All signs, those with the least room around them first; lines that lead to the track lie below all plates."""
    placed: list[tuple[Sign, Rect]] = []
    for sign in sorted(signs, key=lambda sign: -crowd(pen, room, sign)):
        width, height = sign.size(pen)
        rect, at, cost = room.find(sign.start, sign.end, width, height)
        if cost > CROWDED and sign.brief:
            sign.lines = sign.brief
            width, height = sign.size(pen)
            rect, at, cost = room.find(sign.start, sign.end, width, height)
        room.take_rect(rect)
        draw_leader(pen, rect, at)
        placed.append((sign, rect))
    for sign, rect in placed:
        draw_sign(pen, sign, rect)


def crowd(pen: Pen, room: Room, sign: Sign) -> float:
    """How much of the land around a stretch is taken."""
    x, y = pen.at((sign.start + sign.end) / 2)
    reach = 4 * UNIT
    return room.covered((x - reach, y - reach, x + reach, y + reach))


def draw_leader(pen: Pen, rect: Rect, at: Point) -> None:
    """A thin line to the track, if the sign is far away."""
    if distance(at, rect) > pen.size(22):
        near = (min(max(at[0], rect[0]), rect[2]), min(max(at[1], rect[1]), rect[3]))
        pen.draw("leader", "M" + spot(at) + "L" + spot(near))
        pen.draw("compass-head", disc(at, 2.4))


def draw_sign(pen: Pen, sign: Sign, rect: Rect) -> None:
    """A plate with its tab at the left."""
    x, y, width, height = rect[0], rect[1], rect[2] - rect[0], rect[3] - rect[1]
    r, wide = pen.size(5), sign.tab_width(pen)
    pen.draw("plate-shadow", box(x + 2.5, y + 3.5, width, height, r))
    pen.draw("plate", box(x, y, width, height, r))
    if sign.tab[2]:
        pen.draw(sign.tab[0], box(x, y, wide, height, r))
        pen.write(sign.tab[1], sign.tab[2], (x + wide / 2, y + height / 2), tab_size(pen))
    if sign.id:
        pen.place(sign.id, (x, y), 0.0)
    pad = padding(pen)
    down = y + (height - sum(line.size * 1.28 for line in sign.lines)) / 2
    for line in sign.lines:
        write_line(pen, line, x + wide + 1.1 * pad, down + line.size * 0.64, width - wide - 2.2 * pad)
        down += line.size * 1.28


def write_line(pen: Pen, line: Fact, x: float, y: float, width: float) -> None:
    """The words of a line, centred together."""
    place = x + (width - line.width()) / 2
    for style, text in line.words:
        wide = text_width(text, line.size)
        pen.write(style, text, (place + wide / 2, y), line.size)
        place += wide + 0.35 * line.size

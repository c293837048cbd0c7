"""Draws the pit lane of a board of cells."""

from paddock.circuits.cells import PitLane
from paddock.circuits.cells_compile import Cutting
from paddock.circuits.drawing_pen import UNIT, Pen, polygon, readable
from paddock.circuits.drawing_signs import Room
from paddock.circuits.drawing_words import Words
from paddock.circuits.line import LANE_WIDTH

GAP = 0.03
LANE = (0.46, 0.46 + LANE_WIDTH)
BOXES = (LANE[1] + 0.06, LANE[1] + 0.61)
ROOF = (BOXES[1] + 0.05, BOXES[1] + 0.42)
"""How far from the edge of the track each begins and ends, in cells."""
LEAN = 0.55
"""How much shorter the far side of a trapezoid is."""


def draw_pit(pen: Pen, room: Room, cutting: Cutting, words: Words) -> None:
    """The lane with its trapezoids, the boxes, and a roof with its name."""
    pit, borders = cutting.board.pit, cutting.pit_borders
    if pit is None:
        return
    side = 1.0 if pit.side == "left" else -1.0
    pen.draw("pit-verge", pen.edge(borders[0] + 0.9, borders[-1] - 0.9, across(pen, side, sum(LANE) / 2)))
    draw_lane(pen, cutting, pit, side, words)
    draw_boxes(pen, cutting, pit, side, words)
    draw_roof(pen, borders, side, words.say("pit-lane"))
    steps = int((borders[-1] - borders[0]) / 0.4)
    for n in range(steps + 1):
        s = borders[0] + (borders[-1] - borders[0]) * n / steps
        room.take_disc(pen.at(s, across(pen, side, 0.85)), 0.95 * UNIT)


def across(pen: Pen, side: float, away: float) -> float:
    """The offset of a point this far outside the track."""
    return side * (pen.line.half + away)


def strip(pen: Pen, side: float, start: float, end: float, reach: tuple[float, float]) -> str:
    """The outline between two distances from the track."""
    left, right = sorted((across(pen, side, reach[0]), across(pen, side, reach[1])), reverse=True)
    return pen.ribbon(start, end, left, right)


def draw_lane(pen: Pen, cutting: Cutting, pit: PitLane, side: float, words: Words) -> None:
    borders = cutting.pit_borders
    for n, cell in enumerate(pit.cells):
        path = pit_cell(pen, side, borders, n)
        s = (borders[n] + borders[n + 1]) / 2
        pen.draw("pit-cell", path)
        label = words.say("pit-place", number=n + 1)
        pen.place(cutting.board.names[cell], pen.at(s, across(pen, side, sum(LANE) / 2)), pen.angle(s), path, label)


def pit_cell(pen: Pen, side: float, borders: list[float], n: int) -> str:
    """The outline of a pit cell; the first and the last lean towards the track."""
    start, end = borders[n], borders[n + 1]
    if 0 < n < len(borders) - 2:
        return strip(pen, side, start + GAP, end - GAP, LANE)
    near, far, touch = (across(pen, side, away) for away in (*LANE, 0.02))
    corners = [(start, touch), (end, near), (end, far), (start + LEAN, far), (start - 0.3, touch)]
    if n:
        corners = [(start, near), (end, touch), (end + 0.3, touch), (end - LEAN, far), (start, far)]
    return polygon([pen.at(s, offset) for s, offset in corners])


def draw_boxes(pen: Pen, cutting: Cutting, pit: PitLane, side: float, words: Words) -> None:
    for n, stall in enumerate(pit.boxes, 1):
        index = pit.cells.index(stall.before)
        start, end = cutting.pit_borders[index] + 0.06, cutting.pit_borders[index + 1] - 0.06
        path, s = strip(pen, side, start, end, BOXES), (start + end) / 2
        middle = pen.at(s, across(pen, side, sum(BOXES) / 2))
        pen.draw("box", path)
        pen.write("box-number", str(n), middle, 13 if pen.form.details else 16)
        label = words.say("box-place", number=n)
        pen.place(cutting.board.names[stall.place], middle, pen.angle(s), path, label)


def draw_roof(pen: Pen, borders: list[float], side: float, name: str) -> None:
    pen.draw("box-roof", strip(pen, side, borders[1], borders[-2], ROOF))
    s = (borders[1] + borders[-2]) / 2
    pen.write("fact", name, pen.at(s, across(pen, side, sum(ROOF) / 2)), 13, readable(pen.angle(s)))


def draw_pit_limit(pen: Pen, cutting: Cutting) -> None:
    """A dashed line across the edge lane, beyond which cars may not enter the pit lane."""
    pit = cutting.board.pit
    if pit is not None:
        side = 1.0 if pit.side == "left" else -1.0
        limit = cutting.ends[pit.entries[1]]
        pen.draw("pit-limit", pen.across(limit, across(pen, side, -LANE_WIDTH), across(pen, side, 0.05)))

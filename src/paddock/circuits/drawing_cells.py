"""Draws a board of cells."""

import math
from collections.abc import Iterator

from paddock.circuits.cells import NOWHERE, CellBoard
from paddock.circuits.cells_compile import Cutting
from paddock.circuits.circuit import Circuit
from paddock.circuits.drawing_ground import (
    draw_kerbs,
    draw_land,
    draw_line,
    draw_road,
    draw_scenery,
    draw_stands,
    draw_title,
    draw_walls,
    draw_ways,
    lane_edges,
)
from paddock.circuits.drawing_panels import Panel, fitting
from paddock.circuits.drawing_pen import Form, Pen, polygon, readable, turned_shape
from paddock.circuits.drawing_pit import draw_pit, draw_pit_limit
from paddock.circuits.drawing_signs import Fact, Rect, Room, Sign, put_signs, shortened
from paddock.circuits.drawing_words import Words
from paddock.circuits.line import Point

WEATHER = {"R": "slot-rain", "V": "slot-uncertain", "F": "slot-dry"}
GAP = 0.03
"""Between a cell and its outline, in cells."""
TIGHTEST_FOR_NAMES = 0.15
"""The strongest curvature beside which a straight line of letters still looks right."""
DEAREST_NAME = 420
"""A name that would cover more than this is omitted."""


def draw_cells(circuit: Circuit, cutting: Cutting, form: Form, words: Words) -> Pen:
    """The whole board."""
    board = cutting.board
    panel = form.letters * 76
    pen = Pen(cutting.line, form, top=90 * form.letters, bottom=panel + 26)
    draw_land(pen, circuit)
    land = len(pen.shapes)
    draw_road(pen, circuit)
    room = Room(pen)
    draw_pit(pen, room, cutting, words)
    draw_kerbs(pen, circuit)
    draw_walls(pen, circuit)
    draw_brick(pen, cutting, words)
    draw_pit_limit(pen, cutting)
    draw_arrows(pen, cutting)
    draw_corner_lines(pen, cutting)
    draw_flaps(pen, cutting)
    draw_line(pen, cutting.finish)
    draw_ways(pen, cutting.finish + 1.6)
    draw_grid(pen, cutting)
    stops = sum(corner.stops for corner in board.corners)
    facts = words.say("board-cells", cells=board.size, lanes=board.lanes, stops=stops)
    draw_title(pen, room, circuit.name, words.with_length(facts, circuit.real_length))
    draw_soft(pen, room, cutting)
    put_names(pen, room, circuit, cutting)
    side = 1 if board.pit is None or board.pit.side == "right" else -1
    draw_stands(pen, room, cutting.finish - 9, cutting.finish + 2, side)
    draw_scenery(pen, room, circuit, land)
    draw_panel(pen, board, words, panel)
    return pen


def draw_brick(pen: Pen, cutting: Cutting, words: Words) -> None:
    """The cells, tinted by the stops of their corner."""
    board = cutting.board
    for cell in range(board.size):
        left, right = lane_edges(pen, board.lane[cell])
        start, end = cutting.starts[cell], cutting.ends[cell]
        path = pen.ribbon(start + GAP, end - GAP, left - GAP, right + GAP)
        if board.corner[cell] == NOWHERE:
            style = "cell-odd" if board.lane[cell] % 2 else "cell"
        else:
            style = f"cell-{min(3, board.corners[board.corner[cell]].stops)}"
        pen.draw(style, path)
        middle = cutting.middle(cell)
        name = board.names[cell]
        label = cell_label(board, cell, words)
        pen.place(name, pen.at(middle, pen.line.offsets[board.lane[cell]]), pen.angle(middle), path, label)


def cell_label(board: CellBoard, cell: int, words: Words) -> str:
    """A cell in words: its corner and its number there, or how far it is before the next one; and its lane."""
    lane, number = board.lane[cell] + 1, int("".join(filter(str.isdigit, board.names[cell].rsplit("-", 1)[-1])) or 0)
    here, steps = cell, 0
    while board.corner[here] == NOWHERE and steps < board.size:
        here, steps = board.front[here], steps + 1
    if board.corner[here] == NOWHERE:
        return words.say("cell-place", name=board.names[cell])
    corner = board.corners[board.corner[here]]
    name = corner.name or corner.id
    return words.say("cell-corner" if not steps else "cell-before", corner=name, cell=number, cells=steps, lane=lane)


def draw_arrows(pen: Pen, cutting: Cutting) -> None:
    """On corner cells: a small arrow for every legal step."""
    board, offsets = cutting.board, pen.line.offsets
    for cell in range(board.size):
        if board.corner[cell] == NOWHERE:
            continue
        length = cutting.ends[cell] - cutting.starts[cell]
        for step in board.steps[cell]:
            aside = offsets[board.lane[step]] - offsets[board.lane[cell]]
            s = cutting.middle(cell) + (0.31 if not aside else 0.24) * length
            tilt = 0.0 if not aside else (-38.0 if aside > 0 else 38.0)
            point = pen.at(s, offsets[board.lane[cell]] + 0.3 * aside)
            pen.draw("arrow", turned_shape(point, pen.angle(s) + tilt, ((-3.4, -4), (4.2, 0), (-3.4, 4))))


def draw_corner_lines(pen: Pen, cutting: Cutting) -> None:
    """The entry and exit lines of corners, along the staggered ends of their cells."""
    board = cutting.board
    for number in range(len(board.corners)):
        for borders, pick in ((cutting.starts, min), (cutting.ends, max)):
            points = []
            for lane in range(board.lanes):
                inside = [cell for cell in cutting.lanes[lane] if board.corner[cell] == number]
                s = pick(borders[cell] for cell in inside)
                points += [pen.at(s, edge) for edge in lane_edges(pen, lane)]
            pen.draw("corner-line", polygon(points).removesuffix("Z"))


def draw_flaps(pen: Pen, cutting: Cutting) -> None:
    """A green line along both edges of the straights where the flap may be opened."""
    board, line = cutting.board, pen.line
    for straight in board.drs:
        zone = board.zone_straight.index(straight)
        for side in (1, -1):
            path = pen.edge(line.zone_starts[zone] + 0.2, line.zone_ends[zone] - 0.2, side * (line.half + 0.08))
            pen.draw("drs", path)


def draw_grid(pen: Pen, cutting: Cutting) -> None:
    """White brackets with the number of the place."""
    board = cutting.board
    for number, cell in enumerate(board.grid, 1):
        left, right = lane_edges(pen, board.lane[cell])
        start, end = cutting.starts[cell] + 0.12, cutting.ends[cell] - 0.12
        front = [pen.at(start + 0.35, left - 0.1), pen.at(end, left - 0.1), pen.at(end, right + 0.1)]
        front.append(pen.at(start + 0.35, right + 0.1))
        pen.draw("grid", polygon(front).removesuffix("Z"))
        s = cutting.middle(cell)
        size = 14 if pen.form.details else 17
        pen.write("grid-number", str(number), pen.at(s - 0.05, pen.line.offsets[board.lane[cell]]), size)


def draw_soft(pen: Pen, room: Room, cutting: Cutting) -> None:
    """A diamond at the soft mark."""
    s = (cutting.finish + cutting.board.soft / 10) % cutting.line.length
    best = min((1, -1), key=lambda side: room.cost(around(pen.at(s, side * (pen.line.half + 0.75)), 16)))
    point = pen.at(s, best * (pen.line.half + 0.75))
    pen.draw("soft", turned_shape(point, 45, ((-11, -11), (11, -11), (11, 11), (-11, 11))))
    pen.write("soft-text", "S", point, 17)
    room.take_rect(around(point, 17))


def around(point: Point, reach: float) -> Rect:
    return point[0] - reach, point[1] - reach, point[0] + reach, point[1] + reach


def put_names(pen: Pen, room: Room, circuit: Circuit, cutting: Cutting) -> None:
    """A sign for every corner, and the names of long straights along the road."""
    board, line = cutting.board, pen.line
    signs: list[Sign] = []
    for corner in board.corners:
        zone = board.zone_names.index(corner.id)
        name = Fact(pen.size(15), ("name", corner.name or corner.id))
        ways = Fact(pen.size(14), ("fact", f"{corner.shortest} – {corner.longest}"))
        lines = [name, ways] if pen.form.details else [shortened(name), shortened(ways)]
        sign = Sign(line.zone_starts[zone], line.zone_ends[zone], ("tab", "tab-text", str(corner.stops)), lines)
        sign.brief = lines[1:]
        sign.id = f"sign-{corner.id}"
        signs.append(sign)
    put_signs(pen, room, signs)
    for n, straight in enumerate(circuit.source.zones):
        is_long = line.zone_ends[n] - line.zone_starts[n] > 4
        if not straight.is_corner and straight.name and pen.form.details and is_long:
            put_straight_name(pen, room, circuit, n)


def put_straight_name(pen: Pen, room: Room, circuit: Circuit, zone: int) -> None:
    """The name of a straight, written along it where there is most room; omitted if there is none."""
    name, size = circuit.source.zones[zone].name, pen.size(14.5)
    found = min(name_places(pen, room, zone, len(name) * size * 0.58), default=None)
    if found is None or found[0] >= DEAREST_NAME:
        return
    _, s, point, rect = found
    style = "straight-name-pale" if circuit.source.kind in ("street", "beach") else "straight-name"
    pen.write(style, name, point, size, readable(pen.angle(s)))
    room.take_rect(rect)


def name_places(pen: Pen, room: Room, zone: int, width: float) -> Iterator[tuple[float, float, Point, Rect]]:
    """Candidate places for a name beside a straight: what it would cover, the abscissa, the point and its room."""
    line = pen.line
    start, end = line.zone_starts[zone], line.zone_ends[zone]
    for share in (0.5, 0.35, 0.65, 0.2, 0.8):
        s = start + share * (end - start)
        if abs(line.curves[line.piece_at(s)]) > TIGHTEST_FOR_NAMES:
            continue
        heading = math.radians(pen.angle(s))
        along, across = abs(math.cos(heading)), abs(math.sin(heading))
        slanted = 1.0 if min(along, across) < 0.2 else 0.35
        for side in (1, -1):
            x, y = point = pen.at(s, side * (line.half + 0.62))
            wide, high = max(width / 2 * along, 14), max(width / 2 * across, 9)
            rect = (x - wide, y - high, x + wide, y + high)
            yield room.cost(rect) * slanted + room.cost(around(point, 12)), s, point, rect


def draw_panel(pen: Pen, board: CellBoard, words: Words, height: float) -> None:
    """The weather table, and what the marks mean."""
    panel = Panel(pen, pen.floor, height)
    top, x = panel.y + pen.size(22), panel.x
    if board.weather:
        x = panel.title(words.say("weather-die"), x, top) + 20
        for state, key in (("R", "rain"), ("V", "variable"), ("F", "fair")):
            panel.slot(WEATHER[state], x, top - 8, 16, 16, "")
            x = panel.note(words.say(key), x + 22, top) + 14
        space = panel.right - panel.x if not pen.form.details else 0.62 * (panel.right - panel.x)
        width = fitting(20, space, 400, 4)
        for face, state in enumerate(board.weather, 1):
            left = panel.x + (face - 1) * (width + 4)
            panel.slot(
                WEATHER[state], left, top + pen.size(16), width, height - pen.size(22) - pen.size(16) - 16, str(face)
            )
        x = panel.x + 20 * (width + 4) + 40
    if pen.form.details:
        draw_legend(panel, board, words, max(x, panel.x), top)


def draw_legend(panel: Panel, board: CellBoard, words: Words, x: float, top: float) -> None:
    pen, step = panel.pen, panel.pen.size(21)
    pen.draw("tab", f"M{x:.1f} {top - 11:.1f}h20v22h-20Z")
    pen.write("tab-text", "2", (x + 10, top), 16)
    panel.note(words.say("corner-sign"), x + 34, top)
    pen.draw("soft", turned_shape((x + 10, top + step), 45, ((-8, -8), (8, -8), (8, 8), (-8, 8))))
    panel.note(words.say("soft-tyres"), x + 34, top + step)
    if board.drs:
        pen.draw("drs", f"M{x - 4:.1f} {top + 2 * step:.1f}h30")
        panel.note(words.say("flap"), x + 34, top + 2 * step)

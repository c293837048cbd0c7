"""What all boards share: the land, the road with its kerbs and walls, the title, the line, trees and houses."""

import itertools
import math
import zlib

from paddock.circuits.circuit import Circuit
from paddock.circuits.drawing_pen import UNIT, Pen, box, disc, polygon, spot, turned_shape
from paddock.circuits.drawing_signs import Rect, Room
from paddock.circuits.line import LANE_WIDTH, Point
from paddock.scene.letters import letters_width

CHEQUERS = 8
STRIPE = 46.0
STRIPE_SLANT = 0.45
WAVES = 24
BEYOND = 1.5
"""How far the land goes on beyond the board, in lengths of its longer side: no camera shows more."""
TRIES = 900
TREES = {"street": 120}
MOST_TREES = 190
STANDS = 9


def draw_land(pen: Pen, circuit: Circuit) -> None:
    """The ground in two tones; by the sea, the sea. All of it goes on beyond the edges of the board."""
    far = beyond(pen)
    pen.draw(f"ground-{circuit.source.kind}", box(-far, -far, pen.width + 2 * far, pen.height + 2 * far))
    top, foot = -far, pen.height + far
    slant = STRIPE_SLANT * (foot - top)
    first = math.floor((-far - slant) / STRIPE / 2)
    for n in range(first, math.ceil((pen.width + far) / STRIPE / 2)):
        x = 2 * n * STRIPE
        stripe = [(x + slant, top), (x + slant + STRIPE, top), (x + STRIPE, foot), (x, foot)]
        pen.draw(f"stripe-{circuit.source.kind}", polygon(stripe))
    if circuit.source.kind == "beach":
        draw_sea(pen)


def beyond(pen: Pen) -> float:
    """How far the land goes on beyond the board, in units."""
    return BEYOND * max(pen.width, pen.height)


def draw_sea(pen: Pen) -> None:
    """Water along one edge: below, or at the right on tall paper."""
    pen.shore = 2.3 * UNIT if pen.turned else 0.0
    for style, depth in (("shallows", 2.0), ("sea", 1.35)):
        pen.draw(style, shore(pen, depth))
    pen.draw("surf", shore(pen, 2.0, closed=False))
    pen.draw("surf", shore(pen, 1.62, closed=False))


def shore(pen: Pen, depth: float, closed: bool = True) -> str:
    """A gently waving line at a distance from the edge of the track's frame."""
    upright, far = pen.turned, beyond(pen)
    step = (pen.height if upright else pen.width) / WAVES
    more = math.ceil(far / step)
    points: list[Point] = []
    for n in range(-more, WAVES + more + 1):
        out = depth * UNIT + 9 * math.sin(n * 1.1 + depth) + 6 * math.sin(n * 2.3)
        points.append((out, n * step) if upright else (n * step, pen.floor - out))
    path = "M" + spot(points[0])
    for a, b in itertools.pairwise(points):
        path += f"Q{spot(a)} {spot(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))}"
    path += "L" + spot(points[-1])
    if not closed:
        return path
    return path + (f"H{-far:.1f}V{points[0][1]:.1f}Z" if upright else f"V{pen.height + far:.1f}H{points[0][0]:.1f}Z")


def draw_road(pen: Pen, circuit: Circuit) -> None:
    """Shadow, gravel outside the bends, verge and asphalt."""
    line = pen.line
    loop = pen.edge(0, line.length, 0.0) + "Z"
    wide = "-wide" if line.lanes == 4 else ""
    pen.draw(f"track-shadow{wide}", loop)
    if circuit.source.kind in ("road", "oval"):
        for style in ("gravel-edge", "gravel"):
            for trap in gravel_traps(pen, circuit):
                pen.draw(style, trap)
    pen.draw(f"verge{wide}", loop)
    pen.draw(f"asphalt{wide}", loop)


def gravel_traps(pen: Pen, circuit: Circuit) -> list[str]:
    """A strip along the outside of every bend of a corner, from its first third on."""
    line = pen.line
    traps: list[str] = []
    for n, piece in enumerate(line.pieces):
        zone = line.zone_of[n]
        if not piece.angle or not circuit.source.zones[zone].is_corner:
            continue
        side = -math.copysign(1, piece.angle)
        start = line.starts[n] + 0.25 * piece.length
        end = line.starts[n] + piece.length + 0.3
        traps.append(pen.edge(start, end, side * (line.half + 0.62)))
    return traps


def draw_kerbs(pen: Pen, circuit: Circuit) -> None:
    line = pen.line
    for style in ("kerb", "kerb-red"):
        for n, zone in enumerate(circuit.source.zones):
            if zone.is_corner:
                for side in (1, -1):
                    pen.draw(style, pen.edge(line.zone_starts[n], line.zone_ends[n], side * (line.half + 0.13)))


def draw_walls(pen: Pen, circuit: Circuit) -> None:
    """Concrete along the edge, with a red line on its side of the road."""
    cells, line = circuit.source.cells, pen.line
    for wall in cells.walls if cells else ():
        side = 1 if wall.side == "left" else -1
        for name in wall.zones:
            n = circuit.source.zone(name)
            start, end = line.zone_starts[n], line.zone_ends[n]
            pen.draw("wall", pen.edge(start, end, side * (line.half + 0.3)))
            pen.draw("wall-red", pen.edge(start, end, side * (line.half + 0.19)))


def draw_line(pen: Pen, s: float) -> None:
    """The chequered line."""
    depth, half = 0.17, pen.line.half
    width = 2 * half / CHEQUERS
    for style, parity in (("line-white", 0), ("line-black", 1)):
        for n in range(CHEQUERS):
            row = (n + parity) % 2
            left = half - n * width
            pen.draw(style, pen.ribbon(s + (row - 1) * depth, s + row * depth, left, left - width))


def draw_ways(pen: Pen, s: float) -> None:
    """Arrows on the road in the direction of travel."""
    for offset in pen.line.offsets:
        pen.draw("way", turned_shape(pen.at(s, offset), pen.angle(s), ((-9, -6), (9, 0), (-9, 6), (-5, 0))))


def draw_title(pen: Pen, room: Room, title: str, subtitle: str) -> None:
    """The name of the circuit and what the board holds, and which way it is driven."""
    left = 30 + pen.shore
    room_for = pen.width - pen.shore - 90 - pen.size(50)
    size = min(pen.size(46), pen.size(46) * room_for / max(1.0, letters_width(title, pen.size(46))))
    small = min(pen.size(20), pen.size(20) * room_for / max(1.0, letters_width(subtitle, pen.size(20))))
    pen.write("title", title, (left, 30 + size / 2), size)
    pen.write("subtitle", subtitle, (left + 2, 44 + size + small / 2), small)
    wide = max(letters_width(title, size), letters_width(subtitle, small))
    room.take_rect((0, 0, left + wide + 20, 54 + size + small))
    room.take_rect((pen.width - pen.size(52) - 30, 0, pen.width, pen.size(52) + 30))
    draw_compass(pen)


def draw_compass(pen: Pen) -> None:
    """A round arrow: the direction of travel."""
    r = pen.size(20)
    x, y = pen.width - 30 - r, 30 + r
    side = 1 if pen.line.clockwise else -1
    start, end = (x - side * 0.94 * r, y - 0.34 * r), (x - side * 0.64 * r, y + 0.77 * r)
    pen.draw("compass", f"M{spot(start)}A{r:.1f} {r:.1f} 0 1 {int(pen.line.clockwise)} {spot(end)}")
    pen.draw(
        "compass-head",
        turned_shape(
            end, 215 if pen.line.clockwise else -35, ((-0.15 * r, -0.42 * r), (0.6 * r, 0), (-0.15 * r, 0.42 * r))
        ),
    )


class Scatter:
    """A small random generator, so that the same board always grows the same trees."""

    def __init__(self, seed: str) -> None:
        self.state = zlib.crc32(seed.encode()) or 1

    def next(self) -> float:
        self.state = (1103515245 * self.state + 12345) & 0x7FFFFFFF
        return (self.state >> 8) / (0x7FFFFFFF >> 8)


def draw_scenery(pen: Pen, room: Room, circuit: Circuit, at: int) -> None:
    """Trees, or houses in a town, on the empty parts of the board; drawn below everything from `at` on."""
    later = pen.shapes[at:]
    del pen.shapes[at:]
    scatter = Scatter(circuit.id)
    spots = free_spots(pen, room, scatter, circuit.source.kind)
    if circuit.source.kind == "street":
        draw_houses(pen, spots, scatter)
    else:
        draw_trees(pen, spots, circuit.source.kind == "beach")
    pen.shapes += later


def free_spots(pen: Pen, room: Room, scatter: Scatter, kind: str) -> list[tuple[Point, float]]:
    """Groups of places with a size each, off the track and off every sign."""
    found: list[tuple[Point, float]] = []
    for _ in range(TRIES):
        x, y = scatter.next() * pen.width, 70 + scatter.next() * (pen.floor - 90)
        for _ in range(2 + int(4 * scatter.next())):
            size = (11 + 15 * scatter.next()) if kind != "street" else (20 + 22 * scatter.next())
            x += (scatter.next() - 0.5) * 90
            y += (scatter.next() - 0.5) * 90
            rect = (x - size - 12, y - size - 12, x + size + 12, y + size + 12)
            if (
                is_free(pen, room, rect, kind)
                and len(found) < TREES.get(kind, MOST_TREES)
                and apart(found, (x, y), size, kind)
            ):
                found.append(((x, y), size))
    return found


def is_free(pen: Pen, room: Room, rect: Rect, kind: str) -> bool:
    if rect[0] < 4 or rect[1] < 4 or rect[2] > pen.width - 4 or rect[3] > pen.floor - 4:
        return False
    if kind == "beach" and (rect[0] < 3 * UNIT if pen.turned else rect[3] > pen.floor - 3 * UNIT):
        return False
    hits = any(rect[0] < s[2] and rect[2] > s[0] and rect[1] < s[3] and rect[3] > s[1] for s in room.signs)
    return not hits and room.covered(rect) == 0


def apart(found: list[tuple[Point, float]], point: Point, size: float, kind: str) -> bool:
    """Houses stand apart; trees may crowd."""
    least = 1.5 if kind == "street" else 0.6
    return all(math.dist(point, other) > least * (size + far) for other, far in found)


def draw_trees(pen: Pen, spots: list[tuple[Point, float]], palms: bool) -> None:
    spots = sorted(spots, key=lambda tree: tree[0][1])
    for (x, y), size in spots:
        pen.draw("tree-shadow", disc((x + 0.3 * size, y + 0.35 * size), size))
    for point, size in spots:
        pen.draw("palm" if palms else "tree", disc(point, size))
    for (x, y), size in spots:
        pen.draw("tree-light", disc((x - 0.22 * size, y - 0.25 * size), 0.58 * size))


def draw_houses(pen: Pen, spots: list[tuple[Point, float]], scatter: Scatter) -> None:
    houses = []
    for point, size in spots:
        w, h = size * (0.7 + 0.5 * scatter.next()), size * (0.55 + 0.3 * scatter.next())
        houses.append((point, round(scatter.next() * 3) * 15.0, w, h, scatter.next() < 0.55))
    for (x, y), angle, w, h, _ in houses:
        pen.draw("house-shadow", turned_shape((x + 6, y + 7), angle, ((-w, -h), (w, -h), (w, h), (-w, h))))
    for red in (True, False):
        for point, angle, w, h, is_red in houses:
            if is_red == red:
                pen.draw(
                    "house" if red else "house-pale", turned_shape(point, angle, ((-w, -h), (w, -h), (w, h), (-w, h)))
                )
    for point, angle, w, _, _ in houses:
        pen.draw("roof", turned_shape(point, angle, ((-w, 0), (w, 0))))


def draw_stands(pen: Pen, room: Room, start: float, end: float, side: float) -> None:
    """Grandstands along a stretch, where there is room."""
    step = (end - start) / STANDS
    near, deep = pen.line.half + 0.85, 0.95
    for n in range(STANDS):
        a, b = start + (n + 0.12) * step, start + (n + 0.88) * step
        corners = [pen.at(s, side * (near + d)) for s in (a, b) for d in (0, deep)]
        rect = (
            min(x for x, _ in corners) + 8,
            min(y for _, y in corners) + 8,
            max(x for x, _ in corners) - 8,
            max(y for _, y in corners) - 8,
        )
        if room.cost(rect) > 120 or rect[0] < 4 or rect[1] < 4 or rect[2] > pen.width - 4 or rect[3] > pen.floor - 4:
            continue
        pen.draw("stand", pen.ribbon(a, b, side * near, side * (near + deep)))
        for row in (0.25, 0.5, 0.75):
            pen.draw("stand-row", pen.edge(a, b, side * (near + row * deep)))
        room.take_rect(rect)


def lane_edges(pen: Pen, lane: int) -> tuple[float, float]:
    """The offsets of a lane's left and right edge."""
    middle = pen.line.offsets[lane]
    return middle + LANE_WIDTH / 2, middle - LANE_WIDTH / 2

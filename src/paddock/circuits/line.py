"""The centre line of a circuit: straight pieces and arcs that close into a loop.

A place is an abscissa `s` (cells along the centre line from the start of the first zone, periodic) and an offset
(positive to the left of the driver). Headings are mathematical: 0 is east, 90 north, y points up.
"""

import itertools
import math
from bisect import bisect_right

from paddock.circuits.source import Piece, Source, Zone
from paddock.circuits.words import Complaints

LANE_WIDTH = 0.62
CLEARANCE = 0.25
INNER_EDGE = 0.35
MOST_RESIDUAL = 12.0
MOST_CHANGE = 0.25
CLOSED = 1e-6
LONGEST = 500.0
"""The longest lap in cells; it bounds the work that one file can cause."""

Point = tuple[float, float]


class Line:
    """A closed centre line. Built once, never changed."""

    def __init__(self, lanes: int, heading: float, pieces: list[Piece], zone_of: list[int]) -> None:
        self.lanes = lanes
        self.half = lanes * LANE_WIDTH / 2
        self.offsets = [((lanes - 1) / 2 - lane) * LANE_WIDTH for lane in range(lanes)]
        self.pieces = pieces
        self.zone_of = zone_of
        self.clockwise = sum(piece.angle for piece in pieces) < 0
        self.starts: list[float] = []
        self.points: list[Point] = []
        self.headings: list[float] = []
        self.curves: list[float] = []
        self.zone_starts: list[float] = []
        place, point, theta = 0.0, (0.0, 0.0), math.radians(heading)
        for piece, zone in zip(pieces, zone_of, strict=True):
            if zone == len(self.zone_starts):
                self.zone_starts.append(place)
            self.starts.append(place)
            self.points.append(point)
            self.headings.append(theta)
            self.curves.append(math.copysign(1 / piece.radius, piece.angle) if piece.angle else 0.0)
            point, theta = end_of(piece, point, theta)
            place += piece.length
        self.length = place
        self.gap = math.hypot(*point)
        self.zone_ends = [*self.zone_starts[1:], place]

    def piece_at(self, s: float) -> int:
        return max(0, bisect_right(self.starts, s % self.length) - 1)

    def heading(self, s: float) -> float:
        """The direction of driving, in radians."""
        n = self.piece_at(s)
        return self.headings[n] + (s % self.length - self.starts[n]) * self.curves[n]

    def at(self, s: float, offset: float = 0.0) -> Point:
        n = self.piece_at(s)
        x, y = self.points[n]
        theta, curve, run = self.headings[n], self.curves[n], s % self.length - self.starts[n]
        if curve:
            turned = theta + run * curve
            x += (math.sin(turned) - math.sin(theta)) / curve
            y += (math.cos(theta) - math.cos(turned)) / curve
            theta = turned
        else:
            x += run * math.cos(theta)
            y += run * math.sin(theta)
        return x - math.sin(theta) * offset, y + math.cos(theta) * offset

    def breaks(self, start: float, end: float) -> list[float]:
        """Start, end, and every border between pieces in between, in order; `end` may lie beyond the lap."""
        laps = range(math.floor(start / self.length), math.floor(end / self.length) + 1)
        inner = [lap * self.length + s for lap in laps for s in self.starts]
        return [start, *(s for s in inner if start < s < end), end]

    def cuts(self, start: float, end: float, offset: float, count: int) -> list[float]:
        """`count + 1` abscissae that cut this stretch into equal lengths along the lane at `offset`."""
        breaks = self.breaks(start, end)
        rates = [1 - self.curves[self.piece_at((a + b) / 2)] * offset for a, b in itertools.pairwise(breaks)]
        lengths = [(b - a) * rate for a, b, rate in zip(breaks, breaks[1:], rates, strict=False)]
        share = sum(lengths) / count
        cuts, n, done = [start], 0, 0.0
        for wanted in range(1, count):
            while n < len(lengths) - 1 and done + lengths[n] < wanted * share:
                done += lengths[n]
                n += 1
            cuts.append(breaks[n] + (wanted * share - done) / rates[n])
        return [*cuts, end]

    def bend_at(self, s: float) -> tuple[float, float]:
        """The bend of a corner here (1 left, -1 right) and how much of it is behind (0 to 1).

        On a straight piece inside a corner the next bend counts as not yet begun, or the last as done.
        """
        n = self.piece_at(s)
        if self.curves[n]:
            return math.copysign(1, self.curves[n]), (s % self.length - self.starts[n]) / self.pieces[n].length
        zone = self.zone_of[n]
        later = [m for m in range(n + 1, len(self.pieces)) if self.zone_of[m] == zone and self.curves[m]]
        if later:
            return math.copysign(1, self.curves[later[0]]), 0.0
        earlier = [m for m in range(n) if self.zone_of[m] == zone and self.curves[m]]
        return (math.copysign(1, self.curves[earlier[-1]]), 1.0) if earlier else (0.0, 0.0)


def end_of(piece: Piece, point: Point, theta: float) -> tuple[Point, float]:
    """Where a piece that begins here ends, and in which direction."""
    x, y = point
    if not piece.angle:
        return (x + piece.length * math.cos(theta), y + piece.length * math.sin(theta)), theta
    turned = theta + math.radians(piece.angle)
    radius = math.copysign(piece.radius, piece.angle)
    x += radius * (math.sin(turned) - math.sin(theta))
    y += radius * (math.cos(theta) - math.cos(turned))
    return (x, y), turned


def close_line(source: Source, complaints: Complaints) -> Line | None:
    """The loop that a file describes: small errors of angle and length are evened out, larger ones are complaints."""
    if not are_zones_sound(source, complaints):
        return None
    pieces = [piece for zone in source.zones for piece in zone.pieces]
    zone_of = [n for n, zone in enumerate(source.zones) for _ in zone.pieces]
    turned = turn_full_circle(source, pieces, complaints)
    closed = meet_the_start(source, turned, complaints) if turned else None
    if closed is None:
        return None
    line = Line(source.lanes, source.heading, closed, zone_of)
    return line if is_line_sound(source, line, complaints) else None


def rough_line(source: Source) -> Line | None:
    """The track as it is written, for a loop that cannot be closed: enough to see how it is cut."""
    least = source.lanes * LANE_WIDTH / 2 + INNER_EDGE
    empty = Piece(0, length=1.0)
    pieces = [rough(piece, least) for zone in source.zones for piece in zone.pieces or (empty,)]
    zone_of = [n for n, zone in enumerate(source.zones) for _ in zone.pieces or (empty,)]
    if not pieces or sum(piece.length for piece in pieces) > LONGEST:
        return None
    return Line(source.lanes, source.heading, pieces, zone_of)


def rough(piece: Piece, least: float) -> Piece:
    """A piece of track, wide enough for its inner lane."""
    if not piece.angle:
        return piece
    radius = max(piece.radius, least)
    return Piece(piece.line, math.radians(abs(piece.angle)) * radius, piece.angle, radius)


def are_zones_sound(source: Source, complaints: Complaints) -> bool:
    before = len(complaints.list)
    if not any(zone.is_corner for zone in source.zones) or all(zone.is_corner for zone in source.zones):
        complaints.say(source.line, "zones-few")
    for n, zone in enumerate(source.zones):
        if not zone.pieces:
            complaints.say(zone.line, "zone-empty", zone=zone.id)
        elif zone.is_corner and not any(piece.angle for piece in zone.pieces):
            complaints.say(zone.line, "corner-straight", zone=zone.id)
        check_radii(zone, source.lanes, complaints)
        last = source.zones[n - 1]
        if not zone.is_corner and not last.is_corner and len(source.zones) > 1:
            complaints.say(zone.line, "straights-two", zone=zone.id, last=last.id)
    return len(complaints.list) == before


def check_radii(zone: Zone, lanes: int, complaints: Complaints) -> None:
    """Every bend is wide enough for its inner lane."""
    least = lanes * LANE_WIDTH / 2 + INNER_EDGE
    for piece in zone.pieces:
        if piece.angle and piece.radius < least:
            complaints.say(piece.line, "radius-small", radius=f"{piece.radius:g}", lanes=lanes, least=f"{least:.2f}")


def turn_full_circle(source: Source, pieces: list[Piece], complaints: Complaints) -> list[Piece]:
    """The pieces with arcs that sum to a full circle: a small residual is spread over all of them."""
    total = sum(piece.angle for piece in pieces)
    wanted = math.copysign(360.0, total)
    if abs(wanted - total) > MOST_RESIDUAL:
        complaints.say(source.line, "arcs-sum", total=f"{total:+g}", wanted=f"{wanted:+g}")
        return []
    if source.clockwise is not None and source.clockwise != (total < 0):
        complaints.say(source.real_line, "turns-anticlockwise" if source.clockwise else "turns-clockwise")
    share = (wanted - total) / sum(abs(piece.angle) for piece in pieces)
    return [bent(piece, share) if piece.angle else piece for piece in pieces]


def bent(piece: Piece, share: float) -> Piece:
    angle = piece.angle + share * abs(piece.angle)
    return Piece(piece.line, math.radians(abs(angle)) * piece.radius, angle, piece.radius)


def meet_the_start(source: Source, pieces: list[Piece], complaints: Complaints) -> list[Piece] | None:
    """The pieces with the flexible ones stretched so that the end meets the start: the least relative change."""
    point, theta = (0.0, 0.0), math.radians(source.heading)
    pulls: dict[int, Point] = {}
    for n, piece in enumerate(pieces):
        if piece.flex:
            pulls[n] = (piece.length * math.cos(theta), piece.length * math.sin(theta))
        point, theta = end_of(piece, point, theta)
    if math.hypot(*point) < CLOSED:
        return pieces
    changes = least_changes(pulls, point)
    if not changes:
        complaints.say(source.line, "loop-open")
        return None
    if not are_changes_small(pieces, changes, math.hypot(*point), complaints):
        return None
    return [
        Piece(piece.line, piece.length * (1 + changes[n]), flex=True) if n in changes else piece
        for n, piece in enumerate(pieces)
    ]


def least_changes(pulls: dict[int, Point], gap: Point) -> dict[int, float]:
    """By piece: the relative change of its length, by least squares, that together close the gap.

    The end is linear in the lengths, so there are two equations: it takes the inverse of one symmetric 2×2 matrix.
    Empty if the flexible pieces all point in one direction.
    """
    xx = sum(x * x for x, _ in pulls.values())
    xy = sum(x * y for x, y in pulls.values())
    yy = sum(y * y for _, y in pulls.values())
    det = xx * yy - xy * xy
    if det < CLOSED:
        return {}
    u = -(yy * gap[0] - xy * gap[1]) / det
    v = -(xx * gap[1] - xy * gap[0]) / det
    return {n: x * u + y * v for n, (x, y) in pulls.items()}


def are_changes_small(pieces: list[Piece], changes: dict[int, float], gap: float, complaints: Complaints) -> bool:
    """A circuit that closes only after large changes is not the intended one: complain."""
    large = {n: change for n, change in changes.items() if abs(change) > MOST_CHANGE}
    for n, change in large.items():
        wanted = pieces[n].length * (1 + change)
        complaints.say(
            pieces[n].line,
            "loop-gap",
            length=f"{wanted:.1f}",
            change=f"{change:+.0%}",
            gap=f"{gap:.1f}",
        )
    return not large


def is_line_sound(source: Source, line: Line, complaints: Complaints) -> bool:
    """The lap is not too long, and the track does not cross itself."""
    before = len(complaints.list)
    if line.length > LONGEST:
        complaints.say(source.line, "lap-long", length=f"{line.length:.0f}", most=f"{LONGEST:.0f}")
        return False
    near = nearest_parts(line)
    if near is not None:
        one, other = (source.zones[line.zone_of[line.piece_at(s)]].id for s in near)
        complaints.say(source.line, "track-crossed", one=one, other=other)
    return len(complaints.list) == before


def nearest_parts(line: Line) -> tuple[float, float] | None:
    """Two places that lie too close together though the road between them is long."""
    step = 0.4
    count = int(line.length / step)
    places = [n * line.length / count for n in range(count)]
    reach = 2 * line.half + CLEARANCE
    squares: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
    for s in places:
        x, y = line.at(s)
        column, row = math.floor(x / reach), math.floor(y / reach)
        for near_x in (column - 1, column, column + 1):
            for near_y in (row - 1, row, row + 1):
                for other, ox, oy in squares.get((near_x, near_y), ()):
                    away = min(s - other, line.length - s + other)
                    if away > 5 * line.half and math.hypot(x - ox, y - oy) < reach:
                        return other, s
        squares.setdefault((column, row), []).append((s, x, y))
    return None

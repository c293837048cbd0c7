"""From places on the track to shapes of a board: turning, scaling, and paths of lines and arcs."""

import itertools
import math
from collections.abc import Iterable

from paddock.circuits.line import Line, Point
from paddock.scene.model import Place, Shape

UNIT = 40.0
"""Units of the board for one cell."""


class Form:
    """The shape of the paper: how large letters are, whether the track is turned to stand upright, margins."""

    def __init__(self, id: str, letters: float, share: float, upright: bool, margin: float, details: bool) -> None:  # noqa: A002
        self.id = id
        self.letters = letters
        self.share = share
        """The width of a board with letters of size one; letters grow with the board, to stay readable."""
        self.upright = upright
        self.margin = margin
        self.details = details
        self.width = 0.0
        """Of the board, in units."""

    def for_line(self, line: Line) -> "Form":
        """This form with letters that fit the size of a circuit."""
        wide, high = extent(line)
        if self.upright and wide > TURN_FROM * high:
            wide = high
        width = max(LEAST_WIDTH, (wide + 2 * (line.half + self.margin)) * UNIT)
        made = Form(self.id, max(self.letters, width / self.share), self.share, self.upright, self.margin, self.details)
        made.width = width
        return made


LEAST_WIDTH = 900.0
TURN_FROM = 1.05
DESKTOP = Form("desktop", 1.25, 1650.0, upright=False, margin=3.4, details=True)
PHONE = Form("phone", 1.75, 690.0, upright=True, margin=2.6, details=False)
FORMS = {form.id: form for form in (DESKTOP, PHONE)}


def extent(line: Line) -> Point:
    """How wide and how high the centre line is, in cells."""
    points = [line.at(n * line.length / 600) for n in range(600)]
    wide = max(x for x, _ in points) - min(x for x, _ in points)
    return wide, max(y for _, y in points) - min(y for _, y in points)


class Pen:
    """Draws on one board. The track lies in a frame; `top` and `bottom` keep room for a title and for panels."""

    def __init__(self, line: Line, form: Form, top: float, bottom: float) -> None:
        self.line = line
        self.form = form
        points = [line.at(n * line.length / 600) for n in range(600)]
        wide, high = extent(line)
        self.turned = form.upright and wide > TURN_FROM * high
        flat = [self.turn(point) for point in points]
        edge = line.half + form.margin
        left, right = min(x for x, _ in flat) - edge, max(x for x, _ in flat) + edge
        low, self.upper = min(y for _, y in flat) - edge, max(y for _, y in flat) + edge
        spare = max(0.0, LEAST_WIDTH / UNIT - (right - left))
        self.left = left - spare / 2
        self.top = top
        self.shore = 0.0
        """Water along the left edge, in units."""
        self.width = (right - left + spare) * UNIT
        self.floor = (self.upper - low) * UNIT + top
        self.height = self.floor + bottom
        self.shapes: list[Shape] = []
        self.places: list[Place] = []

    def turn(self, point: Point) -> Point:
        """A quarter turn for tall paper."""
        return (point[1], -point[0]) if self.turned else point

    def at(self, s: float, offset: float = 0.0) -> Point:
        """A place of the track in units of the board."""
        x, y = self.turn(self.line.at(s, offset))
        return (x - self.left) * UNIT, (self.upper - y) * UNIT + self.top

    def angle(self, s: float) -> float:
        """The direction of driving here, in degrees as SVG counts them."""
        degrees = -math.degrees(self.line.heading(s)) + (90 if self.turned else 0)
        return (degrees + 180) % 360 - 180

    def size(self, letters: float) -> float:
        return letters * self.form.letters

    # paths

    def edge(self, start: float, end: float, offset: float, first: str = "M") -> str:
        """A path along the track at one offset, of lines and true arcs; backwards if `end` lies before `start`."""
        low, high = min(start, end), max(start, end)
        stops = list(self.stops(low, high))
        if end < start:
            stops.reverse()
        path = first + spot(self.at(stops[0], offset))
        for a, b in itertools.pairwise(stops):
            curve = self.line.curves[self.line.piece_at((a + b) / 2)]
            if curve:
                radius = abs(1 / curve - offset) * UNIT
                sweep = int((curve < 0) == (b > a))
                path += f"A{radius:.1f} {radius:.1f} 0 0 {sweep} {spot(self.at(b, offset))}"
            else:
                path += "L" + spot(self.at(b, offset))
        return path

    def stops(self, start: float, end: float) -> list[float]:
        """Borders between pieces, and middles of long arcs, from start to end; ends stay inside their piece."""
        tiny = 1e-7
        breaks = self.line.breaks(start + tiny, end - tiny)
        found = [breaks[0]]
        for a, b in itertools.pairwise(breaks):
            curve = self.line.curves[self.line.piece_at((a + b) / 2)]
            parts = 1 + int(abs(curve) * (b - a) / 2.6)
            found += [a + (b - a) * n / parts for n in range(1, parts + 1)]
        return found

    def ribbon(self, start: float, end: float, left: float, right: float) -> str:
        """The closed outline between two abscissae and two offsets."""
        return self.edge(start, end, left) + self.edge(end, start, right, "L") + "Z"

    def across(self, s: float, left: float, right: float) -> str:
        return "M" + spot(self.at(s, left)) + "L" + spot(self.at(s, right))

    # shapes

    def draw(self, style: str, path: str) -> None:
        self.shapes.append(Shape(style, path))

    def write(self, style: str, text: str, point: Point, size: float, angle: float = 0.0) -> None:
        x, y = point
        self.shapes.append(
            Shape(style, text=text, x=round(x, 1), y=round(y, 1), angle=round(angle, 1), size=round(size, 1))
        )

    def place(self, id: str, point: Point, angle: float, path: str = "", label: str = "") -> None:  # noqa: A002
        x, y = point
        self.places.append(Place(id, round(x, 1), round(y, 1), round(angle, 1), path, label))


def spot(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(spot(point) for point in points) + "Z"


def box(x: float, y: float, width: float, height: float, round_by: float = 0.0) -> str:
    """A rectangle with its corners rounded."""
    r = min(round_by, width / 2, height / 2)
    if not r:
        return f"M{x:.1f} {y:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}Z"
    return (
        f"M{x + r:.1f} {y:.1f}h{width - 2 * r:.1f}a{r:.1f} {r:.1f} 0 0 1 {r:.1f} {r:.1f}v{height - 2 * r:.1f}"
        f"a{r:.1f} {r:.1f} 0 0 1 {-r:.1f} {r:.1f}h{2 * r - width:.1f}a{r:.1f} {r:.1f} 0 0 1 {-r:.1f} {-r:.1f}"
        f"v{2 * r - height:.1f}a{r:.1f} {r:.1f} 0 0 1 {r:.1f} {-r:.1f}Z"
    )


def disc(point: Point, radius: float) -> str:
    x, y = point
    arc = f"a{radius:.1f} {radius:.1f} 0 1 1"
    return f"M{x - radius:.1f} {y:.1f}{arc} {2 * radius:.1f} 0{arc} {-2 * radius:.1f} 0Z"


def turned_shape(point: Point, angle: float, points: Iterable[Point]) -> str:
    """A polygon given around the origin, turned and moved."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return polygon((point[0] + x * cos - y * sin, point[1] + x * sin + y * cos) for x, y in points)


def readable(angle: float) -> float:
    """The angle, turned by half a circle if letters would be upside down."""
    turned = (angle + 180) % 360 - 180
    return turned if -90 <= turned <= 90 else turned - math.copysign(180, turned)

"""SVG paths as points, for drawing by other means and for finding out where a shape lies."""

import math
import re
from collections.abc import Iterator
from itertools import pairwise

Point = tuple[float, float]
CURVE_STEPS = 12
WORD = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|-?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers each command takes; the last two are its end point."""


def segments(path: str) -> Iterator[tuple[Point, Point]]:
    """A path as straight segments; curves are broken up."""
    here = start = control = (0.0, 0.0)
    for letter, numbers in _commands(path):
        upper = letter.upper()
        if upper == "Z":
            points = [start]
        else:
            points, control = _points(upper, numbers, here, control, letter.islower())
        if upper == "M":
            here = start = points[-1]
            continue
        for point in points:
            yield here, point
            here = point
        if upper not in "CSQT":
            control = here


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    letter = ""
    numbers: list[float] = []
    for word in WORD.findall(path):
        if word.isalpha():
            letter, numbers = word, []
        else:
            numbers.append(float(word))
        if letter and len(numbers) == TAKES[letter.upper()]:
            yield letter, numbers
            numbers = []
            letter = {"M": "L", "m": "l"}.get(letter, letter) if letter not in "Zz" else ""


def _points(
    letter: str, numbers: list[float], here: Point, control: Point, relative: bool
) -> tuple[list[Point], Point]:
    """The points of one command, and the control point that a smooth command after it would mirror."""
    ox, oy = here if relative else (0.0, 0.0)
    if letter == "H":
        return [(numbers[0] + ox, here[1])], here
    if letter == "V":
        return [(here[0], numbers[0] + oy)], here
    if letter == "A":
        return _arc(here, numbers, (numbers[5] + ox, numbers[6] + oy)), here
    points = [(x + ox, y + oy) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    if letter in "ST":
        points.insert(0, (2 * here[0] - control[0], 2 * here[1] - control[1]))
    if letter in "ML":
        return points, points[-1]
    return [_bezier([here, *points], step / CURVE_STEPS) for step in range(1, CURVE_STEPS + 1)], points[-2]


def _bezier(points: list[Point], share: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(points)]
    return points[0]


def _arc(here: Point, numbers: list[float], end: Point) -> list[Point]:
    """Points along an arc. SVG gives its ends only; the centre is computed as the SVG standard describes."""
    rx, ry, turned, large, sweep = abs(numbers[0]), abs(numbers[1]), math.radians(numbers[2]), numbers[3], numbers[4]
    if not rx or not ry or here == end:
        return [end]
    cos, sin = math.cos(turned), math.sin(turned)
    dx, dy = (here[0] - end[0]) / 2, (here[1] - end[1]) / 2
    x, y = cos * dx + sin * dy, cos * dy - sin * dx
    grown = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grown, ry * grown
    root = math.sqrt(max(0.0, (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1))
    root = -root if large == sweep else root
    cx, cy = root * rx * y / ry, -root * ry * x / rx
    start = math.atan2((y - cy) / ry, (x - cx) / rx)
    span = (math.atan2((-y - cy) / ry, (-x - cx) / rx) - start) % math.tau
    span = span if sweep else span - math.tau
    middle = ((here[0] + end[0]) / 2, (here[1] + end[1]) / 2)
    points = []
    for step in range(1, CURVE_STEPS + 1):
        angle = start + span * step / CURVE_STEPS
        px, py = cx + rx * math.cos(angle), cy + ry * math.sin(angle)
        points.append((middle[0] + cos * px - sin * py, middle[1] + sin * px + cos * py))
    return points


def ends(path: str) -> Iterator[Point]:
    """The end points of a path's commands in order, without the return to the start."""
    x = y = 0.0
    start = (x, y)
    for letter, numbers in _commands(path):
        upper, (from_x, from_y) = letter.upper(), (x, y) if letter.islower() else (0.0, 0.0)
        if upper == "Z":
            x, y = start
            continue
        x = x if upper == "V" else from_x + numbers[0 if upper == "H" else -2]
        y = y if upper == "H" else from_y + numbers[-1]
        start = (x, y) if upper == "M" else start
        yield x, y

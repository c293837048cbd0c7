"""Charts as SVG, with no script and no library: lines, bars, and a table of shades.

Colours are classes (`c0` to `c9`), so that the page decides how they look in light and dark mode.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 640
HEIGHT = 300
LEFT, RIGHT, TOP, BOTTOM = 52, 150, 14, 44
HUES = ("1f6fb2", "d1495b", "2e8b57", "e09f3e", "7d5ba6", "17a2a2", "b5651d", "c04cba", "6b7280", "94a100")
COLOURS = len(HUES)


class Frame:
    """Where values lie on the paper."""

    def __init__(self, low: tuple[float, float], high: tuple[float, float], flipped: bool = False) -> None:
        self.low = low
        self.high = (high[0] if high[0] > low[0] else low[0] + 1, high[1] if high[1] > low[1] else low[1] + 1)
        self.flipped = flipped

    def x(self, value: float) -> float:
        return round(LEFT + (value - self.low[0]) / (self.high[0] - self.low[0]) * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        share = (value - self.low[1]) / (self.high[1] - self.low[1])
        return round(TOP + (share if self.flipped else 1 - share) * (HEIGHT - TOP - BOTTOM), 1)


def ticks(low: float, high: float, wish: int = 5) -> list[float]:
    """Round numbers from low to high, about as many as asked for."""
    span = high - low or 1.0
    step: float = 10 ** floor(log10(span / wish))
    step *= next((factor for factor in (1, 2, 5) if span / (step * factor) <= wish), 10)
    return [round(index * step, 9) for index in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def number(value: float) -> str:
    """A number as people write it."""
    return f"{value:,.0f}" if abs(value - round(value)) < 1e-9 else f"{value:,.3g}"


def svg(parts: Sequence[str], title: str, height: int = HEIGHT) -> str:
    """The drawing, with a title for screen readers."""
    body = "".join(parts)
    label = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}"><title>{label}</title>{body}</svg>'


def standalone(drawing: str, hues: Sequence[str] = HUES) -> str:
    """The same drawing as a file of its own, with styles for light and dark mode."""
    colours = "".join(hue_style(index, hue) for index, hue in enumerate(hues))
    style = (
        "text{font:12px system-ui,sans-serif;fill:#6b7280}.grid{stroke:#8884}.axis{stroke:#888;fill:none}"
        f".mark{{stroke:#888;stroke-dasharray:3 4;fill:none}}{colours}"
    )
    lines = (
        ".line{fill:none;stroke-width:2.2;stroke-linejoin:round}"
        ".edge{fill:none;stroke:#888;stroke-width:3.6;stroke-linejoin:round;opacity:.55}svg .chip{stroke:#888}"
    )
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(
        "<title>", f"<style>{style}{lines}</style><title>", 1
    )


def hue_style(index: int, hue: str) -> str:
    """A colour for lines, their names, and bars."""
    name = f".c{index}"
    return f"{name}{{stroke:#{hue}}}svg .key{name},.bar{name}{{fill:#{hue};stroke:none}}"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    return f'<text x="{x}" y="{y}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def axes(
    frame: Frame,
    x_label: str,
    y_label: str,
    x_ticks: Sequence[float],
    y_ticks: Sequence[float],
    centred: bool = False,
) -> list[str]:
    """The axes, with numbers and labels."""
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = []
    for value in y_ticks:
        y = frame.y(value)
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{right}"/>')
        parts.append(text(LEFT - 8, y + 4, number(value), "tick", "end"))
    for value in x_ticks:
        x = frame.x(value + 0.5) if centred else frame.x(value)
        parts.append(text(x, bottom + 18, number(value), "tick") if x <= right else "")
    parts.append(f'<path class="axis" d="M{LEFT} {TOP}V{bottom}H{right}"/>')
    parts.append(text((LEFT + right) / 2, HEIGHT - 6, x_label, "label"))
    middle = (TOP + bottom) / 2
    turned = f'<text class="label" text-anchor="middle" transform="translate(13 {middle}) rotate(-90)">'
    return [*parts, f"{turned}{escape(y_label)}</text>"]


def lines(
    title: str,
    series: Mapping[str, Sequence[tuple[float, float]]],
    x_label: str,
    y_label: str,
    places: bool = False,
    marks: Sequence[float] | None = None,
) -> str:
    """Lines over a common axis; for places, the first is at the top.

    With `marks`, these places along the axis are marked, and lines may have any colour: they get an edge, and their
    names stand beside a chip.
    """
    points = [point for line in series.values() for point in line]
    low = (min(x for x, _ in points), 1 if places else min(0.0, *(y for _, y in points)))
    frame = Frame(low, (max(x for x, _ in points), max(y for _, y in points)), flipped=places)
    y_ticks = ticks(frame.low[1], frame.high[1], 6)
    if places:
        y_ticks = [value for value in range(1, ceil(frame.high[1]) + 1) if value <= frame.high[1]]
    parts = axes(frame, x_label, y_label, ticks(frame.low[0], frame.high[0], 10), y_ticks)
    parts += [f'<path class="mark" d="M{frame.x(at)} {TOP}V{HEIGHT - BOTTOM}"/>' for at in marks or ()]
    ends = spaced([frame.y(line[-1][1]) for line in series.values()])
    for index, (name, line) in enumerate(series.items()):
        path = "M" + "L".join(f"{frame.x(x)} {frame.y(y)}" for x, y in line)
        if marks is not None:
            parts.append(f'<path class="edge" d="{path}"/>')
        parts.append(f'<path class="line c{index % COLOURS}" d="{path}"><title>{escape(name)}</title></path>')
        parts.append(key(shortened(name), ends[index], index % COLOURS, marks is not None))
    return svg(parts, title)


def key(name: str, y: float, colour: int, has_chip: bool) -> str:
    """The name of a line at its end: in its colour, or beside a chip of it."""
    x = WIDTH - RIGHT + 8
    if not has_chip:
        return text(x, y + 4, name, f"key c{colour}", "start")
    chip = f'<rect class="bar c{colour}" x="{x}" y="{y - 5}" width="10" height="10" rx="2"/>'
    edge = f'<rect class="chip" x="{x}" y="{y - 5}" width="10" height="10" rx="2" fill="none"/>'
    return chip + edge + text(x + 15, y + 4, name, "label", "start")


def spaced(heights: list[float], least: float = 13.0) -> list[float]:
    """Heights moved apart so that labels do not overlap."""
    moved = list(heights)
    before = float("-inf")
    for index in sorted(range(len(heights)), key=heights.__getitem__):
        moved[index] = before = max(heights[index], before + least)
    return moved


def shortened(name: str, most: int = 22) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def histogram(title: str, counts: Mapping[int, int], x_label: str, y_label: str, bars: int = 40) -> str:
    """A histogram of numbers."""
    low, high = min(counts), max(counts)
    width = max(1, ceil((high - low + 1) / bars))
    heights: dict[int, int] = {}
    for value, count in counts.items():
        left = low + (value - low) // width * width
        heights[left] = heights.get(left, 0) + count
    frame = Frame((low, 0), (high + width, max(heights.values())))
    x_ticks = [value for value in ticks(low, high + width, 8) if value == round(value)]
    parts = axes(frame, x_label, y_label, x_ticks, ticks(0, frame.high[1]), centred=width == 1)
    for left, count in sorted(heights.items()):
        x, y = frame.x(left), frame.y(count)
        span = max(1.0, frame.x(left + width) - x - 1)
        name = f"{left}" if width == 1 else f"{left}-{left + width - 1}"
        bar = f'<rect class="bar c0" x="{x}" y="{y}" width="{span:.1f}" height="{HEIGHT - BOTTOM - y:.1f}">'
        parts.append(f"{bar}<title>{name}: {count:,}</title></rect>")
    return svg(parts, title)


def bars(title: str, values: Mapping[str, float], x_label: str) -> str:
    """Named quantities as bars, longest first."""
    most = max(values.values(), default=1) or 1
    height = 30 + 26 * len(values)
    left, right = 190, WIDTH - 70
    parts = [text((left + right) / 2, height - 6, x_label, "label")]
    for row, (name, value) in enumerate(sorted(values.items(), key=lambda item: -item[1])):
        y = 6 + 26 * row
        length = max(1.0, value / most * (right - left))
        parts.append(text(left - 8, y + 14, shortened(name, 26), "tick", "end"))
        parts.append(f'<rect class="bar c0" x="{left}" y="{y}" width="{length:.1f}" height="19"/>')
        parts.append(text(left + length + 6, y + 14, number(value), "tick", "start"))
    return svg(parts, title, height)


def shades(title: str, cells: Mapping[tuple[int, int], float], x_label: str, y_label: str) -> str:
    """A table of shares by row and column; larger is darker."""
    rows, columns = max(row for row, _ in cells), max(column for _, column in cells)
    side = min(46, (WIDTH - 120) // columns)
    height = 52 + 30 * rows
    parts = [text(90 + side * columns / 2, height - 6, x_label, "label")]
    turned = f'<text class="label" text-anchor="middle" transform="translate(16 {(height - 30) / 2}) rotate(-90)">'
    parts.append(f"{turned}{escape(y_label)}</text>")
    for row in range(1, rows + 1):
        y = 8 + 30 * (row - 1)
        parts.append(text(80, y + 19, str(row), "tick", "end"))
        for column in range(1, columns + 1):
            share = cells.get((row, column), 0.0)
            x = 90 + side * (column - 1)
            parts.append(
                f'<rect class="shade" x="{x}" y="{y}" width="{side - 2}" height="28" fill-opacity="{share:.3f}">'
                f"<title>{row} → {column}: {share:.1%}</title></rect>"
            )
            parts.append(text(x + side / 2 - 1, y + 19, f"{share:.0%}" if share else "", "cell"))
    parts += [text(90 + side * (n - 0.5), 22 + 30 * rows, str(n), "tick") for n in range(1, columns + 1)]
    return svg(parts, title, height)

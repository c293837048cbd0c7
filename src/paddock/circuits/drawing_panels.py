"""Panels below the track."""

from paddock.circuits.drawing_pen import Pen, box
from paddock.scene.letters import letters_width

MARGIN = 26.0
PAD = 18.0


class Panel:
    """A dark panel at the foot of the board; its content is laid out from the left, row by row."""

    def __init__(self, pen: Pen, y: float, height: float) -> None:
        self.pen = pen
        self.x = MARGIN + PAD
        self.y = y
        self.height = height
        self.right = pen.width - MARGIN - PAD
        pen.draw("panel", box(MARGIN, y, pen.width - 2 * MARGIN, height, 16))

    def title(self, text: str, x: float, y: float) -> float:
        """Writes a heading; returns where its text ends."""
        size = self.pen.size(17)
        self.pen.write("panel-title", text, (x, y), size)
        return x + letters_width(text, size) * 1.12

    def note(self, text: str, x: float, y: float, size: float = 15) -> float:
        self.pen.write("panel-text-start", text, (x, y), self.pen.size(size))
        return x + letters_width(text, self.pen.size(size)) * 1.06

    def slot(self, style: str, x: float, y: float, width: float, height: float, text: str, note: str = "") -> None:
        """A box with a value, and a small note under it."""
        self.pen.draw(style, box(x, y, width, height, 4))
        size = min(self.pen.size(16), 0.62 * height, 1.5 * width / max(1, len(text)))
        middle = x + width / 2
        self.pen.write("slot-text", text, (middle, y + height * (0.36 if note else 0.5)), size)
        if note:
            small = min(self.pen.size(10), 0.26 * height, 1.55 * width / max(1, len(note)))
            self.pen.write("slot-note", note, (middle, y + height * 0.78), small)


def fitting(count: int, width: float, most: float, gap: float) -> float:
    """The width of one of `count` slots in a row."""
    return min(most, (width - gap * (count - 1)) / count)

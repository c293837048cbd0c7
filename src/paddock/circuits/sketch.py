"""A circuit file on the drawing board: the drawing as far as it goes, and all complaints at their places."""

from paddock.circuits.circuit import Circuit, Draft, examine
from paddock.circuits.drawing import CARS, make_pen
from paddock.circuits.drawing_draft import draw_draft
from paddock.circuits.drawing_pen import UNIT, Pen
from paddock.circuits.line import Line
from paddock.circuits.mend import mended
from paddock.circuits.where import Span, place_of, spans
from paddock.circuits.words import Complaints
from paddock.core.errors import BadData, Complaint
from paddock.core.plain import Plain
from paddock.core.texts import check_language
from paddock.scene.model import Board

ORIGIN = "circuit"


class Remark(Plain):
    """A complaint, with its line and its place on the lap."""

    text: str
    line: int
    """0 for the file as a whole."""
    at: float | None
    """In cells from the start of the first zone; None if it has no place."""


class Sketch(Plain):
    """What a file describes so far."""

    id: str
    name: str
    remarks: tuple[Remark, ...]
    product: str
    """How the drawing is cut."""
    products: tuple[str, ...]
    """What can be played; empty as long as there are complaints."""
    spans: tuple[Span, ...]
    """The stretches of the lap that lines of the file are about."""
    length: float
    """The lap in cells; 0 if the loop does not close."""
    board: Board | None
    """The drawing; None if the loop does not close."""
    x: float
    y: float
    """Where the first zone starts on the board, in its units."""
    unit: float
    """Units of the board for a cell."""
    mended: str
    """The file with what follows from the rest of it; empty if that changes nothing."""


def sketch(text: str, product: str = "cells", lang: str = "en", edition: int = 0) -> Sketch:
    """Examine and draw a file. Never raises for what a file may contain."""
    check_language(lang)
    complaints = Complaints(ORIGIN)
    try:
        draft = examine(text, complaints)
    except BadData:  # too large to be read
        said = tuple(Remark(words_of(each, lang), 0, None) for each in complaints.list)
        return Sketch("", "", said, product, (), (), 0.0, None, 0.0, 0.0, UNIT, "")
    known = spans(draft)
    pen = draw_sketch(draft, product, lang, edition)
    x, y = pen.at(0.0) if pen else (0.0, 0.0)
    better = mended(text)
    return Sketch(
        id=draft.source.id,
        name=draft.source.name,
        remarks=remarks(text, draft, known, lang),
        product=product,
        products=() if complaints.list else draft.source.products(),
        spans=tuple(known),
        length=draft.line.length if draft.line else 0.0,
        board=board_of(draft, product, lang, pen) if pen else None,
        x=x,
        y=y,
        unit=UNIT,
        mended="" if better == text else better,
    )


def remarks(text: str, draft: Draft, known: list[Span], lang: str) -> tuple[Remark, ...]:
    """All complaints in the order of the lines."""
    lines = ["", *text.splitlines(), ""]
    ordered = sorted(dict.fromkeys(draft.complaints.list), key=lambda complaint: complaint.line)
    return tuple(
        Remark(words_of(each, lang), each.line, place_of(each, draft, known, lines[min(each.line, len(lines) - 1)]))
        for each in ordered
    )


def words_of(complaint: Complaint, lang: str) -> str:
    """A complaint without its file and line, which the drawing shows."""
    return Complaint("", 0, complaint.message, complaint.text).label(lang).removeprefix(": ")


def draw_sketch(draft: Draft, product: str, lang: str, edition: int) -> Pen | None:
    """The board as games show it, finished or not."""
    line = draft.line
    if line is None:
        return None
    if draft.complaints.list or product not in draft.source.products():
        return draw_draft(draft, line, product, lang)
    return make_pen(finished(draft, line), product, lang, "desktop", edition)


def finished(draft: Draft, line: Line) -> Circuit:
    """The circuit of a file without complaints."""
    circuit = Circuit(draft.source, line)
    circuit.take(draft)
    return circuit


def board_of(draft: Draft, product: str, lang: str, pen: Pen) -> Board:
    """The drawing as a board."""
    return Board(
        id=f"{ORIGIN}-{product}-{lang}",
        title=draft.source.name,
        width=round(pen.width, 1),
        height=round(pen.height, 1),
        shapes=tuple(pen.shapes),
        places=tuple(pen.places),
        piece=CARS[product] * UNIT,
    )

"""A piece as a card of three lines, or as a chip in one line."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from paddock.cli.picture.styles import centred, fit, glow, glyph, paint, spread
from paddock.core import Plain
from paddock.scene.model import Mark, Piece, Scene

CARD_WIDTH = 8
LABEL_WIDTH = 18
CUBE_WIDTH = 24
HIDDEN = "▒▒"
GAP = " "
# The order of marks in one line: the corner that names the card first, the owner's symbol last.
READING = ("top-left", "left", "icon", "centre", "right", "bottom-left", "bottom", "bottom-right", "top-right")


class Pointers(Plain):
    """Which options refer to which pieces, and which pieces are highlighted."""

    numbers: dict[str, tuple[int, ...]] = {}
    lit: frozenset[str] = frozenset()

    @classmethod
    def of(cls, scene: Scene, highlighted: int | None = None) -> "Pointers":
        """The pointers of a scene's options, one of which may be highlighted."""
        numbers: dict[str, tuple[int, ...]] = {}
        for number, option in enumerate(scene.options, start=1):
            for target in option.targets:
                numbers[target] = (*numbers.get(target, ()), number)
        lit = () if highlighted is None else scene.options[highlighted].targets
        return cls(numbers, frozenset(lit))

    def number(self, id: str) -> str:  # noqa: A002  the field's own name
        """The number to type for a piece; a dot if there are several."""
        numbers = self.numbers.get(id, ())
        return str(numbers[0]) if len(numbers) == 1 else "·" if numbers else ""


def signs(mark: Mark) -> str:
    """A mark in one line."""
    return mark.text + (glyph(mark.icon) if mark.icon else "")


def marks_at(piece: Piece, at: str) -> str:
    """The marks at one place of a piece."""
    return "".join(signs(mark) for mark in piece.marks if mark.at == at)


def short_label(piece: Piece) -> str:
    """The label of a piece up to the first comma or full stop."""
    return piece.label.split(",")[0].split(".")[0]


def chip_text(piece: Piece) -> str:
    """A piece in one line: its marks, or its name if it has none."""
    if "hidden" in piece.tags:
        return HIDDEN
    if is_named(piece):
        return fit(piece.label, CUBE_WIDTH).rstrip()
    icon = glyph(piece.icon) if piece.icon else ""
    if not piece.marks:
        return " ".join(filter(None, (icon, fit(short_label(piece), LABEL_WIDTH).rstrip())))
    return " ".join(filter(None, (icon if at == "icon" else marks_at(piece, at) for at in READING)))


def is_named(piece: Piece) -> bool:
    """Whether a piece is shown by its name: only its colour tells a cube apart, and a lone number counts anything."""
    return bool(piece.label) and (piece.kind == "cube" or (not piece.icon and len(piece.marks) == 1))


def chip(piece: Piece, pointers: Pointers, plain: bool = False, count: int = 1) -> Text:
    """A piece as a chip, with the number that chooses it."""
    number = pointers.number(piece.id)
    said = chip_text(piece) + (f" ×{count}" if count > 1 else "")
    if plain:
        return Text(f"{number}:[{said}]" if number else f"[{said}]")
    text = Text()
    if number:
        text.append(number, "bold")
    if piece.id in pointers.lit:
        text.append("▶", glow()).append(said, touchable(paint(piece.colour), piece)).append("◀", glow())
    else:
        text.append(f" {said} ", touchable(paint(piece.colour), piece))
    if "chosen" in piece.tags:
        text.append("✓", "bold")
    return text


def touchable(style: str, piece: Piece) -> Style:
    """A style that carries the id of its piece, for clicks."""
    return Style.parse(style) + Style(meta={"piece": piece.id})


def card(piece: Piece, pointers: Pointers) -> list[Text]:
    """A piece as a small card, with the number that chooses it below."""
    lines = [HIDDEN * 4] * 3 if "hidden" in piece.tags else _printed(piece)
    width = max(CARD_WIDTH, *(cell_len(line) for line in lines))
    style = touchable(paint(piece.colour), piece)
    foot = pointers.number(piece.id)
    if "chosen" in piece.tags:
        foot = f"{foot} ✓".strip()
    is_lit = piece.id in pointers.lit
    below = Text(centred(f"▲ {foot} ▲", width), glow()) if is_lit else Text(centred(foot, width), "bold")
    return [*(Text(fit(line, width), style) for line in lines), below]


def _printed(piece: Piece) -> list[str]:
    icon = glyph(piece.icon) if piece.icon else ""
    if not piece.marks:
        return [" " * CARD_WIDTH, centred(icon, CARD_WIDTH), f" {fit(short_label(piece), LABEL_WIDTH).rstrip()} "]
    parts = {at: marks_at(piece, at) for at in READING if at != "icon"}
    middle = " ".join(filter(None, (icon, parts["centre"])))
    foot = " ".join(filter(None, (parts["bottom-left"], parts["bottom"], parts["bottom-right"])))
    width = max(CARD_WIDTH, cell_len(foot) + 2, cell_len(parts["left"] + middle + parts["right"]) + 2)
    before = " " * max(0, (width - cell_len(middle)) // 2 - cell_len(parts["left"]))
    waist = spread(parts["left"] + before + middle, parts["right"], width)
    head = spread(f" {parts['top-left']}", f"{parts['top-right']} ", width)
    return [head, waist, centred(foot, width)]


def grouped(pieces: Iterable[Piece]) -> list[tuple[Piece, int]]:
    """Identical small pieces counted together: five red cubes are one chip and a five."""
    found: dict[tuple[object, ...], list[Piece]] = {}
    for piece in pieces:
        alike: tuple[object, ...] = (piece.id,)
        if piece.kind in ("cube", "chip"):
            alike = (piece.kind, piece.label, piece.colour, piece.icon, piece.marks, piece.tags)
        found.setdefault(alike, []).append(piece)
    return [(alike[0], len(alike)) for alike in found.values()]


def wrapped_chips(pieces: Iterable[Piece], width: int, pointers: Pointers, plain: bool) -> list[Text]:
    """Chips wrapped to a width."""
    lines: list[Text] = []
    for piece, count in grouped(pieces):
        drawn = chip(piece, pointers, plain, count)
        if lines and lines[-1].cell_len + 1 + drawn.cell_len <= width:
            lines[-1] = lines[-1] + Text(GAP) + drawn
        else:
            lines.append(drawn)
    return lines

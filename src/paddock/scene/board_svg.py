"""Draws a board as SVG text: its shapes in their styles, and cars on it.

The browser client draws the same shapes in `web/src/lib/paint.ts`; `tests/web/test_equal.py` compares the two.
"""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from paddock.scene.board_styles import SANS, STYLES, Style
from paddock.scene.letters import BOLD, LIGHTER, letters_width
from paddock.scene.model import Board, Shape

LEAST_FITTED = 3
"""Texts from this many letters on are fitted."""


def board_svg(board: Board, width: float | None = None, on_top: Iterable[str] = ()) -> str:
    """The board as an SVG document, `width` wide; `on_top` are elements to draw over it, such as cars."""
    size = "" if width is None else f' width="{width:g}" height="{width * board.height / board.width:g}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width:g} {board.height:g}"{size} role="img">',
        f"<title>{escape(board.title)}</title>",
        board_defs(board),
        board_shapes(board),
        *on_top,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def board_defs(board: Board) -> str:
    """A style sheet with the styles that the board uses."""
    used = dict.fromkeys(shape.style for shape in board.shapes)
    rules = "".join(f".b-{name}{{{css(STYLES[name])}}}" for name in used)
    blur = '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter>'
    return f"<defs>{blur}</defs><style>{rules}</style>"


def css(style: Style) -> str:
    """A style as CSS declarations."""
    found = [f"fill:{style.fill}"]
    if style.stroke:
        found += [f"stroke:{style.stroke}", f"stroke-width:{style.width:g}", "stroke-linejoin:round"]
    if style.dash:
        found.append(f"stroke-dasharray:{style.dash}")
    if style.cap:
        found.append(f"stroke-linecap:{style.cap}")
    if style.opacity < 1:
        found.append(f"opacity:{style.opacity:g}")
    if style.blur:
        found.append("filter:url(#soft)")
    if style.weight:
        found += [f"font-family:{SANS}", f"font-weight:{style.weight}", f"text-anchor:{style.anchor}"]
    if style.spacing:
        found.append(f"letter-spacing:{style.spacing:g}px")
    if style.italic:
        found.append("font-style:italic")
    return ";".join(found)


def board_shapes(board: Board) -> str:
    """All shapes in order; neighbouring paths in the same style become one element."""
    parts: list[str] = []
    style, paths = "", ""
    for shape in board.shapes:
        if shape.text or shape.style != style:
            if paths:
                parts.append(f'<path class="b-{style}" d="{paths}"/>')
            style, paths = shape.style, ""
        if shape.text:
            parts.append(text_svg(shape))
            style = ""
        else:
            paths += shape.path
    if paths:
        parts.append(f'<path class="b-{style}" d="{paths}"/>')
    return "\n".join(parts)


def text_svg(shape: Shape) -> str:
    """A text centred on its point, upright or turned; words are fitted to the width that the drawing reckons with."""
    turned = f' transform="rotate({shape.angle:.1f} {shape.x:.1f} {shape.y:.1f})"' if shape.angle else ""
    y = shape.y + 0.355 * shape.size
    return (
        f'<text class="b-{shape.style}" x="{shape.x:.1f}" y="{y:.1f}" font-size="{shape.size:g}"'
        f"{turned}{fitted(shape)}>{escape(shape.text)}</text>"
    )


def fitted(shape: Shape) -> str:
    """The width of a word, so that it fits its plate in any font; a sign or a number stays as its font has it."""
    if len(shape.text) < LEAST_FITTED:
        return ""
    style = STYLES[shape.style]
    width = letters_width(shape.text, shape.size) * (1 if style.weight >= BOLD else LIGHTER)
    width += style.spacing * len(shape.text)
    return f' textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs"'


DARK, LIGHT = "#14181e", "#ffffff"
BODY = (
    "M50 0C49 -3.4 45 -4.6 40 -5L22 -6.4L20 -12C20 -13 18 -14 16 -14L4 -14.5L-16 -15.5C-22 -15.6 -26 -14.6 -28 -12"
    "L-33 -9.4L-44 -9C-46 -9 -47 -8 -47 -6L-47 6C-47 8 -46 9 -44 9L-33 9.4L-28 12C-26 14.6 -22 15.6 -16 15.5L4 14.5"
    "L16 14C18 14 20 13 20 12L22 6.4L40 5C45 4.6 49 3.4 50 0Z"
)
WINGS = "M37 -17H47Q49 -17 49 -15V15Q49 17 47 17H37Q39 9 38.6 0Q39 -9 37 -17ZM-50 -17H-39V17H-50Z"
SEAT = "M12 -5.4Q20 -5 20 0Q20 5 12 5.4Q6 4 6 0Q6 -4 12 -5.4Z"
TYRES = "M18 -22H32V-13H18ZM18 13H32V22H18ZM-40 -22H-23V-12H-40ZM-40 12H-23V22H-40Z"
MARKS = {
    "plain": "",
    "stripe": "M-46 -2.6H20V2.6H-46Z",
    "bands": "M-6 -15H-1V15H-6ZM4 -14.4H9V14.4H4Z",
    "chevron": "M-4 -15L8 0L-4 15H-10L2 0L-10 -15Z",
    "halves": "M50 0C49 3.4 45 4.6 40 5L22 6.4L20 12C20 13 18 14 16 14L-16 15.5L-28 12L-46 9V0Z",
    "dots": "M-3 -9a3 3 0 1 1 0.1 0ZM7 -8a3 3 0 1 1 0.1 0ZM-3 15a3 3 0 1 1 0.1 0ZM7 14a3 3 0 1 1 0.1 0Z",
    "cross": "M-8 -15H-3L14 14H9ZM9 -14H14L-3 15H-8Z",
    "checks": "M-10 -15H-3V-8H-10ZM4 -15H11V-8H4ZM-3 -8H4V-1H-3ZM-10 1H-3V8H-10ZM4 1H11V8H4ZM-3 8H4V15H-3Z",
    "diamond": "M4 -12L16 0L4 12L-8 0Z",
    "nose": "M50 0C49 -3.4 45 -4.6 40 -5L24 -6.2V6.2L40 5C45 4.6 49 3.4 50 0Z",
    "sash": "M-12 -15.4H-4L14 14H6Z",
    "ring": "M4 -12a12 12 0 1 1 -0.1 0ZM4 -7.6a7.6 7.6 0 1 0 0.1 0Z",
}
"""Marks on a car that tell it apart without colour."""
PATTERNS = tuple(MARKS)


def car_svg(
    x: float,
    y: float,
    angle: float,
    length: float,
    colour: str,
    number: str = "",
    pattern: str = "plain",
    label: str = "",
) -> str:
    """A racing car from above: its colour, a mark that tells it apart without colour, and its number."""
    scale = length / 100
    ink, ground = (DARK, LIGHT) if is_pale(colour) else (LIGHT, DARK)
    upright = f"rotate({-angle:.1f} -21 0)"
    title = f"<title>{escape(label)}</title>" if label else ""
    digits = (
        f'<circle cx="-21" cy="0" r="15" fill="{ground}" '
        f'stroke="{ink}" stroke-width="1.6"/>'
        f'<text transform="{upright}" x="-21" y="7" text-anchor="middle" font-family={quoteattr(SANS)} '
        f'font-size="20" font-weight="800" fill="{ink}">{escape(number)}</text>'
    )
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({angle:.1f}) scale({scale:.3f})">{title}'
        f'<path d="{TYRES}{WINGS}{BODY}" fill="#000" opacity=".35" transform="translate(3 4)"/>'
        f'<path d="{TYRES}" fill="#15181d" stroke="#000" stroke-width="1"/>'
        f'<path d="{WINGS}" fill={quoteattr(colour)} stroke="#0c0f14" stroke-width="2"/>'
        f'<path d="{BODY}" fill={quoteattr(colour)} stroke="#0c0f14" stroke-width="2.4"/>'
        f'<path d="{MARKS[pattern]}" fill="{ink}" fill-rule="evenodd" opacity=".9"/>'
        f'<path d="{SEAT}" fill="#0c0f14" stroke="#fff" stroke-width="1"/>'
        f"{digits if number else ''}</g>"
    )


def is_pale(colour: str) -> bool:
    """Whether dark letters read better on a colour; a colour given by name counts as dark."""
    if len(colour) != 7 or not colour.startswith("#"):
        return False
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue > 165

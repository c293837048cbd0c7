"""How the parts of a board look: a table from style names to paint. Data only; every drawing of a board reads it.

Lengths are in units of the board; a cell of a straight is forty units long.
"""

from paddock.core.plain import Plain

SANS = "Inter, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


class Style(Plain):
    """Paint for a path or a text."""

    fill: str = "none"
    stroke: str = ""
    width: float = 0.0
    dash: str = ""
    opacity: float = 1.0
    cap: str = ""
    weight: int = 0
    """Of letters; 0 for paths."""
    spacing: float = 0.0
    italic: bool = False
    blur: bool = False
    anchor: str = "middle"


def line(stroke: str, width: float, dash: str = "", opacity: float = 1.0, cap: str = "") -> Style:
    return Style(stroke=stroke, width=width, dash=dash, opacity=opacity, cap=cap)


def text(fill: str, weight: int, spacing: float = 0.0, italic: bool = False, anchor: str = "middle") -> Style:
    return Style(fill=fill, weight=weight, spacing=spacing, italic=italic, anchor=anchor)


INK = "#141a22"
PAPER = "#fbfaf6"
RED = "#d8342b"
YELLOW = "#ffd02e"
GREEN = "#23a05a"
ORANGE = "#f08a1d"
BLUE = "#2f6fb7"

STYLES: dict[str, Style] = {
    # the land
    "ground-road": Style(fill="#7cab66"),
    "stripe-road": Style(fill="#739f5e"),
    "ground-street": Style(fill="#d9cfbd"),
    "stripe-street": Style(fill="#d2c7b3"),
    "ground-oval": Style(fill="#7aa768"),
    "stripe-oval": Style(fill="#6f9d5d"),
    "ground-beach": Style(fill="#ead9ad"),
    "stripe-beach": Style(fill="#e5d3a4"),
    "sea": Style(fill="#3f8fb5"),
    "shallows": Style(fill="#79bfd0"),
    "surf": line("#ffffff", 5, opacity=0.75, cap="round"),
    "tree-shadow": Style(fill="#20361a", opacity=0.28),
    "tree": Style(fill="#3f7a3d"),
    "tree-light": Style(fill="#579a4e"),
    "palm": Style(fill="#6f9a4a"),
    "house-shadow": Style(fill="#4b4334", opacity=0.3),
    "house": Style(fill="#c98f6b", stroke="#8d5f43", width=1.2),
    "house-pale": Style(fill="#e7dcc8", stroke="#b3a488", width=1.2),
    "roof": line("#8d5f43", 1.2, opacity=0.6),
    "stand": Style(fill="#c9ced6", stroke="#7f8894", width=1.4),
    "stand-row": line("#8a93a0", 1.3),
    # the track
    "track-shadow": Style(stroke="#10180c", width=96, opacity=0.34, blur=True, cap="round"),
    "track-shadow-wide": Style(stroke="#10180c", width=121, opacity=0.34, blur=True, cap="round"),
    "gravel": line("#e3d3a4", 30, cap="round"),
    "gravel-edge": line("#cbb884", 34, cap="round"),
    "verge": line("#e9e2cf", 90),
    "verge-wide": line("#e9e2cf", 115),
    "asphalt": line("#31363e", 82),
    "asphalt-wide": line("#31363e", 107),
    "kerb": line("#fbf7ee", 7.5),
    "kerb-red": line("#d2322b", 7.5, dash="11 11"),
    "wall": line("#f2f0ea", 6.5),
    "wall-red": line("#b3241e", 2.6),
    "line-white": Style(fill="#ffffff"),
    "line-black": Style(fill="#0e1116"),
    "way": Style(fill="#ffffff", opacity=0.8),
    # cells
    "cell": Style(fill="#59606b", stroke="#e6e9ee", width=1.0, opacity=1),
    "cell-odd": Style(fill="#525964", stroke="#e6e9ee", width=1.0),
    "cell-1": Style(fill="#8d7355", stroke="#f3ead8", width=1.0),
    "cell-2": Style(fill="#a35f43", stroke="#f6e4d8", width=1.0),
    "cell-3": Style(fill="#a5403a", stroke="#f8dcd8", width=1.0),
    "arrow": Style(fill="#fff1c4"),
    "corner-line": line("#ff3b2f", 4.4),
    "grid": line("#ffffff", 2.6),
    "grid-number": text("#ffffff", 700),
    "pit-verge": line("#e9e2cf", 33),
    "pit-cell": Style(fill="#6a727e", stroke="#eef1f5", width=1.0),
    "pit-limit": line("#ff3b2f", 3.4, dash="7 5"),
    "box": Style(fill="#2b3038", stroke="#eef1f5", width=1.0),
    "box-number": text("#ffffff", 700),
    "box-roof": Style(fill="#e8ebef", stroke="#aab2bd", width=1.2),
    "drs": line("#35d07f", 4.6, dash="16 7"),
    "drs-text": text("#0d5c34", 800, spacing=1),
    "soft": Style(fill="#ffffff", stroke=RED, width=3),
    "soft-text": text(RED, 800),
    # sections
    "section-straight": Style(fill="#585f6a"),
    "section-brake": Style(fill="#7a828e"),
    "section-corner": Style(fill="#535a65"),
    "edge-straight": line("#8c2748", 8.5),
    "edge-brake": line("#b9c0ca", 8.5),
    "edge-corner": line("#f5c61d", 8.5),
    "border": line("#ffffff", 3.2),
    "way-speed": line("#e5443a", 4.2, dash="11 6", opacity=0.85, cap="round"),
    "way-drive": line("#3fbf69", 4.2, dash="11 6", opacity=0.85, cap="round"),
    "way-gear": line("#f79a33", 4.2, dash="11 6", opacity=0.85, cap="round"),
    "way-event": line("#f7d93b", 4.2, dash="11 6", opacity=0.85, cap="round"),
    "spot-speed": Style(fill="#d8342b", stroke="#ffffff", width=2.2),
    "spot-drive": Style(fill="#23944d", stroke="#ffffff", width=2.2),
    "spot-gear": Style(fill="#e57d12", stroke="#ffffff", width=2.2),
    "spot-event": Style(fill="#d9b70f", stroke="#ffffff", width=2.2),
    "half-speed": Style(fill="#d8342b"),
    "half-drive": Style(fill="#23944d"),
    "half-gear": Style(fill="#e57d12"),
    "half-event": Style(fill="#d9b70f"),
    "spot-text": text("#ffffff", 800),
    "spot-letter": text("#ffffff", 700),
    "cost": Style(fill=INK, stroke="#ffffff", width=1.4),
    "cost-text": text("#ffffff", 700),
    "off": line("#f4ecd6", 4.4, dash="3 8", cap="round"),
    "off-shadow": line("#4a3d22", 7.5, opacity=0.35, cap="round"),
    "back": Style(fill="#23b15c", stroke="#ffffff", width=1.8),
    "crash": Style(fill=RED, stroke="#ffffff", width=1.8),
    "crash-text": text("#ffffff", 800),
    # spaces
    "space-white": Style(fill="#fbf9f3"),
    "space-light": Style(fill="#bfc5cc"),
    "space-dark": Style(fill="#7b828c"),
    "space-black": Style(fill="#22262c"),
    "space-outline": line("#0d1015", 3.4),
    "seat-line": line("#0d1015", 1.5, dash="4 4", opacity=0.6),
    "seat-line-pale": line("#fbf9f3", 1.5, dash="4 4", opacity=0.65),
    "money": text("#1c6b3a", 800),
    "place-number": text("#5a626d", 700),
    # signs
    "plate-shadow": Style(fill="#0c120a", opacity=0.25),
    "plate": Style(fill=PAPER, stroke="#20262e", width=1.3),
    "tab": Style(fill=YELLOW, stroke="#20262e", width=1.3),
    "tab-brake": Style(fill="#20262e", stroke="#20262e", width=1.3),
    "tab-text": text("#231a00", 800),
    "tab-text-pale": text("#ffffff", 800),
    "name": text(INK, 700),
    "fact": text("#3b4653", 600),
    "fact-green": text("#137a3d", 700),
    "fact-red": text("#b3241e", 700),
    "leader": line("#20262e", 1.5, opacity=0.55),
    "straight-name": text("#27391f", 500, spacing=0.6, italic=True),
    "straight-name-pale": text("#4d4636", 500, spacing=0.6, italic=True),
    "title": text(INK, 800, anchor="start"),
    "subtitle": text("#25321f", 500, anchor="start"),
    "compass": line(INK, 4.4, cap="round"),
    "compass-head": Style(fill=INK),
    "frame": line("#ffffff", 5, opacity=0.55),
    # panels
    "panel": Style(fill="#151b23", opacity=0.93),
    "panel-title": text("#ffffff", 800, spacing=0.8, anchor="start"),
    "panel-text": text("#dfe5ec", 500),
    "panel-text-start": text("#dfe5ec", 500, anchor="start"),
    "slot": Style(fill="#f4f1e8", stroke="#0c1016", width=1.2),
    "slot-short": Style(fill="#ffe9a3", stroke="#0c1016", width=1.2),
    "slot-dry": Style(fill="#ffe08a", stroke="#0c1016", width=1.2),
    "slot-uncertain": Style(fill="#c4ccd6", stroke="#0c1016", width=1.2),
    "slot-rain": Style(fill="#8fb9e3", stroke="#0c1016", width=1.2),
    "slot-middle": line("#0c1016", 3),
    "slot-text": text("#10151c", 800),
    "slot-note": text("#46505c", 600),
    "short-mark": line(RED, 4.5),
    "stage-text": text("#aeb9c6", 700),
}


def colour_of(style: str) -> str:
    """The colour that a style paints with."""
    return STYLES[style].fill if STYLES[style].fill != "none" else STYLES[style].stroke

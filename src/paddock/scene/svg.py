"""A scene as one self-contained SVG picture: what a notebook shows for a match."""

from html import escape
from textwrap import wrap

from paddock.scene.board_svg import PATTERNS, board_defs, board_shapes, car_svg
from paddock.scene.looks import Look, colours, icons, page
from paddock.scene.model import Area, Board, Gauge, Mark, Piece, Place, Player, Scene

CARD_WIDTH, CARD_HEIGHT, GAP = 66.0, 92.0, 8.0
MARGIN, HEADER = 40.0, 108.0
PANEL_PAD, PANEL_HEAD, PILL = 14.0, 34.0, 25.0
LOG_WIDTH = 300.0
LOG_HEIGHT = 130.0
BOARD_WIDTH = 1200.0
ROOM_AROUND = 3.0  # car lengths between the outermost cars and the edge of a close view
CLOSE_SHAPE = 2.2  # how much wider than high a close view is
SMALL = 30.0
SMALL_KINDS = ("cube", "chip", "die")
CAR_SCALE = 1.3  # cars are what people look for on a whole board
FONT = "'Avenir Next','Futura','Century Gothic','DejaVu Sans',sans-serif"

# Where marks stand on a card: x and y as shares of its size, anchor of the text, size of the icon.
MARKS: dict[str, tuple[float, float, str, float]] = {
    "top-left": (0.10, 0.17, "start", 13),
    "top-right": (0.84, 0.125, "middle", 13),
    "left": (0.075, 0.5, "middle", 22),
    "centre": (0.5, 0.5, "middle", 26),
    "right": (0.925, 0.5, "middle", 22),
    "bottom-left": (0.17, 0.9, "middle", 13),
    "bottom": (0.5, 0.875, "middle", 14),
    "bottom-right": (0.83, 0.9, "middle", 13),
}


def draw(scene: Scene, board: Board | None = None, close: bool = False) -> str:
    """The whole table: the board and the shared areas at the top, the latest log lines beside them, the players below.

    `close` shows the part of the board where the cars are, as large as the page allows.
    """
    middle = middle_blocks(scene)
    panels = [_Panel(scene, player) for player in scene.players]
    columns = 2 if len(panels) > 1 else 1
    width = _page_width(middle, panels, columns, BOARD_WIDTH if board else 0.0)
    parts, y = [_header(scene, width)], HEADER
    if board:
        drawn, height = _board(scene, board, width - 2 * MARGIN, close)
        parts.append(at(MARGIN, y, drawn))
        y += height + GAP * 3
    drawn, height = _middle(scene, middle, width, y)
    below, end = _panels(panels, columns, width, y + height + GAP * 3 * (height > 0))
    return _document(width, end + MARGIN / 2, scene, "".join([*parts, drawn, below]))


def middle_blocks(scene: Scene) -> list["Block"]:
    """What lies in the middle of the table."""
    return [Block(area) for area in scene.areas if area.owner is None and area.pieces]


def _page_width(middle: list["Block"], panels: list["_Panel"], columns: int, least: float) -> float:
    """The widest of: the shared areas with the log beside them, the panels, and the board."""
    shared = sum(block.width + GAP * 3 for block in middle)
    across = columns * (max(panel.width for panel in panels) + GAP * 2)
    return max(shared + LOG_WIDTH, across, least) + 2 * MARGIN


def _middle(scene: Scene, middle: list["Block"], width: float, y: float) -> tuple[str, float]:
    """The shared areas with the latest log lines beside them, and their height."""
    parts, x = [], MARGIN
    for block in middle:
        parts.append(at(x, y, block.svg()))
        x += block.width + GAP * 3
    height = max((block.height for block in middle), default=LOG_HEIGHT if scene.log else 0.0)
    parts.append(at(x + GAP, y, _log(scene, width - x - MARGIN, height)))
    return "".join(parts), height


def on_board(scene: Scene, board: Board) -> str:
    """The board with the pieces on it."""
    places = {place.id: place for place in board.places}
    pieces = [_piece_on(piece, places[piece.at], board.piece) for piece in scene.pieces if piece.at in places]
    return board_defs(board) + board_shapes(board) + "".join(pieces)


def _board(scene: Scene, board: Board, width: float, close: bool) -> tuple[str, float]:
    """The board with its pieces at a given width, and its height."""
    places = {place.id: place for place in board.places}
    cars = [places[piece.at] for piece in scene.pieces if piece.kind == "car" and piece.at in places]
    left, top, wide, high = _around(cars, board) if close and cars else (0.0, 0.0, board.width, board.height)
    height = width * high / wide
    return (
        f'<svg width="{width:.0f}" height="{height:.0f}" viewBox="{left:g} {top:g} {wide:g} {high:g}">'
        f"{on_board(scene, board)}</svg>",
        height,
    )


def _around(cars: list[Place], board: Board) -> tuple[float, float, float, float]:
    """The part of a board with all cars and some room around them: left, top, width and height."""
    xs, ys = [place.x for place in cars], [place.y for place in cars]
    room = ROOM_AROUND * board.piece
    wide = min(board.width, max(max(xs) - min(xs) + 2 * room, (max(ys) - min(ys) + 2 * room) * CLOSE_SHAPE))
    high = min(board.height, wide / CLOSE_SHAPE)
    left = (min(xs) + max(xs) - wide) / 2
    top = (min(ys) + max(ys) - high) / 2
    return max(0.0, min(left, board.width - wide)), max(0.0, min(top, board.height - high)), wide, high


def _piece_on(piece: Piece, place: Place, length: float) -> str:
    """A piece at its place: a car from above, or a small token."""
    look = colours()[piece.colour or "grey"]
    if piece.kind == "car":
        number = next((mark.text for mark in piece.marks if mark.text), "")
        pattern = PATTERNS[(piece.owner or 0) % len(PATTERNS)]
        return car_svg(place.x, place.y, place.angle, length * CAR_SCALE, look.fill, number, pattern, piece.label)
    if piece.kind == "tag":
        return _tag_on(piece, place, length, look)
    size = length * 0.42
    corner = size * (0.5 if piece.kind == "chip" else 0.15)
    return (
        f'<g transform="translate({place.x:.1f} {place.y:.1f}) rotate({place.angle:.1f})">'
        f"<title>{escape(piece.label)}</title>"
        f'<rect x="{-size / 2:.1f}" y="{-size / 2:.1f}" width="{size:.1f}" height="{size:.1f}" rx="{corner:.1f}" '
        f'fill="{look.fill}" stroke="{look.edge}" stroke-width="{size / 14:.1f}"/></g>'
    )


def _tag_on(piece: Piece, place: Place, length: float, look: Look) -> str:
    """Words on a sign of the board."""
    text = next((mark.text for mark in piece.marks if mark.text), "")
    wide = length * (0.5 + 0.45 * len(text))
    return (
        f'<g transform="translate({place.x:.1f} {place.y:.1f})"><title>{escape(piece.label)}</title>'
        f'<rect x="{-wide / 2:.1f}" y="{-0.55 * length:.1f}" width="{wide:.1f}" height="{1.1 * length:.1f}" '
        f'rx="{0.2 * length:.1f}" fill="{look.fill}" stroke="#fff" stroke-width="{0.07 * length:.1f}"/>'
        f'<text y="{0.29 * length:.1f}" text-anchor="middle" font-size="{0.82 * length:.1f}" font-weight="800" '
        f'fill="{look.ink}">{escape(text)}</text></g>'
    )


def _panels(panels: list["_Panel"], columns: int, width: float, y: float) -> tuple[str, float]:
    """The players' panels in rows, and the y coordinate of their end."""
    parts = []
    panel_width = (width - 2 * MARGIN - GAP * 2 * (columns - 1)) / columns
    for start in range(0, len(panels), columns):
        row = panels[start : start + columns]
        for column, panel in enumerate(row):
            parts.append(at(MARGIN + column * (panel_width + GAP * 2), y, panel.svg(panel_width)))
        y += max(panel.height for panel in row) + GAP * 2
    return "".join(parts), y


def _log(scene: Scene, width: float, height: float) -> str:
    """The latest log lines, wrapped to the given size."""
    letters = max(20, int(width / 6.8))
    lines = [line for entry in scene.log for line in [*wrap(entry, letters), ""]]
    shown = lines[-int(height / 17) :]
    return "".join(words(0, 14 + 17 * row, line, 12.5, page()["soft"]) for row, line in enumerate(shown) if line)


def _document(width: float, height: float, scene: Scene, content: str) -> str:
    title = escape(f"{scene.title}. {scene.status}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="{FONT}" '
        f'role="img" aria-label="{title}"><title>{title}</title>'
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="{page()["paper"]}"/>{content}</svg>\n'
    )


def _header(scene: Scene, width: float) -> str:
    size, look = 7, page()
    squares = "".join(
        f'<rect x="{column * size * 2 + (row % 2) * size}" y="{row * size}" width="{size}" height="{size}"/>'
        for row in range(2)
        for column in range(int(width / size / 2) + 1)
    )
    return (
        f'<rect width="{width:.0f}" height="74" fill="{look["accent"]}"/>'
        f'<g transform="translate(0,74)" fill="{look["ink"]}">'
        f'<rect width="{width:.0f}" height="14" fill="#fff"/>{squares}</g>'
        + words(MARGIN, 40, scene.title.upper(), 30, look["panel"], weight=800, spacing=3)
        + words(MARGIN, 62, scene.status, 14, look["panel"])
    )


class Block:
    """An area with its pieces laid out: a row, a column or a grid."""

    def __init__(self, area: Area, scale: float = 1.0) -> None:
        self.area = area
        self.scale = scale
        small = all(piece.kind in SMALL_KINDS for piece in area.pieces)
        self.step_x = SMALL + GAP if small else CARD_WIDTH + GAP
        self.step_y = SMALL + GAP if small else CARD_HEIGHT + GAP
        self.cells = self._cells()
        self.head = 26.0 if area.columns else 0.0
        self.starts = self._starts()
        self.width = (self.starts[-1] - GAP) * scale
        rows = max((row for _, row in self.cells), default=0) + 1
        self.height = (self.head + rows * self.step_y) * scale

    def _cells(self) -> dict[tuple[int, int], list[Piece]]:
        found: dict[tuple[int, int], list[Piece]] = {}
        for index, piece in enumerate(self.area.pieces):
            if self.area.layout == "grid":
                column, row = (int(part) for part in piece.at.split(","))
            else:
                column, row = (0, index) if self.area.layout == "column" else (index, 0)
            found.setdefault((column, row), []).append(piece)
        return found

    def _starts(self) -> list[float]:
        columns = max([column + 1 for column, _ in self.cells] + [len(self.area.columns), 1])
        starts = [0.0]
        for column in range(columns):
            most = max((len(pieces) for (at, _), pieces in self.cells.items() if at == column), default=1)
            gutter = GAP * 2 if self.area.columns else 0.0
            starts.append(starts[-1] + most * self.step_x + gutter)
        return starts

    def svg(self) -> str:
        parts = []
        for column, label in enumerate(self.area.columns):
            middle = (self.starts[column] + self.starts[column + 1] - GAP * 3) / 2
            parts.append(words(middle, 14, label, 13, page()["soft"], anchor="middle", weight=600, spacing=1))
        for (column, row), pieces in self.cells.items():
            for index, piece in enumerate(pieces):
                x = self.starts[column] + index * self.step_x
                parts.append(at(x, self.head + row * self.step_y, piece_svg(piece)))
        return f'<g transform="scale({self.scale})">{"".join(parts)}</g>'


class _Panel:
    """Everything before one player."""

    def __init__(self, scene: Scene, player: Player) -> None:
        self.player = player
        self.blocks = [Block(area, 0.8) for area in scene.areas if area.owner == player.seat and area.pieces]
        self.standing = next((each for each in scene.standings if each.seat == player.seat), None)
        inner = sum(block.width + GAP * 3 for block in self.blocks)
        self.width = max(inner + 2 * PANEL_PAD, 480.0)
        self.few = len(player.gauges) <= 2
        self.pills = [] if self.few else _rows([_pill_text(gauge) for gauge in player.gauges], self.width)
        self.below = PANEL_HEAD + PANEL_PAD + len(self.pills) * PILL
        self.height = self.below + max((block.height + 18 for block in self.blocks), default=0.0) + PANEL_PAD / 2

    def svg(self, width: float) -> str:
        look, colour = page(), colours()[self.player.colour]
        edge = f'"{look["glow"]}" stroke-width="4"' if "to-move" in self.player.tags else f'"{look["line"]}"'
        parts = [
            f'<rect width="{width:.0f}" height="{self.height:.0f}" rx="10" fill="{look["panel"]}" stroke={edge}/>',
            f'<path d="M0 10a10 10 0 0 1 10-10h{width - 20:.0f}a10 10 0 0 1 10 10v{PANEL_HEAD - 10:.0f}h-{width:.0f}z" '
            f'fill="{colour.fill}"/>',
            at(12, 7, icon(self.player.symbol, 20, colour.ink)),
            words(42, 23, self._title(), 16, colour.ink, weight=700),
            words(width - 12, 23, self._summary(), 15, colour.ink, anchor="end", weight=600),
            *[at(PANEL_PAD, PANEL_HEAD + 8 + row * PILL, _pills(texts)) for row, texts in enumerate(self.pills)],
        ]
        x = PANEL_PAD
        for block in self.blocks:
            parts.append(words(x, self.below + 8, block.area.label, 11, look["soft"], weight=600))
            parts.append(at(x, self.below + 16, block.svg()))
            x += block.width + GAP * 3
        return "".join(parts)

    def _title(self) -> str:
        place = self.standing.place if self.standing else self.player.place
        return self.player.name if place is None else f"{place}. {self.player.name}"

    def _summary(self) -> str:
        """The text to the right of a player's name: the result, or the gauges if there are few."""
        if self.standing:
            return self.standing.text
        return "   ".join(_pill_text(gauge) for gauge in self.player.gauges) if self.few else ""


def _pill_text(gauge: Gauge) -> str:
    return f"{gauge.label} {gauge.text or _amount(gauge.value, gauge.most)}"


def _pill_width(text: str) -> float:
    return 6.6 * len(text) + 16


def _rows(texts: list[str], width: float) -> list[list[str]]:
    """Texts in rows no wider than a panel."""
    rows: list[list[str]] = [[]]
    used = 0.0
    for text in texts:
        if used + _pill_width(text) > width - 2 * PANEL_PAD and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(text)
        used += _pill_width(text) + 6
    return rows


def _pills(texts: list[str]) -> str:
    """A row of gauges."""
    parts, x = [], 0.0
    for text in texts:
        wide = _pill_width(text)
        parts.append(f'<rect x="{x:.0f}" width="{wide:.0f}" height="20" rx="10" fill="{page()["line"]}"/>')
        parts.append(words(x + wide / 2, 14, text, 11.5, page()["ink"], anchor="middle", weight=600))
        x += wide + 6
    return "".join(parts)


def _amount(value: int, most: int | None) -> str:
    return str(value) if most is None else f"{value}/{most}"


def piece_svg(piece: Piece) -> str:
    """A piece as it lies in an area."""
    look = colours()[piece.colour or "grey"]
    if piece.kind in SMALL_KINDS:
        return _token(piece, look)
    if "hidden" in piece.tags:
        return _back(look)
    body = _paper(piece, look) + at(CARD_WIDTH / 2 - 17, CARD_HEIGHT * 0.46 - 17, icon(piece.icon, 34, look.edge))
    return f"<g><title>{escape(piece.label)}</title>{body}{''.join(_mark(mark, look) for mark in piece.marks)}</g>"


def _token(piece: Piece, look: Look) -> str:
    """A cube or a chip: its number or its sign, and how many there are."""
    texts = {mark.at: mark.text for mark in piece.marks}
    number, count = texts.get("centre", ""), texts.get("bottom-right", "")
    corner = SMALL / 2 if piece.kind == "chip" else 4
    sign = words(SMALL / 2, SMALL * 0.66, number, 13, look.ink, anchor="middle", weight=700) if number else ""
    if piece.icon and not number:
        sign = at(SMALL * 0.25, SMALL * 0.25, icon(piece.icon, SMALL * 0.5, look.ink))
    return (
        f"<g><title>{escape(piece.label)}</title>"
        f'<rect width="{SMALL}" height="{SMALL}" rx="{corner:g}" fill="{look.fill}" stroke="{look.edge}"/>{sign}'
        f"{words(SMALL, SMALL + 5, count, 11, page()['ink'], anchor='end', weight=700) if count else ''}</g>"
    )


def _paper(piece: Piece, look: Look) -> str:
    lit = "chosen" in piece.tags or "target" in piece.tags
    edge = f'stroke="{page()["glow"]}" stroke-width="4"' if lit else f'stroke="{look.edge}" stroke-width="1.500"'
    return (
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="7" fill="#fffdf7" {edge}/>'
        f'<path d="M0 7a7 7 0 0 1 7-7h{CARD_WIDTH - 14}a7 7 0 0 1 7 7v16h-{CARD_WIDTH}z" fill="{look.fill}"/>'
    )


def _back(look: Look) -> str:
    return f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="7" fill="{look.fill}" stroke="{look.edge}"/>' + at(
        CARD_WIDTH / 2 - 15, CARD_HEIGHT / 2 - 15, icon("question", 30, look.ink)
    )


def _mark(mark: Mark, look: Look) -> str:
    x, y, anchor, size = MARKS[mark.at]
    x, y = x * CARD_WIDTH, y * CARD_HEIGHT
    ink = look.ink if mark.at.startswith("top") else page()["ink"]
    if mark.at == "bottom" and mark.icon and mark.text.isdigit() and 0 < int(mark.text) <= 6:
        return _row_of_icons(mark.icon, int(mark.text), x, y, size)
    if mark.at in ("left", "right"):
        shift = 0 if mark.at == "left" else CARD_WIDTH - size
        return at(shift, y - size / 2, icon(mark.icon, size, look.edge))
    letters = min(13.0, 1.6 * CARD_WIDTH / max(1, len(mark.text)))
    if not mark.icon:
        return words(x, y, mark.text, letters, ink, anchor=anchor, weight=700)
    left = x - size / 2 if not mark.text else x - (size + letters * 0.6 * len(mark.text)) / 2
    beside = words(left + size + 2, y + size * 0.35, mark.text, letters, ink, weight=700) if mark.text else ""
    return at(left, y - size / 2, icon(mark.icon, size, ink)) + beside


def _row_of_icons(name: str, count: int, x: float, y: float, size: float) -> str:
    step = min(size - 2, (CARD_WIDTH - 10) / count)
    start = x - (count - 1) * step / 2 - size / 2
    return "".join(at(start + index * step, y - size / 2, icon(name, size, page()["ink"])) for index in range(count))


def icon(name: str, size: float, colour: str) -> str:
    """A named icon at a size."""
    if not name:
        return ""
    return f'<path transform="scale({size / 24:.3f})" fill="{colour}" fill-rule="evenodd" d="{icons()[name]}"/>'


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    colour: str,
    *,
    anchor: str = "start",
    weight: int = 400,
    spacing: float = 0,
) -> str:
    """A line of text."""
    spaced = f' letter-spacing="{spacing}"' if spacing else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"{spaced} '
        f'fill="{colour}">{escape(text)}</text>'
    )


def at(x: float, y: float, content: str) -> str:
    return f'<g transform="translate({x:.1f},{y:.1f})">{content}</g>' if content else ""

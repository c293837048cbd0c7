"""Boards and cards on paper: pages with exact sizes in millimetres, as one HTML document that any browser prints.

A board is printed so large that a car on it is as long as asked; over several sheets, or as one poster. Every sheet has
cutting marks, its row and column, and the first one a line of known length to measure the print with.
"""

from collections.abc import Sequence
from html import escape
from math import ceil

from paddock.core.plain import Plain
from paddock.core.texts import TextError, message, shortened
from paddock.scene.board_svg import board_defs, board_shapes
from paddock.scene.model import Board, Piece
from paddock.scene.svg import CARD_HEIGHT, CARD_WIDTH, FONT, SMALL, SMALL_KINDS, piece_svg

ROOM = "paddock.scene"

PAPERS = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "a2": (420.0, 594.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres, upright."""
MARGIN = 8.0
"""What printers leave white, and room for the marks."""
CARD = (63.0, 88.0)
"""The card size of most games: sleeves fit."""
RULER = 50.0
LEAST_CAR, MOST_CAR = 8.0, 40.0
STYLE = f"""
* {{ box-sizing: border-box }}
body {{ margin: 0; font-family: {FONT}; color: #23262b; -webkit-print-color-adjust: exact; print-color-adjust: exact }}
.sheet {{ position: relative; overflow: hidden; break-after: page; background: #fff }}
.sheet > svg {{ position: absolute }}
.name {{ position: absolute; left: {MARGIN}mm; bottom: 1.5mm; font-size: 7pt; color: #5d6777 }}
.ruler {{ position: absolute; right: {MARGIN}mm; bottom: 1.2mm; width: {RULER}mm; border-bottom: .4mm solid #23262b;
  font-size: 6pt; text-align: center; color: #5d6777 }}
.card {{ position: absolute; width: {CARD[0]}mm; height: {CARD[1]}mm; border: .2mm dashed #9aa4b3; padding: 3mm;
  display: flex; flex-direction: column; align-items: center; gap: 2mm }}
.card svg {{ flex: 1; min-height: 0; max-width: 100% }}
.card p {{ margin: 0; min-height: 2.44em; font-size: 7.8pt; line-height: 1.22; text-align: center }}
.reference {{ padding: 10mm; font-size: 9.4pt; line-height: 1.26 }}
.reference h1 {{ margin: 0; font-size: 20pt; line-height: 1 }}
.reference h2 {{ margin: 0 0 1mm; font-size: 11.5pt; color: #b02620 }}
.reference header {{ border-bottom: .8mm solid #c8322b; padding-bottom: 2mm; margin-bottom: 3mm }}
.reference header p {{ margin: 1mm 0 0 }}
.reference main {{ columns: 2; column-gap: 8mm }}
.reference section {{ break-inside: avoid; padding-bottom: 2.5mm }}
.reference ul {{ margin: 0; padding-left: 4mm }}
@media screen {{ body {{ background: #d8dade }} .sheet {{ margin: 5mm auto; box-shadow: 0 1mm 3mm #0004 }} }}
"""


class Sheet(Plain):
    """A kind of page: its name in the style sheet, and its size in millimetres."""

    name: str
    width: float
    height: float

    @property
    def rule(self) -> str:
        size = f"{self.width:g}mm {self.height:g}mm"
        return f"@page {self.name} {{ size: {size}; margin: 0 }}\n.{self.name} {{ page: {self.name} }}\n"

    def page(self, content: str) -> str:
        size = f"width:{self.width:g}mm;height:{self.height:g}mm"
        return f'<section class="sheet {self.name}" style="{size}">{content}</section>'


class Tiles(Plain):
    """How a board lies on sheets."""

    sheet: Sheet
    columns: int
    rows: int
    scale: float
    """Millimetres for each unit of the board."""


def paper_size(paper: str) -> tuple[float, float]:
    """A paper's size by name."""
    if paper not in PAPERS:
        raise TextError(message(ROOM, "no-paper", name=shortened(paper), known=" ".join(PAPERS)))
    return PAPERS[paper]


def tiles(board: Board, paper: str, car: float, poster: bool = False) -> Tiles:
    """The board at true size: on one sheet as large as it is, or on as few sheets of the paper as possible."""
    if not LEAST_CAR <= car <= MOST_CAR:
        least, most = f"{LEAST_CAR:g}", f"{MOST_CAR:g}"
        raise TextError(message(ROOM, "bad-car-length", least=least, most=most, given=f"{car:g}"))
    scale = car / board.piece
    wide, high = board.width * scale, board.height * scale
    if poster:
        return Tiles(Sheet("poster", round(wide + 2 * MARGIN, 2), round(high + 2 * MARGIN, 2)), 1, 1, scale)
    short, long = paper_size(paper)
    ways = [
        Tiles(Sheet("board", w, h), ceil(wide / (w - 2 * MARGIN)), ceil(high / (h - 2 * MARGIN)), scale)
        for w, h in ((short, long), (long, short))
    ]
    return min(ways, key=lambda way: way.columns * way.rows)


def board_pages(board: Board, laid: Tiles, measure: str) -> list[str]:
    """The sheets of a board, row by row; `measure` says what the ruler is for."""
    sheet = laid.sheet
    wide, high = sheet.width - 2 * MARGIN, sheet.height - 2 * MARGIN
    pages: list[str] = []
    for row in range(laid.rows):
        for column in range(laid.columns):
            corner = (column * wide, row * high, wide, high)
            box = " ".join(f"{length / laid.scale:.3f}" for length in corner)
            tile = (
                f'<svg style="left:{MARGIN}mm;top:{MARGIN}mm;width:{wide:g}mm;height:{high:g}mm" viewBox="{box}">'
                f'<use href="#board" width="{board.width:g}" height="{board.height:g}"/></svg>'
            )
            where = f" · {row + 1}/{laid.rows} · {column + 1}/{laid.columns}" if laid.rows * laid.columns > 1 else ""
            name = f'<span class="name">{escape(board.title)}{where}</span>'
            ruler = f'<span class="ruler">{escape(measure)}</span>' if not pages else ""
            pages.append(sheet.page(tile + cutting_marks(sheet) + name + ruler))
    return pages


def cutting_marks(sheet: Sheet) -> str:
    """Short lines in the margin that continue the edges of the picture."""
    near, far = 1.5, MARGIN - 1.5
    xs, ys = (MARGIN, sheet.width - MARGIN), (MARGIN, sheet.height - MARGIN)
    upright = [(x, y) for x in xs for y in (0.0, sheet.height - MARGIN)]
    level = [(x, y) for y in ys for x in (0.0, sheet.width - MARGIN)]
    paths = [f"M{x:g} {y + near:g}v{far - near:g}" for x, y in upright] + [
        f"M{x + near:g} {y:g}h{far - near:g}" for x, y in level
    ]
    size = f'style="left:0;top:0;width:{sheet.width:g}mm;height:{sheet.height:g}mm"'
    return (
        f'<svg {size} viewBox="0 0 {sheet.width:g} {sheet.height:g}">'
        f'<path d="{"".join(paths)}" stroke="#23262b" stroke-width=".15" fill="none"/></svg>'
    )


def card_pages(cards: Sequence[Piece], paper: str) -> list[str]:
    """Cards in their true size, as many on a sheet as fit, edge to edge."""
    width, height = paper_size(paper)
    sheet = Sheet("cards", width, height)
    across, down = int((width - 2 * MARGIN) / CARD[0]), int((height - 2 * MARGIN) / CARD[1])
    left, top = (width - across * CARD[0]) / 2, (height - down * CARD[1]) / 2
    pages = []
    for first in range(0, len(cards), across * down):
        shown = [
            card_div(piece, left + n % across * CARD[0], top + n // across * CARD[1])
            for n, piece in enumerate(cards[first : first + across * down])
        ]
        pages.append(sheet.page("".join(shown)))
    return pages


def card_div(piece: Piece, left: float, top: float) -> str:
    """A card: its picture, and what it says in words."""
    wide, high = (SMALL, SMALL) if piece.kind in SMALL_KINDS else (CARD_WIDTH, CARD_HEIGHT)
    picture = f'<svg viewBox="-2 -2 {wide + 4:g} {high + 6:g}">{piece_svg(piece)}</svg>'
    return f'<div class="card" style="left:{left:g}mm;top:{top:g}mm">{picture}<p>{escape(piece.label)}</p></div>'


def document(title: str, lang: str, board: Board | None, sheets: Sequence[Sheet], pages: Sequence[str]) -> str:
    """All pages as one document; the board is drawn once and shown in parts."""
    rules = "".join(dict.fromkeys(sheet.rule for sheet in sheets))
    drawn = ""
    if board is not None:
        symbol = f'<symbol id="board" viewBox="0 0 {board.width:g} {board.height:g}">{board_shapes(board)}</symbol>'
        drawn = f'<svg width="0" height="0" style="position:absolute">{board_defs(board)}{symbol}</svg>'
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}{rules}</style></head><body>{drawn}\n" + "\n".join(pages) + "\n</body></html>\n"
    )

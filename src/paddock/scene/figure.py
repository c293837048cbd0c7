"""A part of a scene as a figure in a text: a stretch of the board, some of the areas, what a player has."""

from collections.abc import Iterable, Sequence
from html import escape

from msgspec.structs import replace

from paddock.core.errors import bad
from paddock.scene.looks import colours, page
from paddock.scene.model import Area, Board, Place, Player, Scene
from paddock.scene.svg import FONT, GAP, Block, at, icon, on_board, words
from paddock.scene.vignette import Box, is_seen

BOARD, WHOLE, GAUGES = "board", "whole-board", "gauges"
"""What a figure may show besides areas: the board around the cars, all of it, and the gauges of all players."""
WIDTH = 720.0
HEAD = 24.0
ROOM = 3.2
"""Car lengths between the outermost cars and the edge of a stretch of board."""
LEAST = 13.0
"""The least width of a stretch of board, in car lengths."""
SHAPE = 2.1
"""How much wider than high a stretch of board is."""
ROW = 26.0
PILL_LETTER, PILL_PAD = 6.7, 18.0


def figure(scene: Scene, board: Board | None, show: Sequence[str], around: Sequence[str] = ()) -> str:
    """The named parts of a scene below one another, as SVG; `around` names the places to look at."""
    parts, y, width = [], GAP, 0.0
    for name in show:
        drawn, wide, high = _part(scene, board, name, around)
        parts.append(at(GAP, y, drawn))
        y += high + GAP * 2
        width = max(width, wide + 2 * GAP)
    title = escape(f"{scene.title}. {scene.status}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {y:.0f}" width="{width:.0f}" '
        f'height="{y:.0f}" font-family="{FONT}" role="img" aria-label="{title}">{"".join(parts)}</svg>\n'
    )


def _part(scene: Scene, board: Board | None, name: str, around: Sequence[str]) -> tuple[str, float, float]:
    """A part with its width and height."""
    if name in (BOARD, WHOLE) and board is not None:
        box = (0.0, 0.0, board.width, board.height) if name == WHOLE else _stretch(scene, board, around)
        return _board(scene, board, box)
    if name == GAUGES:
        return _gauges(scene.players)
    area = next((each for each in scene.areas if each.id == name), None)
    if area is None:
        known = ", ".join([BOARD, WHOLE, GAUGES, *(each.id for each in scene.areas)])
        raise bad("figure", f"there is no '{name}' to show; there are: {known}")
    return _area(area)


def _area(area: Area) -> tuple[str, float, float]:
    block = Block(area)
    label = words(0, 14, area.label, 13, page()["soft"], weight=600, spacing=0.4)
    return label + at(0, HEAD, block.svg()), max(block.width, 8.0 * len(area.label)), HEAD + block.height


def _board(scene: Scene, board: Board, box: Box) -> tuple[str, float, float]:
    left, top, wide, high = box
    height = WIDTH * high / wide
    seen = tuple(shape for shape in board.shapes if is_seen(shape, box, 2 * board.piece))
    inside = [piece for piece in scene.pieces if _is_inside(piece.at, board, box)]
    content = on_board(replace(scene, pieces=tuple(inside)), replace(board, shapes=seen))
    return (
        f'<svg width="{WIDTH:.0f}" height="{height:.0f}" viewBox="{left:g} {top:g} {wide:g} {high:g}">{content}</svg>',
        WIDTH,
        height,
    )


def _is_inside(place: str, board: Board, box: Box) -> bool:
    spot = next((each for each in board.places if each.id == place), None)
    left, top, wide, high = box
    return spot is not None and left <= spot.x <= left + wide and top <= spot.y <= top + high


def _stretch(scene: Scene, board: Board, around: Iterable[str]) -> Box:
    """The part of a board with the named places, or with all cars, and some room around them."""
    places = {place.id: place for place in board.places}
    unknown = [name for name in around if name not in places]
    if unknown:
        raise bad("figure", f"the board has no place '{unknown[0]}'")
    cars = [places[piece.at] for piece in scene.pieces if piece.kind == "car" and piece.at in places]
    return _box([places[name] for name in around] or cars or board.places, board)


def _box(spots: Sequence[Place], board: Board) -> Box:
    xs, ys = [place.x for place in spots], [place.y for place in spots]
    room = ROOM * board.piece
    across, down = max(xs) - min(xs) + 2 * room, max(ys) - min(ys) + 2 * room
    wide = min(board.width, max(across, down * SHAPE, LEAST * board.piece))
    high = min(board.height, wide / SHAPE)
    left = (min(xs) + max(xs) - wide) / 2
    top = (min(ys) + max(ys) - high) / 2
    return max(0.0, min(left, board.width - wide)), max(0.0, min(top, board.height - high)), wide, high


def _gauges(players: Sequence[Player]) -> tuple[str, float, float]:
    """A line for each player with everything that is counted."""
    parts, y = [], 0.0
    for player in players:
        colour = colours()[player.colour]
        name = at(0, y + 2, icon(player.symbol, 18, colour.fill)) + words(
            26, y + 16, player.name, 14, page()["ink"], weight=700
        )
        parts.append(name)
        x = 100.0
        for gauge in player.gauges:
            amount = gauge.text or (str(gauge.value) if gauge.most is None else f"{gauge.value}/{gauge.most}")
            text = f"{gauge.label} {amount}"
            wide = PILL_LETTER * len(text) + PILL_PAD
            if x + wide > WIDTH:
                x, y = 100.0, y + ROW
            parts.append(
                f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="21" rx="10" fill="{page()["line"]}"/>'
            )
            parts.append(words(x + wide / 2, y + 15, text, 12, page()["ink"], anchor="middle", weight=600))
            x += wide + 6
        y += ROW
    return "".join(parts), WIDTH, y

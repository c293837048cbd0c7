"""The picture of a search for ways: levels, ways that meet, and steps that are not legal. Drawn from a real search."""

from paddock.circuits.small import small_board
from paddock.games.formula_de.masks import bit_of
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.cache import WaysCache
from paddock.games.formula_de.ways.label import Label
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.straights import Obstacles
from paddock.games.formula_de.ways.terms import LANES

BOARD = """
track 3 lanes from -20 to 120
line 0
corner bend from 80 to 92 stops 1
grid a-2 c-4
"""
START, OTHER, LEVELS = "b11", "b15", 4
STEP, WIDE, EDGE = 44, 84, 46
COLOURS = ("#d7263d", "#f4a259", "#f6d55c", "#8fc93a", "#3c91e6")
PLAIN = 'stroke="#444" stroke-width="2" marker-end="url(#head)"'
DROPPED = 'stroke="#999" stroke-width="1.5" stroke-dasharray="5 4" marker-end="url(#head)"'


def ways() -> str:
    """A car with four cells to drive, and another car ahead of it."""
    track = Track(small_board(BOARD, "straight"))
    network = WaysCache(track).network(2 * LANES)
    cell, other = track.index[START], track.index[OTHER]
    start = network.one(Label(cell, network.trails.blank, network.run(cell, -1, 0), 0, 0, 0))
    search = Search(network, start, Obstacles(track, bit_of(other), 0))
    levels = [[label.cell for label in search.level(units)] for units in range(LEVELS + 1)]
    lines = [arrow(track, label.cell, to, to in onward(search, label)) for label, to in steps(search, other)]
    cells = [disc(track, place, COLOURS[units], str(units)) for units in range(LEVELS + 1) for place in levels[units]]
    width = EDGE + max(at(track, place)[0] for place in levels[-1])
    return drawing([*lines, *cells, disc(track, other, "#222", "")], width)


def steps(search: Search, other: int) -> list[tuple[Label, int]]:
    """Every step from a label of the search to a free cell."""
    track = search.network.track
    labels = [label for units in range(LEVELS) for label in search.levels[units]]
    return [(label, to) for label in labels for to in track.steps[label.cell] if to != other]


def onward(search: Search, label: Label) -> list[int]:
    """The cells that legal steps from a label lead to."""
    return [to.cell for to in search.steps_of(label).ahead]


def at(track: Track, cell: int) -> tuple[int, int]:
    """Where a cell is drawn."""
    first = track.rank[track.index[START]]
    return EDGE + (track.rank[cell] - first) * STEP, EDGE + track.lane[cell] * WIDE


def arrow(track: Track, cell: int, to: int, legal: bool) -> str:
    """A step, dashed if it is not legal."""
    (left, top), (right, bottom) = at(track, cell), at(track, to)
    return f'<line x1="{left}" y1="{top}" x2="{right}" y2="{bottom}" {PLAIN if legal else DROPPED}/>'


def disc(track: Track, cell: int, colour: str, text: str) -> str:
    """A cell with its level, or a car."""
    left, top = at(track, cell)
    return (
        f'<circle cx="{left}" cy="{top}" r="17" fill="{colour}" stroke="#222"/>'
        f'<text x="{left}" y="{top + 5}" text-anchor="middle">{text}</text>'
    )


def drawing(parts: list[str], width: int) -> str:
    """The parts as one picture."""
    head = (
        '<defs><marker id="head" orient="auto" markerWidth="8" markerHeight="8" refX="17" refY="3">'
        '<path d="M0,0 L6,3 L0,6 z" fill="#666"/></marker></defs>'
    )
    size = f'viewBox="0 0 {width} {2 * EDGE + 2 * WIDE}" width="{width}"'
    style = 'font-family="sans-serif" font-size="15" xmlns="http://www.w3.org/2000/svg"'
    body = "\n".join([head, *parts])
    return f"<svg {size} {style}>\n{body}\n</svg>\n"

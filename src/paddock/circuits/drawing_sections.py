"""Draws a board of sections."""

import itertools
import math

from paddock.circuits.circuit import Circuit
from paddock.circuits.drawing_ground import (
    draw_land,
    draw_line,
    draw_road,
    draw_scenery,
    draw_stands,
    draw_title,
    draw_ways,
)
from paddock.circuits.drawing_off import FIRST, draw_off_tracks, late_signs
from paddock.circuits.drawing_pen import Form, Pen, disc, polygon, spot, turned_shape
from paddock.circuits.drawing_signs import Fact, Room, Sign, put_signs, shortened
from paddock.circuits.drawing_turns import draw_race_panel, race_panel_height
from paddock.circuits.drawing_words import Words, signed
from paddock.circuits.line import Point
from paddock.circuits.sections import CORNER, KINDS, SectionBoard, Spot
from paddock.circuits.sections_compile import Laying

COLOUR_NAMES = ("speed", "drive", "gear", "event")
QUEUE = 12
"""Places for cars in a section: a whole field."""
CAR = 0.8
SPOT = 15.0


def draw_sections(circuit: Circuit, laying: Laying, form: Form, words: Words, edition: int) -> Pen:
    """The whole board, with the figures of an edition, or of both (0)."""
    board = laying.board
    panel = race_panel_height(board, form)
    pen = Pen(laying.line, form, top=90 * form.letters, bottom=panel + 26)
    draw_land(pen, circuit)
    land = len(pen.shapes)
    draw_road(pen, circuit)
    room = Room(pen)
    draw_pavement(pen, laying, words)
    line = laying.ends[board.size - 1]
    draw_line(pen, line)
    draw_ways(pen, line + 1.3)
    draw_grid(pen, laying, words)
    draw_off_tracks(pen, room, laying, words)
    draw_spots(pen, laying, words, edition)
    facts = words.say("board-sections", sections=board.size, pit=board.pit_time, turns=board.turns)
    draw_title(pen, room, circuit.name, words.with_length(facts, circuit.real_length))
    put_signs(pen, room, late_signs(pen, laying, words, edition) + corner_signs(pen, laying, words))
    draw_stands(pen, room, line - 9, line + 1, 1)
    draw_stands(pen, room, line - 9, line + 1, -1)
    draw_scenery(pen, room, circuit, land)
    draw_race_panel(pen, board, words, panel)
    return pen


def section_label(board: SectionBoard, section: int, words: Words) -> str:
    """A section in words: its corner or the one before it, and its code on the board."""
    here, kind = section, KINDS[board.kind[section]]
    while any(board.corner) and not board.corner[here]:
        here = (here + (1 if kind == "brake" else -1)) % board.size
    corner = board.corner_names.get(board.corner[here], "")
    return words.say("section-place", kind=kind, corner=corner, name=board.names[section])


def draw_pavement(pen: Pen, laying: Laying, words: Words) -> None:
    """The sections with their coloured edges, white borders between them, and places for cars in each."""
    board, half = laying.board, pen.line.half
    for n in range(board.size):
        path = pen.ribbon(laying.starts[n], laying.ends[n], half, -half)
        pen.draw(f"section-{KINDS[board.kind[n]]}", path)
        middle = (laying.starts[n] + laying.ends[n]) / 2
        label = section_label(board, n, words)
        pen.place(board.names[n], pen.at(middle), pen.angle(middle), path, label)
    for kind in KINDS:
        for n in range(board.size):
            if KINDS[board.kind[n]] == kind:
                for side in (1, -1):
                    pen.draw(f"edge-{kind}", pen.edge(laying.starts[n], laying.ends[n], side * (half + 0.06)))
    for n in range(board.size):
        pen.draw("border", pen.across(laying.starts[n], half + 0.16, -half - 0.16))
        add_queue(pen, laying, n)


def add_queue(pen: Pen, laying: Laying, n: int) -> None:
    """Places for a field of cars, from the front of the section, two or three abreast."""
    length = laying.ends[n] - laying.starts[n]
    abreast = 2 if length > 0.5 * QUEUE * CAR else 3
    rows = math.ceil(QUEUE / abreast)
    step = min(1.05, length / rows)
    for place in range(QUEUE):
        row, column = divmod(place, abreast)
        s = laying.ends[n] - (row + 0.5) * step - (0.22 * step if column % 2 else 0)
        offset = (column - (abreast - 1) / 2) * (0.62 if abreast == 3 else 0.8)
        pen.place(f"{laying.board.names[n]}.{place + 1}", pen.at(s, offset), pen.angle(s))


def draw_grid(pen: Pen, laying: Laying, words: Words) -> None:
    """Four places per row, staggered; pole nearest to the line."""
    board = laying.board
    pole = 1 if pen.line.clockwise else -1
    for number, section in enumerate(board.grid, 1):
        row = (number - 1) % 4
        step = (laying.ends[section] - laying.starts[section]) / 4.4
        s = laying.ends[section] - 0.35 - (row + 0.4) * step
        offset = pole * (0.42 if row % 2 == 0 else -0.42)
        point, angle = pen.at(s, offset), pen.angle(s)
        slot = [(-15.0, -10.0), (17.0, -10.0), (17.0, 10.0), (-15.0, 10.0)]
        pen.draw("grid", turned_shape(point, angle, slot).removesuffix("Z"))
        pen.write("grid-number", str(number), point, 13 if pen.form.details else 16)
        pen.place(
            f"grid-{number}", point, angle, turned_shape(point, angle, slot), words.say("grid-place", number=number)
        )


def bend_after(pen: Pen, s: float) -> float:
    """The side of the next bend: 1 to the left, -1 to the right; the bend here counts."""
    line = pen.line
    for n in range(len(line.pieces)):
        at = (line.piece_at(s) + n) % len(line.pieces)
        if line.curves[at] and abs(line.curves[at]) > 0.1:
            return math.copysign(1, line.curves[at])
    return 1.0


def draw_spots(pen: Pen, laying: Laying, words: Words, edition: int) -> None:
    """Trajectories: a dashed way in the spot's colour, and the spot with its bonus."""
    board = laying.board
    where: list[tuple[Spot, float, float]] = []
    for n in range(board.size):
        outside = -bend_after(pen, laying.starts[n] + 0.2)
        spots = [board.spots[number] for number in board.spots_of[n]]
        if edition == FIRST:
            spots = [each for each in spots if not each.extreme]
        length = laying.ends[n] - laying.starts[n]
        for i, each in enumerate(spots):
            offset = outside * (0.48 if len(spots) == 1 else 0.48 - 0.96 * i / (len(spots) - 1))
            where.append((each, laying.starts[n] + length * (0.62 - 0.2 * i), offset))
    for each, s, offset in where:
        pen.draw(f"way-{COLOUR_NAMES[each.colours[0]]}", trajectory(pen, s, offset))
    for each, s, offset in where:
        draw_spot(pen, each, pen.at(s, offset), pen.angle(s), words, edition)


def trajectory(pen: Pen, s: float, offset: float) -> str:
    """A way that swings back towards the middle of the road."""
    points = [pen.at(s - 1.1 + 0.3 * n, offset * (1 - 0.05 * abs(n - 3) ** 2)) for n in range(11)]
    path = "M" + spot(points[0])
    for a, b in itertools.pairwise(points):
        path += f"Q{spot(a)} {spot(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))}"
    return path


def draw_spot(pen: Pen, each: Spot, point: Point, angle: float, words: Words, edition: int) -> None:
    """A disc, or a diamond if extreme; two colours in halves; the costs beside it. The first edition has neither."""
    colours = each.colours[:1] if edition == FIRST else each.colours
    r = min(1.6 * SPOT, 11.5 * pen.form.letters)
    outline = diamond(point, 1.32 * r) if each.extreme else disc(point, r)
    pen.draw(f"spot-{COLOUR_NAMES[each.colours[0]]}", outline)
    if len(colours) > 1:
        pen.draw(f"half-{COLOUR_NAMES[colours[1]]}", half_of(point, r - 1, each.extreme))
    letters = "".join(words.say(COLOUR_NAMES[colour])[0].upper() for colour in colours)
    pen.write("spot-text", f"+{each.bonus}", (point[0] - 0.5, point[1] - 0.22 * r), 0.95 * r)
    pen.write("spot-letter", letters, (point[0], point[1] + 0.52 * r), 0.6 * r)
    costs = [] if edition == FIRST else [(each.tyres, "T"), (each.damage, "D"), (each.cards, "C")]
    marks = [f"{count}{letter}" for count, letter in costs if count]
    for n, mark in enumerate(marks):
        at = (point[0] + 1.45 * r, point[1] + (n - (len(marks) - 1) / 2) * 1.1 * r)
        pen.draw("cost", disc(at, 0.62 * r))
        pen.write("cost-text", mark, at, 0.62 * r)
    label = words.say("spot-place", bonus=each.bonus, name=each.name.rsplit("-", 1)[0])
    pen.place(each.name, point, angle, outline, label)


def diamond(point: Point, r: float) -> str:
    x, y = point
    return polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


def half_of(point: Point, r: float, is_diamond: bool) -> str:
    """The right half of a spot."""
    x, y = point
    if is_diamond:
        return polygon([(x, y - 1.3 * r), (x + 1.3 * r, y), (x, y + 1.3 * r)])
    return f"M{x:.1f} {y - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {x:.1f} {y + r:.1f}Z"


def corner_signs(pen: Pen, laying: Laying, words: Words) -> list[Sign]:
    """The number, the name and the contest modifier of every corner."""
    board = laying.board
    signs: list[Sign] = []
    for number, name in board.corner_names.items():
        sections = [n for n in range(board.size) if board.kind[n] == CORNER and board.corner[n] == number]
        contest = " / ".join(signed(each) for each in dict.fromkeys(board.contest[n] for n in sections))
        fact = words.say("contest", modifier=contest)
        lines = [Fact(pen.size(15), ("name", name)), Fact(pen.size(14), ("fact", fact))]
        if not pen.form.details:
            lines = [shortened(line) for line in lines]
        tab = ("tab", "tab-text", str(number))
        sign = Sign(laying.starts[sections[0]], laying.ends[sections[-1]], tab, lines)
        sign.brief = [Fact(lines[0].size, ("fact", contest))]
        signs.append(sign)
    return signs

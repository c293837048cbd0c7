"""Draws a board of coloured spaces."""

import math
from typing import Any

from paddock.circuits.circuit import Circuit
from paddock.circuits.drawing_ground import (
    draw_land,
    draw_line,
    draw_road,
    draw_scenery,
    draw_stands,
    draw_title,
    draw_ways,
    lane_edges,
)
from paddock.circuits.drawing_panels import Panel, fitting
from paddock.circuits.drawing_pen import Form, Pen, readable
from paddock.circuits.drawing_signs import Fact, Room, Sign, put_signs
from paddock.circuits.drawing_words import Words
from paddock.circuits.spaces import BLACK, DARK, SpaceBoard
from paddock.circuits.spaces_compile import Paving

STYLES = ("space-white", "space-light", "space-dark", "space-black")
NAMES = ("colour-white", "colour-light", "colour-dark", "colour-black")
MOST_CARS = 5
MOST_LAPS = 7
GAP = 6.0


def draw_spaces(circuit: Circuit, paving: Paving, form: Form, words: Words) -> Pen:
    """Draw the whole board (AU-BOARD-12)."""
    rows = 1 if form.details else 2
    panel = rows * (form.letters * 38 + row_height(form)) + 20
    pen = Pen(paving.line, form, top=90 * form.letters, bottom=panel + 26)
    draw_land(pen, circuit)
    land = len(pen.shapes)
    draw_road(pen, circuit)
    room = Room(pen)
    draw_colours(pen, paving)
    draw_seats(pen, paving, words)
    draw_outlines(pen, paving)
    line = line_of(paving)
    draw_line(pen, line)
    draw_ways(pen, line + 1.2)
    draw_money(pen, paving, words)
    facts = words.say("board-spaces", spaces=len(paving.board.space_names), lanes=paving.board.lanes)
    draw_title(pen, room, circuit.name, words.with_length(facts, circuit.real_length))
    put_names(pen, room, circuit)
    if circuit.source.kind != "beach":
        draw_stands(pen, room, line - 9, line + 1, 1)
        draw_stands(pen, room, line - 9, line + 1, -1)
    draw_scenery(pen, room, circuit, land)
    draw_chart(pen, words, panel)
    return pen


def row_height(form: Form) -> float:
    return 36 * form.letters


def lane_offset(paving: Paving, lane: int) -> int:
    """The lane counted from the left of the driver; the board counts from the inside."""
    return paving.board.lanes - 1 - lane if paving.line.clockwise else lane


def line_of(paving: Paving) -> float:
    """The abscissa of the line: the end of the section that ends there."""
    board = paving.board
    return next(paving.ends[n] for n in range(board.size) if board.end[n] == board.columns)


def span(paving: Paving, space: int) -> tuple[float, float]:
    sections = paving.board.space_sections[space]
    return paving.starts[sections[0]], paving.ends[sections[-1]]


def draw_colours(pen: Pen, paving: Paving) -> None:
    """A space of two colours shows them side by side along its whole length."""
    board = paving.board
    for colour, style in enumerate(STYLES):
        for space, colours in enumerate(board.space_colours):
            if colour not in colours:
                continue
            left, right = lane_edges(pen, lane_offset(paving, board.space_lane[space]))
            width, place = (left - right) / len(colours), colours.index(colour)
            start, end = span(paving, space)
            pen.draw(style, pen.ribbon(start, end, left - place * width, left - (place + 1) * width))


def draw_seats(pen: Pen, paving: Paving, words: Words) -> None:
    """Thin lines between the sections of a space, and a place for a car in each."""
    board = paving.board
    for n in range(board.size):
        lane = lane_offset(paving, board.lane[n])
        left, right = lane_edges(pen, lane)
        if board.place[n]:
            dark = (
                board.space_darkest[board.space[n]] in (DARK, BLACK) and len(board.space_colours[board.space[n]]) == 1
            )
            style = "seat-line-pale" if dark else "seat-line"
            pen.draw(style, pen.across(paving.starts[n], left - 0.07, right + 0.07))
        middle = (paving.starts[n] + paving.ends[n]) / 2
        path = pen.ribbon(paving.starts[n], paving.ends[n], left, right)
        label = words.say("space-place", where=board.where[n], **printed(board, n))
        pen.place(board.names[n], pen.at(middle, pen.line.offsets[lane]), pen.angle(middle), path, label)


def printed(board: SpaceBoard, section: int) -> dict[str, Any]:
    """The colours of a section's space, and which of its sections it is."""
    space = board.space[section]
    return {
        "colours": board.colours_of(space),
        "place": board.place[section] + 1,
        "sections": len(board.space_sections[space]),
    }


def draw_outlines(pen: Pen, paving: Paving) -> None:
    board = paving.board
    for space in range(len(board.space_names)):
        left, right = lane_edges(pen, lane_offset(paving, board.space_lane[space]))
        pen.draw("space-outline", pen.ribbon(*span(paving, space), left, right))


def draw_money(pen: Pen, paving: Paving, words: Words) -> None:
    """The start places with their number and money."""
    board = paving.board
    for number, section in enumerate(board.grid, 1):
        middle = (paving.starts[section] + paving.ends[section]) / 2
        offset = pen.line.offsets[lane_offset(paving, board.lane[section])]
        size = 13 if pen.form.details else 15
        x, y = pen.at(middle, offset)
        angle = readable(pen.angle(middle))
        down = (-math.sin(math.radians(angle)), math.cos(math.radians(angle)))
        pen.write("place-number", f"P{number}", (x - 5.4 * down[0], y - 5.4 * down[1]), 0.72 * size, angle)
        pen.write("money", f"${board.money[number - 1]}", (x + 5 * down[0], y + 5 * down[1]), size, angle)
        pen.place(f"grid-{number}", (x, y), pen.angle(middle), "", words.say("grid-place", number=number))


def put_names(pen: Pen, room: Room, circuit: Circuit) -> None:
    """The names of corners on signs, those of straights beside them if there is room."""
    line = pen.line
    signs: list[Sign] = []
    for n, zone in enumerate(circuit.source.zones):
        if not zone.name or (not pen.form.details and not zone.is_corner):
            continue
        style, size = ("name", 16.0) if zone.is_corner else ("fact", 14.0)
        if zone.is_corner or line.zone_ends[n] - line.zone_starts[n] > 6:
            fact = Fact(pen.size(size) * (1 if pen.form.details else 0.85), (style, zone.name))
            signs.append(Sign(line.zone_starts[n], line.zone_ends[n], ("", "", ""), [fact]))
    put_signs(pen, room, signs)


def draw_chart(pen: Pen, words: Words, height: float) -> None:
    """The lap track and the wear of each colour: side by side on wide paper, stacked on tall."""
    panel = Panel(pen, pen.floor, height)
    middle = (panel.x + panel.right) / 2
    top = panel.y + pen.size(22)
    draw_laps(panel, words, panel.x, middle - 20 if pen.form.details else panel.right, top)
    if pen.form.details:
        draw_wear(panel, words, middle + 20, top)
    else:
        draw_wear(panel, words, panel.x, top + row_height(pen.form) + pen.size(32))


def draw_laps(panel: Panel, words: Words, left: float, right: float, y: float) -> None:
    pen, height = panel.pen, row_height(panel.pen.form)
    panel.title(words.say("lap-track"), left, y)
    slots = [str(lap) for lap in range(MOST_LAPS, 1, -1)] + [words.say("final-lap"), words.say("finish")]
    width = fitting(len(slots), right - left, 130, GAP)
    for n, text in enumerate(slots):
        x, laps, top = left + n * (width + GAP), len(slots) - 1 - n, y + pen.size(16)
        panel.slot("slot-short" if laps < 2 else "slot", x, top, width, height, text)
        pen.place(f"laps-{laps}", (x + width / 2, top + height / 2), 0, "", text)
        for marker in range(1, MOST_CARS + 1):  # one beside the other, so that all can be seen
            at = (x + width * marker / (MOST_CARS + 1), top + 0.82 * height)
            pen.place(f"laps-{laps}-{marker}", at, 0, "", text)


def draw_wear(panel: Panel, words: Words, left: float, y: float) -> None:
    """Wear by the darkest colour entered: 1 to 4; none in the slipstream."""
    pen, height = panel.pen, row_height(panel.pen.form)
    panel.title(words.say("wear-chart"), left, y)
    width = fitting(5, panel.right - left, 230, GAP)
    rows = [(STYLES[n], str(n + 1), words.say(NAMES[n])) for n in range(4)] + [("slot", "0", words.say("wear-slip"))]
    for n, (style, wear, name) in enumerate(rows):
        x, top = left + n * (width + GAP), y + pen.size(16)
        panel.slot(style, x, top, width, height, "")
        dark = style in ("space-dark", "space-black")
        pen.write("box-number" if dark else "slot-text", wear, (x + 0.14 * width, top + height / 2), 0.46 * height)
        size = min(pen.size(14), 1.6 * 0.68 * width / max(1, len(name)))
        pen.write("box-number" if dark else "slot-note", name, (x + 0.6 * width, top + height / 2), size)

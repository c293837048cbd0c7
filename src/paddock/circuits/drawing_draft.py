"""Draws an unfinished board: the track, and as much of how it is cut as can be told."""

from paddock.circuits.circuit import Circuit, Draft
from paddock.circuits.drawing_cells import draw_arrows, draw_brick, draw_corner_lines
from paddock.circuits.drawing_cells import draw_grid as draw_cell_grid
from paddock.circuits.drawing_ground import draw_kerbs, draw_land, draw_line, draw_road, draw_title, draw_walls
from paddock.circuits.drawing_pen import DESKTOP, Pen
from paddock.circuits.drawing_pit import draw_pit
from paddock.circuits.drawing_sections import draw_grid as draw_section_grid
from paddock.circuits.drawing_sections import draw_pavement, draw_spots
from paddock.circuits.drawing_signs import Room
from paddock.circuits.drawing_spaces import draw_colours, draw_outlines, line_of, put_names
from paddock.circuits.drawing_words import Words
from paddock.circuits.line import Line

FOOT = 26.0


def draw_draft(draft: Draft, line: Line, product: str, lang: str) -> Pen:
    """The track with its cells, sections or spaces, if it can be cut in them; no panels."""
    words = Words(lang)
    circuit = Circuit(draft.source, line)
    form = DESKTOP.for_line(line)
    pen = Pen(line, form, top=90 * form.letters, bottom=FOOT)
    draw_land(pen, circuit)
    draw_road(pen, circuit)
    room = Room(pen)
    if product == "cells":
        draw_draft_cells(pen, room, circuit, draft, words)
    elif product == "sections" and draft.laying is not None:
        draw_pavement(pen, draft.laying, words)
        draw_section_grid(pen, draft.laying, words)
        draw_spots(pen, draft.laying, words, 0)
        draw_line(pen, draft.laying.ends[-1])
    elif product == "spaces" and draft.paving is not None:
        draw_colours(pen, draft.paving)
        draw_outlines(pen, draft.paving)
        draw_line(pen, line_of(draft.paving))
    draw_title(pen, room, circuit.name, "")
    put_names(pen, room, circuit)
    return pen


def draw_draft_cells(pen: Pen, room: Room, circuit: Circuit, draft: Draft, words: Words) -> None:
    """Cells with their arrows, the grid and the pit lane."""
    cutting = draft.cutting
    if cutting is not None:
        draw_pit(pen, room, cutting, words)
    draw_kerbs(pen, circuit)
    if cutting is None:
        return
    draw_walls(pen, circuit)
    draw_brick(pen, cutting, words)
    draw_arrows(pen, cutting)
    draw_corner_lines(pen, cutting)
    draw_line(pen, cutting.finish)
    draw_cell_grid(pen, cutting)

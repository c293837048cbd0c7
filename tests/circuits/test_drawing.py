"""Boards as drawings: every place has its shape, every text its language, every style its paint."""

import math
import re
import time
import xml.etree.ElementTree as ET

import pytest

from paddock.circuits import circuit, circuits, read
from paddock.circuits.drawing import draw_anew
from paddock.circuits.library import OURS
from paddock.cli.circuit import template
from paddock.core.errors import PaddockError
from paddock.scene.board_png import svg_png
from paddock.scene.board_styles import STYLES
from paddock.scene.board_svg import PATTERNS, board_svg, car_svg
from paddock.scene.model import Board
from rules import rule

BOARDS = [(name, product) for name in circuits() for product in circuit(name).products]
ALL = pytest.mark.parametrize(("name", "product"), BOARDS)
FORMS = pytest.mark.parametrize("form", ["desktop", "phone"])


def texts(board: Board) -> set[str]:
    return {shape.text for shape in board.shapes if shape.text}


@FORMS
@ALL
def test_every_style_is_painted_and_everything_lies_on_the_paper(name: str, product: str, form: str) -> None:
    board = circuit(name).board(product, "en", form)
    assert {shape.style for shape in board.shapes} <= set(STYLES)
    for place in board.places:
        assert 0 <= place.x <= board.width, place.id
        assert 0 <= place.y <= board.height, place.id
    for shape in board.shapes:
        assert not shape.text or (0 <= shape.x <= board.width and 0 <= shape.y <= board.height), shape


@FORMS
@ALL
def test_the_svg_is_well_formed_and_names_the_circuit(name: str, product: str, form: str) -> None:
    svg = board_svg(circuit(name).board(product, "en", form), width=800)
    root = ET.fromstring(svg)
    assert "800" == root.get("width")
    assert circuit(name).name == root.findtext("{http://www.w3.org/2000/svg}title")
    figures = re.sub(r">[^<]*<", "><", svg)
    assert not re.search(r"nan|inf\b", figures)
    assert len(svg) < 160_000


@ALL
def test_every_cell_section_spot_and_seat_has_a_place_of_its_own(name: str, product: str) -> None:
    found = circuit(name)
    places = [place.id for place in found.board(product).places]
    assert len(set(places)) == len(places)
    wanted: list[str] = []
    if product == "cells" and found.cells:
        wanted = found.cells.names
    if product == "sections" and found.sections:
        board = found.sections
        wanted = board.names + list(board.spot_index) + [f"grid-{n}" for n in range(1, 13)]
        wanted += [f"{section}.{n}" for section in board.names for n in range(1, 13)]
        wanted += [f"turn-{n}" for n in range(1, board.turns + 1)] + [f"weather-{n}" for n in range(1, 10)]
    if product == "spaces" and found.spaces:
        wanted = found.spaces.names + [f"laps-{n}" for n in range(8)]
    assert set(wanted) <= set(places)


def test_places_of_neighbouring_cells_lie_a_cell_apart() -> None:
    board = circuit("monza").cells
    assert board is not None
    places = {place.id: place for place in circuit("monza").board("cells").places}
    for cell in range(board.size):
        here, ahead = places[board.names[cell]], places[board.names[board.front[cell]]]
        assert 15 < ((here.x - ahead.x) ** 2 + (here.y - ahead.y) ** 2) ** 0.5 < 60


def test_a_car_faces_the_way_it_drives() -> None:
    board = circuit("spa").cells
    assert board is not None
    places = {place.id: place for place in circuit("spa").board("cells").places}
    for cell in range(board.size):
        here, ahead = places[board.names[cell]], places[board.names[board.front[cell]]]
        way = math.degrees(math.atan2(ahead.y - here.y, ahead.x - here.x))
        assert abs((way - here.angle + 180) % 360 - 180) < 60


def test_the_cell_board_tells_names_stops_ways_boxes_grid_and_weather() -> None:
    found = texts(circuit("monza").board("cells"))
    assert {"Variante Ascari", "8 – 10", "Parabolica", "PIT LANE", "10", "S", "Weather (d20)"} <= found
    styles = {shape.style for shape in circuit("monza").board("cells").shapes}
    assert {"kerb", "corner-line", "pit-limit", "drs", "soft", "grid", "line-black", "arrow", "way"} <= styles
    assert "wall" in {shape.style for shape in circuit("indianapolis").board("cells").shapes}


def test_the_section_board_tells_corners_contests_late_brakes_and_where_cars_come_back() -> None:
    board = circuit("monza").board("sections")
    found = texts(board)
    assert {"Variante Ascari", "contest +3", "50 · −10", "75 · +10", "+2", "+3", "SC", "99–86"} <= found
    assert {"back", "crash", "off", "short-mark", "slot-middle"} <= {shape.style for shape in board.shapes}
    assert {"off-b6", "back-6b"} <= {place.id for place in board.places}


@rule("AU-BOARD-12")
@pytest.mark.parametrize("name", circuits("spaces"))
def test_the_space_board_shows_outlines_sections_colours_line_grid_money_direction_laps_and_wear(name: str) -> None:
    board = circuit(name).board("spaces")
    spaces = circuit(name).spaces
    assert spaces is not None
    styles = [shape.style for shape in board.shapes]
    assert len(spaces.space_names) == styles.count("space-outline")
    assert spaces.size - len(spaces.space_names) == styles.count("seat-line") + styles.count("seat-line-pale")
    for colour, style in enumerate(("space-white", "space-light", "space-dark", "space-black")):
        shown = sum(colour in colours for colours in spaces.space_colours)
        assert styles.count(style) >= shown
    assert {"line-black", "line-white", "way", "compass"} <= set(styles)
    assert {"$10", "$14", "P1", "P5", "Final lap", "Finish", "Wear", "in the slipstream"} <= texts(board)


def test_boards_speak_the_viewers_language() -> None:
    italian = texts(circuit("monza").board("sections", "it"))
    assert {"contesa +3", "Turni", "Meteo", "asciutto"} <= italian
    with pytest.raises(PaddockError, match="there are no texts in 'xx'"):
        circuit("monza").board("sections", "xx")


def test_a_board_is_drawn_once_and_then_shared() -> None:
    assert circuit("monza").board("cells", "it") is circuit("monza").board("cells", "it")


def test_a_board_that_a_circuit_does_not_have_is_refused() -> None:
    ring = read(template(None, "ring", "Ring"))
    with pytest.raises(PaddockError, match="ring has no spaces; possible: cells"):
        ring.board("spaces")
    with pytest.raises(PaddockError, match="there is no form 'poster'; there are: desktop phone"):
        circuit("daytona").board("spaces", "en", "poster")


def test_a_circuit_is_drawn_the_same_every_time() -> None:
    assert draw_anew(circuit("spa"), "cells", "en", "phone") == draw_anew(circuit("spa"), "cells", "en", "phone")


def test_all_are_compiled_cold_in_under_three_seconds() -> None:
    sources = [(OURS / f"{name}.circuit").read_text("utf-8") for name in circuits()]
    start = time.perf_counter()
    for made in map(read, sources):
        boards = {"cells": made.cells, "sections": made.sections, "spaces": made.spaces}
        assert made.products == tuple(product for product, board in boards.items() if board is not None)
    assert time.perf_counter() - start < 3


def test_cars_have_marks_that_need_no_colour() -> None:
    drawn = {car_svg(0, 0, 0, 36, "#d8342b", "7", pattern) for pattern in PATTERNS}
    assert len(PATTERNS) == len(drawn) >= 12
    for svg in drawn:
        assert ">7</text>" in svg
        ET.fromstring(svg)


def test_a_car_cannot_break_out_of_its_picture() -> None:
    svg = car_svg(0, 0, 0, 36, '"><script>', "<b>", "plain", "<i>&")
    assert "<script>" not in svg
    ET.fromstring(svg)


def test_numbers_on_pale_cars_are_dark_and_on_dark_cars_pale() -> None:
    assert 'fill="#14181e">1</text>' in car_svg(0, 0, 0, 36, "#ffffff", "1")
    assert 'fill="#ffffff">1</text>' in car_svg(0, 0, 0, 36, "#141a22", "1")


def test_pictures_come_as_png_too() -> None:
    png = svg_png(board_svg(circuit("daytona").board("spaces")), 320)
    assert png.startswith(b"\x89PNG")
    with pytest.raises(PaddockError, match="16 to 8000 pixels"):
        svg_png("<svg/>", 100_000)

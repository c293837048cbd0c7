"""Scenes as styled text."""

import math

import pytest
from msgspec.structs import replace
from rich.text import Text

import paddock
from paddock.cli.picture import (
    Pointers,
    collapse_repeats,
    draw_areas,
    draw_board,
    draw_map,
    draw_players,
    draw_standings,
)
from paddock.cli.picture.canvas import Canvas
from paddock.cli.picture.pieces import card, chip
from paddock.cli.picture.signs import letters
from paddock.cli.picture.surfaces import surfaces
from paddock.cli.translator import Translator
from paddock.scene.model import Area, Board, Gauge, Mark, Pick, Piece, Place, Player, Scene, Shape
from walks import walk

PLAYERS = (
    Player(0, "Ann", "red", "disc", 1, (Gauge("tyres", "Tyres", 3, 5, "tyre"), Gauge("gear", "Gear", 4)), ("to-move",)),
    Player(1, "Bob", "blue", "star", 2, (Gauge("fuel", "Fuel", 12, 40), Gauge("x", "X", 1, text="wet")), ("out",)),
)
TRAIN = Piece(
    "t", "card", "red train, speed 70", "red", "train", (Mark("top-left", "70"), Mark("bottom", "3", "stage"))
)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def scene(**given: object) -> Scene:
    return Scene("toy", "Toy", "now", "en", 0, PLAYERS, **given)  # type: ignore[arg-type]


def test_a_card_shows_all_its_marks() -> None:
    lines = plain(card(TRAIN, Pointers({"t": (4,)})))

    assert [" 70", "   🚆", "   3⚑", "   4"] == lines
    assert {8} == {line.cell_len for line in card(TRAIN, Pointers())}


def test_what_is_highlighted_is_marked_without_colour_too() -> None:
    lit = Pointers({"t": (4,)}, frozenset({"t"}))

    assert plain(card(TRAIN, lit))[-1] == " ▲ 4 ▲"
    assert chip(TRAIN, lit).plain == "4▶70 🚆 3⚑◀"


def test_a_hidden_piece_shows_nothing() -> None:
    hidden = Piece("h", "card", "red train", "red", "train", (Mark("centre", "9"),), ("hidden",))

    assert "▒▒" == chip(hidden, Pointers(), plain=True).plain.strip("[]")
    assert not any("9" in line or "🚆" in line for line in plain(card(hidden, Pointers())))


def test_small_pieces_that_look_alike_are_counted() -> None:
    cubes = tuple(Piece(f"c{number}", "cube", "red cube", "red") for number in range(3))

    lines = plain(draw_areas(scene(areas=(Area("bag", "Bag", cubes),)), 60, Pointers(), plain=True))

    assert ["Bag  [red cube ×3]"] == lines


def test_a_column_stands_on_lines_of_its_own() -> None:
    pieces = (Piece("a", "chip", "one"), Piece("b", "chip", "two"))

    lines = plain(draw_areas(scene(areas=(Area("c", "Stack", pieces, "column"),)), 60, Pointers(), plain=True))

    assert ["Stack", "  [one]", "  [two]"] == lines


@pytest.mark.parametrize("width", [46, 70, 120])
@pytest.mark.parametrize("height", [None, 12])
def test_areas_fit_the_width(width: int, height: int | None) -> None:
    for match in walk("crazy-race", 4, some=5):
        drawn = match.scene(0)
        for line in draw_areas(drawn, width, Pointers.of(drawn, 0 if drawn.options else None), height):
            assert line.cell_len <= width, line.plain


def test_a_very_narrow_screen_is_still_drawn() -> None:
    for match in walk("crazy-race", 4, some=5):
        assert draw_areas(match.scene(0), 5, Pointers())


@pytest.mark.parametrize("game", paddock.games())
def test_every_scene_of_every_game_is_drawn(game: str) -> None:
    for match in walk(game, 2, some=4):
        for seat in (None, *range(match.setup.seats)):
            drawn = match.scene(seat, "it")
            pointers = Pointers.of(drawn, 0 if drawn.options else None)
            text = "\n".join(plain(draw_areas(drawn, 100, pointers, 40)))
            assert all(area.label in text for area in drawn.areas if area.pieces)
            board = match.board("it") if drawn.board else None
            for close in (False, True):
                assert board is None or 1 <= len(draw_board(drawn, board, 60, 20, pointers, close)) <= 20
            assert len(draw_players(drawn, 40)) >= match.setup.seats
    assert len(draw_standings(match.scene(None), Translator("en"))) == match.setup.seats + 1


def test_players_show_place_gauges_and_what_they_do() -> None:
    assert [
        "▸ 1. ● Ann  ◎ ▮▮▮▯▯  Gear 4",
        "✗ 2. ★ Bob  Fuel 12/40  X wet",
    ] == plain(draw_players(scene(), 60))


def test_players_are_listed_in_the_order_of_the_race_with_their_gaps() -> None:
    """Ann has dropped back behind Bob."""
    ann, bob = scene().players
    swapped = replace(scene(), players=(replace(ann, place=2, progress=31), replace(bob, place=1, progress=36)))
    assert ["✗ 1. ★ Bob", "▸ 2. ● Ann −5"] == [line.split("  ")[0] for line in plain(draw_players(swapped, 60))]


def test_repeated_lines_of_the_log_are_collapsed() -> None:
    assert ["A", "B (×3)", "A"] == collapse_repeats(["A", "B", "B", "B", "A"])
    assert [] == collapse_repeats([])


# Boards


def board() -> Board:
    ring = [(50 + 40 * math.cos(turn), 50 + 40 * math.sin(turn)) for turn in (0, 1, 2, 3, 4, 5)]
    places = tuple(Place(f"p{index}", x, y, path=f"M{x} {y}h4v4h-4z") for index, (x, y) in enumerate(ring))
    road = Shape("asphalt", "M90 50A40 40 0 0 1 10 50A40 40 0 0 1 90 50Z")
    return Board("ring", "Ring", 400, 100, (road, Shape("tree", "M300 50h50")), places, 4)


def test_a_map_shows_cars_as_letters_and_targets_by_number() -> None:
    cars = (Piece("a", "car", at="p0", owner=0, colour="red"), Piece("b", "car", at="p3", owner=1, colour="blue"))
    drawn = scene(board="ring", pieces=cars, options=(Pick("go-p1", "Go", ("p1",)), Pick("go-p5", "Go", ("p5",))))

    lines = plain(draw_board(drawn, board(), 40, 20, Pointers.of(drawn, 0)))

    text = "".join(lines)
    assert all(text.count(letter) == 1 for letter in "AB12")
    rows = [index for index, line in enumerate(lines) if line.strip()]
    assert rows == list(range(min(rows), max(rows) + 1)), "the ring is whole"
    assert max(len(line) for line in lines) <= 40


def test_the_paper_around_the_road_is_left_out() -> None:
    lines = plain(draw_board(scene(board="ring"), board(), 40, 20, Pointers()))

    assert len([line for line in lines if line.strip()]) >= 18


def test_close_by_the_viewers_own_car_is_in_the_middle_and_far_cars_are_away() -> None:
    cars = (Piece("a", "car", at="p0", owner=0, colour="red"), Piece("b", "car", at="p3", owner=1, colour="blue"))

    lines = plain(draw_board(scene(board="ring", pieces=cars), board(), 40, 20, Pointers(), close=True))

    assert lines[10].index("A") == 20
    assert "B" not in "".join(lines)


def test_two_cars_at_one_place_stand_beside_each_other() -> None:
    cars = (Piece("a", "car", at="p0", owner=0), Piece("b", "car", at="p0", owner=1))

    text = "".join(plain(draw_board(scene(board="ring", pieces=cars), board(), 40, 20, Pointers())))

    assert ("A" in text, "B" in text) == (True, True)


def test_drivers_whose_names_begin_alike_have_letters_of_their_own() -> None:
    names = ("Ann", "Alf", "Ann 2", "7")
    players = tuple(Player(seat, name, "red", "disc") for seat, name in enumerate(names))

    assert ["A", "L", "N", "B"] == [*letters(Scene("toy", "Toy", "now", "en", 0, players)).values()]


def test_a_piece_that_is_not_a_car_has_its_own_glyph() -> None:
    cube = Piece("c", "cube", "white cube", "white", at="p0", owner=0)

    text = "".join(plain(draw_board(scene(board="ring", pieces=(cube,)), board(), 40, 20, Pointers())))

    assert (1, 0) == (text.count("■"), text.count("A"))


def test_no_sign_on_a_map_is_wider_than_one_cell() -> None:
    robot = Piece("r", "chip", "a robot", "grey", "robot", at="p0")

    lines = draw_board(scene(board="ring", pieces=(robot,)), board(), 40, 20, Pointers())

    assert {40} == {line.cell_len for line in lines}
    assert "r" in "".join(plain(lines))


def test_dots_outside_the_window_are_not_drawn() -> None:
    canvas = Canvas(4, 2, (0, 0, 8, 8))
    canvas.line((-100, 4), (100, 4))
    canvas.sign(500, 500, "X", "")

    lines = plain(canvas.lines(""))

    assert lines[1] == "⠉⠉⠉⠉"
    assert "X" not in "".join(lines)


def test_a_flat_board_takes_no_more_lines_than_it_needs() -> None:
    flat = Board("flat", "Flat", 400, 40, (Shape("asphalt", "M0 0H400V40H0Z"),), (), 4)

    assert len(draw_map(flat, 80, 20)) < 8


def test_close_by_the_colours_of_places_are_seen_and_dark_ones_are_hollow() -> None:
    shapes = (Shape("space-white", "M0 0H20V20H0Z"), Shape("space-black", "M20 0A10 10 0 0 1 20 20Z"))
    places = (Place("w", 10, 10), Place("b", 25, 10), Place("off", 29.5, 1), Place("here", 15, 18))
    spaces = Board("two spaces", "Two", 40, 40, shapes, places, 4)
    drawn = scene(board="two", pieces=(Piece("a", "car", at="here", owner=0),))

    text = "".join(plain(draw_board(drawn, spaces, 40, 20, Pointers(), close=True)))

    assert {"w", "b", "here"} == set(surfaces(spaces))
    assert (1, 1, 1) == (text.count("▪"), text.count("▫"), text.count("A"))

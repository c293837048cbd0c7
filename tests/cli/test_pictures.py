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
from paddock.cli.picture.legend import draw_legend
from paddock.cli.picture.pieces import card, chip
from paddock.cli.picture.signs import car_letters, letters
from paddock.cli.picture.styles import glyphs, wrapped
from paddock.cli.picture.surfaces import surfaces
from paddock.cli.translator import Translator
from paddock.scene.model import Area, Board, Gauge, Mark, Pick, Piece, Place, Player, Scene, Shape, Standing
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


# Standings that shrink, signs


def field(seats: int) -> Scene:
    """A race with many players, the viewer in the middle, and a robot between them."""
    gauges = (Gauge("tyres", "Tyres", 3, 5, "tyre"), Gauge("gear", "Gear", 4))
    players = tuple(
        Player(seat, f"Driver {seat}", "red", "disc", seat + 1 + (seat > 1), gauges, (), 50 - seat)
        for seat in range(seats)
    )
    robot = Piece("r", "car", "Fast 1, 3.", "grey", "robot", (Mark("centre", "3"),), at="p0")
    robots = (Player(seats, "Fast 1", "grey", "robot", 3, (), (), 49),)
    cars = tuple(Piece(f"c{seat}", "car", f"Driver {seat}", "red", at="p1", owner=seat) for seat in range(seats))
    return Scene("toy", "Toy", "now", "en", seats // 2, players, board="ring", pieces=(*cars, robot), robots=robots)


@pytest.mark.parametrize("seats", range(2, 25))
@pytest.mark.parametrize("rows", [3, 5, 8, 12, 30])
def test_standings_fit_into_the_rows_they_have_and_never_lose_the_viewer(seats: int, rows: int) -> None:
    lines = plain(draw_players(field(seats), 33, rows))

    assert len(lines) <= rows
    assert any(f"Driver {seats // 2}" in line for line in lines)
    assert any("Driver 0" in line for line in lines)
    shown = sum("Driver" in line or "Fast" in line for line in lines)
    left_out = [
        int(word) for line in lines if "⋯" in line for word in line.replace("one", "1").split() if word.isdigit()
    ]
    assert shown + sum(left_out) == seats + 1


def test_robots_stand_in_the_standings_with_their_letter() -> None:
    lines = plain(draw_players(field(3), 40))

    assert [line.split()[0] for line in lines] == ["1.", "2.", "3.", "4."]
    assert "f 🤖 Fast 1" in lines[2]


def test_a_car_has_one_letter_on_the_map_and_in_the_standings() -> None:
    drawn = field(3)
    known = car_letters(drawn)

    assert len(set(known.values())) == 4
    text = "".join(plain(draw_board(drawn, board(), 40, 20, Pointers())))
    for line in plain(draw_players(drawn, 40)):
        assert line.split()[1] in text


def test_two_cars_of_one_driver_have_two_letters() -> None:
    cars = (Piece("a", "car", at="p0", owner=0), Piece("b", "car", at="p3", owner=0))

    assert {"a": "A", "b": "a"} == car_letters(scene(board="ring", pieces=cars))


def test_corner_names_and_the_line_are_on_the_map() -> None:
    shapes = (
        *board().shapes,
        Shape("name", text="Elf", x=50, y=50),
        Shape("name", text="+10", x=50, y=60),
        Shape("line-black", "M88 48h4v4h-4z"),
    )
    text = "".join(plain(draw_board(scene(board="ring"), replace(board(), shapes=shapes), 40, 20, Pointers())))

    assert "Elf" in text
    assert text.count("▞") == 1
    assert "+10" not in text


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_legend_explains_every_sign(lang: str) -> None:
    drawn = scene(board="ring", pieces=(Piece("a", "car", at="p0", owner=0),))
    text = "\n".join(plain(draw_legend(drawn, Translator(lang))))

    for sign in ("✗", "▸", "✓", "\N{MINUS SIGN}3", "▞", "◎"):
        assert sign in text
    words = {icon: Translator(lang)("icon", icon=icon) for icon in glyphs()}
    symbols = {"disc", "triangle", "star", "diamond", "square", "cross", "hexagon", "ring", "bars", "chevron"}
    assert symbols == {icon for icon, word in words.items() if word == words["disc"]}


def test_two_gauges_of_a_car_never_have_one_sign() -> None:
    """The second of them is named, in the standings and so not among the signs."""
    ann, bob = scene().players
    gauges = (Gauge("gear", "Gear", 3, 6, icon="gear"), Gauge("pt", "gearbox", 2, 6, icon="gear"))
    drawn = replace(scene(), players=(replace(ann, gauges=gauges), bob))

    assert "▸ 1. ● Ann  ✲ ▮▮▮▯▯▯  gearbox ▮▮▯▯▯▯" == plain(draw_players(drawn, 60))[0]
    assert "  ✲    Gear" in plain(draw_legend(drawn, Translator("en")))


def test_a_gauge_that_is_too_long_for_the_line_does_not_hide_the_next() -> None:
    ann, bob = scene().players
    gauges = (Gauge("tyres", "Tyres", 8, text="8 intermediate", icon="tyre"), Gauge("fuel", "Fuel", 9, icon="fuel"))
    drawn = replace(scene(), seat=1, players=(replace(ann, gauges=gauges), bob))

    assert "▸ 1. ● Ann  ⛽ 9" == plain(draw_players(drawn, 20, 3))[0]


def test_a_lone_number_says_what_it_counts_and_other_pieces_are_explained() -> None:
    die = Piece("die", "die", "gear die: 4", marks=(Mark("centre", "4"),))
    marks = (Mark("top-left", "3"), Mark("top-right", "77"))
    cards = tuple(Piece(f"c{n}", "card", f"speed card 3 ({n})", icon="booster", marks=marks) for n in range(2))
    drawn = scene(areas=(Area("turn", "Turn", (die, *cards)),))

    assert "[gear die: 4]" == chip(die, Pointers(), plain=True).plain
    assert ["Pieces in words", "  3 ⚡ 77  speed card 3 (0)"] == plain(draw_legend(drawn, Translator("en")))[-2:]


def test_a_long_result_hangs() -> None:
    drawn = scene(standings=(Standing(0, 1, "finished, 1 lap, from 3rd on the grid"),))

    assert [" 1. ● Ann  finished, 1", "    lap, from 3rd on", "    the grid"] == plain(
        draw_standings(drawn, Translator("en"), 22)
    )[1:]


def test_wrapped_options_hang() -> None:
    assert ["1 Use a light", "  grey cube"] == plain(wrapped(Text("1 Use a light grey cube"), 13, 2))
    assert ["12345 78", "  0 abc"] == plain(wrapped(Text("12345 78 0 abc"), 8, 2))

"""Boards cut in coloured spaces: lanes, exits, the grid."""

import pytest

from paddock.circuits import SpaceBoard, check, circuit, circuits
from paddock.circuits.spaces import BLACK, DARK, LIGHT, WHITE
from paddock.core.errors import BadData
from rules import rule


def board_of(name: str) -> SpaceBoard:
    board = circuit(name).spaces
    assert board is not None
    return board


DAYTONA = board_of("daytona")
MONZA = board_of("monza")
BOARDS = pytest.mark.parametrize("board", [board_of(name) for name in circuits("spaces")], ids=circuits("spaces"))


def section(board: SpaceBoard, lane: int, start: int) -> int:
    return next(n for n in range(board.size) if board.lane[n] == lane and board.start[n] == start)


def bounds(board: SpaceBoard, space: int) -> tuple[int, int, int]:
    sections = board.space_sections[space]
    return board.space_lane[space], board.start[sections[0]], board.end[sections[-1]]


def fronts(board: SpaceBoard) -> list[int]:
    return [sections[-1] for sections in board.space_sections]


def shortest_lap(board: SpaceBoard, lane: int, colours: int) -> int:
    """Spaces entered from the line to the line: begin in the space that ends at the line, and count steps over it."""
    first = next(s for s in fronts(board) if board.lane[s] == lane and board.end[s] == board.columns)
    here = {first: 0}
    best = 1000
    for _ in range(60):
        following: dict[int, int] = {}
        for at, steps in here.items():
            for space in board.exits[at]:
                if not board.space_mask[space] & colours:
                    continue
                to = board.space_sections[space][-1]
                if board.crosses(at, to) and steps:
                    best = min(best, steps)
                    continue
                following[to] = min(following.get(to, 1000), steps + 1)
        here = following
    return best


def test_every_circuit_is_cut_in_spaces() -> None:
    assert circuits() == circuits("spaces")


def test_daytona_has_the_figures_that_were_counted() -> None:
    assert (72, 67, 170) == (DAYTONA.columns, len(DAYTONA.space_names), DAYTONA.size)
    assert [54, 56, 60] == [DAYTONA.lane.count(lane) for lane in range(3)]
    single = [colours[0] for colours in DAYTONA.space_colours if len(colours) == 1]
    assert [12, 35, 9, 7] == [single.count(colour) for colour in (WHITE, LIGHT, DARK, BLACK)]
    assert [15, 14, 14] == [shortest_lap(DAYTONA, lane, 0b1111) for lane in range(3)]
    assert 26 == shortest_lap(DAYTONA, 0, 0b0011)


def test_monza_has_the_figures_that_were_counted() -> None:
    assert (80, 96, 203) == (MONZA.columns, len(MONZA.space_names), MONZA.size)
    assert [66, 68, 69] == [MONZA.lane.count(lane) for lane in range(3)]
    single = [colours[0] for colours in MONZA.space_colours if len(colours) == 1]
    assert [33, 43, 11, 4] == [single.count(colour) for colour in (WHITE, LIGHT, DARK, BLACK)]
    assert [22, 21, 21] == [shortest_lap(MONZA, lane, 0b1111) for lane in range(3)]
    assert 35 == shortest_lap(MONZA, 0, 0b0011)


@rule("AU-BOARD-01", "AU-BOARD-03")
@BOARDS
def test_every_lane_is_cut_without_gap_and_no_space_runs_over_the_line(board: SpaceBoard) -> None:
    for lane in range(board.lanes):
        sections = sorted((n for n in range(board.size) if board.lane[n] == lane), key=lambda n: board.start[n])
        assert 0 == board.start[sections[0]]
        assert board.columns == board.end[sections[-1]]
        for one, following in zip(sections, [*sections[1:], sections[0]], strict=True):
            assert board.end[one] % board.columns == board.start[following]
            assert board.next[one] == following
            assert board.behind[following] == one
    for sections_of in board.space_sections:
        assert board.start[sections_of[0]] < board.end[sections_of[-1]]


@rule("AU-BOARD-02")
def test_a_token_is_a_space_with_its_colours_and_cars() -> None:
    space = DAYTONA.space_index["road-7b"]
    assert ((LIGHT, DARK), DARK, 4) == (
        DAYTONA.space_colours[space],
        DAYTONA.space_darkest[space],
        len(DAYTONA.space_sections[space]),
    )


@rule("AU-BOARD-02")
@pytest.mark.parametrize("token", ["X2", "W", "LL2", "W0", "2L", "W13", "LDKX4"])
def test_a_token_that_is_no_space_is_refused_with_its_line(token: str) -> None:
    line, text = edited("row lesmi     L2 |", f"row lesmi {token} |")
    with pytest.raises(BadData, match=f"monza:{line}: a space must be"):
        check(text, "monza")


@rule("AU-BOARD-04")
def test_the_inner_lane_is_the_left_one_going_anticlockwise_and_the_right_one_going_clockwise() -> None:
    assert (LIGHT,) == DAYTONA.space_colours[DAYTONA.space_index["road-1a"]]
    assert (BLACK,) == DAYTONA.space_colours[DAYTONA.space_index["road-1c"]]
    assert (LIGHT,) == MONZA.space_colours[MONZA.space_index["opposto-1a"]]
    assert (BLACK,) == MONZA.space_colours[MONZA.space_index["opposto-1c"]]


@rule("AU-BOARD-05")
def test_lanes_of_a_corner_begin_and_end_level_over_the_least_common_multiple() -> None:
    turn = [n for n in range(DAYTONA.size) if DAYTONA.names[n].startswith("1-")]
    starts = {DAYTONA.lane[n]: min(DAYTONA.start[m] for m in turn if DAYTONA.lane[m] == DAYTONA.lane[n]) for n in turn}
    ends = {DAYTONA.lane[n]: max(DAYTONA.end[m] for m in turn if DAYTONA.lane[m] == DAYTONA.lane[n]) for n in turn}
    assert 1 == len(set(starts.values())) == len(set(ends.values()))
    assert 12 == ends[0] - starts[0]
    assert [4, 3, 2] == [DAYTONA.end[n] - DAYTONA.start[n] for n in (
        DAYTONA.index["1-1a-1"], DAYTONA.index["1-1b-1"], DAYTONA.index["1-1c-1"]
    )]  # fmt: skip


def edited(old: str, new: str, name: str = "monza") -> tuple[int, str]:
    """The file with one text replaced, and the line in which that is."""
    from paddock.circuits.library import OURS

    text = (OURS / f"{name}.circuit").read_text("utf-8")
    assert text.count(old) == 1, f"{old} must stand once in {name}"
    return text[: text.index(old)].count("\n") + 1, text.replace(old, new)


@rule("AU-BOARD-01")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("  row roggia    L2 | L2 | W1 W1\n", "", "one row per zone in driving order"),
        ("row roggia    L2 | L2 | W1 W1", "row roggia L2 | L2", "spaces for 3 lanes"),
        ("row roggia    L2 | L2 | W1 W1", "row roggia L2 | | W1 W1", "spaces for 3 lanes"),
    ],
)
def test_rows_must_cover_every_zone_and_lane(old: str, new: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        check(edited(old, new)[1], "monza")


@rule("AU-BOARD-06")
def test_lanes_of_a_straight_must_be_equally_long() -> None:
    line, text = edited("row lesmi     L2 |", "row lesmi     L3 |")
    with pytest.raises(BadData, match=f"monza:{line}: the lanes of straight lesmi hold 3/2/2 cars"):
        check(text, "monza")


@rule("AU-BOARD-07")
@BOARDS
def test_a_bold_line_lies_on_the_line_in_every_lane(board: SpaceBoard) -> None:
    for lane in range(board.lanes):
        first = section(board, lane, 0)
        assert 0 == board.place[first]


@rule("AU-BOARD-07")
def test_a_line_inside_a_space_is_refused() -> None:
    line, text = edited("  line main 12\n", "  line main 13\n")
    with pytest.raises(BadData, match=f"monza:{line}: the line at 13 does not fall between two spaces"):
        check(text, "monza")


@rule("AU-BOARD-08")
@BOARDS
def test_the_grid_is_five_white_places_in_race_order_that_can_all_be_left(board: SpaceBoard) -> None:
    spaces = [board.space[n] for n in board.grid]
    assert [(WHITE,)] * 5 == [board.space_colours[space] for space in spaces]
    assert [1] * 5 == [len(board.space_sections[space]) for space in spaces]
    last = board.lanes - 1
    assert [0, last, 0, 1, last] == [board.lane[n] for n in board.grid]
    for n in board.grid:
        free = [space for space in board.exits[n] if space not in spaces]
        assert any(board.space_mask[space] & 0b0011 for space in free)


@rule("AU-BOARD-08")
def test_a_grid_place_that_is_not_white_is_refused() -> None:
    line, text = edited("grid inner 11", "grid inner 12")
    with pytest.raises(BadData, match=f"monza:{line}: place 1 of the grid must be a white space"):
        check(text, "monza")


@rule("AU-BOARD-09")
@BOARDS
def test_money_rises_from_ten_to_fourteen(board: SpaceBoard) -> None:
    assert [10, 11, 12, 13, 14] == board.money


@rule("AU-BOARD-09")
def test_falling_money_is_refused() -> None:
    line, text = edited("money 10 11 12 13 14", "money 10 11 12 14 13")
    with pytest.raises(BadData, match=f"monza:{line}: money must not fall"):
        check(text, "monza")


@rule("AU-BOARD-10")
@BOARDS
def test_a_grid_behind_the_line_gives_one_free_crossing(board: SpaceBoard) -> None:
    assert 1 == board.free_crossings


@rule("AU-BOARD-10")
def test_a_grid_on_both_sides_of_the_line_is_refused() -> None:
    _, text = edited(
        "grid inner 11 outer 11 inner 10 middle 10 outer 10", "grid inner 10 outer 10 middle 9 middle 10 outer 11"
    )
    moved = text.replace("line main 12", "line main 10")
    with pytest.raises(BadData, match="the grid must lie on one side of the line"):
        check(moved, "monza")


@rule("AU-BOARD-11")
@BOARDS
def test_there_is_no_dead_end_and_always_a_slow_way(board: SpaceBoard) -> None:
    front = set(fronts(board))
    for n in range(board.size):
        if n in front:
            assert 2 <= len(board.exits[n]) <= 3
            assert any(board.space_mask[space] & 0b0011 for space in board.exits[n])
        else:
            assert board.exits[n] == board.side_exits[n] != ()


@rule("AU-BOARD-11")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("row opposto   K6 LD4 | L2 D4 D4 |", "row opposto   K6 LD4 | D4 D4 D2 |", "no white or light grey space"),
        ("row 3         W1 W1 | WL2 |", "row 3         W1 W1 | WD2 |", "must be neighbours"),
    ],
)
def test_a_board_that_breaks_a_check_is_refused(old: str, new: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        check(edited(old, new)[1], "monza")


@rule("AU-EX-53")
def test_behind_a_car_in_the_same_space_only_the_sides_are_left() -> None:
    """Daytona: the car in column 10 of the dark grey middle space 8-12, another in its front."""
    car = section(DAYTONA, 1, 10)
    assert {(0, 10, 12), (2, 6, 12)} == {bounds(DAYTONA, space) for space in DAYTONA.side_exits[car]}


@rule("AU-EX-54")
def test_a_longer_space_alongside_can_be_entered_and_one_wholly_behind_cannot() -> None:
    car = section(DAYTONA, 2, 5)
    assert {(2, 6, 12), (1, 4, 8)} == {bounds(DAYTONA, space) for space in DAYTONA.exits[car]}


@rule("AU-MOVE-05")
def test_a_shared_corner_is_enough_to_touch() -> None:
    """Daytona: from the middle space that ends at column 12 the outer one that begins there can be entered."""
    car = section(DAYTONA, 1, 11)
    assert (2, 12, 16) in {bounds(DAYTONA, space) for space in DAYTONA.exits[car]}


@rule("AU-MOVE-14", "AU-MOVE-15")
def test_the_landing_is_the_front_section_or_the_one_behind_the_cars_there() -> None:
    space = DAYTONA.space_index["road-1c"]
    sections = DAYTONA.space_sections[space]
    assert sections[-1] == DAYTONA.landing(space, 0)
    assert sections[2] == DAYTONA.landing(space, 3)
    assert sections[0] == DAYTONA.landing(space, 5)
    assert -1 == DAYTONA.landing(space, 6)

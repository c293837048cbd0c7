"""Little boards, listed plainly."""

import pytest

from paddock.circuits import CellBoard, named_board, small_board, small_boards
from paddock.core.errors import BadData


def steps(board: CellBoard, name: str) -> list[str]:
    return [board.names[step] for step in board.steps[board.index[name]]]


def test_a_step_ahead_gains_two_half_cells_and_a_change_of_lane_one() -> None:
    board = named_board("t")
    assert ["b3", "a2", "c2"] == steps(board, "b1")
    assert ["a2", "b1"] == steps(board, "a0")


def test_the_lap_closes() -> None:
    board = named_board("t")
    assert ["a-8", "b59"] == steps(board, "a58")
    assert board.crosses(board.index["a58"], board.index["a-8"])
    assert ["a-8", "b-7", "c-8"] == [board.names[cell] for cell in board.finish]


def test_a_cell_touches_the_two_half_beside_it_in_each_lane() -> None:
    board = named_board("w")
    touching = {board.names[cell] for cell in board.side[board.index["b5"]]}
    assert {"a4", "a6", "c4", "c6"} == touching
    assert [True, False] == [board.wall[board.index["d7"]], board.wall[board.index["c6"]]]


def test_the_corner_of_board_s_allows_every_step_and_that_of_s2_only_its_arrows() -> None:
    assert ["b27", "a26", "c26"] == steps(named_board("s"), "b25")
    board = named_board("s2")
    assert ["c10", "b9"] == steps(board, "c8")
    assert ["b11"] == steps(board, "b9")
    assert {"b7", "a8", "c8", "b9", "a10", "c10"} == {board.names[cell] for cell in board.corners[0].cells}


@pytest.mark.parametrize("stops", [1, 2, 3])
def test_a_corner_of_one_lane_has_one_way(stops: int) -> None:
    corner = named_board(f"corner{stops}").corners[0]
    assert (stops, 5, 5) == (corner.stops, corner.shortest, corner.longest)


def test_the_pit_lane_has_two_boxes_and_crosses_the_line_inside() -> None:
    board = named_board("pit")
    assert board.pit is not None
    assert ["c-12", "c-10"] == [board.names[cell] for cell in board.pit.entries]
    assert ["c12", "c14"] == [board.names[cell] for cell in board.pit.exits]
    assert 2 == len(board.pit.boxes)
    assert [1, 3] == [board.rank[cell] for cell in board.pit.cells[board.pit.finish : board.pit.finish + 2]]


@pytest.mark.parametrize("name", small_boards())
def test_ranks_grow_along_every_step_but_those_over_the_line(name: str) -> None:
    board = named_board(name)
    for cell in range(board.size):
        for step in board.steps[cell]:
            assert 0 < (board.rank[step] - board.rank[cell]) % board.lap <= 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("corner one from 2 to 4 stops 1", "corner is not a keyword here; possible: track"),
        ("track 3 lanes from 0 to 41", "even number of half cells"),
        ("track 3 lanes from 0 to 40\narrow b1 z9", "there is no cell z9"),
        ("track 3 lanes from 0 to 40\ncorner x from 30 to 50 stops 1", "inside the lap"),
        ("track 3 lanes from 0 to 40\npit right from c2 to c6 boxes 4", "boxes need"),
        ("", "the line track is missing"),
    ],
)
def test_a_list_that_makes_no_board_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        small_board(text)


def test_an_unknown_little_board_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadData, match="possible: corner1 corner2"):
        named_board("nowhere")

"""Boards cut in cells: what a race on them relies on."""

import itertools

import pytest

from paddock.circuits import CellBoard, check, circuit, circuits
from paddock.circuits.cells import NOWHERE
from paddock.circuits.cells_check import names
from paddock.core.errors import BadData
from paddock.core.texts import Text, render


@pytest.fixture(params=circuits("cells"))
def board(request: pytest.FixtureRequest) -> CellBoard:
    made = circuit(request.param).cells
    assert made is not None
    return made


def test_every_circuit_is_cut_in_cells() -> None:
    assert circuits() == circuits("cells")


def test_names_last_and_lead_back_to_their_place(board: CellBoard) -> None:
    assert len(set(board.names)) == len(board.names) == len(board.lane) == len(board.rank)
    assert all(board.index[name] == place for place, name in enumerate(board.names))
    for place in range(board.size):
        zone, rest = board.names[place].rsplit("-", 1)
        assert zone == board.zone_names[board.zone[place]]
        assert "abcd".index(rest[-1]) == board.lane[place]


def test_neighbouring_lanes_of_a_straight_are_half_a_cell_apart(board: CellBoard) -> None:
    """Right then left, or left then right, gains exactly what one step ahead gains."""
    for cell in range(board.size):
        if board.straight[cell] == NOWHERE:
            continue
        for aside, back in ((board.left[cell], board.right), (board.right[cell], board.left)):
            if aside != NOWHERE and board.straight[aside] == board.straight[cell] == board.straight[back[aside]]:
                assert board.front[cell] == back[aside]


def test_lanes_of_the_same_offset_are_level_on_a_straight(board: CellBoard) -> None:
    for straight in board.straights:
        by_lane = [[board.rank[c] for c in straight.cells if board.lane[c] == lane] for lane in range(board.lanes)]
        assert by_lane[0] == by_lane[2]
        assert len({len(ranks) for ranks in by_lane}) == 1


def test_every_step_leads_on_and_only_a_step_over_the_line_lowers_the_rank(board: CellBoard) -> None:
    for cell in range(board.size):
        for step in board.steps[cell]:
            assert 0 < (board.rank[step] - board.rank[cell]) % board.lap < 40
            crosses = board.zone[cell] == board.zone[step] and board.is_finish[step] and not board.is_finish[cell]
            assert crosses == board.crosses(cell, step)


def test_every_cell_is_reached_from_every_other(board: CellBoard) -> None:
    back: list[set[int]] = [set() for _ in range(board.size)]
    for cell in range(board.size):
        for step in board.steps[cell]:
            back[step].add(cell)
    for ways in (board.steps, back):
        seen, todo = {0}, [0]
        while todo:
            new = set(ways[todo.pop()]) - seen
            seen |= new
            todo += new
        assert board.size == len(seen)


def test_every_cell_has_a_step_ahead_in_its_lane(board: CellBoard) -> None:
    for cell in range(board.size):
        assert board.ahead[cell] == board.front[cell]
        assert board.lane[board.front[cell]] == board.lane[cell]
        assert board.behind[board.front[cell]] == cell


def test_straight_cells_keep_every_step_into_a_corner(board: CellBoard) -> None:
    for cell in range(board.size):
        if board.straight[cell] != NOWHERE:
            wanted = 3 - (board.lane[cell] == 0) - (board.lane[cell] == board.lanes - 1)
            assert wanted == len(board.steps[cell])


def test_corner_cells_have_one_or_two_arrows(board: CellBoard) -> None:
    exits = [len(board.steps[cell]) for cell in range(board.size) if board.corner[cell] != NOWHERE]
    assert {1, 2} == set(exits)
    assert 0.3 * len(exits) < exits.count(1) < 0.5 * len(exits)


def test_touching_sideways_is_mutual_and_at_most_two_a_side_on_straights(board: CellBoard) -> None:
    for cell in range(board.size):
        for other in board.side[cell]:
            assert cell in board.side[other]
            assert 1 == abs(board.lane[cell] - board.lane[other])
        for lane in (board.lane[cell] - 1, board.lane[cell] + 1):
            touching = [other for other in board.side[cell] if board.lane[other] == lane]
            straight = all(board.straight[c] != NOWHERE for c in [cell, *touching])
            assert len(touching) <= (2 if straight else 3)
            assert bool(touching) == (0 <= lane < board.lanes)


def longest_way(board: CellBoard, corner: int, cell: int) -> int:
    inside = [step for step in board.steps[cell] if board.corner[step] == corner]
    return 1 + max((longest_way(board, corner, step) for step in inside), default=0)


def test_the_longest_way_ends_on_the_last_cell_of_a_corner_and_the_shortest_is_no_longer(board: CellBoard) -> None:
    for number, corner in enumerate(board.corners):
        assert 1 <= corner.shortest <= corner.longest
        assert corner.longest == max(longest_way(board, number, cell) for cell in corner.entries)


def test_gates_of_a_corner_are_the_cells_that_arrows_cross(board: CellBoard) -> None:
    for number, corner in enumerate(board.corners):
        for cell in corner.exits:
            assert board.corner[cell] == number != board.corner[board.front[cell]]
        lanes = {board.lane[cell] for cell in corner.entries}
        assert lanes == {board.lane[cell] for cell in corner.exits} == set(range(board.lanes))


def test_corners_and_straights_take_turns_and_straights_are_never_two_in_a_row(board: CellBoard) -> None:
    zones = len(board.zone_names)
    for zone in range(zones):
        assert (board.zone_corner[zone] == NOWHERE) != (board.zone_straight[zone] == NOWHERE)
        assert board.zone_straight[zone] == NOWHERE or board.zone_corner[(zone + 1) % zones] != NOWHERE


def test_kerbs_run_along_both_edges_of_every_corner(board: CellBoard) -> None:
    for cell in range(board.size):
        assert board.kerb[cell] == (board.corner[cell] != NOWHERE and board.lane[cell] in (0, board.lanes - 1))


def test_one_finish_cell_a_lane_with_the_lowest_rank(board: CellBoard) -> None:
    finish = [cell for cell in range(board.size) if board.is_finish[cell]]
    assert list(range(board.lanes)) == [board.lane[cell] for cell in board.finish]
    assert sorted(board.finish) == finish
    assert {board.start_straight} == {board.straight[cell] for cell in finish}
    for cell in finish:
        assert board.rank[cell] == min(board.rank[c] for c in range(board.size) if board.lane[c] == board.lane[cell])
        assert board.rank[cell] == (0 if board.lane[cell] % 2 else pytest.approx(5, abs=1))


def test_ten_cars_stand_behind_the_line_one_behind_the_other(board: CellBoard) -> None:
    ranks = [board.rank[cell] for cell in board.grid]
    assert 10 == len(set(board.grid))
    assert sorted(ranks, reverse=True) == ranks
    assert len(set(ranks)) == 10
    assert {board.start_straight} == {board.straight[cell] for cell in board.grid}
    assert min(ranks) > board.lap // 2


def test_the_pit_lane_lies_beside_the_start_straight_and_ends_beyond_the_line(board: CellBoard) -> None:
    pit = board.pit
    assert pit is not None
    edge = 0 if pit.side == "left" else board.lanes - 1
    for cell in pit.entries + pit.exits:
        assert (board.start_straight, edge) == (board.straight[cell], board.lane[cell])
    assert 2 == len(pit.entries) == len(pit.exits)
    assert board.front[pit.entries[0]] == pit.entries[1]
    assert board.front[pit.exits[0]] == pit.exits[1]
    assert pit.limit == board.rank[pit.entries[1]]
    assert pit.entries == [cell for cell in range(board.size) if board.pit_entry[cell] == pit.cells[0]]
    assert 0 < pit.finish < len(pit.cells) - 1


def test_ranks_grow_into_the_pit_lane_along_it_and_out_of_it(board: CellBoard) -> None:
    pit = board.pit
    assert pit is not None
    way = [*pit.entries, *pit.cells, *pit.exits]
    gains = [(board.rank[b] - board.rank[a]) % board.lap for a, b in itertools.pairwise(way)]
    assert all(0 < gain < 30 for gain in gains)
    crossings = [b for a, b in zip(pit.cells, pit.cells[1:], strict=False) if board.crosses(a, b)]
    assert [pit.cells[pit.finish]] == crossings


def test_no_two_boxes_share_a_pit_cell_and_all_lie_between_the_trapezoids(board: CellBoard) -> None:
    pit = board.pit
    assert pit is not None
    assert len(pit.boxes) >= 5
    assert len(pit.boxes) == len({box.before for box in pit.boxes})
    for box in pit.boxes:
        assert box.before in pit.cells[1:-1]
        assert box.after == board.front[box.before]
        assert board.names[box.place].startswith("box-")


def test_the_weather_table_has_one_variable_block_of_odd_width_between_rain_and_fair(board: CellBoard) -> None:
    table = "".join(board.weather)
    assert 20 == len(table)
    assert "RVF" == "".join(dict.fromkeys(table))
    assert 1 == table.count("V") % 2


def test_the_soft_mark_lies_at_about_two_thirds_of_the_lap(board: CellBoard) -> None:
    assert 0.6 < board.soft / board.lap < 0.74


def test_one_or_two_straights_let_the_flap_open(board: CellBoard) -> None:
    assert 1 <= len(set(board.drs)) == len(board.drs) <= 2
    assert board.start_straight in board.drs


def test_the_first_corner_follows_the_start_straight(board: CellBoard) -> None:
    zone = board.zone[board.straights[board.start_straight].cells[0]]
    assert board.first_corner == board.zone_corner[(zone + 1) % len(board.zone_names)]


def test_indianapolis_is_an_oval_of_four_lanes_with_a_wall_all_along_the_outside() -> None:
    board = circuit("indianapolis").cells
    assert board is not None
    assert ("oval", 4) == (board.kind, board.lanes)
    assert [cell for cell in range(board.size) if board.lane[cell] == 3] == [
        cell for cell in range(board.size) if board.wall[cell]
    ]


def test_monaco_has_its_published_weather_and_a_wall_in_the_tunnel_only() -> None:
    board = circuit("monaco").cells
    assert board is not None
    assert "R" * 7 + "V" * 5 + "F" * 8 == "".join(board.weather)
    walled = {board.names[cell].split("-")[0] for cell in range(board.size) if board.wall[cell]}
    assert {"tunnel"} == walled


def test_stops_a_lap_are_those_of_the_published_boards() -> None:
    wanted = {
        "hungaroring": 12,
        "monaco": 13,
        "barcelona": 10,
        "silverstone": 10,
        "indianapolis": 6,
        "monza": 8,
        "spa": 12,
    }
    found = {}
    for name in wanted:
        board = circuit(name).cells
        assert board is not None
        found[name] = sum(corner.stops for corner in board.corners)
    assert wanted == found


def edited(name: str, old: str, new: str) -> tuple[int, str]:
    from paddock.circuits.library import OURS

    text = (OURS / f"{name}.circuit").read_text("utf-8")
    assert 1 == text.count(old), f"{old} must stand once in {name}"
    return text[: text.index(old)].count("\n") + 1, text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("path 3-7", "path 3-8", "corner 4 has ways of 3 to 7 cells, not 3-8: write path 3-7"),
        ("lanes 8/8/8", "lanes 8/8", "does not give the cells of 3 lanes"),
        ("  corner 3 stops", "  corner 33 stops", "there is no corner 33; corners: 1 3 4 5 6 7"),
        ("from 5 to 24 boxes", "from 5 to 27 boxes", "must begin and end on the straight"),
        ("from 5 to 24 boxes", "from 0 to 24 boxes", "must begin and end on the straight"),
        ("from 5 to 24 boxes", "from 16 to 24 boxes", "boxes need a pit lane of at least 13 cells, this one has 8"),
        ("from 5 to 24 boxes", "from 5 to 20 boxes", "must begin before the line and end beyond it"),
        ("line main 19", "line main 9", "10 cars do not fit behind the line"),
        ("line main 19", "line 3 2", "the line must lie on a straight"),
        ("line main 19", "line main 60", "the line must lie after 1 to 25 cells of main"),
        ("  grid 10\n", "  grid 10 step 0.5\n", "do not"),
        ("variable 6-10 fair 11-20", "fair 6-10 variable 11-20", "weather must be rain, variable, fair"),
        ("variable 6-10", "variable 6-9", "face 10 has no weather"),
        ("variable 6-10", "variable 5-10", "face 5 has two kinds of weather"),
        ("soft 6 exit", "soft 1 entry", "it should be at about two thirds"),
        ("soft 6 exit", "soft main exit", "there is no corner main for the soft mark"),
        ("drs main opposto", "drs main 7", "there is no straight 7 for the flap"),
        ("drs main opposto", "drs main opposto grande", "at most 2 zones"),
    ],
)
def test_what_a_race_cannot_use_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    line, text = edited("monza", old, new)
    with pytest.raises(BadData) as caught:
        check(text, "monza.circuit")
    said = [complaint for complaint in caught.value.complaints if says in complaint.message]
    assert said, str(caught.value)
    named = {complaint.line for complaint in said}
    assert line in named or "grid" in text.splitlines()[min(named) - 1]


def test_a_complaint_about_many_cells_names_some_and_counts_the_rest() -> None:
    board = circuit("monza").cells
    assert board is not None
    assert names(board, list(range(6))) == " ".join(board.names[:6])
    many = names(board, list(range(8)))
    assert isinstance(many, Text)
    assert render(many) == f"{' '.join(board.names[:6])} and 2 more"

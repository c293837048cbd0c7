"""Straights, dangerous cells and walls."""

import pytest

import paddock
from games.formula_de.bench import at, choose, codes, fall, move, plain, play, points, race_of, rolls, turn
from paddock.circuits.cells import NOWHERE
from paddock.games.formula_de.track import track_of
from rules import rule

FAR = ", blue@a-30"


@rule("FD-STRAIGHT-01", "FD-STRAIGHT-06", "FD-STRAIGHT-12")
def test_no_weaving_and_no_detour() -> None:
    """Three cells: ahead three, a change and two ahead, two changes and one ahead; nothing else."""
    match = move(f"red@a100 gear=2 pf=0/3{FAR}", 3)

    assert plain(match) == ["a106", "b105", "c104"]
    rank = race_of(match).track.rank
    index = race_of(match).track.index
    assert rank[index["b101"]] - rank[index["a100"]] == 1
    assert rank[index["a102"]] - rank[index["a100"]] == 2


@rule("FD-STRAIGHT-03")
def test_at_most_two_lanes_on_one_straight_unless_changed() -> None:
    cars = "red@a0 gear=3 pf=0/3, blue@a-30"

    assert not any(code.startswith("d") for code in codes(move(cars, 5, board="oval")))
    assert any(code.startswith("d") for code in codes(move(cars, 5, board="oval", on="lane-shift=3")))
    assert not any(code.startswith("c") for code in codes(move(cars, 5, board="oval", on="lane-shift=1")))


@rule("FD-STRAIGHT-08")
def test_straights_ask_for_no_stop() -> None:
    match = move(f"red@a52 gear=5 stops=1 pf=0/3{FAR}", 15)

    assert "a82" in codes(match)


@rule("FD-STRAIGHT-14", "FD-SLIP-12")
def test_a_slipstream_may_weave() -> None:
    """To the right and back to the own lane in three cells, after a move that had come from the right."""
    match = turn("red@b99 gear=4 pf=0/3, blue@a114 gear=4, yellow@a-30")
    play(match, "gear-4", 7, "a112", "slipstream")

    assert "a116" in codes(match)


@rule("FD-STRAIGHT-16")
def test_of_equal_ways_the_driver_chooses_and_takes_the_tests_of_the_chosen_one() -> None:
    """Past a car to the cell behind it there are two ways round; one crosses oil."""
    match = move("red@b101 gear=2 pf=0/3, blue@b103, yellow@a-30", 3, markers="a102=oil a104=oil")
    shown = codes(match)
    assert "b105" in shown

    choose(match, "b105")
    assert rolls(match) != "oil"


@rule("FD-STRAIGHT-17")
def test_the_straight_over_the_line_is_one() -> None:
    """A run over the start of the lap is judged as one run: no weave across the line."""
    match = move("red@a196 gear=2 pf=0/3 laps=0, blue@a60", 3, on="pit=off")

    assert plain(match) == ["a-38", "b-39", "c-40"]


@rule("FD-STRAIGHT-17")
@pytest.mark.parametrize(("start", "cells"), [("b199", 4), ("b197", 5), ("b195", 6)])
def test_no_lane_is_left_and_entered_again_across_the_start_of_the_lap(start: str, cells: int) -> None:
    """If the start of the lap parted two straights, a car could weave there and also end on a-36, b-35 and c-36."""
    match = move(f"red@{start} gear=2 pf=0/3 laps=0, blue@a60", cells, on="pit=off")

    assert plain(match) == ["a-34", "b-33", "c-34"]


@rule("FD-STRAIGHT-17")
@pytest.mark.parametrize("circuit", paddock.game("formula-de").circuits)
def test_only_a_corner_parts_two_straights(circuit: str) -> None:
    """Wherever a step leads from a straight, it stays in it or enters a corner."""
    track = track_of(circuit)
    for cell, steps in enumerate(track.steps):
        if track.straight[cell] >= 0:
            assert {track.straight[to] for to in steps} <= {track.straight[cell], NOWHERE}
            assert all((track.straight[to] == NOWHERE) == (track.corner[to] != NOWHERE) for to in steps)


@rule("FD-STRAIGHT-10")
def test_the_run_ends_with_the_first_corner_cell() -> None:
    """From a36 the corner cell a40 is two steps away: with three steps it cannot be the first corner cell."""
    assert "a40" not in [code.split("+")[0] for code in codes(move(f"red@a36 gear=2 pf=0/3{FAR}", 3))]


# Dangerous cells


@rule("FD-HAZ-01", "FD-COLL-07")
def test_bodywork_leaves_debris_on_the_cell() -> None:
    match = fall(at("red@a44 gear=2, blue@a46", "Roll 0 collision (1,1)"), 1)

    assert race_of(match).markers == {race_of(match).track.index["a44"]: 1}


@rule("FD-HAZ-02", "FD-OIL-01", "FD-ENGINE-13")
def test_the_engine_leaves_oil_on_the_cell() -> None:
    match = fall(at("red@a100 gear=5, blue@a0", "Roll 0 engine ()"), 4)

    assert race_of(match).markers == {race_of(match).track.index["a100"]: 2}


@rule("FD-HAZ-03", "FD-HAZ-11")
def test_markers_stay_and_never_block() -> None:
    match = at("red@a100 gear=1 pf=0/3, blue@a90 gear=1", "Round", markers="a102=debris b101=debris")
    play(match, "gear-1", 1)

    assert "a102+risk1" in codes(match)
    assert len(race_of(match).markers) == 2


@rule("FD-HAZ-06", "FD-HAZ-07", "FD-HAZ-08", "FD-SUSP-02", "FD-OIL-02")
def test_one_roll_for_each_kind_on_each_cell_crossed_or_stopped_on() -> None:
    match = move(f"red@a100 gear=3 pf=0/3{FAR}", 3, markers="a102=debris+oil a106=debris")
    choose(match, "a106+risk2")
    kinds = []
    while rolls(match):
        kinds.append(rolls(match))
        fall(match, 20)

    assert kinds == ["road", "road", "oil"]


@rule("FD-HAZ-09", "FD-OIL-05")
def test_the_cell_where_the_move_begins_does_not_count() -> None:
    match = move(f"red@a100 gear=6 pf=0/3{FAR}", 1, markers="a100=oil+debris")
    choose(match, "a102")

    assert rolls(match) not in ("oil", "road")


@rule("FD-HAZ-10")
def test_a_fresh_marker_does_not_hurt_the_car_on_it() -> None:
    """Red ends beside blue, loses bodywork, and makes no road-holding roll for its own debris."""
    match = move("red@a42 gear=2 stops=1 pf=0/3, blue@b45, yellow@a0", 1)
    choose(match, "a44")
    play(match, 20, 1)

    assert points(match, "red", "pc") == 2
    assert rolls(match) != "road"


@rule("FD-HAZ-12", "FD-GEAR-10", "FD-BOOST-12")
def test_oil_of_a_downshift_or_a_boost_lies_where_the_move_ends() -> None:
    match = turn("red@a100 gear=6 pt=2 pf=2 pm=2, blue@a0")
    play(match, "gear-2", 3, "a106")
    assert race_of(match).markers == {race_of(match).track.index["a106"]: 2}

    boost = turn("red@a100 gear=2 pb=1 pf=0/3, blue@a0", on="boost=on")
    play(boost, "gear-2", 3, "a106", "boost", "a110", 4)
    assert race_of(boost).markers == {race_of(boost).track.index["a110"]: 2}


@rule("FD-HAZ-14")
def test_no_marker_lies_in_the_pit_lane() -> None:
    match = fall(at("red@pit-3 pit=1 gear=3, blue@a0", "Roll 0 engine ()"), 1)

    assert race_of(match).markers == {}


@rule("FD-HAZ-15")
def test_in_corners_a_dangerous_cell_gives_no_freedom() -> None:
    """Board s2: b9 leads to b11 alone, oil or not."""
    match = move("red@b9 gear=2 stops=1 pf=0/3, blue@a40", 1, board="s2", markers="b11=oil")

    assert codes(match) == ["b11+risk1"]


@rule("FD-HAZ-16", "FD-TRICK-13")
def test_nails_are_a_dangerous_cell_with_their_own_roll() -> None:
    match = move(f"red@a100 gear=2 pf=0/3{FAR}", 2, markers="a102=nails", on="tricks=on")
    choose(match, "a104+risk1")
    assert rolls(match) == "nails"
    fall(match, 10)
    assert points(match, "red", "pg") == 4
    safe = fall(at(f"red@a100 gear=2{FAR}", "Roll 0 nails ()", on="tricks=on"), 11)
    assert points(safe, "red", "pg") == 5


# Walls

WALLED = "red@c0 gear=2 pf=0/3, blue@a-30"


@rule("FD-WALL-01", "FD-WALL-02", "FD-WALL-03", "FD-WALL-04", "FD-HAZ-13")
def test_entering_the_walled_lane_is_tested_once() -> None:
    match = move(WALLED, 3, board="oval")
    choose(match, "d5+wall1")
    assert rolls(match) == "wall"
    fall(match, 1)
    assert points(match, "red", "pc") == 2

    lucky = choose(move(WALLED, 3, board="oval"), "d5+wall1")
    fall(lucky, 2)
    assert points(lucky, "red", "pc") == 3
    off = choose(move(WALLED, 3, board="oval", on="walls=off"), "d5")
    assert rolls(off) != "wall"


@rule("FD-WALL-04", "FD-HAZ-13")
def test_the_debris_lies_where_the_wall_was_touched() -> None:
    match = move("red@c0 gear=2 pf=0/3, blue@c2, yellow@b1", 3, board="oval")
    choose(match, "d5+wall1")
    fall(match, 1)

    assert [race_of(match).track.names[spot] for spot in race_of(match).markers] == ["d1"]


@rule("FD-WALL-05", "FD-WALL-10")
def test_staying_in_the_walled_lane_needs_no_roll() -> None:
    match = move("red@d1 gear=2 pf=0/3, blue@a-30", 3, board="oval")
    choose(match, "d7")

    assert rolls(match) != "wall"


@rule("FD-WALL-06", "FD-WALL-07", "FD-WALL-11", "FD-EX-82")
def test_each_entry_is_tested_slipstreams_included_after_collisions() -> None:
    """Out of the lane and back again by slipstream: two rolls; in a corner beside a car, collisions come first."""
    match = move("red@d1 gear=4 pf=3, blue@d3 gear=4", 3, segment="slip", board="oval", turn="walls=(d1)")
    choose(match, "d5+wall1")
    assert len(race_of(match).drive.walls) == 2
    beside = move("red@c64 gear=2 pf=0/3 stops=1, blue@c66, yellow@a0", 1, board="oval", turn="walls=(d55) path=(d55)")
    choose(beside, "d65+wall1")
    kinds = []
    while rolls(beside) in ("collision", "wall"):
        kinds.append(rolls(beside))
        fall(beside, 20)
    assert kinds == ["collision", "collision", "wall", "wall"]


@rule("FD-WALL-08")
def test_the_wall_counts_in_corners_too() -> None:
    match = move("red@c70 gear=1 pf=0/3, blue@a-30", 1, board="oval")

    assert "d71+wall1" in codes(match)
    assert plain(match)

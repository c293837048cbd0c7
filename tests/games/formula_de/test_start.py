"""Standing and rolling starts, stalls and restarts."""

import pytest

from games.formula_de.bench import at, cell, codes, fact, play, points, race_of, rolls, turn
from rules import rule

GRID = "red@a-10 fresh=1 free_lap=1 on_grid=1 pf=0/3{}, blue@a60"


@rule("FD-START-04", "FD-START-08", "FD-START-03", "FD-GEAR-16")
def test_a_standing_start_rolls_the_table_and_then_the_die_of_first() -> None:
    match = turn(GRID.format(""))
    assert rolls(match) == "start"

    play(match, 4)
    assert rolls(match) == "gear-1"
    play(match, 2, "a-6")
    assert fact(match, "red", "gear") == 1


@rule("FD-START-06", "FD-START-08", "FD-START-09", "FD-START-10", "FD-START-05")
@pytest.mark.parametrize(("face", "cells"), [(2, 1), (3, 1), (4, 2), (17, 2), (18, 3), (19, 3), (20, 4)])
def test_the_start_table(face: int, cells: int) -> None:
    match = turn(GRID.format(""))
    play(match, face)
    if face < 20:
        play(match, 2)
    if face in (18, 19):
        play(match, "yes")
    assert f"a{-10 + 2 * cells}" in codes(match)


@rule("FD-START-05", "FD-START-12", "FD-START-13", "FD-START-25")
def test_a_stall_costs_the_turn_and_the_next_starts_in_first_without_a_roll() -> None:
    match = turn(GRID.format(""))
    play(match, 1)
    assert match.over
    assert fact(match, "red", "status") == 1

    later = turn("red@a-10 status=stalled gear=4 pf=0/3, blue@a60")
    assert rolls(later) == "gear-1"
    spun = turn("red@a100 status=spun gear=4 pf=0/3, blue@a60")
    assert rolls(spun) == "start"
    play(spun, 1)
    assert fact(spun, "red", "status") == 1


@rule("FD-START-06", "FD-START-07")
def test_wheelspin_may_leave_the_car_where_it_is_and_second_is_free_next() -> None:
    match = turn(GRID.format(""))
    play(match, 2, 1)
    assert match.over
    assert cell(match, "red") == "a-10"

    assert "gear-2" in codes(turn("red@a-10 gear=1 on_grid=1, blue@a60"))


@rule("FD-START-09")
def test_the_extra_cell_of_a_good_launch_is_optional() -> None:
    match = turn(GRID.format(""))
    play(match, 18, 2)
    assert codes(match) == ["yes", "no"]
    play(match, "no")
    assert "a-6" in codes(match)


@rule("FD-START-10", "FD-START-23", "FD-EX-90")
def test_a_cannon_start_is_four_cells_whatever_lowers_dice() -> None:
    match = turn(GRID.format(" tyre=wet"), on="night=on tyres-wet=on driver=on")
    play(match, 20)

    assert "a-2" in codes(match)
    assert race_of(match).drive.face == 0
    assert "gear-2" in codes(turn("red@a-2 gear=1, blue@a60"))


@rule("FD-START-11", "FD-SPIN-02")
def test_a_spun_car_restarts_with_the_table() -> None:
    match = turn("red@a100 status=spun gear=5, blue@a60")

    assert rolls(match) == "start"
    play(match, 10, 2, "a104")
    assert fact(match, "red", "gear") == 1


@rule("FD-START-14", "FD-COLL-12", "FD-EX-65", "FD-COLL-17", "FD-COLL-18", "FD-START-21")
def test_on_the_grid_the_gear_is_the_value_and_a_stalled_car_is_hit_more_easily() -> None:
    """Red ends beside a stalled car in 1st: it fails on 1 or 2, the stalled car on 1."""
    cars = "red@a-10 fresh=1 free_lap=1 on_grid=1 pf=0/3, blue@b-7 status=stalled on_grid=1"
    match = turn(cars, on="start-collisions=on")
    play(match, 10, 1, "a-8")
    assert match.chance is not None
    assert match.chance.purpose == "collision/1"
    play(match, 2)
    assert points(match, "blue", "pc") == 3
    play(match, 2)
    assert points(match, "red", "pc") == 2

    safe = turn(cars, on="start-collisions=off")
    play(safe, 10, 1, "a-8")
    assert safe.over


@rule("FD-START-15", "FD-SLIP-23")
def test_nobody_slipstreams_a_stalled_car() -> None:
    for status, offered in (("stalled", False), ("racing", True)):
        match = turn(f"red@a90 gear=4 stops=2 pf=0/3, blue@a110 gear=4 status={status}")
        play(match, "gear-4", 9, "a108")
        assert offered == ("slipstream" in codes(match))


@rule("FD-START-16", "FD-ERS-11", "FD-ERS-12", "FD-ERS-13", "FD-ERS-14", "FD-ERS-16", "FD-PTP-10", "FD-EX-85")
def test_ers_and_push_are_declared_before_the_start_roll() -> None:
    on = "ers=on push-to-pass=on"
    for first in ("fresh=1 free_lap=1", "status=spun"):
        match = turn(f"red@a-10 {first} ers=1 pe=3 pu=1 pf=0/3, blue@a60", on=on)
        assert codes(match) == ["ers-0", "ers-1", "ers-2", "ers-3"]
        play(match, "ers-2", "push-1")
        assert rolls(match) == "start"
        play(match, 1)
        assert match.over, "stalled: the dice are lost"
        assert (points(match, "red", "pe"), points(match, "red", "pu")) == (1, 0)

    cannon = turn("red@a-10 fresh=1 free_lap=1 ers=1 pe=3 pf=0/3, blue@a60", on="ers=on")
    play(cannon, "ers-2", 20, 3, 2)
    assert "a8" in codes(cannon)
    wheelspin = turn("red@a-10 fresh=1 free_lap=1 ers=1 pe=3 pf=0/3, blue@a60", on="ers=on")
    play(wheelspin, "ers-1", 2, 3, 2)
    assert "a-2" in codes(wheelspin)


@rule("FD-START-17")
def test_the_tyre_bonus_goes_with_any_start_that_moves() -> None:
    for face in (2, 10, 20):
        match = turn(GRID.format(" tyre=medium"))
        play(match, face)
        if face < 20:
            play(match, 2)
        play(match, codes(match)[0])
        assert "tyre-1" in codes(match)
    still = turn(GRID.format(" tyre=medium"))
    play(still, 2, 1)
    assert codes(still) == ["tyre-1", "stop"], "a wheelspin that moves nothing could still move"


@rule("FD-START-18", "FD-START-19")
def test_a_rolling_start_takes_any_gear_up_to_fourth_without_a_roll() -> None:
    match = turn(GRID.format(""), on="start=rolling")
    assert codes(match) == ["gear-4", "gear-3", "gear-2", "gear-1"]
    assert codes(turn(GRID.format(""), on="start=rolling rolling-gear=2")) == ["gear-2", "gear-1"]


@rule("FD-START-20", "FD-PIT-16")
def test_the_pit_lane_is_closed_until_the_start_straight_was_left() -> None:
    for waiting, offered in (("on_grid=1", False), ("", True)):
        match = turn(f"red@c-36 gear=2 {waiting} pf=0/3, blue@a60")
        play(match, "gear-2", *(["no"] if offered else []), 4)
        assert offered == any(code.startswith("pit") for code in codes(match))


@rule("FD-START-22", "FD-ORDER-03")
def test_the_first_round_is_played_in_grid_order() -> None:
    match = at("red@c-4 fresh=1 gear=1, blue@a-2 fresh=1 gear=1", "Round", race="order=red,blue grid=blue,red")
    assert match.chance is not None
    assert match.chance.purpose == "start/1"


@rule("FD-START-24")
def test_a_spin_lasts_until_the_start_of_the_next_own_turn() -> None:
    match = turn("red@a100 status=spun gear=5, blue@a60")

    assert fact(match, "red", "status") == 0
    assert race_of(match).drive.restart == 2
    assert fact(at("red@a100 status=spun, blue@a60", "Turn 1"), "red", "status") == 2


@rule("FD-START-23")
def test_a_cannon_start_triggers_nothing_and_cannot_be_rerolled() -> None:
    match = turn(GRID.format(" pp=2"), on="driver=on weather=variable-dry", race="sky=variable settled=no")
    play(match, 20, "leave")
    assert not any(code in ("keep", "reroll") for code in codes(match))
    assert race_of(match).triggers == []


@rule("FD-START-26")
def test_a_grid_beyond_the_line_needs_no_first_crossing() -> None:
    for board, free in (("ring", 1), ("finish", 0)):
        match = at("red@off, blue@off", "LineUpCars; ChooseGear 0", board=board, race="grid=red,blue")
        assert [fact(match, car, "free_lap") for car in ("red", "blue")] == [free, free]

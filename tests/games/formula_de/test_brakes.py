"""Brakes, emergency braking, forcing a block, gears."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, fall, move, play, points, race_of, rolls, turn
from paddock.games.formula_de.tables import OIL
from rules import rule

FAR = ", blue@a-30"


@rule("FD-BRAKE-01", "FD-BRAKE-02", "FD-BRAKE-13", "FD-BRAKE-12")
def test_each_point_is_a_cell_less_but_never_below_nothing() -> None:
    match = move(f"red@a100 gear=2 pf=6{FAR}", 3)
    spent = {int(code.split("+b")[1]) if "+b" in code else 0 for code in codes(match)}
    assert spent == {0, 1, 2, 3}

    choose(match, "a102+b2")
    assert (cell(match, "red"), points(match, "red", "pf")) == ("a102", 4)


@rule("FD-BRAKE-01")
def test_very_many_points_are_no_other_number_of_cells() -> None:
    """What was found for one number of cells and points is not taken for another."""
    assert len(codes(move(f"red@a100 gear=2 pf=1/99{FAR}", 2))) == 5

    assert sorted(codes(move(f"red@a100 gear=2 pf=65/99{FAR}", 1))) == ["a100+b1", "a102", "b101"]


@rule("FD-BRAKE-03", "FD-BOOST-05", "FD-FUEL-11", "FD-ERS-07", "FD-PTP-06", "FD-AERO-17")
def test_brakes_shorten_every_kind_of_segment() -> None:
    for segment in ("main", "tyre", "rich", "boost", "slide", "slip"):
        match = move("red@a44 gear=4 pf=2, blue@a46 gear=4", 3, segment=segment, turn="entered=(0)")
        assert any("+b1" in code for code in codes(match)), segment
    long = turn(f"red@a100 gear=4 load=low ers=1 pe=1 pu=1 pf=6{FAR}", on="aero=on ers=on push-to-pass=on")
    play(long, "gear-4", "ers-1", "push-1", 2, 3, 7, "yes")
    assert any("+b6" in code for code in codes(long))
    assert race_of(long).stack[-1].cells == 13  # type: ignore[attr-defined]


@rule("FD-BRAKE-05", "FD-BRAKE-08")
def test_without_points_nobody_brakes_and_nothing_else_happens() -> None:
    match = move(f"red@a100 gear=2 pf=0/3{FAR}", 3)
    assert not any("+b" in code for code in codes(match))
    last = choose(move(f"red@a100 gear=2 pf=1{FAR}", 3), "a104+b1")
    assert (points(last, "red", "pf"), fact(last, "red", "status"), rolls(last)) == (0, 0, "")


@rule("FD-BRAKE-06", "FD-GEAR-11", "FD-GEAR-12")
def test_a_heavy_downshift_needs_each_of_its_points() -> None:
    assert codes(turn(f"red@a100 gear=6 pt=0/3{FAR}", on="pit=off")) == ["gear-6", "gear-5"]
    assert codes(turn(f"red@a100 gear=6 pf=0/3{FAR}", on="pit=off")) == ["gear-6", "gear-5", "gear-4"]
    assert codes(turn(f"red@a100 gear=6 pm=0/3{FAR}", on="pit=off")) == ["gear-6", "gear-5", "gear-4", "gear-3"]


@rule("FD-BRAKE-07", "FD-EMERG-16", "FD-EMERG-13")
def test_without_brakes_a_block_is_the_end() -> None:
    match = move("red@a10 gear=2 pf=0/3, blue@a12, yellow@a0", 1, board="lane")
    choose(match, "a10+block1")

    assert (fact(match, "red", "status"), fact(match, "red", "out_by")) == (3, 2)


@rule("FD-BRAKE-09", "FD-SLIP-16")
def test_the_charge_of_a_slipstream_does_not_shorten_it() -> None:
    match = choose(move("red@a36 gear=4 pf=1, blue@a38 gear=4", 3, segment="slip"), "a40+charge1")

    assert (cell(match, "red"), points(match, "red", "pf")) == ("a40", 0)


@rule("FD-BRAKE-10", "FD-GEAR-13", "FD-ENGINE-17", "FD-COLL-27", "FD-SUSP-10", "FD-PIT-28", "FD-PIT-29")
def test_a_long_stop_restores_any_typical_component() -> None:
    match = at("red@box-1 pit=2 pg=1/5 pf=1/3 pt=1/3 pm=1/3 pc=1/3 ps=1/3 px=2 pb=0/2 pp=0/2, blue@a0", "Repairs 0 5")

    assert codes(match) == [f"repair-{code}" for code in ("pg", "pf", "pt", "pm", "pc", "ps")]


@rule("FD-BRAKE-11")
def test_a_shortened_move_is_a_legal_way_of_its_length() -> None:
    """Two cells instead of three from a100: not the weave to a102's left neighbour."""
    match = move(f"red@a100 gear=2 pf=1{FAR}", 3)

    assert sorted(code for code in codes(match) if "+b1" in code) == ["a104+b1", "b103+b1", "c102+b1"]


# Emergency braking


@rule("FD-EMERG-07", "FD-EMERG-09")
@pytest.mark.parametrize(
    ("excess", "bill"), [(1, (1, 0, 0)), (2, (2, 0, 0)), (3, (2, 1, 0)), (4, (2, 2, 0)), (5, (2, 3, 0)), (6, (2, 3, 1))]
)
@pytest.mark.parametrize("tyre", ["hard", "soft"])
def test_the_bill(excess: int, bill: tuple[int, int, int], tyre: str) -> None:
    match = move(f"red@a10 gear=5 tyre={tyre} pf=3 pg=5 pc=3, blue@a14, yellow@a0", 1 + excess, board="lane")
    choose(match, f"a12+block{excess}")

    assert bill == (3 - points(match, "red", "pf"), 5 - points(match, "red", "pg"), 3 - points(match, "red", "pc"))
    assert cell(match, "red") == "a12"


@rule("FD-EMERG-08", "FD-EMERG-14", "FD-EMERG-15")
def test_seven_too_many_ram_the_car_ahead() -> None:
    match = move("red@a10 gear=5 pf=3 pg=5, blue@a14, yellow@a0", 8, board="lane")
    choose(match, "a12+block7+out")

    assert fact(match, "red", "out_by") == 2
    assert points(match, "blue", "pc") == 2
    names = race_of(match).track.names
    assert sorted(names[spot] for spot in race_of(match).markers) == ["a12", "a14"]


@rule("FD-EMERG-14", "FD-EMERG-15")
def test_the_car_ahead_is_rammed() -> None:
    match = move("red@a14, blue@a10 gear=5 pf=3 pg=5, yellow@a0", 8, car="blue", board="lane")
    choose(match, "a12+block7+out")

    assert (fact(match, "blue", "out_by"), points(match, "red", "pc")) == (2, 2)
    assert len(race_of(match).markers) == 2


@rule("FD-EMERG-02", "FD-EMERG-03")
def test_nobody_steers_into_a_block_where_a_way_is_free() -> None:
    match = move("red@a100 gear=2 pf=2, blue@a104, yellow@a0", 3)

    assert not any("block" in code for code in codes(match))


@rule("FD-EMERG-03")
@pytest.mark.parametrize(
    ("start", "cells", "blocked"),
    [
        ("a100", 6, ["c108+block1"]),
        ("a100", 8, ["c108+block3"]),
        ("b101", 6, ["a108+block2", "c108+block2"]),
        ("c100", 6, ["a108+block1"]),
    ],
)
def test_before_a_wall_of_cars_the_longest_way_is_driven(start: str, cells: int, blocked: list[str]) -> None:
    """Straight on there is room for four cells, across to the other edge for five."""
    match = move(f"red@{start} gear=3 pf=0/3 pg=5, blue@a110, yellow@b109, green@c110", cells)

    assert sorted(codes(match)) == blocked


@rule("FD-EMERG-04", "FD-EX-60")
def test_brakes_may_be_spent_first() -> None:
    match = move("red@a10 gear=3 pf=3 pg=5, blue@a14, yellow@a0", 4, board="lane")
    assert {"a12+block3", "a12+b3"} <= set(codes(match))

    choose(match, "a12+b3")
    assert (points(match, "red", "pf"), points(match, "red", "pg"), fact(match, "red", "status")) == (0, 5, 0)


@rule("FD-EMERG-10", "FD-DRIVER-11")
@pytest.mark.parametrize(
    ("excess", "replaced"),
    [(1, []), (2, ["pf"]), (3, ["pf"]), (4, ["pf"]), (5, ["pf", "pg"]), (6, ["pf", "pg", "pc"])],
)
def test_which_points_a_driver_point_may_replace(excess: int, replaced: list[str]) -> None:
    match = move("red@a10 gear=5 pf=3 pg=6 pc=3 pp=1, blue@a14, yellow@a0", 1 + excess, board="lane", on="driver=on")
    choose(match, f"a12+block{excess}")

    assert [f"replace-{code}" for code in replaced] == [code for code in codes(match) if code.startswith("replace")]


@rule("FD-EMERG-11", "FD-EMERG-12", "FD-EX-59", "FD-DRIVER-02")
def test_one_point_is_replaced_and_the_last_tyre_point_spins() -> None:
    match = move("red@a10 gear=5 pf=2 pg=2 pp=2, blue@a14, yellow@a0", 6, board="lane", on="driver=on")
    play(match, "a12+block5", "replace-pg")

    assert (points(match, "red", "pf"), points(match, "red", "pg"), points(match, "red", "pp")) == (0, 0, 1)
    assert fact(match, "red", "status") == 2, "the point of this round is spent: no window"


@rule("FD-EMERG-13")
def test_a_missing_point_means_ramming() -> None:
    match = move("red@a10 gear=5 pf=1 pg=5, blue@a14, yellow@a0", 3, board="lane")
    choose(match, "a12+block2")

    assert fact(match, "red", "out_by") == 2
    assert points(match, "blue", "pc") == 2


@rule("FD-EMERG-17")
def test_the_bodywork_of_six_leaves_debris_and_may_be_the_last() -> None:
    match = move("red@a10 gear=5 pf=2 pg=5 pc=1, blue@a14, yellow@a0", 7, board="lane")
    choose(match, "a12+block6")

    assert race_of(match).markers == {race_of(match).track.index["a12"]: 1}
    assert rolls(match) == "reliability"


@rule("FD-EMERG-20", "FD-EMERG-05")
def test_of_equally_long_blocked_ways_the_driver_chooses() -> None:
    cars = "red@b101 gear=2 pf=2, blue@a104, yellow@b103, green@c104, black@a0"
    match = move(cars, 3)

    assert {"a102+block2", "c102+block2"} <= set(codes(match))


@rule("FD-EMERG-21")
def test_the_rammer_chooses_among_the_cars_it_would_have_entered() -> None:
    match = move("red@a100 gear=3 pf=0/3, blue@a102, yellow@b101, green@a0", 3)
    choose(match, "a100+block3")
    assert codes(match) == ["ram-blue", "ram-yellow"]
    choose(match, "ram-yellow")
    assert (points(match, "yellow", "pc"), points(match, "blue", "pc")) == (2, 3)


@rule("FD-EMERG-22")
def test_a_rammed_car_may_fail_at_once() -> None:
    match = move("red@a10 gear=5 pf=0/3, blue@a12 pc=1/3, yellow@a0", 1, board="lane")
    choose(match, "a10+block1")

    assert match.chance is not None
    assert match.chance.purpose == "reliability/1"


@rule("FD-EMERG-23")
def test_kerbs_and_double_cells_stay_a_choice_in_a_blocked_move() -> None:
    """Lane board: a38 to a44, then blue: six cells owe three; the third kerb cell counted twice leaves two."""
    match = move("red@a38 gear=3 pf=3, blue@a46, yellow@a0", 6, board="lane")

    assert {"a44+block3", "a44+shorter+block2"} <= set(codes(match))


@rule("FD-EMERG-23", "FD-EMERG-02")
def test_a_kerb_that_would_just_make_the_move_fit_may_be_declined() -> None:
    """Three cells are free and four are due: ride the kerb and make the roll, or brake hard and pay."""
    match = move("red@a38 gear=2 pf=1 pg=5, blue@a46, yellow@a0", 4, board="lane")
    assert {"a44+shorter", "a44+block1", "a44+b1"} <= set(codes(match))
    choose(match, "a44+block1")
    assert (cell(match, "red"), points(match, "red", "pf"), race_of(match).drive.kerb) == ("a44", 0, 0)
    assert rolls(match) != "road-holding"
    none_left = move("red@a38 gear=2 pf=0/3 pg=5, blue@a46, yellow@a0", 4, board="lane")
    assert codes(none_left) == ["a44+shorter", "a44+block1", "a44+longer+block2"], "asked without a brake point too"
    free = move("red@a38 gear=2 pf=0/3, blue@a48, yellow@a0", 4, board="lane")
    assert not [code for code in codes(free) if "block" in code]


@rule("FD-EMERG-23", "FD-AERO-07")
def test_a_double_cell_that_would_just_make_the_move_fit_may_be_declined() -> None:
    match = move("red@a36 gear=2 pf=0/3 load=high, blue@a44, yellow@a0", 4, board="lane", on="aero=on kerbs=off")

    assert codes(match) == ["a42+double1", "a42+block1"]


@rule("FD-EMERG-24", "FD-EX-96")
def test_braking_down_to_nothing_and_still_blocked_is_the_end() -> None:
    cars = "red@a10 gear=5 pf=2 pg=4, blue@a12, yellow@a0"
    first = choose(move(cars, 4, board="lane"), "a10+b2+block2")
    assert fact(first, "red", "status") == 3
    saved = choose(move(cars, 4, board="lane"), "a10+block4")
    assert (fact(saved, "red", "status"), points(saved, "red", "pf"), points(saved, "red", "pg")) == (0, 0, 2)


# Forcing


FORCE = "red@a10 gear=3 pf=1 pc=2, blue@a12, yellow@a0"


@rule("FD-FORCE-01", "FD-FORCE-02", "FD-FORCE-03", "FD-FORCE-04", "FD-FORCE-08", "FD-FORCE-13", "FD-EX-73")
def test_a_block_can_be_forced_once_a_race() -> None:
    match = move(FORCE, 3, board="lane", on="force-block=on")
    assert "a16+force" in codes(match)
    choose(match, "a16+force")

    assert (points(match, "red", "pf"), points(match, "red", "pc"), points(match, "blue", "pc")) == (0, 1, 3)
    assert race_of(match).markers == {race_of(match).track.index["a16"]: 1}
    again = move(FORCE.replace("pc=2", "pc=2 forced=1"), 3, board="lane", on="force-block=on")
    assert not any("force" in code for code in codes(again))
    assert not any("force" in code for code in codes(move(FORCE, 3, board="lane")))


@rule("FD-FORCE-01", "FD-FORCE-04", "FD-TRICK-21")
def test_a_car_that_is_pulled_may_force_a_block_too() -> None:
    """Blocks on the way behind a harpoon are as in a turn of the owner."""
    match = at(FORCE, "Pull 0 3", board="lane", on="force-block=on")
    choose(match, "a16+force")

    assert (points(match, "red", "pf"), points(match, "red", "pc"), fact(match, "red", "forced")) == (0, 1, 1)
    assert race_of(match).markers == {race_of(match).track.index["a16"]: 1}
    assert not any("force" in code for code in codes(at(FORCE, "Pull 0 3", board="lane")))


@rule("FD-FORCE-05", "FD-FORCE-07", "FD-EX-74")
def test_nobody_stops_on_the_occupied_cell() -> None:
    match = move(FORCE, 1, board="lane", on="force-block=on")
    assert codes(match) == ["a10+block1", "a10+b1"]
    full = move(FORCE.replace("yellow@a0", "yellow@a14"), 3, board="lane", on="force-block=on")
    assert not any("force" in code for code in codes(full)), "the cell after it must be free"


@rule("FD-FORCE-06")
def test_forcing_is_a_choice_beside_emergency_braking() -> None:
    shown = codes(move(FORCE.replace("pf=1", "pf=3"), 3, board="lane", on="force-block=on"))

    assert {"a16+force", "a10+block3"} <= set(shown)


@rule("FD-FORCE-09")
def test_a_second_block_is_braked_for() -> None:
    cars = "red@a10 gear=3 pf=3 pc=2, blue@a12, yellow@a16"
    match = move(cars, 4, board="lane", on="force-block=on")
    assert "a14+block2+force" in codes(match)
    choose(match, "a14+block2+force")
    assert (points(match, "red", "pf"), points(match, "red", "pc")) == (0, 1)


@rule("FD-FORCE-10", "FD-FORCE-12", "FD-RELY-07")
def test_the_last_bodywork_may_be_used_and_is_tested_after_the_move() -> None:
    match = move(FORCE.replace("pc=2", "pc=1/3"), 3, board="lane", on="force-block=on")
    choose(match, "a16+force")
    assert rolls(match) == "reliability"
    for missing in ("pf=0/3 pc=2", "pf=1 pc=0/3"):
        none = move(FORCE.replace("pf=1 pc=2", missing), 3, board="lane", on="force-block=on")
        assert not any("force" in code for code in codes(none))


# Gears


@rule("FD-GEAR-01")
@pytest.mark.parametrize(
    ("gear", "faces"),
    [
        (1, {1: 2, 2: 2}),
        (2, {2: 1, 3: 2, 4: 3}),
        (3, {4: 1, 5: 1, 6: 2, 7: 2, 8: 2}),
        (4, dict.fromkeys(range(7, 13), 2)),
        (5, dict.fromkeys(range(11, 21), 2)),
        (6, dict.fromkeys(range(21, 31), 3)),
    ],
)
def test_each_gear_has_its_die(gear: int, faces: dict[int, int]) -> None:
    match = choose(turn(f"red@a100 gear={gear}{FAR}", on="pit=off"), f"gear-{gear}")
    fork = match.chance
    assert fork is not None

    assert faces == {int(face.code): weight for face, weight in zip(fork.outcomes, fork.weights, strict=True)}


@rule("FD-GEAR-03", "FD-GEAR-04", "FD-GEAR-05", "FD-EX-32")
def test_same_one_up_one_down_and_further_down() -> None:
    assert codes(turn(f"red@a100 gear=3{FAR}")) == ["gear-4", "gear-3", "gear-2", "gear-1"]
    assert points(choose(turn(f"red@a100 gear=3{FAR}"), "gear-2"), "red", "pt") == 3
    assert points(choose(turn(f"red@a100 gear=4{FAR}"), "gear-2"), "red", "pt") == 2


@rule("FD-GEAR-06", "FD-GEAR-07", "FD-GEAR-08", "FD-GEAR-09", "FD-GEAR-14", "FD-GEAR-19", "FD-EX-31")
@pytest.mark.parametrize(("gear", "bill"), [(5, (0, 0, 0)), (4, (1, 0, 0)), (3, (1, 1, 0)), (2, (1, 1, 1))])
def test_what_skipped_gears_cost(gear: int, bill: tuple[int, int, int]) -> None:
    match = turn(f"red@a100 gear=6{FAR}", on="pit=off")
    assert "gear-1" not in codes(match)
    choose(match, f"gear-{gear}")

    assert bill == tuple(3 - points(match, "red", code) for code in ("pt", "pf", "pm")), "paid when declared"
    assert race_of(match).drive.heavy_oil == (gear == 2)


@rule("FD-GEAR-15", "FD-PIT-45", "FD-PIT-12", "FD-EX-92", "FD-PIT-11")
def test_gears_in_the_pit_lane() -> None:
    entered = turn("red@pit-2 pit=1 gear=6 pt=1, blue@a60")
    assert codes(entered) == ["gear-4", "gear-3", "gear-2", "gear-1"]
    choose(entered, "gear-1")
    assert points(entered, "red", "pt") == 1
    assert codes(turn("red@pit-2 pit=1 gear=2, blue@a60")) == ["gear-3", "gear-2", "gear-1"]
    assert codes(turn("red@pit-2 pit=1 gear=6, blue@a60", on="pit-gear=3")) == ["gear-3", "gear-2", "gear-1"]


@rule("FD-GEAR-16")
def test_after_a_stall_or_spin_the_car_is_in_first() -> None:
    for status in ("stalled", "spun"):
        assert fact(turn(f"red@a100 gear=5 status={status}{FAR}"), "red", "gear") == 1


@rule("FD-GEAR-17", "FD-FUEL-13", "FD-FUEL-14", "FD-EX-77", "FD-FUEL-20")
def test_without_fuel_fourth_is_the_highest_and_the_drop_is_free() -> None:
    match = turn(f"red@a100 gear=6 pz=0/6{FAR}", on="fuel=on pit=off")
    assert codes(match) == ["gear-4", "gear-3", "gear-2", "gear-1"]
    choose(match, "gear-4")
    assert points(match, "red", "pt") == 3
    lower = choose(turn(f"red@a100 gear=6 pz=0/6{FAR}", on="fuel=on pit=off"), "gear-2")
    assert points(lower, "red", "pt") == 2, "counted from 4th"
    line = turn("red@a-2 gear=1 pz=1/6 pf=0/3, blue@a60", on="fuel=on pit=off laps=5")
    play(line, "gear-1", 1, "a0")
    assert points(line, "red", "pz") == 0
    assert codes(turn(f"red@a100 gear=6 pz=0/6{FAR}", on="fuel=on fuel-gear=5 pit=off"))[0] == "gear-5"


@rule("FD-GEAR-18")
def test_the_last_engine_point_of_a_downshift_is_tested_after_the_move() -> None:
    match = turn(f"red@a100 gear=6 pm=1/3{FAR}", on="pit=off")
    play(match, "gear-2", 3)
    assert rolls(match) == ""
    choose(match, "a106") if "a106" in codes(match) else choose(match, codes(match)[0])
    assert rolls(match) == "reliability"
    fall(match, 20)
    assert fact(match, "red", "damaged") == 3


@rule("FD-GEAR-10", "FD-GEAR-18", "FD-RELY-07", "FD-MOVE-07")
def test_a_heavy_downshift_is_answered_for_even_if_the_car_then_stands_still() -> None:
    """From 5th to 1st with the last engine point, a 1, and a brake point for that one cell."""
    match = turn("red@a100 gear=5 pm=1/3 pf=2/3, blue@a60", on="laps=5")
    play(match, "gear-1", 1, "a100+b1")

    assert race_of(match).markers == {race_of(match).track.index["a100"]: OIL}
    assert rolls(match) == "reliability"


@rule("FD-BOOST-11", "FD-BOOST-13", "FD-BRAKE-03")
def test_a_boost_braked_away_is_still_tested() -> None:
    match = turn("red@a100 gear=1 pb=1 pf=3, blue@a60", on="laps=5 boost=on")
    play(match, "gear-1", 1, "a100+b1", "boost", "a100+b1")
    assert rolls(match) == "boost"
    fall(match, 5)

    assert points(match, "red", "pb") == 0

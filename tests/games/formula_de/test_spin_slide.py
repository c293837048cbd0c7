"""Spins, slides and kerbs."""

from games.formula_de.bench import (
    at,
    cell,
    choose,
    codes,
    fact,
    fall,
    move,
    plain,
    play,
    points,
    race_of,
    rolls,
    told,
    turn,
)
from rules import rule

FAR = ", blue@a-30"
WET = "sky=rain wet=1"


@rule("FD-SPIN-01", "FD-SPIN-09", "FD-OIL-03", "FD-OIL-06", "FD-SPIN-08")
def test_a_spun_car_stays_on_its_last_cell_and_in_the_way() -> None:
    match = move(f"red@a100 gear=5 pf=0/3{FAR}", 3, markers="a104=oil")
    choose(match, "a106+risk1")
    assert rolls(match) == "oil"
    fall(match, 4)

    assert fact(match, "red", "status") == 2
    assert cell(match, "red") == "a106"
    assert race_of(match).track.index["a106"] in race_of(match).at


@rule("FD-SPIN-04")
def test_nobody_slipstreams_a_spun_car() -> None:
    match = turn("red@a90 gear=4 stops=2 pf=0/3, blue@a110 gear=4 status=spun")
    play(match, "gear-4", 9, "a108")

    assert match.over


@rule("FD-SPIN-05")
def test_a_spun_car_is_hit_more_easily() -> None:
    for status, lost in (("spun", 1), ("racing", 0)):
        match = at(f"red@a44 gear=2, blue@a46 status={status}", "CollisionRolls 0", turn="car=red start=a40")
        play(match, 20, 2)
        assert points(match, "red", "pc") == 3 - lost


@rule("FD-SPIN-06", "FD-SPIN-07", "FD-SPIN-12", "FD-DRIVER-10", "FD-RELY-13")
def test_a_driver_point_cancels_a_spin_but_gives_nothing_back() -> None:
    match = move(f"red@a52 gear=4 pg=1/5 pf=0/3 pp=1{FAR}", 1, on="driver=on")
    choose(match, "a54+over1")
    assert codes(match) == ["cancel", "spin"]

    choose(match, "cancel")
    assert (fact(match, "red", "status"), fact(match, "red", "gear")) == (0, 4)
    assert (points(match, "red", "pg"), points(match, "red", "pp")) == (0, 0)
    spent = move(f"red@a52 gear=4 pg=1/5 pf=0/3 pp=1 driver_used=1{FAR}", 1, on="driver=on")
    choose(spent, "a54+over1")
    assert fact(spent, "red", "status") == 2, "one point a round"
    rely = at(f"red@a100 gear=4 pp=1 pc=0/3{FAR}", "Roll 0 reliability (4)", on="driver=on")
    fall(rely, 15)
    choose(rely, "cancel")
    assert (fact(rely, "red", "status"), fact(rely, "red", "damaged")) == (0, 4)


@rule("FD-SPIN-08")
def test_the_other_causes_of_a_spin() -> None:
    rely = fall(at(f"red@a100 gear=4 pc=0/3{FAR}", "Roll 0 reliability (4)"), 15)
    assert fact(rely, "red", "status") == 2
    nails = fall(at(f"red@a100 gear=4 pg=1/5{FAR}", "Roll 0 nails ()", on="tricks=on"), 10)
    assert fact(nails, "red", "status") == 2
    emergency = move("red@a10 gear=5 pf=2 pg=3, blue@a14", 6, board="lane")
    choose(emergency, "a12+block5")
    assert fact(emergency, "red", "status") == 2


@rule("FD-SPIN-10")
def test_a_second_spin_in_a_turn_changes_nothing() -> None:
    match = at(f"red@a100 gear=5 status=spun pp=1{FAR}", "Spin 0", on="driver=on")

    assert match.over, "no window opens"
    assert not told(match, "CarSpun")


@rule("FD-SPIN-11", "FD-ENGINE-06")
def test_a_spun_car_takes_part_in_an_engine_check_with_its_gear() -> None:
    match = at(f"red@a100 gear=4 status=spun{FAR}", "EngineCheck 0", turn="car=red start=a90 engine=yes")

    assert rolls(match) == "engine"


# Slides


@rule("FD-SKID-01", "FD-SKID-02", "FD-SKID-04", "FD-SKID-12")
def test_a_slide_goes_on_from_where_the_movement_ended() -> None:
    match = move(f"red@b39 gear=2 tyre=intermediate pf=0/3{FAR}", 2, race=WET)
    choose(match, "b43")

    assert plain(match) == ["a44", "b45", "c44"], "the driver chooses among the arrows"
    choose(match, "c44")
    assert cell(match, "red") == "c44"
    dry = move(f"red@b39 gear=2 tyre=intermediate pf=0/3{FAR}", 2)
    choose(dry, "b43")
    assert cell(dry, "red") == "b43"
    assert fact(dry, "red", "stops") == 1


@rule("FD-SKID-05", "FD-EX-81", "FD-AERO-11", "FD-NIGHT-04")
def test_tyres_load_and_night_add_up() -> None:
    on = "night=on aero=on tyres-wet=on"
    for cars, cells in (
        ("tyre=wet tyre_lap=1 load=low", 3),
        ("tyre=wet tyre_lap=0 load=low", 2),
        ("tyre=wet tyre_lap=0", 1),
        ("tyre=wet tyre_lap=0 stops=1", 0),
    ):
        match = move(f"red@a82 gear=2 pf=4 {cars}{FAR}", 1, race=WET, on=on)
        choose(match, "a84")
        assert cells == (race_of(match).stack[-1].cells if codes(match) and "gear" not in codes(match)[0] else 0)  # type: ignore[attr-defined]
    dry = move(f"red@a82 gear=2 pf=4 load=low{FAR}", 1, on="aero=on")
    choose(dry, "a84")
    assert race_of(dry).stack[-1].cells == 1  # type: ignore[attr-defined]


@rule("FD-SKID-06", "FD-BOOST-17", "FD-SLIP-30")
def test_bonus_cells_come_before_the_slide_and_the_slide_before_a_slipstream() -> None:
    match = move("red@a82 gear=4 tyre=intermediate pb=1 pf=0/3, blue@a96 gear=4", 2, race=WET, on="boost=on")
    choose(match, "a86")
    assert codes(match) == ["boost", "slide"]

    play(match, "boost", "a94")
    assert cell(match, "red") == "b95", "the slide is owed after the boost; blue bars the lane"


@rule("FD-SKID-08", "FD-SKID-07")
def test_a_slide_after_a_slipstream_into_the_corner() -> None:
    match = move("red@a36 gear=4 tyre=intermediate, blue@a38 gear=4", 3, segment="slip", race=WET)
    choose(match, "a40+charge1")
    assert plain(match) == ["a42", "b41"]
    choose(match, "a42")
    assert fact(match, "red", "stops") == 1, "no second slide"


@rule("FD-SKID-09", "FD-KERB-07", "FD-EX-03")
def test_a_kerb_does_not_shorten_a_slide() -> None:
    """Three kerb cells with three cells of movement, then one slide cell: on to the fourth."""
    match = move(f"red@a38 gear=2 tyre=intermediate pf=0/3{FAR}", 3, race=WET)
    choose(match, "a44")

    assert plain(match) == ["a46", "b45"]
    assert not any("shorter" in code or "longer" in code for code in codes(match))


@rule("FD-SKID-10", "FD-SKID-18", "FD-BRAKE-03")
def test_brakes_shorten_a_slide_and_bar_the_slipstream() -> None:
    cars = "red@a38 gear=4 tyre=hard pf=3, blue@a{} gear=4"
    match = move(cars.format(46), 3, race=WET)
    choose(match, "a44")
    assert "a44+b3" in codes(match)

    choose(match, "a44+b3")
    assert points(match, "red", "pf") == 0
    assert rolls(match) == "collision", "no slipstream is offered, the movement is over"


@rule("FD-SKID-11", "FD-AERO-09", "FD-EX-80", "FD-SKID-18")
def test_high_load_absorbs_a_slide_cell_on_the_first_cell_of_a_corner() -> None:
    match = move("red@a38 gear=4 tyre=intermediate load=high pf=3, blue@a42 gear=4", 1, race=WET, on="aero=on")
    choose(match, "a40")
    assert codes(match) == ["slide", "absorb"]

    choose(match, "absorb")
    assert cell(match, "red") == "a40"
    assert "slipstream" in codes(match), "absorbing is not braking"
    deeper = move(f"red@a38 gear=4 tyre=intermediate load=high pf=3{FAR}", 2, race=WET, on="aero=on")
    choose(deeper, "a42")
    assert "absorb" not in codes(deeper)


@rule("FD-SKID-13")
def test_a_blocked_slide_is_an_emergency() -> None:
    match = move("red@a38 gear=2 tyre=hard pf=2, blue@a44", 2, board="lane", race=WET)
    choose(match, "a42")
    assert "a42+block3" in codes(match)

    choose(match, "a42+block3")
    assert (points(match, "red", "pf"), points(match, "red", "pg")) == (0, 4)


@rule("FD-SKID-14", "FD-EX-58")
def test_a_slide_out_of_the_corner_is_an_overshoot() -> None:
    match = move("red@a50 gear=2 tyre=intermediate pf=0/3, blue@a-30", 1, race=WET, on="kerbs=off")
    choose(match, "a52")
    choose(match, "a54+over1")

    assert points(match, "red", "pg") == 4
    assert fact(match, "red", "stops") == 0


@rule("FD-SKID-15")
def test_a_move_through_the_corner_makes_no_slide_in_it() -> None:
    match = move(f"red@a50 gear=2 tyre=intermediate stops=1 pf=0/3{FAR}", 3, race=WET)
    choose(match, "a56")

    assert cell(match, "red") == "a56"
    assert fact(match, "red", "stops") == 0


@rule("FD-SKID-16")
def test_a_slide_may_end_behind_a_car_and_open_a_slipstream() -> None:
    match = move("red@a38 gear=4 tyre=intermediate pf=0/3, blue@a46 gear=4", 2, race=WET)
    play(match, "a42", "a44")

    assert codes(match) == ["slipstream", "stop"]


@rule("FD-SKID-17", "FD-SKID-02")
def test_a_car_that_does_not_move_does_not_slide() -> None:
    match = turn(f"red@a84 status=spun gear=3 tyre=hard{FAR}", race=WET)
    play(match, 1)

    assert match.over
    assert cell(match, "red") == "a84"


@rule("FD-SKID-19")
def test_gear_and_distance_do_not_change_a_slide() -> None:
    for gear, cells, stop in ((1, 1, "a82"), (4, 7, "a94")):
        match = move(f"red@a80 gear={gear} tyre=hard pf=4{FAR}", cells, race=WET)
        choose(match, stop)
        assert race_of(match).stack[-1].cells == 3  # type: ignore[attr-defined]


# Kerbs


@rule("FD-KERB-01", "FD-KERB-03", "FD-KERB-04", "FD-KERB-05", "FD-KERB-06", "FD-KERB-11", "FD-EX-02", "FD-SUSP-03")
def test_three_kerb_cells_make_the_third_count_twice_or_not_at_all() -> None:
    match = move(f"red@a38 gear=2 pf=0/3{FAR}", 4)
    assert {"a46", "a44+shorter", "a48+longer"} <= set(codes(match))

    choose(match, "a44+shorter")
    assert cell(match, "red") == "a44"
    assert rolls(match) == "road"
    fall(match, 4)
    assert points(match, "red", "ps") == 2
    off = move(f"red@a38 gear=2 pf=0/3{FAR}", 4, on="kerbs=off")
    assert not any("shorter" in code or "longer" in code for code in codes(off))


@rule("FD-KERB-09")
def test_driving_along_the_kerb_without_claiming_has_no_consequence() -> None:
    match = move(f"red@a38 gear=2 pf=0/3{FAR}", 4)
    choose(match, "a46")

    assert rolls(match) != "road"


@rule("FD-KERB-12", "FD-EX-93")
def test_with_the_last_cell_on_the_third_only_one_more_can_be_had() -> None:
    shown = codes(move(f"red@a38 gear=2 pf=0/3{FAR}", 3))

    assert "a46+longer" in shown
    assert not any("shorter" in code for code in shown)


@rule("FD-KERB-10", "FD-KERB-03")
def test_the_start_cell_and_broken_rows_do_not_count() -> None:
    assert not any("er" in code.split("+")[-1] for code in codes(move(f"red@a40 gear=2 pf=0/3{FAR}", 2)))
    assert any("longer" in code for code in codes(move(f"red@a40 gear=2 pf=0/3{FAR}", 3)))
    middle = codes(move(f"red@b43 gear=2 stops=1 pf=0/3{FAR}", 2))
    assert not any("er" in code.split("+")[-1] for code in middle)


@rule("FD-KERB-02")
def test_kerbs_are_used_once_a_turn() -> None:
    """The corner of three stops is long enough for two rows of three."""
    shown = codes(move(f"red@a118 gear=4 pf=0/3{FAR}", 8))

    assert not any(code.count("longer") + code.count("shorter") > 1 for code in shown)
    used = turn(f"red@a118 gear=2 tyre=medium pf=0/3{FAR}")
    play(used, "gear-2", 3, "a126+longer", "tyre-1")
    assert not any("longer" in code or "shorter" in code for code in codes(used))


@rule("FD-KERB-08", "FD-SLIP-24")
def test_kerbs_come_before_any_slipstream() -> None:
    after = move(f"red@a38 gear=4 pf=3{FAR}", 4, segment="rich", turn="slipped=yes")

    assert not any("longer" in code or "shorter" in code for code in codes(after))


@rule("FD-SKID-06", "FD-TYRE-18")
def test_bonus_cells_come_before_the_slide_and_never_right_after_it() -> None:
    """Low load slides a cell on a dry track; Medium tyres in their first lap have a cell to add."""
    cars = "red@a36 gear=3 pf=0/3 tyre=medium load=low, blue@a-30"
    memory = "tyre=1"
    match = move(cars, 4, on="aero=on kerbs=off", turn=memory)
    choose(match, "a44")
    assert codes(match) == ["tyre-1", "slide"]
    choose(match, "slide", "a46")
    assert (cell(match, "red"), race_of(match).drive.car) == ("a46", 1), "it is blue's turn"
    first = choose(move(cars, 4, on="aero=on kerbs=off", turn=memory), "a44", "tyre-1", "a46")
    assert codes(first) == ["a48", "b47"], "the slide follows"


@rule("FD-SKID-01", "FD-SLIP-16", "FD-SLIP-20")
def test_a_slide_after_a_slipstream_is_made_even_without_a_brake_point_for_the_next_corner() -> None:
    """The slipstream took the last brake point; the slide of five cells leads into the next corner all the same."""
    cars = "red@b19 gear=4 pf=1/3 tyre=hard load=low, blue@b21 gear=4, yellow@a80"
    given = {"board": "chicane", "on": "weather=rain laps=5 aero=on night=on", "race": "sky=rain wet=1"}
    match = move(cars, 3, segment="slip", **given)
    choose(match, "a24+charge1")
    assert points(match, "red", "pf") == 0
    assert all(int(code[1:].split("+")[0]) >= 29 for code in codes(match))

"""Movement basics, corners and overshooting."""

import pytest

from games.formula_de.bench import (
    cell,
    choose,
    codes,
    fact,
    move,
    plain,
    play,
    points,
    race_of,
    rolls,
    told,
    turn,
)
from paddock.games.formula_de.options import Go
from rules import rule

FAR = ", blue@a-30"


@rule("FD-MOVE-01", "FD-GEAR-02")
def test_the_gear_comes_before_the_die() -> None:
    match = turn(f"red@a0 gear=2{FAR}")
    assert codes(match) == ["gear-3", "gear-2", "gear-1"]
    choose(match, "gear-3")
    assert rolls(match) == "gear-3"
    assert not codes(match)


@rule("FD-MOVE-02", "FD-MOVE-03", "FD-EMERG-02")
def test_the_whole_movement_must_be_made() -> None:
    assert plain(move(f"red@a100 gear=3 pf=0/3{FAR}", 5)) == ["a110", "b109", "c108"]


@rule("FD-MOVE-03")
def test_brakes_kerbs_and_blocks_shorten_it() -> None:
    shown = codes(move(f"red@c38 gear=2 pf=1{FAR}", 4))
    assert {"c46", "c44+b1", "c44+shorter"} <= set(shown)


@rule("FD-MOVE-04", "FD-CORNER-04", "FD-CORNER-05", "FD-CORNER-06")
def test_corners_follow_arrows_and_know_no_shortest_way() -> None:
    """On board s2 the arrows of b9 lead to b11 alone; in the wide corner of board s a detour is legal."""
    assert plain(move("red@b9 gear=2 stops=1 pf=0/3, blue@a40", 1, board="s2")) == ["b11"]
    match = move("red@b25 gear=2 pf=0/3, blue@a0", 4, board="s")
    assert {"b33", "b31", "b29"} <= set(plain(match)), "any number of changes back and forth"
    corner = race_of(match).track.board.corners[0]
    assert (corner.shortest, corner.longest) != (0, 0)


@rule("FD-MOVE-05", "FD-MOVE-13")
def test_a_cell_with_a_car_cannot_be_entered() -> None:
    match = move("red@a100 gear=2 pf=0/3, blue@a104, yellow@b103", 2)

    assert not {"a104", "b103"} & set(plain(match))
    race = race_of(match)
    assert len(set(race.at.values())) == len(race.at) == 3


@rule("FD-MOVE-06", "FD-PIT-10", "FD-PIT-47")
def test_cars_in_the_pit_lane_pass_through_each_other() -> None:
    match = turn("red@pit-2 pit=1 gear=2 laps=1, blue@box-1 pit=2 team=0 box=0, yellow@pit-3 pit=5")
    play(match, "gear-2", 3)

    assert cell(match, "red") == cell(match, "blue") == "box-1"


@rule("FD-MOVE-08", "FD-EX-89", "FD-AERO-04", "FD-AERO-05", "FD-AERO-06")
def test_the_order_of_modifiers() -> None:
    def cells(gear: int, face: int, words: str = "load=high", on: str = "night=on aero=on", race: str = "") -> int:
        match = turn(f"red@a142 gear={gear} stops=0 {words} pf=0/3, blue@c100", on=f"pit=off laps=9 {on}", race=race)
        play(match, f"gear-{gear}", face)
        return race_of(match).stack[-1].cells  # type: ignore[attr-defined, no-any-return]

    assert [cells(5, 20), cells(5, 18), cells(4, 12)] == [18, 17, 11]
    assert [cells(6, 30, on="aero=on"), cells(6, 26, on="aero=on"), cells(6, 25, on="aero=on")] == [26, 26, 25]
    assert [cells(4, 12, on="aero=on"), cells(4, 11, on="aero=on")] == [11, 11]
    assert cells(5, 20, "load=high tyre=wet", "aero=on tyres-wet=on") == 18
    assert cells(3, 8, "load=high", "aero=on") == 8


@rule("FD-MOVE-09", "FD-STRAIGHT-13")
def test_bonus_cells_before_a_slipstream_go_on_with_the_path() -> None:
    """Two cells with a change to the right, then a tyre cell: back to the left would be a weave."""
    match = turn(f"red@a100 gear=2 tyre=medium pf=0/3{FAR}")
    play(match, "gear-2", 2, "b103", "tyre-1")

    assert plain(match) == ["b105", "c104"]
    fresh = turn(f"red@b103 gear=1 pf=0/3{FAR}")
    play(fresh, "gear-1", 1)
    assert plain(fresh) == ["a104", "b105", "c104"], "in the next turn the lane may be left again"


@rule("FD-MOVE-10", "FD-MOVE-11")
def test_tests_come_when_the_movement_is_over_and_nothing_can_be_taken_back() -> None:
    match = move(f"red@a100 gear=6 pf=2{FAR}", 4, markers="a104=debris b103=oil")
    choose(match, "a108+risk1")

    assert rolls(match) == "road"
    assert not codes(match)


@rule("FD-MOVE-12", "FD-END-02", "FD-FUEL-04", "FD-ERS-08")
def test_the_line_acts_when_it_is_touched() -> None:
    match = turn("red@a-4 gear=2 laps=0 pz=4/6 ers=1 pe=1 pf=0/3, blue@a60", on="pit=off fuel=on ers=on")
    play(match, "gear-2", "ers-0", 2)
    choose(match, "a0")

    assert fact(match, "red", "laps") == 1
    assert fact(match, "red", "line") == 1
    assert (points(match, "red", "pz"), points(match, "red", "pe")) == (2, 3)


# Corners


@rule("FD-CORNER-01", "FD-CORNER-02", "FD-CORNER-07", "FD-CORNER-08")
def test_a_turn_that_ends_in_a_corner_is_a_stop_and_leaving_clears_the_count() -> None:
    match = turn(f"red@a78 gear=2 pf=0/3{FAR}")
    play(match, "gear-2", 3, "a84")
    assert fact(match, "red", "stops") == 1

    again = turn(f"red@a84 gear=2 stops=1 pf=0/3{FAR}")
    play(again, "gear-2", 3, "a90")
    assert fact(again, "red", "stops") == 2
    out = turn(f"red@a94 gear=2 stops=2 pf=0/3{FAR}")
    play(out, "gear-2", 3, "a100")
    assert fact(out, "red", "stops") == 0
    assert points(out, "red", "pg") == 5


@rule("FD-CORNER-03", "FD-EX-34", "FD-SKID-03")
def test_stops_beyond_the_value_bring_no_further_slide() -> None:
    """Intermediate tyres in the rain, a corner of two stops: slides at the first and second stop, not at the third."""
    wet = "sky=rain wet=1"
    for made, slides in ((0, True), (1, True), (2, False)):
        match = move(f"red@a82 gear=2 tyre=intermediate stops={made} pf=0/3{FAR}", 2, race=wet)
        choose(match, "a86")
        assert slides == ("a88" in codes(match))


@rule("FD-CORNER-09", "FD-OVER-06", "FD-CORNER-15")
def test_a_corner_reached_by_overshooting_has_no_stop_yet() -> None:
    match = turn("red@a28 gear=2 pf=0/3, blue@a-10", board="chicane", on="laps=5")
    play(match, "gear-2", 2)
    choose(match, next(code for code in codes(match) if "+over2" in code or "+over1" in code))

    assert fact(match, "red", "stops") == 0
    leaving = move("red@a36 gear=2 pf=0/3 stops=0, blue@a-10", 2, board="chicane")
    assert all("+over" in code for code in codes(leaving)), "the full value is still due"


@rule("FD-CORNER-10", "FD-EMERG-18")
def test_stalls_and_turns_without_movement_in_a_corner_are_stops() -> None:
    stalled = turn("red@a84 status=spun gear=3, blue@a0")
    play(stalled, 1)
    assert fact(stalled, "red", "stops") == 1
    still = turn("red@a84 gear=1 tyre=wet, blue@a0", on="night=on tyres-wet=on")
    play(still, "gear-1", 1)
    assert fact(still, "red", "stops") == 1
    blocked = turn("red@a40 gear=1 pf=2, blue@a42", board="lane")
    play(blocked, "gear-1", 1)
    choose(blocked, "a40+block1")
    assert fact(blocked, "red", "stops") == 1


@rule("FD-CORNER-11")
def test_a_turn_that_ends_in_a_corner_by_slipstream_is_one_stop() -> None:
    match = turn("red@a30 gear=4 pf=3, blue@a46 gear=4 stops=0, yellow@c0")
    play(match, "gear-4", 7, "a44", "slipstream")
    choose(match, next(code for code in codes(match) if "+" not in code))
    play(match, *[20] * 4) if rolls(match) else None

    assert fact(match, "red", "stops") == 1


@rule("FD-CORNER-13")
def test_corners_in_a_row_count_for_themselves() -> None:
    match = turn("red@a20 gear=2 stops=1 pf=0/3, blue@a-10", board="chicane")
    play(match, "gear-2", 4, "a28")
    assert fact(match, "red", "stops") == 2
    across = turn("red@a26 gear=2 stops=1 pf=0/3, blue@a-10", board="chicane")
    play(across, "gear-2", 3, "a32")
    assert fact(across, "red", "stops") == 1


@rule("FD-CORNER-14", "FD-AERO-07", "FD-AERO-08", "FD-EX-79")
def test_the_first_cell_of_a_corner_is_the_first_one_driven_onto() -> None:
    """Two straight cells, then the corner: six cells end on corner cell 4 or, the first counted double, on cell 3."""
    match = move(
        "red@a34 gear=2 load=high tyre=intermediate pf=0/3, blue@a-30", 6, race="sky=rain wet=1", on="aero=on kerbs=off"
    )
    assert {"a46", "a44+double1"} <= set(codes(match))

    choose(match, "a44+double1")
    assert plain(match) == ["a46", "b45"], "then it slides one"
    ends = move("red@a38 gear=2 load=high pf=0/3, blue@a-30", 2, on="aero=on kerbs=off")
    assert not any(code.startswith("a40+double") for code in codes(ends))


# Overshooting


@rule("FD-OVER-01", "FD-OVER-02", "FD-OVER-03", "FD-OVER-19")
def test_cells_beyond_the_corner_cost_tyre_points() -> None:
    match = turn(f"red@a50 gear=2 pf=0/3{FAR}")
    play(match, "gear-2", 4, "a58+over3")

    assert points(match, "red", "pg") == 2
    assert told(match, "Overshot")
    made = turn(f"red@a50 gear=2 stops=1 pf=0/3{FAR}")
    play(made, "gear-2", 4, "a58")
    assert points(made, "red", "pg") == 5


@rule("FD-OVER-04", "FD-OVER-20", "FD-HAZ-15")
def test_the_exit_lane_is_kept_even_through_dangerous_cells() -> None:
    """The corner's arrows lead out to a54, b53 or b55's lane; from there straight on, debris or not."""
    match = move(f"red@a52 gear=2 pf=0/3{FAR}", 3, markers="a56=debris")

    assert set(codes(match)) == {"a58+over3+risk1", "b57+over3"}
    choose(match, "a58+over3+risk1")
    assert rolls(match) == "road"


@rule("FD-OVER-05", "FD-EMERG-01", "FD-FORCE-11")
def test_a_blocked_exit_lane_means_emergency_braking_or_force() -> None:
    cars = "red@a56 gear=2 pf=2, blue@a62, yellow@a-10"
    match = move(cars, 3, board="lane")
    assert "a60+over1+block1" in codes(match)
    forced = move(cars, 3, board="lane", on="force-block=on")
    assert "a62" not in [code.split("+")[0] for code in codes(forced)]
    assert any("+force" in code for code in codes(move(cars, 4, board="lane", on="force-block=on")))


@rule("FD-OVER-07", "FD-SPIN-08", "FD-SPIN-01")
def test_the_last_tyre_point_spins_the_car() -> None:
    match = move(f"red@a52 gear=3 pg=2/5 pf=0/3{FAR}", 2)
    choose(match, "a56+over2")

    assert (points(match, "red", "pg"), fact(match, "red", "status")) == (0, 2)
    assert cell(match, "red") == "a56"


@rule("FD-OVER-08", "FD-OVER-09", "FD-EX-56", "FD-EX-57")
def test_without_tyre_points_one_spins_and_two_are_too_many() -> None:
    one = choose(move(f"red@a52 gear=3 pg=0/5 pf=0/3{FAR}", 1), "a54+over1")
    assert fact(one, "red", "status") == 2
    two = choose(move(f"red@a52 gear=3 pg=0/5 pf=0/3{FAR}, yellow@a0", 2), "a56+over2")
    assert fact(two, "red", "status") == 4
    medium = choose(move(f"red@a52 gear=3 tyre=medium pg=0/5 pf=0/3{FAR}, yellow@a0", 1), "a54+over1")
    assert fact(medium, "red", "status") == 4


@rule("FD-OVER-10", "FD-EX-35", "FD-OUT-02", "FD-OUT-03")
def test_more_than_is_left_is_the_end() -> None:
    for tyre, out in (("hard", False), ("medium", True), ("soft", True)):
        match = move(f"red@a52 gear=3 tyre={tyre} pg=1/5 pf=0/3{FAR}, yellow@a0", 1)
        choose(match, "a54+over1")
        assert out == (fact(match, "red", "status") == 4)
        assert out == (cell(match, "red") == "")


@rule("FD-OVER-11", "FD-EX-84", "FD-EX-01", "FD-BRAKE-01", "FD-CORNER-05")
def test_two_stops_missing_eliminate_whatever_the_tyres() -> None:
    """The longest way through the corner of two stops is nine cells; ten are one too many, but a brake point helps."""
    match = move("red@a78 gear=4 pf=1 pg=9, blue@a0, yellow@a2", 10, board="lane", on="kerbs=off")
    assert race_of(match).track.board.corners[1].longest == 9
    shown = codes(match)
    assert all("+out" in code for code in shown if "+b1" not in code)
    assert "a96+b1" in shown

    choose(match, next(code for code in shown if "+out" in code))
    assert fact(match, "red", "status") == 4
    third = move("red@a140 gear=2 stops=1 pg=9 pf=0/3, blue@a0, yellow@c0", 1)
    choose(third, "a142+over1+out")
    assert cell(third, "red") == ""


@rule("FD-OVER-12", "FD-OVER-21", "FD-BRAKE-04")
def test_brakes_reduce_or_cancel_an_overshoot() -> None:
    cars = f"red@a50 gear=2 pf=3{FAR}"
    match = turn(cars)
    play(match, "gear-2", 3)
    assert {"a56+over2", "a54+b1+over1", "a52+b2"} <= set(codes(match))

    choose(match, "a52+b2")
    assert (points(match, "red", "pg"), points(match, "red", "pf"), fact(match, "red", "stops")) == (5, 1, 1)
    mixed = play(turn(cars), "gear-2", 3, "a54+b1+over1")
    assert (points(mixed, "red", "pg"), points(mixed, "red", "pf")) == (4, 2)


@rule("FD-OVER-13")
def test_bonus_slide_and_slipstream_cells_count_as_excess() -> None:
    match = turn(f"red@a50 gear=2 tyre=medium pg=9 pf=0/3{FAR}")
    play(match, "gear-2", 2, "a54+over1", "tyre-1")

    assert cell(match, "red") == "a56"
    assert points(match, "red", "pg") == 9 - 2 * 2


@rule("FD-OVER-15", "FD-OVER-16")
def test_two_corners_overshot_in_one_move_are_both_paid() -> None:
    """Through the whole second corner: 6 cells beyond the first, 1 beyond the second."""
    match = move("red@a28 gear=4 pg=9 pf=0/3, blue@a-10", 6, board="chicane", on="laps=9")
    shown = codes(match)
    two = [code for code in shown if "+over7" in code]
    assert two

    choose(match, two[0])
    assert points(match, "red", "pg") == 2


@rule("FD-OVER-17")
def test_no_slide_in_a_corner_entered_by_overshooting() -> None:
    match = move(
        "red@a28 gear=4 pg=9 tyre=intermediate pf=0/3, blue@a-10",
        2,
        board="chicane",
        race="sky=rain wet=1",
        on="laps=9",
    )
    choose(match, "a32+over2")

    assert points(match, "red", "pg") == 7
    assert cell(match, "red") == "a32"


@rule("FD-OVER-18")
def test_overshoot_is_paid_before_emergency_braking() -> None:
    match = move("red@a56 gear=2 pf=2 pg=4, blue@a62, yellow@a-10", 5, board="lane")
    choose(match, "a60+over1+block3")

    assert (points(match, "red", "pg"), points(match, "red", "pf")) == (2, 0)
    poor = move("red@a56 gear=2 pf=2 pg=1, blue@a62, yellow@a-10", 5, board="lane")
    choose(poor, "a60+over1+block3")
    assert fact(poor, "red", "status") == 3, "the tyre point of the bill is gone with the overshoot"


@pytest.mark.parametrize(
    ("way", "en", "it"),
    [
        ("", "a9", "a9"),
        ("+wall1", "a9: touches the walled lane", "a9: entra nella corsia del muro"),
        (
            "+wall2+way3",
            "a9: touches the walled lane 2 times, way 3",
            "a9: entra 2 volte nella corsia del muro, percorso 3",
        ),
        ("+risk1", "a9: over a dangerous cell", "a9: su una casella pericolosa"),
        ("+risk2", "a9: over 2 dangerous cells", "a9: su 2 caselle pericolose"),
        ("+over3+out", "a9: overshoots by 3, is out", "a9: overshooting di 3, è eliminata"),
        ("+double1", "a9: first corner cell counts twice", "a9: la prima casella di curva vale doppio"),
        (
            "+longer+pit",
            "a9: kerb: one cell more, into the pit lane",
            "a9: cordolo: una casella in più, in corsia box",
        ),
    ],
)
def test_ways_that_differ_are_told_apart_in_words(way: str, en: str, it: str) -> None:
    option = Go("a9", 0, way, 0)

    assert (option.label("en"), option.label("it")) == (en, it)

"""The printed examples of straights, dangerous cells, walls and slipstreams, on boards that reproduce their numbers."""

from games.formula_de.bench import at, cell, choose, codes, move, plain, play, points, turn
from rules import rule

T = "red@{} gear=3 pf=0/3, blue@b7 gear=2, yellow@a10 gear=2"


def busy(start: str, cells: int) -> list[str]:
    """Codes on the busy straight: two parked cars and a dangerous cell."""
    return codes(move(T.format(start), cells, board="t", markers="b13=debris"))


@rule("FD-EX-04", "FD-STRAIGHT-06", "FD-STRAIGHT-15")
def test_seven_cells_lead_round_the_traffic_and_eight_do_not() -> None:
    assert "a12" in busy("a0", 7)
    assert "a12" not in busy("a0", 8)


@rule("FD-EX-05")
def test_from_the_right_six_cells_reach_the_middle_and_seven_do_not() -> None:
    assert "b9" in busy("c-2", 6)
    assert "b9" not in busy("c-2", 7)


@rule("FD-EX-06")
def test_straight_on_along_the_right_edge_takes_nine() -> None:
    reached = [cells for cells in range(6, 13) if "c16" in busy("c-2", cells)]

    assert [9] == reached


@rule("FD-EX-07", "FD-STRAIGHT-07", "FD-HAZ-04")
def test_avoiding_the_dangerous_cell_takes_nine() -> None:
    assert "b15" in busy("a0", 9)
    assert "b15" not in busy("a0", 10)


@rule("FD-EX-08", "FD-HAZ-05", "FD-STRAIGHT-11")
def test_crossing_the_dangerous_cell_takes_eight() -> None:
    assert "b15+risk1" in busy("a0", 8)
    assert "b15+risk1" not in busy("a0", 9)


@rule("FD-EX-09")
def test_from_the_middle_avoiding_the_dangerous_cell_takes_nine_and_never_ten() -> None:
    assert "b15" in busy("b-1", 9)
    assert "b15" not in busy("b-1", 10)


@rule("FD-EX-10", "FD-STRAIGHT-09", "FD-STRAIGHT-10", "FD-STRAIGHT-18")
def test_a_move_through_corner_straight_and_corner_may_turn_each_time() -> None:
    """Left in the corner, straight on along the short straight, right in the next corner."""
    match = move("red@c36 gear=2 stops=1 pf=0/3, blue@a0", 4, board="chicane")

    assert "c42" in codes(match)


@rule("FD-EX-11", "FD-STRAIGHT-01")
def test_a_lane_change_on_the_short_straight_may_not_be_taken_back_into_the_corner() -> None:
    """From the first straight cell b39 the corner cell b43 is two steps away: b39, c40, b41 would be weaving."""
    reached = codes(move("red@b35 gear=2 stops=1 pf=0/3, blue@b41", 4, board="chicane"))

    assert not any(code.startswith("b43") for code in reached)
    assert "a42" in codes(move("red@b35 gear=2 stops=1 pf=0/3, blue@b41", 4, board="chicane"))


@rule("FD-EX-12", "FD-CORNER-12", "FD-STRAIGHT-03")
def test_out_of_a_corner_two_lanes_may_be_crossed() -> None:
    reached = codes(move("red@a50 gear=2 stops=1 pf=0/3, blue@a0", 5))

    assert "c56" in reached


@rule("FD-EX-13")
def test_out_of_a_corner_a_detour_is_not_the_shortest_way() -> None:
    """From a52 the first step is the corner's; after it no detour: a58 is never five cells away."""
    reached = codes(move("red@a52 gear=2 stops=1 pf=0/3, blue@c0", 5))

    assert {"a62", "a60"} <= set(reached)
    assert not any(code.startswith("a58") for code in reached)


@rule("FD-EX-14")
def test_a_weave_into_a_corner_is_a_weave() -> None:
    """From a36 over b37 back to a38 is weaving, although b37 alone may go on to a38 and the corner."""
    assert not any(code.startswith("a40") for code in codes(move("red@a36 gear=2 pf=0/3, blue@c0", 3)))
    assert "a40" in codes(move("red@b37 gear=2 pf=0/3, blue@c0", 2))


@rule("FD-EX-15", "FD-STRAIGHT-12", "FD-EMERG-02")
def test_a_wall_of_dangerous_cells_is_passed_with_six_seven_or_eight() -> None:
    markers = "a6=oil b7=oil c6=oil"
    cars = "red@a0 gear=3 pf=0/3, blue@c40"

    assert "a12+risk1" in codes(move(cars, 6, board="v", markers=markers))
    assert "a12+risk1" in codes(move(cars, 7, board="v", markers=markers))
    assert "a12+risk1" in codes(move(cars, 8, board="v", markers=markers))
    assert "a12+risk1" not in codes(move(cars, 9, board="v", markers=markers))


@rule("FD-EX-16")
def test_a_double_wall_is_passed_with_eleven() -> None:
    markers = "a6=oil b7=oil c6=oil a12=oil b13=oil c12=oil"

    assert "b19+risk2" in codes(move("red@a0 gear=3 pf=0/3, blue@c40", 11, board="vv", markers=markers))


@rule("FD-EX-17", "FD-WALL-09")
def test_a_parked_car_by_the_wall_is_passed_with_a_roll_or_the_long_way_round() -> None:
    cars = "red@c0 gear=3 pf=0/3, blue@c6"
    seven = codes(move(cars, 7, board="w", markers="b5=debris"))
    eight = codes(move(cars, 8, board="w", markers="b5=debris"))

    assert {"c12+wall1", "c12+risk1"} <= set(seven)
    assert "c12" not in seven
    assert "c12" in eight


SLIP = "red@a0 gear=4, blue@a2 gear=4"


@rule("FD-EX-18", "FD-SLIP-05", "FD-SLIP-06", "FD-SLIP-07", "FD-SLIP-08")
def test_a_slipstream_ends_ahead_of_the_leader_or_one_or_two_lanes_over() -> None:
    match = move(SLIP + ", yellow@c40", 3, segment="slip", board="t")

    assert ["a4", "b5", "c4"] == plain(match)


@rule("FD-EX-19", "FD-SLIP-09", "FD-SLIP-10")
def test_the_forward_step_between_two_changes_passes_a_car_two_lanes_over() -> None:
    """c2 is taken: right, right, ahead is blocked, right, ahead, right is not; three changes would reach b3 or none."""
    match = move(SLIP + ", yellow@c2 gear=4", 3, segment="slip", board="t")

    assert ["a4", "b5", "c4"] == plain(match)


S = "red@a0 gear={} pf=3, blue@a16 gear=4, yellow@b23 gear=4, green@c28 gear=4, black@b29 gear=4"


@rule("FD-EX-20", "FD-SLIP-15", "FD-SLIP-16", "FD-SLIP-17", "FD-SLIP-26", "FD-TYRE-18")
def test_a_chain_of_slipstreams_with_a_tyre_cell_between_costs_one_brake_point() -> None:
    match = turn(S.format("4 tyre=medium"), board="s")
    play(match, "gear-4", 7, "a14", "slipstream", "b19", "tyre-1", "b21", "slipstream")
    assert points(match, "red", "pf") == 3

    choose(match, "c26+charge1")
    assert points(match, "red", "pf") == 2

    play(match, "slipstream", "a30")
    assert points(match, "red", "pf") == 2


@rule("FD-EX-21", "FD-SKID-06", "FD-SKID-07", "FD-SKID-16")
def test_a_slide_before_a_slipstream_is_the_only_one_in_its_corner() -> None:
    match = turn(S.format("5 tyre=intermediate"), board="s", race="sky=rain wet=1")
    play(match, "gear-5", 14, "c26")
    assert "b27" in plain(match)

    play(match, "b27", "slipstream", "b31")
    assert "slide" not in codes(match)
    assert cell(match, "red") == "b31"


@rule("FD-EX-22", "FD-SKID-08", "FD-WX-08")
def test_a_slipstream_into_a_corner_is_followed_by_the_slide() -> None:
    match = turn(
        S.format("5 tyre=intermediate"), board="s", race="sky=variable wet=1 settled=no", on="weather=variable-wet"
    )
    play(match, "gear-5", 11)
    assert [0] == match.race.triggers  # type: ignore[attr-defined]

    play(match, "b21", "slipstream", "c26+charge1")
    assert points(match, "red", "pf") == 2
    assert "b27" in plain(match)

    play(match, "b27")
    assert "slipstream" in codes(match)
    play(match, "slipstream")
    choose(match, "b31")
    assert cell(match, "red") == "b31"


S2 = "red@{} gear=4 pf=3, blue@b3 gear=4, yellow@c10 gear=4, green@b13 gear=4, black@a0 gear=4"


@rule("FD-EX-23", "FD-SLIP-21")
def test_braking_to_gain_a_slipstream_is_in_vain() -> None:
    """From a-2 behind black at a0; two cells of the slipstream would end on b1, behind blue."""
    match = move(S2.format("a-2"), 3, segment="slip", board="s2")
    choose(match, "b1+b1")

    assert cell(match, "red") == "b1"
    assert "slipstream" not in codes(match)


@rule("FD-EX-24", "FD-SLIP-19")
def test_a_tyre_cell_into_a_corner_after_a_slipstream_costs_a_brake_point() -> None:
    match = move(S2.format("b1") + "", 3, segment="slip", board="s2", turn="tyre=1")
    play(match, "c6", "tyre-1", "c8+charge1")

    assert points(match, "red", "pf") == 2


@rule("FD-EX-25", "FD-SLIP-14", "FD-SLIP-27", "FD-OVER-04", "FD-EMERG-07")
def test_a_slipstream_out_of_a_corner_runs_into_a_block() -> None:
    """From c8 by b9 to b11, where green bars the lane: excess 1, and one cell too far."""
    match = move(S2.format("c8 tyre=medium"), 3, segment="slip", board="s2", turn="entered=(0)")
    assert "b11+over1+block1" in codes(match)

    choose(match, "b11+over1+block1")
    assert points(match, "red", "pg") == 3
    assert points(match, "red", "pf") == 2
    assert cell(match, "red") == "b11"


@rule("FD-EX-26", "FD-SLIP-29", "FD-OVER-14")
def test_an_overshooting_car_has_no_slipstream() -> None:
    match = move(S2.format("c8"), 2, board="s2")
    choose(match, "b11+over1")

    assert "slipstream" not in codes(match)
    assert points(match, "red", "pg") == 4


@rule("FD-EX-27", "FD-DRS-01", "FD-DRS-03", "FD-DRS-04", "FD-DRS-05", "FD-DRS-07")
def test_one_drs_cell_leads_to_the_slipstream_and_the_other_is_lost() -> None:
    match = turn(S.format(4), board="s", on="drs=on")
    play(match, "gear-4", 10, "b19")
    assert {"drs-1", "stop"} <= set(codes(match))

    play(match, "drs-1")
    assert cell(match, "red") == "b21"
    assert "stop" not in codes(match)
    assert "c26+charge1" in codes(match)
    choose(match, "c26+charge1")
    assert not any(code.startswith("drs") for code in codes(match))


@rule("FD-EX-28", "FD-DRS-08", "FD-TYRE-19")
def test_two_drs_cells_and_one_soft_cell_in_a_chain() -> None:
    match = turn(S.format("4 tyre=soft"), board="s", on="drs=on tyres-soft=on")
    play(match, "gear-4", 9, "b17", "drs-2", "c26+charge1")
    assert points(match, "red", "pf") == 2
    assert {"slipstream", "tyre-1"} <= set(codes(match))

    play(match, "tyre-1", "b27", "slipstream")
    assert any(code.startswith(("b31", "a32")) for code in codes(match))


@rule("FD-EX-29", "FD-EMERG-05", "FD-EMERG-06", "FD-EMERG-09")
def test_fourteen_with_nine_free_cells_is_five_too_many() -> None:
    match = turn("red@a0 gear=5 tyre=intermediate pf=2/3 pg=5 stops=0, blue@a20 gear=1", board="lane")
    play(match, "gear-5", 14, "a18+block5")

    assert cell(match, "red") == "a18"
    assert points(match, "red", "pf") == 0
    assert points(match, "red", "pg") == 2


@rule("FD-EX-38", "FD-STRAIGHT-02", "FD-STRAIGHT-04", "FD-STRAIGHT-05")
def test_weaving_is_forbidden_unless_a_car_is_in_the_way() -> None:
    """From the left edge two lanes to the right; back to the own lane only round a car."""
    free = "red@a0 gear=2 pf=0/3, blue@c40"

    assert ["a6", "b5", "c4"] == plain(move(free, 3, board="t"))
    assert ["a8", "b7", "c6"] == plain(move(free, 4, board="t"))
    assert ["a6", "b7", "c6"] == plain(move("red@b1 gear=2 pf=0/3, blue@c40", 3, board="t"))
    assert ["a4", "b5", "c4"] == plain(move("red@a0 gear=2 pf=0/3, blue@a2", 3, board="t"))
    assert ["a6", "b7", "c6"] == plain(move("red@a0 gear=2 pf=0/3, blue@a2", 4, board="t"))


def test_at_reads_its_own_line() -> None:
    match = at("red@a0, blue@a10", "Turn 0")

    assert match.game.at(match.position).position == match.position

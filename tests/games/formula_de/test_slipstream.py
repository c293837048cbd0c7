"""Slipstream, the oval cell, DRS."""

from games.formula_de.bench import at, cell, choose, codes, fact, move, plain, play, points, race_of, rolls, turn
from rules import rule

PAIR = "red@a100 gear={} pf={}, blue@a102 gear={} {}, yellow@a-30"


def offered(own: int = 4, ahead: int = 4, words: str = "", pf: str = "0/3", start: str = "a100") -> bool:
    """Whether red, one cell behind blue after one cell of movement, is offered a slipstream."""
    match = move(f"red@a98 gear={own} pf={pf}, blue@a102 gear={ahead} {words}, yellow@a-30", 1, turn="")
    choose(match, start)
    return "slipstream" in codes(match)


@rule("FD-SLIP-01", "FD-SLIP-02")
def test_a_slipstream_is_optional_and_needs_the_car_right_ahead() -> None:
    match = move("red@a98 gear=4 pf=0/3, blue@a102 gear=4, yellow@a-30", 1)
    assert codes(choose(match, "a100")) == ["slipstream", "stop"]
    beside = move("red@a98 gear=4 pf=0/3, blue@b103 gear=4, yellow@a-30", 1)
    choose(beside, "a100")
    assert "slipstream" not in codes(beside)


@rule("FD-SLIP-03", "FD-SLIP-04")
def test_gears_decide() -> None:
    assert offered(4, 4)
    assert offered(5, 4)
    assert not offered(4, 5)
    assert not offered(4, 3)
    assert not offered(3, 3)


@rule("FD-SLIP-11", "FD-SLIP-35", "FD-BRAKE-03")
def test_three_cells_or_fewer_by_braking_along_an_allowed_shape() -> None:
    match = move(PAIR.format(4, 2, 4, ""), 3, segment="slip")

    assert set(codes(match)) == {"a104", "b105", "c104", "b103+b1", "c102+b1", "b101+b2"}


@rule("FD-SLIP-13")
def test_in_corners_a_slipstream_follows_arrows() -> None:
    match = move("red@a42 gear=4 pf=0/3, blue@a44 gear=4", 3, segment="slip", turn="entered=(0)")

    assert plain(match) == ["a46", "b45", "b47", "c46"]


@rule("FD-SLIP-16", "FD-SLIP-17", "FD-SLIP-18")
def test_entering_a_corner_by_slipstream_costs_one_brake_point_once() -> None:
    entering = move("red@a36 gear=4 pf=3, blue@a38 gear=4, yellow@a42 gear=4", 3, segment="slip")
    choose(entering, "a40+charge1")
    assert points(entering, "red", "pf") == 2
    play(entering, "slipstream")
    assert not any("charge" in code for code in codes(entering))
    inside = move("red@a40 gear=4 pf=0/3, blue@a42 gear=4", 3, segment="slip", turn="entered=(0)")
    assert not any("charge" in code for code in codes(inside))


@rule("FD-SLIP-20")
def test_without_a_brake_point_no_new_corner_can_be_entered() -> None:
    match = at("red@a36 gear=4 pf=0/3, blue@a38 gear=4", "NextSegment 0", turn="car=red start=a30 path=(a36)")
    assert match.over, "every slipstream here would enter the corner"
    bonus = move("red@a38 gear=4 tyre=medium pf=0/3, blue@a-30", 1, segment="tyre", turn="slipped=yes tyre=1")
    assert codes(bonus) == ["b39"]
    asked = at(
        "red@a38 gear=4 tyre=medium pf=0/3, blue@b39 gear=6",
        "NextSegment 0",
        turn="car=red start=a20 slipped=yes tyre=1",
    )
    assert asked.over, "nothing but stopping is left"


@rule("FD-SLIP-21", "FD-SLIP-31")
def test_braking_bars_every_later_slipstream() -> None:
    match = move("red@a98 gear=4 pf=2, blue@a102 gear=4, yellow@a-30", 2)
    choose(match, "a100+b1")
    assert "slipstream" not in codes(match)
    emergency = move("red@a100 gear=4 pf=2, blue@a104 gear=4", 2, board="lane")
    choose(emergency, "a102+block1")
    assert "slipstream" not in codes(emergency)


@rule("FD-SLIP-22")
def test_other_brake_points_are_not_braking() -> None:
    """A heavy downshift paid with brakes, a kerb that shortens, a double cell: the slipstream stays."""
    match = turn("red@a84 gear=6 pt=2 pf=2 stops=2, blue@a104 gear=3 , yellow@a-30".replace("gear=3 ,", "gear=4,"))
    play(match, "gear-4", 9)
    choose(match, "a102")
    assert "slipstream" in codes(match)
    kerb = move("red@a38 gear=4 pf=0/3, blue@a46 gear=4", 4)
    choose(kerb, "a44+shorter")
    assert "slipstream" in codes(kerb)
    double = move("red@a38 gear=4 load=high pf=0/3, blue@a46 gear=4", 4, on="aero=on kerbs=off")
    choose(double, "a44+double1")
    assert "slipstream" in codes(double)


@rule("FD-SLIP-23", "FD-OUT-06")
def test_spun_stalled_and_wrecked_cars_give_none() -> None:
    for status in ("spun", "stalled", "wrecked"):
        assert not offered(words=f"status={status}")


@rule("FD-SLIP-24", "FD-SLIP-25", "FD-ERS-15", "FD-AERO-14")
def test_dice_load_and_double_cells_belong_to_the_main_movement() -> None:
    """After a slipstream only tyre, fuel and boost cells are offered, and no first cell counts double."""
    match = at(
        "red@a100 gear=4 ers=1 pe=3 pu=2 load=low tyre=medium pz=3 pb=1 pf=3, blue@a-30",
        "NextSegment 0",
        on="ers=on push-to-pass=on aero=on fuel=on boost=on",
        turn="car=red start=a80 die=9 slipped=yes tyre=1",
    )
    assert codes(match) == ["tyre-1", "enrich", "boost", "stop"]
    high = move("red@a38 gear=4 load=high pf=3, blue@a-30", 3, segment="rich", on="aero=on", turn="slipped=yes")
    assert not any("double" in code for code in codes(high))


@rule("FD-SLIP-26", "FD-BOOST-08", "FD-FUEL-10")
def test_tyre_boost_and_fuel_cells_before_between_or_after() -> None:
    match = turn(
        "red@a82 gear=4 stops=2 tyre=medium pz=3 pb=1 pf=0/3, blue@a98 gear=4, yellow@a-30",
        on="fuel=on boost=on pit=off",
    )
    play(match, "gear-4", 7, "a96")
    assert codes(match) == ["tyre-1", "enrich", "boost", "slipstream", "stop"]
    play(match, "slipstream", "a100")
    assert codes(match) == ["tyre-1", "enrich", "boost", "stop"]


@rule("FD-SLIP-27", "FD-SLIP-28", "FD-EMERG-19")
def test_a_slipstream_may_run_into_a_block_but_needs_a_free_first_step() -> None:
    cars = "red@a100 gear=4 pf=2, blue@a102 gear=4, yellow@b103, green@c102"
    match = move(cars, 3, segment="slip")
    assert "b101+block2" in codes(match)
    shut = at(
        "red@a100 gear=4 pf=2, blue@a102 gear=4, yellow@b101", "NextSegment 0", turn="car=red start=a90 path=(a100)"
    )
    assert "slipstream" not in codes(shut)


@rule("FD-SLIP-32", "FD-PIT-51")
def test_a_slipstream_does_not_lead_into_the_pit_lane() -> None:
    match = move("red@c-32 gear=4 laps=1 pf=2, blue@c-30 gear=4", 3, segment="slip")

    assert not any(code.startswith("pit") for code in codes(match))


@rule("FD-SLIP-33")
def test_a_car_that_has_left_the_pit_lane_may_slipstream() -> None:
    match = turn("red@pit-24 pit=5 gear=4 pf=0/3, blue@c36 gear=4, yellow@a-30")
    play(match, "gear-4", 8)
    choose(match, "c34")

    assert cell(match, "red") == "c34"
    assert "slipstream" in codes(match)


@rule("FD-SLIP-34")
def test_a_slipstream_that_is_a_duty_moves_at_least_one_cell() -> None:
    match = move(PAIR.format(4, 3, 4, ""), 3, segment="slip", turn="must_slip=yes drs=yes")

    assert "b101+b2" in codes(match)
    assert not any("+b3" in code for code in codes(match))


@rule("FD-SLIP-36", "FD-EX-97")
def test_shortening_and_the_charge_add_up_and_staying_out_saves_it() -> None:
    """Behind blue at a38; the second and third cell lie in the corner."""
    match = move("red@a36 gear=4 pf=2, blue@a38 gear=4", 3, segment="slip")
    assert {"b39+b1", "b37+b2"} <= set(codes(match))
    near = move("red@b37 gear=4 pf=2, blue@b39 gear=4", 3, segment="slip")
    assert {"a40+b1+charge1", "a38+b2"} <= set(codes(near))
    one = choose(near, "a40+b1+charge1")
    assert points(one, "red", "pf") == 0
    two = choose(move("red@b37 gear=4 pf=2, blue@b39 gear=4", 3, segment="slip"), "a38+b2")
    assert points(two, "red", "pf") == 0


@rule("FD-SLIP-14")
def test_a_slipstream_out_of_a_corner_overshoots_in_its_lane() -> None:
    match = move(
        "red@a48 gear=4 pf=0/3 pg=9, blue@a50 gear=4, yellow@a60 gear=4", 3, segment="slip", turn="entered=(0)"
    )
    shown = [code for code in codes(match) if "over" in code]
    assert shown
    choose(match, shown[0])
    assert "slipstream" not in codes(match)
    assert points(match, "red", "pg") < 9


@rule("FD-SLIP-15")
def test_chains_have_no_limit() -> None:
    match = turn("red@a82 gear=4 stops=2 pf=0/3, blue@a98 gear=4, yellow@a102 gear=4, green@a106 gear=4")
    play(match, "gear-4", 7, "a96", "slipstream", "a100", "slipstream", "a104", "slipstream", "a108")

    assert cell(match, "red") == "a108"


# Oval


@rule("FD-OVALSLIP-01", "FD-OVALSLIP-02", "FD-OVALSLIP-04", "FD-EX-75")
def test_one_free_cell_between_can_be_closed_and_then_the_slipstream_is_a_duty() -> None:
    cars = "red@a98 gear=4 pf=0/3, blue@a104 gear=4, yellow@a110 gear=4, green@a-30"
    match = move(cars, 1, on="oval-slipstream=on")
    choose(match, "a100")
    assert codes(match) == ["oval", "stop"]
    play(match, "oval")
    assert cell(match, "red") == "a102"
    assert "stop" not in codes(match)
    play(match, "a106")
    assert codes(match) == ["oval", "stop"], "at every link of a chain"
    off = move(cars, 1)
    choose(off, "a100")
    assert not codes(off) or "oval" not in codes(off)


@rule("FD-OVALSLIP-03", "FD-OVALSLIP-06")
def test_the_oval_cell_needs_all_conditions_of_a_slipstream() -> None:
    for own, words, memory in (
        (4, "gear=5", ""),
        (4, "gear=4 status=spun", ""),
        (3, "gear=3", ""),
        (4, "gear=4", "braked=yes"),
        (4, "gear=4", "overs=((0,1,1,1)) lock=yes"),
        (4, "gear=4", "excess=1"),
    ):
        match = at(
            f"red@a100 gear={own} pf=0/3, blue@a104 {words}, yellow@a-30",
            "NextSegment 0",
            on="oval-slipstream=on",
            turn=f"car=red start=a90 path=(a100) {memory}",
        )
        assert match.over


@rule("FD-OVALSLIP-05")
def test_the_oval_cell_counts_as_slipstream_for_the_corner() -> None:
    match = at(
        "red@a38 gear=4 pf=2, blue@a42 gear=4, yellow@a-30",
        "NextSegment 0",
        on="oval-slipstream=on",
        turn="car=red start=a30 path=(a38)",
    )
    play(match, "oval")

    assert cell(match, "red") == "a40"
    assert points(match, "red", "pf") == 1


# DRS


def drs(
    words: str = "", on: str = "drs=on", race: str = "", blue: str = "a104 gear=4", cell: str = "a100"
) -> list[str]:
    match = at(
        f"red@{cell} gear=4 pf=2, blue@{blue}, yellow@a-30",
        "NextSegment 0",
        on=on,
        race=race,
        turn=f"car=red start=a90 path=({cell}) run_a=a{int(cell[1:]) - 2} run_k=1 {words}",
    )
    return [code for code in codes(match) if code.startswith("drs")]


@rule("FD-DRS-01", "FD-DRS-02", "FD-DRS-06", "FD-DRS-03")
def test_drs_is_for_zones_and_only_with_a_slipstream() -> None:
    """The first two straights are zones: the one over the line and the one between the first corners."""
    assert drs(cell="a60", blue="a64 gear=4") == ["drs-1"]
    assert drs(cell="a60", blue="a66 gear=4") == ["drs-2"]
    assert drs(cell="a100", blue="a104 gear=4") == [], "the third straight is no zone"
    assert drs(cell="a60", blue="a64 gear=4", on="drs=on drs-zones=first") == []
    assert drs(cell="a60", blue="a68 gear=4") == []
    assert drs(cell="a60", blue="a64 gear=5") == []
    assert drs(cell="a74", blue="a80 gear=4") == [], "the leader is in the corner"


@rule("FD-DRS-05", "FD-DRS-09", "FD-DRS-10", "FD-DRS-13")
def test_once_a_turn_dry_not_from_the_pits_not_after_braking() -> None:
    given = {"cell": "a60", "blue": "a64 gear=4"}
    assert drs(**given)
    assert not drs("drs=yes", **given)
    assert not drs(race="sky=rain wet=1", **given)
    assert not drs("from_pit=yes", **given)
    assert not drs("braked=yes", **given)
    assert not drs("lock=yes overs=((0,1,1,1))", **given)


@rule("FD-DRS-11", "FD-DRS-15")
def test_drs_cells_follow_the_straight_code_and_may_change_lane() -> None:
    """After a change to the right, DRS may not lead back to the left; but on to the right."""
    base = "car=red start=a56 path=(a58,b59) run_a=a56 run_k=2"
    left = at("red@b59 gear=4 pf=2, blue@a62 gear=4", "NextSegment 0", on="drs=on", turn=base)
    assert "drs-1" not in codes(left)
    right = at("red@b59 gear=4 pf=2, blue@c62 gear=4", "NextSegment 0", on="drs=on", turn=base)
    assert "drs-1" in codes(right)
    play(right, "drs-1")
    assert cell(right, "red") == "c60"


@rule("FD-DRS-12", "FD-BOOST-06")
def test_drs_may_follow_a_boost() -> None:
    assert drs("boosted=yes", on="drs=on boost=on", cell="a60", blue="a64 gear=4") == ["drs-1"]


@rule("FD-DRS-08", "FD-DRS-04")
def test_drs_between_slipstreams_is_never_the_last_thing() -> None:
    match = at(
        "red@a60 gear=4 pf=2, blue@a64 gear=4",
        "NextSegment 0",
        on="drs=on",
        turn="car=red start=a40 slipped=yes path=(a60)",
    )
    play(match, "drs-1")

    assert "stop" not in codes(match)
    assert fact(match, "red", "cell") == race_of(match).track.index["a62"]


@rule("FD-DRS-14")
def test_drs_needs_a_slipstream_that_can_be_begun() -> None:
    shut = at(
        "red@a60 gear=4 pf=2, blue@a64 gear=4, yellow@b63",
        "NextSegment 0",
        on="drs=on",
        turn="car=red start=a50 path=(a60) run_a=a58 run_k=1",
    )
    assert "drs-1" not in codes(shut)
    for pf, possible in (("0/3", False), ("1", True)):
        match = at(
            f"red@a74 gear=4 pf={pf}, blue@a78 gear=4",
            "NextSegment 0",
            on="drs=on",
            turn="car=red start=a60 path=(a74) run_a=a72 run_k=1",
        )
        assert possible == ("drs-1" in codes(match)), "every way of the slipstream enters the corner"
    assert rolls(shut) == ""


@rule("FD-SLIP-28", "FD-FORCE-02")
def test_forcing_a_block_does_not_start_a_slipstream() -> None:
    """One lane: the leader is on the only first step."""
    memory = "car=red start=a10 path=(a12,a14,a16,a18,a20)"
    cars = "red@a20 gear=4 pf=3 pc=3, blue@a22 gear=4"
    match = at(cars, "GoOn 0; EndMovement 0; Round", board="lane", on="force-block=on laps=5", turn=memory)
    assert "slipstream" not in codes(match)


@rule("FD-SLIP-05", "FD-SLIP-10", "FD-FORCE-13")
def test_a_slipstream_never_leads_through_its_leader() -> None:
    """Yellow blocks the lane beside: a forced slipstream may go through yellow, not straight through blue."""
    cars = "red@a100 gear=4 pf=3 pc=3, blue@a102 gear=4, yellow@b103 gear=4, green@c102 gear=4"
    memory = "car=red start=a98 path=(a100)"
    match = at(cars, "GoOn 0; EndMovement 0; Round", on="force-block=on laps=5 pit=off", turn=memory)
    choose(match, "slipstream")
    assert "a106+force" not in codes(match)
    assert any("+force" in code for code in codes(match))

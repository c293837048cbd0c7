"""Boost, aerodynamic load, ERS, push to pass, fuel, driver points."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, fall, move, play, points, race_of, rolls, turn
from rules import rule

FAR = ", blue@a-30"


# Boost


@rule("FD-BOOST-01", "FD-BOOST-02", "FD-BOOST-03", "FD-BOOST-04", "FD-BOOST-16")
def test_a_boost_adds_the_gear_after_the_move_once_a_turn() -> None:
    match = turn(f"red@a100 gear=2 pb=2 pf=0/3{FAR}", on="boost=on")
    play(match, "gear-2", 3)
    assert "boost" not in codes(match)
    play(match, "a106", "boost")
    assert "a110" in codes(match)
    choose(match, "a110")
    assert "boost" not in codes(match)
    assert rolls(match) == "boost"
    none = turn(f"red@a100 gear=2 pb=0/2 pf=0/3{FAR}", on="boost=on")
    play(none, "gear-2", 3, "a106")
    assert none.over


@rule("FD-BOOST-07")
def test_no_tyre_or_fuel_cells_follow_a_boost() -> None:
    match = turn(f"red@a100 gear=2 tyre=medium pz=3 pb=1 pf=0/3{FAR}", on="boost=on fuel=on")
    play(match, "gear-2", 3, "a106")
    assert codes(match) == ["tyre-1", "enrich", "boost", "stop"]
    play(match, "boost", "a110")
    assert rolls(match) == "boost"


@rule("FD-BOOST-06", "FD-BOOST-08", "FD-BOOST-11", "FD-EX-72")
def test_a_slipstream_may_follow_and_the_test_comes_last() -> None:
    match = turn("red@a82 gear=4 stops=2 pb=1 pf=0/3, blue@a98 gear=4, yellow@a110 gear=4", on="boost=on")
    play(match, "gear-4", 7, "a96", "slipstream", "a100", "boost", "a108")
    assert codes(match) == ["slipstream", "stop"]
    play(match, "slipstream", "a112")
    assert rolls(match) == "boost"


@rule("FD-BOOST-09", "FD-PIT-13")
def test_no_boost_when_entering_or_inside_the_pit_lane() -> None:
    lane = turn("red@pit-3 pit=5 gear=2 pb=1 pf=0/3, blue@a60", on="boost=on")
    play(lane, "gear-2", 3)
    assert lane.over
    entering = turn("red@c-34 gear=2 laps=1 pb=1 pf=0/3, blue@a60", on="boost=on")
    play(entering, "gear-2", "no", 4)
    choose(entering, next(code for code in codes(entering) if code.startswith("pit")))
    assert entering.over


@rule("FD-BOOST-10")
def test_a_boost_is_allowed_when_leaving_the_pit_lane() -> None:
    match = turn("red@pit-24 pit=5 gear=2 pb=1 pf=0/3, blue@a60", on="boost=on")
    play(match, "gear-2", 3)
    choose(match, codes(match)[0])

    assert "boost" in codes(match)


@rule("FD-BOOST-12", "FD-BOOST-13", "FD-BOOST-14", "FD-BOOST-15")
@pytest.mark.parametrize(("face", "pb", "pm"), [(1, 1, 2), (4, 1, 2), (5, 1, 3), (19, 1, 3), (20, 2, 3)])
def test_the_boost_test(face: int, pb: int, pm: int) -> None:
    match = fall(at(f"red@a100 gear=4 pb=2{FAR}", "Roll 0 boost ()", on="boost=on"), face)

    assert (points(match, "red", "pb"), points(match, "red", "pm")) == (pb, pm)
    assert (pm == 2) == bool(race_of(match).markers)
    stop = at("red@box-1 pit=2 pb=0/2, blue@a0", "Repairs 0 3", on="boost=on")
    assert stop.over, "never restored"


# Aerodynamic load


@rule("FD-AERO-03")
def test_medium_load_has_no_effect() -> None:
    match = turn(f"red@a142 gear=5 pf=0/3{FAR}", on="aero=on pit=off laps=9")
    play(match, "gear-5", 20)

    assert race_of(match).stack[-1].cells == 20  # type: ignore[attr-defined]


@rule("FD-AERO-12", "FD-AERO-13")
@pytest.mark.parametrize(("gear", "face", "bonus"), [(3, 6, 0), (4, 9, 1), (5, 15, 2), (6, 25, 4)])
def test_low_load_gives_all_or_nothing(gear: int, face: int, bonus: int) -> None:
    for answer, extra in (("yes", bonus), ("no", 0)):
        match = turn(f"red@a142 gear={gear} load=low pf=0/3{FAR}", on="aero=on pit=off laps=9")
        play(match, f"gear-{gear}", face)
        if bonus:
            assert codes(match) == ["no", "yes"]
            choose(match, answer)
        assert race_of(match).stack[-1].cells == face + extra  # type: ignore[attr-defined]


@rule("FD-AERO-16", "FD-AERO-07")
def test_the_first_cell_of_each_corner_may_count_double() -> None:
    """Through the first corner of the chicane into the second."""
    match = move("red@a26 gear=4 load=high stops=1 pf=0/3, blue@a-10", 6, board="chicane", on="aero=on kerbs=off")
    assert any("double1" in code for code in codes(match))
    both = move("red@a18 gear=4 load=high pg=9 pf=0/3, blue@a-10", 12, board="chicane", on="aero=on kerbs=off")
    assert any("double2" in code for code in codes(both))
    medium = move("red@a18 gear=4 pg=9 pf=0/3, blue@a-10", 9, board="chicane", on="aero=on kerbs=off")
    assert not any("double" in code for code in codes(medium))


# ERS and push to pass


@rule("FD-ERS-04", "FD-ERS-05", "FD-ERS-06", "FD-ERS-17", "FD-EX-33")
def test_any_number_of_points_before_the_die_each_a_small_die() -> None:
    for points_used in (0, 1, 2, 3):
        match = turn(f"red@a100 gear=2 ers=1 pe=3 pf=0/3{FAR}", on="ers=on")
        play(match, "gear-2", f"ers-{points_used}", *[3] * points_used)
        assert points(match, "red", "pe") == 3 - points_used
        play(match, 2)
        assert f"a{104 + 6 * points_used}" in codes(match)
    small = turn(f"red@a100 gear=2 ers=1 pe=3{FAR}", on="ers=on ers-die=2")
    choose(small, "gear-2", "ers-1")
    assert small.chance is not None
    assert [face.code for face in small.chance.outcomes] == ["1", "2"]


@rule("FD-ERS-08")
def test_every_lap_refills_and_what_was_left_is_lost() -> None:
    for free, refill, expected in ((0, "off", 3), (1, "off", 1), (1, "on", 3), (2, "on", 1)):
        match = turn(
            f"red@a-2 gear=1 ers=1 pe=1 free_lap={free} pf=0/3, blue@a60",
            on=f"ers=on pit=off ers-first-crossing={refill}",
        )
        play(match, "gear-1", "ers-0", 1, "a0")
        assert points(match, "red", "pe") == expected


@rule("FD-ERS-09", "FD-PTP-07", "FD-PIT-13")
def test_not_inside_the_pit_lane_but_to_enter_it() -> None:
    inside = turn("red@pit-2 pit=1 gear=2 ers=1 pe=3 pu=1 laps=1, blue@a60", on="ers=on push-to-pass=on")
    choose(inside, "gear-2")
    assert rolls(inside) == "gear-2"
    enter = turn("red@c-34 gear=2 ers=1 pe=3 pu=1 laps=1 pf=0/3, blue@a60", on="ers=on push-to-pass=on")
    play(enter, "gear-2", "yes", "ers-1", "push-1", 1, 1, 3)
    assert all(code.startswith(("pit", "box")) for code in codes(enter))
    choose(enter, codes(enter)[0])
    assert fact(enter, "red", "pit") == 1


@rule("FD-ERS-10", "FD-PTP-08", "FD-DRIVER-13")
def test_small_dice_cannot_be_rerolled() -> None:
    match = turn(f"red@a100 gear=2 ers=1 pe=3 pu=1 pp=1 pf=0/3{FAR}", on="ers=on push-to-pass=on driver=on")
    play(match, "gear-2", "ers-1", "push-1", 1, 1)
    assert rolls(match) == "gear-2", "no window after the small dice"
    play(match, 2)
    assert codes(match) == ["keep", "reroll"]
    play(match, "reroll", 4, "face-4")
    assert race_of(match).drive.extra == 2


@rule("FD-PTP-03", "FD-PTP-04", "FD-PTP-05", "FD-PTP-09")
def test_one_push_point_a_turn_is_a_d3() -> None:
    match = turn(f"red@a100 gear=2 pu=3 pf=0/3{FAR}", on="push-to-pass=on")
    choose(match, "gear-2")
    assert codes(match) == ["push-0", "push-1"]
    play(match, "push-1", 3, 2)
    assert "a110" in codes(match)
    assert points(match, "red", "pu") == 2
    none = turn(f"red@a100 gear=2 pu=0/3{FAR}", on="push-to-pass=on")
    choose(none, "gear-2")
    assert rolls(none) == "gear-2"
    assert at("red@box-1 pit=2 pu=0/3, blue@a0", "Repairs 0 3", on="push-to-pass=on").over


# Fuel


@rule("FD-FUEL-04", "FD-FUEL-21", "FD-FUEL-15")
def test_a_lap_costs_two_the_first_crossing_nothing() -> None:
    for free, before, after in ((0, 5, 3), (1, 5, 5), (0, 1, 0), (0, 0, 0)):
        match = turn(f"red@a-2 gear=1 pz={before}/6 free_lap={free} pf=0/3, blue@a60", on="fuel=on pit=off")
        play(match, "gear-1", 1, "a0")
        assert points(match, "red", "pz") == after


@rule("FD-FUEL-05", "FD-FUEL-06", "FD-PIT-09")
def test_a_car_that_enters_the_pit_lane_pays_there_and_not_again() -> None:
    match = turn("red@c-30 gear=2 pz=5/6 laps=1 pf=0/3, blue@a60", on="fuel=on laps=5")
    play(match, "gear-2", "no", 2)
    choose(match, next(code for code in codes(match) if code.startswith("pit")))
    assert points(match, "red", "pz") == 3
    inside = turn("red@pit-13 pit=5 gear=4 pz=3/6 pf=0/3, blue@a60", on="fuel=on laps=5")
    play(inside, "gear-4", 7)
    assert (points(inside, "red", "pz"), fact(inside, "red", "laps")) == (3, 1)


@rule("FD-FUEL-07", "FD-FUEL-08", "FD-FUEL-12")
@pytest.mark.parametrize(
    ("gear", "face", "cells"), [(3, 4, 0), (3, 5, 1), (4, 9, 1), (4, 10, 2), (5, 14, 2), (5, 15, 3)]
)
def test_a_fifth_of_the_die_for_a_fuel_point(gear: int, face: int, cells: int) -> None:
    match = turn(f"red@a142 gear={gear} pz=3 pf=0/3{FAR}", on="fuel=on pit=off laps=9")
    play(match, f"gear-{gear}", face, f"a{142 + 2 * face}" if 142 + 2 * face < 200 else f"a{142 + 2 * face - 240}")
    assert "enrich" in codes(match)
    choose(match, "enrich")
    assert points(match, "red", "pz") == 2
    if cells:
        assert race_of(match).stack[-1].cells == cells  # type: ignore[attr-defined]
    else:
        assert "enrich" not in codes(match)


@rule("FD-FUEL-07", "FD-FUEL-23")
def test_enriching_before_the_main_movement_comes_before_the_lap_charge() -> None:
    """With 2 points left the lap empties the tank; who enriches first still has the cells beyond the line."""
    line = "red@a-20 gear=4 pz=2/6 pf=0/3, blue@a70 gear=1, yellow@a72 gear=1"
    on = "fuel=on pit=off laps=9"
    late = turn(line, on=on)
    play(late, "gear-4", 11, "a2")
    assert points(late, "red", "pz") == 0
    assert not race_of(late).drive.rich
    match = turn(line, on=on)
    play(match, "gear-4", 11)
    assert "enrich" in codes(match)
    choose(match, "enrich")
    assert points(match, "red", "pz") == 1
    assert "enrich" not in codes(match), "once a turn"
    choose(match, "a2", "a6")
    assert points(match, "red", "pz") == 0
    assert cell(match, "red") == "a6", "the cells are driven: the only thing left to do is done"


@rule("FD-FUEL-11", "FD-FUEL-23", "FD-FUEL-10")
def test_cells_paid_for_are_driven_before_the_car_stops() -> None:
    match = turn("red@a142 gear=4 pz=3 tyre=medium pf=0/3, blue@a20, yellow@a22", on="fuel=on pit=off laps=9")
    play(match, "gear-4", 7, "enrich", "a156")
    assert codes(match) == ["tyre-1", "rich-1"]
    choose(match, "tyre-1", "a158")
    assert codes(match) == ["a160", "b159"], "nothing else is left: where to?"
    choose(match, "a160")
    assert (cell(match, "red"), race_of(match).drive.car) == ("a160", -1), "the turn is over"


@rule("FD-FUEL-23")
def test_cells_paid_for_may_be_lost() -> None:
    """A block ends the movement, and the cells with it."""
    match = turn("red@a20 gear=3 pz=3 pf=3, blue@a32, yellow@a2", board="lane", on="fuel=on laps=9")
    play(match, "gear-3", 6, "enrich")
    choose(match, next(code for code in codes(match) if "+block" in code))
    assert (cell(match, "red"), points(match, "red", "pz")) == ("a30", 2)


@rule("FD-PIT-61")
def test_enrichment_cells_do_not_lead_into_the_pit_lane() -> None:
    """Fifteen cells end before the entry; three more pass it. Sixteen lead into it: nothing is left to enrich."""
    line = "red@{} gear=5 pz=3 laps=1 pf=0/3, blue@a60, yellow@a62"
    short = turn(line.format("c178"), on="fuel=on laps=5")
    play(short, "gear-5", "yes", 15, "enrich", "c-32")
    assert codes(short)
    assert not [code for code in codes(short) if "pit" in code]
    enough = turn(line.format("c182"), on="fuel=on laps=5")
    play(enough, "gear-5", "yes", 15)
    assert not [code for code in codes(enough) if code == "enrich"]


@rule("FD-FUEL-22", "FD-FUEL-15")
def test_enriching_may_bring_nothing_and_needs_fuel() -> None:
    match = turn(f"red@a100 gear=1 pz=3 pf=0/3{FAR}", on="fuel=on")
    play(match, "gear-1", 1, "a102", "enrich")
    assert points(match, "red", "pz") == 2
    dry = turn(f"red@a100 gear=1 pz=0/3 pf=0/3{FAR}", on="fuel=on")
    play(dry, "gear-1", 1, "a102")
    assert dry.over


@rule("FD-FUEL-16", "FD-FUEL-17", "FD-FUEL-18", "FD-FUEL-19", "FD-PIT-25", "FD-PIT-32")
@pytest.mark.parametrize(("stop", "before", "after"), [("fast", 1, 3), ("long", 1, 5), ("fast", 5, 6), ("long", 4, 6)])
def test_refuelling(stop: str, before: int, after: int) -> None:
    match = at(f"red@box-1 pit=1 gear=2 pz={before}/6, blue@a0", "BoxTyres 0; StopKind 0", on="fuel=on")
    play(match, "fit-hard", stop)

    assert points(match, "red", "pz") == after


# Driver points


@rule("FD-DRIVER-01", "FD-DRIVER-04", "FD-DRIVER-07", "FD-DRIVER-18")
def test_a_reroll_keeps_either_result_and_only_that_triggers() -> None:
    for kept, triggers in (("face-11", [0]), ("face-15", [])):
        match = turn(
            f"red@a142 gear=5 pp=2{FAR}",
            on="driver=on weather=variable-dry pit=off laps=9",
            race="sky=variable settled=no",
        )
        play(match, "gear-5", 11, "reroll", 15)
        assert codes(match) == ["face-11", "face-15"]
        choose(match, kept)
        assert race_of(match).triggers == triggers
        assert points(match, "red", "pp") == 1
        assert not {"reroll", "keep"} & set(codes(match)), "no second reroll"


@rule("FD-DRIVER-02", "FD-DRIVER-03")
def test_one_point_a_round_or_a_turn() -> None:
    """Blue spent its point in its own turn; in red's turn it has another only where each turn counts."""
    for limit, used in (("round", 1), ("turn", 0)):
        match = turn("red@a100 gear=2 pf=0/3, blue@a44 pp=2 driver_used=1", on=f"driver=on driver-limit={limit}")
        assert fact(match, "blue", "driver_used") == used
    new = at("red@a100 gear=2 driver_used=1, blue@a44 driver_used=1", "Round", on="driver=on")
    assert race_of(new).book.driver_used == [0, 0]


@rule("FD-DRIVER-08", "FD-DRIVER-09", "FD-DRIVER-17")
@pytest.mark.parametrize(
    "test",
    [
        "oil ()",
        "collision (1,1)",
        "engine ()",
        "reliability (3)",
        "explosion ()",
        "smoke ()",
        "start ()",
        "exit ()",
        "injury ()",
    ],
)
def test_the_offer_comes_after_every_event_die_of_the_car(test: str) -> None:
    """A face at a border of each table, in another car's turn too."""
    faces = {
        "oil ()": 4,
        "collision (1,1)": 1,
        "engine ()": 4,
        "reliability (3)": 12,
        "explosion ()": 3,
        "smoke ()": 2,
        "start ()": 3,
    }
    match = at(
        "red@a44 gear=5 pp=1 pit_gear=1, blue@a46, yellow@a0",
        f"Roll 0 {test}",
        on="driver=on tricks=on injuries=on",
        turn="car=blue start=a44",
    )
    fall(match, faces.get(test, 10 if "exit" in test else 15))

    assert "plus" in codes(match)
    choose(match, "plus")
    assert points(match, "red", "pp") == 0


@rule("FD-DRIVER-12")
def test_points_are_never_restored_and_without_them_nothing_is_offered() -> None:
    match = fall(at(f"red@a100 gear=5 pp=0/2{FAR}", "Roll 0 oil ()", on="driver=on"), 4)
    assert fact(match, "red", "status") == 2
    assert at("red@box-1 pit=2 pp=0/2, blue@a0", "Repairs 0 3", on="driver=on").over


@rule("FD-DRIVER-14", "FD-PIT-35", "FD-PIT-44")
def test_the_exit_die_may_be_rerolled() -> None:
    match = turn("red@box-1 pit=2 gear=2 pp=1 pit_gear=2 laps=1, blue@a60", on="driver=on")
    play(match, 20)
    assert rolls(match) == "gear-3"
    play(match, 4)
    assert codes(match) == ["keep", "reroll"]
    assert fact(match, "red", "gear") == 3


@rule("FD-DRIVER-15", "FD-DRIVER-16")
def test_a_natural_one_stays_a_failure_and_the_die_stays_on_its_faces() -> None:
    match = fall(
        at("red@box-1 pit=2 px=2 pp=1 pit_declared=1 pit_gear=1, blue@a0", "Roll 0 exit ()", on="driver=on"), 1
    )
    assert match.over, "no change would help"
    assert fact(match, "red", "pit") == 3
    top = fall(at(f"red@a100 gear=5 pp=1 pb=1{FAR}", "Roll 0 boost ()", on="driver=on boost=on"), 20)
    assert codes(top) == ["leave", "minus"]
    assert cell(top, "red") == "a100"


@rule("FD-FUEL-13", "FD-GEAR-17")
@pytest.mark.parametrize(
    ("cars", "on", "most"),
    [
        ("red@a-2 gear=6 fresh=2 free_lap=2", "rolling-gear=6", 4),
        ("red@pit-4 pit=5 gear=4", "pit-gear=6", 4),
        ("red@box-1 pit=3 gear=4", "fuel-gear=2", 2),
    ],
)
def test_an_empty_tank_limits_every_choice_of_gear(cars: str, on: str, most: int) -> None:
    """At a rolling restart and in the pit lane as on the track."""
    match = turn(f"{cars} laps=1 line=1 pz=0/6{FAR}", on=f"laps=5 fuel=on {on}")
    assert codes(match) == [f"gear-{gear}" for gear in range(most, 0, -1)]
    full = turn(f"{cars} laps=1 line=1 pz=6{FAR}", on=f"laps=5 fuel=on {on}")
    assert codes(full)[0] != f"gear-{most}"


@rule("FD-FUEL-13", "FD-TRICK-10", "FD-TRICK-11")
def test_smoke_drops_a_gear_but_an_empty_tank_more() -> None:
    match = turn(f"red@a100 gear=6 laps=1 line=1 pz=0/6 smoked=1{FAR}", on="laps=5 fuel=on tricks=on")
    assert codes(fall(match, 2)) == ["gear-4"]

"""The pit lane, the box, and the way out."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, fall, move, play, points, race_of, rolls, told, turn
from paddock.core import Match
from paddock.games.formula_de.tables import ENGINE, WRECKED
from rules import rule


def entering(face: int = 4, declare: str = "no", words: str = "", gear: int = 2, on: str = "") -> Match:
    """Red at c-34, two cells before the first entry, has rolled."""
    match = turn(f"red@c-34 gear={gear} laps=1 line=2 pf=0/3 {words}, blue@a60", on=f"laps=5 {on}")
    return play(match, f"gear-{gear}", declare, face)


def pit_codes(match: Match) -> list[str]:
    return [code for code in codes(match) if code.startswith(("pit", "box"))]


@rule("FD-PIT-01", "FD-PIT-02", "FD-PIT-04", "FD-PIT-08", "FD-PIT-56")
def test_a_driver_may_decide_for_the_pit_lane_after_the_roll() -> None:
    """Four cells: two to the first entry, then pit-1 and pit-2; or by the second entry to pit-1."""
    match = entering(4)
    assert sorted(pit_codes(match)) == ["pit-1+pit", "pit-2+pit"]
    assert any(code.startswith("c-26") for code in codes(match))

    choose(match, "pit-2+pit")
    assert (cell(match, "red"), fact(match, "red", "pit")) == ("pit-2", 1)


@rule("FD-PIT-02")
@pytest.mark.parametrize(
    ("cells", "end"), [(1, "pit-3"), (3, "pit-5"), (4, "pit-6"), (5, "box-2"), (6, "box-2"), (20, "box-2")]
)
def test_there_is_one_way_through_the_lane_and_it_leads_past_other_boxes_to_the_own(cells: int, end: str) -> None:
    """Blue passes box 1, beside pit-2, on the way to box 2, beside pit-6."""
    words = "laps=1 line=2 pf=0/3 pit=1"
    match = move(f"red@a60, blue@pit-2 gear=2 {words}", cells, car="blue", on="laps=5")
    assert codes(match) == [end]
    behind = move(f"red@pit-4 gear=1 pit=1, blue@pit-2 gear=2 {words}", cells, car="blue", on="laps=5")
    assert codes(behind) == [end], "nobody is in the way"


@rule("FD-PIT-05", "FD-PIT-07")
def test_a_declaration_binds_unless_the_roll_makes_it_impossible() -> None:
    match = entering(4, "yes")
    assert codes(match) == pit_codes(match)
    short = entering(2, "yes")
    assert pit_codes(short) == []
    choose(short, codes(short)[0])
    assert fact(short, "red", "pit_declared") == 0, "it lapses without a bonus"


@rule("FD-PIT-05")
def test_a_declaration_is_made_in_the_open() -> None:
    """Drivers with a harpoon learn of it before the die falls."""
    match = turn("red@c-34 gear=2 laps=1 line=2, blue@a60", on="laps=5")
    play(match, "gear-2", "yes")
    assert [event.car.number for event in told(match, "PitDeclared")] == [0]
    assert match.view(1)["table"]["turn"]["declared"]
    silent = play(turn("red@c-34 gear=2 laps=1 line=2, blue@a60", on="laps=5"), "gear-2", "no")
    assert not told(silent, "PitDeclared")


@rule("FD-PIT-06", "FD-PIT-59", "FD-PIT-52")
def test_declaration_and_gear_are_remembered_for_the_exit() -> None:
    match = choose(entering(4, "yes"), "pit-2+pit")

    assert (fact(match, "red", "pit_declared"), fact(match, "red", "pit_gear"), fact(match, "red", "pit_line")) == (
        1,
        2,
        2,
    )


@rule("FD-PIT-07")
def test_no_entry_behind_the_limit() -> None:
    match = turn("red@c-26 gear=2 laps=1 pf=0/3, blue@a60", on="laps=5")
    play(match, "gear-2")
    while not rolls(match):
        choose(match, "no")
    play(match, 4)

    assert pit_codes(match) == []


@rule("FD-PIT-15", "FD-PIT-19", "FD-PIT-21", "FD-PIT-20", "FD-EX-36")
def test_the_box_is_reached_with_more_than_enough_and_standing_before_it_is_not_enough() -> None:
    """Box 1 lies beside pit-2."""
    match = turn("red@pit-1 pit=1 gear=2 laps=1, blue@a60")
    play(match, "gear-2", 4)
    assert cell(match, "red") == "box-1"
    before = turn("red@pit-1 pit=1 gear=1 laps=1, blue@a60")
    play(before, "gear-1", 1)
    assert cell(before, "red") == "pit-2"
    assert before.over, "no stop is asked for"


@rule("FD-PIT-14", "FD-PIT-55")
@pytest.mark.parametrize(
    ("words", "on", "cells"),
    [("tyre=wet", "tyres-wet=on", 8), ("load=high", "aero=on", 8), ("load=low", "aero=on", 8), ("", "night=on", 7)],
)
def test_in_the_lane_the_die_alone_counts_but_for_the_night(words: str, on: str, cells: int) -> None:
    match = turn(f"red@pit-3 pit=5 gear=4 {words} laps=1, blue@a60", on=on)
    play(match, "gear-4", 8)

    assert cell(match, "red") == f"pit-{3 + cells}"


@rule("FD-PIT-18", "FD-PIT-52")
@pytest.mark.parametrize(("gear", "face"), [(5, 12), (6, 22)])
def test_there_is_no_speed_limit_for_entering(gear: int, face: int) -> None:
    match = entering(face, "yes", gear=gear)
    choose(match, *pit_codes(match)[:1])

    assert fact(match, "red", "pit_gear") == gear
    assert cell(match, "red") == "box-1"


@rule("FD-PIT-22", "FD-PIT-23", "FD-PIT-24", "FD-PIT-27", "FD-PIT-39", "FD-PIT-53")
def test_on_arrival_tyres_first_then_fast_or_long() -> None:
    match = turn("red@pit-2 pit=1 gear=2 laps=1 pg=1/5 pf=1/3 damaged=ps ps=0/3, blue@a60")
    play(match, "gear-2", 4)
    assert points(match, "red", "pg") == 5
    assert codes(match) == ["fit-hard", "fit-medium", "fit-intermediate"]
    choose(match, "fit-hard")
    assert codes(match) == ["fast", "long"]
    choose(match, "fast")
    assert (points(match, "red", "pf"), fact(match, "red", "damaged")) == (1, 5), "a fast stop repairs nothing"


@rule("FD-PIT-26", "FD-PIT-46", "FD-PIT-57", "FD-PIT-35")
def test_after_a_fast_stop_the_exit_may_be_tried_at_once_or_next_turn() -> None:
    match = turn("red@pit-2 pit=1 gear=2 laps=1, blue@a60")
    play(match, "gear-2", 4, "fit-hard", "fast")
    assert codes(match) == ["yes", "no"]
    play(match, "yes", 11)
    assert rolls(match) == "gear-3"
    play(match, 5)
    assert cell(match, "red") == "pit-7", "from the box to pit-3 and four more"
    later = turn("red@box-1 pit=2 gear=2 pit_gear=2 laps=1, blue@a60")
    assert rolls(later) == "exit"


@rule("FD-PIT-33", "FD-PIT-58")
def test_a_long_stop_repairs_on_arrival_and_rolls_next_turn() -> None:
    match = turn("red@pit-2 pit=1 gear=2 laps=1 pf=1/3, blue@a60")
    play(match, "gear-2", 4, "fit-hard", "long")
    assert codes(match) == ["repair-pf"]
    choose(match, "repair-pf")
    assert match.over
    assert fact(match, "red", "pit") == 2
    unused = turn("red@pit-2 pit=1 gear=2 laps=1 px=2, blue@a60")
    play(unused, "gear-2", 4, "fit-hard", "long")
    assert unused.over, "nothing to repair: the points are lost"


@rule(
    "FD-PIT-34",
    "FD-PIT-35",
    "FD-PIT-36",
    "FD-PIT-37",
    "FD-PIT-06",
    "FD-PIT-38",
    "FD-BOX-03",
    "FD-EX-66",
    "FD-EX-67",
    "FD-EX-99",
)
@pytest.mark.parametrize(
    ("words", "face", "out"),
    [
        ("pit_gear=4", 10, False),
        ("pit_gear=4", 11, True),
        ("pit_gear=4 px=1", 5, False),
        ("pit_gear=4 px=1", 6, True),
        ("pit_gear=5", 13, False),
        ("pit_gear=5", 14, True),
        ("pit_gear=6", 16, False),
        ("pit_gear=6", 17, True),
        ("pit_gear=4 pit_declared=1", 7, False),
        ("pit_gear=4 pit_declared=1", 8, True),
        ("pit_gear=6 px=1 pit_declared=1", 8, False),
        ("pit_gear=1 px=2 pit_declared=1", 1, False),
        ("pit_gear=5 px=2", 4, True),
        ("pit_gear=5 px=2", 3, False),
    ],
)
def test_the_exit_roll(words: str, face: int, out: bool) -> None:
    match = turn(f"red@box-1 pit=2 gear=2 laps=1 {words}, blue@a60")
    fall(match, face)

    assert out == (rolls(match) == "gear-3")
    assert out == (fact(match, "red", "pit") == 5)
    if not out:
        assert match.over
        assert told(match, "ExitFailed")


@rule("FD-PIT-34", "FD-PIT-45")
def test_after_a_failure_the_car_leaves_in_any_gear_up_to_fourth() -> None:
    match = turn("red@box-1 pit=3 gear=1 laps=1, blue@a60")

    assert codes(match) == ["gear-4", "gear-3", "gear-2", "gear-1"]
    play(match, "gear-4", 8)
    assert cell(match, "red") == "pit-10"


@rule("FD-PIT-40")
def test_the_compound_is_not_asked_for_again() -> None:
    match = turn("red@box-1 pit=2 gear=2 pit_gear=2 laps=1 tyre=medium, blue@a60")
    play(match, 1)

    assert match.over
    assert fact(match, "red", "tyre") == 1


@rule("FD-PIT-41", "FD-PIT-43", "FD-EX-71")
def test_the_exit_leads_to_two_cells_and_a_free_one_must_be_used() -> None:
    free = turn("red@pit-24 pit=5 gear=1 laps=1 pf=0/3, blue@a60")
    play(free, "gear-1", 1)
    assert codes(free) == ["c20", "c22"]
    one = turn("red@pit-24 pit=5 gear=1 laps=1 pf=0/3, blue@c20")
    play(one, "gear-1", 1)
    assert cell(one, "red") == "c22"


@rule("FD-PIT-42", "FD-MOVE-03")
def test_with_both_cells_taken_the_car_waits_without_cost() -> None:
    match = turn("red@pit-23 pit=5 gear=2 laps=1 pf=2, blue@c20, yellow@c22")
    play(match, "gear-2", 4)

    assert cell(match, "red") == "pit-24"
    assert points(match, "red", "pf") == 2
    assert fact(match, "red", "status") == 0


@rule("FD-PIT-43", "FD-PIT-44")
def test_beyond_the_exit_the_straight_code_applies() -> None:
    match = turn("red@pit-24 pit=5 gear=2 laps=1 pf=0/3, blue@a60")
    play(match, "gear-2", 3)

    assert {"c24", "b23", "c26", "b25"} & set(codes(match))
    assert not any(code.startswith("a2") and int(code[1:]) > 26 for code in codes(match))
    choose(match, codes(match)[0])
    assert fact(match, "red", "pit") == 0
    assert "gear-3" in codes(turn("red@c30 gear=3 pf=0/3, blue@a60"))


@rule("FD-PIT-49")
def test_an_overshooting_car_may_not_enter() -> None:
    match = at(
        "red@c-34 gear=2 laps=1 pf=0/3, blue@a60",
        "Segment 0 main 4",
        turn="car=red start=c-34 lock=yes overs=((2,1,1,1))",
        on="laps=5",
    )

    assert pit_codes(match) == []


@rule("FD-PIT-50")
def test_the_lap_is_completed_level_with_the_line() -> None:
    match = turn("red@pit-14 pit=5 gear=1 laps=1 line=2 ers=1 pe=0/3 tyre_lap=0, blue@a60", on="ers=on laps=5")
    play(match, "gear-1", 1)

    assert (fact(match, "red", "laps"), fact(match, "red", "line"), points(match, "red", "pe")) == (2, 3, 3)
    assert fact(match, "red", "tyre_lap") == 0


@rule("FD-PIT-51")
def test_a_blocked_driver_need_not_enter_the_pit_lane() -> None:
    cars = "red@c-32 gear=2 laps=1 pf=2, blue@c-28, yellow@b-29, green@b-31, black@a-28"
    match = turn(cars, on="laps=5")
    play(match, "gear-2", "no", 3)

    assert pit_codes(match)
    assert any("block" in code for code in codes(match))


@rule("FD-PIT-60")
def test_a_car_passes_its_own_box_on_the_way_out() -> None:
    match = turn("red@pit-1 pit=5 gear=2 laps=1, blue@a60")
    play(match, "gear-2", 4)

    assert cell(match, "red") == "pit-5"


@rule("FD-PIT-03")
def test_boxes_by_team_by_grid_or_by_lot() -> None:
    from games.formula_de.test_setup import both, event

    assert race_of(both(event(2, grid="reverse", boxes="by-grid"), "sheet-balanced")).box == [1, 0]
    drawn = both(event(2, boxes="random"), "sheet-balanced")
    assert drawn.chance is not None
    fall(drawn, "box-4")
    fall(drawn, "box-2")
    assert race_of(drawn).box == [3, 1]


@rule("FD-PIT-11")
def test_no_heavy_downshift_no_collision_no_engine_check_in_the_lane() -> None:
    match = turn("red@pit-3 pit=5 gear=6 pt=0/3, blue@pit-5 pit=5 gear=6", on="laps=5")
    assert "gear-1" in codes(match)
    check = at(
        "red@pit-3 pit=5 gear=6, blue@pit-4 pit=5 gear=6",
        "CollisionRolls 0; EngineCheck 0",
        turn="car=red start=pit-1 engine=yes",
    )
    assert check.over


@rule("FD-PIT-47")
def test_both_cars_of_a_team_may_be_in_their_box() -> None:
    match = turn("red@pit-2 pit=1 gear=2 box=0 laps=1, blue@box-1 box=0 pit=2")
    play(match, "gear-2", 2)

    assert cell(match, "red") == "box-1"


@rule("FD-PIT-13", "FD-ERS-09", "FD-PTP-07", "FD-ERS-16")
def test_a_car_that_spun_into_the_pit_lane_restarts_there_without_extra_dice() -> None:
    cars = "status=spun gear=3 laps=1 ers=1 pe=3 pu=2, blue@a60"
    on = "laps=5 ers=on push-to-pass=on"
    assert rolls(turn(f"red@pit-1 pit=1 {cars}", on=on)) == "start"
    assert codes(turn(f"red@a100 {cars}", on=on)) == ["ers-0", "ers-1", "ers-2", "ers-3"]


@rule("FD-PIT-45", "FD-PIT-34")
def test_after_a_failed_exit_roll_the_free_choice_of_gear_is_for_leaving_the_box_only() -> None:
    """In 1st out of the box; the turn after, in the lane, 2nd is the most."""
    match = at("red@box-1 pit=3 gear=4 laps=1, blue@a60", "Turn 0; Turn 0", on="laps=5")
    assert codes(match) == ["gear-4", "gear-3", "gear-2", "gear-1"]
    play(match, "gear-1", 1)

    assert cell(match, "red") == "pit-3"
    assert codes(match) == ["gear-2", "gear-1"]


@rule("FD-PIT-35", "FD-PIT-13", "FD-PIT-14", "FD-ERS-09")
def test_the_die_of_a_fast_exit_counts_alone_whatever_helped_to_enter() -> None:
    """Two ERS dice brought red into its box; the 3rd-gear die that brings it out is a plain four."""
    match = turn("red@c-34 gear=2 laps=1 line=2 pf=0/3 ers=1 pe=3, blue@a60", on="laps=5 ers=on")
    play(match, "gear-2", "yes", "ers-2", 3, 3, 4)
    assert cell(match, "red") == "box-1"
    play(match, "fit-hard", "fast", "yes", 20, 4)
    assert cell(match, "red") == "pit-6", "pit-3 and three more"


@rule("FD-PIT-35", "FD-START-10", "FD-START-06")
@pytest.mark.parametrize("launch", [2, 20])
def test_a_restart_into_the_box_leaves_nothing_for_the_fast_exit(launch: int) -> None:
    match = turn("red@pit-2 pit=1 gear=2 status=spun laps=1 line=2, blue@a60", on="laps=5")
    play(match, launch)
    if launch == 2:
        play(match, 2)
    play(match, "fit-hard", "fast", "yes", 20, 7)
    assert cell(match, "red") == "pit-9"


@rule("FD-PIT-05", "FD-PIT-48", "FD-AERO-12")
def test_low_load_is_no_way_out_of_a_declaration() -> None:
    """A 7 in 4th leads into the pit lane: red is bound, and not asked for its bonus. A 7 from further off does not."""
    cars = "red@{} gear=4 laps=1 line=2 pf=0/3 load=low, blue@a60"
    bound = play(turn(cars.format("c-34"), on="laps=5 aero=on"), "gear-4", "yes", 7)
    assert cell(bound, "red") == "box-1"
    short = play(turn(cars.format("c194"), on="laps=5 aero=on"), "gear-4", "yes", 7)
    assert codes(short) == ["no", "yes"], "the declaration has lapsed"
    free = play(turn(cars.format("c-34"), on="laps=5 aero=on"), "gear-4", "no", 7)
    assert codes(free) == ["no", "yes"]


@rule("FD-RELY-07", "FD-GEAR-18")
def test_the_test_for_a_last_engine_point_comes_before_the_stop() -> None:
    """From 6th to 2nd with the last engine point, and straight into the box: no repair forestalls the test."""
    cars = "red@c-32 gear=6 laps=1 line=2 pm=1/3 pf=1/3, blue@a60 laps=1 line=2, yellow@a50 laps=1 line=2"
    into_box = ("gear-2", "yes", 4, "box-1+pit")
    match = play(turn(cars, on="laps=5"), *into_box)
    assert (cell(match, "red"), rolls(match)) == ("box-1", "reliability")
    play(match, 12)
    assert (fact(match, "red", "status"), codes(match)) == (WRECKED, []), "out, and no stop is made"
    lucky = play(turn(cars, on="laps=5"), *into_box, 18)
    assert fact(lucky, "red", "damaged") == ENGINE
    play(lucky, "fit-hard", "long", "repair-pm")
    assert (points(lucky, "red", "pm"), fact(lucky, "red", "damaged"), rolls(lucky)) == (1, -1, "")


@rule("FD-SPIN-02", "FD-PIT-26")
def test_a_car_that_spins_as_it_reaches_its_box_does_not_leave_it_in_the_same_turn() -> None:
    cars = "red@c-32 gear=6 laps=1 line=2 pm=1/3 pf=1/3, blue@a60"
    match = play(turn(cars, on="laps=5"), "gear-2", "yes", 4, "box-1+pit", 13, "fit-hard", "fast")
    assert (codes(match), rolls(match), fact(match, "red", "pit")) == ([], "", 2)

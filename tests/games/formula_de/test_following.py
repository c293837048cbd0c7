"""What may follow a segment, and what is asked before it: bonus cells, slides, slipstreams, enrichment."""

import pytest

from games.formula_de.bench import asked, at, cell, choose, codes, fact, move, play, points, race_at, race_of
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_move import (
    Segment,
    ask_way,
    can_enrich,
    can_enrich_first,
    following,
    leads_on,
    slide,
    slide_cells,
    start_main,
)
from rules import rule


def offers(race: Race) -> list[str]:
    return [option.code for option in following(race, 0)]


# Before a segment


@rule("FD-FUEL-07", "FD-FUEL-23", "FD-PIT-61", "FD-FUEL-08")
@pytest.mark.parametrize(
    ("cell", "turn", "first"),
    [
        ("a20", "die=5", True),
        ("a20", "die=4", False),
        ("a20", "die=9 rich=yes", False),
        ("c-30", "die=9", True),
        ("c-30", "die=9 declared=yes", False),
        ("a20", "die=9 declared=yes", True),
    ],
)
def test_a_driver_may_enrich_before_the_movement_unless_the_cells_are_none_or_lost(
    cell: str, turn: str, first: bool
) -> None:
    race = race_at(f"red@{cell} gear=3 pz=3 box=3", turn, "fuel=on")

    assert can_enrich_first(race, 0, 3) == first


@rule("FD-FUEL-01", "FD-FUEL-12", "FD-FUEL-15", "FD-PIT-13")
@pytest.mark.parametrize(
    ("words", "turn", "on", "can"),
    [
        ("pz=1", "", "fuel=on", True),
        ("pz=0/3", "", "fuel=on", False),
        ("pz=3", "rich=yes", "fuel=on", False),
        ("pz=3", "from_pit=yes", "fuel=on", False),
        ("pz=3", "", "fuel=off", False),
    ],
)
def test_who_can_enrich(words: str, turn: str, on: str, can: bool) -> None:
    assert can_enrich(race_at(f"red@a20 {words}", turn, on), 0) == can


@rule("FD-FUEL-07", "FD-FUEL-23", "FD-MOVE-03")
@pytest.mark.parametrize(("fuel", "shown"), [("on", ["a26", "enrich"]), ("off", [])])
def test_a_driver_with_one_way_is_asked_only_whether_to_enrich(fuel: str, shown: list[str]) -> None:
    race = race_at("red@a20 gear=3 pf=0/3 pz=3", "die=9", f"fuel={fuel}", board="lane")
    start_main(race, 0, 3)

    assert asked(race) == (["Segment"] if shown else [])
    assert [option.code for option in Segment(0, "main", 3).options(race)] == (shown or ["a32"])


@rule("FD-FUEL-07", "FD-FUEL-12")
def test_nobody_enriches_in_the_middle_of_a_segment() -> None:
    race = race_at("red@a20 gear=3 pf=0/3 pz=3", "die=9 tyre=1", "fuel=on")

    assert "enrich" in [option.code for option in Segment(0, "main", 1).options(race)]
    assert "enrich" not in [option.code for option in Segment(0, "tyre", 1).options(race)]


@rule("FD-MOVE-03", "FD-ERS-07")
@pytest.mark.parametrize("cells", [39, 40, 41])
def test_a_movement_may_be_as_long_as_the_dice_say(cells: int) -> None:
    race = race_at("red@a20 gear=6")
    ask_way(race, 0, "main", cells)
    task = race.stack[-1]

    assert isinstance(task, Segment)
    assert (task.car, task.kind_of, task.cells) == (0, "main", cells)


@rule("FD-MOVE-03", "FD-MOVE-09", "FD-TYRE-18")
def test_after_the_only_way_the_driver_is_asked_what_follows() -> None:
    race = race_at("red@a20 gear=2 pf=0/3", "tyre=1", board="lane")
    start_main(race, 0, 2)

    assert race.track.names[race.cell[0]] == "a24"
    assert asked(race) == ["GoOn"]


@rule("FD-MOVE-07", "FD-FUEL-23")
def test_bonus_cells_may_follow_a_movement_of_no_cells() -> None:
    race = race_at("red@a20 gear=1", "tyre=1")
    start_main(race, 0, 0)

    assert asked(race) == ["GoOn"]


# What follows


@rule("FD-TRICK-20", "FD-TRICK-21", "FD-TRICK-38")
def test_nothing_follows_a_pull() -> None:
    match = move("red@a20 gear=4 pf=0/3 pb=1, blue@a60", 1, segment="pull", on="boost=on tricks=on", turn="pulled=yes")
    choose(match, "a22")

    assert cell(match, "red") == "a22"
    assert "boost" not in codes(match)


@rule("FD-SLIP-26", "FD-MOVE-09", "FD-BOOST-01")
def test_a_driver_who_stops_goes_nowhere() -> None:
    match = move("red@a20 gear=2 pf=0/3 pb=1, blue@a60", 1, on="boost=on")
    play(match, "a22", "stop")

    assert (cell(match, "red"), points(match, "red", "pb")) == ("a22", 1)
    assert match.to_move == (1,), "blue is next"


@rule("FD-FUEL-07", "FD-FUEL-08", "FD-FUEL-22")
@pytest.mark.parametrize(("die", "then"), [(4, ["tyre-1", "stop"]), (9, ["a24", "b23"]), (10, ["a26", "b25", "c24"])])
def test_enrichment_cells_are_driven_at_once_and_may_be_none(die: int, then: list[str]) -> None:
    cars = "red@a22 gear=2 pf=0/3 pz=3, blue@a60"
    match = at(cars, "GoOn 0; EndMovement 0; ChooseGear 1", on="fuel=on", turn=f"car=red start=a20 die={die} tyre=1")
    play(match, "enrich")

    assert points(match, "red", "pz") == 2
    assert codes(match) == then


@rule("FD-SLIP-20", "FD-SLIP-19")
@pytest.mark.parametrize(
    ("brakes", "turn", "shown"),
    [
        (1, "die=10", ["enrich", "boost", "stop"]),
        (0, "die=10", ["stop"]),
        (0, "die=4", ["enrich", "stop"]),
        (0, "die=10 rich=yes rich_due=2", ["stop"]),
        (1, "die=10 rich=yes rich_due=2", ["rich-2", "boost"]),
        (0, "die=10 before_slip=(0)", ["enrich", "boost", "stop"]),
    ],
)
def test_bonus_cells_after_a_slipstream_need_a_brake_point_for_a_new_corner(
    brakes: int, turn: str, shown: list[str]
) -> None:
    race = race_at(f"red@a38 gear=2 pz=3 pb=1 pf={brakes}/3", f"slipped=yes {turn}", "fuel=on boost=on")

    assert offers(race) == shown


@rule("FD-FUEL-11", "FD-FUEL-23")
def test_enrichment_cells_that_a_slide_has_cost_do_not_bind() -> None:
    race = race_at("red@a20 gear=2 pz=3", "die=10 rich=yes rich_due=2 after_slide=yes", "fuel=on")

    assert offers(race) == ["stop"]


@rule("FD-BOOST-01", "FD-DRS-01")
def test_what_the_organiser_left_out_is_not_offered() -> None:
    race = race_at("red@a60 gear=4 pb=1 pe=1 pz=3", "die=10 tyre=1", others="blue@a64 gear=4")

    assert offers(race) == ["tyre-1", "stop"]
    assert "drs-1" in offers(race_at("red@a60 gear=4", on="drs=on", others="blue@a64 gear=4"))
    assert "boost" in offers(race_at("red@a60 gear=4 pb=1", on="boost=on", others="blue@a64 gear=4"))


@rule("FD-SLIP-20", "FD-TYRE-18")
def test_one_way_is_enough_for_a_bonus() -> None:
    race = race_at("red@a20 gear=2 pf=0/3", "slipped=yes tyre=1", board="lane")

    assert leads_on(race, 0, "tyre", 1)
    assert offers(race) == ["tyre-1", "stop"]


# Slides


@rule("FD-SKID-02", "FD-SKID-07", "FD-SKID-15", "FD-SKID-17", "FD-OVER-17", "FD-TRICK-21")
@pytest.mark.parametrize(
    ("cell", "turn", "cells"),
    [
        ("a44", "entered=(0)", 3),
        ("a44", "entered=(1)", 0),
        ("a44", "", 0),
        ("a44", "entered=(0) slid=(0)", 0),
        ("a44", "entered=(0) slid=(1)", 3),
        ("a44", "entered=(0) over_in=(0)", 0),
        ("a44", "entered=(0) pulled=yes", 0),
        ("a56", "entered=(0)", 0),
    ],
)
def test_who_slides(cell: str, turn: str, cells: int) -> None:
    race = race_at(f"red@{cell} gear=3", f"start=a30 {turn}")
    race.wet = 1

    assert slide_cells(race, 0) == cells


@rule("FD-SKID-03", "FD-SKID-11", "FD-AERO-09")
def test_a_slide_that_is_absorbed_is_made_without_moving() -> None:
    held = race_at("red@a40 gear=3 load=high", "start=a30 entered=(0) first_cell=a40", "aero=on")
    slide(held, 0, 0)
    assert (held.drive.slid, held.drive.after_slide) == ((0,), True)
    assert asked(held) == ["NextSegment"]

    real = race_at("red@a40 gear=3 load=high", "start=a30 entered=(0) first_cell=a40", "aero=on")
    slide(real, 0, 1)
    assert (real.drive.slid, real.drive.after_slide) == ((), False), "the way is still to be chosen"
    assert asked(real) == ["Segment"]


@rule("FD-OVALSLIP-01", "FD-OVALSLIP-02")
def test_the_oval_cell_is_one_step_and_makes_the_slipstream_a_duty() -> None:
    cars = "red@a20 gear=4 pf=0/3, blue@a24 gear=4, yellow@a60"
    match = at(cars, "GoOn 0; EndMovement 0; ChooseGear 1", on="oval-slipstream=on", turn="car=red start=a18")
    play(match, "oval")

    assert cell(match, "red") == "a22"
    assert fact(match, "red", "gear") == 4
    assert race_of(match).drive.must_slip

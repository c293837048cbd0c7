"""The end of a turn with dirty tricks: who is pulled and how far, who is in the smoke, where oil and debris lie."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, fall, plain, play, points, race_of, rolls, turn
from rules import rule

ON = "tricks=on"


@rule("FD-TRICK-20", "FD-TRICK-21")
@pytest.mark.parametrize(("face", "to", "ways"), [(2, "a108", ["a102", "b101"]), (4, "a112", ["a104", "b103", "c102"])])
def test_a_pull_is_half_the_cells_driven(face: int, to: str, ways: list[str]) -> None:
    match = turn("red@a104 gear=2 pf=0/3, blue@a100 gear=2 tricks=(5) pf=0/3", on=ON)
    play(match, "gear-2", "yes", 20, face, to)

    assert plain(match) == ways


@rule("FD-TRICK-21", "FD-TRICK-38")
@pytest.mark.parametrize("words", ["a96 status=stalled", "a96 status=spun", "pit-2 pit=1", "off status=out"])
def test_a_car_that_cannot_race_is_not_pulled(words: str) -> None:
    match = at(f"red@a100 gear=2, blue@{words}", "Pull 1 1; ChooseGear 0", on=ON)

    assert match.to_move == (0,)
    assert cell(match, "blue") == cell(at(f"red@a100 gear=2, blue@{words}", "ChooseGear 0", on=ON), "blue")


@rule("FD-TRICK-21")
def test_a_car_on_the_first_cell_of_the_board_is_pulled_too() -> None:
    first = race_of(at("red@a100, blue@a96", "ChooseGear 0")).track.names[0]
    match = at(f"red@a100 gear=2, blue@{first} gear=2 pf=0/3", "Pull 1 1; ChooseGear 0", on=ON)

    assert match.to_move == (1,)


@rule("FD-TRICK-21", "FD-CORNER-08")
@pytest.mark.parametrize(("start", "stops", "cells", "to", "left"), [("a94", 2, 2, "a98", 0), ("a84", 1, 1, "a86", 1)])
def test_a_pull_out_of_a_corner_clears_its_stops(start: str, stops: int, cells: int, to: str, left: int) -> None:
    cars = f"red@a140 gear=2, blue@{start} gear=2 stops={stops} pf=0/3"
    match = at(cars, f"Pull 1 {cells}; ChooseGear 0", on=ON)
    choose(match, to)

    assert fact(match, "blue", "stops") == left
    assert race_of(match).drive.car != 1, "the turn is nobody's"


@rule("FD-TRICK-20", "FD-TRICK-38")
def test_nobody_is_pulled_without_a_hook() -> None:
    match = turn("red@a100 gear=2 pf=0/3, blue@a96 gear=2 stops=2 tricks=(5) pf=0/3", on=ON)
    play(match, "gear-2", "no", 3, "a106")

    assert match.over
    assert cell(match, "blue") == "a96"


@rule("FD-TRICK-21", "FD-TYRE-20")
def test_a_pull_brings_no_cell_of_tyres() -> None:
    match = at("red@a140 gear=2, blue@a100 gear=2 tyre=medium pf=0/3", "Pull 1 1; ChooseGear 0", on=ON)
    choose(match, "a102")

    assert match.to_move == (0,)


# Smoke


@rule("FD-TRICK-09", "FD-TRICK-36")
@pytest.mark.parametrize(
    ("words", "smoked"),
    [
        ("a98", 1),
        ("a94", 1),
        ("a92", 0),
        ("a102", 0),
        ("a98 status=wrecked", 0),
        ("pit-2 pit=1", 0),
        ("off status=out", 0),
    ],
)
@pytest.mark.parametrize("car", [1, 2])
def test_smoke_is_for_running_cars_on_the_track_one_to_three_cells_behind(words: str, smoked: int, car: int) -> None:
    others = [f", blue@{words}, yellow@a0", f", blue@a0, yellow@{words}"][car - 1]
    match = turn(f"red@a100 gear=2 tricks=(2){others}", on=ON)
    choose(match, "smoke")

    assert race_of(match).book.smoked[car] == smoked
    assert sum(race_of(match).book.smoked) == smoked


@rule("FD-TRICK-09", "FD-TRICK-42")
@pytest.mark.parametrize(
    ("where", "smoked"), [("a96", 0), ("a94", 1), ("a92", 1), ("a100 line=0", 0), ("b101 line=0", 1), ("b99 line=0", 0)]
)
def test_far_smoke_begins_at_three_cells_and_ends_before_a_lap(where: str, smoked: int) -> None:
    line = "" if "line" in where else " line=1"
    own = "a102" if where.startswith("a100") else "a100"
    match = turn(f"red@{own} gear=2 line=1 tricks=(2), blue@{where}{line}", on=ON + " smoke-range=at-least-3 pit=off")
    choose(match, "smoke")

    assert race_of(match).book.smoked == [0, smoked]


# Explosion and oil


@rule("FD-TRICK-28", "FD-TRICK-29", "FD-TRICK-30")
@pytest.mark.parametrize(("face", "left"), [(3, 2), (4, 3)])
def test_an_explosion_costs_bodywork_up_to_three(face: int, left: int) -> None:
    match = turn("red@b101 gear=2 tricks=(7), blue@a100, yellow@b103", on=ON)
    choose(match, "explosion")
    assert rolls(match) == "explosion"
    fall(match, face)

    assert points(match, "blue", "pc") == left
    assert points(match, "yellow", "pc") == 3


@rule("FD-TRICK-06", "FD-TRICK-39")
@pytest.mark.parametrize(("face", "offered"), [(2, []), (3, ["none", "at-a102"]), (4, ["none", "at-a102", "at-a104"])])
def test_oil_needs_three_cells_in_a_row(face: int, offered: list[str]) -> None:
    match = turn("red@a100 gear=2 pf=0/3 tricks=(1), blue@a-30", on=ON)
    play(match, "gear-2", face, f"a{100 + 2 * face}")

    assert codes(match) == offered
    if offered:
        choose(match, "none")
        assert race_of(match).markers == {}
        assert race_of(match).used[0] == (0,)


@rule("FD-TRICK-06")
def test_a_flood_is_used_and_lies_on_the_cells_named() -> None:
    match = turn("red@a100 gear=2 pf=0/3 tricks=(1), blue@a-30", on=ON)
    play(match, "gear-2", 4, "a108", "at-a102")

    index = race_of(match).track.index
    assert race_of(match).markers == {index["a102"]: 2, index["a104"]: 2, index["a106"]: 2}
    assert race_of(match).used[0] == (1,)

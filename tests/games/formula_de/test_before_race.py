"""What is done before a race: teams, the grid, boxes, tricks, sheets and what every car gets besides, case by case."""

from typing import Any

import pytest

from games.formula_de.bench import BENCH, asked, at, choose, codes, fall, race_at, race_of, rolls
from paddock.games.formula_de.options import LOAD, NO, OWN_SHEET, YES
from paddock.games.formula_de.rules_setup import AssignBoxes, PickTyre, PickTyres, teams
from paddock.games.formula_de.rules_sheets import (
    ChooseLoad,
    ChooseSheets,
    Extras,
    FitErs,
    bounds,
    car_of,
    shared_out,
)
from paddock.games.formula_de.tables import CREW, DRIVER, ERS, FUEL, PUSH
from rules import rule


def new(seats: int, **switches: Any) -> Any:
    """A new match on the ring, whose chance falls as told."""
    given = {name.replace("_", "-"): value for name, value in switches.items()}
    return BENCH.new(seats, "ring", {"weather": "fair", "grid": "seats", **given}, open_chance=True)


@rule("FD-PIT-03", "FD-PIT-47")
@pytest.mark.parametrize(
    ("kind", "seats", "found"),
    [("solo", 4, [0, 1, 2, 3]), ("pairs", 5, [0, 0, 1, 1, 2]), ("two-cars", 2, [0, 0, 1, 1])],
)
def test_who_is_in_a_team(kind: str, seats: int, found: list[int]) -> None:
    race = race_of(new(seats, teams=kind))

    assert race.team == found
    assert teams(race) == found


@rule("FD-START-02", "FD-INJ-10")
@pytest.mark.parametrize(
    ("bits", "drawn", "grid"),
    [
        (4, ["red", "blue", "yellow"], [0, 2, 1]),
        (1, ["red", "blue", "yellow"], [0, 1, 2]),
        (1, ["blue", "red"], [0, 1, 2]),
    ],
)
def test_a_grid_advantage_is_one_place_and_nothing_on_pole(bits: int, drawn: list[str], grid: list[int]) -> None:
    match = new(3, grid="random", grid_advances=bits)
    fall(match, *drawn)
    if match.chance is not None and len(race_of(match).grid) < 3:
        fall(match, "yellow")

    assert race_of(match).grid == grid


@rule("FD-PIT-01", "FD-PIT-03")
@pytest.mark.parametrize(("pit", "box"), [("on", [0, 1]), ("off", [-1, -1])])
def test_boxes_are_for_races_with_stops(pit: str, box: list[int]) -> None:
    race = race_at("red@a20", on=f"pit={pit}")
    race.box = [-1, -1]
    AssignBoxes().run(race)

    assert race.box == box


@rule("FD-SETUP-21", "FD-TRICK-31")
def test_sabotage_comes_with_the_tricks_before_the_weather() -> None:
    match = at("red@a-2 tricks=(8), blue@c-4", "BuyTricks; ChooseGear 0", on="tricks=on", race="grid=red,blue")

    assert match.to_move == (0,)
    assert codes(match) != ["gear-1"]
    assert not any(code.startswith("gear") for code in codes(match))


@rule("FD-SETUP-21", "FD-SETUP-17")
def test_after_the_tyres_the_first_round_begins() -> None:
    match = new(2, start="rolling")
    while race_of(match).round == 0:
        choose(match, codes(match)[0])

    assert race_of(match).round == 1
    assert all(code.startswith("gear") for code in codes(match))
    assert race_of(match).sheets_open
    assert race_of(match).revealed


@rule("FD-SETUP-03", "FD-END-21")
def test_each_seat_has_its_cars_in_a_row() -> None:
    race = race_of(new(2, teams="two-cars"))

    assert [car_of(race, seat, which) for seat in (0, 1) for which in (0, 1)] == [0, 1, 2, 3]


@rule("FD-SETUP-05", "FD-SETUP-08")
def test_a_component_of_one_point_at_most_is_asked_for_too() -> None:
    race = race_of(new(2, most_ps=1, least_ps=0, crew=False))
    race.stack[:] = []
    ChooseSheets((0, 1)).opened(race, [OWN_SHEET, OWN_SHEET])

    assert asked(race) == ["AllotPoints"] * 6


@rule("FD-SETUP-03", "FD-SETUP-16")
def test_of_equal_shares_the_heavier_gets_the_next_point() -> None:
    race = race_of(new(2, driver=True, crew=True, points=7))
    weights = [0] * 10
    weights[CREW], weights[DRIVER] = 1, 2

    assert shared_out(race.rules, weights) == [1, 1, 1, 1, 1, 1, 0, 0, 1, 0]


@rule("FD-SETUP-04", "FD-SETUP-05", "FD-SETUP-06", "FD-SETUP-07", "FD-SETUP-16", "FD-BOX-01")
@pytest.mark.parametrize(
    ("points", "all_", "component", "limits"),
    [
        (8, False, 0, (1, 3)),
        (20, False, 0, (1, 10)),
        (8, False, 4, (1, 6)),
        (8, False, 5, (1, 6)),
        (20, False, 6, (0, 2)),
        (40, True, 0, (8, 10)),
        (42, True, 0, (10, 10)),
        (50, True, 0, (10, 10)),
        (8, True, 0, (1, 3)),
        (8, True, 5, (6, 6)),
        (8, True, 4, (1, 6)),
        (9, True, 5, (6, 6)),
    ],
)
def test_the_limits_of_a_component(points: int, all_: bool, component: int, limits: tuple[int, int]) -> None:
    """Tyres up to 10, five others up to 6, the crew up to 2; enough is left for the others, and none left over."""
    race = race_of(new(2, points=points, spend_all=all_))
    race.write_sheet(0, [0] * 13)

    assert bounds(race, 0, component) == limits


@rule("FD-SETUP-15", "FD-INJ-10", "FD-SETUP-09")
@pytest.mark.parametrize(
    ("switches", "push", "fuel", "driver"),
    [
        ({}, 0, 0, 0),
        ({"push_to_pass": True, "push_points": 4}, 4, 0, 0),
        ({"fuel": True, "fuel_points": 7}, 0, 7, 0),
        ({"free_points": 1}, 0, 0, 0),
        ({"free_points": 1, "driver": True}, 0, 0, 1),
        ({"free_points": 2, "driver": True}, 0, 0, 0),
    ],
)
def test_what_every_car_gets_besides(switches: dict[str, Any], push: int, fuel: int, driver: int) -> None:
    race = race_of(new(2, **switches))
    race.write_sheet(0, [0] * 13)
    Extras(0).run(race)

    assert (race.has(0, PUSH), race.has(0, FUEL), race.has(0, DRIVER)) == (push, fuel, driver)


@rule("FD-AERO-01", "FD-ERS-01", "FD-ERS-03", "FD-SETUP-14")
def test_load_and_ers_are_fitted_to_this_race_alone() -> None:
    before = race_of(new(2, aero=True, ers=True))
    race = before.copy()
    ChooseLoad((0, 1)).opened(race, [LOAD[1], LOAD[2]])
    FitErs((0, 1)).opened(race, [YES, NO])

    assert (race.load, race.ers) == ([LOAD[1].load, LOAD[2].load], [1, 0])
    assert (race.has(0, ERS), race.has(1, ERS)) == (3, 0)
    assert (before.load, before.ers) == ([0, 0], [0, 0])
    assert rolls(new(2)) == ""


@rule("FD-SETUP-03")
def test_a_newcomer_is_advised_to_take_the_first_sheet() -> None:
    race = race_of(new(2))

    assert ChooseSheets((0, 1)).recommended(race, 0) is ChooseSheets((0, 1)).options(race, 0)[0]


@rule("FD-TYRE-01", "FD-TYRE-02", "FD-TYRE-04")
@pytest.mark.parametrize(
    ("wet", "on", "advised"),
    [
        (0, "", "fit-medium"),
        (1, "", "fit-intermediate"),
        (0, "tyres-medium=off", "fit-hard"),
        (1, "tyres-intermediate=off", "fit-hard"),
    ],
)
def test_a_newcomer_is_advised_to_take_tyres_for_the_sky(wet: int, on: str, advised: str) -> None:
    """The one that forgives most, or the first in use if that one is not."""
    race = race_at("red@a20", on=on, race=f"sky=rain wet={wet}")

    assert PickTyres((0, 1)).recommended(race, 0).code == advised
    assert PickTyre(0).recommended(race).code == advised

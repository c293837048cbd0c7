"""Whose slipstream can be taken, cell by cell; and the codes of ways, which say what happens on them."""

import pytest

from games.formula_de.bench import at, choose, codes, move, race_of
from paddock.games.formula_de.tables import COLOURS
from paddock.games.formula_de.ways.label import Label
from paddock.games.formula_de.ways.segments import menu_of, slip_leader
from paddock.games.formula_de.ways.straights import NO_RUN
from paddock.games.formula_de.ways.trail import Trail, Trails
from paddock.games.formula_de.ways.way import Explored, Way, numbered, way_code
from rules import rule

CARS = "red@a104 gear=4, blue@a102 gear=4, yellow@a100 gear=5, green@b101 gear=4, black@pit-2 pit=1 gear=4"


@rule("FD-SLIP-02", "FD-SLIP-03", "FD-SLIP-04", "FD-SLIP-32", "FD-DRS-14")
@pytest.mark.parametrize(
    ("car", "cell", "leader"),
    [
        ("blue", "a102", "red"),
        ("yellow", "a100", "blue"),
        ("yellow", "a102", "red"),
        ("yellow", "a98", ""),
        ("blue", "a98", ""),
        ("red", "a104", ""),
        ("red", "a102", ""),
        ("green", "b101", ""),
        ("green", "a102", "red"),
        ("black", "pit-1", ""),
    ],
)
def test_the_leader_is_the_car_on_the_next_cell_of_the_lane(car: str, cell: str, leader: str) -> None:
    race = race_of(at(CARS, "ChooseGear 0"))
    found = slip_leader(race, COLOURS.index(car), race.track.index[cell])

    assert found == (COLOURS.index(leader) if leader else -1)


@rule("FD-SLIP-02", "FD-SLIP-32")
def test_nobody_leads_a_car_off_the_board_or_in_the_pit_lane() -> None:
    race = race_of(at(CARS, "ChooseGear 0"))
    first = race.track.names[race.track.front[0]]
    beside = race_of(at(f"red@{first} gear=4, blue@{race.track.names[0]} gear=4", "ChooseGear 0"))

    assert [slip_leader(race, 1, cell) for cell in (-1, race.track.size, race.track.size + 1)] == [-1, -1, -1]
    assert slip_leader(beside, 1, 0) == 0, "the first cell of the board is a cell like any other"


@rule("FD-SLIP-02", "FD-SLIP-05")
@pytest.mark.parametrize(("follower", "leader"), [("blue", "red"), ("red", "blue")])
def test_any_car_may_follow_any_other(follower: str, leader: str) -> None:
    cars = {follower: "@a98 gear=4 pf=0/3", leader: "@a102 gear=4"}
    match = move(f"red{cars['red']}, blue{cars['blue']}, yellow@a-30", 1, car=follower)
    choose(match, "a100", "slipstream")

    assert "b105" in codes(match)


@rule("FD-KERB-04", "FD-KERB-05", "FD-OVER-02", "FD-HAZ-05", "FD-EMERG-06", "FD-EMERG-08", "FD-FORCE-02", "FD-OVER-11")
@pytest.mark.parametrize(
    ("cars", "cells", "given", "shown"),
    [
        ("red@a100 gear=2 pf=0/3, blue@a-30", 2, {}, ["a104", "b103", "c102"]),
        (
            "red@a100 gear=2 pf=0/3, blue@a-30",
            2,
            {"markers": "a104=oil b103=debris"},
            ["a104+risk1", "b103+risk1", "c102"],
        ),
        ("red@a20 gear=2 pf=0/3, blue@a22", 2, {"board": "lane"}, ["a20+block2"]),
        (
            "red@a20 gear=2 pf=1, blue@a22",
            2,
            {"board": "lane", "on": "force-block=on"},
            ["a20+block2", "a24+force", "a20+b1+block1"],
        ),
        ("red@a20 gear=4 pf=0/3, blue@a22", 7, {"board": "lane"}, ["a20+block7+out"]),
        ("red@a20 gear=4 pf=0/3, blue@a22", 6, {"board": "lane"}, ["a20+block6"]),
        ("red@a56 gear=3 pf=0/3, blue@a20", 3, {"board": "lane"}, ["a62+over2"]),
        ("red@a94 gear=3 pf=0/3, blue@a20", 3, {"board": "lane"}, ["a100+over2+out"]),
        ("red@a94 gear=3 stops=1 pf=0/3, blue@a20", 3, {"board": "lane"}, ["a100+over2"]),
        ("red@a94 gear=3 stops=2 pf=0/3, blue@a20", 3, {"board": "lane"}, ["a100"]),
    ],
)
def test_the_code_of_a_way_says_what_happens_on_it(
    cars: str, cells: int, given: dict[str, str], shown: list[str]
) -> None:
    start = cars.split()[0].partition("@")[2]
    race = race_of(at(cars, "ChooseGear 0", turn=f"car=red start={start}", **given))

    assert sorted(option.code for option in menu_of(race, 0, "main", cells)) == sorted(shown)


@rule("FD-OVER-02", "FD-OVER-11")
@pytest.mark.parametrize(("missing", "code"), [((1, 1), "+over7"), ((1, 2), "+over7+out"), ((2, 1), "+over7+out")])
def test_one_corner_left_with_two_stops_missing_ends_the_race(missing: tuple[int, int], code: str) -> None:
    trail = Trail()
    trail.left = ((0, 0, missing[0], 0), (1, 3, missing[1], 0))
    label = Label(0, Trails().one(trail), NO_RUN, 0, 0, 0)
    label.beyond = 5
    trail.mark = 1

    assert way_code(Way(Explored(), label, 0)) == code


@rule("FD-STRAIGHT-16", "FD-HAZ-05")
def test_ways_to_one_cell_that_look_alike_are_numbered() -> None:
    assert [numbered("+risk1", alike) for alike in (1, 2, 3)] == ["+risk1", "+risk1+way2", "+risk1+way3"]


@rule("FD-OVER-02", "FD-HAZ-05")
def test_the_path_of_a_way_is_read_out_once() -> None:
    race = race_of(at("red@a100 gear=2, blue@a-30", "ChooseGear 0", turn="car=red start=a100"))
    way = menu_of(race, 0, "main", 3).way(0)

    assert way.path is way.path
    assert [race.track.names[cell] for cell in way.path] == ["a102", "a104", "a106"]

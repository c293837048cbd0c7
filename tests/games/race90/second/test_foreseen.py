"""How far a car would come: what is foreseen of a movement, for track cards and for what drivers are told."""

import pytest

from games.race90.second.tables import at
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_pass import likely_cost, trip
from paddock.games.race90.shared.position import NOWHERE
from rules import rule

# Monza: 10 and 11 are straights, 12 is a brake, 13 and 14 are corner 6, 15 and 16 are straights; 24 sections.
FAR = "superfast1@93"


def road(cars: str, table: str = "", now: str = "") -> SecondRace:
    race = at(cars, "Declare 0", table=table, now=f"blue {now}", seats=3).race
    assert isinstance(race, SecondRace)
    return race


def corners(bits: int) -> set[int]:
    return {corner for corner in range(1, 12) if bits & 1 << corner}


# Cars, movement points, and: where it ends, the points lost, the cars passed.
ON_THE_ROAD = [
    (f"{FAR}, blue@35", 3, (38, 0, 0)),
    (f"{FAR}, blue@35", 1, (36, 0, 0)),
    (f"{FAR}, blue@35", 0, (35, 0, 0)),
    (f"{FAR}, blue@35", -1, (35, 0, 0)),
    (f"{FAR}, orange@35, blue@35", 3, (37, 0, 1)),
    (f"{FAR}, orange@35, blue@35", 1, (35, 0, 1)),
    (f"{FAR}, orange@35, blue@35", 0, (35, 0, 0)),
    (f"{FAR}, green@35, orange@35, blue@35", 3, (36, 0, 2)),
    (f"{FAR}, blue@35, orange@35", 2, (37, 0, 0)),
    (f"{FAR}, orange@36, blue@35", 3, (36, 2, 0)),
    (f"{FAR}, orange@36, blue@35", 1, (36, 0, 0)),
    (f"{FAR}, orange@13, blue@36", 4, (38, 0, 1)),
    (f"{FAR}, orange@13, blue@36", 3, (37, 0, 1)),
    (f"{FAR}, orange@13, blue@36", 2, (37, 1, 0)),
    (f"{FAR}, orange@37, blue@37 strategy=banging-wheels", 3, (38, 0, 1)),
    (f"{FAR}, blue@22", 4, (26, 0, 0)),
]


@rule("R2-E-05", "R2-E-06", "R2-E-07", "R2-E-08", "R2-E-09", "R2-E-10", "R2-E-12", "R2-E-13", "R2-E-14", "R2-E-21")
@pytest.mark.parametrize(("cars", "mp", "end"), ON_THE_ROAD)
def test_points_are_spent_section_by_section_and_car_by_car(cars: str, mp: int, end: tuple[int, int, int]) -> None:
    found = trip(road(cars), 0, mp, 0, 0, NOWHERE)
    assert (found.progress, found.left, found.passed, found.halted) == (*end, False)


@rule("R2-C-10", "R2-C-11", "R2-C-12", "R2-TC-01", "R2-TC-28")
@pytest.mark.parametrize(
    ("cars", "mp", "used"),
    [
        (f"{FAR}, blue@35", 1, set()),
        (f"{FAR}, blue@35", 2, {6}),
        (f"{FAR}, blue@32", 5, {4, 5, 6}),
        (f"{FAR}, blue@38", 0, {6}),
        (f"{FAR}, blue@36 off=6b", 2, {6}),
        (f"{FAR}, orange@36, blue@35", 4, set()),
    ],
)
def test_a_corner_is_used_by_all_who_enter_or_start_in_it(cars: str, mp: int, used: set[int]) -> None:
    assert corners(trip(road(cars), 0, mp, 0, 0, NOWHERE).corners) == used


@rule("R2-TC-11", "R2-TC-13", "R2-TC-26")
@pytest.mark.parametrize(
    ("laps", "symbol", "now", "end"),
    [
        (0, 6, "", (38, 0, 1)),
        (0, 0, "", (37, 2, 0)),
        (0, 7, "", (37, 2, 0)),
        (0, 6, "saved=1", (37, 2, 0)),
        (1, 6, "", (38, 0, 1)),
        (1, 0, "", (37, 0, 1)),
        (-1, 6, "", (38, 0, 1)),
        (-1, 0, "", (37, 0, 1)),
    ],
)
def test_an_overtake_symbol_makes_its_corner_cheap(laps: int, symbol: int, now: str, end: tuple[int, int, int]) -> None:
    race = road(f"{FAR}, orange@{37 - 24 * laps}, blue@36", now=now)
    found = trip(race, 0, 3, symbol, 0, NOWHERE)
    assert (found.progress, found.left, found.passed) == end


@rule("R2-FLAG-21", "R2-FLAG-23", "R2-FLAG-24", "R2-FLAG-26")
@pytest.mark.parametrize(
    ("other", "start", "end"),
    [(11, 35, (37, 1)), (12, 36, (38, 1)), (13, 37, (38, 1)), (35, 35, (36, 1)), (36, 36, (36, 0)), (59, 35, (36, 1))],
)
def test_a_blue_flag_about_to_be_taken_helps_to_lap_and_in_nothing_else(
    other: int, start: int, end: tuple[int, int]
) -> None:
    found = trip(road(f"{FAR}, orange@{other}, blue@{start}"), 0, 2, 0, 0, NOWHERE, True)
    assert (found.progress, found.passed) == end


@rule("R2-FLAG-21", "R2-FLAG-26", "R2-TC-26")
@pytest.mark.parametrize(
    ("words", "blue", "cost"),
    [("", False, 2), ("", True, 1), ("blue-flag", False, 1), ("blue-flag", True, 1)],
)
def test_what_lapping_in_a_corner_will_cost(words: str, blue: bool, cost: int) -> None:
    assert likely_cost(road(f"{FAR}, orange@13, blue@37 {words}"), 0, 37, 1, 0, blue) == cost


@rule("R2-LAP-08", "R2-LAP-09", "R2-LAP-17", "R2-LAP-18", "R2-LAP-25", "R2-TC-02", "R2-TC-07")
@pytest.mark.parametrize(
    ("cars", "mp", "checks", "now", "end"),
    [
        ("orange@12, blue@35", 3, 0, "", (36, 2, 0, True)),
        ("orange@12, blue@35", 3, 1, "", (37, 0, 1, False)),
        ("orange@12, blue@35", 3, 0, "cleared=1", (37, 0, 1, False)),
        ("orange@12, blue@35", 1, 0, "", (36, 0, 0, False)),
        ("orange@13, blue@36", 2, 0, "", (37, 1, 0, False)),
        ("green@12, orange@12, blue@35", 3, 1, "", (36, 1, 1, True)),
        ("green@12, orange@12, blue@35", 3, 2, "", (36, 0, 2, False)),
        ("green@-12, orange@3, blue@35", 3, 0, "", (37, 0, 1, False)),
        ("green@63, orange@12, blue@35", 3, 0, "", (37, 0, 1, False)),
    ],
)
def test_only_the_leader_needs_a_check_to_lap(
    cars: str, mp: int, checks: int, now: str, end: tuple[int, int, int, bool]
) -> None:
    found = trip(road(cars, now=now), 0, mp, 0, checks, NOWHERE)
    assert (found.progress, found.left, found.passed, found.halted) == end


@rule("R2-ACT-20", "R2-LAP-08", "R2-REC-35")
@pytest.mark.parametrize(
    ("cars", "leader", "mp", "end"),
    [
        ("orange@35, blue@35, green@12", "orange", 3, (36, 1, 1, True)),
        ("orange@59, blue@35, green@12", "orange", 4, (37, 0, 2, False)),
        ("green@11, orange@35, blue@35", "orange", 3, (35, 2, 1, True)),
        ("superfast1@93, green@11, orange@35, blue@35", "superfast1", 3, (36, 0, 2, False)),
        ("orange@35 off=6a, blue@34, green@12", "orange", 3, (36, 1, 0, True)),
        ("orange@35 off=6a, blue@34, green@11", "orange", 2, (35, 0, 1, False)),
    ],
)
def test_who_takes_the_lead_on_the_way_needs_a_check_from_there(
    cars: str, leader: str, mp: int, end: tuple[int, int, int, bool]
) -> None:
    found = trip(road(cars, table=f"turn 7 weather 1 leader {leader}"), 0, mp, 0, 0, NOWHERE)
    assert (found.progress, found.left, found.passed, found.halted) == end


@rule("R2-FLAG-07", "R2-FLAG-08", "R2-FLAG-09", "R2-FLAG-14", "R2-FLAG-15", "R2-FLAG-39", "R2-TC-26")
@pytest.mark.parametrize(
    ("cars", "mp", "checks", "lifted", "end"),
    [
        (f"{FAR}, flag@6a, blue@36", 3, 0, NOWHERE, (38, 0, 0, False)),
        (f"{FAR}, flag@6a, blue@36", 2, 0, NOWHERE, (37, 0, 0, False)),
        (f"{FAR}, flag@6a, blue@36", 2, 0, 13, (38, 0, 0, False)),
        (f"{FAR}, orange@13, flag@6a, blue@36", 4, 0, NOWHERE, (37, 2, 0, False)),
        (f"{FAR}, orange@13, flag@6a, blue@36", 4, 0, 13, (38, 0, 1, False)),
        (f"{FAR}, orange@13, flag@6a, blue@36", 4, 0, 14, (37, 2, 0, False)),
        (f"{FAR}, flag@6a, orange@13, blue@36", 4, 0, NOWHERE, (37, 3, 0, False)),
        (f"{FAR}, flag@6a, orange@13, blue@36", 5, 0, 13, (39, 0, 1, False)),
        ("orange@13, flag@6a, blue@36", 4, 1, NOWHERE, (37, 0, 1, False)),
        ("orange@13, flag@6a, blue@36", 4, 0, NOWHERE, (37, 2, 0, True)),
        ("flag@6a, orange@13, blue@36", 4, 1, NOWHERE, (37, 3, 0, False)),
    ],
)
def test_a_flag_costs_a_point_and_nobody_is_passed_beside_it(
    cars: str, mp: int, checks: int, lifted: int, end: tuple[int, int, int, bool]
) -> None:
    found = trip(road(cars), 0, mp, 0, checks, lifted)
    assert (found.progress, found.left, found.passed, found.halted) == end


@rule("R2-REC-41", "R2-REC-44", "R2-REC-50", "R2-E-21")
@pytest.mark.parametrize(
    ("cars", "mp", "end"),
    [
        (f"{FAR}, blue@36 off=6b", 3, (40, 0)),
        (f"{FAR}, blue@36 off=6b", 1, (38, 0)),
        (f"{FAR}, blue@36 off=6b", 0, (38, 0)),
        (f"{FAR}, orange@38, blue@36 off=6b", 3, (38, 2)),
        (f"{FAR}, blue@45 off=b1", 3, (51, 0)),
    ],
)
def test_from_off_the_track_a_point_puts_the_car_last_in_its_section(cars: str, mp: int, end: tuple[int, int]) -> None:
    found = trip(road(cars), 0, mp, 0, 0, NOWHERE)
    assert (found.progress, found.left) == end

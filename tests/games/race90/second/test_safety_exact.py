"""The safety car, step by step."""

import pytest

from games.race90.second.tables import at
from paddock.games.race90.shared.events import MoveEnded
from rules import rule


@rule("R2-SC-05", "R2-SC-06", "R2-SC-07", "R2-SC-08")
def test_in_the_line_every_car_stands_once() -> None:
    race = at("green@40, orange@40, blue@38, superfast1@35", "FormLine", seats=3, table="leader green").race
    assert sorted(car for lane in race.lanes for car in lane) == [0, 1, 2, 3]
    assert [race.progress[car] for car in (2, 1, 0, 3)] == [40, 39, 38, 37]


@rule("R2-SC-25", "R2-SC-21", "R2-SC-26")
@pytest.mark.parametrize(
    ("words", "asks"), [("fuel=7", "TakeFuel"), ("fuel=20 forced", "TakeFuel"), ("fuel=20", "SafetyDeclare")]
)
def test_due_stops_are_made_behind_the_safety_car(words: str, asks: str) -> None:
    cars = f"superfast1@60, blue@59 {words}, orange@58"
    table = at(cars, "SafetyTurn 0; Declare 1", table="turn 7 weather 1 safety 60", now="blue")
    assert table.asks == asks


@rule("R2-SC-31", "R2-SC-22", "R2-ROB-53", "R2-ACT-26")
def test_a_robot_that_stops_behind_the_safety_car_has_still_to_act() -> None:
    cars = "superfast1@60 called, blue@59, orange@58"
    table = at(cars, "SafetyTurn 2; TurnOver 2; Declare 0", table="turn 7 weather 1 safety 60", now="superfast1")
    assert (table.race.just_pit, table.race.acted[2], table.race.progress[2]) == ((2,), False, 58)


@rule("R2-SC-16", "R2-SC-17", "R2-SC-18")
@pytest.mark.parametrize(
    ("cars", "progress", "told"),
    [
        ("superfast1@60, orange@59, blue@55", 58, 1),
        ("superfast1@60, orange@59, blue@58", 58, 0),
        ("blue@60, orange@59", 61, 1),
    ],
)
def test_a_car_closes_up_and_stands_in_one_place(cars: str, progress: int, told: int) -> None:
    table = at(cars, "CloseUp 0; Declare 1", table="turn 7 weather 1 safety 61", now="blue")
    assert (table.race.progress[0], len(table.told(MoveEnded))) == (progress, told)
    assert sum(lane.count(0) for lane in table.race.lanes) == 1

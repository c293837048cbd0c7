"""Robots, step by step: stops, spots and orders."""

from typing import Any

import pytest

from games.race90.second.tables import at, second
from paddock.games.race90.second.rules_robots import ForceSpot
from paddock.games.race90.shared.events import RobotMoveEnded, RobotOrdered
from paddock.games.race90.shared.options import TakeSpot
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_robots import best_spot, seat_robot, serve_chit, stop_robot
from rules import rule

# Their turn


@rule("R2-ROB-25", "R2-REC-42", "R2-ROB-21")
@pytest.mark.parametrize(("waste", "progress"), [(0, 36), (1, 35), (3, 33)])
def test_a_robot_loses_wasted_time_once(waste: int, progress: int) -> None:
    table = at(f"superfast1@90, fast1@33 waste={waste}, blue@1, orange@0", "RobotMove 4; Declare 0", now="fast1")
    assert (table.race.progress[4], table.race.waste[4]) == (progress, 0)
    assert (4 in table.race.no_move) == (waste == 3)
    assert len(table.told(RobotMoveEnded)) == (waste < 3)


@rule("R2-ROB-47", "R2-ROB-50", "R2-F-21", "R2-F-24", "R2-F-25")
@pytest.mark.parametrize(
    ("words", "now", "spot"),
    [
        ("fast1@32", "moved left", "4-spot1"),
        ("fast1@32", "moved", "4-spot1"),
        ("fast1@32", "", ""),
        ("fast1@32 spot=4-spot1", "", "4-spot1"),
        ("fast1@32 spot=4-spot2", "moved", "4-spot1"),
        ("fast1@32 spot=4-spot1", "moved", "4-spot1"),
        ("fast1@32", "moved failed", ""),
        ("fast1@32", "moved left failed", "4-spot1"),
        ("fast1@32 off=5", "moved left", ""),
        ("flag@4, fast1@32", "moved left", ""),
        ("fast1@34", "moved left", ""),
        ("slow1@32 spot=4-spot1, fast1@32 spot=4-spot2", "moved", ""),
    ],
)
def test_when_a_robot_takes_a_spot(words: str, now: str, spot: str) -> None:
    table = at(f"superfast1@90, {words}, blue@1, orange@0", "RobotSpot 4; Declare 0", now=f"fast1 {now}")
    held = table.race.spot[4]
    assert (table.race.board.spots[held].name if held >= 0 else "") == spot


@rule("R2-ROB-47", "R2-OUT-06")
def test_a_robot_that_is_out_takes_no_spot() -> None:
    cars = "superfast1@98, fast1 out, blue@3, orange@2"
    table = at(cars, "RobotSpot 4; Declare 0", circuit="silverstone", now="fast1 moved left")
    assert table.race.spot[4] == NOWHERE


@rule("R2-FLAG-31", "R2-FLAG-32", "R2-FLAG-37", "R2-ROB-49")
def test_orders_of_the_orange_flag_are_told_and_end_at_a_yellow_one() -> None:
    orange = "turn 7 weather 1 orange blue"
    cars = "superfast1@90, {} fast1@32, blue@1, orange@0"
    behind = at(cars.format("flag@4,"), "RobotSpot 4; Declare 0", now="fast1 moved left", table=orange)
    assert behind.asks == "Declare"
    table = at(cars.format(""), "RobotSpot 4; Declare 0", now="fast1 moved left", table=orange)
    option = ForceSpot(4).options(table.race)[1]
    assert isinstance(option, TakeSpot)
    assert option.extreme
    table.do("spot-4-spot2")
    late = at("superfast1@90, fast1@36, blue@1, orange@0", "ForceLate 4; Declare 0", now="fast1", table=orange)
    late.do("late-brake")
    assert [event.risk for event in (*table.told(RobotOrdered), *late.told(RobotOrdered))] == ["extreme", "late-brake"]


# Stops and spots


@rule("R2-WX-34", "R2-FUEL-15", "R2-ROB-15", "R2-REC-46")
@pytest.mark.parametrize(("words", "just_pit"), [("waste=2", (2,)), ("waste=2 acted", ()), ("waste=2 just-pit", (2,))])
def test_a_robots_stop(words: str, just_pit: tuple[int, ...]) -> None:
    race = second(f"superfast1@50 {words} forced, blue@35, orange@3")
    stop_robot(race, 2)
    assert (race.progress[2], race.waste[2], list(race.forced), race.just_pit) == (42, 0, [], just_pit)


@rule("R2-FUEL-14")
@pytest.mark.parametrize(
    ("words", "left"), [("called", ["slow", "fast-14", "fast-12"]), ("", ["slow", "fast-14", "fast-12", "fast-12"])]
)
def test_a_robot_uses_up_one_chit_of_its_kind_that_is_due(words: str, left: list[str]) -> None:
    race = second(f"superfast1@90, fast1@33 {words}, blue@35, orange@3", "turn 12 weather 1")
    due = ("slow-3-55-12", "fast-4-60-14", "fast-4-40-12", "fast-3-25-12")
    race.chits = tuple(chit for name in due for chit in race.deck.chits if chit.code == name)
    serve_chit(race, 4)
    assert [f"fast-{chit.turn}" if chit.kind == 2 else "slow" for chit in race.chits] == left
    assert list(race.called) == []


@rule("R2-ROB-47", "R2-ROB-48")
@pytest.mark.parametrize(
    ("circuit", "section", "spot"),
    [
        ("monza", 8, "4-spot1"),
        ("monza", 12, "b6-spot1"),
        ("monza", 17, "b7-spot1"),
        ("corvo", "b3", "b3-spot1"),
        ("monza", 10, ""),
    ],
)
def test_the_best_free_spot_is_the_outermost_of_equals(circuit: str, section: Any, spot: str) -> None:
    race = second("superfast1@98, blue@3, orange@2", circuit=circuit)
    found = best_spot(race, race.board.index[section] if isinstance(section, str) else section)
    assert (race.board.spots[found].name if found >= 0 else "") == spot


@rule("R2-ROB-47", "R2-FLAG-37")
@pytest.mark.parametrize(
    ("cars", "spot"),
    [
        ("fast1@32", "4-spot1"),
        ("flag@4, fast1@32", ""),
        ("fast1@32, flag@4", "4-spot1"),
        ("slow1@32 spot=4-spot1, fast1@32 spot=4-spot2", "4-spot2"),
    ],
)
def test_a_robot_is_seated_unless_a_flag_is_in_the_way(cars: str, spot: str) -> None:
    race = second(f"superfast1@90, {cars}, blue@3, orange@2")
    seat_robot(race, 4)
    assert (race.board.spots[race.spot[4]].name if race.spot[4] >= 0 else "") == spot

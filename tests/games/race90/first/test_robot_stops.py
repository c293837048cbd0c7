"""Stops of robots and the spots they take, step by step."""

import pytest

from games.race90.first.tables import first
from paddock.games.race90.shared.position import HARD, WET
from paddock.games.race90.shared.rules_robots import best_spot, seat_robot, serve_chit, stop_all_robots, stop_robot
from paddock.games.race90.shared.words import car_of
from rules import rule


@rule("R1-PIT-23", "R1-PIT-03", "R1-OFF-21")
@pytest.mark.parametrize(("words", "just_pit"), [("waste=2", (2,)), ("waste=2 acted", ()), ("waste=2 just-pit", (2,))])
def test_a_robot_goes_back_by_the_pit_time_and_the_time_it_has_lost(words: str, just_pit: tuple[int, ...]) -> None:
    race = first(f"superfast1@50 {words} forced, blue@35, orange@3")
    stop_robot(race, 2)

    assert (race.progress[2], race.waste[2], list(race.forced), race.just_pit) == (42, 0, [], just_pit)


@rule("R1-PIT-28", "R1-ROB-06", "R1-ROB-07", "R1-FLAG-22")
@pytest.mark.parametrize(
    ("lane", "spot"), [("blue@32", "4-spot1"), ("flag@4, blue@31", ""), ("orange@32 spot=4-spot1, blue@31", "")]
)
def test_after_its_stop_a_robot_takes_the_best_free_spot(lane: str, spot: str) -> None:
    """Six sections back from main-1 is corner 4, with one spot that is not extreme."""
    others = lane if "orange" in lane else f"{lane}, orange@3"
    race = first(f"superfast1@38, {others}")
    stop_robot(race, car_of(race, "superfast1"))
    held = race.spot[car_of(race, "superfast1")]

    assert race.progress[car_of(race, "superfast1")] == 32
    assert (race.board.spots[held].name if held >= 0 else "") == spot


@rule("R1-ROB-06", "R1-ROB-07")
def test_where_no_spot_is_left_a_robot_takes_none() -> None:
    race = first("superfast1@36 spot=b6-spot1, fast1@36, blue@3, orange@2")
    robot = car_of(race, "fast1")
    assert best_spot(race, 12) == -1
    seat_robot(race, robot)

    assert race.spot[robot] == -1


@rule("R1-FUEL-11", "R1-FUEL-08", "R1-FUEL-12")
@pytest.mark.parametrize(
    ("words", "left"),
    [("called", ["slow-12", "fast-14", "fast-12"]), ("", ["slow-12", "fast-14", "fast-12", "fast-12"])],
)
def test_a_robot_uses_up_one_chit_of_its_kind_that_is_due(words: str, left: list[str]) -> None:
    race = first(f"superfast1@90, fast1@33 {words}, blue@35, orange@3", table="turn 12 weather 1")
    robot = car_of(race, "fast1")
    fast, slow = race.kinds[robot], race.kinds[car_of(race, "slow1")]
    chits = race.deck.chits
    slow_12, fast_14, *fast_12 = [
        *[chit for chit in chits if (chit.kind, chit.turn) == (slow, 12)][:1],
        *[chit for chit in chits if (chit.kind, chit.turn) == (fast, 14)][:1],
        *[chit for chit in chits if (chit.kind, chit.turn) == (fast, 12)][:2],
    ]
    race.chits = (slow_12, fast_14, *fast_12)
    serve_chit(race, robot)

    assert [f"{'fast' if chit.kind == fast else 'slow'}-{chit.turn}" for chit in race.chits] == left
    assert list(race.called) == []


@rule("R1-TYRE-16", "R1-TYRE-18", "R1-TYRE-22", "R1-TYRE-23")
@pytest.mark.parametrize(("slot", "tyres"), [(1, HARD), (9, WET)])
def test_when_the_weather_turns_all_robots_stop_at_once_and_no_chit_is_left(slot: int, tyres: int) -> None:
    race = first("superfast1@60 called, fast1@50, blue@35, orange@3, slow1@20 acted", table=f"turn 7 weather {slot}")
    race.robot_tyres = WET if tyres == HARD else HARD
    race.chits = tuple(race.deck.chits[:3])
    stop_all_robots(race)
    robots = [car_of(race, name) for name in ("superfast1", "fast1", "slow1")]

    assert [race.progress[robot] for robot in robots] == [54, 44, 14]
    assert (race.robot_tyres, race.chits, race.called, race.progress[:2]) == (tyres, (), (), [35, 3])
    assert race.just_pit == tuple(robots[:2])

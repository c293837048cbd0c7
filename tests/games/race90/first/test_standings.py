"""Places in a section, the lead, the order of cars and the result; cars that are not named are out."""

import pytest

from games.race90.first.tables import GAME, first
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_out import end_turn_now, take_off
from paddock.games.race90.shared.rules_result import result
from paddock.games.race90.shared.rules_table import (
    activation_order,
    behind_flag,
    join_lane,
    lap_marker,
    leave_lane,
    recovery_line,
    settle_lead,
    standing,
    stands_before,
)
from paddock.games.race90.shared.words import car_of, name_of
from rules import rule

LAST = "superfast1@3, slow1@2"


def names(race: FirstRace, cars: list[int]) -> list[str]:
    return [name_of(race, car) for car in cars]


# Places


@rule("R1-PIT-05", "R1-ACT-15")
def test_a_car_leaves_its_place_and_its_spot_alone_and_comes_last_into_a_section() -> None:
    race = first(f"orange@36, blue@36 spot=b6-spot1, green@36, red@30, {LAST}", seats=4)
    blue, green = race.lanes[12][1:3]
    leave_lane(race, blue)

    assert names(race, list(race.lanes[12])) == ["orange", "green"]
    assert race.spot[blue] == NOWHERE
    join_lane(race, blue, 36)
    assert names(race, list(race.lanes[12])) == ["orange", "green", "blue"]
    assert race.progress[blue] == 36
    assert green == car_of(race, "green")


@rule("R1-FLAG-22")
@pytest.mark.parametrize(
    ("lane", "behind"), [("flag@6a, blue@37", True), ("blue@37, flag@6a", False), ("blue@37", False)]
)
def test_a_flag_is_ahead_of_those_who_came_later(lane: str, behind: bool) -> None:
    assert behind_flag(first(f"{lane}, orange@3, {LAST}"), 0) == behind


@rule("R1-OFF-10", "R1-OFF-12")
def test_each_braking_section_has_its_own_line_off_the_track() -> None:
    race = first(f"blue@35, orange@3, {LAST}")
    lines = [section for section, line in enumerate(race.board.recovery) if line is not None]

    assert [recovery_line(race, section) for section in lines] == [race.board.recovery[section] for section in lines]
    race.board.recovery[0], kept = race.board.recovery[lines[0]], race.board.recovery[0]
    assert recovery_line(race, 0) is race.board.recovery[0], "the first section counts like any other"
    race.board.recovery[0] = kept


# Standings


@rule("R1-END-03", "R1-OFF-36", "R1-OFF-39")
def test_cars_stand_by_progress_then_by_place_and_those_off_the_track_last() -> None:
    cars = f"red@38 off=b6, orange@36, green@36, blue@36 off=b6, pink@20, {LAST}"
    race = first(cars, seats=5, table="turn 7 weather 1 leader red")

    assert names(race, standing(race))[:5] == ["red", "orange", "green", "blue", "pink"]
    for one, other in (("orange", "green"), ("green", "blue"), ("orange", "blue")):
        first_car, second_car = car_of(race, one), car_of(race, other)
        assert stands_before(race, first_car, second_car)
        assert not stands_before(race, second_car, first_car)


@rule("R1-OFF-39", "R1-OFF-36")
def test_of_two_cars_off_at_one_section_the_first_off_is_ahead() -> None:
    race = first(f"orange@36 off=b6, blue@36 off=b6, green@36, red@20, {LAST}", seats=4)
    orange, blue = race.off

    assert names(race, [orange, blue]) == ["orange", "blue"]
    assert (stands_before(race, orange, blue), stands_before(race, blue, orange)) == (True, False)
    assert names(race, standing(race))[:3] == ["green", "orange", "blue"]


@rule("R1-LAP-01", "R1-LAP-22", "R1-LAP-27")
@pytest.mark.parametrize(
    ("cars", "laps"),
    [
        ("orange@60, blue@60", 0),
        ("blue@59, orange@60", 0),
        ("orange@60, blue@37", 0),
        ("orange@60, blue@36", 1),
        ("blue@36, orange@60", 0),
        ("blue@12, orange@60", 1),
        ("orange@60, blue@12", 2),
        ("blue@60, orange@60", 0),
    ],
)
def test_a_lap_marker_is_for_each_time_that_the_leader_has_gone_past(cars: str, laps: int) -> None:
    race = first(f"{cars}, {LAST}", table="turn 7 weather 1 leader orange")

    assert lap_marker(race, 0) == laps


@rule("R1-ACT-01", "R1-OFF-09", "R1-OFF-38")
@pytest.mark.parametrize(
    ("cars", "slid_off", "leader"),
    [
        ("blue@38, orange@37", False, "blue"),
        ("orange@38, blue@37", False, "orange"),
        ("orange@36 off=b6, blue@36", False, "orange"),
        ("orange@36 off=b6, blue@36", True, "blue"),
        ("orange@36 off=b6, blue@37", False, "blue"),
        ("orange@36 off=b6, blue@20", True, "orange"),
    ],
)
def test_the_marker_goes_to_the_first_car_unless_the_leader_waits_off_the_track(
    cars: str, slid_off: bool, leader: str
) -> None:
    race = first(f"{cars}, {LAST}", table="turn 7 weather 1 leader orange")
    settle_lead(race, slid_off)

    assert name_of(race, race.leader) == leader


@rule("R1-SC-19", "R1-TYRE-22", "R1-ACT-13", "R1-ACT-19", "R1-OFF-39")
def test_cars_follow_the_leader_backwards_round_the_circuit_and_those_ahead_in_his_section_come_last() -> None:
    """Monza has 24 sections: red has been lapped and stands ahead of the Leader in his own section."""
    cars = f"red@36, orange@60, green@36, pink@61, blue@59, white@53 off=b3, {LAST}"
    race = first(cars, seats=6, table="turn 7 weather 1 leader orange")
    found = names(race, activation_order(race))

    assert found[:5] == ["orange", "green", "blue", "white", "superfast1"]
    assert found[-2:] == ["pink", "red"]


@rule("R1-SC-19", "R1-OFF-39", "R1-ACT-21")
def test_a_leader_off_the_track_has_nobody_ahead_in_his_section() -> None:
    cars = f"green@36, orange@36 off=b6, blue@36 off=b6, red@35, {LAST}"
    race = first(cars, seats=4, table="turn 7 weather 1 leader orange")

    assert names(race, activation_order(race))[:4] == ["green", "orange", "blue", "red"]


# Out, and the result


@rule("R1-END-06", "R1-END-09")
@pytest.mark.parametrize("words", ["blue@36 off=b6 waste=2", "blue@36"])
def test_nothing_is_kept_of_an_eliminated_car(words: str) -> None:
    race = first(f"{words} forced called just-pit chances=7, orange@3 forced called just-pit, {LAST}")
    take_off(race, 0)

    assert (race.progress[0], race.chances[0], race.waste[0], race.reentry[0], race.acted[0]) == (0, 0, 0, -1, True)
    assert (list(race.off), race.forced, race.called, race.just_pit, race.retired[-1]) == ([], (1,), (1,), (1,), 0)
    assert not any(0 in lane for lane in race.lanes)
    end_turn_now(race, 0)
    assert race.stack == []


@rule("R1-END-05", "R1-END-11", "R1-END-13", "R1-END-03")
def test_the_result_counts_places_laps_and_who_is_out() -> None:
    new = GAME.new(2, "monza", {"level": "advanced"}).race
    assert isinstance(new, FirstRace)
    assert [(placing.seat, placing.place, placing.counts) for placing in result(new).placings] == [
        (0, 1, {"position": 1, "laps": 0, "retired": 0}),
        (1, 2, {"position": 2, "laps": 0, "retired": 0}),
    ]
    race = first("superfast1@60, blue@30, orange@52, fast1@2")
    assert [(placing.seat, placing.place, placing.counts) for placing in result(race).placings] == [
        (1, 1, {"position": 2, "laps": 0, "retired": 0}),
        (0, 2, {"position": 3, "laps": 1, "retired": 0}),
    ]
    race = first("superfast1@60, blue out, orange@12")
    assert [(placing.seat, placing.place, placing.counts) for placing in result(race).placings] == [
        (1, 1, {"position": 2, "laps": 2, "retired": 0}),
        (0, 2, {"position": 10, "laps": 0, "retired": 1}),
    ]
    take_off(race, 1)
    take_off(race, car_of(race, "superfast1"))
    assert [(placing.seat, placing.counts["retired"]) for placing in result(race).placings] == [(1, 1), (0, 1)]


@rule("R1-END-13", "R1-END-02")
def test_a_leader_off_the_track_has_won() -> None:
    race = first("blue@36, orange@36 off=b6, green@30, superfast1@3", seats=3, table="turn 7 weather 1 leader orange")

    assert [placing.seat for placing in result(race).placings] == [1, 0, 2]

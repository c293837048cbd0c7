"""Who is ahead and who moves next, tie by tie: on the grid, the track, in the pit lane, and among cars that are out."""

import pytest

from games.formula_de.bench import at, race_of
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_order import classification, next_car, turn_order
from rules import rule

RED, BLUE, YELLOW = 0, 1, 2


def race(cars: str, on: str = "", facts: str = "", tasks: str = "ChooseGear 0") -> Race:
    """A table with three cars; the turn order so far is red, blue, yellow."""
    return race_of(at(cars, tasks, on=on, race=f"order=red,blue,yellow {facts}".strip()))


# The turn order


@rule("FD-ORDER-08", "FD-START-22")
def test_on_the_grid_its_order_counts_and_cars_that_are_out_are_left_out() -> None:
    cars = "red@a-2 fresh=1, blue@c-4 fresh=1, yellow@a-6 fresh=1{}"

    assert turn_order(race(cars.format(""), facts="grid=yellow,red,blue")) == [YELLOW, RED, BLUE]
    assert turn_order(race(cars.format(" status=out"), facts="grid=yellow,red,blue")) == [RED, BLUE]


@rule("FD-ORDER-01", "FD-ORDER-08")
def test_without_a_grid_and_after_the_first_turn_the_leader_moves_first() -> None:
    fresh = "red@a-6 fresh=1, blue@c-4 fresh=1, yellow@a-2 fresh=1"
    begun = "red@a-6 fresh=0, blue@c-4 fresh=1, yellow@a-2 fresh=1"

    assert turn_order(race(fresh)) == [YELLOW, BLUE, RED]
    assert turn_order(race(begun, facts="grid=red,blue,yellow")) == [YELLOW, BLUE, RED]


@rule("FD-ORDER-02")
def test_a_lap_counts_more_than_the_way_since_the_line() -> None:
    """Blue has touched the line more often; yellow is ahead of red on the same lap."""
    assert turn_order(race("red@a100 line=1, blue@b11 line=2, yellow@a150 line=1")) == [BLUE, YELLOW, RED]


@rule("FD-YELLOW-22")
def test_a_restart_brings_back_cars_that_were_in_no_order() -> None:
    found = race_of(
        at("red@a-2, blue@c-4, yellow@a-6", "ChooseGear 0", on="yellow-flags=on", race="order=red grid=red,blue,yellow")
    )

    assert turn_order(found) == [RED, BLUE, YELLOW]


@rule("FD-ORDER-01")
def test_the_first_order_of_a_race_has_all_cars() -> None:
    found = race("red@a-6, blue@c-4, yellow@a-2")
    found.order = []

    assert turn_order(found) == [YELLOW, BLUE, RED]


@rule("FD-PITORDER-01", "FD-PITORDER-03")
def test_a_car_in_the_pit_lane_counts_at_its_limit() -> None:
    """Level with the line or not: a car just beyond the limit on the track is ahead."""
    found = race("red@pit-12 line=2 pit_line=1 box=4, blue@b-27 line=1 box=1, yellow@a-30 line=1 box=2")

    assert turn_order(found) == [BLUE, RED, YELLOW]


@rule("FD-PITORDER-02", "FD-PITORDER-04")
def test_a_box_further_on_is_ahead_of_the_lane_before_it() -> None:
    """The second box is entered from the sixth cell of the pit lane."""
    found = race("red@pit-5 pit_line=1 box=4, blue@box-2 pit_line=1 box=1, yellow@pit-6 pit_line=1 box=4")

    assert turn_order(found) == [YELLOW, BLUE, RED]


@rule("FD-PITORDER-05", "FD-ORDER-03")
def test_cars_level_in_the_pit_lane_keep_their_order() -> None:
    found = race("red@pit-5 pit_line=1 prev=2 box=4, blue@pit-5 pit_line=1 prev=0 box=4, yellow@a0")

    assert [car for car in turn_order(found) if car != YELLOW] == [BLUE, RED]


# The next car


@rule("FD-ORDER-04")
@pytest.mark.parametrize("order", ["round", "live"])
def test_the_next_car_is_racing_and_has_not_moved(order: str) -> None:
    on = f"turn-order={order}"

    assert next_car(race("red@a50 moved=1, blue@a44 status=wrecked, yellow@a30 status=spun", on)) == YELLOW
    assert next_car(race("red@a50 moved=1, blue@a44 moved=1, yellow@a30 moved=1", on)) == -1


@rule("FD-ORDER-04")
def test_a_live_order_looks_where_the_cars_are_now_but_on_the_grid_at_the_order() -> None:
    on = "turn-order=live"

    assert next_car(race("red@a30 line=1, blue@a44 line=1, yellow@a50 line=1 moved=1", on)) == BLUE
    assert next_car(race("red@a30 line=1, blue@a44 line=1 fresh=1, yellow@a50 line=1 moved=1", on)) == RED


# The classification


@rule("FD-END-05", "FD-END-09")
def test_every_car_on_the_track_is_placed_by_its_way_and_one_beside_it_comes_last() -> None:
    """Red stands on the very first cell of the board."""
    found = race("red@a-40 line=1, blue@off, yellow@b61 line=1")

    assert classification(found) == [RED, YELLOW, BLUE]


@rule("FD-OUT-09", "FD-OUT-10")
def test_a_car_beyond_the_spot_has_passed_a_car_that_is_out() -> None:
    out = "blue@off status=out line=1 out_line=1 out_rank={} out_by=3"

    for rank, order in ((198, [RED, BLUE, YELLOW]), (200, [BLUE, RED, YELLOW])):
        found = race(f"red@a-40 line=1, {out.format(rank)}, yellow@b61 line=1", facts="retired=blue")
        assert classification(found) == order


@rule("FD-OUT-09", "FD-END-09")
@pytest.mark.parametrize(("line", "order"), [(2, [RED, BLUE, YELLOW]), (1, [BLUE, YELLOW, RED])])
def test_a_car_that_waits_at_the_line_has_passed_those_that_went_out_before_it(line: int, order: list[int]) -> None:
    cars = f"red@off status=waiting line={line}, blue@off status=out line=1 out_line=1 out_rank=100 out_by=3"
    found = race(f"{cars}, yellow@b61 line=1", facts="retired=blue crossed=red", on="yellow-flags=on")

    assert classification(found) == order


@rule("FD-END-09")
def test_a_waiting_car_is_behind_those_that_drove_on_and_ahead_of_those_still_to_come() -> None:
    cars = "red@off status=waiting line=2, blue@b11 line=3, yellow@b61 line=1"

    assert classification(race(cars, facts="crossed=red", on="yellow-flags=on")) == [BLUE, RED, YELLOW]
    in_pit = "red@off status=waiting line=3, blue@pit-20 line=3 pit_line=2 box=4, yellow@b61 line=1"
    assert classification(race(in_pit, facts="crossed=red", on="yellow-flags=on")) == [RED, BLUE, YELLOW]


@rule("FD-OUT-13", "FD-OUT-14")
def test_a_car_that_overshot_lies_between_the_corner_and_the_next_cell() -> None:
    """Blue broke down one cell beyond the corner that red overshot: it had come further."""
    cars = "red@off status=out out_line=1 out_rank=52 out_by=1 prev=0, blue@b53 status=wrecked out_line=1 out_rank=53"
    found = race(f"{cars} out_by=3 prev=1, yellow@b11 line=1", facts="retired=red,blue")

    assert classification(found) == [BLUE, RED, YELLOW]


@rule("FD-END-10", "FD-OUT-11")
def test_once_the_race_is_over_all_others_have_passed_the_cars_that_are_out() -> None:
    cars = "red@off status=out out_line=2 out_rank=100 out_by=3, blue@b11 line=1, yellow@b61 line=1"
    found = race(cars, facts="retired=red")

    assert classification(found) == [RED, YELLOW, BLUE]
    found.stack = []
    assert classification(found) == [YELLOW, BLUE, RED]

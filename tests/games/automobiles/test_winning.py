"""The end of the race, and its places."""

import pytest

from games.automobiles.tables import GAME, at, choose, codes, places, race, told
from rules import rule


@rule("AU-WIN-03", "AU-WIN-10")
def test_only_a_car_that_completed_its_last_lap_can_win() -> None:
    """One car has just crossed the line for the last time; another stands far along the lap before."""
    match = at("road-6a-2 crossed 3", "road-5a-1 crossed 2", "beach-1c-6 crossed 2", tasks="EndRound")
    assert match.over
    assert (0,) == match.result.winners
    assert [1, 0, 0] == [placing.counts["finished"] for placing in match.result.placings]


@rule("AU-WIN-04", "AU-WIN-08", "AU-EX-48")
def test_the_car_farthest_past_the_line_wins_whenever_it_crossed() -> None:
    seats = ("road-7a-2 crossed 3", "beach-1a-2 crossed 2", "road-5a-1 crossed 2 active 3l")
    match = at(*seats, tasks="Turn 2; EndRound")
    choose(match, "light-road-5b-2", "light-road-6b-2", "light-road-7b-4", "end-action")
    assert match.over
    assert [2, 0, 1] == places(match)


@rule("AU-WIN-05", "AU-EX-18")
def test_level_cars_are_placed_by_the_inner_lane() -> None:
    """Green farthest; red and yellow level, red inside; then purple, then blue."""
    seats = ("road-6a-2", "road-7a-2", "road-9a-2", "road-8a-2", "road-4c-6")
    match = at(*(f"{section} crossed 3" for section in seats), tasks="EndRound")
    assert match.over
    assert [2, 3, 4, 1, 0] == places(match)
    assert [1, 2, 3, 4, 5] == [placing.place for placing in match.result.placings]


@rule("AU-WIN-06")
def test_cars_that_did_not_finish_are_placed_by_laps_then_distance_then_lane() -> None:
    seats = ("road-6a-2 crossed 3", "road-6a-1 crossed 1", "road-13a-2 crossed 0", "road-10b-2 crossed 0")
    match = at(*seats, tasks="EndRound")
    assert [0, 1, 2, 3] == places(match)


@rule("AU-WIN-07")
def test_a_finished_car_stands_in_the_way_until_the_round_ends() -> None:
    match = at("road-6a-2 crossed 3", "road-5a-1 crossed 2 active 2l", tasks="Turn 1; EndRound")
    choose(match, "light-road-6a-1", "end-action", "done")
    assert [0, 1] == places(match)


@rule("AU-WIN-09")
def test_places_are_read_after_the_last_queue_closed_up() -> None:
    """The last mover leaves the front of a space; the finisher behind it rolls past a rival before places are read."""
    seats = ("road-7a-1 crossed 3", "road-7a-2 crossed 2 active 1l", "road-5b-2 crossed 3")
    match = at(*seats, tasks="Turn 1; EndRound")
    choose(match, "light-road-8a-2", "end-action")
    assert match.over
    assert told(match).index("GapsClosed") < told(match).index("RaceEnded")
    assert "road-7a-2" == race(match).road.names[race(match).cars[0]]
    assert [0, 2, 1] == places(match)


@rule("AU-WIN-02")
@pytest.mark.parametrize("first", [0, 1])
def test_the_round_goes_on_to_the_player_before_the_first(first: int) -> None:
    seats = ("road-5a-1 crossed 2 active 1l", "road-8a-2 crossed 1")
    match = at(*seats, tasks="StartRound", first=first)
    if first == 1:
        choose(match, "pit-stop")
    choose(match, "light-road-6a-2", "end-action")
    assert match.over == (first == 1)
    if first == 0:
        choose(match, "pit-stop")
        assert match.over


@rule("AU-WIN-06", "AU-WIN-10")
def test_a_placing_counts_laps_lengths_and_lane() -> None:
    seats = ("road-6a-2 crossed 3", "road-5b-2 crossed 1", "road-4a-1 crossed -1", "road-5c-1 crossed 0")
    match = at(*seats, tasks="EndRound")
    counts = {placing.seat: placing.counts for placing in match.result.placings}
    lengths = race(match).road.length[race(match).cars[1]]
    assert {"laps": 1, "lengths": lengths, "finished": 0, "lane": 2} == counts[1]
    assert {"laps": 0, "lengths": 0, "finished": 0, "lane": 1} == counts[2]
    assert (3, 1, 1) == (counts[0]["laps"], counts[0]["finished"], counts[0]["lane"])
    assert (0, True) == (counts[3]["laps"], counts[3]["lengths"] > 0)


@rule("AU-WIN-03")
def test_before_all_cars_are_on_the_grid_there_are_no_places() -> None:
    match = GAME.new(2, switches={"grid": "chosen", "bags": "open"}, seed=1)
    assert [1, 1] == [placing.place for placing in match.result.placings]
    choose(match, codes(match)[0])
    assert [1, 1] == [placing.place for placing in match.result.placings]

"""Buying, moving the car, wear, slipstream, the end of a turn, momentum, and the pit stop."""

import pytest

import paddock
from games.automobiles.tables import (
    ASIDE,
    at,
    car,
    choose,
    codes,
    moves,
    pile,
    race,
    reserve,
    to_go,
    told,
    with_card,
)
from paddock.games.automobiles.cards import BLACK, NO_COLOUR
from paddock.games.automobiles.events import Slipstreamed, WearGained
from rules import rule

START = "road-5a-1"
TURN = "Action 0 yes; Turn 1"


def wear_gained(match: paddock.Match) -> int:
    """All wear gained so far."""
    return sum(event.count for event in match.events if isinstance(event, WearGained))


# Buying


@rule("AU-BUY-01", "AU-BUY-02", "AU-BUY-03")
@pytest.mark.parametrize(
    ("active", "money"),
    [("1w3x", 0), ("1l", 1), ("1d", 2), ("1k", 3), ("1y", 2), ("1p", 1), ("1r1b", 6), ("5w2x1g1y", 4)],
)
def test_money_is_what_the_cubes_left_are_worth(active: str, money: int) -> None:
    match = choose(at(f"{START} active {active}", tasks=TURN), "end-action")
    if money == 0:
        assert (1,) == match.to_move
    else:
        assert f"Purchase 0 {money}" in match.position


@rule("AU-BUY-04", "AU-BUY-05", "AU-BUY-07", "AU-BUY-08")
def test_several_cubes_can_be_bought_as_long_as_the_money_lasts() -> None:
    match = choose(at(f"{START} active 5y"), "end-action", "buy-light", "buy-light", "buy-dark")
    assert "Purchase 0 3" in match.position
    assert "2l1d" == pile(match, "used")
    assert "5y" == pile(match, "active")
    assert "buy-black" not in codes(match)
    with pytest.raises(paddock.IllegalChoice, match=r"costs \$4; you have \$3"):
        choose(match, "buy-black")


@rule("AU-BUY-06")
def test_a_colour_that_is_sold_out_cannot_be_bought() -> None:
    match = choose(at(f"{START} active 5y", f"{ASIDE[0]} bag 24d"), "end-action")
    assert "buy-dark" not in codes(match)
    with pytest.raises(paddock.IllegalChoice, match="no dark grey cube left"):
        choose(match, "buy-dark")


@rule("AU-BUY-09", "AU-EX-06")
def test_money_left_over_is_lost() -> None:
    """Cubes worth 2 and 3 buy one that costs 4; the dollar that is left is not there next turn."""
    match = at(f"{START} active 1y1b bag 7w", tasks="Action 0 yes; Turn 0; EndRound")
    choose(match, "end-action", "buy-black")
    assert "1k" == pile(match, "used")
    choose(match, "done", "end-action")
    assert "Purchase" not in match.position


@rule("AU-BUY-10")
def test_nothing_needs_to_be_bought() -> None:
    match = choose(at(f"{START} active 2y bag 9w", tasks=TURN), "end-action", "done")
    assert "2y" == pile(match, "discard")


@rule("AU-BUY-11")
def test_wear_is_for_sale_and_a_client_had_better_ask_twice() -> None:
    match = choose(at(f"{START} active 1y"), "end-action")
    option = next(option for option in match.decision(0).options if option.code == "buy-wear")
    assert option.final
    choose(match, "buy-wear")
    assert 78 <= reserve(match, "wear") <= 79


# The car


@rule("AU-CAR-01", "AU-CAR-03")
def test_the_car_goes_to_the_head_of_its_cubes() -> None:
    match = at(f"{START} active 3l", tasks=TURN)
    choose(match, "light-road-6a-2", "light-road-7a-2", "end-action", "done")
    assert "road-7a-2" == car(match)


@rule("AU-CAR-01", "AU-CAR-03")
def test_the_car_takes_the_place_behind_the_cars_in_the_last_space() -> None:
    match = at(f"{START} active 1l", "road-6a-2", tasks=TURN)
    choose(match, "light-road-6a-1", "end-action")
    assert "road-6a-1" == car(match)


@rule("AU-CAR-02", "AU-WEAR-06")
def test_without_a_cube_on_the_track_the_car_stays_and_gains_no_wear() -> None:
    match = choose(at(f"{START} active 1l", tasks=TURN), "end-action", "done")
    assert START == car(match)
    assert 0 == wear_gained(match)


@rule("AU-CAR-04", "AU-CAR-08", "AU-EX-07")
def test_crossing_the_line_moves_the_lap_marker_when_the_car_moves() -> None:
    match = at(f"{START} crossed 1 active 1l", tasks=TURN)
    assert 2 == to_go(match)
    choose(match, "light-road-6a-2")
    assert 2 == to_go(match)
    choose(match, "end-action")
    assert 1 == to_go(match)
    assert ["LapDone"] == told(match, "LapDone")


@rule("AU-CAR-05", "AU-WIN-01", "AU-WIN-02", "AU-EX-47")
def test_the_race_ends_after_the_round_in_which_a_car_finishes() -> None:
    """The first of three finishes; two more turns are taken."""
    seats = (f"{START} crossed 2 active 1l", "road-8a-2 crossed 1", "road-9a-2 crossed 1")
    match = at(*seats, tasks="Turn 0; Turn 1; Turn 2; EndRound", round=9)
    choose(match, "light-road-6a-2", "end-action")
    assert 0 == to_go(match, 0)
    assert (1,) == match.to_move
    choose(match, "end-action")
    assert (2,) == match.to_move
    choose(match, "end-action")
    assert match.over
    assert (0,) == match.result.winners


@rule("AU-CAR-05")
def test_while_nobody_has_finished_another_round_begins() -> None:
    match = at(f"{START} crossed 2", "road-8a-2 crossed 1", tasks="EndRound", round=9)
    assert not match.over
    assert 10 == race(match).round


@rule("AU-CAR-06")
def test_no_two_cars_ever_share_a_section() -> None:
    match = at("road-5a-1 active 2l", "road-6a-2", "road-6a-1")
    assert {"light-road-5b-2"} == moves(match, "light-")


@rule("AU-CAR-07", "AU-EX-56")
def test_off_a_grid_behind_the_line_the_first_crossing_completes_no_lap() -> None:
    markers, laps = [], []
    for crossed in (-1, 0, 1, 2):
        match = at(f"{START} crossed {crossed} active 1l", tasks=TURN)
        choose(match, "light-road-6a-2", "end-action")
        markers.append(to_go(match))
        laps.append(len(told(match, "LapDone")))
    assert [3, 2, 1, 0] == markers
    assert [0, 1, 1, 1] == laps


# Wear


@rule("AU-WEAR-01", "AU-WEAR-07")
@pytest.mark.parametrize(
    ("section", "cube", "to", "wear"),
    [
        ("road-13a-2", "1w", "white-1-1a-1", 1),
        ("road-6a-2", "1l", "light-road-7a-2", 2),
        ("road-7b-4", "1d", "dark-road-8b-4", 3),
        ("road-4c-6", "1k", "black-road-5c-6", 4),
    ],
)
def test_wear_follows_from_the_darkest_space(section: str, cube: str, to: str, wear: int) -> None:
    match = at(f"{section} active {cube} bag 1y", tasks="Action 0 yes; Turn 1")
    choose(match, to, "end-action")
    assert wear == wear_gained(match)
    assert f"{wear}x" in pile(match, "discard") + pile(match, "active") + pile(match, "bag")
    assert 80 - wear == reserve(match, "wear")


@rule("AU-WEAR-02", "AU-EX-10")
def test_only_the_darkest_space_counts() -> None:
    """Four light grey spaces and one dark grey: three wear."""
    match = at("beach-1b-2 active 4l1d", ASIDE[0], tasks=TURN)
    choose(match, "light-beach-2b-2", "light-beach-3a-2", "light-beach-4a-2", "light-beach-5a-2", "end-action", "done")
    assert 2 == wear_gained(match)
    match = at("road-6b-2 active 4l1d", tasks=TURN)
    choose(match, "light-road-7b-4", "dark-road-8b-4", "light-road-9b-2", "light-road-10b-2", "light-1-1b-2")
    choose(match, "end-action")
    assert 3 == wear_gained(match)


@rule("AU-WEAR-03", "AU-WEAR-04", "AU-EX-32", "AU-MOVE-10")
def test_a_space_of_two_colours_wears_as_its_darker_one_whatever_cube_entered_it() -> None:
    for cube in ("light", "dark"):
        match = at("road-6b-2 active 1l1d", tasks=TURN)
        choose(match, f"{cube}-road-7b-4", "end-action", "done")
        assert 3 == wear_gained(match)


@rule("AU-EX-55")
def test_a_light_grey_cube_into_the_two_colour_space_alongside_costs_three_wear() -> None:
    match = at("road-4c-6 active 1l", tasks=TURN)
    assert {"light-road-7b-4"} == moves(match, "light-")
    choose(match, "light-road-7b-4", "end-action")
    assert "road-7b-4" == car(match)
    assert 3 == wear_gained(match)


@rule("AU-WEAR-05", "AU-EX-33")
def test_the_space_left_does_not_count() -> None:
    """From a black space into one white space: one wear."""
    match = at("road-1c-6 active 1w", tasks=TURN)
    choose(match, "white-road-2c-1", "end-action")
    assert 1 == wear_gained(match)


@rule("AU-WEAR-08", "AU-EX-31")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (3, 3), (5, 4)])
def test_no_more_wear_is_gained_than_there_is(left: int, gained: int) -> None:
    match = at("road-4c-6 active 1k", f"{ASIDE[0]} bag {80 - left}x", tasks=TURN)
    choose(match, "black-road-5c-6", "end-action")
    assert gained == wear_gained(match)


@rule("AU-WEAR-09", "AU-EX-34", "AU-CARD-AERODYNAMICS-02")
def test_wear_of_effects_is_never_prevented() -> None:
    cards = "car-chief crew-chief aerodynamics turbo rotary-engine"
    match = at(f"{START} active 1r1g", cards=cards, tasks="Action 0 yes; Turn 1")
    choose(match, "use-red", "use-green", "go-road-7a-2-light")
    assert "2x1r1g" == pile(match, "used")
    choose(match, "end-action")
    assert 2 == wear_gained(match)
    behind = at(f"{START} active 1g", "road-7a-2 crossed 1", tasks=TURN)
    choose(behind, "use-green", "go-road-7a-1-light", "end-action")
    assert 1 == wear_gained(behind)


# Slipstream


@rule("AU-SLIP-01", "AU-SLIP-02", "AU-EX-08", "AU-EX-12", "AU-EX-14")
def test_right_behind_a_car_in_the_next_space_there_is_no_wear() -> None:
    match = at(f"{START} active 1l", "road-7a-1", "road-7a-2", tasks=TURN)
    choose(match, "light-road-6a-2", "end-action")
    assert 0 == wear_gained(match)
    assert ["Slipstreamed"] == told(match, "Slipstreamed")
    alone = choose(at(f"{START} active 1l", tasks=TURN), "light-road-6a-2", "end-action")
    assert 2 == wear_gained(alone)


@rule("AU-SLIP-02", "AU-EX-11", "AU-EX-36")
def test_right_behind_a_car_in_the_same_space_there_is_no_wear() -> None:
    """A black space of six sections with a car in front: one lands in the fifth."""
    match = at("road-4c-6 active 1k", "road-5c-6", tasks=TURN)
    choose(match, "black-road-5c-5", "end-action")
    assert "road-5c-5" == car(match)
    assert 0 == wear_gained(match)


@rule("AU-SLIP-03")
def test_the_slipstream_is_judged_before_the_queue_closes_up() -> None:
    """The car ahead rolls away inside its space at the end of the turn, too late to matter."""
    match = at("road-6b-2 active 1l", "road-8b-1", tasks=TURN)
    choose(match, "light-road-7b-4", "end-action")
    assert 0 == wear_gained(match)
    assert "road-8b-4" == car(match, 1)


@rule("AU-SLIP-04", "AU-EX-13")
@pytest.mark.parametrize("others", [("road-5b-2",), ("road-6b-1",), ("road-5b-2", "road-6b-1"), ("road-6b-2",)])
def test_beside_or_diagonally_behind_a_car_there_is_wear(others: tuple[str, ...]) -> None:
    """The car ends in the second column of lane a; others stand in lane b beside it, a column ahead, and two."""
    match = at(f"{START} active 1l", *others, tasks=TURN)
    choose(match, "light-road-6a-2", "end-action")
    assert 2 == wear_gained(match)
    behind = at(f"{START} active 1l", *others, "road-7a-1", tasks=TURN)
    choose(behind, "light-road-6a-2", "end-action")
    assert 0 == wear_gained(behind)


@rule("AU-SLIP-05")
@pytest.mark.parametrize("crossed", [-1, 0, 2, 3])
def test_any_car_ahead_serves_whatever_its_lap(crossed: int) -> None:
    match = at(f"{START} active 1l", f"road-7a-1 crossed {crossed}", f"road-7a-2 crossed {crossed}", tasks=TURN)
    choose(match, "light-road-6a-2", "end-action")
    assert 0 == wear_gained(match)


@rule("AU-SLIP-06")
def test_the_car_ahead_gains_and_loses_nothing() -> None:
    match = at(f"{START} active 1l", "road-6a-2 bag 3w discard 2l", tasks=TURN)
    before = match.view(None)["table"]["seats"][1]
    choose(match, "light-road-6a-1", "end-action")
    assert before == match.view(None)["table"]["seats"][1]


@rule("AU-SLIP-07", "AU-EX-60")
def test_empty_sections_in_between_break_the_slipstream() -> None:
    match = at("road-3c-1 crossed -1 active 1w", "road-4c-6", tasks=TURN)
    assert not moves(match, "white-")
    match = at("road-2c-1 crossed -1 active 1w", "road-4c-6", tasks=TURN)
    choose(match, "white-road-3c-1", "end-action")
    assert "road-3c-1" == car(match)
    assert 1 == wear_gained(match)


@rule("AU-SLIP-08")
def test_a_slipstream_moves_nobody_and_asks_nothing() -> None:
    match = at(f"{START} active 1l", "road-6a-2 bag 9w", tasks=TURN)
    choose(match, "light-road-6a-1", "end-action")
    assert ["road-6a-1", "road-6a-2"] == [car(match, 0), car(match, 1)]
    assert (1,) == match.to_move


@rule("AU-SLIP-02")
def test_the_car_that_gives_a_slipstream_is_named() -> None:
    match = at(f"{START} active 1l", ASIDE[0], "road-7a-1", tasks=TURN)
    choose(match, "light-road-6a-2", "end-action")
    assert [(0, 2)] == [(event.seat, event.ahead_seat) for event in match.events if isinstance(event, Slipstreamed)]


# Buying


@rule("AU-BUY-05", "AU-BUY-06")
def test_a_bought_cube_leaves_the_reserve() -> None:
    match = at(f"{START} active 2y", tasks=TURN)
    before = reserve(match, "white"), reserve(match, "dark")
    choose(match, "end-action", "buy-white", "buy-dark")
    assert (before[0] - 1, before[1] - 1) == (reserve(match, "white"), reserve(match, "dark"))


@rule("AU-BUY-01", "AU-BUY-06")
def test_nothing_is_offered_where_all_that_the_money_buys_is_sold_out() -> None:
    """A light grey cube is worth a dollar, which buys only white; all white cubes are in a bag."""
    match = choose(at(f"{START} active 1l", tasks=TURN), "end-action")
    assert ["buy-white", "done"] == codes(match)
    sold = choose(at(f"{START} active 1l", f"{ASIDE[0]} bag 30w", tasks=TURN), "end-action")
    assert (1,) == sold.to_move


# The end of a turn


@rule("AU-END-01", "AU-MOVE-21", "AU-WEAR-01")
def test_nothing_of_a_turn_is_left_for_the_next_player() -> None:
    match = at("road-4c-6 active 1k", tasks=TURN)
    choose(match, "black-road-5c-6")
    assert ([BLACK], 1) == (race(match).marks, len(race(match).trail))
    choose(match, "end-action")
    assert ([], [], NO_COLOUR) == (race(match).trail, race(match).marks, race(match).darkest)


@rule("AU-END-01", "AU-END-02", "AU-EX-09", "AU-DRAW-09")
def test_all_cubes_of_the_turn_are_discarded_and_seven_are_drawn() -> None:
    match = at(f"{START} active 2l1y bag 8d discard 1w", tasks=TURN)
    choose(match, "light-road-6a-2", "end-action", "buy-white", "done")
    assert "2w2l2x1y" == pile(match, "discard")
    assert "7d" == pile(match, "active")
    assert "" == pile(match, "used")
    assert [] == race(match).trail


@rule("AU-END-03")
def test_everybody_sees_the_new_active_pile_from_then_on() -> None:
    match = choose(at(f"{START} bag 8d", tasks=TURN), "end-action")
    for seat in (None, 0, 1):
        assert {"dark": 7} == match.view(seat)["table"]["seats"][0]["active"]


@rule("AU-END-04")
def test_the_cube_that_reminds_of_aerodynamics_is_collected_too() -> None:
    match = at(f"{START} active 1r bag 9w", cards=with_card("aerodynamics"), tasks=TURN)
    choose(match, "use-red", "end-action")
    assert "1r" == pile(match, "discard")


@rule("AU-END-06")
def test_discarded_wear_stays_and_removed_cubes_do_not_come_back() -> None:
    match = at(f"{START} active 2x1p bag 9w discard 1d", cards=with_card("pit-captain"), tasks=TURN)
    choose(match, "use-wear", "use-purple", "remove-dark", "done", "end-action")
    assert "2x1p" == pile(match, "discard")
    assert 24 == reserve(match, "dark")


# Momentum


@rule("AU-MOM-01", "AU-MOM-02", "AU-MOM-03", "AU-MOM-04", "AU-EX-17")
def test_when_the_first_of_a_queue_leaves_the_others_close_up_in_order() -> None:
    match = at("road-8b-4 active 1d1l", "road-8b-3", "road-8b-2 bag 9w", tasks=TURN)
    choose(match, "light-road-9b-2", "end-action", "done")
    assert ["road-9b-2", "road-8b-4", "road-8b-3"] == [car(match, seat) for seat in range(3)]
    assert "light-road-9b-1" not in codes(match)


@rule("AU-EX-17", "AU-MOM-04")
def test_after_the_queue_closed_up_the_next_car_has_the_exits_beyond() -> None:
    match = at("road-8b-4 active 1l bag 9w", "road-8b-3 active 3l3d", tasks=TURN)
    choose(match, "light-road-9b-2", "end-action")
    assert {"light-road-9b-1", "light-road-12a-2", "dark-road-6c-4"} == moves(match, "light-") | moves(match, "dark-")


@rule("AU-MOM-05")
def test_momentum_brings_no_wear_no_slipstream_and_no_lap() -> None:
    match = at("road-6a-2 active 1l", "road-6a-1 bag 9w", tasks=TURN)
    choose(match, "light-road-7a-2", "end-action")
    assert "road-6a-2" == car(match, 1)
    assert 2 == wear_gained(match)
    assert [] == told(match, "Slipstreamed", "LapDone")


@rule("AU-MOM-06", "AU-PIT-08")
def test_a_pit_stop_ends_with_momentum_and_a_standing_car_still_blocks() -> None:
    match = at("road-8b-4 active 1x bag 9w", "road-8b-3 active 2l", tasks=TURN)
    choose(match, "pit-stop")
    assert ["road-8b-4", "road-8b-3"] == [car(match, seat) for seat in (0, 1)]
    assert {"light-road-11a-2"} == moves(match, "light-")
    gap = at("road-8b-4 active 1x bag 9w", "road-8b-2", tasks="Action 0 yes; Turn 1")
    choose(gap, "pit-stop")
    assert "road-8b-3" == car(gap, 1)


# Pit stop


@rule("AU-PIT-02", "AU-PIT-03", "AU-PIT-04", "AU-PIT-05", "AU-EX-15")
def test_a_pit_stop_removes_all_active_wear_and_nothing_else_happens() -> None:
    match = at(f"{START} active 5x1l2y bag 8d1x discard 3x", tasks=TURN)
    choose(match, "pit-stop")
    assert START == car(match)
    assert "1l3x2y" == pile(match, "discard")
    assert 7 == sum(race(match).active[0])
    assert 80 - 4 == reserve(match, "wear")
    assert ["PitStopMade", "ActiveFilled"] == told(match)[:2]
    assert (1,) == match.to_move


@rule("AU-PIT-06", "AU-EX-50")
def test_once_a_cube_was_used_there_is_no_pit_stop() -> None:
    match = choose(at(f"{START} active 4x2w1y discard 1w"), "use-yellow", "upgrade-white")
    assert "pit-stop" not in codes(match)
    refusal = match.why_not(0, "pit-stop")
    assert refusal is not None
    assert "AU-PIT-06" == refusal.rule
    with pytest.raises(paddock.IllegalChoice, match="only instead of a standard turn"):
        choose(match, "pit-stop")


@rule("AU-PIT-07")
def test_a_pit_stop_is_possible_anywhere_and_without_wear() -> None:
    match = choose(at("1-1c-3 active 3w bag 9d", tasks=TURN), "pit-stop")
    assert "3w" == pile(match, "discard")


@rule("AU-PIT-09")
def test_cubes_drawn_for_a_boost_count_in_a_pit_stop() -> None:
    cards = with_card("boost")
    match = at(
        f"{START} active 1g", f"{ASIDE[0]} active 7w bag 1x", cards=cards, tasks="Action 0 yes; Turn 1; EndRound"
    )
    choose(match, "use-green", "draw", "end-action")
    assert "7w1x" == pile(match, "active", 1)
    choose(match, "pit-stop")
    assert 80 == reserve(match, "wear")

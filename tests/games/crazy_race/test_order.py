"""Who picks first."""

import pytest

from games.crazy_race.tables import START, at, hierarchy, order
from rules import rule


@rule("CR-PICK-03", "CR-EX-02")
def test_the_highest_vehicle_picks_first() -> None:
    assert order("red played ship", "blue played train", "green played motorbike") == [1, 2, 0]


@rule("CR-PICK-04", "CR-EX-03")
def test_among_equal_vehicles_the_faster_picks_first() -> None:
    assert order("blue played car", "yellow played car", "green played train") == [2, 1, 0]


@rule("CR-PICK-02")
def test_the_order_follows_the_hierarchy_of_the_moment() -> None:
    played = ("red played ship", "blue played train", "green played motorbike")

    assert order(*played, hierarchy="ship>motorbike>train>car>plane") == [0, 2, 1]


@rule("CR-PICK-02", "CR-HIER-05")
def test_the_order_stands_while_cards_are_taken() -> None:
    match = at("red played ship", "blue played train", tasks="FixOrder")
    match.choose(1, match.decision(1).options[0])

    assert match.to_move == (0,)
    assert hierarchy(match) == START


@rule("CR-PICK-05", "CR-BOOST-12", "CR-EX-12")
def test_turbo_is_the_fastest_of_its_kind() -> None:
    assert order("black played car", "yellow played car") == [1, 0]
    assert order("black played car", "yellow played car", booster="turbo 0") == [0, 1]


@rule("CR-BOOST-12", "CR-BOOST-13", "CR-EX-13")
def test_turbo_does_not_change_the_vehicle() -> None:
    played = (
        "red played ship",
        "blue played train",
        "green played car",
        "black played motorbike",
        "yellow played plane",
    )

    assert order(*played, booster="turbo 0") == [1, 2, 3, 0, 4]


@rule("CR-BOOST-15", "CR-EX-15")
def test_a_disguise_counts_as_the_top_vehicle_with_speed_zero() -> None:
    played = ("green played motorbike", "black played train", "yellow played car")

    assert order(*played) == [1, 2, 0]
    assert order(*played, booster="disguise 0") == [1, 0, 2]


@rule("CR-BOOST-15")
@pytest.mark.parametrize("booster", ["turbo 0", "last-word 0"])
def test_no_other_booster_disguises_a_vehicle(booster: str) -> None:
    played = ("green played motorbike", "black played train", "yellow played car")

    assert order(*played, booster=booster) == [1, 2, 0]


@rule("CR-BOOST-16", "CR-EX-16")
def test_the_top_vehicle_needs_no_disguise() -> None:
    assert order("red played train", "black played train", booster="disguise 0") == [0, 1]
    assert order("red played train", "black played train", booster="disguise 1") == [0, 1]


@rule("CR-BOOST-19", "CR-EX-18")
def test_speed_first_compares_speed_then_hierarchy() -> None:
    played = ("green played plane", "black played train", "orange played car")  # 70, 30, 70

    assert order(*played, booster="speed-first 1") == [2, 0, 1]


@rule("CR-BOOST-28")
def test_speed_first_counts_printed_speeds_and_a_starter_as_zero() -> None:
    played = ("red played train-a", "black played ship", "blue played plane")

    assert order(*played, booster="speed-first 0") == [2, 1, 0]


@rule("CR-PICK-06", "CR-EX-41")
def test_of_two_level_cards_the_untransformed_goes_first() -> None:
    played = ("red played ship", "blue played train-a")

    assert order(*played, booster="disguise 0", before="1 0") == [1, 0]
    assert order(*played, booster="disguise 0", before="0 1") == [1, 0]


@rule("CR-PICK-06")
@pytest.mark.parametrize(("before", "expected"), [("0 1", [1, 0]), ("1 0", [0, 1])])
def test_of_two_level_starters_the_later_pick_of_the_last_round_goes_first(before: str, expected: list[int]) -> None:
    assert order("red played train-a", "blue played train-b", before=before) == expected

"""Taking a card, and what the leftover does."""

import pytest

from games.crazy_race.tables import START, at, climbs, hierarchy, pool, seat
from rules import rule


@rule("CR-PICK-01", "CR-PICK-07", "CR-EX-04")
def test_everybody_takes_one_card_and_one_is_left() -> None:
    match = at("red hand car played train", "blue hand ship played car", "green hand ship played plane",
               pool="train-a car-a ship-a plane-a", tasks="FixOrder")  # fmt: skip
    sizes = []
    for mover in (0, 1, 2):
        assert match.to_move == (mover,)
        assert "decline" not in match.decision(mover).codes
        sizes.append(len(match.decision(mover).options))
        match.choose(mover, match.decision(mover).options[0])

    assert sizes == [4, 3, 2]
    assert [len(seat(match, number)["route"]) for number in range(3)] == [1, 1, 1]


@rule("CR-EX-36")
def test_of_two_players_the_second_chooses_among_two() -> None:
    match = at("red hand car played train", "blue hand ship played car", tasks="FixOrder")
    match.choose(0, match.decision(0).options[0])

    assert len(match.decision(1).options) == 2


@rule("CR-PICK-08")
def test_race_cards_of_any_colour_and_starters_can_be_taken() -> None:
    match = at(
        "red hand car played train", "blue hand ship played car", pool="train-a red-plane blue-train", tasks="FixOrder"
    )

    assert match.decision(0).codes == ["take-train-a", "take-red-plane", "take-blue-train"]


@rule("CR-PICK-09")
def test_cards_played_this_round_cannot_be_taken_yet() -> None:
    match = at("red hand car played train", "blue hand ship played car", tasks="FixOrder")
    refusal = match.why_not(0, "take-blue-car")

    assert refusal is not None
    assert refusal.rule == "CR-PICK-09"
    assert refusal.label() == "the blue car was played this round; it can be taken from the next round on"
    other = match.why_not(0, "take-green-car")
    assert other is not None
    assert other.rule == "CR-PICK-01"


@rule("CR-PICK-10", "CR-PICK-12")
def test_a_taken_card_lies_openly_in_the_route() -> None:
    match = at("red hand car played train", "blue hand ship played car", pool="train-a car-a ship-a", tasks="FixOrder")
    match.choose(0, "take-ship-a")

    assert seat(match, 0)["route"] == ["ship-a"]
    for viewer in (None, 0, 1):
        route = next(area for area in match.scene(viewer).areas if area.id == "route-0")
        assert [piece.id for piece in route.pieces] == ["ship-a"]


@rule("CR-PICK-11")
def test_a_route_is_shown_in_its_best_order() -> None:
    match = at("red hand car route car-a blue-train car-b", "blue hand ship", tasks="Round")
    shown = seat(match, 0)["route"]

    assert shown.index("car-b") + 1 == shown.index("car-a")


@rule("CR-PICK-13")
def test_each_pick_is_made_knowing_the_ones_before() -> None:
    match = at("red hand car played train", "blue hand ship played car", pool="train-a car-a ship-a", tasks="FixOrder")
    match.choose(0, "take-train-a")

    assert match.decision(1).codes == ["take-car-a", "take-ship-a"]
    assert match.view(1)["table"]["seats"][0]["route"] == ["train-a"]


@rule("CR-HIER-01", "CR-HIER-04", "CR-END-02", "CR-EX-08")
def test_the_leftover_stays_and_the_played_cards_join_it() -> None:
    match = at(
        "red hand car played train", "purple hand ship played plane", pool="train-a car-a ship-a", tasks="FixOrder"
    )
    match.choose(0, "take-train-a")
    match.choose(1, "take-car-a")

    assert pool(match) == ["ship-a", "red-train", "purple-plane"]


@rule("CR-HIER-02", "CR-HIER-03", "CR-EX-05", "CR-EX-06", "CR-EX-07")
@pytest.mark.parametrize(
    ("leftover", "after", "told"),
    [
        ("blue-motorbike", "train>motorbike>car>ship>plane", ("motorbike", 2)),
        ("blue-train", "car>motorbike>ship>plane>train", ("train", 5)),
        ("plane-a", "train>car>motorbike>plane>ship", ("plane", 4)),
    ],
)
def test_the_vehicle_on_the_leftover_climbs(leftover: str, after: str, told: tuple[str, int]) -> None:
    match = at(
        "red hand ship played car", "purple hand ship played plane", pool=leftover, order="0 1", tasks="EndRound"
    )

    assert hierarchy(match) == after
    assert climbs(match) == [told]


@rule("CR-HIER-06", "CR-BOOST-18", "CR-EX-17")
def test_a_disguised_card_is_its_printed_vehicle_again_in_the_pool() -> None:
    """The motorbike that passed for a train is left over in the following round: the motorbike climbs."""
    match = at("green hand ship played motorbike", "purple hand ship played train", pool="car-a", order="1 0",
               booster="disguise 0", tasks="EndRound")  # fmt: skip
    assert pool(match) == ["car-a", "green-motorbike", "purple-train"]

    later = at("green hand plane played ship", "purple hand plane played ship", pool="green-motorbike", order="1 0",
               round=3, tasks="EndRound")  # fmt: skip
    assert hierarchy(later) == "train>motorbike>car>ship>plane"


@rule("CR-BOOST-18", "CR-HIER-01")
def test_a_disguise_ends_with_the_round_even_if_the_next_one_is_disguised_too() -> None:
    """Green's motorbike passes for a train, is left over a round later, and climbs as a motorbike."""
    match = at("green hand ship plane played motorbike", "purple hand ship plane played train",
               pool="car-a car-b ship-a", booster="disguise 0", tasks="FixOrder")  # fmt: skip
    match.choose(1, "take-car-a")
    match.choose(0, "take-car-b")
    assert pool(match) == ["ship-a", "green-motorbike", "purple-train"]
    assert hierarchy(match) == "train>car>ship>motorbike>plane"

    match.choose(0, "play-green-plane")
    match.choose(1, "play-purple-ship")
    assert match.view(None)["table"]["order"] == [0, 1]
    match.choose(0, "take-ship-a")
    match.choose(1, "take-purple-train")

    assert hierarchy(match) == "train>car>motorbike>ship>plane"
    assert climbs(match)[-1] == ("motorbike", 3)


@rule("CR-HIER-05")
def test_the_new_hierarchy_counts_from_the_next_round_on() -> None:
    match = at(
        "red hand ship played car", "purple hand plane played ship", pool="plane-a", order="0 1", tasks="EndRound"
    )
    match.choose(0, "play-red-ship")
    match.choose(1, "play-purple-plane")

    assert hierarchy(match) == "train>car>motorbike>plane>ship"
    assert match.to_move == (1,)


@rule("CR-EX-38")
def test_the_last_to_pick_is_the_lowest_whatever_the_leftover_raised() -> None:
    """The leftover lifts the plane above the ship; the plane's player picked last all the same."""
    match = at(
        "orange hand car played ship", "green hand car played plane", pool="plane-a", order="0 1", tasks="EndRound"
    )

    assert hierarchy(match) == "train>car>motorbike>plane>ship"
    assert match.view(None)["table"]["booster_seat"] == 1
    assert match.view(None)["table"]["booster"] == "disguise"


def test_the_start_is_what_these_tests_assume() -> None:
    assert START == "train>car>motorbike>ship>plane"

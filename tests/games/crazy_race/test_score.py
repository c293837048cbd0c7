"""The end, and counting stages."""

from itertools import pairwise, permutations
from random import Random

import pytest

from games.crazy_race.tables import GAME, at, names, seat
from paddock.games.crazy_race.cards import CARD, CARDS, COLOURS, PAIR_WORTH, Card
from paddock.games.crazy_race.rules_score import arranged, pairs_of, score
from rules import rule
from walks import finish


def stages(*route: str, colour: str = "red", switches: str = "") -> int:
    """What a route is worth for a colour."""
    other = "blue" if colour != "blue" else "red"
    match = at(f"{colour} route {' '.join(route)}", f"{other}", tasks="", round=5, switches=switches)
    return next(placing.counts["stages"] for placing in match.result.placings if placing.seat == 0)


@rule("CR-END-01", "CR-END-03", "CR-END-05")
@pytest.mark.parametrize("seed", range(10))
def test_after_five_rounds_hands_are_empty_and_routes_full(seed: int) -> None:
    match = finish(GAME.new(seats=2 + seed % 6, seed=seed), seed)

    assert match.view(None)["table"]["round"] == 5
    for number in range(match.setup.seats):
        assert seat(match, number)["hand"] == []
        assert len(seat(match, number)["route"]) == 5
    assert names(match)[-1] == "RaceEnded"


@rule("CR-END-04", "CR-SCORE-15")
@pytest.mark.parametrize("seed", range(10))
def test_cards_of_the_last_round_and_the_leftover_count_for_nobody(seed: int) -> None:
    match = finish(GAME.new(seats=4, seed=seed), seed)
    table = match.view(None)["table"]
    routes = [card for each in table["seats"] for card in each["route"]]

    assert len(table["pool"]) == 1
    assert not {each["played"] for each in table["seats"]} & set(routes)
    assert not set(table["pool"]) & set(routes)
    total = sum(placing.counts["speed"] for placing in match.result.placings)
    assert total == sum(CARD[card].speed for card in routes)


@rule("CR-SCORE-01", "CR-SCORE-03", "CR-EX-31")
def test_the_best_order_counts_whatever_order_the_cards_lie_in() -> None:
    assert stages("car-a", "car-b") == 2 + 2 + 1
    assert stages("car-b", "car-a") == 2 + 2 + 1


@rule("CR-SCORE-02")
def test_full_stages_count_one_each() -> None:
    assert stages("green-train", "orange-motorbike") == 6 + 3


@rule("CR-SCORE-04", "CR-SCORE-17")
def test_a_half_is_used_once_and_a_card_with_two_halves_pairs_at_both_edges() -> None:
    assert stages("blue-car", "orange-car", "purple-car") == 1 + 1 + 1 + 1  # two left halves, one right: one pair
    assert stages("red-ship", "orange-ship", "green-ship", colour="yellow") == 2


@rule("CR-SCORE-05", "CR-EX-30")
def test_halves_of_different_vehicles_never_pair() -> None:
    assert stages("purple-car", "orange-ship") == 1


@rule("CR-SCORE-06")
def test_a_pair_of_cars_or_ships_counts_one() -> None:
    assert stages("purple-car", "blue-car") == 1 + 1 + 1
    assert stages("orange-ship", "green-ship") == 1


@rule("CR-SCORE-07")
def test_an_aerodrome_counts_four_in_all() -> None:
    assert stages("blue-plane", "black-plane") == 4


@rule("CR-SCORE-08", "CR-EX-27")
def test_an_unpaired_half_counts_nothing() -> None:
    assert stages("blue-plane") == 0


@rule("CR-EX-28")
def test_two_left_halves_make_no_aerodrome() -> None:
    assert stages("red-plane", "blue-plane", colour="green") == 0


@rule("CR-EX-29")
def test_three_planes_in_a_chain_make_two_aerodromes() -> None:
    assert stages("black-plane", "yellow-plane", "blue-plane") == 8


@rule("CR-EX-39")
def test_two_left_planes_and_one_with_both_make_one_aerodrome() -> None:
    assert stages("red-plane", "blue-plane", "yellow-plane", colour="green") == 4


@rule("CR-EX-40")
def test_three_ships_make_two_pairs() -> None:
    assert stages("yellow-ship", "blue-ship", "black-ship") == 3 + 2


@rule("CR-EX-26")
def test_a_route_with_everything() -> None:
    """A train, a pair of cars, an aerodrome, two of the own colour: the printed stages and 1 + 4 + 2."""
    route = ("purple-train", "purple-car", "blue-car", "black-plane", "blue-plane")

    assert stages(*route, colour="purple") == (4 + 1 + 1) + 1 + 4 + 2


@rule("CR-SCORE-09", "CR-EX-35")
def test_own_colour_gives_a_stage_each() -> None:
    assert stages("red-motorbike", "red-plane", colour="red") == 2 + 2
    assert stages("red-motorbike", "red-plane", colour="green") == 2


@rule("CR-SCORE-10")
def test_starters_have_no_colour() -> None:
    assert {stages("train-a", colour=colour) for colour in COLOURS} == {4}


@rule("CR-SCORE-11", "CR-EX-32")
@pytest.mark.parametrize(
    ("route", "extra"), [("train-a", 0), ("train-a train-b", 1), ("train-a train-b motorbike-a", 1)]
)
def test_purple_has_one_stage_more_with_two_starters_once(route: str, extra: int) -> None:
    cards = route.split()
    printed = sum(CARD[card].full for card in cards)

    assert stages(*cards, colour="purple") == printed + extra
    assert {stages(*cards, colour=colour) for colour in COLOURS if colour != "purple"} == {printed}


@rule("CR-SCORE-12")
def test_most_stages_win() -> None:
    match = at("red route green-train", "blue route red-plane", tasks="", round=5)

    assert match.result.winners == (0,)
    assert match.result.place(1) == 2


@rule("CR-SCORE-13", "CR-EX-33")
def test_level_stages_are_decided_by_the_sum_of_speeds() -> None:
    match = at("red route orange-motorbike", "blue route yellow-motorbike", tasks="", round=5)  # 3 stages; 50 and 40

    assert match.result.winners == (0,)
    assert match.result.placings[0].counts == {"stages": 3, "speed": 50}


@rule("CR-SCORE-13")
@pytest.mark.parametrize(
    ("first", "second", "speeds"),
    [
        ("yellow-motorbike", "orange-motorbike", (40, 50)),  # the faster sits second
        ("red-motorbike green-motorbike", "black-motorbike blue-motorbike", (170, 151)),  # all cards of a route count
        ("motorbike-a", "orange-motorbike", (0, 50)),  # a starter has no speed
    ],
)
def test_speeds_are_added_over_the_route_and_starters_have_none(
    first: str, second: str, speeds: tuple[int, int]
) -> None:
    match = at(f"purple route {first}", f"yellow route {second}", tasks="", round=5)
    counts = {placing.seat: placing.counts for placing in match.result.placings}

    assert (counts[0]["speed"], counts[1]["speed"]) == speeds
    assert counts[0]["stages"] == counts[1]["stages"]
    assert match.result.winners == (speeds.index(max(speeds)),)


@rule("CR-SCORE-14", "CR-SCORE-16", "CR-EX-34")
def test_level_in_both_shares_the_place() -> None:
    match = at("red route motorbike-a", "blue route train-b", "green route red-plane", tasks="", round=5)

    assert match.result.winners == (0, 1)
    assert match.result.place(2) == 3


@rule("CR-SCORE-03")
def test_with_the_simple_count_any_two_halves_of_a_kind_pair() -> None:
    assert stages("red-plane", "blue-plane", colour="green", switches="halves=any") == 4
    assert stages("red-plane", "blue-plane", "yellow-plane", colour="green", switches="halves=any") == 8
    assert stages("yellow-plane", "green-plane", colour="red", switches="halves=any") == 8
    assert stages("black-plane", "orange-plane", colour="green", switches="halves=any") == 4


@rule("CR-SCORE-03", "CR-SCORE-08")
@pytest.mark.parametrize("halves", ["edges", "any"])
def test_the_two_halves_of_one_card_never_pair_with_each_other(halves: str) -> None:
    assert stages("plane-a", switches=f"halves={halves}") == 0
    assert stages("ship-a", "yellow-plane", switches=f"halves={halves}") == 2


def brute_force(route: list[Card]) -> int:
    """The most that the pairs of a route are worth, over all orders."""
    return max(sum(meeting(a, b) for a, b in pairwise(order)) for order in permutations(route))


def meeting(a: Card, b: Card) -> int:
    return PAIR_WORTH[a.vehicle] if a.vehicle == b.vehicle and a.right and b.left else 0


@rule("CR-SCORE-01", "CR-SCORE-03", "CR-SCORE-04", "CR-SCORE-17", "CR-PICK-11")
@pytest.mark.parametrize("seed", range(300))
def test_no_order_of_a_route_is_worth_more_than_what_is_counted(seed: int) -> None:
    route = Random(seed).sample(CARDS, 5)
    counted = sum(worth * pairs_of(route, vehicle, False) for vehicle, worth in enumerate(PAIR_WORTH))
    shown = arranged(route)

    assert counted == brute_force(route)
    assert counted == sum(meeting(a, b) for a, b in pairwise(shown))
    assert sorted(card.id for card in shown) == sorted(card.id for card in route)
    assert score(route, 0, False).pairs == counted


@rule("CR-PICK-11")
def test_every_card_of_a_long_row_of_cars_is_shown_once() -> None:
    route = [CARD[name] for name in ("red-car", "green-car", "purple-car", "car-b", "orange-car")]

    assert sorted(card.id for card in arranged(route)) == sorted(card.id for card in route)

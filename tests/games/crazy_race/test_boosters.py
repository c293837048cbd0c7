"""Boosters."""

import pytest

import paddock
from games.crazy_race.tables import at, booster, climbs, hierarchy, names, pool, seat
from rules import rule


def end(*seats: str, order: str = "1 0", round: int = 2, switches: str = "", leftover: str = "car-a") -> paddock.Match:  # noqa: A002
    """The end of a round in which the last seat of the order picked last."""
    return at(*seats, order=order, round=round, switches=switches, pool=leftover, tasks="EndRound")


@rule("CR-BOOST-01", "CR-BOOST-02", "CR-BOOST-03")
@pytest.mark.parametrize(("order", "expected"), [("1 0", ("turbo", 0)), ("0 1", ("disguise", 1))])
def test_the_last_to_pick_has_the_booster_of_the_card_played(order: str, expected: tuple[str, int]) -> None:
    match = end("orange hand car played train", "green hand car played plane", order=order)

    assert booster(match) == expected
    assert "BoosterGained" in names(match)
    assert [seat(match, number)["played"] for number in range(2)] == [None, None]


@rule("CR-BOOST-04", "CR-BOOST-26", "CR-EX-24")
def test_a_booster_lasts_for_one_round_whether_it_mattered_or_not() -> None:
    match = at("orange hand car train played ship", "purple hand car train played plane", order="0 1", round=3,
               pool="car-a", booster="turbo 0", tasks="EndRound")  # fmt: skip

    assert booster(match) == ("none", -1)


@rule("CR-BOOST-04")
@pytest.mark.parametrize(
    ("colour", "code"), [("red", "lift-plane"), ("red", "decline"), ("black", "swap-train-b+black-car")]
)
def test_pole_and_swap_are_over_before_the_next_round(colour: str, code: str) -> None:
    match = at(f"{colour} hand car train route train-b played ship", "purple hand car train played plane",
               order="1 0", pool="car-a", booster="speed-first 1", tasks="EndRound")  # fmt: skip
    match.choose(0, code)

    assert booster(match) == ("none", -1)
    assert match.to_move == (0, 1)


@rule("CR-BOOST-04", "CR-BOOST-08")
def test_a_new_booster_takes_the_place_of_the_old_one() -> None:
    match = at("orange hand car train played ship", "green hand car train played plane", order="0 1",
               pool="car-a", booster="speed-first 0", tasks="EndRound")  # fmt: skip

    assert booster(match) == ("disguise", 1)


@rule("CR-BOOST-05")
def test_the_turned_card_is_part_of_the_pool_all_the_time() -> None:
    match = end("orange hand car train played ship", "green hand car train played plane")
    match.choose(0, "play-orange-train")
    match.choose(1, "play-green-car")

    assert "orange-ship" in pool(match)
    assert "take-orange-ship" in match.decision(match.to_move[0]).codes


@rule("CR-BOOST-06", "CR-EX-10")
def test_purple_gives_no_booster() -> None:
    match = end("purple hand car played ship", "green hand car played plane")

    assert booster(match) == ("none", -1)
    assert "BoosterGained" not in names(match)


@rule("CR-BOOST-07", "CR-EX-22")
def test_a_starter_gives_no_booster() -> None:
    match = end("black hand car played ship-a", "green hand car played plane")

    assert booster(match) == ("none", -1)


@rule("CR-BOOST-08", "CR-BOOST-30", "CR-EX-23")
def test_the_colour_of_the_card_gives_its_player_the_booster() -> None:
    match = end("black hand car played green-ship", "green hand car played plane")

    assert booster(match) == ("disguise", 0)


@rule("CR-BOOST-09", "CR-EX-09", "CR-EX-11")
def test_pole_puts_any_vehicle_on_top() -> None:
    match = at("red hand car played ship", "blue hand car played train", order="1 0", pool="train-a", tasks="EndRound")
    assert hierarchy(match) == "car>motorbike>ship>plane>train"
    assert match.to_move == (0,)

    match.choose(0, "lift-plane")

    assert hierarchy(match) == "plane>car>motorbike>ship>train"
    assert climbs(match)[-1] == ("plane", 1)


@rule("CR-BOOST-10", "CR-END-01")
def test_pole_comes_after_the_leftover_has_climbed() -> None:
    match = end("red hand car played ship", "blue hand car played train", leftover="plane-a")

    assert names(match)[:3] == ["RoundLed", "HierarchyChanged", "BoosterGained"]
    assert hierarchy(match) == "train>car>motorbike>plane>ship"
    assert pool(match) == ["plane-a", "red-ship", "blue-train"]
    match.choose(0, "lift-ship")
    assert hierarchy(match) == "ship>train>car>motorbike>plane"


@rule("CR-BOOST-11")
@pytest.mark.parametrize("code", ["decline", "lift-car"])
def test_pole_may_be_declined_or_spent_on_the_top_vehicle(code: str) -> None:
    match = end("red hand car played ship", "blue hand car played train")
    before = hierarchy(match)
    assert before.startswith("car>")

    match.choose(0, code)

    assert hierarchy(match) == before
    assert ("BoosterDeclined" in names(match)) == (code == "decline")


@rule("CR-BOOST-13")
def test_turbo_does_not_count_in_the_final_speeds() -> None:
    plain = at("orange route ship", "blue route ship", tasks="", round=5)
    turbo = at("orange route ship", "blue route ship", tasks="", round=5, booster="turbo 0")

    assert plain.result == turbo.result
    assert turbo.result.placings[0].counts["speed"] in (19, 38)


@rule("CR-BOOST-17")
@pytest.mark.parametrize(
    ("colour", "name"), [("orange", "turbo"), ("yellow", "last-word"), ("green", "disguise"), ("blue", "speed-first")]
)
def test_four_boosters_act_without_a_question(colour: str, name: str) -> None:
    match = end(f"{colour} hand car train played ship", "purple hand car train played train-b")

    assert booster(match) == (name, 0)
    assert type(match.race.stack[-1]).__name__ == "PlayCards"


@rule("CR-BOOST-20", "CR-EX-19")
def test_with_speed_first_the_slowest_is_the_lowest() -> None:
    seats = (
        "green hand car ship played plane",
        "black hand car ship played train",
        "orange hand train ship played car",
    )
    match = at(*seats, booster="speed-first 2", tasks="FixOrder", pool="train-a train-b car-a ship-a")
    for mover in (2, 0, 1):
        assert match.to_move == (mover,)
        match.choose(mover, match.decision(mover).options[0])

    assert match.to_move == (1,)  # black, the slowest, swaps
    assert match.decision(1).rule == "CR-BOOST-21"


SWAPPER = "black hand train car plane route ship-a played ship"


@rule("CR-BOOST-21", "CR-BOOST-22", "CR-BOOST-25", "CR-EX-20")
def test_a_swap_offers_every_card_of_the_hand_but_the_train() -> None:
    match = end(SWAPPER, "green hand train car ship route car-b played plane")

    assert match.decision(0).codes == ["swap-ship-a+black-car", "swap-ship-a+black-plane", "decline"]
    refusal = match.why_not(0, "swap-ship-a+black-train")
    assert refusal is not None
    assert refusal.rule == "CR-BOOST-22"


@rule("CR-BOOST-21", "CR-BOOST-23")
def test_a_swap_brings_the_route_card_into_the_hand_to_be_played() -> None:
    match = end(SWAPPER, "green hand train car ship route car-b played plane")
    match.choose(0, "swap-ship-a+black-car")

    assert seat(match, 0)["hand"] == ["black-train", "ship-a", "black-plane"]
    assert seat(match, 0)["route"] == ["black-car"]
    assert "play-ship-a" in match.decision(0).codes


@rule("CR-BOOST-24", "CR-EX-21")
def test_no_swap_with_only_a_train_in_hand() -> None:
    match = end("black hand train route ship-a played ship", "green hand train route car-b played plane", round=4)

    assert type(match.race.stack[-1]).__name__ == "TakeCard"


@rule("CR-BOOST-24")
def test_a_swap_may_be_declined() -> None:
    match = end(SWAPPER, "green hand train car ship route car-b played plane")
    match.choose(0, "decline")

    assert seat(match, 0)["route"] == ["ship-a"]
    assert "BoosterDeclined" in names(match)


@rule("CR-EX-42")
def test_an_own_card_taken_back_into_the_route_may_go_to_the_hand_again() -> None:
    match = end("black hand plane ship train route motorbike train-b played car", "green hand car played plane")
    match.choose(0, "swap-black-motorbike+black-plane")

    assert seat(match, 0)["hand"] == ["black-motorbike", "black-ship", "black-train"]


@rule("CR-BOOST-27", "CR-EX-25")
def test_after_the_last_round_nothing_happens_any_more() -> None:
    match = end("red played ship route train-b", "green played plane route car-b", round=5)

    assert match.over
    assert names(match) == ["RouteCounted", "RouteCounted", "RaceEnded"]
    assert hierarchy(match) == "train>car>motorbike>ship>plane"
    assert pool(match) == ["car-a"]


@rule("CR-BOOST-29")
def test_a_swapped_card_counts_like_a_taken_one() -> None:
    match = at("black route car motorbike", "green route train", tasks="", round=5)
    counts = {placing.seat: placing.counts for placing in match.result.placings}

    assert counts[0] == {"stages": 2 + 2 + 2, "speed": 29 + 60}


@rule("CR-BOOST-02")
def test_the_lowest_card_can_be_agreed_otherwise() -> None:
    """Seat 0 picked last; printed, its train ranks above the plane; then the leftover lifts the ship."""
    seats = ("green hand car played train", "orange hand car played ship", "yellow hand car played plane")
    by = {
        name: booster(end(*seats, order="1 2 0", switches=f"lowest-by={name}", leftover="car-a"))
        for name in ("order", "printed", "played")
    }

    assert by == {"order": ("disguise", 0), "printed": ("last-word", 2), "played": ("last-word", 2)}


@rule("CR-BOOST-02")
@pytest.mark.parametrize("by", ["printed", "played"])
def test_of_two_cards_with_the_same_vehicle_the_slower_is_the_lower(by: str) -> None:
    """Orange's plane has speed 50, green's 70."""
    seats = ("orange hand car played plane", "green hand car played plane")

    assert booster(end(*seats, order="0 1", switches=f"lowest-by={by}")) == ("turbo", 0)
    assert booster(end(*seats[::-1], order="1 0", switches=f"lowest-by={by}")) == ("turbo", 1)


@rule("CR-BOOST-02")
def test_by_printed_rank_the_hierarchy_before_the_climb_counts_by_played_the_one_after() -> None:
    seats = ("green hand car played ship", "orange hand train played plane")
    found = {
        name: booster(end(*seats, order="0 1", switches=f"lowest-by={name}", leftover="plane-a"))
        for name in ("printed", "played", "pool")
    }

    assert found == {"printed": ("turbo", 1), "played": ("disguise", 0), "pool": ("disguise", 0)}


@rule("CR-BOOST-02")
def test_where_the_whole_pool_counts_a_leftover_is_nobodys() -> None:
    match = end("green hand car played train", "orange hand train played car", order="0 1",
                switches="lowest-by=pool", leftover="plane-a")  # fmt: skip

    assert booster(match) == ("none", -1)


@rule("CR-BOOST-02")
@pytest.mark.parametrize("by", ["order", "printed"])
def test_the_lowest_card_decides_who_has_a_booster(by: str) -> None:
    """By printed rank the plane's player has the booster, who was not the last to pick."""
    match = end("green hand car played train", "orange hand car played plane", order="1 0", switches=f"lowest-by={by}")
    told = next(event.label("en", ("Ann", "Bob")) for event in match.events if "booster" in event.label())

    assert told.startswith(f"{'Ann' if by == 'order' else 'Bob'} has the lowest card, the ")


@rule("CR-BOOST-26", "CR-PLAY-08")
@pytest.mark.parametrize(
    ("booster", "round", "tasks", "shown"),
    [
        ("turbo 0", 5, "TakeCard 0", "Round 5 of 5 · Turbo: one card is the fastest of its kind"),
        ("last-word 0", 4, "TakeCard 0", "Round 4 of 5 · Last Word: one player chooses after all others"),
        ("last-word 0", 5, "TakeCard 0", "Round 5 of 5"),
        ("turbo 0", 5, "", "Round 5 of 5"),
    ],
)
def test_a_booster_is_shown_as_long_as_it_can_matter(booster: str, round: int, tasks: str, shown: str) -> None:  # noqa: A002
    scene = at("red route train", "blue route train", booster=booster, round=round, tasks=tasks).scene(0)

    assert scene.status == shown
    assert ("booster" in [gauge.id for gauge in scene.players[0].gauges]) == ("·" in shown)

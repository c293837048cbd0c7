"""The race as it is told: causes before effects, and what each route is worth."""

import pytest

import paddock
from games.crazy_race.tables import at
from rules import rule
from walks import finish

NAMES = ("Ann", "Bob", "Cleo")


def told(match: paddock.Match, length: str = "race", lang: str = "en") -> list[str]:
    return [event.label(lang, NAMES) for event in match.events if event.length <= paddock.LENGTHS[length]]


@rule("CR-PICK-02", "CR-PICK-05", "CR-HIER-05")
@pytest.mark.parametrize(
    ("booster", "order"),
    [
        ("turbo 1", "Bob has Turbo, so the blue car goes ahead of its kind. The order: Bob, Ann."),
        ("speed-first 1", "They pick in this order: Ann, Bob."),
        ("none", "They pick in this order: Ann, Bob."),
    ],
)
def test_an_order_bent_by_a_booster_says_by_which(booster: str, order: str) -> None:
    """The red car is faster than the blue one."""
    match = at("red hand plane played car", "blue hand plane played car", tasks="FixOrder", booster=booster)
    assert order == told(match)[0]


@rule("CR-PICK-02", "CR-PICK-05", "CR-HIER-05")
def test_a_disguise_names_the_card_and_what_it_counts_as() -> None:
    match = at("red hand ship played car", "green hand car played plane", tasks="FixOrder", booster="disguise 1")
    disguised = "Bob is in disguise: the green plane counts as a train. The order: Bob, Ann."
    assert disguised == told(match)[0]


def told_of_taking(card: str, route: str, pool: str) -> str:
    """What is told when Ann, who has this route, takes a card out of this pool."""
    red, blue = f"red hand car route {route} played train", "blue hand ship played car"
    match = at(red, blue, pool=pool, tasks="FixOrder")
    match.choose(0, f"take-{card}")
    return told(match)[-1]


@rule("CR-PICK-01", "CR-PICK-07")
def test_a_card_tells_what_it_adds_to_the_route() -> None:
    """The second half of an aerodrome is worth four stages."""
    sentence = told_of_taking("plane-b", "plane-a", "plane-b car-a ship-a")
    assert "Ann takes the starter plane B for 4 stages." == sentence


@rule("CR-PICK-01")
def test_a_card_tells_only_what_it_adds() -> None:
    """The aerodrome was worth four stages before."""
    sentence = told_of_taking("ship-a", "plane-a plane-b", "car-b car-a ship-a")
    assert "Ann takes the starter ship A for 2 stages." == sentence


def test_the_card_left_over_comes_before_the_climb_and_the_lowest_card_before_its_booster() -> None:
    match = at(
        "purple hand car played plane", "blue hand ship played train", pool="ship-a", order="1 0", tasks="EndRound"
    )
    assert [
        "Level on 0 after round 2: Ann, Bob.",
        "The starter ship A is left over, so the ship climbs to number 3 in the hierarchy.",
        "Ann has the lowest card, but the purple plane has no booster.",
        "Round 3 begins.",
    ] == told(match)


def test_the_result_is_counted_part_by_part_from_the_last_to_the_winner() -> None:
    match = finish(paddock.game("crazy-race").new(3, seed=3, names=NAMES), 3)
    placings = match.result.placings
    lines = [str(line) for line in match.log(None)][-4:]
    assert lines[-1].startswith("The race is over. ")
    for line, placing in zip(lines[-2::-1], placings, strict=False):
        assert NAMES[placing.seat] in line
        assert f"{placing.counts['stages']} stages (" in line
        assert f"speed {placing.counts['speed']}." in line
    assert [str(each) for each in match.log(None, length="headlines")][-1] == lines[-1]
    assert "printed" in match.scene(None).standings[0].text

"""Why a thing on the table cannot be chosen: asked by the thing, answered by the rule."""

import paddock
from walks import walk

GAME = paddock.game("crazy-race")


def table() -> paddock.Match:
    """Two drivers, red and blue, about to play a card."""
    match = GAME.new(2, switches={"characters": "chosen"}, seed=1)
    match.choose(0, "drive-red")
    match.choose(1, "drive-blue")
    return match


def test_a_thing_that_can_be_chosen_has_no_reason() -> None:
    assert table().why_not_thing(0, "red-train") is None


def test_a_thing_is_refused_for_the_reason_of_the_code_it_would_have_meant() -> None:
    match = table()

    refusal = match.why_not_thing(0, "blue-train")

    assert refusal is not None
    assert "the blue train is not in your hand" == refusal.label("en", match.names)
    assert "CR-PLAY-02" == refusal.rule


def test_a_thing_that_no_code_names_is_not_part_of_the_decision() -> None:
    match = table()

    refusal = match.why_not_thing(0, "tea-cup")

    assert refusal is not None
    assert "That is not part of what you decide now." == refusal.label("en", match.names)
    assert match.decision(0).rule == refusal.rule


def test_a_thing_that_no_code_names_has_the_reason_that_the_game_gives() -> None:
    match = table()

    refusal = match.why_not_thing(0, "rank-ship")

    assert refusal is not None
    assert "CR-HIER-02" == refusal.rule


def test_a_seat_that_owes_nothing_hears_so() -> None:
    match = table()
    match.choose(0, "play-red-train")

    refusal = match.why_not_thing(0, "red-car")

    assert refusal is not None
    assert "nothing to decide now" in refusal.label("en", match.names)
    assert {} == match.refused_things(0, ["blue-train"])


def test_of_many_things_those_are_named_that_the_race_refuses() -> None:
    match = table()

    refused = match.refused_things(0, ["red-train", "blue-train", "tea-cup", "blue-car"])

    assert ["blue-train", "blue-car"] == list(refused)
    assert match.why_not_thing(0, "blue-car") == refused["blue-car"]


def test_what_can_be_touched_in_any_race_has_no_reason() -> None:
    for game in paddock.games():
        for match in walk(game, 2, some=8):
            for seat in match.to_move:
                targets = [target for option in match.decision(seat).options for target in option.targets]
                assert {None} >= {match.why_not_thing(seat, target) for target in targets}
                assert {} == match.refused_things(seat, targets)

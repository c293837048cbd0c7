"""The cards of the pit: purple cubes."""

import pytest

import paddock
from games.automobiles.tables import ASIDE, at, choose, codes, moves, pile, reserve, with_card
from rules import rule

START = "road-5a-1"


@rule("AU-CARD-CREWCHIEF-01")
def test_the_crew_chief_needs_a_cube_that_is_no_wear_in_bag_or_discard_pile() -> None:
    assert "use-purple" not in codes(at(f"{START} active 1p bag 2x discard 1x"))
    assert "use-purple" in codes(at(f"{START} active 1p bag 2x discard 1w"))
    assert "use-purple" in codes(at(f"{START} active 1p bag 1w"))
    with pytest.raises(paddock.IllegalChoice, match="nothing but wear"):
        choose(at(f"{START} active 1p bag 2x"), "use-purple")


@rule("AU-CARD-CREWCHIEF-02", "AU-CARD-CREWCHIEF-03", "AU-CARD-CREWCHIEF-04", "AU-CARD-CREWCHIEF-05", "AU-EX-02")
def test_the_crew_chief_draws_past_wear_and_clears_the_discard_pile_of_it() -> None:
    """Wear, wear, then a yellow one: three cubes more; the five wear of the discard pile go, the two drawn stay."""
    match = at(f"{START} active 6w1p bag 4x2y discard 5x1l", open_chance=True)
    choose(match, "use-purple", "=wear", "=wear", "=yellow")
    assert "6w2x1y" == pile(match, "active")
    assert "1l" == pile(match, "discard")
    assert 80 - 4 == reserve(match, "wear")


@rule("AU-CARD-CREWCHIEF-06", "AU-EX-29")
def test_after_a_refill_there_is_no_wear_left_to_remove() -> None:
    match = at(f"{START} active 1p discard 5x2w", open_chance=True)
    choose(match, "use-purple", "=wear", "=white")
    assert "1w1x" == pile(match, "active")
    assert "1w4x" == pile(match, "bag")
    assert 75 == reserve(match, "wear")


@rule("AU-CARD-CREWCHIEF-07")
def test_without_wear_in_the_discard_pile_nothing_is_removed() -> None:
    match = at(f"{START} active 1p bag 1w discard 2l", open_chance=True)
    choose(match, "use-purple", "=white")
    assert ("1w", "2l") == (pile(match, "active"), pile(match, "discard"))


@rule("AU-ACTION-05")
def test_with_partial_effects_the_crew_chief_draws_all_wear_and_removes_none() -> None:
    match = at(f"{START} active 1p bag 1x discard 2x", switches="partial-effects=on")
    choose(match, "use-purple")
    assert "3x" == pile(match, "active")
    assert "" == pile(match, "bag") + pile(match, "discard")


@rule("AU-CARD-PITCAPTAIN-01")
def test_the_pit_captain_removes_up_to_six_of_any_colours() -> None:
    match = at(f"{START} active 1p discard 4x3w1k", cards=with_card("pit-captain"))
    choose(match, "use-purple")
    assert {"remove-wear", "remove-white", "remove-black", "done"} == set(codes(match))
    choose(match, "remove-wear", "remove-wear", "remove-wear", "remove-wear", "remove-black")
    assert "done" in codes(match)
    choose(match, "remove-white")
    assert "2w" == pile(match, "discard")
    assert "end-action" in codes(match)


@rule("AU-CARD-PITCAPTAIN-02")
def test_with_fewer_cubes_fewer_are_removed_and_with_none_it_is_still_usable() -> None:
    match = at(f"{START} active 1p discard 2x", cards=with_card("pit-captain"))
    choose(match, "use-purple", "remove-wear", "remove-wear")
    assert ["end-action"] == codes(match)
    empty = choose(at(f"{START} active 1p", cards=with_card("pit-captain")), "use-purple")
    assert ["end-action"] == codes(empty)
    assert "1p" == pile(empty, "used")


@rule("AU-CARD-PITCREW-01", "AU-CARD-PITCREW-03")
def test_the_pit_crew_removes_all_wear_and_nothing_else_or_any_two() -> None:
    match = at(f"{START} active 1p discard 4x2w1k", cards=with_card("pit-crew"))
    choose(match, "use-purple")
    assert ["clear-wear", "pick-two"] == codes(match)
    wear = choose(match.clone(), "clear-wear")
    assert "2w1k" == pile(wear, "discard")
    assert 80 == reserve(wear, "wear")
    choose(match, "pick-two")
    assert {"remove-wear", "remove-white", "remove-black"} == set(codes(match))
    choose(match, "remove-wear", "remove-black")
    assert "2w3x" == pile(match, "discard")
    assert ["end-action"] == codes(match)


@rule("AU-CARD-PITCREW-02", "AU-EX-42")
def test_any_two_needs_two_cubes_while_all_wear_is_always_possible() -> None:
    for discard, left in (("discard 1w", "1w"), ("discard 1x", ""), ("", "")):
        match = at(f"{START} active 1p {discard}", cards=with_card("pit-crew"))
        choose(match, "use-purple")
        assert left == pile(match, "discard")
        assert ["end-action"] == codes(match)
    two = choose(at(f"{START} active 1p discard 2w", cards=with_card("pit-crew")), "use-purple", "pick-two")
    assert ["remove-white"] == codes(two)
    choose(two, "remove-white")
    assert ["remove-white"] == codes(two)


@rule("AU-CARD-PITTEAM-01")
def test_the_pit_team_needs_a_discarded_cube() -> None:
    match = at(f"{START} active 1p", cards=with_card("pit-team"))
    assert "use-purple" not in codes(match)
    with pytest.raises(paddock.IllegalChoice, match="discard pile is empty"):
        choose(match, "use-purple")


@rule("AU-CARD-PITTEAM-02", "AU-CARD-PITTEAM-03", "AU-CARD-PITTEAM-05", "AU-CARD-PITTEAM-06", "AU-EX-41")
def test_three_wear_are_worth_six_dollars_of_one_cube() -> None:
    match = at(f"{START} active 1p discard 3x", cards=with_card("pit-team"))
    choose(match, "use-purple")
    assert ["remove-wear"] == codes(match)
    choose(match, "remove-wear")
    assert ["remove-wear", "done"] == codes(match)
    choose(match, "remove-wear", "remove-wear")
    assert 10 == len(moves(match, "gain-"))
    choose(match, "gain-blue")
    assert "1p1b" == pile(match, "used")
    choose(match, "end-action")
    assert "Purchase" not in match.position


@rule("AU-CARD-PITTEAM-03", "AU-CARD-PITTEAM-06")
def test_the_gained_cube_costs_at_most_what_the_removed_ones_cost() -> None:
    """White costs 1: two of them are worth a light grey, wear, yellow or purple cube."""
    match = at(f"{START} active 1p discard 3w", cards=with_card("pit-team"))
    choose(match, "use-purple", "remove-white", "remove-white", "done")
    assert {"gain-white", "gain-light", "gain-wear", "gain-yellow", "gain-purple"} == set(codes(match))
    with pytest.raises(paddock.IllegalChoice, match=r"costs \$3; you have \$2"):
        choose(match, "gain-dark")


@rule("AU-CARD-PITTEAM-04", "AU-REMOVE-02")
def test_a_removed_cube_may_be_the_one_gained() -> None:
    match = at(f"{START} active 1p discard 1k", f"{ASIDE[0]} bag 15k", cards=with_card("pit-team"))
    choose(match, "use-purple", "remove-black", "gain-black")
    assert "1k1p" == pile(match, "used")


@rule("AU-CARD-PITTEAM-01", "AU-CARD-PITTEAM-02")
def test_with_partial_effects_none_may_be_removed_for_nothing() -> None:
    match = at(f"{START} active 2p discard 1k", cards=with_card("pit-team"), switches="partial-effects=on")
    choose(match, "use-purple", "done")
    assert ("2p", "1k") == (pile(match, "used").replace("1p", "2p"), pile(match, "discard"))
    empty = at(f"{START} active 1p", cards=with_card("pit-team"), switches="partial-effects=on")
    assert ["end-action"] == codes(choose(empty, "use-purple"))


@rule("AU-CARD-PITTEAM-02")
def test_after_three_removed_cubes_one_is_gained() -> None:
    match = at(f"{START} active 1p discard 5x", cards=with_card("pit-team"))
    choose(match, "use-purple", "remove-wear", "remove-wear", "remove-wear")
    assert set(codes(match)) == moves(match, "gain-")
    choose(match, "gain-white")
    assert ("2x", "1w1p") == (pile(match, "discard"), pile(match, "used"))


@rule("AU-CARD-PITTEAM-03", "AU-CARD-PITTEAM-04")
def test_a_colour_that_is_sold_out_cannot_be_gained() -> None:
    match = at(f"{START} active 1p discard 2w", f"{ASIDE[0]} bag 28l", cards=with_card("pit-team"))
    choose(match, "use-purple", "remove-white", "remove-white")
    assert {"gain-white", "gain-wear", "gain-yellow", "gain-purple"} == set(codes(match))


@rule("AU-CARD-PITTEAM-01")
def test_any_discarded_cube_serves_the_pit_team() -> None:
    match = at(f"{START} active 1p discard 1x", cards=with_card("pit-team"))
    before = reserve(match, "white")
    choose(match, "use-purple", "remove-wear", "gain-white")
    assert before - 1 == reserve(match, "white")


@rule("AU-CARD-CREWCHIEF-01", "AU-CARD-CREWCHIEF-02", "AU-ACTION-05")
def test_with_partial_effects_the_crew_chief_draws_as_long_as_there_are_cubes() -> None:
    match = at(f"{START} active 1p bag 2x", switches="partial-effects=on", open_chance=True)
    choose(match, "use-purple", "=wear", "=wear")
    assert ("2x", "", ["end-action"]) == (pile(match, "active"), pile(match, "bag"), [codes(match)[-1]])
    empty = at(f"{START} active 1p", switches="partial-effects=on")
    assert "use-purple" not in codes(empty)

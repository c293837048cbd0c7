"""The cards of handling: red cubes."""

import pytest

import paddock
from games.automobiles.tables import at, choose, codes, moves, pile, race, reserve, told, trail, with_card
from rules import rule

START = "road-5a-1"
TURN = "Action 0 yes; Turn 1"


@rule("AU-CARD-AERODYNAMICS-01", "AU-CARD-AERODYNAMICS-03")
@pytest.mark.parametrize("order", [("use-red", "light-road-6a-2"), ("light-road-6a-2", "use-red")])
def test_aerodynamics_before_or_after_the_movement_keeps_wear_away(order: tuple[str, str]) -> None:
    match = at(f"{START} active 1l1r", cards=with_card("aerodynamics"), tasks=TURN)
    choose(match, *order, "end-action")
    assert [] == told(match, "WearGained")
    assert 80 == reserve(match, "wear")


@rule("AU-CARD-AERODYNAMICS-03")
def test_a_second_aerodynamics_adds_nothing() -> None:
    match = at(f"{START} active 1l2r", cards=with_card("aerodynamics"), tasks=TURN)
    choose(match, "use-red", "use-red", "light-road-6a-2", "end-action")
    assert 80 == reserve(match, "wear")
    assert not race(match).sheltered


@rule("AU-CARD-STEERING-01")
def test_steering_needs_an_active_gear() -> None:
    match = at(f"{START} active 1r1y bag 1w discard 1w")
    assert "use-red" not in codes(match)
    with pytest.raises(paddock.IllegalChoice, match="no gear cube among your active cubes"):
        choose(match, "use-red")


@rule("AU-CARD-STEERING-02", "AU-CARD-STEERING-03")
def test_steering_gains_a_wear_and_discards_a_gear_of_choice() -> None:
    match = choose(at(f"{START} active 1w1l1k1y1r"), "use-red")
    assert "1x1r" == pile(match, "used")
    assert {"shed-white", "shed-light", "shed-black"} == set(codes(match))
    choose(match, "shed-light")
    assert "1l" == pile(match, "discard")


@rule("AU-CARD-STEERING-04", "AU-EX-23")
def test_a_black_cube_gives_up_to_three_light_grey_spaces() -> None:
    match = choose(at(f"{START} active 1k1r"), "use-red", "shed-black")
    assert {"go-road-6a-2-light", "go-road-7a-2-light", "go-road-8a-2-light", "stay"} <= set(codes(match))
    assert "go-road-9a-2-light" not in codes(match)
    choose(match, "go-road-8a-2-light")
    assert ["road-6a-2", "road-7a-2", "road-8a-2"] == trail(match)


@rule("AU-CARD-STEERING-04")
def test_all_spaces_of_a_steering_are_of_one_colour() -> None:
    """White ahead in the corner, light grey beside it: not one of each."""
    match = choose(at("road-13a-2 active 1d1r"), "use-red", "shed-dark")
    ends = {code.removeprefix("go-") for code in moves(match, "go-")}
    assert {"1-1a-1-white", "1-2a-1-white", "1-3a-1-white"} <= ends
    assert "beach-1a-2-light" in ends  # 1-1b, 1-2b, then the beach, all light grey
    assert "1-3a-1-light" not in ends  # would mix light grey and white


@rule("AU-CARD-STEERING-05")
@pytest.mark.parametrize(
    ("gear", "shades"), [("black", {"white", "light", "dark"}), ("dark", {"white", "light"}), ("light", {"white"})]
)
def test_every_lighter_colour_may_be_picked(gear: str, shades: set[str]) -> None:
    """At the end of the inner lane of the road: white and light grey ahead; dark grey from the middle lane."""
    found = set()
    for section in ("road-13a-2", "road-7b-4"):
        match = choose(at(f"{section} active 1l1d1k1r"), "use-red", f"shed-{gear}")
        first_steps = {code.rsplit("-", 1)[1] for code in moves(match, "go-")}
        found |= first_steps
    assert shades == found


@rule("AU-CARD-STEERING-06")
def test_a_white_cube_may_be_discarded_for_no_movement() -> None:
    match = choose(at("road-13a-2 active 1w1r"), "use-red", "shed-white")
    assert ["end-action"] == codes(match)
    assert ("1w", "1x1r") == (pile(match, "discard"), pile(match, "used"))


@rule("AU-CARD-STEERING-07")
def test_the_gear_given_up_takes_no_effect_is_no_money_and_counts_in_the_discard_pile() -> None:
    match = choose(at("road-13a-2 active 1k1r1b"), "use-red", "shed-black", "stay")
    assert not moves(match, "black-")
    choose(match, "use-blue")
    assert {"go-1-1a-1-white", "stay"} == set(codes(match))
    choose(match, "stay", "end-action")
    assert "Purchase" not in match.position


@rule("AU-ACTION-05")
def test_with_partial_effects_steering_without_a_gear_brings_just_wear() -> None:
    match = choose(at(f"{START} active 1r", switches="partial-effects=on"), "use-red")
    assert "1x1r" == pile(match, "used")
    assert ["end-action"] == codes(match)


@rule("AU-CARD-SUSPENSION-01")
def test_suspension_needs_a_discarded_gear_whose_colour_can_be_entered() -> None:
    cards = with_card("suspension")
    assert not moves(at("road-7b-4 active 1r1d discard 1w", cards=cards), "red-")
    match = at("road-7b-4 active 1r discard 2x1w", cards=cards)
    with pytest.raises(
        paddock.IllegalChoice, match="this space is dark grey, and none of your active cubes enters one"
    ):
        choose(match, "red-road-8b-4")


@rule("AU-CARD-SUSPENSION-02", "AU-CARD-SUSPENSION-03", "AU-CARD-SUSPENSION-04", "AU-EX-24")
def test_suspension_enters_one_space_in_the_colour_of_a_discarded_gear_that_stays() -> None:
    match = at("road-7b-4 active 2r discard 1d", cards=with_card("suspension"))
    assert {"red-road-8b-4"} == moves(match, "red-")
    choose(match, "red-road-8b-4")
    assert "1x1r" == pile(match, "used")
    assert "1d" == pile(match, "discard")
    assert {"red-road-6c-4"} == moves(match, "red-")


@rule("AU-CARD-SUSPENSION-05")
def test_a_gear_used_this_turn_does_not_serve_one_thrown_in_by_nitro_does() -> None:
    cards = "car-chief crew-chief suspension nitro rotary-engine"
    match = at("road-7b-4 active 1r1d1g bag 1k1w", cards=cards, open_chance=True)
    choose(match, "dark-road-8b-4")
    assert not moves(match, "red-")
    nitro = at("road-7b-4 active 1r1g bag 1d1w", cards=cards, open_chance=True)
    choose(nitro, "use-green", "=dark", "=white", "keep-white")
    assert {"red-road-8b-4"} == moves(nitro, "red-")


@rule("AU-ACTION-05")
def test_with_partial_effects_suspension_may_bring_just_wear() -> None:
    cards = with_card("suspension")
    match = at("road-7b-4 active 1r discard 1w", cards=cards, switches="partial-effects=on")
    choose(match, "use-red")
    assert "1x1r" == pile(match, "used")
    possible = at("road-7b-4 active 1r discard 1d", cards=cards, switches="partial-effects=on")
    assert "use-red" not in codes(possible)


@rule("AU-CARD-TIRES-01", "AU-CARD-TIRES-05")
def test_tires_need_an_active_gear_for_which_a_lighter_space_can_be_entered() -> None:
    cards = with_card("tires")
    assert not moves(at("road-13a-2 active 1r1w", cards=cards), "red-")
    assert not moves(at("road-7b-4 active 1r1l discard 1k", cards=cards), "red-")
    assert {"red-1-1a-1"} == moves(at("road-13a-2 active 1r1l", cards=cards), "red-")
    with pytest.raises(paddock.IllegalChoice, match="no light grey, dark grey or black cube among your active cubes"):
        choose(at("road-13a-2 active 1r1w", cards=cards), "red-1-1a-1")


@rule("AU-CARD-TIRES-02", "AU-CARD-TIRES-03", "AU-CARD-TIRES-04", "AU-EX-25")
def test_tires_enter_one_lighter_space_and_the_gear_stays_active() -> None:
    """With a dark grey cube: light grey or white, not dark grey; it can be used after that."""
    cards = with_card("tires")
    match = at("road-13a-2 active 2r1d", cards=cards)
    assert {"red-1-1a-1", "red-1-1b-2"} == moves(match, "red-")
    dark = at("road-6b-2 active 1r1d", cards=cards)
    assert {"red-road-7b-4", "red-road-8a-2"} == moves(dark, "red-")  # light and dark grey counts as light grey
    only_dark = at("road-7b-4 active 1r1d", cards=cards)
    assert "red-road-8b-4" not in codes(only_dark)
    choose(match, "red-1-1a-1")
    assert ("1d1r", "1r") == (pile(match, "active"), pile(match, "used"))
    assert 80 == reserve(match, "wear")
    choose(match, "red-1-2a-1", "end-action")
    assert "Purchase 0 2" in match.position


@rule("AU-CARD-STEERING-01")
@pytest.mark.parametrize(("active", "usable"), [("1w", True), ("1l", True), ("1d", True), ("1k", True), ("1x", False)])
def test_any_gear_serves_for_steering_and_nothing_else(active: str, usable: bool) -> None:
    assert usable == ("use-red" in codes(at(f"{START} active {active}1r")))


@rule("AU-CARD-STEERING-01", "AU-ACTION-05")
def test_with_partial_effects_steering_without_a_gear_only_wears() -> None:
    match = choose(at(f"{START} active 1r", switches="partial-effects=on"), "use-red")
    assert ("1x1r", ["end-action"]) == (pile(match, "used"), codes(match))


@rule("AU-CARD-SUSPENSION-01")
def test_without_a_discarded_gear_the_suspension_enters_nothing() -> None:
    """White ahead, but no gear cube in the discard pile."""
    match = at("road-13a-2 active 1r1w discard 1x", cards=with_card("suspension"))
    assert moves(match, "white-")
    assert not moves(match, "red-")
    assert "use-red" not in codes(match)


@rule("AU-CARD-SUSPENSION-01", "AU-ACTION-05")
def test_with_partial_effects_the_suspension_may_only_wear_but_not_instead_of_moving() -> None:
    on = "partial-effects=on"
    none = at(f"{START} active 1r", cards=with_card("suspension"), switches=on)
    choose(none, "use-red")
    assert ("1x1r", ["end-action"]) == (pile(none, "used"), codes(none))
    some = at(f"{START} active 1r discard 1l", cards=with_card("suspension"), switches=on)
    assert moves(some, "red-")
    assert "use-red" not in codes(some)


@rule("AU-CARD-TIRES-01")
def test_tires_are_used_by_entering_a_space_and_in_no_other_way() -> None:
    match = at(f"{START} active 1d1r", cards=with_card("tires"))
    assert moves(match, "red-")
    assert "use-red" not in codes(match)

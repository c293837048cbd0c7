"""Turns, the action phase in general, and gear and wear cubes."""

import pytest

import paddock
from games.automobiles.tables import (
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
    trail,
    with_card,
)
from rules import rule

# A car in the inner lane on the line of Daytona Beach: light grey ahead, light grey diagonally ahead in the middle.
START = "road-5a-1"


@rule("AU-TURN-02", "AU-PIT-01")
def test_a_turn_starts_with_a_cube_or_a_pit_stop() -> None:
    match = at(f"{START} active 1w1l", tasks="Turn 0; EndRound")
    assert {"light-road-6a-2", "light-road-5b-2", "end-action", "pit-stop"} == set(codes(match))
    assert "AU-ACTION-01" == match.decision(0).rule


@rule("AU-TURN-03", "AU-ACTION-17", "AU-ACTION-10")
def test_a_standard_turn_goes_through_its_five_phases_in_order() -> None:
    """Action, buy, car, wear, end: each shows by what it tells."""
    match = choose(at(f"{START} active 1l2y bag 9w"), "light-road-6a-2", "end-action")
    assert START == car(match)
    choose(match, "buy-light", "done")
    phases = ["CubePlaced", "CubeBought", "CarMoved", "WearGained", "ActiveFilled"]
    assert phases == told(match, *phases)[:5]
    assert (0,) != match.to_move or "Action 0 yes" in match.position


@rule("AU-TURN-03")
def test_after_buying_no_cube_can_be_used_any_more() -> None:
    match = choose(at(f"{START} active 1l2y"), "end-action")
    assert {"buy-white", "buy-light", "done"} <= set(codes(match))
    with pytest.raises(paddock.IllegalChoice):
        choose(match, "light-road-6a-2")


@rule("AU-TURN-04")
def test_a_turn_in_which_nothing_is_done_is_legal() -> None:
    match = choose(at(f"{START} active 3w bag 9l", tasks="Action 0 yes; Turn 1"), "end-action")
    assert START == car(match)
    assert "3w" == pile(match, "discard")
    assert (1,) == match.to_move


@rule("AU-TURN-05")
def test_aerodynamics_protects_no_later_turn() -> None:
    cards = with_card("aerodynamics")
    match = at(f"{START} active 1l1r bag 9l", cards=cards, tasks="Action 0 yes; Turn 0")
    choose(match, "use-red", "light-road-6a-2", "end-action")
    assert [] == told(match, "WearGained")
    assert not race(match).sheltered
    choose(match, "light-road-7a-2", "end-action", "done")
    assert ["WearGained"] == told(match, "WearGained")
    assert 78 == reserve(match, "wear")


@rule("AU-TURN-06", "AU-ACTION-14", "AU-ACTION-20", "AU-GEAR-11")
def test_wear_gears_and_cards_mix_freely() -> None:
    match = at(f"{START} active 2w2l2x1b discard 1y")
    choose(match, "use-wear", "light-road-6a-2", "use-blue", "use-wear", "light-road-7a-2", "white-road-8a-2")
    assert "1w" == pile(match, "active")
    assert "2x1y" == pile(match, "discard")
    assert ["road-6a-2", "road-7a-2", "road-8a-2"] == trail(match)


@rule("AU-ACTION-01", "AU-ACTION-13")
def test_any_number_of_active_cubes_can_be_used_and_only_those() -> None:
    match = at(f"{START} active 7l", "beach-1a-2")
    for section in ("road-6a-2", "road-7a-2", "road-8a-2", "road-9a-2", "road-10a-2", "road-11a-2", "road-12a-2"):
        choose(match, f"light-{section}")
    assert ["end-action"] == codes(match)
    with pytest.raises(paddock.IllegalChoice, match="no light grey cube among your active cubes"):
        choose(match, "light-road-13a-2")


@rule("AU-ACTION-02", "AU-ACTION-12")
def test_a_used_cube_goes_to_the_used_pile_also_while_it_lies_on_the_track() -> None:
    match = choose(at(f"{START} active 1l"), "light-road-6a-2")
    assert "" == pile(match, "active")
    assert "1l" == pile(match, "used")
    assert ["road-6a-2"] == trail(match)


@rule("AU-ACTION-03")
def test_an_effect_is_finished_before_the_next_cube_is_chosen() -> None:
    match = choose(at(f"{START} active 1l1y discard 2w"), "use-yellow")
    assert ["upgrade-white"] == codes(match)
    choose(match, "upgrade-white")
    assert "light-road-6a-2" in codes(match)


@rule("AU-ACTION-04")
def test_the_parts_of_a_card_come_from_top_to_bottom() -> None:
    """Crew Chief draws first; by then the wear of a refilled bag is no longer in the discard pile."""
    match = choose(at(f"{START} active 1p discard 2x1w", open_chance=True), "use-purple")
    choose(match, "=wear", "=wear", "=white")
    assert "1w2x" == pile(match, "active")
    assert 78 == reserve(match, "wear")


@rule("AU-ACTION-05", "AU-MOVE-19")
def test_a_cube_that_cannot_do_all_it_must_cannot_be_used_but_is_money() -> None:
    match = at(f"{START} active 1k2y")
    assert {"end-action", "pit-stop"} == set(codes(match))
    with pytest.raises(paddock.IllegalChoice, match="not next to where you are"):
        choose(match, "black-road-4c-6")
    choose(match, "end-action")
    assert "Purchase 0 7" in match.position
    assert "1k2y" == pile(match, "active")


@rule("AU-ACTION-06", "AU-EX-30")
def test_missing_wear_never_prevents_the_use() -> None:
    """One wear is left for a Diesel Engine that asks for two."""
    match = at("road-7b-4 active 1b discard 1d", "beach-1a-2 bag 79x", cards=with_card("diesel-engine"))
    choose(match, "use-blue", "go-road-8b-4-dark")
    assert "1x1b" == pile(match, "used")
    assert 0 == reserve(match, "wear")


@rule("AU-ACTION-07")
def test_up_to_includes_none() -> None:
    match = choose(at(f"{START} active 1p discard 3x", cards=with_card("pit-captain")), "use-purple", "done")
    assert "3x" == pile(match, "discard")
    assert "1p" == pile(match, "used")


@rule("AU-ACTION-08", "AU-ACTION-15")
def test_what_is_gained_or_bought_lies_in_the_used_pile() -> None:
    match = choose(at(f"{START} active 2y discard 1w"), "use-yellow", "upgrade-white")
    assert "1l1y" == pile(match, "used")
    assert "" == pile(match, "discard")
    choose(match, "end-action", "buy-white")
    assert "1w1l1y" == pile(match, "used")


@rule("AU-ACTION-09")
def test_a_drawn_cube_can_be_used_or_is_money_in_the_same_turn() -> None:
    match = at(f"{START} active 1p bag 1l", open_chance=True)
    choose(match, "use-purple", "=light")
    assert "light-road-6a-2" in codes(match)
    choose(match, "end-action")
    assert "Purchase 0 1" in match.position


@rule("AU-ACTION-11")
def test_wear_of_a_movement_is_in_the_used_pile_and_needs_no_place_on_the_track() -> None:
    match = choose(at("road-7b-4 active 1g"), "use-green")
    assert "1x1g" == pile(match, "used")
    assert [] == trail(match)


@rule("AU-ACTION-16")
def test_the_discard_pile_is_read_as_it_is_now() -> None:
    """Rotary at the corner: 1 colour; after a wear cube 2; after a refill in mid-turn none."""
    at_corner = "beach-1a-2 crossed 1"
    one = choose(at("road-13a-2 active 1x1b discard 1y", at_corner), "use-blue")
    assert {"go-1-1a-1-white", "stay"} == set(codes(one))
    two = choose(at("road-13a-2 active 1x1b discard 1y", at_corner), "use-wear", "use-blue")
    assert {"go-1-1a-1-white", "go-1-2a-1-white", "stay"} == set(codes(two))
    none = at("road-13a-2 active 1p1b discard 1y", at_corner, open_chance=True)
    choose(none, "use-purple", "=yellow", "use-blue")
    assert "" == pile(none, "discard")
    assert {"end-action", "use-yellow"} >= set(codes(none))


@rule("AU-ACTION-18", "AU-ACTION-19")
def test_opponents_act_only_to_draw_for_a_boost_and_what_they_discarded_counts_from_then_on() -> None:
    """Two blue cubes of the opponent leave the discard pile by a refill: now the Hybrid Engine may move."""
    cards = "car-chief crew-chief steering boost hybrid-engine"
    match = at(f"{START} active 1g1b", "beach-1a-2 discard 2b", cards=cards, open_chance=True)
    hybrid = choose(match.clone(), "use-blue")
    assert {"use-green", "end-action"} == set(codes(hybrid))
    choose(match, "use-green")
    assert (1,) == match.to_move
    choose(match, "draw", "=blue", "use-blue")
    assert moves(match, "go-")


@rule("AU-GEAR-01", "AU-GEAR-02", "AU-GEAR-03", "AU-GEAR-04", "AU-MOVE-09", "AU-MOVE-02")
@pytest.mark.parametrize(
    ("section", "cube", "entered"),
    [
        ("road-7a-2", "white", {"road-8a-2"}),  # a space in white and light grey
        ("road-13a-2", "white", {"1-1a-1"}),
        ("road-13a-2", "light", {"1-1b-2"}),
        ("road-13a-2", "dark", set()),
        ("road-6b-2", "dark", {"road-7b-4"}),
        ("road-6b-2", "black", {"road-4c-6"}),
        ("road-7b-4", "black", {"road-5c-6"}),
    ],
)
def test_a_gear_cube_enters_one_space_of_its_colour(section: str, cube: str, entered: set[str]) -> None:
    match = at(f"{section} active 1w1l1d1k")
    assert {f"{cube}-{each}" for each in entered} == moves(match, f"{cube}-")
    for each in entered:
        assert [each] == trail(choose(match, f"{cube}-{each}"))
        assert not moves(match, f"{cube}-")


@rule("AU-GEAR-05", "AU-MOVE-04")
def test_each_cube_goes_on_from_where_the_last_one_ended() -> None:
    match = choose(at(f"{START} active 3l"), "light-road-6a-2")
    assert {"light-road-7a-2", "light-road-6b-2"} == moves(match, "light-")


@rule("AU-GEAR-06")
def test_gear_cubes_bring_no_wear_by_themselves() -> None:
    match = choose(at(f"{START} active 2l"), "light-road-6a-2", "light-road-7a-2")
    assert "2l" == pile(match, "used")
    assert 80 == reserve(match, "wear")


@rule("AU-GEAR-07")
def test_gears_darken_from_white_to_black() -> None:
    match = at(f"{START} active 4y discard 1w1l1d1k")
    for gear, following in (("white", "light"), ("light", "dark"), ("dark", "black")):
        before = reserve(match, following)
        choose(match, "use-yellow", f"upgrade-{gear}")
        assert before - 1 == reserve(match, following)


@rule("AU-GEAR-08", "AU-GEAR-09", "AU-GEAR-10", "AU-EX-03")
def test_a_wear_cube_goes_straight_to_the_discard_pile_and_counts_there_at_once() -> None:
    match = choose(at(f"{START} active 2x1p bag 1w", cards=with_card("pit-captain")), "use-wear")
    assert ("1x1p", "", "1x") == (pile(match, "active"), pile(match, "used"), pile(match, "discard"))
    choose(match, "use-wear", "use-purple")
    assert {"remove-wear", "done"} == set(codes(match))
    nothing = at(f"{START} active 1w used 1x discard 1x")
    assert "use-wear" not in codes(nothing)


@rule("AU-EX-01")
def test_the_place_for_a_gearbox_is_fixed_for_the_whole_turn() -> None:
    """Fourth of five at the start of the turn: a cube laid past two cars does not change it."""
    seats = (
        "road-13a-2 crossed 1 active 4w1g",
        "1-1b-2 crossed 1",
        "1-2b-2 crossed 1",
        "beach-3a-2 crossed 1",
        "road-6a-2",
    )
    match = at(*seats)
    assert 2 == to_go(match)
    choose(match, "white-1-1a-1", "white-1-2a-1", "white-1-3a-1", "use-green")
    assert "Travel 0 8 2 4 no" in match.position

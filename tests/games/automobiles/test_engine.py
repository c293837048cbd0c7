"""The cards of the engine: blue cubes."""

import pytest

import paddock
from games.automobiles.tables import ASIDE, at, choose, codes, moves, pile, trail, with_card
from paddock.games.automobiles.events import WearGained
from rules import rule

START = "road-5a-1"
HYBRID = with_card("hybrid-engine")


@rule("AU-CARD-DIESEL-01", "AU-CARD-DIESEL-02", "AU-CARD-DIESEL-03", "AU-EX-19")
def test_diesel_moves_a_dark_grey_space_for_each_dark_grey_cube_discarded() -> None:
    match = at("road-6b-2 active 1b discard 3d", cards=with_card("diesel-engine"))
    choose(match, "use-blue")
    assert "2x1b" == pile(match, "used")
    assert {"go-road-7b-4-dark", "go-road-8b-4-dark", "go-road-6c-4-dark", "stay"} == set(codes(match))
    choose(match, "go-road-6c-4-dark")
    assert ["road-7b-4", "road-8b-4", "road-6c-4"] == trail(match)
    assert "3d" == pile(match, "discard")


@rule("AU-CARD-DIESEL-01", "AU-CARD-DIESEL-02")
def test_diesel_is_usable_without_dark_grey_cubes_for_wear_alone() -> None:
    match = choose(at("road-6b-2 active 1b1d", cards=with_card("diesel-engine")), "use-blue")
    assert "2x1b" == pile(match, "used")
    assert "stay" not in codes(match)


@rule("AU-CARD-HYBRID-01", "AU-CARD-HYBRID-04", "AU-EX-52")
def test_hybrid_with_the_most_blue_moves_exactly_two_spaces_of_one_colour() -> None:
    match = choose(at(f"{START} active 1b", ASIDE[0], cards=HYBRID), "use-blue")
    assert "1x1b" == pile(match, "used")
    assert {"go-road-7a-2-light", "go-road-6b-2-light"} == set(codes(match))
    choose(match, "go-road-7a-2-light")
    assert 2 == len(trail(match))


@rule("AU-CARD-HYBRID-04")
def test_hybrid_may_take_any_colour() -> None:
    match = choose(at("road-6b-2 active 1b", cards=HYBRID), "use-blue")
    ends = {code.rsplit("-", 1)[1] for code in codes(match)}
    assert {"light", "dark", "black"} == ends  # two light grey; two dark grey; two black spaces


@rule("AU-CARD-HYBRID-02", "AU-CARD-HYBRID-05", "AU-EX-21")
@pytest.mark.parametrize(("theirs", "moving"), [(3, True), (4, False), (5, False)])
def test_own_blue_must_exceed_every_opponents_discarded_blue(theirs: int, moving: bool) -> None:
    """One active, one on the track, two discarded make four."""
    seats = (f"{START} active 2b discard 2b", f"{ASIDE[0]} discard {theirs}b", f"{ASIDE[1]} discard 1b")
    match = choose(at(*seats, cards=HYBRID), "use-blue")
    assert moving == bool(moves(match, "go-"))
    assert "1x1b" == pile(match, "used")


@rule("AU-CARD-HYBRID-03")
def test_bags_and_opponents_active_cubes_do_not_count_for_hybrid() -> None:
    mine = choose(at(f"{START} active 1b bag 5b", f"{ASIDE[0]} discard 1b", cards=HYBRID), "use-blue")
    assert not moves(mine, "go-")
    theirs = choose(at(f"{START} active 1b", f"{ASIDE[0]} active 4b used 2b bag 5b", cards=HYBRID), "use-blue")
    assert moves(theirs, "go-")


@rule("AU-CARD-HYBRID-06")
def test_hybrid_that_must_move_and_cannot_is_not_usable() -> None:
    """On the grid behind parked cars: one white place is free ahead, and no second one beyond it."""
    seats = ("road-4a-1 crossed -1 active 1b", "road-5a-1 crossed -1", "road-3b-1 crossed -1")
    match = at(*seats, cards=HYBRID)
    assert "use-blue" not in codes(match)
    with pytest.raises(paddock.IllegalChoice, match="no two spaces of one colour"):
        choose(match, "use-blue")
    partial = choose(at(*seats, cards=HYBRID, switches="partial-effects=on"), "use-blue")
    assert "1x1b" == pile(partial, "used")
    assert "end-action" in codes(partial)


@rule("AU-CARD-HYBRID-04", "AU-MOVE-17")
def test_hybrid_lays_a_way_of_two_spaces_where_one_step_leads_to_the_same_place() -> None:
    """In light grey a single step leads into the two-colour space; in dark grey there is a way of two, behind a car."""
    match = at("grande-1c-6 active 1b", "grande-3b-4", cards=HYBRID, circuit="monza")
    choose(match, "use-blue", "go-grande-2c-4-dark")
    assert ["grande-3b-3", "grande-2c-4"] == trail(match)


@rule("AU-CARD-HYBRID-07")
def test_the_condition_is_judged_with_the_cube_used() -> None:
    """One own blue cube, the one just used, against none."""
    match = choose(at(f"{START} active 2b", f"{ASIDE[0]} discard 1b", cards=HYBRID), "use-blue", "go-road-7a-2-light")
    choose(match, "use-blue")
    assert moves(match, "go-")
    last = choose(at(f"{START} active 1b", f"{ASIDE[0]} discard 1b", cards=HYBRID), "use-blue")
    assert not moves(last, "go-")


@rule("AU-CARD-HYBRID-04")
def test_by_a_switch_hybrid_moves_up_to_two() -> None:
    match = choose(at(f"{START} active 1b", cards=HYBRID, switches="hybrid-up-to=on"), "use-blue")
    assert {"stay", "go-road-6a-2-light", "go-road-7a-2-light"} <= set(codes(match))
    assert "go-road-8a-2-light" not in codes(match)
    seats = ("road-4a-1 crossed -1 active 1b", "road-5a-1 crossed -1", "road-3b-1 crossed -1")
    assert "use-blue" in codes(at(*seats, cards=HYBRID, switches="hybrid-up-to=on"))


@rule("AU-CARD-ROTARY-01", "AU-CARD-ROTARY-02", "AU-CARD-ROTARY-03", "AU-EX-22")
def test_rotary_moves_a_white_space_for_each_colour_discarded_wear_included() -> None:
    """White, light grey, blue and wear: four. The wear just gained is no fifth."""
    match = choose(at("road-13a-2 active 1b discard 1w3l1b2x"), "use-blue")
    assert "1x1b" == pile(match, "used")
    assert "Travel 0 9 1 4 no" in match.position
    no_wear = choose(at("road-13a-2 active 1b discard 1w3l1b"), "use-blue")
    assert "Travel 0 9 1 3 no" in no_wear.position


@rule("AU-EX-04")
def test_rotary_over_a_run_of_white_spaces() -> None:
    """Monza: four colours discarded, and a chicane of four white spaces in the inner lane."""
    match = at("main-9a-2 active 1b discard 1w1l1b1x", "lesmi-1c-2", circuit="monza")
    choose(match, "use-blue")
    assert {"go-1-1a-1-white", "go-1-2a-1-white", "go-1-3a-1-white", "go-1-4a-1-white", "stay"} == set(codes(match))
    choose(match, "go-1-4a-1-white")
    assert 4 == len(trail(match))
    assert "1x1b" == pile(match, "used")


@rule("AU-CARD-ROTARY-04")
def test_there_are_ten_colours_to_count() -> None:
    match = choose(at("road-13a-2 active 1b discard 2w1l1d1k1x1y1p1r1g1b"), "use-blue")
    assert "Travel 0 9 1 10 no" in match.position


@rule("AU-CARD-ROTARY-01")
def test_rotary_is_usable_with_an_empty_discard_pile() -> None:
    match = choose(at("road-13a-2 active 1b"), "use-blue")
    assert ["end-action"] == codes(match)
    assert "1x1b" == pile(match, "used")


@rule("AU-CARD-SUPERCHARGED-01", "AU-CARD-SUPERCHARGED-02", "AU-CARD-SUPERCHARGED-03")
def test_supercharged_takes_up_to_two_discarded_cubes_back_for_this_turn() -> None:
    match = at(f"{START} active 1b discard 2l1k", cards=with_card("supercharged"))
    choose(match, "use-blue")
    assert "1x1b" == pile(match, "used")
    assert {"recover-light", "recover-black", "done"} == set(codes(match))
    none = choose(match.clone(), "done")
    assert "" == pile(none, "active")
    choose(match, "recover-light", "recover-black")
    assert ("1l1k", "1l") == (pile(match, "active"), pile(match, "discard"))
    choose(match, "light-road-6a-2", "end-action")
    assert "Purchase 0 3" in match.position


@rule("AU-CARD-SUPERCHARGED-01")
def test_supercharged_is_usable_with_an_empty_discard_pile() -> None:
    match = choose(at(f"{START} active 1b", cards=with_card("supercharged")), "use-blue")
    assert ["end-action"] == codes(match)
    assert [1] == [event.count for event in match.events if isinstance(event, WearGained)]


@rule("AU-CARD-HYBRID-06")
def test_hybrid_without_the_most_blue_is_usable_where_no_car_can_move() -> None:
    seats = ("road-4a-1 crossed -1 active 1b", "road-5a-1 crossed -1 discard 3b", "road-3b-1 crossed -1")
    match = choose(at(*seats, cards=HYBRID), "use-blue")
    assert ("1x1b", ["end-action"]) == (pile(match, "used"), codes(match))


@rule("AU-CARD-HYBRID-04", "AU-CARD-HYBRID-06")
def test_two_spaces_are_enough_for_hybrid() -> None:
    """Behind a car there is room for two steps in one colour, and not for a third."""
    match = at("opposto-2c-1 active 1b", "opposto-4a-2", cards=HYBRID, circuit="monza")
    assert "use-blue" in codes(match)
    assert moves(choose(match, "use-blue"), "go-") == set(codes(match))

"""The cards of performance: green cubes."""

import pytest

import paddock
from games.automobiles.tables import ASIDE, at, choose, codes, moves, pile, race, reserve, with_card
from rules import rule

START = "road-5a-1"
BOOST = with_card("boost")


@rule("AU-CARD-BOOST-01", "AU-CARD-BOOST-02", "AU-EX-46", "AU-CARD-BOOST-04")
def test_boost_draws_one_at_a_time_and_brings_a_wear_for_each() -> None:
    match = at(f"{START} active 1g bag 4w", f"{ASIDE[0]} bag 1l", f"{ASIDE[1]} bag 1d", cards=BOOST, open_chance=True)
    choose(match, "use-green")
    assert ["draw", "done"] == codes(match)
    choose(match, "draw", "=white")
    assert "1w" == pile(match, "active")
    assert "1g" == pile(match, "used")
    choose(match, "draw", "=white", "done")
    assert "2x1g" == pile(match, "used")
    assert (1,) == match.to_move
    choose(match, "draw", "=light")
    assert (2,) == match.to_move
    choose(match, "draw", "=dark")
    assert (0,) == match.to_move
    assert ("1l", "1d", "", "") == (
        pile(match, "active", 1),
        pile(match, "active", 2),
        pile(match, "used", 1),
        pile(match, "used", 2),
    )
    assert 78 == reserve(match, "wear")


@rule("AU-CARD-BOOST-01")
def test_boost_draws_three_at_most() -> None:
    match = at(f"{START} active 1g bag 9w", ASIDE[0], cards=BOOST, open_chance=True)
    choose(match, "use-green", "draw", "=white", "draw", "=white", "draw", "=white")
    assert "end-action" in codes(match)
    assert "3x1g" == pile(match, "used")


@rule("AU-CARD-BOOST-02")
def test_boost_gains_only_the_wear_there_is() -> None:
    match = at(f"{START} active 1g bag 9w", f"{ASIDE[0]} used 79x", cards=BOOST, open_chance=True)
    choose(match, "use-green", "draw", "=white", "draw", "=white", "done")
    assert "1x1g" == pile(match, "used")


@rule("AU-CARD-BOOST-03", "AU-CARD-BOOST-05")
def test_opponents_decide_in_turn_order_and_may_decline() -> None:
    seats = (f"{START} bag 1w", f"{ASIDE[0]} active 1g bag 1w", f"{ASIDE[1]} bag 1w")
    match = at(*seats, cards=BOOST, tasks="Action 1 yes; EndRound")
    choose(match, "use-green", "done")
    assert (2,) == match.to_move
    assert ["draw", "no-draw"] == codes(match)
    choose(match, "no-draw")
    assert (0,) == match.to_move
    choose(match, "draw")
    assert ("1w", "") == (pile(match, "active", 0), pile(match, "active", 2))


@rule("AU-CARD-BOOST-05", "AU-EX-58")
def test_an_opponents_empty_bag_is_refilled_first() -> None:
    seats = (f"{START} active 1g", f"{ASIDE[0]} active 7w discard 6l", f"{ASIDE[1]} active 7w bag 9l")
    match = at(*seats, cards=BOOST)
    choose(match, "use-green", "draw", "draw")
    assert ("5l", "") == (pile(match, "bag", 1), pile(match, "discard", 1))
    assert "8l" == pile(match, "bag", 2)
    assert ["7w1l", "7w1l"] == [pile(match, "active", seat) for seat in (1, 2)]
    assert 80 == reserve(match, "wear")


@rule("AU-CARD-BOOST-06")
def test_opponents_are_asked_even_if_nothing_was_drawn() -> None:
    match = choose(at(f"{START} active 1g bag 1w", f"{ASIDE[0]} bag 1w", cards=BOOST), "use-green", "done")
    assert (1,) == match.to_move
    assert "1g" == pile(match, "used")


@rule("AU-CARD-BOOST-07")
def test_a_cube_drawn_by_an_opponent_is_there_in_the_next_turn() -> None:
    seats = (f"{START} active 1g bag 9w", "road-7a-2 active 7w bag 1l")
    match = at(*seats, cards=BOOST, tasks="Action 0 yes; Turn 1; EndRound")
    choose(match, "use-green", "done", "draw", "end-action")
    assert (1,) == match.to_move
    assert "7w1l" == pile(match, "active", 1)
    assert moves(match, "light-")


@rule("AU-CARD-BOOST-08")
def test_every_boost_offers_the_draw_anew() -> None:
    match = at(f"{START} active 2g", f"{ASIDE[0]} bag 3w", cards=BOOST)
    choose(match, "use-green", "draw", "use-green", "draw")
    assert "2w" == pile(match, "active", 1)


@rule("AU-CARD-BOOST-09")
def test_with_nothing_left_to_draw_the_boost_ends_with_wear_for_what_was_drawn() -> None:
    match = at(f"{START} active 1g bag 1w discard 1l", ASIDE[0], cards=BOOST)
    choose(match, "use-green", "draw", "draw")
    assert "1w1l" == pile(match, "active")
    assert "2x1g" == pile(match, "used")
    empty = choose(at(f"{START} active 1g", ASIDE[0], cards=BOOST), "use-green")
    assert ["end-action"] == codes(empty)


@rule("AU-CARD-BOOST-10")
def test_an_opponent_with_nothing_to_draw_is_not_asked() -> None:
    match = at(f"{START} active 1g", ASIDE[0], f"{ASIDE[1]} bag 1w", cards=BOOST)
    choose(match, "use-green")
    assert (2,) == match.to_move


@rule("AU-CARD-GEARBOX-01", "AU-CARD-GEARBOX-02", "AU-CARD-GEARBOX-06", "AU-EX-20")
@pytest.mark.parametrize(("place", "spaces"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_the_gearbox_moves_as_far_as_the_place_in_the_race_and_the_last_one_farther(place: int, spaces: int) -> None:
    """Four players: the third up to three light grey spaces, the fourth up to five."""
    ahead = ["beach-1a-2 crossed 2", "beach-2a-2 crossed 2", "beach-3a-2 crossed 2"][: place - 1]
    behind = ["beach-4a-2 crossed -1", "beach-5a-2 crossed -1", "beach-6a-2 crossed -1"][: 4 - place]
    match = choose(at(f"{START} active 1g", *ahead, *behind), "use-green")
    assert "1x1g" == pile(match, "used")
    assert f"Travel 0 8 2 {spaces} no" in match.position
    assert "stay" in codes(match)


@rule("AU-EX-51")
def test_the_second_of_two_moves_up_to_three() -> None:
    match = choose(at(f"{START} active 1g", "road-9a-2 crossed 1"), "use-green")
    assert "Travel 0 8 2 3 no" in match.position


@rule("AU-CARD-GEARBOX-03", "AU-CARD-GEARBOX-07")
def test_cubes_on_the_track_do_not_change_the_place() -> None:
    """Second of two; cubes lie past the leader already when the second gearbox is used."""
    match = at(f"{START} active 2g", "road-6a-2 crossed 1")
    choose(match, "use-green", "go-road-7a-2-light", "use-green")
    assert "Travel 0 8 2 3 no" in match.position


@rule("AU-CARD-GEARBOX-04")
def test_of_level_cars_the_inner_one_is_ahead() -> None:
    inner = choose(at("road-6a-2 active 1g", "road-5b-2"), "use-green")
    outer = choose(at("road-5b-2 active 1g", "road-6a-2"), "use-green")
    assert "Travel 0 8 2 1 no" in inner.position
    assert "Travel 0 8 2 3 no" in outer.position


@rule("AU-CARD-GEARBOX-05")
def test_laps_count_before_distance() -> None:
    match = choose(at("road-6a-2 crossed 1 active 1g", "beach-12a-2 crossed 0"), "use-green")
    assert "Travel 0 8 2 1 no" in match.position


@rule("AU-CARD-NITRO-01")
@pytest.mark.parametrize(("piles", "usable"), [("bag 1w", False), ("bag 1w discard 1l", True), ("discard 2l", True)])
def test_nitro_needs_two_cubes_to_draw(piles: str, usable: bool) -> None:
    match = at(f"{START} active 1g {piles}", cards=with_card("nitro"))
    assert usable == ("use-green" in codes(match))
    if not usable:
        with pytest.raises(paddock.IllegalChoice, match="not two cubes to draw"):
            choose(match, "use-green")


@rule("AU-CARD-NITRO-02")
def test_nitro_keeps_one_of_two_and_discards_the_other() -> None:
    match = at(f"{START} active 1g bag 1k1x", cards=with_card("nitro"), open_chance=True)
    choose(match, "use-green", "=wear", "=black")
    assert {"keep-black", "keep-wear"} == set(codes(match))
    assert ("", "") == (pile(match, "active"), pile(match, "discard"))
    assert ["black", "wear"] == match.view(1)["table"]["drawn"]
    choose(match, "keep-black")
    assert ("1k", "1x") == (pile(match, "active"), pile(match, "discard"))
    same = at(f"{START} active 1g bag 2w", cards=with_card("nitro"))
    choose(same, "use-green")
    assert ["keep-white"] == codes(same)
    choose(same, "keep-white")
    assert ("1w", "1w") == (pile(same, "active"), pile(same, "discard"))


@rule("AU-CARD-NITRO-03", "AU-EX-45")
def test_a_refill_between_the_two_draws_leaves_the_first_cube_out() -> None:
    match = at(f"{START} active 1g bag 1k discard 4w", cards=with_card("nitro"), open_chance=True)
    choose(match, "use-green", "=black")
    assert ("4w", "") == (pile(match, "bag"), pile(match, "discard"))
    choose(match, "=white", "keep-white")
    assert ("1w", "1k", "3w") == (pile(match, "active"), pile(match, "discard"), pile(match, "bag"))


@rule("AU-ACTION-05")
def test_with_partial_effects_nitro_keeps_a_single_cube() -> None:
    match = at(f"{START} active 1g bag 1k", cards=with_card("nitro"), switches="partial-effects=on")
    choose(match, "use-green", "keep-black")
    assert ("1k", "") == (pile(match, "active"), pile(match, "discard"))


@rule("AU-CARD-TURBO-01", "AU-CARD-TURBO-02", "AU-CARD-TURBO-03", "AU-EX-26")
def test_turbo_moves_two_and_one_more_for_each_discarded_green_cube() -> None:
    seats = (f"{START} active 1g discard 2g", f"{ASIDE[0]} discard 1g", f"{ASIDE[1]} discard 1g")
    match = choose(at(*seats, cards=with_card("turbo")), "use-green")
    assert "2x1g" == pile(match, "used")
    assert "Travel 0 8 2 6 no" in match.position
    assert {"stay", "go-road-6a-2-light", "go-road-11a-2-light"} <= set(codes(match))
    assert "go-road-12a-2-light" not in codes(match)
    assert 0 == len(race(match).trail)


@rule("AU-CARD-TURBO-04")
def test_green_cubes_elsewhere_do_not_count() -> None:
    seats = (f"{START} active 2g used 1g bag 1g", f"{ASIDE[0]} active 1g used 1g bag 1g")
    match = choose(at(*seats, cards=with_card("turbo")), "use-green")
    assert "Travel 0 8 2 2 no" in match.position

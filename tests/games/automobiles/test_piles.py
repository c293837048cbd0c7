"""Drawing, refilling and removing."""

import pytest

import paddock
from games.automobiles.tables import ASIDE, GAME, at, choose, codes, pile, race, reserve, told, with_card
from rules import rule

START = "road-5a-1"
TURN = "Action 0 yes; Turn 1"


@rule("AU-DRAW-01")
def test_every_cube_of_the_bag_is_equally_likely_to_be_drawn() -> None:
    match = choose(at(f"{START} bag 3w1l6y", tasks=TURN, open_chance=True), "end-action")
    fork = match.chance
    assert fork is not None
    odds = {outcome.code: share for outcome, share in fork.odds() if share}
    assert {"white": pytest.approx(0.3), "light": pytest.approx(0.1), "yellow": pytest.approx(0.6)} == odds
    choose(match, "=light")
    assert match.chance is not None
    left = {outcome.code for outcome, share in match.chance.odds() if share}
    assert {"white", "yellow"} == left


@rule("AU-DRAW-02", "AU-DRAW-04", "AU-DRAW-10", "AU-EX-27", "AU-DRAW-05")
def test_the_rest_of_the_bag_is_drawn_before_it_is_refilled_in_mid_draw() -> None:
    """Bag 3, nine cubes of the turn, discard 4: draw 3, refill with 13, draw 4; bag 9, discard 0."""
    match = at(f"{START} bag 3k active 5w used 4l discard 4y", tasks=TURN, open_chance=True)
    choose(match, "end-action", "=black", "=black")
    assert "5w4l4y" == pile(match, "discard")
    choose(match, "=black")
    assert ("5w4l4y", "") == (pile(match, "bag"), pile(match, "discard"))
    choose(match, "=white", "=light", "=yellow", "=white")
    assert "2w1l3k1y" == pile(match, "active")
    assert 9 == sum(race(match).bags[0])
    assert (1,) == match.to_move


@rule("AU-DRAW-03", "AU-EX-28")
def test_a_bag_that_just_became_empty_stays_empty() -> None:
    match = choose(at(f"{START} bag 7w active 2l", tasks=TURN), "end-action", "done")
    assert ("7w", "", "2l") == (pile(match, "active"), pile(match, "bag"), pile(match, "discard"))
    assert [] == told(match, "BagRefilled")


@rule("AU-DRAW-06")
def test_with_bag_and_discard_empty_drawing_stops() -> None:
    match = choose(at(f"{START} bag 2w active 3l", tasks=TURN), "end-action", "done")
    assert "2w3l" == pile(match, "active")
    assert "" == pile(match, "bag") + pile(match, "discard")


@rule("AU-DRAW-07")
def test_the_owner_may_count_the_bag_and_nobody_looks_into_another_one() -> None:
    match = at(f"{START} bag 5w2l", f"{ASIDE[0]} bag 3y")
    own, other = (match.view(seat)["table"]["seats"][0] for seat in (0, 1))
    assert 7 == own["bag_count"]
    assert "bag" not in own
    assert {"bag", "bag_count"} & set(other) == set()
    spectator = match.view(None)["table"]["seats"][0]
    assert {"bag", "bag_count"} & set(spectator) == set()


@rule("AU-DRAW-07")
@pytest.mark.parametrize(
    ("switch", "seen"), [("counts", {"bag_count": 7}), ("open", {"bag_count": 7, "bag": {"white": 5, "light": 2}})]
)
def test_a_table_may_agree_to_show_bags(switch: str, seen: dict[str, object]) -> None:
    match = at(f"{START} bag 5w2l", switches=f"bags={switch}")
    other = match.view(1)["table"]["seats"][0]
    assert seen == {key: value for key, value in other.items() if key.startswith("bag")}
    gauges = {gauge.id for gauge in match.scene(1).players[0].gauges}
    assert "bag" in gauges
    assert "bag" not in {gauge.id for gauge in at(START).scene(1).players[0].gauges}


@rule("AU-DRAW-08")
def test_the_active_pile_has_no_upper_limit() -> None:
    match = at(f"{START} active 7w1b discard 2l", cards=with_card("supercharged"))
    choose(match, "use-blue", "recover-light", "recover-light")
    assert "7w2l" == pile(match, "active")


@rule("AU-DRAW-09")
def test_seven_are_drawn_whatever_was_drawn_before() -> None:
    match = at(f"{START} active 7w1g bag 9l", cards=with_card("boost"), tasks=TURN, open_chance=True)
    choose(match, "use-green", "draw", "=light", "done", "end-action")
    if "Purchase" in match.position:
        choose(match, "done")
    for _ in range(7):
        choose(match, "=light")
    assert "7l" == pile(match, "active")


@rule("AU-DRAW-11")
def test_a_refill_takes_the_discard_pile_alone() -> None:
    match = at(f"{START} active 1w1p used 1l discard 1y", open_chance=True)
    choose(match, "use-purple")
    assert ("1w", "1l1p", "1y", "") == tuple(pile(match, name) for name in ("active", "used", "bag", "discard"))


@rule("AU-DRAW-12")
def test_an_optional_draw_refills_only_if_it_is_taken() -> None:
    match = at(f"{START} active 1g", f"{ASIDE[0]} discard 4w", cards=with_card("boost"))
    choose(match, "use-green", "no-draw")
    assert "4w" == pile(match, "discard", 1)
    assert [] == told(match, "BagRefilled")


@rule("AU-REMOVE-01", "AU-REMOVE-02")
def test_a_removed_cube_is_for_sale_again_at_once() -> None:
    seats = (f"{START} active 1p3y discard 1k", f"{ASIDE[0]} bag 15k")
    match = at(*seats, cards=with_card("pit-captain"))
    assert 0 == reserve(match, "black")
    choose(match, "use-purple", "remove-black")
    assert 1 == reserve(match, "black")
    choose(match, "end-action")
    assert "buy-black" in codes(match)


@rule("AU-REMOVE-03")
def test_to_discard_is_not_to_remove() -> None:
    match = at(f"{START} active 1y1w", cards=with_card("engineer"))
    choose(match, "use-yellow", "shed-white")
    assert "1w" == pile(match, "discard")
    assert 29 == reserve(match, "white")
    choose(match, "remove-white")
    assert "" == pile(match, "discard")
    assert 30 == reserve(match, "white")


@rule("AU-REMOVE-04")
def test_only_cubes_of_the_pile_that_the_effect_names_can_be_removed() -> None:
    match = at(f"{START} active 1p1w bag 1d used 1l discard 1y", cards=with_card("pit-captain"))
    choose(match, "use-purple")
    assert ["remove-yellow", "done"] == codes(match)
    with pytest.raises(paddock.IllegalChoice, match="no white cube in your discard pile"):
        choose(match, "remove-white")


def test_what_a_bag_holds_follows_from_what_everybody_saw_so_imagining_keeps_it() -> None:
    match = at(f"{START} bag 5w2l discard 1x", f"{ASIDE[0]} bag 3y")
    assert "bag #" in match.line(1)
    assert match.position == match.imagine(1, seed=5).position
    assert GAME.id == match.setup.game

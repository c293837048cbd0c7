"""The cards of the garage: yellow cubes."""

import pytest

import paddock
from games.automobiles.tables import ASIDE, at, choose, codes, moves, pile, reserve, with_card
from rules import rule

START = "road-5a-1"


@rule("AU-CARD-CARCHIEF-01", "AU-CARD-CARCHIEF-02", "AU-CARD-CARCHIEF-03", "AU-CARD-CARCHIEF-05")
@pytest.mark.parametrize(("given", "gained"), [("white", "1l"), ("light", "1d"), ("dark", "1k")])
def test_the_car_chief_changes_a_discarded_gear_for_the_next_darker(given: str, gained: str) -> None:
    match = at(f"{START} active 1y discard 1w1l1d1y")
    choose(match, "use-yellow")
    assert {"upgrade-white", "upgrade-light", "upgrade-dark"} == set(codes(match))
    before = reserve(match, given)
    choose(match, f"upgrade-{given}")
    assert f"{gained}1y" == pile(match, "used")
    assert before + 1 == reserve(match, given)


@rule("AU-CARD-CARCHIEF-01")
def test_without_a_gear_in_the_discard_pile_the_car_chief_is_no_use() -> None:
    match = at(f"{START} active 1y1w discard 2x1y")
    assert "use-yellow" not in codes(match)
    with pytest.raises(paddock.IllegalChoice, match="holds no gear cube"):
        choose(match, "use-yellow")


@rule("AU-CARD-CARCHIEF-04", "AU-EX-39")
def test_a_black_cube_is_removed_for_nothing() -> None:
    match = choose(at(f"{START} active 1y discard 1k"), "use-yellow", "upgrade-black")
    assert "1y" == pile(match, "used")
    assert 16 == reserve(match, "black")


@rule("AU-CARD-CARCHIEF-06", "AU-EX-38")
def test_a_gear_whose_successor_is_sold_out_cannot_be_chosen() -> None:
    match = at(f"{START} active 1y discard 1w", f"{ASIDE[0]} bag 28l")
    assert "use-yellow" not in codes(match)
    two = at(f"{START} active 1y discard 1w1d", f"{ASIDE[0]} bag 28l")
    choose(two, "use-yellow")
    assert ["upgrade-dark"] == codes(two)
    with pytest.raises(paddock.IllegalChoice, match="no light grey cube left"):
        choose(two, "upgrade-white")


@rule("AU-ACTION-05", "AU-CARD-CARCHIEF-06")
def test_with_partial_effects_a_gear_may_be_given_for_nothing() -> None:
    match = at(f"{START} active 1y discard 1w", f"{ASIDE[0]} bag 28l", switches="partial-effects=on")
    choose(match, "use-yellow", "upgrade-white")
    assert ("1y", "", 30) == (pile(match, "used"), pile(match, "discard"), reserve(match, "white"))


@rule("AU-CARD-ENGINEER-01")
def test_the_engineer_discards_up_to_three_other_active_cubes() -> None:
    match = choose(at(f"{START} active 1y3w1x", cards=with_card("engineer")), "use-yellow")
    assert {"shed-white", "shed-wear", "done"} == set(codes(match))
    choose(match.clone(), "done")
    choose(match, "shed-white", "shed-wear", "shed-white")
    assert ("1w", "2w1x") == (pile(match, "active"), pile(match, "discard"))
    assert {"remove-white", "remove-wear"} == set(codes(match))
    alone = choose(at(f"{START} active 1y", cards=with_card("engineer")), "use-yellow")
    assert {"end-action"} == set(codes(alone))


@rule("AU-CARD-ENGINEER-02", "AU-CARD-ENGINEER-03", "AU-EX-40")
def test_exactly_as_many_are_removed_those_just_discarded_included() -> None:
    match = at(f"{START} active 1y1w1x discard 1k", cards=with_card("engineer"))
    choose(match, "use-yellow", "shed-white", "shed-wear")
    assert {"remove-white", "remove-wear", "remove-black"} == set(codes(match))
    assert "done" not in codes(match)
    choose(match, "remove-white")
    assert "done" not in codes(match)
    choose(match, "remove-wear")
    assert "1k" == pile(match, "discard")
    assert (30, 80) == (reserve(match, "white"), reserve(match, "wear"))


@rule("AU-CARD-ENGINEER-02")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_as_many_are_removed_as_were_discarded_no_more_and_no_less(count: int) -> None:
    match = at(f"{START} active 1y4w discard 5k", cards=with_card("engineer"))
    choose(match, "use-yellow", *["shed-white"] * count, *["done"] * (count < 3))
    for _ in range(count):
        assert {"remove-white", "remove-black"} == set(codes(match))
        choose(match, "remove-black")
    assert "end-action" in codes(match)
    assert (f"{count}w" if count else "") + f"{5 - count}k" == pile(match, "discard")


@rule("AU-CARD-ENGINEER-04")
def test_discarded_cubes_take_no_effect_give_no_money_and_count_in_the_discard_pile() -> None:
    """A dark grey cube is discarded, a wear removed: the dark grey one now drives the suspension."""
    cards = "engineer crew-chief suspension gearbox rotary-engine"
    match = at("road-7b-4 active 1y1d1r discard 1x", cards=cards)
    assert not moves(match, "red-")
    choose(match, "use-yellow", "shed-dark", "done", "remove-wear")
    assert "" == pile(match, "active").replace("1r", "")
    assert {"red-road-8b-4"} == moves(match, "red-")
    choose(match, "red-road-8b-4", "end-action")
    assert "Purchase" not in match.position


@rule("AU-CARD-MANAGER-01", "AU-EX-44")
def test_the_manager_may_do_nothing() -> None:
    match = choose(at(f"{START} active 1y", cards=with_card("manager")), "use-yellow")
    assert ["end-action"] == codes(match)
    match = choose(at(f"{START} active 1y1w discard 1l", cards=with_card("manager")), "use-yellow", "done", "done")
    assert ("1w", "1l", "1y") == (pile(match, "active"), pile(match, "discard"), pile(match, "used"))


@rule("AU-CARD-MANAGER-02", "AU-CARD-MANAGER-04", "AU-CARD-MANAGER-05")
def test_first_one_active_cube_may_be_removed_but_not_the_manager_itself() -> None:
    match = choose(at(f"{START} active 1y2w1x discard 1l", cards=with_card("manager")), "use-yellow")
    assert {"dismiss-white", "dismiss-wear", "done"} == set(codes(match))
    choose(match, "dismiss-wear")
    assert 80 == reserve(match, "wear")
    assert {"return-active-white", "return-discard-light", "done"} == set(codes(match))


@rule("AU-CARD-MANAGER-01", "AU-CARD-MANAGER-03")
@pytest.mark.parametrize(
    ("code", "left"), [("return-active-white", ("1w", "1l")), ("return-discard-light", ("2w", ""))]
)
def test_then_one_active_or_discarded_cube_may_go_back_into_the_bag(code: str, left: tuple[str, str]) -> None:
    match = choose(at(f"{START} active 1y2w discard 1l", cards=with_card("manager")), "use-yellow", "done", code)
    assert left == (pile(match, "active"), pile(match, "discard"))
    assert {"return-active-white": "1w", "return-discard-light": "1l"}[code] == pile(match, "bag")


@rule("AU-CARD-MANAGER-06", "AU-EX-62")
def test_the_cube_put_back_can_be_drawn_in_the_same_turn() -> None:
    """The bag holds only that cube; then it is refilled with the other three."""
    cards = "manager crew-chief steering nitro rotary-engine"
    match = at(f"{START} active 1y1g discard 1k3w", cards=cards, open_chance=True)
    choose(match, "use-yellow", "done", "return-discard-black", "use-green")
    assert match.chance is not None
    assert ["black"] == [outcome.code for outcome, odds in match.chance.odds() if odds]
    choose(match, "=black")
    assert match.chance is not None
    assert ["white"] == [outcome.code for outcome, odds in match.chance.odds() if odds]
    choose(match, "=white", "keep-black")
    assert ("1k", "2w", "1w") == (pile(match, "active"), pile(match, "bag"), pile(match, "discard"))


@rule("AU-CARD-MECHANIC-01", "AU-EX-43")
def test_the_mechanic_needs_another_active_cube() -> None:
    match = at(f"{START} active 1y discard 4x", cards=with_card("mechanic"))
    assert "use-yellow" not in codes(match)
    with pytest.raises(paddock.IllegalChoice, match="needs another cube"):
        choose(match, "use-yellow")
    choose(match, "end-action")
    assert "Purchase 0 2" in match.position


@rule("AU-CARD-MECHANIC-02", "AU-CARD-MECHANIC-03", "AU-CARD-MECHANIC-04")
def test_the_mechanic_sets_a_cube_aside_and_removes_up_to_two() -> None:
    match = at(f"{START} active 1y1k discard 4x", cards=with_card("mechanic"))
    choose(match, "use-yellow")
    assert ["set-aside-black"] == codes(match)
    choose(match, "set-aside-black")
    assert "1k1y" == pile(match, "used")
    assert ["remove-wear", "done"] == codes(match)
    none = choose(match.clone(), "done")
    assert "4x" == pile(none, "discard")
    choose(match, "remove-wear", "remove-wear")
    assert "2x" == pile(match, "discard")
    assert "end-action" in codes(match)
    choose(match, "end-action")
    assert "Purchase" not in match.position


@rule("AU-CARD-CARCHIEF-04", "AU-CARD-CARCHIEF-06")
def test_a_black_cube_can_be_given_whatever_is_in_stock() -> None:
    match = at(f"{START} active 1y discard 1k", f"{ASIDE[0]} bag 80x")
    choose(match, "use-yellow", "upgrade-black")
    assert ("1y", "", 16) == (pile(match, "used"), pile(match, "discard"), reserve(match, "black"))


@rule("AU-CARD-CARCHIEF-02")
def test_the_darker_cube_comes_from_the_reserve() -> None:
    match = at(f"{START} active 1y discard 1w")
    before = reserve(match, "light")
    choose(match, "use-yellow", "upgrade-white")
    assert before - 1 == reserve(match, "light")


@rule("AU-CARD-MANAGER-01", "AU-CARD-MANAGER-03")
@pytest.mark.parametrize(
    ("piles", "offered"),
    [
        ("active 1y1w", ["return-active-white"]),
        ("active 1y discard 1l", ["return-discard-light"]),
        ("active 1y1w discard 1l", ["return-active-white", "return-discard-light"]),
    ],
)
def test_a_cube_of_either_pile_may_go_back_into_the_bag(piles: str, offered: list[str]) -> None:
    match = choose(at(f"{START} {piles}", cards=with_card("manager")), "use-yellow")
    if "dismiss-white" in codes(match):
        choose(match, "done")
    assert [*offered, "done"] == codes(match)
    choose(match, offered[-1])
    assert ("1l" if "light" in offered[-1] else "1w") == pile(match, "bag")
    assert ["end-action"] == [code for code in codes(match) if "-road-" not in code]


@rule("AU-CARD-MECHANIC-01", "AU-CARD-MECHANIC-02")
def test_one_other_active_cube_is_enough_and_only_one_is_set_aside() -> None:
    match = choose(at(f"{START} active 1y1w discard 1x", cards=with_card("mechanic")), "use-yellow", "set-aside-white")
    assert ("", "1w1y") == (pile(match, "active"), pile(match, "used"))
    three = choose(at(f"{START} active 1y3w discard 1x", cards=with_card("mechanic")), "use-yellow", "set-aside-white")
    assert ("2w", "1w1y") == (pile(three, "active"), pile(three, "used"))

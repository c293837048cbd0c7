"""The event die: when the driver is asked, what each answer changes, and what is left afterwards."""

import pytest

from games.formula_de.bench import at, codes, fact, fall, play, points, race_of, rolls
from paddock.games.formula_de.rules_dice import Roll
from rules import rule

FAR = ", blue@a86"
# A collision roll in a corner of two stops: 1 and 2 cost a point of bodywork.
ROLL = "Roll 0 collision (1,2)"


@rule("FD-DRIVER-08", "FD-DRIVER-09", "FD-DRIVER-16", "FD-DRIVER-17")
@pytest.mark.parametrize(
    ("face", "offered", "left"), [(1, [], 2), (2, ["leave", "plus"], 2), (3, ["leave", "minus"], 3), (4, [], 3)]
)
def test_a_change_is_offered_only_where_one_step_matters(face: int, offered: list[str], left: int) -> None:
    match = fall(at(f"red@a84 pp=1{FAR}", ROLL, on="driver=on"), face)

    assert codes(match) == offered
    if offered:
        play(match, "leave")
    assert (points(match, "red", "pc"), points(match, "red", "pp")) == (left, 1)


@rule("FD-DRIVER-08", "FD-DRIVER-12", "FD-DRIVER-16")
@pytest.mark.parametrize(("face", "change", "left"), [(2, "plus", 3), (3, "minus", 2)])
def test_a_change_by_one_takes_effect_and_costs_a_point(face: int, change: str, left: int) -> None:
    match = play(at(f"red@a84 pp=2{FAR}", ROLL, on="driver=on"), face, change)

    assert points(match, "red", "pc") == left
    assert (points(match, "red", "pp"), fact(match, "red", "driver_used")) == (1, 1)


@rule("FD-DRIVER-08", "FD-DRIVER-16")
@pytest.mark.parametrize(("face", "offered"), [(2, ["leave", "minus"]), (1, ["leave", "plus"])])
def test_a_one_can_be_reached_and_left(face: int, offered: list[str]) -> None:
    """In a corner of one stop only a 1 fails."""
    assert codes(fall(at(f"red@a44 pp=1{FAR}", "Roll 0 collision (1,1)", on="driver=on"), face)) == offered


@rule("FD-DRIVER-16", "FD-BOOST-14")
@pytest.mark.parametrize(("face", "offered"), [(18, []), (19, ["leave", "plus"]), (20, ["leave", "minus"])])
def test_a_twenty_can_be_reached_and_left(face: int, offered: list[str]) -> None:
    match = at("red@a100 gear=5 pp=1 pb=1, blue@a-30", "Roll 0 boost ()", on="driver=on boost=on")

    assert codes(fall(match, face)) == offered


@rule("FD-DRIVER-01", "FD-DRIVER-02", "FD-DRIVER-12")
@pytest.mark.parametrize(("words", "on"), [("pp=1", ""), ("pp=1 driver_used=1", "driver=on"), ("pp=0/1", "driver=on")])
def test_without_a_point_to_spend_nobody_is_asked(words: str, on: str) -> None:
    match = fall(at(f"red@a84 {words}{FAR}", ROLL, on=on), 2)

    assert codes(match) == []
    assert points(match, "red", "pc") == 2


@rule("FD-INJ-10")
@pytest.mark.parametrize(("face", "left"), [(2, 2), (3, 3)])
def test_a_free_reroll_is_used_up_and_its_result_stands(face: int, left: int) -> None:
    match = fall(at(f"red@a84 rerolls=2{FAR}", ROLL), 1)
    assert codes(match) == ["leave", "again"]

    play(match, "again")
    assert fact(match, "red", "rerolls") == 1
    assert rolls(match) == "collision"
    fall(match, face)
    assert codes(match) == []
    assert points(match, "red", "pc") == left


@rule("FD-INJ-10", "FD-DRIVER-08")
def test_who_has_both_may_choose_between_them() -> None:
    match = fall(at(f"red@a84 pp=1 rerolls=1{FAR}", ROLL, on="driver=on"), 2)

    assert codes(match) == ["leave", "plus", "again"]


@rule("FD-DRIVER-08", "FD-INJ-10", "FD-COLL-06")
@pytest.mark.parametrize(("words", "on"), [("", ""), ("pp=1", "driver=on"), ("rerolls=1", "")])
def test_faces_that_mean_the_same_are_one_kind_unless_the_driver_could_change_them(words: str, on: str) -> None:
    match = at(f"red@a84 {words}{FAR}", ROLL, on=on)
    roll = race_of(match).stack[-1]
    assert isinstance(roll, Roll)
    kinds = [(face.face, weight) for face, weight in roll.kinds(race_of(match))]

    assert kinds == ([(face, 1) for face in range(1, 21)] if words else [(1, 2), (3, 18)])

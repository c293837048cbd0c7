"""Who may contest a corner with whom, looked at position by position."""

from typing import Any

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, printed
from paddock.games.race90.first.rules_contest import (
    contests_allowed,
    due_group,
    groups,
    has_rival_ahead,
    is_attacked,
    may_start,
    robot_or_card,
    waits,
)
from paddock.games.race90.shared.rules_contest import parts_asked
from rules import rule

ONE, TWO, THREE = card("gear", 1, draw=1), card("gear", 2, draw=1), card("gear", 3)
FOUR = card("speed", 4, tyres=2)
NAMES = ("blue", "orange", "green", "red", "pink", "white")


def queue(moved: str, *, more: str = "", table: str = "") -> Table:
    """A corner with cars from the front: `m` for one that has moved, `u` for one that has not."""
    cars = [f"{NAMES[place]}@13{' acted' if each == 'm' else ''}" for place, each in enumerate(moved)]
    return at(", ".join([*cars, "slow1@1"]) + more, "", seats=6, table=table)


@rule("R1-CON-33", "R1-CON-34", "R1-CON-35", "R1-CON-45", "R1-CON-53")
@pytest.mark.parametrize(
    ("moved", "found"),
    [
        ("u", []),
        ("m", []),
        ("uu", [(0, 1)]),
        ("um", []),
        ("mu", [(0, 1)]),
        ("mm", []),
        ("uuu", [(0, 1, 2)]),
        ("mmu", [(0, 1, 2)]),
        ("umu", [(1, 2)]),
        ("umm", []),
        ("uum", [(0, 1)]),
        ("mum", [(0, 1)]),
        ("uumu", [(2, 3), (0, 1)]),
        ("mumu", [(2, 3), (0, 1)]),
        ("ummu", [(1, 2, 3)]),
        ("uumm", [(0, 1)]),
        ("muumu", [(3, 4), (0, 1, 2)]),
        ("umumum", [(3, 4), (1, 2)]),
    ],
)
def test_moved_cars_go_with_those_still_to_act_behind_them_and_split_the_rest(
    moved: str, found: list[tuple[int, ...]]
) -> None:
    race = queue(moved).race
    assert groups(race, race.lanes[13]) == found


@rule("R1-CON-54")
@pytest.mark.parametrize(
    ("moved", "leader", "group", "actor", "waiting"),
    [
        ("uum", 2, (0, 1), 5, True),
        ("uum", 2, (0, 1), 1, False),  # order of play has come to it
        ("uuu", 2, (0, 1), 5, False),  # a LEADER who has not moved
        ("uumu", 2, (2, 3), 5, False),  # behind the LEADER, or with him
        ("uumu", 2, (0, 1), 5, True),
        ("uuum", 2, (0, 1, 2), 5, False),
    ],
)
def test_a_group_ahead_of_a_leader_who_has_moved_comes_last(
    moved: str, leader: int, group: tuple[int, ...], actor: int, waiting: bool
) -> None:
    race = queue(moved).race
    race.leader = leader
    assert waits(race, race.lanes[13], group, actor) == waiting


@rule("R1-CON-54")
def test_where_no_leader_stands_nothing_waits() -> None:
    race = queue("uu", more=", fast1@40 acted").race
    assert not waits(race, race.lanes[13], (0, 1), 5)


@rule("R1-CON-27", "R1-CON-29", "R1-CON-38")
@pytest.mark.parametrize(
    ("ahead", "fights"), [("blue@13", True), ("blue@37", False), ("blue@-11", False), ("slow2@13", False)]
)
def test_a_robot_wants_the_place_of_a_player_of_its_lap_only(ahead: str, fights: bool) -> None:
    cars = f"{ahead}, slow1@13, orange@3" + (", blue@1" if "blue" not in ahead else "")
    race = at(cars, "").race
    group = race.lanes[13]
    assert has_rival_ahead(race, group, 1) == fights
    assert robot_or_card(race, group, 1) == fights
    assert not has_rival_ahead(race, group, 0)
    assert not robot_or_card(race, group, 0)


@rule("R1-CON-28", "R1-CON-30")
@pytest.mark.parametrize(
    ("behind", "defends"),
    [
        (f"blue@13 laid={ONE}", True),
        ("blue@13", False),
        (f"blue@37 laid={ONE}", False),  # would lap it
        (f"blue@-11 laid={ONE}", True),  # would unlap itself
        ("slow2@13", False),
    ],
)
def test_a_robot_defends_its_place_against_whoever_has_declared_and_would_not_lap_it(
    behind: str, defends: bool
) -> None:
    more = "" if "blue" in behind else ", blue@1"
    race = at(f"slow1@13, {behind}, orange@13{more}, fast1@60", "").race
    assert is_attacked(race, race.lanes[13], 0) == defends
    assert not is_attacked(race, race.lanes[13], 1)


@rule("R1-CON-48", "R1-CON-50")
@pytest.mark.parametrize(
    ("words", "place", "may"), [("", 1, False), (f"hand={ONE}", 1, True), (f"hand={ONE}", 0, False)]
)
def test_a_player_needs_a_card_and_somebody_to_pass(words: str, place: int, may: bool) -> None:
    front, rear = (words, "") if place == 0 else ("", words)
    race = at(f"blue@13 {front}, orange@13 {rear}", "").race
    assert robot_or_card(race, race.lanes[13], place) == may


@rule("R1-CON-39", "R1-CON-43", "R1-SC-10", "R1-JR-08")
@pytest.mark.parametrize(
    ("more", "allowed"),
    [
        ({}, True),
        ({"table": "turn 25 weather 1"}, True),
        ({"table": "turn 26 weather 1"}, False),
        ({"table": "turn 26 weather 1", "switches": "last-turn-contests=on"}, True),
        ({"table": "opening"}, False),
        ({"table": "safety 13"}, False),
        ({"level": "junior"}, False),
        ({"cars": "flag@6a, blue@13, orange@13"}, False),
        ({"cars": "flag@6b, blue@13, orange@13"}, True),
    ],
)
def test_when_and_where_corners_are_contested(more: dict[str, Any], allowed: bool) -> None:
    words = {"cars": "blue@13, orange@13", **more}
    assert contests_allowed(at(words.pop("cars"), "", **words).race, 13) == allowed


@rule("R1-CON-40", "R1-CON-45", "R1-CON-50")
def test_the_rearmost_group_with_somebody_who_can_fight_is_next() -> None:
    cars = "blue@13 {}, orange@13 {}, green@13 acted {}, red@13 {}, slow1@1"
    for hands, found in (
        (("", "", "", ""), ()),
        (("", f"hand={ONE}", "", ""), (0, 1)),
        (("", f"hand={ONE}", "", f"hand={TWO}"), (2, 3)),
        ((f"hand={ONE}", "", f"hand={TWO}", ""), ()),  # the first of a group and a car that has moved start nothing
    ):
        race = at(cars.format(*hands), "", seats=4).race
        assert due_group(race, 13, 0) == found
        assert parts_asked(race, 2, 13) == 0, "a car that has moved had its turn"
        assert bool(parts_asked(race, 3, 13)) == (found != (2, 3))
        assert bool(parts_asked(race, 0, 13)) == (found == ())


@rule("R1-CON-40", "R1-CON-33")
def test_everybody_of_the_group_has_then_had_the_opportunity() -> None:
    table = at(f"blue@13 hand={ONE}, orange@13 hand={TWO}, green@13 acted hand={THREE}, slow1@1", ROUND, seats=3)
    assert [may_start(table.race, car, 13) for car in (0, 1, 2)] == [False, False, False]
    assert may_start(table.race, 0, 14)
    assert parts_asked(table.race, 2, 13) == 0


@rule("R1-CON-44", "R1-OFF-28")
@pytest.mark.parametrize(("words", "asked"), [("", "RobotCard"), (" chances=-1", "PitOrDrive")])
def test_a_robot_that_came_back_this_turn_does_not_defend(words: str, asked: str) -> None:
    cars = f"slow2@30 acted, slow1@13{words} acted, orange@13 hand={FOUR}, blue@5 acted"
    assert advanced(cars, ROUND).do(f"lay-{FOUR}").asks == asked


@rule("R1-CON-17", "R1-CON-20", "R1-SPC-BW-06")
def test_a_tie_further_down_does_not_spoil_the_win() -> None:
    cars = f"blue@13 hand={ONE}, orange@13 hand={TWO}, green@13 strategy=banging-wheels hand={FOUR}, slow1@1"
    table = advanced(cars, ROUND, seats=3).do(f"lay-{FOUR}", f"lay-{TWO}", f"lay-{ONE}")
    assert table.lane("6a") == ["green", "blue", "orange"]
    assert table.race.tied == (1, 1, 0)
    assert table.asks == "DrawTrack"
    assert printed(TWO).mp - 1 == printed(ONE).mp

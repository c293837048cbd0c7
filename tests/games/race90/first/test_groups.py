"""Who may contest a corner with whom, looked at position by position."""

from typing import Any

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, printed
from paddock.games.race90.first.rules_contest import (
    SortGroup,
    contests_allowed,
    due_group,
    groups,
    has_rival_ahead,
    is_attacked,
    may_start,
    robot_or_card,
    waits,
)
from paddock.games.race90.shared.events import ContestDeclined
from paddock.games.race90.shared.rules_contest import parts_asked
from rules import rule

ONE, TWO, THREE = card("gear", 1, draw=1), card("gear", 2, draw=1), card("gear", 3)
FOUR, ONE_B = card("speed", 4, tyres=2), card("gear", 1, draw=1, without=(card("gear", 1, draw=1),))
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
        ("mmmu", 2, (0, 1, 2, 3), 5, False),
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
    ("ahead", "fights"),
    [("blue@13", True), ("blue@37", False), ("blue@-11", False), ("slow2@13", False), ("fast1@13", False)],
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
        (f"slow2@13 laid={ONE}", False),
        (f"fast1@13 laid={ONE}", False),
    ],
)
def test_a_robot_defends_its_place_against_whoever_has_declared_and_would_not_lap_it(
    behind: str, defends: bool
) -> None:
    more = "" if "blue" in behind else ", blue@1"
    race = at(f"slow1@13, {behind}, orange@13{more}, fast2@60", "").race
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


@rule("R1-CON-54", "R1-CON-45")
def test_a_group_that_waits_is_not_contested_with_the_one_behind_the_leader() -> None:
    cars = f"blue@-11 hand={ONE}, orange@-11 hand={TWO}, green@13 acted, red@13, slow1@1"
    race = at(cars, "", seats=4, table="leader green").race
    assert due_group(race, 13, 3) == ()
    assert due_group(race, 13, 0) == (0, 1)


@rule("R1-CON-50", "R1-CON-48")
def test_who_has_no_card_is_not_asked_to_defend_either() -> None:
    table = at(f"blue@13, orange@13 hand={FOUR}, slow1@1", ROUND).do(f"lay-{FOUR}")
    assert table.lane("6a") == ["orange", "blue"]
    assert table.asks == "PitOrDrive"


@rule("R1-CON-33", "R1-CON-40", "R1-CON-47")
@pytest.mark.parametrize("second", ["orange@13 acted", "orange@13 acted chances=-2"])
def test_who_may_not_start_is_not_asked_as_long_as_nobody_has_declared(second: str) -> None:
    table = at(f"blue@13 acted, {second} hand={TWO}, green@13 hand={ONE}, slow1@1", ROUND, seats=3)
    assert table.seat == 2
    assert table.do("decline").asks == "PitOrDrive"


@rule("R1-CON-27", "R1-CON-33", "R1-CON-38")
@pytest.mark.parametrize(
    ("group", "asked"),
    [
        (f"blue@13 hand={ONE}, fast1@13, orange@13 hand={TWO}", "RobotCard"),
        (f"blue@13 acted, fast1@13 acted, orange@13 hand={TWO}", "PitOrDrive"),  # it has moved
        (f"blue@37 acted, fast1@13, orange@13 hand={TWO}", "PitOrDrive"),  # a player of another lap
        (f"fast1@13, blue@13, orange@13 hand={TWO}", "PitOrDrive"),  # nobody is ahead of it
    ],
)
def test_a_robot_fights_of_itself_only_if_it_has_still_to_act_and_a_player_of_its_lap_is_ahead(
    group: str, asked: str
) -> None:
    table = at(f"{group}, slow1@1", ROUND).do("decline")
    if table.asks == "Contest":
        table.do("decline")
    assert table.asks == asked


@rule("R1-CON-30", "R1-CON-05")
def test_a_robot_that_stays_out_is_told() -> None:
    table = at(f"fast1@-11, blue@13 hand={FOUR}, orange@1", ROUND).do(f"lay-{FOUR}")
    assert [event.car.car for event in table.told(ContestDeclined)] == [table.car("fast1")]


@rule("R1-CON-17", "R1-CON-20", "R1-CON-21", "R1-CON-32", "R1-SPC-BW-06")
def test_cards_leave_the_table_robots_take_no_damage_and_a_tie_in_front_is_no_win() -> None:
    cars = f"blue@13 strategy=banging-wheels hand={ONE}, fast1@13, orange@13 hand={FOUR}"
    table = at(cars, ROUND, level="basic").do(f"lay-{FOUR}", f"lay-{ONE}", TWO, THREE)
    assert table.asks == "DrawDisc"
    assert table.race.tied == (1, 0)  # blue 4, fast1 4, orange 3
    assert table.race.laid == ((),) * table.race.cars
    assert set(table.discards) == {TWO, THREE}
    assert [len(cards) for cards in table.race.frozen] == [1, 1]
    tied = advanced(f"blue@13 strategy=banging-wheels hand={ONE}, orange@13 hand={FOUR},{TWO}, slow1@3", ROUND)
    tied.do(f"lay-{FOUR}", f"lay-{TWO}", f"lay-{ONE}")
    assert tied.race.tied == (0, 0)  # 4 against 5
    equal = advanced(f"blue@13 strategy=banging-wheels hand={TWO}, orange@13 hand={FOUR},{ONE}, slow1@3", ROUND)
    assert equal.do(f"lay-{FOUR}", "done", f"lay-{TWO}").race.tied == (0, 0)  # 5 against 3
    even = advanced(f"blue@13 strategy=banging-wheels hand={ONE}, orange@13 hand={FOUR},{ONE_B}, slow1@3", ROUND)
    even.do(f"lay-{FOUR}", f"lay-{ONE_B}", f"lay-{ONE}")
    assert even.race.tied == (1, 1)  # 4 each, blue stays in front
    assert even.lane("6a") == ["blue", "orange"]
    assert even.asks == "DrawDisc"


@rule("R1-CON-08")
def test_once_cards_are_shown_no_earlier_choice_can_be_taken_back() -> None:
    race = at(f"blue@13 laid={ONE}, orange@13 laid={TWO}, slow1@1", "").race
    SortGroup((0, 1), 13).run(race)
    assert race.revealed

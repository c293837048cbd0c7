"""Contests: who takes part, what cards are worth, and what becomes of the order."""

from typing import Any

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, printed, value
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_contest import due_group, groups, value_of
from paddock.games.race90.shared.events import ContestSettled
from rules import rule

ONE = card("gear", 1, draw=1)
TWO = card("drive", 2, modifier=0)
TWO_B = card("drive", 2, modifier=0, without=(TWO,))
THREE = card("speed", 3, tyres=1)
THREE_B = card("speed", 3, tyres=1, without=(THREE,))
FOUR = card("speed", 4, tyres=2)
FOUR_B = card("speed", 4, tyres=2, without=(FOUR,))


def corner(
    front: str = f"hand={TWO},{ONE}", rear: str = f"hand={FOUR},{THREE}", section: int = 13, **words: Any
) -> Table:
    """Blue ahead of orange in a corner of Monza: corner 6 takes one off, corner 1 adds three."""
    return at(f"blue@{section} {front}, orange@{section} {rear}", ROUND, **words)


@rule("R1-CON-01", "R1-CON-02", "R1-CON-03")
def test_two_cars_in_a_corner_are_asked_before_anybody_acts_the_rear_one_first() -> None:
    table = corner()
    assert table.asks == "Contest"
    assert table.seat == 1
    straight = at(f"blue@10 hand={ONE}, orange@10 hand={TWO}", ROUND)
    assert straight.asks == "PitOrDrive"
    alone = at(f"blue@13 hand={ONE}, orange@10 hand={TWO}", ROUND)
    assert alone.asks == "PitOrDrive"


@rule("R1-CON-04", "R1-CON-05", "R1-CON-06")
def test_one_card_two_or_none() -> None:
    table = corner()
    assert table.codes == ["decline", f"lay-{FOUR}", f"lay-{THREE}"]
    table.do("decline")
    assert table.lane("6a") == ["blue", "orange"]
    assert table.asks == "PitOrDrive"
    assert table.seat == 0
    table = corner().do(f"lay-{FOUR}")
    assert table.codes == ["done", f"lay-{THREE}"]


@rule("R1-CON-07")
def test_any_two_cards_may_be_laid() -> None:
    table = corner().do(f"lay-{FOUR}", f"lay-{THREE}")
    assert [each.id for each in table.race.laid[1]] == [FOUR, THREE]


@rule("R1-CON-08")
def test_cards_are_shown_together() -> None:
    table = corner().do(f"lay-{FOUR}", "done")
    assert "laid=?r" in table.match.line(0)
    assert f"laid={FOUR}" in table.match.line(1)
    assert table.seat == 0


@rule("R1-CON-09", "R1-CON-10", "R1-CON-14", "R1-CON-15", "R1-CON-16")
def test_the_highest_sum_is_in_front_and_who_renounced_behind() -> None:
    table = corner().do(f"lay-{FOUR}", "done", "decline")
    assert table.lane("6a") == ["orange", "blue"]
    assert table.race.chips[1] == 10
    assert table.race.red == [0, 0]
    three = at(f"blue@13 hand={ONE}, orange@13 hand={TWO}, green@13 hand={THREE}, slow1@1", ROUND, seats=3)
    three.do("decline", f"lay-{TWO}", "decline")
    assert three.lane("6a") == ["orange", "blue", "green"]


def values(
    section: int, front: str, rear: str, words: tuple[str, str] = ("", ""), level: str = "basic"
) -> tuple[int, int]:
    table = at(f"blue@{section} laid={front} {words[0]}, orange@{section} laid={rear} {words[1]}", "", level=level)
    race: FirstRace = table.race
    return value_of(race, 0, 0, section), value_of(race, 1, 0, section)


@rule("R1-CON-11", "R1-CON-12")
def test_the_corner_counts_for_all_but_the_front_car() -> None:
    assert values(3, TWO, TWO_B) == (2, 5)
    assert values(13, TWO, TWO_B) == (2, 1)


@rule("R1-CON-11")
def test_if_the_front_car_renounces_everybody_has_it() -> None:
    three = at(f"blue@3 hand={ONE}, orange@3 hand={TWO}, green@3 hand={TWO_B}, slow1@1", ROUND, seats=3)
    three.do(f"lay-{TWO_B}", f"lay-{TWO}", "decline")
    assert three.lane("1b") == ["orange", "green", "blue"]
    assert three.race.tied == (0, 1, 1)


@rule("R1-CON-13", "R1-STR-BW-01")
def test_banging_wheels_adds_three_in_attack_and_defence() -> None:
    assert values(13, TWO, TWO_B, ("strategy=banging-wheels", "strategy=banging-wheels")) == (5, 4)


@rule("R1-CON-17", "R1-CON-18")
def test_a_tie_costs_a_damage_for_every_car_tied_with_and_keeps_the_order() -> None:
    table = corner(f"hand={TWO}", f"hand={THREE}").do(f"lay-{THREE}", f"lay-{TWO}").do("red", "red")
    assert table.race.red == [1, 1]
    assert table.lane("6a") == ["blue", "orange"]
    three = at(f"blue@13 hand={ONE}, orange@13 hand={TWO}, green@13 hand={TWO_B}, slow1@1", ROUND, seats=3)
    three.do(f"lay-{TWO_B}", f"lay-{TWO}", f"lay-{ONE}").do("red", "brown", "red", "red", "red", "red")
    assert [sum(pair) for pair in zip(three.race.red, three.race.brown, strict=True)] == [2, 2, 2]


@rule("R1-CON-19", "R1-CON-51")
def test_a_tie_without_a_slot_eliminates_after_all_damage_is_drawn() -> None:
    table = corner(f"hand={TWO} red=5", f"hand={THREE} red=5").do(f"lay-{THREE}", f"lay-{TWO}").do("red")
    assert table.race.retired[-1:] != (0,)
    assert table.asks == "DrawDisc"
    table.do("red")
    assert {0, 1} <= set(table.race.retired)


@rule("R1-CON-20")
def test_a_robot_tied_with_takes_no_damage() -> None:
    tied = at(f"slow1@13, orange@13 hand={FOUR}, blue@1", ROUND).do(f"lay-{FOUR}", ONE, TWO)
    assert tied.asks == "DrawDisc"
    tied.do("red")
    assert tied.race.red == [0, 1]
    assert tied.told(ContestSettled)[0].drivers[0].robot == 3


@rule("R1-CON-21", "R1-CON-22", "R1-CON-23", "R1-CON-24", "R1-CON-46")
def test_contest_cards_are_frozen_for_everything() -> None:
    table = corner(f"hand={TWO}", f"hand={FOUR},{THREE},{ONE} target={TWO_B}").do(f"lay-{FOUR}", "done", "decline")
    assert [each.id for each in table.race.frozen[1]] == [FOUR]
    assert table.seat == 1
    table.do("go", card("gear", 2, draw=1))
    assert f"play-{FOUR}" not in table.codes
    table = corner(f"hand={TWO}", f"hand={FOUR},{TWO_B},{ONE} target={THREE}").do(f"lay-{FOUR}", "done", "decline")
    table.do("go", card("gear", 2, draw=1), f"play-{TWO_B}", "done")
    assert table.asks == "CheckCard"
    assert all(not code.endswith(f"-{FOUR}") for code in table.codes)
    pits = corner(f"hand={TWO}", f"hand={FOUR},{THREE}").do(f"lay-{FOUR}", "done", "decline", "pit", "no-spot")
    assert f"discard-{FOUR}" not in pits.codes
    assert f"discard-{THREE}" in pits.codes


@rule("R1-CON-25", "R1-PIT-11")
def test_frozen_cards_count_towards_the_hand_at_a_stop() -> None:
    table = at(f"blue@22 frozen={FOUR},{THREE} hand={ONE}, orange@1").do("pit", "done").any_luck()
    assert len(table.hand()) == 4
    assert len(table.race.frozen[0]) == 2


@rule("R1-CON-26", "R1-TRAJ-14")
def test_a_contest_changes_no_spot() -> None:
    table = at(f"blue@14 spot=6b-spot1 hand={ONE}, orange@14 hand={FOUR}", ROUND).do(f"lay-{FOUR}", "decline")
    assert table.lane("6b") == ["orange", "blue"]
    assert table.race.spot[0] >= 0
    assert table.race.spot[1] < 0


@rule("R1-CON-27", "R1-CON-31", "R1-EX-33")
def test_a_robot_fights_for_the_place_of_a_player_of_its_lap() -> None:
    table = at(f"blue@6 hand={ONE}, fast1@6, orange@1", ROUND)
    assert table.asks == "Contest"
    assert table.seat == 0
    table.do("decline")
    assert table.asks == "RobotCard"
    table.do(FOUR, THREE)
    assert [driver.car for driver in table.told(ContestSettled)[0].drivers] == [table.car("fast1"), 0]


@rule("R1-CON-28", "R1-CON-30")
def test_a_robot_defends_against_whoever_would_not_lap_it() -> None:
    table = at(f"slow1@13, blue@13 hand={FOUR}, orange@1", ROUND).do(f"lay-{FOUR}")
    assert table.asks == "RobotCard"
    lapping = at(f"slow1@-11, blue@13 hand={FOUR}, orange@1", ROUND).do(f"lay-{FOUR}")
    assert lapping.asks != "RobotCard"
    assert lapping.lane("6a")[0] == "blue"


@rule("R1-CON-29")
def test_robots_do_not_fight_each_other() -> None:
    table = at("slow1@13, fast1@13, blue@20 acted, orange@1 acted", ROUND)
    assert table.race.race_discard == []
    assert table.race.turn == 8


@rule("R1-CON-32", "R1-ROB-22")
def test_cards_of_robots_are_discarded_together_lowest_first() -> None:
    table = at(f"slow1@13, slow2@13, blue@13 hand={FOUR}, orange@1", ROUND).do(f"lay-{FOUR}")
    high, low, mid, top = value(90), value(5), value(41), value(98)
    table.do(high, low, mid, top)
    assert [printed(each).check for each in table.discards[:4]] == [5, 41, 90, 98]


@rule("R1-CON-34", "R1-CON-45")
def test_a_moved_car_between_two_others_separates_them() -> None:
    table = at("blue@13, orange@13 acted, green@13, slow1@1", "", seats=3)
    lane = table.race.lanes[13]
    assert groups(table.race, lane) == [(1, 2)]
    four = at("blue@13, orange@13, green@13 acted, red@13, slow1@1", "", seats=4)
    assert groups(four.race, four.race.lanes[13]) == [(2, 3), (0, 1)]
    assert value_of(at(f"blue@3, orange@3 acted laid={TWO}, green@3 laid={TWO_B}", "", seats=3).race, 1, 1, 3) == 2


@rule("R1-CON-35")
def test_a_moved_car_behind_two_others_does_not() -> None:
    table = at("blue@13, orange@13, green@13 acted, slow1@1", "", seats=3)
    assert groups(table.race, table.race.lanes[13]) == [(0, 1)]


@rule("R1-CON-36", "R1-CON-53", "R1-LAP-15", "R1-LAP-01")
def test_the_leader_laps_by_a_contest_without_a_check() -> None:
    from paddock.games.race90.shared.rules_table import lap_marker

    table = at(f"slow1@-11, blue@13 hand={FOUR}, orange@1", ROUND, table="leader blue")
    assert lap_marker(table.race, table.car("slow1")) == 0
    table.do(f"lay-{FOUR}")
    assert table.lane("6a") == ["blue", "slow1"]
    assert lap_marker(table.race, table.car("slow1")) == 1
    assert table.asks == "PitOrDrive"


@rule("R1-CON-37", "R1-LAP-22")
def test_a_lapped_player_unlaps_by_a_contest() -> None:
    from paddock.games.race90.shared.rules_table import lap_marker

    table = at(f"blue@37 hand={ONE}, orange@13 hand={FOUR}, slow1@1", ROUND)
    assert lap_marker(table.race, 1) == 1
    table.do(f"lay-{FOUR}", "decline")
    assert lap_marker(table.race, 1) == 0
    assert table.leader == "blue"


@rule("R1-CON-38")
def test_a_robot_starts_no_contest_to_unlap_itself() -> None:
    table = at(f"blue@37 hand={ONE}, slow1@13, orange@1", ROUND)
    assert table.asks == "PitOrDrive"


@rule("R1-CON-39")
@pytest.mark.parametrize("table", ["turn 1 weather 1 opening", "turn 26 weather 1", "turn 7 weather 1 opening"])
def test_there_are_no_contests_on_the_first_the_last_and_restart_turns(table: str) -> None:
    assert corner(table=table).asks == "PitOrDrive"


@rule("R1-CON-39")
def test_contests_of_the_last_turn_can_be_agreed() -> None:
    assert corner(table="turn 26 weather 1", switches="last-turn-contests=on").asks == "Contest"


@rule("R1-CON-40")
def test_one_opportunity_a_section_and_turn_but_defence_always() -> None:
    table = corner().do("decline")
    assert table.race.chances[1] != 0
    assert table.asks == "PitOrDrive"
    mark = table.race.chances[1]
    later = at(
        f"blue@13 hand={ONE} chances={mark}, orange@13 hand={TWO} chances={mark}, green@13 hand={THREE}, slow1@1",
        ROUND,
        seats=3,
    )
    assert later.seat == 2
    later.do(f"lay-{THREE}")
    assert later.seat == 1
    assert later.asks == "Contest"


@rule("R1-CON-41", "R1-PIT-20")
def test_a_car_that_pitted_into_a_corner_takes_part_with_its_free_cards() -> None:
    table = at(f"slow1@20 acted, blue@13 hand={ONE}, orange@13 just-pit hand={TWO} frozen={FOUR}", ROUND)
    assert table.seat == 1
    assert table.codes == ["decline", f"lay-{TWO}"]


@rule("R1-CON-42", "R1-TC-06")
def test_track_cards_serve_in_any_contest() -> None:
    table = advanced(f"blue@13 hand={ONE}, orange@13 hand=t1b", ROUND)
    assert "lay-t1b" in table.codes


@rule("R1-CON-43", "R1-FLAG-09")
def test_no_contest_in_a_section_with_a_yellow_flag() -> None:
    assert advanced(f"blue@13 hand={ONE}, flag@6a, orange@13 hand={TWO}", ROUND).asks == "PitOrDrive"


@rule("R1-CON-44", "R1-OFF-28")
def test_a_car_that_came_back_this_turn_takes_part_in_none() -> None:
    table = advanced(f"slow1@20 acted, blue@13 hand={ONE} chances=-1 acted, orange@13 hand={TWO}", ROUND).do(
        f"lay-{TWO}"
    )
    assert table.lane("6a") == ["orange", "blue"]


@rule("R1-CON-47", "R1-CON-48")
def test_one_pass_from_the_rear_and_the_front_only_if_somebody_declared() -> None:
    three = at(f"blue@13 hand={ONE}, orange@13 hand={TWO}, green@13 hand={THREE}, slow1@1", ROUND, seats=3)
    seats = []
    while three.asks == "Contest":
        seats.append(three.seat)
        three.do("decline")
    assert seats == [2, 1]
    three = at(f"blue@13 hand={ONE}, orange@13 hand={TWO}, green@13 hand={THREE}, slow1@1", ROUND, seats=3)
    three.do("decline", f"lay-{TWO}")
    assert three.seat == 0
    three.do("decline")
    assert three.lane("6a") == ["orange", "blue", "green"]


@rule("R1-CON-49")
def test_a_single_participant_wins_and_its_cards_are_frozen() -> None:
    table = corner().do(f"lay-{THREE}", "done", "decline")
    assert table.lane("6a") == ["orange", "blue"]
    assert [each.id for each in table.race.frozen[1]] == [THREE]
    robot = at(f"blue@6 hand={ONE}, fast1@6, orange@1", ROUND).do("decline").do(TWO, THREE)
    assert set(robot.discards) == {TWO, THREE}


@rule("R1-CON-50")
def test_without_a_card_a_player_is_not_asked() -> None:
    table = corner(rear="")
    assert table.asks == "PitOrDrive"
    assert table.seat == 0


@rule("R1-CON-40")
def test_a_chance_that_nobody_could_use_is_gone_all_the_same() -> None:
    table = corner(rear="")
    assert table.asks == "PitOrDrive"
    table.race.lanes[13] = (1, 0)  # whoever passes blue now
    assert due_group(table.race, 13, 0) == ()
    assert due_group(at(f"orange@13, blue@13 hand={ONE}", "").race, 13, 0) == (1, 0)


@rule("R1-CON-52")
def test_a_moved_car_that_does_not_defend_goes_behind() -> None:
    table = at(f"blue@13 acted hand={ONE}, orange@13 hand={FOUR}, slow1@1", ROUND).do(f"lay-{FOUR}", "decline")
    assert table.lane("6a") == ["orange", "blue"]


@rule("R1-CON-54", "R1-EX-28")
def test_a_group_ahead_of_a_leader_who_has_moved_waits() -> None:
    cars = f"blue@-6 hand={ONE}, orange@-6 hand={TWO}, green@18 acted hand={THREE}, slow1@10"
    table = at(cars, ROUND, seats=3, table="leader green")
    assert table.race.acted[table.car("slow1")]  # it acted before the contest in the Parabolica
    assert table.asks == "Contest"
    assert table.seat == 1


@rule("R1-EX-27")
def test_figure_3_red_has_moved_between_green_and_blue() -> None:
    cars = f"green@-6 hand={TWO}, red@18 acted, blue@-6 hand={THREE} target={FOUR}, orange@3 acted"
    table = at(cars, ROUND, seats=4, table="leader red")
    assert table.asks == "Contest"
    assert getattr(table.race.stack[-1], "run_", ()) == (3, 0)
    table.do("decline")
    assert table.asks == "PitOrDrive"
    assert table.seat == 0
    table.do("go", ONE, f"play-{THREE}", "done")
    assert table.asks == "PassOrStop"
    table.do("pass")
    assert table.lane("7a") == ["green", "blue", "red"]
    assert table.race.now.mp == 0


@rule("R1-EX-13")
def test_the_contest_of_turn_2() -> None:
    table = at(f"green@3 hand={FOUR},{THREE}, blue@3 hand={TWO},{TWO_B}, slow1@1", ROUND, seats=3)
    table.do(f"lay-{TWO}", f"lay-{TWO_B}", f"lay-{FOUR}", f"lay-{THREE}")
    table.do("red", "red")
    assert table.lane("1b") == ["green", "blue"]
    assert table.leader == "green"
    assert table.race.red == [1, 0, 1]
    assert [len(cards) for cards in table.race.frozen] == [2, 0, 2]


@rule("R1-OFF-05", "R1-CON-33")
def test_in_the_basic_game_a_car_that_came_back_is_on_the_track_for_all_purposes_and_may_defend() -> None:
    cars = f"slow1@40 acted, blue@36 off=6b hand={FOUR}, orange@20 hand={TWO}"
    table = at(cars, ROUND).do("pit").any_luck()
    assert table.lane("6b") == ["blue", "orange"]
    while table.asks != "Contest":
        table.do("done" if "done" in table.codes else table.codes[0]).any_luck()
    table.do(f"lay-{TWO}", "done")
    assert table.asks == "Contest"
    assert table.seat == 0
    assert f"lay-{FOUR}" in table.codes

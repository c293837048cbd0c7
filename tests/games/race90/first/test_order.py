"""Game turns and the order of play."""

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, value
from paddock.games.race90.shared.events import TurnStarted
from rules import rule


@rule("R1-TURN-01", "R1-TURN-02", "R1-TURN-07", "R1-TURN-04")
def test_a_game_turn_ends_when_all_have_acted_and_the_next_box_follows() -> None:
    table = at("blue@20 acted, orange@10 acted, slow1@5", ROUND)
    assert table.race.turn == 8
    assert table.told(TurnStarted)[0].turn == 8
    assert table.where("slow1") == "b4"
    assert table.race.board.laps[table.race.turn] >= 1


@rule("R1-TURN-03", "R1-FLAG-01", "R1-FLAG-02")
def test_a_new_row_is_a_new_stage_and_ends_all_flags() -> None:
    table = advanced("blue@20 acted blue-flag, orange@10 acted, flag@6a", ROUND, table="turn 9 weather 1 orange blue")
    assert table.race.blue[0]
    assert table.race.orange == 0
    assert table.lane("6a") == ["flag"]
    second = advanced("blue@20 acted blue-flag, orange@10 acted, flag@6a", ROUND, table="turn 11 weather 1")
    assert (second.race.turn, second.race.blue[0], second.lane("6a")) == (12, True, ["flag"])
    table = advanced("blue@20 acted blue-flag, orange@10 acted, flag@6a", ROUND, table="turn 10 weather 1 orange blue")
    assert not table.race.blue[0]
    assert table.race.orange == -1
    assert table.lane("6a") == []


@rule("R1-TURN-05", "R1-ACT-11")
def test_a_driver_acts_once_in_a_game_turn() -> None:
    table = at("blue@20 acted, orange@20, slow1@20 acted", "")
    assert table.next == "orange"


@rule("R1-TURN-06", "R1-DRAW-01", "R1-DRAW-02", "R1-MOVE-23")
def test_a_turn_is_stop_draw_play_and_move() -> None:
    table = at("blue@20 hand=r114, orange@10")
    assert table.asks == "PitOrDrive"
    table.do("go")
    assert table.asks == "DrawRace"
    table.do("r1")
    assert table.asks == "PlayOrSkip"
    assert table.hand() == ["r114", "r1"]
    assert "skip" in table.codes


@rule("R1-TURN-08", "R1-CON-21")
def test_frozen_cards_come_back_with_the_next_game_turn() -> None:
    table = at("blue@20 acted frozen=r5, orange@10 acted", ROUND)
    assert table.hand() == ["r5"]
    assert table.race.frozen == ((), ())


@rule("R1-TURN-09")
def test_a_game_turn_begins_in_a_fixed_order() -> None:
    table = at("blue@20 acted frozen=r5, orange@10 acted", "Round no", table="turn 5 weather 1 orange blue")
    assert table.race.orange == -1
    assert table.hand() == ["r5"]
    out = at(
        "orange@20 acted, slow1@3", "Round no", first="waiting=blue hand:blue=r1 target:blue=r2", switches="re-entry=on"
    )
    assert out.race.turn == 8
    assert out.asks == "ReturnOrNot"
    assert not out.race.called


# Who is next


@rule("R1-ACT-01", "R1-ACT-02")
def test_play_begins_in_the_section_of_the_leader() -> None:
    table = at("blue@20, orange@30, slow1@21", "")
    assert table.leader == "orange"
    assert table.next == "orange"


@rule("R1-ACT-03", "R1-ACT-04")
def test_then_backwards_round_the_track_front_car_first() -> None:
    table = at("blue@20 acted, orange@18, slow1@18, fast1@19", "")
    assert table.next == "fast1"
    table.race.acted[table.car("fast1")] = True
    assert table.next == "orange"


@rule("R1-ACT-07", "R1-ACT-10")
def test_when_the_leader_moves_on_the_search_begins_anew() -> None:
    from paddock.games.race90.first.rules_move import enter_section

    table = at("blue@20, orange@20, slow1@19, fast1@18", "", now="blue mp=3")
    enter_section(table.race, 0)
    table.race.acted[0] = True
    assert table.leader == "blue"
    assert table.next == "orange"
    table.race.acted[table.car("orange")] = True
    table.race.acted[table.car("slow1")] = True
    assert table.next == "fast1"


@rule("R1-ACT-08")
def test_who_overtakes_the_leader_leads_at_once() -> None:
    table = at("orange@20 acted, blue@20 spot=opposto-1-spot1, slow1@19", "DriveOn 0", now="blue mp=1 settled")
    assert table.leader == "blue"


@rule("R1-ACT-09", "R1-PIT-07", "R1-PIT-27")
def test_a_leader_who_stops_gives_the_marker_to_the_new_first_car() -> None:
    table = at("blue@20 fuel=12, orange@18, slow1@3", ROUND).do("pit")
    assert table.leader == "orange"
    alone = at("blue@22 fuel=12 hand=r114, orange@3", ROUND).do("pit", "done").any_luck().do("keep")
    assert alone.leader == "blue"
    assert alone.race.now.car == 0
    assert alone.asks == "DrawRace"


@rule("R1-ACT-12", "R1-CON-33")
def test_a_moved_car_may_defend_but_not_start() -> None:
    table = at("blue@13 acted hand=r1,r2, orange@13 hand=r3,r4", ROUND)
    assert table.seat == 1
    assert table.asks == "Contest"
    table.do("lay-r3", "done")
    assert table.seat == 0
    assert table.asks == "Contest"
    rear = at("orange@13 hand=r3, blue@13 acted hand=r1", ROUND)
    assert rear.asks == "PitOrDrive"
    assert rear.seat == 1


@rule("R1-ACT-13", "R1-ACT-19")
def test_cars_ahead_of_the_leader_in_his_section_act_last() -> None:
    table = at("slow1@-4, blue@20 acted, orange@10", "")
    assert table.lane("main-1") == ["slow1", "blue"]
    assert table.next == "orange"
    table.race.acted[1] = True
    assert table.next == "slow1"


@rule("R1-ACT-14", "R1-LAP-23")
def test_one_of_them_that_is_lapped_acts_behind_him() -> None:
    table = at("blue@20 acted, slow1@-4, orange@10", "")
    assert table.next == "slow1"


@rule("R1-ACT-15")
def test_order_follows_the_track_and_not_the_standing() -> None:
    table = at("blue@44 acted, orange@30, slow1@19", "")
    assert table.next == "slow1"


@rule("R1-ACT-16")
def test_the_marker_of_an_eliminated_leader_passes_on() -> None:
    from paddock.games.race90.first.rules_out import put_out

    table = at("blue@20, orange@18, slow1@19", ROUND)
    put_out(table.race, 0, "damage")
    assert table.leader == "slow1"


@rule("R1-ACT-17", "R1-OFF-02", "R1-OFF-29")
def test_a_car_off_the_track_acts_after_all_of_its_braking_section() -> None:
    table = at("slow1@20 acted, blue@12 off=6b, orange@12, slow2@11", "")
    assert table.next == "orange"
    table.race.acted[1] = True
    assert table.next == "blue"


@rule("R1-ACT-20")
def test_off_the_track_beside_the_leader_it_waits_for_those_ahead_of_him() -> None:
    table = at("slow1@-12, blue@12 acted, orange@12 off=6b, slow2@11", "", table="leader blue")
    assert table.next == "slow2"
    table.race.acted[table.car("slow2")] = True
    assert table.next == "slow1"
    table.race.acted[table.car("slow1")] = True
    assert table.next == "orange"
    free = at("blue@12 acted, orange@12 off=6b, slow2@11", "", table="leader blue")
    assert free.next == "orange"


@rule("R1-ACT-21")
def test_a_leader_off_the_track_acts_after_the_cars_of_his_section() -> None:
    table = at("blue@36 off=6b, orange@12, slow1@12, slow2@11", "", table="leader blue")
    assert table.next == "orange"
    table.race.acted[1] = True
    assert table.next == "slow1"
    table.race.acted[table.car("slow1")] = True
    assert table.next == "blue"
    table.race.acted[0] = True
    assert table.next == "slow2"


@rule("R1-ACT-05", "R1-ACT-06")
def test_a_corner_is_fought_over_first_and_whoever_leads_then_leads() -> None:
    table = at("blue@13 hand=r139, orange@13 hand=r1", ROUND)
    assert table.asks == "Contest"
    assert table.seat == 1
    assert table.leader == "blue"
    table.do("lay-r1")
    while table.asks in ("Contest", "ContestSecond"):
        table.do(table.codes[0])
    assert table.leader == "orange"
    assert table.seat == 1


@rule("R1-OFF-39")
def test_several_cars_off_the_track_act_in_the_order_in_which_they_went_off() -> None:
    table = at("slow1@20 acted, orange@12 off=6b, blue@12 off=6b", "")
    assert table.next == "orange"


def acting(cars: str, table: str = "") -> str:
    """Who acts after whom, if nobody moves."""
    found, order = at(cars, "", table=table), []
    while not all(found.race.acted):
        order.append(found.next)
        found.race.acted[found.car(found.next)] = True
    return " ".join(order)


@rule(
    "R1-ACT-02", "R1-ACT-03", "R1-ACT-13", "R1-ACT-15", "R1-ACT-17", "R1-ACT-19", "R1-ACT-20", "R1-ACT-21", "R1-OFF-39"
)
@pytest.mark.parametrize(
    ("cars", "leader", "order"),
    [
        ("orange@-3, blue@20, fast1@20, slow1@19, slow2@-5, fast2@2", "blue", "blue fast1 slow1 slow2 fast2 orange"),
        ("slow1@-4, fast1@-4, blue@20, slow2@20, orange@10", "blue", "blue slow2 orange slow1 fast1"),
        ("blue@36 off=6b, orange@12, slow1@12, slow2@11", "blue", "orange slow1 blue slow2"),
        ("blue@36 off=6b, orange@12 off=6b, slow1@12, slow2@11", "blue", "slow1 blue orange slow2"),
        ("orange@12 off=6b, blue@36 off=6b, slow1@12, slow2@11", "blue", "slow1 blue orange slow2"),
        ("blue@36, orange@12, slow1@12 off=6b, slow2@11", "blue", "blue orange slow1 slow2"),
        ("orange@12, blue@36, slow1@12 off=6b, slow2@11", "blue", "blue slow2 orange slow1"),
        ("orange@12 acted, blue@36, slow1@12 off=6b, slow2@11", "blue", "blue slow1 slow2"),
        ("slow1@-4, blue@20, orange@12 off=6b, slow2@11", "blue", "blue orange slow2 slow1"),
        ("blue@12 off=6b, orange@36 off=6b, slow1@11", "orange", "orange blue slow1"),
        ("blue@40, orange@36, slow1@12 off=6b, fast1@12 off=6b, slow2@11", "blue", "blue orange slow1 fast1 slow2"),
    ],
)
def test_the_order_of_play_goes_backwards_from_the_leader(cars: str, leader: str, order: str) -> None:
    assert acting(cars, f"leader {leader}") == order


@rule("R1-STR-CHASE-01", "R1-STR-CHASE-02", "R1-STR-CHASE-11")
@pytest.mark.parametrize(
    ("cars", "chased"),
    [
        ("slow1@30, slow2@20, blue@19, orange@18", "slow2"),
        ("slow1@30, slow2@19, blue@19, orange@18", "slow2"),
        ("slow1@42, blue@19, orange@18", "slow1"),
        ("blue@19, slow1@43, orange@18", "slow1"),  # a lap further, but it has not lapped the chaser yet
        ("slow1@43, blue@19, orange@18", ""),
        ("slow1@44, blue@19, orange@18", ""),
        ("blue@19, slow1@18, orange@18", ""),
        ("slow1@42 off=7b, blue@19, orange@18", "slow1"),
    ],
)
def test_the_next_car_ahead_is_chased_unless_it_is_a_lap_ahead(cars: str, chased: str) -> None:
    table = at(cars.replace("blue@19", "blue@19 strategy=chase chase=orange"), "NameDuties")
    assert table.race.chased == (table.car(chased) if chased else -1, -1)


@rule("R1-TURN-04", "R1-TURN-08", "R1-CON-40", "R1-PIT-20", "R1-SPC-BW-04", "R1-SPC-HAZ-05", "R1-STR-CHASE-08")
def test_what_holds_for_a_game_turn_ends_with_it() -> None:
    cars = "blue@20 acted banged chances=28 just-pit, orange@10 acted chances=-1, slow1@5 acted just-pit"
    race = at(cars, "Round no", table="turn 7 weather 1 opening", first="trail:blue=r3 tied:blue=2").race
    assert (race.turn, race.opening, race.just_pit) == (8, False, ())
    assert race.acted == [False, False, True, True, True, False, True, True]
    assert race.chances == [0] * race.cars
    assert (race.banged, race.trail, race.tied) == ((False, False), ((), ()), (0, 0))


@rule("R1-TURN-01", "R1-TURN-09", "R1-FUEL-08", "R1-STR-CHASE-01")
def test_when_the_pawn_has_moved_robots_are_called_in_and_chases_begin() -> None:
    cars = "orange@21, blue@20 strategy=chase, fast2@19, slow1@18"
    table = at(cars, "Round no", table="turn 7 weather 1", piles="chits fast1-8")
    assert table.race.called == (table.car("fast2"),)
    assert table.race.chased == (1, -1)


@rule("R1-TURN-01", "R1-TURN-07")
def test_game_turns_follow_each_other() -> None:
    table = at("blue@20 hand=r114", "Round no", table="turn 7 weather 1").do("go", "r1", "skip", "keep")
    assert (table.race.turn, table.race.acted[0], table.asks) == (9, False, "PitOrDrive")


@rule("R1-STR-CHASE-01", "R1-END-06")
def test_who_is_out_chases_nobody() -> None:
    assert at("slow1@20, orange@3, blue out strategy=chase", "NameDuties").race.chased == (-1, -1)


@rule("R1-TURN-06", "R1-STR-BW-05", "R1-SPC-HAZ-09")
def test_nothing_of_the_last_driver_is_left_when_the_next_begins() -> None:
    words = "used=r5 entered=6 passes=1 hurt=2 points=7 bumped paid-for=slow1"
    race = at("blue@20, orange@10, slow1@5", now="orange mp=3 played=r6", first=words).race
    assert (race.now.car, race.now.mp, race.now.played) == (0, 0, ())
    assert (race.used, race.entered, race.passes, race.hurt, race.points) == ((), 0, 0, 0, 0)
    assert (race.bumped, race.paid_for) == (False, -1)


def test_values_used_here_exist() -> None:
    assert value(65)
    assert isinstance(at("blue@3, orange@1", ""), Table)

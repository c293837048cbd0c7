"""The safety car: the line, turns behind it, and the restart."""

from typing import Any

import pytest

from games.race90.first.tables import LAP, ROUND, Table, advanced, card, value
from paddock.games.race90.first.rules_safety import call_safety_car
from paddock.games.race90.shared.events import LeaderChanged, PitStopMade, RaceEnded, SafetyCarLeft
from paddock.games.race90.shared.position import NO_SAFETY
from paddock.games.race90.shared.rules_table import lap_marker
from rules import rule

THREE, THREE_B = card("gear", 3), card("gear", 3, without=(card("gear", 3),))


def called(cars: str, table: str = "turn 7 weather 1", piles: str = "", switches: str = "", seats: int = 2) -> Table:
    """The safety car enters in the middle of a turn."""
    return advanced(
        cars, "LineUp; FinishInLine; RoundOver; Round no", table=table, piles=piles, switches=switches, seats=seats
    )


def places(table: Table, *names: str) -> list[int]:
    return [table.race.progress[table.car(name)] for name in names]


@rule("R1-SC-01", "R1-SC-02", "R1-SC-03", "R1-SC-04", "R1-SC-07")
def test_it_enters_at_once_turns_are_lost_and_the_field_lines_up_one_section_apart() -> None:
    table = advanced("blue@20, orange@12, slow1@15, fast1@3", ROUND)
    call_safety_car(table.race)
    assert [type(task).__name__ for task in table.race.stack] == ["Round", "RoundOver", "FinishInLine", "LineUp"]
    line = called("blue@20, orange@12, slow1@15, fast1@3")
    assert line.race.turn == 8
    assert line.race.safety == 20
    assert places(line, "blue", "slow1", "orange", "fast1") == [20, 19, 18, 17]
    assert line.asks == "StopBehind"
    assert line.seat == 0


@rule("R1-SC-05")
def test_cars_off_the_track_are_back_behind_their_section() -> None:
    table = called("blue@20, orange@12 off=6b waste=2, slow1@12, fast1@11")
    assert places(table, "blue", "slow1", "orange", "fast1") == [20, 19, 18, 17]
    assert table.race.off == ()
    assert table.race.waste == (0,) * table.race.cars


@rule("R1-SC-05", "R1-OFF-39")
def test_several_cars_off_the_track_at_one_section_line_up_as_they_went_off() -> None:
    table = called("blue@20, slow1@12 off=6b, orange@12 off=6b, fast1@11")
    assert places(table, "blue", "slow1", "orange", "fast1") == [20, 19, 18, 17]


@rule("R1-SC-03", "R1-SC-05", "R1-SC-18", "R1-SC-19", "R1-OFF-36")
def test_the_line_begins_with_a_leader_off_the_track_and_the_cars_of_his_section_are_last() -> None:
    table = called("blue@36 off=6b, slow1@12, orange@10, fast1@33, slow2@-12", table="turn 7 weather 1 leader blue")
    assert table.leader == "blue"
    assert places(table, "blue", "orange", "fast1") == [36, 35 - LAP, 34]
    assert places(table, "slow1", "slow2") == [33, 32 - LAP]  # the first had not been lapped yet, the second once


@rule("R1-SC-06", "R1-SC-22")
def test_due_stops_are_made_with_all_choices_at_the_tail() -> None:
    table = called("blue@20, orange@18 fuel=7 red=2 hand=r1, slow1@15", piles="chits slow-2-55-16")
    assert table.seat == 1
    assert table.codes == ["load-10", "load-13", "load-16"]
    table.do("load-16", "done").any_luck()
    table.do("keep", "keep")
    assert places(table, "blue", "slow1", "orange") == [20, 19, 18]
    assert table.race.red[1] == 0
    assert table.race.fuel[1] == 23
    late = called("blue@20, orange@18 fuel=17, slow1@15", table="turn 17 weather 1")
    assert late.codes == ["load-10", "load-13", "load-16"]  # though ten turns would do
    robots = called("blue@20, orange@18, slow1@19 called", table="turn 10 weather 1", piles="chits slow-3-35-10")
    assert places(robots, "blue", "orange", "slow1") == [20, 19, 18]
    fastest = called(
        "blue@20, orange@18, superfast1@19 called", table="turn 10 weather 1", piles="chits superfast-5-30-10"
    )
    assert fastest.race.chits == ()
    assert places(fastest, "blue", "orange", "superfast1") == [20, 19, 18]
    assert fastest.seat == 0  # its stop asks nobody anything
    assert robots.race.chits == ()


@rule("R1-SC-20")
def test_a_due_leader_stops_first_and_the_line_starts_with_the_new_one() -> None:
    table = called("blue@20 fuel=7, orange@18, slow1@15")
    assert table.leader == "orange"
    assert [event.car.car for event in table.told(LeaderChanged)] == [1]
    assert places(table, "orange", "slow1", "blue") == [18, 17, 16]


@rule("R1-SC-18", "R1-SC-19")
def test_the_line_follows_the_track_and_keeps_lap_markers() -> None:
    table = called(
        "slow1@-4, blue@20, orange@13, fast1@21 ".replace("fast1@21", "fast1@-3"), table="turn 7 weather 1 leader blue"
    )
    order = sorted(
        range(table.race.cars), key=lambda car: -table.race.progress[car] if car not in table.race.retired else 99
    )
    assert order[:4] == [table.car(name) for name in ("blue", "orange", "fast1", "slow1")]
    assert [lap_marker(table.race, table.car(name)) for name in ("orange", "slow1", "fast1")] == [0, 0, 0]
    lapped = called("blue@44, orange@43, slow1@10")
    assert lap_marker(lapped.race, lapped.car("slow1")) == 1
    assert places(lapped, "slow1") == [44 - 2 - 24]
    standing = called("blue@44, slow1@10, orange@30", switches="safety-line=standing")
    assert places(standing, "blue", "orange", "slow1") == [44, 43, 42]


@rule("R1-SC-26", "R1-SC-24")
def test_time_losses_are_dropped_forced_stops_stay_flags_stay_and_nobody_holds_a_spot() -> None:
    table = called("blue@19 spot=7b-spot1 waste=2 forced, orange@12, flag@3, slow1@2")
    assert table.race.waste[0] == 0
    assert table.race.forced in ((0,), ())
    assert table.lane("3") == ["flag"]
    assert table.race.spot == [-1] * table.race.cars
    assert table.asks == "TakeOnFuel"  # the forced stop


def behind(words: str = "", cars: str = ", orange@19, slow1@18", task: str = "ActNow 0", **more: Any) -> Table:
    return advanced(f"blue@20 {words}{cars}", task, table="turn 7 weather 1 safety 20", **more)


@rule("R1-SC-08", "R1-SC-09", "R1-SC-11", "R1-SC-17")
def test_behind_it_a_card_is_drawn_one_section_driven_and_a_card_discarded() -> None:
    table = behind(f"hand={THREE} strategy=lucky skill=versatility spot=7b-spot1")
    assert table.codes == ["go", "pit"]
    table.do("go")
    assert table.asks == "DrawRace"
    table.do(THREE_B)
    assert table.race.progress[0] == 21
    assert table.codes == [f"discard-{THREE}", f"discard-{THREE_B}"]
    table.do(f"discard-{THREE_B}")
    assert table.discards == [THREE_B]
    assert table.race.acted[0]
    robot = behind(task="ActNow 7")
    assert robot.race.progress[7] == 19
    assert robot.asks == ""
    fastest = behind(cars=", orange@19, superfast1@18", task="ActNow 2")
    assert fastest.race.progress[2] == 19
    assert fastest.asks == ""  # no robot draws, whatever its number
    assert not robot.race.works(0)


@rule("R1-SC-10")
def test_nobody_passes_anybody_there() -> None:
    corner = advanced(
        f"blue@13 hand={THREE}, orange@13 hand={THREE_B}, slow1@12", ROUND, table="turn 7 weather 1 safety 13"
    )
    assert corner.asks == "StopBehind"
    assert corner.seat == 0
    queue = behind(cars=", orange@21 acted, slow1@18", task="ActNow 0").do("go", THREE)
    assert queue.lane("main-2") == ["orange", "blue"]
    brake = advanced("blue@11, orange@10", table="turn 7 weather 1 safety 11").do("go", THREE)
    assert brake.asks == "SafetyDiscard"


@rule("R1-SC-12", "R1-SC-18", "R1-LAP-27")
def test_a_lapped_car_that_stops_behind_it_stays_on_its_lap() -> None:
    table = advanced("orange@44, blue@19, slow1@42", table="turn 7 weather 1 safety 44 leader orange").do("pit")
    assert table.where("blue") == table.race.board.names[41 - LAP]
    assert table.race.progress[0] == 41 - LAP
    assert lap_marker(table.race, 0) == 1


@rule("R1-SC-12", "R1-SC-21", "R1-SC-22", "R1-SC-23", "R1-SC-27")
def test_a_stop_behind_it_leads_one_section_behind_the_last_car() -> None:
    table = behind("fuel=20 skill=pitting spent", cars=", orange@19, slow1@10").do("pit")
    assert table.codes == ["load-10", "load-13", "load-16"]
    assert table.race.progress[0] == 9
    assert table.told(PitStopMade)[0].sections == 11
    table.do("load-16").any_luck().do("tyres-hard", "keep").any_luck()
    assert table.race.fuel[0] == 23
    assert len(table.hand()) == 7
    assert not table.race.acted[0]
    assert not table.race.spent[0]
    assert places(table, "orange", "slow1") == [19, 10]
    assert table.leader == "orange"
    resumed = advanced("orange@19 acted, slow1@10 acted, blue@9 just-pit hand=r1", table="turn 7 weather 1 safety 19")
    assert resumed.asks == "DrawRace"
    assert resumed.do(THREE).race.progress[0] == 10


@rule("R1-SC-28")
def test_a_stop_behind_it_gains_no_ground() -> None:
    """Blue is last, five sections behind; one section behind would be four gained."""
    table = advanced(
        "orange@19 acted, slow1@15 acted, blue@10 fuel=20", table="turn 7 weather 1 safety 19 leader orange"
    )
    table.do("pit")
    assert table.race.progress[0] == 10
    assert table.told(PitStopMade)[0].sections == 0


@rule("R1-SC-13", "R1-SC-14", "R1-SC-15", "R1-SC-25")
def test_the_next_stage_is_a_restart() -> None:
    table = called("blue@20, orange@12, flag@3", table="turn 10 weather 1")
    assert table.race.turn == 11
    assert table.race.safety == NO_SAFETY
    assert table.race.opening
    assert table.told(SafetyCarLeft)
    assert table.lane("3") == []
    assert table.asks == "PitOrDrive"
    lucky = advanced("blue@20 strategy=lucky, orange@12", table="turn 11 weather 1 opening").do("go")
    assert lucky.asks == "LuckyDraw"
    stays = called("blue@20, orange@12", table="turn 7 weather 1")
    assert stays.race.safety != NO_SAFETY
    assert not stays.race.opening


@rule("R1-SC-16")
def test_in_the_last_stage_the_race_ends_with_the_line() -> None:
    table = called("blue@20, orange@12, slow1@15", table="turn 22 weather 1")
    assert table.told(RaceEnded)[0].car.car == 0
    assert not table.race.stack
    assert [placing.seat for placing in table.match.result.placings] == [0, 1]
    due = called("blue@20, orange@12 fuel=22, slow1@15", table="turn 22 weather 1")
    assert due.seat == 1
    assert due.asks == "TakeOnFuel"


@rule("R1-EX-41", "R1-EX-42")
def test_a_forced_late_brake_brings_the_safety_car_on_turn_18() -> None:
    cars = "green@24 acted, superfast1@20 acted, red@18 acted, superfast2@8, blue@5, orange@3, fast1@2"
    table = advanced(cars, ROUND, seats=4, table="turn 18 weather 1 orange orange", piles="chits superfast-5-30-10")
    assert table.asks == "SendLate"
    assert table.seat == 1
    assert table.where("superfast2") == "b6"
    table.do("late-brake", value(75), value(62))
    assert table.car("superfast2") in table.race.retired
    assert table.race.chits == ()
    assert table.race.turn == 19
    assert table.race.safety == 24
    assert places(table, "green", "superfast1", "red", "blue", "orange", "fast1") == [24, 23, 22, 21, 20, 19]


@pytest.mark.parametrize("turn", [5, 10, 15, 20])
@rule("R1-SC-25")
def test_on_the_last_box_of_a_stage_the_restart_follows_at_once(turn: int) -> None:
    assert called("blue@20, orange@12", table=f"turn {turn} weather 1").race.opening


@rule("R1-SC-03", "R1-SC-09", "R1-SC-17")
@pytest.mark.parametrize(("car", "safety"), [("blue", 21), ("orange", 20), ("slow1", 20)])
def test_the_safety_car_goes_on_with_the_leader_and_with_nobody_else(car: str, safety: int) -> None:
    number = behind().car(car)
    table = behind(task=f"ActNow {number}")
    if car != "slow1":
        table.do("go")
    assert table.race.safety == safety
    assert table.leader == "blue"


@rule("R1-SC-12", "R1-SC-20", "R1-SC-21")
def test_a_leader_who_stops_behind_it_gives_the_marker_to_the_next_car() -> None:
    table = behind("fuel=20").do("pit")
    assert places(table, "blue", "orange", "slow1") == [17, 19, 18]
    assert [event.car.car for event in table.told(LeaderChanged)] == [1]
    assert table.race.just_pit == (0,)
    assert not table.race.acted[0]
    lapping = advanced("blue@44 fuel=20, orange@19", table="turn 7 weather 1 safety 44").do("pit")
    assert places(lapping, "blue", "orange") == [18, 19]
    assert lapping.leader == "orange"
    alone = advanced("blue@20 fuel=20", table="turn 7 weather 1 safety 20").do("pit")
    assert (alone.leader, alone.race.progress[0]) == ("blue", 19)


@rule("R1-SC-12", "R1-SC-21", "R1-FUEL-11", "R1-OFF-43")
@pytest.mark.parametrize(("words", "chits"), [("called", []), ("forced", ["superfast-5-30-10"])])
def test_a_robot_that_must_stop_goes_behind_the_last_car_and_on_from_there(words: str, chits: list[str]) -> None:
    cars = f"blue@20, orange@19, superfast1@18 {words}, slow2@10"
    table = advanced(cars, "ActNow 2", table="turn 10 weather 1 safety 20", piles="chits superfast-5-30-10")
    assert (table.race.progress[2], table.lane("7a"), table.asks) == (9, [], "")
    assert (table.race.called, table.race.forced, table.race.just_pit) == ((), (), (2,))
    assert [chit.id for chit in table.race.chits] == chits
    assert not table.race.acted[2]
    assert not table.told(LeaderChanged)
    resumed = advanced(f"blue@20, orange@19, superfast1@9 {words} just-pit, slow2@10", "ActNow 2", table="safety 20")
    assert (resumed.race.progress[2], resumed.lane("5")) == (10, [])


@rule("R1-SC-06", "R1-SC-19", "R1-SC-26", "R1-OFF-43")
def test_who_stops_as_it_enters_is_last_in_the_order_of_the_track_and_owes_no_stop_any_more() -> None:
    table = called("blue@20, orange@18 fuel=7 forced, slow1@15, green@3 fuel=7", seats=3)
    assert places(table, "blue", "slow1", "orange", "green") == [20, 19, 18, 17]
    assert table.race.forced == ()
    robot = called("blue@20, orange@18 fuel=10, slow1@19 called", table="turn 10 weather 1", piles="chits slow-3-35-10")
    assert (robot.asks, robot.race.called) == ("TakeOnFuel", ())
    everybody = called("blue@20 fuel=7, orange@12 fuel=7, slow1 out")
    assert places(everybody, "blue", "orange") == [20, 19]
    assert everybody.leader == "blue"


@rule("R1-SC-16", "R1-SC-07")
@pytest.mark.parametrize(("turn", "over"), [(20, False), (21, True), (26, True)])
def test_it_ends_the_race_in_the_last_stage_only(turn: int, over: bool) -> None:
    assert called("blue@20, orange@12", table=f"turn {turn} weather 1").match.over == over


@rule("R1-SC-11")
def test_with_no_card_left_to_draw_none_is_discarded() -> None:
    table = behind()
    table.race.race_pile = []
    table.do("go")
    assert table.asks == ""
    assert table.race.acted[0]

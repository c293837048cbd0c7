"""Late braking, and the way off the track in the basic and the advanced game."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, notes, value
from paddock.circuits.sections import NOWHERE, Outcome, RecoveryCheck
from paddock.games.race90.first.rules_check import limit
from paddock.games.race90.shared.events import BackOnTrack, Recovered, WentOff
from paddock.games.race90.shared.position import NO_SAFETY
from paddock.games.race90.shared.rules_target import LATE_BRAKE, RECOVERING
from rules import rule

TARGET = value(50, without=(value(50),))
ONE, THREE, THREE_B = card("gear", 1, draw=1), card("gear", 3), card("gear", 3, without=(card("gear", 3),))


def braking(cars: str = "orange@12, blue@12, slow1@40", level: str = "basic", **words: Any) -> Table:
    words = {"first": "points=3", "now": "blue moved", **words}
    return at(cars, "LateOrNot 0; EndOnSpot 0; LastSpecials 0", level=level, **words)


@rule("R1-LB-01")
def test_only_in_a_braking_section() -> None:
    assert braking("blue@11, orange@3").asks == ""
    assert braking("blue@13, orange@3").asks == ""
    for section in (1, 5, 7, 12, 17):
        assert braking(f"blue@{section}, orange@3").asks == "BrakeLate"


@rule("R1-LB-02")
def test_it_is_optional() -> None:
    table = braking()
    assert table.codes == ["no-late-brake", "late-brake"]
    assert braking(now="blue moved pledge=6").codes == ["no-late-brake", "late-brake"]
    assert {code: len(said) for code, said in notes(table).items()} == {"no-late-brake": 0, "late-brake": 3}


@rule("R1-LB-03", "R1-LB-04", "R1-LB-05", "R1-LB-19")
def test_success_passes_all_and_stops_in_the_next_section() -> None:
    table = braking("slow2@-12, orange@12, blue@12, slow1@13").do("late-brake", value(50))
    assert table.lane("6a") == ["slow1", "blue"]
    assert table.lane("b6") == ["slow2", "orange"]
    assert braking().do("late-brake", value(51)).race.off == (0,)


@rule("R1-LB-06", "R1-LB-07", "R1-LB-12", "R1-OFF-01", "R1-OFF-06")
def test_failure_puts_the_car_off_the_track_at_no_other_cost() -> None:
    table = braking().do("late-brake", value(78))
    assert table.told(WentOff)
    assert table.race.off == (0,)
    assert table.lane("b6") == ["orange"]
    assert table.race.red[0] == 0
    assert table.race.chips[0] == 10
    assert not table.race.stack


@rule("R1-LB-08", "R1-LB-09")
def test_it_needs_neither_points_nor_opponents() -> None:
    table = braking("blue@12, orange@3").do("late-brake", value(10))
    assert table.where("blue") == "6a"


@rule("R1-LB-10", "R1-LB-11")
def test_one_a_turn_and_points_left_are_lost() -> None:
    table = at("orange@12, blue@11, slow1@40", "DriveOn 0; LateOrNot 0", now="blue mp=4", first="points=4")
    table.do("late-brake", value(10))
    assert table.where("blue") == "6a"
    assert not table.race.stack


@rule("R1-LB-13")
def test_passing_the_leader_by_late_brake_takes_the_marker() -> None:
    table = braking("orange@12, blue@12")
    assert table.leader == "orange"
    assert table.do("late-brake", value(10)).leader == "blue"


@rule("R1-LB-14", "R1-LB-15", "R1-SKILL-REF-02", "R1-WX-13")
def test_reflexes_and_rain_count() -> None:
    table = advanced("blue@12 skill=reflexes, orange@3", "", table="turn 7 weather 1")
    assert limit(table.race, 0, LATE_BRAKE, 50) == 70
    rain = advanced("blue@12 skill=reflexes, orange@3, slow1@2", "", table="turn 7 weather 8")
    assert limit(rain.race, 0, LATE_BRAKE, 50) == 50
    assert limit(rain.race, 1, LATE_BRAKE, 50) == 30
    assert limit(rain.race, 7, LATE_BRAKE, 50) == 30


@rule("R1-LB-16", "R1-TC-10", "R1-TC-11", "R1-TC-17", "R1-EX-40")
def test_a_track_card_of_the_corner_ahead_is_a_success() -> None:
    table = braking("blue@5 hand=t3a,t4a,t3c, orange@3", level="advanced")
    assert table.codes == ["no-late-brake", "late-brake", "void-t3a"]
    table.do("void-t3a")
    assert table.where("blue") == "3"
    assert [each.id for each in table.race.track_discard] == ["t3a"]


@rule("R1-LB-17")
def test_with_points_left_and_nobody_ahead_the_car_drives_on() -> None:
    table = at("blue@11, orange@3", "DriveOn 0; LateOrNot 0", now="blue mp=3", first="points=3")
    assert table.where("blue") == "6b"
    assert table.asks == ""


@rule("R1-LB-18")
def test_not_after_a_skip_or_without_movement_value() -> None:
    offered = [braking(first=f"points={points}").asks == "BrakeLate" for points in (-1, 0, 1)]
    assert offered == [False, False, True]
    table = at(f"blue@12 hand={THREE} strategy=hazard, orange@3").do("go", THREE_B, "skip")
    assert table.asks == "NewStrategy"
    assert not any(type(task).__name__ == "LateOrNot" for task in table.race.stack)


@rule("R1-LB-19")
def test_a_leader_laps_by_late_brake_without_a_check_unless_agreed_otherwise() -> None:
    cars = f"slow1@-12, blue@12 target={value(43)}, orange@3"
    assert braking(cars, table="leader blue").do("late-brake", value(10)).where("blue") == "6a"
    agreed = braking(cars, table="leader blue", switches="late-brake-lap-checks=on").do("late-brake", value(10))
    assert agreed.asks == "TurnCard"
    stays = braking(cars, table="leader blue", switches="late-brake-lap-checks=on").do(
        "late-brake", value(10), value(60)
    )
    assert stays.lane("b6") == ["slow1", "blue"]
    goes = braking(cars, table="leader blue", switches="late-brake-lap-checks=on").do(
        "late-brake", value(10), value(41)
    )
    assert goes.where("blue") == "6a"
    rival = f"orange@12, blue@12 target={value(43)}, slow1@3"  # who is overtaken asks for no check
    switches = "late-brake-lap-checks=on"
    assert braking(rival, table="leader blue", switches=switches).do("late-brake", value(10)).where("blue") == "6a"


@rule("R1-LB-20")
def test_after_a_failed_lapping_check_the_leader_may_brake_late() -> None:
    cars = f"slow1@-12, blue@12 target={value(43)}, orange@3"
    table = at(cars, "DriveOn 0; LateOrNot 0", table="leader blue", now="blue mp=2", first="points=3").do(value(60))
    assert table.asks == "BrakeLate"


@rule("R1-LB-19", "R1-LAP-08", "R1-LAP-11", "R1-LAP-16")
@pytest.mark.parametrize(
    ("cards", "lane", "where"),
    [
        ((value(51),), ["slow2", "orange", "fast1", "slow1", "blue"], "b6"),
        ((value(41), value(60)), ["slow2", "blue", "orange", "fast1", "slow1"], "b6"),
        ((value(50), value(22)), ["slow2", "orange", "fast1", "slow1"], "6a"),
    ],
)
def test_if_agreed_the_leader_checks_on_a_late_brake_for_every_car_without_a_marker(
    cards: tuple[str, ...], lane: list[str], where: str
) -> None:
    cars = f"slow2@-12, orange@12, fast1@-36, slow1@-12, blue@12 target={TARGET}"
    table = braking(cars, table="leader blue", switches="late-brake-lap-checks=on").do("late-brake", value(10), *cards)
    assert (table.lane("b6"), table.where("blue")) == (lane, where)
    assert table.asks == ("PickSpot" if where == "b6" else "")


@rule("R1-LB-04", "R1-TRAJ-13")
def test_a_car_that_was_blocked_at_once_may_take_a_spot_after_its_late_brake() -> None:
    table = braking("orange@7, blue@7, slow1@40", now="blue").do("late-brake", value(10))
    assert table.codes == ["no-spot", "spot-4-spot1"]


@rule("R1-TC-01", "R1-TC-10", "R1-STR-HAZ-10")
@pytest.mark.parametrize(("strategy", "left"), [("lucky", (5,)), ("hazard", ())])
def test_a_late_brake_uses_the_corners_it_leads_through(strategy: str, left: tuple[int, ...]) -> None:
    cars = f"orange@7, blue@7 strategy={strategy} hand=t4a, slow1@40"
    table = braking(cars, level="advanced", now="blue moved pledge=4,5").do("void-t4a")
    assert table.race.now.pledge == left


@rule("R1-SPC-HAZ-04", "R1-SPC-HAZ-08", "R1-SPC-HAZ-09", "R1-SPC-HAZ-10", "R1-LB-02")
@pytest.mark.parametrize(
    ("entered", "ahead", "do", "cards"),
    [
        (6, "slow1@40", ("no-late-brake",), 1),
        (5, "slow1@40", ("no-late-brake",), 0),
        (4, "slow1@40", ("late-brake", value(10)), 2),
        (3, "slow1@40", ("late-brake", value(10)), 0),
        (5, "slow1@8", ("late-brake", value(10)), 2),
        (4, "slow1@8", ("late-brake", value(10)), 0),
        (5, "slow1@8", ("void-t4a",), 1),
    ],
)
def test_hazard_counts_the_sections_and_the_check_of_a_late_brake(
    entered: int, ahead: str, do: tuple[str, ...], cards: int
) -> None:
    cars = f"fast1@60, blue@7 strategy=hazard hand=t4a, {ahead}, orange@3"
    table = advanced(cars, "LateOrNot 0", now="blue moved", first=f"points=4 passes=1 entered={entered}")
    table.do(*do).any_luck()
    assert len(table.hand()) - ("t4a" in table.hand()) == cards


@rule("R1-LB-04", "R1-SPC-HAZ-04")
def test_the_check_of_a_robot_counts_for_nobody() -> None:
    cars = "superfast1@12, blue@3, orange@2"
    table = advanced(cars, "OrderLate 2", table="orange blue", now="superfast1", first="points=2")
    assert table.do("late-brake", value(10)).race.passes == 0


@rule("R1-LB-19", "R1-SPC-HAZ-06", "R1-SPC-HAZ-08")
@pytest.mark.parametrize("check", [TARGET, value(51)])
def test_the_agreed_checks_bring_hazard_nothing_more(check: str) -> None:
    cars = f"slow1@-12, blue@12 strategy=hazard target={value(50)}, orange@3"
    table = advanced(
        cars,
        "LateOrNot 0; TurnOver 0",
        table="leader blue",
        now="blue moved",
        first="points=6 entered=6",
        switches="late-brake-lap-checks=on",
    )
    table.do("late-brake", value(10), check).any_luck()
    assert len(table.hand()) == 1


# Off the track, basic


@rule("R1-OFF-03", "R1-OFF-04", "R1-OFF-05", "R1-OFF-37")
def test_the_basic_return_is_to_the_first_point_and_nothing_else() -> None:
    table = at("slow1@40 acted, blue@12 off=6b strategy=lucky, orange@14 acted, slow2@13 acted", ROUND)
    assert table.told(BackOnTrack)
    assert table.hand() == []
    assert table.told(BackOnTrack)[0].section.code == "6b"
    put_back = at("slow1@40, blue@12 off=6b, orange@14 acted")
    assert put_back.lane("6b") == ["orange", "blue"]
    assert put_back.race.acted[0]
    assert put_back.race.chances[0] == 0
    off = at("orange@12, blue@12, slow1@40", "LateOrNot 0", now="blue moved", first="points=3").do(
        "late-brake", value(78)
    )
    assert off.race.reentry[0] == off.race.board.recovery[12].first_reentry  # type: ignore[union-attr]


@rule("R1-OFF-08", "R1-OFF-09")
def test_a_leader_off_the_track_gives_the_marker_to_a_car_of_that_section() -> None:
    table = braking("blue@12, orange@12, slow1@11", table="leader blue").do("late-brake", value(78))
    assert table.leader == "orange"
    kept = braking("blue@12, orange@11, slow1@11", table="leader blue").do("late-brake", value(78))
    assert kept.leader == "blue"
    lapped = braking("slow1@-12, blue@12, orange@11", table="leader blue").do("late-brake", value(78))
    assert lapped.leader == "blue"


@rule("R1-OFF-45", "R1-OFF-39")
def test_of_two_leaders_off_at_one_section_the_first_off_has_the_marker() -> None:
    """Blue has passed orange, who is off there, and goes off as well."""
    table = braking("blue@12, orange@12 off=6b, slow1@11", table="leader blue").do("late-brake", value(78))
    assert table.leader == "orange"
    on_track = braking("blue@12, slow1@12, orange@12 off=6b", table="leader blue").do("late-brake", value(78))
    assert on_track.leader == "slow1", "a car on the track comes before both"
    lapped = braking("blue@12, orange@-12 off=6b, slow1@11", table="leader blue").do("late-brake", value(78))
    assert lapped.leader == "blue", "a lapped car never has it"


@rule("R1-OFF-36", "R1-OFF-37", "R1-OFF-38")
def test_off_the_track_a_car_ranks_behind_its_section_and_loses_the_lead_to_whoever_enters() -> None:
    from paddock.games.race90.shared.rules_table import standing

    table = at("blue@12 off=6b, orange@12, slow1@11", "")
    assert [table.car("orange"), 0] == standing(table.race)[:2]
    returns = at("orange@17 off=7b, blue@12 off=b7, slow1@3", table="leader orange")
    assert (returns.where("blue"), returns.leader) == ("b7", "blue")
    enters = at("blue@12 off=6b, orange@11, slow1@3", "DriveOn 1", table="leader blue", now="orange mp=1")
    assert enters.leader == "orange"


# Off the track, advanced


def path(check: str, words: str = "", section: int = 12, cars: str = ", orange@3", **more: Any) -> Table:
    """Blue has failed a late brake and is on its way off the track; the check of the path falls so."""
    table = advanced(f"blue@{section} {words}{cars}", ROUND_OFF, now="blue moved", first="points=3", **more)
    return table.do("late-brake", value(99), check) if not words.count("hand") else table.do("late-brake", value(99))


ROUND_OFF = "LateOrNot 0; EndOnSpot 0; LastSpecials 0; TurnOver 0; NextToAct; RoundOver; Round no"


@rule("R1-OFF-10", "R1-OFF-15", "R1-OFF-26", "R1-OFF-17", "R1-OFF-21")
def test_a_passed_check_leads_to_the_nearest_return_with_what_is_printed_there() -> None:
    table = path(value(50))
    assert table.race.off == (0,)
    assert table.race.board.names[table.race.reentry[0]] == "6b"
    assert table.race.chips[0] == 9
    assert table.race.waste[0] == 2
    assert table.race.forced == ()


@rule("R1-OFF-16", "R1-OFF-23", "R1-OFF-24", "R1-SC-01")
def test_a_failed_check_leads_on_here_into_a_crash_with_the_safety_car() -> None:
    table = path(value(62))
    assert 0 in table.race.retired
    assert table.race.safety != NO_SAFETY
    assert not table.told(Recovered)
    last = path(value(62), cars=", slow1@3")
    assert last.match.over  # with the last player, and nobody lines up


@rule("R1-OFF-11", "R1-OFF-42", "R1-SKILL-REF-04")
def test_strategy_and_skill_do_not_work_off_the_track_but_rain_does() -> None:
    table = advanced("blue@12 off=6b skill=reflexes strategy=lucky, orange@3", "", table="turn 7 weather 8")
    assert not table.race.works(0)
    assert limit(table.race, 0, RECOVERING, 50) == 30
    agreed = advanced("blue@12 off=6b skill=reflexes, orange@3", "", switches="off-track-reflexes=on")
    assert limit(agreed.race, 0, RECOVERING, 50) == 70


@rule("R1-OFF-13", "R1-OFF-14")
def test_players_may_use_a_card_robots_go_blind() -> None:
    table = path("", f"hand={THREE}")
    assert table.codes == ["blind", f"check-{THREE}"]
    robot = advanced(
        "slow1@12, blue@3, orange@2", "OrderLate 7", table="orange blue", now="slow1", first="points=2"
    ).do("late-brake", value(90))
    assert robot.asks == "TurnCard"


@rule("R1-OFF-18", "R1-STR-SAVE-06")
def test_too_few_chips_is_the_end_even_with_save_tyres() -> None:
    table = path(value(50), "chips=0 strategy=save-tyres")
    assert (0 in table.race.retired, table.race.chips[0]) == (True, 0)
    enough = path(value(50), "chips=1 strategy=save-tyres")
    assert (0 in enough.race.retired, enough.race.chips[0]) == (False, 0)


@rule("R1-OFF-19", "R1-PAY-09")
def test_damage_off_the_track_needs_slots() -> None:
    hit = path(value(99, without=(value(99),)), section=7)
    assert hit.asks == "DrawDisc"
    assert hit.do("red").race.red[0] == 1
    out = path(value(99, without=(value(99),)), "red=5", section=7).do("red")
    assert 0 in out.race.retired


@rule("R1-OFF-20", "R1-OFF-40")
def test_robots_ignore_tyres_and_damage_but_not_the_time() -> None:
    cars = "superfast1@7, slow1@7, blue@3, orange@2"
    for car, number in (("superfast1", 2), ("slow1", 7)):
        table = advanced(cars, f"OrderLate {number}", table="orange blue", now=car, first="points=2").do(
            "late-brake", value(99), value(98)
        )
        assert table.race.waste[number] == 2
        assert table.race.off == (number,)
    back = advanced("fast1@7 off=5 waste=2, blue@3, orange@2", "ActNow 4")
    assert back.where("fast1") == "5"
    assert back.race.waste[4] == 0
    none = advanced("slow1@7 off=5 waste=2, blue@3, orange@2", "ActNow 7")
    assert none.where("slow1") == "5"
    assert none.race.now.mp == 0


@rule("R1-OFF-22", "R1-OFF-43")
def test_a_forced_stop_comes_in_the_turn_after_the_return() -> None:
    ring = advanced("blue@19, orange@3", ROUND_OFF, circuit="hungaroring", now="blue moved", first="points=3")
    ring.do("late-brake", value(99), value(98), "red")
    assert ring.race.forced == (0,)
    twice = advanced("blue@19 forced, orange@3", ROUND_OFF, circuit="hungaroring", now="blue moved", first="points=3")
    assert twice.do("late-brake", value(99), value(98), "red").race.forced == (0,)
    returning = advanced(f"blue@12 off=6b forced hand={THREE}, orange@3").do(THREE_B)
    assert returning.asks == "PlayOrSkip"
    after = advanced("blue@14 forced, orange@3")
    assert after.asks == "TakeOnFuel"
    assert after.race.forced == (0,)
    assert after.do("load-10").race.forced == ()


@pytest.fixture
def longer_path() -> Iterator[None]:
    """Monza's Ascari with a second check: passed, the car comes back late; failed, it crashes without safety car."""
    recovery = at("blue@3, orange@1", "").race.board.recovery[12]
    assert recovery is not None
    first = recovery.checks[0]
    old = first.failed
    on, back, crash = Outcome(), Outcome(), Outcome()
    on.tyres, on.check = 1, 1
    back.reentry = 16
    crash.crash = True
    first.failed = on
    recovery.checks.append(RecoveryCheck(50, 0, False, back, crash))
    yield
    first.failed = old
    recovery.checks.pop()


@rule("R1-OFF-15", "R1-OFF-16", "R1-OFF-25")
@pytest.mark.usefixtures("longer_path")
def test_a_path_goes_on_from_check_to_check_and_a_plain_crash_brings_no_safety_car() -> None:
    table = path(value(62))
    assert table.asks == "TurnCard"
    assert table.race.chips[0] == 9
    assert not table.told(Recovered)
    table.do(value(50))
    assert len(table.told(Recovered)) == 1
    assert table.race.reentry[0] == 16
    assert table.race.off == (0,)
    crash = path(value(62)).do(value(90))
    assert 0 in crash.race.retired
    assert crash.race.safety == NO_SAFETY


@rule("R1-OFF-30", "R1-OFF-31", "R1-OFF-32", "R1-OFF-34", "R1-OFF-41")
def test_the_advanced_return_draws_and_plays_and_pays_a_point() -> None:
    table = advanced(f"slow1@40, blue@12 off=6b waste=1 hand={THREE} strategy=lucky discs=0, orange@14 acted, slow2@3")
    assert table.asks == "DrawRace"
    table.do(THREE_B, f"play-{THREE}")
    table.any_luck()
    assert table.race.points == 2
    assert table.lane("6b") == ["orange", "blue"]
    free = advanced(f"slow1@40, blue@12 off=6b waste=1 hand={THREE}, orange@3").do(THREE_B, f"play-{THREE}")
    assert free.where("blue") == "opposto-1"


@rule("R1-OFF-33")
def test_without_a_point_the_car_is_simply_put_back_last() -> None:
    table = advanced(f"slow1@40, blue@12 off=6b waste=4 hand={THREE}, orange@14 acted").do(THREE_B, f"play-{THREE}")
    assert table.race.points == -1
    assert table.lane("6b") == ["orange", "blue"]
    assert table.race.waste[0] == 0


@rule("R1-OFF-44")
def test_a_skip_in_the_turn_of_return_puts_the_car_back_and_may_change_the_strategy() -> None:
    table = advanced(f"slow1@40, blue@12 off=6b waste=4 hand={THREE}, orange@14 acted").do(THREE_B, "skip")
    assert table.lane("6b") == ["orange", "blue"]
    assert table.asks == "NewStrategy"


@rule("R1-OFF-43", "R1-SC-26")
def test_a_forced_stop_is_carried_until_one_is_allowed() -> None:
    under = advanced("blue@14 forced, orange@13", table="turn 7 weather 1 safety 14")
    assert under.asks == "TakeOnFuel"
    assert under.race.forced == ()
    off = advanced(f"blue@12 off=6b forced hand={THREE}, orange@3").do(THREE_B, "skip", "keep")
    assert off.race.forced == (0,)
    assert 0 not in off.race.retired


def test_there_is_no_other_way_out_of_the_outcomes() -> None:
    assert Outcome().check == NOWHERE

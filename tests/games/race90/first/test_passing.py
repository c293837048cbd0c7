"""Overtaking, lapping and unlapping: prices, duties, checks of the LEADER, and robots."""

import pytest

from games.race90.first.tables import LAP, ROUND, Table, advanced, at, card, printed, value
from paddock.games.race90.first.rules_pass import has_easy_corner, pass_price
from paddock.games.race90.shared.events import Passed
from paddock.games.race90.shared.rules_pass import FORBIDDEN
from paddock.games.race90.shared.rules_robots import best_spot
from paddock.games.race90.shared.rules_table import lap_marker
from rules import rule

STRAIGHT, BRAKE, CORNER = 11, 12, 13


def meeting(
    section: int,
    *,
    other: str = "orange",
    laps: int = 0,
    words: str = "",
    mp: int = 5,
    level: str = "basic",
    table: str = "",
    now: str = "",
    car: str = "blue",
) -> Table:
    """A car stands directly behind another, which is so many laps behind (or ahead, below zero)."""
    behind = f"{other}@{section - LAP * laps}"
    cars = f"fast1@{section + 3 * LAP + 12}, {behind}, {car}@{section} {words}"
    cars += "".join(f", {name}@{section - 8}" for name in ("blue", "orange") if name not in (other, car))
    number = at(cars, "", level=level).car(car)
    return at(
        cars, f"DriveOn {number}; MoveDone {number}", level=level, table=table, now=f"{car} mp={mp} settled {now}"
    )


def price(section: int, *, mp: int = 5, **words: str | int) -> int:
    """What was paid to pass, told by where the car stopped; 99 where it did not pass."""
    table = meeting(section, mp=mp, **words)  # type: ignore[arg-type]
    if table.asks == "PassOrStop":
        table.do("pass")
    car = table.car(str(words.get("car", "blue")))
    other = table.car(str(words.get("other", "orange")))
    if not any(event.other.car == other for event in table.told(Passed)):
        return 99
    return mp - (table.race.progress[car] - section)


PRICES = [
    (STRAIGHT, 0, "", 1),
    (BRAKE, 0, "", 99),
    (CORNER, 0, "", 99),
    (STRAIGHT, 0, "strategy=banging-wheels", 1),
    (BRAKE, 0, "strategy=banging-wheels", 1),
    (CORNER, 0, "strategy=banging-wheels", 2),
    (STRAIGHT, 1, "", 1),
    (BRAKE, 1, "", 1),
    (CORNER, 1, "", 2),
    (STRAIGHT, -1, "", 1),
    (BRAKE, -1, "", 1),
    (CORNER, -1, "", 2),
]


@rule(
    "R1-OVT-02", "R1-OVT-07", "R1-OVT-09", "R1-STR-BW-02", "R1-STR-BW-03", "R1-STR-BW-04", "R1-LAP-02", "R1-LAP-03",
    "R1-LAP-04", "R1-LAP-20", "R1-LAP-07", "R1-LAP-21", "R1-LAP-31",
)  # fmt: skip
@pytest.mark.parametrize(("section", "laps", "words", "paid"), PRICES)
def test_what_it_costs_to_pass(section: int, laps: int, words: str, paid: int) -> None:
    assert price(section, laps=laps, words=words) == paid


@rule("R1-SKILL-LAP-01", "R1-SKILL-LAP-02", "R1-SKILL-LAP-04", "R1-SKILL-LAP-05", "R1-FLAG-13", "R1-FLAG-14")
@pytest.mark.parametrize("words", ["skill=lapping", "blue-flag", "skill=lapping blue-flag"])
@pytest.mark.parametrize(
    ("section", "laps", "paid"),
    [
        (STRAIGHT, 1, 0),
        (BRAKE, 1, 0),
        (CORNER, 1, 1),
        (CORNER, -1, 2),
        (STRAIGHT, -1, 1),
        (STRAIGHT, 0, 1),
        (CORNER, 0, 99),
    ],
)
def test_cheap_lapping(words: str, section: int, laps: int, paid: int) -> None:
    assert price(section, laps=laps, words=words, level="advanced") == paid


@rule("R1-SKILL-LAP-06")
def test_a_free_lap_needs_a_point_left() -> None:
    table = meeting(STRAIGHT, laps=1, words="skill=lapping", level="advanced", mp=0)
    assert table.lane("serraglio-2")[0] == "orange"


@rule("R1-OVT-10", "R1-OVT-11", "R1-OVT-13", "R1-ROB-26")
@pytest.mark.parametrize("table", ["turn 1 weather 1 opening", "turn 26 weather 1", "turn 7 weather 1 opening"])
@pytest.mark.parametrize("section", [STRAIGHT, BRAKE, CORNER])
@pytest.mark.parametrize("laps", [0, 1, -1])
def test_on_first_last_and_restart_turns_every_pass_costs_a_point(table: str, section: int, laps: int) -> None:
    assert price(section, laps=laps, table=table) == 1
    if laps >= 0:
        assert price(section, laps=laps, table=table, car="slow1") == 1
    else:
        assert price(section, laps=laps, table=table, car="slow1") == 99


@rule("R1-OVT-19", "R1-LAP-19", "R1-OVT-04", "R1-LAP-28")
def test_passes_are_compulsory_then_but_an_unlap_is_not() -> None:
    for laps in (0, 1):
        assert meeting(CORNER, laps=laps, table="turn 26 weather 1").asks == ""
    assert meeting(CORNER, laps=-1, table="turn 26 weather 1").codes == ["pass", "stop"]
    assert meeting(STRAIGHT).asks == ""
    assert meeting(CORNER, laps=1).asks == ""


@rule("R1-TC-09", "R1-TC-16", "R1-FLAG-13", "R1-OVT-13")
@pytest.mark.parametrize(
    ("laps", "table", "blue", "plain", "easy"),
    [
        (0, "", False, FORBIDDEN, 1),
        (1, "", False, 2, 1),
        (-1, "", False, 2, 1),
        (1, "", True, 1, 1),
        (0, "opening", False, 1, 1),
        (1, "opening", True, 0, 0),
    ],
)
def test_a_card_for_passes_never_makes_them_dearer(laps: int, table: str, blue: bool, plain: int, easy: int) -> None:
    race = advanced(f"fast1@109, orange@{CORNER - LAP * laps}, blue@{CORNER}", "", table=table).race
    assert pass_price(race, 0, CORNER, 1, CORNER, False, blue) == plain
    assert pass_price(race, 0, CORNER, 1, CORNER, True, blue) == easy


@rule("R1-TC-09", "R1-TC-16")
@pytest.mark.parametrize(
    ("played", "corner", "easy"),
    [(("t6d",), 6, True), (("t6c",), 6, False), (("t7d",), 6, False), (("t6c", "t6d"), 6, True), (("t1d",), 1, True)],
)
def test_only_a_card_with_the_symbol_makes_the_passes_of_its_corner_easy(
    played: tuple[str, ...], corner: int, easy: bool
) -> None:
    assert has_easy_corner(tuple(printed(each) for each in played), corner) == easy


@rule("R1-ROB-10", "R1-ROB-12", "R1-JR-11", "R1-LAP-28")
def test_a_robot_is_never_asked_whether_it_passes() -> None:
    table = at("fast2@114, orange@-11, fast1@13, blue@3", "DriveOn 2", now="fast1 mp=1")
    assert (table.asks, table.lane("6a")) == ("", ["orange", "fast1"])
    assert at("fast2@114, orange@-11, fast1@13, blue@3", "DriveOn 2", now="fast1 mp=2").lane("6a") == [
        "fast1",
        "orange",
    ]


@rule("R1-OVT-03", "R1-OVT-05", "R1-OVT-06")
def test_cars_are_passed_one_at_a_time_from_the_rear_each_for_its_price() -> None:
    table = at("orange@21, slow1@21, slow2@21, blue@20, fast1@50", "DriveOn 0", now="blue mp=3")
    assert table.lane("main-2") == ["orange", "blue", "slow1", "slow2"]


@rule("R1-OVT-12", "R1-OVT-16", "R1-LB-02")
@pytest.mark.parametrize("table", ["turn 1 weather 1 opening", "turn 26 weather 1", "turn 7 weather 1 opening"])
def test_a_late_brake_may_still_be_chosen_then(table: str) -> None:
    found = at("blue@12, orange@3", "LateOrNot 0", table=table, now="blue moved", first="points=3")
    assert found.codes == ["no-late-brake", "late-brake"]


@rule("R1-OVT-14", "R1-OFF-27")
def test_cars_off_the_track_block_nobody() -> None:
    table = at("orange@12 off=6b, blue@11, slow1@40", "DriveOn 0", now="blue mp=2")
    assert table.race.progress[0] == 13
    beside = advanced("orange@12 off=6a, blue@12, slow1@40", "DriveOn 0", now="blue mp=2")
    assert beside.race.progress[0] == 14


@rule("R1-OVT-15", "R1-LAP-25", "R1-LAP-24")
def test_each_car_is_judged_by_its_own_lap() -> None:
    table = at("orange@13, slow1@-11, blue@13, fast1@60", "DriveOn 0", now="blue mp=5")
    assert table.lane("6a") == ["orange", "blue", "slow1"]
    assert table.race.now.mp == 0


@rule("R1-OVT-17", "R1-LAP-29")
def test_who_declines_stops_and_loses_the_rest() -> None:
    table = meeting(CORNER, words="strategy=banging-wheels")
    assert table.codes == ["pass", "stop"]
    table.do("stop")
    assert table.race.progress[0] == CORNER
    assert table.race.now.mp == 0
    brake = meeting(BRAKE, words="strategy=banging-wheels").do("stop")
    assert (brake.asks, brake.race.now.mp, brake.race.progress[0]) == ("", 0, BRAKE)
    unlap = meeting(STRAIGHT, laps=-1).do("stop")
    assert unlap.race.progress[0] == STRAIGHT


@rule("R1-OVT-18")
def test_a_car_that_starts_behind_others_must_pass_them() -> None:
    stays = at("orange@13 acted, blue@13, fast1@40", "DriveOn 0", now="blue mp=4")
    assert stays.race.progress[0] == 13
    assert price(CORNER, laps=1) == 2


# Lapping


@rule("R1-LAP-01", "R1-LAP-06", "R1-LAP-08", "R1-LAP-09", "R1-LAP-10", "R1-LAP-14")
def test_the_leader_checks_for_a_car_and_goes_on() -> None:
    table = at(f"slow1@-4, blue@20 target={value(43)} hand={value(10)}, orange@3", "DriveOn 0", now="blue mp=3")
    assert table.asks == "CheckCard"
    assert lap_marker(table.race, 5) == 0
    table.do(f"check-{value(10)}")
    assert table.race.progress[0] == 22
    assert table.target() == value(10)
    assert lap_marker(table.race, table.car("slow1")) == 1
    twice = at("blue@44, slow1@-4, orange@43", "")
    assert lap_marker(twice.race, twice.car("slow1")) == 2


@rule("R1-LAP-11")
def test_a_failed_check_stops_the_leader_without_damage() -> None:
    table = at(f"slow1@-4, blue@20 target={value(43)}, orange@3", "DriveOn 0", now="blue mp=3").do(value(60))
    assert table.race.progress[0] == 20
    assert table.race.now.mp == 0
    assert table.race.red[0] == 0
    assert table.lane("main-1") == ["slow1", "blue"]


@rule("R1-LAP-05", "R1-LAP-12", "R1-LAP-13")
def test_the_check_is_made_if_the_points_suffice_and_only_then() -> None:
    enough = at(f"slow1@-11, blue@13 target={value(43)}, orange@3", "DriveOn 0", now="blue mp=2")
    assert enough.asks == "TurnCard"
    less = at(f"slow1@-11, blue@13 target={value(43)}, orange@3", "DriveOn 0", now="blue mp=1")
    assert less.asks == ""
    assert less.lane("6a") == ["slow1", "blue"]


@rule("R1-LAP-16")
def test_a_car_with_a_marker_needs_no_check_again() -> None:
    marked = at("slow1@-28, blue@20, orange@3", "DriveOn 0", now="blue mp=2")
    assert marked.race.progress[0] == 21
    unmarked = at("slow1@-4, blue@20, orange@3", "DriveOn 0", now="blue mp=2")
    assert unmarked.asks == "TurnCard"


@rule("R1-LAP-17", "R1-LAP-18", "R1-WX-10", "R1-SKILL-REF-03")
def test_rain_does_not_count_for_the_leaders_check_reflexes_does() -> None:
    from paddock.games.race90.first.rules_check import limit

    table = advanced(
        f"blue@20 target={value(43)} skill=reflexes, orange@3 target={value(41)}", "", table="turn 7 weather 8"
    )
    assert limit(table.race, 0, 3, 0) == 63
    assert limit(table.race, 1, 3, 0) == 41


@rule("R1-LAP-22")
def test_passing_the_leader_takes_a_marker_off() -> None:
    table = at("orange@44, blue@20, slow1@3", "DriveOn 0", now="blue mp=2").do("pass")
    assert lap_marker(table.race, 0) == 0
    assert table.leader == "orange"
    two = at("orange@68, blue@20, slow1@3", "DriveOn 0", now="blue mp=1").do("pass")
    assert lap_marker(two.race, 0) == 1


@rule("R1-LAP-26")
@pytest.mark.parametrize("table", ["turn 26 weather 1", "turn 7 weather 1 opening"])
def test_the_check_is_needed_on_the_last_and_restart_turns(table: str) -> None:
    found = at("slow1@-11, blue@13, orange@3", "DriveOn 0", table=table, now="blue mp=2")
    assert found.asks == "TurnCard"


@rule("R1-LAP-27")
def test_markers_follow_progress_through_stops() -> None:
    table = at("blue@23 acted, orange@5 fuel=12, slow1@3", "ActNow 1").do("pit")
    assert lap_marker(table.race, 1) == 1
    leader = at("blue@47 fuel=12, orange@20, slow1@19").do("pit")
    assert lap_marker(leader.race, 1) == 0
    assert leader.leader == "blue"


@rule("R1-LAP-30")
def test_who_takes_the_lead_on_the_way_needs_checks_from_then_on() -> None:
    table = at("orange@21, blue@20, slow1@-2, slow2@3", "DriveOn 0", now="blue mp=5")
    assert table.leader == "blue"
    assert table.asks == "TurnCard"


@rule("R1-EX-25")
def test_figure_1_the_leader_laps_twice() -> None:
    cars = f"red@11 target={value(43)} hand={value(41)},{value(10)}, slow1@-12, blue@-11, orange@1 acted"
    table = at(cars, "DriveOn 3", seats=4, table="leader red", now="red mp=5")
    table.do(f"check-{value(41)}", f"check-{value(10)}")
    assert table.where("red") == "6a"
    assert table.lane("6a") == ["red", "blue"]
    assert table.race.now.mp == 0
    assert [lap_marker(table.race, table.car(name)) for name in ("slow1", "blue")] == [1, 1]
    assert table.target(3) == value(10)


@rule("R1-EX-26")
def test_figure_2_blue_unlaps_and_the_robot_does_not() -> None:
    table = at(
        "red@13 acted, blue@-11, slow1@-12 spot=b6-spot1, orange@1 acted",
        "DriveOn 0",
        seats=4,
        table="leader red",
        now="blue mp=3",
    )
    table.do("pass")
    assert table.where("blue") == "6b"
    assert lap_marker(table.race, 0) == 0
    robot = at("red@13 acted, slow1@-12 spot=b6-spot1, blue@1, orange@1 acted", "ActNow 6", seats=4, table="leader red")
    assert robot.race.now.mp == 0
    assert robot.lane("6a") == ["red", "slow1"]


# Robots


@rule("R1-ROB-01")
def test_robots_have_nothing_but_their_car() -> None:
    table = at("slow1@20, blue@3, orange@2", "ActNow 5")
    assert len(table.race.hands) == len(table.race.target) == len(table.race.chips) == 2
    assert not table.race.stack


@rule("R1-ROB-02", "R1-ROB-03", "R1-ROB-04", "R1-ROB-24")
@pytest.mark.parametrize(("name", "number", "points"), [("superfast1", 2, 4), ("fast1", 4, 3), ("slow1", 7, 2)])
def test_robots_move_by_their_kind(name: str, number: int, points: int) -> None:
    table = advanced(f"{name}@20, blue@3, orange@2", f"ActNow {number}")
    assert table.race.progress[number] == 20 + points
    assert table.race.points == points


@rule("R1-ROB-05", "R1-ROB-25")
def test_a_robot_uses_its_spot_without_a_card_but_not_on_the_first_turn() -> None:
    assert at("slow1@19 spot=7b-spot1, blue@3, orange@2", "ActNow 5").race.progress[5] == 23
    start = at("slow1@19 spot=7b-spot1, blue@3, orange@2", "ActNow 5", table="turn 1 weather 1 opening")
    assert start.race.progress[5] == 21


@rule("R1-ROB-06", "R1-ROB-07", "R1-TRAJ-16")
def test_a_robot_takes_the_best_spot_the_outermost_among_equals() -> None:
    table = at("slow1@15, blue@3, orange@2", "ActNow 5")
    assert table.race.board.spots[table.race.spot[5]].name == "b7-spot1"
    taken = at("slow1@15, blue@17 spot=b7-spot1 acted, orange@2", "ActNow 5")
    assert taken.race.board.spots[taken.race.spot[5]].name == "b7-spot2"
    stays = at("slow1@17 spot=b7-spot1, blue@3, orange@2", "EndOnSpot 5", now="slow1 moved")
    assert stays.race.board.spots[stays.race.spot[5]].name == "b7-spot1"

    spots = taken.race.board.spots_of[17]
    assert [taken.race.board.spots[spot].outer for spot in spots] == [0, 1]
    taken.race.spot = [-1] * taken.race.cars
    taken.race.board.spots[spots[0]].bonus, kept = 1, taken.race.board.spots[spots[0]].bonus
    try:
        assert best_spot(taken.race, 17) == spots[0]
    finally:
        taken.race.board.spots[spots[0]].bonus = kept


@rule("R1-ROB-06")
@pytest.mark.parametrize(("bonuses", "best"), [((2, 1), 0), ((1, 2), 1), ((1, 3), 1), ((3, 2), 0)])
def test_the_highest_bonus_comes_before_the_place_of_the_spot(bonuses: tuple[int, int], best: int) -> None:
    table = at("slow1@15, blue@3, orange@2", "")
    places = [table.race.board.spots[spot] for spot in table.race.board.spots_of[17]]
    bonus_of = [place.bonus for place in places]
    try:
        for place, bonus in zip(places, bonuses, strict=True):
            place.bonus = bonus
        table = at("slow1@15, blue@3, orange@2", "ActNow 5")
        assert table.race.board.spots[table.race.spot[5]].name == places[best].name
    finally:
        for place, bonus in zip(places, bonus_of, strict=True):
            place.bonus = bonus


@rule("R1-ROB-06")
@pytest.mark.parametrize("taken", ["b7-spot1", "b7-spot2"])
def test_only_a_free_spot_can_be_taken_by_a_robot(taken: str) -> None:
    table = at(f"slow1@15, blue@17 spot={taken} acted, orange@2", "ActNow 5")
    assert {taken, table.race.board.spots[table.race.spot[5]].name} == {"b7-spot1", "b7-spot2"}
    full = at("slow1@15, blue@17 spot=b7-spot1 acted, orange@17 spot=b7-spot2 acted", "ActNow 5")
    assert full.race.spot[5] == -1


@rule("R1-ROB-08", "R1-ROB-15")
@pytest.mark.parametrize("section", [STRAIGHT, BRAKE, CORNER])
@pytest.mark.parametrize("laps", [0, 1])
def test_robots_pass_robots_for_nothing(section: int, laps: int) -> None:
    assert price(section, other="slow2", laps=laps, car="slow1") == 0


@rule("R1-ROB-09")
def test_without_points_a_robot_queues_behind_robots() -> None:
    table = at("fast1@5 acted, slow1@3, blue@1, orange@30", "ActNow 5")
    assert table.lane("b3") == ["fast1", "slow1"]


@rule("R1-ROB-10", "R1-ROB-11", "R1-ROB-12", "R1-ROB-16")
@pytest.mark.parametrize(
    ("section", "laps", "paid"),
    [(STRAIGHT, 0, 1), (CORNER, 0, 99), (BRAKE, 0, 99), (STRAIGHT, 1, 1), (BRAKE, 1, 1), (CORNER, 1, 2)],
)
def test_what_robots_pay_to_pass_players(section: int, laps: int, paid: int) -> None:
    assert price(section, laps=laps, car="slow1") == paid


@rule("R1-ROB-13", "R1-ROB-14")
def test_robots_never_brake_late_of_themselves() -> None:
    basic = at("slow1@10, blue@3, orange@2", "ActNow 5")
    assert basic.where("slow1") == "b6"
    assert basic.race.race_discard == []
    without = advanced("slow1@10, blue@3, orange@2", "ActNow 7")
    assert without.where("slow1") == "b6"
    assert without.asks == ""
    ordered = advanced("slow1@10, blue@3, orange@2", "ActNow 7", table="orange blue")
    assert ordered.asks == "SendLate"
    assert ordered.seat == 0


@rule("R1-FLAG-18", "R1-FLAG-26", "R1-ROB-13", "R1-ROB-14")
@pytest.mark.parametrize(
    ("section", "points", "orange", "asked"),
    [(BRAKE, 1, "blue", True), (BRAKE, 0, "blue", False), (BRAKE, 2, "", False), (CORNER, 2, "blue", False)],
)
def test_a_robot_is_sent_into_a_late_brake_where_its_movement_ended(
    section: int, points: int, orange: str, asked: bool
) -> None:
    table = f"orange {orange}" if orange else ""
    found = advanced(f"slow1@{section}, blue@3", "OrderLate 7", table=table, now="slow1", first=f"points={points}")
    assert (found.asks == "SendLate") == asked


@rule("R1-ROB-17", "R1-ROB-28", "R1-ROB-27")
def test_a_robot_that_leads_checks_blind_against_70() -> None:
    table = at("slow2@-4, slow1@20, blue@3, orange@2", "ActNow 5", table="leader slow1")
    assert table.asks == "TurnCard"
    passed = at("slow2@-4, slow1@20, blue@3, orange@2", "ActNow 5", table="leader slow1").do(value(67))
    assert passed.race.progress[5] == 22
    assert passed.discards == [value(67)]
    failed = at("slow2@-4, slow1@20, blue@3, orange@2", "ActNow 5", table="leader slow1").do(value(71))
    assert failed.race.progress[5] == 20
    marked = at("slow2@-28, slow1@20, blue@3, orange@2", "ActNow 5", table="leader slow1")
    assert marked.asks == ""
    fast = at("slow2@-4, fast1@20, blue@3, orange@2", "ActNow 2", table="leader fast1").do(value(67))
    assert (fast.discards, fast.race.target) == ([value(67)], [None, None])
    player = at("blue@-4, slow1@20, orange@2", "ActNow 5", table="leader slow1")
    assert player.asks == "TurnCard"


@rule("R1-ROB-18", "R1-ROB-21")
@pytest.mark.parametrize("section", [STRAIGHT, BRAKE, CORNER])
def test_a_car_with_more_laps_stops_a_robot(section: int) -> None:
    assert price(section, laps=-1, car="slow1") == 99
    assert price(section, laps=-1, car="slow1", other="slow2") == 99


@rule("R1-ROB-19")
def test_a_robot_unlaps_past_a_car_off_the_track() -> None:
    table = at("blue@36 off=6b, slow1@12, orange@11", "ActNow 5", table="leader blue")
    assert table.race.progress[5] == 14


@rule("R1-ROB-20", "R1-LB-21")
def test_a_robot_unlaps_by_a_late_brake() -> None:
    table = advanced(
        "blue@36, slow1@12, orange@11", "OrderLate 7", table="orange blue", now="slow1", first="points=2"
    ).do("late-brake", value(10))
    assert table.where("slow1") == "6a"
    assert lap_marker(table.race, 7) == 0


@rule("R1-ROB-29")
def test_a_robot_judges_each_car_in_turn() -> None:
    table = at("orange@13, slow2@13, slow1@13, blue@30", "DriveOn 5", now="slow1 mp=3")
    assert table.lane("6a") == ["orange", "slow1", "slow2"]
    assert table.race.now.mp == 0


# Banging wheels at the start


def bumping(cars: str, table: str = "turn 1 weather 1 opening", mp: int = 1, points: int = 4) -> Table:
    return at(cars, "DriveOn 0", table=table, now=f"blue mp={mp}", first=f"points={points}")


@rule("R1-STR-BW-05", "R1-STR-BW-06", "R1-STR-BW-07", "R1-STR-BW-09", "R1-STR-BW-10")
def test_one_overtake_at_a_start_is_free_even_without_points() -> None:
    cars = "slow1@1, orange@1, blue@1 strategy=banging-wheels, slow2@25"
    table = bumping(cars, mp=0)
    assert table.codes == ["bump", "stop"]
    table.do("bump")
    assert table.lane("b1") == ["slow1", "blue", "orange", "slow2"]
    assert table.asks == ""
    assert table.told(Passed)[0].price == 0
    for words in ("strategy=lucky", ""):  # others have no such right
        assert bumping(cars.replace("strategy=banging-wheels", words), mp=0).asks == ""
    once = bumping(cars, mp=1).do("bump")
    assert (once.asks, once.lane("b1")[:2], once.race.now.mp) == ("", ["blue", "slow1"], 0)
    front = "blue@1 strategy=banging-wheels, orange@1, slow1@1"
    assert bumping(front, mp=0).asks == ""
    assert bumping(cars, table="turn 7 weather 1 opening", mp=0).codes == ["bump", "stop"]
    assert bumping(cars, table="turn 26 weather 1", mp=0).asks == ""
    assert bumping(cars, table="turn 7 weather 1", mp=0).asks == ""
    assert bumping(cars, mp=0, points=1).codes == ["bump", "stop"]
    assert bumping(cars, mp=0, points=0).asks == ""  # without a movement value there is no move
    pays = bumping(cars, mp=1)
    assert pays.codes == ["bump", "pay-point"]
    pays.do("pay-point")
    assert pays.race.now.mp == 0
    assert pays.codes == ["bump", "stop"]
    lapped = bumping("orange@-23, blue@1 strategy=banging-wheels, slow2@60", mp=0)
    assert lapped.asks == ""


@rule("R1-STR-BW-08")
def test_banging_wheels_may_still_brake_late() -> None:
    table = at(
        "orange@12, blue@12 strategy=banging-wheels, slow1@40", "LateOrNot 0", now="blue moved", first="points=3"
    )
    assert "late-brake" in table.codes


def test_helpers_stand() -> None:
    assert ROUND
    assert card("gear", 3)

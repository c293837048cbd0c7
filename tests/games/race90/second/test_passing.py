"""Phase E: what it costs to pass a car, and where a movement ends."""

import pytest

from games.race90.second.tables import Table, at, value
from paddock.games.race90.shared.events import Passed
from rules import rule

# Monza: 10 and 11 are straights, 12 is a brake, 13 and 14 are corner 6; 24 sections. Another car leads, far ahead.
STRAIGHT, BRAKE, CORNER = 11, 12, 13
LAP = 24


def meeting(
    section: int, *, other: str = "orange", laps: int = 0, words: str = "", table: str = "", now: str = "", mp: int = 5
) -> Table:
    """Blue stands directly behind another car, which is so many laps behind (or ahead, below zero)."""
    behind = f"{other}@{section - LAP * laps}"
    cars = f"superfast1@{section + 3 * LAP + 12}, {behind}, blue@{section} {words}"
    if other != "orange":
        cars += f", orange@{section - 8}"
    return at(cars, "Drive 0; EndOfMove 0", table=table, now=f"blue mp={mp} settled {now}")


def price(table: Table, other: str, section: int, mp: int = 5) -> int:
    """What blue paid to pass, told by where it stopped; 99 where it could not."""
    driven = table.race.progress[0] - section
    passed = any(event.other.car == table.car(other) for event in table.told(Passed))
    return mp - driven if passed else 99


def check_price(section: int, laps: int, words: str, cost: int) -> None:
    """Blue pays so much; where it may not pass, it has stopped."""
    table = meeting(section, laps=laps, words=words)
    assert price(table, "orange", section) == cost
    if cost == 99:
        assert table.race.progress[0] == section


@rule("R2-E-10", "R2-E-12", "R2-E-13")
@pytest.mark.parametrize(("section", "cost"), [(STRAIGHT, 1), (BRAKE, 99), (CORNER, 99)])
def test_overtaking_is_for_straights(section: int, cost: int) -> None:
    check_price(section, 0, "", cost)


@rule("R2-LAP-01", "R2-LAP-02", "R2-LAP-03", "R2-LAP-25", "R2-LAP-27")
@pytest.mark.parametrize(("section", "cost"), [(STRAIGHT, 1), (BRAKE, 1), (CORNER, 2)])
def test_lapping_is_dear_in_corners_and_needs_no_check_unless_one_leads(section: int, cost: int) -> None:
    check_price(section, 1, "", cost)


@rule("R2-LAP-04", "R2-LAP-05", "R2-LAP-06")
@pytest.mark.parametrize(("section", "cost"), [(STRAIGHT, 1), (BRAKE, 1), (CORNER, 2)])
def test_unlapping_is_dear_in_corners(section: int, cost: int) -> None:
    check_price(section, -1, "", cost)


@rule("R2-GEN-10", "R2-GEN-11", "R2-GEN-12", "R2-STD-10")
@pytest.mark.parametrize(("laps", "how"), [(0, "overtake"), (1, "lap"), (-1, "unlap")])
def test_passing_is_named_by_the_laps_between_two_cars(laps: int, how: str) -> None:
    assert [event.how for event in meeting(STRAIGHT, laps=laps).told(Passed)] == [how]


@rule("R2-E-15", "R2-E-16", "R2-STR-BANG-02", "R2-STR-BANG-03")
@pytest.mark.parametrize(("section", "cost"), [(STRAIGHT, 1), (BRAKE, 1), (CORNER, 2)])
def test_banging_wheels_overtakes_anywhere(section: int, cost: int) -> None:
    check_price(section, 0, "strategy=banging-wheels", cost)


@rule("R2-STR-BANG-11")
@pytest.mark.parametrize("laps", [1, -1])
def test_banging_wheels_laps_and_unlaps_like_anybody(laps: int) -> None:
    check_price(CORNER, laps, "strategy=banging-wheels", 2)


@rule("R2-FLAG-21", "R2-FLAG-22", "R2-FLAG-23")
@pytest.mark.parametrize(("section", "cost"), [(STRAIGHT, 0), (BRAKE, 0), (CORNER, 1)])
def test_the_blue_flag_makes_lapping_cheap(section: int, cost: int) -> None:
    check_price(section, 1, "blue-flag", cost)


@rule("R2-SKILL-LAPPING-01", "R2-SKILL-LAPPING-02", "R2-SKILL-LAPPING-03")
@pytest.mark.parametrize(("section", "cost"), [(STRAIGHT, 0), (BRAKE, 0), (CORNER, 1)])
def test_the_skill_lapping_makes_it_as_cheap(section: int, cost: int) -> None:
    check_price(section, 1, "skill=lapping", cost)


@rule("R2-SKILL-LAPPING-05")
def test_flag_and_skill_together_are_worth_no_more() -> None:
    check_price(CORNER, 1, "skill=lapping blue-flag", 1)


@rule("R2-FLAG-24", "R2-SKILL-LAPPING-06")
@pytest.mark.parametrize("words", ["blue-flag", "skill=lapping"])
@pytest.mark.parametrize(("section", "laps", "cost"), [(STRAIGHT, 0, 1), (CORNER, 0, 99), (CORNER, -1, 2)])
def test_neither_helps_to_overtake_or_to_unlap(words: str, section: int, laps: int, cost: int) -> None:
    check_price(section, laps, words, cost)


SPECIAL = ("turn 26 weather 1", "turn 7 weather 1 opening")


@rule("R2-START-01", "R2-START-02", "R2-START-03", "R2-START-06", "R2-START-07")
@rule("R2-END-04", "R2-END-05", "R2-END-06", "R2-END-08", "R2-END-09")
@pytest.mark.parametrize("table", SPECIAL)
@pytest.mark.parametrize("section", [STRAIGHT, BRAKE, CORNER])
@pytest.mark.parametrize(
    ("laps", "words", "cost"),
    [(0, "", 1), (1, "", 1), (-1, "", 1), (1, "blue-flag", 0), (1, "skill=lapping", 0), (-1, "blue-flag", 1)],
)
def test_at_starts_and_in_the_last_turn_passing_costs_one(
    table: str, section: int, laps: int, words: str, cost: int
) -> None:
    assert price(meeting(section, laps=laps, words=words, table=table), "orange", section) == cost


@rule("R2-E-17", "R2-E-23")
@pytest.mark.parametrize("laps", [0, 1, -1])
@pytest.mark.parametrize("section", [STRAIGHT, BRAKE, CORNER])
def test_a_car_that_did_not_move_is_passed_for_one_anywhere(section: int, laps: int) -> None:
    cars = f"superfast1@{section + 3 * LAP + 12}, orange@{section - LAP * laps} no-move, blue@{section}"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=5 settled")
    assert price(table, "orange", section) == 1


ROBOT_PRICES = [
    ("fast1", STRAIGHT, 0, 0),
    ("fast1", BRAKE, 0, 1),
    ("fast1", CORNER, 0, 2),
    ("slow1", STRAIGHT, 0, 0),
    ("superfast2", STRAIGHT, 0, 1),
    ("superfast2", BRAKE, 0, 99),
    ("superfast2", CORNER, 0, 99),
    ("orange", CORNER, 0, 99),
    ("fast1", CORNER, 1, 2),
    ("fast1", STRAIGHT, 1, 1),
    ("fast1", STRAIGHT, -1, 1),
    ("fast1", CORNER, -1, 2),
]


@rule("R2-STR-RECOVERY-01", "R2-STR-RECOVERY-02", "R2-STR-RECOVERY-03", "R2-STR-RECOVERY-04", "R2-STR-RECOVERY-07")
@pytest.mark.parametrize(("other", "section", "laps", "cost"), ROBOT_PRICES)
def test_recovery_passes_fast_and_slow_robots(other: str, section: int, laps: int, cost: int) -> None:
    table = meeting(section, other=other, laps=laps, words="strategy=recovery")
    assert price(table, other, section) == cost


def robot_meets(section: int, other: str, *, laps: int = 0, table: str = "", still: str = "", mp: int = 3) -> Table:
    cars = f"superfast1@{section + 3 * LAP + 12}, {other}@{section - LAP * laps} {still}, fast2@{section}"
    if other != "orange":
        cars += f", orange@{section - 8}"
    cars += f", blue@{section - 9}"
    return at(cars, "Drive 5; EndOfMove 5", table=table, now=f"fast2 mp={mp} settled")


ROBOT_COSTS = [
    ("slow1", STRAIGHT, 0, "", 0),
    ("slow1", BRAKE, 0, "", 0),
    ("slow1", CORNER, 0, "", 0),
    ("orange", STRAIGHT, 0, "", 1),
    ("orange", BRAKE, 0, "", 99),
    ("orange", CORNER, 0, "", 99),
    ("slow1", STRAIGHT, 1, "", 0),
    ("slow1", CORNER, 1, "", 0),
    ("orange", STRAIGHT, 1, "", 1),
    ("orange", BRAKE, 1, "", 1),
    ("orange", CORNER, 1, "", 2),
    ("orange", STRAIGHT, -1, "", 99),
    ("slow1", STRAIGHT, -1, "", 99),
    ("orange", CORNER, 0, "no-move", 1),
    ("orange", CORNER, -1, "no-move", 1),
    ("slow1", CORNER, -1, "no-move", 1),
    ("slow1", CORNER, 0, "no-move", 0),
    ("slow1", CORNER, 1, "no-move", 0),
    ("orange", CORNER, 1, "no-move", 1),
]


@rule("R2-ROB-27", "R2-ROB-28", "R2-ROB-29", "R2-ROB-30", "R2-ROB-31", "R2-ROB-32", "R2-ROB-35", "R2-ROB-36")
@rule("R2-ROB-37", "R2-ROB-39", "R2-ROB-44", "R2-ROB-57", "R2-ROB-59")
@pytest.mark.parametrize(("other", "section", "laps", "still", "cost"), ROBOT_COSTS)
def test_what_a_robot_pays_to_pass(other: str, section: int, laps: int, still: str, cost: int) -> None:
    table = robot_meets(section, other, laps=laps, still=still)
    passed = any(event.other.car == table.car(other) for event in table.told(Passed))
    driven = table.race.progress[5] - section
    assert (3 - driven if passed else 99) == cost


@rule("R2-ROB-54", "R2-ROB-55")
@pytest.mark.parametrize("table", SPECIAL)
@pytest.mark.parametrize(
    ("other", "laps", "cost"), [("orange", 0, 1), ("orange", 1, 1), ("orange", -1, 99), ("slow1", 0, 0)]
)
def test_robots_at_starts_and_in_the_last_turn(table: str, other: str, laps: int, cost: int) -> None:
    found = robot_meets(CORNER, other, laps=laps, table=table)
    passed = any(event.other.car == found.car(other) for event in found.told(Passed))
    assert (3 - (found.race.progress[5] - CORNER) if passed else 99) == cost


@rule("R2-E-06", "R2-ROB-56")
def test_with_no_points_left_not_even_a_free_pass_is_made() -> None:
    cars = "superfast1@90, slow1@12, fast2@11, blue@3, orange@2"
    table = at(cars, "Drive 5; EndOfMove 5", now="fast2 mp=1 settled")
    assert table.lane("b6") == ["slow1", "fast2"]
    table = at("superfast1@90, orange@-12, blue@11 blue-flag", "Drive 0; EndOfMove 0", now="blue mp=1 settled")
    assert table.lane("b6") == ["orange", "blue"]


@rule("R2-E-05", "R2-E-07", "R2-E-11", "R2-EX-29")
def test_example_overtaking_on_a_straight() -> None:
    table = at("superfast1@90, orange@10, blue@7", "Drive 0; EndOfMove 0", now="blue mp=5 settled")
    assert table.where("blue") == "serraglio-2"
    assert table.race.now.mp == 0


@rule("R2-E-12", "R2-E-15", "R2-E-14", "R2-EX-30")
@pytest.mark.parametrize(("words", "end"), [("", "6a"), ("strategy=banging-wheels", "6b")])
def test_example_meeting_a_car_in_a_corner(words: str, end: str) -> None:
    table = at(f"superfast1@90, orange@13, blue@11 {words}", "Drive 0; EndOfMove 0", now="blue mp=5 settled")
    assert table.where("blue") == end


@rule("R2-E-10", "R2-E-13", "R2-E-16", "R2-EX-31")
@pytest.mark.parametrize(("words", "end"), [("strategy=banging-wheels", "7a"), ("", "b7")])
def test_example_a_straight_then_a_brake(words: str, end: str) -> None:
    cars = f"superfast1@90, green@17, orange@16, blue@13 {words}"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=7 settled", seats=3)
    assert table.where("blue") == end


@rule("R2-LAP-03", "R2-LAP-28", "R2-STD-03", "R2-E-27", "R2-EX-32")
def test_example_lapping_in_a_corner() -> None:
    cars = "blue@35, orange@13, slow1@14"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=5 settled")
    assert table.asks == "BlindCheck"
    table.do("r1")
    assert table.where("blue") == "6b"
    assert table.lane("6b") == ["slow1", "blue"]
    assert table.match.view(0)["table"]["cars"][1]["laps"] == 1


@rule("R2-FLAG-21", "R2-FLAG-23", "R2-FLAG-25", "R2-LAP-26", "R2-LAP-09", "R2-EX-33", "R2-EX-34", "R2-STD-05")
def test_examples_the_blue_flag_and_unlapping() -> None:
    cars = "blue@33 blue-flag, pink@11, orange@10, red@3, green@3"
    table = at(cars, "Drive 0; EndOfMove 0; Drive 4; EndOfMove 4", now="blue mp=5 settled", seats=5)
    assert table.asks == "BlindCheck"
    table.do("r1")
    assert table.asks == "BlindCheck"
    table.do("r59")
    assert table.where("blue") == "6b"
    laps = [car["laps"] for car in table.match.view(0)["table"]["cars"]]
    assert [laps[1], laps[4]] == [1, 1]


@rule("R2-LAP-04", "R2-LAP-07", "R2-STD-05", "R2-STD-04", "R2-EX-34")
def test_example_a_lapped_car_unlaps_itself() -> None:
    table = at("orange@35, blue@10, green@2", "Drive 0; EndOfMove 0", now="blue mp=4 settled", seats=3)
    assert table.where("blue") == "6a"
    assert table.match.view(0)["table"]["cars"][0]["laps"] == 0
    assert table.race.leader == 1


@rule("R2-E-08", "R2-E-09", "R2-STD-09", "R2-E-25")
def test_cars_ahead_in_the_own_section_are_passed_first_and_the_spot_is_left() -> None:
    cars = "superfast1@90, orange@15, blue@15 spot=opposto-1-spot1, green@16"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=3 settled", seats=3)
    assert table.lane("opposto-1") == ["orange"]
    assert table.lane("opposto-2") == ["blue", "green"]
    assert table.race.spot[0] == -1


@rule("R2-E-22", "R2-ROB-40", "R2-REC-38", "R2-LAP-20", "R2-EX-54")
def test_cars_off_the_track_are_in_nobodys_way() -> None:
    table = at("superfast1@66, blue@12 off=6b, orange@11", "Drive 1; EndOfMove 1", now="orange mp=3 settled")
    assert table.where("orange") == "6b"
    robot = at("blue@36 off=6b, fast1@11, orange@9", "Drive 4; EndOfMove 4", now="fast1 mp=2 settled")
    assert robot.where("fast1") == "6a"


@rule("R2-E-19", "R2-E-18", "R2-E-20", "R2-E-21")
@pytest.mark.parametrize("mp", [0, -2, 3])
def test_a_car_that_enters_and_passes_nothing_gets_the_chit_until_the_turn_ends(mp: int) -> None:
    cars = "superfast1@90, orange@13, blue@13"
    table = at(cars, "Drive 0; EndOfMove 0; Declare 1", now=f"blue mp={mp} settled")
    assert table.race.no_move == (0,)
    table = at(cars.replace("blue@13", "blue@13 no-move"), "EndGameTurn; Declare 1")
    assert table.race.no_move == ()


@rule("R2-E-19")
def test_passing_inside_the_section_counts_as_moving() -> None:
    table = at("superfast1@90, orange@11, blue@11", "Drive 0; EndOfMove 0", now="blue mp=1 settled")
    assert table.lane("serraglio-2") == ["blue", "orange"]
    assert table.race.no_move == ()


# The Leader check


@rule("R2-LAP-08", "R2-LAP-10", "R2-LAP-11", "R2-LAP-12", "R2-LAP-13", "R2-LAP-14", "R2-LAP-16", "R2-D2-11")
def test_the_leader_must_pass_a_check_to_lap() -> None:
    cars = "orange@11, blue@35 hand=r59,r64 target=r61"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=3 settled played=r30 charted=r30")
    assert table.asks == "NormalCheck"
    assert table.codes == ["blind", "check-r59", "check-r64"]
    table.do("check-r59")
    assert table.where("blue") == "6a"
    assert table.race.target[0].id == "r59"  # type: ignore[union-attr]
    assert "r61" in [each.id for each in table.race.race_discard]


@rule("R2-LAP-15", "R2-D2-23", "R2-D2-24")
def test_failing_it_the_leader_stops_without_damage() -> None:
    table = at("orange@11, blue@35 hand=r64 target=r61", "Drive 0; EndOfMove 0", now="blue mp=3 settled")
    table.do("check-r64")
    assert table.lane("serraglio-2") == ["orange", "blue"]
    assert (table.race.now.mp, table.asks) == (0, "")
    assert table.race.red[0] == table.race.brown[0] == 0
    assert table.race.target[0].check == 84  # type: ignore[union-attr]


@rule("R2-LAP-17")
def test_without_the_points_there_is_no_check() -> None:
    table = at("orange@13, blue@37 target=r61", "Drive 0; EndOfMove 0", now="blue mp=1 settled")
    assert table.asks == ""
    assert table.lane("6a") == ["orange", "blue"]


@rule("R2-LAP-18")
def test_no_check_for_a_car_that_is_a_lap_down_already() -> None:
    table = at("orange@11, blue@59 target=r61", "Drive 0; EndOfMove 0", now="blue mp=2 settled")
    assert table.where("blue") == "b6"


@rule("R2-LAP-21", "R2-LAP-22", "R2-WX-21", "R2-SKILL-REFLEXES-01")
@pytest.mark.parametrize(
    ("skill", "check", "end"), [("lapping", 50, "b6"), ("lapping", 51, "serraglio-2"), ("reflexes", 69, "b6")]
)
def test_rain_leaves_the_check_alone_and_reflexes_help(skill: str, check: int, end: str) -> None:
    cars = f"orange@11, blue@35 skill={skill} target=r61"
    mp = 1 if skill == "lapping" else 2
    table = at(cars, "Drive 0; EndOfMove 0", table="turn 7 weather 9", now=f"blue mp={mp} settled")
    table.do(value(check, without=("r61",)))
    assert table.where("blue") == end


@rule("R2-LAP-23", "R2-ROB-38", "R2-ROB-02", "R2-ROB-20")
@pytest.mark.parametrize(("drawn", "end"), [("r166", "b6"), ("r103", "serraglio-2")])
def test_a_robot_leader_checks_blind_against_seventy(drawn: str, end: str) -> None:
    table = at("orange@11, fast1@35, slow1@3, blue@2", "Drive 4; EndOfMove 4", now="fast1 mp=2 settled")
    assert table.asks == "BlindCheck"
    table.do(drawn)
    assert table.where("fast1") == end
    assert [each.id for each in table.race.race_discard] == [drawn]


@rule("R2-LAP-23", "R2-ROB-38")
def test_a_robot_leader_checks_before_lapping_a_robot_too() -> None:
    table = at("slow1@11, fast1@35, orange@4, blue@2", "Drive 4; EndOfMove 4", now="fast1 mp=2 settled")
    assert table.asks == "BlindCheck"


@rule("R2-LAP-29", "R2-LAP-09")
def test_each_check_uses_the_target_left_by_the_one_before() -> None:
    table = at(
        "green@11, orange@11, blue@35 hand=r59,r61 target=r64", "Drive 0; EndOfMove 0", now="blue mp=4 settled", seats=3
    )
    table.do("check-r59")
    assert table.asks == "NormalCheck"
    table.do("check-r61")
    assert table.lane("serraglio-2") == ["green", "blue", "orange"]


@rule("R2-START-08", "R2-END-10")
@pytest.mark.parametrize("table", SPECIAL)
def test_the_check_is_needed_in_every_turn(table: str) -> None:
    found = at("orange@11, blue@35 blue-flag target=r61", "Drive 0; EndOfMove 0", table=table, now="blue mp=2 settled")
    assert found.asks == "BlindCheck"


# Flags in the way


@rule("R2-FLAG-07", "R2-FLAG-08", "R2-FLAG-41", "R2-ROB-34")
@pytest.mark.parametrize(("car", "number"), [("blue", 0), ("fast1", 4)])
def test_passing_a_flag_costs_a_point_and_leaves_it(car: str, number: int) -> None:
    rest = "orange@2" if car == "blue" else "orange@2, blue@1"
    cars = f"superfast1@90, flag@6a, {car}@13, {rest}"
    table = at(cars, f"Drive {number}; EndOfMove {number}", now=f"{car} mp=2 settled")
    assert table.where(car) == "6b"
    assert table.lane("6a") == ["flag"]
    table = at(cars, f"Drive {number}; EndOfMove {number}", now=f"{car} mp=1 settled")
    assert table.lane("6a") == [car, "flag"]
    short = at(
        f"superfast1@90, flag@6a, {car}@12, {rest}", f"Drive {number}; EndOfMove {number}", now=f"{car} mp=1 settled"
    )
    assert short.lane("6a") == ["flag", car]


@rule("R2-FLAG-14", "R2-FLAG-15", "R2-FLAG-40")
def test_behind_the_leader_the_flag_is_gone_and_he_goes_on_past_the_cars() -> None:
    table = at("orange@13, flag@6a, blue@61 target=r61", "Drive 0; EndOfMove 0", now="blue mp=4 settled")
    assert table.race.leader == 0
    assert table.lane("6a") == ["orange"]
    assert table.where("blue") == "6b"
    back = at("flag@6a, blue@13, orange@2", "TakeFuel 0", now="blue")
    back.race.lanes[13] = (0, -1)
    back.do("load-10")
    assert "flag" in back.lane("6a")


@rule("R2-FLAG-09", "R2-FLAG-10", "R2-FLAG-12", "R2-FLAG-13", "R2-FLAG-39", "R2-START-05", "R2-END-07", "R2-TC-30")
@pytest.mark.parametrize("table", ["", *SPECIAL])
@pytest.mark.parametrize(
    ("laps", "words"),
    [(0, ""), (1, ""), (-1, ""), (1, "blue-flag"), (0, "strategy=banging-wheels"), (1, "skill=lapping")],
)
def test_nobody_is_passed_where_a_yellow_flag_stands(table: str, laps: int, words: str) -> None:
    cars = f"superfast1@90, orange@{13 - LAP * laps} no-move, blue@13 {words}, flag@6a, green@2"
    found = at(cars, "Drive 0; EndOfMove 0", table=table, now="blue mp=5 settled overtake=6", seats=3)
    assert found.lane("6a")[:2] == ["orange", "blue"]
    assert found.race.now.mp == 0


@rule("R2-ROB-33")
def test_a_flag_stops_robots_behind_robots() -> None:
    cars = "superfast1@90, slow1@13, fast1@13, flag@6a, orange@2, blue@1"
    table = at(cars, "Drive 4; EndOfMove 4", now="fast1 mp=3 settled")
    assert table.lane("6a")[:2] == ["slow1", "fast1"]


# The overtake symbol


@rule("R2-TC-11", "R2-TC-12", "R2-TC-13", "R2-E-23")
@pytest.mark.parametrize("laps", [0, 1, -1])
def test_the_overtake_symbol_makes_one_corner_cheap(laps: int) -> None:
    cars = f"superfast1@90, orange@{13 - LAP * laps}, blue@13, green@14"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=3 settled overtake=-1", seats=3)
    assert table.codes == ["spend", "save"]
    table.do("spend")
    assert table.race.now.overtake == 6
    assert table.lane("6a") == ["orange"]
    assert table.lane("6b") == ["blue", "green"]
    elsewhere = at("superfast1@90, orange@13, blue@13", "Drive 0; EndOfMove 0", now="blue mp=3 settled overtake=7")
    assert elsewhere.lane("6a") == ["orange", "blue"]


@rule("R2-TC-11")
def test_the_symbol_may_be_saved() -> None:
    table = at("superfast1@90, orange@13, blue@13", "Drive 0; EndOfMove 0", now="blue mp=3 settled overtake=-1").do(
        "save"
    )
    assert table.lane("6a") == ["orange", "blue"]


@rule("R2-TC-11", "R2-TC-12", "R2-TC-13", "R2-TC-14", "R2-EX-42")
def test_example_the_symbol_spent_on_priory_and_lost_behind_green() -> None:
    cars = "superfast2@90, superfast1@21, blue@20 hand=r1, green@24, orange@3"
    table = at(
        cars, "Drive 0; EndOfMove 0", circuit="silverstone", now="blue mp=6 settled overtake=-1 pledge=7", seats=3
    )
    assert table.asks == "SpendSymbol"
    table.do("spend")
    assert table.lane("7a") == ["green", "blue"]
    assert table.race.now.pledge == ()

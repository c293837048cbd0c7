"""Phases A, E and F, passing and movement, step by step."""

import pytest

from games.race90.second.tables import FAR, Table, at, second
from paddock.games.race90.second.rules_end import brake_late, is_behind_slower, is_beside_chased
from paddock.games.race90.second.rules_flags import SixthSense
from paddock.games.race90.second.rules_move import can_spend
from paddock.games.race90.second.rules_pass import likely_cost, pass_cost, trip
from paddock.games.race90.shared.events import Blocked, MoveEnded, PitStopMade
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_move import enter_next, re_enter, stop_cause, swap_places
from rules import rule

# Phase A


@rule("R2-STR-CHASE-01", "R2-STR-CHASE-16", "R2-A-12")
@pytest.mark.parametrize(
    ("words", "codes"),
    [
        ("strategy=chase", ["go", "pit", "skip", "chase-superfast1"]),
        ("strategy=lucky", ["go", "pit", "skip"]),
        ("strategy=chase fuel=7", ["pit"]),
        ("strategy=chase forced", ["pit"]),
        ("strategy=chase chase=superfast1", ["go", "pit", "skip"]),
    ],
)
def test_only_chase_offers_drivers_and_only_without_a_due_stop(words: str, codes: list[str]) -> None:
    assert at(f"superfast1@40, blue@36 {words}, orange@3", "Declare 0; Declare 1").codes == codes


@rule("R2-A-02", "R2-A-55", "R2-STR-CHASE-05")
def test_who_has_placed_the_chit_no_longer_skips() -> None:
    table = at("superfast1@40, blue@36 strategy=chase, orange@3", "Declare 0; Declare 1").do("chase-superfast1")
    assert table.codes == ["go", "pit"]


@rule("R2-SKILL-WISE-01", "R2-GEN-07")
def test_what_wise_driving_exchanges_is_discarded() -> None:
    table = at(f"{FAR}, blue@36 hand=r1,r2 skill=wise-driving, orange@3", "WiseDiscard 0; Declare 1").do("discard-r1")
    assert table.hand() == ["r2"]
    assert [card.id for card in table.race.race_discard] == ["r1"]


# Phase E


@rule("R2-STR-STEADY-01", "R2-STR-STEADY-05", "R2-E-26")
@pytest.mark.parametrize(("hand", "asks"), [("r91", "Declare"), ("r106", "ThrowThrees"), ("r106,r107", "ThrowThrees")])
def test_steady_is_asked_if_it_holds_a_three(hand: str, asks: str) -> None:
    cars = f"{FAR}, blue@35 hand={hand} strategy=steady, orange@3"
    table = at(cars, "Movement 0; Declare 1", now="blue played=r129 charted=r129")
    assert table.asks == asks
    if asks == "ThrowThrees":
        table.do("done")
        assert table.race.now.threes_settled
    assert table.race.now.settled


@rule("R2-D1-12", "R2-TYRE-08", "R2-E-26")
@pytest.mark.parametrize("answer", ["use", "ignore"])
def test_a_blue_disc_is_decided_once(answer: str) -> None:
    table = at(f"{FAR}, blue@35 discs=3, orange@3", "UseDisc 0; Declare 1", now="blue played=r91").do(answer)
    assert table.race.now.disc_settled
    assert table.race.now.bonus == (answer == "use")


@rule("R2-STR-BALANCE-03", "R2-E-05")
def test_balance_draws_its_card_and_then_drives() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot1 strategy=balance, orange@3"
    table = at(cars, "TotalPoints 0; Declare 1", now="blue played=r105 charted=r105 use=2 spot=4-spot1")
    assert (table.asks, table.race.progress[0]) == ("DrawTrack", 32)
    assert table.do("t1a").race.progress[0] == 37


@rule("R2-REC-41", "R2-C-11", "R2-TC-01")
def test_coming_back_in_a_corner_uses_it() -> None:
    cars = f"{FAR}, blue@36 off=6b, orange@3"
    table = at(cars, "TotalPoints 0; Declare 1", now="blue played=r129 charted=r129 pledge=6,7")
    assert table.race.now.pledge == (7,)


@rule("R2-ROB-13", "R2-SKILL-SIXTH-02", "R2-ROB-38")
def test_the_first_robot_meets_cars_as_all_robots_do() -> None:
    table = at("superfast2@90, orange@35, superfast1@35, blue@3", "Drive 2; Declare 0", now="superfast1 mp=2 settled")
    assert table.race.progress[2] == 36


def meeting(cars: str, now: str) -> Table:
    return at(f"{FAR}, {cars}", "Drive 0; EndOfMove 0; Declare 1", now=f"blue settled {now}")


@rule("R2-E-12", "R2-E-14", "R2-FLAG-09", "R2-FLAG-13", "R2-LAP-28")
@pytest.mark.parametrize(
    ("cars", "mp", "why"),
    [
        ("orange@37, blue@37", 3, "never"),
        ("orange@13, blue@37", 1, "price"),
        ("orange@13, blue@37, flag@6a", 3, "flag"),
    ],
)
def test_a_driver_who_cannot_pass_is_told_why(cars: str, mp: int, why: str) -> None:
    table = meeting(cars, f"mp={mp}")
    assert [event.why for event in table.told(Blocked)] == [why]
    assert (table.race.now.mp, table.asks) == (0, "Declare")


@rule("R2-TC-11", "R2-TC-30", "R2-FLAG-09")
def test_no_symbol_is_spent_under_a_yellow_flag() -> None:
    assert meeting("orange@37, blue@37, flag@6a", "mp=3 overtake=-1").asks == "Declare"


@rule("R2-TC-11", "R2-TC-13")
@pytest.mark.parametrize(
    ("section", "saved", "cost", "offered"),
    [
        (13, -1, -1, True),
        (13, -1, 2, True),
        (13, -1, 1, False),
        (13, -1, 0, False),
        (12, -1, -1, False),
        (11, -1, 2, False),
        (13, 1, -1, False),
    ],
)
def test_a_symbol_is_offered_where_it_helps(section: int, saved: int, cost: int, offered: bool) -> None:
    race = at(f"{FAR}, orange@37, blue@37", "Declare 0", now=f"blue saved={saved}").race
    assert can_spend(race, 1, section, cost) == offered


@rule("R2-FLAG-07", "R2-FLAG-41", "R2-E-19", "R2-E-08")
def test_passing_a_flag_is_a_movement_and_changes_no_other_place() -> None:
    table = meeting("fast1@37, flag@6a, blue@37, orange@37", "mp=1")
    assert table.lane("6a") == ["fast1", "blue", "flag", "orange"]
    assert table.race.no_move == ()
    assert len(table.told(MoveEnded)) == 1


@rule("R2-FLAG-14", "R2-FLAG-15")
def test_the_leader_takes_the_flag_away_between_the_cars() -> None:
    table = at("fast1@13, flag@6a, blue@37, orange@13", "Drive 0; EndOfMove 0", now="blue settled mp=1")
    assert table.lane("6a") == ["fast1", "blue", "orange"]


@rule("R2-SKILL-SIXTH-02", "R2-FLAG-07")
def test_behind_a_flag_the_next_car_opens_a_window_again() -> None:
    cars = f"{FAR}, orange@13, flag@6a, blue@37 skill=sixth-sense sixth=2"
    table = at(cars, "Drive 0; EndOfMove 0; Declare 1", now="blue settled mp=3")
    table.do("no-flag")
    assert (table.asks, table.lane("6a")) == ("SixthSense", ["orange", "blue", "flag"])


# SIXTH SENSE


@rule("R2-SKILL-SIXTH-03", "R2-SKILL-SIXTH-04")
def test_a_chit_that_is_spent_must_be_used() -> None:
    cars = f"{FAR}, blue@35 skill=sixth-sense sixth=1, orange@10, flag@3, flag@5"
    assert "no-flag" not in at(cars, "SixthSense 0; Declare 1", now="blue").do("sixth-yellow").codes
    assert at(cars, "SixthSense 0; Declare 1", now="blue").do("sixth-green").codes == ["lift-3", "lift-5"]


@rule("R2-TC-26", "R2-SKILL-SIXTH-02")
def test_a_promise_binds_only_whose_it_is_and_only_while_it_can_be_kept() -> None:
    """Corner 1 is far out of reach, so that no option keeps it; of the others nothing was promised."""
    cars = f"{FAR}, blue@35 skill=sixth-sense sixth=1, orange@10 skill=sixth-sense sixth=1, flag@3"
    race = at(cars, "Declare 1", now="blue played=r105 pledge=1").race
    codes = ["no-flag", "sixth-yellow", "sixth-green", "sixth-blue", "sixth-orange"]
    assert [option.code for option in SixthSense(0).options(race)] == codes
    near = at(cars, "Declare 1", now="blue played=r101 settled mp=2 pledge=6").race
    assert [option.code for option in SixthSense(1).options(near)] == codes


# Phase F


@rule("R2-F-02", "R2-TC-26")
def test_a_promise_that_no_card_can_keep_does_not_forbid_the_late_brake() -> None:
    table = at(f"{FAR}, blue@36 hand=r1, orange@3", "LateBrake 0; Declare 1", now="blue moved left pledge=6")
    assert table.codes == ["no-late-brake", "late-brake"]


@rule("R2-ROB-46", "R2-STR-HAZARD-06")
def test_the_first_robot_gets_no_card_for_a_late_brake() -> None:
    cars = "superfast2@90, superfast1@36, blue@3 strategy=hazard, orange@2 strategy=hazard"
    table = at(cars, "LateResult 2; Declare 0", now="superfast1 passed")
    assert (table.asks, table.where("superfast1")) == ("Declare", "6a")


@rule("R2-F-05", "R2-F-06", "R2-F-07", "R2-STD-09", "R2-E-19", "R2-TC-25", "R2-ACT-20")
def test_a_late_brake_is_a_movement_into_the_next_section() -> None:
    race = at(
        "fast1@36, blue@36 no-move spot=b6-spot1, orange@13", "Declare 0", now="blue pledge=6,7", table="leader fast1"
    ).race
    brake_late(race, 0)
    assert race.lanes[12] == (4,)
    assert race.lanes[13] == (1, 0)
    assert (race.progress[0], race.spot[0], race.no_move, race.leader) == (37, -1, (), 0)
    assert (race.now.moved, race.now.left, race.now.overtook, race.now.pledge) == (True, True, True, (7,))


@rule("R2-F-14", "R2-F-22", "R2-REC-32", "R2-OUT-06")
@pytest.mark.parametrize(
    ("blue", "asks"), [("blue@30", "ChooseSpot"), ("blue@30 off=1", "Declare"), ("blue out", "Declare")]
)
def test_only_a_car_on_the_track_takes_a_spot_or_a_special(blue: str, asks: str) -> None:
    cars = f"superfast1@98, {blue} strategy=steady, orange@3"
    now = "blue moved left"
    assert at(cars, "OfferSpot 0; Declare 1", circuit="silverstone", now=now).asks == asks
    special = at(cars, "Specials 0; Declare 1", circuit="silverstone", now=now)
    assert (special.asks == "DrawTrack") == (asks == "ChooseSpot")


@rule("R2-STR-STEADY-02", "R2-STR-RECOVERY-05", "R2-STR-CHASE-14", "R2-STR-CHASE-23", "R2-F-22")
@pytest.mark.parametrize(
    ("strategy", "draws"),
    [("recovery", True), ("chase", True), ("steady", False), ("banging-wheels", False), ("lucky", False)],
)
def test_each_strategy_has_a_special_of_its_own(strategy: str, draws: bool) -> None:
    """A slower robot ahead, the chased driver in the section, and a track card in hand."""
    cars = f"superfast1@90, fast1@40, orange@35, blue@35 hand=t1a strategy={strategy} chase=orange"
    table = at(cars, "Specials 0; Declare 1", now="blue moved left")
    assert (table.asks == "DrawTrack") == draws


@rule("R2-STR-CHASE-14", "R2-STR-CHASE-21")
@pytest.mark.parametrize(
    ("cars", "beside"),
    [
        ("orange@35, blue@35 chase=orange", True),
        ("blue@35 chase=orange, orange@35", True),
        ("orange@11, blue@35 chase=orange", True),
        ("orange@36, blue@35 chase=orange", False),
        ("orange@35 off=6a, blue@35 chase=orange", False),
        ("slow3@35, orange@3, blue@35", False),
    ],
)
def test_who_is_beside_the_chased_driver(cars: str, beside: bool) -> None:
    assert is_beside_chased(at(f"{FAR}, {cars}", "Declare 0").race, 0) == beside


@rule("R2-STR-RECOVERY-05", "R2-OUT-06")
@pytest.mark.parametrize(
    ("cars", "behind"),
    [
        ("fast1@1, blue@-2", True),
        ("slow3@1, blue@-2", True),
        ("fast1 out, blue@-2", False),
        ("superfast2@1, blue@-2", False),
    ],
)
def test_who_is_behind_a_slower_robot(cars: str, behind: bool) -> None:
    assert is_behind_slower(at(f"superfast1@4, {cars}, orange@3", "Declare 0").race, 0) == behind


# Passing


@rule("R2-E-12", "R2-E-13", "R2-STR-RECOVERY-01")
@pytest.mark.parametrize(("strategy", "cost"), [("recovery", 1), ("lucky", -1), ("banging-wheels", 1)])
def test_only_recovery_passes_slower_robots_cheaply(strategy: str, cost: int) -> None:
    race = second(f"{FAR}, fast1@36, blue@36 strategy={strategy}, orange@3")
    assert pass_cost(race, 0, 36, 4, 12, 0) == cost


@rule("R2-TC-11", "R2-E-23")
@pytest.mark.parametrize(("symbol", "saved", "cost"), [(1, -1, 1), (1, 1, 2), (0, -1, 2), (0, 1, 2), (2, -1, 2)])
def test_the_symbol_in_the_first_corner(symbol: int, saved: int, cost: int) -> None:
    race = second(f"{FAR}, orange@2, blue@26", now=f"blue saved={saved}")
    assert likely_cost(race, 0, 26, 1, symbol, False) == cost


@rule("R2-E-06", "R2-FLAG-21", "R2-ROB-56")
def test_with_no_point_left_not_even_a_free_pass_is_foreseen() -> None:
    found = trip(second(f"{FAR}, orange@12, blue@35 blue-flag"), 0, 1, 0, 0, NOWHERE)
    assert (found.progress, found.passed) == (36, 0)


# Movement


@rule("R2-REC-41", "R2-REC-50", "R2-REC-40", "R2-ACT-20")
@pytest.mark.parametrize(
    ("words", "progress"), [("blue@36 off=6b", 38), ("blue@36 off=b6", 36), ("blue@41 off=1a", 50)]
)
def test_a_car_comes_back_where_its_line_ends(words: str, progress: int) -> None:
    race = second(f"orange@37, {words}", "turn 7 weather 1 leader orange")
    re_enter(race, 0)
    assert (race.progress[0], list(race.off), race.reentry[0], race.chances[0]) == (progress, [], -1, -1)
    assert race.leader == (0 if progress > 37 else 1)


@rule("R2-E-07", "R2-E-25", "R2-STD-09", "R2-C-10", "R2-C-11", "R2-C-12", "R2-ACT-20")
@pytest.mark.parametrize(
    ("cars", "mp", "progress", "left", "pledge"),
    [
        ("blue@35, orange@3", 1, 36, 0, (6, 7)),
        ("blue@35, orange@3", 2, 37, 0, (7,)),
        ("blue@35, orange@3", 5, 40, 0, (7,)),
        ("blue@35, orange@3", 8, 43, 0, ()),
        ("orange@37, blue@35", 4, 37, 2, (7,)),
        ("orange@36, blue@35", 4, 36, 3, (6, 7)),
    ],
)
def test_empty_sections_are_entered_until_somebody_is_met(
    cars: str, mp: int, progress: int, left: int, pledge: tuple[int, ...]
) -> None:
    race = second(f"superfast1@93, {cars}", now=f"blue mp={mp} pledge=6,7")
    assert enter_next(race, 0) == progress - 35
    assert (race.progress[0], race.now.mp, race.now.pledge) == (progress, left, pledge)
    assert (race.now.moved, race.now.left) == (True, True)
    assert sum(lane.count(0) for lane in race.lanes) == 1


@rule("R2-ACT-20", "R2-E-07", "R2-GEN-10")
def test_who_comes_beyond_the_leader_or_overtakes_him_leads() -> None:
    for start, leader in ((34, 1), (36, 0)):
        race = second(f"orange@36 off=6b, blue@{start}", "turn 7 weather 1 leader orange", "blue mp=1")
        enter_next(race, 0)
        assert race.leader == leader
    for laps, leader in ((0, 0), (1, 1)):
        race = second(f"orange@{11 + 24 * laps}, blue@11, superfast1@3", "turn 7 weather 1 leader orange", "blue mp=1")
        swap_places(race, 0, 1, 11, race.lanes[11], 1, 1)
        assert (race.leader, race.now.overtook, race.lanes[11]) == (leader, laps == 0, (0, 1))


@rule("R2-REC-21", "R2-FUEL-04", "R2-FUEL-12", "R2-WX-34")
@pytest.mark.parametrize(
    ("words", "car", "why"),
    [
        ("superfast1@90, blue@35 fuel=7 forced, orange@3", 0, "forced"),
        ("superfast1@90, blue@35 fuel=7, orange@3", 0, "fuel"),
        ("superfast1@90, blue@35 fuel=8, orange@3", 0, "own"),
        ("superfast1@90 called, blue@35 fuel=7, orange@3", 2, "fuel"),
        ("superfast1@90, blue@35 fuel=7, orange@3", 2, "weather"),
        ("superfast1@90 forced, blue@35 fuel=7, orange@3", 2, "forced"),
    ],
)
def test_why_a_car_stops(words: str, car: int, why: str) -> None:
    assert stop_cause(second(words), car) == why


@rule("R2-A-14", "R2-A-17", "R2-REC-45")
def test_a_stop_ends_the_wait_off_the_track_and_is_told() -> None:
    cars = "blue@36 off=6b fuel=20, orange@35"
    table = at(cars, "TakeFuel 0; Declare 1", now="blue", table="turn 7 weather 1 leader blue").do("load-10")
    race = table.race
    assert (race.progress[0], list(race.off), race.reentry[0], race.leader) == (30, [], -1, 1)
    assert [(event.sections, event.why) for event in table.told(PitStopMade)] == [(6, "own")]

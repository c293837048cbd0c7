"""Where a rule begins and ends: the case just inside, and the one just outside."""

import pytest

from games.race90.second.tables import FAR, GAME, at
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.shared.events import NotMoved, PitStopMade
from rules import rule


@rule("R2-STR-HAZARD-02", "R2-STR-HAZARD-15")
@pytest.mark.parametrize(("strategy", "points"), [("hazard", 1), ("lucky", 0)])
def test_only_hazard_gains_a_point_by_going_blind(strategy: str, points: int) -> None:
    cars = f"{FAR}, blue@35 hand=r1 target=r61 strategy={strategy}, orange@3"
    table = at(cars, "MakeChecks 0; Declare 1", now="blue played=r63 checks=check+0").do("blind")

    assert table.race.now.bonus == points
    assert table.race.now.doubtful


@rule("R2-STR-HAZARD-02", "R2-STR-HAZARD-13")
def test_hazard_gains_nothing_by_a_blind_lapping_check() -> None:
    table = at("blue@35 hand=r1 target=r61 strategy=hazard, orange@3", "Check 0 3 0 no 1; Declare 1", now="blue mp=2")

    assert table.do("blind").race.now.bonus == 0


@rule("R2-D2-07", "R2-ROB-02", "R2-ROB-52")
def test_the_first_robot_checks_blind_as_all_do() -> None:
    table = at("superfast1@35, blue@11, orange@0", "Check 2 3 0 no 0; Declare 0", now="superfast1 mp=2")

    assert table.asks == "BlindCheck"


@rule("R2-CON-31", "R2-CON-32")
def test_contest_cards_are_frozen_and_no_longer_laid() -> None:
    table = at("superfast1@90 acted, slow1@13, blue@13 hand=r1,r2 fuel=20, orange@3", "Activate").do("lay-r1", "done")
    table.any_luck()

    assert table.race.laid[0] == ()
    assert [card.id for card in table.race.frozen[0]] == ["r1"]
    assert "r1" not in table.hand()


@rule("R2-ROB-21", "R2-REC-19")
def test_a_robot_loses_points_by_a_failed_extreme_trajectory() -> None:
    table = at("superfast1@90, fast1@33, blue@1, orange@0", "RobotMove 4; Declare 0", now="fast1 bonus=-2")

    assert table.race.progress[4] == 34


@rule("R2-ROB-47", "R2-ROB-50", "R2-F-24")
@pytest.mark.parametrize(("moved", "spot"), [("moved left", "4-spot1"), ("", "")])
def test_only_a_robot_that_has_moved_takes_a_spot(moved: str, spot: str) -> None:
    table = at("superfast1@90, fast1@32, blue@1, orange@0", "RobotSpot 4; Declare 0", now=f"fast1 {moved}")
    held = table.race.spot[4]

    assert (table.race.board.spots[held].name if held >= 0 else "") == spot


@rule("R2-FUEL-12", "R2-FUEL-14", "R2-ROB-15")
@pytest.mark.parametrize(("state", "section"), [("called", 27), ("called just-pit", 36)])
def test_a_robot_that_has_just_stopped_drives_on(state: str, section: int) -> None:
    table = at(f"superfast1@90, fast1@33 {state}, blue@1, orange@0", "TakeTurn 4; Declare 0")

    assert table.race.progress[4] == section


@rule("R2-ACT-01", "R2-CON-39", "R2-CON-46")
def test_a_new_game_turn_brings_a_new_chance_for_contests() -> None:
    table = at("superfast1@90 chances=7, blue@13 chances=7 fuel=20, orange@3 fuel=20", "GameTurn no")

    assert table.race.chances[0] == 0


@rule("R2-A-52", "R2-A-29")
def test_who_holds_frozen_cards_alone_may_stop_discarding() -> None:
    frozen = "r1,r2,r3,r4,r5,r6"
    table = at(f"{FAR}, blue@35 frozen={frozen} levels=8+5+4, orange@3", "PitDiscard 0; TurnOver 0", now="blue")

    assert table.codes == ["done"]


@rule("R2-E-19", "R2-E-18", "R2-GEN-10")
def test_a_car_that_only_passes_has_moved() -> None:
    cars = "superfast1@90, slow1@45, blue@45, orange@3"
    table = at(cars, "Drive 0; EndOfMove 0; Declare 1", now="blue mp=1 settled")

    assert table.lane("main-2") == ["blue", "slow1"]
    assert table.told(NotMoved) == []
    assert table.race.no_move == ()


@rule("R2-OUT-06", "R2-ACT-14")
def test_a_car_that_goes_out_acts_no_more() -> None:
    table = at(f"{FAR}, blue@31 chips=1, orange@3", "RuinTyres 0 2; TurnOver 0; Declare 1", now="blue")

    assert table.race.retired[-1] == 0
    assert table.race.acted[0]


@rule("R2-END-03", "R2-STD-01")
def test_a_standing_goes_by_position_while_nobody_is_out() -> None:
    result = at("superfast1@90, orange@40, blue@35", "Declare 0; EndGameTurn").match.result

    assert [placing.seat for placing in result.placings] == [1, 0]
    assert [placing.counts["position"] for placing in result.placings] == [2, 3]


@rule("R2-TYRE-10", "R2-TYRE-03")
def test_two_soft_sets_and_no_third() -> None:
    table = at(f"{FAR}, blue@35, orange@3", "StartTyres 0; StartTyres 0; StartTyres 0; Declare 1")
    table.do("tyres-soft")
    assert table.race.soft_sets[0] == 1
    table.do("tyres-soft")

    assert "tyres-soft" not in table.codes
    assert "tyres-hard" in table.codes


@rule("R2-ROB-20", "R2-D2-06")
def test_the_card_of_a_robots_check_is_discarded() -> None:
    table = at("superfast1@35, blue@11, orange@0", "Check 2 3 0 yes 0; Declare 0", now="superfast1 mp=2").do("r61")

    assert [card.id for card in table.race.race_discard] == ["r61"]
    assert table.race.target == [None, None]


@rule("R2-STR-BANG-07", "R2-ACT-01")
def test_banging_wheels_can_bring_a_card_again_in_the_next_turn() -> None:
    table = at("superfast1@90, blue@13 banged fuel=20, orange@3 fuel=20", "GameTurn no")

    assert table.race.banged == (False, False)


@rule("R2-TC-23", "R2-TC-24")
def test_a_track_card_that_is_drawn_leaves_its_deck() -> None:
    table = at(f"{FAR}, blue@35, orange@3", "DrawTrack 0; Declare 1", now="blue").do("t1a")

    assert table.hand() == ["t1a"]
    assert "t1a" not in [card.id for card in table.race.track_pile]


@rule("R2-D1-13", "R2-D1-14")
def test_cards_are_paid_one_by_one_until_the_bill_is_met() -> None:
    table = at(f"{FAR}, blue@35 hand=r1,r2,r3, orange@3", "PayCards 0; Declare 1", now="blue cards_due=2")
    table.do("discard-r1")
    assert table.asks == "PayCards"
    table.do("discard-r3")

    assert table.asks == "Declare"
    assert table.hand() == ["r2"]


@rule("R2-QUAL-03", "R2-QUAL-21")
def test_qualifying_cards_are_shown_and_lie_nowhere_else() -> None:
    match = GAME.new(2, "monza", seed=3)
    match.play_out(1, most=10)
    race = match.race
    assert isinstance(race, SecondRace)

    assert race.laid == ((),) * race.cars
    assert all(card is not None for card in race.target)


@rule("R2-SC-31", "R2-ROB-53")
@pytest.mark.parametrize(("state", "progress"), [("called just-pit", 59), ("called", 56)])
def test_behind_the_safety_car_a_robot_stops_once(state: str, progress: int) -> None:
    cars = f"superfast1@60, fast1@58 {state}, blue@57, orange@56"
    table = at(cars, "SafetyTurn 4; Declare 0", table="turn 7 weather 1 safety 60", now="fast1")

    assert table.race.progress[4] == progress


@pytest.mark.parametrize(("words", "why"), [("fuel=20", "own"), ("fuel=7", "fuel"), ("fuel=20 forced", "forced")])
def test_a_stop_tells_why(words: str, why: str) -> None:
    table = at(f"superfast1@90, blue@36 {words}, orange@3 fuel=20", "Declare 0; EndGameTurn", now="blue")

    assert [event.why for event in table.do("pit", "load-10").told(PitStopMade)] == [why]


@pytest.mark.parametrize(("words", "why"), [("called", "fuel"), ("forced", "forced")])
def test_a_robots_stop_tells_why(words: str, why: str) -> None:
    table = at(f"superfast1@90, fast1@33 {words}, blue@1, orange@0", "TakeTurn 4; Declare 0")

    assert [event.why for event in table.told(PitStopMade)] == [why]

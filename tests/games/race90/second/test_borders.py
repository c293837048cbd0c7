"""Where a rule begins and ends: the case just inside, and the one just outside."""

import pytest

from games.race90.second.tables import FAR, at
from paddock.games.race90.shared.events import NotMoved
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

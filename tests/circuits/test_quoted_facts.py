"""Distances and values that the rulebooks quote, replayed on our boards."""

from paddock.circuits import SectionBoard, circuit
from paddock.circuits.sections import BRAKE, CORNER, DRIVE, GEAR, SPEED, STRAIGHT
from rules import rule


def sections(name: str) -> SectionBoard:
    board = circuit(name).sections
    assert board is not None
    return board


def after(board: SectionBoard, name: str, steps: int) -> str:
    return board.names[(board.index[name] + steps) % board.size]


def spots(board: SectionBoard, name: str) -> set[tuple[int, tuple[int, ...]]]:
    numbers = board.spots_of[board.index[name]]
    return {(board.spots[n].bonus, board.spots[n].colours) for n in numbers if not board.spots[n].extreme}


MONZA = sections("monza")
SILVERSTONE = sections("silverstone")
FRONT = MONZA.names[MONZA.grid[0]]


def test_monza_the_first_four_cars_stand_in_the_front_section_and_the_next_four_behind() -> None:
    assert [FRONT] * 4 == [MONZA.names[n] for n in MONZA.grid[:4]]
    assert [after(MONZA, FRONT, -1)] * 4 == [MONZA.names[n] for n in MONZA.grid[4:8]]


def test_monza_from_the_front_of_the_grid_two_three_and_four_lead_to_the_brake_and_both_parts_of_corner_1() -> None:
    assert ["b1", "1a", "1b"] == [after(MONZA, FRONT, n) for n in (2, 3, 4)]


def test_monza_the_second_row_reaches_the_brake_with_three() -> None:
    assert "b1" == after(MONZA, FRONT, -1 + 3)


def test_monza_the_second_section_of_corner_1_has_a_red_spot_of_one() -> None:
    assert {(1, (SPEED,))} == spots(MONZA, "1b")


def test_monza_the_first_brake_has_a_spot_of_two_and_a_green_one_of_one() -> None:
    assert (1, (DRIVE,)) in spots(MONZA, "b1")
    assert 2 in {bonus for bonus, _ in spots(MONZA, "b1")}


def test_monza_the_contest_of_the_rettifilo_is_plus_three() -> None:
    assert 3 == MONZA.contest[MONZA.index["1a"]] == MONZA.contest[MONZA.index["1b"]]
    assert "Variante del Rettifilo" == MONZA.corner_names[1]


def test_monza_four_from_the_first_brake_and_three_from_corner_1_reach_the_brake_of_the_roggia() -> None:
    assert "b3" == after(MONZA, "b1", 4) == after(MONZA, "1a", 3)
    assert "Variante della Roggia" == MONZA.corner_names[3]
    assert (1, (DRIVE,)) in spots(MONZA, "b3")


def test_monza_four_from_the_second_section_of_corner_1_reach_the_brake_of_corner_4() -> None:
    assert "b4" == after(MONZA, "1b", 4)
    assert (1, (DRIVE,)) in spots(MONZA, "b4")


def test_monza_a_hazard_of_two_from_the_brake_of_corner_4_reaches_the_red_spot_of_corner_5() -> None:
    assert "5" == after(MONZA, "b4", 2)
    assert SPEED in {colour for _, colours in spots(MONZA, "5") for colour in colours}


def test_monza_late_brake_targets_are_50_75_and_50() -> None:
    assert [50, 75, 50] == [MONZA.late_target[MONZA.index[name]] for name in ("b3", "b4", "b6")]


def test_monza_pits_of_six_lead_from_the_straight_to_the_brake_of_the_roggia_and_from_lesmo_to_corner_1() -> None:
    straight = after(MONZA, "5", 2)
    assert STRAIGHT == MONZA.kind[MONZA.index[straight]]
    assert 6 == MONZA.pit_time
    assert "b3" == after(MONZA, straight, -6)
    assert "4" == after(MONZA, straight, -3)
    assert "1a" == after(MONZA, "4", -6)
    assert "3" == after(MONZA, straight, -5)
    assert 2 in {bonus for bonus, _ in spots(MONZA, "4")}


def test_monza_four_from_the_first_lesmo_reach_the_brake_of_ascari() -> None:
    assert "b6" == after(MONZA, "4", 4)
    assert "Variante Ascari" == MONZA.corner_names[6]


@rule("R2-DATA-11", "R2-DATA-12")
def test_monza_ascari_brings_the_car_back_for_a_tyre_and_two_points_or_ends_in_a_crash_with_the_safety_car() -> None:
    brake = MONZA.index["b6"]
    recovery = MONZA.recovery[brake]
    assert recovery is not None
    check = recovery.checks[0]
    assert (-10, -20) == (MONZA.late_modifier[brake], check.modifier)
    assert (1, 2, False) == (check.passed.tyres, check.passed.time, check.passed.crash)
    assert (True, True) == (check.failed.crash, check.failed.safety_car)


def test_monza_the_first_edition_checks_the_way_back_at_ascari_against_fifty_again() -> None:
    recovery = MONZA.recovery[MONZA.index["b6"]]
    assert recovery is not None
    assert 50 == recovery.checks[0].target


def test_monza_has_two_points_where_a_crash_brings_out_the_safety_car() -> None:
    lines = [recovery for recovery in MONZA.recovery if recovery is not None]
    arrows = [arrow for line in lines for check in line.checks for arrow in (check.passed, check.failed)]
    assert 2 == sum(arrow.safety_car for arrow in arrows)


def test_monza_the_parabolica_is_corner_7_and_has_two_sections() -> None:
    assert "Parabolica" == MONZA.corner_names[7]
    assert {"7a", "7b"} == {name for name in MONZA.names if MONZA.corner[MONZA.index[name]] == 7}


@rule("R2-DATA-13")
def test_monza_the_first_lesmo_has_an_extreme_driving_spot_of_three_that_costs_two_or_four_points() -> None:
    spot = next(spot for spot in MONZA.spots if spot.extreme)
    assert ("4", 3, (DRIVE,), 0) == (MONZA.names[spot.section], spot.bonus, spot.colours, spot.modifier)
    assert spot.recovery is not None
    check = spot.recovery.checks[0]
    assert (-10, False, 2, 4) == (check.modifier, check.blind, check.passed.time, check.failed.time)


def test_monza_is_longer_than_23_turns_and_turn_18_is_not_in_the_last_stage() -> None:
    assert MONZA.turns > 23
    assert MONZA.stage[18] < MONZA.stage[MONZA.turns]


def test_monza_turn_two_stands_for_laps_two_and_three_and_all_turns_for_fifty_three() -> None:
    assert (2, 2) == (MONZA.first_lap[2], MONZA.laps[2])
    assert 53 == sum(MONZA.laps)


def test_spa_has_44_laps_in_26_turns() -> None:
    spa = sections("spa")
    assert (26, 44) == (spa.turns, sum(spa.laps))


def test_silverstone_stowe_is_corner_3_with_a_contest_of_minus_three() -> None:
    assert "Stowe" == SILVERSTONE.corner_names[3]
    assert -3 == SILVERSTONE.contest[SILVERSTONE.index["3"]]


def test_silverstone_three_from_the_orange_spot_before_corner_4_reach_the_brake_of_abbey() -> None:
    assert (1, (GEAR,)) in spots(SILVERSTONE, "b4")
    assert "b5" == after(SILVERSTONE, "b4", 3)
    assert "Abbey" == SILVERSTONE.corner_names[5]


def test_silverstone_late_brakes_at_abbey_and_before_corner_3_are_minus_twenty() -> None:
    assert [-20, -20] == [SILVERSTONE.late_modifier[SILVERSTONE.index[name]] for name in ("b5", "b3")]


def test_silverstone_a_failed_recovery_before_corner_3_is_a_crash() -> None:
    recovery = SILVERSTONE.recovery[SILVERSTONE.index["b3"]]
    assert recovery is not None
    assert recovery.checks[0].failed.crash


def test_silverstone_priory_is_corner_6_and_corner_7_begins_three_sections_later() -> None:
    assert "Priory" == SILVERSTONE.corner_names[6]
    assert "7a" == after(SILVERSTONE, "6a", 3)
    assert (CORNER, BRAKE) == (SILVERSTONE.kind[SILVERSTONE.index["6a"]], SILVERSTONE.kind[SILVERSTONE.index["b6"]])


def test_silverstone_weather_38_is_uncertain_and_nearer_to_rain_34_is_the_first_rain_and_55_to_46_the_middle() -> None:
    middle = SILVERSTONE.weather[SILVERSTONE.weather_middle]
    assert (46, 55) == (middle.low, middle.high)
    assert (1, SILVERSTONE.weather_middle + 1) == (
        SILVERSTONE.weather[SILVERSTONE.weather_slot[38]].state,
        SILVERSTONE.weather_slot[38],
    )
    first_rain = next(n for n, slot in enumerate(SILVERSTONE.weather) if slot.state == 2)
    assert first_rain == SILVERSTONE.weather_slot[34]


def test_silverstone_pit_stops_cost_eight() -> None:
    assert 8 == SILVERSTONE.pit_time


def test_silverstone_has_a_green_and_orange_spot_of_two_that_costs_a_tyre() -> None:
    spot = next(spot for spot in SILVERSTONE.spots if len(spot.colours) == 2)
    assert (2, (DRIVE, GEAR), 1) == (spot.bonus, spot.colours, spot.tyres)

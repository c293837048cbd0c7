"""Game Turns, activation, standings, fuel and the robots' calls."""

import pytest

from games.race90.second.tables import GAME, Table, at, fresh
from paddock.games.race90.shared.events import LeaderChanged, PitStopMade, RaceEnded, StageStarted, TurnStarted
from paddock.games.race90.shared.rules_table import is_ahead, lap_marker, standing
from rules import rule

ROOM = "superfast1 out, superfast2 out, fast1 out, fast2 out, fast3 out, slow1 out, slow2 out, slow3 out"


def acting(table: Table) -> str:
    """Whose turn it is."""
    return ("blue", "orange", "green", "red", "pink", "white")[table.match.to_move[0]]


def order(table: Table, skips: int) -> list[str]:
    """Who acts one after the other, all of them standing still."""
    found = []
    for _ in range(skips):
        found.append(acting(table))
        table.do("skip", "keep")
    return found


@rule("R2-ACT-01", "R2-ACT-02", "R2-ACT-03", "R2-GEN-02", "R2-GEN-03", "R2-SETUP-02")
def test_the_pawn_advances_one_box_but_in_the_first_turn() -> None:
    table = at("blue@5, orange@4", "GameTurn yes", table="turn 1 weather 1 opening")
    assert (table.race.turn, table.race.opening) == (1, True)
    table.do("skip", "keep", "skip", "keep")
    assert (table.race.turn, table.race.opening) == (2, False)
    assert table.race.board.laps[2] > 1
    assert [event.turn for event in table.told(TurnStarted)] == [1, 2]


@rule("R2-ACT-04", "R2-GEN-04", "R2-FLAG-28", "R2-FLAG-35", "R2-FLAG-17", "R2-ACT-31")
def test_a_new_row_is_a_new_stage_and_takes_flags_back_but_yellow_ones() -> None:
    cars = "blue@5 blue-flag, flag@6a, orange@4 blue-flag"
    table = at(cars, "GameTurn no", table="turn 5 weather 1 orange orange")
    assert table.race.turn == 6
    assert table.told(StageStarted) == [StageStarted(2)]
    assert table.race.blue == (False, False)
    assert table.race.orange == -1
    assert table.lane("6a") == ["flag"]
    same = at(cars, "GameTurn no", table="turn 6 weather 1 orange orange")
    assert same.race.blue == (True, True)
    assert same.race.orange == 1


@rule("R2-ACT-05", "R2-CON-34")
def test_frozen_cards_come_back_after_the_pawn_advanced() -> None:
    table = at("blue@5 hand=r1 frozen=r2,r3, orange@4", "GameTurn no", table="turn 6 weather 1")
    assert table.hand() == ["r1", "r2", "r3"]
    assert table.race.frozen == ((), ())
    assert [card.id for card in table.race.shown] == ["r2", "r3"]


@rule("R2-ACT-06", "R2-ACT-07", "R2-ACT-08", "R2-ACT-09", "R2-ACT-10", "R2-ACT-11", "R2-ACT-14", "R2-ACT-29")
def test_sections_are_activated_from_the_leader_backwards_round_the_circuit() -> None:
    cars = "green@30, pink@29, blue@-2, orange@-2, red@7"
    table = at(cars, "GameTurn no", table="turn 6 weather 1", seats=5)
    assert order(table, 5) == ["green", "pink", "blue", "orange", "red"]
    assert table.race.turn == 8


@rule("R2-ACT-06", "R2-ACT-11", "R2-ACT-17", "R2-ACT-32", "R2-EX-13")
def test_example_the_leader_moves_on_and_the_search_starts_from_him() -> None:
    # E holds the Leader, D a lapped car; G and I the rest. He laps it on a straight.
    cars = "blue@34 hand=r105 target=r64, orange@11 hand=r106, green@31 hand=r107, red@31, pink@29"
    table = at(cars, "GameTurn no", table="turn 6 weather 1", seats=5)
    assert acting(table) == "blue"
    table.do("go", "r108", "play-r105")
    table.do("blind", "r1")
    assert table.where("blue") == "b6"
    table.do("no-late-brake", "no-spot")
    assert order(table, 4) == ["orange", "green", "red", "pink"]


@rule("R2-ACT-12", "R2-ACT-15", "R2-ACT-16", "R2-ACT-28", "R2-EX-14")
def test_example_cars_left_behind_in_the_leaders_section_wait_for_it_to_be_found_again() -> None:
    cars = "blue@34 hand=r105, orange@34, green@34, red@11, pink@31"
    table = at(cars, "GameTurn no", table="turn 6 weather 1", seats=5)
    table.do("go", "r108", "play-r105", "blind", "r1")
    while table.asks != "Declare":
        table.do(table.codes[0])
    assert order(table, 4) == ["red", "orange", "green", "pink"]


@rule("R2-ACT-18", "R2-ACT-20", "R2-ACT-30", "R2-STD-02")
def test_the_chit_moves_the_moment_the_leader_is_passed() -> None:
    table = at("orange@11, blue@10", "Drive 0; EndOfMove 0", now="blue mp=3 settled")
    assert table.race.leader == 0
    assert [event.car.car for event in table.told(LeaderChanged)] == [0]


@rule("R2-ACT-19", "R2-ACT-20", "R2-A-20", "R2-A-40", "R2-EX-15")
def test_example_the_leader_stops_and_the_next_one_is_the_front() -> None:
    cars = "blue@36 hand=r1,r2,r3,r4,r5,r6, orange@35, green@11, red@34, pink@32"
    table = at(cars, "GameTurn no", table="turn 6 weather 1", seats=5)
    assert acting(table) == "blue"
    table.do("pit", "load-10")
    while table.match.to_move == (0,):
        table.do("done" if "done" in table.codes else "no-spot" if "no-spot" in table.codes else "keep")
    assert table.race.leader == 1
    assert order(table, 3) == ["orange", "green", "red"]


@rule("R2-ACT-21", "R2-ACT-22", "R2-ACT-23", "R2-ACT-24", "R2-EX-16")
def test_example_the_leaders_section_is_split_before_him() -> None:
    cars = "red@10, orange@34, pink@10, blue@33, green@32"
    table = at(cars, "GameTurn no", table="turn 6 weather 1", seats=5)
    assert order(table, 5) == ["orange", "pink", "blue", "green", "red"]


@rule("R2-ACT-25", "R2-ACT-33")
def test_a_leader_who_stays_keeps_his_section_active() -> None:
    table = at("blue@34, orange@34, green@33", "GameTurn no", table="turn 6 weather 1", seats=3)
    assert order(table, 3) == ["blue", "orange", "green"]


@rule("R2-ACT-13", "R2-ACT-11")
def test_cars_that_have_acted_are_skipped() -> None:
    table = at("blue@34 acted, orange@34, green@33 acted", "Activate; EndGameTurn; GameTurn", seats=3)
    assert acting(table) == "orange"


@rule("R2-ACT-26", "R2-A-39", "R2-A-41", "R2-A-42", "R2-A-50", "R2-B-06", "R2-ACT-32")
def test_a_stop_suspends_the_turn_which_goes_on_with_a_draw() -> None:
    cars = "blue@36 hand=r1,r2,r3,r4,r5,r6, orange@35"
    table = at(cars, "GameTurn no", table="turn 6 weather 1").do("pit", "load-10")
    while table.match.to_move == (0,):
        table.do("done" if "done" in table.codes else "no-spot" if "no-spot" in table.codes else "keep")
    assert table.race.just_pit == (0,)
    assert not table.race.acted[0]
    assert table.race.no_move == ()
    table.do("skip", "keep")
    assert table.asks == "DrawRace"
    table.do("r30")
    assert table.asks == "PlayFirst"
    assert len(table.race.hands[0]) == 7


@rule("R2-ACT-27", "R2-REC-39")
def test_a_car_off_the_track_acts_last_of_the_section_that_it_left() -> None:
    table = at("blue@36 off=6b, orange@36, green@35", "GameTurn no", table="turn 6 weather 1", seats=3)
    assert order(table, 1) == ["orange"]
    assert acting(table) == "blue"


# Standings


@rule("R2-STD-01", "R2-STD-06", "R2-STD-07", "R2-STD-08", "R2-STD-11", "R2-STD-03", "R2-STD-04", "R2-LAP-27")
def test_race_position_is_laps_then_section_then_order() -> None:
    table = at("blue@36 spot=b6-spot1, orange@36, green@12, red@37 off=6b", "GameTurn no", seats=4)
    names = [("blue", "orange", "green", "red")[car] for car in standing(table.race)]
    assert names == ["red", "blue", "orange", "green"]
    assert lap_marker(table.race, 2) == 1
    assert lap_marker(at("green@12, blue@36, orange@36", "Declare 0", seats=3).race, 2) == 0


@rule("R2-STD-04")
def test_only_the_leaders_passing_changes_a_lap_marker() -> None:
    """Green passes blue, a lap behind the Leader both; then the Leader passes them again."""
    cars = "orange@61, blue@35, green@35"
    table = at(cars, "Drive 2; EndOfMove 2", now="green mp=2 settled", seats=3)
    before = at(cars, "Declare 0", seats=3)
    assert is_ahead(table.race, 2, 0)
    assert [lap_marker(table.race, car) for car in (0, 2)] == [lap_marker(before.race, car) for car in (0, 2)] == [1, 1]
    lapped = at("orange@85, blue@35, green@35", "Declare 0", seats=3)
    assert [lap_marker(lapped.race, car) for car in (0, 1, 2)] == [2, 0, 2]


@rule("R2-STD-06", "R2-ROB-42", "R2-A-21", "R2-EX-54")
def test_a_leader_who_stops_behind_a_lapped_car_gives_it_the_lap_back() -> None:
    table = at("blue@60 hand=r1, fast1@32, orange@31", "TakeFuel 0", now="blue")
    assert lap_marker(table.race, 4) == 1
    table.do("load-16")
    assert table.race.leader == 0
    assert lap_marker(table.race, 4) == 0


@rule("R2-STD-07")
def test_a_lapped_car_that_stops_behind_the_leaders_place_loses_another_lap() -> None:
    table = at("orange@60, blue@15 hand=r1, green@2", "TakeFuel 0", now="blue", seats=3)
    assert lap_marker(table.race, 0) == 1
    table.do("load-10")
    assert lap_marker(table.race, 0) == 2


# Fuel


CHITS = "chits superfast-5-10-8,fast-4-40-12,fast-3-25-12"


@rule("R2-FUEL-12", "R2-FUEL-13", "R2-FUEL-22", "R2-FUEL-16")
def test_for_each_chit_the_best_placed_robot_of_its_kind_is_called_in() -> None:
    cars = "fast2@30, fast1@29, blue@28, fast3@27, orange@26, slow1@25"
    line = f"2 monza | turn 11 weather 1 | {cars} | chits {{}} | GameTurn no"
    table = Table(GAME.at(line.format("fast-4-40-12,fast-3-25-12"), open_chance=True))
    assert table.race.turn == 12
    assert table.race.chits == ()
    assert [event.car.car for event in table.told(PitStopMade)] == [table.car("fast2"), table.car("fast1")]
    one = Table(GAME.at(line.format("fast-4-40-12"), open_chance=True))
    assert [event.car.car for event in one.told(PitStopMade)] == [one.car("fast2")]
    none = Table(GAME.at(line.format("fast-4-60-14"), open_chance=True))
    assert none.told(PitStopMade) == []
    assert len(none.race.chits) == 1


@rule("R2-FUEL-14", "R2-FUEL-15", "R2-ROB-15", "R2-EX-09")
def test_a_robot_called_in_goes_back_by_the_pit_time_and_its_chit_is_gone() -> None:
    cars = "superfast1@33 called, blue@32, orange@20"
    line = f"2 monza | turn 8 weather 1 | {cars} | chits superfast-5-10-8 | TakeTurn 2; Declare 0"
    table = Table(GAME.at(line, open_chance=True))
    assert table.race.progress[2] == 27
    assert table.race.just_pit == (2,)
    assert table.race.chits == ()
    assert table.race.called == ()
    assert not table.race.acted[2]


@rule(
    "R2-FUEL-05", "R2-FUEL-06", "R2-FUEL-07", "R2-FUEL-08", "R2-FUEL-09", "R2-FUEL-21", "R2-A-15", "R2-A-22", "R2-EX-09"
)
@rule("R2-A-14", "R2-A-13")
@pytest.mark.parametrize(("load", "turn", "back"), [("load-10", 18, 8), ("load-13", 21, 9), ("load-16", 24, 10)])
def test_fuel_is_counted_from_the_pawn_and_more_of_it_costs_sections(load: str, turn: int, back: int) -> None:
    table = at(
        "blue@40 hand=r1 fuel=16, orange@20", "TakeFuel 0", circuit="silverstone", table="turn 8 weather 1", now="blue"
    )
    assert table.codes == ["load-10", "load-13", "load-16"]
    table.do(load)
    assert table.race.fuel[0] == turn
    assert table.race.progress[0] == 40 - back


@rule("R2-FUEL-10")
def test_fuel_beyond_the_last_turn_is_kept_as_surplus() -> None:
    table = at("blue@40 hand=r1 fuel=25, orange@20", "TakeFuel 0", table="turn 24 weather 1", now="blue").do("load-16")
    assert table.race.fuel[0] == 40


@rule("R2-FUEL-03", "R2-FUEL-11", "R2-FUEL-23", "R2-A-11", "R2-A-48")
def test_a_player_may_stop_in_any_turn_and_any_number_of_times() -> None:
    for fuel in (8, 12, 30):
        assert "pit" in at(f"blue@40 hand=r1 fuel={fuel}, orange@20", "TakeTurn 0", now="blue").codes


@rule("R2-FUEL-04", "R2-FUEL-17", "R2-A-12", "R2-OUT-05", "R2-END-13", "R2-FUEL-23")
@pytest.mark.parametrize("turn", [7, 26])
def test_on_the_turn_of_the_chit_there_is_nothing_but_the_stop(turn: int) -> None:
    table = at(f"blue@40 hand=r1 fuel={turn}, orange@20", "TakeTurn 0", table=f"turn {turn} weather 1")
    assert table.codes == ["pit"]
    assert "skip" in at("blue@40 hand=r1 fuel=9, orange@20", "TakeTurn 0", table=f"turn {turn} weather 1").codes


@rule("R2-GEN-15")
def test_charts_are_public() -> None:
    table = at("blue@40 hand=r1 target=r5 red=2 chips=3, orange@20", "TakeTurn 0")
    seen = table.match.view(1)["table"]["charts"][0]
    assert (seen["target"], seen["red"], seen["chips"], seen["hand"]) == (27, 2, 3, ["?r"])


@rule("R2-GEN-01", "R2-SETUP-03")
def test_players_come_first_among_the_drivers() -> None:
    table = fresh(3)
    assert [table.race.is_human(car) for car in range(4)] == [True, True, True, False]


# The end


@rule("R2-END-01", "R2-END-02", "R2-END-03", "R2-END-13")
def test_the_race_ends_when_all_have_acted_in_the_last_turn_and_the_leader_wins() -> None:
    table = at("blue@40, orange@41", "GameTurn no", table="turn 25 weather 1")
    assert table.race.is_last
    order(table, 2)
    assert table.match.over
    assert [placing.seat for placing in table.match.result.placings] == [1, 0]
    assert table.match.result.winners == (1,)


@rule("R2-END-02", "R2-REC-35")
def test_a_leader_off_the_track_who_has_kept_the_chit_wins() -> None:
    cars = "orange@36 acted, fast1@36 acted, blue@36 acted off=6a"
    table = at(cars, "EndGameTurn; GameTurn", table="turn 26 weather 1 leader blue")
    assert table.match.over
    assert [event.car.car for event in table.told(RaceEnded)] == [0]
    assert table.match.result.winners == (0,)
    assert [placing.counts["position"] for placing in table.match.result.placings] == [1, 2]


@rule("R2-END-03")
def test_retired_cars_rank_below_and_the_later_the_better() -> None:
    table = at("blue@4, orange out, green out, fast1@44", "GameTurn no", seats=3)
    assert [placing.seat for placing in table.match.result.placings] == [0, 2, 1]


@rule("R2-END-11", "R2-END-12")
def test_trajectories_and_late_brakes_in_the_last_turn_are_as_usual() -> None:
    cars = "superfast1@90, blue@12 spot=b6-spot1 hand=r105,r1 target=r1, orange@3"
    table = at(
        cars.replace("target=r1", "target=r5"),
        "Resolve 0; Movement 0",
        table="turn 26 weather 1",
        now="blue played=r106",
    )
    assert table.asks == "UseSpot"
    late = at(
        "superfast1@90, blue@12 hand=r1, orange@3",
        "EndDeclarations 0",
        table="turn 26 weather 1",
        now="blue moved left",
    )
    assert late.asks == "LateBrake"

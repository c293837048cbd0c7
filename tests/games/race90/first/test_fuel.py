"""Fuel: deadlines of players and robots, and how much is loaded."""

import pytest

from games.race90.first.tables import Table, advanced, at
from rules import rule


def due(fuel: int, turn: int = 7, words: str = "", level: str = "basic") -> Table:
    return at(f"blue@11 fuel={fuel} {words}, orange@9", level=level, table=f"turn {turn} weather 1")


@rule("R1-FUEL-05", "R1-FUEL-07")
def test_on_the_turn_of_the_chip_the_only_thing_to_do_is_to_stop() -> None:
    table = due(8, turn=8)
    assert table.asks == "PickSpot"
    assert table.where("blue") == "b3"
    assert due(9, turn=8).codes == ["go", "pit"]


@rule("R1-FUEL-06")
def test_the_first_stop_of_the_basic_game_ends_all_duty() -> None:
    table = due(12, turn=8).do("pit")
    assert table.race.fuel[0] == 0


@rule("R1-FUEL-08", "R1-FUEL-09", "R1-FUEL-10", "R1-ROB-23")
def test_the_best_placed_robots_of_a_kind_stop_for_its_chips_whatever_they_did_before() -> None:
    cars = "fast2@20, slow1@19, fast3@18, fast1@17, blue@16, orange@15"
    one = at(cars, "NameDuties", table="turn 8 weather 1", piles="chits fast1-8,fast2-12")
    assert one.race.called == (one.car("fast2"),)
    two = at(cars, "NameDuties", table="turn 8 weather 1", piles="chits fast1-8,fast3-8,slow2-8")
    assert [two.race.called.index(two.car(name)) for name in ("fast2", "slow1", "fast3")] == [0, 1, 2]
    later = at(cars, "NameDuties", table="turn 12 weather 1", piles="chits fast2-12")
    assert later.race.called == (later.car("fast2"),)


@rule("R1-FUEL-08")
@pytest.mark.parametrize(("turn", "fast2"), [(7, 23), (8, 14), (9, 23)])
def test_the_robot_that_is_called_in_stops_at_the_start_of_its_turn(turn: int, fast2: int) -> None:
    """The best placed Fast robot goes back when the pawn is in the box of a Fast chip; no other robot does."""
    cars = "fast2@20, slow1@19, fast1@17, blue@16, orange@15"
    steps = "NameDuties; ActNow 3; ActNow 5"
    table = at(cars, steps, table=f"turn {turn} weather 1", piles="chits fast1-8,slow1-12")
    assert [table.race.progress[table.car(name)] for name in ("fast2", "slow1", "fast1")] == [fast2, 21, 17]
    assert len(table.race.chits) == (1 if turn == 8 else 2)


@rule("R1-FUEL-25")
def test_the_robot_is_fixed_when_the_pawn_enters_the_box() -> None:
    table = at("fast2@20, fast1@20, blue@16, orange@15", "NameDuties", table="turn 8 weather 1", piles="chits fast1-8")
    table.race.lanes[20] = tuple(reversed(table.race.lanes[20]))
    assert table.race.called == (table.car("fast2"),)


@rule("R1-FUEL-11", "R1-FUEL-12", "R1-PIT-23")
def test_a_robot_goes_back_for_its_chip_and_the_chip_is_gone() -> None:
    cars = "fast1@20 called, fast2@11, blue@16, orange@15"
    table = at(cars, "ActNow 2", table="turn 8 weather 1", piles="chits fast2-8,fast1-12")
    assert table.where("fast1") == "6b"
    assert [chip.id for chip in table.race.chits] == ["fast1-12"]
    assert not table.race.acted[2]
    assert (table.race.just_pit, table.race.called) == ((2,), ())
    early = at("fast1@20, blue@16, orange@15", "ActNow 2", table="turn 7 weather 1", piles="chits fast2-8")
    assert early.where("fast1") == "main-4"
    assert len(early.race.chits) == 1


@rule("R1-FUEL-15", "R1-FUEL-16", "R1-FUEL-17", "R1-PIT-26")
@pytest.mark.parametrize(("load", "back"), [(10, 6), (13, 7), (16, 8)])
def test_ten_turns_are_free_and_three_more_cost_a_section(load: int, back: int) -> None:
    table = due(12, level="advanced").do("pit")
    assert "load-11" not in table.codes
    table.do(f"load-{load}")
    assert table.race.progress[0] == 11 - back
    assert table.race.fuel[0] == 7 + load


@rule("R1-FUEL-18")
def test_the_chip_never_goes_back() -> None:
    table = due(22, level="advanced").do("pit", "load-10")
    assert table.race.fuel[0] == 22
    assert due(16, level="advanced").do("pit", "load-10").race.fuel[0] == 17


@rule("R1-FUEL-19", "R1-FUEL-20", "R1-FUEL-21")
def test_a_chip_beyond_the_last_turn_is_no_duty_one_on_it_is() -> None:
    assert due(27, turn=26, level="advanced").codes == ["go", "pit"]
    assert due(26, turn=26, level="advanced").codes[0] == "load-10"
    again = due(20, turn=20, level="advanced")
    assert again.codes[0] == "load-10"


@rule("R1-FUEL-21")
def test_a_robot_stops_once_for_each_chip() -> None:
    cars = "fast1@20, blue@16, orange@15"
    assert at(cars, "NameDuties", table="turn 10 weather 1", piles="chits slow1-10").race.called == ()


@rule("R1-FUEL-23")
@pytest.mark.parametrize(
    ("turn", "switch", "last"),
    [(7, "", "load-22"), (20, "", "load-10"), (14, "", "load-13"), (7, "tank-limit=on", "load-16")],
)
def test_fuel_is_offered_up_to_the_first_amount_beyond_the_end(turn: int, switch: str, last: str) -> None:
    table = advanced(f"blue@11 fuel={turn}, orange@9", table=f"turn {turn} weather 1", switches=switch)
    assert table.codes[-1] == last


@rule("R1-FUEL-22", "R1-OFF-07", "R1-OFF-35", "R1-PIT-22", "R1-END-10")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_fuel_due_in_the_turn_of_return_is_the_end(level: str) -> None:
    table = due(7, words="off=6a", level=level)
    assert 0 in table.race.retired
    assert due(8, words="off=6a", level=level).race.retired == due(8, level=level).race.retired


@rule("R1-FUEL-26")
def test_an_obliged_robot_off_the_track_is_out_with_the_chip_that_obliged_it() -> None:
    table = advanced(
        "fast1@12 off=6b called, fast2@11, blue@16, orange@15",
        "ActNow 4",
        table="turn 8 weather 1",
        piles="chits fast-5-40-8,fast-3-45-16",
    )
    assert table.car("fast1") in table.race.retired
    assert [chip.id for chip in table.race.chits] == ["fast-3-45-16"]


@rule("R1-FUEL-11", "R1-FUEL-26")
@pytest.mark.parametrize(("words", "kept"), [("called", 2), ("off=6b called", 2)])
def test_of_all_chips_the_one_of_the_kind_and_the_turn_goes(words: str, kept: int) -> None:
    chits = "slow-3-35-10,fast-3-45-16,fast-4-20-10"
    cars = f"fast1@12 {words}, blue@16, orange@15"
    table = advanced(cars, "ActNow 4", table="turn 10 weather 1", piles=f"chits {chits}")
    assert [chip.id for chip in table.race.chits] == chits.split(",")[:kept]


@rule("R1-OFF-22", "R1-PIT-23", "R1-PIT-20")
def test_a_robot_makes_a_forced_stop_too_and_one_stop_a_turn() -> None:
    table = advanced("superfast1@20 forced, blue@16, orange@15", "ActNow 2")
    assert (table.race.progress[2], table.race.forced, table.race.just_pit) == (14, (), (2,))
    again = advanced("superfast1@14 forced just-pit, blue@6, orange@5", "ActNow 2")
    assert again.race.progress[2] == 18


@rule("R1-EX-38")
def test_a_stop_on_turn_10_with_thirteen_turns_of_fuel() -> None:
    table = due(10, turn=10, level="advanced")
    table.do("load-13")
    assert table.race.progress[0] == 11 - 7
    assert table.race.fuel[0] == 23


@rule("R1-EX-39")
def test_four_robots_are_due_on_turn_10() -> None:
    cars = "superfast1@20, fast2@19, superfast2@18, slow1@17, fast1@16, slow2@15, blue@14, orange@13"
    table = advanced(
        cars,
        "NameDuties; ActNow 2; ActNow 3",
        table="turn 10 weather 1",
        piles="chits superfast-5-30-10,superfast-4-10-10,fast-4-20-10,slow-3-35-10,fast-3-45-16",
    )
    assert table.race.progress[2:4] == [14, 12]
    assert {table.car(name) for name in ("fast2", "slow1")} == set(table.race.called)
    assert [chip.id for chip in table.race.chits] == ["fast-4-20-10", "slow-3-35-10", "fast-3-45-16"]

"""Orders, rounds, the end of a turn, tyres and yellow flags, case by case."""

import pytest

from games.formula_de.bench import asked, at, codes, fact, play, race_at, race_of
from paddock.games.formula_de.rules_order import has_passed, turn_order
from paddock.games.formula_de.rules_turn import has_gear_to_drop
from paddock.games.formula_de.rules_turn_end import OwedTests, Pull, close_turn, stops_made
from paddock.games.formula_de.rules_tyres import overshoots, pass_soft_mark, tyre_bonus
from paddock.games.formula_de.rules_yellow import (
    cars_on_last_lap,
    has_turned_in,
    is_too_late,
    on_last_lap,
    show_flags,
    went_out_on_last_lap,
)
from paddock.games.formula_de.track import TRACKS
from paddock.games.formula_de.ways.label import Label
from paddock.games.formula_de.ways.straights import NO_RUN
from paddock.games.formula_de.ways.trail import Trail
from paddock.games.formula_de.ways.way import Explored, Way
from rules import rule

# Orders


@rule("FD-ORDER-01", "FD-ORDER-05", "FD-PITORDER-01", "FD-PITORDER-03")
@pytest.mark.parametrize(
    ("red", "blue", "first"),
    [
        ("red@a20 line=1", "blue@a60 line=1", 1),
        ("red@a60 line=1", "blue@a20 line=1", 0),
        ("red@a20 line=2", "blue@a160 line=1", 0),
        ("red@a160 line=1", "blue@a20 line=2", 1),
        ("red@a20 line=3", "blue@a160 line=1", 0),
        ("red@box-1 line=1 pit_line=1 pit=1", "blue@a20 line=2", 1),
        ("red@pit-1 line=1 pit_line=1 pit=1", "blue@a-20 line=1", 1),
        ("red@a-34 line=1", "blue@pit-1 line=1 pit_line=1 pit=1 box=1", 1),
    ],
)
@pytest.mark.parametrize("order", ["red,blue", "blue,red"])
def test_the_leader_moves_first_whatever_the_order_was(red: str, blue: str, first: int, order: str) -> None:
    race = race_of(at(f"{red}, {blue}", "ChooseGear 1", race=f"order={order}", on="laps=9"))

    assert turn_order(race)[0] == first


@rule("FD-OUT-09", "FD-OUT-10", "FD-END-09")
@pytest.mark.parametrize(
    ("red", "passed"),
    [
        ("red@off status=waiting line=2", True),
        ("red@off status=waiting line=1", False),
        ("red@a60 line=1", True),
        ("red@a20 line=1", False),
        ("red@a40 line=1", False),
    ],
)
def test_who_has_passed_an_eliminated_car(red: str, passed: bool) -> None:
    race = race_of(at(f"{red}, blue@off status=out out_line=1", "ChooseGear 0", race="retired=blue order=red"))
    race.own().out_rank[1] = race.track.rank[race.track.index["a40"]] if "off" not in red else 0

    assert has_passed(race, 0, 1) == passed


@rule("FD-ORDER-03", "FD-ORDER-01")
def test_a_round_is_followed_by_another_and_its_order_is_noted() -> None:
    match = at("red@a20 prev=0, blue@a60 prev=0", "EndRound", race="order=blue,red")

    assert (fact(match, "red", "prev"), fact(match, "blue", "prev")) == (1, 0)
    assert race_of(match).round == 6
    assert match.to_move == (1,)
    assert fact(match, "blue", "moved") == 1


# The turn


@rule("FD-TRICK-10")
@pytest.mark.parametrize(
    ("words", "turn", "can"),
    [
        ("", "", True),
        ("", "restart=1", False),
        ("", "restart=2", False),
        ("", "from_pit=yes", False),
        ("fresh=1", "", False),
    ],
)
def test_smoke_is_for_cars_that_are_racing(words: str, turn: str, can: bool) -> None:
    assert has_gear_to_drop(race_at(f"red@a20 {words}", turn, "tricks=on"), 0) == can


@rule("FD-TRICK-12", "FD-TRICK-10")
def test_a_turn_begins_with_tricks() -> None:
    match = at("red@a20 gear=2 tricks=(3), blue@a60", "Turn 0", on="tricks=on")

    assert codes(match) == ["none", "nails"]


@rule("FD-TRICK-10", "FD-OUT-15")
def test_a_car_that_is_out_does_not_set_off() -> None:
    gone = at(
        "red@a20 status=wrecked, blue@a60, yellow@a70",
        "TakeTheWheel 0; ChooseGear 1",
        on="tricks=on",
        turn="car=red start=a20",
        race="retired=red",
    )

    assert gone.to_move == (1,)


@rule("FD-PIT-19", "FD-PIT-40", "FD-MOVE-10")
@pytest.mark.parametrize(("pit", "mover"), [(1, 0), (3, 1), (2, 1)])
def test_a_box_is_reached_once(pit: int, mover: int) -> None:
    cars = f"red@box-1 box=0 pit={pit}, blue@a60, yellow@a70"
    match = at(cars, "EndMovement 0; ChooseGear 1", turn="car=red start=pit-2")

    assert match.to_move == (mover,)
    assert race_of(match).drive.car == (0 if mover == 0 else -1)


@rule("FD-PIT-46", "FD-MOVE-10")
def test_the_turn_ends_after_the_stop() -> None:
    cars = "red@box-1 box=0 pit=1, blue@a60, yellow@a70"
    match = at(cars, "EndMovement 0; ChooseGear 1", turn="car=red start=pit-2")
    play(match, "fit-hard", "fast", "no")

    assert (match.to_move, race_of(match).drive.car) == ((1,), -1)


@rule("FD-OUT-15", "FD-GEAR-10", "FD-FORCE-04")
@pytest.mark.parametrize(("status", "laid"), [("racing", 3), ("wrecked", 0)])
def test_what_a_move_owes_is_settled_once_and_not_by_a_wreck(status: str, laid: int) -> None:
    race = race_at(f"red@a20 status={status}", "heavy_oil=yes forced=yes owed=(3)")
    OwedTests(0).run(race)

    assert race.markers.get(race.cell[0], 0) == laid
    if laid:
        assert (race.drive.heavy_oil, race.drive.forced, race.drive.owed) == (False, False, ())
        assert asked(race) == ["Reliability"]


@rule("FD-CORNER-02", "FD-CORNER-10", "FD-START-04", "FD-YELLOW-04", "FD-YELLOW-16")
@pytest.mark.parametrize(
    ("words", "fresh", "stops", "status"),
    [
        ("red@a44 fresh=1", 0, 1, 0),
        ("red@a44 fresh=2", 0, 1, 0),
        ("red@a44 status=spun", 0, 1, 2),
        ("red@a44 status=stalled", 0, 1, 1),
        ("red@a44 status=wrecked", 0, 0, 3),
        ("red@a20 duty=3", 0, 0, 6),
        ("red@pit-2 pit=1 duty=3", 0, 0, 0),
        ("red@a20 duty=1", 0, 0, 0),
    ],
)
def test_the_end_of_a_turn(words: str, fresh: int, stops: int, status: int) -> None:
    race = race_at(words, "start=a30", on="yellow-flags=on")
    close_turn(race, 0)

    assert (race.book.fresh[0], race.stops[0], race.status[0]) == (fresh, stops, status)
    assert race.drive.car == -1


@rule("FD-TRICK-20", "FD-TRICK-38")
@pytest.mark.parametrize(
    ("turn", "pulls"), [("hooks=(1) path=(a22,a24,a26)", 1), ("hooks=(1)", 0), ("path=(a22,a24,a26)", 0)]
)
def test_only_a_hooked_car_that_has_moved_pulls(turn: str, pulls: int) -> None:
    race = race_at("red@a26", turn, "tricks=on")
    close_turn(race, 0)

    assert asked(race) == ["Pull"] * pulls


@rule("FD-CORNER-07", "FD-CORNER-08", "FD-CORNER-11", "FD-CORNER-13", "FD-OVER-06")
@pytest.mark.parametrize(
    ("start", "cell", "stops", "made"),
    [
        ("a4", "a8", 1, 2),
        ("a0", "a8", 1, 2),
        ("a20", "a70", 0, 1),
        ("a4", "a70", 1, 1),
        ("a4", "a20", 1, 0),
        ("", "a78", 1, 1),
        ("", "c78", 1, 1),
    ],
)
def test_how_many_stops_a_turn_makes(start: str, cell: str, stops: int, made: int) -> None:
    race = race_at("red@off")
    race.track = TRACKS["ends"]
    race.cell[0], race.stops[0] = race.track.index[cell], stops
    race.drive.start = race.track.index[start] if start else -1

    assert stops_made(race, 0) == made


@rule("FD-PIT-11", "FD-CORNER-08", "FD-PIT-15")
def test_a_turn_in_the_pit_lane_is_no_stop_and_stops_do_not_begin_there() -> None:
    assert stops_made(race_at("red@pit-1 stops=1"), 0) == 0
    assert stops_made(race_at("red@a44 stops=1", "start=pit-1"), 0) == 1


@rule("FD-TRICK-20", "FD-TRICK-38", "FD-TRICK-36")
@pytest.mark.parametrize(("words", "pulled"), [("red@a20", True), ("red@pit-1 pit=1", False), ("red@off", False)])
def test_only_cars_on_the_track_are_pulled(words: str, pulled: bool) -> None:
    race = race_at(words, on="tricks=on")
    race.drive = type(race.drive)()
    Pull(0, 2).run(race)

    assert race.drive.pulled == pulled


@rule("FD-TRICK-39", "FD-TRICK-21")
def test_a_pulled_car_floods_nothing() -> None:
    match = at(
        "red@a26 tricks=(1), blue@a60, yellow@a70",
        "EndMovement 0; ChooseGear 1",
        on="tricks=on",
        turn="car=red start=a20 path=(a22,a24,a26) pulled=yes",
    )

    assert match.to_move == (1,)


# Tyres


@rule("FD-TYRE-07", "FD-TYRE-11", "FD-TYRE-13", "FD-TYRE-14", "FD-TYRE-16", "FD-TYRE-08")
@pytest.mark.parametrize(
    ("tyre", "lap", "wet", "cells"),
    [
        ("medium", 0, 0, 1),
        ("medium", 1, 0, 0),
        ("medium", 2, 0, 0),
        ("medium", 3, 0, 0),
        ("medium", 9, 0, 0),
        ("medium", 0, 1, 0),
        ("soft", 0, 0, 2),
        ("soft", 1, 0, 0),
        ("soft", 3, 0, 0),
        ("soft", 0, 1, 0),
        ("hard", 0, 0, 0),
    ],
)
def test_the_cells_of_a_set(tyre: str, lap: int, wet: int, cells: int) -> None:
    race = race_at(f"red@a20 tyre={tyre} tyre_lap={lap}", on="tyres-soft=on", race=f"sky=rain wet={wet}")

    assert tyre_bonus(race, 0) == cells


@rule("FD-TYRE-06", "FD-TYRE-17")
@pytest.mark.parametrize(
    ("cell", "to", "mark", "words", "gone"),
    [
        ("a20", "a22", "a22", "", 1),
        ("a20", "a22", "a20", "", 0),
        ("a20", "a22", "a24", "", 0),
        ("a20", "b21", "b21", "", 1),
        ("a20", "a22", "a22", "free_lap=1", 0),
        ("c-30", "pit-1", "pit-1", "", 0),
        ("pit-1", "pit-2", "pit-2", "", 0),
    ],
)
def test_the_mark_of_soft_tyres_is_passed_on_the_track(cell: str, to: str, mark: str, words: str, gone: int) -> None:
    race = race_at(f"red@{cell} tyre=soft {words}", on="tyres-soft=on")
    race.rules.soft_rank = race.track.rank[race.track.index[mark]]
    pass_soft_mark(race, 0, race.track.index[cell], race.track.index[to])

    assert race.book.soft_gone[0] == gone


@rule("FD-TYRE-12", "FD-TYRE-31", "FD-TYRE-36", "FD-OVER-13")
@pytest.mark.parametrize(
    ("table", "words", "lines", "cost"),
    [
        ("league", "tyre_lap=0", 0, 2),
        ("league", "tyre_lap=1", 1, 3),
        ("league", "tyre_lap=1 free_lap=1", 1, 2),
        ("league", "tyre_lap=1 free_lap=1", 2, 3),
        ("gentle", "tyre_lap=2", -1, 1),
        ("gentle", "tyre_lap=2", 0, 2),
        ("league", "tyre_lap=2", -2, 2),
    ],
)
def test_a_corner_costs_what_it_did_when_it_was_left(table: str, words: str, lines: int, cost: int) -> None:
    """A number below zero is the price that was fixed in an earlier segment."""
    race = race_at(f"red@a60 tyre=medium {words}", on=f"tyre-table={table}", others="blue@a70")
    trail = Trail()
    trail.left = ((0, 0, 1, lines),)
    label = Label(race.cell[0], trail, NO_RUN, 0, 0, 0)
    label.beyond = 3

    assert overshoots(race, 0, Way(Explored(), label, 0)) == ((0, 3, 1, cost),)


# Yellow flags


@rule("FD-YELLOW-06", "FD-YELLOW-07")
@pytest.mark.parametrize(
    ("words", "is_last", "turned"),
    [
        ("red@a40 laps=2", True, True),
        ("red@a38 laps=2", True, False),
        ("red@a-40 laps=2", True, True),
        ("red@a44 laps=1", False, True),
        ("red@a44 laps=2 free_lap=1", False, True),
        ("red@off laps=2", True, False),
        ("red@pit-1 laps=2 pit=1", True, False),
    ],
)
def test_who_has_turned_in_on_the_last_lap(words: str, is_last: bool, turned: bool) -> None:
    race = race_at(words, on="laps=3 yellow-flags=on")

    assert (on_last_lap(race, 0), has_turned_in(race, 0)) == (is_last, turned)


@rule("FD-YELLOW-06", "FD-YELLOW-07")
def test_a_car_beside_the_track_has_not_turned_in_where_the_last_cell_is_in_a_corner() -> None:
    race = race_at("red@off laps=2", on="laps=3")
    race.track = TRACKS["ends"]

    assert race.track.corner[-1] >= 0
    assert not has_turned_in(race, 0)


@rule("FD-YELLOW-06", "FD-YELLOW-01")
@pytest.mark.parametrize(
    ("words", "rank", "late"),
    [
        ("laps=2 line=3 out_line=3", 0, True),
        ("laps=2 line=3 out_line=3", -1, False),
        ("laps=1 line=2 out_line=2", 0, False),
        ("laps=2 line=3 out_line=2", 0, False),
        ("laps=2 line=3 out_line=3 free_lap=2", 0, False),
    ],
)
def test_a_car_that_went_out_on_the_last_lap_keeps_the_flags_in(words: str, rank: int, late: bool) -> None:
    """From the first corner on; a car may have touched the line since it left the corner where it went out."""
    race = race_at(f"red@off status=out {words}", race="retired=red order=blue", on="laps=3 yellow-flags=on")
    race.own().out_rank[0] = race.track.first_corner_rank + rank

    assert went_out_on_last_lap(race, 0) == late
    assert is_too_late(race) == late


@rule("FD-YELLOW-06")
def test_after_a_finish_the_flags_stay_in() -> None:
    race = race_at("red@off status=finished laps=3", race="finished=red order=blue", on="laps=3 yellow-flags=on")

    assert is_too_late(race)


@rule("FD-YELLOW-03", "FD-YELLOW-04", "FD-YELLOW-05")
@pytest.mark.parametrize(
    ("words", "duty"),
    [
        ("red@pit-2 pit=1 pit_lap=1", 3),
        ("red@pit-2 pit=1 pit_lap=0", 1),
        ("red@a20 pit_lap=1", 1),
        ("red@a20 pit_lap=0", 1),
    ],
)
def test_each_car_has_a_lap_to_complete_unless_the_pit_lane_has_counted_it(words: str, duty: int) -> None:
    race = race_at(words, on="laps=3 yellow-flags=on")
    show_flags(race)

    assert race.book.duty[0] == duty


@rule("FD-YELLOW-24", "FD-YELLOW-07")
def test_cars_on_the_last_lap_are_those_that_still_race() -> None:
    race = race_at(
        "red@a20 laps=2",
        on="laps=3 yellow-flags=on",
        others="blue@a22 laps=2 status=wrecked, yellow@a24 laps=2, green@a26 laps=1",
        race="order=red,blue,yellow,green began=yellow,red",
    )

    assert cars_on_last_lap(race) == [2, 0]


@rule("FD-YELLOW-15", "FD-YELLOW-17", "FD-YELLOW-02")
@pytest.mark.parametrize(("markers", "purpose"), [("a30=oil", ""), ("a30=oil a32=oil", "sweep-track")])
def test_flags_clear_all_dangerous_cells_but_one(markers: str, purpose: str) -> None:
    cars = "red@a20, blue@a60, yellow@a70"
    match = at(cars, "YellowFlags; ChooseGear 0", on="laps=3 yellow-flags=on", race="alarm=yes", markers=markers)

    assert (match.chance is not None) == bool(purpose)
    assert (race_of(match).yellow, race_of(match).alarm) == (1, False)


@rule("FD-YELLOW-18", "FD-YELLOW-19", "FD-YELLOW-21", "FD-YELLOW-22", "FD-ORDER-03")
def test_what_a_restart_makes_of_each_car() -> None:
    waiting = "status=waiting line=2 laps=1"
    cars = f"red@off {waiting} duty=2 stops=2 prev=0, blue@off {waiting} stops=1 prev=5"
    race = race_of(
        at(cars, "Restart; ChooseGear 1", race="yellow=1 grid=blue,red began=red", on="laps=3 yellow-flags=on")
    )
    book = race.book

    assert (race.yellow, race.began, race.stops, book.prev) == (0, [], [0, 0], [1, 0])
    assert (book.line, book.laps, book.duty, book.free_lap) == ([1, 1], [1, 1], [0, 0], [2, 2])
    assert (book.fresh, book.on_grid, race.status) == ([2, 2], [1, 1], [0, 0])
    assert [race.track.names[cell] for cell in race.cell] == ["c-4", "a-2"]

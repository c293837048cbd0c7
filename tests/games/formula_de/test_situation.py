"""What the ways of a car depend on: what it may claim, where the line and the pit lane end or open them, and what the
segments before have left."""

import pytest

from games.formula_de.bench import at, race_at, race_of
from paddock.circuits.small import small_board
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.track import TRACKS, Track
from paddock.games.formula_de.ways.cache import cache_of
from paddock.games.formula_de.ways.label import Label
from paddock.games.formula_de.ways.segments import menu_of
from paddock.games.formula_de.ways.situation import (
    can_force,
    is_finishing,
    may_enter_pit,
    road_of,
    start_of,
    stops_made,
    terms_of,
)
from paddock.games.formula_de.ways.terms import Terms
from paddock.games.formula_de.ways.trail import KERB_PLUS
from rules import rule

# The pit lane begins soon after a corner.
LATE_ENTRY = """
track 3 lanes from -40 to 200
line 0
corner one from 40 to 52 stops 1
corner last from 150 to 184 stops 1
grid a-2 c-4
pit right from c190 to c20 boxes 5
weather rain 1-7 variable 8-12 fair 13-20
soft 110
"""
KINDS = ("main", "tyre", "rich", "boost", "slip", "slide", "drs", "oval")


def terms(race: Race, kind: str = "main", cells: int = 5, force: bool = False) -> Terms:
    """The terms of a segment of red."""
    return Terms(terms_of(race, 0, kind, race.cell[0], cells, force))


# What a car may claim


@rule("FD-KERB-01", "FD-KERB-02", "FD-KERB-07", "FD-KERB-08", "FD-SKID-09", "FD-SLIP-24")
@pytest.mark.parametrize(
    ("turn", "kinds"),
    [
        ("", "main tyre rich boost"),
        ("kerb=1", ""),
        ("kerb=2", ""),
        ("slipped=yes", ""),
    ],
)
def test_a_kerb_is_for_the_movement_before_a_slipstream_and_once(turn: str, kinds: str) -> None:
    race = race_at("red@a34", turn)

    assert [kind for kind in KINDS if terms(race, kind).kerbs] == kinds.split()


@rule("FD-KERB-01")
def test_an_organiser_may_do_without_kerbs() -> None:
    assert not terms(race_at("red@a34", on="kerbs=off")).kerbs


@rule("FD-AERO-07", "FD-AERO-14", "FD-AERO-16", "FD-SLIP-24", "FD-PIT-55")
@pytest.mark.parametrize(
    ("load", "turn", "kinds"),
    [
        ("high", "", "main tyre rich boost"),
        ("medium", "", ""),
        ("low", "", ""),
        ("high", "slipped=yes", ""),
        ("high", "from_pit=yes", ""),
        ("high", "kerb=1", "main tyre rich boost"),
    ],
)
def test_high_load_doubles_a_cell_before_a_slipstream_and_not_out_of_the_pits(load: str, turn: str, kinds: str) -> None:
    race = race_at(f"red@a34 load={load}", turn, on="aero=on")

    assert [kind for kind in KINDS if terms(race, kind).high_load] == kinds.split()


@rule("FD-SLIP-06", "FD-SLIP-08", "FD-SLIP-10")
def test_only_a_slipstream_counts_its_lane_changes() -> None:
    race = race_at("red@a34")

    assert [kind for kind in KINDS if terms(race, kind).slipstream] == ["slip"]


@rule("FD-STRAIGHT-03", "FD-WALL-01", "FD-FORCE-02")
@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize("walls", ["on", "off"])
@pytest.mark.parametrize("lanes", [1, 2, 3])
def test_terms_say_lanes_walls_and_force(lanes: int, walls: str, force: bool) -> None:
    found = terms(race_at("red@a34 load=high", on=f"lane-shift={lanes} walls={walls} aero=on"), force=force)

    assert (found.lane_shift, found.walls, found.force) == (lanes, walls == "on", force)


# The line


@rule("FD-END-13", "FD-END-14", "FD-YELLOW-05", "FD-YELLOW-23", "FD-YELLOW-18", "FD-END-02")
@pytest.mark.parametrize(
    ("words", "is_last"),
    [
        ("laps=0", False),
        ("laps=1", False),
        ("laps=2", True),
        ("laps=3", True),
        ("laps=2 free_lap=1", False),
        ("laps=2 free_lap=2", False),
        ("duty=1", True),
        ("duty=2", False),
        ("duty=3", False),
        ("duty=1 free_lap=1", False),
    ],
)
def test_the_line_ends_a_movement_on_the_last_lap_and_under_yellow_flags(words: str, is_last: bool) -> None:
    race = race_at(f"red@a-4 {words}", on="laps=3 yellow-flags=on")

    assert is_finishing(race, 0) == is_last
    assert terms(race).stop_at_line == is_last


@rule("FD-END-13")
def test_a_line_within_reach_ends_the_movement_whatever_the_segment() -> None:
    race = race_at("red@a-4 laps=2", on="laps=3")

    assert all(terms(race, kind, 3).stop_at_line for kind in KINDS)


# The pit lane


@rule(
    "FD-PIT-01",
    "FD-PIT-14",
    "FD-PIT-16",
    "FD-PIT-17",
    "FD-PIT-18",
    "FD-PIT-48",
    "FD-PIT-54",
    "FD-START-20",
    "FD-END-15",
)
@pytest.mark.parametrize(
    ("words", "turn", "race", "on", "is_open"),
    [
        ("", "", "", "", True),
        ("gear=6", "", "", "", True),
        ("laps=1", "", "", "", True),
        ("laps=2", "", "", "", False),
        ("laps=3", "", "", "", False),
        ("", "", "yellow=1", "yellow-flags=on", False),
        ("on_grid=1", "", "", "", False),
        ("", "", "", "pit=off", False),
        ("box=0", "", "", "pit=off", False),
        ("box=-1", "", "", "", False),
        ("", "pulled=yes", "", "", False),
        ("", "from_pit=yes", "", "", False),
        ("", "tyre_used=yes", "", "", False),
        ("", "low_used=yes", "", "", False),
        ("", "rich=yes", "", "fuel=on", True),
    ],
)
def test_when_the_pit_lane_is_open(words: str, turn: str, race: str, on: str, is_open: bool) -> None:
    found = race_at(f"red@c-34 {words}", turn, f"laps=3 {on}", race)

    assert may_enter_pit(found, 0) == is_open
    assert terms(found).pit_open == is_open


@rule("FD-PIT-61", "FD-SLIP-32", "FD-PIT-08")
def test_only_the_main_movement_leads_into_the_pit_lane() -> None:
    race = race_at("red@c-34")

    assert [kind for kind in KINDS if terms(race, kind).pit_open] == ["main"]


@rule("FD-PIT-15", "FD-PIT-20", "FD-PIT-60", "FD-PIT-02")
@pytest.mark.parametrize(
    ("car", "kind", "box"),
    [
        ("red@c-34 box=0", "main", 0),
        ("red@c-34 box=3", "main", 3),
        ("red@c-34 box=3", "slip", -1),
        ("red@pit-2 box=0 pit=1", "main", 0),
        ("red@pit-2 box=2 pit=1", "main", 2),
        ("red@box-3 box=2 pit=2", "main", -1),
        ("red@box-3 box=2 pit=3", "main", -1),
        ("red@pit-9 box=2 pit=5", "main", -1),
    ],
)
def test_a_car_drives_to_its_box_once(car: str, kind: str, box: int) -> None:
    assert terms(race_at(car, "from_pit=yes" if "pit=" in car else ""), kind).box == box


@rule("FD-FORCE-01", "FD-FORCE-12")
@pytest.mark.parametrize(
    ("words", "on", "can"),
    [
        ("pf=1 pc=1", "on", True),
        ("pf=3 pc=3", "on", True),
        ("pf=0 pc=1", "on", False),
        ("pf=1 pc=0", "on", False),
        ("pf=1 pc=1 forced=1", "on", False),
        ("pf=1 pc=1", "off", False),
    ],
)
def test_forcing_a_block_needs_a_point_of_each_and_is_done_once(words: str, on: str, can: bool) -> None:
    assert can_force(race_at(f"red@a34 {words}", on=f"force-block={on}"), 0) == can


# Where a segment begins


@rule("FD-CORNER-03", "FD-CORNER-07", "FD-CORNER-08", "FD-CORNER-13")
@pytest.mark.parametrize(
    ("car", "turn", "stops"),
    [
        ("red@a84 stops=0", "", 0),
        ("red@a84 stops=1", "", 1),
        ("red@a84 stops=2", "", 2),
        ("red@a84 stops=5", "", 2),
        ("red@a124 stops=5", "", 3),
        ("red@a84 stops=1", "start=a46", 0),
        ("red@a84 stops=1", "start=a60", 0),
        ("red@a84 stops=1", "start=pit-3", 0),
        ("red@a60 stops=1", "start=a46", 0),
        ("red@pit-3 stops=1", "", 0),
        ("red@pit-1 stops=1", "start=a84", 0),
        ("red@a84 stops=1", "start=pit-1", 0),
        ("red@a64 stops=1", "start=a66", 0),
    ],
)
def test_the_stops_that_count_are_those_of_the_corner_where_the_turn_began(car: str, turn: str, stops: int) -> None:
    race = race_at(car, turn) if "@a60" not in car else race_of(at(f"{car}, blue@a62", "ChooseGear 0", turn=turn))

    assert stops_made(race, 0, race.cell[0]) == stops


@rule("FD-CORNER-03", "FD-CORNER-07")
@pytest.mark.parametrize(("start", "cell", "stops"), [("a0", "a8", 1), ("", "a78", 0), ("", "c78", 0), ("a4", "a0", 1)])
def test_stops_count_on_the_first_and_the_last_cell_of_the_board(start: str, cell: str, stops: int) -> None:
    race = race_at("red@a20 stops=1")
    race.track = TRACKS["ends"]
    race.drive.start = race.track.index[start] if start else -1

    assert stops_made(race, 0, race.track.index[cell]) == stops


@rule("FD-CORNER-03", "FD-KERB-02", "FD-OVER-01")
def test_neither_stops_nor_a_kerb_are_taken_from_another_position() -> None:
    """With the stop made and the kerb used; with neither; both are met on the same cell."""
    made = race_at("red@a48 gear=3 stops=1 pf=0/3", "kerb=1")
    cache_of(made.track).forget()
    assert not [go.code for go in menu_of(made, 0, "main", 4) if "+over" in go.code]
    missing = race_at("red@a48 gear=3 stops=0 pf=0/3")
    assert any("+over" in go.code for go in menu_of(missing, 0, "main", 4))


@rule("FD-MOVE-09", "FD-STRAIGHT-05", "FD-STRAIGHT-11")
@pytest.mark.parametrize(("blue", "ends"), [("blue@a22", "a24 b25 c24"), ("blue@a62", "b25 c24")])
def test_a_bonus_may_end_in_front_of_a_car_that_the_whole_path_has_passed(blue: str, ends: str) -> None:
    """From a20 past a car on a22 to a24, in three cells or in two and a bonus; without that car it would be weaving."""
    whole = race_at("red@a20 gear=3 pf=0/3", others=blue)
    assert sorted(go.code for go in menu_of(whole, 0, "main", 3) if go.code != "a26") == ends.split()
    parts = race_at("red@b23 gear=3 pf=0/3", "start=a20 run_a=a20 run_k=2 path=(b21,b23)", others=blue)
    assert sorted(go.code for go in menu_of(parts, 0, "tyre", 1)) == ends.split()


@rule("FD-MOVE-09", "FD-MOVE-05", "FD-STRAIGHT-11")
@pytest.mark.parametrize(("cells", "ends"), [(1, "b25"), (2, "b27 c26")])
def test_bonus_cells_meet_the_cars_ahead(cells: int, ends: str) -> None:
    """From a20 two cells to a24, with a car right ahead."""
    race = race_at("red@a24 gear=3 pf=0/3", "start=a20 run_a=a20 run_k=2 path=(a22,a24)", others="blue@a26")

    assert [go.code for go in menu_of(race, 0, "tyre", cells)] == ends.split()


@rule("FD-MOVE-09", "FD-STRAIGHT-11")
def test_a_road_is_found_once_for_the_same_cars_on_it() -> None:
    free, crowded = race_at("red@a20", others="blue@a60"), race_at("red@a20", others="blue@a24")

    assert road_of(free, 0, "main", 4, False) is road_of(free, 0, "main", 4, False)
    assert road_of(crowded, 0, "main", 4, False) is road_of(crowded, 0, "main", 4, False)
    assert road_of(crowded, 0, "main", 4, False) is not road_of(free, 0, "main", 4, False)


@rule("FD-END-13", "FD-KERB-04", "FD-KERB-07")
def test_the_line_also_ends_the_movement_of_a_car_that_adds_a_cell_by_the_kerb() -> None:
    """The line is as far away as the die says: the added cell is not driven beyond it."""
    race = race_at("red@a150 gear=3 stops=1 pf=0/3", on="laps=1", board="finish")
    cells = race.track.to_line[race.cell[0]]
    ways = [way for way in menu_of(race, 0, "main", cells).ways if way.trail.kerb == KERB_PLUS]

    over = [way for way in ways if way.trail.crossed]
    assert any(len(way.path) == cells for way in over)
    assert all(race.track.crosses(*way.path[-2:]) for way in over)


@rule("FD-PIT-08", "FD-PIT-16", "FD-KERB-04")
def test_a_cell_added_by_the_kerb_may_lead_into_the_pit_lane() -> None:
    """The cell of the entry is as far away as the die says."""
    race = race_at("red@a20 gear=3 stops=1 pf=0/3", on="laps=9")
    race.track = Track(small_board(LATE_ENTRY, "late"))
    race.put(0, race.track.index["c170"])
    race.drive.start = race.cell[0]
    codes = [go.code for go in menu_of(race, 0, "main", race.track.to_entry[race.cell[0]])]

    assert [code for code in codes if "pit" in code] == ["pit-1+longer+pit"]


def begun(car: str, kind: str, turn: str) -> tuple[Race, Label]:
    """Where a segment of red begins."""
    race = race_at(car, turn)
    network = cache_of(race.track).network(terms_of(race, 0, kind, race.cell[0], 3, False))
    return race, start_of(race, 0, kind, network, stops_made(race, 0, race.cell[0]))


def run_of(race: Race, label: Label) -> tuple[str, int, int]:
    """Where its run began, its steps, and the dangers that it has crossed; nothing if it is on no run."""
    start = label.run.start
    assert label.run.through == -1, "no car was driven through in it"
    return (race.track.names[start] if start >= 0 else "", label.length, label.run.crossed)


@rule("FD-MOVE-09", "FD-STRAIGHT-13", "FD-DRS-11", "FD-SLIP-12", "FD-STRAIGHT-14")
@pytest.mark.parametrize(
    ("kind", "turn", "run"),
    [
        ("main", "", ("a20", 0, 0)),
        ("main", "run_a=a12 run_k=4 run_s=0x2", ("a20", 0, 0)),
        ("tyre", "run_a=a12 run_k=4 run_s=0x2", ("a12", 4, 2)),
        ("rich", "run_a=a12 run_k=4 run_s=0x2", ("a12", 4, 2)),
        ("boost", "run_a=a12 run_k=4 run_s=0x2", ("a12", 4, 2)),
        ("drs", "run_a=a12 run_k=4 run_s=0x2", ("a12", 4, 2)),
        ("tyre", "", ("a20", 0, 0)),
        ("tyre", "run_a=a12 run_k=4 slipped=yes", ("a20", 0, 0)),
        ("tyre", "run_a=a12 run_k=4 after_slide=yes", ("a20", 0, 0)),
        ("oval", "run_a=a12 run_k=4", ("a20", 0, 0)),
        ("slip", "run_a=a12 run_k=4", ("", 0, 0)),
        ("main", "lock=yes", ("", 0, 0)),
    ],
)
def test_bonus_cells_before_a_slipstream_go_on_with_the_run(kind: str, turn: str, run: tuple[str, int, int]) -> None:
    race, label = begun("red@a20", kind, turn)

    assert run_of(race, label) == run


@rule("FD-MOVE-09", "FD-STRAIGHT-13", "FD-STRAIGHT-17")
def test_a_run_may_have_begun_on_the_first_cell_of_the_board() -> None:
    race = race_at("red@a20", "run_k=4")
    race.drive.run_a = 0
    network = cache_of(race.track).network(terms_of(race, 0, "tyre", race.cell[0], 3, False))

    assert start_of(race, 0, "tyre", network, 0).run.start == 0


@rule("FD-STRAIGHT-09", "FD-STRAIGHT-10")
@pytest.mark.parametrize("car", ["red@a44", "red@pit-1 pit=1", "red@pit-3 pit=1"])
def test_there_is_no_run_in_a_corner_and_in_the_pit_lane(car: str) -> None:
    race, label = begun(car, "main", "")

    assert run_of(race, label) == ("", 0, 0)


@rule("FD-KERB-03", "FD-KERB-07", "FD-MOVE-09")
@pytest.mark.parametrize(
    ("kind", "turn", "cells"),
    [
        ("main", "kerb_run=2", 0),
        ("tyre", "kerb_run=2", 2),
        ("boost", "kerb_run=1", 1),
        ("slide", "kerb_run=2", 0),
        ("tyre", "kerb_run=2 after_slide=yes", 0),
        ("tyre", "kerb_run=2 slipped=yes", 0),
    ],
)
def test_bonus_cells_go_on_along_the_kerb(kind: str, turn: str, cells: int) -> None:
    assert begun("red@a44", kind, turn)[1].kerb_run == cells


@rule("FD-CORNER-14", "FD-AERO-09")
@pytest.mark.parametrize(("turn", "is_first"), [("first_cell=a40", True), ("first_cell=a42", False), ("", False)])
def test_a_segment_knows_whether_it_begins_on_the_first_cell(turn: str, is_first: bool) -> None:
    assert begun("red@a40", "slide", turn)[1].first == is_first


@rule("FD-OVER-04", "FD-OVER-06", "FD-OVER-13", "FD-CORNER-15", "FD-OVER-15")
def test_a_segment_goes_on_with_what_was_overshot() -> None:
    """The first corner was left 22 cells ago with its tyre points fixed at 2 a cell, the second 3 cells ago at 4."""
    _, label = begun("red@a100", "slip", "lock=yes overs=((0,22,1,2),(1,3,1,4)) entered=(0,1) over_in=(1)")
    trail = label.trail

    assert (trail.lock, trail.entered, trail.over_in) == (True, (0, 1), (1,))
    assert label.beyond == 22
    assert trail.left == ((0, 0, 1, -2), (1, 19, 1, -4))


@rule("FD-OVER-06", "FD-CORNER-15")
@pytest.mark.parametrize(("over_in", "made"), [("", 1), (" over_in=(1)", 0), (" over_in=(2)", 1)])
def test_stops_do_not_count_in_a_corner_entered_by_overshooting(over_in: str, made: int) -> None:
    assert begun("red@a84 stops=1", "slide", f"entered=(1){over_in}")[1].made == made


@rule("FD-MOVE-09", "FD-SLIP-16", "FD-OVER-04", "FD-OVER-17")
@pytest.mark.parametrize(
    ("turn", "left"),
    [
        ("", (False, (), ())),
        ("entered=(1)", (False, (1,), ())),
        ("lock=yes", (True, (), ())),
        ("over_in=(1)", (False, (), (1,))),
    ],
)
def test_whatever_was_left_is_taken_along(turn: str, left: tuple[bool, tuple[int, ...], tuple[int, ...]]) -> None:
    label = begun("red@a84", "slide", turn)[1]

    assert (label.trail.lock, label.trail.entered, label.trail.over_in) == left
    assert label.beyond == 0

"""What driving a way leaves behind: costs, the line, the pit lane, and what the turn remembers of each segment."""

from typing import Any

import pytest

from games.formula_de.bench import RING, at, choose, codes, fact, move, points, race_at, race_of, rolls
from paddock.circuits.small import small_board
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_collisions import collision_value
from paddock.games.formula_de.rules_drive import (
    begin_drive,
    begin_lap,
    cars_ahead,
    complete_lap,
    drive_way,
    enter_pit,
    finish_segment,
    touch_line,
)
from paddock.games.formula_de.tables import ERS, FUEL
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.label import Label
from paddock.games.formula_de.ways.segments import menu_of
from paddock.games.formula_de.ways.straights import NO_RUN
from paddock.games.formula_de.ways.trail import Trail
from paddock.games.formula_de.ways.way import Explored, Way
from rules import rule


def drive(race: Race, kind: str, cells: int, code: str) -> Race:
    """Red drives the way with this code."""
    menu = menu_of(race, 0, kind, cells)
    go = next(go for go in menu if go.code == code)
    drive_way(race, 0, kind, cells, menu.way(go.index), go.brakes)
    return race


# The turn begins


@rule("FD-PIT-14", "FD-TYRE-20", "FD-PIT-48")
@pytest.mark.parametrize(
    ("cell", "from_pit", "bonus"),
    [("c198", False, 1), ("a0", False, 1), ("pit-1", True, 0), ("pit-2", True, 0), ("box-1", True, 0)],
)
def test_tyres_give_nothing_in_a_turn_that_begins_in_the_pit_lane(cell: str, from_pit: bool, bonus: int) -> None:
    race = race_at(f"red@{cell} tyre=medium")
    begin_drive(race, 0)

    assert (race.drive.from_pit, race.drive.tyre) == (from_pit, bonus)


# A segment


@rule("FD-EMERG-05", "FD-EMERG-06", "FD-EMERG-19", "FD-MOVE-03")
def test_nothing_follows_the_move_of_a_blocked_car() -> None:
    """A bonus cell of Medium tyres is left, but the way is barred."""
    match = move("red@b11 gear=3 pf=3 tyre=medium, blue@a16, yellow@b15, green@c16", 4, turn="tyre=1")
    choose(match, next(code for code in codes(match) if "+block" in code and "+b1" not in code.replace("+block", "")))

    assert match.to_move == (1,), "blue is next"


@rule("FD-SLIP-16", "FD-SLIP-17", "FD-SLIP-18", "FD-SLIP-19", "FD-BRAKE-09")
@pytest.mark.parametrize(
    ("start", "turn", "kind", "cells", "code", "left", "slipped", "before", "charged"),
    [
        ("a20", "", "tyre", 1, "a22", 3, False, (), ()),
        ("a20", "entered=(2)", "slip", 3, "a26", 3, True, (2, -1), ()),
        ("a36", "", "slip", 3, "a42+charge1", 2, True, (-1,), (0,)),
        ("a44", "entered=(0)", "slip", 3, "b47", 3, True, (0, 0), ()),
        ("a38", "slipped=yes before_slip=(2)", "tyre", 1, "a40+charge1", 2, True, (2,), (0,)),
        ("a38", "slipped=yes before_slip=(0)", "tyre", 1, "a40", 3, True, (0,), ()),
        ("a44", "slipped=yes before_slip=(2) charged=(0) entered=(0)", "slip", 3, "b47", 3, True, (2,), (0,)),
    ],
)
def test_each_new_corner_is_charged_once_after_a_slipstream(
    start: str,
    turn: str,
    kind: str,
    cells: int,
    code: str,
    left: int,
    slipped: bool,
    before: tuple[int, ...],
    charged: tuple[int, ...],
) -> None:
    race = race_at(f"red@{start} gear=4 pf=3 stops=1", turn)
    found = drive(race, kind, cells, code).drive

    assert race.has(0, 1) == left
    assert (found.slipped, found.charged) == (slipped, charged)
    assert set(found.before_slip) == set(before)
    assert not found.braked


@rule("FD-OVALSLIP-05", "FD-SLIP-16")
def test_the_oval_cell_counts_as_slipstream() -> None:
    race = race_at("red@a20 gear=4 pf=3", on="oval-slipstream=on", others="blue@a24 gear=4")
    drive(race, "oval", 1, "a22")

    assert race.drive.slipped
    assert race.drive.before_slip == (-1,)


@rule("FD-FORCE-01", "FD-FORCE-03", "FD-FORCE-10", "FD-RELY-07")
@pytest.mark.parametrize(("body", "owed"), [(1, (4,)), (2, ()), (3, ())])
def test_a_forced_block_is_noted_and_paid(body: int, owed: tuple[int, ...]) -> None:
    race = race_at(
        f"red@a20 gear=3 pf=3 pc={body}", on="force-block=on pit=off", board="lane", others="blue@a24 line=1"
    )
    drive(race, "main", 4, "a28+force")

    assert (race.book.forced[0], race.drive.forced) == (1, True)
    assert (race.has(0, 1), race.has(0, 4), race.drive.owed) == (2, body - 1, owed)


@rule("FD-AERO-07", "FD-AERO-16")
def test_the_corners_whose_first_cell_counted_double_are_remembered() -> None:
    race = race_at("red@a38 gear=3 load=high pf=0/3", on="aero=on kerbs=off")
    drive(race, "main", 4, "a44+double1")
    assert race.drive.doubled == (0,)
    plain = race_at("red@a38 gear=3 load=high pf=0/3", on="aero=on kerbs=off")
    assert drive(plain, "main", 4, "a46").drive.doubled == ()


@rule("FD-STRAIGHT-11", "FD-STRAIGHT-13", "FD-MOVE-09")
def test_the_dangers_that_a_run_has_crossed_are_remembered() -> None:
    race = race_of(move("red@a20 gear=3 pf=0/3, blue@a60", 3, markers="a24=oil"))
    drive(race, "main", 3, "a26+risk1")

    assert race.drive.run_s == race.track.bit[race.track.index["a24"]]
    assert (race.track.names[race.drive.run_a], race.drive.run_k) == ("a20", 3)


@rule("FD-KERB-03", "FD-KERB-04", "FD-MOVE-09")
@pytest.mark.parametrize(("cells", "is_third"), [(1, False), (2, True)])
def test_a_bonus_cell_may_be_the_third_along_the_kerb(cells: int, is_third: bool) -> None:
    """From a82, one cell leads to the first along the kerb that counts, two to the second."""
    race = race_at("red@a82 gear=2 stops=0 pf=0/3 tyre=medium", "tyre=1")
    drive(race, "main", cells, f"a{82 + 2 * cells}")

    assert race.drive.kerb_run == cells
    assert any(go.code.endswith("+longer") for go in menu_of(race, 0, "tyre", 1)) == is_third


USED = ("tyre", "tyre_used", "rich_due", "boosted", "slid", "after_slide", "drs", "must_slip")


@rule(
    "FD-TYRE-19",
    "FD-TYRE-20",
    "FD-FUEL-12",
    "FD-BOOST-04",
    "FD-BOOST-07",
    "FD-SKID-03",
    "FD-SKID-07",
    "FD-DRS-04",
    "FD-DRS-05",
    "FD-OVALSLIP-02",
    "FD-PIT-48",
    "FD-SLIP-26",
)
@pytest.mark.parametrize(
    ("kind", "changed"),
    [
        ("tyre", {"tyre": 1, "tyre_used": True}),
        ("rich", {"rich_due": 0}),
        ("boost", {"boosted": True}),
        ("slide", {"slid": (1, 0), "after_slide": True}),
        ("drs", {"drs": True, "must_slip": True}),
        ("oval", {"must_slip": True}),
        ("slip", {"must_slip": False}),
    ],
)
def test_each_kind_of_segment_uses_something_up(kind: str, changed: dict[str, Any]) -> None:
    race = race_at("red@a44", "tyre=2 rich_due=3 slid=(1) after_slide=yes", on="soft-use=split")
    if kind == "slip":
        race.drive.must_slip = True
    expected: dict[str, Any] = {name: getattr(race.drive, name) for name in USED}
    finish_segment(race, kind, 1, race.cell[0])

    assert {name: getattr(race.drive, name) for name in USED} == {**expected, "after_slide": False, **changed}


@rule("FD-TYRE-19")
@pytest.mark.parametrize(("use", "left"), [("split", 1), ("partial", 0), ("whole", 0)])
def test_soft_cells_that_were_not_taken_are_kept_only_if_they_may_be_split(use: str, left: int) -> None:
    race = race_at("red@a44", "tyre=2", on=f"soft-use={use} tyres-soft=on")
    finish_segment(race, "tyre", 1, race.cell[0])

    assert race.drive.tyre == left


def way_to(race: Race, cell: str, lock: bool) -> Way:
    """A way that ends on a cell, with the lane locked or not."""
    trail = Trail()
    trail.lock = lock
    return Way(Explored(), Label(race.track.index[cell], trail, NO_RUN, 0, 0, 0), 0)


@rule("FD-EMERG-21", "FD-OVER-04", "FD-OVER-16")
@pytest.mark.parametrize(
    ("cars", "cell", "lock", "rammed"),
    [
        ("blue@a24, yellow@b23", "a22", False, (1, 2)),
        ("blue@a24, yellow@b23", "a22", True, (1,)),
        ("blue@a26, yellow@b23", "a22", True, ()),
        ("blue@a-40, yellow@b199", "a198", True, (1,)),
        ("blue@c46, yellow@b45", "c44", True, (2,)),
    ],
)
def test_the_cars_that_a_blocked_car_would_meet(cars: str, cell: str, lock: bool, rammed: tuple[int, ...]) -> None:
    """In a locked lane the car ahead; c44 has no forward arrow and leads to b45."""
    race = race_at("red@a10", others=cars)
    race.track = Track(small_board(RING + "arrow c44 b45\n", "bent"))

    assert cars_ahead(race, way_to(race, cell, lock)) == rammed


# The line and the pit lane


@rule("FD-PIT-41", "FD-PITORDER-06", "FD-PIT-60")
def test_a_car_that_leaves_the_pit_lane_is_in_the_pits_no_more() -> None:
    race = race_of(at("red@a10 gear=3, blue@a60", "ChooseGear 0"))
    race.put(0, race.track.pit_end)
    race.own().pit[0] = 5
    begin_drive(race, 0)
    menu = menu_of(race, 0, "main", 2)
    drive_way(race, 0, "main", 2, menu.way(0), 0)

    assert race.book.pit[0] == 0
    assert race.cell[0] < race.track.size


@rule("FD-PIT-09", "FD-PIT-48", "FD-FUEL-05")
def test_the_pit_lane_is_entered_once() -> None:
    """On its first cell a car is in it: driving on burns no fuel and notes no other gear."""
    race = race_at("red@pit-1 box=3 pit=1 pit_gear=6 gear=2 pz=4", "from_pit=yes", on="fuel=on")
    drive(race, "main", 1, "pit-2")

    assert (race.book.pit_gear[0], race.has(0, FUEL), race.drive.into_pit) == (6, 4, False)


@rule("FD-COLL-18", "FD-START-20", "FD-MOVE-12")
@pytest.mark.parametrize(
    ("start", "on_grid", "cells", "code", "left"),
    [
        ("a-2", 1, 3, "a4", 1),
        ("a30", 1, 4, "a38", 1),
        ("a36", 1, 3, "a42", 0),
        ("a36", 0, 3, "a42", 0),
        ("a20", 0, 3, "a26", 0),
    ],
)
def test_a_car_is_on_the_grid_until_it_leaves_the_start_straight(
    start: str, on_grid: int, cells: int, code: str, left: int
) -> None:
    race = race_at(f"red@{start} gear=3 pf=0/3 on_grid={on_grid}", on="pit=off")
    drive(race, "main", cells, code)

    assert race.book.on_grid[0] == left


@rule("FD-PIT-06", "FD-PIT-09", "FD-PIT-15", "FD-PIT-52", "FD-PIT-59", "FD-FUEL-05")
@pytest.mark.parametrize(("declared", "noted"), [("yes", 1), ("no", 0)])
def test_what_is_noted_when_the_pit_lane_is_entered(declared: str, noted: int) -> None:
    race = race_at("red@c-30 gear=5 line=2 pit_lap=1 pz=5", f"declared={declared}", on="fuel=on")
    enter_pit(race, 0)
    book = race.book

    assert (book.pit[0], book.pit_lap[0], book.pit_gear[0], book.pit_line[0], book.pit_declared[0]) == (
        1,
        0,
        5,
        2,
        noted,
    )
    assert (race.drive.into_pit, race.has(0, FUEL)) == (True, 3)


@rule("FD-END-02", "FD-YELLOW-18", "FD-YELLOW-24", "FD-ERS-08", "FD-FUEL-21")
@pytest.mark.parametrize(
    ("words", "on", "laps", "ers"),
    [
        ("free_lap=1 ers=1", "ers-first-crossing=on", 0, 3),
        ("free_lap=1 ers=1", "", 0, 1),
        ("free_lap=1 ers=0", "ers-first-crossing=on", 0, 1),
        ("free_lap=2 ers=1", "ers-first-crossing=on", 0, 1),
        ("free_lap=0 ers=1", "", 1, 3),
        ("free_lap=0 ers=0", "", 1, 1),
    ],
)
def test_the_first_touch_after_a_grid_completes_no_lap(words: str, on: str, laps: int, ers: int) -> None:
    race = race_at(f"red@a-2 line=1 pe=1/3 pz=6 {words}", on=f"laps=2 ers=on fuel=on yellow-flags=on {on}")
    touch_line(race, 0, False)

    assert (race.book.line[0], race.book.laps[0], race.book.free_lap[0]) == (2, laps, 0)
    assert race.has(0, ERS) == ers
    assert race.has(0, FUEL) == 6 - 2 * laps


@rule("FD-YELLOW-24")
@pytest.mark.parametrize(
    ("laps", "free_lap", "of", "began"), [(0, 1, 1, [0]), (0, 1, 2, []), (0, 0, 2, [0]), (1, 0, 2, []), (0, 0, 3, [])]
)
def test_who_begins_the_last_lap_is_noted(laps: int, free_lap: int, of: int, began: list[int]) -> None:
    for flags in ("on", "off"):
        race = race_at(f"red@a-2 laps={laps} free_lap={free_lap}", on=f"laps={of} yellow-flags={flags}")
        touch_line(race, 0, False)
        assert race.began == (began if flags == "on" else [])


@rule("FD-YELLOW-24")
def test_only_the_last_lap_counts_for_the_order_of_the_line() -> None:
    race = race_at("red@a-2 laps=0", on="laps=3 yellow-flags=on")
    begin_lap(race, 0)
    race.own().laps[0] = 2
    begin_lap(race, 0)

    assert race.began == [0]


@rule("FD-END-01", "FD-END-13", "FD-END-14", "FD-PIT-50", "FD-YELLOW-05", "FD-YELLOW-16", "FD-YELLOW-23", "FD-TYRE-05")
@pytest.mark.parametrize(
    ("laps", "duty", "in_pit", "ended", "then", "pit_lap", "tyre_lap"),
    [
        (0, 0, False, False, 0, 0, 2),
        (1, 0, False, True, 0, 0, 2),
        (2, 0, False, True, 0, 0, 2),
        (0, 1, False, True, 2, 0, 2),
        (0, 2, False, False, 2, 0, 2),
        (0, 0, True, False, 0, 1, 1),
        (0, 1, True, False, 3, 1, 1),
        (1, 0, True, False, 0, 1, 1),
    ],
)
def test_what_a_completed_lap_brings(
    laps: int, duty: int, in_pit: bool, ended: bool, then: int, pit_lap: int, tyre_lap: int
) -> None:
    race = race_at(f"red@a-2 laps={laps} duty={duty} tyre_lap=1 pz=5", on="laps=2 yellow-flags=on fuel=on")
    complete_lap(race, 0, in_pit)
    book = race.book

    assert (book.laps[0], race.drive.ended) == (laps + 1, ended)
    assert (book.duty[0], book.pit_lap[0], book.tyre_lap[0]) == (then, pit_lap, tyre_lap)
    assert race.has(0, FUEL) == (5 if in_pit else 3), "in the pit lane it was paid at the entry"


@rule("FD-FUEL-01", "FD-FUEL-04")
def test_without_the_rule_of_fuel_none_is_burnt() -> None:
    race = race_at("red@a-2 pz=5", on="laps=3")
    complete_lap(race, 0, False)

    assert race.has(0, FUEL) == 5


# Tests that follow


@rule("FD-COLL-16", "FD-COLL-18", "FD-PIT-11")
@pytest.mark.parametrize(
    ("car", "value"),
    [
        ("red@a-40 gear=3 on_grid=1", 3),
        ("red@a-2 gear=2 on_grid=1", 2),
        ("red@a-2 gear=2 on_grid=0", -1),
        ("red@a44 gear=5", 1),
        ("red@a124 gear=5", 3),
        ("red@pit-1 gear=3 on_grid=1", -1),
        ("red@off gear=3 on_grid=1", -1),
    ],
)
def test_what_a_collision_roll_must_beat(car: str, value: int) -> None:
    race = race_of(at(f"{car}, blue@a60", "ChooseGear 0"))

    assert collision_value(race, 0) == value


@rule("FD-DRIVER-08", "FD-DRIVER-09", "FD-START-05")
def test_a_face_below_one_and_above_twenty_does_not_exist() -> None:
    stalled = at("red@a-2 gear=1 pp=1, blue@a60", "Roll 0 start (); ChooseGear 0", on="driver=on", turn="car=red")
    assert "minus" not in codes(choose_fall(stalled, 1))
    thrown = at("red@a20 pp=1, blue@a22", "Roll 0 grenade (1); ChooseGear 0", on="driver=on tricks=on", turn="car=red")
    assert "plus" not in codes(choose_fall(thrown, 20))


@rule("FD-DRIVER-08", "FD-TRICK-24")
def test_a_driver_point_changes_a_roll_by_one() -> None:
    """A 19 that becomes a 20 lets the thrower choose."""
    thrown = at("red@a20 pp=1, blue@a22", "Roll 0 grenade (1); ChooseGear 0", on="driver=on tricks=on", turn="car=red")
    choose(choose_fall(thrown, 19), "plus")

    assert thrown.to_move == (0,)
    assert len(codes(thrown)) == 6


def choose_fall(match: Any, face: int) -> Any:
    match.fall(str(face))
    return match


@rule("FD-EMERG-15")
def test_debris_lies_under_a_wreck_that_is_rammed() -> None:
    match = at(
        "red@b11, blue@b13 pc=3 status=wrecked, yellow@b61, green@b71",
        "PayEmergency 0; NextTurn; EndRound",
        turn="car=red start=b5 excess=7 rammed=(1)",
        race="retired=blue",
    )
    names = race_of(match).track.names

    assert sorted(names[cell] for cell in race_of(match).markers) == ["b11", "b13"]
    assert points(match, "blue", "pc") == 3


@rule("FD-END-06", "FD-END-17")
def test_the_leader_rolls_for_sudden_death() -> None:
    match = at("red@a20, blue@a60", "RaceDirection; ChooseGear 0", on="sudden-death=on", race="order=blue,red")
    choose(match, "time-up")

    assert match.chance is not None
    assert match.chance.purpose == "sudden-death/1"
    assert rolls(match) == "sudden-death"
    assert fact(match, "red", "status") == 0

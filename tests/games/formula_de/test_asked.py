"""Who is asked what, and who rolls: borders of gears, dice, engines, hazards and sudden death."""

import pytest

from games.formula_de.bench import BENCH, at, choose, codes, fact, fall, play, points, race_at, race_of, rolls
from paddock.games.formula_de.options import PLAY_ON
from paddock.games.formula_de.rules_dice import Roll
from paddock.games.formula_de.rules_end import RaceDirection, SuddenDeath, car_of_seat, fates, out_of_race, placing_of
from paddock.games.formula_de.rules_engine import is_tried
from paddock.games.formula_de.rules_extra_dice import RollExtras, declarations
from paddock.games.formula_de.rules_gear_die import count_cells, is_bound_for_pit, offer_cells
from paddock.games.formula_de.rules_gears import ChooseGear, skipped_gears
from paddock.games.formula_de.tables import INJURIES, REWARDS, STATUS
from rules import rule

# Sudden death and the result


@rule("FD-END-07", "FD-END-08")
def test_each_roll_for_sudden_death_is_counted() -> None:
    match = at("red@a20, blue@a60", "Roll 0 sudden-death (); ChooseGear 0", on="sudden-death=on")
    fall(match, 20)

    assert race_of(match).sudden_rolls == 1


@rule("FD-END-19", "FD-END-06")
@pytest.mark.parametrize(("round_", "purpose"), [(60, ""), (61, "sudden-death")])
def test_the_limit_may_be_a_round(round_: int, purpose: str) -> None:
    match = at("red@a20, blue@a60", "SuddenDeath; ChooseGear 0", on="sudden-death=on sudden-death-round=60")
    race = race_of(match).copy()
    race.round = round_
    race.stack[:] = []
    race.time_up = False
    SuddenDeath().run(race)
    assert [type(task).__name__ for task in race.stack] == (["Roll"] if purpose else [])


@rule("FD-END-06", "FD-END-19")
def test_race_control_by_a_bot_lets_the_race_run() -> None:
    race = race_at("red@a20", on="sudden-death=on")

    assert RaceDirection().for_table(race) is PLAY_ON


@rule("FD-END-21", "FD-INJ-01")
@pytest.mark.parametrize(("flags", "grid"), [("off", 2), ("on", None)])
def test_the_result_says_where_a_car_started_unless_a_restart_made_a_new_grid(flags: str, grid: int | None) -> None:
    race = race_at("red@a20 laps=1", race="grid=blue,red", on=f"yellow-flags={flags}")

    assert placing_of(race, 0, 1).counts.get("grid") == grid


@rule("FD-END-21", "FD-INJ-01")
def test_a_seat_with_two_cars_has_a_first_and_a_second() -> None:
    pairs = race_of(BENCH.new(2, "ring", {"teams": "two-cars", "weather": "fair"}, seed=1))
    assert [car_of_seat(pairs, car) for car in range(4)] == [1, 2, 1, 2]
    assert [car_of_seat(race_at("red@a20"), car) for car in range(2)] == [0, 0]


@rule("FD-OUT-01", "FD-END-21")
@pytest.mark.parametrize(
    ("statuses", "seats"),
    [
        ("racing racing racing racing", []),
        ("wrecked racing racing racing", []),
        ("wrecked wrecked racing racing", [0]),
        ("out out racing racing", [0]),
        ("racing racing wrecked out", [1]),
        ("finished wrecked spun racing", []),
        ("out wrecked wrecked out", [0, 1]),
    ],
)
def test_a_seat_is_out_when_all_its_cars_are(statuses: str, seats: list[int]) -> None:
    """Two cars a seat, in a row."""
    race = race_of(BENCH.new(2, "ring", {"teams": "two-cars", "weather": "fair"}, seed=1))
    race.status = [STATUS.index(status) for status in statuses.split()]

    assert out_of_race(race) == seats


@rule("FD-INJ-04", "FD-INJ-05", "FD-INJ-08")
def test_what_is_said_of_a_driver_names_the_injury_or_the_reward() -> None:
    said = {name: dict(fate.text.args)["what"] for name, fate in fates().items()}

    assert said == {name: name for name in (*INJURIES[1:3], *REWARDS[1:])}


# Engines


@rule("FD-ENGINE-06", "FD-ENGINE-07", "FD-ENGINE-18", "FD-SPIN-11", "FD-PIT-11")
@pytest.mark.parametrize(
    ("car", "tried"),
    [
        ("red@a-40 gear=4", True),
        ("red@a20 gear=3", False),
        ("red@a20 gear=4 status=spun", True),
        ("red@a20 gear=4 status=stalled", False),
        ("red@a20 gear=4 status=wrecked", False),
        ("red@pit-1 gear=4", False),
        ("red@off gear=4", False),
    ],
)
def test_engines_are_tried_on_the_track_in_fourth_gear_and_above(car: str, tried: bool) -> None:
    assert is_tried(race_at(car), 0) == tried


# Extra dice


@rule("FD-ERS-01", "FD-ERS-05", "FD-ERS-09", "FD-PTP-07", "FD-PTP-09", "FD-PIT-13")
@pytest.mark.parametrize(
    ("car", "on", "asked"),
    [
        ("red@a20 ers=1 pe=1/3 pu=1", "push-to-pass=on", ["DeclareErs", "DeclarePush"]),
        ("red@a20 ers=1 pe=0/3 pu=0/2", "push-to-pass=on", []),
        ("red@a20 ers=0 pe=3 pu=2", "push-to-pass=off", []),
        ("red@a20 ers=1 pe=3 pu=2", "push-to-pass=off", ["DeclareErs"]),
        ("red@pit-2 pit=1 ers=1 pe=3 pu=2", "push-to-pass=on", []),
    ],
)
def test_extra_dice_are_for_cars_on_the_track_that_have_the_points(car: str, on: str, asked: list[str]) -> None:
    race = race_at(car, on=f"ers=on {on}")

    assert [type(task).__name__ for task in declarations(race, 0)] == asked


@rule("FD-ERS-06", "FD-PTP-04")
def test_declared_dice_fall_once() -> None:
    race = race_at("red@a20", "ers_dice=2 push_dice=1")
    RollExtras(0).run(race)

    assert (race.drive.ers_dice, race.drive.push_dice) == (0, 0)
    assert [type(task).__name__ for task in race.stack].count("ExtraDie") == 3


# The gear die


@rule("FD-INJ-10", "FD-DRIVER-04", "FD-DRIVER-14")
def test_the_result_of_a_free_reroll_stands() -> None:
    cars = "red@a20 gear=2 pf=0/3 pp=1 rerolls=1, blue@a60"
    match = at(cars, "RollGear 0; ChooseGear 1", on="driver=on", turn="car=red start=a20")
    play(match, 2, "again", 4)

    assert (race_of(match).drive.die, fact(match, "red", "rerolls")) == (4, 0)
    assert "keep" not in codes(match)
    assert sorted(codes(match)) == ["a28", "b27", "c26"]


@rule("FD-DRIVER-04", "FD-INJ-10")
def test_a_driver_who_keeps_the_die_rolls_no_more() -> None:
    cars = "red@a20 gear=2 pf=0/3 pp=1 rerolls=1, blue@a60"
    match = at(cars, "RollGear 0; ChooseGear 1", on="driver=on", turn="car=red start=a20")
    play(match, 2, "keep")

    assert (rolls(match), fact(match, "red", "rerolls")) == ("", 1)
    assert sorted(codes(match)) == ["a24", "b23", "c22"]


@rule("FD-TYRE-27", "FD-TYRE-37", "FD-FUEL-09", "FD-PIT-55", "FD-START-23")
@pytest.mark.parametrize(
    ("tyre", "wet", "turn", "die"),
    [
        ("wet", 0, "", 3),
        ("wet", 1, "", 4),
        ("hard", 0, "", 4),
        ("wet", 0, "from_pit=yes", 4),
        ("wet", 0, "cannon=yes", 4),
    ],
)
def test_wet_tyres_take_one_from_the_die_on_a_dry_track(tyre: str, wet: int, turn: str, die: int) -> None:
    match = at(
        f"red@a20 gear=2 tyre={tyre}, blue@a60",
        "FixDie 0; ChooseGear 1",
        on="tyres-wet=on",
        race=f"sky=rain wet={wet}",
        turn=f"car=red start=a20 die=4 {turn}",
    )

    assert race_of(match).drive.die == die


@rule("FD-MOVE-08", "FD-START-09", "FD-START-08", "FD-AERO-04", "FD-AERO-12", "FD-PIT-55", "FD-TYRE-28", "FD-NIGHT-03")
@pytest.mark.parametrize(
    ("car", "turn", "on", "cells"),
    [
        ("gear=1", "die=2 launch=1", "", 3),
        ("gear=1", "die=2 launch=-1", "", 1),
        ("gear=1", "die=0 launch=-1", "", 0),
        ("gear=1", "die=0 launch=-1 extra=3", "", 2),
        ("gear=1", "die=1", "night=on", 0),
        ("gear=4 load=high", "die=12", "aero=on", 11),
        ("gear=4 load=high", "die=12 extra=2", "aero=on", 13),
        ("gear=4 load=high", "die=12 from_pit=yes", "aero=on", 12),
        ("gear=4 load=medium", "die=12", "aero=on", 12),
        ("gear=5 load=low", "die=12 low_used=yes", "aero=on", 14),
        ("gear=5 load=low", "die=0 launch=-1 low_used=yes", "aero=on", 2),
        ("gear=1", "die=2 cannon=yes extra=1", "night=on", 5),
    ],
)
def test_how_many_cells_a_die_gives(car: str, turn: str, on: str, cells: int) -> None:
    assert count_cells(race_at(f"red@a20 {car}", turn, on), 0) == cells


@rule("FD-AERO-03", "FD-AERO-12", "FD-START-09", "FD-AERO-15")
@pytest.mark.parametrize(
    ("car", "turn", "asked"),
    [
        ("gear=4 load=low", "launch=0", ["TakeLow"]),
        ("gear=4 load=medium", "launch=1", ["TakeLaunch"]),
        ("gear=3 load=low", "launch=0", []),
        ("gear=4 load=low", "from_pit=yes", []),
    ],
)
def test_which_cells_a_driver_may_add(car: str, turn: str, asked: list[str]) -> None:
    race = race_at(f"red@a20 {car}", turn, "aero=on")
    offer_cells(race, 0)

    assert [type(task).__name__ for task in race.stack[::-1]] == [*asked, "CountCells"]


@rule("FD-PIT-05", "FD-PIT-07", "FD-PIT-14", "FD-PIT-48", "FD-AERO-15")
@pytest.mark.parametrize(
    ("cell", "turn", "bound"),
    [
        ("c-30", "declared=yes die=1", True),
        ("c-30", "declared=yes die=3", True),
        ("c-30", "declared=no die=3", False),
        ("c-30", "declared=yes die=0 launch=-1", False),
        ("a20", "declared=yes die=3", False),
        ("pit-2", "from_pit=yes declared=yes die=3", True),
        ("pit-2", "from_pit=yes die=3", True),
    ],
)
def test_who_is_bound_for_the_pits(cell: str, turn: str, bound: bool) -> None:
    race = race_at(f"red@{cell} gear=4 load=low box=3", turn, "aero=on")

    assert is_bound_for_pit(race, 0) == bound


# Gears


@rule("FD-GEAR-03", "FD-GEAR-04", "FD-FUEL-13", "FD-FUEL-14", "FD-PIT-12", "FD-PIT-45", "FD-TRICK-11", "FD-START-19")
@pytest.mark.parametrize(
    ("car", "turn", "on", "gears"),
    [
        ("red@a20 gear=3 pt=0/3", "", "", "432"),
        ("red@a20 gear=3 pt=0/3 pz=2", "", "fuel=on", "432"),
        ("red@a20 gear=5 pt=0/3 pz=2", "", "fuel=on", "654"),
        ("red@a20 gear=6 pt=0/3 pz=0/4", "", "fuel=on", "43"),
        ("red@a20 gear=3 pt=0/3 pz=0/4", "", "fuel=on", "432"),
        ("red@a20 gear=4 pt=0/3 pz=0/4", "", "fuel=on", "43"),
        ("red@pit-3 gear=5 pit=1", "from_pit=yes", "", "4321"),
        ("red@pit-3 gear=1 pit=1", "from_pit=yes", "", "21"),
        ("red@box-1 gear=1 pit=3 box=0", "from_pit=yes", "", "4321"),
        ("red@box-1 gear=1 pit=1 box=0", "from_pit=yes", "", "21"),
        ("red@a20 gear=5", "forced_gear=4", "tricks=on", "4"),
        ("red@pit-3 gear=3 pit=1", "forced_gear=2 from_pit=yes", "tricks=on", "4321"),
        ("red@a-2 gear=1 fresh=1", "", "start=rolling", "4321"),
    ],
)
def test_which_gears_may_be_engaged(car: str, turn: str, on: str, gears: str) -> None:
    found = ChooseGear(0).options(race_at(car, turn, on))

    assert [option.gear for option in found] == [int(gear) for gear in gears]


@rule("FD-GEAR-19", "FD-PIT-11", "FD-FUEL-14", "FD-START-19")
@pytest.mark.parametrize(
    ("car", "on", "gear", "skipped"),
    [
        ("red@a20 gear=5", "", 3, 1),
        ("red@a20 gear=5", "", 4, 0),
        ("red@a-2 gear=5 fresh=1", "start=rolling", 2, 0),
        ("red@pit-3 gear=5 pit=1", "", 1, 0),
        ("red@a20 gear=6 pz=0/4", "fuel=on", 3, 0),
        ("red@a20 gear=6 pz=0/4", "fuel=on", 2, 1),
    ],
)
def test_how_many_gears_are_skipped(car: str, on: str, gear: int, skipped: int) -> None:
    assert skipped_gears(race_at(car, on=on), 0, gear) == skipped


# Hazards


@rule("FD-KERB-06", "FD-HAZ-06", "FD-HAZ-16", "FD-SUSP-03")
def test_one_roll_for_the_kerb_and_one_for_each_cell_with_nails() -> None:
    match = at(
        "red@a20 pg=9, blue@a60",
        "HazardRolls 0; ChooseGear 1",
        on="tricks=on",
        turn="car=red start=a10 kerb=1 hazards=((a16,4),(a18,4))",
    )
    kinds = []
    while rolls(match):
        kinds.append(rolls(match))
        fall(match, 20)

    assert kinds == ["road", "nails", "nails"]
    assert points(match, "red", "pg") == 9


@rule("FD-WX-02", "FD-WX-05", "FD-WX-06")
def test_each_face_of_a_weather_roll_may_mean_something_else() -> None:
    race = race_at("red@a20 pp=0", race="sky=variable")

    assert len(Roll(0, "weather", (0,)).kinds(race)) == 20
    assert len(Roll(0, "engine").kinds(race)) == 2


@rule("FD-START-05", "FD-TYRE-34")
def test_a_stalled_car_has_ended_its_movement() -> None:
    match = at("red@a-2 tyre=medium, blue@a60", "Roll 0 start (); ChooseGear 1", turn="car=red start=a-2 tyre=1")
    fall(match, 1)

    assert race_of(match).drive.ended
    assert choose(match, "gear-1").to_move != (0,)

"""Engine, oil, collisions, suspension, reliability."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, fall, move, play, points, race_of, rolls, told, turn
from paddock.core import Match
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.events import EngineCheckCalled
from rules import rule

FAR = ", blue@a-30"


def order_of_rolls(match: Match, face: int = 20) -> list[str]:
    """The purposes of all rolls until a driver has to choose."""
    found = []
    while match.chance is not None:
        found.append(match.chance.purpose)
        fall(match, face)
    return found


# Engine


@rule("FD-ENGINE-02", "FD-ENGINE-03", "FD-FUEL-03", "FD-EX-54")
@pytest.mark.parametrize(
    ("gear", "face", "due"), [(4, 12, False), (5, 19, False), (5, 20, True), (6, 29, False), (6, 30, True)]
)
def test_the_highest_faces_of_fifth_and_sixth_try_the_engines_whatever_the_load(
    gear: int, face: int, due: bool
) -> None:
    match = turn(f"red@a142 gear={gear} load=high pz=5 pf=0/3{FAR}", on="aero=on fuel=on pit=off laps=9")
    play(match, f"gear-{gear}", face)

    assert due == race_of(match).drive.engine
    assert points(match, "red", "pz") == (4 if due else 5)
    if (gear, face) == (5, 20):
        assert race_of(match).stack[-1].cells == 18  # type: ignore[attr-defined]


CHECK = {"tasks": "EngineCheck 0", "turn": "car=red start=a90 engine=yes"}


@rule("FD-ENGINE-04", "FD-ENGINE-05", "FD-ENGINE-08")
def test_at_the_end_of_the_turn_all_in_fourth_or_higher_roll_from_the_last_car_on() -> None:
    match = at("red@a100 gear=5, blue@a60 gear=4, yellow@a120 gear=6, green@a110 gear=3", **CHECK)

    assert order_of_rolls(match) == ["engine/1", "engine/0", "engine/2"]
    whole = turn("red@a142 gear=5 pf=0/3, blue@a60 gear=4", on="pit=off laps=9")
    play(whole, "gear-5", 20, "a182")
    assert rolls(whole) == "engine"


@rule("FD-ENGINE-07", "FD-ENGINE-18")
def test_cars_in_the_pits_stalled_finished_or_out_take_no_part() -> None:
    match = at(
        "red@a100 gear=3, blue@pit-3 pit=1 gear=6, yellow@a60 gear=5 status=stalled, green@off gear=6 status=finished, "
        "black@a70 gear=6 status=wrecked, orange@a80 gear=4 status=spun",
        race="finished=green retired=black",
        **CHECK,
    )
    assert order_of_rolls(match) == ["engine/5"]


@rule("FD-ENGINE-09", "FD-ENGINE-10", "FD-ENGINE-11", "FD-ENGINE-12", "FD-ERS-02", "FD-TRICK-33", "FD-TRICK-41")
@pytest.mark.parametrize(
    ("words", "race", "limit"),
    [
        ("", "", 4),
        ("", "sky=rain wet=1", 3),
        ("ers=1", "", 5),
        ("sabotaged=7", "", 5),
        ("ers=1 sabotaged=4", "sky=rain wet=1", 5),
    ],
)
def test_engine_modifiers(words: str, race: str, limit: int) -> None:
    for face, lost in ((limit, 1), (limit + 1, 0)):
        match = at(f"red@a100 gear=5 {words}{FAR}", "Roll 0 engine ()", race=race, on="ers=on")
        fall(match, face)
        assert points(match, "red", "pm") == 3 - lost
        assert not fact(match, "red", "sabotaged") & 4, "used up by the first roll, whatever its result"


@rule("FD-ENGINE-15")
def test_each_trigger_has_its_own_check() -> None:
    match = at("red@a100 gear=5, blue@a60 gear=2", "EngineCheck 0; EngineCheck 1", turn="car=red start=a90 engine=yes")

    assert order_of_rolls(match) == ["engine/0", "engine/0"]


@rule("FD-ENGINE-16", "FD-ENGINE-01")
def test_the_last_engine_point_is_put_to_the_test() -> None:
    match = fall(at(f"red@a100 gear=5 pm=1/3{FAR}", "Roll 0 engine ()"), 1)

    assert rolls(match) == "reliability"
    assert points(match, "red", "pm") == 0


@rule("FD-ENGINE-19", "FD-END-20")
def test_a_trigger_holds_whatever_becomes_of_the_car() -> None:
    match = turn("red@a-4 gear=5 laps=2 pf=0/3, blue@a60 gear=4 laps=2, yellow@a50 gear=4", on="pit=off")
    play(match, "gear-5", 20)
    choose(match, next(code for code in codes(match) if code.startswith("a0")))

    assert fact(match, "red", "status") == 5
    assert order_of_rolls(match) == ["engine/2", "engine/1"]


# Oil


@rule("FD-OIL-03", "FD-OIL-04", "FD-EX-63")
@pytest.mark.parametrize("gear", range(1, 7))
def test_less_than_the_gear_spins(gear: int) -> None:
    for face in range(1, 8):
        match = fall(at(f"red@a100 gear={gear}{FAR}", "Roll 0 oil ()"), face)
        assert (face < gear) == (fact(match, "red", "status") == 2)


@rule("FD-OIL-07", "FD-DRIVER-08")
def test_a_driver_point_shifts_the_oil_roll_or_cancels_the_spin() -> None:
    match = fall(at(f"red@a100 gear=5 pp=1{FAR}", "Roll 0 oil ()", on="driver=on"), 4)
    assert codes(match) == ["leave", "plus"]
    choose(match, "plus")
    assert fact(match, "red", "status") == 0
    spin = fall(at(f"red@a100 gear=5 pp=1{FAR}", "Roll 0 oil ()", on="driver=on"), 2)
    assert codes(spin) == ["cancel", "spin"], "one more would not help"


# Collisions


def collision(cars: str, **given: str) -> Match:
    return at(cars, "CollisionRolls 0", turn="car=red start=a40", **given)


@rule("FD-COLL-01", "FD-COLL-03", "FD-COLL-08", "FD-EX-30", "FD-COLL-23", "FD-COLL-05")
def test_those_beside_and_ahead_roll_then_the_mover_against_each() -> None:
    """Blue is right behind, yellow ahead, green beside."""
    match = collision("red@a44 gear=2, blue@a42, yellow@a46, green@b45", race="order=yellow,green,red,blue")

    assert order_of_rolls(match) == ["collision/2", "collision/3", "collision/0", "collision/0"]


@rule("FD-COLL-09", "FD-EX-30")
def test_for_a_car_put_out_the_mover_loses_a_point_without_a_roll() -> None:
    match = collision("red@a44 gear=2, yellow@a46".replace("yellow", "blue") + " pc=1/3, yellow@b45, green@a0")
    play(match, 1, 1)
    assert fact(match, "blue", "status") == 3
    play(match, 20)
    assert points(match, "red", "pc") == 2, "lost to blue automatically"
    assert order_of_rolls(match) == ["collision/0"]
    assert race_of(match).track.index["a44"] in race_of(match).markers


@rule("FD-COLL-02")
def test_a_corner_line_keeps_cars_apart() -> None:
    """Board chicane: b27 belongs to the first corner, a28 too, b29 to the second."""
    match = at("red@a28 gear=2, blue@b29, yellow@a30", "CollisionRolls 0", turn="car=red start=a20", board="chicane")

    assert match.over


@rule("FD-COLL-04")
def test_half_a_cell_ahead_or_behind_is_beside() -> None:
    for near in ("b43", "b45"):
        assert order_of_rolls(collision(f"red@a44, blue@{near}")) == ["collision/1", "collision/0"]
    for far in ("b41", "b47", "c44"):
        assert collision(f"red@a44, blue@{far}").over


@rule("FD-COLL-06", "FD-COLL-07")
@pytest.mark.parametrize(("where", "near", "value"), [("a44", "a46", 1), ("a84", "a86", 2), ("a124", "a126", 3)])
def test_the_value_of_the_corner_or_less_costs_bodywork(where: str, near: str, value: int) -> None:
    for face, lost in ((value, 1), (value + 1, 0)):
        match = collision(f"red@{where}, blue@{near}")
        fall(match, face)
        assert points(match, "blue", "pc") == 3 - lost
        assert bool(lost) == (race_of(match).track.index[near] in race_of(match).markers)


@rule("FD-COLL-10", "FD-COLL-11", "FD-COLL-12", "FD-COLL-14", "FD-COLL-15", "FD-EX-64", "FD-AERO-10", "FD-AERO-03")
@pytest.mark.parametrize(
    ("words", "other", "race", "limit"),
    [
        ("", "", "", 2),
        ("load=high", "", "", 3),
        ("load=low", "", "", 3),
        ("", "", "sky=rain wet=1", 3),
        ("", "status=spun", "", 3),
        ("", "status=stalled", "", 3),
        ("sabotaged=1", "", "", 3),
        ("load=low", "status=spun", "sky=rain wet=1", 5),
    ],
)
def test_penalties_add_up(words: str, other: str, race: str, limit: int) -> None:
    """A corner of two stops."""
    for face, lost in ((limit, 1), (limit + 1, 0)):
        match = at(f"red@a84 {words}, blue@a86 {other}", "Roll 0 collision (1,2)", race=race, on="aero=on")
        fall(match, face)
        assert points(match, "red", "pc") == 3 - lost
        assert not fact(match, "red", "sabotaged") & 1


@rule("FD-COLL-30")
def test_a_spun_car_does_not_roll_worse_itself() -> None:
    match = at("red@a84 status=spun, blue@a86", "Roll 0 collision (1,2)")

    assert points(fall(match, 3), "red", "pc") == 3


@rule("FD-COLL-16", "FD-PIT-11")
def test_no_collisions_in_the_pit_lane() -> None:
    assert at("red@pit-3 pit=1, blue@pit-4 pit=1", "CollisionRolls 0", turn="car=red start=a40").over


@rule("FD-COLL-17", "FD-COLL-18", "FD-COLL-20", "FD-COLL-21")
def test_on_the_start_straight_until_it_is_left_the_gear_is_the_value() -> None:
    match = collision("red@a10 gear=3 on_grid=1, blue@a12 gear=1 on_grid=1")
    fall(match, 3)
    assert points(match, "blue", "pc") == 2
    fall(match, 4)
    assert points(match, "red", "pc") == 3
    assert collision("red@a10 gear=3, blue@a12 on_grid=1").over, "red has left the straight before"
    assert collision("red@a100 gear=3, blue@a102").over


@rule("FD-COLL-19")
def test_no_roll_between_straight_and_corner() -> None:
    assert collision("red@a38 gear=3 on_grid=1, blue@a40").over
    assert collision("red@b39 gear=3 on_grid=1, blue@a40").over


@rule("FD-COLL-22", "FD-COLL-25")
def test_only_the_final_cell_counts_and_only_if_it_changed() -> None:
    still = at("red@a44, blue@a46", "CollisionRolls 0", turn="car=red start=a44")
    assert still.over
    passing = move("red@a42 gear=2 stops=1 pf=0/3, blue@b45, yellow@a0", 4)
    choose(passing, "a50")
    assert rolls(passing) != "collision"


@rule("FD-COLL-26")
def test_the_last_bodywork_is_put_to_the_test() -> None:
    match = at("red@a44 pc=1/3, blue@a46", "Roll 0 collision (1,1)")

    assert rolls(fall(match, 1)) == "reliability"


@rule("FD-COLL-29")
def test_other_ways_to_lose_bodywork() -> None:
    wall = fall(at("red@d1, blue@a0", "Roll 0 wall (3)", board="oval"), 1)
    boom = fall(at("red@a10, blue@a0", "Roll 0 explosion ()", on="tricks=on"), 3)
    assert [points(match, "red", "pc") for match in (wall, boom)] == [2, 2]


@rule("FD-COLL-31")
def test_stops_play_no_part() -> None:
    match = collision("red@a44 stops=3, blue@a46 stops=2")

    assert rolls(match) == "collision"


@rule("FD-EX-70")
def test_a_car_directly_behind_is_not_involved() -> None:
    assert collision("red@a46 gear=3, blue@a44").over


# Suspension


@rule("FD-SUSP-01", "FD-SUSP-05", "FD-SUSP-06", "FD-SUSP-07", "FD-SUSP-08")
@pytest.mark.parametrize(
    ("words", "race", "limit"), [("", "", 4), ("", "sky=rain wet=1", 5), ("sabotaged=2", "", 5), ("sabotaged=5", "", 4)]
)
def test_road_holding(words: str, race: str, limit: int) -> None:
    for face, lost in ((limit, 1), (limit + 1, 0)):
        match = fall(at(f"red@a100 {words}{FAR}", "Roll 0 road ()", race=race), face)
        assert points(match, "red", "ps") == 3 - lost
        assert race_of(match).markers == {}, "no marker"
        assert not fact(match, "red", "sabotaged") & 2


@rule("FD-SUSP-04")
def test_road_holding_waits_for_the_end_of_the_movement() -> None:
    match = move(f"red@a100 gear=2 tyre=medium pf=0/3{FAR}", 2, markers="a102=debris", turn="tyre=1")
    choose(match, "a104+risk1")
    assert codes(match) == ["tyre-1", "stop"]
    choose(match, "stop")
    assert rolls(match) == "road"


@rule("FD-SUSP-09")
def test_the_last_suspension_point_is_put_to_the_test() -> None:
    assert rolls(fall(at(f"red@a100 ps=1/3{FAR}", "Roll 0 road ()"), 1)) == "reliability"


# Reliability


def rely(face: int, words: str = "", part: int = 3) -> Match:
    return fall(at(f"red@a100 gear=3 {words}{FAR}, yellow@a0", f"Roll 0 reliability ({part})"), face)


@rule("FD-RELY-01", "FD-RELY-02", "FD-RELY-03", "FD-RELY-04", "FD-RELY-12")
@pytest.mark.parametrize(
    ("face", "status", "marked"), [(1, 3, -1), (12, 3, -1), (13, 2, 3), (17, 2, 3), (18, 0, 3), (20, 0, 3)]
)
def test_the_reliability_table(face: int, status: int, marked: int) -> None:
    match = rely(face)

    assert (fact(match, "red", "status"), fact(match, "red", "damaged")) == (status, marked)


@rule("FD-RELY-05", "FD-BOX-04", "FD-EX-61")
def test_crew_points_help() -> None:
    assert fact(rely(3, "px=2"), "red", "status") == 2
    assert fact(rely(2, "px=2"), "red", "status") == 3
    assert fact(rely(8, "px=1"), "red", "status") == 2


@rule("FD-RELY-06", "FD-EX-62", "FD-RELY-09")
def test_a_damaged_car_is_out_without_a_roll() -> None:
    for words in ("damaged=pm pm=0/3 ps=1/3 px=2", "damaged=ps ps=0/3 px=2"):
        match = fall(at(f"red@a100 gear=3 {words}{FAR}, yellow@a0", "Roll 0 road ()"), 1)
        assert fact(match, "red", "status") == 3
        assert not rolls(match)


@rule("FD-RELY-07")
def test_after_a_losing_roll_the_test_comes_before_the_next_roll() -> None:
    match = move(f"red@a100 gear=6 ps=1/3 pf=0/3{FAR}", 2, markers="a102=debris+oil")
    choose(match, "a104+risk1")
    fall(match, 1)
    assert rolls(match) == "reliability"
    fall(match, 20)
    assert rolls(match) == "oil"


@rule("FD-RELY-08")
def test_tyres_brakes_and_gearbox_never_cause_a_test() -> None:
    match = turn(f"red@a100 gear=6 pt=1/3 pf=1/3{FAR}", on="pit=off")
    choose(match, "gear-3")
    assert (points(match, "red", "pt"), points(match, "red", "pf")) == (0, 0)
    play(match, 5)
    choose(match, codes(match)[0])
    assert rolls(match) != "reliability"


@rule("FD-RELY-10", "FD-RELY-11", "FD-PIT-31", "FD-EX-76", "FD-BOX-05", "FD-PIT-28", "FD-PIT-30")
def test_a_long_stop_repairs_what_damaged_the_car_first() -> None:
    match = at("red@box-1 pit=1 gear=2 px=1 damaged=pm pm=0/1 pf=1/3, blue@a0", "StopKind 0")
    choose(match, "long")
    assert codes(match) == ["repair-pm"]

    choose(match, "repair-pm")
    assert fact(match, "red", "damaged") == -1
    assert codes(match) == ["repair-pf"]
    choose(match, "repair-pf", "repair-pf")
    assert (points(match, "red", "pf"), points(match, "red", "pm")) == (3, 1)
    assert match.over


@rule("FD-RELY-14")
def test_a_driver_point_shifts_the_test() -> None:
    match = fall(at(f"red@a100 gear=3 pp=1{FAR}, yellow@a0", "Roll 0 reliability (3)", on="driver=on"), 12)
    choose(match, "plus")

    assert fact(match, "red", "damaged") == 3
    assert told(match, "DieChanged")
    assert cell(match, "red") == "a100"


@rule("FD-ENGINE-09", "FD-DRIVER-08")
def test_faces_that_bring_the_same_are_one_kind_with_their_odds() -> None:
    """Four faces in twenty fail an engine check; a driver who may still change the die sees every face by itself."""
    match = at("red@a100 gear=5, blue@a60", "Roll 0 engine ()")
    assert match.chance is not None
    assert [(outcome.code, share) for outcome, share in match.chance.kinds()] == [("1", 0.2), ("5", 0.8)]
    changeable = at("red@a100 gear=5 pp=1, blue@a60", "Roll 0 engine ()", on="driver=on")
    assert changeable.chance is not None
    assert len(changeable.chance.kinds()) == 20


@rule("FD-RELY-01", "FD-COLL-26")
def test_a_spun_car_is_tested_like_any_other() -> None:
    match = at("red@a44 status=spun pc=1/3, blue@a46, yellow@a-30", "Roll 0 collision (1,1)")
    assert rolls(fall(match, 1)) == "reliability"


@rule("FD-ENGINE-06")
@pytest.mark.parametrize(
    ("cars", "en", "it"),
    [
        ((1, 0), "Alba sets off an engine check for Bruno, Alba.", "Alba causa una verifica motore: Bruno, Alba."),
        (
            (),
            "Alba sets off an engine check, but no car is in 4th gear or higher.",
            "Alba causa una verifica motore: nessuna auto è in 4ª o in una marcia più alta.",
        ),
    ],
)
def test_an_engine_check_says_which_cars_roll_also_if_none_does(cars: tuple[int, ...], en: str, it: str) -> None:
    called = EngineCheckCalled(Car(0, 0), tuple(Car(number, number) for number in cars))

    names = ("Alba", "Bruno")
    assert (called.label("en", names), called.label("it", names)) == (en, it)

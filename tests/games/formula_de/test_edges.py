"""Edges of rules: what is noted of a car that goes out, bills that are not paid, new sets of tyres, fixed weather."""

import pytest

from games.formula_de.bench import at, choose, codes, fact, fall, move, points, race_of, rolls
from paddock.games.formula_de.rules_damage import lay_marker, lose
from paddock.games.formula_de.tables import BODYWORK, BRAKES, DEBRIS, ENGINE, OIL, SUSPENSION, TYRES
from rules import rule

OTHERS = "blue@b61 line=2, yellow@b71 line=2"

# Out


@rule("FD-OUT-01", "FD-OUT-04", "FD-OUT-13", "FD-YELLOW-01")
def test_a_car_that_breaks_down_is_noted_where_it_stands_and_calls_for_flags() -> None:
    match = at(f"red@b11 line=2 gear=2 damaged=pm, {OTHERS}", "Reliability 0 3; NextTurn; EndRound")
    race = race_of(match)

    assert race.retired == [0]
    assert race.alarm
    assert (fact(match, "red", "out_line"), fact(match, "red", "out_rank")) == (2, race.track.rank[race.cell[0]])


@rule("FD-OUT-13", "FD-OUT-03")
@pytest.mark.parametrize(("cells", "line"), [(3, 1), (8, 2)])
def test_a_car_out_for_overshooting_counts_at_the_corner_though_it_has_touched_the_line_since(
    cells: int, line: int
) -> None:
    """The line is the third cell beyond the corner: from a156, eight cells touch it and three do not."""
    cars = "red@a156 gear=2 line=1 pg=0 pf=0, blue@b61 line=1, yellow@b71 line=1"
    match = move(cars, cells, board="finish", on="laps=5")
    choose(match, codes(match)[0])
    race = race_of(match)

    assert race.retired == [0]
    assert fact(match, "red", "line") == line
    assert fact(match, "red", "out_line") == 1
    assert fact(match, "red", "out_rank") == race.track.corner_ends[0]


@rule("FD-INJ-02", "FD-END-03", "FD-END-18", "FD-OUT-01")
def test_the_race_ends_after_the_injury_roll_of_the_last_rival() -> None:
    match = at("red@b11 gear=4 damaged=pm, blue@b61", "Reliability 0 3; NextTurn; EndRound", on="injuries=on")

    assert rolls(match) == "injury"
    fall(match, 10)
    assert match.over


# Emergency braking


@rule("FD-EMERG-07", "FD-OVER-18", "FD-OUT-15")
@pytest.mark.parametrize(("status", "excess"), [("wrecked", 2), ("racing", 0)])
def test_a_car_that_is_out_or_not_blocked_pays_no_emergency_bill(status: str, excess: int) -> None:
    match = at(
        f"red@b11 pf=3 pg=4 status={status}, {OTHERS}",
        "PayEmergency 0; NextTurn; EndRound",
        turn=f"car=red start=b5 excess={excess}",
        race="order=blue,yellow",
    )

    assert (points(match, "red", "pf"), points(match, "red", "pg")) == (3, 4)


@rule("FD-BRAKE-07", "FD-EMERG-16", "FD-EMERG-24")
def test_without_brake_points_a_driver_point_does_not_help_in_an_emergency() -> None:
    cars = f"red@b11 pf={{}} pp=1, blue@b13 line=2, {OTHERS.partition(', ')[2]}"
    given = {"turn": "car=red start=b5 excess=2 rammed=(1)", "on": "driver=on"}
    none = at(cars.format(0), "PayEmergency 0; NextTurn; EndRound", **given)
    one = at(cars.format(1), "PayEmergency 0; NextTurn; EndRound", **given)

    assert race_of(none).retired == [0]
    assert codes(one) == ["pay", "replace-pf"]


@rule("FD-EMERG-12", "FD-EMERG-13", "FD-EMERG-17")
def test_a_bill_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    match = at(
        f"red@b11 pf=3 pg=0, blue@b13 line=2, {OTHERS.partition(', ')[2]}",
        "PayEmergency 0; NextTurn; EndRound",
        turn="car=red start=b5 excess=3 rammed=(1)",
    )

    assert race_of(match).retired == [0]
    assert points(match, "red", "pf") == 3


@rule("FD-EMERG-14", "FD-EMERG-15", "FD-EMERG-22")
def test_debris_lies_under_both_cars_of_a_crash_and_under_one_if_there_is_no_other() -> None:
    rest = OTHERS.partition(", ")[2]
    given = "car=red start=b5 excess=7 rammed={}"
    hit = at(f"red@b11, blue@b13 pc=3, {rest}", "PayEmergency 0; NextTurn; EndRound", turn=given.format("(1)"))
    alone = at(f"red@b11, blue@b13 pc=3, {rest}", "PayEmergency 0; NextTurn; EndRound", turn=given.format("()"))
    names = race_of(hit).track.names

    assert sorted(names[cell] for cell in race_of(hit).markers) == ["b11", "b13"]
    assert [names[cell] for cell in race_of(alone).markers] == ["b11"]
    assert (points(hit, "blue", "pc"), points(alone, "blue", "pc")) == (2, 3)


# Overshooting


@rule("FD-OVER-09", "FD-OVER-10", "FD-OUT-02")
def test_a_car_out_for_overshooting_pays_nothing_and_does_not_spin() -> None:
    match = at(
        f"red@b59 gear=3 pg=2, {OTHERS}",
        "PayOvershoot 0; NextTurn; EndRound",
        turn="car=red start=b41 overs=((0,3,1,1),(0,1,1,1))",
        race="order=blue,yellow",
    )

    assert points(match, "red", "pg") == 2
    assert fact(match, "red", "status") == 4
    assert race_of(match).retired == [0], "it goes out once"


# Tyres


@rule("FD-TYRE-03", "FD-TYRE-32", "FD-TYRE-17", "FD-TYRE-06", "FD-PIT-39", "FD-PIT-40")
def test_a_new_set_has_all_its_points_its_first_lap_and_its_bonus() -> None:
    cars = f"red@box-1 box=0 pit=1 tyre=soft tyre_lap=2 soft_gone=1 pg=2/6, {OTHERS}"
    match = at(cars, "BoxTyres 0; NextTurn; EndRound", on="tyres-soft=on", turn="car=red start=pit-3")
    choose(match, "fit-soft")

    assert points(match, "red", "pg") == 6
    assert (fact(match, "red", "soft_gone"), fact(match, "red", "tyre_lap")) == (0, 0)


@rule("FD-TYRE-07", "FD-TYRE-09", "FD-TYRE-12", "FD-TYRE-36")
@pytest.mark.parametrize(
    ("tyre_lap", "free_lap", "cost"),
    [(0, 0, 2), (1, 0, 3), (1, 1, 2), (2, 1, 3), (0, 1, 2)],
)
def test_a_corner_left_after_the_line_costs_by_the_lap_begun_there(tyre_lap: int, free_lap: int, cost: int) -> None:
    """Medium tyres cost 2 points a cell for two laps and then 3; the first touch after the grid begins no lap."""
    car = f"red@a-2 gear=6 pf=0 pg=9 tyre=medium tyre_lap={tyre_lap} free_lap={free_lap} line=1"
    match = move(f"{car}, blue@c62 line=2", 28, on="laps=9 pit=off")
    choose(match, next(code for code in codes(match) if "+over1" in code))

    assert 9 - points(match, "red", "pg") == cost


# Weather


@rule("FD-WX-01", "FD-WX-04")
@pytest.mark.parametrize(
    ("weather", "sky", "wet", "settled"),
    [
        ("fair", 1, 0, True),
        ("rain", 2, 1, True),
        ("variable-dry", 0, 0, False),
        ("variable-wet", 0, 1, False),
    ],
)
def test_weather_that_the_organiser_fixes(weather: str, sky: int, wet: int, settled: bool) -> None:
    match = at("red@b11, blue@b61", "FirstWeather; ChooseGear 0", on=f"weather={weather}")
    race = race_of(match)

    assert (race.sky, race.wet, race.settled) == (sky, wet, settled)
    assert rolls(match) == "", "nobody rolls"


@rule("FD-WX-11")
def test_triggers_are_used_up_by_the_roll() -> None:
    match = at(
        "red@b11, blue@b61",
        "ChangeOfWeather; ChooseGear 0",
        on="weather=roll",
        race="sky=variable settled=no triggers=red",
    )
    fall(match, 20)

    assert race_of(match).triggers == []


# The pits


@rule("FD-PIT-19", "FD-PIT-22")
def test_a_wreck_in_its_box_gets_nothing() -> None:
    match = at(f"red@box-1 box=0 pit=1 status=wrecked pg=2/6, {OTHERS}", "ReachBox 0; ChooseGear 1", turn="car=red")

    assert points(match, "red", "pg") == 2
    assert match.to_move == (1,), "nobody asks for tyres"


@rule("FD-PIT-28", "FD-PIT-29", "FD-BOX-05", "FD-RELY-10", "FD-RELY-11", "FD-PIT-31")
def test_a_long_stop_repairs_point_by_point_the_damaged_part_first() -> None:
    """One crew point makes three repairs; the damage is gone with the first."""
    cars = f"red@box-1 box=0 pit=1 px=1 pm=0/3 pf=1/4 damaged=pm, {OTHERS}"
    match = at(cars, "StopKind 0; ChooseGear 1", turn="car=red start=pit-3")
    choose(match, "long")

    assert codes(match) == ["repair-pm"]
    choose(match, "repair-pm")
    assert fact(match, "red", "damaged") == -1
    assert points(match, "red", "pm") == 1
    assert codes(match) == ["repair-pf", "repair-pm"]
    choose(match, "repair-pf", "repair-pf")
    assert (points(match, "red", "pf"), points(match, "red", "pm")) == (3, 1)
    assert match.to_move == (1,), "three points and no more"


@rule("FD-RELY-10", "FD-PIT-28")
def test_only_its_own_component_removes_a_damaged_marker() -> None:
    match = at(f"red@box-1 box=0 pit=1 pm=2/3 pf=1/4, {OTHERS}", "RepairPoint 0; ChooseGear 1", turn="car=red")
    choose(match, "repair-pf")

    assert fact(match, "red", "damaged") == -1


@rule("FD-PIT-35", "FD-PIT-13", "FD-PIT-55")
def test_leaving_the_box_is_a_movement_of_its_own() -> None:
    cars = f"red@box-1 box=0 pit=2 pit_gear=3, {OTHERS}"
    match = fall(at(cars, "Roll 0 exit (); EndMovement 0", turn="car=red start=pit-2 extra=3"), 20)
    race = race_of(match)

    assert (race.drive.from_pit, race.drive.extra, race.gear[0]) == (True, 0, 3)
    assert race.track.names[race.drive.start] == "box-1"
    assert rolls(match) == "gear-3"


# Collisions


@rule("FD-OUT-16", "FD-COLL-08")
def test_a_wrecked_mover_makes_others_roll_but_rolls_no_more() -> None:
    match = at(
        "red@a44 status=wrecked line=1, blue@a46 line=1, yellow@b61 line=1",
        "CollisionRolls 0; ChooseGear 2",
        turn="car=red start=a30",
        race="retired=red",
    )

    assert match.chance is not None
    assert match.chance.purpose == "collision/1"
    fall(match, 20)
    assert match.to_move == (2,)


@rule("FD-COLL-23", "FD-COLL-04", "FD-COLL-05")
@pytest.mark.parametrize(("order", "first"), [("yellow,blue,red", 2), ("blue,yellow,red", 1)])
def test_of_several_cars_the_foremost_rolls_first(order: str, first: int) -> None:
    match = at(
        "red@b45 line=1, blue@a46 line=1, yellow@c46 line=1",
        "CollisionRolls 0; ChooseGear 0",
        turn="car=red start=b31",
        race=f"order={order}",
    )

    assert match.chance is not None
    assert match.chance.purpose == f"collision/{first}"


@rule("FD-COLL-08", "FD-COLL-09")
def test_a_car_put_out_by_these_rolls_costs_a_point_without_a_roll() -> None:
    cars = "red@a44 pc=3 line=1, blue@a46 status=wrecked line=1, yellow@b61 line=1"
    before = at(cars, "MoverRoll 0 1 1 no; ChooseGear 0", race="retired=blue")
    now = at(cars, "MoverRoll 0 1 1 yes; ChooseGear 0", race="retired=blue")
    gone = at(cars.replace("pc=3", "pc=3 status=wrecked"), "MoverRoll 0 1 1 no; ChooseGear 2", race="retired=blue,red")

    assert rolls(before) == "collision"
    assert (rolls(now), points(now, "red", "pc")) == ("", 2)
    assert (rolls(gone), points(gone, "red", "pc")) == ("", 3)


@rule("FD-NIGHT-05", "FD-COLL-10")
@pytest.mark.parametrize(("face", "left"), [(2, 2), (3, 3)])
def test_the_night_takes_one_from_a_collision_roll(face: int, left: int) -> None:
    match = at("red@a44 pc=3, blue@a46", "Roll 0 collision (1,1); ChooseGear 0", on="night=on")

    assert points(fall(match, face), "red", "pc") == left


# Markers and lost points


@rule("FD-YELLOW-02", "FD-YELLOW-20", "FD-YELLOW-25", "FD-HAZ-03")
def test_as_many_dangerous_cells_as_cars_call_for_flags_once() -> None:
    race = race_of(at(f"red@b11, {OTHERS}", "ChooseGear 0", markers="b15=oil"))
    alarms = []
    for cell, marker in ((40, OIL), (41, OIL), (41, DEBRIS), (42, OIL)):
        race.alarm = False
        lay_marker(race, cell, marker)
        alarms.append(race.alarm)

    assert alarms == [False, True, False, False], "the second, third, again the third and the fourth dangerous cell"


@rule("FD-HAZ-03", "FD-HAZ-14")
def test_a_marker_lies_on_any_cell_of_the_track_and_nowhere_else() -> None:
    race = race_of(at(f"red@b11, {OTHERS}", "ChooseGear 0"))
    for cell in (-1, 0, race.track.size - 1, race.track.size):
        lay_marker(race, cell, OIL)

    assert race.markers == {0: OIL, race.track.size - 1: OIL}


@rule("FD-RELY-01", "FD-RELY-09", "FD-HAZ-01", "FD-HAZ-02", "FD-OIL-01")
@pytest.mark.parametrize(("component", "marker"), [(ENGINE, OIL), (BODYWORK, DEBRIS), (SUSPENSION, 0)])
@pytest.mark.parametrize(("had", "is_tested"), [(3, False), (2, False), (1, True), (0, True)])
def test_the_last_point_of_a_component_is_tested_and_others_are_not(
    component: int, marker: int, had: int, is_tested: bool
) -> None:
    race = race_of(at(f"red@b11, {OTHERS}", "ChooseGear 0"))
    race.write_points(0, component, had, 3)
    lose(race, 0, component)

    assert race.has(0, component) == max(0, had - 1)
    assert race.markers.get(race.cell[0], 0) == marker
    assert ("Reliability" in [type(task).__name__ for task in race.stack]) == is_tested


@rule("FD-TRICK-15", "FD-SPIN-08", "FD-BRAKE-08")
@pytest.mark.parametrize(
    ("component", "had", "is_spin"), [(TYRES, 2, False), (TYRES, 1, True), (TYRES, 0, False), (BRAKES, 1, False)]
)
def test_the_last_tyre_point_spins_the_car_and_the_last_brake_point_does_not(
    component: int, had: int, is_spin: bool
) -> None:
    race = race_of(at(f"red@b11, {OTHERS}", "ChooseGear 0"))
    race.write_points(0, component, had, 3)
    lose(race, 0, component)

    assert ("Spin" in [type(task).__name__ for task in race.stack]) == is_spin


@rule("FD-OUT-15", "FD-RELY-01")
def test_a_car_that_is_out_loses_nothing_and_is_not_tested() -> None:
    match = at(f"red@b11 status=wrecked pm=1/3, {OTHERS}", "Reliability 0 3; ChooseGear 1", race="retired=red")
    lose(race_of(match), 0, ENGINE)

    assert (rolls(match), points(match, "red", "pm"), race_of(match).markers) == ("", 1, {})


@rule("FD-SPIN-06", "FD-SPIN-01")
@pytest.mark.parametrize(("answer", "status", "left"), [("spin", 2, 1), ("cancel", 0, 0)])
def test_a_driver_lets_the_car_spin_or_pays(answer: str, status: int, left: int) -> None:
    match = at(f"red@b11 pp=1, {OTHERS}", "Spin 0; ChooseGear 1", on="driver=on")
    choose(match, answer)

    assert (fact(match, "red", "status"), points(match, "red", "pp")) == (status, left)

"""What a driver is told of an option: what it costs, what it risks, and whether it is the end."""

import pytest

from games.formula_de.bench import at
from paddock import Consequences, Match, render

AFTER = "; EndMovement 0; NextTurn; EndRound"
BEHIND = "red@a12 gear=4 pf=0/3 pg=3 pb=2 pz=5, blue@a14 gear=2, yellow@a0"


def told(match: Match) -> dict[str, Consequences]:
    """The consequences of every option of the seat to move, by code."""
    decision = match.decision(match.to_move[0])
    return {option.code: decision.consequences(option) for option in decision.options}


def chance(consequences: Consequences, gauge: str, change: int = -1) -> float:
    """The chance that a gauge changes by this much."""
    return sum(cost.chance for cost in consequences.costs if (cost.gauge, cost.change) == (gauge, change))


def named(consequences: Consequences, key: str) -> float:
    """The chance of something that may happen, by the name of its message."""
    return sum(outcome.chance for outcome in consequences.outcomes if outcome.text.key == key)


def way(cars: str, cells: int, **given: str) -> dict[str, Consequences]:
    """The ways of a main segment of red."""
    start = cars.split("@")[1].split()[0]
    given = {"turn": f"car=red start={start}"} | given
    return told(at(cars, f"Segment 0 main {cells}{AFTER}", **given))


# Bonus cells into a car


@pytest.mark.parametrize(
    ("code", "switch", "memory"),
    [("tyre-1", "", "tyre=1"), ("enrich", "fuel=on", "die=5"), ("boost", "boost=on", "die=5")],
)
def test_bonus_cells_into_a_car_without_brake_points_are_the_end(code: str, switch: str, memory: str) -> None:
    match = at(BEHIND, f"GoOn 0{AFTER}", board="lane", on=switch, turn=f"car=red start=a6 path=(a8,a10,a12) {memory}")
    found = told(match)

    assert found[code].out == pytest.approx(1)
    assert found["stop"].out == 0
    warning = found[code].warning
    assert warning is not None
    assert render(warning) == "ends your race"
    assert found["stop"].warning is None


# Emergency braking


def test_emergency_braking_that_leaves_no_tyres_is_a_spin_and_costs_all() -> None:
    found = way("red@a10 gear=4 pf=3 pg=2 pc=3, blue@a14, yellow@a0", 5, board="lane")["a12+block4"]

    assert (chance(found, "pf", -2), chance(found, "pg", -2)) == (1, 1)
    assert named(found, "outcome-car-spun") == 1
    assert found.out == 0


def test_emergency_braking_that_cannot_be_paid_is_the_end() -> None:
    found = way("red@a10 gear=4 pf=3 pg=1 pc=3, blue@a14, yellow@a0", 5, board="lane")["a12+block4"]

    assert found.out == 1
    assert named(found, "outcome-retired") == 1


# Collisions


@pytest.mark.parametrize(
    ("words", "other", "race", "faces"),
    [("", "", "", 1), ("load=low", "status=spun", "sky=rain wet=1", 4)],
)
def test_collision_odds_count_load_weather_and_spun_cars(words: str, other: str, race: str, faces: int) -> None:
    """A corner of one stop; the car ahead has bodywork to spare."""
    cars = f"red@a38 gear=2 pf=0/3 pc=3 tyre=wet {words}, blue@a46 pc=3 {other}"
    found = way(cars, 3, race=race, on="aero=on")["a44"]

    assert chance(found, "pc") == pytest.approx(faces / 20)
    assert found.exact


def test_collisions_on_the_start_straight_count_by_the_gear() -> None:
    found = way("red@a6 gear=3 pf=0/3 pc=3 on_grid=1, blue@a12 gear=1 on_grid=1 pc=3", 2, turn="car=red start=a6")

    assert chance(found["a10"], "pc") == pytest.approx(3 / 20)


# Tests of the car


def test_debris_tries_the_suspension() -> None:
    found = way("red@a100 gear=2 pf=0/3 ps=3, blue@a0", 2, markers="a102=debris")

    assert chance(found["a104+risk1"], "ps") == pytest.approx(4 / 20)


def test_the_last_point_of_suspension_may_be_the_end() -> None:
    """Four faces of twenty fail; then twelve of twenty end the race, five spin the car."""
    found = way("red@a100 gear=2 pf=0/3 ps=1 px=0/1, blue@a0", 2, markers="a102=debris")["a104+risk1"]

    assert found.out == pytest.approx(4 / 20 * 12 / 20)
    assert named(found, "outcome-car-spun") == pytest.approx(4 / 20 * 5 / 20)


def test_oil_may_spin_the_car() -> None:
    found = way("red@a100 gear=3 pf=0/3, blue@a0", 2, markers="a102=oil")["a104+risk1"]

    assert named(found, "outcome-car-spun") == pytest.approx(2 / 20)


def test_the_engine_face_of_a_gear_tries_the_engine() -> None:
    """One face of twenty in fifth calls the check, which fails on four of twenty; the other car's engine is its own."""
    cars = "red@a-30 gear=5 pm=3 pf=0/3, blue@a-10 gear=4 pm=1"
    found = told(at(cars, f"ChooseGear 0{AFTER}", on="pit=off laps=3", turn="car=red start=a-30"))["gear-5"]

    assert chance(found, "pm") == pytest.approx(2 / 20 * 4 / 20)
    assert found.exact


def test_a_slide_at_the_end_of_a_corner_costs_tyres() -> None:
    """Hard tyres slide three cells on a wet track: from the last but one of a corner they leave it by one."""
    found = way("red@a38 gear=4 pf=0/3 pg=5 tyre=hard, blue@a0", 6, race="sky=rain wet=1")

    assert named(found["a50"], "outcome-overshot") == 1
    assert chance(found["a50"], "pg", -1) == 1


# Gears


def test_a_gear_tells_where_its_die_may_lead_and_how_often_it_is_the_end() -> None:
    """Two stops are due in a corner in which no way is longer than 14 cells: six of ten numbers are the end."""
    cars = "red@a82 gear=4 pf=0/3 pg=3, blue@a0"
    found = told(at(cars, f"ChooseGear 0{AFTER}", turn="car=red start=a82", on="pit=off"))

    assert found["gear-5"].out == pytest.approx(0.6)
    assert sum(each.chance for each in found["gear-5"].places) == pytest.approx(0.4)
    assert found["gear-3"].out == 0


def test_a_heavy_downshift_tells_its_price() -> None:
    found = told(at("red@a100 gear=6, blue@a0", f"ChooseGear 0{AFTER}", turn="car=red start=a100", on="pit=off"))

    assert [chance(found["gear-2"], part) for part in ("pt", "pf", "pm")] == pytest.approx([1, 1, 1])
    assert [chance(found["gear-4"], part) for part in ("pt", "pf", "pm")] == pytest.approx([1, 0, 0])


def test_a_gear_that_may_well_be_the_end_is_asked_twice_with_the_figure() -> None:
    cars = "red@grande-16b gear=4 pg=3 pf=2 pm=4, blue@grande-14a gear=4"
    match = at(cars, f"ChooseGear 0{AFTER}", board="monza", turn="car=red start=grande-16b")
    english, italian = ({pick.code: pick for pick in match.scene(0, lang).options} for lang in ("en", "it"))

    assert (english["gear-5"].final, english["gear-4"].final) == (True, False)
    assert english["gear-5"].warning == "ends your race in 40% of cases"
    assert italian["gear-5"].warning == "la tua gara finisce qui (40%)"
    assert english["gear-4"].warning == ""
    assert {each.text for each in english["gear-5"].outcomes if each.is_out} == {"out: overshoots a corner"}

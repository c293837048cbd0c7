"""Before the race, and the sequence of play."""

import pytest

from games.race90.second.tables import FAR, GAME, TWO, at, fresh, ids, second
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_turn import next_in
from paddock.games.race90.shared.options import Build
from paddock.games.race90.shared.position import HARD, SOFT, UNSET, WET
from paddock.games.race90.shared.rules_setup import (
    QualifyCard,
    QualifyFuel,
    StartTyres,
    choose_robot_tyres,
    next_on_grid,
    points_of,
    stand_on_grid,
)
from rules import rule

# Before the race


@rule("R2-SETUP-18", "R2-SETUP-19", "R2-SETUP-20")
@pytest.mark.parametrize(
    ("build", "points"), [((8, 5, 4), 3), ((10, 6, 5), 6), ((12, 7, 6), 9), ((12, 5, 4), 5), ((8, 7, 5), 6)]
)
def test_what_a_car_costs(build: tuple[int, int, int], points: int) -> None:
    assert points_of(Build(*build)) == points


@rule("R2-QUAL-01", "R2-QUAL-02", "R2-TYRE-01")
def test_what_a_newcomer_is_advised_to_take() -> None:
    race = second(f"{FAR}, blue@35 hand=r91,r2,r1,r3, orange@3")
    assert QualifyCard((0, 1)).recommended(race, 0).code == "qualify-r1"  # 4, and the lowest check value
    assert QualifyFuel((0, 1)).recommended(race, 0).code == "fuel-12"
    assert StartTyres(0).recommended(race).code == "tyres-hard"
    assert StartTyres(0).recommended(second(TWO, table="turn 7 weather 9")).code == "tyres-rain"


@rule("R2-QUAL-14", "R2-QUAL-15", "R2-QUAL-16")
@pytest.mark.parametrize(
    ("values", "placed", "best"),
    [
        ([(4, 30), (4, 20), (3, 1)], (), (1,)),
        ([(4, 30), (4, 20), (3, 1)], (1,), (0,)),
        ([(4, 30), (4, 30), (3, 1)], (), (0, 1)),
        ([(0, 30), (-1, 20), (-1, 20)], (0,), (1, 2)),
        ([(0, 5), (1, 50), (0, 4)], (1,), (2,)),
        ([(-2, 5), (-1, 50), (-2, 4)], (), (1,)),
        ([(1, 5), (-1, 50), (-2, 4)], (0,), (1,)),
    ],
)
def test_who_is_next_on_the_grid(values: list[tuple[int, int]], placed: tuple[int, ...], best: tuple[int, ...]) -> None:
    race = second(TWO)
    race.values = tuple(values)
    assert next_on_grid(race, placed) == best


@rule("R2-QUAL-18", "R2-QUAL-19", "R2-QUAL-20")
def test_the_cars_on_the_grid() -> None:
    race = GAME.new(2, "monza").race
    assert isinstance(race, SecondRace)
    race.values = ((1, 1),) * race.cars
    assert stand_on_grid(race, (2, 1, 3, 0, 4, 5, 6, 7, 8, 9)) == [1, 0]
    assert (race.leader, race.values) == (2, (UNSET,) * race.cars)
    assert (race.lanes[23], race.lanes[22], race.lanes[21]) == ((2, 1, 3, 0), (4, 5, 6, 7), (8, 9))
    assert (race.progress[2], race.progress[9]) == (-1, -3)


@rule("R2-WX-01", "R2-WX-24", "R2-WX-25", "R2-WX-26", "R2-WX-27")
@pytest.mark.parametrize("slot", range(9))
def test_robots_fit_tyres_by_the_side_of_the_middle(slot: int) -> None:
    race = second(TWO)
    race.weather, race.stack, race.robot_tyres = slot, [], SOFT
    choose_robot_tyres(race)
    assert race.robot_tyres == (SOFT if slot == 4 else HARD if slot < 4 else WET)
    assert len(race.stack) == (slot == 4)


@rule("R2-WX-01", "R2-WX-02")
def test_the_weather_card_leaves_the_deck() -> None:
    table = at(TWO, "DrawWeather; Declare 0").do("r1")
    assert "r1" not in ids(table.race.race_pile)


# The sequence of play


@rule("R2-SETUP-29", "R2-ACT-02", "R2-SETUP-02")
def test_the_race_begins_in_its_first_turn() -> None:
    table = fresh(2)
    while table.asks != "Declare":
        table.any_luck() if table.match.chance is not None else table.do(table.codes[0])
    assert (table.race.turn, table.race.opening) == (1, True)


@rule("R2-F-16", "R2-A-18")
def test_where_all_spots_are_held_nothing_is_asked() -> None:
    cars = f"{FAR}, orange@36 spot=b6-spot1, blue@36"
    assert at(cars, "OfferSpot 0; Declare 1", now="blue moved left").asks == "Declare"


@rule("R2-ACT-01", "R2-A-41")
def test_a_new_turn_forgets_the_stops_of_the_last() -> None:
    table = at("superfast1@90, blue@13 just-pit fuel=20, orange@3 fuel=20", "GameTurn no")
    assert table.race.just_pit == ()


@rule("R2-ACT-25", "R2-ACT-33")
@pytest.mark.parametrize(("one", "two"), [((5, 1, 7), (6, 1, 6)), ((5, 1, 7), (4, 2, 7)), ((5, 1, 7), (7, 1, 5))])
def test_what_follows_a_turn_is_kept_apart_by_section_mode_and_lead(
    one: tuple[int, int, int], two: tuple[int, int, int]
) -> None:
    for section, mode, lead in (one, two):
        (found,) = next_in(section, mode, lead)
        assert (found.section, found.mode, found.lead) == (section, mode, lead)  # type: ignore[attr-defined]


@rule("R2-CON-37", "R2-SC-15", "R2-SC-26")
def test_behind_the_safety_car_there_are_no_contests() -> None:
    cars = "blue@13 hand=r1 fuel=20, orange@13 hand=r2 fuel=20"
    table = at(cars, "Activate", table="turn 7 weather 1 safety 14")
    assert table.asks == "SafetyDeclare"

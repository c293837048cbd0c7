"""Pit stops, step by step: places lost, repairs, strategies and tyres."""

import pytest

from games.race90.second.tables import FAR, at, second
from paddock.games.race90.second.rules_pit import fall_behind_all
from paddock.games.race90.shared.events import PitStopMade
from paddock.games.race90.shared.position import HARD, SOFT, WET
from paddock.games.race90.shared.rules_tyres import fit_set, holds_discs
from rules import rule

# Stops


@rule("R2-SC-22", "R2-SC-23", "R2-SC-24")
@pytest.mark.parametrize(
    ("cars", "progress", "sections"),
    [
        ("blue@60, orange@59, green@58, red@57", [57, 60, 59, 58], 3),
        ("orange@60, blue@59, green@58, red@57", [57, 60, 59, 58], 2),
        ("orange@60, green@59, red@58, blue@57", [57, 60, 59, 58], 0),
        ("orange@60, blue@59, green out, red out", [59, 60, 0, 0], 0),
    ],
)
def test_a_stop_behind_the_safety_car_costs_all_places(cars: str, progress: list[int], sections: int) -> None:
    table = at(cars, "Declare 0", table="turn 7 weather 1 safety 60", now="blue", seats=4)
    race = table.race
    race.forced = (0,)
    fall_behind_all(race, 0)
    assert race.progress[:4] == progress
    assert sorted(car for lane in race.lanes for car in lane) == [car for car in range(4) if car not in race.retired]
    assert (list(race.forced), race.leader) == ([], 1)


@rule("R2-SC-22")
def test_the_only_car_left_falls_back_by_a_section() -> None:
    race = second("blue@60, orange out", "turn 7 weather 1 safety 60")
    fall_behind_all(race, 0)
    assert race.progress[0] == 59


@rule("R2-SC-22", "R2-SC-24")
def test_a_stop_behind_the_safety_car_is_told_with_the_places_lost() -> None:
    cars = "blue@60 fuel=20, orange@59, superfast1@58"
    table = at(cars, "TakeFuel 0; Declare 1", table="turn 7 weather 1 safety 60", now="blue").do("load-10")
    assert [(event.sections, event.why) for event in table.told(PitStopMade)] == [(2, "line")]


@rule("R2-A-24", "R2-SKILL-TUNING-02", "R2-SKILL-TUNING-03", "R2-SKILL-GEN-02")
@pytest.mark.parametrize(
    ("words", "table", "brown"),
    [
        ("skill=tuning brown=2", "turn 7 weather 1 bag 10+4", 1),
        ("skill=tuning brown=0", "turn 7 weather 1 bag 10+6", 0),
        ("skill=lapping brown=2", "turn 7 weather 1 bag 10+4", 2),
        ("skill=tuning brown=2", "turn 7 weather 1 bag 10+4 safety 60", 2),
    ],
)
def test_tuning_repairs_one_brown_disc(words: str, table: str, brown: int) -> None:
    race = at(f"{FAR}, blue@35 {words}, orange@3", "Repair 0; Declare 1", table=table, now="blue").race
    assert (race.brown[0], race.bag_brown) == (brown, 6 - brown)


FIRST = ["save-tyres", "hazard", "balance", "lucky", "chase", "banging-wheels", "save-fuel", "push"]


NAMES = [*FIRST, "recovery", "steady"]


@rule("R2-A-35", "R2-TYRE-16", "R2-STR-RECOVERY-06", "R2-STR-STEADY-03")
@pytest.mark.parametrize("own", [*NAMES, ""])
def test_any_strategy_but_the_own_one_may_be_taken(own: str) -> None:
    words = f"strategy={own}" if own else ""
    found = at(f"{FAR}, blue@35 {words}, orange@3", "PitStrategy 0; Declare 1", now="blue")
    assert found.codes == ["keep", *[f"strategy-{name}" for name in NAMES if name != own]]
    found.race.all_items = False
    race = found.race
    assert [option.code for option in race.stack[-1].options(race)] == [  # type: ignore[attr-defined]
        "keep",
        *[f"strategy-{name}" for name in FIRST if name != own],
    ]


@rule("R2-A-37", "R2-STR-GEN-03", "R2-SC-12")
@pytest.mark.parametrize(
    ("table", "asks"), [("turn 7 weather 1", "PickChased"), ("turn 7 weather 1 safety 60", "Declare")]
)
def test_behind_the_safety_car_nobody_is_chased_after_a_stop(table: str, asks: str) -> None:
    cars = "superfast1@60, blue@58 strategy=chase, orange@3"
    assert at(cars, "EndStop 0; Declare 1", table=table, now="blue").asks == asks


# Tyres


@rule("R2-TYRE-05", "R2-TYRE-06", "R2-SKILL-RAIN-02", "R2-SKILL-GEN-02")
@pytest.mark.parametrize(
    ("tyres", "skill", "table", "discs"),
    [
        (SOFT, "lapping", "turn 7 weather 1", 3),
        (HARD, "rain-expert", "turn 7 weather 1", 0),
        (WET, "rain-expert", "turn 7 weather 1", 3),
        (WET, "lapping", "turn 7 weather 1", 0),
        (WET, "rain-expert", "turn 7 weather 1 safety 60", 0),
    ],
)
def test_a_new_set(tyres: int, skill: str, table: str, discs: int) -> None:
    race = second(f"{FAR}, blue@35 skill={skill} discs=2, orange@3", table=table)
    fit_set(race, 0, tyres)
    assert (race.tyres[0], race.discs[0]) == (tyres, discs)


@rule("R2-TYRE-07", "R2-SKILL-RAIN-02")
@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("tyres=soft sets=1", True),
        ("tyres=soft sets=0", False),
        ("tyres=hard sets=1", False),
        ("tyres=hard", False),
        ("tyres=rain discs=1", True),
        ("tyres=soft sets=2", True),
    ],
)
def test_whether_a_set_came_with_discs(words: str, holds: bool) -> None:
    assert holds_discs(second(f"{FAR}, blue@35 {words}, orange@3"), 0) == holds

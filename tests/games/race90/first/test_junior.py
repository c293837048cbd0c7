"""The junior game."""

from typing import Any

import pytest

from games.race90.first.tables import LAP, ROUND, Table, at, card, fresh, value
from rules import rule

THREE, THREE_B = card("gear", 3), card("gear", 3, without=(card("gear", 3),))
DRIVE, PLUS = card("drive", 2, modifier=0), card("drive", 2, modifier=20)
T2 = card("speed", 3, tyres=2)


def junior(cars: str, tasks: str = "ActNow 0", **words: Any) -> Table:
    return at(cars, tasks, level="junior", **words)


@rule("R1-JR-01", "R1-JR-02", "R1-JR-03")
def test_it_keeps_qualifying_sheets_and_robots_but_no_fuel_and_no_strategies() -> None:
    table = fresh(level="junior").do("sheet-italian-a", "sheet-german-a").any_luck()
    seen = []
    while table.asks != "PitOrDrive":
        seen.append(table.asks)
        table.match.choose(table.seat, table.codes[0])
        table.any_luck()
    assert seen == ["SwapHands", "SwapHands", "QualifyCard", "QualifyCard"]
    assert table.race.fuel == (0, 0)
    assert table.race.chits == ()
    assert table.race.strategy == (-1, -1)
    stop = junior(f"blue@22 red=2 chips=1 hand={THREE}, orange@3").do("pit", "done").any_luck()
    assert (stop.race.red[0], stop.race.chips[0], len(stop.hand())) == (0, 10, 6)
    assert not stop.race.stack


@rule("R1-JR-04")
def test_tyres_are_paid_with_chips_only() -> None:
    table = junior(f"blue@20 hand={T2},{THREE}, orange@3").do("go", THREE_B, f"play-{T2}")
    assert table.asks != "PayUnit"
    assert table.race.chips[0] == 8


@rule("R1-JR-05", "R1-JR-13")
def test_every_check_is_blind() -> None:
    table = junior(f"blue@20 hand={DRIVE} target=r100, orange@3").do("go", THREE, f"play-{DRIVE}")
    assert table.asks == "TurnCard"
    lap = junior(f"slow1@-4, blue@20 hand={DRIVE} target=r100, orange@3", "DriveOn 0", now="blue mp=3")
    assert lap.asks == "TurnCard"


def passed(section: int, mp: int, other: str = "orange", laps: int = 0, table: str = "") -> int:
    found = junior(
        f"fast1@{section + 3 * LAP + 12}, {other}@{section - LAP * laps}, blue@{section}",
        "DriveOn 0",
        now=f"blue mp={mp}",
        table=table,
    )
    return found.race.progress[0] - section


@rule("R1-JR-06", "R1-JR-07", "R1-JR-11")
def test_overtakes_cost_one_or_in_corners_two_and_must_be_made() -> None:
    assert (passed(11, 2), passed(12, 2), passed(13, 3)) == (1, 1, 1)
    assert passed(13, 1) == 0  # too few: the car stops behind
    assert (passed(11, 2, laps=1), passed(13, 3, laps=1)) == (1, 1)


@rule("R1-JR-14")
@pytest.mark.parametrize("table", ["turn 1 weather 1 opening", "turn 18 weather 1"])
def test_on_the_first_and_last_turn_every_pass_costs_one(table: str) -> None:
    assert passed(13, 2, table=table) == 1


@rule("R1-JR-08")
def test_no_contests() -> None:
    assert junior(f"blue@13 hand={THREE}, orange@13 hand={THREE_B}", ROUND).asks == "PitOrDrive"


@rule("R1-JR-09")
def test_no_late_braking() -> None:
    table = junior(f"blue@9 hand={THREE}, orange@3").do("go", THREE_B, f"play-{THREE}")
    assert table.where("blue") == "b6"
    assert table.asks == "PickSpot"


@rule("R1-JR-10")
def test_the_race_is_as_long_as_the_short_one() -> None:
    assert fresh(level="junior").race.turns == 18


@rule("R1-JR-12")
def test_robots_pay_junior_prices_and_never_stop() -> None:
    free = junior("slow2@13, slow1@13, blue@3, orange@30", "DriveOn 5", now="slow1 mp=1")
    assert free.race.progress[5] == 14
    pays = junior("blue@13, slow1@13, orange@30", "DriveOn 5", now="slow1 mp=3")
    assert pays.race.progress[5] == 14
    stopped = junior("blue@37, slow1@13, orange@3", "DriveOn 5", now="slow1 mp=3")
    assert stopped.race.progress[5] == 13
    assert junior("slow1@20, blue@3, orange@2", "NameDuties", table="turn 8 weather 1").race.called == ()


@rule("R1-JR-15")
def test_the_order_of_two_checks_is_still_chosen() -> None:
    table = junior(f"blue@20 hand={DRIVE},{PLUS} target={value(43)}, orange@3").do(
        "go", THREE, f"play-{DRIVE}", f"add-{PLUS}"
    )
    assert table.codes == ["check-1", "check-2"]
    assert table.do("check-2").asks == "TurnCard"


@rule("R1-JR-16")
def test_no_strategy_is_offered_on_a_skip_or_at_a_stop() -> None:
    table = junior(f"blue@20 hand={THREE}, orange@3").do("go", THREE_B, "skip")
    assert table.asks == ""
    assert table.race.acted[0]
    assert junior("blue@22, orange@3").do("pit").any_luck().asks == ""

"""Compounds: bonus cells, wear, slides."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, move, play, points, race_of, turn
from rules import rule

FAR = ", blue@a-30"
DRY = [("hard", (1, 1, 1)), ("medium", (2, 2, 3)), ("soft", (3, 3, 4)), ("intermediate", (2, 2, 3)), ("wet", (3, 3, 4))]
RAIN = [
    ("hard", (1, 1, 1)),
    ("medium", (2, 2, 3)),
    ("soft", (3, 3, 4)),
    ("intermediate", (1, 1, 2)),
    ("wet", (2, 2, 3)),
]


def overshoot_cost(tyre: str, lap: int, race: str) -> int:
    """Tyre points for one cell beyond a corner of one stop."""
    match = move(f"red@a52 gear=3 tyre={tyre} tyre_lap={lap} pg=9 pf=0/3{FAR}", 1, race=race)
    choose(match, "a54+over1")
    return 9 - points(match, "red", "pg")


@rule("FD-TYRE-09", "FD-TYRE-12", "FD-TYRE-15", "FD-TYRE-23", "FD-TYRE-30", "FD-TYRE-07", "FD-TYRE-31", "FD-TYRE-05")
@pytest.mark.parametrize(("tyre", "costs"), DRY)
def test_what_a_cell_too_far_costs_on_a_dry_track(tyre: str, costs: tuple[int, ...]) -> None:
    assert (*costs, costs[2]) == tuple(overshoot_cost(tyre, lap, "") for lap in range(4))


@rule("FD-TYRE-09", "FD-TYRE-12", "FD-TYRE-15", "FD-TYRE-22", "FD-TYRE-26", "FD-TYRE-31")
@pytest.mark.parametrize(("tyre", "costs"), RAIN)
def test_what_a_cell_too_far_costs_on_a_wet_track(tyre: str, costs: tuple[int, ...]) -> None:
    assert costs == tuple(overshoot_cost(tyre, lap, "sky=rain wet=1") for lap in range(3))


def bonus_codes(tyre: str, lap: int = 0, race: str = "", on: str = "") -> list[str]:
    match = turn(f"red@a0 gear=2 tyre={tyre} tyre_lap={lap} pf=0/3{FAR}", race=race, on=on)
    play(match, "gear-2", 4 if tyre == "wet" else 3, "a6")
    return [code for code in codes(match) if code.startswith("tyre")]


@rule("FD-TYRE-08", "FD-TYRE-11", "FD-TYRE-13", "FD-TYRE-14", "FD-TYRE-16", "FD-TYRE-37")
def test_bonus_cells_by_compound_lap_and_track() -> None:
    assert bonus_codes("hard") == bonus_codes("intermediate") == bonus_codes("wet") == []
    assert bonus_codes("medium") == ["tyre-1"]
    assert bonus_codes("soft") == ["tyre-1", "tyre-2"]
    for tyre in ("medium", "soft"):
        assert bonus_codes(tyre, lap=1) == bonus_codes(tyre, lap=2) == []
        assert bonus_codes(tyre, race="sky=rain wet=1") == []


@rule("FD-TYRE-11", "FD-TYRE-37", "FD-TYRE-20")
def test_the_bonus_is_optional_and_once_a_turn() -> None:
    match = turn(f"red@a0 gear=2 tyre=medium pf=0/3{FAR}")
    play(match, "gear-2", 3, "a6")
    assert codes(match) == ["tyre-1", "stop"]

    play(match, "tyre-1", "a8")
    assert match.over, "no second bonus is offered"
    assert cell(match, "red") == "a8"
    left = turn(f"red@a0 gear=2 tyre=medium pf=0/3{FAR}")
    play(left, "gear-2", 3, "a6", "stop")
    assert cell(left, "red") == "a6"


@rule("FD-TYRE-18")
@pytest.mark.parametrize("gear", range(1, 7))
def test_the_bonus_works_in_any_gear(gear: int) -> None:
    match = turn(f"red@a-20 gear={gear} tyre=medium pf=0/3 stops=0, blue@a150", on="pit=off")
    play(match, f"gear-{gear}", {1: 1, 2: 3, 3: 5, 4: 8, 5: 15, 6: 25}[gear])
    choose(match, next(code for code in codes(match) if "+" not in code or "+out" not in code))

    assert "tyre-1" in codes(match)


@rule("FD-TYRE-19")
@pytest.mark.parametrize(
    ("use", "first", "second"),
    [("partial", ["tyre-1", "tyre-2"], []), ("whole", ["tyre-2"], []), ("split", ["tyre-1", "tyre-2"], ["tyre-1"])],
)
def test_how_soft_cells_are_taken(use: str, first: list[str], second: list[str]) -> None:
    assert first == bonus_codes("soft", on=f"soft-use={use}")
    match = turn(f"red@a0 gear=2 tyre=soft pf=0/3{FAR}", on=f"soft-use={use}")
    play(match, "gear-2", 3, "a6", first[0])
    choose(match, codes(match)[0])

    assert second == [code for code in codes(match) if code.startswith("tyre")]


@rule("FD-TYRE-17", "FD-TYRE-20", "FD-EX-91")
def test_the_soft_bonus_ends_at_the_mark() -> None:
    """The mark lies at 110: behind the line on the grid it is to come; one cell before it the bonus still holds."""
    grid = turn("red@a-2 gear=2 tyre=soft pf=0/3, blue@a150", on="pit=off")
    play(grid, "gear-2", 3, "a4")
    assert "tyre-2" in codes(grid)

    before = turn("red@a108 gear=2 tyre=soft pf=0/3, blue@a-30", on="pit=off")
    play(before, "gear-2", 3, "a114")
    assert "tyre-2" in codes(before), "judged at the start of the turn"
    assert fact(before, "red", "soft_gone") == 1

    after = turn("red@a110 gear=2 tyre=soft soft_gone=1 pf=0/3, blue@a-30", on="pit=off")
    play(after, "gear-2", 3, "a116")
    assert "tyre-2" not in codes(after)


@rule("FD-TYRE-17")
def test_the_organiser_may_move_the_soft_mark() -> None:
    assert race_of(at("red@a0, blue@a10", "Turn 0")).rules.soft_rank == 110
    assert race_of(at("red@a0, blue@a10", "Turn 0", on="soft-mark=50")).rules.soft_rank == 120


def slide_of(tyre: str, lap: int, race: str, on: str = "") -> int:
    """Cells slid at a first stop on a41 .. in the corner of one stop; every brake point shortens it by one."""
    match = turn(
        f"red@b39 gear=2 tyre={tyre} tyre_lap={lap} pf=6{FAR}", race=race, on=f"tyres-soft=on tyres-wet=on {on}"
    )
    play(match, "gear-2", 4 if tyre == "wet" and "wet=1" not in race else 3)
    choose(match, "b45")
    if match.over:
        return 0
    shown = codes(match)
    return max(int(code.split("+b")[1][0]) for code in shown if "+b" in code)


@rule("FD-TYRE-10", "FD-TYRE-21", "FD-TYRE-24", "FD-TYRE-25", "FD-TYRE-29")
def test_slides_by_compound_lap_and_track() -> None:
    wet = "sky=rain wet=1"
    assert [slide_of(tyre, 0, wet) for tyre in ("hard", "medium", "soft", "intermediate", "wet")] == [3, 3, 3, 1, 0]
    assert [slide_of("wet", lap, wet) for lap in (1, 2, 3)] == [1, 1, 1]
    assert [slide_of(tyre, 2, "") for tyre in ("hard", "medium", "soft", "intermediate")] == [0, 0, 0, 0]
    assert [slide_of("wet", lap, "") for lap in (0, 1, 2)] == [1, 1, 1]


@rule("FD-TYRE-27", "FD-TYRE-28", "FD-TYRE-37", "FD-EX-55", "FD-MOVE-07", "FD-NIGHT-02")
def test_wet_tyres_on_a_dry_track_take_one_from_every_die_but_never_below_nothing() -> None:
    for lap in (0, 1, 3):
        match = turn(f"red@a0 gear=2 tyre=wet tyre_lap={lap} pf=0/3{FAR}")
        play(match, "gear-2", 4, "a6")
        assert cell(match, "red") == "a6"
    still = turn(f"red@a0 gear=1 tyre=wet pf=0/3{FAR}", on="night=on")
    play(still, "gear-1", 1)
    assert still.over
    assert cell(still, "red") == "a0"
    assert fact(still, "red", "moved") == 1


@rule("FD-TYRE-03", "FD-TYRE-06", "FD-TYRE-32")
def test_a_new_set_starts_in_its_first_lap_with_all_points() -> None:
    match = turn(f"red@pit-2 pit=1 gear=2 tyre=hard tyre_lap=2 pg=1/6 laps=1{FAR}")
    play(match, "gear-2", 4)
    assert points(match, "red", "pg") == 6, "restored on arrival"

    play(match, "fit-medium", "fast", "no")
    assert (fact(match, "red", "tyre"), fact(match, "red", "tyre_lap")) == (1, 0)


@rule("FD-TYRE-06")
def test_tyre_laps_rise_at_the_line_but_not_at_the_first_crossing_nor_in_the_pit_lane() -> None:
    lap = turn("red@a-2 gear=2 tyre_lap=0 laps=0 pf=0/3, blue@a60", on="pit=off")
    play(lap, "gear-2", 2, "a2")
    assert fact(lap, "red", "tyre_lap") == 1
    first = turn("red@a-2 gear=2 free_lap=1 pf=0/3, blue@a60", on="pit=off")
    play(first, "gear-2", 2, "a2")
    assert fact(first, "red", "tyre_lap") == 0
    pit = turn("red@pit-13 pit=5 gear=4, blue@a60")
    play(pit, "gear-4", 7)
    assert fact(pit, "red", "laps") == 1
    assert fact(pit, "red", "tyre_lap") == 0


@rule("FD-TYRE-33", "FD-PIT-48", "FD-AERO-15")
def test_no_bonus_in_a_turn_that_enters_the_pit_lane_or_starts_in_it() -> None:
    lane = turn("red@pit-3 pit=5 gear=4 tyre=medium load=low, blue@a60", on="aero=on")
    play(lane, "gear-4", 7)
    assert lane.over, "neither low-load cells nor tyre cells are offered"
    entering = turn("red@c-34 gear=2 tyre=medium laps=1 pf=0/3, blue@a60")
    play(entering, "gear-2", "no", 4)
    choose(entering, next(code for code in codes(entering) if code.startswith("pit")))
    assert not any(code.startswith("tyre") for code in codes(entering))


@rule("FD-TYRE-34", "FD-START-12", "FD-START-05")
def test_a_stalled_car_has_no_bonus() -> None:
    match = turn("red@a-2 fresh=1 free_lap=1 on_grid=1 tyre=medium, blue@a60")
    play(match, 1)

    assert match.over
    assert cell(match, "red") == "a-2"
    assert fact(match, "red", "status") == 1


@rule("FD-TYRE-36")
def test_the_factor_is_that_of_the_lap_when_the_corner_was_left() -> None:
    """On the oval the line comes after the corner: the set is in its second lap when it is left, in its third later."""
    text = "red@a90 gear=6 tyre=medium tyre_lap=1 pg=10 laps=0 pf=0/3, blue@b101"
    match = move(text, 2, board="oval")
    choose(match, "a94+over2")
    assert points(match, "red", "pg") == 6


@rule("FD-TYRE-31")
def test_the_organiser_may_change_the_wear() -> None:
    for table, cost in (("league", 2), ("gentle", 1), ("harsh", 3)):
        match = move(f"red@a52 gear=3 tyre=medium pg=9 pf=0/3{FAR}", 1, on=f"tyre-table={table}")
        choose(match, "a54+over1")
        assert 9 - cost == points(match, "red", "pg")


@rule("FD-TYRE-17", "FD-TYRE-06")
def test_a_soft_mark_near_the_line_is_not_passed_before_the_lap_of_the_set() -> None:
    """A mark at the very end of the lap: neither the way from the grid nor the pit lane uses the new set up."""
    on = "laps=5 soft-mark=100 tyres-soft=on"
    grid = turn("red@a-2 gear=2 tyre=soft pf=0/3 free_lap=1, blue@a150", on=on)
    play(grid, "gear-2", 3, "a4")
    assert fact(grid, "red", "soft_gone") == 0
    pit = turn("red@pit-4 gear=4 pit=5 tyre=soft laps=1 line=2, blue@a150", on=on)
    play(pit, "gear-4", 12)
    assert (cell(pit, "red"), fact(pit, "red", "laps"), fact(pit, "red", "soft_gone")) == ("pit-16", 2, 0)
    lap = turn("red@a-2 gear=2 tyre=soft pf=0/3 laps=1 line=2, blue@a150", on=on)
    play(lap, "gear-2", 3, "a4")
    assert fact(lap, "red", "soft_gone") == 1

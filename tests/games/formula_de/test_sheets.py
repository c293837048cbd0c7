"""Ready sheets point by point, and what lies on the table when the cars stand on the grid."""

import pytest

from games.formula_de.bench import BENCH, cell, fact, play, race_of, turn
from games.formula_de.test_setup import event
from paddock.core import Match
from paddock.games.formula_de.rules_sheets import shared_out
from paddock.games.formula_de.tables import SHEETS
from rules import rule

SHARES = [
    (20, "balanced", [6, 4, 1, 2, 3, 2, 2]),
    (20, "tyres", [9, 3, 2, 2, 2, 2, 0]),
    (20, "brakes", [5, 6, 3, 2, 2, 2, 0]),
    (20, "sturdy", [3, 3, 2, 4, 3, 3, 2]),
    (30, "balanced", [9, 6, 2, 3, 5, 3, 2]),
    (30, "tyres", [10, 5, 4, 4, 4, 3, 0]),
    (60, "tyres", [10, 6, 6, 6, 6, 6, 0]),
]


@rule("FD-SETUP-03", "FD-SETUP-05", "FD-SETUP-06", "FD-SETUP-07", "FD-SETUP-16")
@pytest.mark.parametrize(("points", "name", "shares"), SHARES)
def test_a_ready_sheet_shares_points_by_weight_within_the_limits(points: int, name: str, shares: list[int]) -> None:
    rules = race_of(BENCH.new(2, "ring", {"points": points})).rules

    assert shared_out(rules, SHEETS[name]) == [*shares, 0, 0, 0]


@rule("FD-SETUP-16")
def test_if_all_points_must_be_spent_a_sheet_also_fills_what_it_does_not_care_for() -> None:
    rules = race_of(BENCH.new(2, "ring", {"points": 60, "spend-all": True})).rules

    assert shared_out(rules, SHEETS["tyres"]) == [10, 6, 6, 6, 6, 6, 2, 0, 0, 0]
    assert shared_out(rules, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == [10, 6, 6, 6, 6, 6, 2, 0, 0, 0]
    few = race_of(BENCH.new(2, "ring", {"points": 18, "spend-all": True})).rules
    assert shared_out(few, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == [10, 2, 2, 1, 1, 1, 1, 0, 0, 0]


def lined_up(**on: object) -> Match:
    """A race at its first decision on the grid."""
    match = event(2, **on)
    while not race_of(match).at:
        if match.chance:
            match.fall(match.chance.outcomes[0].code)
        else:
            for seat in match.to_move:
                match.choose(seat, match.decision(seat).codes[0])
    return match


@rule("FD-START-01", "FD-START-04", "FD-START-26", "FD-SETUP-17")
def test_on_the_grid_every_car_has_yet_to_start() -> None:
    match = lined_up()

    assert [cell(match, car) for car in ("red", "blue")] == ["a-2", "c-4"]
    for place, car in enumerate(("red", "blue")):
        facts = [fact(match, car, name) for name in ("free_lap", "fresh", "on_grid", "prev")]
        assert facts == [1, 1, 1, place]


@rule("FD-SETUP-02", "FD-SETUP-17")
@pytest.mark.parametrize(("kind", "is_open"), [("hidden", False), ("hidden-until-start", True), ("open", True)])
def test_sheets_are_open_from_the_start_unless_they_stay_hidden(kind: str, is_open: bool) -> None:
    assert race_of(lined_up(sheets=kind)).sheets_open is is_open


# The cells of the main movement


@rule("FD-MOVE-08", "FD-NIGHT-02", "FD-NIGHT-03", "FD-AERO-12", "FD-AERO-13", "FD-TYRE-28")
@pytest.mark.parametrize(
    ("words", "on", "steps", "cells"),
    [
        ("gear=4", "", ("gear-4", 8), 8),
        ("gear=4", "night=on", ("gear-4", 8), 7),
        ("gear=1", "night=on", ("gear-1", 1), 0),
        ("gear=1 tyre=wet", "night=on tyres-wet=on", ("gear-1", 1), 0),
        ("gear=4 load=low", "aero=on", ("gear-4", 8, "yes"), 9),
        ("gear=5 load=low", "aero=on", ("gear-5", 12, "yes"), 14),
        ("gear=6 load=low", "aero=on", ("gear-6", 22, "yes"), 26),
        ("gear=6 load=low", "aero=on", ("gear-6", 22, "no"), 22),
        ("gear=3 load=low", "aero=on", ("gear-3", 5), 5),
    ],
)
def test_the_die_and_what_changes_it(words: str, on: str, steps: tuple[int | str, ...], cells: int) -> None:
    match = turn(f"red@a142 {words} stops=0 pf=1/3, blue@c100", on=f"pit=off laps=9 {on}".strip())
    play(match, *steps)

    asked = race_of(match).stack[-1] if race_of(match).stack else None
    assert getattr(asked, "cells", 0) == cells
    assert cells or cell(match, "red") == "a142"

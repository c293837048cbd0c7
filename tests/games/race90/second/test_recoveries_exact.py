"""Recoveries: the lines beside the track, their arrows and what each brings."""

import pytest

from games.race90.second.tables import FAR, Table, at, second
from paddock.games.race90.shared.events import Recovered
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_table import recovery_line
from rules import rule


@rule("R2-REC-01", "R2-REC-29", "R2-REC-37", "R2-STR-CHASE-18")
def test_who_loses_control_waits_where_it_was_lost_until_an_arrow_says_otherwise() -> None:
    cars = f"{FAR}, blue@36 target=r61, orange@3 chase=blue, green@2 chase=superfast1"
    table = at(cars, "LateResult 0; TurnOver 0; Declare 1", now="blue", seats=3)
    assert (table.race.off, table.race.reentry[0], table.lane("b6")) == ((0,), 12, [])
    assert table.race.chased == (-1, -1, table.car("superfast1"))


@rule("R2-ROB-51", "R2-REC-06")
def test_the_first_robot_pays_nothing_in_a_recovery() -> None:
    table = at(
        "superfast2@90, superfast1@31 off=b4, blue@1, orange@0",
        "RecoveryStep 2 7 0; TurnOver 2; Declare 0",
        now="superfast1",
    )
    table.do("r103")
    assert (table.asks, table.race.waste[2]) == ("Declare", 2)


@rule("R2-REC-06", "R2-REC-17", "R2-REC-18")
@pytest.mark.parametrize(("hand", "out"), [("r1,r2,r3", False), ("r1,r2", False), ("r1", True)])
def test_a_recovery_may_cost_cards(hand: str, out: bool) -> None:
    """Portovento, before the corner in section 7: failing costs two cards."""
    name = second("blue@5, orange@4", circuit="portovento").board.names[6]
    cars = f"superfast1@98, blue@6 off={name} target=r59 hand={hand}, orange@3"
    table = at(cars, "RecoveryResult 0 6 0; TurnOver 0; Declare 1", circuit="portovento", now="blue")
    if out:
        assert 0 in table.race.retired
        return
    table.do("discard-r1", "discard-r2")
    assert (table.asks, table.hand()) == ("Declare", hand.split(",")[2:])


def arrow(circuit: str, line: int, step: int, words: str = "", passed: str = "no") -> Table:
    """Blue follows an arrow, with other cars in the race."""
    cars = f"superfast1@98, blue@{line if line >= 0 else 32} {words}, orange@3"
    tasks = f"FollowArrow 0 {line} {step} {passed}; TurnOver 0; WeatherStop; Declare 1; EndGameTurn; GameTurn"
    return at(cars, tasks, circuit=circuit, now="blue")


@rule("R2-REC-21", "R2-REC-30", "R2-REC-53")
@pytest.mark.parametrize(
    ("step", "words", "passed", "forced", "waste", "asks"),
    [
        (0, "", "yes", (), 1, "Declare"),
        (0, "", "no", (), 1, "BlindCheck"),
        (1, "", "no", (0,), 0, "Declare"),
        (1, "forced", "no", (0,), 0, "Declare"),
        (1, "waste=1", "yes", (), 2, "Declare"),
    ],
)
def test_what_an_arrow_brings(
    step: int, words: str, passed: str, forced: tuple[int, ...], waste: int, asks: str
) -> None:
    """Daytona, before the first corner: passing takes a point, failing leads to a second check."""
    table = arrow("daytona", 1, step, f"off=b1 target=r61 {words}", passed)
    assert (table.race.forced, table.race.waste[0], table.asks) == (forced, waste, asks)
    assert table.race.now.bonus == 0


@rule("R2-REC-22", "R2-REC-23", "R2-REC-24", "R2-OUT-04")
@pytest.mark.parametrize(("circuit", "line", "step", "safety"), [("corvo", 9, 1, False), ("corvo", 16, 1, True)])
def test_a_crash_brings_the_safety_car_only_where_it_is_printed(
    circuit: str, line: int, step: int, safety: bool
) -> None:
    names = second("blue@5, orange@4", circuit=circuit).board.names
    table = arrow(circuit, line, step, f"off={names[line]} hand=r1 target=r2")
    assert (0 in table.race.retired, table.race.off, table.race.forced) == (True, (), ())
    assert (table.asks == "OfferStop") == safety
    assert table.told(Recovered) == []
    assert table.race.waste[0] == 0


@rule("R2-REC-22", "R2-OUT-10", "R2-REC-23")
def test_when_the_last_player_crashes_there_is_no_safety_car_any_more() -> None:
    cars = f"{FAR}, blue@36 off=b6, orange out"
    table = at(cars, "FollowArrow 0 12 0 no; TurnOver 0; EndGameTurn; GameTurn", now="blue")
    assert (table.match.over, table.race.under_safety) == (True, False)


@rule("R2-REC-19", "R2-REC-20", "R2-REC-37")
def test_points_are_lost_now_on_a_trajectory_and_in_the_next_turn_off_the_track() -> None:
    """Silverstone has a brake in its first section."""
    off = arrow("silverstone", 0, 0, "off=b1", "yes")
    time = off.race.board.recovery[0].checks[0].passed  # type: ignore[union-attr]
    assert (off.race.waste[0], off.race.now.bonus, off.race.reentry[0]) == (time.time, 0, time.reentry)
    board = off.race.board
    extreme = next(number for number, spot in enumerate(board.spots) if spot.extreme)
    spot = arrow("silverstone", -1 - extreme, 0, "", "no")
    assert (spot.race.waste[0], spot.race.now.bonus, spot.race.reentry[0], spot.race.off) == (0, -4, NOWHERE, ())


@rule("R2-REC-19", "R2-REC-37")
def test_the_recovery_of_the_very_first_spot(monkeypatch: pytest.MonkeyPatch) -> None:
    board = at("blue@5, orange@4", "Declare 0", circuit="silverstone").race.board
    extreme = next(spot for spot in board.spots if spot.extreme)
    monkeypatch.setattr(board.spots[0], "recovery", extreme.recovery)  # no circuit of ours begins with one
    spot = arrow("silverstone", -1, 0, "", "no")
    assert (spot.race.waste[0], spot.race.now.bonus, spot.race.reentry[0]) == (0, -4, NOWHERE)
    assert spot.told(Recovered) == []


@rule("R2-REC-01", "R2-REC-26")
def test_lines_are_numbered_by_section_and_those_of_spots_from_minus_one_down(monkeypatch: pytest.MonkeyPatch) -> None:
    race = second("superfast1@98, blue@3, orange@2", circuit="silverstone")
    board = race.board
    assert recovery_line(race, 0) is board.recovery[0]
    assert recovery_line(race, 3) is board.recovery[3]
    extreme = next(number for number, spot in enumerate(board.spots) if spot.extreme)
    assert recovery_line(race, -1 - extreme) is board.spots[extreme].recovery
    monkeypatch.setattr(board.spots[0], "recovery", board.spots[extreme].recovery)
    assert recovery_line(race, -1) is board.spots[0].recovery

"""What a race on sections cannot use is refused, with its line and what to do."""

import pytest

from paddock.circuits import check
from paddock.circuits.library import OURS
from paddock.core.errors import BadData
from rules import rule

MONZA = (OURS / "monza.circuit").read_text("utf-8")


def said(old: str, new: str) -> list[str]:
    """The complaints about Monza with one text replaced, each with its line."""
    assert MONZA.count(old) == 1, f"{old!r} must stand once"
    with pytest.raises(BadData) as caught:
        check(MONZA.replace(old, new), "monza")
    return [str(complaint) for complaint in caught.value.complaints]


def line(part: str) -> int:
    return MONZA[: MONZA.index(part)].count("\n") + 1


@rule("R2-DATA-08", "R2-DATA-09", "R2-DATA-10", "R2-DATA-11", "R2-DATA-13", "R2-DATA-16", "R2-DATA-17", "R2-DATA-18")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("  over grande\n", "  over roggia\n", "over roggia stands where grande should come"),
        ("  over 7\n    corner 7 contest +2\n    corner 7 contest +2 spots +2r\n", "", "no section covers 7"),
        ("    corner 3 contest -1\n", "", "over needs sections below it"),
        ("straight grid 1", "straight", "exactly one section must have grid 1, found 0"),
        ("straight grid 3", "straight grid 1", "exactly one section must have grid 1, found 2"),
        ("straight grid 3", "straight grid 5", "grid 5 must stand 4 sections behind grid 1"),
        ("straight grid 3", "straight", "the grid has 8 places, not 12"),
        ("corner 3 contest -1", "corner 9 contest -1", "numbers must rise"),
        ("corner 3 contest -1", "corner 3", "contest is missing at the end of the line"),
        ("corner 3 contest -1", "corner 3 contest -19", "the contest modifier must be a whole number from -9 to 9"),
        ("brake late 75/+10 spots", "brake spots", "a brake section needs its late-brake values"),
        ("brake late 75/+10 spots", "brake late 75 spots", "a target and a modifier such as 50/-10, found 75"),
        ("corner 3 contest -1", "corner 3 contest -1 late 50/0", "late-brake values belong to brake sections"),
        ("brake late 75/+10 spots +1g", "straight", "there is no brake section before corner 4"),
        ("corner 3 contest -1", "straight", "a corner must follow a brake section"),
        ("spots +2o +3g*", "spots", "spots needs at least one spot"),
        ("spots +2o +3g*", "spots +2oo", "a spot must be a bonus, colours out of r g o y"),
        ("  extreme check 0 recover -10 pass time 2 fail time 4\n", "", "extreme spots need a line such as"),
        ("  off 3 check", "  off 2 check", "this brake needs an off-track line, for example: off 3"),
        ("  off 3 check", "  off 1 check", "off 1 was already given in line"),
        ("at b4", "at nowhere", "there is no section nowhere; sections: main-5 b1 1a"),
        ("time 3 at b4", "time 3", "every arrow must end at a section (at ...) or in a crash"),
        ("pass tyres 1 time 2 at 6b fail crash", "pass crash fail crash", "needs at least one arrow that leads back"),
        ("  pit 6\n", "", "missing in sections: pit"),
        ("  pit 6\n", "  pit 20\n", "a pit stop could cost 25 sections, a whole lap of 24"),
        ("turns 26 short 18", "turns 21 short 18", "21 turns are too few: at least 22"),
        ("turns 26 short 18", "turns 26 short 16", "a short race must end between turn 17"),
        ("turns 26 short 18", "turns 26 short 27", "the last turn of a short race must be a whole number from 1 to 26"),
        ("stages 5 5 5 5 6", "stages 5 5 5 5 5", "the stages have 25 turns in all, not 26"),
        ("stages 5 5 5 5 6", "stages 26", "at least two stages"),
        ("stages 5 5 5 5 6", "stages 5 5 5 5 6\n  laps 1 2 3", "laps must be given for 26 turns"),
        ("uncertain 55-46 45-36 35-26", "uncertain 55-46 45-26", "an odd number of uncertain slots"),
        ("dry 99-86", "dry 98-86", "the slots must cover 99 to 1 without gap"),
        ("rain 25-16 15-8 7-1", "dry 25-16 15-8 7-1", "weather must go from dry to uncertain to rain"),
        ("  weather dry", "  # weather dry", "weather is missing in sections"),
    ],
)
def test_what_a_race_cannot_use_is_refused(old: str, new: str, says: str) -> None:
    complaints = said(old, new)
    assert any(says in complaint for complaint in complaints), complaints


def test_a_complaint_points_at_the_line_of_the_section() -> None:
    assert any(one.startswith(f"monza:{line('off 3 check')}:") for one in said("at b4", "at nowhere"))


def test_failing_can_lead_to_another_check() -> None:
    two = "fail tyres 1 then check -20 blind pass at 7a fail crash"
    text = MONZA.replace("check -20 pass tyres 1 time 2 at 6b fail crash safety-car", f"check 0 pass at 6a {two}")
    board = check(text).sections
    assert board is not None
    recovery = board.recovery[board.index["b6"]]
    assert recovery is not None
    first, second = recovery.checks
    assert (1, 1, False) == (first.failed.tyres, first.failed.check, first.failed.crash)
    assert (True, -20, board.index["7a"]) == (second.blind, second.modifier, second.passed.reentry)
    assert board.index["6a"] == recovery.first_reentry


def test_laps_can_be_given_turn_by_turn() -> None:
    laps = " ".join(["1", *["2"] * 24, "4"])
    board = check(MONZA.replace("stages 5 5 5 5 6", f"stages 5 5 5 5 6\n  laps {laps}")).sections
    assert board is not None
    assert (53, 50) == (sum(board.laps), board.first_lap[26])

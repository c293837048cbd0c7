"""Reading circuit files: everything that is wrong is said at once, with its line and what to do."""

import pytest

from paddock.circuits import check, read
from paddock.circuits.library import OURS
from paddock.circuits.reader import read_source
from paddock.circuits.settle import settled
from paddock.circuits.words import Complaints
from paddock.core.errors import BadData

RING = (OURS / "new.template").read_text("utf-8").replace('circuit ID "NAME"', 'circuit ring "Ring"')


def complaints(text: str) -> list[str]:
    with pytest.raises(BadData) as caught:
        check(text, "ring.circuit")
    return [str(complaint) for complaint in caught.value.complaints]


def line_of(part: str) -> int:
    return RING[: RING.index(part)].count("\n") + 1


def test_the_template_is_a_sound_circuit() -> None:
    assert ("ring", "Ring", True, 60, 3200) == (
        (ring := check(RING)).id,
        ring.name,
        ring.clockwise,
        ring.laps,
        ring.real_length,
    )


def test_all_complaints_come_at_once_in_the_order_of_the_lines() -> None:
    text = (
        RING.replace("ahead 19 flex", "ahead nineteen flex").replace("grid 8", "grid 80").replace("stops 1", "stop 1")
    )
    said = complaints(text)
    assert 4 == len(said)
    lines = [int(one.split(":")[1]) for one in said]
    assert sorted(lines) == lines
    assert f"ring.circuit:{line_of('ahead 19')}: the length in cells must be a number from 0.2 to 120" in said[0]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('circuit ring "Ring"', 'circuit Ring "Ring"', "the circuit's id must be small letters and digits"),
        ('circuit ring "Ring"', 'circuit ring "Ring', "a quoted name is not closed"),
        ('circuit ring "Ring"', "circuit ring", "the circuit's name is missing"),
        ('circuit ring "Ring"', f'circuit ring "{"R" * 61}"', "must be printable and at most 60 letters long"),
        ('circuit ring "Ring"', 'circuit ring "Ri\x07ng"', "must be printable and at most 60 letters long"),
        ("real 3200 m clockwise", "real 3200 m anticlockwise", "called anticlockwise but turns to the right"),
        ("track 3 lanes", "track 5 lanes", "the number of lanes must be a whole number from 3 to 4, found 5"),
        ("track 3 lanes heading 0", "track 3 lanes heading 0 heading 9", "nothing more was expected"),
        ("  right 180 2.4", "  right 180 1.1", "radius 1.1 is too small for 3 lanes: least 1.28"),
        ("  right 180 2.4", "  right 140 2.4", "the arcs turn -320 degrees in all: they must come to -360"),
        ("ahead 9 flex", "ahead 19 flex", "would have to be"),
        ('straight back "Back straight"', 'straight main "Back straight"', "zone main was already given in line"),
        ('corner 1 "Hairpin"', 'straight h "Hairpin"', "straight h follows straight main: write the two as one"),
        ("  right 180 2.4", "  rihgt 180 2.4", "rihgt is not a keyword here; possible:"),
        ("  grid 8 step 1.5", "  grid 8 step 1.5\n  grid 9", "grid was already given in line"),
        ("cells\n", "cellz\n", "cellz is not a keyword here"),
        ("  line main 15", "", "the line is missing in cells, for example"),
        ("  corner 2 stops 1 lanes 14/12/10 path 10-14", "", "corner 2 is missing in cells, for example"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, says: str) -> None:
    assert RING.count(old) >= 1
    said = complaints(RING.replace(old, new, 1))
    assert any(says in one for one in said), said
    assert all(one.startswith("ring.circuit:") and int(one.split(":")[1]) > 0 for one in said)


@pytest.mark.parametrize(
    ("line", "what", "low", "high"),
    [
        ("real {} m clockwise 60 laps", "the length in metres", 100, 100_000),
        ("real 3200 m clockwise {} laps", "the laps of a race", 1, 1000),
        ("track {} lanes heading 0", "the number of lanes", 3, 4),
        ("track 3 lanes heading {}", "the heading of the first piece", -360, 360),
        ("  ahead {} flex", "the length in cells", 0.2, 120),
        ("  right {} 2.4", "the angle in degrees", 1, 300),
        ("  right 180 {}", "the radius in cells", 0.5, 200),
        ("  grid {} step 1.5", "the number of cars", 2, 20),
        ("  grid 8 step {}", "the distance between cars", 0.5, 4),
        ("  pit left from {} to 17 boxes 8", "the cells before the pit lane", 0, 200),
        ("  pit left from 2 to {} boxes 8", "the cells before its end", 0, 200),
        ("  pit left from 2 to 17 boxes {}", "the number of boxes", 1, 20),
        ("  corner 1 stops {} lanes 10/8/6 path 6-11", "the stops", 1, 9),
    ],
)
def test_numbers_have_borders_on_both_sides(line: str, what: str, low: float, high: float) -> None:
    keyword = line.split()[0]
    block = "cells" if keyword in ("grid", "pit") or "stops" in line else ""
    step = 1 if low == round(low) else 0.1

    def is_refused(value: float) -> bool:
        said = Complaints("ring.circuit")
        read_source("\n".join(('straight main ""', block, line.format(f"{value:.6g}"))), "ring.circuit", said)
        return any(complaint.message.startswith(f"{what} must be") for complaint in said.list)

    assert [False, False] == [is_refused(low), is_refused(high)]
    assert [True, True] == [is_refused(low - step), is_refused(high + step)]


def test_a_line_that_cannot_be_read_does_not_hide_what_is_wrong_in_other_parts() -> None:
    text = RING.replace("grid 8", "grid 80") + "\nsections\n  over main\n    straight\n"
    said = complaints(text)
    assert any("the number of cars must be a whole number" in one for one in said)
    assert any("no section covers" in one for one in said)
    assert not any("the grid is missing" in one for one in said)


def test_an_empty_file_says_what_a_circuit_needs() -> None:
    said = complaints("")
    assert any("the line circuit is missing" in one for one in said)
    assert any("the line track is missing" in one for one in said)
    assert any("nothing can be played here" in one for one in said)


def test_a_track_of_straights_alone_is_no_circuit() -> None:
    said = complaints('circuit x "x"\ntrack 3 lanes heading 0\nstraight a ""\n  ahead 9 flex\ncells\n')
    assert any("at least one straight and one corner" in one for one in said)


def test_a_track_that_runs_over_itself_is_refused() -> None:
    text = """
    circuit knot "Knot"
    track 3 lanes heading 0
    straight a ""
      ahead 20 flex
    corner 1 ""
      left 270 3
    straight b ""
      ahead 20 flex
    corner 2 ""
      right 270 3
    straight c ""
      ahead 9 flex
      left 180 3
      ahead 9 flex
    corner 3 ""
      left 180 3
    """
    assert any("over itself" in one or "close the loop" in one for one in complaints(text))


def test_a_loop_without_flexible_pieces_of_two_directions_cannot_be_closed() -> None:
    assert any("mark straights of two directions with flex" in one for one in complaints(RING.replace(" flex", "")))


def test_a_file_that_is_too_large_is_refused() -> None:
    assert ["ring.circuit:1: the file is too large: at most 64000 letters and 1500 lines"] == complaints("#\n" * 2000)
    assert ["ring.circuit:1: the file is too large: at most 64000 letters and 1500 lines"] == complaints("#" * 70_000)


def test_a_circuit_without_any_board_is_refused_by_check_only() -> None:
    track = RING[: RING.index("# How it is cut")]
    assert () == read(track).products
    assert any("nothing can be played here" in one for one in complaints(track))


def test_settling_keeps_every_comment_and_changes_numbers_of_flexible_pieces_only() -> None:
    better = settled(RING)
    assert [line.split("#")[1:] for line in RING.splitlines()] == [line.split("#")[1:] for line in better.splitlines()]
    changed = [(a, b) for a, b in zip(RING.splitlines(), better.splitlines(), strict=True) if a != b]
    assert changed
    assert all("flex" in a and "flex" in b for a, b in changed)
    assert check(better).line.length == pytest.approx(check(RING).line.length, abs=0.01)


def test_the_loop_meets_its_start() -> None:
    assert check(RING).line.gap < 1e-9

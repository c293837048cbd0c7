"""Paths as points."""

import math

import pytest

from paddock.scene.paths import ends, segments


@pytest.mark.parametrize(
    ("path", "end"),
    [
        ("M1 2L4 6", (4, 6)),
        ("M1 2l4 6", (5, 8)),
        ("M1 2H9V3", (9, 3)),
        ("M1 2h9v3", (10, 5)),
        ("M1 2 3 4 5 6", (5, 6)),
        ("M0 0C0 9 9 9 9 0S18-9 18 0", (18, 0)),
        ("M0 0Q5 9 9 0T18 0", (18, 0)),
        ("M0 0A5 5 0 0 1 10 0", (10, 0)),
        ("M0 0a5 5 0 1 0 0 10", (0, 10)),
        ("M1 2L4 6L9 1Z", (1, 2)),
    ],
)
def test_a_path_ends_where_it_says(path: str, end: tuple[float, float]) -> None:
    found = [point for _, point in segments(path)]

    assert found[-1] == pytest.approx(end)


def test_an_arc_keeps_its_distance_from_the_centre() -> None:
    for _, (x, y) in segments("M0 0A5 5 0 0 1 10 0"):
        assert math.hypot(x - 5, y) == pytest.approx(5)
        assert y <= 1e-9, "clockwise on a page is over the top"


def test_the_ends_of_commands_are_where_they_lead() -> None:
    assert [(1, 2), (4, 2), (4, 6), (14, 6)] == list(ends("M1 2h3v4a5 5 0 0 1 10 0Z"))
    assert [(0, 0), (5, 5), (9, -3)] == list(ends("M0,0 L5 5 Q7 7 9-3"))
    assert [(1, 1), (5, 1), (2, 3)] == list(ends("M1 1h4zm1 2"))

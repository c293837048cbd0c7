"""A user's own measures become columns, figures and targets."""

import math
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from paddock import Match, PaddockError
from paddock.cli import main
from paddock.lab import measures, plan, run_race
from paddock.lab.measures import measure_name, measure_of
from walks import quickest

GAME = quickest()


def place_doubled(match: Match, seat: int) -> float:
    return 2.0 * match.result.place(seat)


def broken(match: Match, seat: int) -> float:
    raise KeyError("wheel")


def endless(match: Match, seat: int) -> float:
    return math.inf


def test_a_function_is_a_column() -> None:
    races = plan(GAME, seats=3, games=1, measures=[place_doubled])
    rows = run_race(races, 0)

    assert (f"{__name__}:place_doubled",) == races.measures
    assert [2.0 * row.place for row in rows] == [row.own[f"{__name__}:place_doubled"] for row in rows]


def test_a_function_that_others_cannot_find_is_refused() -> None:
    def inner(match: Match, seat: int) -> float:
        return 1.0

    with pytest.raises(PaddockError, match="there is no measure"):
        plan(GAME, measures=[inner])


@pytest.mark.parametrize(
    ("measure", "complaint"),
    [(broken, "failed for seat 0: KeyError: 'wheel'"), (endless, "is inf; it must be a finite number")],
)
def test_a_measure_that_fails_says_so(measure: measures.Measure, complaint: str) -> None:
    with pytest.raises(PaddockError, match=complaint):
        run_race(plan(GAME, games=1, measures=[measure]), 0)


def test_a_package_may_offer_a_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("twice", f"{__name__}:place_doubled", measures.GROUP)
    monkeypatch.setattr(measures, "entry_points", lambda group: [point] if group == "paddock.measures" else [])

    assert measure_of("twice") is sys.modules[__name__].place_doubled
    with pytest.raises(PaddockError, match="did you mean 'twice'"):
        measure_name("twica")


def test_measures_by_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text("def routes(match, seat):\n    return 3 + seat\n")
    monkeypatch.syspath_prepend(tmp_path)
    out = tmp_path / "races.parquet"

    assert 0 == main(["simulate", GAME, "--games=3", "--seats=2", "--measure=mine:routes", f"--out={out}"])
    assert "mine:routes              3.50" in capsys.readouterr().out
    assert [3.0, 4.0] == [dict(row)["mine:routes"] for row in pq.read_table(out)["own"].to_pylist()[:2]]

    assert 0 == main(["compare", GAME, "--vary=seats=2,3", "--games=3", "--measure=mine:routes"])
    assert "mine:routes" in capsys.readouterr().out

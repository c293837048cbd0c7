"""Settings varied together: every combination, or the one that is looked for."""

from pathlib import Path

import pytest

import paddock
from paddock.cli import main
from paddock.lab.compare import Variation
from paddock.lab.sweep import Target, cells, rounds
from walks import quickest

GAME = quickest()


def test_every_combination_is_raced_with_the_same_luck() -> None:
    varied = [Variation.parse("seats=2..4"), Variation.parse("bot=random,greedy")]
    found = cells(varied, {"game": GAME, "bots": ["random"]})

    assert [("2", "random"), ("2", "greedy"), ("3", "random")] == [cell.values for cell in found[:3]]
    assert [2, 2, 3] == [cell.plan.seats for cell in found[:3]]
    assert ["random", "greedy"] == [cell.plan.bots[0] for cell in found[:2]]
    assert 1 == len({cell.plan.seed for cell in found})


@pytest.mark.parametrize(
    ("text", "values"),
    [("laps=1..4", "1 2 3 4"), ("fuel=10..30/10", "10 20 30"), ("laps=1,3..4", "1 3 4"), ("circuit=a,b..c", "a b..c")],
)
def test_ranges(text: str, values: str) -> None:
    assert tuple(values.split()) == Variation.parse(text).values


def test_a_search_halves_and_doubles() -> None:
    assert [(8, 25), (4, 50), (2, 100)] == rounds(8, 100)
    assert [(1, 100)] == rounds(1, 100)
    assert [(5, 2), (3, 2), (2, 3)] == rounds(5, 3)


def test_a_search_finds_what_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With a pace of 15 seconds, four seats of the card race take about nine minutes, two seats half of that."""
    page = tmp_path / "sweep.html"
    words = ["sweep", "crazy-race", "--vary=seats=2..6", "--games=12", "--target=minutes=9.3", f"--report={page}"]

    assert 0 == main(words)
    said = capsys.readouterr().out

    assert said.splitlines()[2].startswith("4 ")
    assert "minutes = 9.3: " in said
    assert page.read_text().count("<svg") >= 6


def test_a_sweep_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["sweep", GAME, "--vary=seats=2,3", "--games=4", "--bots=random", f"--out={tmp_path}"]
    assert 0 == main(words)
    first = capsys.readouterr().out

    def never(*_: object) -> None:
        raise AssertionError("a race was run twice")

    monkeypatch.setattr("paddock.lab.run.run_chunk", never)
    assert 0 == main(words)
    assert first == capsys.readouterr().out
    assert ["2-0.parquet", "3-0.parquet"] == sorted(path.name for path in tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--vary=seats=2,3", "--vary=seats=4,5"], "vary each setting once"),
        (["--vary=seats=2,3", "--target=minute=3"], "there is no measure 'minute' to aim at; did you mean 'minutes'?"),
        (["--vary=seats=2,3", "--target=minutes=soon"], "a target is a measure and a number"),
        (["--vary=wings=1,2"], f"{GAME} has no 'wings' to vary"),
        (["--vary=seats=2,3", "--measure=nowhere:at_all"], "there is no measure 'nowhere:at_all'"),
    ],
)
def test_bad_input_is_one_line(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["sweep", GAME, *words])
    said = capsys.readouterr().err

    assert complaint in said
    assert 1 == said.count("\n")


def test_a_target_may_be_a_share() -> None:
    assert Target("pole", 20.0) == Target.parse("pole=20%", ["pole"])
    with pytest.raises(paddock.PaddockError, match="possible: pole"):
        Target.parse("xyz=1", ["pole"])

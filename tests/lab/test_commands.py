"""The laboratory's commands, as typed."""

from pathlib import Path

import pytest

from paddock.cli import main
from paddock.cli.batch import bot_words
from walks import quickest

GAME = quickest()


def typed(*words: str) -> int:
    """Run a command line."""
    return main(words)


def test_simulate_prints_figures_and_writes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, page = tmp_path / "races.parquet", tmp_path / "report.html"

    assert typed("simulate", GAME, "--games=6", "--bots=greedy,random", f"--out={out}", f"--report={page}") == 0
    first = capsys.readouterr().out
    assert "6 races with 2 seats, driven by greedy, random." in first
    assert out.exists()
    assert page.read_text().startswith("<!doctype html>")

    page.unlink()
    assert typed("simulate", GAME, "--games=6", "--bots=greedy,random", f"--out={out}", f"--report={page}") == 0
    assert first == capsys.readouterr().out
    assert page.exists()


def test_compare_tells_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("compare", GAME, "--vary=bot=random,greedy", "--games=12", "--bots=random", "--seats=2") == 0
    said = capsys.readouterr().out

    assert "bot = random against greedy, over 12 races with the same luck." in said
    assert "no clear difference" in said


def test_tournament_prints_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("tournament", GAME, "--bots=random,greedy", "--games=10", "--lang=it") == 0
    said = capsys.readouterr().out

    assert "Punteggio" in said
    assert "greedy > random" in said


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", GAME, "--switch=x"], "write a switch as name=value, not 'x'"),
        (["simulate", GAME, "--jobs=0"], "at least one job is needed"),
        (["simulate", GAME, "--on=moon"], "simulations run here, or on 'ray'"),
        (["simulate", GAME, "--report=nowhere/report.html"], "there is no folder 'nowhere'"),
        (["compare", GAME, "--vary=x"], "--vary takes a name and at least two different values"),
        (["tournament", GAME, "--bots=random"], "needs at least 2 bots"),
    ],
)
def test_an_error_is_one_line_and_status_2(
    command: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(*command) == 2
    said = capsys.readouterr().err

    assert complaint in said
    assert said.count("\n") == 1


def test_bots_are_separated_by_commas_or_blanks() -> None:
    assert bot_words("random,greedy") == ["random", "greedy"]
    wished = ["random", "search:iterations=5,rollout=greedy", "level-2"]
    assert wished == bot_words("random search:iterations=5,rollout=greedy level-2")

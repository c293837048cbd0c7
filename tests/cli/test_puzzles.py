"""`paddock hint` and `paddock puzzles`."""

from pathlib import Path

import pytest

from paddock.cli import main
from paddock.puzzles import all_puzzles, puzzles_of, read_puzzles


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    output = capsys.readouterr()
    return status, output.out, output.err


def test_a_hint_names_options_with_reasons(capsys: pytest.CaptureFixture[str], race: Path) -> None:
    status, english, _ = said(capsys, "hint", str(race), "--move", "4")
    _, italian, _ = said(capsys, "hint", str(race), "--move", "4", "--lang", "it")

    assert status == 0
    assert len(english.splitlines()) >= 3
    assert "[" in english
    assert english != italian


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--move 9999", "the moves are numbered from 0 to"),
        ("--move 4 --seat 9", "that seat has nothing to decide there; to move:"),
        ("", "nobody has to decide there; choose an earlier move"),
    ],
)
def test_a_hint_that_cannot_be_given(
    capsys: pytest.CaptureFixture[str], race: Path, words: str, complaint: str
) -> None:
    status, _, error = said(capsys, "hint", str(race), *words.split())

    assert status == 2
    assert complaint in error


def test_the_list_counts_all_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    status, output, _ = said(capsys, "puzzles", "list")

    assert status == 0
    assert f"{len(all_puzzles())} puzzles" in output


def test_a_puzzle_is_solved_or_not_with_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    found = all_puzzles()[0]
    wrong = next(code for code in found.values if not found.passes(code))
    _, right, _ = said(capsys, "puzzles", "solve", found.id, "--answer", found.solution)
    _, failed, _ = said(capsys, "puzzles", "solve", found.id, "--answer", wrong)
    status, _, error = said(capsys, "puzzles", "solve", found.id, "--answer", "nothing")

    assert "Right." in right
    assert "There was something better." in failed
    assert "The coach:" in failed
    assert "give or take" in failed
    assert status == 2
    assert "Type a number" in error


def test_the_puzzle_of_the_day_asks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "1")
    status, output, _ = said(capsys, "puzzles", "--lang", "it")

    assert status == 0
    assert "qual è la scelta migliore?" in output


def test_puzzles_are_made_and_a_file_is_continued(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = min({each.game for each in all_puzzles()}, key=lambda name: len(puzzles_of(name)[0].moves))
    path = tmp_path / "puzzles.toml"
    words = ("puzzles", "make", game, "--seats", "3", "--out", str(path), "--count", "1")
    said(capsys, *words)
    first = read_puzzles(path.read_text(encoding="utf-8"))
    said(capsys, *words, "--first", "3")
    both = read_puzzles(path.read_text(encoding="utf-8"))

    assert first
    assert both[: len(first)] == first
    assert len(both) > len(first)
    assert [each.id for each in both] == [f"{game}-{number}" for number in range(1, len(both) + 1)]


def test_a_race_without_clear_mistakes_says_so(capsys: pytest.CaptureFixture[str], race: Path) -> None:
    status, output, _ = said(capsys, "puzzles", "race", str(race), "--seat", "1", "--seconds", "1")
    wrong, _, error = said(capsys, "puzzles", "race", str(race), "--seat", "9")

    assert status == 0
    assert "were looked at" in output
    assert wrong == 2
    assert "seats are numbered from 1 to 3" in error

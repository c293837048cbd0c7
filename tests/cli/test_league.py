"""A championship at the command line."""

from pathlib import Path

import pytest

from paddock.cli import main

SEASON = """
title = "Cup"
points = [10, 6, 4]
[[drivers]]
name = "Ann"
{bot}
[[drivers]]
name = "Bob"
bot = "random"
[[races]]
name = "Cards"
game = "crazy-race"
[[races]]
name = "More cards"
game = "crazy-race"
"""


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """A person against a bot."""
    (tmp_path / "season.toml").write_text(SEASON.format(bot=""), encoding="utf-8")
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main([str(word) for word in words]) == 0
    return capsys.readouterr().out


def test_a_championship_begins_with_a_season_to_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "winter-cup"

    assert "season.toml" in said(capsys, "league", "new", folder)
    assert "Winter cup: nothing raced yet" in said(capsys, "league", "show", folder)


def test_the_next_race_says_how_to_run_it_anywhere(cup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = said(capsys, "league", "next", cup)

    assert "Race 1: Cards" in output
    assert "   2  Bob (random)" in output
    assert "crazy-race.2.-" in output


def test_bots_race_at_once_and_the_standings_follow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "season.toml").write_text(SEASON.format(bot='bot = "random"'), encoding="utf-8")

    output = said(capsys, "league", "race", tmp_path, "--seed", "3")
    assert "Cards: won by" in output
    assert "Cup: 1 of 2 raced" in output
    assert (tmp_path / "01.race").exists()


def test_a_person_races_at_the_table_and_may_leave_and_come_back(
    cup: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    main(["league", "race", str(cup), "--plain"])
    assert not (cup / "01.json").exists(), "the race is not over"
    assert (cup / "01.race").exists(), "but it is kept"

    monkeypatch.setattr("builtins.input", lambda *_: "1")
    capsys.readouterr()
    assert "Cup: 1 of 2 raced" in said(capsys, "league", "race", cup, "--plain")


def test_results_are_entered_and_shown_as_a_page(cup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "league", "enter", cup, "Bob", "--retired", "Ann")
    output = said(capsys, "league", "show", cup, "--html", cup / "cup.html", "--lang", "it")

    assert "Cup: 1 gara su 2" in output
    assert "Bob" in (cup / "cup.html").read_text(encoding="utf-8")


def test_a_result_is_corrected(cup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "league", "enter", cup, "Bob", "Ann")
    output = said(capsys, "league", "correct", cup, "1", "Ann", "Bob", "--why", "wrong way round")

    assert "won by Ann" in output
    assert "Race 1 corrected: wrong way round" in output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("enter Bob Zoe", "'Zoe' is no driver of Cup"),
        ("enter Bob=", "share a place as Ann=Bob"),
        ("enter Bob", "the result is incomplete: Ann missing"),
        ("enter Bob Ann --fate Ann", "write what a race left a driver with as --fate Ann=dead"),
        ("enter Bob Ann --fate Ann=dead", "possible: nothing, by its rules"),
        ("correct 1 Bob Ann --why x", "race 1 has no result to correct"),
        ("add missing.race", "there is no file missing.race"),
        ("next --without Zoe", "there is no driver Zoe"),
        ("next --without Ann", "crazy-race is for 2 to 7 seats, not 1"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    cup: Path, capsys: pytest.CaptureFixture[str], words: str, complaint: str
) -> None:
    part, *rest = words.split()

    assert main(["league", part, str(cup), *rest]) in (1, 2)
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
    assert sorted(path.name for path in cup.iterdir() if path.is_file()) == ["season.toml"]

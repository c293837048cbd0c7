"""Fixtures of the command's tests: a home directory of their own, and a record."""

from pathlib import Path

import pytest

import paddock


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the user who runs the tests are neither read nor written."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "PADDOCK_LETTERS", "PADDOCK_DATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def last(race: Path) -> int:
    """The number of its last move."""
    return paddock.replay(race.read_text(encoding="utf-8")).moves


@pytest.fixture
def race(tmp_path: Path) -> Path:
    """The record of a whole race with three seats."""
    match = paddock.game("crazy-race").new(3, seed=5, names=("Ann", "Bob", "Cleo"))
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, match.decision(seat).options[-1])
    path = tmp_path / "a.race"
    path.write_text(str(match.record()), encoding="utf-8")
    return path

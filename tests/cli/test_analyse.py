"""`paddock analyse`: words, a page, a picture and data."""

import json
from pathlib import Path

import pytest

import paddock
from paddock.cli import main


def test_a_race_is_analysed_in_words_and_in_files(
    capsys: pytest.CaptureFixture[str], race: Path, tmp_path: Path
) -> None:
    page, picture, data = tmp_path / "race.html", tmp_path / "race.svg", tmp_path / "race.json"
    status = main(["analyse", str(race), "--out", str(page), "--picture", str(picture), "--json", str(data)])
    english = capsys.readouterr().out
    main(["analyse", str(race), "--lang", "it"])
    italian = capsys.readouterr().out

    assert status == 0
    assert "by driving" in english
    assert "per guida" in italian
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert picture.read_text(encoding="utf-8").startswith("<svg xmlns=")
    accounts = json.loads(data.read_bytes())["accounts"]
    assert all(abs(each["expected"] - each["place"] - each["luck"] - each["driving"]) < 1e-9 for each in accounts)


def test_a_race_that_still_runs_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "open.race"
    record.write_text(str(paddock.game("crazy-race").new(2, seed=1).record()), encoding="utf-8")

    assert main(["analyse", str(record)]) == 1
    assert "only a race that is over can be analysed" in capsys.readouterr().err

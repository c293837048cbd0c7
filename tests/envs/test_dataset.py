"""Recorded races as a dataset: complete, true, and without secrets or names."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import paddock
from paddock.envs import dataset, spaces
from walks import finish, quickest


def written(path: Path, *words: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["dataset", str(path), *words])
    return dataset.main()


def test_lines_hold_every_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, words = tmp_path / "races.jsonl", ["--races", "3", "--bots", "random", "level-1"]
    assert 0 == written(path, *words, monkeypatch=monkeypatch)
    rows = [json.loads(line) for line in path.read_text().splitlines()]

    assert {"1/0", "1/1", "1/2"} == {row["race"] for row in rows}
    assert {row["driver"] for row in rows} <= {"random", "level-1"}
    for row in rows:
        rules = paddock.game(row["game"])
        assert row["chosen"] in row["options"]
        assert row["options"] == rules.at(row["sees"]).decision(row["seat"]).codes
        assert rules.setup_from(row["setup"]).seats == 2
        assert (row["place"] == 1) == (row["reward"] > 0)
    again = tmp_path / "again.jsonl"
    written(again, *words, monkeypatch=monkeypatch)
    assert path.read_bytes() == again.read_bytes()


def test_records_of_people_have_no_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = paddock.game(quickest())
    whole = finish(game.new(2, seed=4, names=("Ann", "Bob")), 4)
    part = game.new(2, seed=4, names=("Ann", "Bob"))
    part.choose(part.to_move[0], part.decision(part.to_move[0]).options[0])
    (tmp_path / "whole.race").write_text(str(whole.record()))
    (tmp_path / "part.race").write_text(str(part.record(with_seed=False)))
    assert 0 == written(tmp_path / "out.jsonl", "--records", str(tmp_path), monkeypatch=monkeypatch)
    text = (tmp_path / "out.jsonl").read_text()
    rows = [json.loads(line) for line in text.splitlines()]

    assert "Ann" not in text
    assert whole.moves + 1 == len(rows)
    assert [0] == [row["place"] for row in rows if row["race"] == "part"]


def test_arrays_are_those_of_the_environments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "races.npz"
    assert 0 == written(path, "--races", "2", "--bots", "random", monkeypatch=monkeypatch)
    space = spaces(quickest())
    with np.load(path) as found:
        assert list(space.fields.names) == found["fields"].tolist()
        assert (len(found["action"]), space.fields.size) == found["observation"].shape
        ends = np.cumsum(found["legal_counts"])
        for action, start, end in zip(found["action"], ends - found["legal_counts"], ends, strict=True):
            assert action in found["legal"][start:end]


def test_what_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == written(tmp_path / "x.jsonl", "--records", str(tmp_path), monkeypatch=monkeypatch)
    assert "there is no .race file" in capsys.readouterr().err
    assert 1 == written(tmp_path / "x.jsonl", "--bots", "schumacher", monkeypatch=monkeypatch)
    assert "there is no bot" in capsys.readouterr().err

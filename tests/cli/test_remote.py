"""`paddock play --server`: a race on a real server, played in lines."""

import io
from pathlib import Path
from typing import Any

import httpx
import pytest

from paddock.cli.command import main
from serving import config, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(config(tmp_path_factory.mktemp("server"))) as running:
        yield running


def test_a_race_on_a_server_is_played_to_its_end(
    server: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with httpx.Client(base_url=server.url) as ann:
        ann.post("/api/guests", json={"name": "Ann"})
        key = ann.post("/api/me/tokens", json={"name": "terminal"}).json()["new"]
        monkeypatch.setenv("PADDOCK_TOKEN", key)
        assert 0 != main(["play", "--server", server.url])
        assert "no race running" in capsys.readouterr().err
        seats = [{"kind": "me"}, {"kind": "bot", "level": "level-1"}]
        body = {"setup": {"game": "crazy-race", "seats": 2}, "seats": seats, "start": True}
        table = ann.post("/api/tables", json=body).json()["id"]
    monkeypatch.setattr("paddock.cli.remote.race.RemoteRace.__init__.__defaults__", (0.05,))
    monkeypatch.setattr("sys.stdin", io.StringIO("999\nnonsense\n" + "1\n" * 2000))
    assert 0 == main(["play", "--server", server.url, "--table", table])
    said = capsys.readouterr().out
    assert "Ann" in said
    assert "1." in said.split("──")[-1]


def test_what_cannot_work_is_one_clear_line(
    server: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("PADDOCK_TOKEN", raising=False)
    assert 0 != main(["play", "--server", server.url])
    assert "PADDOCK_TOKEN" in capsys.readouterr().err
    monkeypatch.setenv("PADDOCK_TOKEN", "paddock_no_key")
    assert 0 != main(["play", "--server", server.url])
    assert "not valid" in capsys.readouterr().err
    assert 0 != main(["play", "--server", "ftp://x"])
    assert "https://" in capsys.readouterr().err
    assert 0 != main(["play", "--server", "http://127.0.0.1:1"])
    assert "does not answer" in capsys.readouterr().err


def test_a_plan_is_listed_tried_out_armed_and_revoked(
    server: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with httpx.Client(base_url=server.url) as ann:
        ann.post("/api/guests", json={"name": "Ann"})
        monkeypatch.setenv("PADDOCK_TOKEN", ann.post("/api/me/tokens", json={"name": "plan"}).json()["new"])
        seats = [{"kind": "me"}, {"kind": "bot", "level": "level-1"}]
        body = {"setup": {"game": "crazy-race", "seats": 2}, "seats": seats, "start": True}
        table = ann.post("/api/tables", json=body).json()["id"]
        play = ["play", "--server", server.url, "--table", table, "--plan"]
        assert 0 == main(play)
        said = capsys.readouterr().out
        assert "play-cards" in said
        monkeypatch.setattr("sys.stdin", io.StringIO("n\ny\n"))
        never = [*play, "lift-vehicle", "decline"]
        assert 0 == main(never)
        assert "none" == ann.get(f"/api/tables/{table}/plan?seat=0").json()["state"]
        assert 0 == main(never)
        assert "Your plan is armed." in capsys.readouterr().out
        assert "armed" == ann.get(f"/api/tables/{table}/plan?seat=0").json()["state"]
        monkeypatch.setattr("sys.stdin", io.StringIO("plan revoke\nq\n"))
        assert 0 == main(["play", "--server", server.url, "--table", table])
        assert "Your plan is revoked." in capsys.readouterr().out
        assert 0 != main(["play", "--plan", "x"])
        assert "--server" in capsys.readouterr().err

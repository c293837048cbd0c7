"""The kills of tools/kills.py in short: nothing acknowledged is lost, and nothing happens twice."""

import os
from pathlib import Path
from typing import Any

import pytest

import kills

KILLS = int(os.environ.get("PADDOCK_KILLS", "24"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_servers_are_killed_and_nothing_is_lost(kind: str, tmp_path: Path, request: Any) -> None:
    database = f"sqlite:///{tmp_path / 'kill.sqlite'}" if kind == "sqlite" else request.getfixturevalue("postgres")

    counts = await kills.run(kind, database, tmp_path, KILLS, seconds=600.0)

    assert KILLS == counts["kills"]
    assert counts["stored"] > KILLS

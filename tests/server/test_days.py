"""The race over days of tools/days.py in short, and a message that was on its way when the server died."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import days
from paddock.server.notify.settings import Calling
from receivers import Received, receiving, until
from serving import Guest, Server, config, new_database

CALLS = {"sqlite": 8, "postgres": 5}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nobody_is_woken_twice_nobody_is_forgotten_and_no_plan_acts_twice(
    kind: str, tmp_path: Path, request: Any
) -> None:
    file = f"sqlite:///{tmp_path / 'days.sqlite'}"
    database = file if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))

    counts = await days.run(kind, database, tmp_path, CALLS[kind])

    assert counts["calls"] >= CALLS[kind]
    assert counts["kills"] >= 2
    assert counts["planned"] >= 1


async def test_a_message_that_was_on_its_way_when_the_server_died_arrives(tmp_path: Path) -> None:
    """The receiver had not accepted it; the next server sends it with the same id."""
    async with receiving() as receiver:
        calling = Calling(address="http://races.example", webhooks=True, networks=("127.0.0.0/8",), delay=0.1, step=0.1)
        server = Server(config(tmp_path, calling=calling)).start()
        ann = await Guest(server.url, "Ann").arrive()
        await ann.post("/api/me/notices", {"lang": "en", "zone": "UTC", "hook": receiver.url, "hook_on": True})
        await until(lambda: receiver.got)
        receiver.mode = "hang"
        await ann.open_table("crazy-race", ["me", "level-1"], start=True)
        await until(lambda: receiver.tried == 2)
        await asyncio.to_thread(server.kill)
        receiver.mode = "take"
        await asyncio.to_thread(server.start)
        await until(lambda: len(receiver.got) == 2, 150)
        turn: Received = receiver.got[1]
        assert "Ann" == turn.json["turns"][0]["name"]
        await ann.close()
        server.stop()

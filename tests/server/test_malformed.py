"""Messages that are broken, too large, repeated or out of order get a reply and change nothing."""

import os
from pathlib import Path
from typing import Any

import websockets

import storm
from serving import Guest, Server, config, owes, serving

MESSAGES = int(os.environ.get("PADDOCK_MESSAGES", "20000"))
GROWTH_MB = 40.0


async def test_a_storm_of_broken_messages_changes_nothing(server: Server) -> None:
    """The storm of tools/storm.py in short."""
    found = await storm.run(server, MESSAGES, 600.0, connections=4)

    assert MESSAGES == found.sent
    assert found.answered > MESSAGES * 0.9
    assert found.closed > 10, "those who are refused too often are disconnected"
    assert found.memory[2] - found.memory[1] < GROWTH_MB
    guest = await Guest(server.url, "Ann").arrive()
    assert (await guest.get("/metrics")).count("paddock_refused_total") >= 5
    await guest.close()


async def test_answers_out_of_order_and_repeated_count_once(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    async with ann.at(table["id"]) as place:
        old: list[dict[str, Any]] = []
        for _ in range(4):
            view = await place.until(owes)
            order = {"seat": 0, "asked": view["asked"], "code": place.codes[0]}
            old.append(order)
            said = await place.ask("choose", **order)
            number = said["number"]
            await place.until(lambda view, number=number: view["number"] >= number)
            await place.until(owes)
            at = place.view["asked"]
            for each in (*reversed(old), *old):
                again = await place.ask("choose", **each)
                assert again["type"] == "done" or again["error"] == "late"
            assert at == place.view["asked"]


async def test_a_client_that_is_too_fast_is_warned_and_then_disconnected(tmp_path: Path) -> None:
    with serving(config(tmp_path, messages_per_second=5.0, requests_per_second=1.5)) as server:
        ann = await Guest(server.url, "Ann").arrive()
        table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
        async with ann.at(table["id"]) as place:
            errors = set()
            try:
                for _ in range(400):
                    await place.send("ping")
                while True:
                    said = await place.hear(5)
                    errors.add(said.get("error"))
            except websockets.ConnectionClosed:
                assert "too-fast" in errors
        codes = {(await ann.http.get("/api/tables")).status_code for _ in range(80)}
        assert {200, 429} == codes
        await ann.close()

"""Messages that are broken, too large, repeated or out of order get a reply and change nothing."""

import asyncio
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import websockets

from serving import Guest, Server, config, owes, serving, two_at_a_table

MESSAGES = int(os.environ.get("PADDOCK_MESSAGES", "20000"))
GROWTH = 40 * 1024 * 1024
KINDS = ["choose", "undo", "back", "look", "why", "chat", "ping", "nonsense", "", "view"]


def broken(luck: random.Random, asked: int) -> str | bytes:
    """A message that should be refused."""
    ways: list[Callable[[], str | bytes]] = [
        lambda: "".join(chr(luck.randrange(32, 0x2FF)) for _ in range(luck.randrange(80))),
        lambda: luck.randbytes(luck.randrange(200)),
        lambda: "[" * luck.randrange(1, 3000),
        lambda: json.dumps({"type": luck.choice(KINDS[:-2]), "seat": luck.choice([None, "x", -1, 9, 10**30, [], {}])}),
        lambda: json.dumps({"type": "choose", "seat": 0, "asked": asked, "code": "x" * luck.randrange(12_000)}),
        lambda: json.dumps({"type": "choose", "seat": 0, "asked": luck.randrange(-9, 10**9), "code": "play-red-car"}),
        lambda: json.dumps({"type": "choose", "seat": 1, "asked": asked, "code": "play-red-car"}),
        lambda: json.dumps({"type": luck.choice(KINDS), "id": luck.choice([-1, 2**70, "1", None, 1.5])}),
        lambda: json.dumps({"type": "undo", "seat": 0, "asked": asked, "extra": 1}),
        lambda: "x" * luck.randrange(16_385, 30_000),
        lambda: json.dumps({"type": "look", "seat": 0, "lang": "xx"}),
        lambda: json.dumps({"type": "back", "seat": 0, "say": luck.choice(["ask", "agree", "maybe"])}),
        lambda: json.dumps({"type": "chat", "text": luck.choice(["", "   ", "\u0000"])}),
    ]
    return luck.choice(ways)()


def memory_of(process: int) -> int:
    """The resident memory of a process, in bytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


async def storm(guest: Guest, table: str, count: int, seed: int) -> int:
    """Send broken messages and reconnect when disconnected; the number of replies."""
    luck = random.Random(seed)
    answered = sent = 0
    while sent < count:
        async with guest.at(table) as place:
            view = await place.until(lambda _: True)
            while sent < count:
                try:
                    batch = min(50, count - sent)
                    for _ in range(batch):
                        await place.socket.send(broken(luck, view["asked"]))
                        sent += 1
                    for _ in range(batch):
                        while (await place.hear())["type"] in ("view", "table", "talk"):
                            pass
                        answered += 1
                except websockets.ConnectionClosed:
                    break
    return answered


async def test_a_storm_of_broken_messages_changes_nothing(arrive: Any, server: Server) -> None:
    ann, _, table = await two_at_a_table(arrive)
    assert server.process is not None
    process = server.process.pid
    async with ann.at(table["id"]) as place:
        before = dict(await place.until(owes))
    await storm(ann, table["id"], 1000, 0)
    memory = memory_of(process)
    answers = await asyncio.gather(*(storm(ann, table["id"], MESSAGES // 4, seed) for seed in range(1, 5)))
    assert sum(answers) > MESSAGES * 0.9
    assert memory_of(process) - memory < GROWTH

    async with ann.at(table["id"]) as place:
        after = dict(await place.until(owes))
        assert before == after
        assert "done" == (await place.choose(place.codes[0]))["type"]
    assert (await ann.get("/metrics")).count("paddock_refused_total") >= 5


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

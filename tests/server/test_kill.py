"""Servers are killed during races: nothing acknowledged is lost, and nothing happens twice."""

import asyncio
import contextlib
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import websockets

import paddock
from nursery import Nursery, wait_until_ready
from paddock.server.config import Config
from paddock.server.store import Store
from paddock.server.tables.ledger import Ledger
from serving import Guest, Place, config, owes

KILLS = int(os.environ.get("PADDOCK_KILLS", "24"))
GAME = "crazy-race"
TABLES = 3
LOST = (websockets.WebSocketException, OSError, TimeoutError, EOFError)
Acknowledged = dict[tuple[str, int], tuple[int, str]]


class Crowd:
    """Players who reconnect after every crash and remember what was acknowledged."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.acknowledged: Acknowledged = {}
        self.answers: Counter[tuple[str, int, int]] = Counter()
        self.tables: list[str] = []
        self.stop = False
        self.luck = random.Random(5)

    async def play(self, guest: Guest, seat: int, table: str) -> None:
        """Answer every question; an answer that was not acknowledged is sent again."""
        pending: tuple[int, str] | None = None
        while not self.stop:
            guest.url = self.luck.choice(self.urls)
            with contextlib.suppress(*LOST):
                async with guest.at(table) as place:
                    while not self.stop:
                        await asyncio.wait_for(place.until(owes), 5)
                        if place.view["over"]:
                            return
                        if pending is None or pending[0] != place.view["asked"]:
                            pending = self._think(place)
                        if await self._answer(place, table, seat, pending):
                            pending = None
            await asyncio.sleep(0.02)

    def _think(self, place: Place) -> tuple[int, str]:
        return place.view["asked"], self.luck.choice(place.codes)

    async def _answer(self, place: Place, table: str, seat: int, pending: tuple[int, str]) -> bool:
        asked, code = pending
        said = await place.choose(code, seat=seat, asked=asked)
        if said["type"] == "done":
            self.acknowledged[table, said["number"]] = (seat, code)
            await asyncio.wait_for(place.until(lambda view: view["number"] >= said["number"]), 5)
        else:
            assert said["error"] in ("late", "busy"), said
            place.view = {}
        return True


def check(store: Store, crowd: Crowd) -> int:
    """Everything acknowledged is stored once, and every race can be replayed; the number of decisions."""
    total = 0
    for id in crowd.tables:  # noqa: A001
        table = store.tables.get(id)
        assert table is not None
        entries = store.entries.of_table(id)
        assert list(range(1, len(entries) + 1)) == [entry.number for entry in entries]
        ledger = Ledger(table)
        for entry in entries:
            asked = ledger.asked[entry.seat]
            crowd.answers[id, entry.seat, asked] += 1
            ledger.apply(entry)
        acknowledged = {number: fact for (where, number), fact in crowd.acknowledged.items() if where == id}
        kept = {entry.number: (entry.seat, entry.code) for entry in entries}
        assert acknowledged == {number: kept.get(number) for number in acknowledged}
        record = ledger.match.record()
        assert paddock.replay(record).position == ledger.match.position
        assert paddock.verify(record).first_wrong is None
        total += len(entries)
    assert {1} == set(crowd.answers.values()), "a decision was answered twice"
    return total


async def rounds(nursery: Nursery, configs: list[Config], crowd: Crowd, kills: int) -> None:
    """Kill one server after another, at random moments."""
    urls = [f"http://{each.host}:{each.port}" for each in configs]
    children = [nursery.start(each) for each in configs]
    for url in urls:
        await asyncio.to_thread(wait_until_ready, url)
    players: list[asyncio.Task[None]] = []
    guests: list[Guest] = []
    for kill in range(kills):
        if all(task.done() for task in players):
            players += await open_tables(crowd, guests, urls[0], kill)
        await next_decision(crowd)
        unlucky = kill % len(children)
        await asyncio.to_thread(nursery.kill, children[unlucky])
        children[unlucky] = await asyncio.to_thread(nursery.start, configs[unlucky])
        await asyncio.to_thread(wait_until_ready, urls[unlucky])
        for task in players:
            if task.done():
                task.result()
    await next_decision(crowd)
    crowd.stop = True
    await asyncio.gather(*players)
    for guest in guests:
        await guest.close()


async def next_decision(crowd: Crowd) -> None:
    """Wait until a decision was acknowledged, and a moment longer, when the next one is under way."""
    before = len(crowd.acknowledged)
    for _ in range(200):
        if len(crowd.acknowledged) > before:
            break
        await asyncio.sleep(0.02)
    await asyncio.sleep(crowd.luck.uniform(0.0, 0.1))


async def open_tables(crowd: Crowd, guests: list[Guest], url: str, kill: int) -> list[asyncio.Task[None]]:
    """New tables with two players and a bot each."""
    tasks = []
    for number in range(TABLES):
        ann, bob = [await Guest(url, f"{name} {kill} {number}").arrive() for name in ("Ann", "Bob")]
        guests += [ann, bob]
        table = await ann.open_table(GAME, ["me", "open", "level-1"])
        await bob.post(f"/api/tables/{table['id']}/join", {})
        await ann.post(f"/api/tables/{table['id']}/start")
        crowd.tables.append(table["id"])
        tasks += [asyncio.create_task(crowd.play(guest, seat, table["id"])) for seat, guest in enumerate((ann, bob))]
    return tasks


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_servers_are_killed_and_nothing_is_lost(kind: str, tmp_path: Path, request: Any) -> None:
    database = f"sqlite:///{tmp_path / 'kill.sqlite'}" if kind == "sqlite" else request.getfixturevalue("postgres")
    count = 1 if kind == "sqlite" else 2
    configs = [config(tmp_path, database=database, lease=1.0, log_level="error") for _ in range(count)]
    crowd = Crowd([f"http://{each.host}:{each.port}" for each in configs])
    nursery = Nursery()
    try:
        await rounds(nursery, configs, crowd, KILLS)
    finally:
        nursery.close()
    store = Store(database)
    try:
        assert check(store, crowd) > KILLS
    finally:
        store.close()

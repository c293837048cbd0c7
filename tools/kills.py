"""Servers are killed while races go on; nothing that was acknowledged is lost, and nothing happens twice.

    .venv/bin/python tools/kills.py [sqlite] [postgres] [--kills 500] [--seconds 400]

Players at three tables answer as fast as they can, and reconnect after every crash. One server is killed after the
other, at random moments and mostly while a decision is under way: one process on SQLite, two that share a PostgreSQL.
Then everything acknowledged must be stored, once, and every race must replay to its end. Ends after a number of kills
or seconds; the sums over all runs are in `build/proofs.json`.
"""

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import websockets

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import paddock  # noqa: E402
import tally  # noqa: E402
from databases import storing  # noqa: E402
from nursery import Nursery, wait_until_ready  # noqa: E402
from paddock.server.config import Config  # noqa: E402
from paddock.server.store import Store  # noqa: E402
from paddock.server.tables.ledger import Ledger  # noqa: E402
from serving import Guest, Place, config, owes  # noqa: E402

GAME = "crazy-race"
TABLES = 3
PROCESSES = {"sqlite": 1, "postgres": 2}
LOST = (websockets.WebSocketException, OSError, TimeoutError, EOFError)
Acknowledged = dict[tuple[str, int], tuple[int, str]]


class Crowd:
    """Players who reconnect after every crash and remember what was acknowledged."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls = urls
        self.acknowledged: Acknowledged = {}
        self.answers: Counter[tuple[str, int, int]] = Counter()
        self.tables: list[str] = []
        self.stop = False
        self.luck = random.Random(seed)

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


async def rounds(nursery: Nursery, configs: list[Config], crowd: Crowd, kills: int, until: float) -> int:
    """Kill one server after another, at random moments; how many were killed."""
    urls = crowd.urls
    children = [nursery.start(each) for each in configs]
    for url in urls:
        await asyncio.to_thread(wait_until_ready, url)
    players: list[asyncio.Task[None]] = []
    guests: list[Guest] = []
    killed = 0
    while killed < kills and time.monotonic() < until:
        if all(task.done() for task in players):
            players += await open_tables(crowd, guests, urls[0], killed)
        await next_decision(crowd)
        unlucky = killed % len(children)
        await asyncio.to_thread(nursery.kill, children[unlucky])
        children[unlucky] = await asyncio.to_thread(nursery.start, configs[unlucky])
        await asyncio.to_thread(wait_until_ready, urls[unlucky])
        for task in players:
            if task.done():
                task.result()
        killed += 1
    await next_decision(crowd)
    crowd.stop = True
    await asyncio.gather(*players)
    for guest in guests:
        await guest.close()
    return killed


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


async def run(kind: str, database: str, folder: Path, kills: int, seconds: float, seed: int = 5) -> dict[str, float]:
    """Kill servers of one kind of database, and check what it holds; the counts."""
    configs = [config(folder, database=database, lease=1.0, log_level="error") for _ in range(PROCESSES[kind])]
    crowd = Crowd([f"http://{each.host}:{each.port}" for each in configs], seed)
    nursery = Nursery()
    try:
        killed = await rounds(nursery, configs, crowd, kills, time.monotonic() + seconds)
    finally:
        nursery.close()
    store = Store(database)
    try:
        stored = check(store, crowd)
    finally:
        store.close()
    return {"kills": killed, "acknowledged": len(crowd.acknowledged), "stored": stored, "tables": len(crowd.tables)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[*PROCESSES, []], help="which databases; both unless named")
    parser.add_argument("--kills", type=int, default=500, help="how often a server is killed, for each database")
    parser.add_argument("--seconds", type=float, default=400.0, help="how long it may take, for each database")
    arguments = parser.parse_args()
    for kind in arguments.kinds or PROCESSES:
        with tempfile.TemporaryDirectory() as folder, storing(kind, Path(folder)) as (database, _):
            seed = int.from_bytes(os.urandom(4))
            work = run(kind, database, Path(folder), arguments.kills, arguments.seconds, seed)
            counts = asyncio.run(work)
        print(f"{kind}: {tally.said({**counts, 'seed': seed})}; nothing lost, nothing doubled", flush=True)
        print(f"{kind}, all runs: {tally.said(tally.add(f'kills, {kind}', counts))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

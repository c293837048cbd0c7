"""A storm of hostile messages: each gets a reply or ends its connection, nothing changes, and memory stays steady.

    .venv/bin/python tools/storm.py [--messages 2000000] [--seconds 400] [--connections 8]

Broken JSON, wrong types, numbers of 70 bits, orders for other seats, late answers, endless brackets, messages that
are too long, in random order; a connection that was refused too often is closed by the server and opened again. The
limits on messages a second are off, so that each one is read. Memory is noted before, after a first ten thousand, and
at the end. Ends after a number of messages or seconds; the sums over all runs are in `build/proofs.json`.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import tally  # noqa: E402
from attacks import resident  # noqa: E402
from light_client import BINARY, TEXT, Wire, connect, framed  # noqa: E402
from serving import Guest, Server, config, owes, serving  # noqa: E402

KINDS = ["choose", "undo", "back", "look", "why", "chat", "ping", "nonsense", "", "view"]
NEWS = (b'{"type":"view"', b'{"type":"table"', b'{"type":"talk"')
"""How messages begin that are no replies."""
VARIETY = 5000
"""How many different messages a connection sends."""
BATCH = 50
WARM_UP = 10_000
QUIET_SECONDS = 20.0
"""How long a connection may be without a reply."""


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


def frame_of(message: str | bytes) -> bytes:
    return framed(message, BINARY) if isinstance(message, bytes) else framed(message.encode(), TEXT)


class Stormer:
    """One connection after another that sends broken messages."""

    def __init__(self, guest: Guest, table: str, asked: int, seed: int) -> None:
        self.guest, self.table = guest, table
        self.luck = random.Random(seed)
        self.frames = [frame_of(broken(self.luck, asked)) for _ in range(VARIETY)]
        self.sent = self.answered = self.closed = 0
        self.due = 0
        self.stirred = asyncio.Event()
        self.is_lost = False

    async def storm(self, count: int, until: float) -> None:
        """Send this number of messages, in batches, each once the one before is answered."""
        while self.sent < count and time.monotonic() < until:
            self.is_lost, self.due = False, 0
            self.stirred.clear()
            wire = await connect(self.guest.url, self.table, self.guest.cookie, self._hear, self._lose)
            while not wire.is_open and not self.is_lost:
                await self._wait()
            while not self.is_lost and self.sent < count and time.monotonic() < until:
                await self._batch(wire, min(BATCH, count - self.sent))
            wire.close()

    async def _batch(self, wire: Wire, size: int) -> None:
        self.due = size
        wire.transport.write(b"".join(self.luck.choices(self.frames, k=size)))
        self.sent += size
        while self.due > 0 and not self.is_lost:
            await self._wait()

    async def _wait(self) -> None:
        async with asyncio.timeout(QUIET_SECONDS):
            await self.stirred.wait()
        self.stirred.clear()

    def _hear(self, message: bytes) -> None:
        if not message.startswith(NEWS):
            self.answered += 1
            self.due -= 1
        self.stirred.set()

    def _lose(self, _why: str) -> None:
        self.is_lost = True
        self.closed += 1
        self.stirred.set()


class Storm(NamedTuple):
    """What became of a storm."""

    sent: int
    answered: int
    closed: int
    memory: list[float]
    """In MB: before, after the first messages, at the end."""


async def run(server: Server, messages: int, seconds: float, connections: int, seed: int = 1) -> Storm:
    """A storm at one table; its race must be as before."""
    eve, bob = [await Guest(server.url, name).arrive() for name in ("Eve", "Bob")]
    table = (await eve.open_table("crazy-race", ["me", "open"]))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await eve.post(f"/api/tables/{table}/start")
    async with eve.at(table) as place:
        before = dict(await place.until(owes))
    until = time.monotonic() + seconds
    memory = [resident(server)]
    stormers = [Stormer(eve, table, before["asked"], seed * 1000 + number) for number in range(connections)]
    await asyncio.gather(*(each.storm(min(WARM_UP, messages) // connections, until) for each in stormers))
    memory.append(resident(server))
    await asyncio.gather(*(each.storm(messages // connections, until) for each in stormers))
    memory.append(resident(server))
    async with eve.at(table) as place:
        after = dict(await place.until(owes))
        assert before == after, "the storm has changed the race"
        assert "done" == (await place.choose(place.codes[0]))["type"]
    for guest in (eve, bob):
        await guest.close()
    return Storm(
        sum(each.sent for each in stormers),
        sum(each.answered for each in stormers),
        sum(each.closed for each in stormers),
        memory,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=2_000_000)
    parser.add_argument("--seconds", type=float, default=400.0)
    parser.add_argument("--connections", type=int, default=8)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(config(Path(folder), log_level="error")) as server:
        seed = int.from_bytes(os.urandom(3))
        began = time.monotonic()
        found = asyncio.run(run(server, arguments.messages, arguments.seconds, arguments.connections, seed))
    took = time.monotonic() - began
    counts = {"messages": found.sent, "answered": found.answered, "closed": found.closed, "seconds": took}
    memory = dict(zip(("MB before", "MB after the first", "MB at the end"), found.memory, strict=True))
    growth = {"MB of growth": found.memory[2] - found.memory[1]}
    print(tally.said({**counts, **memory, "seed": seed}), flush=True)
    print(f"all runs: {tally.said(tally.add('storm', counts, {**memory, **growth}))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Thousands of connections that only watch, and one player among them whose decisions are timed.

    .venv/bin/python tools/idle.py [--connections 10000] [--seconds 60]

Only on loopback: the server has its default limits, so the spectators come from many addresses (127.0.1.1 and on), 150
from each, twenty to a table. Both ends need a file descriptor for each connection, in two processes: `ulimit -Hn` has
to be above the number of connections. Printed: how long it takes to let them in, the server's memory for a connection,
its processor time while all are idle (it pings each every 20 seconds), and the player's decisions before and meanwhile;
the lateness is that of this process, which has all clients in it: what it adds to the player's figures.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import tally  # noqa: E402
from attacks import late, limits, play, resident  # noqa: E402
from light_client import Wire, connect  # noqa: E402
from paddock.server.descriptors import raise_limit  # noqa: E402
from serving import Guest, Server, config, serving  # noqa: E402

PER_ADDRESS = 150
PER_TABLE = 20
LAG_SECONDS = 0.02
AT_ONCE = 20
"""How many connect at the same time."""
MOST_TABLES = 40
"""Of one host, running."""


class Spectators:
    """Connections that listen and answer pings."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.wires: list[Wire] = []
        self.seen = 0
        self.lost: list[str] = []

    async def come(self, tables: list[str], count: int) -> None:
        """Let this number of viewers connect, a few at a time, and wait until each has seen its table."""
        for start in range(0, count, AT_ONCE):
            numbers = range(start, min(count, start + AT_ONCE))
            self.wires += await asyncio.gather(*(self._connect(tables, number) for number in numbers))
            while self.seen < len(self.wires) and not self.lost:
                await asyncio.sleep(0.01)
            assert not self.lost, f"{len(self.wires)} connections are open, and one was closed: {self.lost[0]}"

    async def _connect(self, tables: list[str], number: int) -> Wire:
        place = number // PER_ADDRESS
        source = f"127.0.{1 + place // 250}.{1 + place % 250}"
        is_first = True

        def hear(_message: bytes) -> None:
            nonlocal is_first
            self.seen += is_first
            is_first = False

        return await connect(self.url, tables[number % len(tables)], "", hear, self.lost.append, source)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def cpu_seconds(server: Server) -> float:
    """The processor seconds that the server has used so far."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_tables(url: str, count: int) -> list[str]:
    """Races in which a bot waits for a player who is away."""
    tables = []
    host = Guest(url, "")
    for number in range(count):
        if number % MOST_TABLES == 0:
            await host.close()
            host = await Guest(url, f"Host {number}").arrive()
        tables.append((await host.open_table("crazy-race", ["me", "level-1"], start=True))["id"])
    await host.close()
    return tables


async def watch_lag(lags: list[float]) -> None:
    """Note how late this process runs, again and again."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        lags.append(time.perf_counter() - began - LAG_SECONDS)


async def run(server: Server, connections: int, seconds: float) -> dict[str, float]:
    """Let spectators in and see what they cost."""
    tables = await open_tables(server.url, -(-connections // PER_TABLE))
    ann = await Guest(server.url, "Ann").arrive()
    before = sorted(await play(ann, time.monotonic() + seconds / 4))
    memory, began = resident(server), time.monotonic()
    crowd = Spectators(server.url)
    await crowd.come(tables, connections)
    gc.freeze()  # thousands of clients in one process: looking through them all would stop the player as well
    took, used = time.monotonic() - began, cpu_seconds(server)
    await asyncio.sleep(seconds / 2)
    idle = (cpu_seconds(server) - used) / (seconds / 2)
    lags: list[float] = []
    watcher = asyncio.create_task(watch_lag(lags))
    waits = sorted(await play(ann, time.monotonic() + seconds / 2))
    watcher.cancel()
    assert not crowd.lost, f"a connection was closed: {crowd.lost[0]}"
    found = {
        "connections": len(crowd.wires),
        "seconds to let them in": took,
        "kB for a connection": 1000 * (resident(server) - memory) / connections,
        "idle, % of a core": 100 * idle,
        "p50 before, ms": 1000 * before[len(before) // 2],
        "p99 before, ms": late(before),
        "p50 meanwhile, ms": 1000 * waits[len(waits) // 2],
        "p99 meanwhile, ms": late(waits),
        "lateness meanwhile, p99, ms": late(sorted(lags)),
        "load of the machine": os.getloadavg()[0],
    }
    crowd.close()
    gc.unfreeze()
    await ann.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    room = raise_limit()
    if room < arguments.connections:
        parser.error(f"the system allows {room} connections: raise `ulimit -Hn`")
    settings = {**limits(), "tables_per_day": 1e6, "sign_ins_per_minute": 1e6, "requests_per_second": 1e6}
    with tempfile.TemporaryDirectory() as folder:
        server_settings = config(Path(folder), log_level="error", **settings)
        with serving(server_settings) as server:
            found = asyncio.run(run(server, arguments.connections, arguments.seconds))
    print(tally.said({name: round(value, 1) for name, value in found.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())

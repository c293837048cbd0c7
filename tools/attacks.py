"""What one hostile guest can do to others: each attack on a server of its own, with a second player measured beside it.

    .venv/bin/python tools/attacks.py [records] [bots] [take-backs] [--seconds 20]

Only on loopback: the server is started here, with its default limits and a database in a temporary folder. Printed for
each attack: how often the attacker was let in and refused, how long the other player's decisions took, from sending
until the next scene has arrived, and how much memory the server took. `quiet` is the same without an attacker.
"""

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import paddock  # noqa: E402
from paddock.server.config import Config  # noqa: E402
from serving import Guest, Server, config, owes, serving  # noqa: E402

LIMITS = (
    "messages_per_second",
    "requests_per_second",
    "running_tables",
    "tables_per_user",
    "records_per_user",
    "tables_per_day",
    "records_per_day",
)
Attack = Callable[[Guest, "Tally"], Awaitable[None]]


class Tally:
    """What became of the attacker's requests."""

    def __init__(self) -> None:
        self.accepted = self.refused = 0

    def count(self, is_accepted: bool) -> None:
        self.accepted += is_accepted
        self.refused += not is_accepted


async def quiet(_guest: Guest, _tally: Tally) -> None:
    """No attack, to compare with."""
    await asyncio.sleep(3600)


async def records(guest: Guest, tally: Tally) -> None:
    """Long legal records, six at a time."""
    match = paddock.game("automobiles").new(5, seed="7")
    match.play_out(1)
    text = str(match.record())

    async def bring() -> None:
        while True:
            mark = "".join(random.choices("abcdefghij", k=12))
            changed = text.replace("\nseat 0", f"\nseat 0 {mark}", 1)
            reply = await guest.http.post("/api/records", json={"text": "".join(unmarked(changed))})
            tally.count(reply.is_success)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(bring() for _ in range(6)))


def unmarked(text: str) -> list[str]:
    """A record as one writes it by hand, without marks."""
    return [line.split("    #")[0] + "\n" for line in text.splitlines()]


async def bots(guest: Guest, tally: Tally) -> None:
    """Tables of bots alone, as many as are let in."""
    body = {
        "setup": {"game": "automobiles", "seats": 5},
        "seats": [{"kind": "bot", "level": "level-4"}] * 5,
        "start": True,
    }
    while True:
        reply = await guest.http.post("/api/tables", json=body)
        tally.count(reply.is_success)
        if reply.is_success:
            await guest.http.get(f"/api/tables/{reply.json()['id']}")
        await asyncio.sleep(0.01)


async def take_backs(guest: Guest, tally: Tally) -> None:
    """A decision, and the same taken back, without end."""
    table = await guest.open_table("race90-2", ["me", "me"], access="hot-seat", start=True)
    async with guest.at(table["id"]) as place:
        await place.ask("look", seat=0)
        while True:
            view = await place.until(lambda view: view["seat"] == 0 and view["scene"]["options"])
            said = await place.choose(place.codes[0], seat=0, asked=view["asked"])
            tally.count(said["type"] == "done")
            said = await place.ask("back", seat=0, say="ask")
            tally.count(said["type"] == "done")
            if said["type"] == "done":
                await place.until(lambda view, number=said["number"]: view["number"] >= number)
            else:
                await asyncio.sleep(0.2)


ATTACKS: dict[str, Attack] = {"quiet": quiet, "records": records, "bots": bots, "take-backs": take_backs}


async def play(guest: Guest, until: float) -> list[float]:
    """Races alone on one device, a decision every tenth of a second; how long each took until its scene was there."""
    waits: list[float] = []
    luck = random.Random(1)
    while time.monotonic() < until:
        table = await guest.open_table("crazy-race", ["me", "me"], access="hot-seat", start=True)
        async with guest.at(table["id"]) as place:
            seat = 0
            await place.ask("look", seat=seat)
            while time.monotonic() < until:
                view = await place.until(lambda view, seat=seat: view["seat"] == seat)
                if view["over"]:
                    break
                if not owes(view):
                    seat = 1 - seat
                    await place.ask("look", seat=seat)
                    continue
                began = time.perf_counter()
                said = await place.choose(luck.choice(place.codes), seat=seat)
                await place.until(lambda view, number=said["number"]: view["number"] >= number)
                waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.1)
    return waits


def resident(server: Server) -> float:
    """The memory of the server in MB, without its bot workers."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1000


def limits() -> dict[str, float]:
    """The limits of a server as it is by default, for all that the tests switch off."""
    usual = Config()
    return {name: getattr(usual, name) for name in LIMITS}


async def run(name: str, seconds: float) -> list[float]:
    """One attack on a server of its own; how long the other player's decisions took."""
    with tempfile.TemporaryDirectory() as folder, serving(config(Path(folder), **limits())) as server:
        eve, ann = [await Guest(server.url, each).arrive() for each in ("Eve", "Ann")]
        before, tally = resident(server), Tally()
        attack = asyncio.ensure_future(ATTACKS[name](eve, tally))
        waits = sorted(await play(ann, time.monotonic() + seconds))
        if attack.done():
            attack.result()
        attack.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await attack
        report(name, tally, waits, before, resident(server))
        await eve.close()
        await ann.close()
        return waits


def report(name: str, tally: Tally, waits: list[float], before: float, after: float) -> None:
    middle, late = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    print(
        f"{name:<12}{tally.accepted:>7} let in{tally.refused:>7} refused{len(waits):>6} decisions"
        f"{middle:>8.1f} ms p50{late:>8.1f} ms p99{1000 * waits[-1]:>8.1f} ms worst"
        f"{before:>7.0f} MB before{after:>6.0f} MB after",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], help="which attacks; all unless named")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each lasts")
    arguments = parser.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name in arguments.names or ATTACKS:
        asyncio.run(run(name, arguments.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What one hostile guest can do to others: each attack on a server of its own, with a second player measured beside it.

    .venv/bin/python tools/attacks.py [records] [rows] [bots] [take-backs] [halves] [sockets] [sign-ins] [--seconds 20]

Only on loopback: the server is started here, with its default limits and a database in a temporary folder; the attacker
is a process of its own, at an address of its own. Printed for each attack: how often the attacker was let in and
refused, how long the other player's decisions took, from sending until the next scene has arrived, and how much memory
the server took. Before each attack the other player has the server to themselves for half the time: `before` is how
long one decision in a hundred took then, on the same machine, a moment earlier. `quiet` is no attack at all. Fails if
an attack adds more than 150 ms to that.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import paddock  # noqa: E402
from light_client import connect  # noqa: E402
from paddock.server.config import Config  # noqa: E402
from paddock.server.descriptors import raise_limit  # noqa: E402
from serving import Guest, Server, config, owes, serving  # noqa: E402

LIMITS = (
    "messages_per_second",
    "requests_per_second",
    "running_tables",
    "tables_per_user",
    "records_per_user",
    "tables_per_day",
    "records_per_day",
    "sign_ins_per_minute",
)
MOST_MS = 150.0
QUIET = "quiet"
STRANGER = "127.0.9.1"
"""The address of the attacker, who is in another network than the player."""
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


async def rows(guest: Guest, tally: Tally) -> None:
    """Rows that would lie in the database for ever: guests, tables that never start, lines of chat."""
    address = 0
    while True:
        address += 1
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.{address % 250 + 1}.1")
        async with httpx.AsyncClient(base_url=guest.url, transport=transport) as http:
            reply = await http.post("/api/guests", json={"name": "x" * 24})
            tally.count(reply.is_success)
        body = {"setup": {"game": "crazy-race", "seats": 5}, "seats": [{"kind": "me"}] + [{"kind": "open"}] * 4}
        opened = await guest.http.post("/api/tables", json=body)
        tally.count(opened.is_success)
        if opened.is_success:
            async with guest.at(opened.json()["id"]) as place:
                for _ in range(50):
                    tally.count((await place.ask("chat", text="x" * 500))["type"] == "done")


async def halves(guest: Guest, tally: Tally) -> None:
    """Connections that send half a line and wait, from ten addresses, opened again when they are closed."""
    at = urlsplit(guest.url)

    async def hold(number: int) -> None:
        source = f"127.0.1.{number % 10 + 1}"
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(source, 0))
                writer.write(b"GET /hea")
                reply = await reader.read(100)
                tally.count(b" 503 " not in reply)
                writer.close()
            await asyncio.sleep(1.0)

    await asyncio.gather(*(hold(number) for number in range(3000)))


async def sockets(guest: Guest, tally: Tally) -> None:
    """WebSockets without end from ten addresses: to a real table, and to tables with ids of 8 kB."""
    table = (await guest.open_table("crazy-race", ["me", "level-1"], start=True))["id"]

    async def hold(number: int) -> None:
        source, name = f"127.0.1.{number % 10 + 1}", table if number % 2 else "x" * 8000
        while True:
            lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def lose(_why: str, lost: asyncio.Future[None] = lost) -> None:
                if not lost.done():
                    lost.set_result(None)

            with contextlib.suppress(OSError):
                wire = await connect(guest.url, name, guest.cookie if number % 7 == 0 else "", hear, lose, source)
                async with asyncio.timeout(20):
                    with contextlib.suppress(TimeoutError):
                        await lost
                tally.count(not lost.done())
                wire.close()
            await asyncio.sleep(1.0)

    def hear(_message: bytes) -> None:
        """Nothing matters to an attacker."""

    await asyncio.gather(*(hold(number) for number in range(2500)))


async def sign_ins(guest: Guest, tally: Tally) -> None:
    """Passwords to hash, from forty networks, each within its limits."""
    account = {"account": "eve", "password": "a rather long pass phrase"}
    await guest.http.post("/api/accounts", json=account)

    async def knock(number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.{number + 1}.1")
        async with httpx.AsyncClient(base_url=guest.url, transport=transport, timeout=60) as http:
            while True:
                wrong = number % 2 == 0
                body = {"account": f"eve{number}", "password": "wrong"} if wrong else account
                reply = await http.post("/api/sign-in", json=body)
                tally.count(reply.status_code not in (429, 503))
                await asyncio.sleep(0.5)

    await asyncio.gather(*(knock(number) for number in range(40)))


ATTACKS: dict[str, Attack] = {
    QUIET: quiet,
    "records": records,
    "rows": rows,
    "bots": bots,
    "take-backs": take_backs,
    "halves": halves,
    "sockets": sockets,
    "sign-ins": sign_ins,
}


async def attack(name: str, url: str, seconds: float) -> None:
    """Be the attacker for a while; what became of it goes to the standard output."""
    eve, tally = await Guest(url, "Eve", STRANGER).arrive(), Tally()
    raise_limit()
    work = asyncio.ensure_future(ATTACKS[name](eve, tally))
    await asyncio.wait([work], timeout=seconds)
    if work.done():
        work.result()
    print(json.dumps([tally.accepted, tally.refused]), flush=True)
    os._exit(0)  # thousands of connections need no goodbye


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


async def run(name: str, seconds: float) -> tuple[list[float], list[float]]:
    """One attack on a server of its own; how long the other player's decisions took before it, and meanwhile."""
    with tempfile.TemporaryDirectory() as folder, serving(config(Path(folder), **limits())) as server:
        ann = await Guest(server.url, "Ann").arrive()
        alone = sorted(await play(ann, time.monotonic() + seconds / 2))
        before = resident(server)
        command = [sys.executable, __file__, name, "--against", server.url, "--seconds", str(seconds)]
        eve = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        waits = sorted(await play(ann, time.monotonic() + seconds))
        said, _ = await eve.communicate()
        assert eve.returncode == 0, f"the attack '{name}' failed"
        accepted, refused = json.loads(said.splitlines()[-1])
        report(name, (accepted, refused), alone, waits, (before, resident(server)))
        await ann.close()
        return alone, waits


def late(waits: list[float]) -> float:
    """The 99th percentile of sorted waits, in milliseconds."""
    return 1000 * waits[int(len(waits) * 0.99)]


def report(
    name: str, let_in: tuple[int, int], alone: list[float], waits: list[float], memory: tuple[float, float]
) -> None:
    print(
        f"{name:<12}{let_in[0]:>7} let in{let_in[1]:>7} refused{len(waits):>6} decisions"
        f"{1000 * waits[len(waits) // 2]:>8.1f} ms p50{late(waits):>8.1f} ms p99{late(alone):>8.1f} ms p99 before"
        f"{memory[0]:>7.0f} MB before{memory[1]:>6.0f} MB after{os.getloadavg()[0]:>7.1f} load",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], help="which attacks; all unless named")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each lasts")
    parser.add_argument("--against", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.against:
        asyncio.run(attack(arguments.names[0], arguments.against, arguments.seconds))
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    waits = {name: asyncio.run(run(name, arguments.seconds)) for name in arguments.names or ATTACKS}
    slow = [name for name, (alone, meanwhile) in waits.items() if late(meanwhile) - late(alone) > MOST_MS]
    if slow:
        print(f"too slow for the other player: {', '.join(slow)}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

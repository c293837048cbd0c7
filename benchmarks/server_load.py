"""Four hundred players race at a hundred tables against one server on this machine.

    .venv/bin/python benchmarks/server_load.py [--players 400] [--think 3] [--seconds 40] [--runs 3] [--write]

Players sit four to a table; tables are spread over all games, or play the one given by `--game`. Players are bots
in a separate process, each with its own connection: a player who is asked waits (exponentially distributed around
`--think` seconds) and picks a random option. When a race ends, its four players open a new table. The time measured is
from sending a decision to receiving the scene that follows. Measuring starts when all players are connected.
"""

import argparse
import asyncio
import base64
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from serving import SERVED, Guest, Server, config, serving  # noqa: E402

SEATS = 4
REPORT = Path(__file__).with_suffix(".md")
LAG_SECONDS = 0.02


class Option(msgspec.Struct):
    code: str


class SceneNews(msgspec.Struct):
    options: list[Option] | msgspec.UnsetType = msgspec.UNSET


class Said(msgspec.Struct):
    """The fields of the server's messages that players read; the rest is ignored."""

    type: str
    number: int = 0
    seat: int | None = None
    asked: int = 0
    over: bool = False
    scene: SceneNews | None = None


class Figures:
    """The measurements."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.lags: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.races = 0
        self.counts = False
        """Whether all players are connected, so that figures count."""


class Wire(asyncio.Protocol):
    """A minimal WebSocket client: the processor time should go to the server."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.request = request
        self.hear = hear
        self.lost = lost
        self.buffer = bytearray()
        self.is_open = False
        self.ends = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, mark, _ = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head:
                self.lost(head[:200].decode())
                return
            del self.buffer[: len(head) + 4]
            self.is_open = True
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer, if it is complete."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 127, 2
        if size > 125:
            at = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:at], "big")
        if len(buffer) < at + size:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind == 1:
            self.hear(payload)
        elif kind == 9:
            self.send(payload, 10)
        return True

    def send(self, payload: bytes, kind: int = 1) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)  # masked with zeros: the payload as it is

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ends:
            self.lost(f"the connection was lost: {exc}")

    def close(self) -> None:
        self.ends = True
        self.transport.close()


class Player:
    """A player at a table: is asked, waits, decides, receives the next scene."""

    def __init__(self, guest: Guest, table: str, figures: Figures, think: float) -> None:
        self.guest, self.table, self.figures, self.think = guest, table, figures, think
        self.luck = random.Random(guest.name + table)
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.read = msgspec.json.Decoder(Said).decode
        self.codes: list[str] = []
        self.view = Said("view", asked=-1)
        self.thinks_about = -1
        self.sent = 0.0
        self.kept = -1

    async def sit(self) -> None:
        address = urlsplit(self.guest.url)
        lines = (
            f"GET /api/tables/{self.table}/play HTTP/1.1",
            f"Host: {address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            f"Origin: {self.guest.url}",
            f"Cookie: {self.guest.cookie}",
        )
        request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        _, self.wire = await self.loop.create_connection(
            lambda: Wire(request, self.hear, self.fail), address.hostname or "", address.port or 0
        )

    def hear(self, message: bytes) -> None:
        said = self.read(message)
        self.figures.bytes += len(message)
        if said.type == "view":
            self.see(said)
        elif said.type == "done":
            self.kept = said.number
        elif said.type == "refused":
            self.fail(message.decode())

    def see(self, view: Said) -> None:
        self.view = view
        if view.scene is not None and view.scene.options is not msgspec.UNSET:
            self.codes = [option.code for option in view.scene.options]
        if self.sent and 0 <= self.kept <= view.number:
            if self.figures.counts:
                self.figures.waits.append(time.perf_counter() - self.sent)
            self.sent, self.kept = 0.0, -1
        if view.over:
            self.leave()
        elif self.codes and not self.sent and view.asked != self.thinks_about:
            self.thinks_about = view.asked
            self.loop.call_later(self.luck.expovariate(1 / self.think), self.decide, view.asked)

    def decide(self, asked: int) -> None:
        if self.ended.done() or asked != self.view.asked or not self.codes:
            return
        order = {
            "type": "choose",
            "id": 1,
            "seat": self.view.seat,
            "asked": asked,
            "code": self.luck.choice(self.codes),
        }
        self.sent = time.perf_counter()
        self.wire.send(msgspec.json.encode(order))

    def fail(self, why: str) -> None:
        self.figures.errors.append(why)
        self.leave()

    def leave(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
            self.wire.close()


class Group:
    """Four players who race together again and again."""

    def __init__(self, guests: list[Guest], game: str, figures: Figures, think: float) -> None:
        self.guests, self.game, self.figures, self.think = guests, game, figures, think
        self.players: list[Player] = []

    async def sit(self) -> None:
        """Open a table, sit down, start the race, connect."""
        host = self.guests[0]
        table = (await host.open_table(self.game, ["me", *["open"] * (len(self.guests) - 1)]))["id"]
        for guest in self.guests[1:]:
            await guest.post(f"/api/tables/{table}/join", {})
        await host.post(f"/api/tables/{table}/start")
        self.players = [Player(guest, table, self.figures, self.think) for guest in self.guests]
        for player in self.players:
            await player.sit()

    async def race_on(self) -> None:
        while True:
            await asyncio.gather(*(player.ended for player in self.players))
            self.figures.races += 1
            await self.sit()


async def watch_lag(figures: Figures) -> None:
    """Measure how late this process runs: what a busy machine adds to every figure."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        if figures.counts:
            figures.lags.append(time.perf_counter() - began - LAG_SECONDS)


async def load(url: str, args: argparse.Namespace, begin: Callable[[], None]) -> Figures:
    """Seat all players, then race for a while."""
    figures = Figures()
    games = SERVED if args.game == "all" else [args.game]
    guests = [await Guest(url, f"Player {number}").arrive() for number in range(args.players)]
    groups = [
        Group(guests[start : start + SEATS], games[start // SEATS % len(games)], figures, args.think)
        for start in range(0, args.players, SEATS)
    ]
    for group in groups:
        await group.sit()
    figures.counts = True
    begin()
    tasks = [asyncio.ensure_future(work) for work in (*(group.race_on() for group in groups), watch_lag(figures))]
    done, _ = await asyncio.wait(tasks, timeout=args.seconds, return_when=asyncio.FIRST_EXCEPTION)
    figures.counts = False
    figures.errors += [repr(task.exception()) for task in done]
    for task in tasks:
        task.cancel()
    for player in (player for group in groups for player in group.players):
        player.leave()
    for guest in guests:
        await guest.close()
    return figures


def cpu_seconds(server: Server) -> float:
    """The processor seconds the server has used so far."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def milliseconds(waits: list[float], share: int) -> float:
    """A percentile of the waits, in milliseconds."""
    ranked = sorted(waits)
    return 1000 * ranked[min(len(ranked) - 1, len(ranked) * share // 100)]


def run(args: argparse.Namespace) -> tuple[dict[str, float], Figures]:
    """One run, with its own server and database."""
    used = 0.0
    with tempfile.TemporaryDirectory() as folder, serving(config(Path(folder), log_level="error", warm=True)) as server:

        def begin() -> None:
            nonlocal used
            used = cpu_seconds(server)

        figures = asyncio.run(load(server.url, args, begin))
        used = cpu_seconds(server) - used
    count = len(figures.waits)
    return {
        "decisions": count,
        "decisions a second": count / args.seconds,
        **{f"decision to next scene, p{share}, ms": milliseconds(figures.waits, share) for share in (50, 90, 99)},
        "slowest, ms": 1000 * max(figures.waits),
        "races ended": figures.races,
        "sent by the server, kB a decision": figures.bytes / 1000 / count,
        "CPU of the server, ms a decision": 1000 * used / count,
        "CPU of the server, share of a core, %": 100 * used / args.seconds,
        "lateness of the players' own process, p99, ms": milliseconds(figures.lags, 99),
        "load of the machine": os.getloadavg()[0],
        "errors": len(figures.errors),
    }, figures


def written(value: float) -> str:
    return f"{value:.1f}" if value < 10 and value != int(value) else f"{value:.0f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=400)
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds of thought for a decision")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--game", choices=["all", *SERVED], default="all")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the figures to server_load.md")
    args = parser.parse_args()
    print(
        f"{args.players} players, {args.players // SEATS} tables, game: {args.game}, {os.cpu_count()} cores", flush=True
    )
    rows: list[dict[str, float]] = []
    errors: list[str] = []
    for number in range(args.runs):
        row, figures = run(args)
        rows.append(row)
        errors += figures.errors
        print(f"run {number + 1}: " + ", ".join(f"{name} {written(value)}" for name, value in row.items()), flush=True)
    for error in errors[:5]:
        print(error, file=sys.stderr)
    if args.write:
        REPORT.write_text(report(rows), encoding="utf-8")
    return 1 if errors else 0


def report(rows: list[dict[str, float]]) -> str:
    """The figures of all runs as a table."""
    head = ["figure", *(f"run {number + 1}" for number in range(len(rows))), "median"]
    lines = [head, ["---"] * len(head)]
    for name in rows[0]:
        values = [row[name] for row in rows]
        lines.append([name, *map(written, values), written(statistics.median(values))])
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"# The service under load\n\n{(__doc__ or '').strip()}\n\n{table}\n"


if __name__ == "__main__":
    raise SystemExit(main())

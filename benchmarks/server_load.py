"""How many decisions a second the service takes: more and more players, until the slowest wait too long.

    .venv/bin/python benchmarks/server_load.py [--database postgres] [--processes 2] [--scatter] [--write]

Players sit four to a table; tables are spread over all games, or play the one given by `--game`. A player who is asked
thinks for about a second (`--think`, exponentially distributed) and picks a random option. When a race ends, its
players open a new table. Every step adds `--tables` tables, waits until all are seated, and measures for `--seconds`;
the last step is the first in which one decision in a hundred takes longer than 150 ms, from sending it to the scene
that follows. `--most` ends it earlier, so that `--most 50` is a quick look at one step.

With several processes, the players of a table are at the same one, as a proxy arranges that picks the process by the
address of the request; `--scatter` has them at different ones.

All players look at their tables, as in a tab that is to be seen, so that their options are weighed; `--hidden 1` is
the other extreme.

Players, service and database share this machine. So the figure to compare is the processor time of the service for a
decision; that of the players is shown beside it.
"""

import argparse
import asyncio
import contextlib
import datetime
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from databases import storing  # noqa: E402
from light_client import connect  # noqa: E402
from paddock.core import match  # noqa: E402
from serving import SERVED, Server, config, serving  # noqa: E402

SEATS = 4
REPORT = Path(__file__).with_suffix(".md")
LAG_SECONDS = 0.02
TOO_LATE_MS = 150.0
PUBLIC = {"connections_per_address": 100_000, "guests_per_day": 1e6, "log_level": "error", "warm": True}
"""All players come from one address."""


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
    """The measurements of one step."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.clear()

    def clear(self) -> None:
        self.waits: list[float] = []
        self.lags: list[float] = []
        self.bytes = 0
        self.races = 0


class Guests:
    """Registers guests and makes their requests, through one HTTP client."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.http = httpx.AsyncClient(timeout=60, verify=False)
        self.count = 0

    async def post(self, path: str, cookie: str = "", body: Any = None) -> httpx.Response:
        headers = {"Cookie": cookie} if cookie else {}
        reply = await self.http.post(self.urls[0] + path, headers=headers, json={} if body is None else body)
        reply.raise_for_status()
        return reply

    async def arrive(self) -> str:
        """A new guest; their cookie."""
        self.count += 1
        reply = await self.post("/api/guests", body={"name": f"Player {self.count}"})
        self.http.cookies.clear()
        return f"paddock={reply.cookies['paddock']}"


class Player:
    """A player at a table: is asked, waits, decides, receives the next scene."""

    def __init__(self, cookie: str, url: str, table: str, figures: Figures, args: argparse.Namespace) -> None:
        self.cookie, self.url, self.table, self.figures, self.think = cookie, url, table, figures, args.think
        self.luck = random.Random(cookie + table)
        self.is_to_hide = self.luck.random() < args.hidden
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.read = msgspec.json.Decoder(Said).decode
        self.codes: list[str] = []
        self.view = Said("view", asked=-1)
        self.thinks_about = -1
        self.sent = 0.0
        self.kept = -1

    async def sit(self) -> None:
        self.wire = await connect(self.url, self.table, self.cookie, self.hear, self.fail)

    def hear(self, message: bytes) -> None:
        said = self.read(message)
        self.figures.bytes += len(message)
        if self.is_to_hide:
            self.is_to_hide = False
            self.wire.send(msgspec.json.encode({"type": "watch", "id": 2, "visible": False}))
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
        code = self.luck.choice(self.codes)
        order = {"type": "choose", "id": 1, "seat": self.view.seat, "asked": asked, "code": code}
        self.sent, self.kept = time.perf_counter(), -1
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

    def __init__(self, guests: Guests, urls: list[str], game: str, figures: Figures, args: argparse.Namespace) -> None:
        self.guests, self.urls, self.game, self.figures, self.args = guests, urls, game, figures, args
        self.cookies: list[str] = []
        self.players: list[Player] = []

    async def sit(self) -> None:
        """Open a table, sit down, start the race, connect."""
        while len(self.cookies) < SEATS:
            self.cookies.append(await self.guests.arrive())
        host, *others = self.cookies
        kinds = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        body = {"setup": {"game": self.game, "seats": SEATS}, "seats": kinds}
        table = (await self.guests.post("/api/tables", host, body)).json()["id"]
        for cookie in others:
            await self.guests.post(f"/api/tables/{table}/join", cookie)
        await self.guests.post(f"/api/tables/{table}/start", host)
        self.players = [
            Player(cookie, self.urls[number % len(self.urls)], table, self.figures, self.args)
            for number, cookie in enumerate(self.cookies)
        ]
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
        figures.lags.append(time.perf_counter() - began - LAG_SECONDS)


class Load:
    """All groups, and what the processes have used."""

    def __init__(self, servers: list[Server], database: int | None, args: argparse.Namespace) -> None:
        self.servers, self.database, self.args = servers, database, args
        self.figures = Figures()
        self.urls = [server.url for server in servers]
        self.guests = Guests(self.urls)
        self.groups: list[Group] = []
        self.tasks = [asyncio.ensure_future(watch_lag(self.figures))]

    async def add(self, count: int) -> None:
        games = SERVED if self.args.game == "all" else [self.args.game]
        for number in range(len(self.groups), len(self.groups) + count):
            urls = self.urls if self.args.scatter else [self.urls[number % len(self.urls)]]
            group = Group(self.guests, urls, games[number % len(games)], self.figures, self.args)
            await group.sit()
            self.groups.append(group)
            self.tasks.append(asyncio.ensure_future(group.race_on()))

    async def step(self) -> dict[str, float]:
        """Measure for a while."""
        await asyncio.sleep(2 * self.args.think)
        self.figures.clear()
        before, own = self.used(), time.process_time()
        began = time.perf_counter()
        await asyncio.wait(self.tasks, timeout=self.args.seconds, return_when=asyncio.FIRST_EXCEPTION)
        seconds = time.perf_counter() - began
        service, kernel, stored = (after - earlier for after, earlier in zip(self.used(), before, strict=True))
        self.figures.errors += [repr(task.exception()) for task in self.tasks if task.done()]
        waits = self.figures.waits or [seconds]
        count = len(waits)
        return {
            "players": len(self.groups) * SEATS,
            "decisions a second": count / seconds,
            **{f"p{share}, ms": milliseconds(waits, share) for share in (50, 90, 99)},
            "CPU of the service, ms a decision": 1000 * service / count,
            "of it in the kernel": 1000 * kernel / count,
            "of the database": 1000 * stored / count,
            "of the players": 1000 * (time.process_time() - own) / count,
            "of all, % of a core": 100 * (service + stored + time.process_time() - own) / seconds,
            "sent, kB a decision": self.figures.bytes / 1000 / count,
            "races ended": self.figures.races,
            "lateness of the players' process, p99, ms": milliseconds(self.figures.lags, 99),
            "load of the machine": os.getloadavg()[0],
            "errors": len(self.figures.errors),
        }

    def used(self) -> tuple[float, float, float]:
        """The processor seconds used so far: by the service, by it in the kernel, by the database."""
        processes = [server.process.pid for server in self.servers if server.process is not None]
        service, kernel = sum(map(cpu_seconds, processes)), sum(map(kernel_seconds, processes))
        return service, kernel, 0.0 if self.database is None else cpu_of_family(self.database)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for player in (player for group in self.groups for player in group.players):
            player.leave()
        await self.guests.http.aclose()


async def ramp(servers: list[Server], database: int | None, args: argparse.Namespace) -> list[dict[str, float]]:
    """Add players step by step until the slowest wait too long."""
    load = Load(servers, database, args)
    rows: list[dict[str, float]] = []
    while not rows or (rows[-1]["p99, ms"] < TOO_LATE_MS and len(load.groups) + args.tables <= args.most):
        await load.add(args.tables)
        rows.append(await load.step())
        print(", ".join(f"{name} {written(value)}" for name, value in rows[-1].items()), flush=True)
        if load.figures.errors:
            print(*load.figures.errors[:5], sep="\n", file=sys.stderr)
            break
    await load.close()
    return rows


def stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def cpu_seconds(pid: int) -> float:
    """The processor seconds that a process has used so far."""
    return int(stat(pid)[11]) / os.sysconf("SC_CLK_TCK") + kernel_seconds(pid)


def kernel_seconds(pid: int) -> float:
    """Those of them that the kernel used for it: sending, receiving, storing."""
    return int(stat(pid)[12]) / os.sysconf("SC_CLK_TCK")


def cpu_of_family(parent: int) -> float:
    """The processor seconds of a process and its children, those that have ended as well."""
    total = cpu_seconds(parent) + sum(int(each) for each in stat(parent)[13:15]) / os.sysconf("SC_CLK_TCK")
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int(stat(int(path.name))[1]) == parent:
                total += cpu_seconds(int(path.name))
    return total


def milliseconds(waits: list[float], share: int) -> float:
    """A percentile of the waits, in milliseconds."""
    ranked = sorted(waits)
    return 1000 * ranked[min(len(ranked) - 1, len(ranked) * share // 100)]


def run(args: argparse.Namespace) -> list[dict[str, float]]:
    """One ramp, with its own servers and database."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, database = stack.enter_context(storing(args.database, folder))
        settings = [config(folder, database=url, **PUBLIC) for _ in range(args.processes)]
        servers = [stack.enter_context(serving(each)) for each in settings]
        return asyncio.run(ramp(servers, database, args))


def written(value: float) -> str:
    return f"{value:.1f}" if value < 10 and value != int(value) else f"{value:.0f}"


def report(rows: list[dict[str, float]], args: argparse.Namespace) -> str:
    """The figures of all steps as a table, under a heading of their own."""
    day = datetime.date.today().strftime("%-d %B %Y")
    title = f"{args.database}, {args.processes} process{'es' if args.processes > 1 else ''}"
    title += ", players of a table scattered" if args.scatter else ""
    title += ", compiled engine" if match.__file__.endswith(".so") else ""
    lines = [list(rows[0]), ["---"] * len(rows[0]), *([written(value) for value in row.values()] for row in rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"## {title}\n\n{day}, {os.cpu_count()} cores, game: {args.game}, `--think {args.think:g}`.\n\n{table}\n"


def write(section: str) -> None:
    """Put a section into the report, in place of the one with the same heading."""
    head = f"# The service under load\n\n{(__doc__ or '').strip()}\n\n"
    old = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
    sections = ["## " + each.strip() + "\n" for each in old.split("\n## ")[1:]]
    title = section.splitlines()[0]
    kept = [each for each in sections if each.splitlines()[0] != title]
    REPORT.write_text(head + "\n".join(sorted([*kept, section])), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--scatter", action="store_true", help="the players of a table are at different processes")
    parser.add_argument("--tables", type=int, default=50, help="how many tables each step adds")
    parser.add_argument("--most", type=int, default=1000, help="how many tables there are at most")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds of thought for a decision")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each step measures")
    parser.add_argument("--hidden", type=float, default=0.0, help="the share of players whose tab is in the background")
    parser.add_argument("--game", choices=["all", *SERVED], default="all")
    parser.add_argument("--write", action="store_true", help="write the figures to server_load.md")
    args = parser.parse_args()
    if args.processes > 1 and args.database == "sqlite":
        parser.error("a SQLite file has one process: --database postgres")
    rows = run(args)
    if args.write:
        write(report(rows, args))
    return 1 if rows[-1]["errors"] else 0


if __name__ == "__main__":
    raise SystemExit(main())

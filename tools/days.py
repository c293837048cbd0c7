"""A race of four people over days, with kills: nobody is woken twice, nobody forgotten, no plan acts twice.

    .venv/bin/python tools/days.py [sqlite] [postgres] [--decisions 200]

Ann, Bob and Cleo act only when a webhook calls them. Dan plans ahead, and is called when his plan leaves a question to
him. After every other answer a server is killed and comes back: one process on SQLite, two that share a PostgreSQL.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from databases import storing  # noqa: E402
from nursery import Nursery, wait_until_ready  # noqa: E402
from paddock.server.config import Config  # noqa: E402
from paddock.server.notify.settings import Calling  # noqa: E402
from paddock.server.store import Store  # noqa: E402
from paddock.server.store.rows import Entry  # noqa: E402
from paddock.server.tables.ledger import Ledger  # noqa: E402
from receivers import Received, Receiver, receiving, until  # noqa: E402
from serving import Guest, config  # noqa: E402

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
PLANNER = "Dan"
PROCESSES = {"sqlite": 1, "postgres": 2}
KILLED_AFTER = 0.5
WAIT_SECONDS = 150.0
"""How long a call may take: a message of a process that died waits for its lease to expire."""
Woken = tuple[str, int, int]


class Days:
    """Servers that are killed, and players who act only when they are called."""

    def __init__(self, nursery: Nursery, configs: list[Config], receiver: Receiver, seed: int) -> None:
        self.nursery = nursery
        self.configs = configs
        self.servers = [nursery.start(each) for each in configs]
        self.receiver = receiver
        self.luck = random.Random(seed)
        self.woken: dict[Woken, set[str]] = {}
        """For each decision, the ids of the messages that called for it."""
        self.read = 0
        self.kills = 0

    @property
    def url(self) -> str:
        return address(self.configs[0])

    def news(self) -> list[dict[str, Any]]:
        """The calls that arrived since the last look."""
        new, self.read = self.receiver.got[self.read :], len(self.receiver.got)
        turns: list[dict[str, Any]] = []
        for each in filter(self._is_first, new):
            for turn in each.json["turns"]:
                key = (turn["table"], turn["seat"], turn["asked"])
                self.woken.setdefault(key, set()).add(each.headers["webhook-id"])
                turns.append(turn)
        return turns

    def _is_first(self, received: Received) -> bool:
        """A message that was accepted just when its server died comes again with its id, by which receivers know it."""
        known = {id for ids in self.woken.values() for id in ids}  # noqa: A001
        return received.headers["webhook-id"] not in known

    async def kill_one(self) -> None:
        """A server dies in the middle of whatever it does, and comes back."""
        number = self.luck.randrange(len(self.servers))
        await asyncio.to_thread(self.nursery.kill, self.servers[number])
        self.servers[number] = await asyncio.to_thread(self.nursery.start, self.configs[number])
        await asyncio.to_thread(wait_until_ready, address(self.configs[number]))
        self.kills += 1


def address(settings: Config) -> str:
    return f"http://{settings.host}:{settings.port}"


async def answer_over_http(guest: Guest, turn: dict[str, Any]) -> None:
    """Answer over the API, and what follows from the own answers as well."""
    path, asked = f"/api/tables/{turn['table']}", turn["asked"]
    while True:
        found = (await guest.get(f"{path}/turns"))["turns"]
        owed = next((each for each in found if each["asked"] == asked), None)
        if owed is None:
            return
        body = {"seat": owed["seat"], "asked": asked, "code": owed["options"][0]["code"]}
        asked = (await guest.post(f"{path}/choose", body))["number"]


async def answer(guest: Guest, turn: dict[str, Any]) -> None:
    """Open the table, answer what follows from the own answers as well, and close it."""
    async with guest.at(turn["table"]) as place:
        view = await place.until(lambda _: True)
        asked = view["asked"]
        while view["asked"] == asked and place.codes and not view["over"]:
            done = await place.choose(place.codes[0])
            if done["type"] != "done":
                return
            number = done["number"]
            view = await place.until(lambda view, number=number: view["number"] >= number)
            asked = number


async def plan_ahead(guest: Guest, table: str, seat: int) -> None:
    """Arm a plan that names all that may be asked."""
    path = f"/api/tables/{table}/plan"
    try:
        questions = (await guest.post(f"{path}/questions", {"seat": seat}))["questions"]
        named = [[{"code": option["code"]} for option in each["options"][:12]] for each in questions[:12]]
        kinds = [each["kind"] for each in questions[:12]]
        clauses = [{"question": kind, "options": codes} for kind, codes in zip(kinds, named, strict=True)]
        if clauses:
            body = {"seat": seat, "plan": {"clauses": clauses}}
            tried = await guest.post(f"{path}/try", body)
            await guest.post(f"{path}/arm", {**body, "tried": tried["tried"]})
    except (AssertionError, httpx.TransportError):
        return  # the race is over


async def run(kind: str, database: str, folder: Path, decisions: int, seed: int = 7) -> dict[str, int]:
    """Race until this number of decisions was called for, or planned; check everything, and count."""
    calling = Calling(
        address="http://races.example",
        webhooks=True,
        networks=("127.0.0.0/8",),
        delay=0.1,
        active=0.0,
        retry=0.2,
        step=0.1,
    )
    nursery = Nursery()
    async with receiving() as receiver:
        settings = [config(folder, calling=calling, database=database) for _ in range(PROCESSES[kind])]
        days = Days(nursery, settings, receiver, seed)
        try:
            for each in settings:
                await asyncio.to_thread(wait_until_ready, address(each))
            tables = await race(days, decisions)
        finally:
            nursery.close()
    store = Store(database)
    try:
        counts = [check(store, days, table) for table in tables]
    finally:
        store.close()
    made = {name: sum(each[name] for each in counts) for name in counts[0]}
    return {**made, "calls": len(days.woken), "kills": days.kills, "races": len(tables)}


async def race(days: Days, decisions: int) -> list[str]:
    """One race after the other, until this number of calls was made."""
    guests = {name: await Guest(days.url, name).arrive() for name in PLAYERS}
    for guest in guests.values():
        await guest.post("/api/me/notices", {"lang": "en", "zone": "UTC", "hook": days.receiver.url, "hook_on": True})
    await until(lambda: len(days.receiver.got) == len(PLAYERS))  # the trials
    days.read = len(PLAYERS)
    tables: list[str] = []
    while len(days.woken) < decisions:
        tables.append(await start(guests))
        await plan_ahead(guests[PLANNER], tables[-1], PLAYERS.index(PLANNER))
        await one_race(days, guests, tables[-1], decisions)
    for guest in guests.values():
        await guest.close()
    return tables


async def start(guests: dict[str, Guest]) -> str:
    host = guests[PLAYERS[0]]
    clock = {"kind": "days", "seconds": 86400}
    table = await host.open_table("crazy-race", ["me", "open", "open", "open"], clock=clock)
    for seat, name in enumerate(PLAYERS[1:], start=1):
        await guests[name].post(f"/api/tables/{table['id']}/join", {"seat": seat})
    await host.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def one_race(days: Days, guests: dict[str, Guest], table: str, decisions: int) -> None:
    while len(days.woken) < decisions:
        if (await guests[PLAYERS[0]].get(f"/api/tables/{table}"))["status"] == "over":
            return
        await until(lambda: len(days.receiver.got) > days.read, WAIT_SECONDS)
        for turn in days.news():
            guest = guests[turn["name"]]
            await (answer if len(days.servers) == 1 else answer_over_http)(guest, turn)
            if turn["name"] == PLANNER:
                await plan_ahead(guest, table, turn["seat"])
            if days.luck.random() < KILLED_AFTER:
                await days.kill_one()


def check(store: Store, days: Days, table: str) -> dict[str, int]:
    """Every decision was answered once and called for once; nobody was called for what a plan had answered."""
    stored = store.tables.get(table)
    assert stored is not None
    ledger, answered, planned, armed = Ledger(stored), set[tuple[int, int]](), 0, 0
    for entry in store.entries.of_table(table):
        if entry.kind == "plan" and entry.code.startswith("arm"):
            armed = entry.number
        if entry.kind == "choose":
            key = (entry.seat, ledger.asked[entry.seat])
            assert key not in answered, f"{table}: {key} was answered twice"
            answered.add(key)
            planned += check_plan(ledger, entry, days, (table, *key), armed)
        ledger.apply(entry)
    twice = {key: ids for key, ids in days.woken.items() if len(ids) > 1}
    assert {} == twice, f"called twice: {twice}"
    return {"decisions": len(answered), "planned": planned}


def check_plan(ledger: Ledger, entry: Entry, days: Days, key: Woken, armed: int) -> int:
    """1 for a choice of a plan, which was armed, and for which its owner was not called after that."""
    if entry.actor != "plan":
        return 0
    assert ledger.standing.armed(entry.seat) is not None, f"{key}: the plan was not armed"
    assert ledger.asked[entry.seat] < armed or key not in days.woken, f"{key}: called for, although the plan answered"
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[*PROCESSES, []], help="which databases; both unless named")
    parser.add_argument("--decisions", type=int, default=200, help="how many decisions are called for")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    for kind in arguments.kinds or PROCESSES:
        with tempfile.TemporaryDirectory() as folder, storing(kind, Path(folder)) as (database, _):
            counts = asyncio.run(run(kind, database, Path(folder), arguments.decisions, arguments.seed))
        print(f"{kind}: {', '.join(f'{name} {count}' for name, count in counts.items())}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A race of four people over days, with kills of the servers: nobody is woken twice, and nobody is forgotten."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from paddock.server.notify.settings import Calling
from receivers import Received, Receiver, receiving, until
from serving import Guest, Server, config, new_database

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
DECISIONS = {"sqlite": 14, "postgres": 8}
"""How many; a message of a process that died waits for its lease to expire where there are several processes."""
Woken = tuple[str, int, int]


class Days:
    """Servers that are killed, and players who act only when they are called."""

    def __init__(self, servers: list[Server], receiver: Receiver) -> None:
        self.servers = servers
        self.receiver = receiver
        self.luck = random.Random(7)
        self.woken: dict[Woken, set[str]] = {}
        """For each decision, the ids of the messages that called for it."""
        self.read = 0

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
        server = self.luck.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def answer(guest: Guest, turn: dict[str, Any]) -> None:
    """Open the table, answer, and close it."""
    async with guest.at(turn["table"]) as place:
        view = await place.until(lambda _: True)
        if view["asked"] == turn["asked"] and place.codes:
            await place.choose(place.codes[0])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nobody_is_woken_twice_and_nobody_is_forgotten(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async with receiving() as receiver:
        calling = Calling(
            address="http://races.example", webhooks=True, networks=("127.0.0.0/8",), delay=0.2, active=0.0, retry=0.2
        )
        more = {} if kind == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
        settings = [config(tmp_path, calling=calling, **more) for _ in range(1 if kind == "sqlite" else 2)]
        servers = [Server(each).start() for each in settings]
        days = Days(servers, receiver)
        try:
            await _race(days, DECISIONS[kind])
        finally:
            for server in servers:
                server.stop()
    assert len(days.woken) >= DECISIONS[kind]
    twice = {key: ids for key, ids in days.woken.items() if len(ids) > 1}
    assert {} == twice


async def _race(days: Days, decisions: int) -> None:
    guests = {name: await Guest(days.servers[0].url, name).arrive() for name in PLAYERS}
    for guest in guests.values():
        await guest.post("/api/me/notices", {"lang": "en", "zone": "UTC", "hook": days.receiver.url, "hook_on": True})
    await until(lambda: len(days.receiver.got) == len(PLAYERS))  # the trials
    days.read = len(PLAYERS)
    host = guests["Ann"]
    table = await host.open_table(
        "crazy-race", ["me", "open", "open", "open"], clock={"kind": "days", "seconds": 86400}
    )
    for name in PLAYERS[1:]:
        await guests[name].post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start")
    made = 0
    while made < decisions:
        await until(lambda: len(days.receiver.got) > days.read, 120)
        for turn in days.news():
            await answer(guests[turn["name"]], turn)
            made += 1
            if days.luck.random() < 0.5:
                await days.kill_one()
    for guest in guests.values():
        await guest.close()


async def test_a_message_that_was_on_its_way_when_the_server_died_arrives(tmp_path: Path) -> None:
    """The receiver had not accepted it; the next server sends it with the same id."""
    async with receiving() as receiver:
        calling = Calling(address="http://races.example", webhooks=True, networks=("127.0.0.0/8",), delay=0.1)
        server = Server(config(tmp_path, calling=calling)).start()
        ann = await Guest(server.url, "Ann").arrive()
        await ann.post("/api/me/notices", {"lang": "en", "zone": "UTC", "hook": receiver.url, "hook_on": True})
        await until(lambda: receiver.got)
        receiver.mode = "hang"
        await ann.open_table("crazy-race", ["me", "level-1"], start=True)
        await until(lambda: receiver.tried == 2)
        await asyncio.to_thread(server.kill)
        receiver.mode = "take"
        await asyncio.to_thread(server.start)
        await until(lambda: len(receiver.got) == 2, 150)
        turn: Received = receiver.got[1]
        assert "Ann" == turn.json["turns"][0]["name"]
        await ann.close()
        server.stop()

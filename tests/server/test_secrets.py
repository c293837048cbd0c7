"""Everything sent to a seat is searched, byte by byte, for what it must not know."""

import asyncio
import copy
import json
import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import paddock
from paddock.scene import Scene, Stage
from paddock.server.store import Store
from paddock.server.store.rows import Entry, Table
from paddock.server.tables.ledger import Ledger
from serving import SERVED, Guest, Place, Server, owes

SEALING = "crazy-race"
Seen = list[tuple[int, dict[str, Any], list[str]]]
"""What a seat was shown: after how many entries, the scene, the log."""


@pytest.mark.parametrize("game", SERVED)
async def test_no_seat_is_sent_what_it_must_not_know(arrive: Any, server: Any, game: str) -> None:
    """A whole race is played; all that every seat was sent could have been sent in a race with other secrets."""
    seats = max(2, paddock.game(game).seats[0])
    guests: list[Guest] = [await arrive(f"P{number}") for number in range(seats)]
    host = guests[0]
    table = await host.open_table(game, ["me", *["open"] * (seats - 1)], setup=short(game))
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start")
    store = Store(server.settings.database)
    row = store.tables.get(table["id"])
    assert row is not None

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(drive(guest, table["id"], number)) for number, guest in enumerate(guests)]
    for seat, task in enumerate(tasks):
        _, sent = task.result()
        assert row.seed not in sent
        for other, guest in enumerate(guests):
            assert other == seat or guest.cookie.split("=", 1)[1] not in sent
    check_views(row, store.entries.of_table(row.id), [task.result()[0] for task in tasks])
    store.close()


def short(game: str) -> dict[str, Any]:
    """A race of few laps, where laps can be chosen."""
    laps = [switch.least for switch in paddock.game(game).switches if switch.name == "laps"]
    return {"switches": {"laps": laps[0]}} if laps else {}


def check_views(row: Table, entries: list[Entry], seen: list[Seen]) -> None:
    """Each view that was sent is the one that the seat's own imagination of the race gives: nothing of it is secret."""
    ledger, shown = Ledger(row), 0
    for entry in entries:
        number, match = ledger.number, ledger.match
        for seat, views in enumerate(seen):
            imagined = match.imagine(seat, f"other secrets {number}")
            for _, scene, log in (view for view in views if view[0] == number):
                shown += 1
                is_weighed = all(option["weighed"] for option in scene["options"])
                assert scene == plain(imagined.scene(seat) if is_weighed else unweighed(imagined, seat))
                assert log == [event.label("en", match.names) for event in match.heard(seat)]
        ledger.apply(entry)
    assert ledger.match.over
    assert shown >= len(entries), "every decision is followed by a view for the seat that made it"


def unweighed(match: paddock.Match, seat: int) -> Scene:
    """The scene of a seat before it is known what its options lead to."""
    return replace(match.scene(seat), options=Stage(match, seat, "en").bare_picks(match.decision(seat)))


def plain(scene: Scene) -> dict[str, Any]:
    """A scene as it travels, without its log."""
    sent: dict[str, Any] = json.loads(msgspec.json.encode(replace(scene, log=())))
    return sent


async def drive(guest: Guest, table: str, seat: int) -> tuple[Seen, str]:
    """Race at random to the end: all that was shown, and all that was sent while the race ran."""
    luck = random.Random(seat)
    seen: Seen = []
    running = 0
    async with guest.at(table) as place:
        place.keeps = True
        while True:
            said = await place.hear(60)
            if said["type"] != "view":
                continue
            if said["over"]:
                return seen, place.bytes[:running].decode()
            check_own(place, seat)
            running = len(place.bytes)
            seen.append((said["number"], copy.deepcopy(place.scene), place.log[:]))
            if place.codes:
                await place.send("choose", seat=seat, asked=said["asked"], code=luck.choice(place.codes))


def check_own(place: Place, seat: int) -> None:
    view = place.view
    assert seat == view["seat"]
    assert "" == view["seed"]
    assert "seed" not in view["scene"]


async def test_sealed_choices_stay_sealed(arrive: Any, server: Server) -> None:
    """Tables that differ only in what one seat sealed look alike, to the byte, to the other."""
    seen = []
    for number in range(3):
        ann: Guest = await arrive("Ann")
        bob: Guest = await arrive("Bob")
        table = await ann.open_table(SEALING, ["me", "open"])
        reseed(server, table["id"])
        await bob.post(f"/api/tables/{table['id']}/join", {})
        await ann.post(f"/api/tables/{table['id']}/start")
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as two:
            await one.until(owes)
            await one.choose(one.codes[number])
            view = await two.until(lambda view: view["number"] == 1)
            seen.append(view["scene"])
            assert "" == view["own_choice"]
    assert seen[0] == seen[1] == seen[2]


def reseed(server: Server, id: str) -> None:  # noqa: A002
    """Let a table that has not started have the luck of all others of this test."""
    store = Store(server.settings.database)
    store.tables.change(id, seed="the same luck")
    store.close()


async def test_nobody_gets_another_seats_view(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    zoe: Guest = await arrive("Zoe")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    async with zoe.at(table["id"]) as place:
        await place.until(lambda _: True)
        for seat in (0, 1):
            assert "not-your-seat" == (await place.ask("look", seat=seat))["error"]
            assert "not-your-seat" == (await place.ask("why", seat=seat, target="x"))["error"]
            assert "not-your-seat" == (await place.ask("undo", seat=seat, asked=0))["error"]
    await zoe.get(f"/api/tables/{table['id']}/record", expect=409)
    await zoe.get(f"/api/replays/{table['id']}", expect=403)
    await ann.get(f"/api/replays/{table['id']}/moments/0", expect=403, seat=1)

"""What a seat is sent is searched, byte by byte, for what it must not know."""

import asyncio
import random
from typing import Any

import pytest

import paddock
from paddock.server.ledger import opening
from paddock.server.store import Store
from serving import SERVED, Guest, Place, Server, owes

MOST_DECISIONS = 160
SEALING = "crazy-race"


@pytest.mark.parametrize("game", SERVED)
async def test_no_seat_is_sent_what_it_must_not_know(arrive: Any, server: Any, game: str) -> None:
    """Races are played, and what every seat got is compared with what a race made of other secrets would have told."""
    seats = max(2, paddock.game(game).seats[0])
    guests: list[Guest] = [await arrive(f"P{number}") for number in range(seats)]
    host = guests[0]
    table = await host.open_table(game, ["me", *["open"] * (seats - 1)])
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start")
    store = Store(server.settings.database)
    row = store.table(table["id"])
    assert row is not None

    enough = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        heard = [group.create_task(drive(guest, table["id"], number, enough)) for number, guest in enumerate(guests)]
    for seat, task in enumerate(heard):
        got, race_is_over = task.result()
        assert got
        if not race_is_over:
            assert row.seed not in got.decode()
        for other, guest in enumerate(guests):
            if other != seat:
                assert guest.cookie.split("=", 1)[1] not in got.decode()
    check_views(store, table["id"], heard)
    store.close()


def check_views(store: Store, id: str, heard: list[Any]) -> None:  # noqa: A002
    """Each view that was sent is the one that the seat's own imagination of the race gives: nothing of it is secret."""
    row = store.table(id)
    assert row is not None
    match = opening(row)
    for entry in store.entries(id)[:MOST_DECISIONS]:
        for seat in range(row.setup.seats):
            if match.over or seat not in match.to_move:
                continue
            imagined = match.imagine(seat, "other secrets")
            assert imagined.scene(seat).options == match.scene(seat).options
            assert imagined.scene(seat).areas == match.scene(seat).areas
            assert imagined.scene(seat).pieces == match.scene(seat).pieces
            assert imagined.scene(seat).players == match.scene(seat).players
        match.choose(entry.seat, entry.code)
    assert all(task.result()[0] for task in heard)


async def drive(guest: Guest, table: str, seat: int, enough: asyncio.Event) -> tuple[bytes, bool]:
    """Race at random; everything that came, while the race ran."""
    luck = random.Random(seat)
    async with guest.at(table) as place:
        place.keeps = True
        running = b"-"
        for _ in range(MOST_DECISIONS):
            asked = asyncio.ensure_future(place.until(owes))
            ended = asyncio.ensure_future(enough.wait())
            await asyncio.wait((asked, ended), return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            if not asked.done():
                asked.cancel()
                return running, False
            if place.view["over"]:
                enough.set()
                return running, True
            check_own(place, seat)
            running = place.bytes
            said = await place.choose(luck.choice(place.codes))
            assert said["type"] == "done", said
            number = said["number"]
            await place.until(lambda view, number=number: view["number"] >= number or view["over"])
        enough.set()
        return running, False


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
    store.change_table(id, seed="the same luck")
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

"""Report, mute and block: what users can do about others, guests as well."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from paddock.server.moderation.reporting import EXCERPT
from paddock.server.store import Store
from serving import Arrive, Guest, Place, Server, config, new_database, serving, two_at_a_table


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each database."""
    more = {} if request.param == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
    limits = {"reports_per_minute": 1e6, "reports_per_day": 1e6}
    with serving(config(tmp_path_factory.mktemp("server"), **limits, **more)) as running:
        yield running


def store_of(server: Server) -> Store:
    return Store(server.settings.database_url)


async def said(place: Place) -> list[str]:
    """The chat at a place, up to a ping."""
    lines: list[dict[str, Any]] = []
    number = await place.send("ping")
    while True:
        heard = await place.hear()
        if heard["type"] == "talk":
            lines = heard["lines"] if heard["whole"] else lines + heard["lines"]
        if heard["type"] == "pong" and heard["id"] == number:
            return [line["text"] for line in lines]


async def hears(place: Place, wanted: list[str]) -> bool:
    """Whether the chat becomes these lines: open pages learn of a mute shortly after it is stored."""
    lines: list[str] = []
    for _ in range(50):
        lines = await said(place) or lines
        if lines == wanted:
            return True
        await asyncio.sleep(0.1)
    return False


async def ignore(guest: Guest, kind: str, table: str, seat: int, expect: int = 200) -> Any:
    return await guest.post("/api/ignored", {"table": table, "seat": seat, "kind": kind}, expect=expect)


async def test_a_muted_users_chat_is_hidden_on_every_device_until_forgiven(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    async with ann.at(table["id"]) as here, ann.at(table["id"]) as there, bob.at(table["id"]) as other:
        await other.ask("chat", text="before")
        await here.ask("chat", text="hello")
        assert ["Bob"] == [each["name"] for each in (await ignore(ann, "mute", table["id"], 1))["users"]]
        await other.ask("chat", text="after")
        assert ["hello"] == await said(there)
    async with ann.at(table["id"]) as again:
        assert ["hello"] == await said(again), "the server remembers"
    async with bob.at(table["id"]) as other:
        assert ["before", "hello", "after"] == await said(other), "a muted user notices nothing"
    [muted] = (await ann.get("/api/ignored"))["users"]
    async with ann.at(table["id"]) as here:
        await said(here)
        assert {"users": []} == await ann.post("/api/forgiven", {"id": muted["id"]})
        assert await hears(here, ["before", "hello", "after"])


async def test_a_blocked_user_cannot_join_the_tables_of_the_other(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    carl = await arrive("Carl")
    await ignore(ann, "block", table["id"], 1)
    hosted = await ann.open_table("crazy-race", ["me", "open", "open"], access="public")
    refusal = await bob.post(f"/api/tables/{hosted['id']}/join", {}, expect=403)
    assert "not-welcome" == refusal["error"]
    assert "Ann" not in refusal["text"], "it does not tell who has blocked whom"
    assert hosted["id"] not in [each["id"] for each in (await bob.get("/api/tables"))["public"]]
    assert hosted["id"] in [each["id"] for each in (await carl.get("/api/tables"))["public"]]

    elsewhere = await carl.open_table("crazy-race", ["me", "open", "open"])
    await ann.post(f"/api/tables/{elsewhere['id']}/join", {})
    assert "not-welcome" == (await bob.post(f"/api/tables/{elsewhere['id']}/join", {}, expect=403))["error"]
    async with bob.at(hosted["id"]) as place:
        assert "no-chat-here" == (await place.ask("chat", text="let me in"))["error"]


async def test_nobody_sits_down_with_a_blocked_user_by_surprise(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    await ignore(ann, "block", table["id"], 1)
    hosted = await bob.open_table("crazy-race", ["me", "open"])
    assert "blocked-here" == (await ann.post(f"/api/tables/{hosted['id']}/join", {}, expect=409))["error"]
    joined = await ann.post(f"/api/tables/{hosted['id']}/join", {"anyway": True})
    assert joined["seats"][1]["mine"]


async def test_a_rematch_does_not_seat_those_who_block_each_other(arrive: Arrive, server: Server) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    store = store_of(server)
    store.tables.change(table["id"], "running", status="over")
    store.close()
    await ignore(ann, "block", table["id"], 1)
    for _ in range(100):
        if (await bob.get(f"/api/tables/{table['id']}"))["status"] == "over":
            break
        await bob.post(f"/api/tables/{table['id']}/leave")  # any change lets the server look
    successor = await bob.post(f"/api/tables/{table['id']}/rematch")
    assert [("", True), ("Bob", False)] == sorted((seat["name"], seat["free"]) for seat in successor["seats"])


async def test_a_report_keeps_what_was_to_be_seen(arrive: Arrive, server: Server) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    async with ann.at(table["id"]) as here, bob.at(table["id"]) as other:
        for number in range(EXCERPT + 5):
            await other.ask("chat", text=f"rude {number}")
        await said(here)
    async with ann.at(table["id"]) as here:
        talk = await here.hear()
        while talk["type"] != "talk":
            talk = await here.hear()
    line = talk["lines"][-2]["id"]
    body = {"table": table["id"], "line": line, "kind": "chat", "reason": "He is rude."}
    await ann.post("/api/reports", body)
    await ann.post("/api/reports", {**body, "reason": "He is very rude."})
    store = store_of(server)
    [report] = [each for each in store.reports.listed() if each.table_id == table["id"]]
    store.close()
    seen = msgspec.json.decode(report.context)
    assert ("chat", "He is very rude.") == (report.kind, report.reason), "the second report replaces the first"
    assert ("Bob", "Ann", "crazy-race", line) == (seen["name"], seen["reporter"], seen["game"], seen["line"])
    assert [f"rude {number}" for number in range(4, 24)] == [each["text"] for each in seen["chat"]]


async def test_users_are_pointed_at_by_what_one_sees_only(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive, spectators=False)
    carl = await arrive("Carl")
    await ignore(carl, "mute", table["id"], 0, expect=403)
    await ignore(ann, "mute", "nosuchtable2", 0, expect=404)
    await ignore(ann, "mute", table["id"], 0, expect=422)
    await ignore(ann, "mute", table["id"], 7, expect=404)
    await bob.post("/api/reports", {"table": table["id"], "seat": 0, "kind": "name", "reason": "  "}, expect=422)
    stranger = Guest(ann.url, "nobody")
    await ignore(stranger, "mute", table["id"], 0, expect=401)
    await stranger.close()


async def test_reports_and_blocks_have_a_rate_and_a_daily_limit(tmp_path: Path) -> None:
    with serving(config(tmp_path, reports_per_minute=3, reports_per_day=2, guests_per_day=2)) as server:
        ann, bob = [await Guest(server.url, name).arrive() for name in ("Ann", "Bob")]
        assert 429 == httpx.post(f"{server.url}/api/guests", json={"name": "Carl"}).status_code
        table = (await ann.open_table("crazy-race", ["me", "open"]))["id"]
        await bob.post(f"/api/tables/{table}/join", {})
        body = {"table": table, "seat": 1, "kind": "behaviour", "reason": "Slow."}
        for expect in (200, 200, 429):
            await ann.post("/api/reports", body, expect=expect)
        assert "too-fast" == (await ignore(ann, "mute", table, 1, expect=429))["error"]
        await ann.close()
        await bob.close()

"""The data of users: what is stored and listed, a copy of it, and its deletion."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from paddock.cli.command import main
from paddock.server.store import Store
from paddock.server.store.personal import IMPERSONAL, PERSONAL
from paddock.server.store.schema import chat, entries, metadata
from paddock.server.tables.frames import read_frames
from paddock.server.tables.ledger import ledger_of
from serving import Arrive, Guest, Server, config, new_database, owes, serving, until_closed

PASSWORD = "correct horse battery"
NAME = "Zebedeus"
"""A name that stands nowhere by chance."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each database."""
    more = {} if request.param == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
    with serving(config(tmp_path_factory.mktemp("server"), reports_per_minute=1e6, **more)) as running:
        yield running


def test_every_column_is_known_to_be_about_users_or_not() -> None:
    """The page of what is stored is made from `PERSONAL`: a new column must be put on the one side or the other."""
    for table in metadata.sorted_tables:
        known = sorted([*PERSONAL.get(table.name, ()), *IMPERSONAL.get(table.name, ())])
        assert known == sorted(column.name for column in table.columns), table.name
    assert {*PERSONAL, *IMPERSONAL} == {table.name for table in metadata.sorted_tables}


@pytest.mark.parametrize("lang", ["en", "it"])
async def test_the_page_lists_what_is_stored(arrive: Arrive, lang: str) -> None:
    listed = (await (await arrive("Ann")).get("/api/privacy", lang=lang))["stored"]
    assert PERSONAL == {each["table"]: tuple(each["columns"]) for each in listed}
    assert all(each["title"] and each["text"] for each in listed)


async def raced(ann: Guest, zeb: Guest) -> str:
    """A race of two that is over; its table."""
    table = (await ann.open_table("crazy-race", ["me", "open"]))["id"]
    await zeb.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")

    async def race(guest: Guest) -> None:
        async with guest.at(table) as place:
            while not (await place.until(owes))["over"]:
                said = await place.choose(place.codes[0])
                await place.until(lambda view, number=said["number"]: view["number"] >= number)

    await asyncio.gather(race(ann), race(zeb))
    return str(table)


async def a_life(ann: Guest, zeb: Guest) -> dict[str, str]:
    """A finished race, its fork, a running race, an open table, chat, reports, blocks and a record."""
    over = await raced(ann, zeb)
    fork = (await ann.post(f"/api/tables/{over}/fork", {"number": 2, "seat": 0, "level": "level-1"}))["id"]
    running = (await ann.open_table("crazy-race", ["me", "open"]))["id"]
    await zeb.post(f"/api/tables/{running}/join", {})
    await ann.post(f"/api/tables/{running}/start")
    lobby = (await ann.open_table("crazy-race", ["me", "open"]))["id"]
    await zeb.post(f"/api/tables/{lobby}/join", {})
    hot = (await zeb.open_table("crazy-race", ["me", "me"], access="hot-seat", start=True))["id"]
    async with zeb.at(running) as place:
        await place.ask("chat", text="It is I")
    async with ann.at(running) as place:
        await place.ask("chat", text="welcome")
    await zeb.post("/api/ignored", {"table": over, "seat": 0, "kind": "mute"})
    await ann.post("/api/ignored", {"table": over, "seat": 1, "kind": "mute"})
    for by, seat in ((ann, 1), (zeb, 0)):
        await by.post("/api/reports", {"table": running, "seat": seat, "kind": "name", "reason": "odd"})
    record = await ann.get(f"/api/tables/{over}/record")
    brought = (await zeb.post("/api/records", {"text": record}))["id"]
    return {"over": over, "fork": fork, "running": running, "lobby": lobby, "hot": hot, "record": brought}


def everything(store: Store) -> str:
    """All that is stored, as one text, with positions and logs unpacked."""
    found: list[Any] = []
    with store.database.read() as connection:
        for table in metadata.sorted_tables:
            found += [dict(row) for row in connection.execute(sa.select(table)).mappings()]
        for id in connection.execute(sa.select(entries.c.table_id).distinct()).scalars():  # noqa: A001
            found += [msgspec.to_builtins(frame) for frame in read_frames(store.entries.of_table(id)).values()]
    return repr(found)


async def test_a_copy_holds_all_that_is_stored_about_a_user(arrive: Arrive, server: Server, tmp_path: Path) -> None:
    ann, zeb = await arrive("Ann"), await arrive("Zoe")
    made = await a_life(ann, zeb)
    reply = await zeb.http.get("/api/me/data")
    assert "attachment" in reply.headers["content-disposition"]
    data = reply.json()
    me = (await zeb.get("/api/me"))["id"]
    assert ("Zoe", "127.0.0.0/24", None) == (data["you"]["name"], data["you"]["network"], data["you"]["password"])
    assert {made["over"], made["running"], made["lobby"], made["hot"]} == {each["id"] for each in data["tables"]}
    assert ["It is I"] == [each["text"] for each in data["chat"]]
    assert data["decisions"]
    assert {1} == {each["seat"] for each in data["decisions"] if each["table_id"] == made["over"]}
    assert [made["record"]] == [each["id"] for each in data["records"]]
    assert (1, 1, 1) == tuple(len(data[name]) for name in ("ignored", "reports_by_you", "reports_about_you"))
    assert "reporter" not in data["reports_about_you"][0]
    assert not any("seed" in each for each in data["tables"]), "seeds of running races are secret"
    file = tmp_path / "zoe.json"
    database = server.settings.database_url
    assert 0 == main(["server", "export", me, str(file), "--database", database])
    # A table's last change is stored a moment after its answer: the copy is compared with one taken after the file.
    assert (await zeb.get("/api/me/data")) == json.loads(file.read_text())
    assert 1 == main(["server", "export", me, str(file), "--database", database])


async def test_a_deleted_user_is_gone_and_the_races_stay(arrive: Arrive, server: Server) -> None:
    ann, zeb = await arrive("Ann"), await arrive(NAME)
    made = await a_life(ann, zeb)
    me = (await zeb.get("/api/me"))["id"]
    store = Store(server.settings.database_url)
    before = everything(store)
    assert NAME in before
    await zeb.post("/api/me/delete", {"confirm": NAME.lower()}, expect=403)
    async with zeb.at(made["running"]) as place, ann.at(made["running"]) as other:
        await place.until(bool)
        await other.until(lambda view: view["scene"]["players"][1]["name"] == NAME)
        cookie = zeb.cookie
        await zeb.post("/api/me/delete", {"confirm": NAME})
        await until_closed(place)
        await other.until(lambda view: view["scene"]["players"][1]["name"] == "Former player")
        assert NAME not in "".join(other.log)
    reply = await ann.http.get("/api/me", headers={"Cookie": cookie})
    assert "" == reply.json()["id"], "the old cookie is worth nothing"

    assert NAME not in everything(store)
    with store.database.read() as connection:
        assert [] == connection.execute(sa.select(chat).where(chat.c.user == me)).all()
    shown = await ann.get(f"/api/replays/{made['over']}")
    assert ["Ann", "Former player"] == shown["names"]
    assert (await table(ann, made["running"]))["seats"][1]["away"], "a bot drives on"
    assert (await table(ann, made["lobby"]))["seats"][1]["free"]
    await ann.get(f"/api/replays/{made['record']}", expect=404)
    for name in ("over", "fork", "running", "hot"):
        found = store.tables.get(made[name])
        assert found is not None
        ledger = ledger_of(found, store.entries.of_table(found.id))
        assert ledger.match.scene(None, "en").players
    names = getattr(store.tables.get(made["hot"]), "setup").names  # noqa: B009
    assert ("Former player", "Former player 2") == names
    async with ann.at(made["fork"]) as place:
        await place.until(owes)
        await place.choose(place.codes[0])
    store.close()


async def table(guest: Guest, id: str) -> dict[str, Any]:  # noqa: A002
    found: dict[str, Any] = await guest.get(f"/api/tables/{id}")
    return found


async def test_an_account_is_deleted_with_its_password_only(arrive: Arrive, server: Server) -> None:
    ann = await arrive("Ann")
    account = f"gone-{'pg' if 'postgres' in server.settings.database_url else 'lite'}"
    await ann.post("/api/accounts", {"account": account, "password": PASSWORD})
    assert "wrong-confirmation" == (await ann.post("/api/me/delete", {"confirm": "Ann"}, expect=403))["error"]
    await ann.post("/api/me/delete", {"confirm": PASSWORD}, expect=200)
    await ann.post("/api/sign-in", {"account": account, "password": PASSWORD}, expect=403)
    again = await arrive("Ann")
    await again.post("/api/accounts", {"account": account, "password": PASSWORD}, expect=200)


async def test_the_owner_deletes_a_user_by_command(arrive: Arrive, server: Server) -> None:
    ann = await arrive("Ann the Second")
    me, database = (await ann.get("/api/me"))["id"], server.settings.database_url
    assert 2 == main(["server", "delete-user", me, "--database", database])
    assert 0 == main(["server", "delete-user", me, "--yes", "--database", database])
    assert "" == (await ann.get("/api/me"))["id"]
    assert 1 == main(["server", "delete-user", me, "--yes", "--database", database]), "there is no such user any more"

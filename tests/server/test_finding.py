"""Finding a race: open tables by filters, wishes that become races, races to watch, the archive, and its download."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

import paddock
from serving import Arrive, Guest, Server, config, drive, new_database, serving, with_account

GAME = "crazy-race"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each database, with its archive for research."""
    more = {} if request.param == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
    with serving(config(tmp_path_factory.mktemp("server"), research=True, **more)) as running:
        yield running


def wish(**more: Any) -> dict[str, Any]:
    return {"game": GAME, "drivers": 2, **more}


async def ids(guest: Guest, path: str, **query: Any) -> list[str]:
    return [table["id"] for table in (await guest.get(path, **query))["tables"]]


async def test_open_tables_are_filtered(arrive: Arrive) -> None:
    ann, bob = await with_account(arrive, "Ann"), await arrive("Bob")
    days = {"kind": "days", "seconds": 86400.0}
    live = (await ann.open_table(GAME, ["me", "open"], access="public"))["id"]
    slow = (await ann.open_table(GAME, ["me", "open"], access="public", clock=days, rated=True))["id"]
    full = (await ann.open_table(GAME, ["me", "level-1"], access="public"))["id"]
    secret = (await ann.open_table(GAME, ["me", "open"], access="link"))["id"]
    found = await ids(bob, "/api/races/open")
    assert {live, slow} <= set(found)
    assert not {full, secret} & set(found)
    assert slow not in await ids(bob, "/api/races/open", pace="live")
    assert live not in await ids(bob, "/api/races/open", rated="yes")
    assert slow in await ids(bob, "/api/races/open", game=GAME, pace="days", rated="yes")
    assert [] == await ids(bob, "/api/races/open", game="formula-de")
    await bob.get("/api/races/open", expect=422, pace="soon")
    await bob.post("/api/ignored", {"table": live, "seat": 0, "kind": "block"})
    assert not {live, slow} & set(await ids(bob, "/api/races/open"))


async def test_a_race_starts_when_enough_want_it(arrive: Arrive) -> None:
    ann, bob, eve = [await arrive(name) for name in ("Ann", "Bob", "Eve")]
    said = await ann.post("/api/seeks", wish(drivers=3, length="short"))
    assert ("", [(1, True)]) == (said["table"], [(each["waiting"], each["mine"]) for each in said["wishes"]])
    await bob.post("/api/seeks", wish(drivers=3, length="short"))
    assert not (await bob.post("/api/seeks", wish(drivers=2)))["table"], "one wish at a time"
    await bob.post("/api/seeks", wish(drivers=3, length="short"))
    table = (await eve.post("/api/seeks", wish(drivers=3, length="short")))["table"]
    assert table
    assert {table} == {(await guest.get("/api/seeks"))["table"] for guest in (ann, bob, eve)}
    shown = await ann.get(f"/api/tables/{table}")
    assert ("running", 3, "bank") == (shown["status"], len(shown["seats"]), shown["clock"]["kind"])
    assert {"Ann", "Bob", "Eve"} == {seat["name"] for seat in shown["seats"]}
    assert "" == (await ann.post("/api/seeks/stop"))["table"]
    assert [] == (await ann.get("/api/seeks"))["wishes"]


async def test_ratings_and_blocks_keep_users_apart(arrive: Arrive) -> None:
    ann, bob, eve = [await arrive(name) for name in ("Ann", "Bob", "Eve")]
    await ann.post("/api/seeks", wish(pace="days", least=1600))
    assert not (await bob.post("/api/seeks", wish(pace="days")))["table"], "Bob has 1500"
    table = (await ann.open_table(GAME, ["me", "open"], access="public"))["id"]
    await eve.post("/api/ignored", {"table": table, "seat": 0, "kind": "block"})
    await ann.post("/api/seeks/stop")
    await ann.post("/api/seeks", wish(length="short"))
    assert not (await eve.post("/api/seeks", wish(length="short")))["table"]
    for guest in (ann, bob, eve):
        await guest.post("/api/seeks/stop")


async def test_wishes_that_cannot_be_met_are_refused(arrive: Arrive) -> None:
    guest = await arrive("Gus")
    assert "rated-needs-account" == (await guest.post("/api/seeks", wish(rated=True), expect=403))["error"]
    await guest.post("/api/seeks", wish(game="ludo"), expect=404)
    assert "bad-setup" == (await guest.post("/api/seeks", wish(drivers=20), expect=400))["error"]
    await guest.post("/api/seeks", wish(pace="soon"), expect=422)
    stranger = Guest(guest.url, "nobody")
    await stranger.post("/api/seeks", wish(), expect=401)
    await stranger.close()


async def test_many_at_once_get_each_one_race(arrive: Arrive) -> None:
    guests = [await arrive(f"G{number}") for number in range(8)]
    await asyncio.gather(*(guest.post("/api/seeks", wish()) for guest in guests))
    found = [(await guest.get("/api/seeks"))["table"] for guest in guests]
    assert all(found)
    assert {2} == {found.count(table) for table in found}
    for guest in guests:
        await guest.post("/api/seeks/stop")


async def test_the_most_watched_race_comes_first(arrive: Arrive) -> None:
    ann, bob, eve = [await arrive(name) for name in ("Ann", "Bob", "Eve")]
    quiet, busy, hidden = [
        (await ann.open_table(GAME, ["me", "level-1"], access="public", start=True, spectators=sees))["id"]
        for sees in (True, True, False)
    ]
    async with bob.at(busy) as one, eve.at(busy) as two, ann.at(quiet) as three:
        for place in (one, two, three):
            await place.hear()
        for _ in range(200):
            listed = (await bob.get("/api/races/live"))["tables"]
            counts = {each["id"]: each["spectators"] for each in listed}
            if counts[busy] == 2:
                break
            await asyncio.sleep(0.1)
        assert (2, 0) == (counts[busy], counts[quiet]), "a driver does not watch"
        assert listed[0]["id"] == busy
        assert hidden not in counts


async def finished(arrive: Arrive, names: tuple[str, str], **more: Any) -> tuple[list[Guest], str]:
    guests = [await arrive(name) for name in names]
    table = (await guests[0].open_table(GAME, ["me", "open"], **more))["id"]
    await guests[1].post(f"/api/tables/{table}/join", {})
    await guests[0].post(f"/api/tables/{table}/start")
    await asyncio.gather(*(drive(guest, table) for guest in guests))
    return guests, table


async def test_the_archive_finds_public_races_and_no_others(arrive: Arrive) -> None:
    [zoe, _], table = await finished(arrive, ("Zoe", "Yan"), access="public")
    _, secret = await finished(arrive, ("Zoe", "Yan"), access="link")
    _, closed = await finished(arrive, ("Zoe", "Yan"), access="public", spectators=False)

    async def found(**query: Any) -> set[str]:
        return {race["id"] for race in (await zoe.get("/api/archive", **query))["races"]}

    assert table in await found()
    assert not {secret, closed} & await found(name="zoe")
    assert {table} == await found(name="ZOE", game=GAME)
    assert set() == await found(name="%") | await found(game="formula-de") | await found(circuit="monza")
    [race] = (await zoe.get("/api/archive", name="zoe"))["races"]
    place = {seat["name"]: seat["place"] for seat in race["seats"]}
    assert (table in await found(name="zoe", outcome="won")) == (place["Zoe"] == 1)
    assert table in await found(name="zoe", outcome="podium")
    assert table not in await found(before=race["ended"])
    await zoe.get(f"/api/replays/{table}")


async def test_research_gets_only_races_of_those_who_consent_and_they_replay(arrive: Arrive) -> None:
    [ann, bob], table = await finished(arrive, ("Ann", "Bob"), access="public")

    async def lines() -> list[dict[str, Any]]:
        text = (await ann.http.get("/api/archive/download")).raise_for_status().text
        return [json.loads(line) for line in text.splitlines()]

    assert not (await ann.get("/api/me/consent"))["research"], "off by default"
    await ann.post("/api/me/consent", {"research": True})
    assert [] == await lines(), "Bob has not consented"
    await bob.post("/api/me/consent", {"research": True})
    [race] = await lines()
    text = json.dumps(race)
    assert not any(word in text for word in ("Ann", "Bob", table, (await ann.get("/api/me"))["id"]))
    match = paddock.game(race["game"]).new(len(race["seats"]), None, race["switches"], seed=race["seed"])
    for seat, code, _ in race["decisions"]:
        match.choose(seat, code)
    assert [seat["place"] for seat in race["seats"]] == [match.result.place(seat) for seat in range(2)]
    await bob.post("/api/me/consent", {"research": False})
    assert [] == await lines()


async def test_the_owner_decides_whether_there_is_a_download(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(config(tmp_path_factory.mktemp("plain"))) as plain:
        guest = await Guest(plain.url, "Ann").arrive()
        assert "no-research" == (await guest.get("/api/archive/download", expect=404))["error"]
        assert not (await guest.get("/api/archive"))["download"]
        await guest.close()

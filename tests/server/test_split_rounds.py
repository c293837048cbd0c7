"""Rounds of a season at several tables: opened together, filed after the last, and exported equal to the digit."""

import io
import zipfile
from typing import Any

from paddock.league.folder import recomputed
from server.test_clubs import RULES, until
from serving import Guest, Server

NAMES = ("Ann", "Bob", "Cleo", "Dan")


async def a_split_season(ann: Guest, others: list[Guest], **rules: Any) -> str:
    """A season of two card races in which four people and three bots are entered, for tables of four."""
    club = (await ann.post("/api/clubs", {"name": "Big", "access": "public"}))["id"]
    body = {
        **RULES,
        "races": [{"name": "Cards", "game": "crazy-race"}] * 2,
        "best": 0,
        "field": 3,
        "splits": 2,
        **rules,
    }
    season = str((await ann.post(f"/api/clubs/{club}/seasons", body))["id"])
    for guest in (ann, *others):
        if guest is not ann:
            await guest.post(f"/api/clubs/{club}/join", {})
        await guest.post(f"/api/seasons/{season}/enter", {})
        await guest.post(f"/api/seasons/{season}/answer", {"race": 0, "comes": True})
    for number in range(3):
        await ann.post(f"/api/seasons/{season}/drivers", {"name": f"Bot {number}", "bot": "level-1"})
    return season


async def test_a_round_is_raced_at_two_tables_and_filed_after_the_last(servers: tuple[Server, Server]) -> None:
    people = [await Guest(servers[index % 2].url, name).arrive() for index, name in enumerate(NAMES)]
    ann, bob, cleo, dan = people
    season = await a_split_season(ann, people[1:])
    page = await ann.get(f"/api/seasons/{season}")
    assert page["races"][0]["planned"] == [["Ann", "Dan", "Bot 0"], ["Bob", "Cleo", "Bot 1"]]
    assert [each["name"] for each in page["drivers"] if each["waiting"]] == ["Bot 2"], "six seats at two tables"

    page = await bob.post(f"/api/seasons/{season}/races/1/open", expect=403)
    page = await ann.post(f"/api/seasons/{season}/races/1/open")
    first, second = page["races"][0]["tables"]
    assert (first["mine"], second["mine"], page["races"][0]["table"]) == (True, False, first["id"])
    seen = await bob.get(f"/api/seasons/{season}")
    assert seen["races"][0]["table"] == second["id"], "everybody is shown their own table"
    await ann.post(f"/api/seasons/{season}/races/1/open", expect=409)
    event = await ann.post("/api/events", {"title": "Round 1", "season": season, "race": 1})
    assert {each["id"] for each in event["tables"]} == {first["id"], second["id"]}, "one page for all tables"

    for guest in (ann, dan):
        await guest.post(f"/api/tables/{first['id']}/leave")
    await until(lambda: _is_over(ann, first["id"]))
    assert (await ann.get(f"/api/seasons/{season}"))["run"] == 0, "the other table is not over"
    await cleo.post("/api/watching", {"hide": True})
    zoe = await Guest(servers[1].url, "Zoe").arrive()
    await zoe.post("/api/watching", {"hide": True})
    for guest in (bob, cleo):
        await guest.post(f"/api/tables/{second['id']}/leave")

    async def filed() -> Any:
        found = await ann.get(f"/api/seasons/{season}")
        return found if found["run"] == 1 else None

    page = await until(filed)
    sheet = await ann.get(f"/api/seasons/{season}/races/1")
    assert {each["name"] for each in sheet["placings"] if each["split"] == 1} == {"Ann", "Dan", "Bot 0"}
    assert {each["name"] for each in sheet["placings"] if each["split"] == 2} == {"Bob", "Cleo", "Bot 1"}
    assert [each["place"] for each in sheet["placings"]] == [1, 2, 3, 1, 2, 3]
    assert all(each["text"] for each in sheet["placings"])
    assert sorted(row["points"] for row in page["standings"]) == [0, 4, 4, 6, 6, 10, 10]
    assert len(page["races"][0]["winners"]) == 2

    # Who hides results has driven at one table, and still has to watch the other.
    for guest in (cleo, zoe):
        hidden = await guest.get(f"/api/seasons/{season}")
        assert (hidden["races"][0]["hidden"], hidden["run"], hidden["races"][0]["winners"]) == (True, 0, [])
    await cleo.post("/api/watching", {"seen": [first["id"]]})
    assert (await cleo.get(f"/api/seasons/{season}"))["run"] == 1
    await zoe.post("/api/watching", {"seen": [first["id"]]})
    assert (await zoe.get(f"/api/seasons/{season}"))["run"] == 0
    await zoe.post("/api/watching", {"seen": [page["races"][0]["id"]]})
    assert (await zoe.get(f"/api/seasons/{season}"))["run"] == 1

    await check_protest(bob, season, sheet)
    await check_export(ann, season, page)
    calendar = await ann.get(f"/api/seasons/{season}/calendar.ics")
    assert calendar.count("BEGIN:VEVENT") == 0, "no race has a date"
    for guest in (*people, zoe):
        await guest.close()


async def _is_over(guest: Guest, table: str) -> bool:
    return bool((await guest.get(f"/api/tables/{table}"))["status"] == "over")


async def check_protest(bob: Guest, season: str, sheet: dict[str, Any]) -> None:
    """A protest is about the record of the table at which one raced."""
    [other] = [each["key"] for each in sheet["placings"] if each["name"] == "Cleo"]
    body = {"against": [other], "text": "The card was played late.", "moment": 1}
    [case] = (await bob.post(f"/api/seasons/{season}/races/1/protest", body))["cases"]
    assert case["table"] == sheet["tables"][1]["id"]
    assert case["line"].startswith("1. ")


async def check_export(ann: Guest, season: str, page: dict[str, Any]) -> None:
    content = (await ann.http.get(f"/api/seasons/{season}/export")).content
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    assert {"01-1.race", "01-2.race"} <= set(files)
    assert recomputed(files) == []
    import base64

    body = {"zip": base64.b64encode(content).decode()}
    again = await ann.post(f"/api/clubs/{page['club']}/import", body)
    assert again["standings"] == page["standings"]


async def test_results_of_several_real_tables_are_typed_and_points_go_through(servers: tuple[Server, Server]) -> None:
    ann = await Guest(servers[0].url, "Ann").arrive()
    rules = {"split_by": "standing", "split_points": "through"}
    refused = await ann.post(
        f"/api/clubs/{(await ann.post('/api/clubs', {'name': 'x'}))['id']}/seasons",
        {**RULES, "splits": 2, "split_points": "through"},
        expect=422,
    )
    assert "split_by" in refused["text"]
    season = await a_split_season(ann, [], **rules)
    for number in range(3, 5):
        await ann.post(f"/api/seasons/{season}/drivers", {"name": f"Bot {number}", "bot": "level-1"})
    page = await ann.get(f"/api/seasons/{season}")
    keys = [each["key"] for each in page["drivers"]]
    assert page["races"][0]["planned"] == [["Ann", "Bot 0", "Bot 1"], ["Bot 2", "Bot 3", "Bot 4"]]
    page = await ann.post(f"/api/seasons/{season}/races/1/result", {"places": [[key] for key in reversed(keys)]})
    assert [(row["name"], row["points"]) for row in page["standings"]] == [
        ("Bot 1", 10),
        ("Bot 0", 6),
        ("Ann", 4),
        ("Bot 4", 3),
        ("Bot 3", 2),
        ("Bot 2", 1),
    ]
    assert page["races"][0]["winners"] == ["Bot 1"]
    assert page["races"][1]["planned"] == [["Bot 1", "Bot 0", "Ann"], ["Bot 4", "Bot 3", "Bot 2"]]
    await ann.close()

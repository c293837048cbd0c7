"""The workshop's endpoint: circuits from strangers are examined and drawn, bounded in size and time, and not kept."""

import asyncio
import json
from typing import Any

from paddock.circuits import check
from paddock.circuits.reader import MOST_LETTERS
from serving import Arrive, Guest

GAMES = ("automobiles", "formula-de", "race90-1", "race90-2")


async def test_a_circuit_is_drawn_for_every_game_with_a_board(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    text = (await ann.get("/api/workshop"))["text"]
    assert check(text).products
    styles = {}
    for game in GAMES:
        found = await ann.post("/api/workshop", {"text": text, "game": game})
        assert [] == found["remarks"]
        styles[game] = {shape["style"] for shape in found["board"]["shapes"]}
    assert "cell" in styles["formula-de"]
    assert "space-white" in styles["automobiles"]
    assert "section-brake" in styles["race90-2"]


async def test_complaints_come_with_line_and_place(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    text = (await ann.get("/api/circuits/monza"))["text"].replace("right", "rihgt", 1)
    found = await ann.post("/api/workshop", {"text": text, "game": "formula-de"})
    [remark, *_] = found["remarks"]
    assert "rihgt" in remark["text"]
    assert "rihgt" in text.splitlines()[remark["line"] - 1]
    assert remark["at"] is not None
    assert found["board"] is None


async def test_unknown_games_circuits_and_large_texts_are_refused(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    await ann.post("/api/workshop", {"text": "", "game": "crazy-race"}, expect=404)
    await ann.post("/api/workshop", {"text": "", "game": "ludo"}, expect=404)
    await ann.post("/api/workshop", {"text": "x" * (MOST_LETTERS + 1), "game": "formula-de"}, expect=422)
    await ann.post("/api/workshop", {"text": "x" * 500_000, "game": "formula-de"}, expect=413)


async def test_a_flood_of_drawings_is_slowed_down(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    body = {"text": "circuit", "game": "formula-de"}
    replies = await asyncio.gather(*(ann.http.post("/api/workshop", json=body) for _ in range(60)))
    assert {200} < {reply.status_code for reply in replies} <= {200, 429, 503}


async def reports(ann: Guest, body: dict[str, Any], most: int = 1000) -> list[dict[str, Any]]:
    """The reports of the doctor; after some of them the connection is closed."""
    found: list[dict[str, Any]] = []
    async with ann.http.stream("POST", "/api/workshop/doctor", json=body) as reply:
        assert reply.status_code == 200, await reply.aread()
        assert reply.headers["content-type"].startswith("text/event-stream")
        async for line in reply.aiter_lines():
            if line.startswith("data: "):
                found.append(json.loads(line.removeprefix("data: ")))
                if len(found) == most:
                    return found
    return found


async def test_the_doctor_races_and_reports_as_it_goes(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    text = (await ann.get("/api/workshop"))["text"]
    found = await reports(ann, {"text": text, "game": "automobiles", "races": 12})
    races = [each["races"] for each in found]
    assert races == sorted(set(races)), "each report knows more races"
    assert (12, 12) == (races[-1], found[-1]["of"])
    last = found[-1]
    assert last["findings"]
    assert last["advice"]
    assert last["passes"]
    assert all(figure["others"] for figure in last["figures"])
    assert "driven by" in last["about"]


async def test_the_doctor_stops_when_the_browser_leaves_and_has_one_circuit_of_a_user(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    text = (await ann.get("/api/workshop"))["text"]
    body = {"text": text, "game": "formula-de", "races": 2000}
    async with ann.http.stream("POST", "/api/workshop/doctor", json=body) as reply:
        assert reply.status_code == 200
        refused = await ann.post("/api/workshop/doctor", body, expect=409)
        assert "still busy" in refused["text"]
    for _ in range(200):  # the connection is closed: its place is free soon
        again = await ann.http.post("/api/workshop/doctor", json={**body, "game": "automobiles", "races": 10})
        if again.status_code == 200:
            break
        await asyncio.sleep(0.05)
    assert again.status_code == 200


async def test_the_doctor_takes_only_circuits_that_can_be_raced(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    text = (await ann.get("/api/workshop"))["text"]
    body = {"text": text, "game": "automobiles"}
    await ann.post("/api/workshop/doctor", {**body, "game": "crazy-race"}, expect=404)
    await ann.post("/api/workshop/doctor", {**body, "races": 100_000}, expect=422)
    broken = await ann.post("/api/workshop/doctor", {**body, "text": text.replace("corner 1", "crner 1")}, expect=422)
    assert "crner" in broken["text"]

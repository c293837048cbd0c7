"""The workshop's endpoint: circuits from strangers are examined and drawn, bounded in size and time, and not kept."""

import asyncio

from paddock.circuits import check
from paddock.circuits.reader import MOST_LETTERS
from serving import Arrive

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

"""Decks of users' own: written, checked, kept, shared and raced with."""

import pytest

import paddock
from serving import Arrive

GAMES = ("crazy-race", "race90-1", "race90-2")


@pytest.mark.parametrize("game", GAMES)
async def test_a_deck_is_written_kept_and_raced_with(arrive: Arrive, game: str) -> None:
    ann = await arrive("Ann")
    text = (await ann.get(f"/api/circuits/deck-{game}"))["text"].replace('"', "", 2)
    text = text.replace(text.splitlines()[0], f'deck {game} "Wet weekend"  # ours')
    found = await ann.post("/api/workshop/deck", {"text": text, "circuit": "monza"})
    assert ([], game, "Wet weekend") == (found["remarks"], found["game"], found["name"])
    assert len(found["cards"]) >= 43
    assert {card["line"] for card in found["cards"]} <= set(range(2, text.count("\n") + 1))

    kept = await ann.post("/api/circuits", {"text": text}, expect=201)
    assert (game,) == tuple(kept["games"])
    assert [] == [each for each in (await ann.get("/api/circuits"))["mine"] if each["id"] == kept["id"]]
    mine = (await ann.get("/api/circuits", kind="deck"))["mine"]
    assert kept["id"] in [each["id"] for each in mine]

    setup = {"game": game, "seats": 2, "switches": {"deck": kept["circuit"]}}
    setup |= {"circuit": "monza"} if game != "crazy-race" else {}
    code = (await ann.post("/api/setups", setup))["code"]
    assert f"deck={kept['circuit']}" in code
    table = await ann.post("/api/tables", {"setup": setup, "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True})
    shown = (await ann.get(f"/api/tables/{table['id']}"))["switches"]
    assert "Wet weekend" in [each["label"] for each in shown]


async def test_decks_are_published_copied_and_deleted_like_circuits(arrive: Arrive) -> None:
    ann, bob = await arrive("Ann"), await arrive("Bob")
    text = (await ann.get("/api/circuits/deck-crazy-race"))["text"]
    kept = await ann.post("/api/circuits", {"text": text}, expect=201)
    await bob.get(f"/api/circuits/{kept['id']}", expect=404)
    await ann.post(f"/api/circuits/{kept['id']}/publish")
    published = (await bob.get("/api/circuits", kind="deck"))["published"]
    assert kept["id"] in [each["id"] for each in published]
    copy = await bob.post(f"/api/circuits/{kept['id']}/fork", {}, expect=201)
    assert copy["circuit"] == kept["circuit"]
    assert (await bob.get(f"/api/circuits/{copy['id']}/file")).startswith("deck crazy-race")
    circuit = (await ann.get("/api/workshop"))["text"]
    refused = await bob.http.put(f"/api/circuits/{copy['id']}", json={"text": circuit})
    assert (422, "other-kind") == (refused.status_code, refused.json()["error"])
    assert (await bob.http.delete(f"/api/circuits/{copy['id']}")).is_success
    assert copy["id"] not in [each["id"] for each in (await bob.get("/api/circuits", kind="deck"))["mine"]]


async def test_all_flaws_of_a_deck_are_told_at_once_with_their_lines(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    text = (await ann.get("/api/circuits/deck-race90-2"))["text"]
    broken = text.replace("  1 speed 4 1 tyres 2", "  1 speed 9 1 tyres 2").replace("  2 speed 4 13", "  1 speed 4 13")
    found = await ann.post("/api/workshop/deck", {"text": broken, "circuit": "meadow"})
    said = [(each["line"], each["text"]) for each in found["remarks"]]
    assert (3, "the number of movement points is a whole number from 1 to 4, not '9'") in said
    assert any("no corner" in text for _, text in said)
    refused = await ann.post("/api/circuits", {"text": broken}, expect=422)
    assert "The deck cannot be kept" in refused["text"]
    other = await ann.post("/api/workshop/deck", {"text": 'deck ludo "X"'})
    assert "crazy-race" in other["remarks"][0]["text"]


async def test_a_deck_for_other_corners_or_another_game_is_refused_in_a_set_up(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    kept = await ann.post("/api/circuits", {"text": (await ann.get("/api/circuits/deck-race90-2"))["text"]}, expect=201)
    setup = {"game": "race90-2", "seats": 2, "switches": {"deck": kept["circuit"]}}
    await ann.post("/api/setups", {**setup, "circuit": "monza"})
    refused = await ann.post("/api/setups", {**setup, "circuit": "meadow"}, expect=400)
    assert "the circuit has no corner" in refused["text"]
    await ann.post("/api/setups", {**setup, "game": "crazy-race"}, expect=400)
    unknown = await ann.post("/api/setups", {**setup, "switches": {"deck": "own-" + "0" * 32}}, expect=400)
    assert "is not known here" in unknown["text"]


def test_every_game_with_decks_has_its_switch() -> None:
    for name in GAMES:
        game = paddock.game(name)
        assert game.decks is not None
        assert [game.decks.switch] == [switch.name for switch in game.switches if switch.sheet]

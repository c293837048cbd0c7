"""Tables and decisions: stored before they are acknowledged, never twice, and seen as each seat may."""

import random
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store.rows import TableSettings
from paddock.server.tables import lobby
from serving import SERVED, Guest, Place, config, owes, serving, two_at_a_table

SEALING = "crazy-race"


async def race_to_the_end(place: Place) -> None:
    """Decide at random until the race is over."""
    luck = random.Random(1)
    while not (await place.until(owes))["over"]:
        said = await place.choose(luck.choice(place.codes))
        assert said["type"] == "done", said
        number = said["number"]
        await place.until(lambda view, number=number: view["number"] >= number)


async def test_a_guest_races_against_bots_to_the_end(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    table = await ann.open_table("crazy-race", ["me", "level-1", "level-1"], start=True)

    async with ann.at(table["id"]) as place:
        await race_to_the_end(place)
        told = dict(zip(place.log, place.lengths, strict=True))

    assert {1, 2, 3} == set(told.values())
    assert [1] == [length for line, length in told.items() if "The race is over" in line]
    assert "over" == (await ann.get(f"/api/tables/{table['id']}"))["status"]
    record = paddock.Record.parse(await ann.get(f"/api/tables/{table['id']}/record"))
    assert paddock.seed_hash(record.seed or "") == table["seed_hash"]
    assert paddock.verify(record).first_wrong is None
    assert "Ann" == record.names[0]


async def test_a_game_that_is_not_in_the_package_is_raced_against_bots(tmp_path: Path) -> None:
    """The server registers the game; the bot workers load it by its address."""
    with serving(config(tmp_path), games=("derby:GAME",)) as server:
        ann = await Guest(server.url, "Ann").arrive()
        table = await ann.open_table("derby", ["me", "level-2"], start=True)
        async with ann.at(table["id"]) as place:
            await race_to_the_end(place)
        counted = await ann.get("/metrics")
        assert "paddock_bot_failures_total 0.0" in counted
        assert 'paddock_decisions_total{actor="bot"} 6.0' in counted
        assert "<svg" in await ann.get("/api/games/derby/picture")
        await ann.close()


async def test_an_answer_that_comes_twice_counts_once(arrive: Any) -> None:
    ann, _, table = await two_at_a_table(arrive)

    async with ann.at(table["id"]) as place:
        view = await place.until(owes)
        code = place.codes[0]
        first = await place.choose(code, asked=view["asked"], seat=0)
        again = await place.choose(code, asked=view["asked"], seat=0)
        other = await place.choose(place.codes[0] if place.codes else "x", asked=view["asked"] + 50, seat=0)

    assert ("done", 1) == (first["type"], first["number"])
    assert ("done", 1) == (again["type"], again["number"])
    assert ("refused", "late") == (other["type"], other["error"])


async def test_a_secret_choice_can_be_changed_until_the_last_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the rules of the race allow it."""
    service = Service(config(tmp_path))
    await service.open()
    ann = await service.run(service.users.add_guest, "Ann")
    setup = paddock.game(SEALING).setup(2)
    seats = [lobby.NewSeat("me"), lobby.NewSeat("me", name="Bob")]
    live = await lobby.create(service, ann, setup, seats, "hot-seat", TableSettings(), "en")
    await lobby.start(service, live, ann)
    match = live.race.match
    codes = match.decision(0).codes
    monkeypatch.setattr(type(match.race.stack[-1]), "changeable", True)

    assert 1 == await live.decide(0, 0, codes[0])
    assert 2 == await live.decide(0, live.race.asked[0], codes[1])
    assert codes[1] == live.race.match.own_choice(0)
    with pytest.raises(RequestError, match="late"):
        await live.decide(0, 0, codes[0])
    assert 3 == await live.undo(0, live.race.asked[0])
    assert (0, 1) == live.race.match.to_move
    assert 4 == await live.decide(1, live.race.asked[1], live.race.match.decision(1).codes[0])
    assert 5 == await live.decide(0, live.race.asked[0], codes[2])
    assert not live.race.match.chosen
    await service.close()


async def test_what_is_not_an_option_is_refused_with_the_rule(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)

    async with ann.at(table["id"], lang="it") as place:
        await place.until(owes)
        said = await place.choose("play-nothing")
        assert "refused" == said["type"]
        assert said["text"]
        because = await place.ask("why", seat=0, target="rank-ship")
        assert because["text"]
        stranger = await place.ask("choose", seat=1, asked=0, code="x")
        assert "not-your-seat" == stranger["error"]


async def test_a_choice_is_taken_back_alone_or_by_consent(arrive: Any) -> None:
    ann, bob, table = await two_at_a_table(arrive)

    async with ann.at(table["id"]) as one, bob.at(table["id"]) as two:
        for place in (one, two):
            await place.until(owes)
            await place.choose(place.codes[0])
        await one.until(lambda view: view["number"] == 2)
        assert not one.view["can_undo"]
        assert "no-undo" == (await one.ask("undo", seat=0, asked=one.view["asked"]))["error"]
        assert "done" == (await one.ask("back", seat=0, say="ask"))["type"]
        await two.until(lambda view: view["ask"])
        assert {"seat": 0, "waiting": [1]} == two.view["ask"]
        assert "done" == (await two.ask("back", seat=1, say="agree"))["type"]
        view = await one.until(lambda view: view["number"] == 4)
        assert owes(view)
        assert view["own_choice"] == ""
        assert "takes a decision back" in one.log[-1]


async def test_a_bot_takes_over_and_hands_back(arrive: Any) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    left = await bob.post(f"/api/tables/{table['id']}/leave")
    assert left["seats"][1]["away"]

    async with ann.at(table["id"]) as place:
        await place.until(owes)
        await place.choose(place.codes[0])
        await place.until(lambda view: view["number"] >= 2)  # Ann has decided once, so the bot has, too
        back = await bob.post(f"/api/tables/{table['id']}/join", {})
        assert not back["seats"][1]["away"]


async def test_rematch_and_fork(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    async with ann.at(table["id"]) as place:
        await race_to_the_end(place)
    again = await ann.post(f"/api/tables/{table['id']}/rematch")
    assert again["id"] == (await ann.post(f"/api/tables/{table['id']}/rematch"))["id"]
    assert "running" == again["status"]

    fork = await ann.post(f"/api/tables/{table['id']}/fork", {"number": 4, "seat": 1})
    async with ann.at(fork["id"]) as place:
        await race_to_the_end(place)
    assert await ann.get(f"/api/tables/{fork['id']}/record")
    replay = await ann.get(f"/api/replays/{fork['id']}")
    assert replay["over"]


async def test_replay_shows_every_moment_from_every_seat(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    zoe: Guest = await arrive("Zoe")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await zoe.get(f"/api/replays/{table['id']}", expect=403)
    async with ann.at(table["id"]) as place:
        await race_to_the_end(place)
    info = await zoe.get(f"/api/replays/{table['id']}")
    assert info["verified"]
    assert [0, 1] == info["seats"]
    last = len(info["moves"])
    for number in range(last + 1):
        moment = await zoe.get(f"/api/replays/{table['id']}/moments/{number}", seat=1)
        assert 1 == moment["scene"]["seat"]
    await zoe.get(f"/api/replays/{table['id']}/moments/{last + 1}", expect=404)

    text = await zoe.get(f"/api/tables/{table['id']}/record")
    brought = await zoe.post("/api/records", {"text": text})
    assert info["moves"] == (await zoe.get(f"/api/replays/{brought['id']}"))["moves"]
    refused = await zoe.post("/api/records", {"text": text.replace("1. ", "1. 9 ", 1)}, expect=422)
    assert "bad-record" == refused["error"]


async def test_time_runs_out_once(arrive: Any) -> None:
    clock = {"kind": "decision", "seconds": 0.4}
    ann, _, table = await two_at_a_table(arrive, clock=clock, stand_in="level-1")
    async with ann.at(table["id"]) as place:
        view = await place.until(owes)
        assert view["clocks"]
        asked = view["asked"]
        await place.until(lambda _: any("out of time" in line for line in place.log))
        assert "late" == (await place.ask("choose", seat=0, asked=asked, code="play-x"))["error"]


async def test_spectators_are_delayed_and_can_chat(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    zoe: Guest = await arrive("Zoe")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True, delay=1.0)
    async with ann.at(table["id"]) as one, zoe.at(table["id"]) as two:
        await one.until(owes)
        await one.choose(one.codes[0])
        await one.until(lambda view: view["number"] >= 2)
        view = await two.until(lambda _: True)
        assert view["number"] < 2
        assert view["seat"] is None
        assert not view["scene"]["options"]
        await two.until(lambda view: view["number"] >= 2)
        assert "done" == (await two.ask("chat", text="Forza!"))["type"]
        while (said := await one.hear())["type"] != "talk":
            pass
        assert ("Zoe", "Forza!") == (said["lines"][0]["name"], said["lines"][0]["text"])


@pytest.mark.parametrize("game", SERVED)
async def test_every_game_is_raced_by_bots_and_a_person_who_sees_only_scenes(arrive: Any, game: str) -> None:
    ann: Guest = await arrive("Ann")
    found = paddock.game(game)
    seats = ["me", *["level-1"] * (max(2, found.seats[0]) - 1)]
    table = await ann.open_table(game, seats, start=True)
    async with ann.at(table["id"]) as place:
        for _ in range(12):
            if (await place.until(owes))["over"]:
                break
            said = await place.choose(place.codes[0])
            assert "done" == said["type"], said
            await place.until(lambda view, number=said["number"]: view["number"] >= number)

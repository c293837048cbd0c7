"""The coach at tables, puzzles, and puzzles of one's own race, through the service."""

import asyncio
import datetime
import time
from typing import Any

import httpx

import paddock
from paddock.bots import Player, bot
from paddock.puzzles import all_puzzles, daily
from serving import Arrive, Guest, Server, two_at_a_table

GAME = "crazy-race"


async def alone(arrive: Arrive, **more: Any) -> tuple[Guest, dict[str, Any]]:
    """Ann against two bots."""
    ann = await arrive("Ann")
    return ann, await ann.open_table(GAME, ["me", "level-1", "level-1"], start=True, **more)


async def test_a_user_alone_with_bots_may_ask_the_coach(arrive: Arrive) -> None:
    ann, table = await alone(arrive)
    assert table["coach"]
    async with ann.at(table["id"]) as place:
        while not place.scene.get("options"):
            await place.hear()
        codes = {option["code"] for option in place.scene["options"]}
        hint = await ann.post(f"/api/tables/{table['id']}/hint", {"seat": 0})
        again = await ann.http.post(f"/api/tables/{table['id']}/hint?lang=it", json={"seat": 0})

    assert {line["code"] for line in hint["lines"]} <= codes
    assert 2 <= len(hint["lines"]) <= 3
    assert hint["lines"][0]["label"] != again.json()["lines"][0]["label"]


async def test_a_hint_takes_less_than_a_second_while_other_requests_are_answered(arrive: Arrive) -> None:
    ann, table = await alone(arrive)
    async with ann.at(table["id"]) as place:
        while not place.scene.get("options"):
            await place.hear()
        await ann.post(f"/api/tables/{table['id']}/hint", {"seat": 0})  # the worker has started
        began = time.perf_counter()
        asked = asyncio.ensure_future(ann.post(f"/api/tables/{table['id']}/hint", {"seat": 0}))
        await ann.get("/health")
        healthy = time.perf_counter() - began
        await asked

    assert time.perf_counter() - began < 1.0
    assert healthy < 0.5


async def test_with_several_people_the_coach_is_off_unless_the_host_wants_it(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    assert not table["coach"]
    refused = await ann.post(f"/api/tables/{table['id']}/hint", {"seat": 0}, expect=403)
    assert "no-coach-here" == refused["error"]

    ann, bob, table = await two_at_a_table(arrive, coach="on")
    assert table["coach"]
    lines = (await bob.post(f"/api/tables/{table['id']}/hint", {"seat": 1}))["lines"]
    assert lines

    ann, table = await alone(arrive, coach="off")
    assert not table["coach"]
    await ann.post(f"/api/tables/{table['id']}/hint", {"seat": 0}, expect=403)


async def test_two_seats_at_one_device_are_several_people(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open_table(GAME, ["me", "me"], access="hot-seat", start=True)

    assert not table["coach"]


async def test_the_coach_advises_only_ones_own_seat_on_its_own_turn(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive, coach="on")
    await ann.post(f"/api/tables/{table['id']}/hint", {"seat": 1}, expect=403)
    stranger = await arrive("Eve")
    await stranger.post(f"/api/tables/{table['id']}/hint", {"seat": 0}, expect=403)
    async with httpx.AsyncClient(base_url=ann.url) as nobody:
        assert 401 == (await nobody.post(f"/api/tables/{table['id']}/hint", json={"seat": 0})).status_code
    async with ann.at(table["id"]) as place:
        while not place.scene.get("options"):
            await place.hear()
        await place.choose(place.scene["options"][0]["code"])
    late = await ann.post(f"/api/tables/{table['id']}/hint", {"seat": 0}, expect=409)
    assert "late" == late["error"]


async def test_a_fork_of_a_race_without_coach_is_no_way_around(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive)
    forked = await ann.post(f"/api/tables/{table['id']}/fork", {"number": 0, "seat": 0})

    assert not forked["coach"]


async def test_puzzles_are_listed_with_that_of_the_day(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    listed = await ann.get("/api/puzzles")
    shown = await ann.get("/api/puzzles/daily")
    today = datetime.date.fromisoformat(listed["date"])

    assert [each.id for each in all_puzzles()] == [each["id"] for each in listed["puzzles"]]
    assert listed["daily"] == shown["id"] == daily(today).id
    assert shown["date"] == listed["date"]


async def test_every_game_has_a_puzzle_that_is_shown_and_judged(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    for puzzle in {each.game: each for each in all_puzzles()}.values():
        shown = await ann.get(f"/api/puzzles/{puzzle.id}")
        codes = [option["code"] for option in shown["scene"]["options"]]
        await ann.get(f"/api/puzzles/{puzzle.id}/board")
        wrong = next(code for code in codes if not puzzle.passes(code))
        right = await ann.post(f"/api/puzzles/{puzzle.id}/answer", {"code": puzzle.solution})
        failed = await ann.post(f"/api/puzzles/{puzzle.id}/answer", {"code": wrong})

        assert right["right"]
        assert not failed["right"]
        assert failed["solution"] == puzzle.solution
        assert {value["code"] for value in failed["values"]} == {*codes}
        assert {wrong, puzzle.solution} == {line["code"] for line in failed["reasons"]}


async def test_there_is_no_puzzle_of_that_name(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    await ann.get("/api/puzzles/nothing", expect=404)
    first = all_puzzles()[0].id
    await ann.post(f"/api/puzzles/{first}/answer", {"code": "nothing"}, expect=422)


def badly_raced() -> str:
    """A race against good drivers in which the first seat chose at random."""
    match = paddock.game(GAME).new(2, seed=8, names=("Ann", "Bob"))
    drivers = [bot("random", 1), bot("greedy", 2)]
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, match.moves)))
    return str(match.record())


async def test_mistakes_of_a_finished_race_become_puzzles(arrive: Arrive, server: Server) -> None:
    ann = await arrive("Ann")
    race = (await ann.post("/api/records", {"text": badly_raced()}))["id"]
    async with asyncio.timeout(60):
        while not (review := await ann.get(f"/api/replays/{race}/puzzles", seat=0))["done"]:
            await asyncio.sleep(0.1)
    assert review["looked"] == review["of"] > 0
    assert review["moments"]

    number = review["moments"][0]
    shown = await ann.get(f"/api/replays/{race}/puzzles/{number}", seat=0)
    codes = [option["code"] for option in shown["scene"]["options"]]
    answers = [
        await ann.post(f"/api/replays/{race}/puzzles/{number}/answer", {"seat": 0, "code": code}) for code in codes
    ]
    assert {True, False} == {each["right"] for each in answers}
    assert answers[0]["solution"] in codes
    await ann.post(f"/api/replays/{race}/puzzles/9999/answer", {"seat": 0, "code": codes[0]}, expect=404)


async def test_a_race_that_goes_on_is_not_reviewed(arrive: Arrive) -> None:
    ann, table = await alone(arrive)
    refused = await ann.get(f"/api/replays/{table['id']}/puzzles", expect=409, seat=0)

    assert "not-over" == refused["error"]

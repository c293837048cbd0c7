"""What the pages around a race need: news of one's tables, races again, empty seats, the pace of bots, stories."""

import asyncio
from typing import Any

import pytest

import paddock
from paddock.server.bots.pace import FIRST_SECONDS, allowance, made_in_a_row
from paddock.server.store.rows import Entry
from serving import Arrive, Guest, Place, owes, two_at_a_table


async def to_the_end(place: Place) -> None:
    """Race on, always with the first option."""
    while not (await place.until(owes))["over"]:
        await place.choose(place.codes[0])


async def finished(guest: Guest, seats: list[str]) -> dict[str, Any]:
    table = await guest.open_table("crazy-race", seats, start=True)
    async with guest.at(table["id"]) as place:
        await to_the_end(place)
    return table


# News


async def test_news_tell_what_is_asked_of_whom_and_since_when(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    news = (await ann.get("/api/tables"))["news"][table["id"]]
    assert "Which card do you play? All are revealed together." == news["question"]
    assert ["Ann", "Bob"] == news["waiting"]
    assert "Round 1 of 5" == news["status"]
    assert 0 <= news["since"] < 60
    async with ann.at(table["id"]) as place:
        await place.until(owes)
        await place.choose(place.codes[0])
    assert "" == (await ann.get("/api/tables"))["news"][table["id"]]["question"]
    assert "Quale carta giochi?" in (await bob.get("/api/tables", lang="it"))["news"][table["id"]]["question"]


async def test_news_tell_results_and_a_race_can_be_dropped(arrive: Arrive) -> None:
    ann: Guest = await arrive("Ann")
    table = await finished(ann, ["me", "level-1"])
    found = await ann.get("/api/tables")
    result = found["news"][table["id"]]["result"]
    assert [1, 2] == [line["place"] for line in result]
    assert ["Ann"] == [line["name"] for line in result if line["mine"]]
    assert "stages" in result[0]["text"]
    assert result == (await ann.get("/api/tables"))["news"][table["id"]]["result"]

    await ann.post(f"/api/tables/{table['id']}/leave")
    assert [] == (await ann.get("/api/tables"))["mine"]
    assert (await ann.get(f"/api/replays/{table['id']}"))["over"]


async def test_strangers_get_no_news(arrive: Arrive) -> None:
    _, _, table = await two_at_a_table(arrive, access="public")
    zoe: Guest = await arrive("Zoe")
    found = await zoe.get("/api/tables")
    assert table["id"] in [each["id"] for each in found["public"]]
    assert {} == found["news"]


# Empty seats


async def test_empty_seats_are_asked_about_and_never_filled_silently(arrive: Arrive) -> None:
    ann, bob = await arrive("Ann"), await arrive("Bob")
    table = await ann.open_table("crazy-race", ["me", "open", "open"])
    refused = await ann.post(f"/api/tables/{table['id']}/start", expect=409)
    assert "empty-seats" == refused["error"]
    assert "2 seats are empty" in refused["text"]
    await bob.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    await bob.post(f"/api/tables/{table['id']}/fill", {}, expect=403)
    await ann.post(f"/api/tables/{table['id']}/fill", {"level": "level-9"}, expect=422)
    filled = await ann.post(f"/api/tables/{table['id']}/fill", {"level": "level-3"})
    assert ["", "", "level-3"] == [seat["bot"] for seat in filled["seats"]]
    assert "running" == (await ann.post(f"/api/tables/{table['id']}/start"))["status"]


async def test_a_race_can_start_without_the_empty_seats(arrive: Arrive) -> None:
    ann, bob = await arrive("Ann"), await arrive("Bob")
    table = await ann.open_table("crazy-race", ["me", "open", "open", "level-1"])
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {"seat": 2})
    await bob.post(f"{path}/drop-empty", expect=403)
    fewer = await ann.post(f"{path}/drop-empty")
    assert [(0, ""), (1, ""), (2, "level-1")] == [(each["seat"], each["bot"]) for each in fewer["seats"]]
    assert ["Ann", "Bob"] == [each["name"] for each in fewer["seats"][:2]]
    assert "running" == (await ann.post(f"{path}/start"))["status"]
    async with bob.at(table["id"]) as two:
        await two.until(lambda view: bool(view["scene"]))
        assert 3 == len(two.view["scene"]["players"])
    assert "started-already" == (await ann.post(f"{path}/drop-empty", expect=409))["error"]


async def test_a_race_needs_as_many_drivers_as_its_game(arrive: Arrive) -> None:
    ann: Guest = await arrive("Ann")
    table = await ann.open_table("crazy-race", ["me", "open", "open"])
    refused = await ann.post(f"/api/tables/{table['id']}/drop-empty", expect=400)
    assert "bad-setup" == refused["error"]
    assert 3 == len((await ann.get(f"/api/tables/{table['id']}"))["seats"])


async def test_a_new_table_with_open_seats_does_not_start(arrive: Arrive) -> None:
    ann: Guest = await arrive("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"setup": {"game": "crazy-race", "seats": 2}, "seats": seats, "start": True}
    assert "empty-seats" == (await ann.post("/api/tables", body, expect=409))["error"]


# Tables in words


async def test_a_table_says_what_is_agreed(arrive: Arrive) -> None:
    ann: Guest = await arrive("Ann")
    setup = {"preset": "league-night", "circuit": "monza", "switches": {"laps": 2, "injuries": True}}
    table = await ann.open_table("formula-de", ["me", "open"], setup=setup, delay=30)
    assert "Autodromo Nazionale di Monza" == table["circuit_title"]
    assert "League night" == table["preset"]
    assert [("laps", 2)] == [(each["name"], each["value"]) for each in table["switches"]]
    assert 30 == table["delay"]
    assert not table["is_rookie"]
    rookie = await ann.open_table("formula-de", ["me", "level-1"], setup={"preset": "first-lap"})
    assert rookie["is_rookie"]
    assert [] == rookie["switches"]


# Races again


async def test_a_rematch_against_bots_starts_at_once(arrive: Arrive) -> None:
    ann: Guest = await arrive("Ann")
    table = await finished(ann, ["me", "level-1", "level-3"])
    again = await ann.post(f"/api/tables/{table['id']}/rematch")
    assert "running" == again["status"]
    assert ["", "level-1", "level-3"] == sorted(seat["bot"] for seat in again["seats"])
    assert 1 == sum(seat["mine"] for seat in again["seats"])


async def test_a_rematch_starts_when_the_others_agree(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    async with ann.at(table["id"]) as one, bob.at(table["id"]) as two:
        await asyncio.gather(to_the_end(one), to_the_end(two))
    await two_agree(ann, bob, table["id"])


async def two_agree(ann: Guest, bob: Guest, table: str) -> None:
    again = await ann.post(f"/api/tables/{table}/rematch")
    assert "open" == again["status"]
    assert {"Ann": False, "Bob": True} == {seat["name"]: seat["invited"] for seat in again["seats"]}
    assert "empty-seats" == (await ann.post(f"/api/tables/{again['id']}/start", expect=409))["error"]
    assert again["id"] in [each["id"] for each in (await bob.get("/api/tables"))["mine"]]
    agreed = await bob.post(f"/api/tables/{table}/rematch")
    assert (again["id"], "running") == (agreed["id"], agreed["status"])
    assert not any(seat["invited"] or seat["away"] for seat in agreed["seats"])


async def test_a_user_can_race_again_before_the_others_finish(arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    again = await bob.post(f"/api/tables/{table['id']}/again")
    assert "running" == again["status"]
    assert ["Bob"] == [seat["name"] for seat in again["seats"] if not seat["bot"]]
    zoe: Guest = await arrive("Zoe")
    await zoe.post(f"/api/tables/{table['id']}/again", expect=403)
    assert "running" == (await ann.get(f"/api/tables/{table['id']}"))["status"]


# The pace of bots


@pytest.mark.parametrize("choosing", [1, 2, 5])
def test_a_turn_of_a_bot_takes_less_than_two_seconds_however_long_it_is(choosing: int) -> None:
    turn = sum(allowance(made, choosing) for made in range(100))
    assert turn * choosing <= 2 * FIRST_SECONDS < 2.0


def test_decisions_in_a_row_are_those_of_one_bot() -> None:
    made = [(0, "person"), (1, "bot"), (2, "bot"), (2, "bot")]
    entries = [Entry(number, "choose", seat, "x", actor, 0.0) for number, (seat, actor) in enumerate(made)]  # type: ignore[arg-type]
    assert [0, 0, 2] == [made_in_a_row(entries, seat) for seat in range(3)]


async def test_bots_drive_faster_for_a_user_who_races_alone(arrive: Arrive) -> None:
    ann: Guest = await arrive("Ann")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    async with ann.at(table["id"]) as place:
        assert "done" == (await place.ask("pace", speed=8))["type"]
        while place.table.get("speed") != 8:
            await place.hear()


async def test_bots_keep_their_pace_while_others_race(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive)
    async with ann.at(table["id"]) as place:
        refused = await place.ask("pace", speed=4)
        assert "not-alone" == refused["error"]
    zoe: Guest = await arrive("Zoe")
    async with zoe.at(table["id"]) as place:
        assert "no-seat-here" == (await place.ask("pace", speed=4))["error"]


# Stories


async def test_the_story_of_a_race(arrive: Arrive) -> None:
    ann: Guest = await arrive("Ann")
    table = await finished(ann, ["me", "level-3", "level-3"])
    story = await ann.get(f"/api/replays/{table['id']}/story")
    assert ["Ann", "Bruno", "Celeste"] == [driver["name"] for driver in story["drivers"]]
    assert "The finish" == story["columns"][-1]["label"]
    assert [1, 2, 3] == sorted(story["columns"][-1]["places"])
    numbers = [point["number"] for point in story["points"]]
    assert numbers == sorted(numbers)
    last = story["points"][-1]
    winner = story["columns"][-1]["places"].index(1)
    assert ("finish", winner) == (last["kind"], last["seat"])
    assert last["number"] == len((await ann.get(f"/api/replays/{table['id']}"))["moves"])


def test_a_story_tells_who_is_out_and_why() -> None:
    from paddock.server.replays.replay import Replay
    from paddock.server.replays.story import story_of

    match = paddock.game("formula-de").new(2, preset="first-lap", seed=5, names=("Ann", "Bob"))
    while not match.over:  # Ann always takes the highest gear
        seat = match.to_move[0]
        options = match.decision(seat).options
        match.choose(seat, max(options, key=lambda option: option.code) if seat == 0 else options[-1])
    story = story_of(Replay.of_record(match.record()), "en")
    out = [point for point in story.points if point.kind == "out" and point.seat == 0]
    assert 1 == len(out)
    assert "Ann is out of the race" == out[0].text
    assert any("out" in line for line in out[0].lines)
    assert story.columns[-1].places[0] is None

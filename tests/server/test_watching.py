"""Watching together: replays with a leader, events on one page, and a switch that hides results everywhere."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from paddock.server.clock import now
from paddock.server.endpoints import ENDPOINTS
from paddock.server.store import Store
from paddock.server.store.schema import entries
from paddock.server.watching.hiding import HIDDEN_SECONDS, Hiding
from serving import Guest, Place, Server, drive, with_account

GAME = "crazy-race"
SPOILER = "What a win, unbelievable"
RESULT_KEYS = {
    *("place", "winners", "placings", "result", "leaders", "seed", "moves", "moments", "wins", "scores", "totals"),
    *("history", "columns", "penalties", "corrections", "carried", "blunders", "log"),
}
"""What a reply about a race calls the things that tell how it went."""
REPLAYED = "/api/replays/{race}/moments/{number}"
"""The replay itself, which tells what has happened up to a moment."""


def results_in(reply: Any) -> list[str]:
    """The keys under which a reply tells a result."""
    if isinstance(reply, dict):
        is_zero = reply.get("points") == 0  # the standings before the first race
        own = [key for key, value in reply.items() if key in RESULT_KEYS and value and not (is_zero and key == "place")]
        return own + [key for value in reply.values() for key in results_in(value)]
    if isinstance(reply, list):
        return [key for value in reply for key in results_in(value)]
    return []


async def until(look: Any) -> Any:
    """What `look` finds, as soon as it finds something."""
    for _ in range(600):
        found = await look()
        if found:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("it did not happen")


class World:
    """A rated public race, a race of a season and an event, before and after their ends; and viewers of them."""

    def __init__(self, servers: tuple[Server, Server]) -> None:
        self.servers = servers
        self.people: list[Guest] = []
        self.before: dict[str, str] = {}

    async def arrive(self, name: str, process: int = 0) -> Guest:
        guest = await Guest(self.servers[process].url, name).arrive()
        self.people.append(guest)
        return guest

    async def build(self) -> "World":
        self.ann, self.bob = await with_account(self.arrive, "Ann"), await with_account(self.arrive, "Bob")
        self.zoe = await self.arrive("Zoe", process=1)
        self.visitor = Guest(self.servers[1].url, "nobody")
        self.people.append(self.visitor)
        self.table = (await self.ann.open_table(GAME, ["me", "open"], rated=True, access="public"))["id"]
        await self.bob.post(f"/api/tables/{self.table}/join", {})
        await self.ann.post(f"/api/tables/{self.table}/start")
        self.club = (await self.ann.post("/api/clubs", {"name": "Pit lane", "access": "public"}))["id"]
        rules = {"title": "Cup", "stand_in": "level-1", "points": [9, 4], "races": [{"name": "One", "game": GAME}] * 2}
        self.season = (await self.ann.post(f"/api/clubs/{self.club}/seasons", rules))["id"]
        for name in ("Uno", "Due"):
            await self.ann.post(f"/api/seasons/{self.season}/drivers", {"name": name, "bot": "level-1"})
        event = await self.ann.post("/api/events", {"title": "Friday", "tables": [self.table]})
        self.event, self.invite = event["id"], event["invite"]
        self.driver = (await self.ann.get("/api/me"))["id"]
        await self.zoe.post("/api/watching", {"hide": True})
        await self.visitor.post("/api/watching", {"hide": True})
        return self

    async def race(self) -> "World":
        """Both races to their ends, with a protest, chat and commentary that tell how they went."""
        self.before = {path: await self.read(self.zoe, path) for path in self.paths() if "/seasons/" in path}
        page = await self.ann.post(f"/api/seasons/{self.season}/races/1/open")
        self.raced = page["races"][0]["table"]
        await asyncio.gather(drive(self.ann, self.table), drive(self.bob, self.table))
        async with self.ann.at(self.table) as place:
            await place.ask("chat", text=SPOILER)
        await self.ann.post(f"/api/events/{self.event}/comments", {"text": SPOILER, "table": self.table})

        async def filed() -> bool:
            return bool((await self.ann.get(f"/api/seasons/{self.season}"))["run"])

        await until(filed)
        return self

    def paths(self) -> list[str]:
        """Every address of the reference that can be read, with the things of this world in it."""
        found = []
        for point in ENDPOINTS:
            if point.method == "GET" and point.path != REPLAYED:
                found += [self.filled(point.path, race) for race in self.races(point.path)]
        return found

    def races(self, path: str) -> list[str]:
        if "{race}" not in path and "{table}" not in path:
            return [""]
        return ["1"] if "/seasons/" in path else [self.table, getattr(self, "raced", self.table)]

    def filled(self, path: str, race: str) -> str:
        known = {"table": race, "race": race, "season": self.season, "club": self.club, "event": self.event}
        known |= {"driver": self.driver, "user": self.driver, "game": GAME, "number": "1", "figure": "1", "step": "1"}
        return re.sub(r"{(\w+)}", lambda name: known.get(name[1], "first"), path)

    @staticmethod
    async def read(guest: Guest, path: str) -> str:
        return (await guest.http.get(path)).text


@pytest.fixture
async def stage(servers: tuple[Server, Server]) -> AsyncIterator[World]:
    """A world with nobody in it yet."""
    made = World(servers)
    yield made
    for guest in made.people:
        await guest.close()


@pytest.fixture
async def world(stage: World) -> World:
    return await stage.build()


async def test_no_result_leaks_anywhere(world: World) -> None:
    """Every address of the reference, for a user and for a visitor who hide results, beside one who does not."""
    await world.race()
    last = (await world.ann.get(f"/api/replays/{world.table}"))["moves"]
    end = (await world.ann.get(f"/api/replays/{world.table}/moments/{len(last)}"))["log"][-1]["text"]
    record = await world.ann.get(f"/api/tables/{world.table}/record")
    seed = re.search(r"seed\W+(\w+)", record)
    assert seed is not None
    told: set[str] = set()
    for path in world.paths():
        shown, hidden = await world.read(world.ann, path), await world.read(world.zoe, path)
        visited = await world.read(world.visitor, path)
        if tells(shown, end, seed[1]):
            told.add(path)
        if path not in own_things(world):
            assert not tells(hidden, end, seed[1]), path
            assert not tells(visited, end, seed[1]), path
        if path in world.before and path.endswith((".csv", "/page", ".ics")):
            assert hidden == world.before[path], f"{path} is as it was before the race"
        if path in world.before and path.endswith("/log"):
            assert [*types(world.before[path]), "opened"] == types(hidden)
    check_the_walk_can_fail(world, told)


def tells(reply: str, *secrets: str) -> bool:
    """Whether a reply tells how a race went."""
    try:
        found = results_in(json.loads(reply))
    except ValueError:
        found = []
    return bool(found) or any(each in reply for each in (SPOILER, *secrets))


def types(log: str) -> list[str]:
    """What happened in a season, by its log."""
    return [line["type"] for line in json.loads(log)["lines"]]


def own_things(world: World) -> set[str]:
    """What has the words of results and none: rules, pictures, the list of what is stored; and one's own data."""
    games = ("/api/games", "/api/catalogue", "/api/learn", "/api/looks", "/api/glossary", "/api/puzzles")
    return {path for path in world.paths() if path.startswith((*games, "/api/privacy", "/api/me"))}


def check_the_walk_can_fail(world: World, told: set[str]) -> None:
    """Those who do not hide results learn them at all these addresses."""
    race, season = f"/api/replays/{world.table}", f"/api/seasons/{world.season}"
    for path in (
        *(race, f"{race}/story", f"{race}/chances", f"/api/tables/{world.table}/record"),
        *(f"/api/tables/{world.table}/scene", "/api/archive", f"/api/drivers/{world.driver}"),
        *(season, f"{season}/races/1", f"/api/clubs/{world.club}", f"/api/events/{world.event}", "/api/tables"),
    ):
        assert path in told, path


async def test_a_race_is_shown_once_it_was_watched(world: World) -> None:
    await world.race()
    zoe, table = world.zoe, world.table
    last = len((await world.ann.get(f"/api/replays/{table}"))["moves"])
    info = await zoe.get(f"/api/replays/{table}")
    assert (True, [], [], "") == (info["hidden"], info["moves"], info["moments"], info["seed"])
    assert not (await zoe.get(f"/api/replays/{table}/moments/{last - 1}"))["last"]
    assert (await zoe.get(f"/api/replays/{table}/moments/{last}"))["last"]
    await zoe.get(f"/api/replays/{table}/moments/{last + 1}", expect=404)
    for path in ("story", "chances", "choices/1"):
        assert "results-hidden" == (await zoe.get(f"/api/replays/{table}/{path}", expect=403))["error"]
    archived = next(each for each in (await zoe.get("/api/archive"))["races"] if each["id"] == table)
    assert (True, [0, 0]) == (archived["hidden"], [seat["place"] for seat in archived["seats"]])
    assert [0, 1] == [seat["seat"] for seat in archived["seats"]], "by seat, not by place"
    assert table not in [each["id"] for each in (await zoe.get("/api/archive", name="Ann", outcome="won"))["races"]]

    for guest in (zoe, world.visitor):
        await guest.post("/api/watching", {"seen": [table]})
        assert not (await guest.get(f"/api/replays/{table}"))["hidden"]
        archived = next(each for each in (await guest.get("/api/archive"))["races"] if each["id"] == table)
        assert [1, 2] == [seat["place"] for seat in archived["seats"]]
    assert (await zoe.get(f"/api/seasons/{world.season}"))["races"][0]["hidden"], "one race does not show another"
    await zoe.post("/api/watching", {"seen": [world.raced]})
    page = await zoe.get(f"/api/seasons/{world.season}")
    assert (1, 9) == (page["run"], page["standings"][0]["points"])
    await zoe.post("/api/watching", {"hide": False})
    assert not (await zoe.get("/api/watching"))["hide"]


async def test_those_who_drove_see_their_results(world: World) -> None:
    await world.race()
    await world.bob.post("/api/watching", {"hide": True})
    assert not (await world.bob.get(f"/api/replays/{world.table}"))["hidden"]
    assert (await world.bob.get(f"/api/seasons/{world.season}"))["races"][0]["hidden"], "Bob did not drive there"
    news = (await world.bob.get("/api/tables"))["news"]
    assert [1, 2] == [line["place"] for line in news[world.table]["result"]]


async def test_a_socket_tells_nothing_of_a_hidden_race(world: World) -> None:
    await world.race()
    async with world.zoe.at(world.table) as place:
        place.keeps = True
        await place.ask("ping")
        assert place.table["hidden"]
        assert not place.view
        assert SPOILER not in place.bytes.decode()
    await world.zoe.post("/api/watching", {"seen": [world.table]})
    async with world.zoe.at(world.table) as place:
        await place.until(lambda view: view["over"])
        assert not place.table["hidden"]


def test_old_results_are_no_secret() -> None:
    hiding = Hiding(True, "zoe", frozenset({"seen"}))
    assert hiding.hides("race", now() - HIDDEN_SECONDS + 60, ("ann", None))
    assert not hiding.hides("race", now() - HIDDEN_SECONDS - 60, ("ann", None))
    assert not hiding.hides("race", now(), ("zoe", None)), "she drove"
    assert not hiding.hides("seen", now(), ("ann", None))


# The delay


async def test_delayed_spectators_get_end_and_chat_with_the_delay(stage: World) -> None:
    """The end, its chat and its commentary come when the race of the spectator has come to its end."""
    ann, eve = await stage.arrive("Ann"), await stage.arrive("Eve", process=1)
    table = (await ann.open_table(GAME, ["me", "level-1"], delay=3600, start=True))["id"]
    event = (await ann.post("/api/events", {"title": "Late", "tables": [table]}))["id"]
    async with eve.at(table) as place:
        place.keeps = True
        await place.until(lambda _: True)
        await drive(ann, table)
        async with ann.at(table) as own:
            await own.ask("chat", text=SPOILER)
        await ann.post(f"/api/events/{event}/comments", {"text": SPOILER, "table": table})
        assert "running" == place.table["status"]
        for _ in range(3):
            await place.ask("ping")
        assert SPOILER not in place.bytes.decode()
        assert not place.view["over"]
        assert 0 == place.view["number"]
        assert [] == (await eve.get(f"/api/events/{event}"))["comments"]
        assert SPOILER == (await ann.get(f"/api/events/{event}"))["comments"][0]["text"]

        # An hour passes.
        store = Store(stage.servers[0].settings.database)
        with store.database.write() as connection:
            connection.execute(entries.update().where(entries.c.table_id == table).values(at=entries.c.at - 7200))
        store.close()


# Shared replays


class Watcher:
    """A driver beside a replay."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.shared: dict[str, Any] = {}

    async def until(self, **wanted: Any) -> dict[str, Any]:
        """Receive messages until the leader is where a test expects it."""
        while not (self.shared and all(self.shared[name] == value for name, value in wanted.items())):
            said = await self.place.hear()
            if said["type"] == "shared":
                self.shared = said
        return self.shared


async def test_one_leads_and_the_others_follow(stage: World) -> None:
    """Ann on one process, Bob on the other, and Eve who only watches."""
    ann, bob, eve = await stage.arrive("Ann"), await stage.arrive("Bob", process=1), await stage.arrive("Eve", 1)
    table = (await ann.open_table(GAME, ["me", "open"]))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    async with ann.at(table) as early:
        assert "not-over" == (await early.ask("lead", number=1))["error"]
    await asyncio.gather(drive(ann, table), drive(bob, table))
    async with ann.at(table) as one, bob.at(table) as two, eve.at(table) as three:
        leader, follower, guest = Watcher(one), Watcher(two), Watcher(three)
        assert "no-seat-here" == (await three.ask("lead", number=1))["error"]
        for place in (one, two):  # each process learns by itself who is at the other
            await until_together(place, 2)
        assert "done" == (await one.ask("lead", number=7, speed=2.0, pointer=[12.5, 40.0]))["type"]
        seen = await follower.until(number=7)
        assert ("Ann", 0, 2.0, [12.5, 40.0]) == (seen["name"], seen["seat"], seen["speed"], seen["pointer"])
        assert not seen["mine"]
        assert "Ann" == (await guest.until(number=7))["name"]
        assert "not-leading" == (await two.ask("lead", number=1))["error"]
        assert "not-leading" == (await two.ask("hand", seat=1))["error"]
        assert "not-here" == (await one.ask("hand", seat=5))["error"]
        assert "done" == (await one.ask("hand", seat=1))["type"]
        assert (await follower.until(name="Bob"))["mine"]
        assert "done" == (await two.ask("lead", number=9))["type"]
        assert not (await leader.until(number=9, name="Bob"))["mine"]
    async with eve.at(table) as late:
        assert 9 == (await Watcher(late).until(name="Bob"))["number"], "a late-comer learns where they are"


async def until_together(place: Place, count: int) -> None:
    """Receive messages until this number of drivers is here."""
    while sum(seat["online"] for seat in place.table.get("seats", ())) < count:
        await place.hear()


# Events


async def test_an_event_shows_its_tables_and_what_commentators_write(stage: World) -> None:
    ann, bob, eve = await stage.arrive("Ann"), await stage.arrive("Bob", process=1), await stage.arrive("Eve", 1)
    one = (await ann.open_table(GAME, ["me", "level-1"], start=True))["id"]
    two = (await ann.open_table(GAME, ["me", "level-1"], start=True))["id"]
    closed = (await ann.open_table(GAME, ["me", "level-1"], spectators=False, start=True))["id"]
    await bob.post("/api/events", {"title": "Mine", "tables": [closed]}, expect=403)
    await bob.post("/api/events", {"title": "Mine", "tables": []}, expect=422)
    await bob.post("/api/events", {"title": "Mine", "tables": ["nowhere"]}, expect=404)
    made = await ann.post("/api/events", {"title": "Friday night", "tables": [one, two, closed]})
    event, key = made["id"], made["invite"]
    seen = await eve.get(f"/api/events/{event}")
    assert [one, two] == [table["id"] for table in seen["tables"]], "Eve may not watch the third"
    assert ("", []) == (seen["invite"], seen["named"])

    line = {"text": "And they are off!", "table": one}
    await bob.post(f"/api/events/{event}/comments", line, expect=403)
    await bob.post(f"/api/events/{event}/commentate", {"key": "guessed"}, expect=403)
    await bob.post(f"/api/events/{event}/commentate", {"key": key})
    said = (await bob.post(f"/api/events/{event}/comments", line))["comments"][0]
    assert ("Bob", one, True) == (said["name"], said["table"], said["mine"])
    assert said["moment"] <= 1, "Ann has not moved yet"
    await bob.post(f"/api/events/{event}/comments", {**line, "table": "elsewhere"}, expect=404)
    await drive(ann, one)
    moves = len((await eve.get(f"/api/replays/{one}"))["moves"])
    said = (await bob.post(f"/api/events/{event}/comments", {"text": "The flag!", "table": one}))["comments"][0]
    assert moves == said["moment"], "the moment is that of the replay"
    assert ["The flag!", "And they are off!"] == [
        each["text"] for each in (await eve.get(f"/api/events/{event}"))["comments"]
    ]
    await eve.post(f"/api/events/{event}/comments/{said['id']}/remove", expect=404)
    assert 1 == len((await ann.post(f"/api/events/{event}/comments/{said['id']}/remove"))["comments"])

    for path, body in (("change", {"title": "Mine", "tables": [one]}), ("remove", None)):
        await bob.post(f"/api/events/{event}/{path}", body, expect=403)
    changed = await ann.post(f"/api/events/{event}/change", {"title": "Saturday", "tables": [two]})
    assert ("Saturday", [two]) == (changed["title"], [table["id"] for table in changed["tables"]])
    assert event in [each["id"] for each in (await ann.get("/api/events"))["events"]]
    await ann.post(f"/api/events/{event}/remove")
    await eve.get(f"/api/events/{event}", expect=404)


async def test_a_round_of_a_season_is_an_event(world: World) -> None:
    body = {"title": "Round one", "season": world.season, "race": 1}
    await world.bob.post("/api/events", body, expect=403)
    await world.ann.post("/api/events", {**body, "race": 3}, expect=404)
    event = await world.ann.post("/api/events", body)
    assert [] == event["tables"], "the table opens with the race"
    assert event["id"] == (await world.ann.post("/api/events", body))["id"], "a round has one page"
    page = await world.ann.post(f"/api/seasons/{world.season}/races/1/open")
    assert {"1": event["id"]} == page["events"]
    seen = await world.zoe.get(f"/api/events/{event['id']}")
    assert [page["races"][0]["table"]] == [table["id"] for table in seen["tables"]]


async def test_what_a_deleted_user_wrote_is_gone(world: World) -> None:
    await world.zoe.post(f"/api/events/{world.event}/commentate", {"key": world.invite})
    await world.zoe.post(f"/api/events/{world.event}/comments", {"text": "Hello"})
    await world.zoe.post("/api/watching", {"seen": [world.table]})
    own = await world.zoe.get("/api/me/data")
    assert "Hello" == own["commentary"][0]["text"]
    assert [world.table] == [each["race"] for each in own["watched_races"]]
    await world.zoe.post("/api/me/delete", {"confirm": "Zoe"})
    event = await world.ann.get(f"/api/events/{world.event}")
    assert ([], []) == (event["comments"], event["commentators"])

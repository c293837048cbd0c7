"""Duplicate matches: each team in each seat once with the same luck, and no leak before all tables are over."""

import itertools
import json
from typing import Any

import pytest

import paddock
from paddock.server.clubs.match_views import known_runs
from paddock.server.clubs.matches import points, table_of
from paddock.server.endpoints import ENDPOINTS
from paddock.server.store import Store
from paddock.server.store.matches import MatchRun
from paddock.server.watching.hiding import SHOWS_ALL
from server.test_clubs import a_match, until
from serving import Guest, Server


@pytest.mark.parametrize(("teams", "seats"), [(2, 2), (2, 6), (3, 3), (3, 6), (4, 4)])
def test_each_team_has_each_seat_once_and_as_many_cars_at_every_table(teams: int, seats: int) -> None:
    sat = {(table_of(team, seat, teams), seat) for team in range(teams) for seat in range(seats)}
    assert sat == set(itertools.product(range(teams), range(seats)))
    for team in range(teams):
        at = [table_of(team, seat, teams) for seat in range(seats)]
        assert all(at.count(table) == seats // teams for table in range(teams))


def run(team: int, seat: int, place: int, gap: int = 0, **more: Any) -> MatchRun:
    return MatchRun("m", team, seat, None, "level-1", "Bot", f"t{team}", 1.0, place, gap, **more)


def test_points_are_for_teams_that_did_worse_in_the_same_seat() -> None:
    runs = [run(0, 0, 1, 5), run(1, 0, 1, 5), run(2, 0, 2), run(0, 1, 2, -1), run(1, 1, 2, -4), run(2, 1, 0)]
    assert [points(each, runs) for each in runs] == [3, 3, 0, 2, 0, 0]
    assert [points(each, runs[:2]) for each in runs[:2]] == [1, 1]


def test_who_still_drives_knows_no_result() -> None:
    mine = MatchRun("m", 0, 0, "ann", "", "Ann", "t1")
    others = [run(1, 0, 1), run(0, 1, 2)]
    assert known_runs([mine, *others], "ann", SHOWS_ALL) == []
    assert known_runs([mine, *others], "bob", SHOWS_ALL) == others


class World:
    """A match of two teams with two seats: Ann and Bob are Reds, Cleo and Dan Blues; Zoe is a member who watches."""

    def __init__(self, servers: tuple[Server, Server]) -> None:
        self.servers = servers
        self.guests: dict[str, Guest] = {}

    async def arrive(self, **more: Any) -> "World":
        for index, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Zoe", "Stranger")):
            self.guests[name] = await Guest(self.servers[index % 2].url, name).arrive()
        ann = self["Ann"]
        made = await ann.post("/api/clubs", {"name": "Duel", "access": "invitation"})
        self.club = made["id"]
        for name in ("Bob", "Cleo", "Dan", "Zoe"):
            await self[name].post(f"/api/clubs/{self.club}/join", {"key": made["invite"]})
        members = (await ann.get(f"/api/clubs/{self.club}"))["members"]
        self.ids = {each["name"]: each["id"] for each in members}
        teams = [[("user", self.ids[name]) for name in team] for team in (("Ann", "Bob"), ("Cleo", "Dan"))]
        self.body = a_match(teams, stand_in="level-1", **more)
        self.match = (await ann.post(f"/api/clubs/{self.club}/matches", self.body))["id"]
        return self

    def __getitem__(self, name: str) -> Guest:
        return self.guests[name]

    async def see(self, name: str) -> dict[str, Any]:
        return await self[name].get(f"/api/matches/{self.match}")  # type: ignore[no-any-return]

    async def table(self, name: str) -> str:
        """The table at which a driver sits."""
        return str(next(each["id"] for each in (await self.see(name))["tables"] if each["mine"]))

    async def leave(self, *names: str) -> None:
        """Bots drive on for these drivers."""
        for name in names:
            await self[name].post(f"/api/tables/{await self.table(name)}/leave")

    async def close(self) -> None:
        for guest in self.guests.values():
            await guest.close()


async def test_a_match_from_the_clubs_page_to_its_result_without_a_leak(servers: tuple[Server, Server]) -> None:
    world = await World(servers).arrive()
    page = await world.see("Ann")
    assert [each["name"] for each in page["teams"]] == ["A", "B"]
    assert [[run["name"] for run in seat["runs"]] for seat in page["seats"]] == [["Ann", "Cleo"], ["Bob", "Dan"]]
    assert [[run["table"] for run in seat["runs"]] for seat in page["seats"]] == [[1, 2], [2, 1]]
    one, two = await world.table("Ann"), await world.table("Bob")
    assert (await world.table("Dan"), await world.table("Cleo")) == (one, two)
    views = [await world[name].get(f"/api/tables/{table}") for name, table in (("Ann", one), ("Bob", two))]
    assert views[0]["seed_hash"] == views[1]["seed_hash"] == page["seed_hash"], "the same luck"
    store = Store(servers[0].settings.database_url)
    found = store.matches.get(world.match)
    store.close()
    assert found is not None

    # Ann, the organiser who opened all tables, still drives at table 1: she sees nothing of table 2 while it runs.
    await check_no_look(world, "Ann", two, found.seed)
    await world.leave("Bob", "Cleo")

    async def ended() -> bool:
        return bool((await world.see("Zoe"))["tables"][1]["is_over"])

    await until(ended)
    # Table 2 is over: those who still drive learn that much and no more, others see its results.
    for name in ("Ann", "Dan"):
        await check_no_look(world, name, two, found.seed)
        seen = await world.see(name)
        assert {run["state"] for seat in seen["seats"] for run in seat["runs"]} == {"running", "hidden"}
        assert {run["place"] for seat in seen["seats"] for run in seat["runs"]} == {0}
    for name in ("Zoe", "Cleo"):
        seen = await world.see(name)
        assert sorted(run["place"] for seat in seen["seats"] for run in seat["runs"]) == [0, 0, 1, 2]
        assert not seen["seed"]
    await check_no_look(world, "Zoe", two, found.seed)
    assert found.seed not in (await world["Bob"].http.get(f"/api/tables/{two}/record")).text, "nor to its own drivers"
    assert (await world["Bob"].get(f"/api/replays/{two}"))["over"]

    await world.leave("Ann", "Dan")

    async def over() -> Any:
        seen = await world.see("Ann")
        return seen if seen["state"] == "over" else None

    page = await until(over)
    assert page["is_complete"]
    assert page["seed"] == found.seed
    assert sum(team["points"] for team in page["teams"]) == page["most"] == 4

    async def opened() -> bool:
        answer = await world["Ann"].http.get(f"/api/tables/{two}/record")
        return answer.status_code == 200 and found.seed in answer.text

    await until(opened)
    assert (await world["Zoe"].get(f"/api/replays/{one}"))["over"]
    [line] = (await world["Zoe"].get(f"/api/clubs/{world.club}"))["matches"]
    assert [team["points"] for team in line["teams"]] == [team["points"] for team in page["teams"]]
    assert world.match in json.dumps((await world["Ann"].get("/api/me/data"))["matches"])
    await world.close()


async def check_no_look(world: World, name: str, table: str, seed: str) -> None:
    """Walk all addresses of tables, replays and the match: none tells a user anything of a table that is sealed."""
    guest, heard = world[name], ""
    for point in ENDPOINTS:
        if point.method != "GET" or not any(key in point.path for key in ("{table}", "/replays/{race}")):
            continue
        path = point.path.replace("{table}", table).replace("{race}", table).replace("{number}", "1")
        path = path.replace("{moment}", "1").replace("{seat}", "0")
        if "{" in path:
            continue
        answer = await guest.http.get(path)
        known = point.path == "/api/tables/{table}"  # says that it is private, and no more
        assert answer.status_code in (400, 401, 403, 404, 409, 422) or known, (path, answer.text[:200])
        heard += answer.text
    for path in (
        f"/api/matches/{world.match}",
        f"/api/clubs/{world.club}",
        "/api/tables",
        "/api/me/data",
        "/api/archive",
    ):
        heard += (await guest.http.get(path)).text
    async with guest.at(table) as place:
        said = await place.hear()
        assert (said["type"], said["error"]) == ("refused", "no-spectators")
    await guest.post(f"/api/tables/{table}/fork", {"number": 1, "seat": 0, "level": ""}, expect=403)
    await guest.post("/api/events", {"title": "Peek", "tables": [table]}, expect=403)
    assert seed not in heard
    assert paddock.seed_hash(seed) in heard


async def test_a_match_that_cannot_be_is_refused_and_nothing_is_opened(servers: tuple[Server, Server]) -> None:
    world = await World(servers).arrive()
    ann, path = world["Ann"], f"/api/clubs/{world.club}/matches"
    bot, me = ("bot", "level-1"), ("user", world.ids["Ann"])
    for teams, status, error in (
        ([[me, bot], [me, bot]], 422, "match-driver-twice"),
        ([[bot, bot, bot], [bot, bot, bot]], 422, "match-seats"),
        ([[bot, bot], [bot]], 422, "match-seats"),
        ([[("user", "nobody"), bot], [bot, bot]], 403, "members-only"),
        ([[("bot", "level-99"), bot], [bot, bot]], 422, "no-such-level"),
    ):
        assert (await ann.post(path, a_match(teams), expect=status))["error"] == error
    twins = a_match([[bot, bot], [bot, bot]])
    twins["teams"][1]["name"] = "a"
    assert (await ann.post(path, twins, expect=422))["error"] == "match-team-names"
    await ann.post(path, {**a_match([[bot, bot], [bot, bot]]), "circuit": "nowhere"}, expect=400)
    assert (await world["Bob"].post(path, world.body, expect=403))["error"] == "organisers-only"
    assert len((await ann.get(f"/api/clubs/{world.club}"))["matches"]) == 1
    await world["Stranger"].get(f"/api/matches/{world.match}", expect=404)
    await world.close()


async def test_three_teams_of_bots_and_a_table_that_was_removed(servers: tuple[Server, Server]) -> None:
    ann = await Guest(servers[0].url, "Ann").arrive()
    club = (await ann.post("/api/clubs", {"name": "Bots", "access": "public"}))["id"]
    bots = [("bot", "level-1")] * 3
    match = (await ann.post(f"/api/clubs/{club}/matches", a_match([bots, bots, bots])))["id"]

    async def over() -> Any:
        seen = await ann.get(f"/api/matches/{match}")
        return seen if seen["state"] == "over" else None

    page = await until(over)
    assert sum(team["points"] for team in page["teams"]) == 3 * 6
    assert page["most"] == 12

    again = (
        await ann.post(f"/api/clubs/{club}/matches", a_match([[("user", await me(ann, club)), *bots[:1]], bots[:2]]))
    )["id"]
    table = next(each["id"] for each in (await ann.get(f"/api/matches/{again}"))["tables"] if each["mine"])
    store = Store(servers[0].settings.database_url)
    store.tables.change(table, status="closed")
    store.close()

    async def void() -> Any:
        seen = await ann.get(f"/api/matches/{again}")
        return seen if seen["state"] == "over" else None

    page = await until(void)
    states = sorted(run["state"] for seat in page["seats"] for run in seat["runs"])
    assert states == ["over", "over", "void", "void"]
    assert {team["points"] for team in page["teams"]} == {0}, "nothing to compare with"
    await ann.close()


async def me(guest: Guest, club: str) -> str:
    return str(next(each["id"] for each in (await guest.get(f"/api/clubs/{club}"))["members"] if each["mine"]))

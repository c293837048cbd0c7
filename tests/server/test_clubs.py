"""Clubs and their seasons: four rounds in three games, from the first idea to the last toast."""

import asyncio
import base64
import io
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from paddock.league import Championship
from paddock.league.folder import recomputed
from paddock.server.endpoints import ENDPOINTS
from paddock.server.store import Store
from paddock.server.store.schema import season_log
from serving import Guest, Server

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
CARDS = {"name": "Cards", "game": "crazy-race"}
CUBES = {"name": "Cubes", "game": "automobiles", "preset": "first-lap"}
GEARS = {
    "name": "Gears",
    "game": "formula-de",
    "circuit": "monza",
    "switches": {"laps": 1, "injuries": True},
}
RULES = {
    "title": "Winter cup",
    "stand_in": "level-1",
    "points": [10, 6, 4, 3, 2, 1],
    "races": [CARDS, CUBES, GEARS, CARDS],
    "best": 3,
}


def a_match(teams: list[list[tuple[str, str]]], **more: Any) -> dict[str, Any]:
    """The body of a duplicate match of card races: for each team its users and bots."""
    drivers = [{"name": name, "drivers": [dict([each]) for each in team]} for name, team in zip("ABC", teams)]  # noqa: B905
    return {"game": "crazy-race", "teams": drivers, **more}


class People:
    """Twelve people and a stranger, half of them on each process."""

    def __init__(self, servers: tuple[Server, Server]) -> None:
        self.guests = {name: Guest(servers[number % 2].url, name) for number, name in enumerate((*NAMES, "Stranger"))}

    async def __aenter__(self) -> "People":
        for guest in self.guests.values():
            await guest.arrive()
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self.guests.values():
            await guest.close()

    def __getitem__(self, name: str) -> Guest:
        return self.guests[name]


async def until(look: Any, seconds: float = 60.0) -> Any:
    """What `look` finds, as soon as it finds something."""
    for _ in range(int(seconds / 0.1)):
        found = await look()
        if found:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("it did not happen")


async def a_club(people: People, access: str = "invitation") -> str:
    """Ann's club, of which all twelve are members; Kim and Lou are stewards."""
    made = await people["Ann"].post("/api/clubs", {"name": "Pit lane", "about": "Every Friday", "access": access})
    club = made["id"]
    for name in NAMES[1:]:
        await people[name].post(f"/api/clubs/{club}/join", {"key": made["invite"]})
    members = (await people["Ann"].get(f"/api/clubs/{club}"))["members"]
    for name in ("Kim", "Lou"):
        user = next(each["id"] for each in members if each["name"] == name)
        await people["Ann"].post(f"/api/clubs/{club}/members/{user}", {"organiser": False, "steward": True})
    return str(club)


async def away_at_the_table(guest: Guest, table: str) -> None:
    """Let a bot drive on: the seat is handed over."""
    await guest.post(f"/api/tables/{table}/leave")


async def race(people: People, season: str, number: int, names: list[str]) -> dict[str, Any]:
    """Open the next race and let bots drive it to the end; the season when the result is filed."""
    organiser = people[names[0]] if names[0] in people.guests else people["Ann"]
    page = await organiser.post(f"/api/seasons/{season}/races/{number}/open")
    table = page["races"][number - 1]["table"]
    view = await organiser.get(f"/api/tables/{table}")
    for seat in view["seats"]:
        if not seat["bot"]:
            await away_at_the_table(people[seat["name"]], table)

    async def filed() -> Any:
        found = await organiser.get(f"/api/seasons/{season}")
        return found if found["run"] == number else None

    return await until(filed)  # type: ignore[no-any-return]


def points(page: dict[str, Any]) -> dict[str, int]:
    return {row["name"]: row["points"] for row in page["standings"]}


async def test_a_season_from_the_first_idea_to_the_last_toast(servers: tuple[Server, Server], tmp_path: Path) -> None:
    async with People(servers) as people:
        ann, bob = people["Ann"], people["Bob"]
        club = await a_club(people)
        season = (await ann.post(f"/api/clubs/{club}/seasons", {**RULES, "field": 4}))["id"]
        for name in ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"):
            team = "Red" if name in ("Ann", "Cleo") else ""
            await people[name].post(f"/api/seasons/{season}/enter", {"team": team})
            await people[name].post(f"/api/seasons/{season}/answer", {"race": 0, "comes": True})
        page = await ann.get(f"/api/seasons/{season}")
        assert [each["name"] for each in page["drivers"] if each["waiting"]] == ["Eve", "Fay"]
        keys = {each["name"]: each["key"] for each in page["drivers"]}

        # Round 1: Dan is ill, so Eve moves up from the waiting list.
        await people["Dan"].post(f"/api/seasons/{season}/answer", {"race": 1, "comes": False})
        page = await race(people, season, 1, ["Ann"])
        first = await ann.get(f"/api/seasons/{season}/races/1")
        assert {each["name"] for each in first["placings"]} == {"Ann", "Bob", "Cleo", "Eve"}
        assert all(each["text"] for each in first["placings"]), "what the game counts"

        # Round 2: Dan is back. Meanwhile Bob protests about round 1; the stewards decide after round 2 was run.
        winner, last = first["placings"][0], first["placings"][-1]
        protester = people[last["name"]]
        cases = await protester.post(
            f"/api/seasons/{season}/races/1/protest",
            {"against": [winner["key"]], "text": "The card was played late.", "moment": 3, "rule": "CR-TURN-01"}
            if await has_rule(ann, "CR-TURN-01")
            else {"against": [winner["key"]], "text": "The card was played late.", "moment": 3},
        )
        case = cases["cases"][0]
        assert case["line"].startswith("3. ")
        assert case["is_open"]
        page = await race(people, season, 2, ["Ann"])
        before = points(page)

        await people[winner["name"]].post(
            f"/api/seasons/{season}/protests/{case['number']}/state", {"text": "It was not."}
        )
        await people["Hal"].post(f"/api/seasons/{season}/protests/{case['number']}/state", {"text": "!"}, expect=403)
        penalty = {"driver": winner["key"], "kind": "points", "amount": 3}
        path = f"/api/seasons/{season}/protests/{case['number']}"
        await bob.post(f"{path}/vote", {"upheld": True}, expect=403)
        await people["Kim"].post(f"{path}/vote", {"upheld": True, "penalties": [penalty]})
        verdict = {"upheld": True, "penalties": [penalty], "why": "The replay shows it."}
        refused = await people["Kim"].post(f"{path}/decide", verdict, expect=409)
        assert "2 are needed" in refused["text"]
        await people["Lou"].post(f"{path}/vote", {"upheld": True})
        await people["Lou"].post(f"{path}/decide", verdict)
        page = await ann.get(f"/api/seasons/{season}")
        assert points(page)[winner["name"]] == before[winner["name"]] - 3
        appealed = await people[winner["name"]].post(f"{path}/appeal", {"text": "Look again."})
        assert appealed["cases"][0]["is_open"]
        await ann_or_other(people, winner["name"]).post(f"{path}/vote", {"upheld": True}, expect=403)

        # Round 3, at a real table: Cleo is hurt and misses round 4, in which her reserve Gus drives.
        result = {
            "places": [[keys["Ann"]], [keys["Bob"]]],
            "retired": [keys["Dan"], keys["Cleo"]],
            "fates": [{"driver": keys["Cleo"], "fate": "trauma"}],
            "fastest": keys["Bob"],
        }
        await ann.post(f"/api/seasons/{season}/races/3/result", result)
        third = await ann.get(f"/api/seasons/{season}/races/3")
        assert any("Cleo" in each for each in third["carried"])
        wrong = await ann.post(f"/api/seasons/{season}/races/3/result", result, expect=409)
        assert wrong["error"] == "league-says"
        corrected = {**result, "places": [[keys["Bob"]], [keys["Ann"]]], "why": "The sheet was read upside down."}
        await ann.post(f"/api/seasons/{season}/races/3/result", corrected)
        third = await ann.get(f"/api/seasons/{season}/races/3")
        assert third["placings"][0]["name"] == "Bob"
        assert third["corrections"][0]["why"] == "The sheet was read upside down."

        await people["Gus"].post(f"/api/seasons/{season}/enter", {})
        gus = next(each for each in (await ann.get(f"/api/seasons/{season}"))["drivers"] if each["name"] == "Gus")
        await ann.post(f"/api/seasons/{season}/drivers", {"driver": gus["key"], "replaces": keys["Cleo"]})
        await people["Gus"].post(f"/api/seasons/{season}/answer", {"race": 4, "comes": True})

        # The organiser leaves: the steward who joined first organises the club, and opens the last race.
        await ann.post(f"/api/clubs/{club}/leave")
        assert (await people["Kim"].get(f"/api/clubs/{club}"))["is_organiser"]
        await ann.get(f"/api/seasons/{season}", expect=404)
        page = await race(people, season, 4, ["Kim"])
        fourth = await people["Kim"].get(f"/api/seasons/{season}/races/4")
        assert {each["name"] for each in fourth["placings"]} == {"Ann", "Bob", "Gus", "Dan"}

        # The export is the season: recomputed by the command, equal to the digit.
        await check_export(people["Kim"], season, page, tmp_path)
        await check_import(people["Kim"], club, season, page)
        duel = await people["Kim"].post(f"/api/clubs/{club}/matches", a_match([[("bot", "level-1")] * 2] * 2))
        await check_stranger(people["Stranger"], club, season, case["number"], keys["Bob"], duel["id"])
        await people["Kim"].post(f"/api/clubs/{club}/change", {"name": "Pit lane", "access": "public"})
        await check_stranger(people["Stranger"], club, season, case["number"], keys["Bob"], duel["id"], expect=403)
        check_append_only(servers[0], season)


def ann_or_other(people: People, name: str) -> Guest:
    return people["Bob" if name == "Ann" else "Ann"]


async def has_rule(guest: Guest, rule: str) -> bool:
    return any(each["id"] == rule for each in await guest.get("/api/games/crazy-race/rules"))


async def check_export(guest: Guest, season: str, page: dict[str, Any], folder: Path, drivers: int = 7) -> None:
    content = (await guest.http.get(f"/api/seasons/{season}/export")).content
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
        archive.extractall(folder / "cup")
    assert recomputed(files) == []
    table = Championship(folder / "cup").standings()
    ours = [(row["name"], row["place"], row["points"], row["scores"], row["dropped"]) for row in page["standings"]]
    theirs = [(row.name, row.place, row.points, list(row.scores), list(row.dropped)) for row in table.drivers]
    assert ours == theirs
    assert len(page["standings"]) == drivers


async def check_import(guest: Guest, club: str, season: str, page: dict[str, Any]) -> None:
    content = (await guest.http.get(f"/api/seasons/{season}/export")).content
    body = {"zip": base64.b64encode(content).decode()}
    again = await guest.post(f"/api/clubs/{club}/import", body)
    assert again["standings"] == page["standings"]
    assert again["id"] != season
    await guest.post(f"/api/clubs/{club}/import", {"zip": base64.b64encode(b"no zip").decode()}, expect=422)


async def check_stranger(
    stranger: Guest, club: str, season: str, protest: int, driver: str, match: str, expect: int = 404
) -> None:
    """A stranger can do nothing at any of the addresses, nor see anything of a club by invitation."""
    names = {"club": club, "season": season, "race": "1", "protest": str(protest), "user": "nobody", "match": match}
    bodies: dict[str, Any] = {
        "change_club": {"name": "Mine"},
        "join_club": {"key": "guessed"},
        "set_member_roles": {"organiser": True, "steward": True},
        "set_club_preset": {"name": "x", "code": "crazy-race.4.-"},
        "begin_season": RULES,
        "change_rules": {**RULES, "why": "I like it"},
        "import_season": {"zip": ""},
        "begin_match": a_match([[("bot", "level-1")] * 2] * 2),
        "move_match": {"at": moment(3600)},
        "set_match_drivers": {"teams": [[{"bot": "level-1"}] * 2] * 2},
        "answer_match": {"comes": True},
        "enter_season": {},
        "set_driver": {"name": "Zoe"},
        "withdraw_driver": {"driver": driver},
        "answer_race": {"race": 0, "comes": True, "driver": driver},
        "move_race": {"at": "2030-01-01T20:00Z"},
        "type_result": {"places": [[driver]]},
        "protest": {"against": [driver], "text": "I object"},
        "state": {"text": "I was there"},
        "vote": {"upheld": True},
        "decide": {"upheld": True, "why": "because"},
        "appeal": {"text": "again"},
    }
    tried = 0
    for point in ENDPOINTS:
        if not point.path.startswith(("/api/clubs/{", "/api/seasons/{", "/api/matches/{")):
            continue
        path, body = point.path.format(**names), bodies.get(point.handler.__name__)
        assert (point.body is None) == (body is None), point.handler.__name__
        name = point.handler.__name__
        if point.method == "GET":
            await stranger.get(path, expect=404 if expect == 404 else 200)
        elif expect == 404 or name != "join_club":  # a public club is open to everybody
            await stranger.post(path, body, expect=expect)
        tried += 1
    assert tried >= 30
    listed = [each["id"] for each in (await stranger.get("/api/clubs"))["clubs"]]
    assert (club in listed) == (expect != 404)


def check_append_only(server: Server, season: str) -> None:
    """The database itself refuses to change or delete a line of the log."""
    store = Store(server.settings.database_url)
    which = season_log.c.season == season
    for change in (season_log.update().where(which).values(actor="nobody"), season_log.delete().where(which)):
        with pytest.raises(sa.exc.DBAPIError, match="only added to"), store.database.write() as connection:
            connection.execute(change)
    store.close()


# Dates


def moment(seconds: float) -> str:
    """A time from now, as the calendar writes it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + seconds))


async def a_small_season(guest: Guest, access: str = "public", bots: int = 2, **race: Any) -> tuple[str, str]:
    """A club and a season of one race in which a guest and some bots are entered; the guest has not said yes."""
    club = (await guest.post("/api/clubs", {"name": "Small", "access": access}))["id"]
    rules = {**RULES, "races": [{**CARDS, **race}], "best": 0}
    season = (await guest.post(f"/api/clubs/{club}/seasons", rules))["id"]
    await guest.post(f"/api/seasons/{season}/enter", {})
    for number in range(bots):
        await guest.post(f"/api/seasons/{season}/drivers", {"name": f"Bot {number}", "bot": "level-1"})
    return str(club), str(season)


async def test_a_table_opens_by_itself_with_who_is_there(servers: tuple[Server, Server]) -> None:
    ann = await Guest(servers[0].url, "Ann").arrive()
    _, season = await a_small_season(ann, at=moment(-1))

    async def filed() -> Any:
        page = await ann.get(f"/api/seasons/{season}")
        return page if page["run"] else None

    page = await until(filed)
    sheet = await ann.get(f"/api/seasons/{season}/races/1")
    assert {each["name"] for each in sheet["placings"]} == {"Bot 0", "Bot 1"}, "Ann had not said that she comes"
    log = await ann.get(f"/api/seasons/{season}/log")
    assert [line["type"] for line in log["lines"]].count("opened") == 1, "by one process"
    assert page["races"][0]["table"]
    await ann.close()


async def test_a_race_to_which_too_few_come_moves_to_its_reserve_date(servers: tuple[Server, Server]) -> None:
    ann = await Guest(servers[0].url, "Ann").arrive()
    later = moment(86400)
    _, season = await a_small_season(ann, bots=0, at=moment(-1), reserve_at=later)

    async def moved() -> Any:
        race = (await ann.get(f"/api/seasons/{season}"))["races"][0]
        return race["at"] == later

    assert await until(moved)
    await ann.post(f"/api/seasons/{season}/races/1/open", expect=409)
    await ann.close()


async def test_the_calendar_is_a_feed_and_the_standings_leave_the_browser(servers: tuple[Server, Server]) -> None:
    ann = await Guest(servers[0].url, "Ann").arrive()
    stranger = await Guest(servers[1].url, "Zoe").arrive()
    _, season = await a_small_season(
        ann, access="invitation", at="2031-01-10T20:00Z", name="Cards, with; a\\ twist " * 3
    )
    page = await ann.get(f"/api/seasons/{season}")
    await stranger.get(f"/api/seasons/{season}/calendar.ics", expect=404)
    feed = await stranger.get(f"/api/seasons/{season}/calendar.ics", key=page["feed"])
    lines = feed.split("\r\n")
    assert "DTSTART:20310110T200000Z" in lines
    assert all(len(line.encode()) <= 75 for line in lines)
    unfolded = feed.replace("\r\n ", "")
    assert "SUMMARY:Winter cup: Cards\\, with\\; a\\\\ twist" in unfolded

    keys = [each["key"] for each in page["drivers"]]
    await ann.post(f"/api/seasons/{season}/races/1/result", {"places": [[key] for key in keys]})
    table = (await ann.get(f"/api/seasons/{season}/standings.csv")).splitlines()
    assert table[1].startswith("Drivers,1,Ann,,10,0,10")
    embedded = await stranger.http.get(f"/api/seasons/{season}/page", params={"key": page["feed"]})
    assert "frame-ancestors *" in embedded.headers["content-security-policy"]
    assert "Ann" in embedded.text
    await ann.close()
    await stranger.close()


async def test_who_joins_a_public_club_drives_only_for_themselves(servers: tuple[Server, Server]) -> None:
    ann = await Guest(servers[0].url, "Ann").arrive()
    stranger = await Guest(servers[1].url, "Zoe").arrive()
    club, season = await a_small_season(ann)
    await stranger.post(f"/api/clubs/{club}/join", {})
    await stranger.post(f"/api/seasons/{season}/withdraw", {"driver": "driver-1"}, expect=403)
    await stranger.post(f"/api/seasons/{season}/races/1/result", {"places": [["driver-1"]]}, expect=403)
    await ann.close()
    await stranger.close()


async def test_what_a_deleted_user_said_is_gone_and_the_log_still_holds(
    servers: tuple[Server, Server], tmp_path: Path
) -> None:
    ann = await Guest(servers[0].url, "Ann").arrive()
    zeb = await Guest(servers[1].url, "Zebedeus").arrive()
    club, season = await a_small_season(ann, bots=0)
    await zeb.post(f"/api/clubs/{club}/join", {})
    await zeb.post(f"/api/seasons/{season}/enter", {})
    keys = [each["key"] for each in (await ann.get(f"/api/seasons/{season}"))["drivers"]]
    await ann.post(f"/api/seasons/{season}/races/1/result", {"places": [[key] for key in keys]})
    await zeb.post(f"/api/seasons/{season}/races/1/protest", {"against": [keys[0]], "text": "I, Zebedeus, object"})
    data = await zeb.get("/api/me/data")
    assert [each["club"] for each in data["clubs"]] == [club]
    assert [each["text"] for each in data["season_words"]] == ["I, Zebedeus, object"]
    await zeb.post("/api/me/delete", {"confirm": "Zebedeus"})
    page = await ann.get(f"/api/seasons/{season}")
    cases = (await ann.get(f"/api/seasons/{season}/protests"))["cases"]
    export = (await ann.http.get(f"/api/seasons/{season}/export")).content
    with zipfile.ZipFile(io.BytesIO(export)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    assert "Zebedeus" not in f"{page}{cases}{files}"
    assert recomputed(files) == []
    await ann.close()
    await zeb.close()

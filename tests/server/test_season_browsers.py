"""A season of four rounds in three games with twelve people, some in real browsers, on two processes with PostgreSQL.

Ann organises it, Bob drives, and Kim and Lou judge with their own hands in Chromium; the others, and the stranger's
knocking at every address, come through the API.
"""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, async_playwright

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from find_browser import find
from server.test_clubs import (
    CARDS,
    CUBES,
    GEARS,
    NAMES,
    RULES,
    People,
    a_club,
    a_match,
    check_export,
    check_import,
    check_stranger,
    points,
    until,
)
from serving import Guest, Server

PATIENCE = 60_000
SIZE: Any = {"width": 1366, "height": 768}


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        path = find()
        assert path is not None, "there is no Chromium; run: make browser"
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        await browser.close()


async def window(browser: Browser, guest: Guest) -> Page:
    """A browser in which a guest is signed in."""
    context = await browser.new_context(viewport=SIZE, locale="en-GB", base_url=guest.url, reduced_motion="reduce")
    cookies = [{"name": each.name, "value": each.value, "url": guest.url} for each in guest.http.cookies.jar]
    await context.add_cookies(cookies)  # type: ignore[arg-type]
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


async def raced(people: People, opener: Page, season: str, number: int) -> dict[str, Any]:
    """The organiser opens the next race with a click; bots drive it to the end."""
    await opener.goto(f"/season/{season}?tab=calendar")
    await opener.get_by_role("button", name="Open the").click()
    guest = people["Bob"]

    async def tables() -> Any:
        return (await guest.get(f"/api/seasons/{season}"))["races"][number - 1]["tables"]

    for table in await until(tables):
        for seat in (await guest.get(f"/api/tables/{table['id']}"))["seats"]:
            if not seat["bot"]:
                await people[seat["name"]].post(f"/api/tables/{table['id']}/leave")

    async def filed() -> Any:
        found = await guest.get(f"/api/seasons/{season}")
        return found if found["run"] == number else None

    return await until(filed, 120)  # type: ignore[no-any-return]


@pytest.mark.parametrize("servers", ["postgres"], indirect=True)
async def test_twelve_people_race_a_season_with_browsers_on_two_processes(
    servers: tuple[Server, Server], tmp_path: Path
) -> None:
    async with People(servers) as people, chromium() as browser:
        ann, kim = people["Ann"], people["Kim"]
        club = await a_club(people)
        organiser, driver = await window(browser, ann), await window(browser, people["Bob"])
        rules = {**RULES, "races": [CARDS, CUBES, GEARS, CARDS], "field": 4, "splits": 2}
        season = (await ann.post(f"/api/clubs/{club}/seasons", rules))["id"]

        # Ten drivers, of whom Bob enters and says that he comes with clicks: eight seats at two tables, two wait.
        for name in ("Ann", *NAMES[2:10]):
            await people[name].post(f"/api/seasons/{season}/enter", {"team": "Red" if name in ("Ann", "Cleo") else ""})
            await people[name].post(f"/api/seasons/{season}/answer", {"race": 0, "comes": True})
        await driver.goto(f"/season/{season}?tab=drivers")
        await driver.get_by_role("button", name="Enter the season").click()
        await driver.get_by_role("button", name="every race").click()

        async def entered() -> Any:
            found = await ann.get(f"/api/seasons/{season}")
            return found if len(found["races"][0]["coming"]) == 10 else None

        page = await until(entered)
        assert [each["name"] for each in page["drivers"] if each["waiting"]] == ["Jon", "Bob"]
        keys = {each["name"]: each["key"] for each in page["drivers"]}
        await people["Hal"].post(f"/api/seasons/{season}/answer", {"race": 1, "comes": False})

        # Round 1: Hal is ill and Jon moves up. Its last driver protests in a window of their own.
        page = await raced(people, organiser, season, 1)
        first = await ann.get(f"/api/seasons/{season}/races/1")
        assert {each["name"] for each in first["placings"]} == {*NAMES[:10]} - {"Hal", "Bob"}
        table = [each for each in first["placings"] if each["split"] == 1]
        winner, last = table[0], table[-1]
        protester = await window(browser, people[last["name"]])
        await protester.goto(f"/season/{season}?tab=calendar&race=1")
        await protester.get_by_role("button", name="Protest").click()
        await protester.get_by_role("checkbox", name=winner["name"]).check()
        await protester.get_by_role("textbox", name="What happened?").fill("The card was played late.")
        await protester.get_by_role("button", name="Lodge the protest").click()
        await protester.get_by_text("Your protest is with the stewards.").wait_for()

        # Round 2 is run before the stewards uphold it, each with a browser.
        page = await raced(people, organiser, season, 2)
        before = points(page)
        [case] = (await kim.get(f"/api/seasons/{season}/protests"))["cases"]
        path = f"/api/seasons/{season}/protests/{case['number']}"
        penalty = {"driver": winner["key"], "kind": "points", "amount": 3}
        await kim.post(f"{path}/vote", {"upheld": True, "penalties": [penalty]})
        steward = await window(browser, people["Lou"])
        await steward.goto(f"/season/{season}?tab=stewards")
        await steward.get_by_text("The card was played late.").wait_for()
        await people["Lou"].post(f"{path}/vote", {"upheld": True})
        await people["Lou"].post(
            f"{path}/decide", {"upheld": True, "penalties": [penalty], "why": "The replay shows it."}
        )
        await steward.reload()
        await steward.get_by_text("The replay shows it.").wait_for()
        assert points(await ann.get(f"/api/seasons/{season}"))[winner["name"]] == before[winner["name"]] - 3

        # Round 3 at real tables: Cleo is hurt; the sheet was read upside down, and is corrected.
        there = [name for name in NAMES[:10] if name not in ("Jon", "Bob")]
        result = {
            "places": [[keys[name]] for name in there if name != "Cleo"],
            "retired": [keys["Cleo"]],
            "fates": [{"driver": keys["Cleo"], "fate": "trauma"}],
        }
        await ann.post(f"/api/seasons/{season}/races/3/result", result)
        result |= {"places": result["places"][::-1], "why": "The sheet was read upside down."}
        await ann.post(f"/api/seasons/{season}/races/3/result", result)

        # Round 4: Lou is Cleo's reserve; Ann, who organised it all, has left, and Kim opens the race.
        await people["Lou"].post(f"/api/seasons/{season}/enter", {})
        drivers = (await ann.get(f"/api/seasons/{season}"))["drivers"]
        lou = next(each["key"] for each in drivers if each["name"] == "Lou")
        await ann.post(f"/api/seasons/{season}/drivers", {"driver": lou, "replaces": keys["Cleo"]})
        await people["Lou"].post(f"/api/seasons/{season}/answer", {"race": 4, "comes": True})
        await ann.post(f"/api/clubs/{club}/leave")
        await organiser.goto(f"/season/{season}")
        await organiser.get_by_role("alert").wait_for()
        page = await raced(people, await window(browser, kim), season, 4)
        fourth = await kim.get(f"/api/seasons/{season}/races/4")
        assert "Lou" in {each["name"] for each in fourth["placings"]}
        assert "Cleo" not in {each["name"] for each in fourth["placings"]}

        await check_export(kim, season, page, tmp_path, drivers=11)
        await check_import(kim, club, season, page)
        duel = await kim.post(f"/api/clubs/{club}/matches", a_match([[("bot", "level-1")] * 2] * 2))
        await check_stranger(people["Stranger"], club, season, case["number"], keys["Bob"], duel["id"])

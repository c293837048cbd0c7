"""Clubs in a browser: founding one, a season by form, a result, the sheets; on a desk, on a phone and on paper."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driving import complaints, picture
from serving import Server

OpenPage = Callable[..., Page]
RULES = {
    "title": "Winter cup",
    "points": [10, 6, 4, 3],
    "races": [
        {"name": "Cards", "game": "crazy-race"},
        {"name": "Gears", "game": "formula-de", "circuit": "monza", "at": "2031-01-10T20:00Z"},
    ],
    "best": 1,
}


def post(page: Page, path: str, body: Any = None) -> Any:
    """What the service answers to the user of this page."""
    reply = page.request.post(path, data=body)
    assert reply.ok, reply.text()
    return reply.json()


def a_season(page: Page, url: str) -> dict[str, Any]:
    """A season with four drivers, three of them bots, after its first race; a protest is open."""
    post(page, f"{url}/api/guests", {"name": "Ann"})
    club = post(page, f"{url}/api/clubs", {"name": "Pit lane", "about": "Every Friday at eight"})["id"]
    season = post(page, f"{url}/api/clubs/{club}/seasons", RULES)["id"]
    base = f"{url}/api/seasons/{season}"
    post(page, f"{base}/enter", {"team": "Red", "category": "Rookies"})
    for name in ("Bea", "Carlo", "Dino"):
        post(page, f"{base}/drivers", {"name": name, "bot": "level-1", "team": "Scuderia Azzurra di Bologna"})
    keys = [each["key"] for each in post(page, f"{base}/answer", {"race": 0, "comes": True})["drivers"]]
    post(page, f"{base}/races/1/result", {"places": [[keys[1]], [keys[0]], [keys[2], keys[3]]], "fastest": keys[0]})
    post(page, f"{base}/races/1/protest", {"against": [keys[1]], "text": "Bea moved a card twice."})
    bots = [{"bot": "level-1"}] * 2
    teams = [{"name": name, "drivers": bots} for name in ("Reds", "Blues")]
    match = post(page, f"{url}/api/clubs/{club}/matches", {"game": "crazy-race", "teams": teams})["id"]
    return {"club": club, "season": season, "match": match, "names": ["Bea", "Ann", "Carlo", "Dino"]}


def fits(page: Page) -> bool:
    """Whether the page does not scroll sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


def test_a_season_by_form(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/clubs")
    page.get_by_role("textbox", name="Name").fill("Friday club")
    page.get_by_role("button", name="Found it").click()
    page.get_by_role("button", name="New season").click()
    page.get_by_role("textbox", name="Title").fill("Spring cup")
    page.get_by_role("combobox", name="Game").select_option("crazy-race")
    page.get_by_role("button", name="Add a race").click()
    page.get_by_role("button", name="Save the season").click()
    page.wait_for_selector("text=2 races to come")
    page.get_by_role("tab", name="Drivers").click()
    page.get_by_role("button", name="Enter the season").click()
    page.wait_for_selector("text=Withdraw")
    page.get_by_role("button", name="Add a driver").click()
    page.locator("form").nth(1).get_by_label("Name").fill("Bea")
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_selector("li:has-text('Bea')")
    page.get_by_role("tab", name="Calendar").click()
    page.get_by_role("button", name="Enter a result").click()
    for name, place in (("Bea", "1"),):
        page.get_by_label(f"Place {name}").fill(place)
    own = page.locator("tbody tr").filter(has_not_text="Bea").first
    own.locator("input[type=number]").first.fill("2")
    page.get_by_role("button", name="File the result").click()
    page.wait_for_selector("text=Won by Bea")
    page.get_by_role("tab", name="Standings").click()
    page.wait_for_selector("td.total:has-text('10')")


@pytest.mark.parametrize(("phone", "theme", "lang"), [(False, "light", "en-GB"), (True, "dark", "it-IT")])
def test_every_page_of_a_club_is_accessible_and_fits(
    server: Server, open_page: OpenPage, phone: bool, theme: str, lang: str
) -> None:
    page = open_page(phone=phone, color_scheme=theme, lang=lang)
    made = a_season(page, server.url)
    found = []
    for path, ready in (
        ("/clubs", ".card-list li"),
        (f"/club/{made['club']}", ".members li"),
        (f"/match/{made['match']}", ".teams .first"),
        (f"/season/{made['season']}?tab=standings&race=1", ".race table"),
        (f"/season/{made['season']}?tab=calendar&type=1", "form table"),
        (f"/season/{made['season']}?tab=drivers", "ul li"),
        (f"/season/{made['season']}?tab=stewards", "article"),
        (f"/season/{made['season']}?tab=log", "ol li"),
        (f"/season/{made['season']}?tab=poster", "article"),
    ):
        page.goto(server.url + path)
        page.wait_for_selector(ready)
        name = path.strip("/").replace("/", "-").replace("?tab=", "-").split("&")[0].replace(made["season"], "")
        name = name.replace(made["match"], "")
        picture(page, f"clubs-{name.replace(made['club'], '')}-{theme}")
        found += [f"{path} {each}" for each in complaints(page)]
        assert fits(page), path
        if "standings" in path:
            expect(page.locator(".total").first).to_be_in_viewport(ratio=1)
    assert [] == found


def test_on_paper_a_season_is_its_tables_alone(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    made = a_season(page, server.url)
    page.goto(f"{server.url}/season/{made['season']}?tab=standings&race=1")
    page.wait_for_selector(".race table")
    page.emulate_media(media="print")
    picture(page, "clubs-season-print")
    assert not page.locator("nav").first.is_visible()
    assert not page.get_by_role("tablist").is_visible()
    assert page.locator("table").first.is_visible()


def test_a_round_at_several_tables_from_the_form_to_the_sheet(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    made = a_season(page, server.url)
    page.goto(f"{server.url}/club/{made['club']}")
    page.get_by_role("button", name="New season").click()
    page.get_by_role("textbox", name="Title").fill("Split cup")
    page.get_by_label("Places on the grid").fill("2")
    page.get_by_label("Tables when too many come").fill("2")
    page.get_by_label("Who sits together?").select_option("standing")
    page.get_by_label("Points at several tables").select_option("through")
    page.get_by_role("combobox", name="Game").select_option("crazy-race")
    page.get_by_role("button", name="Save the season").click()
    page.wait_for_url("**/season/**")
    season = page.url.rsplit("/", 1)[1].partition("?")[0]
    for name in ("Bea", "Carlo", "Dino", "Elena"):
        post(page, f"{server.url}/api/seasons/{season}/drivers", {"name": name, "bot": "level-1"})
    page.goto(f"{server.url}/season/{season}?tab=calendar")
    page.wait_for_selector("text=Several tables as things stand")
    page.get_by_role("button", name="Open the 2 tables now").click()
    for _ in range(200):
        if page.request.get(f"{server.url}/api/seasons/{season}").json()["run"]:
            break
        page.wait_for_timeout(300)
    page.goto(f"{server.url}/season/{season}?tab=calendar&race=1")
    page.wait_for_selector("caption:has-text('Table 2')")
    assert page.locator("td.total").all_inner_texts() == ["10", "6", "4", "3"], "one scale through both tables"
    assert page.get_by_role("link", name="Replay 2").is_visible()
    picture(page, "clubs-split-light")


def test_a_duplicate_match_by_form_is_driven_compared_and_printed(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    made = a_season(page, server.url)
    page.goto(f"{server.url}/club/{made['club']}")
    page.get_by_role("button", name="New match").click()
    page.get_by_role("combobox", name="Game").select_option("crazy-race")
    page.get_by_label("Team", exact=True).first.fill("Lions")
    day = datetime.now() + timedelta(days=3)
    page.get_by_label("Date", exact=True).fill(f"{day:%Y-%m-%d}T20:30")
    page.get_by_role("button", name="Set this date").click()
    page.wait_for_url("**/match/**")
    page.wait_for_selector(f"h2:has-text('{day:%A}')")
    page.get_by_role("button", name="I’m coming").click()
    page.wait_for_selector("text=is coming")
    page.get_by_role("button", name="Change drivers").click()
    page.get_by_label("Seat 1").first.select_option("level-1")
    page.get_by_label("Seat 2").first.select_option(label="Ann")
    page.get_by_role("button", name="Save").click()
    page.wait_for_selector("tbody tr:nth-child(2) td:first-of-type:has-text('Ann')")
    picture(page, "clubs-match-waiting-light")
    assert [] == complaints(page)
    assert not page.get_by_role("link", name="To the table").is_visible()
    page.get_by_role("button", name="Open the 2 tables now").click()
    page.wait_for_selector("text=You are still driving")
    match = page.url.rsplit("/", 1)[1]
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="To the match").click()
    page.wait_for_selector("text=You are still driving")
    own = page.get_by_role("link", name="To the table").get_attribute("href") or ""
    post(page, f"{server.url}/api/tables/{own.rsplit('/', 1)[1]}/leave")
    page.wait_for_selector("text=The seed at every table was", timeout=60_000)
    found = page.request.get(f"{server.url}/api/matches/{match}").json()
    assert [team["name"] for team in found["teams"]] == ["Lions", "Team 2"]
    assert sum(team["points"] for team in found["teams"]) == found["most"] == 4
    shown = page.locator(".teams .total").all_inner_texts()
    assert sorted(shown) == sorted(str(team["points"]) for team in found["teams"])
    page.get_by_role("link", name="Replay: Table 2").click()
    page.wait_for_url("**/replay/**")
    page.go_back()
    page.wait_for_selector(".run")
    page.emulate_media(media="print")
    picture(page, "clubs-match-print")
    assert not page.locator("nav").first.is_visible()
    assert not page.get_by_role("button", name="Print").is_visible()
    assert page.locator("table").is_visible()

"""Watching together in the browser: a leader and followers, an event on one page, and results that stay hidden."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driving import complaints, picture
from serving import Server

OpenPage = Callable[..., Page]
GAME = "formula-de"
WAIT = 20_000


def ask(page: Page, path: str, body: Any = None) -> Any:
    """What the service answers to the user of a page."""
    reply = page.request.get(path) if body is None else page.request.post(path, data=body)
    assert reply.ok, reply.text()
    return reply.json()


def two_at_a_table(ann: Page, bob: Page, url: str) -> str:
    """A public race of a lap that has started."""
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        ask(page, f"{url}/api/guests", {"name": name})
    body = {"setup": {"game": GAME, "seats": 2, "preset": "first-lap"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ask(ann, f"{url}/api/tables", {**body, "access": "public"})["id"]
    ask(bob, f"{url}/api/tables/{table}/join", {})
    ask(ann, f"{url}/api/tables/{table}/start", {})
    return str(table)


def race(ann: Page, bob: Page, url: str, table: str) -> int:
    """Let bots drive the race to its end, while Ann looks on; how many decisions its replay has."""
    ann.goto(f"{url}/tv/{table}")
    for page in (ann, bob):
        ask(page, f"{url}/api/tables/{table}/leave", {})
    ann.wait_for_selector(".podium", timeout=60_000)
    return len(ask(ann, f"{url}/api/replays/{table}")["moves"])


def test_a_leader_shows_the_race_and_the_others_follow(server: Server, open_page: OpenPage) -> None:
    """Ann leads on a desktop, Bob follows on a phone, looks around, follows again, and then leads."""
    ann, bob = open_page(), open_page(phone=True)
    table = two_at_a_table(ann, bob, server.url)
    last = race(ann, bob, server.url, table)
    bob.goto(f"{server.url}/table/{table}")
    bob.wait_for_selector(".result")
    ann.goto(f"{server.url}/replay/{table}")
    ann.get_by_role("button", name="Lead the others").click()
    bob.get_by_role("link", name="Watch together").click()
    expect(bob.get_by_role("status").filter(has_text="Ann leads. You follow.")).to_be_visible(timeout=WAIT)
    ann.get_by_role("button", name="One step forward").click()
    ann.get_by_role("button", name="One step forward").click()
    expect(bob.locator(".count").first).to_have_text(f"2/{last}", timeout=WAIT)
    expect(ann.get_by_role("status").filter(has_text="You lead.")).to_be_visible()

    ann.locator(".board").first.click(position={"x": 500, "y": 360})
    expect(bob.locator(".pointer")).to_be_attached(timeout=WAIT)
    picture(ann, "together-leader-laptop")
    picture(bob, "together-follower-phone")
    bob.get_by_role("button", name="One step forward").click()
    expect(bob.locator(".count").first).to_have_text(f"3/{last}")
    expect(bob.get_by_role("status").filter(has_text="on your own")).to_be_visible()
    ann.get_by_role("button", name="Go to the end").click()
    expect(ann.locator(".count").first).to_have_text(f"{last}/{last}")
    expect(bob.locator(".count").first).to_have_text(f"3/{last}")
    bob.get_by_role("button", name="Follow Ann again").click()
    expect(bob.locator(".count").first).to_have_text(f"{last}/{last}", timeout=WAIT)

    ann.get_by_label("Let someone else lead").select_option(label="Bob leads")
    expect(ann.get_by_role("status").filter(has_text="Bob leads. You follow.")).to_be_visible(timeout=WAIT)
    bob.get_by_role("button", name="Go to the start").click()
    expect(ann.locator(".count").first).to_have_text(f"0/{last}", timeout=WAIT)
    ann.get_by_role("button", name=re.compile("Chat")).click()
    ann.get_by_label("Say something").fill("There, look!")
    ann.get_by_role("button", name="Send", exact=True).click()
    expect(bob.get_by_role("button", name=re.compile("Chat ?1"))).to_be_visible(timeout=WAIT)
    for page in (ann, bob):
        assert [] == complaints(page)


def test_results_stay_hidden_until_the_race_was_watched(server: Server, open_page: OpenPage) -> None:
    ann, bob, zoe = open_page(), open_page(), open_page(phone=True)
    table = two_at_a_table(ann, bob, server.url)
    last = race(ann, bob, server.url, table)
    zoe.goto(f"{server.url}/archive")
    zoe.get_by_role("switch", name="Hide results").click()
    expect(zoe.get_by_role("switch", checked=True)).to_be_visible()
    line = zoe.locator("li.sheet").filter(has=zoe.locator(f'a[href="/replay/{table}"]'))
    expect(line.get_by_text("Result hidden")).to_be_visible()
    assert 0 == line.locator("b").count(), "no places"
    zoe.goto(f"{server.url}/table/{table}")
    expect(zoe.get_by_text("You hide results and have not watched")).to_be_visible()
    assert 0 == zoe.locator(".result, .board").count()
    zoe.goto(f"{server.url}/tv/{table}")
    expect(zoe.get_by_text("You hide results and have not watched")).to_be_visible()

    zoe.goto(f"{server.url}/replay/{table}?at={last - 2}")
    expect(zoe.get_by_text("nothing here tells how long")).to_be_visible()
    for missing in ("#at", ".chances", ".verify"):
        assert 0 == zoe.locator(missing).count()
    expect(zoe.locator(".count").first).to_have_text(str(last - 2))
    picture(zoe, "hidden-replay-phone")
    assert [] == complaints(zoe)
    for _ in range(2):
        zoe.get_by_role("button", name="One step forward").click()
    expect(zoe.locator(".count").first).to_have_text(f"{last}/{last}", timeout=WAIT)
    zoe.goto(f"{server.url}/archive")
    expect(line.locator("b").first).to_have_text("1")
    zoe.get_by_role("switch", name="Hide results").click()
    expect(zoe.get_by_role("switch", checked=False)).to_be_visible()


@pytest.mark.parametrize(("phone", "theme", "lang"), [(False, "light", "en-GB"), (True, "dark", "it-IT")])
def test_an_event_is_accessible_and_fits(
    server: Server, open_page: OpenPage, phone: bool, theme: str, lang: str
) -> None:
    ann, bob = open_page(phone=phone, color_scheme=theme, lang=lang), open_page()
    one, two = [two_at_a_table(ann, bob, server.url) for _ in range(2)]
    ann.goto(f"{server.url}/event/new")
    ann.locator("#event-title").fill("Friday night")
    ann.locator("#event-tables").fill(f"{server.url}/table/{one}\n{two}")
    ann.locator("form button.go").click()
    ann.wait_for_url(re.compile("/event/(?!new)"))
    expect(ann.locator(".races section")).to_have_count(2)
    ann.wait_for_selector(".large .board svg")
    ann.locator("#line").fill("They are on the grid.")
    ann.locator("form button.go").click()
    expect(ann.locator(".said")).to_contain_text("They are on the grid.")
    ann.wait_for_selector("ul li .board svg")
    picture(ann, f"event-{'phone' if phone else 'laptop'}")
    assert [] == complaints(ann)
    assert ann.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    ann.locator("ul li button").click()
    expect(ann.locator("ul li button")).to_have_count(1)

    bob.goto(ann.url)
    expect(bob.locator(".said")).to_contain_text("They are on the grid.")
    assert 0 == bob.locator("#line").count()
    key = ask(ann, f"{server.url}/api/events/{ann.url.split('/')[-1]}")["invite"]
    bob.goto(f"{ann.url}?key={key}")
    bob.get_by_role("button", name="Become a commentator").click()
    bob.locator("#line").fill("And they are off!")
    bob.get_by_role("button", name="Publish").click()
    expect(ann.locator(".said").first).to_contain_text("And they are off!", timeout=WAIT)

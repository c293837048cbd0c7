"""Circuits in a browser: a file is brought, raced on at once, published, and copied by another user."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driving import complaints, decide, picture
from paddock.circuits.library import ours
from paddock.core.text_files import load
from serving import Server

OpenPage = Callable[..., Page]
RING = load(ours()["lanterna"]).replace('circuit lanterna "Anello della Lanterna"', 'circuit ring "<b>Ring</b> of Ann"')
NAME = "<b>Ring</b> of Ann"


def bring(page: Page, text: str) -> None:
    """Choose a file, as the page asks for it."""
    file: Any = {"name": "ring.circuit", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("Bring a file").set_input_files(file)


def test_a_file_is_brought_raced_published_and_copied(server: Server, open_page: OpenPage) -> None:
    ann = open_page()
    ann.goto(f"{server.url}/circuits")
    ann.get_by_role("article", name="Anello della Lanterna").wait_for()
    bring(ann, RING.replace("left 180", "left 80"))
    ann.get_by_role("alert").filter(has_text="degrees").wait_for()
    bring(ann, RING)
    card = ann.get_by_role("article", name=NAME)
    card.wait_for(timeout=60_000)
    assert 0 == card.locator("b").count()  # a name is text and nothing else
    card.get_by_role("button", name="Publish").click()
    card.get_by_role("button", name="Take back").wait_for()

    card.get_by_role("link", name="Automobiles").click()
    ann.get_by_role("radio", name=NAME).wait_for()
    assert ann.get_by_role("radio", name=NAME).is_checked()
    ann.get_by_role("radio", name="First lap").check()
    assert ann.get_by_role("radio", name=NAME).is_checked()
    ann.get_by_role("button", name="Start the race").click()
    ann.wait_for_selector("[data-code]", timeout=60_000)
    assert decide(ann)

    bob = open_page()
    bob.goto(f"{server.url}/circuits?find=ring")
    shown = bob.get_by_role("region", name="Published by players").get_by_role("article", name=NAME)
    shown.get_by_role("button", name="Copy").click()
    mine = bob.get_by_role("region", name="Your circuits").get_by_role("article", name=NAME)
    mine.wait_for(timeout=60_000)
    with bob.expect_download() as download:
        mine.get_by_role("link", name="Download").click()
    assert RING == download.value.path().read_text(encoding="utf-8")
    shown.get_by_role("button", name="Report").click()
    shown.get_by_role("textbox").fill("A bad name")
    shown.get_by_role("button", name="Send to the moderators").click()
    shown.get_by_role("status").wait_for()
    bob.on("dialog", lambda dialog: dialog.accept())
    mine.get_by_role("button", name="Delete").click()
    mine.wait_for(state="detached")
    assert shown.is_visible()


@pytest.mark.parametrize(("phone", "theme", "lang"), [(False, "light", "en-GB"), (True, "dark", "it-IT")])
def test_the_page_is_accessible_and_fits(
    server: Server, open_page: OpenPage, phone: bool, theme: str, lang: str
) -> None:
    page = open_page(phone=phone, color_scheme=theme, lang=lang)
    page.request.post(f"{server.url}/api/guests", data={"name": "Cleo"})
    club = page.request.post(f"{server.url}/api/clubs", data={"name": "Drawers"}).json()["id"]
    for owner in (None, club):
        kept = page.request.post(f"{server.url}/api/circuits", data={"text": RING, "club": owner})
        assert 201 == kept.status, kept.text()
    found = []
    for path in ("/circuits", f"/club/{club}", f"/new?game=automobiles&circuit={kept.json()['circuit']}"):
        page.goto(server.url + path)
        page.wait_for_selector("article.sheet svg path, .bar .go")
        picture(page, f"circuits-{path.strip('/').split('/')[0].split('?')[0]}-{theme}")
        found += [f"{path} {each}" for each in complaints(page)]
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), path
    assert [] == found


def test_a_set_up_is_kept_as_a_preset_used_renamed_given_to_a_club_and_removed(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page()
    page.on("dialog", lambda dialog: dialog.accept())
    page.request.post(f"{server.url}/api/guests", data={"name": "Ann"})
    page.request.post(f"{server.url}/api/clubs", data={"name": "Friday Club"})
    page.goto(f"{server.url}/new?game=formula-de")
    page.get_by_role("radio", name="Circuit de Monaco").check()
    name = page.get_by_role("textbox", name="Name of a new preset")
    name.fill("At Monaco")
    page.get_by_role("button", name="Keep this set-up as a preset").click()
    page.get_by_text("“At Monaco” is kept").wait_for()
    name.fill("At Monaco")
    page.get_by_role("button", name="Replace “At Monaco”").wait_for()

    page.goto(f"{server.url}/new?game=formula-de")
    kept = page.get_by_role("button", name=re.compile("^At Monaco Circuit de Monaco"))
    assert "false" == kept.get_attribute("aria-pressed")
    kept.click()
    expect(page.get_by_role("radio", name="Circuit de Monaco")).to_be_checked()
    page.locator("[aria-pressed=true] >> text=At Monaco").wait_for()

    page.get_by_role("button", name="Rename At Monaco").click()
    page.get_by_role("textbox", name="New name of At Monaco").fill("Harbour")
    page.keyboard.press("Enter")
    page.get_by_role("combobox", name="Give Harbour to a club").select_option(label="Friday Club")
    page.get_by_text("Friday Club has “Harbour” now").wait_for()
    removes = page.get_by_role("button", name="Remove Harbour")
    expect(removes).to_have_count(2)
    picture(page, "presets")
    removes.first.click()
    expect(removes).to_have_count(1)
    removes.click()
    expect(removes).to_have_count(0)

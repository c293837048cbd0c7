"""Decks in the browser: a card is set in the form, the text follows, mistakes stand at their cards, and it is raced."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from driving import complaints, picture
from serving import Server

OpenPage = Callable[..., Page]
SLOW = 30_000


def test_a_deck_is_changed_card_by_card_and_as_text_then_raced_with(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server.url + "/decks")
    page.get_by_role("article", name="Crazy Race").get_by_role("link", name="Open in the workshop").click()
    cards = page.locator(".slot")
    expect(cards).to_have_count(43, timeout=SLOW)
    title = page.get_by_role("textbox", name="Name")
    title.fill("Slow cars")
    title.press("Tab")
    expect(page.get_by_role("heading", level=1)).to_have_text("Slow cars", timeout=SLOW)

    cards.nth(1).click()
    speed = page.locator(".line input").first
    speed.fill("500")
    speed.press("Tab")
    expect(page.locator(".panel")).to_contain_text("the speed is a whole number from 1 to 120, not '500'", timeout=SLOW)
    expect(page.locator(".slot.bad")).to_have_count(1)
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    picture(page, "deck-complaint")
    assert [] == complaints(page)

    page.get_by_role("tab", name="Text").click()
    text = page.locator("textarea")
    assert "car 500 0 right" in text.input_value()
    text.fill(text.input_value().replace("car 500 0 right", "car 11 0 right  # slow"))
    expect(page.locator(".state")).to_contain_text("can be raced with", timeout=SLOW)
    expect(cards.nth(1)).to_contain_text("11")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".slot.bad")).to_have_count(1, timeout=SLOW)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".state")).to_contain_text("can be raced with", timeout=SLOW)

    page.get_by_role("button", name="Race with it").click()
    page.wait_for_url("**/new?*")
    page.locator("summary").first.click()
    expect(page.locator("#switch-deck option:checked")).to_have_text("Slow cars", timeout=SLOW)
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/table/*", timeout=SLOW)
    page.goto(server.url + "/decks")
    expect(page.get_by_role("article", name="Slow cars")).to_be_visible(timeout=SLOW)

"""Whole races in a real browser: by touch on the table, by keyboard alone, and through the accessibility tree alone."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from driving import OUT, OWES, UNTIL_THE_FLAG
from serving import SERVED, Server

OpenPage = Callable[..., Page]
CARDS = "crazy-race"
SHORT: dict[str, dict[str, Any]] = {
    "automobiles": {"switches": {"laps": 1}},
    "formula-de": {"switches": {"laps": 1}},
    "race90-1": {"switches": {"short": True}},
    "race90-2": {"preset": "short-evening"},
}
MOST_DECISIONS = 600
TRIES = 8
SLOW = 60_000
"""How long the others may think, in milliseconds, on a busy machine."""

OPEN_TABLE = """async (setup) => {
  await fetch("/api/guests", { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Ann" }) });
  const seats = [{ kind: "me" }, { kind: "bot", level: "level-1" }];
  const reply = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ setup, seats, start: true }) });
  return (await reply.json()).id;
}"""

STATE = """() => document.querySelector(".prompt, .waiting")?.textContent
    + [...document.querySelectorAll("[data-code], .touched, .confirm, .result")].map((each) => each.dataset.code
       ?? each.className + (each.dataset.piece ?? each.dataset.place)).join()
    + document.querySelectorAll(".log p").length + document.querySelector(".dock")?.textContent"""

THING_TO_TOUCH = """() => {
  const things = [...document.querySelectorAll("button.piece.target, .token.target, [data-place]")]
    .filter((each) => !each.matches(".touched"));
  for (const thing of things) {
    const { x, y, width, height } = (thing.querySelector(".price:not(.tag *)") ?? thing).getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...at);
    if (hit?.closest("button.piece.target, .token.target, [data-place]") === thing) return at;
  }
  return null;
}"""


def race(page: Page, server: Server, game: str) -> None:
    """A short race against one bot."""
    page.goto(f"{server.url}/me", wait_until="networkidle")  # by then the page has signed in its own guest
    table = page.evaluate(OPEN_TABLE, {"game": game, "seats": 2, **SHORT.get(game, {})})
    page.goto(f"{server.url}/table/{table}")


def play(page: Page, answer: Callable[[Page], None]) -> int:
    """Answer every question until the race is over; how many there were."""
    for number in range(MOST_DECISIONS):
        page.wait_for_selector(f"{OWES}, .confirm, {OUT}", state="attached", timeout=SLOW)
        if not page.locator("[data-code], .confirm").count():
            page.wait_for_selector(OWES, state="attached", timeout=UNTIL_THE_FLAG)
        if page.locator(".result").count():
            return number
        before = page.evaluate(f"({STATE})()")
        for _ in range(TRIES):  # what is touched may just have moved
            answer(page)
            with suppress(TooLate):
                page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=2500)
                break
        else:
            raise AssertionError(f"nothing answers: {page.locator('.dock').inner_text()}")
    raise AssertionError("the race does not end")


def touch(page: Page) -> None:
    """Touch what glows on the table; press a button only if nothing does."""
    if page.locator("dialog[open]").count():  # the hand moved, and the touch asked why another card cannot be played
        page.keyboard.press("Escape")
    at = page.evaluate(THING_TO_TOUCH)
    if page.locator(".confirm .go").count():
        page.locator(".confirm .go").click()
    elif at:
        page.mouse.click(*at)
    elif page.locator(".answer button.option").count():
        with suppress(TooLate):  # it may have been the last question's
            page.locator(".answer button.option").first.click(timeout=1000)


def press(page: Page) -> None:
    """Use the keyboard only: Tab to the first option unless the focus is there, an arrow to the next one, and Enter."""
    if not page.locator(".confirm").count():
        for _ in range(30):
            if page.evaluate("document.activeElement.matches('[data-code]')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def hear(page: Page) -> None:
    """Use only roles and names, as a screen reader tells them."""
    asked = page.get_by_role("alertdialog", name="Are you sure?")
    if asked.count():
        asked.get_by_role("button", name="Do it").dispatch_event("click")
        return
    region = page.get_by_role("region", name="Your decision")
    assert region.get_by_role("status").inner_text()
    region.get_by_role("list", name="Options").get_by_role("button").first.dispatch_event("click")


@pytest.mark.parametrize("game", SERVED)
def test_a_whole_race_by_touching_the_table(server: Server, open_page: OpenPage, game: str) -> None:
    page = open_page()
    race(page, server, game)
    assert play(page, touch) > 5


def test_a_whole_race_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race(page, server, CARDS)
    assert play(page, press) > 5


def test_a_whole_race_through_the_accessibility_tree_alone(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race(page, server, "automobiles")
    assert play(page, hear) > 5

"""Racing in a browser as people do: by touching what glows."""

import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = Path(__file__).parent / "web" / "pictures"
OWES = "[data-code], .result"
OUT = ".tower li.me.out"
PATIENCE = 60.0
"""How long a touch may take to be answered, in seconds, on a busy machine."""
UNTIL_THE_FLAG = 60_000
"""How long a player who is out may have to wait for the others to finish, in milliseconds."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SPOTS = (
    """() => [...document.querySelectorAll(".token, .panels > *")].map(each => each.getBoundingClientRect().toJSON())"""
)
ASKED = """() => [...document.querySelectorAll("[data-code]")].map(each => each.dataset.code).join()
    + document.querySelectorAll(".log p").length + document.querySelectorAll(".result").length"""


def decide(page: Page) -> bool:
    """Answer the question by touch; False if the race is over.

    The last question may still be shown when the race ends, so every touch checks for the end first.
    """
    wait_for_turn(page)
    before, end = asked(page), time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page.locator(".result").count():
            return False
        touch(page)
        if page.locator(".confirm .go").count():
            page.locator(".confirm .go").click()
        try:
            page.wait_for_function(f"before => ({ASKED})() !== before", arg=before, timeout=400)
        except TooLate:
            continue
        return True
    raise AssertionError(f"touching does not answer: {page.locator('.dock').inner_text()}")


def wait_for_turn(page: Page) -> None:
    """Wait for a question or the end of the race; only a player who is out may have to wait long."""
    page.wait_for_selector(f"{OWES}, {OUT}", state="attached")
    if page.locator(OUT).count():
        page.wait_for_selector(OWES, state="attached", timeout=UNTIL_THE_FLAG)


def settled(page: Page) -> str:
    """The question, once it has not changed for a while."""
    before = ""
    while (now := asked(page)) != before:
        before = now
        page.wait_for_timeout(700)
    return now


def wait_for_calm(page: Page) -> None:
    """Wait until cars, camera and panels stand still: before that, a target may move before it is clicked."""
    before = None
    while (now := page.evaluate(SPOTS)) != before:
        before = now
        page.wait_for_timeout(300)


def asked(page: Page) -> str:
    """The question now, as one string to compare."""
    return str(page.evaluate(f"({ASKED})()"))


def touch(page: Page) -> None:
    """Touch a piece or place that can be chosen and is not touched yet; if there is none, press the first button.

    A target that disappears before it is clicked was answered by the touch before.
    """
    things = "button.piece.target:not(.touched), .token.target:not(.touched), .place:not(.touched) .price"
    for glowing in (page.locator(things), page.locator("[data-code]:enabled")):
        if glowing.count():
            with suppress(TooLate):
                glowing.first.click(timeout=2000)
            return


def log_length(page: Page) -> int:
    return page.locator(".log p").count()


RACED = """if (location.protocol.startsWith("http") && !localStorage.getItem("paddock-learning"))
    localStorage.setItem("paddock-learning", JSON.stringify({ raced: ["GAME"] }))"""


def race_now(page: Page, url: str, game: str, for_the_first_time: bool = False) -> None:
    """From the front page into a race, in two clicks or fewer; who races a game for the first time gets a guide."""
    if not for_the_first_time:
        page.add_init_script(RACED.replace("GAME", game))
    page.goto(url)
    page.locator(f"[data-game={game}] .go").click()
    page.wait_for_selector(OWES, state="attached")


def picture(page: Page, name: str) -> None:
    """Save a screenshot, for people to look at."""
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


def in_both_themes(page: Page, name: str = "", part: str = "html") -> list[str]:
    """Serious violations in light and in dark, with a picture of each if it has a name."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        if name:
            picture(page, f"{name}-{theme}")
        found += [f"{theme}: {each}" for each in complaints(page, part)]
    return found


def complaints(page: Page, part: str = "html") -> list[str]:
    """Serious violations that axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", part)
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]

"""The coach at the table, the puzzle of the day, and the puzzles of one's own race, on a desktop and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from driving import complaints, race_now
from paddock.puzzles import all_puzzles
from serving import Server

OpenPage = Callable[..., Page]
WIDE = ((False, "en-GB"), (True, "it-IT"))


@pytest.mark.parametrize(("phone", "lang"), WIDE)
def test_the_coach_answers_with_reasons_at_the_table(
    server: Server, open_page: OpenPage, phone: bool, lang: str
) -> None:
    page = open_page(phone=phone, lang=lang)
    race_now(page, server.url, "crazy-race")
    page.locator(".tool.coach").click()
    lines = page.locator(".coach li")
    expect(lines.first).to_be_visible()

    assert 2 <= lines.count() <= 3
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert [] == complaints(page)
    page.locator(".coach header button").click()
    expect(page.locator(".coach header")).to_have_count(0)


@pytest.mark.parametrize(("phone", "lang"), WIDE)
def test_the_puzzle_of_the_day_is_solved(server: Server, open_page: OpenPage, phone: bool, lang: str) -> None:
    page = open_page(phone=phone, lang=lang)
    page.goto(f"{server.url}/puzzles")
    page.locator("a.go").click()
    page.wait_for_selector("[data-code]", state="attached")
    answer(page)

    expect(page.locator(".verdict meter").first).to_be_attached()
    assert page.locator(".verdict li").count() >= 3
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert [] == complaints(page)


def answer(page: Page) -> None:
    """Choose the first option by its text button, which keyboards and lists reach."""
    button = page.locator("[data-code]").first
    button.focus()
    button.press("Enter")
    if page.locator(".confirm .go").count():
        page.locator(".confirm .go").click()
    page.wait_for_selector(".verdict")


def test_a_right_and_a_wrong_answer_look_different(server: Server, open_page: OpenPage) -> None:
    puzzle = next(each for each in all_puzzles() if each.game == "crazy-race")
    wrong = next(code for code in puzzle.values if not puzzle.passes(code))
    page = open_page()
    for code, is_right in ((puzzle.solution, True), (wrong, False)):
        page.goto(f"{server.url}/puzzles/{puzzle.id}")
        page.locator(f'[data-code="{code}"]').focus()
        page.locator(f'[data-code="{code}"]').press("Enter")
        page.wait_for_selector(".verdict")
        assert is_right == ("right" in (page.locator(".verdict").get_attribute("class") or "").split())
        expect(page.locator(".verdict li", has_text="your choice")).to_have_count(1)
        expect(page.locator(".verdict").get_by_role("link", name="Next")).to_be_visible()
    page.goto(f"{server.url}/puzzles")
    expect(page.locator(f'a[href="/puzzles/{puzzle.id}"]')).to_contain_text("solved")  # the first answer counts


def test_a_race_of_ones_own_leaves_puzzles(server: Server, open_page: OpenPage) -> None:
    """A record of a badly driven race: what the first seat gave away is found, shown and judged."""
    from server.test_coach import badly_raced

    page = open_page()
    page.goto(server.url)
    page.request.post(f"{server.url}/api/guests", data={"name": "Ann"})
    race = page.request.post(f"{server.url}/api/records", data={"text": badly_raced()}).json()["id"]
    page.goto(f"{server.url}/puzzles/own?race={race}&seat=0")
    page.wait_for_selector("[data-code]", state="attached", timeout=60_000)
    answer(page)

    expect(page.locator(".verdict li").first).to_be_attached()

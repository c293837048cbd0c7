"""Books and the glossary in a real browser: on a laptop and a phone, in both lights, on paper, and out of a race."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from driving import complaints, picture, race_now
from paddock import learn
from serving import Server

OpenPage = Callable[..., Page]
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
BOOKS = ["automobiles", "formula-de"]
IS_WIDE = "document.documentElement.scrollWidth > innerWidth"
DRAW_ALL = """
Promise.all([...document.querySelectorAll("figure img")].map((image) => {
  image.loading = "eager";
  return image.decode();
}))
"""


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", BOOKS)
def test_a_book_is_read_with_its_drawings(server: Server, open_page: OpenPage, game: str, phone: bool) -> None:
    page = open_page(phone, lang="it-IT" if phone else "en-GB", color_scheme="dark" if phone else "light")
    if not phone:
        page.set_viewport_size(LAPTOP)
    page.goto(f"{server.url}/book/{game}")
    book, lang = learn.book(game), "it" if phone else "en"
    expect(page.locator("article section")).to_have_count(len(book))
    page.evaluate(DRAW_ALL)
    expect(page.locator("article h2").last).to_contain_text(book[-1].title[lang])
    assert page.locator("figure").count() == sum(part.example is not None for each in book for part in each.parts)
    assert not page.evaluate(IS_WIDE)
    assert [] == complaints(page)
    picture(page, f"book-{game}-{'phone' if phone else 'laptop'}")


def test_book_and_rules_lead_to_each_other(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/learn/crazy-race")
    page.get_by_role("link", name="The book").click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Last, and paid for it").click()
    expect(page).to_have_url(f"{server.url}/book/crazy-race/boosters")
    page.locator("#boosters").get_by_role("link", name="CR-BOOST-22").click()
    expect(page.locator("#CR-BOOST-22")).to_be_in_viewport()
    page.locator("#CR-BOOST-22").get_by_role("link", name="In the book: Last, and paid for it").click()
    expect(page.locator("#boosters h2")).to_be_in_viewport()


def test_a_book_is_printed_without_what_is_for_the_screen(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/book/crazy-race")
    page.wait_for_selector("article section")
    page.emulate_media(media="print")

    assert not page.locator("aside").is_visible()
    assert page.locator("#counting h2").is_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_term_of_a_question_opens_the_glossary(server: Server, open_page: OpenPage, phone: bool) -> None:
    page = open_page(phone, lang="it-IT" if phone else "en-GB")
    race_now(page, server.url, "crazy-race", for_the_first_time=True)
    term = page.locator("button.term").first
    term.click()
    panel = page.get_by_role("dialog")
    expect(panel.locator(".meaning")).not_to_be_empty()
    assert [] == complaints(page, "dialog")
    picture(page, f"term-{'phone' if phone else 'desktop'}")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    term.click()
    panel.locator(".more a").first.click()
    expect(page.locator("article section").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_all_terms_are_on_one_page(server: Server, open_page: OpenPage, phone: bool) -> None:
    page = open_page(phone, color_scheme="dark" if phone else "light")
    page.goto(f"{server.url}/glossary")
    expect(page.locator("section")).to_have_count(5)
    assert not page.evaluate(IS_WIDE)
    assert [] == complaints(page)
    picture(page, f"glossary-{'phone' if phone else 'desktop'}")
    page.get_by_label("Search the terms").fill("aerodrome")
    expect(page.locator("dt", has_text="aerodrome")).to_be_visible()
    expect(page.locator("section")).to_have_count(1)

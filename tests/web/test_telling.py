"""A real table in the browser: dice and cards are touched in, and a mistake is corrected after the fact."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from driving import complaints, picture
from serving import Server

OpenPage = Callable[..., Page]


def open_real_table(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}/new?game={game}")
    page.locator("#count").fill("2")
    page.locator("#count").blur()
    page.get_by_label("Who may join").select_option("hot-seat")
    page.get_by_label("Real table").check()
    page.get_by_label("Name", exact=True).nth(0).fill("Ann")
    page.get_by_label("Name", exact=True).nth(1).fill("Bob")
    page.get_by_role("button", name="Start the race").click()


def prompt(page: Page, text: str) -> None:
    expect(page.locator(".dock .prompt")).to_contain_text(text)


def answer(page: Page, code: str) -> None:
    page.locator(f'.dock [data-code="{code}"]').click()


def test_dice_are_touched_in_and_a_wrong_one_is_corrected(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_real_table(page, server.url, "formula-de")
    prompt(page, "Who starts in place 1?")
    expect(page.locator(".curtain")).to_have_count(0)
    answer(page, page.locator(".dock [data-code]").last.get_attribute("data-code") or "")
    for name in ("Ann", "Bob"):
        prompt(page, f"{name}: How do you set up your car?")
        answer(page, "sheet-balanced")
    prompt(page, "Weather: what does")
    answer(page, "20")
    for name in ("Ann", "Bob"):
        prompt(page, f"{name}: ")
        page.locator(".dock [data-code]").first.click()
    prompt(page, "Start: what does")
    before = page.locator(".dock .prompt").inner_text()
    answer(page, "19")
    expect(page.locator(".dock .prompt")).not_to_have_text(before)
    expect(page.locator(".log")).to_contain_text("makes a good start")

    page.get_by_role("button", name="The scorebook").click()
    book = page.get_by_role("dialog", name="The scorebook")
    wrong = book.locator("[data-line]", has_text="19")
    wrong.click()
    expect(book).to_contain_text("Start: what does")
    assert [] == complaints(page)
    picture(page, "told-book")
    book.locator('[data-answer="1"]').click()
    expect(book).to_contain_text("Corrected.")
    expect(book.locator("[data-line]", has_text="19")).to_have_count(0)
    book.get_by_role("button", name="Close").click()
    expect(page.locator(".log")).not_to_contain_text("makes a good start")
    expect(page.locator(".log")).to_contain_text("An answer was corrected")


def test_cards_come_out_of_hidden_hands_by_their_number(server: Server, open_page: OpenPage) -> None:
    page = open_page(phone=True)
    open_real_table(page, server.url, "race90-2")
    while "Qualifying" not in page.locator(".dock .prompt").inner_text():
        before = page.locator(".dock .prompt").inner_text()
        page.locator(".dock [data-code]").first.click()
        expect(page.locator(".dock .prompt")).not_to_have_text(before)
    for name, card in (("Ann", "r77"), ("Bob", "r78")):
        prompt(page, f"{name}: Qualifying")
        page.get_by_label("Type a part of it").fill(card)
        expect(page.locator(".dock .option")).to_have_count(1)
        page.get_by_label("Type a part of it").press("Enter")
    prompt(page, "in which turn do you make your first stop?")
    picture(page, "told-phone")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="The scorebook").click()
    expect(page.locator("[data-line]", has_text="Bob: Qualify with the drive card 3 (42)")).to_have_count(1)


def test_the_big_screen_shows_the_question(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_real_table(page, server.url, "crazy-race")
    prompt(page, "Which character does Ann get?")
    address = page.url
    big = page.context.new_page()
    big.goto(address.replace("/table/", "/tv/"))
    expect(big.locator(".question")).to_have_text("Which character does Ann get?")
    picture(big, "told-tv")
    answer(page, "red")
    expect(big.locator(".question")).to_have_text("Which character does Bob get?")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("body")).to_contain_text("told at a real table, not sealed")

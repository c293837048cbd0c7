"""Races in a real browser, driven as users would."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import paddock
from driving import OWES, decide, log_length, picture, race_now, settled, wait_for_calm, wait_for_turn
from serving import SERVED, Server, config, serving

OpenPage = Callable[..., Page]
CARDS = "crazy-race"


def to_the_end(page: Page) -> None:
    for _ in range(400):
        if not decide(page):
            return
    raise AssertionError("the race does not end")


def test_a_whole_race_against_bots_then_replay_and_verification(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race_now(page, server.url, CARDS)
    picture(page, "race")
    to_the_end(page)
    expect(page.locator(".result li")).to_have_count(4)
    picture(page, "result")

    page.locator(".result").get_by_text("Replay and verify").click()
    expect(page.locator(".verify")).to_contain_text("follow from the seed")
    expect(page.locator(".verify")).to_contain_text("sealed before the start")
    first = page.locator(".log p").count()
    for _ in range(6):
        page.get_by_label("One step forward").click()
    expect(page.locator(".count")).to_contain_text("6/")
    page.wait_for_function("first => document.querySelectorAll('.log p').length > first", arg=first)
    page.get_by_label("Seen from").select_option(index=2)
    picture(page, "replay")
    page.get_by_label("Jump to").select_option(label="The finish")
    expect(page.locator(".count")).to_have_text(re.compile(r"(\d+)/\1"))
    with page.expect_download() as download:
        page.get_by_text("Download the record").click()
    record = paddock.Record.parse(Path(download.value.path()).read_text())
    assert paddock.verify(record).first_wrong is None

    page.get_by_text("Share this moment").click()
    other = open_page()
    other.goto(page.url)
    expect(other.locator(".count")).to_have_text(re.compile(r"(\d+)/\1"))
    other.goto(server.url)
    other.locator("#record").set_input_files(str(download.value.path()))
    expect(other.locator(".verify")).to_contain_text("follow from the seed")


def invite(server: Server, one: Page, two: Page) -> None:
    """Ann opens a table for two and sends Bob the link."""
    for page, name in ((one, "Ann"), (two, "Bob")):
        page.goto(f"{server.url}/me")
        page.locator("#name").fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_have_text("Saved.")
    one.goto(f"{server.url}/new?game={CARDS}")
    one.locator("#count").fill("2")
    one.locator("#count").blur()
    one.get_by_label("Seat 2").select_option("open")
    one.get_by_role("button", name="Open the table").click()
    one.wait_for_selector(".seats")
    two.goto(one.locator(".invite input").input_value())
    two.get_by_role("button", name="Sit here").click()
    expect(one.locator(".seats")).to_contain_text("Bob")


def test_two_browsers_at_one_table_choose_in_secret(server: Server, open_page: OpenPage) -> None:
    one, two = open_page(), open_page()
    invite(server, one, two)
    picture(one, "seats")
    one.get_by_role("button", name="Start the race").click()
    two.wait_for_selector("[data-code]", state="attached")
    one.wait_for_selector("[data-code]", state="attached")

    one.locator("button.piece.target").nth(1).click()
    expect(one.locator(".dock")).to_contain_text("Your choice is made")
    expect(two.locator(".tower")).to_contain_text("has chosen")
    assert 0 == two.locator(".piece.chosen").count()
    assert 1 == one.locator(".piece.chosen").count()
    two.locator("button.piece.target").first.click()
    expect(one.locator(".log")).to_contain_text("The cards are turned over")
    expect(two.locator(".log")).to_contain_text("The cards are turned over")

    two.get_by_role("button", name="Chat").click()
    two.get_by_label("Say something").fill("Forza!")
    two.get_by_role("button", name="Send", exact=True).click()
    expect(two.locator(".lines")).to_contain_text("Forza!")
    expect(two.locator(".lines").get_by_role("button")).to_have_count(0)
    one.get_by_role("button", name=re.compile("Chat ?1")).click()
    expect(one.locator(".lines")).to_contain_text("Forza!")
    one.get_by_label("About Bob").click()
    one.get_by_role("dialog").get_by_role("button", name="Mute").click()
    expect(one.locator(".lines")).not_to_contain_text("Forza!")


def test_reload_and_lost_connection_lose_nothing(tmp_path: Path, open_page: OpenPage) -> None:
    with serving(config(tmp_path, bot_pace=0.05)) as server:
        lose_and_find(server, open_page())


def lose_and_find(server: Server, page: Page) -> None:
    """Reload, then let the server die under a decision."""
    race_now(page, server.url, CARDS)
    decide(page)
    page.wait_for_selector(OWES, state="attached")
    settled(page)
    codes = page.locator("[data-code]").evaluate_all("all => all.map(each => each.dataset.code)")
    lines = log_length(page)
    page.reload()
    page.wait_for_selector(OWES, state="attached")
    assert codes == page.locator("[data-code]").evaluate_all("all => all.map(each => each.dataset.code)")
    assert lines == log_length(page)

    server.kill()
    expect(page.locator(".lost")).to_contain_text("Connection lost")
    page.locator("button.piece.target").first.click()
    server.start()
    expect(page.locator(".lost")).to_have_count(0)
    page.wait_for_function("lines => document.querySelectorAll('.log p').length > lines", arg=lines)
    decide(page)


def test_chat_goes_on_after_the_server_was_restarted(tmp_path: Path, open_page: OpenPage) -> None:
    with serving(config(tmp_path, bot_pace=0.05)) as server:
        page = open_page()
        race_now(page, server.url, CARDS)
        page.get_by_role("button", name="Chat").click()
        for line in ("before", "after"):
            page.get_by_label("Say something").fill(line)
            page.get_by_role("button", name="Send", exact=True).click()
            expect(page.locator(".lines p")).to_have_count(1 if line == "before" else 2)
            if line == "before":
                server.kill()
                expect(page.locator(".lost")).to_contain_text("Connection lost")
                server.start()
                expect(page.locator(".lost")).to_have_count(0)
                expect(page.locator(".lines p")).to_have_count(1)
        expect(page.locator(".lines")).to_contain_text("after")


def test_hot_seat_hands_over_behind_a_curtain(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/new?game={CARDS}")
    page.locator("#count").fill("2")
    page.locator("#count").blur()
    page.get_by_label("Who may join").select_option("hot-seat")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Name", exact=True).nth(0).fill("Ann")
    page.get_by_label("Name", exact=True).nth(1).fill("Bob")
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".curtain")).to_contain_text("Ann")
    picture(page, "curtain")
    page.get_by_role("button", name="I am here").click()
    page.wait_for_selector("[data-code]", state="attached")
    chosen = page.locator("[data-code]").first.get_attribute("data-code") or ""
    page.locator("button.piece.target").first.click()
    expect(page.locator(".curtain")).to_contain_text("Bob")
    assert chosen not in page.content()
    assert 0 == page.locator("[data-code]").count()
    page.get_by_role("button", name="I am here").click()
    page.wait_for_selector("[data-code]", state="attached")
    page.locator("button.piece.target").first.click()
    expect(page.locator(".log")).to_contain_text("The cards are turned over")


def test_the_curtain_names_the_next_player_when_names_are_left_as_they_are(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/new?game={CARDS}")
    page.locator("#count").fill("2")
    page.locator("#count").blur()
    page.get_by_label("Who may join").select_option("hot-seat")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_role("button", name="Start the race").click()
    called = []
    for _ in range(2):
        called.append(page.locator(".curtain h1").inner_text())
        page.get_by_role("button", name="I am here").click()
        page.wait_for_selector("[data-code]", state="attached")
        assert called[-1].lower() == page.locator(".tower .me .who").inner_text().lower()
        page.locator("button.piece.target").first.click()
        page.wait_for_selector(".curtain, .log p:last-child:not(.note)")
    assert called[0] != called[1]


def test_a_race_on_a_phone(server: Server, open_page: OpenPage) -> None:
    page = open_page(phone=True)
    race_now(page, server.url, CARDS)
    for _ in range(4):
        decide(page)
    page.wait_for_selector(OWES, state="attached")
    picture(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth") == 390, "the page is wider than the phone"
    page.get_by_role("button", name="Commentary").click()
    expect(page.locator(".talk.open .log p").nth(-2)).to_be_in_viewport()
    page.get_by_role("button", name="Commentary").click()
    expect(page.locator(".talk.open")).to_have_count(0)
    expect(page.locator(".log p").last).to_be_in_viewport()  # the last line is always in sight
    to_the_end(page)


def test_a_race_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server.url)
    page.wait_for_selector(f"[data-game={CARDS}] .go")
    press_to(page, f"[data-game={CARDS}] .go")
    page.keyboard.press("Enter")
    for _ in range(3):
        page.wait_for_selector(OWES, state="attached")
        lines = log_length(page)
        press_to(page, "[data-code]")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function("lines => document.querySelectorAll('.log p').length > lines", arg=lines)


def press_to(page: Page, wanted: str) -> None:
    """Press Tab until an element has the focus, and visibly so."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert "none" != outline, "the focus cannot be seen"
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_a_race_in_italian(server: Server, open_page: OpenPage) -> None:
    page = open_page(lang="it-IT")
    race_now(page, server.url, CARDS)
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".dock")).to_contain_text("Quale carta")
    decide(page)
    expect(page.get_by_role("button", name="Cronaca")).to_be_visible()
    picture(page, "italiano")
    page.wait_for_selector(OWES, state="attached")
    page.locator(".tool.rule").click()
    expect(page.locator("dialog .found")).to_contain_text(re.compile("cart[ae]"))
    expect(page.locator("dialog")).not_to_contain_text("card")


def test_the_user_is_told_when_the_service_does_not_respond(server: Server, open_page: OpenPage) -> None:
    page = open_page(harmless=("ERR_FAILED",))
    page.goto(f"{server.url}/new?game={CARDS}")
    page.wait_for_selector(".chairs")
    page.context.set_offline(True)
    page.get_by_role("button", name="Start the race").click()
    expect(page.get_by_role("alert")).to_contain_text("The service is not responding")


def test_an_account_is_left_on_every_device(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/me")
    page.locator("#account").fill("ann.racer")
    page.locator("#password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator("main")).to_contain_text("You are signed in as ann.racer.")
    other = open_page(storage_state=page.context.storage_state())
    page.get_by_role("button", name="Sign out on every device").click()
    page.wait_for_url(f"{server.url}/")
    other.goto(f"{server.url}/me")
    expect(other.locator("#account")).to_be_visible()


def test_why_not_and_the_rule_behind_a_question(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race_now(page, server.url, CARDS)
    page.locator(".tool.rule").click()
    expect(page.locator("dialog .found")).to_be_visible()
    picture(page, "rule")
    page.get_by_role("button", name="Close").click()
    page.locator(".shared button.piece:not(.target)").first.click()
    expect(page.locator("dialog, .told").first).to_be_visible()


def test_why_not_on_the_board(server: Server, open_page: OpenPage) -> None:
    """A car or a place that cannot be chosen says why."""
    page = open_page()
    race_now(page, server.url, "formula-de")
    settled(page)
    while not page.locator(".token.live").count():  # the last question may still be shown after an answer
        decide(page)
        settled(page)
    wait_for_calm(page)
    page.locator(".token.live path").nth(1).click(force=True)
    expect(page.locator("dialog[open], .told").first).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog, .told", state="detached")

    open_places = page.locator(".place").count()
    page.get_by_role("button", name="Whole board").click()
    wait_for_calm(page)
    page.evaluate(TOUCH_A_DARK_PLACE)
    expect(page.locator("dialog[open], .told").first).to_be_visible()
    assert open_places == page.locator(".place").count()


TOUCH_A_DARK_PLACE = """async () => {
  const board = await (await fetch(`/api${location.pathname.replace("table", "tables")}/board`)).json();
  const open = new Set([...document.querySelectorAll("[data-place]")].map((each) => each.dataset.place));
  const cars = [...document.querySelectorAll(".token")].map((each) => each.transform.baseVal[0].matrix);
  const far = (place) => Math.min(...cars.map((car) => Math.hypot(car.e - place.x, car.f - place.y)));
  const dark = board.places.find((place) => !open.has(place.id) && far(place) > 3 * board.piece);
  const svg = document.querySelector(".board > .play");
  const at = new DOMPoint(dark.x, dark.y).matrixTransform(svg.getScreenCTM());
  svg.dispatchEvent(new MouseEvent("click", { clientX: at.x, clientY: at.y, bubbles: true }));
}"""


def test_a_car_that_says_why_not_keeps_clear_of_open_places(server: Server, open_page: OpenPage) -> None:
    """Cars stand closer together than they are long; the first cells of a race are full of them."""
    page = open_page()
    race_now(page, server.url, "formula-de")
    seen = 0
    while seen < 3 and decide(page):
        wait_for_turn(page)
        wait_for_calm(page)
        near = page.evaluate(NEAREST_CAR)
        if near is not None:
            assert near >= 0.8
            seen += 1
    assert seen


NEAREST_CAR = """async () => {
  const board = await (await fetch(`/api${location.pathname.replace("table", "tables")}/board`)).json();
  const prices = [...document.querySelectorAll("[data-place] .price")].map((each) => each.transform.baseVal[0].matrix);
  const open = prices.map((price) => [price.e, price.f]);
  const cars = [...document.querySelectorAll(".token.live")].map((each) => each.transform.baseVal[0].matrix);
  const far = cars.flatMap((car) => open.map(([x, y]) => Math.hypot(car.e - x, car.f - y) / board.piece));
  return far.length ? Math.min(...far) : null;
}"""


def test_the_commentary_has_three_lengths_and_the_choice_lasts(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race_now(page, server.url, CARDS)
    usual = log_length(page)
    page.get_by_role("button", name="Commentary").click()
    page.get_by_label("Every detail").check()
    expect(page.locator(".log")).to_contain_text("The first pool")
    assert log_length(page) > usual
    page.reload()
    expect(page.locator(".log")).to_contain_text("The first pool")
    page.get_by_role("button", name="Commentary").click()
    page.get_by_label("Headlines").check()
    expect(page.locator(".log")).not_to_contain_text("The first pool")
    assert log_length(page) < usual


def test_playing_on_from_a_moment_and_racing_again(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race_now(page, server.url, CARDS)
    to_the_end(page)
    page.locator(".result").get_by_role("button", name="Race again").click()
    page.wait_for_selector(OWES, state="attached")
    page.goto(server.url)
    page.locator("a[href^='/replay/']").first.click()
    page.get_by_label("One step forward").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(OWES, state="attached")
    decide(page)


@pytest.mark.parametrize("game", SERVED)
def test_a_race_of_every_game_begins_on_a_laptop_and_goes_on_on_a_phone(
    server: Server, open_page: OpenPage, game: str
) -> None:
    """The beginning is enough: tests/web/test_whole_races.py drives every game to its end."""
    page = open_page()
    race_now(page, server.url, game)
    picture(page, f"{game}-start")
    first = log_length(page)
    for number in range(14):
        decide(page)
        if number > 3 and log_length(page) > first:
            break
    wait_for_turn(page)
    assert log_length(page) > first
    picture(page, f"{game}-later")
    phone = open_page(phone=True, storage_state=page.context.storage_state())
    phone.goto(page.url)
    wait_for_turn(phone)
    picture(phone, f"{game}-phone")
    assert decide(phone)

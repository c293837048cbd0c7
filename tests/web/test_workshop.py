"""The workshop: a circuit is drawn, broken, mended and written, and never lost."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from driving import complaints, picture
from serving import Server

OpenPage = Callable[..., Page]
DRAWN = ".canvas[data-drawn]"
SLOW = 30_000


def open_workshop(page: Page, server: Server, path: str = "/workshop") -> None:
    page.goto(server.url + path)
    page.wait_for_selector(DRAWN, timeout=SLOW)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pull(page: Page, grip: str, x: float, y: float) -> None:
    """Drag a point of the line by some pixels."""
    left, top = middle(page, grip)
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move(left + x / 2, top + y / 2)
    page.mouse.move(left + x, top + y)
    page.mouse.up()


def text_of(page: Page) -> str:
    page.get_by_role("tab").nth(1).click()
    return page.locator("textarea").input_value()


def settle(page: Page) -> None:
    """Wait until the service has drawn what the page shows and added nothing to it."""
    page.wait_for_selector(DRAWN, timeout=SLOW)
    before = ""
    while (now := page.locator(".drawing").inner_html()[:4000] + page.locator(".state").inner_text()) != before:
        before = now
        page.wait_for_timeout(400)
        page.wait_for_selector(DRAWN, timeout=SLOW)


def test_a_circuit_is_drawn_broken_and_mended(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    first = text_of(page)
    marks = page.locator(".mark")
    expect(marks).to_have_count(0)

    pull(page, "[data-grip='4']", 50, 30)
    settle(page)
    drawn = page.locator("textarea").input_value()
    assert drawn != first, "the text follows the hand"
    assert re.findall("#.*", first) == re.findall("#.*", drawn), "comments stay"
    expect(page.locator(".state")).to_contain_text("this can be raced")

    page.locator("textarea").fill(drawn.replace("grid 8 step 1.5", "grid 20 step 4"))
    expect(marks).not_to_have_count(0)
    expect(marks.first).to_have_attribute("aria-label", re.compile("20 cars do not fit"))
    marks.first.click()
    line = drawn[: drawn.index("grid 8")].count("\n") + 1
    expect(page.locator(f".text li.wrong:nth-child({line})")).to_have_count(1)
    page.get_by_role("tab", name="complaint").click()
    expect(page.locator(".remark.now")).to_contain_text("20 cars do not fit")
    picture(page, "workshop-complaint")
    assert [] == complaints(page)

    page.get_by_role("button", name="Undo").click()
    expect(marks).to_have_count(0)
    expect(page.locator(".state")).to_contain_text("this can be raced")
    while page.get_by_role("button", name="Undo").is_enabled():
        page.get_by_role("button", name="Undo").click()
    assert first == text_of(page)
    page.get_by_role("button", name="Redo").click()
    assert drawn == page.locator("textarea").input_value()

    page.reload()
    page.wait_for_selector(DRAWN, timeout=SLOW)
    assert drawn == text_of(page), "a draft survives a reload"


def test_a_loop_that_broke_is_closed_by_a_button(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    text = text_of(page)
    page.locator("textarea").fill(text.replace("right 90 2.4  ", "right 40 2.4  ", 1))
    page.get_by_role("tab", name="complaint").click()
    expect(page.locator(".remark").first).to_contain_text("they must come to")
    page.get_by_role("button", name="Close the loop").click()
    expect(page.locator(".state")).to_contain_text("this can be raced", timeout=SLOW)


def test_a_new_corner_comes_with_all_that_the_games_need(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    left, top = middle(page, "[data-grip='4']")
    right, _ = middle(page, "[data-grip='5']")
    page.mouse.click((left + right) / 2, top)
    page.get_by_role("button", name="New corner").click()
    settle(page)
    expect(page.locator(".state")).to_contain_text("this can be raced", timeout=SLOW)
    text = text_of(page)
    for line in ('corner c1 ""', "corner c1 stops 1", "row c1 ", "over s1"):
        assert line in text


def test_numbers_are_set_where_they_stand(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    page.locator("header select").first.select_option("formula-de")
    page.wait_for_selector(DRAWN, timeout=SLOW)
    left, top = middle(page, "[data-radius='1']")
    page.mouse.click(left + 2, top - 24)
    stops = page.locator(".here input[type=number]").filter(visible=True)
    expect(page.locator(".here")).to_contain_text("stops")
    labels = [stops.nth(n).get_attribute("aria-label") or "" for n in range(stops.count())]
    field = stops.nth(next(n for n, label in enumerate(labels) if label.startswith("stops")))
    field.fill("2")
    field.press("Enter")
    page.wait_for_selector(DRAWN, timeout=SLOW)
    assert "corner 1 stops 2" in text_of(page)


def test_points_move_by_keys_and_pieces_go(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    first = text_of(page)
    grip = page.locator("[data-grip='3']")
    grip.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("textarea")).not_to_have_value(first)
    page.locator(".canvas").focus()
    page.keyboard.press("Control+z")
    expect(page.locator("textarea")).to_have_value(first)
    grip.focus()
    page.keyboard.press("Delete")
    expect(page.locator("textarea")).not_to_have_value(re.compile('corner 2 "Top"'))


def test_a_track_is_traced_over_a_picture(server: Server, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_workshop(page, server)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    file = tmp_path / "map.png"
    page.screenshot(path=file)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".drawing image")).to_have_count(1)
    page.get_by_role("button", name="Trace").click()
    box = page.locator(".canvas").bounding_box()
    assert box is not None
    for x, y in ((0.15, 0.25), (0.85, 0.25), (0.9, 0.55), (0.75, 0.8), (0.2, 0.8), (0.1, 0.5)):
        page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
    page.get_by_role("button", name="Close the loop").first.click()
    settle(page)
    expect(page.locator(".state")).to_contain_text("Nothing to complain about")
    assert 'straight main ""' in text_of(page)
    expect(page.locator("[data-grip]")).not_to_have_count(8)
    picture(page, "workshop-traced")
    assert not any("image/png" in each or "base64" in each for each in sent), "the picture stays in the browser"


def test_a_circuit_is_kept_and_raced(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    pull(page, "[data-grip='4']", 40, 25)
    settle(page)
    text = text_of(page)
    page.get_by_role("button", name="Save").click()
    page.wait_for_url(re.compile("/workshop/.+"))
    page.wait_for_selector(DRAWN, timeout=SLOW)
    assert text == text_of(page)
    page.get_by_role("button", name="Race it").click()
    page.wait_for_url(re.compile(r"/new\?game=automobiles&circuit="))
    expect(page.get_by_role("radio", name="My Ring")).to_be_checked(timeout=SLOW)


@pytest.mark.parametrize(("lang", "theme"), [("en-GB", "dark"), ("it-IT", "light")])
def test_the_workshop_fits_a_phone_and_is_accessible(
    server: Server, open_page: OpenPage, lang: str, theme: str
) -> None:
    page = open_page(phone=True, lang=lang, color_scheme=theme)
    open_workshop(page, server, "/workshop/lanterna")
    for tab in range(3):
        page.get_by_role("tab").nth(tab).click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert [] == complaints(page)
    picture(page, f"workshop-phone-{lang}-{theme}")
    page.locator("[data-grip='2']").tap()
    expect(page.locator(".here h2")).to_be_visible()


def test_the_doctor_examines_in_the_background_and_can_be_stopped(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    page.get_by_label("Game whose board is shown").select_option("automobiles")
    settle(page)
    page.get_by_role("tab", name="Doctor").click()
    page.get_by_label("Races").select_option("1000")
    page.get_by_role("button", name="Examine").click()
    expect(page.locator(".doctor")).to_contain_text("What the races say", timeout=SLOW)
    expect(page.locator("circle.passes").first).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Examine")).to_be_enabled()
    expect(page.locator(".doctor")).to_contain_text("A race takes")
    expect(page.locator(".bars li").first).to_contain_text("%")
    picture(page, "workshop-doctor")
    assert [] == complaints(page)


def test_what_the_doctor_advises_is_applied_by_a_button_and_can_be_undone(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    open_workshop(page, server)
    before = text_of(page)
    lines = before.split("\n")
    number = next(n for n, line in enumerate(lines, 1) if line.strip().startswith("grid 8"))
    old = lines[number - 1]
    change = {"line": number, "old": old, "new": old.replace("step 1.5", "step 1")}
    advice = {"text": "Let the grid stand closer.", "fix": {"label": "step 1.5 → step 1", "changes": [change]}}
    report = {"races": 50, "of": 50, "about": "", "figures": [], "findings": ["Pole wins."], "advice": [advice]}
    event = "event: report\ndata: " + json.dumps({**report, "passes": [], "retired": []}) + "\n\n"
    page.route("**/api/workshop/doctor*", lambda route: route.fulfill(content_type="text/event-stream", body=event))
    page.get_by_role("tab", name="Doctor").click()
    page.get_by_role("button", name="Examine").click()
    apply = page.get_by_role("button", name="Apply: step 1.5 → step 1")
    apply.click()
    expect(apply).to_be_disabled()
    expect(page.locator(".doctor")).to_contain_text("You have changed the circuit since")
    settle(page)
    assert str(change["new"]) in text_of(page)
    page.get_by_role("button", name="Undo").click()
    assert before == page.locator("textarea").input_value()

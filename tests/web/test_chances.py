"""The chances in a replay: the curve, a jump along it, and the options of a moment, on a desktop and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import paddock
from driving import complaints
from serving import Server

OpenPage = Callable[..., Page]


@pytest.mark.parametrize(("phone", "lang"), [(False, "en-GB"), (True, "it-IT")])
def test_a_replay_shows_the_chances_and_weighs_a_choice(
    server: Server, open_page: OpenPage, phone: bool, lang: str
) -> None:
    match = paddock.game("crazy-race").new(3, seed="7", names=("Ada", "Bea", "Cem"))
    match.play_out(5)
    page = open_page(phone=phone, lang=lang)
    page.goto(server.url)
    upload = """async text => {
        const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
            headers: {"Content-Type": "application/json"}})
        await post("/api/guests", {name: "Ann"})
        return (await (await post("/api/records", {text})).json()).id
    }"""
    race = page.evaluate(upload, str(match.record()))
    number = next(count for count in range(match.moves) if is_open(paddock.replay(match.record(), count)))
    page.goto(f"{server.url}/replay/{race}?at={number}")

    expect(page.locator(".chances .line")).to_have_count(3)
    assert page.locator(".chances ul li").count() == 3
    page.locator(".chances .weigh").click()
    expect(page.locator(".chances ol .played")).to_have_count(1)
    expect(page.locator(".chances ol .played")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".chances")).to_contain_text(match.names[paddock.replay(match.record(), number).to_move[0]])
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if not phone:
        page.set_viewport_size({"width": 1366, "height": 768})
        page.get_by_role("button", name="Next turning point").click()
        expect(page.locator(".count")).not_to_have_text(f"{number}/{match.moves}")
        with page.context.expect_page() as opened:
            page.get_by_role("link", name="Luck and driving").click()
        report = opened.value
        expect(report.get_by_role("heading", name="Turning points")).to_be_visible()
        assert [] == complaints(report)
        report.locator(".moments a").first.click()
        expect(report.locator(".chances .line")).to_have_count(3)
        report.close()
    assert [] == complaints(page)
    page.locator(".chances svg").click(position={"x": 2, "y": 20})
    expect(page.locator(".count")).to_have_text(f"0/{match.moves}")


def is_open(match: paddock.Match) -> bool:
    """Whether one seat alone has to choose."""
    return len(match.to_move) == 1 and not match.chosen

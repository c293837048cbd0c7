"""The pages around a race: home, lobby, set-up, the end of a race, being out, and the big screen."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import paddock
from driving import OWES, complaints, decide, in_both_themes, picture, race_now
from serving import SERVED, Server, config, serving

OpenPage = Callable[..., Page]
CARDS = "crazy-race"
BIG_SCREENS = [(1920, 1080), (3840, 2160)]
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
SEND = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return await reply.json();
}"""


def send(page: Page, path: str, body: Any) -> Any:
    """A request of the page's user."""
    return page.evaluate(SEND, [path, body])


def table_of(page: Page, server: Server, game: str, seats: list[Any], **more: Any) -> str:
    """A table with these seats; its id."""
    page.goto(server.url)
    send(page, "/guests", {"name": "Ann"})
    setup = {"game": game, "seats": len(seats), **more.pop("setup", {})}
    return str(send(page, "/tables", {"setup": setup, "seats": seats, **more})["id"])


def solo(bots: int) -> list[Any]:
    return [{"kind": "me"}, *[{"kind": "bot", "level": "level-1"}] * bots]


def fits(page: Page) -> bool:
    """Whether the page is as wide as its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def finish(page: Page) -> None:
    while decide(page):
        pass
    page.wait_for_selector(".points a")


def test_home_begins_with_what_waits_for_the_user(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    table_of(page, server, CARDS, solo(3), start=True)
    over = page.url
    page.goto(server.url)
    page.locator(".asked a").first.click()
    finish(page)
    over = page.url.rsplit("/", 1)[1]
    table_of_same = send(
        page, "/tables", {"setup": {"game": "formula-de", "seats": 3}, "seats": solo(2), "start": True}
    )
    page.goto(server.url)

    asked = page.locator(".asked")
    expect(asked).to_have_count(1)
    expect(asked).to_contain_text("How do you set up your car?")
    expect(asked).to_contain_text(table_of_same["circuit_title"])
    expect(asked).to_contain_text("Bruno")
    expect(asked).to_contain_text("Your turn")
    first = page.evaluate("document.querySelector('main h2').textContent")
    assert "Your turn" == first
    result = page.locator("li.sheet.over")
    expect(result.locator(".result li").nth(2)).to_be_visible()
    expect(result.locator(".result .mine")).to_contain_text("Ann")
    expect(result.locator("a")).to_have_attribute("href", f"/replay/{over}")
    assert [] == in_both_themes(page, "home-races")

    result.get_by_role("button", name="Remove").click()
    expect(result).to_have_count(0)
    page.reload()
    expect(asked).to_have_count(1)
    expect(result).to_have_count(0)


def test_posters_cut_no_label_and_say_what_race_now_is(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server.url)
    for game in SERVED:
        poster = page.locator(f"[data-game={game}]")
        rookie = paddock.game(game).rookie_race
        expect(poster).to_contain_text(f"about {rookie.minutes} minutes")
        shape = poster.locator(".art").evaluate("art => art.clientWidth / art.clientHeight")
        assert 1.5 == pytest.approx(shape, rel=0.02), "the picture is cut"


@pytest.mark.parametrize("lang", ["en-GB", "it-IT"])
def test_race_now_is_in_sight_at_once_on_a_laptop(server: Server, open_page: OpenPage, lang: str) -> None:
    page = open_page(lang=lang)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(server.url)
    page.wait_for_selector(".poster .go")
    ends = page.locator(".poster .go").evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert max(ends[:3]) <= 768, "a newcomer has to scroll to the first race"


@pytest.mark.parametrize("lang", ["en-GB", "it-IT"])
def test_pages_fit_a_phone(server: Server, open_page: OpenPage, lang: str) -> None:
    page = open_page(phone=True, lang=lang)
    lobby = table_of(page, server, "formula-de", [{"kind": "me"}, {"kind": "open"}, *solo(1)[1:]], access="public")
    race = send(page, "/tables", {"setup": {"game": CARDS, "seats": 3}, "seats": solo(2), "start": True})["id"]
    for path, ready in (
        ("/", ".poster .art"),
        ("/new", ".chairs"),
        ("/me", "#name"),
        (f"/table/{lobby}", ".seats"),
        (f"/tv/{race}", ".standings li"),
    ):
        page.goto(server.url + path)
        page.wait_for_selector(ready)
        assert fits(page), path
    page.goto(f"{server.url}/table/{race}")
    finish(page)
    assert fits(page), "the result"
    picture(page, f"result-phone-{lang}")


@THEMES
def test_the_lobby_tells_everything(server: Server, open_page: OpenPage, theme: str) -> None:
    page = open_page(color_scheme=theme)
    setup = {"preset": "league-night", "circuit": "monza", "switches": {"laps": 2}}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "level-4"}, {"kind": "open"}]
    clock = {"kind": "bank", "seconds": 5, "bank": 600}
    table = table_of(page, server, "formula-de", seats, setup=setup, clock=clock, access="public", delay=20)
    page.goto(f"{server.url}/table/{table}")
    facts = page.get_by_label("What is agreed")
    for text in ("Autodromo Nazionale di Monza", "League night", "How many laps the race lasts: 2", "10 minutes each"):
        expect(facts).to_contain_text(text)
    expect(facts).to_contain_text("spectators are 20 seconds behind")
    expect(facts.locator(".board svg").first).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("bot, Professional")
    expect(page.locator(".seats li.free")).to_have_count(2)
    picture(page, f"lobby-{theme}")
    assert [] == complaints(page)

    page.get_by_role("button", name="Start the race").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 seats are empty")
    assert [] == complaints(page)
    dialog.get_by_role("button", name="Wait").click()
    expect(page.locator(".seats li.free")).to_have_count(2)
    if theme == "dark":
        page.get_by_role("button", name="Start the race").click()
        dialog.get_by_role("button", name="Race without them").click()
        page.wait_for_selector(OWES)
        expect(page.locator("[data-seat]")).to_have_count(2)
        return
    page.get_by_role("button", name="Start the race").click()
    dialog.get_by_label("Bot level").select_option("level-3")
    dialog.get_by_role("button", name="Start with 2 bots").click()
    page.wait_for_selector(OWES)


def test_a_race_ends_with_podium_chart_and_turning_points(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race_now(page, server.url, CARDS)
    finish(page)
    expect(page.locator(".podium .step")).to_have_count(3)
    expect(page.locator(".result figure .line")).to_have_count(4)
    expect(page.locator(".result .points .finish")).to_contain_text("wins the race")
    assert [] == in_both_themes(page, "result")
    before = page.url
    page.locator(".result").get_by_role("button", name="Race again").click()
    page.wait_for_selector("[data-code]")
    assert before != page.url
    page.go_back()
    page.locator(".result .points a").first.click()
    expect(page).to_have_url(re.compile(r"/replay/.*at=\d+"))


def test_a_rematch_waits_for_the_consent_of_the_others(server: Server, open_page: OpenPage) -> None:
    one, two = open_page(), open_page()
    table = table_of(one, server, CARDS, [{"kind": "me"}, {"kind": "open"}])
    two.goto(f"{server.url}/table/{table}")
    two.get_by_role("button", name="Sit here").click()
    one.goto(f"{server.url}/table/{table}")
    one.get_by_role("button", name="Start the race").click()
    while True:
        running = [decide_if_asked(page) for page in (one, two)]
        if not all(running):
            break
    one.locator(".result").get_by_role("button", name="Race again").click()
    expect(one.locator(".seats")).to_contain_text("has not agreed yet")
    two.goto(server.url)
    two.locator("li.sheet.open a").first.click()
    expect(two.locator("main")).to_contain_text("You are invited to race again.")
    two.locator(".seats").get_by_role("button", name="Race again").click()
    one.wait_for_selector("[data-code]")
    two.wait_for_selector("[data-code]")


def decide_if_asked(page: Page) -> bool:
    """Answer if there is a question; False if the race is over."""
    page.wait_for_timeout(150)
    if page.locator(".result").count():
        return False
    return decide(page) if page.locator("[data-code]").count() else True


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots drive at their usual pace, so that the race goes on for a while without the user."""
    with serving(config(tmp_path_factory.mktemp("slow"), bot_pace=0.7)) as running:
        yield running


def test_being_out_is_not_the_end(slow: Server, open_page: OpenPage) -> None:
    server, page = slow, open_page()
    table = table_of(page, server, "formula-de", solo(2), setup={"preset": "first-lap"}, start=True)
    page.goto(f"{server.url}/table/{table}")
    race_too_fast(page)
    out = page.get_by_label("Your race is over")
    expect(out.locator(".line").last).to_be_visible()
    assert [] == in_both_themes(page, "out", ".out.sheet")
    fatal = out.get_by_role("link", name="Replay the turn").get_attribute("href") or ""
    assert re.fullmatch(rf"/replay/{table}\?at=\d+&seat=0", fatal)
    out.get_by_role("button", name="4×").click()
    expect(out.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
    out.get_by_role("button", name="Skip to the result").click()
    page.wait_for_selector(".result .points .out", timeout=60_000)
    page.goto(server.url + fatal)
    expect(page.locator(".count").first).to_have_text(re.compile(r"^[1-9]\d*/"))


FASTEST = """() => {
  const codes = [...document.querySelectorAll("[data-code]:enabled")].map((each) => each.dataset.code).sort();
  const fastest = codes.filter((code) => code.startsWith("gear-")).pop() ?? codes.pop();
  document.querySelector(`[data-code="${fastest}"]`)?.click();
  document.querySelector(".confirm .go")?.click();
}"""


def race_too_fast(page: Page) -> None:
    """Take the highest gear, until the car is out."""
    for _ in range(300):
        if page.locator(".out.sheet").count():
            return
        page.evaluate(FASTEST)
        page.wait_for_timeout(120)
    raise AssertionError("the car does not go out")


def test_race_again_at_once_when_out(slow: Server, open_page: OpenPage) -> None:
    server, page = slow, open_page()
    table = table_of(page, server, "formula-de", solo(2), setup={"preset": "first-lap"}, start=True)
    page.goto(f"{server.url}/table/{table}")
    race_too_fast(page)
    page.get_by_label("Your race is over").get_by_role("button", name="Race again").click()
    page.wait_for_selector("[data-code]")
    assert table not in page.url


def test_set_up_choices_have_a_recommended_one(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race_now(page, server.url, "formula-de")
    advised = page.locator(".recommended")
    expect(advised).to_contain_text("Recommended: Ready-made setup: balanced")
    advised.click()
    expect(advised).to_contain_text("tyres")
    advised.click()
    expect(advised).to_have_count(0)


@pytest.mark.parametrize("game", SERVED)
def test_a_table_on_big_screens(server: Server, open_page: OpenPage, browser: Browser, game: str) -> None:
    page = open_page()
    rookie = paddock.game(game).rookie_race
    table = table_of(page, server, game, solo(rookie.seats - 1), setup={"preset": rookie.preset or None}, start=True)
    screens = [big_screen(browser, width, height) for width, height in BIG_SCREENS]
    for tv in screens:
        tv.goto(f"{server.url}/tv/{table}")
        expect(tv.locator(".standings li")).to_have_count(rookie.seats)
    lines = [news(tv) for tv in screens]
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(OWES)
    for _ in range(20):
        decide(page)
        if all(news(tv) != before for tv, before in zip(screens, lines, strict=True)):
            break
    for tv, before, (width, height) in zip(screens, lines, BIG_SCREENS, strict=True):
        assert before != news(tv), "the screen does not follow the race"
        fills(tv, game, width, height)
        tv.context.close()


def news(tv: Page) -> list[str]:
    return tv.locator(".news p").all_inner_texts()


def fills(tv: Page, game: str, width: int, height: int) -> None:
    """The race fills the screen, is large enough to be read from afar, and shows no hand."""
    tv.wait_for_timeout(300)
    picture(tv, f"tv-{game}-{width}")
    window = tv.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert [width, height] == window
    assert tv.locator(".standings .name").first.evaluate("each => each.clientHeight") > height / 60
    expect(tv.locator(".stage .drawing, .stage .piece").first).to_be_visible()
    stage = tv.locator(".stage").bounding_box()
    assert stage is not None
    assert stage["width"] * stage["height"] > 0.6 * width * height
    assert 0 == tv.locator("[data-code]").count()


def big_screen(browser: Browser, width: int, height: int) -> Page:
    return browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce").new_page()


def test_the_big_screen_shows_no_hand_and_follows_to_the_next_race(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    table = table_of(page, server, "race90-2", solo(2), setup={"preset": "short-evening"}, start=True)
    own = open_page(storage_state=page.context.storage_state())
    own.goto(f"{server.url}/tv/{table}")  # the same user, who sits at the table
    expect(own.locator(".standings li")).to_have_count(3)
    assert 0 == own.locator("[data-code]").count()

    short = send(page, "/tables", {"setup": {"game": CARDS, "seats": 2}, "seats": solo(1), "start": True})["id"]
    own.goto(f"{server.url}/tv/{short}")
    page.goto(f"{server.url}/table/{short}")
    finish(page)
    expect(own.locator(".podium .step")).to_have_count(2)
    assert [] == complaints(own)
    page.locator(".result").get_by_role("button", name="Race again").click()
    page.wait_for_selector("[data-code]")
    expect(own).to_have_url(page.url.replace("/table/", "/tv/"))

"""The race page: the board is the screen, nothing covers what can be chosen, and the page never scrolls."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import paddock
from driving import OWES, complaints, decide, picture, race_now, settled, wait_for_calm
from serving import SERVED, Server

OpenPage = Callable[..., Page]
SIZES = ((1366, 768), (1440, 900), (1920, 1080), (1024, 768), (390, 844))
LEAST_SHARE = {(1366, 768): 0.70, (1440, 900): 0.70, (1920, 1080): 0.70, (1024, 768): 0.60, (390, 844): 0.45}
"""How much of the window must show the board, with all panels about it."""
FINGER = 44
LOOKS = 5
STATES = (0, 8)
"""After how many more decisions the page is looked at: the first question, then in the race."""
BOARDS = [game for game in SERVED if paddock.game(game).circuits]

LAYOUT = """() => {
  const [wide, high] = [innerWidth, innerHeight];
  const rect = (each) => each.getBoundingClientRect();
  const isShown = (each) => { const { width, height } = rect(each); return width > 1 && height > 1; };
  const name = (each) => each.dataset.piece ?? each.dataset.place ?? each.dataset.code ?? each.className;
  const at = (x, y) => document.elementFromPoint(x, y);

  let seen = 0;
  const points = 60;
  for (let x = 0.5; x < points; x++)
    for (let y = 0.5; y < points; y++)
      if (at((x / points) * wide, (y / points) * high)?.closest(".board, .table")) seen++;

  const panels = [...document.querySelectorAll(".panels > *")].filter(isShown);
  const overlap = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const overlapping = panels.flatMap((one, index) => panels.slice(index + 1)
    .filter((other) => overlap(rect(one), rect(other))).map((other) => `${name(one)} and ${name(other)}`));
  const outside = (each) => { const box = rect(each);
    return box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1; };

  const pieces = [...document.querySelectorAll(".own [data-piece], .table [data-piece], .shelf [data-piece]")];
  const isCovered = (each) => { const box = rect(each); // of a card in a fan, the left part can be seen
    return (each.closest(".fan") ? [0.2] : [0.2, 0.8]).some((x) => [0.2, 0.8].some((y) =>
      at(box.left + x * box.width, box.top + y * box.height)?.closest("[data-piece]") !== each)); };
  const gauges = [...document.querySelectorAll(".dock .gauges li")].filter(isShown);
  const isOnGauges = (each) => gauges.some((gauge) => overlap(rect(gauge), rect(each)));
  const places = [...document.querySelectorAll(".place .price")];
  const isUnder = (each) => { const box = rect(each);
    return !at(box.left + box.width / 2, box.top + box.height / 2)?.closest(".board"); };
  // A term is a word of a running sentence, which WCAG 2.5.8 exempts: it has the height of its line.
  const small = [...document.querySelectorAll(".frame button, .frame a, .frame select, .frame input")]
    .filter((each) => isShown(each) && !each.closest(".hidden-until-focus") && each.tabIndex >= 0
      && !each.matches(".term") && !(each.closest(".table") && !each.matches(".target")))
    .filter((each) => rect(each).width < 43.5 || rect(each).height < 43.5);

  return {
    share: seen / points ** 2,
    page: [document.documentElement.scrollWidth - wide, document.documentElement.scrollHeight - high],
    overlapping,
    outside: [...panels, ...pieces].filter(outside).map(name),
    covered: [...pieces.filter((each) => isCovered(each) || isOnGauges(each)),
      ...places.filter(isUnder).map((each) => each.closest(".place"))].map(name),
    small: small.map((each) => `${name(each)} ${rect(each).width}x${rect(each).height}`),
  };
}"""


def wrong_at(page: Page, size: tuple[int, int], is_board: bool) -> list[str]:
    """What is wrong with the page in a window of this size, once it stands still; a busy machine lays it out late."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(size[0] / 2, 1)
    for _ in range(LOOKS):
        wait_for_calm(page)
        wrong = wrong_in(page.evaluate(LAYOUT), size, is_board)
        if not wrong:
            break
    return wrong


def wrong_in(found: dict[str, Any], size: tuple[int, int], is_board: bool) -> list[str]:
    share = found.pop("share")
    if size[0] > FINGER * 10:
        del found["small"]
    wrong = [f"{size}: {what} {each}" for what, each in found.items() if each not in ([], [0, 0])]
    small = is_board and share < LEAST_SHARE[size]
    return [*wrong, f"{size}: the board has {share:.2f} of the window"] if small else wrong


@pytest.mark.parametrize("game", SERVED)
def test_the_board_is_the_screen_and_nothing_is_covered(server: Server, open_page: OpenPage, game: str) -> None:
    page = open_page()
    race_now(page, server.url, game)
    wrong = []
    for number, decisions in enumerate(STATES):
        for _ in range(decisions):
            decide(page)
        page.wait_for_selector(OWES, state="attached")
        settled(page)
        if page.locator(".result").count():
            break
        for size in SIZES:
            wrong += [f"{number} {each}" for each in wrong_at(page, size, game in BOARDS)]
            picture(page, f"{game}-{number}-{size[0]}")
        page.set_viewport_size({"width": 1440, "height": 900})
    assert [] == wrong


def test_beside_a_guide_on_a_phone_nothing_is_cut_and_no_choice_squeezed_out(
    server: Server, open_page: OpenPage
) -> None:
    """Italian, since its words are longer."""
    page = open_page(phone=True, lang="it-IT")
    race_now(page, server.url, "crazy-race", for_the_first_time=True)
    page.wait_for_selector(".guide")
    settled(page)
    picture(page, "guided-phone-crazy-race")
    page.wait_for_function("(table => table.scrollHeight <= table.clientHeight)(document.querySelector('.table'))")
    race_now(page, server.url, "race90-2", for_the_first_time=True)
    room = f"document.querySelector('.answer .row')?.getBoundingClientRect().width > {2 * FINGER}"
    page.wait_for_function(room)  # else the recommended choice leaves no room for the others


def test_the_question_is_the_second_stop_of_the_keyboard(server: Server, open_page: OpenPage) -> None:
    """After the link that skips to the content."""
    for game in SERVED:
        page = open_page()
        race_now(page, server.url, game)
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.matches('[data-code]')"), game
        expect(page.locator("[data-code]:focus")).to_be_in_viewport()


def test_a_choice_that_may_end_the_race_is_asked_twice(server: Server, open_page: OpenPage) -> None:
    """Options are made risky on their way to the browser; the page says how risky, and asks before one is taken."""
    page = open_page()
    sent: list[str] = []
    page.route_web_socket("**/play*", lambda socket: risk_everything(socket, sent))
    race_now(page, server.url, "crazy-race")
    expect(page.locator("button.piece.target .price.out").first).to_have_text("30% out")
    page.locator("button.piece.target").first.click()
    expect(page.get_by_role("alertdialog")).to_contain_text("ends your race in 30% of cases")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert [] == [each for each in sent if '"choose"' in each]
    page.locator("button.piece.target").first.click()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".dock")).not_to_contain_text("Are you sure")
    page.wait_for_function("document.querySelectorAll('.confirm').length === 0")
    assert 1 == len([each for each in sent if '"choose"' in each])


def test_on_a_phone_a_touch_names_the_gauges_and_a_warning_takes_only_its_room(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(phone=True)
    page.route_web_socket("**/play*", lambda socket: risk_everything(socket, []))
    race_now(page, server.url, "formula-de")
    page.get_by_role("button", name="What these signs mean").click()
    named = page.locator(".dock .player")
    expect(named).to_contain_text("Tyres fitted")
    assert [] == complaints(page, ".dock")
    named.get_by_role("button", name="Close").click()
    expect(named).to_have_count(0)
    page.locator(".tower button").nth(1).click()
    opponent = page.locator(".standings .player")
    expect(opponent).to_contain_text("bot, Sunday driver")
    opponent.get_by_role("button", name="Close").click()
    page.locator("[data-code]").first.click()
    asked = page.get_by_role("alertdialog").bounding_box()
    assert asked is not None
    assert asked["height"] < 4 * FINGER


def risk_everything(socket: WebSocketRoute, sent: list[str]) -> None:
    """A connection on which every option may end the race three times in ten."""
    service = socket.connect_to_server()

    def forward(message: str | bytes) -> None:
        sent.append(str(message))
        service.send(message)

    def change(message: str | bytes) -> None:
        said = json.loads(message)
        for option in said.get("scene", {}).get("options", ()) if said["type"] == "view" else ():
            option |= {"final": True, "warning": "ends your race in 30% of cases"}
            option["outcomes"] = [{"text": "out", "chance": 0.3, "is_out": True}]
        socket.send(json.dumps(said))

    socket.on_message(forward)
    service.on_message(change)


def test_a_car_drives_from_where_it_was_without_showing_at_its_goal_first(server: Server, open_page: OpenPage) -> None:
    """Every frame is watched: the distance from the start only grows."""
    page = open_page(reduced_motion="no-preference")
    race_now(page, server.url, "formula-de")
    while not page.locator("[data-place]").count():
        decide(page)
        settled(page)
    wait_for_calm(page)
    page.evaluate(WATCH_THE_OWN_CAR)
    while page.evaluate("window.spots.length") < 2:
        decide(page)
    page.wait_for_selector(".token.own:not([data-moving])")
    spots = page.evaluate("window.spots")
    start = spots[0]
    ways = [((x - start[0]) ** 2 + (y - start[1]) ** 2) ** 0.5 for x, y in spots]
    assert len(ways) > 2
    assert all(after >= before - 1 for before, after in pairwise(ways)), ways


WATCH_THE_OWN_CAR = """() => {
  window.spots = [];
  const look = () => {
    const at = new DOMMatrix(getComputedStyle(document.querySelector(".token.own")).transform);
    const last = window.spots.at(-1);
    if (!last || last[0] !== at.e || last[1] !== at.f) window.spots.push([at.e, at.f]);
    if (window.spots.length < 400) requestAnimationFrame(look);
  };
  look();
}"""

"""Finding races, ratings, the archive and challenges in the browser."""

import random
import secrets
import time
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

import paddock
from driving import complaints, decide, picture
from paddock.server.challenges.calendar import period, previous
from paddock.server.challenges.tracks import Run
from paddock.server.store import Store
from paddock.server.store.finished import Placed
from paddock.server.store.rows import Seat, Table, TableSettings, User
from serving import Server, config, serving

OpenPage = Callable[..., Page]
DRIVERS = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Frida", "Gianpaolo di Montezemolo")
GAMES = (("formula-de", "monza"), ("crazy-race", ""))
PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with rated races and a challenge that some have driven."""
    settings = config(tmp_path_factory.mktemp("contests"), bot_pace=0.05, bot_seconds=2.0, research=True)
    store = Store(settings.database_url)
    store.database.migrate()
    fill(store)
    store.close()
    with serving(settings) as running:
        yield running


def fill(store: Store) -> None:
    """Seven drivers of different strength with 40 rated races, and today's challenge on a board."""
    ids = {name: f"id{number}" for number, name in enumerate(DRIVERS)}
    for name, id in ids.items():  # noqa: A001
        store.users.add(User(id, name))
    luck = random.Random(4)
    for number in range(40):
        game, circuit = GAMES[number % 2]
        table = luck.sample(DRIVERS, luck.randint(3, 5))
        driven = {name: luck.gauss(4.0 * DRIVERS.index(name), 12.5) for name in table}
        finish(store, number, game, circuit, sorted(table, key=lambda name: -driven[name]), ids)
    with store.database.write() as connection:  # as if they had met over a year
        connection.exec_driver_sql("UPDATE ratings SET sigma = 3")
    setup = paddock.game("formula-de").setup(3, preset="first-lap")
    board = paddock.game("formula-de").new(3, preset="first-lap", seed="b").board("en")
    assert board is not None
    spots = [place.id for place in board.places][30:130:6]
    for each in (period("day", time.time()), previous(period("day", time.time()))):
        store.challenges.add(each.id, setup, "first-lap", 1, "level-1", each.begins, each.ends)
        for place, name in enumerate(DRIVERS[:4], 1):
            store.challenges.begin(each.id, ids[name])
            store.challenges.set_table(each.id, ids[name], "t0")
            [tried] = [store.challenges.of_user(each.id, ids[name])]
            assert tried is not None
            run = Run(place, 20 - 9 * place, {number: (spots[number],) for number in range(1, 9)})
            store.challenges.settle(tried, place, run.gap, run)
        store.challenges.set_champion(each.id, Run(1, 8, {number: (spots[number + 1],) for number in range(1, 9)}))


def finish(store: Store, number: int, game: str, circuit: str, names: list[str], ids: dict[str, str]) -> None:
    seats = [Seat(seat, ids[name], name=name) for seat, name in enumerate(names)]
    setup = replace(paddock.game(game).setup(len(names), circuit or None), names=tuple(names))
    at, settings = time.time(), TableSettings(rated=True)
    table = Table(f"t{number}", setup, 1, settings, seats[0].user or "", "public", "running", "seed", at, at)
    store.tables.add(table, seats)
    store.finished.finish(table, b"", [Placed(seat.seat, seat.user, "", seat.seat + 1) for seat in seats])


def register(page: Page, server: Server) -> None:
    """Give the page's user an account."""
    page.goto(server.url + "/me")
    page.locator("#account").fill(f"user-{secrets.token_hex(4)}")
    page.locator("#password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("status")).to_be_visible()


@pytest.mark.parametrize(
    ("theme", "lang", "phone"), [("light", "en-GB", False), ("dark", "it-IT", False), ("light", "it-IT", True)]
)
def test_the_pages_are_accessible_and_fit(
    server: Server, open_page: OpenPage, theme: str, lang: str, phone: bool
) -> None:
    page = open_page(phone=phone, lang=lang, color_scheme=theme)
    found = []
    for path, ready in (
        ("/", ".poster .art"),
        ("/find", "#seek-game option"),
        ("/ratings?game=formula-de", "tbody tr"),
        ("/driver/id6", "circle"),
        ("/archive", "li.sheet"),
        ("/challenges", "tbody tr"),
        ("/me", "input[type=checkbox]"),
    ):
        if not phone:
            page.set_viewport_size({"width": 1366, "height": 768})
        page.goto(server.url + path)
        page.wait_for_selector(ready, state="attached")
        name = path.strip("/").split("?")[0].replace("/", "-") or "home"
        picture(page, f"contests-{name}-{theme}-{'phone' if phone else 'laptop'}")
        found += [f"{path} {each}" for each in complaints(page)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is too wide"
    assert [] == found


def test_from_the_front_page_to_the_replay_of_a_leader(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server.url)
    page.get_by_role("link", name="Ratings").click()
    page.locator("main select").select_option("formula-de")
    leader = page.locator("tbody tr").first.get_by_role("link")
    name = leader.inner_text()
    leader.click()
    expect(page.locator("h1")).to_have_text(name)
    page.get_by_role("link", name="Archive").click()
    page.get_by_label("Driver").fill(name.lower())
    page.get_by_label("Result").select_option("won")
    page.get_by_role("button", name="Search").click()
    first = page.locator("li.sheet").first
    expect(first.locator("ol li").first).to_contain_text(name)
    assert first.get_by_role("link", name="Watch").get_attribute("href").startswith("/replay/t")  # type: ignore[union-attr]
    found = first.inner_text()
    page.reload()  # the search is in the address
    expect(page.get_by_label("Driver")).to_have_value(name.lower())
    expect(page.locator("li.sheet").first).to_have_text(found, use_inner_text=True)


def test_two_who_want_the_same_race_find_each_other(server: Server, open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page(phone=True)
    ann.goto(server.url + "/find")
    ann.get_by_label("Game").first.select_option("crazy-race")
    ann.get_by_role("button", name="Look for drivers").click()
    expect(ann.get_by_role("status")).to_contain_text("1 of 2")
    bob.goto(server.url + "/find")
    bob.get_by_role("button", name="Join in").click()
    for page in (ann, bob):
        page.wait_for_url("**/table/*", timeout=20_000)
        page.wait_for_selector(".frame", timeout=20_000)
    assert ann.url.split("/")[-1] == bob.url.split("/")[-1]


def test_a_challenge_is_driven_among_ghosts(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server.url + "/challenges")
    expect(page.get_by_label("Race of the day")).to_contain_text("account")
    register(page, server)
    page.goto(server.url + "/challenges")
    today = page.get_by_label("Race of the day")
    expect(today.locator("tbody")).to_contain_text("The Champion")
    expect(today.locator("tbody").get_by_role("link")).to_have_count(0)
    today.get_by_role("button", name="Drive it").click()
    page.wait_for_url("**/table/*")
    while not page.locator(".token.ghost").count():
        assert decide(page), "the race is over without a ghost"
    expect(page.locator(".token.ghost").first).to_have_attribute("aria-label", "Ghost: the best run so far, by Ann")
    assert 2 == page.locator(".token.ghost").count()
    picture(page, "contests-ghosts")
    assert [] == complaints(page)
    page.goto(server.url + "/challenges")
    expect(page.get_by_role("button", name="Go on driving")).to_be_visible()

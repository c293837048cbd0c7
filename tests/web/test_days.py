"""Races over days in the browser: how one wants to be told, the account, the app, and tables without network."""

import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from driving import OWES, complaints, race_now
from paddock.server.notify.settings import Calling
from paddock.server.run import free_port
from receivers import Mailbox, mailbox
from serving import SERVED, Server, config, serving

OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Mailbox, str]]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(box: tuple[Mailbox, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with mail, webhooks and push."""
    port = free_port("127.0.0.1", 0)
    calling = Calling(
        address=f"http://127.0.0.1:{port}",
        smtp=box[1],
        mail_from="paddock@races.example",
        webhooks=True,
        push=True,
        delay=0.2,
    )
    with serving(config(tmp_path_factory.mktemp("web"), port=port, calling=calling, bot_pace=0.05)) as running:
        yield running


def wait_for_mail(box: Mailbox, page: Page) -> str:
    for _ in range(200):
        if box.got:
            return box.texts()[0]
        page.wait_for_timeout(50)
    raise AssertionError("no mail")


def test_a_user_asks_for_mails_and_is_called(server: Server, open_page: OpenPage, box: tuple[Mailbox, str]) -> None:
    page, mails = open_page(), box[0]
    page.goto(server.url + "/me")
    page.locator("#mail").fill("ann@home.example")
    page.get_by_role("button", name="Confirm this address").click()
    link = re.findall(r"http://\S+/mail/\S+", wait_for_mail(mails, page))[0]
    page.goto(link)
    page.get_by_role("button", name="Confirm ann@home.example").click()
    expect(page.get_by_role("heading", name="Your address is confirmed")).to_be_visible()
    assert [] == complaints(page)

    page.goto(server.url + "/me")
    expect(page.get_by_label("ann@home.example")).to_be_checked()
    page.get_by_label("from", exact=True).fill("23:00")
    page.locator("#zone").select_option("Europe/Rome")
    page.locator("#notices").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert [] == complaints(page)
    page.reload()
    expect(page.get_by_label("from", exact=True)).to_have_value("23:00")


def test_a_key_is_made_and_works(server: Server, open_page: OpenPage) -> None:
    page = open_page(lang="it-IT")
    page.goto(server.url + "/me")
    page.locator("#key-name").fill("terminale")
    page.get_by_role("button", name="Nuova chiave").click()
    key = page.locator("code", has_text="paddock_").inner_text()
    reply = httpx.get(server.url + "/api/me", headers={"authorization": f"Bearer {key}"})
    assert reply.json()["id"]
    page.get_by_role("button", name="Revoca").click()
    expect(page.get_by_role("button", name="Revoca")).to_have_count(0)


def test_the_app_opens_at_the_table_that_waits_and_shows_it_without_network(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page()
    race_now(page, server.url, SERVED[0])
    page.wait_for_selector(OWES, state="attached")
    table = page.url
    manifest = httpx.get(server.url + "/manifest.json").json()
    page.goto(server.url + manifest["start_url"])
    page.wait_for_url(table)
    page.wait_for_selector(OWES, state="attached")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # through the service worker, which keeps what it sees
    page.wait_for_selector(OWES, state="attached")
    page.wait_for_timeout(1500)

    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(".tower")).to_be_visible()
    assert 0 == page.locator(OWES).count()
    page.context.set_offline(False)
    page.wait_for_selector(OWES, state="attached")


def test_every_icon_of_the_app_is_there(server: Server) -> None:
    manifest = httpx.get(server.url + "/manifest.json").json()
    for icon in manifest["icons"]:
        reply = httpx.get(server.url + icon["src"])
        assert (200, icon["type"]) == (reply.status_code, reply.headers["content-type"])


def over_days(page: Page, url: str) -> None:
    """A race over days against bots, of which the browser shows the table."""
    body = """async () => {
        const seats = [{ kind: "me" }, { kind: "bot", level: "level-1" }];
        const clock = { kind: "days", seconds: 172800 };
        const body = JSON.stringify({ setup: { game: "crazy-race", seats: 2 }, seats, clock, start: true });
        const headers = { "Content-Type": "application/json" };
        return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
    }"""
    page.goto(url + "/me")
    page.wait_for_selector("#holidays form")
    page.goto(f"{url}/table/{page.evaluate(body)}")
    page.wait_for_selector(OWES, state="attached")


@pytest.mark.parametrize("phone", [False, True])
def test_a_plan_is_built_tried_out_armed_and_revoked(server: Server, open_page: OpenPage, phone: bool) -> None:
    page = open_page(lang="en-GB")
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    over_days(page, server.url)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Plan ahead").click()
    dialog = page.get_by_role("dialog")
    question = dialog.get_by_label("When you are asked").first
    expect(question).to_be_visible(timeout=20_000)
    question.select_option("take-card")
    assert [] == complaints(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(dialog.get_by_role("button", name="Arm it")).to_be_disabled()
    dialog.locator(".options button").first.click()
    dialog.get_by_role("button", name="Add to the plan").click()
    dialog.get_by_role("button", name="Try it out").click()
    expect(dialog.get_by_text(re.compile(r"In \d+ tries"))).to_be_visible(timeout=20_000)
    assert [] == complaints(page)
    dialog.get_by_role("button", name="Arm it").click()
    expect(dialog.get_by_text("Your plan is armed.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Your plan is armed.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Show").click()
    dialog.get_by_role("button", name="Revoke it").click()
    expect(page.get_by_text("Your plan is armed.")).to_have_count(0)


def test_a_holiday_is_set_and_a_table_paused(server: Server, open_page: OpenPage) -> None:
    page = open_page(lang="it-IT")
    over_days(page, server.url)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Chiedi una pausa del tavolo").click()
    expect(page.get_by_text("Il tavolo è in pausa.")).to_be_visible()
    page.get_by_role("button", name="Fine della pausa").click()
    expect(page.get_by_text("Il tavolo è in pausa.")).to_have_count(0)
    table = page.url
    page.goto(server.url + "/me")
    today = page.evaluate("new Intl.DateTimeFormat('sv').format(new Date())")
    page.get_by_label("Primo giorno").fill(today)
    page.get_by_label("Ultimo giorno").fill(today)
    page.locator("#holidays").get_by_role("button", name="Aggiungi").click()
    expect(page.locator("#holidays").get_by_role("button", name="Togli")).to_be_visible()
    assert [] == complaints(page)
    page.goto(table)
    expect(page.locator(".tower").get_by_text("fino al")).to_be_visible()

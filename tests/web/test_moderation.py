"""Muting, blocking and reporting at a table; the owner's page; the page of what is stored, and deletion."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driving import complaints, in_both_themes, picture
from paddock.cli.command import main
from serving import Server

OpenPage = Callable[..., Page]
PASSWORD = "correct horse battery"


def call(page: Page, path: str, body: Any = None) -> Any:
    """A request of the page's own user."""
    reply = page.request.post(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path, data=body or {})
    assert reply.ok, reply.text()
    return reply.json()


def enter(page: Page, server: Server, name: str) -> None:
    """A guest of a name, on the front page."""
    page.goto(server.url + "/me")
    page.wait_for_selector("#name")
    call(page, "/api/guests", {"name": name})


def at_a_table(server: Server, ann: Page, bob: Page) -> str:
    """Ann's table, where Bob sits as well; the race has not started."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"setup": {"game": "crazy-race", "seats": 2}, "seats": seats}
    table = str(call(ann, "/api/tables", body)["id"])
    call(bob, f"/api/tables/{table}/join")
    for page in (ann, bob):
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".chat input")
    return table


def say(page: Page, text: str) -> None:
    page.locator(".chat input").fill(text)
    page.locator(".chat form button[type=submit]").click()


@pytest.mark.parametrize("phone", [False, True])
def test_a_player_mutes_reports_and_blocks_another(server: Server, open_page: OpenPage, phone: bool) -> None:
    ann, bob = open_page(phone=phone), open_page()
    enter(ann, server, "Ann")
    enter(bob, server, "Bob")
    at_a_table(server, ann, bob)
    say(bob, "you are slow")
    expect(ann.locator(".chat .lines")).to_contain_text("you are slow")
    about = ann.get_by_role("button", name="About Bob: mute, block or report")
    about.click()
    picture(ann, f"person-{'phone' if phone else 'desktop'}")
    assert [] == complaints(ann)
    ann.locator("dialog").get_by_role("button", name="Report").click()
    ann.locator("#reason").fill("He hurries me.")
    picture(ann, f"report-{'phone' if phone else 'desktop'}")
    assert [] == complaints(ann)
    ann.locator("dialog").get_by_role("button", name="Send the report").click()
    expect(ann.get_by_role("status")).to_contain_text("Thank you")
    ann.locator("dialog").get_by_role("button", name="Close").click()

    about.click()
    ann.locator("dialog").get_by_role("button", name="Mute").click()
    expect(ann.get_by_role("status")).to_contain_text("Muted")
    ann.keyboard.press("Escape")
    expect(ann.locator(".chat .lines")).not_to_contain_text("you are slow")
    expect(bob.locator(".chat .lines")).to_contain_text("you are slow")

    ann.get_by_role("button", name="Players at this table").click()
    ann.locator("dialog").get_by_role("button", name="Bob").click()
    ann.locator("dialog").get_by_role("button", name="Block").click()
    expect(ann.get_by_role("status")).to_contain_text("Blocked")
    ann.goto(server.url + "/me")
    expect(ann.locator("li", has_text="Bob")).to_contain_text("blocked")
    ann.get_by_role("button", name="Undo for Bob").click()
    expect(ann.locator("main")).to_contain_text("You have muted or blocked nobody.")


def owner_page(server: Server, open_page: OpenPage, account: str, **more: Any) -> Page:
    page = open_page(**more)
    enter(page, server, "Olga")
    call(page, "/api/accounts", {"account": account, "password": PASSWORD})
    assert 0 == main(["server", "owner", account, "--database", server.settings.database_url])
    return page


def test_the_owner_reads_a_report_and_bans(server: Server, open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    enter(ann, server, "Ann")
    enter(bob, server, "Rudolf")
    table = at_a_table(server, ann, bob)
    say(bob, "you fool")
    expect(ann.locator(".chat .lines")).to_contain_text("you fool")
    call(ann, "/api/reports", {"table": table, "seat": 1, "kind": "chat", "reason": "He insults me."})
    owner = owner_page(server, open_page, "olga")
    owner.goto(server.url + "/me")
    owner.get_by_role("link", name="Moderation").click()
    report = owner.locator("article", has_text="He insults me.")
    expect(report).to_contain_text("you fool")
    picture(owner, "owner-reports")
    report.get_by_role("link", name="Rudolf").click()
    owner.get_by_role("button", name="Ban …", exact=True).click()
    owner.get_by_label("Reason, for the audit log").fill("Insults.")
    assert [] == complaints(owner)
    picture(owner, "owner-user")
    owner.get_by_role("button", name="Ban", exact=True).click()
    expect(owner.get_by_role("status")).to_contain_text("Banned.")
    say(bob, "fool again")
    expect(bob.locator("main")).not_to_contain_text("fool again")
    owner.goto(f"{server.url}/owner?tab=audit")
    expect(owner.locator("tbody tr").first).to_contain_text("Insults.")
    owner.goto(f"{server.url}/owner?tab=tables&find={table}")
    owner.get_by_role("button", name="Close …").click()
    owner.get_by_role("button", name="Close", exact=True).click()
    expect(ann.locator("main")).to_contain_text("This table was closed by a moderator.")


@pytest.mark.parametrize("phone", [False, True])
def test_the_new_pages_are_accessible(server: Server, open_page: OpenPage, phone: bool) -> None:
    kind = "phone" if phone else "desktop"
    page = owner_page(server, open_page, f"owner-{kind}", phone=phone)
    found = []
    for path, ready in (
        ("/privacy", "dl dd"),
        ("/me", "#name"),
        ("/owner?tab=reports", "[role=tabpanel]"),
        ("/owner?tab=users", "li.sheet"),
        ("/owner?tab=tables", "#find-table"),
        ("/owner?tab=bans", "[role=tabpanel]"),
        ("/owner?tab=audit", "tbody tr"),
    ):
        page.goto(server.url + path)
        page.wait_for_selector(ready)
        if path == "/me":
            page.get_by_role("button", name="Delete me").click()
        name = f"{path.strip('/').replace('?tab=', '-')}-{kind}"
        found += [f"{path} {each}" for each in in_both_themes(page, name)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is too wide"
    assert [] == found


def test_the_owners_page_is_not_for_strangers(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server.url + "/owner")
    expect(page.locator("h1")).to_contain_text("Page not found")


def test_a_guest_deletes_everything(server: Server, open_page: OpenPage) -> None:
    page = open_page(lang="it-IT")
    page.goto(server.url)
    page.get_by_role("link", name="Che cosa è salvato su di te").click()
    expect(page.locator("dt").first).to_contain_text("Tu")
    page.get_by_role("link", name="Copia o cancella i miei dati").click()
    page.wait_for_selector("#name")
    call(page, "/api/guests", {"name": "Gino"})
    page.reload()
    with page.expect_download() as copy:
        page.get_by_role("link", name="Scarica una copia").click()
    assert '"Gino"' in copy.value.path().read_text()
    page.get_by_role("button", name="Cancellami").click()
    page.locator("#confirm").fill("Pino")
    page.get_by_role("button", name="Cancella per sempre").click()
    expect(page.get_by_role("alert")).to_contain_text("esattamente")
    page.locator("#confirm").fill("Gino")
    page.get_by_role("button", name="Cancella per sempre").click()
    page.wait_for_url(server.url + "/")
    page.goto(server.url + "/me")
    page.wait_for_selector("#name")
    assert "Gino" != page.locator("#name").input_value()

"""The owner's page and commands: users, tables, reports, bans, and the audit log."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from paddock.cli.command import main
from paddock.server.api import ENDPOINTS
from paddock.server.moderation.bans import Bans, read_network
from paddock.server.store import Store
from paddock.server.store.rows import Ban, User
from serving import Arrive, Guest, Server, config, new_database, serving, two_at_a_table, until_closed

PASSWORD = "correct horse battery"
OWNER_PATHS = sorted({each.path for each in ENDPOINTS if each.path.startswith("/api/owner")})


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each database."""
    more = {} if request.param == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
    with serving(config(tmp_path_factory.mktemp("server"), reports_per_minute=1e6, **more)) as running:
        yield running


def command(server: Server, *words: str) -> int:
    return main(["server", *words, "--database", server.settings.database_url])


async def staff(server: Server, account: str, role: str) -> Guest:
    """A user with an account and a role, given by command while the server runs."""
    guest = await Guest(server.url, account.title()).arrive()
    reply = await guest.http.post("/api/accounts", json={"account": account, "password": PASSWORD})
    if reply.status_code == 409:
        await guest.post("/api/sign-in", {"account": account, "password": PASSWORD})
    assert 0 == command(server, "owner", account, "--role", role)
    return guest


@pytest.fixture
async def owner(server: Server) -> AsyncIterator[Guest]:
    guest = await staff(server, "olga", "owner")
    yield guest
    await guest.close()


@pytest.fixture
async def moderator(server: Server) -> AsyncIterator[Guest]:
    guest = await staff(server, "mara", "moderator")
    yield guest
    await guest.close()


async def id_of(guest: Guest) -> str:
    return str((await guest.get("/api/me"))["id"])


async def eventually(is_so: Any) -> None:
    """Wait until something is so; a command takes effect within a second."""
    for _ in range(200):
        if await is_so():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen within ten seconds")


@pytest.mark.parametrize("path", OWNER_PATHS)
async def test_for_strangers_there_is_nothing(arrive: Arrive, path: str) -> None:
    ann = await arrive("Ann")
    bodies: dict[str, dict[str, Any]] = {
        "ban": {"scope": "full", "days": 0, "reason": "x"},
        "role": {"role": "owner"},
        "rename": {"name": "x"},
    }
    for point in ENDPOINTS:
        if point.path == path:
            address = path.replace("{user}", "abc").replace("{table}", "abc").replace("{report}", "1")
            body = {**bodies.get(address.rsplit("/", 1)[-1], {})}
            if "networks" in address:
                body["network"] = "203.0.113.0/24"
            reply = await ann.http.request(point.method, address, json=body if point.body else None)
            assert (404, "no-such-page") == (reply.status_code, reply.json()["error"])


async def test_requests_from_other_sites_are_refused(owner: Guest) -> None:
    reply = await owner.http.post("/api/owner/tables/abc/close", json={}, headers={"Origin": "https://evil.example"})
    assert 403 == reply.status_code


async def test_a_moderator_has_less_power_than_the_owner(owner: Guest, moderator: Guest, arrive: Arrive) -> None:
    olga, mara, ann = await id_of(owner), await id_of(moderator), await id_of(await arrive("Ann"))
    ban = {"scope": "chat", "days": 1, "reason": "rude"}
    await moderator.post(f"/api/owner/users/{ann}/ban", ban, expect=200)
    for path, body in (
        (f"users/{olga}/ban", ban),
        (f"users/{ann}/role", {"role": "owner"}),
        (f"users/{ann}/delete", {}),
        (f"users/{ann}/reset-password", {}),
        ("tables/abc/delete", {}),
    ):
        assert "owner-only" == (await moderator.post(f"/api/owner/{path}", body, expect=403))["error"]
    await moderator.post(f"/api/owner/users/{mara}/ban", ban, expect=422)
    await owner.post(f"/api/owner/users/{mara}/role", {"role": ""}, expect=200)
    await moderator.get("/api/owner", expect=404)


async def test_a_chat_ban_stops_the_chat_only(owner: Guest, arrive: Arrive) -> None:
    _, bob, table = await two_at_a_table(arrive)
    async with bob.at(table["id"]) as place:
        await owner.post(f"/api/owner/users/{await id_of(bob)}/ban", {"scope": "chat", "days": 2, "reason": "Be kind."})
        refused = await place.ask("chat", text="you fool")
        assert "chat-banned" == refused["error"]
        assert "Be kind." in refused["text"]
        assert "UTC" in refused["text"]
        assert "pong" == (await place.ask("ping"))["type"]
    assert "Be kind." in (await bob.get("/api/me"))["notice"]
    await bob.open_table("crazy-race", ["me", "open"])
    await owner.post(f"/api/owner/users/{await id_of(bob)}/lift", {"reason": "He apologised."})
    async with bob.at(table["id"]) as place:
        assert "done" == (await place.ask("chat", text="sorry"))["type"]


async def test_a_banned_user_is_put_out_and_a_bot_drives_on(owner: Guest, arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    lobby = await ann.open_table("crazy-race", ["me", "open"])
    await bob.post(f"/api/tables/{lobby['id']}/join", {})
    async with bob.at(table["id"]) as place:
        ban = {"scope": "full", "days": 0, "reason": "Cheating."}
        await owner.post(f"/api/owner/users/{await id_of(bob)}/ban", ban)
        await until_closed(place)
    async with bob.at(table["id"]) as place:
        assert "banned-for-good" == (await place.hear())["error"]
    assert "Cheating." in (await bob.post("/api/guests", {"name": "Rob"}, expect=403))["text"]
    await bob.get("/api/me/data")
    seats = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
    assert [False, True] == [seat["away"] for seat in seats]
    assert (await ann.get(f"/api/tables/{lobby['id']}"))["seats"][1]["free"]
    await bob.post("/api/sign-out", expect=200)


async def test_a_network_ban_concerns_guests_and_strangers(server: Server, owner: Guest) -> None:
    guest = await Guest(server.url, "Ann").arrive()
    member = await Guest(server.url, "Ben").arrive()
    name = f"ben-{'pg' if 'postgres' in server.settings.database_url else 'lite'}"
    await member.post("/api/accounts", {"account": name, "password": PASSWORD})
    ban = {"scope": "full", "days": 1, "reason": "Spam."}
    await owner.post("/api/owner/networks/ban", {"network": "127.0.0.1/32", **ban})
    try:
        assert "banned" == (await guest.post("/api/guests", {"name": "Eve"}, expect=403))["error"]
        await member.post("/api/guests", {"name": "Benny"}, expect=200)
        shown = await owner.get("/api/owner/bans")
        assert ["127.0.0.0/24"] == [each["subject"] for each in shown["bans"] if "/" in each["subject"]]
    finally:
        await owner.post("/api/owner/networks/lift", {"network": "127.0.0.0/24"})
    await guest.post("/api/guests", {"name": "Eve"}, expect=200)
    await owner.post("/api/owner/networks/ban", {"network": "0.0.0.0/0", **ban}, expect=422)
    await guest.close()
    await member.close()


def test_networks_are_read_as_they_are_known() -> None:
    assert "203.0.113.0/24" == read_network("203.0.113.7/32")
    assert "2001:db8::/64" == read_network("2001:db8::1/128")
    assert [None, None, None] == [read_network(text) for text in ("0.0.0.0/0", "somewhere", "2001:db8::/32")]


def test_bans_end_by_themselves() -> None:
    bans = Bans()
    bans.replace([Ban(1, "ann", "full", 1.0, "over", 0.0), Ban(2, "bob", "full", 1e12, "still", 0.0)])
    assert bans.find("full", User("ann", "Ann"), "") is None
    assert bans.find("full", User("bob", "Bob"), "") is not None


async def test_an_offensive_name_is_replaced_everywhere_at_once(owner: Guest, arrive: Arrive) -> None:
    ann, bob = await arrive("Ann"), await arrive("Nasty")
    table = await ann.open_table("crazy-race", ["me", "open"])
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with bob.at(table["id"]) as place:
        await place.ask("chat", text="hello")
    async with ann.at(table["id"]) as place:
        await place.until(lambda view: view["scene"]["players"][1]["name"] == "Nasty")
        await owner.post(f"/api/owner/users/{await id_of(bob)}/rename", {"name": "Nicer", "reason": "Offensive."})
        await place.until(lambda view: view["scene"]["players"][1]["name"] == "Nicer")
        assert "Nicer" == place.table["seats"][1]["name"]
        assert not any("Nasty" in line for line in place.log)
    async with ann.at(table["id"]) as place:
        talk = await place.hear()
        while talk["type"] != "talk":
            talk = await place.hear()
        assert ["Nicer"] == [line["name"] for line in talk["lines"]]
    assert "Nicer" == (await bob.get("/api/me"))["name"]


async def test_a_table_is_closed_reopened_and_deleted(owner: Guest, arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    path = f"/api/owner/tables/{table['id']}"
    async with ann.at(table["id"]) as place:
        await owner.post(f"{path}/close", {"reason": "A quarrel."})
        heard = await place.hear()
        while heard["type"] != "refused":
            heard = await place.hear()
        assert "table-closed" == heard["error"]
    assert "table-closed" == (await bob.get(f"/api/tables/{table['id']}", expect=410))["error"]
    assert [] == (await bob.get("/api/tables"))["mine"]
    await owner.post(f"{path}/close", {}, expect=404)
    await owner.post(f"{path}/reopen", {}, expect=200)
    async with ann.at(table["id"]) as place:
        await place.until(lambda view: view["number"] == 0)
    await owner.post(f"{path}/delete", {"reason": "No race."})
    await ann.get(f"/api/tables/{table['id']}", expect=404)
    await owner.post(f"{path}/delete", {}, expect=404)


async def test_a_forgotten_password_is_replaced(owner: Guest, arrive: Arrive, server: Server) -> None:
    ann = await arrive("Ann")
    account = f"ann-{'pg' if 'postgres' in server.settings.database_url else 'lite'}"
    await owner.post(f"/api/owner/users/{await id_of(ann)}/reset-password", {}, expect=409)
    await ann.post("/api/accounts", {"account": account, "password": PASSWORD})
    new = (await owner.post(f"/api/owner/users/{await id_of(ann)}/reset-password", {}))["password"]
    assert "" == (await ann.get("/api/me"))["id"], "her sessions have ended"
    await ann.post("/api/sign-in", {"account": account, "password": PASSWORD}, expect=403)
    await ann.post("/api/sign-in", {"account": account, "password": new}, expect=200)


async def test_reports_are_listed_with_their_evidence_and_closed(moderator: Guest, arrive: Arrive) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    async with bob.at(table["id"]) as place:
        await place.ask("chat", text="you fool")
    body = {"table": table["id"], "seat": 1, "kind": "behaviour", "reason": "He insults me."}
    await ann.post("/api/reports", body)
    [report] = [each for each in (await moderator.get("/api/owner/reports"))["reports"] if each["table"] == table["id"]]
    assert ("Bob", "Ann", "He insults me.") == (report["subject_name"], report["reporter_name"], report["reason"])
    assert ["you fool"] == [line["text"] for line in report["evidence"]["chat"]]
    page = await moderator.get(f"/api/owner/users/{report['subject']}")
    assert (1, [report["id"]]) == (page["user"]["reports"], [each["id"] for each in page["reports"]])
    await moderator.post(f"/api/owner/reports/{report['id']}/close", {"reason": "Warned."})
    await moderator.post(f"/api/owner/reports/{report['id']}/close", {}, expect=404)
    left = (await moderator.get("/api/owner/reports"))["reports"]
    assert report["id"] not in [each["id"] for each in left]
    assert report["id"] in [each["id"] for each in (await moderator.get("/api/owner/reports", all=True))["reports"]]


async def test_every_act_is_in_the_audit_log(owner: Guest, arrive: Arrive, server: Server) -> None:
    bob = await arrive("Bob")
    me, him = await id_of(owner), await id_of(bob)
    await owner.post(f"/api/owner/users/{him}/ban", {"scope": "chat", "days": 1, "reason": "Rude."})
    await owner.post(f"/api/owner/users/{him}/lift", {"reason": "Enough."})
    shown = await owner.get("/api/owner/audit")
    lines = [(each["actor"], each["act"], each["subject"], each["reason"]) for each in shown["acts"][:2]]
    assert [(me, "lift", him, "Enough."), (me, "ban", him, "Rude.")] == lines
    assert "Bob" == shown["names"][him]
    store = Store(server.settings.database_url)
    for change in ("DELETE FROM audit", "UPDATE audit SET reason = ''"):
        with pytest.raises(sa.exc.DBAPIError, match="only added to"), store.database.write() as connection:
            connection.execute(sa.text(change))
    store.close()


async def test_what_fails_is_not_in_the_audit_log(owner: Guest, server: Server, arrive: Arrive) -> None:
    bob = await id_of(await arrive("Bob"))
    before = (await owner.get("/api/owner/audit"))["acts"]
    await owner.post(f"/api/owner/users/{bob}/lift", {}, expect=409)
    await owner.post("/api/owner/tables/nosuch/delete", {}, expect=404)
    assert before == (await owner.get("/api/owner/audit"))["acts"]


async def test_users_and_tables_are_found(owner: Guest, arrive: Arrive) -> None:
    bob = await arrive("Roberta 100%")
    table = await bob.open_table("crazy-race", ["me", "level-1"])
    [user] = (await owner.get("/api/owner/users", find="roberta 100%"))["users"]
    assert ("Roberta 100%", 1, "127.0.0.0/24") == (user["name"], user["tables"], user["network"])
    [found] = (await owner.get("/api/owner/tables", find="Roberta"))["tables"]
    assert (table["id"], "Roberta 100%") == (found["id"], found["host_name"])
    assert [] == (await owner.get("/api/owner/users", find="_oberta"))["users"]


async def test_commands_take_effect_while_the_server_runs(
    server: Server, arrive: Arrive, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    him = await id_of(bob)
    assert 0 == command(server, "ban", him, "--chat", "--days", "3", "--reason", "Rude.")

    async def is_silent() -> bool:
        async with bob.at(table["id"]) as place:
            return bool((await place.ask("chat", text="hello")).get("error") == "chat-banned")

    await eventually(is_silent)
    assert 0 == command(server, "close-table", table["id"], "--reason", "A quarrel.")

    async def is_closed() -> bool:
        return (await ann.http.get(f"/api/tables/{table['id']}")).status_code == 410

    await eventually(is_closed)
    assert 0 == command(server, "rename", him, "Polite")

    async def is_renamed() -> bool:
        return bool((await bob.get("/api/me"))["name"] == "Polite")

    await eventually(is_renamed)
    capsys.readouterr()
    for words, seen in (
        (("users", "Polite"), him),
        (("tables", table["id"]), "closed"),
        (("bans",), "Rude."),
        (("audit",), "console"),
        (("reports", "--all"), ""),
    ):
        assert 0 == command(server, *words)
        assert seen in capsys.readouterr().out


def test_commands_say_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"
    store = Store(url)
    store.database.migrate()
    for id in ("one", "two"):  # noqa: A001
        store.users.add(User(id, "Ann"))
    store.close()
    for words, status, why in (
        (("owner", "nobody"), 1, "no user 'nobody'"),
        (("ban", "Ann", "--reason", "x"), 1, "one two"),
        (("ban", "one"), 2, "--reason"),
        (("ban", "one", "--reason", "x", "--days", "-1"), 2, "3,650"),
        (("owner", "one"), 1, "need an account"),
        (("lift", "one"), 1, "no ban"),
        (("ban", "10.0.0.0/8", "--reason", "x"), 1, "203.0.113.0/24"),
        (("delete-table", "abc"), 2, "--yes"),
        (("close-table", "abc"), 1, "no such table"),
        (("close-report", "7"), 1, "no such open report"),
    ):
        assert status == main(["server", *words, "--database", url, "--lang", "en"])
        assert why in capsys.readouterr().err
